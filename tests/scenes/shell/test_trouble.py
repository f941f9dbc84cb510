"""What goes wrong is told in the player's language, and the game goes on or can be gone on with."""

import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.challenges import goals, puzzles
from game.core import box as shelf
from game.core import resources, rules
from game.lessons import parsing
from game.paint import sprites
from game.paint.box import Box
from game.saves import autosave, files, trouble
from game.scenes.menu.scene import MenuScene
from game.scenes.rulebook.pages import pages
from game.session.session import Session
from game.stage.sound import Sound
from tests.scenes.driver import Driver, Mouse, asking, begun, driving, late, new_session, play, sentences

ROOT = Path(__file__).parents[3]


# ---------------------------------------------------------------------- disks
@pytest.mark.parametrize("key", ["error_disk_full", "error_read_only"])
def test_a_disk_that_refuses_is_told_once_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    session = new_session("human", "random", "random")
    with driving(tmp_path, session, language="hu") as driver:
        told = sentences(driver, monkeypatch)

        def refuse(path: Path, data: bytes, **how: Any) -> None:
            raise trouble.StoreError(f"ui.saves.{key}", folder=str(path.parent))

        monkeypatch.setattr(autosave, "replace_file", refuse)
        play(driver, Mouse(), stop=lambda: session.number >= 8)
        assert told == [driver.services.words(f"ui.saves.{key}", folder=str(tmp_path / "autosave"))]
        monkeypatch.setattr(autosave, "replace_file", files.replace_file)
        play(driver, Mouse(), stop=lambda: session.number >= 12)
        assert len(told) == 1
        [path] = (tmp_path / "autosave").glob("*.kupola")
        resumed, _ = Session.resume(autosave.read(path))
        assert resumed.number >= 12
        monkeypatch.setattr(autosave, "replace_file", refuse)
        play(driver, Mouse(), stop=lambda: session.number >= 16)
        assert len(told) == 2, "a trouble that comes back is told again"
        monkeypatch.setattr(autosave, "replace_file", files.replace_file)


def test_a_folder_that_is_really_no_folder_costs_nothing_but_the_save(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "autosave").write_text("in the way")
    session = late(lambda: new_session("human", "random"), 4)
    with driving(tmp_path, session, language="pl") as driver:
        assert [notice.text for notice in driver.services.notices.waiting] == [
            driver.services.words("ui.saves.error_disk", folder=str(tmp_path / "autosave"))
        ]
        play(driver, Mouse())
        assert driver.name == "ResultScene"
        assert len(driver.services.store.replays()) == 1, "the replay has a folder of its own"


# ---------------------------------------------------------------------- pictures, sounds, words
@pytest.mark.painted
def test_missing_pictures_are_replaced_and_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    sprites.forget_sizes()

    def without(name: str) -> Path:
        return tmp_path if name == "assets" else resources.shipped(name)

    sprites.manifest()
    monkeypatch.setattr(sprites, "shipped", without)
    try:
        with caplog.at_level(logging.ERROR), driving(tmp_path, new_session("human", "random")) as driver:
            driver.until_asked()
            Mouse().play(driver, driver.table.session.legal(rules.Seat(0))[0])
        assert "sprite missing: money_" in caplog.text
        assert "texture missing" in caplog.text
    finally:
        monkeypatch.undo()
        sprites.forget_sizes()


def test_a_missing_sound_is_logged_once_and_silent(caplog: pytest.LogCaptureFixture) -> None:
    player = Sound()
    player.open()
    with caplog.at_level(logging.ERROR):
        for _ in range(3):
            player.play("no_such_sound")
        player.music("no_such_music")
    assert caplog.text.count("sound missing") == 1
    assert "music missing" in caplog.text
    pygame.mixer.quit()


def test_without_an_audio_device_everything_is_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "nosuchdriver")
    session = new_session("human", "random")
    with caplog.at_level(logging.INFO), driving(tmp_path, session) as driver:
        driver.services.sound.open()
        driver.services.settings.apply()
        play(driver, Mouse(), stop=lambda: session.number >= 4)
    assert "no sound" in caplog.text


