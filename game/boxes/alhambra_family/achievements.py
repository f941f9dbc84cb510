"""What can be achieved in either Alhambra box: exact payments, majorities, and how the scorings went."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from game.boxes.alhambra_family.rules.components import counts_by_kind
from game.boxes.alhambra_family.rules.events import Bought, LeftoverAwarded, ScoringDone, TurnEnded, TypeScored
from game.core.achievements import Achievement, Game, by_a_point
from game.core.rules import Seat

LAST = "C"
"""The letter of the last scoring."""
_CHAIN, _FIRST_PLACES, _LEFTOVERS, _EACH, _STREET = 3, 3, 2, 2, 6


def is_chain(game: Game, seat: Seat, kind: type[Bought]) -> bool:
    """Tells whether a seat paid exactly three times in one turn; takes the event of a purchase."""
    turns = (turn for ends, turn in groupby(game.happened(), lambda event: isinstance(event, TurnEnded)) if not ends)
    return any(
        sum(isinstance(event, kind) and event.seat == seat and event.exact for event in turn) >= _CHAIN
        for turn in turns
    )


def has_all_types(game: Game, seat: Seat, buildings: tuple[int, ...]) -> bool:
    """Tells whether a seat won with two of every type; takes its buildings at the end."""
    return game.has_won(seat) and min(counts_by_kind(buildings)) >= _EACH


def has_street(buildings: tuple[int, ...]) -> bool:
    """Tells whether six of some buildings are of one type."""
    return max(counts_by_kind(buildings)) >= _STREET


def _crowns(game: Game, seat: Seat) -> bool:
    """Three types led alone in the last scoring."""
    last = (scored for scored in game.events(TypeScored) if scored.letter == LAST)
    return sum(bool(scored.awards) and scored.awards[0].parties == (seat,) for scored in last) >= _FIRST_PLACES


def _standings(game: Game, seat: Seat) -> Iterator[tuple[int, Sequence[int]]]:
    """Yields a seat's total and those of the others after each scoring."""
    for done in game.events(ScoringDone):
        totals = done.totals[: game.seats]
        yield totals[seat], [total for other, total in enumerate(totals) if other != seat]


def _never_behind(game: Game, seat: Seat) -> bool:
    """Alone in front after each of the three scorings."""
    return all(own > max(others) for own, others in _standings(game, seat))


def _comeback(game: Game, seat: Seat) -> bool:
    """Last, and nobody level, before the last scoring; victory after it."""
    *_, (before, others), _ = _standings(game, seat)
    return game.has_won(seat) and before < min(others)


def _last_word(game: Game, seat: Seat) -> bool:
    """Two of the tiles left in the market, for the money kept to the end."""
    return sum(left.seat == seat for left in game.events(LeftoverAwarded)) >= _LEFTOVERS


SHARED = (
    Achievement("crowns", ("icon_crown_ink",), _crowns),
    Achievement("never_behind", ("icon_flag_ink",), _never_behind),
    Achievement("comeback", ("icon_up_ink",), _comeback),
    Achievement("photo_finish", ("icon_scales_ink",), by_a_point),
    Achievement("last_word", ("icon_hourglass_ink",), _last_word),
)
"""Those that need nothing of either box."""
