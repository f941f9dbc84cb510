"""Scoring (section 5): the longest wall, types, modules."""

import pytest

from game.boxes.alhambra.rules import events as ev
from game.boxes.alhambra.rules.board import START, Board, cell
from game.boxes.alhambra.rules.scoring import Edge, parties, score, wall, wall_run
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tiles import BAZAARS, CAMPS, FALCONS, FEATHER, FORM, WALLS
from game.boxes.alhambra_family.rules.components import BUILDINGS
from game.boxes.alhambra_family.rules.events import ScoringDone, TypeScored
from tests.boxes.alhambra.boards import board, drawn, plan, row, walled
from tests.boxes.alhambra.positions import MODULES, position, told
from tests.boxes.alhambra_family.pieces import camp, some
from tests.boxes.playing import events

LETTERS = ("A", "B", "C")
RING = dict(
    zip("abcdefghijk", map(walled, ["NW", "N", "NE", "W", "E", "SW", "S", "ES", "NSW", "S", "NES"]), strict=True)
)
"""Tiles by the sides on which they are walled."""


# ---------------------------------------------------------------------- the longest wall
def _edges(text: str) -> tuple[Edge, ...]:
    """Returns edges written as x, y and side: "1,0E 1,1E"."""
    zones = [(edge[:-1].split(","), "NESW".index(edge[-1])) for edge in text.split()]
    return tuple((cell(int(x), int(y)), side) for (x, y), side in zones)


CAMPS_INSIDE = {"p": camp("NW"), "q": camp("NE"), "r": camp("SW"), "t": camp("ES")}


@pytest.mark.parametrize(
    ("picture", "length", "run"),
    [
        ("F o o", 0, ""),
        ("a b c \n . F e \n g o h \n i j .", 8, "-1,-1W -1,-1N 0,-1N 1,-1N 1,-1E 1,0E 1,1E 1,1S"),
        ("b . \n e . \n F c", 3, "0,-1E 1,0N 1,0E"),
        ("o o \n e d \n F o", 0, ""),
        ("F b o b c", 3, None),
        ("a b c \n d F e \n f g h", 12, None),
        ("F k", 3, None),
        ("F k x", 3, None),
        ("F k y z", 3, None),
        ("F s s o \n e p q w \n e r t w \n o n n o", 8, None),
        ("F s u . \n e p q v \n e r t w \n o n n o", 10, "2,0E 2,0S 1,0S 0,1E 0,2E 1,3N 2,3N 3,2W 3,1W 3,1N"),
    ],
    ids=[
        "there is no wall at the fountain",
        "the wall of eight (7); there is another, shorter one",
        "it goes around corners both ways",
        "walls back to back inside score nothing",
        "an open side ends a run",
        "a closed ring scores every edge",
        "camps are as empty cells",
        "a bastion against a wall",
        "the camp's own sides are none",
        "a wall around camps inside is a curve of its own",
        "where corners touch the hand stays on the tile [ruling]",
    ],
)
def test_the_longest_run_of_outer_wall(picture: str, length: int, run: str | None) -> None:
    """Section 5: with camps there may be several closed curves; without them a hole is walled all around."""
    inner = {**CAMPS_INSIDE, "s": walled("S"), "u": walled("ES"), "v": walled("NW"), "n": walled("N")}
    camps = {"x": camp("W"), "y": camp("SW"), "z": camp("E")}
    now = drawn(picture, **RING, **inner, **camps, w=walled("W"))
    assert wall(now) == len({*wall_run(now)}) == length
    assert run is None or wall_run(now) == _edges(run)
    assert wall(board({spot: tile for spot, tile in plan(now).items() if tile not in CAMPS})) == length
    assert wall_run(START) == ()


def test_of_walls_that_are_equally_long_the_north_most_then_west_most_is_shown() -> None:
    """It scores the same: single walls, and closed ones around blocks of four tiles."""
    singles = {(x, y): walled("W") for x in range(-6, 7, 2) for y in range(-6, 7, 2)}
    assert wall_run(board(singles)) == _edges("-6,-6W")
    block = {(0, 0): walled("NW"), (1, 0): walled("NE"), (0, 1): walled("SW"), (1, 1): walled("ES")}
    blocks = {(x + dx, y + dy): tile for (dx, dy), tile in block.items() for x in (-8, 0, 8) for y in (-8, 0, 8)}
    run = wall_run(board(blocks))
    assert len(run) == 8 and run[:1] == _edges("-8,-8N")


