"""Nothing private is drawn, named, logged, thumbnailed or saved in clear before its owner raised the curtain.

Two games that differ only in hidden things ("twins") must look, sound and read exactly the same to an onlooker.
"""

import json
import re
import shutil
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.access.outline import outline
from game.boxes.alhambra_family.table.items import money
from game.core import box as shelf
from game.core.rules import Seat
from game.saves.paths import Paths
from game.saves.store import Store
from game.scenes.table.flow import Thumbnailer
from game.session.dice import Dice
from game.session.log import Turn
from game.session.replaying import replay
from game.session.session import Session
from tests.breadth import wide
from tests.contract.seals import twins
from tests.languages import shipped_languages
from tests.scenes.bots import Bots
from tests.scenes.conftest import BOXES, DAILY, games
from tests.scenes.driver import Driver, NewGame, driving, met, slider, whole

_ADDRESSES = {
    "de": r"\b(du|dich|dir|dein|deine|deinen|deinem|deiner|deines)\b",
    "en": r"\b(you|your|yours|yourself)\b",
    "hu": r"\b(te|neked|téged|tied|veled|magad)\b",
    "pl": r"\b(ty|ciebie|tobie|tobą|cię|ci|twój|twoja|twoje|twoją)\b",
}


def twin(session: Session, seed: int = 0, viewer: Seat | None = None) -> Session:
    """Returns a game that looks the same to an onlooker (or a viewer), with other cards in every hand and deck."""
    rules = shelf.rules(session.box)
    state = rules.imagine(session.view(viewer), Dice(99, seed))
    *turns, last = replay(session.record()).turns
    turns.append(Turn(last.number, last.mover, last.entry, state, last.events, last.move))
    other = Session(session.box, session.players, session.options, session.seed, session.opening, turns)
    assert other.view(viewer) == session.view(viewer)
    assert any(other.view(Seat(i)) != session.view(Seat(i)) for i in range(len(session.players)))
    return other


@cache
def is_next(kind: str) -> Callable[[Session], bool]:
    """Returns what tells whether a player of that kind is next."""
    return lambda game: game.players[min(game.to_act())].kind == kind


def turn_of(new: NewGame, kind: str, *kinds: str, entries: int) -> Session:
    """Returns a game in its middle in which a player of that kind is next."""
    return met(is_next(kind), *kinds, make=new, after=entries)


def money_takings(session: Session) -> list[Any]:
    """Returns the ways in which whoever acts may take money."""
    return [move for move in session.legal(min(session.to_act())) if type(move).__name__ == "TakeMoney"]


def seen(home: Path, session: Session, look: Callable[[Driver], None]) -> tuple[bytes, list[str], bytes]:
    """Returns picture, words and thumbnail of a game at the moment that `look` goes to."""
    bots = Bots()
    bots.is_slow = True
    with driving(home, session, bots=bots) as driver:
        driver.ui.reading.is_on = True
        look(driver)
        driver.ui.is_stale = True
        driver.turn()
        return driver.pixels(), [*driver.said, *read(driver)], Thumbnailer(driver.services, session).thumbnail()


def listed(home: Path, file: Path, kind: str) -> tuple[bytes, list[str], bytes, list[str]]:
    """Returns picture and words of a list with a file, and of what is shown when the file is opened from there."""
    folder = {"load": Paths(home).saves, "replays": Paths(home).replays}[kind]
    folder.mkdir(parents=True)
    shutil.copy(file, folder / "game.kupola")
    bots = Bots()
    bots.is_slow = True
    driver = Driver(home, bots=bots)
    try:
        driver.ui.reading.is_on = True
        driver.start(driver.services.routes.saves, kind)
        shown, told = driver.pixels(), read(driver)
        driver.click("game:0")
        driver.until(lambda: driver.name != "SavesScene", "opened")
        driver.run(1)
        return shown, told, driver.pixels(), read(driver)
    finally:
        driver.close()


def read(driver: Driver) -> list[str]:
    """Returns what a screen reader is told: every thing on the screen, and what is said by itself."""
    made = outline(driver.ui)
    words = [part for thing in made.things.values() for part in (thing.id, thing.words, thing.told) if part]
    return [*words, *(line for saying in made.sayings.values() for line in saying.lines.values())]


def at_curtain(driver: Driver) -> None:
    driver.until_scene("CurtainScene")


def at_pause(driver: Driver) -> None:
    driver.until_scene("CurtainScene")
    driver.scene.back()


def at_table(driver: Driver) -> None:
    driver.run(1)
    assert driver.name == "TableScene"


def at_log(driver: Driver) -> None:
    driver.run(1)
    driver.click("log")
    assert driver.name == "LogScene"


def at_chronicle(driver: Driver) -> None:
    at_log(driver)
    driver.click("page:chronicle")


def at_outlook(driver: Driver) -> None:
    at_log(driver)
    driver.click("page:outlook")
    driver.until(lambda: not driver.scene.needs_ticks, "looked back")


def at_pause_while_a_computer_thinks(driver: Driver) -> None:
    driver.run(1)
    driver.scene.back()


