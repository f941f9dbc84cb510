"""A turn: take money or buy a tile (section 3); redesigning is in test_redesign.py."""

import pytest
from game.boxes.alhambra_family.rules.events import MoneyOpened, MoneyTaken, TileOpened, TurnEnded, TurnSkipped
from game.boxes.alhambra_family.rules.taking import TakeMoney

from game.boxes.alhambra.rules.events import TileBought, TilePlaced, TileReserved
from game.boxes.alhambra.rules.moves import (
    Build,
    Buy,
    EndTurn,
    Place,
    PlaceFalcon,
    Reserve,
    Store,
    Swap,
    WakeVizier,
)
from game.boxes.alhambra.rules.state import State
from game.core.rules import Seat
from tests.boxes.alhambra.boards import drawn, walled
from tests.boxes.alhambra.positions import (
    DEAR,
    DENAR,
    DIRHAM,
    DUCAT,
    FLORIN,
    MODULES,
    TAKE,
    acting,
    building,
    cards,
    events,
    falcon,
    kinds,
    legal,
    moves_of,
    play,
    position,
    reserved,
    told,
    ways_to_pay,
    ways_to_take,
)

GARDEN = building("garden", 10)


def market(*, florin: int = DEAR[0], dirham: int = DEAR[1], denar: int = DEAR[2], ducat: int = DEAR[3]) -> list[int]:
    """Returns the squares 1 to 4, with dear tiles where no other is named."""
    return [florin, dirham, denar, ducat]


class TestTakeMoney:
    def test_one_open_card_of_any_value(self) -> None:
        state = position(display=cards("denar 9", "dirham 8", "ducat 7", "florin 6"))
        assert ways_to_take(state) == [cards("denar 9"), cards("dirham 8"), cards("ducat 7"), cards("florin 6")]

    def test_several_cards_with_a_sum_of_at_most_5_whatever_their_currencies(self) -> None:
        """The figure of the rulebook: the first two cards together, or one of the other two."""
        state = position(display=cards("denar 1", "dirham 4", "ducat 6", "florin 9"))
        assert [way for way in ways_to_take(state) if len(way) > 1] == [cards("denar 1", "dirham 4")]

    def test_a_sum_of_6_is_too_much(self) -> None:
        state = position(display=cards("denar 2", "dirham 4", "ducat 6", "florin 9"))
        assert all(len(way) == 1 for way in ways_to_take(state))

    def test_the_money_goes_to_the_hand_and_the_turn_ends(self) -> None:
        state = position([cards("denar 3"), (), ()], display=cards("denar 1", "dirham 4", "ducat 6", "florin 9"))
        after, happened = play(state, TakeMoney(cards("denar 1", "dirham 4")))
        assert after.hands[0] == cards("denar 1", "denar 3", "dirham 4")
        assert acting(after) == after.turn == 1
        assert happened[:2] == [MoneyTaken(Seat(0), cards("denar 1", "dirham 4")), TurnEnded(Seat(0))]
        assert [event.slot for event in events(happened, MoneyOpened)] == [0, 1]


class TestBuy:
    @pytest.mark.parametrize(
        ("currency", "square"), [("florin", FLORIN), ("dirham", DIRHAM), ("denar", DENAR), ("ducat", DUCAT)]
    )
    def test_each_square_is_tied_to_its_own_currency(self, currency: str, square: int) -> None:
        """1 florin, 2 dirham, 3 denar, 4 ducat [ref]."""
        state = position([cards(f"{currency} 9", f"{currency} 4"), (), ()])
        assert {move.tile for move in moves_of(state, Buy)} == {DEAR[square]}

    def test_there_is_no_buying_for_too_little(self) -> None:
        state = position([cards("denar 4", "denar 5", "florin 9"), (), ()], squares=market(denar=GARDEN))
        assert ways_to_pay(state, GARDEN) == []

    def test_currencies_are_not_mixed(self) -> None:
        state = position([cards("denar 9", "ducat 1"), (), ()], squares=market(denar=GARDEN))
        assert moves_of(state, Buy) == []

    def test_paying_11_for_10_gives_no_change_and_ends_the_turn(self) -> None:
        """The example of the rulebook: the garden waits beside the Alhambra until it is placed."""
        state = position([cards("denar 5", "denar 6", "florin 1"), (), ()], squares=market(denar=GARDEN))
        after, happened = play(state, Buy(GARDEN, cards("denar 5", "denar 6")))
        paid = cards("denar 5", "denar 6")
        assert happened == [
            TileBought(Seat(0), GARDEN, DENAR, paid, price=10, paid=11, exact=False, by_vizier=False),
        ]
        assert after.hands[0] == cards("florin 1") and after.discard == [*paid]
        assert after.waiting == (GARDEN,) and after.squares[DENAR] is None
        assert acting(after) == 0 and kinds(after) == {Place, Reserve}
        assert acting(reserved(after)[0]) == 1

    def test_needless_cards_may_be_paid_so_that_the_turn_ends(self) -> None:
        state = position([cards("denar 1", "denar 4", "denar 6"), (), ()], squares=market(denar=GARDEN))
        assert ways_to_pay(state, GARDEN) == [cards("denar 1", "denar 4", "denar 6"), cards("denar 4", "denar 6")]
        after, _ = play(state, Buy(GARDEN, cards("denar 1", "denar 4", "denar 6")))
        assert kinds(after) == {Place, Reserve}

    def test_cards_may_be_paid_that_the_price_would_not_need_even_when_it_is_exceeded(self) -> None:
        state = position([cards("denar 1", "denar 2", "denar 9", "denar 9 b"), (), ()], squares=market(denar=GARDEN))
        everything = cards("denar 1", "denar 2", "denar 9", "denar 9 b")
        assert everything in ways_to_pay(state, GARDEN)
        after, _ = play(state, Buy(GARDEN, everything))
        assert after.hands[0] == () and after.discard == [*everything]

    def test_a_tile_bought_goes_neither_to_the_alhambra_nor_to_the_reserve_yet(self) -> None:
        state = position([cards("denar 4", "denar 6"), (), ()], squares=market(denar=GARDEN))
        after, happened = play(state, Buy(GARDEN, cards("denar 4", "denar 6")))
        assert not told(happened, TilePlaced, TileReserved)
        assert after.boards == state.boards and after.reserves == state.reserves and after.waiting == (GARDEN,)


