"""The falconers (section 8.4): where falcons sit, what they score, and how they are bought."""

from itertools import product
from typing import Unpack

import pytest

from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.board import CENTRE, cell
from game.boxes.alhambra.rules.events import FalconPlaced, FalconsReturned, FalconsScored
from game.boxes.alhambra.rules.falcons import corners, perched_points, perches, touches
from game.boxes.alhambra.rules.moves import Build, Buy, EndTurn, PayFalcon, PlaceFalcon, Store, Swap
from game.boxes.alhambra.rules.scoring import score
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tiles import BAZAARS, CAMPS, FALCONS, FEATHER, FEATHERS, PAIR, TYPE
from game.boxes.alhambra_family.rules.events import TurnEnded
from game.core.rules import Seat
from tests.boxes.alhambra.boards import OPEN, Plan, camp, drawn, plan, walled, wild
from tests.boxes.alhambra.positions import (
    DEAR,
    MODULES,
    TAKE,
    Given,
    acting,
    building,
    card,
    cards,
    events,
    falcon,
    kinds,
    legal,
    moves_of,
    play,
    position,
)

BOARD = drawn("F t s \n g a o", o=walled("", "pavilion"), **OPEN)
"""Two meeting points: one with the colours g, a, t and one with t, s, a and the pavilion's."""

WEST, EAST = CENTRE, cell(1, 0)
GARDENS_TOWERS, TOWERS_ARCADES = falcon("garden", "tower"), falcon("tower", "arcades")
HAND = cards("denar 1", "ducat 9", "florin 5")


def falconry(hand: tuple[int, ...] = HAND, **more: Unpack[Given]) -> State:
    given: Given = {"boards": [BOARD], "modules": ["falcons"], **more}
    return position([hand, (), ()], **given)


class TestBuying:
    def test_all_are_open_for_choice_where_both_colours_meet(self) -> None:
        flights = {(move.falcon, move.corner) for move in moves_of(falconry(), PlaceFalcon)}
        west = {frozenset(pair) for pair in (("garden", "tower"), ("garden", "arcades"), ("tower", "arcades"))}
        four = ("tower", "seraglio", "arcades", "pavilion")
        east = {frozenset((one, other)) for one in four for other in four if one != other}
        assert {each for each, corner in flights if corner == WEST} == {falcon(*pair) for pair in west}
        assert {each for each, corner in flights if corner == EAST} == {falcon(*pair) for pair in east}

    def test_each_costs_any_one_money_card_and_is_placed_at_once(self) -> None:
        state, _ = play(falconry(), PlaceFalcon(GARDENS_TOWERS, WEST))
        assert acting(state) == 0 and moves_of(state, PayFalcon) == [PayFalcon(each) for each in HAND]
        assert kinds(state) == {PayFalcon}
        for each in HAND:
            after, happened = play(state, PayFalcon(each))
            assert happened[0] == FalconPlaced(Seat(0), GARDENS_TOWERS, WEST, each)
            assert after.perched[0] == ((WEST, GARDENS_TOWERS),) and after.discard == [each]
            assert after.hands[0] == tuple(other for other in HAND if other != each)
            assert GARDENS_TOWERS not in after.falcons

    def test_of_equal_cards_one_is_offered(self) -> None:
        hand = cards("denar 5", "denar 5 b", "denar 5 c", "denar 6")
        state, _ = play(falconry(hand), PlaceFalcon(GARDENS_TOWERS, WEST))
        assert legal(state) == [PayFalcon(card("denar 5")), PayFalcon(card("denar 6"))]

    def test_one_is_enough_then_the_turn_may_end(self) -> None:
        state, happened = play(falconry(), PlaceFalcon(GARDENS_TOWERS, WEST), PayFalcon(HAND[0]))
        assert not events(happened, TurnEnded) and acting(state) == 0
        assert kinds(state) == {PlaceFalcon, EndTurn}
        after, happened = play(state, EndTurn())
        assert happened[0] == TurnEnded(Seat(0)) and acting(after) == 1

    def test_at_least_one_must_be_bought(self) -> None:
        """Neither before the first one nor while it is paid can the turn be ended."""
        state = falconry()
        assert EndTurn not in kinds(state)
        state, _ = play(state, PlaceFalcon(GARDENS_TOWERS, WEST))
        assert EndTurn not in kinds(state)

    def test_several_may_be_bought_in_one_turn(self) -> None:
        state, happened = play(
            falconry(),
            PlaceFalcon(GARDENS_TOWERS, WEST),
            PayFalcon(HAND[1]),
            PlaceFalcon(TOWERS_ARCADES, EAST),
            PayFalcon(HAND[0]),
        )
        assert [event.falcon for event in events(happened, FalconPlaced)] == [GARDENS_TOWERS, TOWERS_ARCADES]
        assert state.hands[0] == HAND[2:] and state.discard == [*HAND[:2]]

    def test_the_turn_ends_by_itself_when_no_other_can_follow(self) -> None:
        """All meeting points are taken, or the money is spent."""
        _, happened = play(falconry(HAND[:1]), PlaceFalcon(GARDENS_TOWERS, WEST), PayFalcon(HAND[0]))
        assert TurnEnded(Seat(0)) in happened
        taken = [((EAST, TOWERS_ARCADES),)]
        _, happened = play(falconry(perched=taken), PlaceFalcon(GARDENS_TOWERS, WEST), PayFalcon(HAND[0]))
        assert TurnEnded(Seat(0)) in happened

    def test_it_is_the_whole_turn(self) -> None:
        """No other action after it, though money lies open and a tile could be bought."""
        state = falconry((*HAND, *cards("florin 8")), squares=(building("pavilion", 8), *DEAR[:3]))
        assert Buy in kinds(state)
        state, _ = play(state, PlaceFalcon(GARDENS_TOWERS, WEST), PayFalcon(HAND[0]))
        assert kinds(state) == {PlaceFalcon, EndTurn}

    def test_never_as_a_bonus_action(self) -> None:
        state = falconry((*HAND, *cards("florin 8")), squares=(building("pavilion", 8), *DEAR[:3]))
        assert PlaceFalcon in kinds(state)
        state, _ = play(state, Buy(building("pavilion", 8), cards("florin 8")))
        assert acting(state) == 0 and PlaceFalcon not in kinds(state)

    def test_without_money_there_are_none(self) -> None:
        assert PlaceFalcon not in kinds(falconry(()))

    def test_without_the_module_there_are_none(self) -> None:
        assert PlaceFalcon not in kinds(falconry(modules=[name for name in MODULES if name != "falcons"]))


