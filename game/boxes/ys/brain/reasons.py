"""What a plan of Ys surely does; all else that speaks for one is seen when it is played on."""

from collections.abc import Iterator, Sequence
from functools import partial

from game.ai.brain import Plan
from game.ai.reasons import Reason, most_telling
from game.boxes.ys.rules.moves import ChooseColour, Pass, Play, TakeGem
from game.boxes.ys.rules.scoring import final_gems
from game.boxes.ys.rules.turn_start import LAST_TURN
from game.boxes.ys.rules.view import Public, View, give_gem
from game.core.rules import Key, Seat


def explain(view: View, seat: Seat, plan: Plan, instead: Plan | None) -> Sequence[Reason]:
    """Returns what a plan does that another one does not (see `game.ai.reasons.Explain`)."""
    told = most_telling(partial(_facts, view, seat), lambda _: (), plan, instead)
    return [*told, *_keeps(view, plan, instead)]


def _facts(view: View, seat: Seat, plan: Plan) -> Iterator[Reason]:
    match plan[0]:
        case TakeGem(_, colour) | ChooseColour(colour):
            then = view.public.copy()
            give_gem(then, seat, colour)
            gain = _gems(then, seat) - _gems(view.public, seat)
            if gain > 0:
                yield Reason(Key("reasons.gem"), {"colour": colour, "points": gain}, float(gain))


def _keeps(view: View, plan: Plan, instead: Plan | None) -> Iterator[Reason]:
    """Whoever does not play a character still has it, for a later turn; all else was seen to be worth no more."""
    is_kept = isinstance(plan[0], Pass) and view.public.round < LAST_TURN
    if is_kept and instead and isinstance(instead[0], Play):
        yield Reason(Key("reasons.characters"), {"card": instead[0].card})


def _gems(public: Public, seat: Seat) -> int:
    """What coloured gems would pay a seat at the end, as things stand."""
    return sum(scored.points[seat] for scored in final_gems(public))
