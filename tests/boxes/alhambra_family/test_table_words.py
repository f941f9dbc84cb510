"""What both tables say: every event is told, every touch answered, everything explained, and nobody spoken to."""

from dataclasses import replace
from typing import Any

import pytest

from game.ai.reasons import Reason
from game.boxes.alhambra_cards.rules.events import BuildingPlaced
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
from game.boxes.alhambra_family.table.distribution import Distribution
from game.boxes.alhambra_family.table.items import money
from game.boxes.alhambra_family.table.phrases import Players
from game.boxes.alhambra_family.table.type_station import TypeStation, explanation, places_of
from game.core.rules import Beat, Key, Seat
from game.tabletop.items import Item, Selection
from game.tabletop.table import Appearance, LogLine, Preview
from tests.boxes.alhambra_family.games import BOTH, Game, offering
from tests.boxes.alhambra_family.pieces import card, cards, named
from tests.boxes.alhambra_family.tables import met, picked, table
from tests.boxes.looking import AREA, words
from tests.boxes.saying import faults
from tests.languages import shipped_languages

PAVILION = named("pavilion 5")


def narrated(game: Game, seats: int, *events: object, **seen: Any) -> list[LogLine]:
    """Returns what is told of events after which a new game is seen by an onlooker."""
    view = game.rules.view(game.position([""] * seats), None)
    return list(table(game, seats).narrate(Beat(1, Seat(0), events, replace(view, **seen))))


def untold(game: Game, seats: int, language: str) -> list[str]:
    """Returns what is wrong with the log of a whole game."""
    shown, found = table(game, seats, language), list[str]()
    for _, beat in met(game, seats):
        for event in beat.events:
            lines = shown.narrate(Beat(0, None, (event,), beat.view))
            shows = isinstance(event, TurnEnded) or (isinstance(event, BuildingPlaced) and seats > 2)
            found += [] if lines or shows else [f"silent: {event}"]
            found += [fault for line in lines for fault in faults(line.text)]
    return found


# ---------------------------------------------------------------------- the log
@BOTH
@pytest.mark.parametrize("language", shipped_languages())
def test_every_event_has_its_sentence_and_nobody_is_spoken_to(game: Game, language: str) -> None:
    assert [fault for seats in (2, 3) for fault in untold(game, seats, language)] == []


@BOTH
def test_money_is_told_by_name(game: Game) -> None:
    taken = cards("denar 2, ducat 3")
    (line,) = narrated(game, 3, MoneyTaken(Seat(1), taken))
    assert (line.seat, line.text) == (1, "Krzysztof takes 2 denars and 3 ducats")
    assert line.items == tuple(map(money, taken))


@BOTH
def test_the_start_money_of_a_hidden_hand_is_only_counted(game: Game) -> None:
    dealt = StartMoneyDealt(Seat(0), cards("denar 9 8, florin 4"))
    (hidden,) = narrated(game, 3, dealt)
    (shown,) = narrated(game, 3, dealt, hands=(dealt.cards, (), ()))
    assert "3 cards" in hidden.text and "denar" not in hidden.text
    assert "17 denars and 4 florins" in shown.text and "card" not in shown.text


@BOTH
def test_the_scores_of_the_third_player_come_after_the_seats(game: Game) -> None:
    lines = narrated(game, 2, ScoringDone("A", (3, 4, 5), (3, 4, 5)))
    assert [line.seat for line in lines] == [Seat(0), Seat(1), None]
    assert "Dirk" in lines[-1].text and "5" in lines[-1].text


# ---------------------------------------------------------------------- previews
def preview(game: Game, hand: str, *touched: str, display: str = "") -> Preview:
    """Returns the preview where the pavilion of 5 denars is touched first, or money alone."""
    given: dict[str, Any] = {"display": display} if display else {}
    state = game.position([hand, "", ""], market=offering("pavilion 5"), **given)
    items: list[Item] = [*([] if display else [game.item(PAVILION)]), *(money(card(name)) for name in touched)]
    found: Preview = table(game, 3).preview(game.rules.view(state, Seat(0)), picked(game, state, *items))
    return found


@BOTH
@pytest.mark.parametrize(
    ("touched", "starts", "tones"),
    [
        (("denar 2", "denar 3"), ("2 + 3 = 5", "Emma"), ("plain", "good")),
        (("denar 7",), ("7, overpaid by 2", "the turn ends"), ("bad", "bad")),
        (("denar 2", "denar 3", "denar 3 b"), ("2 + 3 + 3 = 8, overpaid by 3", "the turn ends"), ("bad", "bad")),
    ],
    ids=["an exact payment promises another action", "overpaying says what is lost", "so does a needless card"],
)
def test_a_purchase_says_what_it_costs(
    game: Game, touched: tuple[str, ...], starts: tuple[str, str], tones: tuple[str, str]
) -> None:
    told = preview(game, ", ".join(touched), *touched)
    assert "5 denars" in told.title and told.label
    assert all(text.startswith(start) for (text, _), start in zip(told.lines, starts, strict=False)), told.lines
    assert tuple(tone for _, tone in told.lines)[:2] == tones