class TestPerching:
    def test_one_per_point(self) -> None:
        state = falconry(perched=[((WEST, GARDENS_TOWERS),)])
        assert {move.corner for move in moves_of(state, PlaceFalcon)} == {EAST}

    def test_a_falcon_that_someone_has_cannot_be_bought(self) -> None:
        state = position(
            [HAND, (), ()], boards=[BOARD] * 2, perched=[(), ((WEST, GARDENS_TOWERS),)], modules=["falcons"]
        )
        assert GARDENS_TOWERS not in {move.falcon for move in moves_of(state, PlaceFalcon)}
        assert GARDENS_TOWERS not in RULES.view(state, Seat(0)).falcons

    def test_only_ones_own_alhambra(self) -> None:
        state = position([HAND, (), ()], boards=[drawn("F t", **OPEN), BOARD], modules=["falcons"])
        assert PlaceFalcon not in kinds(state)


class TestLeaving:
    PERCHED = ((WEST, GARDENS_TOWERS), (EAST, TOWERS_ARCADES))

    def test_taking_a_tile_away_returns_the_falcons_on_its_corners(self) -> None:
        state, happened = play(falconry(perched=[self.PERCHED]), Store(cell(2, 1)))
        assert events(happened, FalconsReturned) == [FalconsReturned(Seat(0), (TOWERS_ARCADES,))]
        assert state.perched[0] == ((WEST, GARDENS_TOWERS),) and TOWERS_ARCADES in state.falcons

    def test_swapping_it_does_too_even_if_the_new_tile_has_the_colours(self) -> None:
        """[ruling] One tower for another, on both points."""
        tower = building("tower", 12)
        state, happened = play(falconry(perched=[self.PERCHED], reserves=[(tower,)]), Swap(tower, EAST))
        (returned,) = events(happened, FalconsReturned)
        assert sorted(returned.falcons) == sorted((GARDENS_TOWERS, TOWERS_ARCADES))
        assert state.perched[0] == () and state.falcons == tuple(FALCONS)

    def test_they_stay_when_a_tile_is_added_or_one_elsewhere_is_taken_away(self) -> None:
        palace = walled("", "palace")
        state, happened = play(falconry(perched=[self.PERCHED], reserves=[(palace,)]), Build(palace, cell(-1, 0)))
        assert state.perched[0] == self.PERCHED
        state.turn = state.acting = Seat(0)
        state, more = play(state, Store(cell(-1, 0)))
        assert state.perched[0] == self.PERCHED and not events([*happened, *more], FalconsReturned)

    def test_anybody_may_buy_one_that_was_returned(self) -> None:
        state = position([HAND, HAND_OF_1, ()], boards=[BOARD] * 2, perched=[self.PERCHED], modules=["falcons"])
        state, _ = play(state, Store(cell(2, 1)))
        assert PlaceFalcon(TOWERS_ARCADES, EAST) in legal(state)

    def test_nobody_elses_falcon_leaves(self) -> None:
        others = ((WEST, falcon("arcades", "garden")),)
        state = falconry(perched=[self.PERCHED, others])
        state.boards[1] = BOARD
        after, _ = play(state, Store(cell(0, 1)))
        assert after.perched[1] == others

    def test_they_are_not_moved_a_new_one_needs_a_free_point(self) -> None:
        assert PlaceFalcon not in kinds(falconry(perched=[self.PERCHED]))


