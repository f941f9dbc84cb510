"""Two players, and the imaginary third one, Dirk (section 9)."""

from game.boxes.alhambra.rules.board import cell
from game.boxes.alhambra.rules.events import BazaarsScored, CampsScored, FalconsScored, TileGiven, WallsScored
from game.boxes.alhambra.rules.moves import Build, Buy, Give, Place, Reserve
from game.boxes.alhambra.rules.scoring import score
from game.boxes.alhambra.rules.tiles import BAZAARS, CAMPS
from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.events import (
    ThirdDealt,
    TileOpened,
    TurnEnded,
    TypeScored,
)
from game.core.rules import Seat
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
    kinds,
    legal,
    moves_of,
    play,
    position,
    some,
    told,
)


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
