"""Paying (tile game: section 3; card game: Turn): any cards worth at least the price, needless ones included."""

from dataclasses import replace
from itertools import combinations

import pytest

from game.boxes.alhambra_cards.rules.moves import Buy
from game.boxes.alhambra_family.rules import components, taking
from game.boxes.alhambra_family.rules.payment import covering, is_thrifty, payments, ways
from game.boxes.alhambra_family.table.items import money
from game.core import box as shelf
from game.core.codec import Codec
from game.core.rules import Seat
from game.saves import parsing, record
from game.saves.players import Player
from game.session.session import Refused, Session
from game.tabletop.picker import Picker
from tests.boxes.alhambra_family import pieces, tables
from tests.boxes.alhambra_family.games import CARDS, offering

Values = tuple[int, ...]


def paid(values: Values, price: int) -> list[Values]:
    return [tuple(values[index] for index in way) for way in payments(values, price)]


def _parts(values: Values) -> set[Values]:
    return {part for size in range(1, len(values) + 1) for part in combinations(values, size)}


@pytest.mark.parametrize(
    ("values", "price", "found"),
    [
        pytest.param((2, 9), 9, [(2, 9), (9,)], id="overpaying on purpose"),
        pytest.param((2, 3, 9), 8, [(2, 3, 9), (2, 9), (3, 9), (9,)], id="needless cards"),
        pytest.param((4, 4, 4), 8, [(4, 4), (4, 4, 4)], id="of equal cards only the number counts"),
    ],
)
def test_what_may_be_paid(values: Values, price: int, found: list[Values]) -> None:
    assert paid(values, price) == found
    assert payments((4, 4, 4), 8) == ((0, 1), (0, 1, 2))


@pytest.mark.parametrize(
    "values",
    [
        *((1, 1, 2, 3, 5), (2, 2, 2, 7, 7, 9), (1, 2, 3, 4, 5, 6, 7), (3, 3, 3, 6, 6, 8, 9)),
        *((2, 2, 2, 3, 4, 5, 6, 7), (9,), ()),
    ],
    ids=str,
)
def test_every_payment_of_the_rulebook_is_there(values: Values) -> None:
    """All subsets, plainly; a hand of eight, three of them equal, makes just the 128 sets that are listed at most."""
    for price in range(2, 14):
        listed = paid(values, price)
        assert len(listed) == len(set(listed))
        assert set(listed) == {way for way in _parts(values) if sum(way) >= price}


@pytest.mark.parametrize("values", [(1, 2, 3, 4, 5, 6, 7, 8), (1, 1, 2, 2, 3, 3, 7, 7, 9)], ids=str)
@pytest.mark.parametrize("price", [2, 5, 8, 13])
def test_from_a_large_purse_every_payment_contains_one_with_the_same_effect(values: Values, price: int) -> None:
    """[ruling] Whoever hoards a currency lays card after card until the price is covered, and nothing needless."""
    listed = paid(values, price)
    allowed = {way for way in _parts(values) if sum(way) >= price}
    assert len(listed) == len(set(listed)) and set(listed) < allowed
    assert {way for way in allowed if sum(way) == price} <= set(listed)
    for way in allowed:
        over = {part for part in _parts(way) if sum(part) > price >= sum(part) - part[0]}
        equals = {part for part in over if sum(part) - part[-1] == price}
        assert all(len(set(part)) == 1 for part in equals)
        assert over - equals <= set(listed)
        assert over or sum(way) == price


@pytest.mark.parametrize("price", [2, 7, 13])
def test_of_many_cards_every_listed_payment_is_what_one_number_stands_for(price: int) -> None:
    hand = pieces.cards("denar 1 1 b 2 2 b 3 3 b 4 4 b 5 5 b")
    numbers, sold = taking.sales(hand, (None, None, components.PRICE.index(price), None), components.PRICE)
    found = [taking.purchase(sold, number) for number in range(numbers)]
    assert found == [(2, tuple([hand[index] for index in way])) for way in ways(hand, price)]


