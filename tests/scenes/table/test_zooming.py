"""The board of a table comes nearer, is moved and comes back, by every hand; while it moves a picture stands for it."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.paint import sprites
from game.tabletop.zoom import WHOLE
from tests.scenes.driver import Driver, asking, begun, new_session


@pytest.fixture
def near(tmp_path: Path) -> Iterator[Driver]:
    """A table whose board the wheel has brought nearer."""
    with asking(tmp_path, new_session("human", "random", "random", box="alhambra")) as driver:
        _turn_wheel(driver)
        yield driver


def _turn_wheel(driver: Driver) -> None:
    board = driver.table.board.zooming.board
    assert board is not None
    centre = driver.ui.canvas.rect(board).center
    driver.turn(pygame.event.Event(pygame.MOUSEMOTION, pos=centre, rel=(0, 0), buttons=(0, 0, 0)))
    driver.drawn = 0
    driver.turn(pygame.event.Event(pygame.MOUSEWHEEL, y=1), seconds=0.02)


@pytest.mark.painted
def test_while_the_board_comes_nearer_a_picture_stands_for_it(near: Driver) -> None:
    assert near.table.board.zooming.shown.k > 1
    assert near.drawn == 0
    seen = near.pixels()
    near.run(0.5)
    assert near.drawn, "it is drawn sharp once it rests"
    assert near.pixels() != seen
    near.drawn = 0
    near.run(0.5)
    assert not near.drawn, "and then never again"


def test_under_a_hint_it_is_drawn_as_it_moves(tmp_path: Path) -> None:
    """A picture that stands for it would lie on the card and on the veil."""
    with asking(tmp_path, new_session("human", "random", "random", box="alhambra")) as driver:
        driver.show_hint()
        _turn_wheel(driver)
        assert driver.table.board.zooming.shown.k > 1 and driver.ui.find("hint_card")
        assert driver.drawn


def test_what_is_pressed_while_it_moves_lies_where_it_is_seen(near: Driver) -> None:
    before = {node.id: node.rect.w for node in near.ui.nodes if node.seen is not None}
    near.press(pygame.K_F13)
    after = {node.id: node.rect.w for node in near.ui.nodes if node.seen is not None}
    assert before and all(after[name] > before[name] for name in before)


@pytest.mark.parametrize("how", ["0", "escape", "button", "wheel", "double click"])
def test_there_is_a_way_back(near: Driver, how: str) -> None:
    near.run(0.5)
    match how:
        case "0":
            near.letter("0")
        case "escape":
            near.press(pygame.K_ESCAPE)
        case "button":
            near.click("zoom:whole")
        case "wheel":
            near.turn(pygame.event.Event(pygame.MOUSEWHEEL, y=-1))
        case "double click":
            spot = next(pos for pos in _ground(near) if (node := near.ui.at(pos)) and not node.act)
            near.click_at(spot)
            near.click_again(spot)
    near.run(0.5)
    assert near.name == "TableScene"
    assert near.table.board.zooming.shown == WHOLE


def _ground(driver: Driver) -> Iterator[tuple[int, int]]:
    board = driver.node("board").rect
    return ((x, y) for y in range(board.top + 4, board.bottom, 9) for x in range(board.left + 4, board.right, 9))


def test_a_hand_moves_a_near_board(near: Driver) -> None:
    near.letter("+")
    near.run(0.5)
    before = near.table.board.zooming.shown
    start = near.node("board").rect.center
    _drag(near, start, (10, 40))
    near.turn(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(start[0] - 40, start[1]), button=1))
    assert near.table.board.zooming.shown.x > before.x
    assert near.table.board.zooming.shown.k == before.k


@pytest.mark.painted
def test_a_board_that_a_hand_moves_stays_sharp_where_it_was_seen(near: Driver) -> None:
    near.letter("+")
    near.run(0.5)
    rect = near.node("board").rect
    _drag(near, rect.center, (10,))
    before, near.drawn = near.ui.canvas.s.subsurface(rect).copy(), 0
    _drag(near, rect.center, (20, 50), is_held=True)
    assert near.drawn == 0
    seen = rect.w // 4, rect.h - 40
    moved = near.ui.canvas.s.subsurface(rect).subsurface((0, 20), seen)
    assert moved.copy().get_buffer().raw == before.subsurface((40, 20), seen).copy().get_buffer().raw
    near.run(0.5)
    assert near.drawn, "what came into sight is drawn sharp once it rests"


@pytest.mark.painted
def test_the_map_of_a_near_board_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was driven out by pieces of another size, and read again at every step: a quarter of a second."""
    read: list[tuple[str, int]] = []
    load = sprites._load

    def counted(name: str, folder: str, factor: int) -> pygame.Surface:
        read.append((name, factor))
        return load(name, folder, factor)

    with asking(tmp_path, begun(new_session("human", "easy", box="maharaja"), 8)) as driver:
        monkeypatch.setattr(sprites, "_load", counted)
        for letter in "+++-+-+":
            driver.letter(letter)
            driver.run(0.5)
    maps = [each for each in read if each[0] == "maharaja_map"]
    assert maps and len(maps) == len({*maps})


def _drag(driver: Driver, start: tuple[int, int], steps: tuple[int, ...], *, is_held: bool = False) -> None:
    """Takes hold of the board and moves it to the left."""
    if not is_held:
        driver.turn(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    for step in steps:
        pos = (start[0] - step, start[1])
        driver.turn(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(-10, 0), buttons=(1, 0, 0)), seconds=0.02)


def test_what_has_the_focus_comes_into_sight(tmp_path: Path) -> None:
    with asking(tmp_path, begun(new_session("human", "easy", box="maharaja"), 8)) as driver:
        for _ in range(4):
            driver.letter("+")
        driver.run(0.5)
        hidden = next(node for node in driver.ui.nodes if node.seen is not None and not node.seen.w and node.act)
        driver.ui.focus_on(hidden)
        driver.run(1)
        assert driver.node("board").rect.contains(driver.node(hidden.id).rect.clip(driver.node(hidden.id).visible))
        assert driver.node(hidden.id).visible.w
