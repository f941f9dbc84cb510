"""What is folded is called up by its tab, hides all else meanwhile, and is folded again by button, Esc and touch."""

import pygame
import pytest

from game.paint.box import Box
from game.tabletop.folding import overlay, tab
from game.tabletop.selection import Selection
from game.widgets.controls import button
from game.widgets.input import Input
from game.widgets.node import Node, Role
from game.widgets.ui import Ui


class Folder:
    """A window with a button, a tab, and the panel that the tab calls up."""

    def __init__(self) -> None:
        pygame.init()
        self.ui = Ui(pygame.display.set_mode((1024, 600)), lambda key, /, **values: key)
        self.hands = Input(self.ui)
        self.unfolded = ""
        self.pressed = 0
        self.draw()

    def draw(self) -> None:
        selection = Selection(unfolded=self.unfolded, unfold=self.unfold)
        self.ui.begin()
        button(self.ui, "below", Box(1400, 500, 200, 60), "below", self.press, key=pygame.K_RETURN)
        tab(self.ui, selection, "ranks", Box(40, 40, 200, 52), "trophy", "ranks")
        overlay(self.ui, selection, "ranks", Box(400, 200, 900, 700), self.paint)
        self.ui.end()

    def paint(self, box: Box) -> None:
        self.ui.add(Node("inside", Role.TEXT, "inside", self.ui.canvas.rect(box)))

    def press(self) -> None:
        self.pressed += 1

    def unfold(self, key: str) -> None:
        self.unfolded = key

    def click(self, pos: tuple[int, int]) -> None:
        self.ui.now += 1
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.hands.handle(pygame.event.Event(kind, pos=pos, button=1))
            self.draw()

    def key(self, key: int) -> None:
        self.ui.now += 1
        self.hands.handle(pygame.event.Event(pygame.KEYDOWN, key=key, unicode="", mod=0))
        self.hands.handle(pygame.event.Event(pygame.KEYUP, key=key, mod=0))
        self.draw()

    def place(self, name: str) -> tuple[int, int]:
        node = self.ui.find(name)
        assert node is not None
        return node.rect.center


@pytest.fixture
def folder() -> Folder:
    return Folder()


def test_a_tab_calls_its_panel_up_and_a_touch_beside_it_folds_it(folder: Folder) -> None:
    assert folder.ui.find("inside") is None
    folder.click(folder.place("tab:ranks"))
    assert folder.unfolded == "ranks"
    assert folder.ui.find("inside") is not None
    folder.click(folder.place("inside"))
    assert folder.unfolded == "ranks", "looking at the panel leaves it where it is"
    folder.click((5, 590))
    assert folder.unfolded == ""
    assert folder.ui.find("inside") is None


def test_its_button_and_escape_fold_it(folder: Folder) -> None:
    folder.click(folder.place("tab:ranks"))
    folder.click(folder.place("fold:close"))
    assert folder.unfolded == ""
    folder.click(folder.place("tab:ranks"))
    folder.key(pygame.K_ESCAPE)
    assert folder.unfolded == ""


def test_nothing_below_can_be_reached_meanwhile(folder: Folder) -> None:
    place = folder.place("below")
    folder.click(folder.place("tab:ranks"))
    assert folder.ui.find("below") is None
    folder.click(place)
    assert folder.pressed == 0
    folder.click(folder.place("tab:ranks"))
    folder.key(pygame.K_RETURN)
    assert (folder.pressed, folder.unfolded) == (0, "")
    folder.click(place)
    assert folder.pressed == 1


def test_the_keyboard_goes_on_at_the_tab(folder: Folder) -> None:
    folder.ui.focus_on(folder.ui.find("tab:ranks"))
    folder.key(pygame.K_RETURN)
    assert folder.ui.focus == "fold:close"
    folder.key(pygame.K_SPACE)
    assert (folder.unfolded, folder.ui.focus) == ("", "tab:ranks")


def test_where_nobody_can_call_it_up_a_tab_is_only_seen(folder: Folder) -> None:
    folder.ui.begin()
    tab(folder.ui, Selection(unfolded="ranks"), "ranks", Box(40, 40, 200, 52), "trophy", "ranks")
    overlay(folder.ui, Selection(unfolded="ranks"), "ranks", Box(400, 200, 900, 700), folder.paint)
    folder.ui.end()
    node = folder.ui.find("tab:ranks")
    assert node is not None and not node.is_reachable
    assert folder.ui.find("inside") is None
