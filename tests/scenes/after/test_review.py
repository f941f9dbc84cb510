"""The review of a finished game: made while one looks on or has left, chosen by person, played on from."""

import os
import re
import signal
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pygame
import pytest

from game.ai.levels import adviser
from game.ai.worker import BotWorker, WorkerLost
from game.boxes.kalah.rules.board import STORE
from game.core.resources import shipped
from game.core.rules import Seat
from game.locale.words import Words
from game.program import Program
from game.review.course import Account, Course, ExpectedLead, Gap
from game.review.keeping import from_plain, to_plain
from game.review.moments import ReviewMoment, moments
from game.review.walk import NotOver, Walk
from game.saves.players import Stint
from game.saves.reviews import game_key, keep_review, read_review
from game.scenes.after.review import ReviewScene
from game.scenes.after.words import moment_text, verdict
from game.session.session import Session
from game.tabletop.explaining import told_apart
from game.tabletop.players import table_of
from game.tabletop.table import Preview
from tests.breadth import wide
from tests.languages import shipped_languages
from tests.review.games import finished, judged, kalah
from tests.scenes.audit import DRAWINGS, FEWEST, Drawing, faults_of
from tests.scenes.bots import Bots
from tests.scenes.driver import Driver, Hand, Keyboard, Mouse, driving, slider

LEVEL = adviser().key
FIRST = {"alhambra_cards": 4, "maharaja": 2}
"""So many decisions show what a review says, among them a slip; to judge all takes half a minute."""
PAGES = ("course", "ledger", "habits", "find", "slip", "turn")


@cache
def found(box: str) -> dict[str, Any]:
    """Returns what a walk through a finished game finds; of a shelf's game the first decisions alone are judged."""
    walk, entries = Walk(finished(box), LEVEL), finished(box).number
    while (task := walk.task) is not None:
        is_left_out = FIRST.get(box, entries) <= len(walk.findings.judged) < entries
        walk.take(None if is_left_out else task())
    return to_plain(walk)


def known(made: Program, box: str) -> Session:
    """Returns a finished game whose review is kept already."""
    session = finished(box)
    keep_review(made.services.paths, game_key(session.record()), found(box))
    return session


def reviewed(driver: Driver, box: str = "kalah") -> None:
    """Opens the review of a finished game, made already, and waits for its pictures."""
    driver.services.navigation.open(driver.services.routes.review, known(driver.program, box))
    driver.until(lambda: driver.scene.walking.course and not driver.scene.needs_ticks, "shows the review")
    driver.turn()


@pytest.mark.parametrize(("route", "hand"), [("result", Keyboard()), ("replay", Mouse())])
def test_it_is_opened_from_the_result_and_from_the_replay(tmp_path: Path, route: str, hand: Hand) -> None:
    with driving(tmp_path, kalah(entries=4)) as driver:
        driver.open(getattr(driver.services.routes, route), known(driver.program, "kalah"))
        if driver.ui.find("points_next"):
            hand.use(driver, "points_next")
        if driver.ui.find("play"):
            driver.press(pygame.K_SPACE, " ")
        hand.use(driver, "review")
        assert driver.name == "ReviewScene"
        hand.use(driver, "back")
        assert driver.name == {"result": "ResultScene", "replay": "ReplayScene"}[route]


@pytest.mark.parametrize("hand", [Mouse(), Keyboard()])
def test_it_is_opened_from_the_list_of_replays(tmp_path: Path, hand: Hand) -> None:
    with driving(tmp_path, kalah(entries=4)) as driver:
        store = driver.services.store
        store.finish(store.begin_autosave("kalah"), known(driver.program, "kalah").record())
        driver.start(driver.services.routes.saves, "replays")
        hand.use(driver, "review:0")
        assert driver.name == "ReviewScene"
        driver.start(driver.services.routes.saves, "load")
        assert driver.ui.find("game:0") and driver.ui.find("review:0") is None


def test_a_running_game_among_the_replays_has_no_review_whatever_its_file_says(tmp_path: Path) -> None:
    with driving(tmp_path, kalah(entries=4)) as driver:
        folder = driver.services.paths.replays
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "lie.kupola").write_bytes(replace(kalah(entries=9).record(), is_over=True).to_bytes())
        (folder / "copy.kupola").write_bytes(kalah(entries=9).record().to_bytes())
        driver.start(driver.services.routes.saves, "replays")
        for name in [node.id for node in driver.ui.nodes if node.id.startswith("review:")]:
            driver.click(name)
            assert driver.name != "ReviewScene" and driver.ui.find("review") is None
            driver.press(pygame.K_ESCAPE)
        with pytest.raises(NotOver):
            driver.services.navigation.open(driver.services.routes.review, kalah(entries=9))
        assert not list(driver.services.paths.reviews.glob("*"))


