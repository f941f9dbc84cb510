"""An evening from its plan to the cup: for eyes, mouse, keys; closed in between, left unfinished, left by somebody."""

from dataclasses import replace
from pathlib import Path
from threading import Event

import pygame
import pytest

from game.core.rules import Seat
from game.history.evenings import cup
from game.history.finished import FinishedGame
from game.program import Program
from game.saves.evening import Evening, read_evening, write_evening
from game.saves.players import Player, Stint
from game.saves.presets import SetUp, keep_last
from game.scenes.evening.cup import CupScene
from game.scenes.people.draft import COLOURS
from game.scenes.people.portraits import PORTRAITS
from tests.history.games import made_up
from tests.scenes.audit import readable
from tests.scenes.driver import Driver, Keyboard, Mouse, late, new_session, play

NAMES = ("Zsófia", "Wojciech", "Ágnes mama", "Łucja", "Ödön")
EVENING = "e" * 16


@pytest.fixture
def driver(driver: Driver) -> Driver:
    driver.services.history.begin()
    return driver


def family(made: Program, count: int = 2) -> tuple[Player, ...]:
    people = made.services.people
    for person in people.all():
        people.remove(person.id)
    found = [people.create(NAMES[i], COLOURS[i], PORTRAITS[i]) for i in range(count)]
    return tuple(Player(person.name, person.colour, "human", person=person.id) for person in found)


def begin(made: Program, *boxes: str, count: int = 2) -> Evening:
    evening = Evening(EVENING, family(made, count), boxes)
    write_evening(made.services.paths.evening, evening)
    return evening


def played(evening: Evening, number: int, box: str, *totals: int, first: int = 0) -> FinishedGame:
    who = tuple(player.person for player in evening.players)
    game = made_up(number, *totals, who=who, box=box)
    seats = tuple(
        replace(seat, player=evening.players[i]) if i < len(who) else seat for i, seat in enumerate(game.seats)
    )
    return replace(game, seats=seats, first=Seat(first), evening=evening.id)


def answered(driver: Driver) -> None:
    """Waits until the history has answered what the screen asks, and draws that."""
    driver.turn()
    driver.services.history.settle()
    driver.run(2 * driver.frame)


def open_cup(made: Program, *games: FinishedGame) -> CupScene:
    """Opens the cup of the evening that goes on, after these games."""
    services = made.services
    services.history.begin()
    for game in games:
        services.history.ask(lambda history, game=game: history.add(game))  # type: ignore[misc]
    services.navigation.start(services.routes.evening)
    services.history.settle()
    top = services.navigation.stack.top
    assert isinstance(top, CupScene)
    top.tick(0.1)
    return top


# ---------------------------------------------------------------------- the plan
def test_from_the_menu_an_evening_is_laid_by_keys_and_outlives_the_program(driver: Driver, tmp_path: Path) -> None:
    hand = Keyboard()
    driver.start(driver.services.routes.menu)
    hand.use(driver, "evening")
    assert driver.name == "EveningPlanScene"
    assert driver.node("begin").why == "Several games in a row, all for one cup. Which one first?"
    for box in ("ys", "maharaja", "alhambra"):
        hand.use(driver, f"add_box:{box}")
    hand.use(driver, "coming:2:up")
    hand.use(driver, "coming:0:remove")
    hand.use(driver, "begin")
    assert driver.name == "CupScene"
    evening, _ = read_evening(driver.services.paths.evening)
    assert evening and evening.boxes == ("alhambra", "maharaja")
    other = Driver(tmp_path)
    other.services.navigation.start(other.services.routes.evening)
    assert other.scene.evening == evening
    other.close()


@pytest.mark.parametrize("count", [1, 2, 4, 5])
def test_those_who_are_known_sit_in_the_first_plan_as_many_as_every_box_has_seats_for(
    driver: Driver, count: int
) -> None:
    known = family(driver.program, count)
    driver.open(driver.services.routes.evening)
    players = driver.scene.lineup.players
    assert tuple(player for player in players if player.is_human) == known[:4]
    assert len(players) == (min(count, 4) if count > 1 else 3)
    assert not driver.scene.lineup.faulty() and not driver.scene.unkept