HAND_OF_1 = cards("dirham 1")


@pytest.mark.parametrize(("number", "points"), [(1, 2), (2, 6), (3, 12), (4, 20), (5, 30)])
@pytest.mark.parametrize("letter", ["A", "B", "C"])
def test_falcons_score_by_type_in_every_round(letter: str, number: int, points: int) -> None:
    state = position([(), (), ()], modules=["falcons"])
    for seat, feather in enumerate(FEATHERS):
        flock = [each for each in FALCONS if FEATHERS[FEATHER[each]] == feather][:number]
        state.perched[seat] = tuple((cell(0, place), each) for place, each in enumerate(flock))
    state.perched[2] = (*state.perched[2], (cell(1, 1), GARDENS_TOWERS))
    happened: list[object] = []
    score(state, letter, happened.append)
    assert events(happened, FalconsScored) == [FalconsScored(letter, (points, points, points + 2))]


def test_after_the_falcons_the_markets_are_filled_as_after_any_action() -> None:
    state, _ = play(falconry(HAND[:1], piles=()), PlaceFalcon(GARDENS_TOWERS, WEST), PayFalcon(HAND[0]))
    assert acting(state) == 1 and state.waiting == () and TAKE in legal(state)


def test_a_falcon_sits_where_four_tiles_meet_and_both_its_colours_are() -> None:
    """The source's example: a garden and a tower; the fountain may be there too but has no colour."""
    now = drawn("F t p \n g a v", **OPEN)
    assert perches(now, falcon("garden", "tower")) == (CENTRE,)
    assert perches(now, falcon("arcades", "tower")) == (CENTRE, cell(1, 0))
    assert perches(now, falcon("arcades", "pavilion")) == (cell(1, 0),)
    assert perches(now, falcon("garden", "palace")) == ()


def test_a_falcon_needs_all_four_tiles() -> None:
    assert perches(drawn("F t \n g .", **OPEN), falcon("garden", "tower")) == ()


def test_bazaars_may_touch_a_falcon_camps_may_not() -> None:
    """[ruling] Section 8.4."""
    assert perches(drawn("F t \n g b", b=BAZAARS[0], **OPEN), falcon("garden", "tower")) == (CENTRE,)
    now = drawn("F t \n g c", t=walled("S", "tower"), g=walled("E", "garden"), c=camp("NW"))
    assert perches(now, falcon("garden", "tower")) == ()


def test_walls_do_not_matter_to_falcons() -> None:
    now = drawn("o o \n e w \n F .", e=walled("E", "garden"), w=walled("W", "palace"))
    assert perches(now, falcon("garden", "palace")) == (cell(0, -2),)


def _plain_perches(plan: Plan, pair: tuple[int, ...]) -> list[int]:
    found = []
    for x, y in sorted(plan, key=lambda spot: cell(*spot)):
        four = [plan.get((x + east, y + south)) for east, south in product((0, 1), repeat=2)]
        if not any(tile is None or tile in CAMPS for tile in four) and {*pair} <= {TYPE[tile or 0] for tile in four}:
            found.append(cell(x, y))
    return found


def test_perches_as_plainly_searched() -> None:
    boards = wild()[::4]
    found = [[list(perches(now, each)) for each in FALCONS] for now in boards]
    assert found == [[_plain_perches(plan(now), PAIR[each]) for each in FALCONS] for now in boards]
    assert sum(len(each) for perch in found for each in perch) > 1000


def test_a_corner_is_named_by_the_tile_to_its_north_west() -> None:
    assert touches(cell(3, -2)) == (cell(3, -2), cell(4, -2), cell(3, -1), cell(4, -1))
    assert corners(cell(3, -2)) == (cell(2, -3), cell(3, -3), cell(2, -2), cell(3, -2))
    near = [cell(*spot) for spot in product(range(-3, 4), repeat=2)]
    assert all((tile in touches(corner)) == (corner in corners(tile)) for tile, corner in product(near, repeat=2))


@pytest.mark.parametrize(("counts", "points"), [((0, 0, 0), 0), ((1, 2, 3), 20), ((4, 5, 0), 50), ((1, 1, 1), 6)])
def test_what_falcons_score_by_feather(counts: tuple[int, ...], points: int) -> None:
    """1, 2, 3, 4 and 5 alike score 2, 6, 12, 20 and 30."""
    sitting = [falcon for feather, count in enumerate(counts) for falcon in _feathered(feather)[:count]]
    assert perched_points(tuple(enumerate(sitting))) == points


def _feathered(feather: int) -> list[int]:
    return [falcon for falcon in FALCONS if FEATHER[falcon] == feather]


def test_a_falcon_leaves_with_any_of_its_four_tiles() -> None:
    """Section 8.4: the corners of a tile are those where a falcon touches it."""
    now = drawn("F t p \n g a v", **OPEN)
    perch = perches(now, falcon("arcades", "tower"))[0]
    assert all(perch in corners(where) for where in touches(perch))
