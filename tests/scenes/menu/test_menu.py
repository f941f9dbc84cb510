"""The menu: every way opens, the game that waits goes on with one touch, a damaged one says what can be done."""

import json
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.lessons.lesson import LessonKind
from game.lessons.parsing import school
from game.program import Program
from game.saves.paths import Paths
from game.saves.presets import SetUp, keep_last
from game.saves.settings import read_settings
from game.scenes.table.flow import Thumbnailer
from game.session.session import Session
from game.window import set_size
from tests.scenes.audit import readable
from tests.scenes.driver import Driver, Hand, Keyboard, Mouse, new_session
from tests.scenes.saves.test_saves import finish

BOXES = ("alhambra_cards", "alhambra", "maharaja", "ys")
ROUTES = {
    "box:maharaja": "LobbyScene", "evening": "EveningPlanScene", "wall": "WallScene", "challenges": "ChallengesScene",
    "learn": "SchoolScene", "rules": "RulebookScene", "saves": "SavesScene", "settings": "SettingsScene",
}  # fmt: skip
HANDS = [Mouse(), Keyboard()]


@pytest.fixture
def driver(driver: Driver) -> Driver:
    driver.start(driver.services.routes.menu)
    return driver


def leave_behind(program: Program, session: Session) -> Path:
    """Leaves a game in progress, as closing the program does."""
    kept = program.services.store.begin_autosave(session.box)
    kept.keep(session.record(), Thumbnailer(program.services, session).thumbnail())
    kept.close()
    return kept.path


def with_game(program: Program) -> None:
    leave_behind(program, new_session("human", "easy", "human", "normal", "easy", "easy"))
    program.services.navigation.start(program.services.routes.menu)


def with_damage(program: Program) -> None:
    damage(leave_behind(program, new_session("human", "easy")))
    program.services.navigation.start(program.services.routes.menu)


def damage(path: Path, data: bytes = b"{torn") -> None:
    for place in path.parent.glob(f"{path.stem}*"):
        place.write_bytes(data)


# ---------------------------------------------------------------------- layout


test_the_menu_has_no_faults = readable(
    lambda made: made.services.navigation.start(made.services.routes.menu), with_game, with_damage
)


# ---------------------------------------------------------------------- routes
def test_no_door_stands_outside_the_window_while_it_shows_its_key(driver: Driver) -> None:
    """Keys are longer than any label, and a translator points at them to learn where the text lies."""
    driver.services.settings.change(language="pl", scale=200)
    driver.press(pygame.K_F6)
    doors = [driver.node(name) for name in ROUTES if not name.startswith("box:")]
    assert doors[0].name == "ui.menu.evening"
    assert all(driver.ui.surface.get_rect().contains(door.rect) for door in doors)
    assert not any(one.rect.colliderect(other.rect) for one, other in combinations(doors, 2))


@pytest.mark.parametrize("hand", HANDS, ids=["mouse", "keyboard"])
@pytest.mark.parametrize("route", ROUTES)
def test_every_route_opens_and_leads_back(driver: Driver, route: str, hand: Hand) -> None:
    hand.use(driver, route)
    assert driver.name == ROUTES[route]
    driver.press(pygame.K_ESCAPE)
    assert driver.name == "MenuScene"


def test_escape_does_no_harm_and_quit_asks_nothing(driver: Driver) -> None:
    driver.press(pygame.K_ESCAPE)
    assert driver.name == "MenuScene"
    driver.click("quit")
    assert driver.name == ""


@pytest.mark.parametrize(("key", "letter"), [(pygame.K_F1, ""), (pygame.K_QUESTION, "?")])
def test_the_rules_open_by_key(driver: Driver, key: int, letter: str) -> None:
    driver.press(key, letter)
    assert driver.name == "RulebookScene"


def test_the_rules_that_open_are_those_of_the_box_that_was_played_last(driver: Driver) -> None:
    leave_behind(driver.program, new_session("human", "easy", box="ys"))
    driver.click("rules")
    assert driver.scene.box == "ys"


def test_the_rules_that_open_are_those_of_the_table_laid_last_when_no_game_waits(driver: Driver) -> None:
    set_up = SetUp("maharaja", new_session("human", "easy").players)
    keep_last(driver.services.paths.presets, set_up)
    driver.click("rules")
    assert driver.scene.box == "maharaja"