@pytest.mark.parametrize("turns", [0, 1, 10])
def test_it_is_left_at_once_at_every_moment(tmp_path: Path, turns: int) -> None:
    with driving(tmp_path, kalah(entries=4)) as driver:
        driver.services.navigation.open(driver.services.routes.review, finished("kalah"))
        for _ in range(turns):
            driver.turn()
        driver.press(pygame.K_ESCAPE)
        assert driver.name != "ReviewScene" and not driver.services.bot_worker.is_thinking


# What a plain reader of the log counts, from the events of the kept games for two.
HABITS: dict[str, Callable[[list[Any], int], list[str]]] = {
    "alhambra_cards": lambda events, seat: [
        f"{sum(e.paid == e.price for e in events if named(e, 'BuildingBought', seat))} of "
        f"{sum(named(e, 'BuildingBought', seat) for e in events)}",
        str(sum(e.paid - e.price for e in events if named(e, "BuildingBought", seat))),
    ],
    "maharaja": lambda events, seat: [
        str(
            sum(e.gold for e in events if named(e, "TurnBegun", seat))
            + sum(sum(toll for _, toll in e.tolls) for e in events if named(e, "Travelled", seat) and e.by_bank)
            + sum(12 - e.price for e in events if named(e, "PalaceBuilt", seat))
            + sum(1 - e.price for e in events if named(e, "HouseBuilt", seat))
        ),
        f"{sum(e.payouts[seat] for e in events if is_a(e, 'CityScored'))} "
        f"({[next(iter(e.ranking), None) for e in events if is_a(e, 'CityScored')].count(seat)})",
    ],
    "ys": lambda events, seat: [
        " · ".join(str(sum(e.bids[seat])) for e in events if is_a(e, "BidsRevealed")),
        " · ".join(
            str(sum(dict(enumerate(e.ranking)).get(place) == seat for e in events if is_a(e, "QuarterCounted")))
            for place in range(3)
        ),
        f"{sum(won not in (seat, None) for won, own, _ in contests(events, seat) if own is not None)} of "
        f"{sum(own is not None for _, own, _ in contests(events, seat))}",
        " / ".join(
            str(sum(own in others and own == max(others) and (won == seat) == is_won for won, own, others in fought))
            for is_won in (True, False)
            for fought in [[each for each in contests(events, seat) if each[1] is not None]]
        ),
    ],
}


def is_a(event: object, *names: str) -> bool:
    return type(event).__name__ in names


def contests(events: list[Any], seat: int) -> list[tuple[int | None, int | None, list[int]]]:
    """Who won each area and row, the seat's own total there, and those of all others who took part."""
    return [
        (e.winner, e.totals[seat], [own for party, own in enumerate(e.totals) if party != seat and own is not None])
        for e in events
        if is_a(e, "AreaWon", "RowWon")
    ]


def named(event: object, name: str, seat: int) -> bool:
    return type(event).__name__ == name and getattr(event, "seat", None) == seat


@pytest.mark.parametrize("box", HABITS)
def test_habits_are_what_happened_all_game_long(driver: Driver, box: str) -> None:
    session = finished(box)
    habits = ReviewScene(driver.services, session).habits
    events = [event for beat in session.beats(None) for event in beat.events]
    for seat in range(len(session.players)):
        told = [habit.told[seat] for habit in habits]
        first = box == "maharaja"  # the changes of characters come before
        assert told[first : len(HABITS[box](events, seat)) + first] == HABITS[box](events, seat)


def test_a_turning_point_tells_what_others_did_not_the_own_turn_that_they_led_on_to(driver: Driver) -> None:
    session, words = finished("maharaja"), driver.services.words
    seat, table = Seat(0), table_of(words, session)
    beats = session.beats(seat)
    own = {n: {line.seat for line in table.narrate(beat) if line.seat is not None} for n, beat in enumerate(beats)}
    ends = next(n for n in own if beats[n].seat == 1 and own[n] == {seat} and own[n - 1] == {1})
    course = replace(
        walk_kept("kalah"), movers=[Seat(beat.seat or 0) for beat in beats[1:]], decisions=[], box="maharaja"
    )
    gap = Gap(seat, ExpectedLead(ends - 2, 1.0, 0.0), ExpectedLead(ends, -1.0, 0.0), -2.0)
    moment = ReviewMoment("turn", seat, ends, -2.0, 0.5, gap=gap, causes=(ends,))
    told = moment_text(words, session, table, course, moment).told
    assert told == tuple(line.text for line in table.narrate(beats[ends - 1]) if not line.is_aside)