def at_questions(driver: Driver) -> None:
    at_pause_while_a_computer_thinks(driver)
    driver.turn()
    driver.click("questions")
    assert driver.name == "QuestionsScene"


@pytest.mark.painted
@pytest.mark.parametrize(
    ("kind", "look"),
    [
        ("human", at_curtain),
        ("human", at_pause),
        ("computer", at_table),
        ("computer", at_log),
        ("computer", at_chronicle),
        ("computer", at_pause_while_a_computer_thinks),
    ],
)
def test_games_that_differ_in_hidden_things_look_the_same(
    tmp_path: Path, new: NewGame, kind: str, look: Callable[[Driver], None]
) -> None:
    session = turn_of(new, kind, "human", "human", "random", entries=20)
    one, other = seen(tmp_path / "a", session, look), seen(tmp_path / "b", twin(session), look)
    assert one[1] == other[1]
    assert one[0] == other[0]
    assert one[2] == other[2]


@pytest.mark.painted
def test_the_curve_of_a_game_that_goes_on_is_the_same_whatever_is_hidden(tmp_path: Path, hands: NewGame) -> None:
    session = turn_of(hands, "computer", "human", "human", "random", entries=20)
    one, other = (seen(tmp_path / n, game, at_outlook)[1] for n, game in (("a", session), ("b", twin(session))))
    assert one == other


@pytest.mark.painted
@pytest.mark.parametrize("box", wide(DAILY, BOXES))
@pytest.mark.parametrize("kind", ["load", "replays"])
def test_lists_and_replays_show_the_same_of_games_that_go_on(tmp_path: Path, box: str, kind: str) -> None:
    """Also where somebody copied one among the replays."""
    files = twins(tmp_path, box, "two", 0.5, 5).files
    one, *others = (listed(tmp_path / str(i), file, kind) for i, file in enumerate(files))
    assert all(other == one for other in others)


@pytest.mark.painted
def test_what_people_wish_to_be_asked_tells_nothing_of_their_hands(tmp_path: Path, modules: NewGame) -> None:
    session = turn_of(modules, "computer", "human", "human", "random", entries=20)
    session.set_asked(Seat(0), "vizier", is_asked=False)
    one, other = (seen(tmp_path / name, game, at_questions) for name, game in (("a", session), ("b", twin(session))))
    assert one[1] == other[1]
    assert one[0] == other[0]


@pytest.mark.painted
@pytest.mark.parametrize(("box", "task"), [("maharaja", "turn"), ("ys", "bid"), ("ys", "place")])
def test_what_others_hide_changes_nothing_on_one_s_own_screen(tmp_path: Path, box: str, task: str) -> None:
    new = games(box, **(BOXES[box] or {"favour": True}))
    session = met(decides(task), "human", "random", "random", make=new, after=60)
    twins = ("a", session), ("b", twin(session, viewer=Seat(0)))
    one, other = (seen(tmp_path / name, game, at_table) for name, game in twins)
    assert one == other


@cache
def decides(task: str) -> Callable[[Session], bool]:
    """Returns what tells whether the first seat has that to decide."""
    return lambda game: Seat(0) in game.to_act() and bool(game.view(Seat(0)).public.task == task)


@pytest.mark.painted
def test_the_twins_would_be_told_apart_if_a_hand_were_shown(tmp_path: Path, new: NewGame) -> None:
    """The tests above can fail: a person's own table shows the difference."""
    session = turn_of(new, "human", "human", "random", "random", entries=20)
    one, other = (seen(tmp_path / name, game, at_table) for name, game in (("a", session), ("b", twin(session))))
    assert one[0] != other[0]
    assert one[1] != other[1]
    assert one[2] == other[2], "the thumbnail is an onlooker's, whoever plays"


def test_hover_focus_and_tips_are_dropped_with_the_hand(tmp_path: Path, hands: NewGame) -> None:
    session = met(money_takings, "human", "human", make=hands, after=14)
    takings = money_takings(session)
    with driving(tmp_path, session) as driver:
        seat = driver.until_asked()
        card = next(iter(hand_cards(session, seat)))
        driver.hover(f"item:{card}")
        driver.turn()
        told = driver.node(f"item:{card}").told or driver.node(f"item:{card}").name
        assert driver.ui.hover == f"item:{card}"
        driver.table.input.choose(takings[0])
        driver.table.input.submit()
        driver.until_scene("CurtainScene")
        assert [driver.ui.hover, driver.ui.pressed] == [None, None]
        assert driver.ui.focus == "raise"
        assert told not in driver.texts
        assert {node.id for node in driver.ui.nodes} == {"raise"}
        assert driver.table.board.viewer is None


def carried_in_vain(driver: Driver, start: tuple[int, int]) -> None:
    """Picks up what lies somewhere and lets it go at the window's edge."""
    for kind, pos in (
        (pygame.MOUSEBUTTONDOWN, start),
        (pygame.MOUSEMOTION, (2, 300)),
        (pygame.MOUSEBUTTONUP, (2, 300)),
    ):
        driver.turn(pygame.event.Event(kind, pos=pos, rel=(9, 9), button=1, buttons=(1, 0, 0)))


