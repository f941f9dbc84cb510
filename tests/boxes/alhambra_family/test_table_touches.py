"""Touching and carrying at both tables: every legal move can be made, in any order of touches, and nothing else."""

from typing import Any

import pytest

from game.boxes.alhambra.rules.moves import EndTurn
from game.boxes.alhambra.rules.tasks import Task
from game.boxes.alhambra_cards.table.items import GIVE, KEEP
from game.boxes.alhambra_family.rules.money import total
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.boxes.alhambra_family.table.items import cards_among, money
from game.core.rules import Seat
from game.tabletop.picker import Picker
from game.tabletop.selection import Selection
from tests.boxes.alhambra.positions import DEAR, building, card, cards
from tests.boxes.alhambra_family.games import BOTH, CARDS, DENAR, TILES, Game
from tests.boxes.alhambra_family.tables import decisions, hand, picked, table
from tests.boxes.looking import AREA, words
from tests.boxes.tables import Hand, reached

PAVILION = building("pavilion", 5)
MARKET = (*DEAR[:2], PAVILION, DEAR[3])


@BOTH
def test_open_money_is_never_mistaken_for_an_equal_card_in_hand(game: Game) -> None:
    display = cards("denar 5 c", "florin 7", "ducat 8", "dirham 9")
    state = game.position([cards("denar 5"), (), ()], market=MARKET, display=display)
    assert isinstance(picked(game, state, money(card("denar 5 c"))).move, TakeMoney)
    paying = picked(game, state, money(card("denar 5")))
    assert paying.move is None and game.item(PAVILION) in paying.open


@BOTH
def test_an_equal_card_of_the_hand_pays_as_well(game: Game) -> None:
    state = game.position([cards("denar 5", "denar 5 b"), (), ()], market=MARKET)
    move = picked(game, state, game.item(PAVILION), money(card("denar 5 b"))).move
    assert move == game.buy(state, DENAR, "denar 5")


@BOTH
def test_a_building_says_how_much_is_missing_or_nothing_where_it_can_be_bought(game: Game) -> None:
    for held, why in (("denar 2", "3 denars"), ("denar 5", "")):
        state = game.position([cards(held), (), ()], market=MARKET)
        view, selection = game.rules.view(state, Seat(0)), picked(game, state)
        told = table(game, 3).illegal_reason(view, selection, game.item(PAVILION))
        assert why in told and bool(told) == bool(why)


@BOTH
def test_somebody_else_is_told_whose_turn_it_is(game: Game) -> None:
    view = game.rules.view(game.position(), Seat(1))
    told = table(game, 3).illegal_reason(view, Selection(actor=Seat(0), viewer=Seat(1)), game.item(DEAR[0]))
    assert told == words()(f"{game.box}.refuse.turn", player="Emma")


# ---------------------------------------------------------------------- shortcuts
def keys(game: Game, state: Any) -> dict[str, Any]:
    (seat,) = game.rules.to_act(state)
    found: dict[str, Any] = table(game, state.seats).shortcuts(game.rules.view(state, seat), game.legal(state))
    return found


@BOTH
def test_the_keys_1_to_4_pay_exactly_where_that_is_possible(game: Game) -> None:
    state = game.position([cards("denar 2", "denar 3", "denar 4"), (), ()], market=MARKET)
    found = keys(game, state)
    assert found["3"] == (game.item(PAVILION), money(card("denar 2")), money(card("denar 3")))
    assert not {"1", "2", "4"} & found.keys()


@BOTH
def test_the_keys_5_to_8_take_the_most_money_with_that_card(game: Game) -> None:
    display = (card("florin 1"), card("denar 9"), card("ducat 4"), card("dirham 2"))
    found = keys(game, game.position(display=display))
    assert sorted(found["5"]) == sorted((money(display[0]), money(display[2])))
    assert found["6"] == (money(display[1]),)
    equal = (card("florin 1"), card("dirham 2"), card("ducat 2"), card("denar 4"))
    most = keys(game, game.position(display=equal))["5"]
    assert sorted(most) == sorted(map(money, equal[:3])), "of what is worth 5 the most cards"
    assert sorted(found["8"]) == sorted((money(display[0]), money(display[3])))