def test_whoever_sat_at_the_last_table_sits_in_the_plan_if_anybody_there_is_known(driver: Driver) -> None:
    anna, bela = family(driver.program)
    for player, seated in ((bela, [bela.person]), (replace(bela, person=""), [anna.person, bela.person])):
        last = SetUp("ys", (player, Player("Robot", "onyx", "computer", "easy")))
        keep_last(driver.services.paths.presets, last)
        driver.start(driver.services.routes.evening)
        assert [player.person for player in driver.scene.lineup.players if player.is_human] == seated


def test_an_evening_takes_no_more_people_than_each_box_has_seats_for(driver: Driver) -> None:
    driver.start(driver.services.routes.evening)
    for _ in range(2):
        driver.click("add")
    for box in ("alhambra", "ys"):
        driver.click(f"add_box:{box}")
    assert driver.node("begin").why == "Ys has 4 seats, and more people sit here."


# ---------------------------------------------------------------------- from game to game
def test_the_next_table_is_laid_with_the_seats_turned_and_belongs_to_the_evening(driver: Driver) -> None:
    evening = begin(driver.program, "ys", "maharaja", "alhambra", count=3)
    open_cup(driver.program, played(evening, 1, "ys", 60, 50, 40, first=1))
    driver.services.progress.offer("maharaja")
    driver.turn()
    assert "Maharaja" in driver.node("next").name
    driver.click("next")
    assert [player.name for player in driver.scene.lineup.players] == ["Ágnes mama", "Zsófia", "Wojciech"]
    driver.click("seat:1", "leave", "start")
    session = driver.table.session
    assert (session.box, session.evening) == ("maharaja", EVENING)
    assert [player.name for player in session.players] == ["Ágnes mama", "Wojciech"]


def test_computer_players_keep_their_names_from_the_plan_through_all_boxes(driver: Driver) -> None:
    family(driver.program, 1)
    driver.start(driver.services.routes.evening)
    driver.click("seat:1")
    assert driver.ui.find("level:hard") and driver.ui.find("who:") is None, "persons live in one box"
    driver.click("done", "add_box:ys", "add_box:maharaja")
    planned = {player.name for player in driver.scene.lineup.players}
    driver.click("begin")
    evening, _ = read_evening(driver.services.paths.evening)
    assert evening
    seats = played(evening, 1, "ys", 60, 50, 40)
    for games in ((), (seats,)):
        open_cup(driver.program, *games).go_on()
        assert {player.name for player in driver.scene.lineup.players} == planned


def test_who_went_to_bed_in_the_middle_of_a_game_is_not_called_to_the_next_one(driver: Driver) -> None:
    """That game counts for whoever decided most of it; the cup keeps those points."""
    evening = begin(driver.program, "ys", "maharaja", count=3)
    game = played(evening, 1, "ys", 60, 50, 40, first=1)
    child, *others = game.seats
    robot = Player("Ödön", child.player.colour, "computer", "normal")
    child = replace(child, player=replace(child.player, stints=(Stint(child.player, 40, 20), Stint(robot, 60, 10))))
    open_cup(driver.program, replace(game, seats=(child, *others)))
    driver.turn()
    driver.click("next")
    lineup = driver.scene.lineup
    assert sorted(player.kind for player in lineup.players) == ["computer", "human", "human"]
    assert child.player.name not in [player.name for player in lineup.players]
    assert cup([replace(game, seats=(child, *others))])[0].player.name == child.player.name


def test_who_sat_down_for_the_cup_keeps_a_line_where_the_computer_decided_most(driver: Driver) -> None:
    evening = begin(driver.program, "ys", "maharaja", count=3)
    game = played(evening, 1, "ys", 60, 50, 40)
    child, *others = game.seats
    robot = Player("Ödön", child.player.colour, "computer", "normal")
    robot = replace(robot, stints=(Stint(child.player, 10, 5), Stint(robot, 60, 25)))
    open_cup(driver.program, replace(game, seats=(replace(child, player=robot, person=""), *others)))
    driver.turn()
    assert driver.node("cup:0").name.endswith(f": {robot.name}, 3")
    assert driver.node("cup:3").name == f"–: {child.player.name}, 0"
    assert driver.node("cup:3:0").name == f"{child.player.name}, Ys: no points"