class TestExactPayment:
    STOCKED = (building("pavilion", 8),)

    def rich(self, *, asleep: tuple[int, ...] = (0,)) -> State:
        """Seat 0 can pay exactly, redesign, wake its vizier and place a falcon."""
        kind = {"g": walled("", "garden"), "t": walled("", "tower")}
        return position(
            [cards("denar 4", "denar 6", "ducat 5"), (), ()],
            boards=[drawn("F t \n g o", **kind)],
            reserves=[self.STOCKED],
            squares=market(denar=GARDEN, ducat=building("pavilion", 5)),
            modules=MODULES,
            asleep=asleep,
        )

    def test_the_actions_of_a_turn(self) -> None:
        assert kinds(self.rich()) == {Buy, TakeMoney, Build, Store, Swap, WakeVizier, PlaceFalcon}

    def test_another_action_must_follow_any_of_them_or_waking_the_vizier_never_falcons(self) -> None:
        after, happened = play(self.rich(), Buy(GARDEN, cards("denar 4", "denar 6")))
        assert acting(after) == 0 and not told(happened, TurnEnded)
        assert kinds(after) == {Buy, TakeMoney, Build, Store, Swap, WakeVizier}

    def test_there_is_no_pass(self) -> None:
        state = self.rich()
        after, _ = play(state, Buy(GARDEN, cards("denar 4", "denar 6")))
        assert EndTurn not in kinds(state) | kinds(after)

    def test_exactly_means_the_exact_sum_overpaying_by_one_ends_the_turn(self) -> None:
        state = position([cards("ducat 6"), (), ()], squares=market(ducat=building("pavilion", 5)))
        after, _ = play(state, Buy(building("pavilion", 5), cards("ducat 6")))
        assert kinds(after) == {Place, Reserve}

    def test_nothing_is_refilled_within_a_turn(self) -> None:
        after, happened = play(self.rich(), Buy(GARDEN, cards("denar 4", "denar 6")))
        assert after.squares[DENAR] is None and not told(happened, TileOpened, MoneyOpened)

    @pytest.mark.parametrize("asleep", [(), (0,)])
    def test_waking_is_a_bonus_action_only_for_a_sleeping_vizier(self, asleep: tuple[int, ...]) -> None:
        after, _ = play(self.rich(asleep=asleep), Buy(GARDEN, cards("denar 4", "denar 6")))
        assert (WakeVizier in kinds(after)) == bool(asleep)

    def test_at_most_five_actions_four_exact_payments_and_another(self) -> None:
        tiles = [building("pavilion", price) for price in (2, 3, 4, 5)]
        hand = cards("florin 2", "dirham 3", "denar 4", "ducat 5", "denar 9")
        state, happened = play(
            position([hand, (), ()], squares=tiles),
            Buy(tiles[DUCAT], cards("ducat 5")),
            Buy(tiles[FLORIN], cards("florin 2")),
            Buy(tiles[DENAR], cards("denar 4")),
            Buy(tiles[DIRHAM], cards("dirham 3")),
        )
        assert acting(state) == 0 and kinds(state) == {TakeMoney}
        assert state.waiting == tuple(tiles) and not told(happened, TurnEnded)
        state, _ = play(state, TAKE)
        assert kinds(state) == {Place, Reserve}
        assert acting(reserved(state)[0]) == 1

    def test_overpaying_after_an_exact_payment_ends_the_turn_with_both_tiles(self) -> None:
        pavilion = building("pavilion", 5)
        state = position([cards("denar 4", "denar 6", "ducat 6"), (), ()], squares=market(denar=GARDEN, ducat=pavilion))
        state, _ = play(state, Buy(GARDEN, cards("denar 4", "denar 6")), Buy(pavilion, cards("ducat 6")))
        assert state.waiting == (pavilion, GARDEN) and kinds(state) == {Place, Reserve}


