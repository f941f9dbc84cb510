"""The game controller: it does what keys do, goes on while it is held, and its badges show what it has."""

import ctypes
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from pygame._sdl2 import controller

from game.paint.box import Box
from game.widgets import gamepad, glyphs, input, node
from game.widgets.controls import button, key_help, select, slider
from game.widgets.field import field
from game.widgets.ui import Ui

SOUTH, EAST = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B
LEFT_X, LEFT_Y = pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY
DPAD_DOWN, DPAD_RIGHT = pygame.CONTROLLER_BUTTON_DPAD_DOWN, pygame.CONTROLLER_BUTTON_DPAD_RIGHT


class Sofa:
    """A window with a few controls, and a hand that holds a controller."""

    def __init__(self) -> None:
        pygame.init()
        self.ui = Ui(pygame.display.set_mode((1024, 600)), lambda key, /, **values: key)
        self.hands = input.Input(self.ui)
        self.done: list[str] = []
        self.unused: list[int] = []
        self.value, self.name = 5, "Zsófia"
        self.drawing: Callable[[Ui], None] = self.controls
        self.draw()

    def controls(self, ui: Ui) -> None:
        with ui.area("left"):
            button(
                ui, "a", Box(100, 100, 300, 60), "A", lambda: self.done.append("a"), key=pygame.K_RETURN, cap="enter"
            )
            button(ui, "b", Box(100, 200, 300, 60), "B", lambda: self.done.append("b"), hint="Builds")
            slider(ui, "s", Box(100, 300, 300, 60), self.value, (0, 10, 1), self.slide, "S", str(self.value))
        with ui.area("right"):
            field(ui, "n", Box(700, 100, 300, 60), self.name, self.call, "Name")
            select(ui, "l", Box(700, 200, 300, 60), [("x", "X"), ("y", "Y")], "x", self.done.append, "L")

    def slide(self, value: int) -> None:
        self.value = value

    def call(self, name: str) -> None:
        self.name = name

    def draw(self) -> None:
        self.ui.begin()
        self.drawing(self.ui)
        self.ui.end()

    def tell(self, event: pygame.Event) -> None:
        """Hands an event over as the program does."""
        self._take(self.hands.read(event))

    def _take(self, events: list[pygame.Event]) -> None:
        for event in events:
            if not self.hands.handle(event) and event.type == pygame.KEYDOWN:
                self.unused.append(event.key)
            self.draw()

    def rest(self, seconds: float) -> None:
        for _ in range(round(seconds * 60)):
            self.ui.now += 1 / 60
            self._take(self.hands.tick(1 / 60))

    def button(self, kind: int, button: int, pad: int = 0) -> None:
        self.tell(pygame.Event(kind, instance_id=pad, button=button))

    def press(self, button: int) -> None:
        self.rest(0.3)
        self.button(pygame.CONTROLLERBUTTONDOWN, button)
        self.button(pygame.CONTROLLERBUTTONUP, button)

    def axis(self, axis: int, part: float, pad: int = 0) -> None:
        """Pushes a stick or trigger a part of its way."""
        self.tell(pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=pad, axis=axis, value=round(part * 32767)))


@pytest.fixture
def sofa() -> Sofa:
    return Sofa()


# ---------------------------------------------------------------------- moving and pressing
def test_stick_and_pad_move_the_focus_and_a_presses_it(sofa: Sofa) -> None:
    sofa.ui.focus_first("a")
    sofa.axis(LEFT_Y, 0.9)
    sofa.axis(LEFT_Y, 0)
    assert sofa.ui.focus == "b" and sofa.ui.is_focused("b")
    sofa.press(SOUTH)
    assert sofa.done == ["b"]
    sofa.press(pygame.CONTROLLER_BUTTON_DPAD_UP)
    sofa.press(SOUTH)
    assert sofa.done == ["b", "a"]


def test_shoulders_and_the_left_button_lead_from_area_to_area(sofa: Sofa) -> None:
    sofa.ui.focus_first("a")
    for pressed, area in (
        (pygame.CONTROLLER_BUTTON_X, "right"),
        (pygame.CONTROLLER_BUTTON_LEFTSHOULDER, "left"),
        (pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, "right"),
    ):
        sofa.press(pressed)
        focused = sofa.ui.find(sofa.ui.focus)
        assert focused is not None and focused.area == area


