"""Every screen that can be gone to is called something, and of its buttons no two are called the same."""

from collections import Counter

import pytest

from game.access.announcing import Announcer
from game.access.outline import ThingKind, outline
from game.core.rules import Seat
from game.lessons.parsing import school
from game.saves.settings import Settings
from game.scenes.after.result import ResultScene
from game.scenes.table.board_layers import node_of
from game.scenes.table.scene import TableScene
from game.tools.demo import program
from game.tools.moments import at_table
from game.tools.pictures import posed
from game.tools.positions import seated
from game.widgets.keyboard import beside, tab_stop
from game.widgets.node import Node, Role
from tests.access.screens import BOXES, screens
from tests.golden.kept import finished


def test_every_screen_has_a_name_and_every_button_one_of_its_own() -> None:
    with program((1280, 720), Settings(language="en", speed="instant", reading="on"), headless=True) as made:
        services, routes = made.services, made.services.routes
        screens = {
            "menu": routes.menu, "lobby": routes.lobby, "evening": routes.evening, "wall": routes.wall,
            "challenges": routes.challenges, "settings": routes.settings, "senses": routes.senses,
            "school": lambda: routes.school(BOXES[0]), "rules": lambda: routes.rules(BOXES[0]),
            "saves": lambda: routes.saves("load"),
        }  # fmt: skip
        for name, show in screens.items():
            services.navigation.start(show)
            services.ui.reading.is_heard = True
            made.draw()
            read = outline(services.ui)
            assert read.title, name
            named = Counter(
                (thing.words, thing.told) for thing in read.things.values() if thing.kind is ThingKind.BUTTON
            )
            assert [words for words, count in named.items() if count > 1] == [], name


def test_tab_meets_every_door_of_the_menu_and_every_gate_of_the_school() -> None:
    with program((1280, 720), Settings(language="en", speed="instant", reading="on"), headless=True) as made:
        services, routes = made.services, made.services.routes
        for show in (routes.menu, lambda: routes.school(BOXES[0])):
            services.navigation.start(show)
            made.draw()
            buttons = {node.id for node in services.ui.nodes if node.role is Role.BUTTON}
            met: list[Node | None] = [tab_stop(services.ui, None, 1)]
            while (reached := tab_stop(services.ui, met[-1], 1)) not in met:
                met.append(reached)
            assert buttons <= {node.id for node in met if node}


def test_a_page_of_the_rules_is_read_in_the_order_of_its_text() -> None:
    """By Down through all its steps, wherever they lie; and the screen says whose rules these are."""
    with program((1280, 720), Settings(language="en", speed="instant", reading="on"), headless=True) as made:
        made.services.navigation.start(lambda: made.services.routes.rules("ys"))
        made.draw()
        ui, read = made.services.ui, list[str]()
        node = next((n for n in ui.nodes if n.role is Role.TEXT and n.name == "In two minutes"), None)
        while node is not None:
            read.append(node.name.split(":")[0])
            node = beside(ui, node, 0, 1)
        assert ui.reading.title == "Rules: Ys"
        steps = ["Bid", "Place", "Count each quarter", "Count the market", "The end"]
        assert [line for line in read if line in steps] == steps


def test_a_page_that_is_turned_says_what_it_is_about() -> None:
    """The focus stays on what turns it, so nothing else would tell that anything happened."""
    with program((1280, 720), Settings(language="en", speed="instant", reading="on"), headless=True) as made:
        made.services.navigation.start(lambda: made.services.routes.rules("ys"))
        made.draw()
        ui, announcer = made.services.ui, Announcer()
        assert announcer.new(outline(ui)) == ["Rules: Ys"], "the tab with the focus says the rest"
        for number in (1, 2):
            turn = next(node for node in ui.nodes if node.name == "Next page")
            ui.focus_on(turn)
            announcer.new(outline(ui))
            ui.activate(turn)
            made.draw()
            tab = ui.find(f"page:{number}")
            assert tab and announcer.new(outline(ui)) == [tab.name]


def test_a_screen_whose_headline_has_the_focus_is_called_once_and_says_whether_a_reader_is_there() -> None:
    with program((1280, 720), Settings(language="en", speed="instant", reading="on"), headless=True) as made:
        made.services.navigation.start(made.services.routes.senses)
        made.draw()
        read = outline(made.services.ui)
        assert read.things[read.focus].words == read.title
        missing = "No screen reader can connect yet: install Kupola with the addition “screenreader”."
        assert Announcer().new(read) == [missing]


def test_headings_stay_headings_where_a_host_only_speaks() -> None:
    with program((1280, 720), Settings(language="en", speed="instant", reading="on"), headless=True) as made:
        services = made.services
        services.navigation.start(services.routes.lesson, BOXES[0], school(BOXES[0]).lessons[0].id)
        made.draw()
        things = outline(services.ui).things
        assert things["heading:status"].kind is things["heading:market"].kind is ThingKind.HEADING


@pytest.mark.parametrize("box", BOXES[3:])
def test_the_best_deeds_are_read_with_the_numbers_that_they_are_about(box: str) -> None:
    with program((1280, 720), Settings(language="en", speed="instant", reading="on"), headless=True) as made:
        for _ in screens(made, box, ("result",)):
            scene = made.services.navigation.stack.top
            assert isinstance(scene, ResultScene)
            values = [f"({deed.value})" for deed in scene.outcome.deeds]
            read = [thing.words for thing in outline(made.services.ui).within("region:deeds")]
            assert values
            assert all(told.endswith(value) for told, value in zip(read[-len(values) :], values, strict=True))


def test_whatever_the_alchemist_of_ys_asks_for_lies_in_a_part_that_is_read() -> None:
    """N and arrows lead along parts: own gems lay in none, so that nobody could play that card by ear."""
    with posed((1280, 720), "en") as made:
        at_table(made, seated(finished("ys/three-three-quarters"), 74, {Seat(1)}))
        scene, ui = made.services.navigation.stack.top, made.services.ui
        ui.reading.is_heard = ui.is_stale = True
        made.draw()
        assert isinstance(scene, TableScene) and scene.picker is not None
        read = {name for region in ui.reading.regions for row in region.lines for name in row}
        parts = {part for move in scene.picker.moves for part in scene.board.table.clicks(scene.board.view, move)}
        asked = {node_of(part) for part in parts if ui.find(node_of(part))}
    assert len([name for name in asked if name.startswith("item:owned:")]) > 1 and asked <= read