# ---------------------------------------------------------------------- a payment that is only begun
@pytest.mark.parametrize(
    ("hand", "laid", "price", "whole"),
    [
        pytest.param("denar 5 8", "denar 5", 5, "denar 5", id="exact"),
        pytest.param("denar 2 3 4 8", "denar 2", 10, "denar 2 8", id="as few as possible are added"),
        pytest.param("denar 2 3 4 8", "denar 2", 14, "denar 2 4 8", id="each once"),
        pytest.param("denar 2 3 8", "denar 2 3 8", 5, "denar 2 3 8", id="needless ones stay"),
        pytest.param("denar 4 4 b 4 c", "denar 4 c", 4, "denar 4", id="of equal ones the lowest"),
        pytest.param("denar 4 4 b 4 c", "denar 4 b 4 c", 8, "denar 4 4 b", id="none twice"),
        pytest.param("denar 4 4 b 4 c", "", 8, "denar 4 4 b", id="nothing is laid yet"),
        pytest.param("denar 5, florin 9", "florin 9", 5, "", id="of another currency"),
        pytest.param("denar 5, florin 9", "denar 5", 6, "", id="too little money"),
    ],
)
def test_cards_that_are_laid_down_become_a_whole_payment(hand: str, laid: str, price: int, whole: str) -> None:
    assert covering(pieces.held(hand), pieces.held(laid), 0, price) == pieces.held(whole)


def test_a_card_without_which_the_price_is_just_reached_is_needless() -> None:
    assert not is_thrifty(lowest=5, highest=5, paid=10, price=5)
    assert is_thrifty(lowest=2, highest=4, paid=6, price=5) and is_thrifty(lowest=1, highest=4, paid=5, price=5)


# ---------------------------------------------------------------------- a hoard of eight different cards
EIGHT = pieces.cards("denar 1 2 3 4 5 6 7 8")
NEEDLESS = Buy(pieces.DENAR, pieces.cards("denar 1 2 5"))
HOARD = CARDS.position([EIGHT, "", ""], market=offering("pavilion 5"))
"""A building costs 5."""


def hoarding() -> Session:
    codec = Codec(shelf.codec_table("alhambra_cards"))
    people = [Player(name, colour, "human") for name, colour in (("A", "crimson"), ("B", "cobalt"), ("C", "jade"))]
    start = codec.encode(HOARD)
    opening = record.Opening((), codec.digest(HOARD), start)
    begun = Session.new("alhambra_cards", people, {}, 1).record()
    return Session.resume(replace(begun, opening=opening, entries=(), snapshot=start))[0]


def test_1_and_2_and_5_pay_for_5_and_the_game_is_saved_and_played_again() -> None:
    session = hoarding()
    assert NEEDLESS not in session.legal(Seat(0)), "lists stay short, for computer players too"
    session.submit(Seat(0), NEEDLESS, session.number)
    assert session.view(Seat(0)).hands[0] == pieces.cards("denar 3 4 6 7 8")
    back, notice = Session.resume(parsing.parse(session.record().to_bytes()))
    assert notice is None
    assert back.beats(Seat(0)) == session.beats(Seat(0))


@pytest.mark.parametrize(
    "move",
    [
        Buy(pieces.DENAR, pieces.cards("denar 1 2")),
        Buy(pieces.DENAR, pieces.cards("denar 1 5")[::-1]),
        Buy(pieces.DENAR, pieces.cards("denar 5 9")),
        Buy(pieces.DENAR, pieces.cards("denar 8 8 b")),
        Buy(pieces.DENAR, ()),
        Buy(-1, NEEDLESS.cards),
        Buy(9, NEEDLESS.cards),
    ],
    ids=str,
)
def test_what_the_rules_do_not_allow_is_refused_as_before(move: Buy) -> None:
    session = hoarding()
    with pytest.raises(Refused):
        session.submit(Seat(0), move, session.number)


def test_a_person_pays_so_by_touching_card_after_card() -> None:
    picker = Picker(tables.table(CARDS, 3), CARDS.rules.view(HOARD, Seat(0)), CARDS.rules.legal(HOARD, Seat(0)))
    assert picker.touch(CARDS.item(pieces.named("pavilion 5")))
    assert money(pieces.card("denar 5")) in picker.touched, "the exact payment is raised"
    assert all(map(picker.touch, map(money, pieces.cards("denar 1 2"))))
    assert picker.move == NEEDLESS
    assert picker.touch(money(pieces.card("denar 1"))), "and takes one back"
    assert picker.move == Buy(pieces.DENAR, pieces.cards("denar 2 5"))
