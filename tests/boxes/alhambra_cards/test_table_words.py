"""Words of the table: every event is told, in the third person, and every preview counts right."""

import re

import pytest

from game.boxes.alhambra_cards.rules import RULES
from game.boxes.alhambra_cards.rules.events import BuildingPlaced
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_cards.table.items import building as building_item
from game.boxes.alhambra_family.rules.events import (
    LeftoverAwarded,
    MoneyTaken,
    ScoringDone,
    ScoringDrawn,
    StartMoneyDealt,
    TurnEnded,
    TypeScored,
)
from game.boxes.alhambra_family.rules.majorities import Award
from game.boxes.alhambra_family.table.arithmetic import explanation, places_of
from game.boxes.alhambra_family.table.distribution import Distribution
from game.boxes.alhambra_family.table.items import money
from game.boxes.alhambra_family.table.phrases import Players
from game.boxes.alhambra_family.table.scoring import ScoringSteps
from game.boxes.alhambra_family.table.type_station import TypeStation
from game.core.beat import Beat
from game.core.rules import Seat
from game.tabletop.items import Item
from game.tabletop.table import Appearance, LogLine, Preview
from tests.boxes.alhambra_cards.positions import building, card, cards, position, some
from tests.boxes.alhambra_cards.tables import picked, played, table
from tests.boxes.looking import words

TOLD_ELSEWHERE = (TurnEnded, BuildingPlaced)
"""The end of a turn shows in the banner; with more than two players a bought building always stays with its buyer."""
GARDEN = building("garden", 8)
YARD = [GARDEN, building("tower", 9), building("pavilion", 5), building("arcades", 10)]


def narrated(beat: Beat, seats: int, language: str = "en") -> list[LogLine]:
    return list(table(seats, language).narrate(beat))


# ---------------------------------------------------------------------- the log
@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize(
    "language", [pytest.param("en", marks=pytest.mark.marathon), "hu", pytest.param("pl", marks=pytest.mark.marathon)]
)
def test_every_event_has_its_sentence(seats: int, language: str) -> None:
    shown = table(seats, language)
    for state, beat in played(seats, 11):
        for event in beat.events:
            lines = shown.narrate(Beat(0, None, (event,), beat.view))
            assert lines or (isinstance(event, TOLD_ELSEWHERE) and (state.seats > 2 or isinstance(event, TurnEnded)))
            assert all(line.text.strip() and "⟦" not in line.text and "%{" not in line.text for line in lines)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_log_speaks_of_players_never_to_them(seats: int) -> None:
    spoken = [line.text for _, beat in played(seats, 12) for line in narrated(beat, seats)]
    assert not [text for text in spoken if re.search(r"\byou(r|rs)?\b", text, re.IGNORECASE)]


def test_money_and_buildings_are_told_by_name() -> None:
    view = RULES.view(position([(), (), ()]), None)
    (line,) = narrated(Beat(1, Seat(1), (MoneyTaken(Seat(1), cards("denar 2", "ducat 3")),), view), 3)
    assert line.seat == Seat(1)
    assert "Krzysztof" in line.text and "2 denars and 3 ducats" in line.text
    assert line.items == (money(card("denar 2")), money(card("ducat 3")))


def test_the_start_money_of_a_hidden_hand_is_only_counted() -> None:
    dealt = cards("denar 9", "denar 8", "florin 4")
    for open_hands, told, untold in ((False, "3 cards", "denar"), (True, "17 denars and 4 florins", "card")):
        view = RULES.view(position([dealt, (), ()], open_hands=open_hands), None)
        (line,) = narrated(Beat(0, None, (StartMoneyDealt(Seat(0), dealt),), view), 3)
        assert told in line.text
        assert untold not in line.text


# ---------------------------------------------------------------------- previews
def preview(state: State, *items: Item) -> Preview:
    shown = table(state.seats)
    return shown.preview(RULES.view(state, Seat(0)), picked(state, shown, Seat(0), items))


def test_an_exact_payment_promises_another_action() -> None:
    state = position([cards("florin 3", "florin 5", "florin 9"), (), ()], yard=YARD)
    told = preview(state, building_item(GARDEN), money(card("florin 3")), money(card("florin 5")))
    assert "8 florins" in told.title
    (paid, plain), (again, good) = told.lines
    assert paid.startswith("3 + 5 = 8") and again.startswith("Emma")
    assert (plain, good) == ("plain", "good")
    assert told.label


def test_overpaying_says_what_is_lost() -> None:
    state = position([cards("florin 3", "florin 5", "florin 9"), (), ()], yard=YARD)
    told = preview(state, building_item(GARDEN), money(card("florin 9")))
    assert told.lines[0][0].startswith("9") and "by 1" in told.lines[0][0]
    assert {tone for _, tone in told.lines} == {"bad"}


def test_a_part_of_the_price_says_what_is_still_missing() -> None:
    state = position([cards("florin 3", "florin 5"), (), ()], yard=YARD)
    told = preview(state, building_item(GARDEN), money(card("florin 3")))
    assert told.label == ""
    assert "5 florins" in told.lines[0][0]