def can_take_and_buy(game: Session) -> bool:
    return {"TakeMoney", "Buy"} <= {type(move).__name__ for move in game.legal(min(game.to_act()))}


@pytest.mark.parametrize("leaves", [False, True])
def test_why_a_card_cannot_lie_somewhere_is_not_said_to_the_next(tmp_path: Path, leaves: bool) -> None:
    """What is said of a card that was carried in vain may tell what it is: neither curtain nor menu shows it."""
    session = met(can_take_and_buy, "human", "human", after=14)
    takings = money_takings(session)
    with driving(tmp_path, session, unhurried=True) as driver:
        seat = driver.until_asked()
        driver.run(0.5)  # a hand that presses what it cannot have seen carries nothing
        for card in hand_cards(session, seat):
            carried_in_vain(driver, driver.spot(f"item:{card}"))
        told = [notice.text for notice in driver.services.notices.waiting]
        assert told
        driver.services.notices.say("Saved: Friday")
        if leaves:
            driver.services.navigation.start(driver.services.routes.menu)
            driver.until_scene("MenuScene")
        else:
            driver.table.input.choose(takings[0])
            driver.table.input.submit()
            driver.until_scene("CurtainScene")
        assert [notice.text for notice in driver.services.notices.waiting] == ["Saved: Friday"]
        assert not set(told) & {*driver.texts, *read(driver)}


@pytest.mark.parametrize("language", shipped_languages())
@pytest.mark.parametrize("box", BOXES)
def test_the_log_and_the_bar_speak_of_players_by_name(tmp_path: Path, box: str, language: str) -> None:
    session = whole("human", "human", box=box, **BOXES[box])
    with driving(tmp_path, session.branch(session.numbers[-2]), language=language) as driver:
        table = driver.table.board.table
        told = {
            line.text for viewer in (None, Seat(0)) for beat in session.beats(viewer) for line in table.narrate(beat)
        }
        told |= {*driver.texts}
    addressed = re.compile(_ADDRESSES[language], re.IGNORECASE)
    assert not [line for line in told if addressed.search(line)]


def test_the_log_tells_each_person_only_what_that_person_may_know(tmp_path: Path, hands: NewGame) -> None:
    session = hands("human", "human")
    with driving(tmp_path, session) as driver:
        seat = driver.until_asked()
        driver.click("log")
        own, others = (
            {line.text for beat in session.beats(viewer) for line in driver.table.board.table.narrate(beat)}
            for viewer in (seat, Seat(1 - seat))
        )
        canvas = driver.ui.canvas
        shown = " ".join(mark.text for mark in (canvas.audit or ())[canvas.veiled :])
        assert own - others and all(_plain(line) in shown for line in own), "one's own start money is told"
        assert others - own and not any(_plain(line) in shown for line in others - own), "the other's is not"


def _plain(line: str) -> str:
    """Returns a line of the log as it is drawn: icons leave no letters."""
    return re.sub(r"(\[[a-z_]+\]\s*)+", "", line)


def test_the_recap_begins_at_the_last_own_entry_and_is_filtered(tmp_path: Path, hands: NewGame) -> None:
    session = turn_of(hands, "human", "human", "human", "random", entries=25)
    with driving(tmp_path, session) as driver:
        seat = driver.until_asked()
        driver.click("recap")
        scene = driver.scene
        own = [beat.number for beat in session.beats(seat) if beat.seat == seat]
        assert scene.board.number == own[-1]
        assert session.numbers[session.numbers.index(own[-1]) + slider(driver)[1]] == session.number
        assert scene.board.viewer == seat
        assert scene.board.view.hands[1 - seat] is None
        driver.press(27)
        assert driver.name == "TableScene"


def test_the_autosave_holds_no_hand_in_clear(tmp_path: Path, hands: NewGame) -> None:
    session = turn_of(hands, "human", "human", "human", "random", entries=20)
    with driving(tmp_path, session) as driver:
        driver.until_scene("CurtainScene")
        path = driver.services.autosaver.save(session, "Friday")
        files = [path, *(tmp_path / "autosave").glob("*.kupola")]
    assert len(files) == 2
    for file in files:
        text = file.read_text(encoding="utf-8")
        for seat in range(3):
            hand = list(session.view(Seat(seat)).hands[seat])
            for shown in (json.dumps(hand), json.dumps(hand, separators=(",", ":"))):
                assert shown not in text
            assert not [card for card in hand_cards(session, seat) if str(card) in text]
        assert str(session.seed) not in re.sub(r'"written":"[^"]*"', "", text).splitlines()[0].split('"picture"')[
            0
        ] or (session.seed < 10)
        resumed, _ = Session.resume(Store(Paths(tmp_path)).read(file))
        assert resumed.view(Seat(0)) == session.view(Seat(0))


def hand_cards(session: Session, seat: int) -> Mapping[object, object]:
    return {money(card): card for card in session.view(Seat(seat)).hands[seat]}
