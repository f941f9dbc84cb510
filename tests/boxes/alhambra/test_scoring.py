"""Scoring (section 5): walls, types, modules; what an Alhambra itself is worth is in test_board_wall.py and others."""

from itertools import count

import pytest

from game.boxes.alhambra.rules.board import CENTRE, Board, cell
from game.boxes.alhambra.rules.events import BazaarsScored, CampsScored, FalconsScored, WallsScored
from game.boxes.alhambra.rules.scoring import parties, score
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tiles import BAZAARS, CAMPS, FOUNTAIN, WALLS
from game.boxes.alhambra_family.rules.buildings import BUILDINGS, TYPES
from game.boxes.alhambra_family.rules.events import ScoringDone, TypeScored
from game.boxes.alhambra_family.rules.majorities import Award, prizes
from tests.boxes.alhambra.boards import camp, drawn, walled
from tests.boxes.alhambra.positions import MODULES, events, falcon, position, some, told

KIND = {name: kind for kind, name in enumerate(TYPES)}
LETTERS = ("A", "B", "C")


def row(*tiles: int) -> Board:
    """Returns an Alhambra that is only counted, not looked at: whether the tiles fit does not matter."""
    spaced = ((CENTRE + 2 * place, tile) for place, tile in zip(count(1), tiles, strict=False))
    return Board.read([(CENTRE, FOUNTAIN), *spaced])


def scored(letter: str, *boards: Board, modules: tuple[str, ...] = ()) -> tuple[State, list[object]]:
    state = position([()] * len(boards), boards=boards, modules=modules)
    happened: list[object] = []
    score(state, letter, happened.append)
    return state, happened


def points(letter: str, **numbers: tuple[int, ...]) -> tuple[int, ...]:
    """Returns the points by seat for so many tiles of a type by seat."""
    ((kind, counts),) = numbers.items()
    _, happened = scored(letter, *(row(*some(kind, number)) for number in counts))
    return events(happened, TypeScored)[KIND[kind]].points


@pytest.mark.parametrize("kind", TYPES)
def test_the_table_of_the_three_rounds(kind: str) -> None:
    """v = 1 pavilion to 6 tower; round 1: v; round 2: 7+v, v; round 3: 15+v, 7+v, v."""
    v = KIND[kind] + 1
    assert [prizes(letter, KIND[kind]) for letter in LETTERS] == [(v,), (7 + v, v), (15 + v, 7 + v, v)]
    assert points("A", **{kind: (1, 3, 2, 0)}) == (0, v, 0, 0)
    assert points("B", **{kind: (1, 3, 2, 0)}) == (0, 7 + v, v, 0)
    assert points("C", **{kind: (1, 3, 2, 0)}) == (v, 15 + v, 7 + v, 0)


class TestTies:
    """The points of all places the tied players occupy, places without points as 0, divided and rounded down."""

    def test_round_1_two_tied_for_pavilions_get_nothing(self) -> None:
        assert points("A", pavilion=(2, 2, 1)) == (0, 0, 0)

    def test_round_1_two_tied_for_towers_get_3_each(self) -> None:
        assert points("A", tower=(1, 1, 0)) == (3, 3, 0)

    def test_round_2_two_tower_leaders_get_9_each(self) -> None:
        """The example of the rulebook: 13 + 6 = 19."""
        assert points("B", tower=(4, 4, 3)) == (9, 9, 0)

    def test_round_2_three_tied_second_share_the_points_of_one_place(self) -> None:
        assert points("B", tower=(3, 2, 2, 2)) == (13, 2, 2, 2)

    def test_round_3_gardens_3_3_2_2(self) -> None:
        """The next place is the one after those [ruling]."""
        assert points("C", garden=(3, 3, 2, 2)) == (16, 16, 2, 2)

    def test_round_3_three_tied_take_all_places(self) -> None:
        """[ruling]"""
        assert points("C", arcades=(2, 2, 2, 1)) == (10, 10, 10, 0)

    def test_round_3_a_tie_for_second_takes_second_and_third(self) -> None:
        assert points("C", tower=(3, 2, 2, 1)) == (21, 9, 9, 0)


