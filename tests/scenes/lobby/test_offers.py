"""What the lobby offers from the history: a fair start, points to begin with, other opponents."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.core.rules import Seat
from game.history.finished import FinishedGame
from game.saves.players import Player
from game.saves.presets import SetUp
from tests.history.games import made_up
from tests.scenes.driver import Driver, Keyboard

NAMES = ("Zsófia", "Ödön")


def games(driver: Driver, *found: FinishedGame) -> None:
    for game in found:
        driver.services.history.ask(lambda history, game=game: history.add(game))  # type: ignore[misc]


def lay(driver: Driver, box: str = "maharaja", computers: int = 0) -> None:
    """Opens the lobby for two people who are known here, and waits for the history."""
    players = [Player(person.name, person.colour, "human", person=person.id) for person in driver.services.people.all()]
    players += [Player(f"Robot {n}", ("ivory", "onyx")[n], "computer", "easy") for n in range(computers)]
    laid = SetUp(box, tuple(players))
    driver.start(driver.services.routes.lobby, laid=laid)
    driver.services.history.settle()
    driver.turn()
    assert not driver.scene.waits_for_other
    driver.turn()


@pytest.fixture
def known(tmp_path: Path) -> Iterator[Driver]:
    """A program that knows two people and has a history."""
    driver = Driver(tmp_path)
    for name, colour in zip(NAMES, ("crimson", "cobalt"), strict=True):
        driver.services.people.create(name, colour, "girl_plaits")
    driver.services.progress.offer("maharaja")
    driver.services.history.begin()
    driver.services.history.settle()
    yield driver
    driver.close()


def met(driver: Driver, number: int, first: int, *totals: int) -> FinishedGame:
    who = tuple(person.id for person in driver.services.people.all())
    return replace(made_up(number, *totals, who=who, box="maharaja"), first=Seat(first))


def test_nothing_is_offered_before_these_people_have_played(known: Driver) -> None:
    lay(known)
    known.click("options")
    assert known.ui.find("fair") is None and known.ui.find("handicap") is None


def test_whoever_began_last_time_sits_last_where_that_is_wished(known: Driver) -> None:
    games(known, met(known, 1, 0, 6, 5))
    lay(known)
    assert known.scene.lineup.random_order
    known.click("options")
    assert not known.node("fair").is_on
    assert known.node("fair").hint.startswith("Zsófia began last time, so the seats turn: Ödön now sits first.")
    known.click("fair")
    assert known.node("fair").is_on and not known.node("order").is_on
    known.click("done", "start")
    known.until_scene("CurtainScene")
    session = known.table.session
    assert [player.name for player in session.players] == ["Ödön", "Zsófia"]
    assert session.first == 0


def test_start_points_come_with_their_figures_are_off_and_end_with_the_table(known: Driver) -> None:
    games(known, *(met(known, number, 0, 7, 3) for number in range(3)))
    lay(known)
    lineup = known.scene.lineup
    assert known.node("options").hint.endswith("The games so far suggest 2 things more.")
    known.click("options")
    assert not known.node("handicap").is_on
    told = known.node("handicap").hint
    assert all(each in told for each in ("Zsófia 7 and Ödön 3", "Ödön +2", "3 games (Ödön)", "no records"))
    known.click("handicap")
    assert [player.start for player in lineup.players] == [0, 2]
    assert all(not player.start for player in lineup.set_up().players)
    known.click("done", "add")
    assert not any(player.start for player in lineup.players)
    known.click("seat:2", "leave")
    known.services.history.settle()
    known.turn()
    known.turn()
    assert [player.start for player in lineup.players] == [0, 2]


def test_start_points_that_are_wished_count_in_the_game(known: Driver) -> None:
    games(known, *(met(known, number, 0, 7, 3) for number in range(3)))
    lay(known)
    for target in ("options", "handicap", "done", "start"):
        known.click(target)
    known.until_scene("CurtainScene")
    assert {player.name: player.start for player in known.table.session.players} == {"Zsófia": 0, "Ödön": 2}


def test_other_opponents_are_offered_where_a_level_is_too_easy(known: Driver) -> None:
    games(known, *(met(known, number, 0, 7, 5, 3) for number in range(4)))
    lay(known, computers=1)
    lineup = known.scene.lineup
    known.click("options")
    assert "ahead of it in 4 of the last 4 games" in known.node("level").hint
    Keyboard().use(known, "level")
    assert lineup.players[2].level == "casual"
    Keyboard().use(known, "level")
    assert lineup.players[2].level == "easy"
