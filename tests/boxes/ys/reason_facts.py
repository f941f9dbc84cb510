"""What must be true when Ys gives a reason, counted out of the gems that lie before everybody."""

from game.ai.brain import Plan
from game.ai.reasons import Reason
from game.boxes.ys.rules.scoring import GEM_POINTS
from game.boxes.ys.rules.view import View
from game.core.rules import Seat
from tests.boxes.facts import Facts


def _gem(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    """The rank of the colour pays for the place with one more, less what it pays now; who ties has the lowest place."""
    colour, public = reason.values["colour"], view.public
    rank = sum((-public.quotes[other], other) < (-public.quotes[colour], colour) for other in range(4))
    owned = [gems[colour] for gems in public.gems]

    def pays(number: int) -> int:
        others = [other for party, other in enumerate(owned) if party != seat]
        return GEM_POINTS[rank][sum(other >= number for other in others)] if number else 0

    gain = pays(owned[seat] + 1) - pays(owned[seat])
    return bool(plan[0].colour == colour and reason.values["points"] == gain > 0)


def _characters(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    """The character that the other plan plays is in hand, here none is played, and there is a turn to play it in."""
    card, is_later = reason.values["card"], view.public.round < 4
    is_held = not hasattr(plan[0], "card") and card in (view.hands[seat] or ())
    return bool(is_later and is_held and instead and instead[0].card == card)


FACTS: Facts = {"reasons.gem": _gem, "reasons.characters": _characters}
