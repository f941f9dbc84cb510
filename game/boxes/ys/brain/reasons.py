"""What a plan of Ys surely does; all else that speaks for one is seen when it is played on."""

from collections.abc import Iterator, Sequence
from functools import partial

from game.ai.brain import Plan
from game.ai.reasons import Reason, most_telling
from game.boxes.ys.brain.treasures import pace
from game.boxes.ys.rules.components import AFTER_PAIR, Gem
from game.boxes.ys.rules.moves import ChooseColour, Pass, PickOrder, Play, TakeGem
from game.boxes.ys.rules.scoring import gem_points
from game.boxes.ys.rules.turn_start import LAST_TURN
from game.boxes.ys.rules.view import Public, View, give_gem
from game.core.rules import Key, Seat


def explain(view: View, seat: Seat, plan: Plan, instead: Plan | None) -> Sequence[Reason]:
    """Returns what a plan does that another one does not (see `game.ai.reasons.Explain`)."""
    told = most_telling(partial(_facts, view, seat), lambda _: (), plan, instead)
    return [*told, *_keeps(view, seat, plan, instead)]


def _facts(view: View, seat: Seat, plan: Plan) -> Iterator[Reason]:
    match plan[0]:
        case TakeGem(_, colour) | ChooseColour(colour):
            then = view.public.copy()
            give_gem(then, seat, colour)
            gain = gem_points(then, seat) - gem_points(view.public, seat)
            if gain > 0:
                yield Reason(Key("reasons.gem"), {"colour": colour, "points": gain}, float(gain))
            elif (ahead := _ahead(then, seat, colour)) > 0:
                yield Reason(Key("reasons.ahead"), {"colour": colour, "gems": (colour,) * ahead}, 1.0)
        case PickOrder(card):
            if behind := _behind_in_ties(view.public, seat, card):
                yield Reason(Key("reasons.ties"), {"seats": behind}, 0.5 * len(behind))
            if card == 1:
                yield Reason(Key("reasons.first"))
            elif card > 2:
                yield Reason(Key("reasons.late"), {"number": card - 1})


def _keeps(view: View, seat: Seat, plan: Plan, instead: Plan | None) -> Iterator[Reason]:
    """Whoever does not play a character still has it, for a later moment; all else was seen to be worth no more."""
    public = view.public
    is_due_again = public.round < LAST_TURN or (public.window == AFTER_PAIR and pace(public).left[seat] > 0)
    if isinstance(plan[0], Pass) and is_due_again and instead and isinstance(instead[0], Play):
        yield Reason(Key("reasons.characters"), {"card": instead[0].card})


def _ahead(public: Public, seat: Seat, colour: Gem) -> int:
    """By how many gems of a colour a seat is ahead of everybody else."""
    owned = [gems[colour] for gems in public.gems]
    return owned[seat] - max(owned[:seat] + owned[seat + 1 :])


def _behind_in_ties(public: Public, seat: Seat, card: int) -> tuple[Seat, ...]:
    """Returns who has as much in front and surely a higher order card, whatever they still pick (3)."""
    sums, is_least = [sum(front) for front in public.front], card == min(public.cards)
    others = (Seat(other) for other in range(public.seats) if other != seat and sums[other] == sums[seat])
    return tuple(other for other in others if (public.chosen[other] > card if public.chosen[other] else is_least))