def test_a_held_direction_goes_on_after_a_while_and_a_button_does_not(sofa: Sofa) -> None:
    def column(ui: Ui) -> None:
        for i in range(12):
            button(ui, str(i), Box(100, 60 * i, 300, 50), str(i), lambda: sofa.done.append("pressed"))

    sofa.drawing = column
    sofa.draw()
    sofa.ui.focus = "0"
    sofa.button(pygame.CONTROLLERBUTTONDOWN, DPAD_DOWN)
    assert sofa.ui.focus == "1" and sofa.hands.is_waiting
    sofa.rest(0.3)
    assert sofa.ui.focus == "1"
    sofa.rest(0.5)
    reached = int(sofa.ui.focus or "")
    assert 4 <= reached <= 6
    sofa.button(pygame.CONTROLLERBUTTONUP, DPAD_DOWN)
    assert not sofa.hands.is_waiting
    sofa.rest(1)
    assert sofa.ui.focus == str(reached)
    sofa.button(pygame.CONTROLLERBUTTONDOWN, SOUTH)
    sofa.rest(2)
    assert sofa.done == ["pressed"]


def test_a_stick_near_its_middle_moves_nothing_and_aslant_it_goes_one_way(sofa: Sofa) -> None:
    sofa.ui.focus_first("a")
    for part in (0.1, 0.5, -0.3, 0.45):
        sofa.axis(LEFT_Y, part)
        sofa.axis(LEFT_X, part)
    assert sofa.ui.focus == "a" and not sofa.hands.is_waiting and sofa.ui.pad is None
    sofa.axis(LEFT_Y, 0.9)
    sofa.axis(LEFT_X, 0.7)
    assert sofa.ui.focus == "b"
    sofa.axis(LEFT_Y, 0.5)
    sofa.axis(LEFT_Y, 0.9)
    assert sofa.ui.focus == "b", "what trembles while it is held is not pushed again"


