"""Who gets what for the most buildings of a type (tile game: section 5; card game: Scoring)."""

from typing import Any

import pytest

from game.boxes.alhambra.rules.scoring import score as score_tiles
from game.boxes.alhambra_cards.rules.scoring import score as score_cards
from game.boxes.alhambra_family.rules.components import TYPES
from game.boxes.alhambra_family.rules.events import ScoringDone, TypeScored
from game.boxes.alhambra_family.rules.majorities import LETTERS, Award, awards, prizes, with_points
from tests.boxes.alhambra.boards import row
from tests.boxes.alhambra_family.games import BOTH, Game
from tests.boxes.alhambra_family.pieces import some
from tests.boxes.playing import events


def scored(game: Game, letters: str, *parties: tuple[int, ...]) -> tuple[Any, list[Any]]:
    """Returns some scorings of what these own, wherever it lies."""
    hands, happened = [""] * len(parties), list[Any]()
    owned = {"boards": [row(*party) for party in parties]} if game.is_tiles else {"buildings": parties}
    state = game.place(hands, **owned)
    for letter in letters:
        (score_tiles if game.is_tiles else score_cards)(state, letter, happened.append)
    return state, happened


@pytest.mark.parametrize("kind", range(6))
def test_the_table_of_prizes(kind: int) -> None:
    """v = 1 pavilion to 6 tower; first scoring: v; second: 7+v, v; third: 15+v, 7+v, v."""
    v = kind + 1
    assert [prizes(letter, kind) for letter in LETTERS] == [(v,), (7 + v, v), (15 + v, 7 + v, v)]


@BOTH
@pytest.mark.parametrize(
    ("what", "counts", "points"),
    [
        ("A palace: the example of the card game: white", (1, 3, 2), (0, 4, 0)),
        ("A tower: only the first place pays", (3, 2, 1), (6, 0, 0)),
        ("A garden: a tie is shared", (2, 2, 0), (2, 2, 0)),
        ("A tower: and rounded down", (1, 1, 1, 1), (1, 1, 1, 1)),
        ("A pavilion: to nothing at times", (2, 2, 1), (0, 0, 0)),
        ("B tower: the example of the card game: purple", (1, 2, 3), (0, 6, 13)),
        ("B tower: a tie for first takes both prizes: 13 + 6 = 19", (4, 4, 3), (9, 9, 0)),
        ("B tower: a tie for second shares one prize", (3, 2, 2, 2), (13, 2, 2, 2)),
        ("B pavilion: the second place pays", (1, 3, 2, 0), (0, 8, 1, 0)),
        ("C garden: the example of the rulebook: gardens 3, 3, 2, 2", (3, 3, 2, 2), (16, 16, 2, 2)),
        ("C seraglio: the third place pays", (1, 2, 3, 0), (2, 9, 17, 0)),
        ("C arcades: three tied take all prizes", (2, 2, 2, 1), (10, 10, 10, 0)),
        ("C tower: a tie for second takes second and third", (3, 2, 2, 1), (21, 9, 9, 0)),
        ("C tower: a fourth place pays nothing", (4, 3, 2, 1), (21, 13, 6, 0)),
        ("C garden: who has none takes no place", (1, 0, 0), (20, 0, 0)),
        ("C garden: not even if nobody has any", (0, 0, 0), (0, 0, 0)),
    ],
    ids=str,
)
def test_places_and_ties(game: Game, what: str, counts: tuple[int, ...], points: tuple[int, ...]) -> None:
    """The points of all places that those who tie occupy, divided and rounded down [ruling: places without as 0]."""
    letter, kind = what.partition(":")[0].split()
    _, happened = scored(game, letter, *(some(**{kind: number}) for number in counts))
    found = events(happened, TypeScored)[TYPES.index(kind)]
    assert (found.counts, found.points) == (counts, points)
    if counts == (3, 3, 2, 2):
        assert found.awards == (Award(3, (0, 1), (20, 12), 16), Award(2, (2, 3), (5,), 2)), "with its arithmetic"


@BOTH
def test_all_types_are_scored_in_order_and_added(game: Game) -> None:
    """In the tile game the walls of what they own are left out here."""
    _, happened = scored(game, "B", some(**dict.fromkeys(TYPES, 1)), (), some(tower=2))
    found = events(happened, TypeScored)
    assert [event.kind for event in found] == [0, 1, 2, 3, 4, 5]
    sums = [sum(points) for points in zip(*(event.points for event in found), strict=True)]
    assert sums == [8 + 9 + 10 + 11 + 12 + 6, 0, 13]


@BOTH
def test_points_of_the_three_scorings_add_up(game: Game) -> None:
    """Gardens; in the tile game a wall of its own each time."""
    state, happened = scored(game, "ABC", some(garden=3)[2:], (), ())
    done = [(event.letter, event.gains[0], event.totals[0]) for event in events(happened, ScoringDone)]
    extra = done[0][1] - 5
    assert extra == 0 or game.is_tiles
    assert done == [("A", 5 + extra, 5 + extra), ("B", 12 + extra, 17 + 2 * extra), ("C", 20 + extra, 37 + 3 * extra)]
    assert state.points == [(5 + extra, 12 + extra, 20 + extra), (0, 0, 0), (0, 0, 0)]
    assert [with_points((1, 2, 3), letter, 9) for letter in LETTERS] == [(9, 2, 3), (1, 9, 3), (1, 2, 9)]


def test_whom_the_prizes_do_not_reach_is_not_among_those_who_are_given_any() -> None:
    """The first scoring pays the most only, the second the second most too; in a tie that prize is shared as well."""
    assert awards((3, 2, 1), (6,)) == (Award(3, (0,), (6,), 6),)
    assert awards((3, 2, 1), (13, 6)) == (Award(3, (0,), (13,), 13), Award(2, (1,), (6,), 6))
    assert awards((2, 2, 1), (13, 6)) == (Award(2, (0, 1), (13, 6), 9),)
