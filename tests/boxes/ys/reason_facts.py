"""What must be true when Ys gives a reason, counted out of the gems that lie before everybody."""

from game.ai.brain import Plan
from game.ai.reasons import Reason
from game.boxes.ys.rules.components import AFTER_PAIR
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


def _ahead(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    """With the gem that is taken nobody else has as many of its colour."""
    colour, most = (
        reason.values["colour"],
        max(g[reason.values["colour"]] for i, g in enumerate(view.public.gems) if i != seat),
    )
    ahead = view.public.gems[seat][colour] + 1 - most
    return bool(plan[0].colour == colour and reason.values["gems"] == (colour,) * ahead and ahead > 0)


def _ties(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    """However the others pick, those who are named have the same sum in front and a higher card."""
    public, card = view.public, plan[0].card
    left = [other for other in public.cards if other != card]
    cards = {other: [public.chosen[other]] if public.chosen[other] else left for other in range(public.seats)}
    equal = [other for other in cards if other != seat and sum(public.front[other]) == sum(public.front[seat])]
    behind = tuple(other for other in equal if all(its > card for its in cards[other]))
    return bool(behind and reason.values["seats"] == behind)


def _characters(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    """The character that the other plan plays is in hand, here none is played, and it can be played after this.

    In the last turn that is so after a pair where one more and the broker that is left over are behind the screen.
    """
    public, card = view.public, reason.values["card"]
    is_later = public.round < 4 or (public.window == AFTER_PAIR and public.behind[seat] >= 3)
    is_held = not hasattr(plan[0], "card") and card in (view.hands[seat] or ())
    return bool(is_later and is_held and instead and instead[0].card == card)


def _first(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    """No lower card exists."""
    return bool(plan[0].card == 1)


def _late(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    """So many cards are lower, each of which somebody else takes or has taken: at least two."""
    lower = [card for card in (*view.public.cards, *filter(None, view.public.chosen)) if card < plan[0].card]
    return bool(len(lower) == reason.values["number"] >= 2)


FACTS: Facts = {
    "reasons.gem": _gem,
    "reasons.ahead": _ahead,
    "reasons.ties": _ties,
    "reasons.characters": _characters,
    "reasons.first": _first,
    "reasons.late": _late,
}
