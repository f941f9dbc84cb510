"""What a player may know of modules and Alhambras, and two players (section 9)."""

import pytest

from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.board import cell
from game.boxes.alhambra.rules.events import BazaarsScored, CampsScored, FalconsScored, TileGiven, WallsScored
from game.boxes.alhambra.rules.moves import Build, Buy, Give, Place, PlaceFalcon, Reserve
from game.boxes.alhambra.rules.scoring import score
from game.boxes.alhambra.rules.tiles import BAZAARS, CAMPS
from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.events import ThirdDealt, TileOpened, TurnEnded, TypeScored
from game.core.rules import Seat
from game.session.dice import Dice
from tests.boxes.alhambra.boards import drawn, walled
from tests.boxes.alhambra.positions import (
    DEAR,
    MODULES,
    TAKE,
    Draws,
    acting,
    bazaar,
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
    some,
    told,
)

HANDS = [cards("denar 5", "florin 9"), cards("ducat 1"), cards("dirham 2", "dirham 3")]
PAVILION = building("pavilion", 5)
MARKET = (DEAR[0], DEAR[1], PAVILION, DEAR[2])


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_when_the_tiles_have_run_out_hands_are_shown(seat: Seat | None) -> None:
    """Section 6, from the distribution on; not before the last tile is placed."""
    state = position(HANDS, squares=(walled("", "pavilion"), *DEAR[:3]), bag=())
    state, _ = play(state, Buy(walled("", "pavilion"), cards("florin 9")))
    assert RULES.view(state, None).hands == (None, None, None)
    state, _ = play(state, Reserve(walled("", "pavilion")))
    assert RULES.view(state, seat).hands == tuple(state.hands) and state.hands[0] == cards("denar 5")


def test_an_imagined_draw_pile_holds_what_is_nowhere_in_sight() -> None:
    """With tiles in Alhambras, reserves, beside the market, bought, with the third player."""
    state = position(
        HANDS[:2],
        boards=[drawn("F g", g=walled("", "garden"))],
        reserves=[(7, 8)],
        squares=MARKET,
        beside=BAZAARS[:3],
        third=(20, 21),
        modules=MODULES,
    )
    state, _ = play(state, Buy(PAVILION, cards("denar 5")))
    assert RULES.imagine(RULES.view(state, None), Dice(1)).bag == state.bag


def test_tiles_to_be_distributed_are_not_in_an_imagined_draw_pile() -> None:
    hands = [cards("florin 9"), cards("dirham 9"), cards("denar 9", "ducat 9")]
    pavilion = walled("", "pavilion")
    state, _ = play(position(hands, squares=(pavilion, *DEAR[:3]), bag=()), Buy(pavilion, cards("florin 9")))
    state, _ = play(state, Reserve(pavilion))
    view = RULES.view(state, None)
    assert acting(state) == 1 and view.receivers == ((2, tuple(sorted(DEAR[1:3]))),)
    world = RULES.imagine(view, Dice(1))
    assert world.bag == [tile for tile in world.bag if tile not in DEAR[:3]]


def test_reserves_the_discard_and_the_viziers_lie_open() -> None:
    state = position(HANDS, squares=MARKET, reserves=[(), (1, 2)], asleep=(2,), modules=["vizier"])
    state, _ = play(state, Buy(PAVILION, cards("denar 5")), TAKE)
    view = RULES.view(state, None)
    assert view.reserves == ((), (1, 2), ()) and view.discard == cards("denar 5")
    assert view.awake == (True, True, False) and view.squares == (DEAR[0], DEAR[1], None, DEAR[2])


def test_a_falcon_being_paid_lies_open() -> None:
    board = drawn("F t \n g o", t=walled("", "tower"), g=walled("", "garden"))
    pair = falcon("garden", "tower")
    state, _ = play(position(HANDS, boards=[board], modules=["falcons"]), PlaceFalcon(pair, board[0][0]))
    view = RULES.view(state, Seat(1))
    assert view.pledged == (pair, board[0][0]) and pair in view.falcons


def test_after_a_tile_was_placed_everybody_sees_it() -> None:
    state, _ = play(position(HANDS, squares=MARKET), Buy(PAVILION, cards("denar 5")), TAKE)
    where = next(move.cell for move in RULES.legal(state, Seat(0)) if isinstance(move, Place))
    state, _ = play(state, Place(PAVILION, where))
    assert (where, PAVILION) in RULES.view(state, None).boards[0]


def test_camps_and_bazaars_drawn_for_him_count_among_his_numbers() -> None:
    """[ruling]"""
    bag = [*CAMPS[:3], *BAZAARS[:3], *some("tower", 4)]
    state = position([(), ()], bag=bag, piles=[Pile(0, "A"), Pile(60, None)], modules=["camps", "bazaars"])
    after, happened = play(state, TAKE, luck=Draws(card("denar 1"), *bag[:6]))
    assert [event.tiles for event in events(happened, ThirdDealt)] == [tuple(bag[:6])]
    assert after.third == tuple(bag[:6]) and after.bag == list(some("tower", 4))


