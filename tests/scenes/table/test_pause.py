"""The pause: it covers the table, leads everywhere by keys, saves under a name, and can be read in any window."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.program import Program
from game.saves.trouble import StoreError
from tests.scenes.audit import readable
from tests.scenes.driver import Driver, Keyboard, asking, new_session


@pytest.fixture
def paused(tmp_path: Path) -> Iterator[Driver]:
    with asking(tmp_path, new_session("human", "easy")) as driver:
        driver.press(pygame.K_ESCAPE)
        driver.turn()
        yield driver


def pause(program: Program) -> None:
    program.services.navigation.open(program.services.routes.pause, new_session("human", "easy"))


def pause_between_people(program: Program) -> None:
    program.services.navigation.open(program.services.routes.pause, None)


def pause_to_its_end(program: Program) -> None:
    pause(program)
    program.draw()
    program.services.ui.scroll_to("pause", 10_000)


def asking_for_a_name(program: Program) -> None:
    pause(program)
    program.draw()
    save = program.services.ui.find("save")
    assert save is not None
    program.services.ui.activate(save)


def test_nothing_of_the_table_shows(paused: Driver) -> None:
    assert paused.name == "PauseScene"
    assert not any(node.id.startswith("item:") for node in paused.ui.nodes)
    assert len(paused.services.navigation.stack.shown) == 1


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_ESCAPE])
def test_enter_and_esc_lead_back_to_the_table(paused: Driver, key: int) -> None:
    paused.press(key)
    assert paused.name == "TableScene"


def test_enter_leads_back_also_from_what_has_no_way_of_its_own(paused: Driver) -> None:
    paused.ui.focus = None
    paused.turn()
    paused.press(pygame.K_RETURN)
    assert paused.name == "TableScene"


@pytest.mark.parametrize(("way", "scene"), [("rules", "RulebookScene"), ("settings", "SettingsScene")])
def test_rules_and_settings_lead_back_to_their_button(paused: Driver, way: str, scene: str) -> None:
    Keyboard().use(paused, way)
    paused.turn()
    assert paused.name == scene
    paused.press(pygame.K_ESCAPE)
    assert (paused.name, paused.ui.focus) == ("PauseScene", way)


def test_the_menu_offers_the_game_again(paused: Driver) -> None:
    Keyboard().use(paused, "menu")
    paused.turn()
    assert paused.name == "MenuScene"
    assert paused.ui.find("continue")


def test_a_save_gets_the_name_that_was_typed(paused: Driver) -> None:
    Keyboard().use(paused, "save")
    paused.turn()
    for _ in range(60):
        paused.press(pygame.K_BACKSPACE)
    paused.turn(pygame.event.Event(pygame.TEXTINPUT, text="Tuesday"))
    paused.press(pygame.K_RETURN)
    assert paused.name == "PauseScene"
    assert [game.head.label.name for game in paused.services.store.saves() if game.head] == ["Tuesday"]


def test_a_save_without_a_name_is_not_written(paused: Driver) -> None:
    Keyboard().use(paused, "save")
    paused.turn()
    for _ in range(60):
        paused.press(pygame.K_BACKSPACE)
    paused.press(pygame.K_RETURN)
    paused.press(pygame.K_ESCAPE)
    assert paused.name == "PauseScene"
    assert not paused.services.store.saves()


def test_a_full_disk_is_told(paused: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*args: object) -> None:
        raise StoreError("ui.saves.error_disk_full", folder="games")

    monkeypatch.setattr(paused.services.autosaver, "save", refuse)
    paused.scene.save("Tuesday")
    assert "games" in paused.services.notices.waiting[-1].text


def test_nobody_saves_between_two_people(paused: Driver) -> None:
    paused.services.navigation.open(paused.services.routes.pause, None)
    paused.turn()
    assert paused.ui.find("save") is None


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_all_ways_find_room_without_scrolling(tmp_path: Path, size: tuple[int, int]) -> None:
    with asking(tmp_path, new_session("human", "easy", box="ys"), size=size, language="hu") as driver:
        driver.press(pygame.K_ESCAPE)
        before = driver.node("resume").rect
        driver.ui.scroll_to("pause", 10_000)
        driver.program.draw()
        assert driver.node("resume").rect == before


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720)])
@pytest.mark.parametrize("scale", [150, 200])
def test_the_way_out_is_in_sight_however_large_the_letters_are(
    tmp_path: Path, size: tuple[int, int], scale: int
) -> None:
    with asking(tmp_path, new_session("human", "easy"), size=size, scale=scale) as driver:
        driver.press(pygame.K_ESCAPE)
        driver.turn()
        out = driver.node("menu")
        assert not out.scroll
        assert driver.ui.surface.get_rect().contains(out.rect)
        assert not [node.id for node in driver.ui.nodes if node is not out and node.visible.colliderect(out.rect)]


def test_each_way_is_where_it_is_in_every_game(tmp_path: Path) -> None:
    """Habit presses without looking; only the game of Ys asks what can be passed unasked."""
    places = []
    for box in ("ys", "maharaja"):
        driver = Driver(tmp_path / box)
        driver.start(driver.services.routes.pause, new_session("human", "easy", box=box))
        places.append({node.id: node.rect.topleft for node in driver.ui.nodes if node.act})
        driver.close()
    assert places[0].items() - places[1].items() == {("questions", places[0]["questions"])}


test_everything_can_be_read = readable(pause, pause_between_people, pause_to_its_end, asking_for_a_name)
