"""The wall of the house: what one person has played, for eyes, keys and screen readers."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.history.finished import FinishedGame
from game.history.history import History
from game.program import Program
from game.saves.people import Person
from game.scenes.people_draft import COLOURS
from game.scenes.people_pictures import PORTRAITS
from tests.history.games import made_up
from tests.scenes.audit import FEWEST, TYPICAL, Drawing, faults_of
from tests.scenes.driver import Driver

NAMES = ("Zsófia", "Wojciech", "Ágnes mama", "Łucja")


def family(made: Program) -> list[Person]:
    people = made.services.people
    for person in people.all():
        people.remove(person.id)
    return [people.create(name, COLOURS[i], PORTRAITS[i]) for i, name in enumerate(NAMES)]


def games(people: list[Person]) -> list[FinishedGame]:
    """Twelve games: the first person wins each third game of Ys and the only one of Maharaja."""
    who = tuple(person.id for person in people)
    ys = [made_up(i, 90 + i if i % 3 == 0 else 40, 70, 60, 50, who=who) for i in range(11)]
    return [*ys, made_up(11, 9, 7, who=who, box="maharaja")]


def hang(made: Program) -> list[Person]:
    """Opens the wall of a family that has played."""
    people, services = family(made), made.services

    def fill(history: History) -> None:
        history.renew(games(people))

    services.history.begin()
    services.history.ask(fill)
    services.start(services.routes.wall)
    services.history.settle()
    top = services.stack.top
    assert top is not None
    top.tick(0.1)
    return people


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    driver = Driver(tmp_path, (1920, 1080))
    yield driver
    driver.close()


def answered(driver: Driver) -> None:
    driver.services.history.settle()
    driver.turn()
    driver.turn()


def test_the_menu_leads_there_and_nobody_is_no_trouble(driver: Driver) -> None:
    driver.services.history.begin()
    driver.services.start(driver.services.routes.menu)
    driver.turn()
    driver.click("wall")
    answered(driver)
    assert driver.name == "WallScene"
    assert driver.services.words("history.wall.nothing") in " ".join(driver.texts)


def test_without_a_history_there_is_a_wall_all_the_same(driver: Driver) -> None:
    driver.services.start(driver.services.routes.wall)
    answered(driver)
    assert driver.name == "WallScene"


def test_it_shows_the_box_that_was_played_most_and_others_on_a_press(driver: Driver) -> None:
    people = hang(driver.program)
    driver.turn()
    assert driver.node("box:ys").is_on
    assert driver.node("box:ys").hint == "Ys: 11 games, 4 wins, best 99"
    assert driver.node("line").hint.split(", ")[-2:] == ["99", "40"]
    assert driver.node(f"met:{people[1].id}").hint == "Wojciech: ahead 5 times, behind 7, level 0."
    driver.click("box:maharaja")
    answered(driver)
    assert driver.node("line").hint == "9"


def test_points_by_kind_stand_beside_the_record_of_the_house(driver: Driver) -> None:
    hang(driver.program)
    driver.turn()
    assert driver.node("kind:market").hint == (
        "Market squares: best 49, mean 30; the record of the house is 49, held by Zsófia."
    )
    assert driver.node("kind:court").hint.endswith("best 0, mean 0; the record of the house is 3, held by Łucja.")
    assert driver.ui.find("kind:ruby") is None


def test_each_portrait_shows_its_person(driver: Driver) -> None:
    people = hang(driver.program)
    driver.turn()
    driver.click(f"person:{people[3].id}")
    answered(driver)
    assert driver.node("line").hint == ", ".join(["50"] * 11)
    assert driver.node(f"person:{people[3].id}").hint == "Łucja: 11 games, 0 wins"


def test_who_was_removed_hangs_there_no_more(driver: Driver) -> None:
    people = hang(driver.program)
    driver.services.people.remove(people[1].id)
    driver.services.start(driver.services.routes.wall)
    answered(driver)
    assert driver.ui.find(f"person:{people[1].id}") is None
    assert driver.ui.find(f"met:{people[1].id}") is None


def faults_of_leaf(drawing: Drawing, leaf: str) -> list[str]:
    def show(made: Program) -> None:
        hang(made)
        made.services.stack.top._turn(leaf)  # type: ignore[union-attr]
        made.services.history.close()

    return faults_of(drawing, show)


@pytest.mark.parametrize("drawing", FEWEST, ids=str)
def test_nothing_is_cut_covered_or_faint(drawing: Drawing) -> None:
    assert faults_of_leaf(drawing, "line") == []


@pytest.mark.marathon
@pytest.mark.parametrize("leaf", ["boxes", "line", "tables"])
@pytest.mark.parametrize("drawing", TYPICAL, ids=str)
def test_no_panel_is_cut_in_any_window(drawing: Drawing, leaf: str) -> None:
    assert faults_of_leaf(drawing, leaf) == []
