"""Words of the table: every event is told, in the third person, and every preview counts right."""

from game.boxes.alhambra_cards.rules import RULES
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_cards.table.items import building as building_item
from game.boxes.alhambra_family.table.items import money
from game.boxes.alhambra_family.table.scoring import ScoringSteps
from game.core.rules import Seat
from game.tabletop.items import Item
from game.tabletop.table import Preview
from tests.boxes.alhambra_cards.positions import building, card, cards, position
from tests.boxes.alhambra_cards.tables import picked, played, table
from tests.boxes.looking import words

GARDEN = building("garden", 8)
YARD = [GARDEN, building("tower", 9), building("pavilion", 5), building("arcades", 10)]


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
