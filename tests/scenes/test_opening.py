"""A file that somebody double-clicks, names or drops on the window: a game opens, anything else is told and left."""

import os
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.scenes.replay import ReplayScene
from game.session.session import Session
from tests.scenes.driver import Driver, new_session
from tests.scenes.test_saves import played

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
    driver.services.start(driver.services.routes.menu)
    driver.turn()
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
    driver.services.start(driver.services.routes.table, session)
    driver.turn()
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


@pytest.mark.parametrize("name", ["finished.kupola", "sent by mail.kupola.txt"])
def test_a_finished_game_is_watched(driver: Driver, folder: Path, name: str) -> None:
    drop(driver, written(folder / name, played(new_session("human", "human"), -1)))
    assert isinstance(driver.scene, ReplayScene)


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
    assert [notice.text for notice in driver.services.notices] == ["This is the game on the table."]


# ---------------------------------------------------------------------- languages
@pytest.mark.parametrize("dropped", ["cs", "cs/ui.yml"])
def test_a_translation_is_told_where_it_belongs(driver: Driver, folder: Path, dropped: str) -> None:
    (folder / "cs").mkdir()
    (folder / "cs" / "ui.yml").write_text("cs: {}\n")
    drop(driver, folder / dropped)
    assert any("translation" in text for text in driver.texts)
    driver.press(pygame.K_RETURN)
    assert [notice.text for notice in driver.services.notices] == [
        f"Your translations lie here: {driver.home / 'locales'}"
    ]
