"""Scanning: one switch or two reach everything that is possible, group by group, and nothing is pressed unasked."""

import itertools
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.paint.box import Box
from game.paint.palette import STARK_FOCUS
from game.tools.hands.hand import Switcher
from game.widgets.controls import button
from game.widgets.node import Node, Role
from game.widgets.scanning import Scanner
from game.widgets.ui import Ui
from tests.breadth import wide
from tests.scenes.driver import Driver, driving, new_session


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    driver = Driver(tmp_path, (1280, 720), scanning="pair")
    driver.services.navigation.start(driver.services.routes.senses)
    driver.run(0.3)
    yield driver
    driver.close()


def down(key: int) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")


def up(key: int) -> pygame.Event:
    return pygame.Event(pygame.KEYUP, key=key, mod=0)


def press(driver: Driver, key: int = pygame.K_SPACE) -> None:
    driver.turn(down(key), up(key))
    driver.turn()


def possible(driver: Driver) -> set[str]:
    """All that can be done on the screen, but for texts that are typed."""
    return {
        node.id for node in driver.ui.nodes
        if node.is_enabled and not node.edit and ((node.act or node.adjust) or node.role is Role.SCROLL)
    }  # fmt: skip


def test_all_groups_together_hold_all_that_is_possible(driver: Driver) -> None:
    reached: set[str] = set()
    for _ in range(20):
        reached |= driver.ui.scan.reached
        press(driver)
    assert reached == possible(driver)


@pytest.mark.parametrize("mode", ["single", "pair"])
def test_whoever_helps_leaves_one_scene_after_the_other(driver: Driver, mode: str) -> None:
    driver.services.settings.change(scanning=mode)
    driver.services.navigation.start(driver.services.routes.settings)
    driver.services.navigation.open(driver.services.routes.senses)
    for name in ("SettingsScene", "MenuScene"):
        driver.run(0.5)
        press(driver, pygame.K_ESCAPE)
        assert driver.name == name, "a key that went up is not held any more"


@pytest.mark.painted
def test_in_high_contrast_each_thing_of_a_group_is_seen_to_be_reached(driver: Driver) -> None:
    driver.services.navigation.start(driver.services.routes.menu)
    driver.services.settings.change(contrast=True)
    driver.run(0.2)
    while len(driver.ui.scan.reached) < 2:
        press(driver)
    for name in driver.ui.scan.reached:
        rect = driver.node(name).visible
        around = driver.ui.surface.subsurface(rect.inflate(16, 16).clip(driver.ui.surface.get_rect()))
        ring = pygame.mask.from_threshold(around, pygame.Color(STARK_FOCUS), (9, 9, 9, 255))
        assert ring.count() > 2 * (rect.w + rect.h), name


@pytest.mark.painted
def test_the_ring_of_a_covered_card_does_not_lie_over_the_card_in_front(tmp_path: Path) -> None:
    with driving(tmp_path, new_session("human", "easy", seed=5), scanning="pair", size=(1280, 720)) as driver:
        driver.run(0.5)
        while len(driver.ui.scan.reached) < 12:
            press(driver)
        driver.turn()
        cards = [
            node.visible for node in driver.ui.nodes if node.id in driver.ui.scan.reached and node.role is Role.ITEM
        ]
        pairs = [(a, b) for a, b in itertools.pairwise(cards) if a.colliderect(b) and abs(a.w - b.w) < 3]
        assert len(pairs) == 5, "the hand is a fan of three and one of four"
        for behind, front in pairs:
            edge = pygame.Rect(behind.right - 2, front.top + 20, 6, front.h - 40)
            over = pygame.mask.from_threshold(
                driver.ui.surface.subsurface(edge), pygame.Color(STARK_FOCUS), (9, 9, 9, 255)
            )
            assert over.count() == 0


def test_a_group_is_chosen_then_what_is_in_it(driver: Driver) -> None:
    driver.act(Switcher().use(driver, "captions"))
    driver.turn()
    assert driver.services.settings.now.captions


def test_a_key_that_is_held_is_one_press(driver: Driver) -> None:
    before = driver.ui.scan.reached
    driver.turn(down(pygame.K_SPACE))
    second = driver.ui.scan.reached
    for _ in range(5):
        driver.turn(down(pygame.K_SPACE))
    assert before != second == driver.ui.scan.reached
    driver.turn(up(pygame.K_SPACE))
    press(driver)
    assert driver.ui.scan.reached != second


