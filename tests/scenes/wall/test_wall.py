"""The wall of the house: what one person has played, for eyes, keys and screen readers."""

import shutil
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game import boxes
from game.core.resources import shipped
from game.history.finished import FinishedGame
from game.history.history import History
from game.history.wall import Meeting, PersonPage, Tally
from game.locale.words import Words
from game.program import Program
from game.saves.people import Person
from game.scenes.people.draft import COLOURS
from game.scenes.people.portraits import PORTRAITS
from game.scenes.wall.gallery import Gallery
from game.scenes.wall.person import OnePerson
from game.scenes.wall.scene import WallScene
from tests.history.games import made_up
from tests.scenes.audit import DRAWINGS, Drawing, faults, faults_of, readable
from tests.scenes.driver import Driver, Keyboard

GOLDEN = Path(__file__).parents[2] / "golden"
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
    services.navigation.start(services.routes.wall)
    services.history.settle()
    top = services.navigation.stack.top
    assert top is not None
    top.tick(0.1)
    return people


def empty(made: Program) -> None:
    services = made.services
    services.history.begin()
    services.navigation.start(services.routes.wall)
    services.history.settle()
    services.navigation.stack.top.tick(0.1)  # type: ignore[union-attr]


def answered(driver: Driver) -> None:
    driver.services.history.settle()
    driver.turn()
    driver.turn()


def test_the_menu_leads_there_and_nobody_is_no_trouble(driver: Driver) -> None:
    driver.services.history.begin()
    driver.start(driver.services.routes.menu)
    driver.click("wall")
    answered(driver)
    assert driver.name == "WallScene"
    assert driver.services.words("history.wall.nobody") in " ".join(driver.texts)


@pytest.mark.parametrize(
    ("tab", "told", "scene"),
    [
        ("boxes", "nobody", "LobbyScene"),
        ("games", "nothing", "LobbyScene"),
        ("evenings", "no_evening", "EveningPlanScene"),
    ],
)
def test_an_empty_wall_says_what_will_hang_there_and_leads_to_it(
    driver: Driver, tab: str, told: str, scene: str
) -> None:
    empty(driver.program)
    driver.turn()
    driver.click(f"tab:{tab}")
    answered(driver)
    assert driver.services.words(f"history.wall.{told}") in " ".join(driver.texts)
    driver.click("first")
    assert driver.name == scene
    driver.press(pygame.K_ESCAPE)
    assert driver.name == "WallScene"


def test_without_a_history_there_is_a_wall_all_the_same(driver: Driver) -> None:
    driver.services.navigation.start(driver.services.routes.wall)
    answered(driver)
    assert driver.name == "WallScene"


def test_it_shows_the_box_that_was_played_most_and_others_on_a_press(driver: Driver) -> None:
    people = hang(driver.program)
    driver.turn()
    assert driver.node("box:ys").is_on
    assert driver.node("box:ys").hint == "Ys: 11 games, 4 wins, best 99"
    assert driver.node("line").hint.split(", ")[-2:] == ["99", "40"]
    assert driver.node(f"met:{people[1].id}").hint == "Wojciech: ahead 4, behind 7, level 0."
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


@pytest.mark.parametrize(
    ("language", "in_order"), [("en", ("Ágnes", "Łucja", "Lzy")), ("pl", ("Ágnes", "Lzy", "Łucja"))]
)
def test_of_equal_counts_names_stand_in_the_order_of_the_language(
    tmp_path: Path, language: str, in_order: tuple[str, ...]
) -> None:
    driver = Driver(tmp_path, (1920, 1080), language=language)
    services = driver.services
    for person in services.people.all():
        services.people.remove(person.id)
    names = ("Zsófia", "Lzy", "Łucja", "Ágnes")
    people = [services.people.create(name, COLOURS[i], PORTRAITS[i]) for i, name in enumerate(names)]
    who = tuple(person.id for person in people)
    services.history.begin()
    services.history.ask(lambda history: history.renew([made_up(1, 9, 7, 7, 7, who=who)]))
    services.navigation.start(services.routes.wall)
    answered(driver)
    for tab, kind, wanted in (("people", "met", in_order), ("boxes", "regular", ("Zsófia", *in_order))):
        driver.scene.turn(tab)
        answered(driver)
        nodes = [node for node in driver.ui.nodes if node.id.startswith(f"{kind}:")]
        assert tuple(node.name for node in sorted(nodes, key=lambda node: node.rect.y)) == wanted
    driver.close()


def test_who_was_removed_hangs_there_no_more(driver: Driver) -> None:
    people = hang(driver.program)
    driver.services.people.remove(people[1].id)
    driver.services.navigation.start(driver.services.routes.wall)
    answered(driver)
    assert driver.ui.find(f"person:{people[1].id}") is None
    assert driver.ui.find(f"met:{people[1].id}") is None


