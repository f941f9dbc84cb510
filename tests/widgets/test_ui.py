"""The user interface: what is on the screen can be reached by mouse and by keyboard, and nothing else can."""

from collections.abc import Callable
from functools import cache

import pygame
import pytest

from game.paint import lettering
from game.paint.box import Box
from game.widgets.controls import button, key_help, select, slider, switch
from game.widgets.field import field
from game.widgets.input import Input
from game.widgets.node import Node, Role
from game.widgets.tips import framed
from game.widgets.ui import Ui


@pytest.fixture
def ui() -> Ui:
    pygame.init()
    return Ui(pygame.display.set_mode((1024, 600)), lambda key, /, **values: key)


@cache
def hands(ui: Ui) -> Input:
    return Input(ui)


def press(ui: Ui, key: int, letter: str = "", mod: int = 0) -> bool:
    is_used = hands(ui).handle(pygame.event.Event(pygame.KEYDOWN, key=key, unicode=letter, mod=mod))
    hands(ui).handle(pygame.event.Event(pygame.KEYUP, key=key, mod=mod))
    return is_used


def found(ui: Ui, name: str) -> Node:
    node = ui.find(name)
    assert node is not None
    return node


def click(ui: Ui, name: str) -> None:
    """Clicks a node, some time after the last click."""
    ui.now += 1
    node = found(ui, name)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        hands(ui).handle(pygame.event.Event(kind, pos=node.visible.center, button=1))


def drawn(ui: Ui, draw: Callable[[Ui], None]) -> None:
    ui.begin()
    draw(ui)
    ui.end()


def two_buttons(done: list[str]) -> Callable[[Ui], None]:
    def draw(ui: Ui) -> None:
        with ui.area("left"):
            button(ui, "a", Box(100, 100, 300, 60), "A", lambda: done.append("a"), key=pygame.K_a)
            button(ui, "b", Box(100, 200, 300, 60), "B", lambda: done.append("b"))
        with ui.area("right"):
            why = "not now"
            button(ui, "c", Box(900, 100, 300, 60), "C", lambda: done.append("c"), is_enabled=False, why=why)

    return draw


def test_a_click_does_what_the_button_says(ui: Ui) -> None:
    done: list[str] = []
    drawn(ui, two_buttons(done))
    click(ui, "b")
    assert done == ["b"]


def test_a_press_that_is_released_elsewhere_does_nothing(ui: Ui) -> None:
    done: list[str] = []
    drawn(ui, two_buttons(done))
    hands(ui).handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=found(ui, "a").rect.center, button=1))
    hands(ui).handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=found(ui, "b").rect.center, button=1))
    assert done == []


def test_a_disabled_button_does_nothing_and_says_why(ui: Ui) -> None:
    done: list[str] = []
    drawn(ui, two_buttons(done))
    click(ui, "c")
    assert done == []
    ui.canvas.audit = []
    ui.hover = "c"
    drawn(ui, two_buttons(done))
    assert "not now" in " ".join(mark.text for mark in ui.canvas.audit)


def test_arrows_move_inside_an_area_tab_between_areas_enter_acts(ui: Ui) -> None:
    done: list[str] = []
    drawn(ui, two_buttons(done))
    press(ui, pygame.K_TAB)
    assert ui.focus == "a"
    press(ui, pygame.K_DOWN)
    assert ui.focus == "b"
    press(ui, pygame.K_RETURN)
    assert done == ["b"]
    press(ui, pygame.K_TAB)
    assert ui.focus == "c"
    press(ui, pygame.K_TAB, mod=pygame.KMOD_SHIFT)
    assert ui.focus == "a"


def test_arrows_go_on_from_what_can_be_touched_no_more(ui: Ui) -> None:
    """As from a piece that was just moved: to the next one, not to the first of all."""

    def draw(ui: Ui) -> None:
        for i, name in enumerate("abc"):
            rect = pygame.Rect(100 + i * 80, 100, 60, 60)
            ui.add(Node(name, Role.TEXT if name == "b" else Role.ITEM, name, rect))

    drawn(ui, draw)
    ui.focus = "b"
    press(ui, pygame.K_RIGHT)
    assert ui.focus == "c"


