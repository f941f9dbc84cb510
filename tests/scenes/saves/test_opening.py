"""A file that somebody double-clicks, names or drops on the window: a game opens, anything else is told and left."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.challenges.puzzles import puzzles
from game.scenes.after.replay import ReplayScene
from game.scenes.evening.plan import EveningPlanScene
from game.session.session import Session
from tests.scenes.driver import Driver, new_session, whole
from tests.scenes.saves.test_saves import played

ELSEWHERE = "Letöltések és más"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder beside the player's own, with a blank and an accent."""
    made = tmp_path / ELSEWHERE
    made.mkdir()
    return made


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    """The program at its menu."""
    driver = Driver(tmp_path / "home")
    driver.start(driver.services.routes.menu)
    yield driver
    driver.close()


def written(path: Path, session: Session) -> Path:
    path.write_bytes(session.record().to_bytes())
    return path


def drop(driver: Driver, path: Path | None) -> None:
    assert path
    driver.turn(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    driver.turn()


def on_table(driver: Driver) -> Session:
    session = driver.services.autosaver.session
    assert session
    return session


def seated(driver: Driver, *kinds: str) -> Session:
    """Begins a game at the table."""
    session = new_session(*kinds)
    driver.start(driver.services.routes.table, session)
    return session


def test_a_game_opens_at_its_curtain_and_its_file_stays_as_it_is(driver: Driver, folder: Path) -> None:
    file = written(folder / "Vasárnap délután.kupola", session := played(new_session("human", "human"), 4))
    before = file.read_bytes()
    drop(driver, file)
    assert driver.name == "CurtainScene"
    assert on_table(driver).record().entries == session.record().entries
    driver.close()
    assert file.read_bytes() == before
    assert [saved.path.parent for saved in driver.services.store.unfinished()] == [driver.home / "autosave"]


def test_the_loop_takes_what_the_desktop_hands_over(driver: Driver, folder: Path) -> None:
    """A double click on macOS starts the program without a word and drops the file on its window."""

    def begin() -> None:
        driver.services.navigation.start(driver.services.routes.menu)
        pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(file)))

    def clock() -> float:
        seen.append(driver.name)
        if len(seen) == 3:
            driver.services.navigation.quit()
        return 1 / 30

    file, seen = written(folder / "Vasárnap.kupola", new_session("human", "human")), list[str]()
    assert driver.program.run(begin, clock) == 0
    assert (seen[0], seen[-1]) == ("MenuScene", "CurtainScene")


@pytest.mark.parametrize("name", ["finished.kupola", "sent by mail.kupola.txt"])
def test_a_finished_game_is_watched(driver: Driver, folder: Path, name: str) -> None:
    drop(driver, written(folder / name, played(new_session("human", "human"), -1)))
    assert isinstance(driver.scene, ReplayScene)


def test_finished_games_of_a_folder_are_taken_in_once_and_hang_on_the_wall(driver: Driver, folder: Path) -> None:
    driver.services.history.begin()
    written(folder / "a.kupola", whole("human", "human"))
    written(folder / "b.kupola", played(new_session("human", "human"), 4))
    for told in ("1 new game is in the history.", "0 new games are in the history."):
        drop(driver, folder)
        assert driver.name == "DialogScene" and any(ELSEWHERE in text for text in driver.texts)
        driver.press(pygame.K_RETURN)
        assert driver.name == "WallScene"
        driver.services.history.settle()
        driver.turn()
        assert told in {each.text for each in driver.services.notices.waiting}
        driver.click("tab:games")
        driver.services.history.settle()
        driver.run(1)
        assert driver.node("game:0")
        driver.press(pygame.K_ESCAPE)
    assert len(list((driver.home / "replays").iterdir())) == 1