def test_who_has_none_takes_no_place() -> None:
    """[ruling]"""
    assert points("C", garden=(1, 0, 0)) == (20, 0, 0)
    assert points("C", garden=(0, 0, 0)) == (0, 0, 0)


def test_the_reserve_does_not_count() -> None:
    state = position(boards=[row(*some("garden", 1))], reserves=[(), some("garden", 4)[1:]])
    assert parties(state) == [some("garden", 1), (), ()]


def test_camps_bazaars_and_the_fountain_count_in_no_majority() -> None:
    state, happened = scored("C", row(*CAMPS, *BAZAARS), row(*some("tower", 1)), modules=MODULES)
    assert parties(state) == [(), some("tower", 1)] + [()] * (len(state.points) - 2)
    assert all(not event.counts[0] for event in events(happened, TypeScored))


@pytest.mark.parametrize("letter", LETTERS)
def test_first_walls_then_the_types_pavilion_to_tower_then_camps_bazaars_falcons(letter: str) -> None:
    """[ruling for the modules]"""
    _, happened = scored(letter, *[row()] * 3, modules=MODULES)
    assert [event.kind for event in events(happened, TypeScored)] == [0, 1, 2, 3, 4, 5]
    bazaars = [BazaarsScored] if letter == "C" else []
    order = [WallsScored, *[TypeScored] * 6, CampsScored, *bazaars, FalconsScored, ScoringDone]
    assert [type(event) for event in happened] == order


@pytest.mark.parametrize("module", MODULES)
def test_only_the_modules_that_are_played_are_scored(module: str) -> None:
    _, happened = scored("C", *[row()] * 3, modules=(module,))
    found = told(happened, CampsScored, BazaarsScored, FalconsScored)
    assert found == {"camps": [CampsScored], "bazaars": [BazaarsScored], "falcons": [FalconsScored]}.get(module, [])


@pytest.mark.parametrize("letter", LETTERS)
def test_the_longest_outer_wall_scores_its_segments_in_every_round(letter: str) -> None:
    board = drawn("a b \n F o", a=walled("NW"), b=walled("NE"), o=walled("ES"))
    _, happened = scored(letter, board, row(), row())
    (walls,) = events(happened, WallsScored)
    assert walls.points == (6, 0, 0)
    ring = drawn("a b \n e F \n c d", a=walled("NW"), b=walled("NE"), e=walled("W"), c=walled("SW"), d=walled("ES"))
    (walls,) = events(scored(letter, ring, row(), row())[1], WallsScored)
    assert sum(WALLS[tile].bit_count() for _, tile in ring) == 9
    assert walls.points == (9, 0, 0)


def test_all_that_is_scored_adds_up() -> None:
    """A wall of 1 and a pavilion; a camp that looks at two tiles; a falcon alone of its feather."""
    board = drawn("F p c", p=walled("E", "pavilion"), c=camp("W"))
    state = position([(), (), ()], boards=[board], modules=MODULES)
    state.perched[0] = ((cell(5, 5), falcon("garden", "tower")),)
    happened: list[object] = []
    for letter in LETTERS:
        score(state, letter, happened.append)
    each = 1 + 2 + 2
    assert state.points == [(each + 1, each + 8, each + 16), (0, 0, 0), (0, 0, 0)]
    assert [(done.gains[0], done.totals[0]) for done in events(happened, ScoringDone)] == [(6, 6), (13, 19), (21, 40)]


def test_the_event_carries_the_arithmetic() -> None:
    _, happened = scored("C", *(row(*some("garden", number)) for number in (3, 3, 2, 2)))
    gardens = events(happened, TypeScored)[KIND["garden"]]
    assert gardens.counts == (3, 3, 2, 2) and gardens.points == (16, 16, 2, 2)
    assert gardens.awards == (Award(3, (0, 1), (20, 12), 16), Award(2, (2, 3), (5,), 2))


def test_every_building_counts_once() -> None:
    state, _ = scored("A", row(*BUILDINGS), row(), row())
    assert len(parties(state)[0]) == 54
