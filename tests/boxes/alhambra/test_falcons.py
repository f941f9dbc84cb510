"""The falconers (section 8.4): where falcons sit, what they score, and how they are bought."""

from itertools import combinations, product
from typing import Any

import pytest

from game.boxes.alhambra.rules import RULES, board, moves, scoring
from game.boxes.alhambra.rules.events import FalconPlaced, FalconsReturned, FalconsScored
from game.boxes.alhambra.rules.falcons import corners, perched_points, perches, touches
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tiles import BAZAARS, FALCONS, FEATHER
from game.boxes.alhambra_family.rules.events import TurnEnded
from game.core.rules import Seat
from tests.boxes.alhambra.boards import drawn, walled
from tests.boxes.alhambra.positions import DEAR, MODULES, TAKE, acting, buy, kinds, legal, moves_of, play, position
from tests.boxes.alhambra_family.pieces import camp, cards, falcon, named
from tests.boxes.playing import events

BOARD = drawn("F t s \n g a v")
"""Two meeting points: one with the colours g, a, t and one with t, s, a and the pavilion's."""

WEST, EAST = board.CENTRE, board.cell(1, 0)
GARDENS_TOWERS, TOWERS_ARCADES = falcon("garden", "tower"), falcon("tower", "arcades")
HAND = cards("denar 1, ducat 9, florin 5")
FIRST, SECOND = moves.PlaceFalcon(GARDENS_TOWERS, WEST), moves.PlaceFalcon(TOWERS_ARCADES, EAST)


def falconry(hand: str | tuple[int, ...] = HAND, **more: Any) -> State:
    given: dict[str, Any] = {"boards": [BOARD], "modules": ["falcons"], **more}
    return position([hand, "", ""], **given)


class TestBuying:
    def test_all_are_open_for_choice_where_both_colours_meet(self) -> None:
        flights = {(move.falcon, move.corner) for move in moves_of(falconry(), moves.PlaceFalcon)}
        west, east = ("garden", "tower", "arcades"), ("tower", "seraglio", "arcades", "pavilion")
        for point, colours in ((WEST, west), (EAST, east)):
            expected = {falcon(*pair) for pair in combinations(colours, 2)}
            assert {each for each, corner in flights if corner == point} == expected

    def test_each_costs_any_one_money_card_and_is_placed_at_once(self) -> None:
        """Of equal cards one is offered."""
        state, _ = play(falconry(), FIRST)
        assert acting(state) == 0 and legal(state) == [moves.PayFalcon(each) for each in HAND]
        for each in HAND:
            after, happened = play(state, moves.PayFalcon(each))
            assert happened[0] == FalconPlaced(Seat(0), GARDENS_TOWERS, WEST, each)
            assert after.perched[0] == ((WEST, GARDENS_TOWERS),) and after.discard == [each]
            assert after.hands[0] == tuple(other for other in HAND if other != each)
            assert GARDENS_TOWERS not in after.falcons
        state, _ = play(falconry("denar 5 5 b 5 c 6"), FIRST)
        assert legal(state) == [moves.PayFalcon(each) for each in cards("denar 5 6")]

    def test_at_least_one_must_be_bought_then_the_turn_may_end(self) -> None:
        """Neither before the first one nor while it is paid can the turn be ended."""
        assert moves.EndTurn not in kinds(falconry())
        state, happened = play(falconry(), FIRST, moves.PayFalcon(HAND[0]))
        assert not events(happened, TurnEnded) and acting(state) == 0
        assert kinds(state) == {moves.PlaceFalcon, moves.EndTurn}
        after, happened = play(state, moves.EndTurn())
        assert happened[0] == TurnEnded(Seat(0)) and acting(after) == 1

    def test_several_may_be_bought_in_one_turn(self) -> None:
        state, happened = play(falconry(), FIRST, moves.PayFalcon(HAND[1]), SECOND, moves.PayFalcon(HAND[0]))
        assert [event.falcon for event in events(happened, FalconPlaced)] == [GARDENS_TOWERS, TOWERS_ARCADES]
        assert state.hands[0] == HAND[2:] and state.discard == [*HAND[:2]]

    def test_the_turn_ends_by_itself_when_no_other_can_follow(self) -> None:
        """All meeting points are taken, or the money is spent; the markets are filled as after any action."""
        taken = [((EAST, TOWERS_ARCADES),)]
        for state in (falconry("denar 1", piles=()), falconry(perched=taken)):
            after, happened = play(state, FIRST, moves.PayFalcon(HAND[0]))
            assert TurnEnded(Seat(0)) in happened and acting(after) == 1
            assert after.waiting == () and TAKE in legal(after)

    def test_it_is_the_whole_turn_and_never_a_bonus_action(self) -> None:
        """No other action after it, though money lies open and a tile could be bought."""
        pavilion = named("pavilion 8")
        begun = falconry((*HAND, *cards("florin 8")), squares=(pavilion, *DEAR[:3]))
        assert {moves.Buy, moves.PlaceFalcon} <= kinds(begun)
        state, _ = play(begun, FIRST, moves.PayFalcon(HAND[0]))
        assert kinds(state) == {moves.PlaceFalcon, moves.EndTurn}
        state, _ = play(begun, buy(pavilion, "florin 8"))
        assert acting(state) == 0 and moves.PlaceFalcon not in kinds(state)

    def test_there_are_none_without_money_without_the_module_or_in_the_alhambra_of_another(self) -> None:
        without = [name for name in MODULES if name != "falcons"]
        for state in (falconry(""), falconry(modules=without), falconry(boards=[drawn("F t"), BOARD])):
            assert moves.PlaceFalcon not in kinds(state)

    def test_one_per_point_and_none_that_someone_has(self) -> None:
        sitting = ((WEST, GARDENS_TOWERS),)
        assert {move.corner for move in moves_of(falconry(perched=[sitting]), moves.PlaceFalcon)} == {EAST}
        state = falconry(boards=[BOARD] * 2, perched=[(), sitting])
        assert GARDENS_TOWERS not in {move.falcon for move in moves_of(state, moves.PlaceFalcon)}
        assert GARDENS_TOWERS not in RULES.view(state, Seat(0)).falcons


