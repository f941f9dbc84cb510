"""Any set of cards worth at least the price pays (section 3, finding 6), however many cards a hand has."""

from dataclasses import replace

import pytest

from game.boxes.alhambra_cards.rules import RULES
from game.boxes.alhambra_cards.rules.moves import Buy
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_cards.table.items import building as building_item
from game.boxes.alhambra_family.table.items import money
from game.core import box as shelf
from game.core.codec import Codec
from game.core.rules import Seat
from game.locale.words import Words
from game.saves.players import Player
from game.saves.reading import parse
from game.saves.record import Opening
from game.session.session import Refused, Session
from game.tabletop import loading
from game.tabletop.picker import Picker
from game.tabletop.table import Appearance
from tests.boxes.alhambra_cards.positions import DENAR_SLOT, building, card, cards, position
from tests.contract.test_progress import LOCALES

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
    words = Words("en", [LOCALES])
    cast = [Appearance(player.name, player.colour, is_human=True) for player in PEOPLE]
    table = loading.table("alhambra_cards")(words, cast, {})
    state = hoard()
    picker = Picker(table, RULES.view(state, Seat(0)), RULES.legal(state, Seat(0)))
    assert picker.touch(building_item(YARD[2]))
    assert money(card("denar 5")) in picker.touched, "the exact payment is raised"
    for item in map(money, cards("denar 1", "denar 2")):
        assert picker.touch(item)
    assert picker.move == NEEDLESS
    assert picker.touch(money(card("denar 1"))), "and takes one back"
    assert picker.move == Buy(DENAR_SLOT, cards("denar 2", "denar 5"))