def test_a_turning_point_by_luck_tells_what_was_drawn(driver: Driver) -> None:
    session, words = finished("alhambra_cards"), driver.services.words
    table, course = table_of(words, session), judged("alhambra_cards")
    gap = course.gaps(Seat(0))[0]
    lines = {number: table.narrate(session.beats(gap.seat)[number]) for number in sorted(course.drawn)}
    number, drawn = next((at, said) for at in lines if (said := [line.text for line in lines[at] if line.is_aside]))
    for is_luck in (True, False):
        moment = ReviewMoment("turn", gap.seat, number, 5.0, 0.5, gap=gap, causes=(number,), is_luck=is_luck)
        told = moment_text(words, session, table, course, moment).told
        assert all((text in told) == is_luck for text in drawn)


def test_habits_stand_in_the_place_of_the_ledger_and_are_read(driver: Driver) -> None:
    reviewed(driver, "alhambra_cards")
    driver.click("page:habits")
    driver.turn()
    assert driver.node("habit:0").name.startswith("Paid exactly: ") and driver.ui.find("account:0") is None
    driver.click("page:ledger")
    driver.turn()
    assert driver.ui.find("account:0") and driver.ui.find("habit:0") is None


def test_what_was_decided_is_shown_while_the_rest_is_still_gone_through(driver: Driver) -> None:
    """A person's own decisions are judged first; what is found of them so far can be seen and left at once."""
    session = finished("kalah")
    driver.services.navigation.open(driver.services.routes.review, session)
    scene = driver.scene
    driver.until(lambda: driver.ui.find("moment:slip") or driver.ui.find("moment:find"), "a first moment")
    assert scene.walking.course is None and driver.ui.find("progress") and not driver.ui.find("lead")
    judged = {each.seat for each in scene.walking.so_far.decisions}
    assert {session.players[seat].is_human for seat in judged} == {True}
    assert driver.ui.find("moment:turn") is None, "nobody knows yet what turned the game"
    driver.until(lambda: scene.walking.course, "the whole")
    driver.turn()
    assert driver.ui.find("lead")


def test_a_moment_says_in_which_round_it_was_and_what_it_counts(driver: Driver) -> None:
    reviewed(driver, "maharaja")
    told = driver.node("moment:slip").hint
    assert "ound" in told.split(" · Move ")[0]
    assert re.search(r"± \d\.\d palaces · decision\. ", told), "no stop between a number and its unit"


@pytest.mark.parametrize("hand", [Mouse(), Keyboard()])
def test_a_moment_is_told_with_what_was_before_it_and_its_picture_leads_there(tmp_path: Path, hand: Hand) -> None:
    with driving(tmp_path, kalah(entries=4)) as driver:
        reviewed(driver)
        slip = next(m for m in moments(driver.scene.walking.course, driver.scene.chosen) if m.kind == "slip")
        stored = sum(side[STORE] for side in finished("kalah").branch(slip.number - 1).view(None).sides)
        told = driver.node("moment:slip").hint
        assert told.startswith(f"Seeds in the stores: {stored} ·")
        played, _, other = told.partition("Played: ")[2].partition(". Or instead: ")
        assert played and other and not other.startswith(played)
        hand.use(driver, "watch:slip")
        assert driver.name == "ReplayScene" and not driver.scene.is_running
        assert slider(driver)[0] == slip.index == slip.number - 1
        driver.press(pygame.K_ESCAPE)
        assert driver.name == "ReviewScene"


def test_a_replay_knows_the_moments_of_the_people_once_there_is_a_review(tmp_path: Path) -> None:
    session = finished("kalah")
    with driving(tmp_path, kalah(entries=4)) as driver:
        driver.open(driver.services.routes.replay, session)
        assert driver.ui.find("moment") is None
        driver.press(pygame.K_ESCAPE)
        known(driver.program, "kalah")
        driver.open(driver.services.routes.replay, session)
        found = moments(walk_kept("kalah"), Seat(0))
        marks = {node.id: node for node in driver.ui.nodes if node.id.startswith("moment:")}
        assert set(marks) == {f"moment:0:{each.kind}" for each in found}
        assert all("Zsófia" in node.name and node.hint for node in marks.values())
        driver.press(pygame.K_HOME)
        for place in sorted({each.index for each in found} - {0}):
            driver.press(pygame.K_m, "m")
            assert slider(driver)[0] == place
        driver.click(f"moment:0:{found[-1].kind}")
        assert slider(driver)[0] == found[-1].index