class TestLeaving:
    PERCHED = ((WEST, GARDENS_TOWERS), (EAST, TOWERS_ARCADES))

    def test_taking_a_tile_away_returns_the_falcons_on_its_corners_for_anybody_to_buy(self) -> None:
        begun = position([HAND, "dirham 1", ""], boards=[BOARD] * 2, perched=[self.PERCHED], modules=["falcons"])
        state, happened = play(begun, moves.Store(board.cell(2, 1)))
        assert events(happened, FalconsReturned) == [FalconsReturned(Seat(0), (TOWERS_ARCADES,))]
        assert state.perched[0] == ((WEST, GARDENS_TOWERS),) and TOWERS_ARCADES in state.falcons
        assert SECOND in legal(state)

    def test_swapping_it_does_too_even_if_the_new_tile_has_the_colours(self) -> None:
        """[ruling] One tower for another, on both points."""
        tower = named("tower 12")
        state, happened = play(falconry(perched=[self.PERCHED], reserves=[(tower,)]), moves.Swap(tower, EAST))
        (returned,) = events(happened, FalconsReturned)
        assert sorted(returned.falcons) == sorted((GARDENS_TOWERS, TOWERS_ARCADES))
        assert state.perched[0] == () and state.falcons == tuple(FALCONS)

    def test_they_stay_when_a_tile_is_added_or_one_elsewhere_is_taken_away_as_do_those_of_others(self) -> None:
        palace, others = named("palace 10"), ((WEST, falcon("arcades", "garden")),)
        state = falconry(boards=[BOARD] * 2, perched=[self.PERCHED, others], reserves=[(palace,)])
        state, happened = play(state, moves.Build(palace, board.cell(-1, 0)))
        assert state.perched[0] == self.PERCHED
        state.turn = state.acting = Seat(0)
        state, more = play(state, moves.Store(board.cell(-1, 0)))
        assert state.perched[0] == self.PERCHED and not events([*happened, *more], FalconsReturned)
        state.turn = state.acting = Seat(0)
        assert play(state, moves.Store(board.cell(0, 1)))[0].perched[1] == others

    def test_they_are_not_moved_a_new_one_needs_a_free_point(self) -> None:
        assert moves.PlaceFalcon not in kinds(falconry(perched=[self.PERCHED]))


