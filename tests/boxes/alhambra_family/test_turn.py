"""A turn of both Alhambra games and its end (tile game: section 3): money, buildings, what is opened again."""

from typing import Any

import pytest

from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.components import VALUE
from game.boxes.alhambra_family.rules.events import (
    DeckReshuffled,
    MarketRanOut,
    MoneyOpened,
    MoneyTaken,
    ScoringDone,
    ScoringDrawn,
    TileOpened,
    TurnEnded,
    TurnSkipped,
)
from game.boxes.alhambra_family.rules.taking import TakeMoney, takings
from game.core.rules import Seat
from tests.boxes.alhambra.positions import DEAR, TAKE
from tests.boxes.alhambra_family.games import BOTH, Game, offering
from tests.boxes.alhambra_family.pieces import DENAR, DIRHAM, DUCAT, FLORIN, card, cards, held, named, opened
from tests.boxes.playing import Draws, events

BIG = (Pile(66, None),)
TO_MIND = "pavilion 8, tower 13, seraglio 9, tower 12"


class TestTakeMoney:
    @BOTH
    @pytest.mark.parametrize(
        ("display", "several"),
        [
            pytest.param("denar 9, dirham 8, ducat 7, florin 6", [], id="one of any value"),
            pytest.param(
                "denar 1, dirham 4, ducat 6, florin 9",
                ["denar 1, dirham 4"],
                id="up to 5 of any currencies, as in the figure",
            ),
            pytest.param("denar 2, dirham 4, ducat 6, florin 9", [], id="6 is too much"),
            pytest.param("denar 2 2 b 2 c, florin 9", ["denar 2 2 b"], id="lowest copies"),
            pytest.param(
                "denar 1 2 8, florin 1 b",
                ["denar 1 2", "denar 1 2, florin 1 b", "denar 1, florin 1 b", "denar 2, florin 1 b"],
                id="three together",
            ),
        ],
    )
    def test_one_open_card_or_several_worth_at_most_5(self, game: Game, display: str, several: list[str]) -> None:
        """Of equal cards the lowest copies are named; equal cards are one choice."""
        found = game.takings(game.position(display=display))
        assert [way for way in found if len(way) > 1] == [held(way) for way in several]
        assert {way for way in found if len(way) == 1} == {
            (min(other for other in held(display) if other // 3 == each // 3),) for each in held(display)
        }

    @pytest.mark.parametrize(
        "display",
        [
            *("denar 1 1 b 1 c 2", "denar 9 9 b, ducat 1, florin 4"),
            *("dirham 2 2 b 3, florin 1", "denar 4, florin 5 5 b 5 c"),
        ],
    )
    def test_of_equal_open_cards_the_lowest_copies_are_taken(self, display: str) -> None:
        """The slow twin: every set of places, of equal ones the one with the lowest cards."""
        sets = [[each for at, each in enumerate(held(display)) if mask >> at & 1] for mask in range(1, 16)]
        able = [some for some in sets if len(some) == 1 or sum(VALUE[each] for each in some) <= 5]
        lowest = {tuple(each // 3 for each in some): tuple(some) for some in sorted(able, reverse=True)}
        assert [taking.cards for taking in takings(held(display))] == sorted(lowest.values())

    @BOTH
    def test_the_money_goes_to_the_hand_and_the_turn_ends(self, game: Game) -> None:
        taken = cards("denar 1, dirham 4")
        state = game.position(["denar 3", "", ""], display="denar 1, dirham 4, ducat 6, florin 9")
        after, happened = game.play(state, TakeMoney(taken))
        assert after.hands[0] == cards("denar 1 3, dirham 4") and game.rules.to_act(after) == {1}
        assert happened[:2] == [MoneyTaken(Seat(0), taken), TurnEnded(Seat(0))]
        assert [event.slot for event in events(happened, MoneyOpened)] == [0, 1]


class TestBuying:
    @BOTH
    @pytest.mark.parametrize(
        ("currency", "slot"), [("florin", FLORIN), ("dirham", DIRHAM), ("denar", DENAR), ("ducat", DUCAT)]
    )
    def test_each_place_takes_its_own_currency_only(self, game: Game, currency: str, slot: int) -> None:
        """1 florin, 2 dirham, 3 denar, 4 ducat [ref]."""
        state = game.position([f"{currency} 9 4", "", ""])
        assert {place for place, _ in game.purchases(state)} == {slot}

    @BOTH
    @pytest.mark.parametrize(
        ("hand", "tile", "ways"),
        [
            ("denar 4 5, florin 9", "garden 10", []),
            ("denar 9, ducat 1", "garden 10", []),
            ("denar 1 4 6", "garden 10", ["denar 1 4 6", "denar 4 6"]),
            ("denar 5 b 5 c", "pavilion 5", ["denar 5 b", "denar 5 b 5 c"]),
        ],
        ids=["not for too little", "nor mixed", "needless cards may be paid", "of equal cards the lowest copies"],
    )
    def test_what_pays_for_a_building(self, game: Game, hand: str, tile: str, ways: list[str]) -> None:
        found = game.purchases(game.position([hand, "", ""], market=offering(tile)))
        assert found == [(DENAR, held(way)) for way in ways]

    @BOTH
    def test_who_pays_exactly_acts_again_and_nothing_is_filled_up_before_the_turn_ends(self, game: Game) -> None:
        state = game.position(["denar 4 6", "", ""], market=offering("garden 10"))
        after, happened = game.play(state, game.buy(state, DENAR, "denar 4 6"))
        assert game.rules.to_act(after) == {0} and game.market(after)[DENAR] is None
        assert game.is_tiles or {type(move) for move in game.legal(after)} == {TakeMoney}, "nothing else can be done"
        assert not events(happened, TileOpened) and not events(happened, MoneyOpened)
        assert after.discard == [*cards("denar 4 6")]

    @BOTH
    @pytest.mark.parametrize("paid", ["denar 5 6", "denar 1 4 6"], ids=["the example of the rulebook", "needless"])
    def test_who_pays_11_for_the_garden_of_10_gets_no_change_and_the_turn_ends(self, game: Game, paid: str) -> None:
        state = game.position([f"{paid}, florin 1", "", ""], market=offering("garden 10"))
        after, happened = game.bought(state, game.buy(state, DENAR, paid))
        assert after.hands[0] == cards("florin 1") and game.rules.to_act(after) == {1}
        assert (happened[0].price, happened[0].paid, happened[0].exact) == (10, 11, False)
        assert after.discard == [*cards(paid)]

    @BOTH
    def test_at_most_five_actions_four_exact_payments_and_then_money(self, game: Game) -> None:
        names = ("florin 2", "dirham 3", "denar 4", "ducat 5")
        hands = [", ".join((*names, "denar 9")), "", ""]
        state = game.position(hands, market="pavilion 2, pavilion 3, pavilion 4, pavilion 5")
        for slot in (DUCAT, FLORIN, DENAR, DIRHAM):
            state, happened = game.play(state, game.buy(state, slot, names[slot]))
            assert game.rules.to_act(state) == {0} and not events(happened, TurnEnded)
        assert {type(move) for move in game.legal(state)} == {TakeMoney}
        state, happened = game.bought(state, TAKE)
        assert game.rules.to_act(state) == {1} and len(events(happened, TurnEnded)) == 1


class TestNothingToDo:
    @BOTH
    def test_who_can_do_nothing_after_an_exact_payment_ends_the_turn(self, game: Game) -> None:
        """[ruling]"""
        hands = ["denar 5", "florin 9", ""]
        state = game.position(hands, market=offering("pavilion 5"), display="-, -, -, -", piles=())
        after, happened = game.bought(state, game.buy(state, DENAR, "denar 5"))
        assert TurnSkipped(Seat(0), bonus=True) in happened and game.rules.to_act(after) == {1}

    @BOTH
    def test_who_can_do_nothing_at_all_is_passed_over_with_a_full_end_of_turn(self, game: Game) -> None:
        """[ruling] No money lies open or in a deck, and seat 1 can pay for nothing."""
        market = "pavilion 8, tower 13, tower 12, pavilion 4"
        state = game.position(["ducat 5", "denar 1", "florin 9"], market=market, display="ducat 9, -, -, -", piles=())
        after, happened = game.play(state, TakeMoney(cards("ducat 9")))
        assert TurnSkipped(Seat(1), bonus=False) in happened and game.rules.to_act(after) == {2}
        assert events(happened, TurnEnded) == [TurnEnded(Seat(0)), *[TurnEnded(Seat(1))] * game.is_tiles]


# ---------------------------------------------------------------------- end of turn: what is opened again
def shopping(game: Game, **given: Any) -> tuple[Any, list[Any]]:
    """Lets seat 0 buy for denars, then for florins, exactly both times, and take a ducat of 7."""
    state = game.position(["florin 8, denar 9", "", ""], market=TO_MIND, **given)
    return game.bought(state, game.buy(state, DENAR, "denar 9"), game.buy(state, FLORIN, "florin 8"), TAKE)


def last_purchase(game: Game, **given: Any) -> tuple[Any, list[Any]]:
    """Lets seat 0 pay too much for the building of the florins."""
    state = game.position(["florin 9", "", ""], market=("pavilion 8, tower 13, tower 12, tower 11"), **given)
    return game.bought(state, game.buy(state, FLORIN, "florin 9"))


class TestTheMarkets:
    @BOTH
    def test_play_goes_round_the_table(self, game: Game) -> None:
        state = game.position(["", "", "", ""])
        for seat in (0, 1, 2, 3, 0):
            assert game.rules.to_act(state) == {seat}
            state, _ = game.play(state, TakeMoney((min(card for card in state.display if card is not None),)))

    @BOTH
    def test_the_card_game_opens_buildings_first_and_the_tile_game_money_from_left_to_right(self, game: Game) -> None:
        after, happened = shopping(game)
        found = [(type(each), each.slot) for each in happened if isinstance(each, TileOpened | MoneyOpened)]
        buildings = [(TileOpened, FLORIN), (TileOpened, DENAR)]
        assert found == ([(MoneyOpened, 2), *buildings] if game.is_tiles else [*buildings, (MoneyOpened, 2)])
        assert None not in game.market(after) and None not in after.display

    @BOTH
    def test_the_game_goes_on_when_the_last_building_fills_the_market_and_is_over_when_it_cannot(
        self, game: Game
    ) -> None:
        """In the card game no money is opened then, but for a scoring card; in the tile game it was opened before."""
        after, happened = last_purchase(game, rest=[7])
        assert game.market(after)[FLORIN] == 7 and game.rules.to_act(after) == {1}
        assert not events(happened, MarketRanOut)
        _, happened = shopping(game, rest=[7])
        assert [event.slot for event in events(happened, TileOpened)] == [FLORIN] and MarketRanOut() in happened
        assert len(events(happened, MoneyOpened)) == game.is_tiles


class TestScoringCards:
    @BOTH
    def test_one_lies_at_any_place_of_its_pile_with_equal_chance_and_leaves_the_game(self, game: Game) -> None:
        luck = Draws(False)
        after, happened = game.play(game.position(piles=[Pile(30, "B"), *BIG]), TAKE, luck=luck)
        assert luck.asked[0] == ((False, True), (30, 1))
        assert not events(happened, ScoringDrawn) and after.piles[0] == Pile(29, "B")
        after, _ = game.play(game.position(piles=[Pile(30, "A"), *BIG]), TAKE, luck=Draws(True))
        assert after.piles == (Pile(29, None), *BIG)

    @BOTH
    @pytest.mark.parametrize(
        ("piles", "drawn", "left"),
        [
            ((Pile(0, "A"), Pile(96, None)), "A", (Pile(95, None),)),
            ((Pile(1, None), Pile(95, "A")), "", (Pile(95, "A"),)),
            ((Pile(0, "A"), Pile(0, "B"), Pile(80, None)), "AB", (Pile(79, None),)),
        ],
        ids=["below all money it comes before the next pile", "a pile without one is drawn first", "both in one turn"],
    )
    def test_piles_are_drawn_from_the_top(
        self, game: Game, piles: tuple[Pile, ...], drawn: str, left: tuple[Pile, ...]
    ) -> None:
        luck = Draws()
        after, happened = game.play(game.position(piles=piles), TAKE, luck=luck)
        assert "".join(event.letter for event in events(happened, ScoringDone)) == drawn
        assert after.piles == left and len(luck.asked) == 1

    @BOTH
    def test_one_never_turned_is_skipped(self, game: Game) -> None:
        _, happened = last_purchase(game, rest=[], piles=[Pile(50, "B"), Pile(45, None)])
        assert [event.letter for event in events(happened, ScoringDone)] == ["C"]


class TestTheDiscard:
    @BOTH
    def test_it_becomes_the_new_deck_when_a_card_is_needed_and_not_before(self, game: Game) -> None:
        state = game.position(discard="denar 2 3, florin 5", piles=())
        after, happened = game.play(state, TAKE, luck=Draws(card("denar 3")))
        assert events(happened, DeckReshuffled) == [DeckReshuffled(3)]
        assert after.discard == [] and after.money_deck == [*cards("denar 2, florin 5")]
        assert after.piles == (Pile(2, None),) and after.display[2] == card("denar 3")
        state = game.position(discard="denar 2", piles=[Pile(1, None)])
        state.money_deck = [card("florin 1")]
        after, happened = game.play(state, TAKE)
        assert not events(happened, DeckReshuffled) and after.discard == [card("denar 2")] and after.piles == ()

    @BOTH
    def test_cards_paid_in_this_turn_are_shuffled_in_as_well(self, game: Game) -> None:
        _, happened = shopping(game, piles=())
        assert events(happened, DeckReshuffled) == [DeckReshuffled(2)]

    @BOTH
    def test_places_stay_empty_when_all_money_is_in_hands_until_a_card_was_paid(self, game: Game) -> None:
        """[ruling]"""
        state = game.position(["", "florin 9", ""], market=(named("pavilion 8"), *DEAR[:3]), piles=())
        state, _ = game.play(state, TAKE)
        assert state.display == [*opened("denar 9, dirham 8, -, florin 6")]
        state, happened = game.bought(state, game.buy(state, FLORIN, "florin 9"))
        assert events(happened, DeckReshuffled) == [DeckReshuffled(1)] and state.display[2] == card("florin 9")