def test_a_switch_whose_up_was_never_told_works_again(driver: Driver) -> None:
    before = driver.ui.scan.reached
    driver.turn(down(pygame.K_SPACE))
    driver.turn(pygame.Event(pygame.WINDOWFOCUSLOST))
    after = driver.ui.scan.reached
    press(driver)
    assert before != after != driver.ui.scan.reached


@pytest.mark.parametrize(("key", "mod"), [(pygame.K_F4, pygame.KMOD_LALT), (pygame.K_c, pygame.KMOD_LCTRL)])
def test_what_is_pressed_with_others_is_no_switch(driver: Driver, key: int, mod: int) -> None:
    before = driver.ui.scan.reached
    driver.turn(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))
    assert driver.ui.scan.reached == before


@pytest.mark.parametrize(
    "event",
    [
        down(pygame.K_x),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(640, 360), button=1),
        pygame.Event(pygame.FINGERDOWN, finger_id=0, touch_id=0, x=0.5, y=0.5, dx=0, dy=0),
        pygame.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=pygame.CONTROLLER_BUTTON_A),
    ],
    ids=["key", "click", "finger", "controller"],
)
def test_with_one_switch_anything_chooses_wherever_it_is_pressed(driver: Driver, event: pygame.Event) -> None:
    driver.services.settings.change(scanning="single", scan_pace=1000)
    driver.until(lambda: len(driver.ui.scan.reached) > 1, "at a group")
    driver.run(0.2)
    before, settings = driver.ui.scan.reached, driver.services.settings.now
    driver.turn(event, seconds=0.01)
    assert driver.ui.scan.reached < before, "the group was entered"
    assert driver.services.settings.now == settings, "nothing else was pressed"


def test_the_program_steps_at_the_pace_that_is_wished_and_leaves_a_group_by_itself(driver: Driver) -> None:
    driver.services.settings.change(scanning="single", scan_pace=1000)
    driver.run(0.2)
    groups = set()
    for _ in range(10):
        groups.add(driver.ui.scan.reached)
        driver.run(1.02)
    assert len(groups) > 2
    while len(driver.ui.scan.reached) < 2:
        driver.run(0.2)
    driver.run(0.2)
    group = driver.ui.scan.reached
    press(driver)
    assert driver.ui.scan.reached < group
    driver.run(2.2 * (len(group) + 1))
    assert driver.ui.scan.reached in groups


def test_esc_stays_for_whoever_helps(driver: Driver) -> None:
    driver.turn(down(pygame.K_ESCAPE), up(pygame.K_ESCAPE))
    assert driver.name == "MenuScene"


def test_a_slider_is_moved_both_ways(driver: Driver) -> None:
    driver.services.navigation.start(driver.services.routes.settings)
    driver.run(0.2)
    before = driver.services.settings.now.music
    driver.act(Switcher().use(driver, "music"))
    assert driver.services.settings.now.music == before + 5
    press(driver)
    press(driver, pygame.K_RETURN)
    press(driver, pygame.K_RETURN)
    assert driver.services.settings.now.music == before - 5


def typed(driver: Driver, field: str, keys: str) -> str:
    """Types by switches alone, a key a word; returns what stands in the field then."""
    driver.act(Switcher().use(driver, field))
    driver.turn()
    for key in keys.split():
        driver.act(Switcher().use(driver, f"letters:{key}"))
        driver.turn()
    return driver.node(field).value


@pytest.mark.parametrize("mode", wide(["pair"], ["pair", "single"]))
def test_a_name_is_typed_by_switches(driver: Driver, mode: str) -> None:
    driver.services.settings.change(scanning=mode, scan_pace=1000)
    driver.services.navigation.start(driver.services.routes.lobby, "alhambra_cards")
    driver.run(0.2)
    driver.act(Switcher().use(driver, "seat:1"))
    driver.run(0.2)
    name = next(node for node in driver.ui.nodes if node.edit)
    assert typed(driver, name.id, "back space a") == f"{name.value[:-1]} A"
    assert driver.ui.find("letters:done"), "letters stay until whoever types is done"
    driver.act(Switcher().use(driver, "letters:done"))
    driver.turn()
    assert driver.ui.find("letters:done") is None
    for target in ("done", "start"):
        driver.act(Switcher().use(driver, target))
        driver.run(0.2)


