"""The examples of the rulebook stand at the end of the list of saved games, under names in the player's language."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.core.resources import shipped
from game.saves.store import Store
from tests.scenes.driver import Driver, new_session


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    driver = Driver(tmp_path, language="hu")
    Store(driver.services.paths).save(new_session("human", "easy").record(), "Vasárnap")
    driver.services.start(driver.services.routes.menu)
    driver.services.open(driver.services.routes.saves, "load")
    driver.turn()
    yield driver
    driver.close()


def names(driver: Driver) -> list[str]:
    return [driver.scene.name_of(saved) for saved in driver.scene.games]


def test_the_examples_come_after_the_player_s_own_games(driver: Driver) -> None:
    shown = names(driver)
    assert shown[0] == "Vasárnap" and all(name.startswith("Példa: ") for name in shown[1:])
    assert shown[-16:] == [
        "Példa: pénz felvétele",
        "Példa: túlfizetés",
        "Példa: pontos fizetés",
        "Példa: az utolsó értékelés",
        "Példa: ajándék kettesben",
        "Példa: első forduló négyesben",
        "Példa: üres mező a sávon",
        "Példa: kormányzó lejjebb",
        "Példa: ki van jelen",
        "Példa: fekete drágakövek",
        "Példa: drágakövek a végén",
        "Példa: döntetlen oszlopok",
        "Példa: licit a sorrendért",
        "Példa: az 1. negyed értékelése",
        "Példa: a trónterem",
        "Példa: döntetlenek",
    ]


def test_they_are_not_among_the_replays(driver: Driver) -> None:
    driver.services.open(driver.services.routes.saves, "replays")
    driver.turn()
    assert names(driver) == []


@pytest.mark.parametrize("key", [pygame.K_DELETE, pygame.K_F2])
def test_they_cannot_be_deleted_or_renamed(driver: Driver, key: int) -> None:
    assert driver.ui.find("delete:0") and driver.ui.find("rename:0")
    assert not driver.ui.find("delete:1") and not driver.ui.find("rename:1")
    before = names(driver)
    driver.ui.focus = "game:1"
    driver.press(key)
    assert driver.name == "SavesScene"
    assert names(driver) == before


@pytest.mark.parametrize("box", ["alhambra", "alhambra_cards"])
def test_an_example_is_played_on_without_touching_its_file(driver: Driver, box: str) -> None:
    path = shipped("positions") / box / "action_money.kupola"
    before = path.read_bytes()
    driver.scene.open(next(saved for saved in driver.scene.games if saved.path == path))
    driver.until_scene("TableScene", "CurtainScene")
    assert driver.table.session.box == box
    assert [player.name for player in driver.table.session.players] == ["Gabi", "Pali", "Niki"]
    assert path.read_bytes() == before