def test_records_of_who_was_removed_keep_the_name_that_was_played_with(driver: Driver) -> None:
    people = family(driver.program)
    services = driver.services
    services.history.begin()
    services.history.ask(lambda history: history.add(made_up(1, 50, 40, who=(people[0].id, people[1].id))))
    services.people.remove(people[0].id)
    services.navigation.start(services.routes.wall)
    answered(driver)
    assert driver.node("table:2").hint.endswith("the record of the house is 50, held by P0.")
    driver.scene.turn("boxes")
    answered(driver)
    assert "P0" in driver.node("best:0").name
    assert driver.node("holder:total").name.endswith("50, P0")


def test_where_nothing_was_played_it_is_said_once(driver: Driver) -> None:
    family(driver.program)
    driver.services.history.begin()
    driver.services.navigation.start(driver.services.routes.wall)
    answered(driver)
    assert " ".join(driver.texts).count(driver.services.words("history.wall.only_named")) == 1


# ---------------------------------------------------------------------- numbers of players, laurels
def test_a_number_of_players_is_looked_at_alone(driver: Driver) -> None:
    people = family(driver.program)
    who = tuple(person.id for person in people)
    played = [made_up(i, 50 + i, 40, who=who[:2]) for i in range(3)] + [made_up(9, 99, 80, 70, who=who[:3])]
    driver.services.history.begin()
    driver.services.history.ask(lambda history: history.renew(played))
    driver.services.navigation.start(driver.services.routes.wall)
    answered(driver)
    assert driver.node("line").hint == "50, 51, 52"
    assert driver.node("table:3").hint.startswith("1 game, 1 win. 3 players: the record of the house is 99")
    driver.click("table:3")
    answered(driver)
    assert driver.node("line").hint == "99"
    assert driver.node("table:3").is_on


def test_laurels_tell_what_was_won_and_what_it_takes(driver: Driver) -> None:
    hang(driver.program)
    driver.turn()
    driver.click("middle:laurels")
    won, other = driver.node("laurel:night_hoard"), driver.node("laurel:rainbow")
    assert won.name == "Treasure of the night (won)"
    assert won.hint == "Win with seven black gems. 1 January 2026: 90 with 4 players; 4 times so far"
    assert (other.name, other.hint) == ("A rainbow (not yet)", "Collect five gems of each of the four colours.")
    assert "1 of 10" in driver.texts
    assert next(node.id for node in driver.ui.nodes if node.id.startswith("laurel:")) == won.id


# ---------------------------------------------------------------------- boxes and games
def test_a_box_shows_its_best_games_and_who_holds_what(driver: Driver) -> None:
    hang(driver.program)
    driver.turn()
    driver.click("tab:boxes")
    answered(driver)
    assert driver.node("cover:ys").is_on
    covers = [node.id.removeprefix("cover:") for node in driver.ui.nodes if node.id.startswith("cover:")]
    assert covers == [box for box in boxes.NAMES if box in covers], "as on the shelf"
    assert [driver.node(f"best:{i}").name for i in range(2)] == [
        "1. Zsófia: 99, 10 January 2026",
        "2. Zsófia: 96, 7 January 2026",
    ]
    assert driver.node("holder:total").name == "Total: 99, Zsófia"
    assert driver.node("holder:court").name.endswith(": 3, Łucja")
    regulars = [node.hint for node in driver.ui.nodes if node.id.startswith("regular:")]
    assert regulars[:2] == ["Wojciech: 11 games, 7 wins", "Zsófia: 11 games, 4 wins"]
    driver.click("cover:maharaja")
    answered(driver)
    assert driver.node("best:0").name.startswith("1. Zsófia: 9,")


def test_all_games_are_listed_and_played_back(driver: Driver) -> None:
    services = driver.services
    services.paths.replays.mkdir(parents=True)
    replay = GOLDEN / "alhambra_cards" / "two-most.kupola"
    shutil.copy(replay, services.paths.replays / "2026.kupola")
    hang(driver.program)
    services.history.look(services.paths.replays / "2026.kupola")
    driver.turn()
    driver.click("tab:games")
    answered(driver)
    listed = [node for node in driver.ui.nodes if node.id.startswith("game:")]
    assert len(listed) == 13
    made = next(node for node in listed if node.name.endswith("Zsófia 9 and Wojciech 7"))
    assert made.name.startswith("Maharaja, 12 January 2026")
    driver.click(made.id)
    answered(driver)
    assert services.notices.waiting[0].text == services.words("history.wall.no_replay")
    services.notices.waiting.clear()
    driver.click(next(node.id for node in listed if "card game" in node.name))
    answered(driver)
    assert driver.name == "ReplayScene"


# ---------------------------------------------------------------------- pictures
VIEWS = (("people", "boxes"), ("people", "tables"), ("people", "laurels"), ("boxes", "best"), ("games", ""))


@pytest.mark.painted
@pytest.mark.parametrize("drawing", DRAWINGS, ids=str)
def test_nothing_is_cut_covered_or_faint(drawing: Drawing) -> None:
    found: list[str] = []

    def show(made: Program) -> None:
        hang(made)
        services = made.services
        scene = services.navigation.stack.top
        assert isinstance(scene, WallScene)
        for tab, leaf in VIEWS:
            scene.turn(tab)
            scene.leaf(leaf)
            scene.turn_over("laurels" if leaf == "laurels" else "line")
            services.history.settle()
            scene.tick(0.1)
            services.ui.canvas.audit = []
            made.draw()
            services.ui.canvas.audit = []
            made.draw()
            found.extend(f"{tab} {leaf}: {fault}" for fault in faults(services.ui))
        services.history.close()

    assert [*faults_of(drawing, show), *found] == []