def test_two_moves_with_one_title_are_told_apart() -> None:
    def told(*previews: Preview) -> list[tuple[str, ...]]:
        return [*told_apart(*previews)]

    keep, give = Preview("Garden", (("now 1", ""),), "Keep"), Preview("Garden", (("now 2", ""),), "Give")
    assert told(keep, give) == [("Garden: Keep", "now 1"), ("Garden: Give", "now 2")]
    two, none = Preview("Jeweller", (("2 gems", ""), ("a card", "")), "Play"), Preview("Jeweller", (), "Play")
    assert told(two, none) == [("Jeweller: 2 gems", "a card"), ("Jeweller",)]
    assert told(keep, two) == [("Garden", "now 1"), ("Jeweller", "2 gems")]
    near, far = (replace(keep, place=f"{steps} up") for steps in (1, 2))
    assert told(near, far) == [("Garden: 1 up", "now 1"), ("Garden: 2 up", "now 1")]


def test_a_start_is_told_as_it_counts_beside_that_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """“Most of all through luck (−9), then the start (−20)” would seem to be in the wrong order."""
    course, session = walk_kept("alhambra_cards"), finished("alhambra_cards")
    monkeypatch.setattr(Course, "account", lambda *_: Account(-20, -9, 0, 12, -17, fair=-14))
    (told, *_) = verdict(Words("en", (shipped("locales"),)), course, session.credited, Seat(0))
    assert "luck (−9), then the start (−6 against the average)" in told


def walk_kept(box: str) -> Course:
    return Walk(finished(box), LEVEL, from_plain(box, LEVEL, found(box))).course()


def test_it_can_be_left_while_it_is_made_and_is_taken_up_again(tmp_path: Path) -> None:
    session = finished("kalah")
    key = game_key(session.record())
    with driving(tmp_path, kalah(entries=4)) as driver:
        driver.open(driver.services.routes.review, session)
        assert driver.node("progress").value and driver.ui.find("play_on:slip") is None
        driver.until(lambda: driver.scene.walking.part > 0.4, "gets on")
        part = driver.scene.walking.part
        assert part < 1
        driver.press(pygame.K_ESCAPE)
        assert driver.name != "ReviewScene" and not driver.services.bot_worker.is_thinking
        assert from_plain("kalah", LEVEL, read_review(driver.services.paths, key)).judged
        driver.services.navigation.open(driver.services.routes.review, session)
        assert driver.scene.walking.part >= part
        driver.until(lambda: driver.scene.walking.course, "is done")
        assert read_review(driver.services.paths, key)["judged"] == found("kalah")["judged"], "as if it was never left"


class Faulty(Bots):
    """Fails at what comes last, a closer look at what turned the game."""

    def poll(self) -> tuple[int, Any] | None:
        if self.asked and self.is_thinking and self.asked[-1].task.func.__name__ == "expect":
            raise WorkerLost
        return super().poll()


def test_a_closer_look_that_fails_does_not_cost_the_review(tmp_path: Path) -> None:
    with driving(tmp_path, kalah(entries=4), bots=Faulty()) as driver:
        driver.open(driver.services.routes.review, finished("kalah"))
        driver.until(lambda: driver.scene.walking.course, "is done", limit=600)
        driver.turn()
        assert driver.ui.find("lead") and read_review(driver.services.paths, driver.scene.walking._key)


def test_on_a_busy_computer_it_goes_on_and_says_so(tmp_path: Path) -> None:
    """After 20 seconds without an answer it was given up for good."""
    clock = Mock(return_value=0.0)
    with driving(tmp_path, kalah(entries=4), bots=BotWorker(clock=clock)) as driver:
        driver.open(driver.services.routes.review, finished("kalah"))
        driver.until(lambda: driver.scene.walking.part > 0, "gets on", limit=600)
        told, slow = driver.node("progress").name, driver.services.bot_worker.pid
        assert slow is not None
        os.kill(slow, signal.SIGSTOP)
        driver.run(1)  # takes what was answered before, and asks on
        clock.return_value = 3600.0
        driver.until(lambda: driver.node("progress").name != told, "says that it takes longer")
        os.kill(slow, signal.SIGCONT)
        driver.until(lambda: driver.scene.walking.course, "is done", limit=600)
        assert driver.services.bot_worker.pid == slow


