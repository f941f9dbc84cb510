"""The final scoring: gems by quotation, black gems, the throne room; and the result (4, 7)."""

from collections.abc import Sequence

from game.boxes.ys.rules.change import dearest
from game.boxes.ys.rules.events import GemsScored
from game.boxes.ys.rules.gems import BLACK, NAMES, Gem
from game.boxes.ys.rules.public import Public
from game.boxes.ys.rules.state import State
from game.core.rules import Key, Result, ScoreLine

GEM_POINTS = ((24, 18, 12, 6), (20, 15, 10, 5), (16, 12, 8, 4), (12, 9, 6, 3))
"""Points by rank of the gem and place of the player (4)."""
BLACK_POINTS = (0, 1, 4, 8, 12, 16, 20, 24)
THRONE_POINTS = (12, 7, 3, 0)
NEUTRAL_PLACE = 2
"""The neutral player is paid like a third one for a colour that it has none of (7)."""
END_REASON = "end.fourth_turn"


def final_gems(public: Public) -> list[GemsScored]:
    """Returns the scoring of each colour, the dearest first."""
    return [_colour(public, rank, colour) for rank, colour in enumerate(dearest(public))]


def _colour(public: Public, rank: int, colour: Gem) -> GemsScored:
    owned = tuple(gems[colour] for gems in public.gems)
    points = []
    for party, number in enumerate(owned):
        if number:
            place = sum(other >= number for other in owned) - 1  # tied players take the lowest place they share
            points.append(GEM_POINTS[rank][place])
        else:
            points.append(GEM_POINTS[rank][NEUTRAL_PLACE] if party == public.neutral_party else 0)
    return GemsScored(rank, colour, owned, tuple(points))


def throne_points(sums: Sequence[int]) -> tuple[int, ...]:
    """Returns the points of the throne room: ties share what their places pay, rounded down (7)."""
    points = []
    for own in sums:
        better = sum(other > own for other in sums)
        tied = sum(other == own for other in sums)
        points.append(sum(THRONE_POINTS[better : better + tied]) // tied)
    return tuple(points)


def result(state: State) -> Result:
    """Returns the result; of equal points most gems of all kinds win, then the place is shared (4)."""
    public = state.public
    merits = [(public.points[seat], sum(public.gems[seat])) for seat in range(public.seats)]
    return Result(
        lines=tuple(_lines(state, seat) for seat in range(public.seats)),
        totals=public.points[: public.seats],
        places=tuple(1 + sum(other > merit for other in merits) for merit in merits),
        reason=Key(END_REASON),
        breaks=tuple((ScoreLine(Key("score.gems"), sum(public.gems[seat])),) for seat in range(public.seats)),
    )


def _lines(state: State, seat: int) -> tuple[ScoreLine, ...]:
    """Returns the points by where they come from; before the end all are from the game itself."""
    public = state.public
    final = dict.fromkeys(range(4), 0)
    black = throne = 0
    if public.is_over:
        final = {scored.colour: scored.points[seat] for scored in final_gems(public)}
        black = black_points(public)[seat]
        throne = throne_points(throne_sums(state))[seat] if public.variants.favour else 0
    play = public.points[seat] - sum(final.values()) - black - throne
    lines = [("play", play), *((NAMES[colour], final[colour]) for colour in range(4)), ("black", black)]
    if public.variants.favour:
        lines.append(("throne", throne))
    return tuple(ScoreLine(Key(f"score.{key}"), points) for key, points in lines)


def black_points(public: Public) -> tuple[int, ...]:
    """Returns the points of the black gems by party (4)."""
    return tuple(BLACK_POINTS[min(gems[BLACK], len(BLACK_POINTS) - 1)] for gems in public.gems)


def throne_sums(state: State) -> list[int]:
    """Returns the sums of the brokers in the throne room by seat (7)."""
    values = dict(state.hidden)
    return [sum(values[tag] for tag in tags) for tags in state.public.throne]