@pytest.mark.parametrize("box", BOXES)
def test_a_box_of_the_menu_is_the_one_that_is_laid(driver: Driver, box: str) -> None:
    driver.click(f"box:{box}")
    assert (driver.name, driver.scene.lineup.box) == ("LobbyScene", box)


def test_arrows_go_along_the_boxes_to_the_card_and_down_to_the_doors(driver: Driver) -> None:
    met = []
    for _ in BOXES:
        driver.press(pygame.K_LEFT)
        met.append(driver.ui.focus)
    assert met == [f"box:{box}" for box in reversed(BOXES)]
    driver.press(pygame.K_DOWN)
    assert driver.ui.focus == "evening"
    driver.press(pygame.K_UP)
    assert driver.ui.focus == "box:alhambra_cards"


def test_a_first_game_is_three_touches_away_if_nobody_wants_to_learn(driver: Driver) -> None:
    driver.click("box:ys")
    driver.press(pygame.K_RETURN)
    driver.click("dialog:1")
    assert driver.name in ("TableScene", "CurtainScene")


def test_finished_games_are_listed_where_there_is_none_to_go_on_with(driver: Driver) -> None:
    driver.click("saves")
    assert driver.scene.kind == "load", "a first visit says that a game keeps itself"
    finish(driver.program)
    driver.start(driver.services.routes.menu)
    driver.click("saves")
    assert driver.scene.kind == "replays"
    leave_behind(driver.program, new_session("human", "easy"))
    driver.start(driver.services.routes.menu)
    driver.click("saves")
    assert driver.scene.kind == "load" and driver.ui.find("game:0")


# ---------------------------------------------------------------------- learning
def test_whoever_was_never_here_begins_the_first_lesson_with_one_press(driver: Driver) -> None:
    assert not [node.id for node in driver.ui.nodes if node.id.startswith("learn:")], "one offer at a time"
    driver.press(pygame.K_RETURN)
    assert (driver.name, driver.scene.run.lesson.box) == ("LessonScene", BOXES[0])
    driver.start(driver.services.routes.menu)
    driver.services.progress.end_lesson(BOXES[0], "any")
    driver.start(driver.services.routes.menu)
    assert driver.ui.find("first") is None


def test_the_lessons_are_offered_below_every_box_that_was_never_played(driver: Driver) -> None:
    leave_behind(driver.program, new_session("human", "easy", box="ys"))
    driver.start(driver.services.routes.menu)
    offered = [node.id for node in driver.ui.nodes if node.id.startswith("learn:")]
    assert offered == [f"learn:{box}" for box in BOXES[:3]]
    first, second, *_ = school("maharaja").of(LessonKind.BASIC)
    driver.services.progress.end_lesson("maharaja", first.id)
    driver.click("learn:maharaja")
    assert driver.scene.run.lesson.id == second.id


# ---------------------------------------------------------------------- the game that waits
def test_continue_is_one_touch_and_brings_the_same_game(driver: Driver) -> None:
    session = new_session("human", "easy", "easy")
    path = leave_behind(driver.program, session)
    driver.start(driver.services.routes.menu)
    said = " ".join(driver.said)
    assert "Alhambra: the card game" in said and "Before the 1st scoring · Bot 1 is next" in said
    assert driver.ui.focus == "continue"
    driver.press(pygame.K_RETURN)
    assert driver.table.session.seed == session.seed
    assert driver.table.session.players == session.players
    assert [saved.path for saved in driver.services.store.unfinished()] == [path]


def test_without_a_game_enter_takes_the_box_that_was_played_last(driver: Driver) -> None:
    driver.services.progress.end_lesson(BOXES[0], "any")
    keep_last(driver.services.paths.presets, SetUp("maharaja", new_session("human", "easy").players))
    driver.start(driver.services.routes.menu)
    assert driver.ui.find("continue") is None
    driver.press(pygame.K_RETURN)
    assert driver.scene.lineup.box == "maharaja"


UNREADABLE = [(b"{torn", "damaged"), (b'{"kupola": 9}\n', "newer version")]


