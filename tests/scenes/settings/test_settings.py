"""Settings: each one takes effect at once, is kept, can be reached by keys, and can be read in any window."""

from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.program import Program
from game.saves.settings import read_settings, values_of
from game.saves.trash import DAYS, MOST_GAMES
from tests.languages import shipped_languages
from tests.scenes.audit import readable
from tests.scenes.driver import Driver, Keyboard, new_session


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    driver = Driver(tmp_path, (1280, 720))
    driver.services.navigation.start(driver.services.routes.settings)
    driver.run(0.2)
    yield driver
    driver.close()


def kept(driver: Driver, name: str) -> Any:
    """The setting on the disk, which must be the one in force."""
    value = getattr(read_settings(driver.program.paths.settings)[0], name)
    assert value == getattr(driver.services.settings.now, name)
    return value


def settings(program: Program) -> None:
    program.services.navigation.start(program.services.routes.settings)


def scrolled_settings(program: Program) -> None:
    settings(program)
    program.draw()
    program.services.ui.scroll_to("settings", 10_000)


def senses(program: Program) -> None:
    program.services.settings.change(scanning="single")  # with all the rows there are
    program.services.navigation.start(program.services.routes.senses)


@pytest.mark.parametrize(
    ("node", "name", "value"),
    [
        ("language:pl", "language", "pl"),
        ("window:full_screen", "full_screen", True),
        ("speed:slow", "speed", "slow"),
        ("reduced_motion", "reduced_motion", True),
        ("step_mode", "step_mode", True),
        ("mute", "mute", True),
        ("quiet_in_background", "quiet_in_background", False),
        ("confirm_turn:always", "confirm_turn", "always"),
        ("automatic_choices", "automatic_choices", False),
        ("key_cues", "key_cues", False),
        ("think_faster", "think_faster", False),
    ],
)
def test_a_press_changes_and_keeps_a_setting(driver: Driver, node: str, name: str, value: object) -> None:
    Keyboard().use(driver, node)
    assert kept(driver, name) == value


@pytest.mark.parametrize(("name", "step"), [("master", -5), ("effects", -5), ("music", 5), ("scale", 5)])
def test_arrows_move_a_slider_by_a_step(driver: Driver, name: str, step: int) -> None:
    before = getattr(driver.services.settings.now, name)
    driver.steer(name)
    driver.press(pygame.K_RIGHT if step > 0 else pygame.K_LEFT)
    assert kept(driver, name) == before + step