def test_the_result_leads_to_the_cup_and_a_game_that_waits_is_gone_on_with(driver: Driver) -> None:
    begin(driver.program, "alhambra_cards", "ys")
    session = late(lambda: new_session("human", "random"), 4)
    assert session.to_act() == {0}, "nobody but a person lets a game wait"
    session.evening = EVENING
    driver.start(driver.services.routes.table, session)
    open_cup(driver.program)
    driver.turn()
    driver.turn()
    assert driver.node("next").name.startswith("Go on: ")
    driver.press(pygame.K_RETURN)
    assert driver.table.session.number == session.number
    play(driver, Mouse())
    driver.until_scene("ResultScene")
    assert driver.node("again").name == "Cup table"
    driver.click("again")
    driver.services.history.settle()
    driver.turn()
    driver.turn()
    assert len(driver.scene.games) == 1 and driver.scene.coming == ("ys",)
    assert driver.node("cup:0").name.endswith(("1.5", "2", "1"))


def test_nothing_can_be_begun_before_the_history_says_what_was_played(driver: Driver) -> None:
    evening = begin(driver.program, "ys", "maharaja")
    history = driver.services.history
    history.ask(lambda history: history.add(played(evening, 1, "ys", 60, 50)))
    gate = Event()
    history.ask(lambda history: gate.wait())
    driver.start(driver.services.routes.evening)
    driver.press(pygame.K_RETURN)
    assert driver.name == "CupScene" and {"next", "end", "add_box:ys"}.isdisjoint(node.id for node in driver.ui.nodes)
    gate.set()
    history.settle()
    driver.turn()
    driver.turn()
    assert driver.node("next").name == "Next: Maharaja" and driver.ui.focus == "next"


def test_large_letters_leave_no_game_out_of_the_cup_table(tmp_path: Path) -> None:
    driver = Driver(tmp_path, (1024, 600), scale=200)
    evening, boxes = begin(driver.program, count=3), ("ys", "maharaja", "alhambra", "alhambra_cards")
    open_cup(driver.program, *(played(evening, i, box, 60, 50, 40) for i, box in enumerate(boxes, 1)))
    driver.turn()
    assert {f"cup:0:{i}" for i in range(len(boxes))} <= {node.id for node in driver.ui.nodes}


def test_large_letters_say_large_who_has_won_the_cup(tmp_path: Path) -> None:
    driver = Driver(tmp_path, (1024, 600), scale=200, language="pl")
    evening = begin(driver.program, "ys", "maharaja", count=3)
    open_cup(driver.program, played(evening, 1, "ys", 50, 40, 60), played(evening, 2, "maharaja", 1, 2, 5))
    driver.turn()
    shown = [(mark.text, mark.px) for mark in driver.ui.canvas.audit or ()]
    (title,) = (px for text, px in shown if text == "Puchar")
    assert {("Puchar zdobywa", px) for px in range(title, 99)} & {*shown}, "no smaller than a heading"
    assert max(px for text, px in shown if text == "Ágnes mama") >= title


def test_two_of_one_name_have_a_line_each_in_the_cup(driver: Driver) -> None:
    evening = begin(driver.program, "ys", "maharaja")
    twins = tuple(replace(player, name="Anna") for player in evening.players)
    open_cup(driver.program, played(replace(evening, players=twins), 1, "ys", 60, 50))
    driver.turn()
    told = [node.id for node in driver.ui.nodes if node.id.startswith("cup:")]
    assert len(told) == len(set(told)) and {"cup:0:0", "cup:1:0"} <= set(told)


def test_a_game_that_waits_can_be_left_out_and_then_lies_in_the_trash(driver: Driver) -> None:
    begin(driver.program, "ys", "alhambra", "maharaja")
    session = new_session("human", "random")
    session.evening = EVENING
    driver.start(driver.services.routes.table, session)
    scene = open_cup(driver.program)
    driver.turn()
    assert scene.coming == ("alhambra_cards", "alhambra", "maharaja")  # another box was chosen in the lobby
    assert not driver.node("coming:1:up").is_enabled
    driver.click("coming:0:remove", "dialog:0")
    assert driver.node("next").name == "Next: Alhambra" and len(scene.coming) == 2
    assert driver.services.store.unfinished() == [] and len(list((driver.home / "trash").iterdir())) > 0


