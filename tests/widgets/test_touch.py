"""Touch screens: taps, fingers that carry and scroll, long presses, two fingers; and the mouse that carries."""

from dataclasses import dataclass, field

import pygame
import pytest

from game.paint.box import Box
from game.widgets.input import Input
from game.widgets.node import Node, Pixel, Role
from game.widgets.ui import Ui

SIZE = (1000, 500)


@dataclass
class Table:
    """A piece that can be pressed and carried, on a board that comes nearer, beside a list that scrolls."""

    ui: Ui
    hands: Input
    told: list[object] = field(default_factory=list)

    def move(self, pos: Pixel) -> None:
        self.told.append(("move", pos))

    def drop(self, pos: Pixel) -> None:
        self.told.append(("drop", pos))

    def cancel(self) -> None:
        self.told.append("cancel")

    def grab(self, pos: Pixel) -> "Table":
        self.told.append(("grab", pos))
        return self

    def draw(self) -> None:
        self.ui.begin()
        board = self.ui.add(Node("board", Role.TEXT, "board", pygame.Rect(0, 0, 500, 500)))
        board.zoom = lambda times, at, to: self.told.append(("zoom", times, at, to))
        piece = Node("piece", Role.ITEM, "a piece", pygame.Rect(100, 100, 50, 50), hint="may be carried")
        piece.act, piece.grab, piece.zoom = (lambda: self.told.append("press")), self.grab, board.zoom
        self.ui.add(piece)
        k = self.ui.canvas.k
        with self.ui.scrolled("list", Box(600 / k, 0, 300 / k, 500 / k), 3000):
            pass
        self.ui.end()

    def finger(self, kind: int, pos: Pixel, finger: int = 0) -> bool:
        x, y = pos[0] / SIZE[0], pos[1] / SIZE[1]
        return self.hands.handle(pygame.event.Event(kind, x=x, y=y, finger_id=finger, dx=0, dy=0))

    def rest(self, seconds: float) -> None:
        self.ui.now += seconds
        self.hands.tick(seconds)

    def mouse(self, kind: int, pos: Pixel, *, touch: bool = False) -> bool:
        return self.hands.handle(pygame.event.Event(kind, pos=pos, button=1, buttons=(1, 0, 0), touch=touch))


@pytest.fixture
def table() -> Table:
    pygame.init()
    ui = Ui(pygame.display.set_mode(SIZE), lambda key, /, **values: key)
    made = Table(ui, Input(ui))
    made.draw()
    return made


def test_a_tap_presses(table: Table) -> None:
    table.finger(pygame.FINGERDOWN, (120, 120))
    table.finger(pygame.FINGERMOTION, (126, 118))
    table.finger(pygame.FINGERUP, (126, 118))
    assert table.told == ["press"]
    assert table.ui.hover is None, "no finger points any more"


def test_what_the_system_tells_of_a_finger_as_a_mouse_counts_once(table: Table) -> None:
    for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        assert table.mouse(kind, (120, 120), touch=True)
    assert table.told == []


@pytest.mark.parametrize("by", ["finger", "mouse"])
def test_a_piece_is_carried_to_where_it_is_let_go(table: Table, by: str) -> None:
    way = [(120, 120), (160, 120), (300, 300)]
    if by == "finger":
        table.finger(pygame.FINGERDOWN, way[0])
        for pos in way[1:]:
            table.finger(pygame.FINGERMOTION, pos)
        table.finger(pygame.FINGERUP, way[-1])
    else:
        table.mouse(pygame.MOUSEBUTTONDOWN, way[0])
        for pos in way[1:]:
            table.mouse(pygame.MOUSEMOTION, pos)
        table.mouse(pygame.MOUSEBUTTONUP, way[-1])
    assert table.told == [("grab", way[0]), ("move", way[1]), ("move", way[2]), ("drop", way[2])]
    assert table.ui.carried is None


def test_a_trembling_hand_carries_nothing(table: Table) -> None:
    table.mouse(pygame.MOUSEBUTTONDOWN, (120, 120))
    table.mouse(pygame.MOUSEMOTION, (123, 118))
    table.mouse(pygame.MOUSEBUTTONUP, (123, 118))
    assert table.told == ["press"]


