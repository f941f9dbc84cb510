"""Paying (tile game: section 3; card game: Turn): any cards worth at least the price, needless ones included."""

from dataclasses import replace
from itertools import combinations

import pytest

from game.boxes.alhambra_cards.rules import RULES
from game.boxes.alhambra_cards.rules.moves import Buy
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_cards.table.items import building as building_item
from game.boxes.alhambra_family.rules.payment import covering, is_thrifty, payments
from game.boxes.alhambra_family.table.items import money
from game.core import box as shelf
from game.core.codec import Codec
from game.core.rules import Seat
from game.saves.players import Player
from game.saves.reading import parse
from game.saves.record import Opening
from game.session.session import Refused, Session
from game.tabletop import loading
from game.tabletop.picker import Picker
from game.tabletop.table import Appearance
from tests.boxes.alhambra_cards.positions import DENAR_SLOT, building, card, cards, position
from tests.boxes.looking import words

DENAR = 0


def paid(values: tuple[int, ...], price: int) -> list[tuple[int, ...]]:
    return [tuple(values[index] for index in way) for way in payments(values, price)]


def test_each_exact_payment_is_there() -> None:
    exact = [way for way in paid((1, 2, 3, 4, 6), 6) if sum(way) == 6]
    assert exact == [(1, 2, 3), (2, 4), (6,)]


def test_overpaying_on_purpose_is_possible() -> None:
    assert paid((2, 9), 9) == [(2, 9), (9,)]


def test_needless_cards_may_be_paid() -> None:
    assert paid((2, 3, 9), 8) == [(2, 3, 9), (2, 9), (3, 9), (9,)]


def test_of_equal_cards_only_the_number_counts() -> None:
    assert payments((4, 4, 4), 8) == ((0, 1), (0, 1, 2))


@pytest.mark.parametrize(
    "values",
    [
        (1, 1, 2, 3, 5),
        (2, 2, 2, 7, 7, 9),
        (1, 2, 3, 4, 5, 6, 7),
        (3, 3, 3, 6, 6, 8, 9),
        (2, 2, 2, 3, 4, 5, 6, 7),
        (9,),
        (),
    ],
    ids=str,
)
def test_every_payment_of_the_rulebook_is_there(values: tuple[int, ...]) -> None:
    """All subsets, plainly; a hand of eight, three of them equal, makes just the 128 sets that are listed at most."""
    for price in range(2, 14):
        listed = paid(values, price)
        assert len(listed) == len(set(listed))
        assert set(listed) == {way for way in _parts(values) if sum(way) >= price}


@pytest.mark.parametrize("values", [(1, 2, 3, 4, 5, 6, 7, 8), (1, 1, 2, 2, 3, 3, 7, 7, 9)], ids=str)
@pytest.mark.parametrize("price", [2, 5, 8, 13])
def test_from_a_large_purse_every_payment_contains_one_with_the_same_effect(
    values: tuple[int, ...], price: int
) -> None:
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


def _parts(values: tuple[int, ...]) -> set[tuple[int, ...]]:
    return {part for size in range(1, len(values) + 1) for part in combinations(values, size)}


# ---------------------------------------------------------------------- a payment that is only begun
def test_cards_that_reach_the_price_exactly_are_the_whole_payment() -> None:
    assert covering(cards("denar 5", "denar 8"), cards("denar 5"), DENAR, 5) == cards("denar 5")


def test_to_cards_that_are_too_little_as_few_as_possible_are_added_each_once() -> None:
    hand = cards("denar 2", "denar 3", "denar 4", "denar 8")
    assert covering(hand, cards("denar 2"), DENAR, 10) == cards("denar 2", "denar 8")
    assert covering(hand, cards("denar 2"), DENAR, 14) == cards("denar 2", "denar 4", "denar 8")


def test_needless_cards_are_laid_down_as_the_others() -> None:
    hand = cards("denar 2", "denar 3", "denar 8")
    assert covering(hand, hand, DENAR, 5) == hand