@pytest.mark.parametrize("way", ["as it is", "relative", "link"])
def test_a_game_in_progress_goes_on_in_its_own_file(
    driver: Driver, folder: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    kept = driver.services.store.begin_autosave("alhambra_cards")
    kept.keep(played(new_session("human", "human"), 2).record())
    kept.close()
    monkeypatch.chdir(folder)
    (folder / "link.kupola").symlink_to(kept.path)
    ways = {"as it is": kept.path, "relative": Path(os.path.relpath(kept.path)), "link": folder / "link.kupola"}
    driver.program.open_file(ways[way])
    assert driver.services.autosaver.path == kept.path


@pytest.mark.parametrize(
    ("name", "data", "told"),
    [
        ("README.md", b"# Kupola\n", "“README.md” is not a game"),
        ("notes.yml", b"a: 1\n", "“notes.yml” is not a game"),
        ("picture.png", b"\x89PNG\r\n\x1a\n\0\0", "“picture.png” is not a game"),
        ("empty.kupola", b"", "is damaged"),
        ("torn.kupola", b'{"kupola": 2, "box"', "is damaged"),
        ("of_the_future.kupola", b'{"kupola": 99}\n', "newer version"),
        ("gone.kupola", None, "no longer there"),
        ("folder", None, "not an ordinary file"),
    ],
)
def test_nothing_is_offered_but_the_way_back_from_a_file_that_is_no_game(
    driver: Driver, folder: Path, name: str, data: bytes | None, told: str
) -> None:
    (folder / "folder").mkdir()
    (folder / "folder" / "notes.yml").touch()
    if data is not None:
        (folder / name).write_bytes(data)
    drop(driver, folder / name)
    assert any(told in text for text in [*driver.texts, " ".join(driver.texts)])
    assert [node.id for node in driver.ui.nodes if node.id.startswith("dialog:")] == ["dialog:0"]
    driver.press(pygame.K_RETURN)
    assert driver.name == "MenuScene"
    assert data is None or (folder / name).read_bytes() == data
    assert not (driver.home / "trash").exists()


def test_a_damaged_file_says_so_before_what_is_left_of_it_goes_on(driver: Driver, folder: Path) -> None:
    file = written(folder / "torn.kupola", played(new_session("human", "human"), 4))
    file.write_bytes(b"\n".join(file.read_bytes().splitlines()[:-2]))
    drop(driver, file)
    assert driver.name == "DialogScene"
    driver.press(pygame.K_RETURN)
    assert driver.name == "CurtainScene"


def test_a_game_that_another_window_has_open_says_so_until_somebody_has_read_it(driver: Driver) -> None:
    kept = driver.services.store.begin_autosave("alhambra_cards")
    kept.keep(new_session("human", "human").record())
    drop(driver, kept.path)
    assert any("another window" in text for text in driver.texts)
    driver.press(pygame.K_RETURN)
    kept.close()
    drop(driver, kept.path)
    assert driver.services.autosaver.path == kept.path


# ---------------------------------------------------------------------- while a game is on the table
def test_whoever_plays_is_asked_and_finds_both_games_again(driver: Driver, folder: Path) -> None:
    first = seated(driver, "human", "human")
    kept = driver.services.autosaver.path
    drop(driver, written(folder / "other.kupola", played(new_session("human", "human", "human"), 3)))
    assert (driver.name, on_table(driver)) == ("DialogScene", first)
    driver.press(pygame.K_ESCAPE)
    assert (driver.name, on_table(driver)) == ("CurtainScene", first)
    drop(driver, folder / "other.kupola")
    driver.press(pygame.K_RETURN)
    assert len(on_table(driver).players) == 3
    driver.close()
    assert {len(saved.head.players) for saved in driver.services.store.unfinished() if saved.head} == {2, 3}
    drop(driver, kept)
    driver.press(pygame.K_RETURN)
    assert on_table(driver).record().entries == first.record().entries


def test_a_replay_is_watched_meanwhile_and_leads_back_to_the_table(driver: Driver, folder: Path) -> None:
    session = seated(driver, "human", "easy")
    here = driver.scene
    drop(driver, written(folder / "finished.kupola", played(new_session("human", "human"), -1)))
    assert isinstance(driver.scene, ReplayScene)
    driver.press(pygame.K_ESCAPE)
    assert (driver.scene, on_table(driver)) == (here, session)


def test_the_game_on_the_table_is_not_opened_once_more(driver: Driver) -> None:
    session = seated(driver, "human", "easy")
    here, path = driver.scene, driver.services.autosaver.path
    drop(driver, path)
    assert (driver.scene, on_table(driver)) == (here, session)
    assert [notice.text for notice in driver.services.notices.waiting] == ["This is the game on the table."]


# ---------------------------------------------------------------------- while something else would be lost
def lesson(driver: Driver) -> None:
    driver.services.navigation.open(driver.services.routes.lesson, "maharaja", "palace")


def puzzle(driver: Driver) -> None:
    driver.services.navigation.open(driver.services.routes.puzzle, puzzles("ys")[0])
    driver.until_scene("DialogScene")


def lobby(driver: Driver) -> None:
    driver.services.navigation.open(driver.services.routes.lobby)
    driver.scene.lineup.youngest = 1


def evening(driver: Driver) -> None:
    driver.services.navigation.open(EveningPlanScene, driver.services)
    driver.scene.plan(["ys"])


def person(driver: Driver) -> None:
    driver.services.navigation.open(driver.services.routes.people, [], [], lambda person: None)
    driver.scene.draft.name = "Ödön"


def name(driver: Driver) -> None:
    driver.open(driver.services.routes.lobby)
    driver.click("more", "keep")
    driver.scene.value = "Vasárnap"


UNSAVED = pytest.mark.parametrize(
    "begin", [lesson, puzzle, lobby, evening, person, name], ids=lambda begin: begin.__name__
)
"""What somebody does who has something that nobody would find again."""


@UNSAVED
def test_what_nobody_would_find_again_is_not_left_unasked(
    driver: Driver, folder: Path, begin: Callable[[Driver], None]
) -> None:
    begin(driver)
    driver.turn()
    here = driver.scene
    drop(driver, written(folder / "a.kupola", played(new_session("human", "human"), 4)))
    assert driver.name == "DialogScene"
    assert driver.scene is not here
    driver.press(pygame.K_RETURN)  # alone it never takes anything away
    assert driver.scene is here
    drop(driver, folder / "a.kupola")
    driver.click("dialog:0")
    assert on_table(driver).record().entries


@UNSAVED
def test_a_file_that_is_no_game_leads_back_to_whatever_was_done(
    driver: Driver, folder: Path, begin: Callable[[Driver], None]
) -> None:
    begin(driver)
    driver.turn()
    here = driver.scene
    (folder / "README.md").write_bytes(b"# Kupola\n")
    drop(driver, folder / "README.md")
    assert [node.id for node in driver.ui.nodes if node.id.startswith("dialog:")] == ["dialog:0"]
    driver.press(pygame.K_RETURN)
    assert driver.scene is here
    assert (folder / "README.md").read_bytes() == b"# Kupola\n"


def test_a_replay_above_a_lesson_does_not_leave_it_unasked(driver: Driver, folder: Path) -> None:
    lesson(driver)
    drop(driver, written(folder / "a.kupola", played(new_session("human", "human"), -1)))
    driver.click("play_on")
    assert driver.name == "DialogScene"
    driver.press(pygame.K_ESCAPE)
    driver.press(pygame.K_ESCAPE)
    assert driver.name == "LessonScene"


@pytest.mark.parametrize("route", ["lobby", "school", "people", "settings"])
def test_nobody_is_asked_where_nothing_is_lost(driver: Driver, folder: Path, route: str) -> None:
    taken: dict[str, list[Any]] = {"school": ["ys"], "people": [[], [], lambda person: None]}
    driver.open(getattr(driver.services.routes, route), *taken.get(route, []))
    drop(driver, written(folder / "a.kupola", played(new_session("human", "human"), 4)))
    assert driver.name == "CurtainScene"


# ---------------------------------------------------------------------- languages
@pytest.fixture
def czech(folder: Path) -> Path:
    """The folder of a language, as somebody sent it: with a font, and with what does not belong there."""
    files = {
        "common.yml": 'cs:\n  language_name: "Čeština"\n',
        "fonts/letters.ttf": "font",
        "setup.exe": "",
        "x/y.yml": "",
    }
    for name, text in files.items():
        (folder / "cs" / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / "cs" / name).write_text(text, "utf-8")
    return folder / "cs"


def test_a_translation_is_added_and_spoken_at_once(driver: Driver, czech: Path) -> None:
    drop(driver, czech)
    assert any("Čeština" in text for text in driver.texts)
    driver.press(pygame.K_RETURN)
    home = driver.home / "locales"
    kept = {str(file.relative_to(home)) for file in home.rglob("*") if file.is_file()}
    assert kept == {"cs/common.yml", "cs/fonts/letters.ttf"}
    assert (driver.services.settings.now.language, driver.services.words.language) == ("cs", "cs")
    assert driver.services.language.names()["cs"].startswith("Čeština")


@pytest.mark.parametrize("case", ["one file", "there already", "folder of another name", "disk refuses"])
def test_a_translation_that_cannot_be_added_is_told_where_it_belongs(driver: Driver, czech: Path, case: str) -> None:
    own = driver.home / "locales" / "cs" / "common.yml"
    if case == "there already":
        own.parent.mkdir(parents=True)
        own.write_text("my own work")
    if case == "disk refuses":
        (driver.home / "locales").parent.mkdir(parents=True, exist_ok=True)
        (driver.home / "locales").write_text("in the way")
    other = czech.rename(czech.with_name("Kupola in Czech")) if case == "folder of another name" else czech
    drop(driver, other / "common.yml" if case == "one file" else other)
    if case == "disk refuses":
        driver.press(pygame.K_RETURN)
    assert any("belongs among your own" in text for text in driver.texts)
    driver.press(pygame.K_ESCAPE)
    assert driver.services.settings.now.language == "en"
    assert case != "there already" or own.read_text() == "my own work"


def test_the_folder_of_translations_is_shown(driver: Driver, czech: Path) -> None:
    drop(driver, czech / "common.yml")
    driver.press(pygame.K_RETURN)
    assert [notice.text for notice in driver.services.notices.waiting] == [
        f"Your translations lie here: {driver.home / 'locales'}"
    ]