@pytest.mark.parametrize("how", ["escape", "window", "scene"])
def test_what_is_carried_is_given_back(table: Table, how: str) -> None:
    table.mouse(pygame.MOUSEBUTTONDOWN, (120, 120))
    table.mouse(pygame.MOUSEMOTION, (200, 200))
    if how == "escape":
        assert table.hands.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, unicode="", mod=0))
    elif how == "window":
        table.hands.read(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    else:
        table.ui.reset()
    assert table.told[-1] == "cancel"
    table.draw()
    table.mouse(pygame.MOUSEBUTTONUP, (120, 120))
    assert table.told[-1] == "cancel", "letting go later does nothing"


def test_a_long_press_asks_what_something_is(table: Table) -> None:
    table.finger(pygame.FINGERDOWN, (120, 120))
    assert table.hands.is_waiting
    table.rest(0.4)
    assert table.ui.explained is None
    table.rest(0.2)
    assert table.ui.explained == "piece"
    table.finger(pygame.FINGERUP, (120, 120))
    assert table.told == [], "it asks and does nothing else"
    assert table.ui.explained == "piece", "the answer stays to be read"
    table.finger(pygame.FINGERDOWN, (300, 300))
    assert table.ui.explained is None


def test_a_finger_scrolls_what_lies_under_it(table: Table) -> None:
    table.finger(pygame.FINGERDOWN, (700, 400))
    table.finger(pygame.FINGERMOTION, (700, 300))
    table.finger(pygame.FINGERMOTION, (700, 200))
    assert table.ui.scrolls["list"].offset == pytest.approx(200 / table.ui.canvas.k)
    table.finger(pygame.FINGERUP, (700, 200))
    assert table.told == []


def test_two_fingers_bring_the_board_nearer_and_press_nothing(table: Table) -> None:
    table.finger(pygame.FINGERDOWN, (100, 120), 1)
    table.finger(pygame.FINGERDOWN, (200, 120), 2)
    table.finger(pygame.FINGERMOTION, (300, 120), 2)
    assert table.told == [("zoom", 2.0, (150, 120), (200, 120))]
    table.finger(pygame.FINGERUP, (300, 120), 2)
    table.finger(pygame.FINGERMOTION, (110, 130), 1)
    table.finger(pygame.FINGERUP, (110, 130), 1)
    assert len(table.told) == 1


def test_the_wheel_brings_the_board_nearer(table: Table) -> None:
    table.mouse(pygame.MOUSEMOTION, (120, 120))
    table.hands.handle(pygame.event.Event(pygame.MOUSEWHEEL, y=1))
    assert table.told == [("zoom", 1.2, (120, 120), (120, 120))]


@pytest.mark.painted
def test_what_moves_above_a_frame_moves_without_drawing_it_again(table: Table) -> None:
    at = [10]

    def draw() -> None:
        table.ui.surface.fill("red", (at[0], 10, 5, 5))

    table.ui.begin()
    table.ui.surface.fill("blue")
    table.ui.layers.above(draw)
    table.ui.end()
    at[0] = 50
    table.ui.shift()
    assert table.ui.surface.get_at((52, 12)) == pygame.Color("red")
    assert table.ui.surface.get_at((12, 12)) == pygame.Color("blue"), "nothing stays where it was"


# ---------------------------------------------------------------------- ups that never come
def test_a_button_that_went_up_outside_gives_back_what_it_carried(table: Table) -> None:
    table.mouse(pygame.MOUSEBUTTONDOWN, (120, 120))
    table.mouse(pygame.MOUSEMOTION, (200, 200))
    table.hands.handle(pygame.Event(pygame.MOUSEMOTION, pos=(300, 300), buttons=(0, 0, 1), rel=(1, 1)))
    assert table.told[-1] == "cancel" and table.ui.carried is None
    table.mouse(pygame.MOUSEBUTTONUP, (120, 120))
    assert table.told[-1] == "cancel"


def test_the_second_button_gives_back_what_the_first_carries(table: Table) -> None:
    table.mouse(pygame.MOUSEBUTTONDOWN, (120, 120))
    table.mouse(pygame.MOUSEMOTION, (200, 200))
    table.hands.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(200, 200), button=3))
    assert table.told[-1] == "cancel" and table.ui.explained is None
    table.mouse(pygame.MOUSEBUTTONUP, (120, 120))
    assert "press" not in table.told


def test_a_button_that_goes_down_twice_begins_anew(table: Table) -> None:
    table.mouse(pygame.MOUSEBUTTONDOWN, (120, 120))
    table.mouse(pygame.MOUSEMOTION, (200, 200))
    table.mouse(pygame.MOUSEBUTTONDOWN, (120, 120))
    assert table.told[-1] == "cancel" and table.ui.carried is None


@pytest.mark.parametrize(
    "kind", [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN, pygame.APP_WILLENTERBACKGROUND]
)
@pytest.mark.parametrize("hand", ["mouse", "finger"])
def test_nothing_is_held_once_the_window_is_away(table: Table, kind: int, hand: str) -> None:
    if hand == "mouse":
        table.mouse(pygame.MOUSEBUTTONDOWN, (120, 120))
        assert table.ui.pressed
    else:
        table.finger(pygame.FINGERDOWN, (120, 120))
    table.hands.read(pygame.Event(kind))
    assert table.ui.pressed is None and not table.hands.is_waiting
    table.mouse(pygame.MOUSEBUTTONUP, (120, 120))
    assert table.told == []
    table.rest(1)
    table.finger(pygame.FINGERDOWN, (120, 120), 7)
    table.finger(pygame.FINGERUP, (120, 120), 7)
    assert table.told == ["press"], "the next finger is the first one"


def test_a_finger_that_nobody_told_of_any_more_does_not_stay(table: Table) -> None:
    table.finger(pygame.FINGERDOWN, (120, 120), 1)
    table.finger(pygame.FINGERMOTION, (200, 200), 1)
    assert table.ui.carried
    table.rest(4)
    table.finger(pygame.FINGERDOWN, (300, 300), 2)
    assert table.ui.carried is None
    table.finger(pygame.FINGERUP, (300, 300), 2)
    for _ in range(2):  # the same one again, without its up
        table.rest(1)
        table.finger(pygame.FINGERDOWN, (120, 120), 3)
    table.finger(pygame.FINGERUP, (120, 120), 3)
    assert table.told[-1] == "press"