def test_a_chosen_building_proposes_the_exact_payment() -> None:
    state = position([cards("florin 3", "florin 5", "florin 9"), (), ()], yard=YARD)
    assert "3 + 5 = 8" in preview(state, building_item(GARDEN)).lines[0][0]


def test_taking_money_ends_the_turn_for_good() -> None:
    display = (card("florin 1"), card("denar 9"), card("ducat 4"), card("dirham 6"))
    state = position([(), (), ()], yard=YARD, display=display)
    both = preview(state, money(display[0]), money(display[2]))
    assert both.lines[0] == ("4 ducats and 1 florin", "plain")


def test_another_card_is_offered_only_where_one_may_be_taken_too() -> None:
    display = (card("florin 1"), card("denar 4"), card("ducat 6"), card("dirham 5"))
    state, shown = position([(), (), ()], yard=YARD, display=display), table(3)
    view = RULES.view(state, Seat(0))

    def prompt(*taken: int) -> str:
        return shown.prompt(view, picked(state, shown, Seat(0), [money(display[at]) for at in taken]))

    assert [prompt(at) for at in range(4)] == [prompt(0), prompt(0), prompt(2), prompt(2)]
    assert prompt(0) != prompt(2) == prompt(0, 1)


def test_nothing_chosen_lists_exact_payments_first() -> None:
    state = position([cards("denar 7", "florin 3", "florin 5"), (), ()], yard=YARD)
    first, second, *_ = preview(state).lines
    assert "3 + 5 = 8" in first[0] and first[1] == "good"
    assert "7" in second[0] and second[1] == "plain"


@pytest.mark.parametrize("seats", [2, 5])
def test_prompts_and_previews_never_speak_to_anybody(seats: int) -> None:
    shown = table(seats)
    for state, _ in list(played(seats, 13))[::5]:
        if RULES.to_act(state):
            selection, view = picked(state, shown, state.turn), RULES.view(state, state.turn)
            told = shown.preview(view, selection)
            texts = [shown.prompt(view, selection), told.title, told.label, *(text for text, _ in told.lines)]
            assert not [text for text in texts if re.search(r"\byou(r|rs)?\b", text, re.IGNORECASE) or "⟦" in text]


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


def three() -> Players:
    return Players(words(), [Appearance(name, "jade", True) for name in ("Emma", "Jack", "Ruby")], "alhambra_cards")


def test_a_share_of_nothing_is_told_to_whoever_hears_a_tie() -> None:
    shared = TypeScored("A", 0, (1, 1, 1), (Award(1, (0, 1, 2), (1,), 0),), (0, 0, 0))
    assert TypeStation(three(), shared, "").told()[:2] == ["Emma: 1, that is 0 points", "Jack: 1, that is 0 points"]
    behind = TypeScored("A", 0, (2, 1, 0), (Award(2, (0,), (1,), 1),), (1, 0, 0))
    assert TypeStation(three(), behind, "").told() == ["Emma: 2, that is 1 point", "Jack: 1"]


def test_who_alone_holds_a_currency_is_told_once() -> None:
    alone = LeftoverAwarded(0, GARDEN, Seat(0), (13, 0, 0), "most")
    several = LeftoverAwarded(0, GARDEN, Seat(0), (13, 2, 0), "most")
    told = Distribution(three(), [alone, several], "")
    assert sum("13" in line for line in told.told(0)) == 1
    assert "Emma: 13 florins; Jack: 2 florins" in told.told(1)


def test_a_tie_is_explained_with_its_places() -> None:
    awards = (Award(2, (0, 1), (16, 8), 12), Award(1, (2,), (1,), 1))
    event = TypeScored("C", 0, (2, 2, 1), awards, (12, 12, 1))
    players = three()
    assert places_of(players, event, awards[0]) == "1st and 2nd place"
    assert places_of(players, event, awards[1]) == "3rd place"
    assert "1st and 2nd place" in explanation(players, event)


def test_the_course_goes_from_the_start_over_the_scorings_to_now() -> None:
    shown = table(3)
    beats = [beat for _, beat in played(3, 15)]
    whole = shown.history(beats)
    start, now = (words()(f"alhambra_cards.chapter.{moment}") for moment in ("start", "now"))
    assert whole.labels == (start, "A", "B", "C")
    assert whole.totals[0] == (0, 0, 0)
    assert whole.totals[-1] == shown.points(beats[-1].view)
    drawn = next(i for i, beat in enumerate(beats) if any(isinstance(event, ScoringDrawn) for event in beat.events))
    assert shown.history(beats[:drawn]).labels == (start, now)
    assert shown.history(beats[: drawn + 1]).labels == (start, "A", now)


def test_the_standing_of_the_third_player_is_told_after_the_players() -> None:
    scored = [event for _, beat in played(2, 17) for event in beat.events if isinstance(event, ScoringDone)]
    view = RULES.view(position([(), ()], buildings=[some(tower=1), ()]), None)
    lines = narrated(Beat(5, Seat(0), (scored[0],), view), 2)
    assert [line.seat for line in lines] == [Seat(0), Seat(1), None]
    assert words()("common.third_player") in lines[-1].text
