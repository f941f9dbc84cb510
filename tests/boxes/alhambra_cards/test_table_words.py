"""What the table of the card game says: previews, walks, and the answers to whoever learns."""

import pytest

from game.boxes.alhambra_cards.rules import RULES
from game.boxes.alhambra_cards.rules.moves import Buy
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_cards.table.items import BUILDING_DECK, GIVE, KEEP
from game.boxes.alhambra_cards.table.items import building as building_item
from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.table.items import MONEY_DECK, money, scoring
from game.boxes.alhambra_family.table.scoring import ScoringSteps
from game.core.rules import Seat
from game.tabletop.items import Item
from game.tabletop.selection import Selection
from game.tabletop.table import Preview
from tests.boxes.alhambra_cards.positions import DENAR_SLOT, building, card, cards, play, position, some
from tests.boxes.alhambra_cards.tables import picked, played, table
from tests.boxes.looking import AREA, draw, ui, words
from tests.golden.card_examples import gift

GARDEN = building("garden", 8)
YARD = (GARDEN, building("tower", 9), building("pavilion", 5), building("arcades", 10))


# ---------------------------------------------------------------------- the log


# ---------------------------------------------------------------------- previews
def preview(state: State, *items: Item) -> Preview:
    shown = table(state.seats)
    return shown.preview(RULES.view(state, Seat(0)), picked(state, shown, Seat(0), items))


def test_a_part_of_the_price_says_what_is_still_missing() -> None:
    state = position([cards("florin 3", "florin 5"), (), ()], yard=YARD)
    told = preview(state, building_item(GARDEN), money(card("florin 3")))
    assert told.label == ""
    assert "5 florins" in told.lines[0][0]


def test_a_chosen_building_proposes_the_exact_payment() -> None:
    state = position([cards("florin 3", "florin 5", "florin 9"), (), ()], yard=YARD)
    assert "3 + 5 = 8" in preview(state, building_item(GARDEN)).lines[0][0]


def test_nothing_chosen_lists_exact_payments_first() -> None:
    state = position([cards("denar 7", "florin 3", "florin 5"), (), ()], yard=YARD)
    first, second, *_ = preview(state).lines
    assert "3 + 5 = 8" in first[0] and first[1] == "good"
    assert "7" in second[0] and second[1] == "plain"


# ---------------------------------------------------------------------- walks and points
def test_every_scoring_is_walked_through_type_by_type_and_the_last_buildings_before_it() -> None:
    shown = table(4)
    walks = [walk for _, beat in played(4, 14) for walk in shown.scoring_sequences(beat)]
    titles = [words()(f"palaces.scoring.{letter}") for letter in "abc"]
    assert [walk.title for walk in walks if isinstance(walk, ScoringSteps)] == titles
    assert all(walk.steps == 6 for walk in walks if isinstance(walk, ScoringSteps))
    assert walks[-2].title == words()("alhambra_cards.award.title")


def test_of_two_it_is_said_who_the_third_is_at_first_and_that_it_cannot_win_at_last() -> None:
    third = "Dirk only takes up room in the majorities: no place, no winning."
    shown = table(2)
    beats = [beat for _, beat in played(2, 14)]
    heard = [line.aloud for beat in beats for line in shown.narrate(beat) if third in line.aloud]
    walks = [walk for beat in beats for walk in shown.scoring_sequences(beat) if isinstance(walk, ScoringSteps)]
    assert [third in walk.told(walk.steps - 1) for walk in walks] == [False, False, True]
    assert len(heard) == 1 and heard[0].startswith("Dirk")


def explained(state: State, item: Item, language: str = "en", seat: int | None = 0) -> str:
    view = RULES.view(state, None if seat is None else Seat(seat))
    return table(state.seats, language).explain(view, item, Selection())


# ---------------------------------------------------------------------- everything answers


def test_who_the_imaginary_third_player_is_is_told_at_his_row() -> None:
    state = position([(), ()], buildings=[(), (), some(tower=2)])
    for language, name in (("en", "Dirk"), ("hu", "Sanyi"), ("pl", "Olek")):
        shown = table(2, language)
        (row,) = (part for part in shown.parts(RULES.view(state, Seat(0)), AREA, Selection()) if part.name == "row2")
        assert row.title == name and name in row.told


@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080)])
def test_pointing_at_the_third_player_s_row_tells_it_on_the_table_too(size: tuple[int, int]) -> None:
    on, state = ui(size), position([(), ()], buildings=[(), (), some(tower=2)])
    draw(table(2), RULES.view(state, Seat(0)), Selection(), on)
    node = on.find("table:third")
    assert node and on.at(node.rect.center) is node
    assert "imaginary third player" in node.hint