# ---------------------------------------------------------------------- evenings
def evening_games(people: list[Person]) -> list[FinishedGame]:
    """Two evenings: on the first two people win a game each, on the second one wins everything."""
    who = tuple(person.id for person in people[:2])
    totals = (("a", "ys", 9, 5), ("a", "maharaja", 7, 8), ("b", "ys", 30, 20), ("b", "alhambra", 40, 20))
    made = [made_up(i, *points, who=who, box=box) for i, (_, box, *points) in enumerate(totals)]
    return [replace(game, evening=totals[i][0] * 16) for i, game in enumerate(made)]


def hang_evenings(made: Program) -> None:
    people, services = family(made), made.services
    services.history.begin()
    services.history.ask(lambda history: history.renew(evening_games(people)))
    services.navigation.start(services.routes.wall)
    scene = services.navigation.stack.top
    assert isinstance(scene, WallScene)
    scene.turn("evenings")
    services.history.settle()
    scene.tick(0.1)


def open_evening(made: Program) -> None:
    hang_evenings(made)
    scene = made.services.navigation.stack.top
    assert isinstance(scene, WallScene) and scene.evenings
    scene.show_cup(scene.evenings[0])


def test_evenings_are_listed_with_their_cups_and_a_press_shows_the_table(driver: Driver) -> None:
    hang_evenings(driver.program)
    driver.turn()
    told = [node.name for node in driver.ui.nodes if node.id.startswith("evening:")]
    assert [each.partition(": ")[2] for each in told] == [
        "Ys and Alhambra. Cup: Zsófia 4 and Wojciech 2",
        "Ys and Maharaja. Cup: Zsófia 3 and Wojciech 3",
    ]
    Keyboard().use(driver, "evening:1")
    assert driver.node("cup:winner").name == "Zsófia and Wojciech share the cup"
    driver.press(pygame.K_ESCAPE)
    assert driver.ui.focus == "evening:1"


test_evenings_can_be_read = readable(hang_evenings, open_evening, empty)


PEOPLE = [Person(name, name, "jade", "boy_curls") for name in ("Anna", "Bea", "Leo")]


@pytest.mark.parametrize(
    ("wins", "keenest"),
    [
        ({"Anna": 2, "Bea": 3, "Leo": 0}, "Bea"),
        ({"Anna": 3, "Bea": 3, "Leo": 0}, ""),
        ({"Anna": 0, "Bea": 0}, ""),
        ({"Anna": 1, "somebody who was removed": 9}, "Anna"),
        ({}, ""),
    ],
)
def test_whoever_won_most_alone_is_the_keenest(wins: dict[str, int], keenest: str) -> None:
    tallies = {who: Tally(won + 9, (won, 9), "2026-01-01") for who, won in wins.items()}
    assert Gallery(PEOPLE, tallies, "Anna", lambda person: None).keenest == keenest


def test_rivals_stand_by_how_often_they_were_met_and_then_by_name() -> None:
    """The names in the order of the language: Ł follows L."""
    people = {name: Person(name, name, "jade", "boy_curls") for name in ("Łucja", "Lena", "Zoe", "Bea")}
    met = {"Łucja": Meeting(2, 1, 0), "Bea": Meeting(0, 1, 0), "Lena": Meeting(0, 0, 3), "Zoe": Meeting(4, 1, 0)}
    page = PersonPage(
        {},
        {},
        {},
        meetings={**met, "somebody who was removed": Meeting(9, 9, 9)},
        levels=dict.fromkeys(("normal", "easy"), Meeting(1, 1, 1)),
    )
    words = Words("pl", (shipped("locales"),))
    one = OnePerson(page, (), (), people.get, words, lambda box, seats: None, lambda game: None)
    assert [(person.name, met.games) for person, met in one.rivals] == [
        ("Zoe", 5), ("Lena", 3), ("Łucja", 3), ("Bea", 1),
    ]  # fmt: skip
    assert [level for level, _ in one.levels] == ["easy", "normal"]


def test_a_game_won_under_a_name_alone_is_taken_in_from_the_list(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    people = hang(driver.program)
    guest = made_up(12, 90, 40, who=("",))
    driver.services.history.ask(lambda history: history.renew([guest, *games(people)]))
    driver.services.history.settle()
    driver.scene.turn("games")
    answered(driver)
    assert [node.id for node in driver.ui.nodes if node.id.startswith("whose:")] == ["whose:0"]
    driver.click("whose:0")
    driver.until_scene("PeopleScene")
    driver.click(f"sit:{people[0].id}")
    driver.until_scene("WallScene")
    answered(driver)
    assert not driver.ui.find("whose:0")
    assert driver.scene.who == people[0].id
    driver.close()