class TestNothingToDo:
    BROKE = (None,) * 4

    def test_a_bonus_action_that_is_not_possible_ends_the_turn(self) -> None:
        """[ruling]"""
        pavilion = building("pavilion", 5)
        state = position([cards("denar 5"), (), ()], squares=market(denar=pavilion), display=self.BROKE, piles=())
        after, happened = play(state, Buy(pavilion, cards("denar 5")))
        assert TurnSkipped(Seat(0), bonus=True) in happened
        assert acting(after) == 0 and kinds(after) == {Place, Reserve}

    def test_falcons_do_not_keep_a_bonus_action_alive(self) -> None:
        """They are never one; the only tile that could be redesigned holds the Alhambra together."""
        pavilion = building("pavilion", 5)
        state = position(
            [cards("denar 5", "florin 1"), (), ()],
            squares=market(denar=pavilion),
            display=self.BROKE,
            piles=(),
            modules=["falcons"],
        )
        after, happened = play(state, Buy(pavilion, cards("denar 5")))
        assert TurnSkipped(Seat(0), bonus=True) in happened and kinds(after) == {Place, Reserve}

    def stuck(self) -> State:
        """All money is in hands, seat 1 can pay for nothing, and its Alhambra is a fountain."""
        hands = [cards("ducat 5"), cards("denar 1"), cards("florin 9")]
        tiles = market(ducat=building("pavilion", 4), florin=building("pavilion", 8))
        return position(hands, squares=tiles, display=(*cards("ducat 9"), None, None, None), piles=())

    def test_a_player_without_any_action_is_passed_over(self) -> None:
        """[ruling]"""
        after, happened = play(self.stuck(), TakeMoney(cards("ducat 9")))
        assert TurnSkipped(Seat(1), bonus=False) in happened
        assert acting(after) == 2 and legal(after)

    def test_a_player_without_any_action_still_has_a_full_end_of_turn(self) -> None:
        """[ruling]"""
        _, happened = play(self.stuck(), TakeMoney(cards("ducat 9")))
        assert events(happened, TurnEnded) == [TurnEnded(Seat(0)), TurnEnded(Seat(1))]

    def test_the_viziers_are_asked_after_a_turn_that_was_passed_over(self) -> None:
        """[ruling] Once after the turn of seat 0, and once more after that of seat 1, which had none."""
        state = self.stuck()
        hands = [cards("ducat 5"), cards("denar 1"), cards("ducat 4")]
        state = position(hands, squares=state.squares, display=state.display, piles=(), modules=["vizier"])
        state, _ = play(state, TakeMoney(cards("ducat 9")))
        assert (state.turn, acting(state)) == (0, 2)
        state, happened = play(state, legal(state)[-1])
        assert TurnSkipped(Seat(1), bonus=False) in happened
        assert (state.turn, acting(state)) == (1, 2)

    def test_a_falcon_is_an_action_too(self) -> None:
        kind = {"g": walled("", "garden"), "t": walled("", "tower")}
        hands = [cards("ducat 5"), cards("denar 1"), ()]
        board = drawn("F t \n g o", **kind)
        state = position(
            hands,
            boards=[board, board],
            display=(*cards("ducat 9"), None, None, None),
            piles=(),
            modules=["falcons"],
        )
        after, happened = play(state, TakeMoney(cards("ducat 9")))
        assert acting(after) == 1 and not told(happened, TurnSkipped)
        assert falcon("garden", "tower") in {move.falcon for move in moves_of(after, PlaceFalcon)}


def test_among_equal_cards_the_lowest_copies_are_paid() -> None:
    pavilion = building("pavilion", 5)
    state = position([cards("denar 5 b", "denar 5 c"), (), ()], squares=market(denar=pavilion))
    assert ways_to_pay(state, pavilion) == [cards("denar 5 b"), cards("denar 5 b", "denar 5 c")]


def test_play_goes_round_the_table() -> None:
    state = position([(), (), (), ()])
    for seat in (0, 1, 2, 3, 0):
        assert acting(state) == seat
        state, _ = play(state, TakeMoney((min(card for card in state.display if card is not None),)))