def test_a_shortcut_acts_but_not_while_a_name_is_typed(ui: Ui) -> None:
    done: list[str] = []
    name = ["Eva"]

    def draw(ui: Ui) -> None:
        two_buttons(done)(ui)
        field(ui, "name", Box(100, 400, 300, 50), name[0], lambda text: name.__setitem__(0, text), "Name")

    drawn(ui, draw)
    press(ui, pygame.K_a, "a")
    assert done == ["a"]
    click(ui, "name")
    drawn(ui, draw)
    press(ui, pygame.K_a, "a")
    hands(ui).handle(pygame.event.Event(pygame.TEXTINPUT, text="a"))
    assert done == ["a"]
    assert name == ["a"]


def test_an_open_list_takes_everything_until_it_is_closed(ui: Ui) -> None:
    done: list[str] = []
    chosen = ["x"]

    def draw(ui: Ui) -> None:
        two_buttons(done)(ui)
        choices = [("x", "X"), ("y", "Y")]
        select(ui, "list", Box(100, 400, 300, 50), choices, chosen[0], lambda v: chosen.__setitem__(0, v), "List")

    drawn(ui, draw)
    click(ui, "list")
    drawn(ui, draw)
    assert {node.id for node in ui.nodes} == {"popup:x", "popup:y"}
    press(ui, pygame.K_ESCAPE)
    drawn(ui, draw)
    assert ui.find("a") is not None
    click(ui, "list")
    drawn(ui, draw)
    press(ui, pygame.K_DOWN)
    press(ui, pygame.K_RETURN)
    assert chosen == ["y"]


def test_no_edge_in_an_open_list_goes_around_what_it_hides(ui: Ui) -> None:
    ui.is_high_contrast = True

    def draw(ui: Ui) -> None:
        lettering.text(ui.canvas, "a long line of words below", 50, 520, 40)
        select(ui, "list", Box(100, 400, 300, 50), [("x", "X"), ("y", "Y")], "x", lambda _: None, "List")

    drawn(ui, draw)
    click(ui, "list")
    drawn(ui, draw)
    for node in ui.nodes:
        assert framed(node.rect, ui.canvas.letters) == node.rect


def test_switches_and_sliders_answer_arrows_and_clicks(ui: Ui) -> None:
    values = {"on": False, "loud": 50}

    def draw(ui: Ui) -> None:
        switch(ui, "switch", 300, 100, bool(values["on"]), lambda on: values.update(on=on), "Switch")
        box = Box(100, 200, 500, 60)
        slider(ui, "slider", box, int(values["loud"]), (0, 100, 5), lambda v: values.update(loud=v), "Slider", "50")

    drawn(ui, draw)
    click(ui, "switch")
    assert values["on"] is True
    ui.focus = "slider"
    press(ui, pygame.K_RIGHT)
    assert values["loud"] == 55
    press(ui, pygame.K_HOME)
    end = found(ui, "slider").rect
    hands(ui).handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(end.right - 1, end.centery), button=1))
    assert values["loud"] == 100


def test_every_target_is_large_enough_even_in_the_smallest_window(ui: Ui) -> None:
    ui.begin()
    node = ui.add(Node("tiny", Role.BUTTON, "tiny", ui.canvas.rect(Box(100, 100, 4, 4)), act=lambda: None))
    assert min(node.rect.size) >= 24


def test_a_node_may_cover_other_pixels_than_its_rectangle(ui: Ui) -> None:
    """A ring is touched everywhere on it, while its focus frame stands at one place; a new frame forgets the shape."""
    ui.begin()
    ui.shape("ring", lambda pos: 80 <= pos[0] + pos[1] <= 120)
    ring = ui.add(Node("ring", Role.ITEM, "ring", ui.canvas.rect(Box(300, 300, 60, 60)), act=lambda: None))
    assert ui.at((50, 50)) is ring
    assert ui.at(ring.rect.center) is None
    ui.begin()
    plain = ui.add(Node("ring", Role.ITEM, "ring", ui.canvas.rect(Box(300, 300, 60, 60)), act=lambda: None))
    assert ui.at((50, 50)) is None and ui.at(plain.rect.center) is plain