def test_the_size_is_applied_when_the_slider_is_let_go_of(driver: Driver) -> None:
    end = driver.node("scale").rect
    at = (end.right - 3, end.centery)
    driver.turn(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    assert driver.ui.scale == 1
    driver.turn(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
    driver.turn()
    assert driver.ui.scale == 2
    assert kept(driver, "scale") == 200


def test_a_volume_is_heard_while_it_is_dragged_and_kept_when_the_screen_is_left(driver: Driver) -> None:
    driver.steer("music")
    end = driver.node("music").rect
    driver.turn(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(end.right - 3, end.centery), button=1))
    assert driver.services.settings.now.music == 100
    driver.press(pygame.K_ESCAPE)
    assert kept(driver, "music") == 100


@pytest.mark.parametrize("name", ["master", "effects", "music"])
def test_a_volume_is_judged_by_a_sound_at_each_step(driver: Driver, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    heard: list[str] = []
    monkeypatch.setattr(driver.services.sound, "sample", heard.append)
    driver.steer(name)
    driver.press(pygame.K_LEFT)
    assert heard == [name]
    end = driver.node(name).rect
    for _ in range(2):
        driver.turn(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(end.right - 3, end.centery), button=1))
    assert heard == [name, name], "only what changed is heard"


def test_the_size_makes_no_sound(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(driver.services.sound, "sample", heard.append)
    driver.steer("scale")
    driver.press(pygame.K_RIGHT)
    assert heard == []


@pytest.mark.parametrize("is_quiet", [True, False])
def test_another_window_in_use_means_silence_if_wished(driver: Driver, *, is_quiet: bool) -> None:
    driver.services.settings.change(quiet_in_background=is_quiet)
    driver.turn(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert (driver.services.sound.effects_gain == 0) == is_quiet
    assert (driver.services.sound.music_gain == 0) == is_quiet
    driver.turn(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    assert driver.services.sound.effects_gain > 0


def test_every_setting_is_reached_in_one_scrolled_column(tmp_path: Path) -> None:
    driver = Driver(tmp_path, (1024, 600), scale=200)
    driver.start(driver.services.routes.settings)
    for name in ("scale", "step_mode", "mute", "quiet_in_background", "key_cues"):
        driver.steer(name)
        driver.turn()
        node = driver.node(name)
        assert node.visible.h == node.rect.h, name
    driver.close()


test_everything_can_be_read = readable(settings, scrolled_settings, senses)


@pytest.mark.parametrize(
    ("node", "name", "value"),
    [
        ("contrast", "contrast", True), ("pointer:200", "pointer", 200), ("captions", "captions", True),
        ("reading:on", "reading", "on"), ("slow_keys:600", "slow_keys", 600), ("unhurried", "unhurried", True),
        ("scanning:pair", "scanning", "pair"),
    ],
)  # fmt: skip
def test_what_helps_is_reached_from_the_settings_and_kept(driver: Driver, node: str, name: str, value: object) -> None:
    Keyboard().use(driver, "senses")
    Keyboard().use(driver, node)
    assert kept(driver, name) == value


def test_a_sentence_says_what_confirming_means_and_changes_with_the_choice(driver: Driver) -> None:
    for language in shipped_languages():
        told = set()
        for policy in values_of("confirm_turn"):
            driver.services.settings.change(language=language, confirm_turn=policy)
            driver.turn()
            sentence = driver.ui.words(f"ui.settings.confirm_texts.{policy}")
            told.add(sentence)
            read = " ".join(driver.texts)
            assert all(word in read for word in sentence.split()), (language, policy)
        assert len(told) == len(values_of("confirm_turn"))


# ---------------------------------------------------------------------- what was deleted
def delete(driver: Driver, count: int) -> None:
    store = driver.services.store
    for number in range(count):
        store.delete(store.save(new_session("human", "easy").record(), f"{number}"))


def test_what_was_deleted_is_counted_and_goes_after_a_question(tmp_path: Path) -> None:
    with closing(Driver(tmp_path, (1280, 720), language="hu")) as driver:
        driver.start(driver.services.routes.menu)
        delete(driver, 3)
        people = driver.services.people
        people.remove(people.create("Anna", "crimson", "girl_plaits").id)
        stays = driver.services.store.save(new_session("human", "easy").record(), "stays")
        driver.open(driver.services.routes.settings)
        told = partial(driver.ui.words, "ui.settings.trash_text", most=MOST_GAMES, days=DAYS)
        assert read(driver, told(games=3, people=1, size=driver.services.words.number(0.1)))
        for answer in ("dialog:cancel", "dialog:0"):
            assert len(list((tmp_path / "trash").iterdir())) == 4
            Keyboard().use(driver, "trash")
            driver.until_scene("DialogScene")
            Keyboard().use(driver, answer)
            driver.until_scene("SettingsScene")
        assert list((tmp_path / "trash").iterdir()) == [] and stays.exists() and people.removed is None
        assert read(driver, told(games=0, people=0, size="0"))
        assert not driver.node("trash").is_enabled
        assert driver.node("trash").why == driver.ui.words("ui.settings.trash_none")


def test_enter_alone_empties_nothing(driver: Driver) -> None:
    delete(driver, 1)
    driver.start(driver.services.routes.settings)
    Keyboard().use(driver, "trash")
    driver.until_scene("DialogScene")
    driver.press(pygame.K_RETURN)
    driver.until_scene("SettingsScene")
    assert len(list((driver.home / "trash").iterdir())) == 1


def test_what_stays_in_the_trash_is_told(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    delete(driver, 1)
    driver.start(driver.services.routes.settings)

    def refuse(path: Path, missing_ok: bool = False) -> None:
        raise PermissionError(13, "in use", str(path))

    monkeypatch.setattr(Path, "unlink", refuse)
    Keyboard().use(driver, "trash")
    driver.until_scene("DialogScene")
    Keyboard().use(driver, "dialog:0")
    monkeypatch.undo()
    folder = str(driver.home / "trash")
    assert driver.ui.words("ui.settings.trash_refused", folder=folder) in driver.said
    assert driver.node("trash").is_enabled


def read(driver: Driver, sentence: str) -> bool:
    """Tells whether a sentence that is broken into lines can be read."""
    driver.steer("trash")
    return sentence in " ".join(driver.texts)


def test_a_sentence_is_not_squeezed_beside_its_control_but_stands_above_it(tmp_path: Path) -> None:
    driver = Driver(tmp_path, (1280, 720), language="pl", coach="again")
    driver.start(driver.services.routes.settings)
    told = driver.ui.words("ui.settings.coach_again_text")
    lines = [text for text in driver.texts if text and text in told]
    assert " ".join(lines) == told and len(lines) <= 2
    driver.close()