def test_the_deck_that_was_called_up_tells_what_its_cards_are() -> None:
    on, state = ui((1024, 600), scale=2.0), gift().state
    selection = Selection(unfolded="deck", unfold=lambda key: None)
    draw(table(2), RULES.view(state, Seat(0)), selection, on)
    told = [node.hint for node in on.nodes if node.id.startswith("table:")]
    assert any("waits in pile 2" in hint for hint in told) and any("all six types" in hint for hint in told)


# ---------------------------------------------------------------------- figures of the moment


def test_a_building_says_how_the_hand_pays_and_what_one_more_brings() -> None:
    hand = cards("florin 3", "florin 5", "dirham 4", "dirham 6", "denar 2")
    owned = [some(tower=1), (*some(tower=3)[1:],), ()]
    piles = (Pile(5, "A"), Pile(5, "B"))
    state = position([hand, (), ()], yard=YARD, buildings=owned, piles=piles)
    assert "3 + 5 = 8" in explained(state, building_item(YARD[0]))
    assert "4 + 6 = 10: 1 would be lost" in explained(state, building_item(YARD[1]))
    assert "3 points instead of 0" in explained(state, building_item(YARD[1])), "two towers each share the first place"
    assert "3 denars short" in explained(state, building_item(YARD[2]))
    assert "no more than now" not in explained(state, building_item(YARD[0]))


def test_an_open_card_says_what_may_come_with_it_and_what_it_would_pay() -> None:
    display = (card("denar 2"), card("dirham 3"), card("florin 6"), card("ducat 9"))
    state = position([cards("florin 2", "denar 3"), (), ()], yard=YARD, display=display)
    assert "2 + 3 = 5" in explained(state, money(display[0])) and "pavilion exactly: 2 + 3 = 5" in explained(
        state, money(display[0])
    )
    assert "alone" in explained(state, money(display[2])) and "garden exactly: 2 + 6 = 8" in explained(
        state, money(display[2])
    )
    assert "exactly" not in explained(state, money(display[3]))


def test_a_scoring_card_and_the_deck_say_when_it_is_scored_and_what_it_pays() -> None:
    early = position([(), (), ()], piles=(Pile(5, None), Pile(5, "A"), Pile(5, None), Pile(5, "B"), Pile(5, None)))
    near = position([(), (), ()], piles=(Pile(5, "A"), Pile(5, None), Pile(5, "B"), Pile(5, None)))
    assert "5 cards" in explained(early, MONEY_DECK) and "A waits in pile 2" in explained(early, MONEY_DECK)
    assert "any new card may be it" in explained(near, MONEY_DECK)
    assert "the first place" in explained(early, scoring("A")) and "second" in explained(early, scoring("B"))


def test_both_answers_to_a_gift_tell_what_the_scoring_would_pay_everybody() -> None:
    state, _ = play(gift().state, *gift().moves)
    assert "Emma +0, Krzysztof +3 and Dirk +3" in explained(state, KEEP)
    assert "Emma +0, Krzysztof +0 and Dirk +6" in explained(state, GIVE)


# ---------------------------------------------------------------------- the page of the moment


def test_the_page_follows_what_is_touched() -> None:
    display = cards("denar 4", "dirham 1", "ducat 8", "ducat 9")
    state = position([cards("denar 6", "florin 9"), (), ()], yard=YARD, display=display)
    shown, view = table(3), RULES.view(state, Seat(0))
    assert shown.page(view, picked(state, shown, Seat(0))) == "turn.title"
    assert shown.page(view, picked(state, shown, Seat(0), [money(display[0])])) == "turn.title"
    assert shown.page(view, picked(state, shown, Seat(0), [building_item(YARD[DENAR_SLOT])])) == "buy.title"
    assert shown.reason_page(view, Selection(), building_item(YARD[1])) == "buy.title"
    assert shown.reason_page(view, Selection(), MONEY_DECK) == "refill.title"
    assert shown.reason_page(view, Selection(), BUILDING_DECK) == "refill.title"
    waiting, _ = play(gift().state, *gift().moves)
    assert table(2).page(RULES.view(waiting, Seat(0)), Selection()) == "duo.title"


def test_a_purchase_in_this_turn_is_told_at_its_space_and_building() -> None:
    state = position([cards("denar 2", "denar 3", "florin 9"), (), ()], yard=YARD)
    after, _ = play(state, Buy(DENAR_SLOT, cards("denar 2", "denar 3")))
    shown, view = table(3), RULES.view(after, Seat(0))
    assert "when the turn is over" in explained(after, building_item(YARD[DENAR_SLOT]))
    assert shown.page(view, Selection()) == "buy.title"