def test_without_the_wish_keys_are_keys(tmp_path: Path) -> None:
    with driving(tmp_path, new_session("human", "human")) as driver:
        driver.run(0.5)
        assert driver.ui.scan.reached == frozenset()


@pytest.mark.parametrize("mode", ["single", "pair"])
def test_the_button_of_a_whole_move_is_reached_at_once(tmp_path: Path, mode: str) -> None:
    """Whoever has to wait for each step shall not wait once more for all the others."""
    with driving(tmp_path, new_session("human", "easy", seed=5), scanning=mode, scan_pace=2000) as driver:
        driver.until(lambda: driver.is_asked, "asked")
        cheap = next(node.id for node in driver.ui.nodes if node.id.startswith("item:money:") and node.is_enabled)
        driver.act(Switcher().use(driver, cheap))
        driver.run(0.3)
        assert driver.node("submit").is_enabled
        assert driver.ui.scan.reached == {"submit"}


def test_the_step_of_a_computer_player_is_reached_first(tmp_path: Path) -> None:
    with driving(tmp_path, new_session("normal", "normal"), scanning="pair", unhurried=True) as driver:
        driver.until(lambda: driver.table.flow.waits_for_step, "waits")
        driver.run(0.3)
        assert driver.ui.scan.reached == {"step"}


def test_a_press_before_the_button_was_seen_to_be_reached_does_not_press_it(tmp_path: Path) -> None:
    with driving(tmp_path, new_session("human", "easy", seed=5), scanning="pair") as driver:
        driver.until(lambda: driver.is_asked, "asked")
        cheap = next(node.id for node in driver.ui.nodes if node.id.startswith("item:money:") and node.is_enabled)
        driver.act(Switcher().use(driver, cheap))
        number, driver.frame = driver.table.session.number, 1 / 60
        for _ in range(4):
            driver.turn(down(pygame.K_RETURN), up(pygame.K_RETURN))
        assert driver.ui.scan.reached == {"submit"}
        assert driver.table.session.number == number
        driver.run(0.2)
        driver.turn(down(pygame.K_RETURN), up(pygame.K_RETURN))
        assert driver.table.session.number > number


def test_what_moves_when_it_is_reached_does_not_hide_what_comes_next() -> None:
    """A cell of a large Alhambra comes nearer while it has the focus, and then lies to the right of its neighbour."""
    ui = Ui(pygame.display.set_mode((1024, 600)), lambda key, /, **values: key)
    ui.scan.mode, scanner, met = "pair", Scanner(ui), list[str]()
    for _ in range(8):
        ui.begin()
        for name, x in (("first", 300 if ui.focus == "first" else 100), ("second", 200), ("third", 400)):
            ui.add(Node(name, Role.BUTTON, name, pygame.Rect(x, 100, 60, 60), act=lambda: None))
        ui.end()
        scanner.tick()
        met.extend(ui.scan.reached)
        ui.now += 1
        scanner.takes(down(pygame.K_SPACE))
        scanner.takes(up(pygame.K_SPACE))
    assert met[:6] == ["first", "second", "third"] * 2


def test_what_is_far_down_a_list_is_in_sight_when_it_is_reached() -> None:
    pygame.init()
    ui = Ui(pygame.display.set_mode((1024, 600)), lambda key, /, **values: key)
    ui.scan.mode, scanner, met = "pair", Scanner(ui), set[str]()

    def frame() -> None:
        ui.begin()
        with ui.scrolled("list", Box(0, 0, 400, 200), 300) as offset:
            for number in range(5):
                button(ui, str(number), Box(0, number * 60 - offset, 300, 50), "", lambda: None)
        ui.end()
        scanner.tick()

    for _ in range(12):
        frame()
        frame()  # what is reached is brought there
        if len(ui.scan.reached) == 1:
            met |= ui.scan.reached
            assert not [node.id for node in ui.nodes if node.id in ui.scan.reached and node.visible.h < 20]
        ui.now += 1
        for event in (down(pygame.K_SPACE), up(pygame.K_SPACE)):
            scanner.takes(event)
    assert met >= {*"01234"}