def test_of_equal_cards_the_lowest_copies_are_named_and_none_twice() -> None:
    hand = cards("denar 4", "denar 4 b", "denar 4 c")
    assert covering(hand, cards("denar 4 c"), DENAR, 4) == cards("denar 4")
    assert covering(hand, cards("denar 4 b", "denar 4 c"), DENAR, 8) == cards("denar 4", "denar 4 b")
    assert covering(hand, (), DENAR, 8) == cards("denar 4", "denar 4 b")


def test_cards_of_another_currency_and_too_little_money_pay_nothing() -> None:
    hand = cards("denar 5", "florin 9")
    assert covering(hand, cards("florin 9"), DENAR, 5) == ()
    assert covering(hand, cards("denar 5"), DENAR, 6) == ()


def test_a_card_without_which_the_price_is_just_reached_is_needless() -> None:
    assert not is_thrifty(lowest=5, highest=5, paid=10, price=5)
    assert is_thrifty(lowest=2, highest=4, paid=6, price=5) and is_thrifty(lowest=1, highest=4, paid=5, price=5)


EIGHT = cards(*(f"denar {value}" for value in range(1, 9)))
YARD = (building("tower", 13), building("tower", 12), building("pavilion", 5), 40)
NEEDLESS = Buy(DENAR_SLOT, cards("denar 1", "denar 2", "denar 5"))
PEOPLE = tuple(Player(name, colour, "human") for name, colour in (("A", "crimson"), ("B", "cobalt"), ("C", "jade")))


def hoard() -> State:
    """Returns a game in which seat 0 has eight different cards and a building costs 5."""
    return position([EIGHT, (), ()], yard=YARD)


def hoarding() -> Session:
    codec, state = Codec(shelf.codec_table("alhambra_cards")), hoard()
    begun = Session.new("alhambra_cards", PEOPLE, {}, 1).record()
    start = codec.encode(state)
    opening = Opening((), codec.digest(state), start)
    return Session.resume(replace(begun, opening=opening, entries=(), snapshot=start))[0]


def test_1_and_2_and_5_pay_for_5_and_the_game_is_saved_and_played_again() -> None:
    session = hoarding()
    assert NEEDLESS not in session.legal(Seat(0)), "lists stay short, for computer players too"
    session.submit(Seat(0), NEEDLESS, session.number)
    assert session.view(Seat(0)).hands[0] == tuple(card for card in EIGHT if card not in NEEDLESS.cards)
    back, notice = Session.resume(parse(session.record().to_bytes()))
    assert notice is None
    assert back.beats(Seat(0)) == session.beats(Seat(0))


@pytest.mark.parametrize(
    "move",
    [
        Buy(DENAR_SLOT, cards("denar 1", "denar 2")),
        Buy(DENAR_SLOT, (*cards("denar 5"), *cards("denar 1"))),
        Buy(DENAR_SLOT, cards("denar 5", "denar 9")),
        Buy(DENAR_SLOT, cards("denar 8", "denar 8 b")),
        Buy(DENAR_SLOT, ()),
        Buy(-1, cards("denar 1", "denar 2", "denar 5")),
        Buy(9, cards("denar 1", "denar 2", "denar 5")),
    ],
    ids=str,
)
def test_what_the_rules_do_not_allow_is_refused_as_before(move: Buy) -> None:
    session = hoarding()
    with pytest.raises(Refused):
        session.submit(Seat(0), move, session.number)


def test_a_person_pays_so_by_touching_card_after_card() -> None:
    cast = [Appearance(player.name, player.colour, is_human=True) for player in PEOPLE]
    table = loading.table("alhambra_cards")(words(), cast, {})
    state = hoard()
    picker = Picker(table, RULES.view(state, Seat(0)), RULES.legal(state, Seat(0)))
    assert picker.touch(building_item(YARD[2]))
    assert money(card("denar 5")) in picker.touched, "the exact payment is raised"
    for item in map(money, cards("denar 1", "denar 2")):
        assert picker.touch(item)
    assert picker.move == NEEDLESS
    assert picker.touch(money(card("denar 1"))), "and takes one back"
    assert picker.move == Buy(DENAR_SLOT, cards("denar 2", "denar 5"))
