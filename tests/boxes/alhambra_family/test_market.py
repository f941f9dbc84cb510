"""End of turn in both Alhambra games (tile game: section 3): what is opened again, scoring cards, the discard."""

from typing import Any

from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.events import (
    DeckReshuffled,
    MarketRanOut,
    MoneyOpened,
    ScoringDone,
    ScoringDrawn,
    TileOpened,
)
from game.boxes.alhambra_family.rules.taking import TakeMoney
from tests.boxes.alhambra.positions import DEAR, TAKE, building, card, cards
from tests.boxes.alhambra_family.games import BOTH, DENAR, FLORIN, Game
from tests.boxes.playing import Draws, events

PAVILION, SERAGLIO = building("pavilion", 8), building("seraglio", 9)


def shopping(game: Game, **given: Any) -> tuple[Any, list[Any]]:
    """Lets seat 0 buy for denars, then for florins, exactly both times, and take a ducat of 7."""
    market = (PAVILION, DEAR[0], SERAGLIO, DEAR[1])
    state = game.position([cards("florin 8", "denar 9"), (), ()], market=market, **given)
    return game.bought(state, game.buy(state, DENAR, "denar 9"), game.buy(state, FLORIN, "florin 8"), TAKE)


@BOTH
def test_play_goes_round_the_table(game: Game) -> None:
    state = game.position([(), (), (), ()])
    for seat in (0, 1, 2, 3, 0):
        assert game.rules.to_act(state) == {seat}
        state, _ = game.play(state, TakeMoney((min(card for card in state.display if card is not None),)))


@BOTH
def test_the_card_game_opens_buildings_first_and_the_tile_game_money_from_left_to_right(game: Game) -> None:
    after, happened = shopping(game)
    opened = [event for event in happened if isinstance(event, TileOpened | MoneyOpened)]
    tiles = [(TileOpened, FLORIN), (TileOpened, DENAR)]
    order = [(MoneyOpened, 2), *tiles] if game.is_tiles else [*tiles, (MoneyOpened, 2)]
    assert [(type(event), event.slot) for event in opened] == order
    assert None not in game.market(after) and None not in after.display


@BOTH
def test_a_scoring_card_leaves_the_game(game: Game) -> None:
    after, _ = game.play(game.position(piles=[Pile(30, "A"), Pile(66, None)]), TAKE, luck=Draws(True))
    assert after.piles == (Pile(29, None), Pile(66, None))


@BOTH
def test_a_scoring_card_lies_at_any_place_of_its_pile_with_equal_chance(game: Game) -> None:
    luck = Draws(False)
    after, happened = game.play(game.position(piles=[Pile(30, "B"), Pile(66, None)]), TAKE, luck=luck)
    assert luck.asked[0] == ((False, True), (30, 1))
    assert not events(happened, ScoringDrawn) and after.piles[0] == Pile(29, "B")


@BOTH
def test_a_scoring_card_below_all_money_of_its_pile_comes_before_the_next_pile(game: Game) -> None:
    after, happened = game.play(game.position(piles=[Pile(0, "A"), Pile(96, None)]), TAKE)
    assert events(happened, ScoringDrawn) == [ScoringDrawn("A")] and after.piles == (Pile(95, None),)


@BOTH
def test_an_upper_pile_without_a_scoring_card_is_drawn_first(game: Game) -> None:
    luck = Draws()
    after, _ = game.play(game.position(piles=[Pile(1, None), Pile(95, "A")]), TAKE, luck=luck)
    assert len(luck.asked) == 1 and after.piles == (Pile(95, "A"),)


@BOTH
def test_both_scoring_cards_may_turn_up_in_one_turn(game: Game) -> None:
    """In the order in which they were drawn."""
    _, happened = game.play(game.position(piles=[Pile(0, "A"), Pile(0, "B"), Pile(80, None)]), TAKE)
    assert [event.letter for event in events(happened, ScoringDone)] == ["A", "B"]


@BOTH
def test_the_discard_becomes_the_new_deck_when_a_card_is_needed(game: Game) -> None:
    state = game.position(discard=cards("denar 2", "denar 3", "florin 5"), piles=())
    after, happened = game.play(state, TAKE, luck=Draws(card("denar 3")))
    assert events(happened, DeckReshuffled) == [DeckReshuffled(3)]
    assert after.discard == [] and after.money_deck == [*cards("denar 2", "florin 5")]
    assert after.piles == (Pile(2, None),) and after.display[2] == card("denar 3")


@BOTH
def test_the_discard_stays_as_long_as_no_card_is_needed(game: Game) -> None:
    state = game.position(discard=cards("denar 2"), piles=[Pile(1, None)])
    state.money_deck = [card("florin 1")]
    after, happened = game.play(state, TAKE)
    assert not events(happened, DeckReshuffled) and after.discard == [*cards("denar 2")] and after.piles == ()


@BOTH
def test_cards_paid_in_this_turn_are_shuffled_in_as_well(game: Game) -> None:
    _, happened = shopping(game, piles=())
    assert events(happened, DeckReshuffled) == [DeckReshuffled(2)]


@BOTH
def test_places_stay_empty_when_all_money_is_in_hands_until_a_card_was_paid(game: Game) -> None:
    """[ruling]"""
    state = game.position([(), cards("florin 9"), ()], market=(PAVILION, *DEAR[:3]), piles=())
    state, _ = game.play(state, TAKE)
    assert state.display == [*cards("denar 9", "dirham 8"), None, card("florin 6")]
    state, happened = game.bought(state, game.buy(state, FLORIN, "florin 9"))
    assert events(happened, DeckReshuffled) == [DeckReshuffled(1)] and state.display[2] == card("florin 9")


@BOTH
def test_the_game_goes_on_when_the_last_building_fills_the_market(game: Game) -> None:
    state = game.position([cards("florin 9"), (), ()], market=(PAVILION, *DEAR[:3]), rest=[7])
    after, happened = game.bought(state, game.buy(state, FLORIN, "florin 9"))
    assert game.market(after)[FLORIN] == 7 and game.rules.to_act(after) == {1}
    assert not events(happened, MarketRanOut)


@BOTH
def test_the_game_is_over_when_the_market_cannot_be_filled(game: Game) -> None:
    """In the card game no money is opened then, but for a scoring card; in the tile game it was opened before."""
    _, happened = shopping(game, rest=[7])
    assert [event.slot for event in events(happened, TileOpened)] == [FLORIN] and MarketRanOut() in happened
    assert len(events(happened, MoneyOpened)) == game.is_tiles


@BOTH
def test_a_scoring_card_never_turned_is_skipped(game: Game) -> None:
    state = game.position(
        [cards("florin 9"), (), ()],
        market=(PAVILION, *DEAR[:3]),
        rest=[],
        piles=[Pile(50, "B"), Pile(45, None)],
    )
    _, happened = game.bought(state, game.buy(state, FLORIN, "florin 9"))
    assert [event.letter for event in events(happened, ScoringDone)] == ["C"]
