"""What the table of the card game says: why not, previews, walks, and the answers to whoever learns."""

import pytest

from game.boxes.alhambra_cards.rules import RULES
from game.boxes.alhambra_cards.rules.moves import Buy
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_cards.table.illegal import reason
from game.boxes.alhambra_cards.table.touches import BUILDING_DECK, GIVE, KEEP, building, space
from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.table.items import MONEY_DECK, money, scoring
from game.boxes.alhambra_family.table.scoring import ScoringSteps
from game.core.rules import Seat
from game.tabletop.items import Item, Selection
from tests.boxes.alhambra_cards.positions import play, position
from tests.boxes.alhambra_family.games import CARDS
from tests.boxes.alhambra_family.pieces import DENAR, card, cards, named, some, tiles
from tests.boxes.alhambra_family.tables import picked, played, table
from tests.boxes.looking import AREA, draw, ui, words
from tests.golden.card_positions import gift

# ---------------------------------------------------------------------- why something cannot be touched
OPENING = position(
    ["denar 2 3 3 b, florin 9 1", "denar 9", ""],
    yard="tower 13, tower 12, pavilion 5, pavilion 5",
    display="denar 4, dirham 1, ducat 8 9",
)


def why_not(state: State, item: Item, seat: int | None = 0) -> str:
    return reason(RULES.view(state, None if seat is None else Seat(seat)), item)


@pytest.mark.parametrize(
    ("item", "why"),
    [
        *((money(card(name)), "") for name in ("ducat 8", "denar 2")),
        (money(card("florin 9")), "too_little"),
        (money(card("denar 9")), "not_yours"),
        (building(named("pavilion 5")), ""),
        (building(named("tower 13")), "too_little"),
        (building(50), "bought"),
        (MONEY_DECK, "money_deck"),
        (BUILDING_DECK, "building_deck"),
        (scoring("A"), "scoring_card"),
    ],
    ids=str,
)
def test_a_reason_for_each_wrong_touch(item: Item, why: str) -> None:
    assert why_not(OPENING, item) == why
    assert why_not(OPENING, item, 1) == why_not(OPENING, item, None) == "turn", "others wait for their turn"


def test_an_empty_space_stays_empty_until_the_turn_ends_and_money_has_nothing_to_buy_there() -> None:
    after, _ = play(OPENING, Buy(DENAR, cards("denar 2 3")))
    assert why_not(after, space(DENAR)) == "empty_slot"
    assert why_not(after, money(card("denar 3 b"))) == "no_building", "what can be bought is paid with others"
    bare = position(["denar 2", "", ""], yard="-, -, -, -")
    assert why_not(bare, money(card("denar 2"))) == "no_building"


@pytest.mark.parametrize(("hand", "why"), [("denar 2 6", ""), ("denar 1 6", "too_little")])
def test_a_building_for_all_the_money_of_its_currency_can_be_touched(hand: str, why: str) -> None:
    """Turn: whoever pays exactly buys too."""
    state = position([hand, "", ""], yard="tower 13, tower 12, palace 8, tower 11")
    assert why_not(state, building(named("palace 8"))) == why


def test_first_it_is_decided_who_gets_the_new_building_one_after_the_other() -> None:
    """Two players: each one is kept or given away."""
    state = position(["", ""])
    state.pending = (named("palace 8"), named("tower 9"))
    assert why_not(state, money(card("ducat 8"))) == "settle"
    assert [why_not(state, building(each)) for each in state.pending] == ["answer", "settle"]
    assert why_not(state, KEEP) == why_not(state, GIVE) == ""


def test_nothing_can_be_touched_after_the_end() -> None:
    over, _ = play(position(["denar 9", "", ""], yard="tower 7, tower 8, pavilion 5, tower 10", deck=()),
                   Buy(DENAR, cards("denar 9")))  # fmt: skip
    assert why_not(over, space(0)) == "over"


# ---------------------------------------------------------------------- previews
YARD = tiles("garden 8, tower 9, pavilion 5, arcades 10")
GARDEN, TOWER, PAVILION, _ = (building(each) for each in YARD if each is not None)


@pytest.mark.parametrize(
    ("hand", "touched", "told"),
    [
        ("florin 3 5", [GARDEN, money(card("florin 3"))], ["5 florins"]),
        ("florin 3 5 9", [GARDEN], ["3 + 5 = 8"]),
        ("denar 7, florin 3 5", [], ["3 + 5 = 8", "7"]),
    ],
    ids=["what is still missing", "the exact payment is proposed", "nothing chosen: exact payments first"],
)
def test_a_preview_counts_the_payment(hand: str, touched: list[Item], told: list[str]) -> None:
    state = position([hand, "", ""], yard=YARD)
    found = table(CARDS, 3).preview(RULES.view(state, Seat(0)), picked(CARDS, state, *touched))
    assert all(part in text for part, (text, _) in zip(told, found.lines, strict=False)), found.lines
    assert found.label == ""
    assert touched or [tone for _, tone in found.lines[:2]] == ["good", "plain"]


# ---------------------------------------------------------------------- walks, and the third player
def test_every_scoring_is_walked_through_type_by_type_and_the_last_buildings_before_it() -> None:
    walks = [walk for _, beat in played(CARDS, 4, 14) for walk in table(CARDS, 4).scoring_sequences(beat)]
    titles = [words()(f"palaces.scoring.{letter}") for letter in "abc"]
    assert [walk.title for walk in walks if isinstance(walk, ScoringSteps)] == titles
    assert all(walk.steps == 6 for walk in walks if isinstance(walk, ScoringSteps))
    assert walks[-2].title == words()("alhambra_cards.award.title")