def test_left_and_right_set_a_slider_and_pass_by_a_name(sofa: Sofa) -> None:
    sofa.ui.focus = "s"
    sofa.press(DPAD_RIGHT)
    assert sofa.value == 6
    sofa.ui.focus = "n"
    sofa.draw()
    sofa.press(SOUTH)
    assert sofa.name == "Zsófia" and sofa.ui.find("letters:done")
    sofa.press(EAST)
    assert sofa.ui.focus == "n" and sofa.ui.find("letters:done") is None
    sofa.draw()
    sofa.press(pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    assert sofa.ui.focus in ("a", "b")
    assert sofa.name == "Zsófia"


def test_b_closes_a_list_first_and_is_escape_elsewhere(sofa: Sofa) -> None:
    sofa.ui.focus, sofa.ui.is_keyboard = "l", True
    sofa.press(SOUTH)
    assert sofa.ui.popup == "l"
    sofa.press(EAST)
    assert sofa.ui.popup is None and sofa.unused == []
    sofa.press(EAST)
    sofa.press(pygame.CONTROLLER_BUTTON_START)
    sofa.press(pygame.CONTROLLER_BUTTON_BACK)
    assert sofa.unused == [pygame.K_ESCAPE, pygame.K_PAUSE, pygame.K_F1]


def test_y_asks_what_has_the_focus_until_the_next_input(sofa: Sofa) -> None:
    sofa.ui.focus = "b"
    sofa.press(pygame.CONTROLLER_BUTTON_Y)
    assert sofa.ui.explained == "b"
    sofa.press(EAST)
    assert sofa.ui.explained is None and sofa.unused == [], "going back only ends the answer"
    sofa.press(pygame.CONTROLLER_BUTTON_Y)
    sofa.press(DPAD_DOWN)
    assert sofa.ui.explained is None and sofa.ui.focus == "s"


def test_the_right_stick_scrolls_and_moves_a_board_and_the_triggers_bring_it_nearer(sofa: Sofa) -> None:
    zoomed: list[tuple[float, int, int]] = []

    def page(ui: Ui) -> None:
        with ui.scrolled("page", Box(100, 100, 400, 300), 2000):
            pass

    def board(ui: Ui) -> None:
        ui.add(node.Node("board", node.Role.TEXT, "", pygame.Rect(0, 0, 500, 500)))
        ui.nodes[-1].zoom = lambda k, at, to: zoomed.append((k, to[0] - at[0], to[1] - at[1]))

    sofa.drawing = page
    sofa.draw()
    sofa.axis(pygame.CONTROLLER_AXIS_RIGHTY, 1)
    assert sofa.hands.is_waiting
    sofa.rest(0.5)
    assert 600 < sofa.ui.scrolls["page"].offset < 900
    sofa.drawing = board
    sofa.draw()
    sofa.rest(0.1)
    assert all(k == 1 and x == 0 and y < 0 for k, x, y in zoomed)
    sofa.axis(pygame.CONTROLLER_AXIS_RIGHTY, 0.1)
    sofa.axis(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 1)
    zoomed.clear()
    sofa.rest(0.1)
    assert zoomed and all(k > 1 and (x, y) == (0, 0) for k, x, y in zoomed)
    sofa.axis(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 0)
    assert not sofa.hands.is_waiting


STICK_X, TRIGGER = pygame.CONTROLLER_AXIS_RIGHTX, pygame.CONTROLLER_AXIS_TRIGGERLEFT


@pytest.mark.parametrize(
    ("axis", "rests"),
    [
        (STICK_X, (0.22,)), (STICK_X, (0.22, 0.3, 0.22, 0.38, 0.39)), (STICK_X, (-0.3, -0.22)),
        (STICK_X, tuple(part / 100 for part in range(40))), (TRIGGER, (-1,)), (TRIGGER, (-1, 0, 0.1, -1)),
        (LEFT_X, (0.22, 0.4, 0.5)),
    ],
)  # fmt: skip
def test_what_is_at_rest_off_its_middle_moves_nothing_and_shows_no_badge(
    sofa: Sofa, axis: int, rests: tuple[float, ...]
) -> None:
    for part in rests:
        sofa.axis(axis, part)
        assert not sofa.ui.is_stale and not sofa.hands.is_waiting and sofa.ui.pad is None


def test_a_stick_that_trembles_where_it_begins_to_move_goes_on_until_it_rests(sofa: Sofa) -> None:
    moves = []
    for part in (0.41, 0.39, 0.41, 0.35, 0.29, 0.39, 0.31):
        sofa.axis(STICK_X, part)
        moves.append(sofa.hands.is_waiting)
    assert moves == [True, True, True, True, False, False, False]


def test_a_controller_that_comes_while_its_buttons_are_down_does_nothing_by_letting_go(sofa: Sofa) -> None:
    sofa.ui.focus_first("a")
    sofa.button(pygame.CONTROLLERBUTTONUP, SOUTH)
    sofa.axis(LEFT_Y, 0)
    assert sofa.done == [] and sofa.ui.focus == "a" and sofa.ui.pad is None


def test_what_is_held_while_the_window_goes_away_is_let_go(sofa: Sofa) -> None:
    sofa.ui.focus_first("a")
    sofa.button(pygame.CONTROLLERBUTTONDOWN, DPAD_DOWN)
    sofa.axis(pygame.CONTROLLER_AXIS_RIGHTY, 1)
    sofa.tell(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert not sofa.hands.is_waiting


def test_two_controllers_take_turns_and_one_that_goes_lets_go(sofa: Sofa) -> None:
    sofa.ui.focus_first("a")
    sofa.button(pygame.CONTROLLERBUTTONDOWN, DPAD_DOWN, pad=1)
    sofa.button(pygame.CONTROLLERBUTTONDOWN, DPAD_DOWN, pad=2)
    assert sofa.ui.focus == "s"
    sofa.tell(pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=1))
    assert sofa.hands.is_waiting and sofa.ui.pad, "the other one is in the hand"
    sofa.tell(pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=2))
    assert not sofa.hands.is_waiting and sofa.ui.pad is None


# ---------------------------------------------------------------------- badges
def texts(sofa: Sofa) -> list[str]:
    sofa.ui.canvas.audit = []
    sofa.draw()
    return [mark.text for mark in sofa.ui.canvas.audit or ()]


def test_badges_are_those_of_what_was_used_last(sofa: Sofa) -> None:
    sofa.ui.focus_first("a")
    assert "ui.keys.enter" in texts(sofa)
    sofa.press(pygame.CONTROLLER_BUTTON_LEFTSTICK)
    assert sofa.ui.pad is glyphs.Maker.OTHER and "ui.keys.enter" not in texts(sofa)
    for other in (
        pygame.Event(pygame.KEYDOWN, key=pygame.K_LSHIFT, unicode="", mod=0),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=1),
    ):
        sofa.press(SOUTH)
        assert sofa.ui.pad is not None
        sofa.tell(other)
        assert sofa.ui.pad is None and "ui.keys.enter" in texts(sofa)