def test_a_damaged_translation_of_the_player_is_told_with_file_and_line(tmp_path: Path) -> None:
    folder = tmp_path / "locales" / "hu"
    folder.mkdir(parents=True)
    (folder / "ui.yml").write_text('hu:\n  table:\n    hint: "Ötlet\n    undo: x"\n  : [', encoding="utf-8")
    with driving(tmp_path, new_session("human", "random"), language="hu") as driver:
        driver.turn()
        sentences = " ".join(notice.text for notice in driver.services.notices.waiting)
        assert "ui.yml" in sentences
        assert any(digit in sentences for digit in "12345")
        assert driver.services.words("ui.table.undo") == "Vissza" or "⟦" not in driver.services.words("ui.table.undo")
        assert not [text for text in driver.texts if "⟦" in text]


# ---------------------------------------------------------------------- crashes
def test_after_a_crash_the_game_is_offered_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = begun(new_session("human", "random", "random"), 9)
    shown: list[str] = []
    monkeypatch.setattr(pygame.display, "message_box", lambda title, text, kind: shown.append(text))
    driver = Driver(tmp_path, language="hu")
    frames = 0

    def clock() -> float:
        nonlocal frames
        frames += 1
        if frames == 40:
            raise ZeroDivisionError("planted")
        return 1 / 30

    assert (
        driver.program.run(lambda: driver.services.navigation.start(driver.services.routes.table, session), clock) == 1
    )
    number, record = session.number, session.record()
    [log] = (tmp_path / "logs").glob("crash*.txt")
    assert "ZeroDivisionError: planted" in log.read_text(encoding="utf-8")
    assert shown == [driver.services.words("ui.crash.text", file=str(log))]
    replayed, notice = Session.resume(autosave.read(log.with_suffix(".kupola")))
    assert notice is None
    assert replayed.record() == record

    again = Driver(tmp_path, language="hu")
    again.start(again.services.routes.menu)
    again.click("continue")
    assert again.table.session.number == number
    again.close()


@pytest.mark.parametrize("lack", [MemoryError(), pygame.error("Out of memory")])
def test_too_little_memory_is_said_in_a_sentence_and_the_game_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lack: Exception
) -> None:
    def fail() -> float:
        raise lack

    shown: list[str] = []
    monkeypatch.setattr(pygame.display, "message_box", lambda title, text, kind: shown.append(text))
    driver, session = Driver(tmp_path), new_session("human", "random")
    assert (
        driver.program.run(lambda: driver.services.navigation.start(driver.services.routes.table, session), fail) == 1
    )
    assert shown == [driver.services.words("ui.crash.memory")]
    assert list((tmp_path / "autosave").glob("*.kupola"))


def test_a_scene_that_fails_while_drawing_ends_the_program_properly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.display, "message_box", lambda *told: None)
    driver = Driver(tmp_path)
    session = new_session("human", "random")

    def first() -> None:
        driver.services.navigation.start(driver.services.routes.table, session)
        driver.scene.draw = lambda ui: 1 / 0

    assert driver.program.run(first, lambda: 1 / 30) == 1
    assert list((tmp_path / "logs").glob("crash*.kupola"))


# ---------------------------------------------------------------------- no display
def test_without_a_display_one_sentence_is_printed(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"language": "hu"}', encoding="utf-8")
    environment = os.environ | {"SDL_VIDEODRIVER": "nosuchdriver", "KUPOLA_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "main.py"], cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", timeout=60
    )
    assert done.returncode == 3
    assert len(done.stderr.splitlines()) == 1
    assert "képernyő" in done.stderr
    assert "no display" in (tmp_path / "logs" / "kupola.log").read_text(encoding="utf-8")


# ---------------------------------------------------------------------- other shipped files
DAMAGE = {
    "no UTF-8": b"\xff\xfe\x00",
    "empty": b"",
    "a text": b"x",
    "deep": b"[" * 600,
    "infinite": b"{host: a, lessons: [{id: .inf, steps: []}], goals: [{id: x, count: y, seats: .inf}], puzzles: [7]}",
    "two keys": b"{goals: [], goals: 3, lessons: [], lessons: 3, puzzles: 4}",
}


def forget() -> None:
    """Has files of the boxes read anew."""
    for cached in (parsing.school, parsing.has_school, goals.goals, puzzles.puzzles, puzzles.picture, pages):
        cached.cache_clear()


@pytest.fixture
def read_anew() -> Iterator[None]:
    """Whatever other tests have read of the boxes' files, or this one reads."""
    forget()
    yield
    forget()