def test_of_two_it_is_said_who_the_third_is_at_first_and_that_it_cannot_win_at_last() -> None:
    third = "Dirk only takes up room in the majorities: no place, no winning."
    shown, beats = table(CARDS, 2), [beat for _, beat in played(CARDS, 2, 14)]
    heard = [line.aloud for beat in beats for line in shown.narrate(beat) if third in line.aloud]
    walks = [walk for beat in beats for walk in shown.scoring_sequences(beat) if isinstance(walk, ScoringSteps)]
    assert [third in walk.told(walk.steps - 1) for walk in walks] == [False, False, True]
    assert len(heard) == 1 and heard[0].startswith("Dirk")


@pytest.mark.parametrize(("language", "name"), [("en", "Dirk"), ("hu", "Sanyi"), ("pl", "Olek")])
def test_who_the_imaginary_third_player_is_is_told_at_his_row(language: str, name: str) -> None:
    """His buildings and points are seen as his own: he is not one of the players."""
    view = RULES.view(position(["", ""], buildings=[(0,), (1,), some(tower=2)]), Seat(0))
    assert view.buildings == ((0,), (1,)) and len(view.points) == 2
    assert view.third is not None and view.third.buildings == some(tower=2)
    parts = table(CARDS, 2, language).parts(view, AREA, Selection())
    (row,) = (part for part in parts if part.name == "row2")
    assert row.title == name and name in row.told


@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080)])
def test_pointing_at_the_third_player_s_row_tells_it_on_the_table_too(size: tuple[int, int]) -> None:
    on, state = ui(size), position(["", ""], buildings=[(), (), some(tower=2)])
    draw(table(CARDS, 2), RULES.view(state, Seat(0)), Selection(), on)
    node = on.find("table:third")
    assert node and on.at(node.rect.center) is node
    assert "imaginary third player" in node.hint


def test_the_deck_that_was_called_up_tells_what_its_cards_are() -> None:
    on, selection = ui((1024, 600), scale=2.0), Selection(unfolded="deck", unfold=lambda key: None)
    draw(table(CARDS, 2), RULES.view(gift().state, Seat(0)), selection, on)
    told = [node.hint for node in on.nodes if node.id.startswith("table:")]
    assert any("waits in pile 2" in hint for hint in told) and any("all six types" in hint for hint in told)


# ---------------------------------------------------------------------- figures of the moment
def explained(state: State, item: Item) -> str:
    found: str = table(CARDS, state.seats).explain(RULES.view(state, Seat(0)), item, Selection())
    return found


def test_a_building_says_how_the_hand_pays_and_what_one_more_brings() -> None:
    owned, piles = [some(tower=1), some(tower=3)[1:], ()], (Pile(5, "A"), Pile(5, "B"))
    state = position(["florin 3 5, dirham 4 6, denar 2", "", ""], yard=YARD, buildings=owned, piles=piles)
    assert "3 + 5 = 8" in explained(state, GARDEN) and "no more than now" not in explained(state, GARDEN)
    assert "4 + 6 = 10: 1 would be lost" in explained(state, TOWER)
    assert "3 points instead of 0" in explained(state, TOWER), "two towers each share the first place"
    assert "3 denars short" in explained(state, PAVILION)


def test_an_open_card_says_what_may_come_with_it_and_what_it_would_pay() -> None:
    state = position(["florin 2, denar 3", "", ""], yard=YARD, display="denar 2, dirham 3, florin 6, ducat 9")
    small, _, large, useless = (explained(state, money(each or 0)) for each in state.display)
    assert "2 + 3 = 5" in small and "pavilion exactly: 2 + 3 = 5" in small
    assert "alone" in large and "garden exactly: 2 + 6 = 8" in large
    assert "exactly" not in useless


def test_a_scoring_card_and_the_deck_say_when_it_is_scored_and_what_it_pays() -> None:
    piles = (Pile(5, None), Pile(5, "A"), Pile(5, None), Pile(5, "B"), Pile(5, None))
    early, near = position(piles=piles), position(piles=piles[1:4])
    assert "5 cards" in explained(early, MONEY_DECK) and "A waits in pile 2" in explained(early, MONEY_DECK)
    assert "any new card may be it" in explained(near, MONEY_DECK)
    assert "the first place" in explained(early, scoring("A")) and "second" in explained(early, scoring("B"))


def test_both_answers_to_a_gift_tell_what_the_scoring_would_pay_everybody() -> None:
    state, _ = play(gift().state, *gift().moves)
    assert "would pay Krzysztof +3 and Dirk +3." in explained(state, KEEP), "who gets nothing is left out"
    assert "would pay Dirk +6." in explained(state, GIVE)
    assert table(CARDS, 2).page(RULES.view(state, Seat(0)), Selection()) == "duo.title"


# ---------------------------------------------------------------------- the page of the moment
def test_the_page_follows_what_is_touched() -> None:
    state = position(["denar 6, florin 9", "", ""], yard=YARD, display="denar 4, dirham 1, ducat 8 9")
    shown, view = table(CARDS, 3), RULES.view(state, Seat(0))
    pages = [shown.page(view, picked(CARDS, state, *items)) for items in ((), (money(card("denar 4")),), (PAVILION,))]
    assert pages == ["turn.title", "turn.title", "buy.title"]
    reasons = [shown.reason_page(view, Selection(), item) for item in (TOWER, MONEY_DECK, BUILDING_DECK)]
    assert reasons == ["buy.title", "refill.title", "refill.title"]
    after, _ = play(position(["denar 2 3, florin 9", "", ""], yard=YARD), Buy(DENAR, cards("denar 2 3")))
    assert "when the turn is over" in explained(after, PAVILION)
    assert shown.page(RULES.view(after, Seat(0)), Selection()) == "buy.title"