@pytest.mark.parametrize(("data", "told"), UNREADABLE)
def test_an_unreadable_game_says_why_and_can_be_put_aside(driver: Driver, data: bytes, told: str) -> None:
    damage(leave_behind(driver.program, new_session("human", "easy", seed=4)), data)
    driver.start(driver.services.routes.menu)
    assert told in " ".join(driver.said)
    assert driver.ui.find("continue") is None and not driver.services.notices.waiting
    driver.click("set_aside")
    assert driver.ui.find("set_aside") is None
    assert not driver.services.store.unfinished()
    assert any(driver.services.paths.trash.iterdir())


def told_of(driver: Driver) -> list[str]:
    driver.services.notices.waiting.clear()
    driver.start(driver.services.routes.menu)
    return [notice.text for notice in driver.services.notices.waiting]


def test_an_unreadable_game_is_told_once_and_hides_no_older_one(driver: Driver) -> None:
    older = new_session("human", "easy", seed=3)
    leave_behind(driver.program, older)
    newer = leave_behind(driver.program, new_session("human", "easy", seed=4))
    damage(newer)
    [told] = told_of(driver)
    assert newer.name in told and "“Saved games”" in told
    assert told_of(driver) == []
    for name in ("a.kupola", "b.KUPOLA"):
        (newer.parent / name).write_bytes(b"")
    [told] = told_of(driver)
    assert told.startswith("2 games in progress")
    driver.press(pygame.K_RETURN)
    assert driver.table.session.seed == older.seed


def test_after_a_game_that_turns_out_to_be_spoilt_the_next_one_waits(driver: Driver) -> None:
    older = new_session("human", "easy", seed=3)
    leave_behind(driver.program, older)
    newer = leave_behind(driver.program, new_session("human", "easy", seed=4))
    damage(newer, newer.read_bytes().replace(b'"alhambra_cards"', b'"atlantis"', 1))
    driver.start(driver.services.routes.menu)
    driver.press(pygame.K_RETURN)
    assert driver.name == "MenuScene" and newer.name in driver.services.notices.waiting[0].text
    driver.press(pygame.K_RETURN)
    assert driver.table.session.seed == older.seed


def test_a_game_whose_end_is_torn_goes_on_from_the_last_intact_point(driver: Driver) -> None:
    session = new_session("human", "human")
    for _ in range(4):
        seat = min(session.to_act())
        session.submit(seat, session.legal(seat)[0], session.number)
    path = leave_behind(driver.program, session)
    lines = path.read_bytes().splitlines(keepends=True)
    damage(path, b"".join([*lines[:3], b'[0,["ta']))
    driver.start(driver.services.routes.menu)
    driver.click("continue")
    assert driver.table.session.number == 2
    assert any("2 moves are lost" in text for text in driver.said)


# ---------------------------------------------------------------------- languages
@pytest.mark.parametrize("hand", HANDS, ids=["mouse", "keyboard"])
def test_the_language_switches_at_once_and_stays(driver: Driver, hand: Hand) -> None:
    hand.use(driver, "language")
    hand.use(driver, "popup:hu")
    assert driver.node("evening").name == "Játékest"
    assert read_settings(driver.services.paths.settings)[0].language == "hu"


def test_a_first_start_speaks_the_language_of_the_system(tmp_path: Path) -> None:
    pygame.display.init()
    program = Program(set_size((1024, 600), full_screen=False), Paths(tmp_path), spoken=["pl_PL"])
    assert program.services.words.language in program.services.language.names()
    program.services.history.close()


def test_many_languages_stand_in_a_list_that_scrolls(driver: Driver, tmp_path: Path) -> None:
    for i in range(20):
        folder = driver.services.paths.locales / f"x{chr(97 + i)}"
        folder.mkdir(parents=True)
        (folder / "common.yml").write_text(f"{folder.name}:\n  language_name: {json.dumps(f'Language {i}')}\n")
    driver.press(pygame.K_F5)
    driver.click("language")
    entries = [node for node in driver.ui.nodes if node.id.startswith("popup:")]
    assert len(entries) == 24
    window = driver.ui.surface.get_rect()
    assert all(window.contains(node.visible) for node in entries if node.visible.h)
    for key, entry in ((pygame.K_HOME, entries[0].id), (pygame.K_END, "popup:pl")):
        driver.press(key)
        driver.turn()
        assert driver.ui.focus == entry and driver.node(entry).visible.h
    driver.press(pygame.K_UP)
    driver.press(pygame.K_UP)
    driver.press(pygame.K_RETURN)
    assert driver.node("language").value == "Language 9 0.1%"
