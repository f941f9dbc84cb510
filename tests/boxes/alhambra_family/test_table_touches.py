"""Touching and carrying at both tables: every legal move can be made, in any order of touches, and nothing else."""

from typing import Any

import pytest

from game.boxes.alhambra_cards.table.touches import GIVE, KEEP
from game.boxes.alhambra_family.rules.components import total
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.boxes.alhambra_family.table.items import cards_among, money
from game.core.rules import Seat
from game.tabletop.items import Selection
from game.tabletop.picker import Picker
from tests.boxes.alhambra.positions import DEAR
from tests.boxes.alhambra_family.games import BOTH, CARDS, Game, offering
from tests.boxes.alhambra_family.pieces import DENAR, bazaar, card, cards, held, named
from tests.boxes.alhambra_family.tables import decisions, hand, picked, table
from tests.boxes.looking import AREA, words

PAVILION = named("pavilion 5")


def shopping(game: Game, money: str, **more: Any) -> Any:
    """Returns a position in which a pavilion costs 5 denars."""
    return game.position([money, "", ""], market=offering("pavilion 5"), **more)


@BOTH
def test_open_money_is_never_mistaken_for_an_equal_card_in_hand_and_those_of_a_hand_pay_alike(game: Game) -> None:
    state = shopping(game, "denar 5", display="denar 5 c, florin 7, ducat 8, dirham 9")
    assert isinstance(picked(game, state, money(card("denar 5 c"))).move, TakeMoney)
    paying = picked(game, state, money(card("denar 5")))
    assert paying.move is None and game.item(PAVILION) in paying.open
    state = shopping(game, "denar 5 5 b")
    move = picked(game, state, game.item(PAVILION), money(card("denar 5 b"))).move
    assert move == game.buy(state, DENAR, "denar 5")


@BOTH
@pytest.mark.parametrize(("money", "why"), [("denar 2", "3 denars"), ("denar 5", "")])
def test_a_building_says_how_much_is_missing_or_whose_turn_it_is(game: Game, money: str, why: str) -> None:
    state = shopping(game, money)
    view = game.rules.view(state, Seat(0))
    told = table(game, 3).illegal_reason(view, picked(game, state), game.item(PAVILION))
    assert why in told and bool(told) == bool(why)
    waiting = Selection(actor=Seat(0), viewer=Seat(1))
    told = table(game, 3).illegal_reason(game.rules.view(state, Seat(1)), waiting, game.item(DEAR[0]))
    assert told == words()(f"{game.box}.refuse.turn", player="Emma")


# ---------------------------------------------------------------------- shortcuts
def keys(game: Game, state: Any) -> dict[str, Any]:
    (seat,) = game.rules.to_act(state)
    found: dict[str, Any] = table(game, state.seats).shortcuts(game.rules.view(state, seat), game.legal(state))
    return found


@BOTH
def test_the_keys_1_to_4_pay_exactly_where_that_is_possible_and_9_a_bazaar(game: Game) -> None:
    given = {"beside": [bazaar("denar")], "modules": ("bazaars",)} if game.is_tiles else {}
    found, paid = keys(game, shopping(game, "denar 2 3 4", **given)), tuple(map(money, cards("denar 2 3")))
    assert found["3"] == (game.item(PAVILION), *paid)
    assert not {"1", "2", "4"} & found.keys()
    assert found.get("9") == ((game.item(bazaar("denar")), *paid) if game.is_tiles else None)


@BOTH
@pytest.mark.parametrize(
    ("display", "key", "taken"),
    [
        ("florin 1, denar 9, ducat 4, dirham 2", "5", "florin 1, ducat 4"),
        ("florin 1, denar 9, ducat 4, dirham 2", "6", "denar 9"),
        ("florin 1, denar 9, ducat 4, dirham 2", "8", "florin 1, dirham 2"),
        ("florin 1, dirham 2, ducat 2, denar 4", "5", "florin 1, dirham 2, ducat 2"),
    ],
    ids=["with that card", "alone", "the last one", "of what is worth 5 the most cards"],
)
def test_the_keys_5_to_8_take_the_most_money_with_that_card(game: Game, display: str, key: str, taken: str) -> None:
    assert sorted(keys(game, game.position(display=display))[key]) == sorted(map(money, held(taken)))


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
@BOTH
@pytest.mark.parametrize(
    ("tile", "money_held", "carried", "laid", "is_last"),
    [
        ("pavilion 5", "denar 2 3 7", "denar 2", "denar 2 3", True),
        ("pavilion 8", "denar 3 4 6", "denar 6", "denar 3 6", False),
    ],
    ids=["paid to the coin", "too much waits for the button"],
)
def test_a_card_carried_to_a_building_brings_what_completes_the_payment(
    game: Game, tile: str, money_held: str, carried: str, laid: str, is_last: bool
) -> None:
    mine = hand(game, game.position([money_held, "", ""], market=offering(tile)))
    item, place = money(card(carried)), mine.place(game.item(named(tile)))
    assert mine.lift(item)
    drop = next(drop for drop in mine.drops(item) if drop.box == place)
    mine.drop(drop)
    assert mine.picker.move is not None and mine.picker.move.cards == cards(laid)
    assert drop.is_last == is_last


@BOTH
def test_a_building_is_carried_home_with_the_suggested_payment(game: Game) -> None:
    mine, tile = hand(game, shopping(game, "denar 2 3 7")), game.item(PAVILION)
    assert mine.lift(tile)
    drops = mine.drops(tile)
    assert drops and all(not drop.items for drop in drops), "it is bought where it is let go"
    assert mine.picker.move is not None and mine.picker.move.cards == cards("denar 2 3")


@BOTH
def test_open_money_is_taken_to_the_hand_and_joined_on_other_money(game: Game) -> None:
    mine = hand(game, game.position(display="florin 2, denar 3, ducat 8, dirham 9"))
    two = money(card("florin 2"))
    assert mine.lift(two)
    *joined, taken = mine.drops(two)
    assert [drop.is_last for drop in joined] == [False] and taken.is_last
    assert taken.box == mine.shown.plan(mine.view, AREA, Selection()).hand
    mine.drop(joined[0])
    assert mine.picker.move == TakeMoney(cards("florin 2, denar 3"))


@BOTH
def test_what_cannot_be_bought_or_taken_stays_where_it_is(game: Game) -> None:
    mine = hand(game, shopping(game, "denar 2"))
    assert not mine.lift(game.item(PAVILION)) and not mine.lift(money(card("denar 2")))
    onlooking = Selection(actor=Seat(1), viewer=Seat(0))
    opened = money(next(card for card in mine.view.display if card is not None))
    assert mine.shown.lifts(mine.view, onlooking, opened) is None


def test_a_bought_building_is_let_go_on_an_answer_or_in_the_row_of_who_would_have_it() -> None:
    """Two players of the card game: the buyer keeps it, or the third player gets it."""
    state = CARDS.position(["denar 5", ""], market=offering("tower 7"), display="ducat 9, denar 9")
    state.pending = (PAVILION,)
    mine = hand(CARDS, state)
    assert mine.lift(CARDS.item(PAVILION))
    zones = mine.shown.plan(mine.view, AREA, Selection())
    rows, decision = zones.scoreboard.rows, zones.decision
    keep, give = [(decision.keep, (KEEP,)), (rows[0], (KEEP,))], [(decision.give, (GIVE,)), (rows[2], (GIVE,))]
    found = [(drop.box, drop.items) for drop in mine.drops(CARDS.item(PAVILION))]
    assert sorted(found, key=str) == sorted((*keep, *give), key=str)