@pytest.mark.painted
def test_what_is_scrolled_fades_towards_an_edge_beyond_which_there_is_more(ui: Ui) -> None:
    def rows(offset: float) -> list[int]:
        """Returns how bright the column in the middle of a white page on a black ground is, from top to foot."""
        ui.surface.fill("black")
        ui.begin()
        ui.scroll_to("page", offset)
        with ui.scrolled("page", Box(0, 0, 400, 200), 1000):
            ui.canvas.s.fill("white")
        rect = ui.scrolls["page"].rect
        return [ui.surface.get_at((rect.centerx, y)).r for y in range(rect.top, rect.bottom)]

    top, middle, foot = rows(0), rows(300), rows(800)
    assert top[0] == 255 and top[-1] < 40 and top[-8] < 255
    assert middle[0] < 40 and middle[-1] < 40 and middle[len(middle) // 2] == 255
    assert foot[0] < 40 and foot[-1] == 255


def test_what_is_focused_is_scrolled_into_sight(ui: Ui) -> None:
    def draw(ui: Ui) -> None:
        with ui.scrolled("list", Box(0, 0, 400, 200), 1000) as offset:
            for i in range(10):
                button(ui, f"b{i}", Box(0, i * 100 - offset, 300, 60), str(i), lambda: None)

    drawn(ui, draw)
    assert ui.at(found(ui, "b9").rect.center) is None
    press(ui, pygame.K_TAB)
    for _ in range(9):
        press(ui, pygame.K_DOWN)
        drawn(ui, draw)
    drawn(ui, draw)
    assert ui.focus == "b9"
    assert found(ui, "b9").visible.h > 20


def test_a_larger_scale_is_held_back_to_what_the_scene_needs(ui: Ui) -> None:
    ui.scale = 2.0
    assert ui.begin((1400, 900)).w >= 1400 - 1
    assert ui.begin((1, 1)).w < 1000


def test_a_page_is_turned_to_the_end_and_to_the_beginning_and_no_further(ui: Ui) -> None:
    """A page is a little less than what is seen, so that eyes find where they were."""

    def draw(ui: Ui) -> None:
        with ui.scrolled("page", Box(100, 100, 400, 300), 700):
            pass

    drawn(ui, draw)
    reached = []
    for key in (pygame.K_PAGEDOWN, pygame.K_PAGEDOWN, pygame.K_PAGEDOWN, pygame.K_PAGEUP, pygame.K_PAGEUP):
        press(ui, key)
        reached.append(round(ui.scrolls["page"].offset))
        drawn(ui, draw)
    assert reached == [254, 400, 400, 146, 0]


@pytest.mark.parametrize(("room", "told"), [(2000, ["open", "rename", "back"]), (420, ["open", "rename"]), (50, [])])
def test_keys_are_explained_as_far_as_there_is_room(ui: Ui, room: float, told: list[str]) -> None:
    ui.canvas.audit = []
    pairs = [("enter", "open"), ("F2", "rename"), ("escape", "back")]
    drawn(ui, lambda on: key_help(on, 500, 500, pairs, room))
    assert [mark.text for mark in ui.canvas.audit if mark.text in dict(pairs).values()] == told


def test_enter_belongs_to_its_button_until_keys_have_moved_the_focus(ui: Ui) -> None:
    def draw(ui: Ui) -> None:
        button(ui, "play", Box(100, 100, 300, 60), "Play", lambda: None, key=pygame.K_RETURN)
        button(ui, "other", Box(100, 200, 300, 60), "Other", lambda: None)

    ui.focus = "other"  # where the scene began
    drawn(ui, draw)
    assert ui.target(pygame.K_RETURN) is found(ui, "play")
    ui.focus_on(found(ui, "other"))
    assert ui.target(pygame.K_RETURN) is found(ui, "other")


@pytest.mark.parametrize(("label", "is_capped"), [("Kup", True), ("Oddaj do rezerwy", False)])
def test_a_key_cap_gives_way_to_a_label_that_needs_all_the_room(ui: Ui, label: str, is_capped: bool) -> None:
    ui.has_key_cues, ui.canvas.audit = True, []
    drawn(ui, lambda ui: button(ui, "a", Box(0, 0, 300, 60), label, lambda: None, key=pygame.K_RETURN, cap="enter"))
    assert not [mark for mark in ui.canvas.audit if mark.is_cut]
    assert (found(ui, "a").badge is not None) is is_capped
