"""What a plan of Ys surely does: what own gems then pay as things stand."""

from collections.abc import Sequence
from dataclasses import replace

from game.ai.brain import Plan
from game.ai.reasons import Reason
from game.boxes.ys.rules.components import ALCHEMIST, BANKER, JEWELER
from game.boxes.ys.rules.moves import ChooseColour, Move, MoveQuote, Play, TakeGem
from game.boxes.ys.rules.scoring import final_gems
from game.boxes.ys.rules.view import Public, View, put
from game.core.rules import Key, Seat


def explain(view: View, seat: Seat, plan: Plan, instead: Plan | None) -> Sequence[Reason]:
    """Returns by how much own gems pay more after a plan's first move, see `game.ai.reasons.Explain`."""
    public = view.public
    before, after = standing(public, seat), standing(_after(public, seat, plan[0]), seat)
    less = before if instead is None else standing(_after(public, seat, instead[0]), seat)
    if after <= max(before, less):
        return ()
    return (Reason(Key("reasons.gem_points"), {"before": before, "after": after}, float(after - before)),)


def standing(public: Public, seat: Seat) -> int:
    """Returns what the coloured gems of a seat would bring if the game ended now (4)."""
    return sum(scored.points[seat] for scored in final_gems(public))


def _after(public: Public, seat: Seat, move: Move) -> Public:
    """Returns what is open on the table after a move, as far as gems and their values are concerned."""
    gems, quotes = list(public.gems[seat]), list(public.quotes)
    match move:
        case TakeGem(_, colour) | ChooseColour(colour) if colour < len(gems):
            gems[colour] += 1
        case MoveQuote(column, step):
            quotes[column] += step
        case Play(card, targets) if card == JEWELER:
            for won in targets:
                gems[won] += 1
        case Play(card, (gone, come)) if card == ALCHEMIST:
            gems[gone] -= 1
            gems[come] += 1
        case Play(card, (up, down)) if card == BANKER:
            quotes[up] += 1
            quotes[down] -= 1
    return replace(public, gems=put(public.gems, seat, tuple(gems)), quotes=tuple(quotes))