def test_who_leaves_keeps_the_points_and_after_the_last_game_the_cup_is_given(driver: Driver) -> None:
    evening = begin(driver.program, "ys", "ys", count=3)
    away = replace(evening, players=evening.players[:2])
    driver.services.settings.change(captions=True, mute=True)
    open_cup(driver.program, played(evening, 1, "ys", 40, 50, 60), played(away, 2, "ys", 50, 40))
    driver.turn()
    told = [driver.node(f"cup:{i}").name for i in range(3)]
    assert [each.split(": ")[1] for each in told] == ["Zsófia, 3", "Ágnes mama, 3", "Wojciech, 3"]
    assert driver.node("cup:1:1").name == "Ágnes mama, Ys: no points"
    assert driver.node("cup:winner").name == "Zsófia and Ágnes mama share the cup"
    assert "Fanfare!" in driver.node("captions").name
    driver.click("next")
    assert driver.name == "MenuScene" and not driver.services.paths.evening.exists()


def test_ended_early_it_asks_and_boxes_can_be_left_out_on_the_way(driver: Driver) -> None:
    evening = begin(driver.program, "ys", "maharaja", "ys", count=5)
    open_cup(driver.program, played(evening, 1, "maharaja", 5, 4, 3, 2, 1))
    driver.turn()
    assert driver.node("next").name == "Next: Maharaja"
    driver.click("coming:0:remove")
    assert driver.node("next").why.startswith("More people sit here than Ys has seats for.")
    driver.click("end")
    driver.press(pygame.K_ESCAPE)
    assert driver.services.paths.evening.exists()
    driver.click("end", "dialog:0")
    assert driver.ui.find("end") is None and driver.node("cup:winner").name == "Zsófia wins the cup"
    driver.turn(seconds=1)
    driver.click("next")
    assert driver.name == "MenuScene" and not driver.services.paths.evening.exists()


# ---------------------------------------------------------------------- in every window
def show_cup(made: Program) -> None:
    evening = begin(made, "ys", "alhambra", "alhambra_cards", "maharaja", count=4)
    boxes = ("ys", "alhambra", "alhambra_cards")
    open_cup(made, *(played(evening, i, box, 60, 60, 50 + i, 40) for i, box in enumerate(boxes)))
    made.services.history.close()


def show_end(made: Program) -> None:
    evening = begin(made, "ys", "maharaja", count=4)
    open_cup(made, *(played(evening, i, box, 60, 60, 50, 40) for i, box in enumerate(evening.boxes)))
    made.services.history.close()


def show_plan(made: Program) -> None:
    made.services.navigation.start(made.services.routes.evening)
    top = made.services.navigation.stack.top
    top.plan(["ys", "alhambra", "maharaja"])  # type: ignore[union-attr]


test_nothing_is_cut_covered_or_faint = readable(show_cup, show_end, show_plan)


def test_the_next_game_lies_there_with_its_box_alone_and_says_which_of_the_cup_it_is(driver: Driver) -> None:
    """In the lobby, in the pause and on the card of the menu, with the standing once there is one."""
    evening = begin(driver.program, "ys", "maharaja", "alhambra", count=3)
    scene = open_cup(driver.program)
    driver.turn()
    assert any("With 3 at the table the first gets 3 cup points" in told for told in driver.said)
    scene.go_on()
    answered(driver)
    assert driver.name == "LobbyScene" and "Game 1 of 3 for the cup." in " ".join(driver.texts)
    assert [node.id for node in driver.ui.nodes if node.id.startswith("box:")] == ["box:ys"]
    scene = open_cup(driver.program, played(evening, 1, "ys", 60, 50, 40))
    driver.turn()
    scene.go_on()
    first, second, third = (player.name for player in evening.players)
    told = f"Game 2 of 3 for the cup. Standing: {first}: 3, {second}: 2 and {third}: 1."
    answered(driver)
    assert told in " ".join(driver.texts)
    session = new_session("human", "human", box="ys")
    session.evening = EVENING
    driver.start(driver.services.routes.table, session)
    driver.services.navigation.open(driver.services.routes.pause, session)
    answered(driver)
    assert told in " ".join(driver.texts)
    driver.start(driver.services.routes.menu)
    answered(driver)
    assert told in driver.node("continue").name


def test_every_box_to_be_added_has_its_name_below(driver: Driver) -> None:
    driver.start(driver.services.routes.evening)
    for title in ("Alhambra", "Maharaja", "Ys"):
        assert title in driver.texts


def test_before_the_first_game_the_cup_names_who_plays_for_it(driver: Driver) -> None:
    begin(driver.program, "ys", "maharaja", count=3)
    open_cup(driver.program)
    driver.turn()
    rows = [driver.node(f"cup:{number}").name for number in range(3)]
    assert rows == [f"–: {name}, 0" for name in NAMES[:3]]