@BOTH
def test_taking_money_names_the_coins(game: Game) -> None:
    told = preview(game, "", "florin 1", "ducat 4", display="florin 1, denar 9, ducat 4, dirham 6")
    assert (told.title, told.lines) == ("Take 4 ducats and 1 florin", (("the turn ends", "plain"),))


@BOTH
@pytest.mark.parametrize(
    ("taken", "told"),
    [
        (("florin 1",), "another card worth at most 4 may be added"),
        (("denar 4",), "another card worth at most 1 may be added"),
        (("florin 1", "denar 4"), "the turn ends"),
        (("ducat 6",), "the turn ends"),
    ],
)
def test_another_card_is_offered_only_where_one_may_be_taken_too(game: Game, taken: tuple[str, ...], told: str) -> None:
    assert preview(game, "", *taken, display="florin 1, denar 4, ducat 6, dirham 5").lines == ((told, "plain"),)


# ---------------------------------------------------------------------- scorings
@BOTH
def test_the_course_goes_from_the_start_over_the_scorings_to_now(game: Game) -> None:
    shown, beats = table(game, 3), [beat for _, beat in met(game, 3)]
    whole, scorings = shown.history(beats), ("1", "2", "3") if game.is_tiles else ("A", "B", "C")
    start, now = shown.history(beats[:2]).labels
    assert whole.labels == (start, *scorings)
    assert whole.totals[0] == (0, 0, 0) and whole.totals[-1] == shown.points(beats[-1].view)
    drawn = next(i for i, beat in enumerate(beats) if any(isinstance(event, ScoringDone) for event in beat.events))
    assert any(isinstance(event, ScoringDrawn) for beat in beats[: drawn + 1] for event in beat.events)
    assert shown.history(beats[:drawn]).labels == (start, now)
    assert shown.history(beats[: drawn + 1]).labels == (start, scorings[0], now)


def three() -> Players:
    return Players(words(), [Appearance(name, "jade", True) for name in ("Emma", "Jack", "Ruby")], "alhambra_cards")


def test_a_share_of_nothing_is_told_to_whoever_hears_a_tie() -> None:
    shared = TypeScored("A", 0, (1, 1, 1), (Award(1, (0, 1, 2), (1,), 0),), (0, 0, 0))
    assert TypeStation(three(), shared, "").told()[:2] == ["Emma: 1, that is 0 points", "Jack: 1, that is 0 points"]
    behind = TypeScored("A", 0, (2, 1, 0), (Award(2, (0,), (1,), 1),), (1, 0, 0))
    assert TypeStation(three(), behind, "").told() == ["Emma: 2, that is 1 point", "Jack: 1"]


def test_who_alone_holds_a_currency_is_told_once() -> None:
    alone = LeftoverAwarded(0, PAVILION, Seat(0), (13, 0, 0), "most")
    several = LeftoverAwarded(0, PAVILION, Seat(0), (13, 2, 0), "most")
    told = Distribution(three(), [alone, several], "")
    assert sum("13" in line for line in told.told(0)) == 1
    assert [three().say("award.rule") in told.told(step) for step in (0, 1)] == [True, False], "the rule once, too"
    assert "Emma: 13 florins; Jack: 2 florins" in told.told(1)


def test_a_tie_is_explained_with_its_places() -> None:
    awards = (Award(2, (0, 1), (16, 8), 12), Award(1, (2,), (1,), 1))
    event = TypeScored("C", 0, (2, 2, 1), awards, (12, 12, 1))
    assert places_of(three(), event, awards[0]) == "1st and 2nd place"
    assert places_of(three(), event, awards[1]) == "3rd place"
    assert "1st and 2nd place" in explanation(three(), event)


@BOTH
def test_a_hint_about_money_lights_the_hand_that_it_speaks_of(game: Game) -> None:
    shown, view = table(game, 3), game.rules.view(game.position([""] * 3), Seat(0))
    told = shown.reason(view, Reason(Key("reasons.seen.money.more"), {"count": 4, "stage": 1}, compared=()), "")
    assert told.parts == ("hand",)
    assert "hand" in {part.name for part in shown.parts(view, AREA, Selection(viewer=Seat(0)))}