@pytest.mark.usefixtures("read_anew")
@pytest.mark.parametrize("damage", DAMAGE)
def test_damaged_files_of_a_box_keep_nobody_from_anything_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: str
) -> None:
    for file in ("lessons", "challenges", "ratings"):
        monkeypatch.setattr(shelf, file, lambda name: DAMAGE[damage].decode())
    with asking(tmp_path, new_session("human", "random")) as driver:
        driver.press(pygame.K_F1)
        driver.until_scene("RulebookScene")
        driver.press(pygame.K_ESCAPE)
        driver.press(pygame.K_ESCAPE)
        driver.turn()
        for door in ("learn", "challenges", "rules", "learn:ys", "box:ys"):
            driver.start(driver.services.routes.menu)
            driver.click(door)
            driver.turn()
        assert driver.name == "LobbyScene"
        driver.press(pygame.K_RETURN)
        driver.turn()
        assert driver.name in ("TableScene", "CurtainScene", "DialogScene")


@pytest.mark.parametrize("when", ["tick", "draw"])
def test_a_damaged_file_that_is_met_at_the_table_is_told_and_the_game_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    """Files can go while the program runs, and a lesson can turn out to be wrong in the middle of a step."""
    session = begun(new_session("human", "random"), 8)
    with asking(tmp_path, session, language="hu") as driver:
        told = sentences(driver, monkeypatch)

        def fail(*_: object) -> bool:
            with (
                driver.ui.scrolled("somewhere", Box(0, 0, 9, 9), 99),
                driver.ui.canvas.clipped(pygame.Rect(0, 0, 9, 9)),
            ):
                raise resources.SpoiltFile("x/lessons.yml")

        monkeypatch.setattr(driver.table, when, fail)
        driver.services.ui.is_stale = True
        driver.turn()
        driver.turn()
        assert driver.name == "MenuScene"
        assert told == [driver.services.words("ui.app.spoilt", file="x/lessons.yml")]
        assert driver.ui.surface.get_clip() == driver.ui.surface.get_rect()
        driver.click("continue")
        driver.until_asked()
        assert driver.table.session.number == session.number


def test_help_that_cannot_be_shown_leads_back_to_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with asking(tmp_path, new_session("human", "random")) as driver:
        driver.press(pygame.K_F1)
        driver.until_scene("RulebookScene")
        told = sentences(driver, monkeypatch)
        monkeypatch.setattr(driver.scene, "draw", planted)
        driver.services.ui.is_stale = True
        driver.turn()
        assert driver.name == "TableScene" and len(told) == 1


@pytest.mark.usefixtures("read_anew")
@pytest.mark.parametrize("file", ["challenges", "lessons"])
def test_a_list_whose_file_is_damaged_while_it_is_seen_ends_nothing(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, file: str
) -> None:
    routes = driver.services.routes
    driver.services.navigation.start(
        *((routes.challenges,) if file == "challenges" else (routes.school, "alhambra_cards"))
    )
    driver.turn()
    monkeypatch.setattr(shelf, file, lambda name: "[")
    forget()
    for key in (pygame.K_TAB, pygame.K_DOWN, pygame.K_RETURN, pygame.K_RETURN, pygame.K_ESCAPE):
        driver.press(key)
        driver.run(0.2)
    assert driver.scene is not None


def test_a_file_without_which_not_even_the_menu_can_be_is_said_in_a_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(pygame.display, "message_box", lambda title, text, kind: shown.append(text))
    monkeypatch.setattr(MenuScene, "draw", planted)
    driver = Driver(tmp_path, language="pl")
    start, routes = driver.services.navigation.start, driver.services.routes
    assert driver.program.run(lambda: start(routes.menu), lambda: 1 / 30) == 1
    assert shown == [driver.services.words("ui.app.spoilt", file="x.ttf")]


def planted(*_: object) -> None:
    raise resources.SpoiltFile("x.ttf")


# ---------------------------------------------------------------------- a damaged rulebook
@pytest.mark.usefixtures("read_anew")
@pytest.mark.parametrize("damage", ["", "[", "- - page: x\n", "- 1", "\0"])
def test_a_damaged_rulebook_is_told_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: str
) -> None:
    monkeypatch.setattr(shelf, "rulebook", lambda name: damage)
    session = new_session("human", "random")
    with asking(tmp_path, session, language="hu") as driver:
        told = sentences(driver, monkeypatch)
        driver.press(pygame.K_F1)
        assert driver.name == "TableScene"
        assert told == [driver.services.words("ui.app.spoilt", file="alhambra_cards/rulebook.yml")]
        before = session.number
        Mouse().play(driver, session.legal(rules.Seat(0))[0])
        assert session.number > before