def test_a_damaged_review_is_made_again(tmp_path: Path) -> None:
    session = finished("kalah")
    with driving(tmp_path, kalah(entries=4)) as driver:
        folder = driver.services.paths.reviews
        folder.mkdir(parents=True)
        (folder / f"{game_key(session.record())}.review.json").write_text("{", "utf-8")
        driver.services.navigation.open(driver.services.routes.review, session)
        driver.until(lambda: driver.scene.walking.course, "is done")


@pytest.mark.parametrize("hand", [Mouse(), Keyboard()])
def test_each_persons_moments_are_shown(tmp_path: Path, hand: Hand) -> None:
    with driving(tmp_path, kalah(entries=4)) as driver:
        reviewed(driver)
        for seat in (1, 0):
            hand.use(driver, f"person:{seat}")
            assert driver.node(f"person:{seat}").is_on and not driver.node(f"person:{1 - seat}").is_on
            course = driver.scene.walking.course
            shown = {node.id.partition(":")[2] for node in driver.ui.nodes if node.id.startswith("play_on:")}
            assert shown == {moment.kind for moment in moments(course, driver.scene.chosen)}


@pytest.mark.parametrize("hand", [Mouse(), Keyboard()])
def test_a_game_goes_on_from_a_moment(tmp_path: Path, hand: Hand) -> None:
    with driving(tmp_path, kalah(entries=4)) as driver:
        reviewed(driver)
        slip = next(m for m in moments(driver.scene.walking.course, driver.scene.chosen) if m.kind == "slip")
        hand.use(driver, "play_on:slip")
        assert driver.name == "TableScene" and driver.table.session.number == slip.number - 1
        assert not driver.table.session.is_over and finished("kalah").is_over


def test_the_ledger_says_what_adds_up_to_the_lead(tmp_path: Path) -> None:
    with driving(tmp_path, kalah(entries=4)) as driver:
        reviewed(driver)
        for language in shipped_languages():
            driver.services.settings.change(language=language)
            driver.turn()
            for name, node in (("ledger", "account"), ("course", "end")):
                driver.scene.turn_to(name)
                driver.ui.is_stale = True
                driver.turn()
                assert all(driver.node(f"{node}:{seat}").name for seat in (0, 1))
                assert all(each.hint for each in driver.ui.nodes if each.id.startswith(("column:", "moment:", "lead")))
            assert not [text for text in driver.said if "⟦" in text or "mistake" in text.lower()]


def page(name: str, box: str) -> Callable[[Program], None]:
    """Returns what shows a page of a review, complete with its pictures."""

    def show(made: Program) -> None:
        made.services.navigation.open(made.services.routes.review, known(made, box))
        scene = made.services.navigation.stack.top
        assert scene is not None
        scene.turn_to(name)  # type: ignore[attr-defined]
        while scene.needs_ticks:
            scene.tick(0.1)

    return show


@pytest.mark.painted
@pytest.mark.parametrize(
    ("drawing", "box"),
    wide([(FEWEST[0], "kalah")], product(DRAWINGS, ["kalah", "alhambra", "alhambra_cards", "maharaja", "ys"])),
    ids=str,
)
@pytest.mark.parametrize("name", PAGES)
def test_it_reads_well(name: str, drawing: Drawing, box: str) -> None:
    assert not faults_of(drawing, page(name, box))


def test_a_decision_of_somebody_who_left_is_told_under_that_name(driver: Driver) -> None:
    session = known(driver.program, "kalah")
    before = session.players
    guest = replace(before[0], name="Iza", kind="human", level="", person="")
    ola = replace(guest, name="Ola", stints=(Stint(guest, session.number - 4, 1),))
    try:
        session.players = (ola, *before[1:])
        assert session.credited[0].name == "Ola"
        driver.services.navigation.open(driver.services.routes.review, session)
        driver.until(lambda: driver.scene.walking.course and not driver.scene.needs_ticks, "shows the review")
        driver.scene.turn_to("slip")
        driver.turn()
        shown = " ".join(driver.said)
        assert "Ola" in shown and "Iza had the seat then." in shown
    finally:
        session.players = before