@BOTH
@pytest.mark.parametrize("seats", [2, 4])
def test_every_shortcut_makes_a_legal_move_and_takes_at_most_five_together(game: Game, seats: int) -> None:
    for state, seat in decisions(game, seats, 5):
        shown, view, moves = table(game, seats), game.rules.view(state, seat), game.legal(state)
        for key, items in keys(game, state).items():
            picker = Picker(shown, view, moves)
            picker.choose(items)
            assert picker.move in moves
            assert key not in "5678" or len(items) == 1 or total(cards_among(items)) <= 5


# ---------------------------------------------------------------------- carrying
def paying(game: Game, *held: str, price: int = 5) -> tuple[Hand, Any]:
    tile = building("pavilion", price)
    state = game.position([cards(*held), (), ()], market=(*DEAR[:2], tile, DEAR[3]))
    return hand(game, state), game.item(tile)


@BOTH
@pytest.mark.parametrize(
    ("price", "hand", "carried", "laid", "is_last"),
    [
        (5, ("denar 2", "denar 3", "denar 7"), "denar 2", ("denar 2", "denar 3"), True),
        (8, ("denar 3", "denar 4", "denar 6"), "denar 6", ("denar 3", "denar 6"), False),
    ],
    ids=["paid to the coin", "too much waits for the button"],
)
def test_a_card_carried_to_a_building_brings_what_completes_the_payment(
    game: Game, price: int, hand: tuple[str, ...], carried: str, laid: tuple[str, ...], is_last: bool
) -> None:
    held, tile = paying(game, *hand, price=price)
    item = money(card(carried))
    assert held.lift(item)
    place = held.place(tile)
    drop = next(drop for drop in held.drops(item) if drop.box == place)
    held.drop(drop)
    assert held.picker.move is not None and held.picker.move.cards == cards(*laid)
    assert drop.is_last == is_last


@BOTH
def test_a_building_is_carried_home_with_the_suggested_payment(game: Game) -> None:
    held, tile = paying(game, "denar 2", "denar 3", "denar 7")
    assert held.lift(tile)
    drops = held.drops(tile)
    assert drops and all(not drop.items for drop in drops), "it is bought where it is let go"
    assert held.picker.move is not None and held.picker.move.cards == cards("denar 2", "denar 3")


@BOTH
def test_open_money_is_taken_to_the_hand_and_joined_on_other_money(game: Game) -> None:
    held = hand(game, game.position(display=cards("florin 2", "denar 3", "ducat 8", "dirham 9")))
    two, three = (money(card) for card in cards("florin 2", "denar 3"))
    assert held.lift(two)
    *joined, taken = held.drops(two)
    assert [drop.is_last for drop in joined] == [False] and taken.is_last
    assert taken.box == held.shown.plan(held.view, AREA, Selection()).hand
    held.drop(joined[0])
    assert held.picker.move == TakeMoney(tuple(sorted((two.at[0], three.at[0]))))


@BOTH
def test_what_cannot_be_bought_or_taken_stays_where_it_is(game: Game) -> None:
    held, tile = paying(game, "denar 2")
    assert not held.lift(tile) and not held.lift(money(card("denar 2")))
    onlooking = Selection(actor=Seat(1), viewer=Seat(0))
    opened = money(next(card for card in held.view.display if card is not None))
    assert held.shown.lifts(held.view, onlooking, opened) is None


def test_a_bought_building_is_let_go_on_an_answer_or_in_the_row_of_who_would_have_it() -> None:
    """Two players of the card game: the buyer keeps it, or the third player gets it."""
    state = CARDS.position([cards("denar 5"), ()], market=MARKET, display=cards("ducat 9", "denar 9"))
    state.bought, state.pending = (), (PAVILION,)
    held = hand(CARDS, state)
    assert held.lift(CARDS.item(PAVILION))
    zones = held.shown.plan(held.view, AREA, Selection())
    rows, decision = zones.scoreboard.rows, zones.decision
    keep, give = [(decision.keep, (KEEP,)), (rows[0], (KEEP,))], [(decision.give, (GIVE,)), (rows[2], (GIVE,))]
    found = [(drop.box, drop.items) for drop in held.drops(CARDS.item(PAVILION))]
    assert sorted(found, key=str) == sorted((*keep, *give), key=str)


def test_that_no_further_falcon_is_bought_is_said_by_carrying() -> None:
    state = TILES.position([cards("florin 4"), (), ()], modules=("falcons",))
    state.task = Task.FLY
    assert reached(hand(TILES, state), EndTurn())