class TestHisTiles:
    def test_the_third_is_taken_of_what_is_left_after_the_squares_were_filled(self) -> None:
        pavilion = building("pavilion", 8)
        state = position(
            [cards("florin 9"), ()],
            squares=(pavilion, *DEAR[:3]),
            bag=range(6),
            display=(*cards("denar 9"), None, None, None),
            piles=[Pile(0, "B"), Pile(50, None)],
        )
        after, happened = play(state, Buy(pavilion, cards("florin 9")), Reserve(pavilion))
        assert told(happened, TileOpened, ThirdDealt) == [TileOpened, ThirdDealt]
        assert len(after.third) == 5 // 3 and len(after.bag) == 4


class TestScoring:
    def test_he_scores_majorities_ties_included(self) -> None:
        tower = drawn("F t \n T .", t=walled("", "tower"), T=walled("S", "tower"))
        state = position([(), ()], boards=[tower], third=some("tower", 2))
        happened: list[object] = []
        score(state, "B", happened.append)
        assert events(happened, TypeScored)[-1].points == (9, 0, 9)
        assert state.points[2] == (0, 9, 0)

    def test_he_never_scores_walls_camps_bazaars_or_falcons(self) -> None:
        """Camps and bazaars of his score nothing [ruling]."""
        walls = [building("pavilion", 2), building("seraglio", 3)]
        state = position([(), ()], third=(*walls, *CAMPS, *BAZAARS), modules=MODULES)
        happened: list[object] = []
        score(state, "C", happened.append)
        scores = [
            each for each in happened if isinstance(each, WallsScored | CampsScored | BazaarsScored | FalconsScored)
        ]
        assert [each.points for each in scores] == [(0, 0)] * 4
        assert state.points == [(0, 0, 0), (0, 0, 0), (0, 0, 16 + 17)]
        assert all(event.counts[2] == (event.kind < 2) for event in events(happened, TypeScored))


class TestGifts:
    PAVILION, SERAGLIO = building("pavilion", 8), building("seraglio", 9)
    SHOPPING = (Buy(PAVILION, cards("florin 8")), Buy(SERAGLIO, cards("dirham 9")), TAKE)

    def test_each_bought_tile_may_be_given_to_him_when_it_would_be_placed(self) -> None:
        hand = cards("florin 8", "dirham 9")
        state = position([hand, ()], squares=(self.PAVILION, self.SERAGLIO, *DEAR[:2]))
        state, happened = play(state, *self.SHOPPING)
        assert not told(happened, TurnEnded) and moves_of(state, Give) == [Give(self.PAVILION), Give(self.SERAGLIO)]
        state, happened = play(state, Give(self.SERAGLIO))
        assert happened == [TileGiven(Seat(0), self.SERAGLIO)] and acting(state) == 0
        state, happened = play(state, Place(self.PAVILION, cell(1, 0)))
        assert state.third == (self.SERAGLIO,) and acting(state) == 1
        assert told(happened, TurnEnded, TileOpened) == [TurnEnded, TileOpened, TileOpened]

    def test_among_three_there_is_nobody_to_give_to(self) -> None:
        hand = cards("florin 8", "dirham 9")
        state = position([hand, (), ()], squares=(self.PAVILION, self.SERAGLIO, *DEAR[:2]))
        state, _ = play(state, *self.SHOPPING)
        assert kinds(state) == {Place, Reserve}

    def test_camps_and_bazaars_too(self) -> None:
        """[ruling]"""
        florins = bazaar("florin")
        state = position(
            [cards("florin 3", "florin 3 b"), ()],
            squares=(CAMPS[0], *DEAR[:3]),
            beside=(florins,),
            modules=["camps", "bazaars"],
        )
        state, _ = play(state, Buy(florins, cards("florin 3")), Buy(CAMPS[0], cards("florin 3 b")), TAKE)
        state, _ = play(state, Give(CAMPS[0]), Give(florins))
        assert state.third == (CAMPS[0], florins)

    def test_what_a_vizier_buys_too(self) -> None:
        """[ruling]"""
        state = position([(), cards("florin 8")], squares=(self.PAVILION, *DEAR[:3]), modules=["vizier"])
        state, _ = play(state, TAKE, Buy(self.PAVILION, cards("florin 8")))
        assert acting(state) == 1 and kinds(state) == {Place, Reserve, Give}
        state, _ = play(state, Give(self.PAVILION))
        assert state.third == (self.PAVILION,)

    def test_tiles_of_the_reserve_may_not(self) -> None:
        state = position([(), ()], reserves=[(self.PAVILION,)])
        assert Build in kinds(state) and Give not in kinds(state)


def test_he_has_no_vizier() -> None:
    state = position([(), ()], modules=["vizier"])
    assert len(state.awake) == 2
    assert all(not isinstance(move, Give) for move in legal(state))
