"""Two players, and the imaginary third one, Dirk (section 9)."""

import pytest

from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.board import cell
from game.boxes.alhambra.rules.events import BazaarsScored, CampsScored, FalconsScored, TileGiven, WallsScored
from game.boxes.alhambra.rules.moves import Build, Buy, Give, Place, Reserve
from game.boxes.alhambra.rules.scoring import score
from game.boxes.alhambra.rules.tiles import BAZAARS, CAMPS
from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.events import (
    LeftoverAwarded,
    MoneyOpened,
    ScoringDone,
    ThirdDealt,
    TileOpened,
    TurnEnded,
    TypeScored,
)
from game.boxes.alhambra_family.rules.money import COPIES, money_deck
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.rules import Seat
from game.session.dice import Dice
from tests.boxes.alhambra.boards import drawn, walled
from tests.boxes.alhambra.positions import (
    DEAR,
    DENAR,
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
    options,
    play,
    position,
    some,
    told,
)


def test_one_copy_of_each_money_card_is_removed_72_are_left() -> None:
    state = RULES.setup(2, options(), Dice(1))
    money = [*state.money_deck, *state.hands[0], *state.hands[1], *(card for card in state.display if card is not None)]
    assert sorted(money) == money_deck(2) and len(money) == 72
    assert all(card % COPIES != 2 for card in money)


def test_he_gets_six_random_tiles_at_the_start() -> None:
    happened: list[object] = []
    state = RULES.setup(2, options(), Dice(1), happened.append)
    (dealt,) = events(happened, ThirdDealt)
    assert len(dealt.tiles) == 6 and state.third == tuple(sorted(dealt.tiles))
    assert len(state.bag) == 54 - 4 - 6


def test_camps_and_bazaars_drawn_for_him_count_among_his_numbers() -> None:
    """[ruling]"""
    bag = [*CAMPS[:3], *BAZAARS[:3], *some("tower", 4)]
    state = position([(), ()], bag=bag, piles=[Pile(0, "A"), Pile(60, None)], modules=["camps", "bazaars"])
    after, happened = play(state, TAKE, luck=Draws(card("denar 1"), *bag[:6]))
    assert [event.tiles for event in events(happened, ThirdDealt)] == [tuple(bag[:6])]
    assert after.third == tuple(bag[:6]) and after.bag == list(some("tower", 4))


class TestHisTiles:
    def test_six_right_after_round_1(self) -> None:
        state = position([(), ()], piles=[Pile(0, "A"), Pile(60, None)])
        after, happened = play(state, TAKE)
        assert [len(event.tiles) for event in events(happened, ThirdDealt)] == [6]
        assert told(happened, MoneyOpened, ScoringDone, ThirdDealt) == [MoneyOpened, ScoringDone, ThirdDealt]
        assert len(after.third) == 6 and len(after.bag) == len(state.bag) - 6

    @pytest.mark.parametrize(("left", "share"), [(20, 6), (18, 6), (11, 3), (2, 0), (0, 0)])
    def test_after_round_2_a_third_of_the_draw_pile_rounded_down(self, left: int, share: int) -> None:
        state = position([(), ()], bag=range(left), piles=[Pile(0, "B"), Pile(60, None)])
        after, happened = play(state, TAKE)
        assert len(after.third) == share and len(after.bag) == left - share
        assert len(events(happened, ThirdDealt)) == (share > 0)  # nothing is told of nothing

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

    def test_they_are_not_scored_in_the_round_before(self) -> None:
        state = position([(), ()], bag=some("tower", 7), piles=[Pile(0, "A"), Pile(60, None)])
        after, _ = play(state, TAKE)
        assert after.points[2] == (0, 0, 0) and len(after.third) == 6

    def test_he_takes_what_there_is_when_the_pile_runs_short(self) -> None:
        state = position([(), ()], bag=(7, 8), piles=[Pile(0, "A"), Pile(60, None)])
        after, _ = play(state, TAKE)
        assert after.third == (7, 8) and not after.is_ending


def test_he_takes_no_turn() -> None:
    state, _ = play(position([(), ()]), TAKE)
    assert acting(state) == 1
    state, _ = play(state, TakeMoney(cards("denar 9")))
    assert acting(state) == 0


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

    def test_only_the_two_players_are_compared_and_his_score_is_shown(self) -> None:
        """[ruling]"""
        state = position([(), ()])
        state.points = [(0, 0, 5), (0, 0, 9), (0, 0, 99)]
        result = RULES.result(state)
        assert result.totals == (5, 9) and result.places == (2, 1)
        third = RULES.view(state, Seat(0)).third
        assert third is not None and third.points == (0, 0, 99)


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

    def test_tiles_of_the_distribution_may_not(self) -> None:
        """[ruling]"""
        hands = [cards("florin 9", "denar 1"), ()]
        state = position(hands, squares=(self.PAVILION, *DEAR[:3]), bag=())
        state, happened = play(state, Buy(self.PAVILION, cards("florin 9")), Reserve(self.PAVILION))
        (denars,) = (event for event in events(happened, LeftoverAwarded) if event.slot == DENAR)
        assert denars.seat == 0 and denars.amounts == (1, 0)
        assert acting(state) == 0 and kinds(state) == {Place, Reserve}

    def test_a_gift_on_the_last_turn_counts_for_him(self) -> None:
        state = position([cards("florin 9"), ()], squares=(self.PAVILION, *DEAR[:3]), bag=())
        state, _ = play(state, Buy(self.PAVILION, cards("florin 9")), Give(self.PAVILION))
        assert acting(state) is None and state.points[2] == (0, 0, 16)


def test_he_has_no_vizier() -> None:
    state = position([(), ()], modules=["vizier"])
    assert len(state.awake) == 2
    assert all(not isinstance(move, Give) for move in legal(state))