# ---------------------------------------------------------------------- scoring
def feathered(feather: int, number: int) -> list[int]:
    return [each for each in FALCONS if FEATHER[each] == feather][:number]


@pytest.mark.parametrize(("number", "points"), [(1, 2), (2, 6), (3, 12), (4, 20), (5, 30)])
@pytest.mark.parametrize("letter", ["A", "B", "C"])
def test_falcons_score_by_type_in_every_round(letter: str, number: int, points: int) -> None:
    state, happened = position(modules=["falcons"]), list[object]()
    for seat in range(3):
        state.perched[seat] = tuple((board.cell(0, place), each) for place, each in enumerate(feathered(seat, number)))
    state.perched[2] = (*state.perched[2], (board.cell(1, 1), GARDENS_TOWERS))
    scoring.score(state, letter, happened.append)
    assert events(happened, FalconsScored) == [FalconsScored(letter, (points, points, points + 2))]


@pytest.mark.parametrize(("counts", "points"), [((0, 0, 0), 0), ((1, 2, 3), 20), ((4, 5, 0), 50), ((1, 1, 1), 6)])
def test_what_falcons_score_by_feather(counts: tuple[int, ...], points: int) -> None:
    """1, 2, 3, 4 and 5 alike score 2, 6, 12, 20 and 30."""
    sitting = [each for feather, count in enumerate(counts) for each in feathered(feather, count)]
    assert perched_points(tuple(enumerate(sitting))) == points


# ---------------------------------------------------------------------- where they sit
CLOSED = {"t": walled("S", "tower"), "g": walled("E", "garden"), "c": camp("NW")}


@pytest.mark.parametrize(
    ("picture", "tiles", "pair", "found"),
    [
        ("F t p \n g a v", {}, ("garden", "tower"), [(0, 0)]),
        ("F t p \n g a v", {}, ("arcades", "tower"), [(0, 0), (1, 0)]),
        ("F t p \n g a v", {}, ("arcades", "pavilion"), [(1, 0)]),
        ("F t p \n g a v", {}, ("garden", "palace"), []),
        ("F t \n g .", {}, ("garden", "tower"), []),
        ("F t \n g b", {"b": BAZAARS[0]}, ("garden", "tower"), [(0, 0)]),
        ("F t \n g c", CLOSED, ("garden", "tower"), []),
        (
            "o o \n e w \n F .",
            {"e": walled("E", "garden"), "w": walled("W", "palace")},
            ("garden", "palace"),
            [(0, -2)],
        ),
    ],
    ids=[
        *("a garden and a tower", "at two points", "at the other", "both must meet", "all four tiles are needed"),
        *("bazaars may touch it [ruling]", "camps may not [ruling]", "walls do not matter"),
    ],
)
def test_a_falcon_sits_where_four_tiles_meet_and_both_its_colours_are(
    picture: str, tiles: dict[str, int], pair: tuple[str, str], found: list[tuple[int, int]]
) -> None:
    """The source's example: a garden and a tower; the fountain may be there too but has no colour."""
    assert perches(drawn(picture, **tiles), falcon(*pair)) == tuple(board.cell(*spot) for spot in found)


def test_a_corner_is_named_by_the_tile_to_its_north_west() -> None:
    """A falcon leaves with any of the four tiles that touch it."""
    assert touches(board.cell(3, -2)) == (board.cell(3, -2), board.cell(4, -2), board.cell(3, -1), board.cell(4, -1))
    assert corners(board.cell(3, -2)) == (board.cell(2, -3), board.cell(3, -3), board.cell(2, -2), board.cell(3, -2))
    near = [board.cell(*spot) for spot in product(range(-3, 4), repeat=2)]
    assert all((tile in touches(corner)) == (corner in corners(tile)) for tile, corner in product(near, repeat=2))