def test_tiles_have_their_own_forms_only() -> None:
    """Section 4.2: which cells take a tile depends on its own sides."""
    north, corner = walled("N"), walled("ES")
    assert not FORM[north] & FORM[corner]
    same = {tile for tile in BUILDINGS if WALLS[tile] == WALLS[north]}
    assert {tile for tile in BUILDINGS if FORM[tile] == FORM[north]} == same


# ---------------------------------------------------------------------- a round
def scored(letters: str, *boards: Board, modules: tuple[str, ...] = ()) -> tuple[State, list[object]]:
    state, happened = position([""] * len(boards), boards=boards, modules=modules), list[object]()
    for letter in letters:
        score(state, letter, happened.append)
    return state, happened


def test_every_building_counts_once_but_for_the_reserve_camps_bazaars_and_the_fountain() -> None:
    state = position(boards=[row(*some(garden=1))], reserves=["", some(garden=4)[1:]])
    assert parties(state) == [some(garden=1), (), ()]
    state, happened = scored("C", row(*CAMPS, *BAZAARS), row(*BUILDINGS), row(), modules=MODULES)
    assert parties(state) == [(), tuple(BUILDINGS), ()]
    assert all(not event.counts[0] for event in events(happened, TypeScored))


@pytest.mark.parametrize("letter", LETTERS)
def test_first_walls_then_the_types_pavilion_to_tower_then_camps_bazaars_falcons(letter: str) -> None:
    """[ruling for the modules]"""
    _, happened = scored(letter, *[row()] * 3, modules=MODULES)
    assert [event.kind for event in events(happened, TypeScored)] == [0, 1, 2, 3, 4, 5]
    bazaars = [ev.BazaarsScored] if letter == "C" else []
    order = [ev.WallsScored, *[TypeScored] * 6, ev.CampsScored, *bazaars, ev.FalconsScored, ScoringDone]
    assert [type(event) for event in happened] == order


@pytest.mark.parametrize("module", MODULES)
def test_only_the_modules_that_are_played_are_scored(module: str) -> None:
    _, happened = scored("C", *[row()] * 3, modules=(module,))
    found = told(happened, ev.CampsScored, ev.BazaarsScored, ev.FalconsScored)
    assert found == {"camps": [ev.CampsScored], "bazaars": [ev.BazaarsScored], "falcons": [ev.FalconsScored]}.get(
        module, []
    )


@pytest.mark.parametrize("letter", LETTERS)
@pytest.mark.parametrize(("picture", "points"), [("a c \n F h", 6), ("a c \n d F \n f h", 9)], ids=["open", "closed"])
def test_the_longest_outer_wall_scores_its_segments_in_every_round(letter: str, picture: str, points: int) -> None:
    _, happened = scored(letter, drawn(picture, **RING), row(), row())
    (walls,) = events(happened, ev.WallsScored)
    assert walls.points == (points, 0, 0)


def test_all_that_is_scored_adds_up_each_module_with_its_own_points() -> None:
    """Sections 5 and 8: a wall of 1 and a pavilion; a camp that looks at two tiles, no bazaar, two like falcons."""
    alhambra = drawn("F p c", p=walled("E", "pavilion"), c=camp("W"))
    state, happened = position(boards=[alhambra], modules=MODULES), list[object]()
    alike = [falcon for falcon in FALCONS if FEATHER[falcon] == FEATHER[0]]
    state.perched[0] = ((cell(5, 5), alike[0]), (cell(6, 6), alike[1]))
    for letter in LETTERS:
        score(state, letter, happened.append)
    each = 1 + 2 + 6
    assert state.points == [(each + 1, each + 8, each + 16), (0, 0, 0), (0, 0, 0)]
    done = [(event.gains[0], event.totals[0]) for event in events(happened, ScoringDone)]
    assert done == [(10, 10), (17, 27), (25, 52)]
    last = [e.points for e in happened[-4:] if isinstance(e, ev.CampsScored | ev.BazaarsScored | ev.FalconsScored)]
    assert last == [(2, 0, 0), (0, 0, 0), (6, 0, 0)]