def test_keys_that_a_controller_has_not_are_not_shown(sofa: Sofa) -> None:
    sofa.drawing = lambda ui: key_help(ui, 500, 500, [("enter", "open"), ("F2", "rename"), ("escape", "back")], 900)
    assert {"open", "rename", "back"} <= {*texts(sofa)}
    sofa.press(pygame.CONTROLLER_BUTTON_LEFTSTICK)
    shown = texts(sofa)
    assert {"open", "back"} <= {*shown} and not {"rename", "F2"} & {*shown}


def test_a_shown_control_does_what_the_key_does() -> None:
    lies = {"south": SOUTH, "east": EAST, "select": pygame.CONTROLLER_BUTTON_BACK}
    keys = {"enter": pygame.K_RETURN, "escape": pygame.K_ESCAPE, "F1": pygame.K_F1}
    for cap, key in keys.items():
        assert gamepad.BUTTONS[lies[glyphs.BY_CAP[cap]]].key == key
    shoulder = pygame.CONTROLLER_BUTTON_RIGHTSHOULDER
    assert glyphs.BY_CAP["tab"] is glyphs.Control.SHOULDERS and gamepad.BUTTONS[shoulder].key == pygame.K_TAB


def test_a_button_for_space_is_pressed_where_nothing_is_for_enter(sofa: Sofa) -> None:
    sofa.drawing = lambda ui: button(
        ui, "go", Box(9, 9, 300, 60), "Go", lambda: sofa.done.append("go"), key=pygame.K_SPACE, cap="space"
    )
    sofa.draw()
    sofa.press(SOUTH)
    assert sofa.done == ["go"]


@pytest.mark.parametrize(
    ("name", "made"),
    [
        ("Xbox One Controller", glyphs.Maker.XBOX),
        ("Microsoft X-Box 360 pad", glyphs.Maker.XBOX),
        ("PS4 Controller", glyphs.Maker.PLAYSTATION),
        ("DualSense Wireless Controller", glyphs.Maker.PLAYSTATION),
        ("Nintendo Switch Pro Controller", glyphs.Maker.NINTENDO),
        ("USB gamepad", glyphs.Maker.OTHER),
    ],
)
def test_makers_are_known_by_name(name: str, made: glyphs.Maker) -> None:
    assert glyphs.maker(name) is made


@pytest.mark.painted
def test_every_control_of_every_maker_is_drawn_and_no_two_alike(sofa: Sofa) -> None:
    def picture(control: glyphs.Control, made: glyphs.Maker) -> bytes:
        sofa.ui.surface.fill("grey")
        assert glyphs.glyph(sofa.ui.canvas, 100, 100, control, made) >= 30
        return pygame.image.tobytes(sofa.ui.surface.subsurface((0, 0, 200, 120)), "RGB")

    for made in glyphs.Maker:
        assert len({picture(control, made) for control in glyphs.Control}) == len(glyphs.Control)
    assert picture(glyphs.Control.SOUTH, glyphs.Maker.NINTENDO) != picture(glyphs.Control.EAST, glyphs.Maker.XBOX)


# ---------------------------------------------------------------------- real ones
def sdl() -> ctypes.CDLL:
    """Returns the SDL that pygame has loaded."""
    maps = Path("/proc/self/maps").read_text(encoding="utf-8").splitlines()
    return ctypes.CDLL(next(line.split()[-1] for line in maps if "libSDL2-2" in line))


def test_a_controller_is_plugged_in_used_and_pulled_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")
    for listener in (controller, pygame.joystick):
        listener.quit()  # SDL asks for that when it begins to listen, as it may have done for another test
    sofa = Sofa()
    sofa.hands.open()
    library = sdl()
    library.SDL_JoystickOpen.restype = ctypes.c_void_p
    sofa.ui.focus_first("a")
    device = library.SDL_JoystickAttachVirtual(1, 6, 15, 0)
    assert device >= 0
    joystick = ctypes.c_void_p(library.SDL_JoystickOpen(device))
    for is_down in (1, 0):
        pump(sofa)
        library.SDL_JoystickSetVirtualButton(joystick, DPAD_DOWN, is_down)
    pump(sofa)
    assert sofa.ui.focus == "b" and sofa.ui.pad is glyphs.Maker.OTHER
    library.SDL_JoystickClose(joystick)
    library.SDL_JoystickDetachVirtual(device)
    pump(sofa)
    assert sofa.ui.pad is None


def pump(sofa: Sofa) -> None:
    """Hands everything in the window's queue over."""
    for event in (*pygame.event.get(), *pygame.event.get()):
        sofa.tell(event)
