"""What stands still is drawn once and put back in the frames after, exactly as it would be drawn anew."""

from collections.abc import Callable
from pathlib import Path
from weakref import ref

import pygame
import pytest

from game.core.rules import Seat
from game.paint.box import Box
from game.paint.lettering import text
from game.scenes.table.announcement import Announcement, draw_announcement
from game.scenes.table.board import Board
from game.scenes.table.board_layers import node_of
from game.widgets.kept import Kept, KeptNodes, unseen
from game.widgets.layers import copied
from game.widgets.node import Node, Role
from game.widgets.ui import Ui
from tests.breadth import wide
from tests.scenes.driver import Driver, Mouse, asking, begun, driving, new_session, play

GREEN, RED = (0, 128, 0), (200, 0, 0)


class Field:
    """A window with a lawn that has a gate, and how often it was drawn."""

    def __init__(self) -> None:
        pygame.font.init()
        self.ui = Ui(pygame.Surface((1280, 720)), lambda key, /, **values: key)
        self.kept, self.drawn, self.colour = Kept(), 0, GREEN

    def frame(self, *, is_hurried: bool = False) -> tuple[int, ...]:
        """Draws a frame with another thing above the lawn, and returns the colour of the lawn."""
        self.ui.surface.fill("black")
        self.ui.begin()
        self.kept.draw(self.ui, (self.colour,), self.paint, is_hurried=is_hurried)
        self.ui.add(Node("bird", Role.BUTTON, "Bird", pygame.Rect(9, 9, 60, 60)))
        self.ui.end()
        return tuple(self.ui.surface.get_at((700, 600)))[:3]

    def paint(self) -> None:
        self.drawn += 1
        self.ui.canvas.s.fill(self.colour)
        text(self.ui.canvas, "Lawn", 400, 400)
        self.ui.add(Node("gate", Role.BUTTON, "Gate", self.ui.canvas.rect(Box(900, 500, 80, 80))))
        self.ui.add(Node("tree", Role.TEXT, "Tree", self.ui.canvas.rect(Box(300, 500, 80, 80))))
        self.ui.add(Node("mimosa", Role.TEXT, "Mimosa", self.ui.canvas.rect(Box(500, 500, 80, 80)), reacts=True))
        self.ui.later(self.flower)

    def flower(self) -> None:
        self.ui.surface.fill(RED, (0, 700, 9, 9))


@pytest.fixture
def field() -> Field:
    return Field()


@pytest.mark.painted
def test_it_is_put_back_with_all_that_was_named_and_lies_on_top(field: Field) -> None:
    field.ui.canvas.audit = []
    for _ in range(4):
        field.ui.canvas.audit.clear()
        assert field.frame() == GREEN
        assert [node.id for node in field.ui.nodes] == ["gate", "tree", "mimosa", "bird"]
        assert field.ui.surface.get_at((4, 704))[:3] == RED
        assert [mark.text for mark in field.ui.canvas.audit] == ["Lawn"]
    assert field.drawn == 2, "the second time it is kept"


def test_in_a_hurry_it_is_kept_at_once(field: Field) -> None:
    field.frame(is_hurried=True)
    field.frame(is_hurried=True)
    assert field.drawn == 1


def test_what_is_new_is_drawn(field: Field) -> None:
    for _ in range(3):
        field.frame()
    field.colour = RED
    assert field.frame() == RED
    assert field.drawn == 3


@pytest.mark.parametrize(("name", "times"), [("gate", 1), ("mimosa", 1), ("tree", 0), ("bird", 0)])
def test_it_is_drawn_anew_where_it_is_pointed_at(field: Field, name: str, times: int) -> None:
    for _ in range(3):
        field.frame()
    field.ui.hover, drawn = name, field.drawn
    field.frame()
    assert field.drawn == drawn + times


@pytest.mark.parametrize("is_heard", [False, True], ids=["sees in high contrast", "listens"])
def test_whoever_needs_all_that_is_told_has_it_drawn_every_time(field: Field, is_heard: bool) -> None:
    field.ui.is_high_contrast, field.ui.reading.is_on = not is_heard, is_heard
    for _ in range(3):
        field.frame()
    assert field.drawn == 3


@pytest.mark.painted
def test_drawn_ahead_it_is_neither_seen_nor_named_before_its_frame(field: Field) -> None:
    field.ui.canvas.audit = []
    field.frame()
    field.colour = RED
    before = (pygame.image.tobytes(field.ui.surface, "RGB"), [*field.ui.nodes], [*field.ui.canvas.audit])
    assert field.kept.draw_ahead(field.ui, (RED,), field.paint)
    assert before == (pygame.image.tobytes(field.ui.surface, "RGB"), field.ui.nodes, field.ui.canvas.audit)
    assert not field.kept.draw_ahead(field.ui, (RED,), field.paint), "it is kept already"
    drawn = field.drawn
    assert field.frame() == RED
    assert [node.id for node in field.ui.nodes] == ["gate", "tree", "mimosa", "bird"]
    assert field.ui.surface.get_at((4, 704))[:3] == RED
    assert field.drawn == drawn


@pytest.mark.painted
def test_unseen_it_is_made_but_neither_drawn_nor_named(field: Field) -> None:
    field.frame()
    before = (pygame.image.tobytes(field.ui.surface, "RGB"), [*field.ui.nodes])
    with unseen(field.ui):
        field.colour = RED
        field.paint()
    assert field.drawn == 2
    assert before == (pygame.image.tobytes(field.ui.surface, "RGB"), field.ui.nodes)


# ---------------------------------------------------------------------- at a table
def anew(self: Kept, ui: Ui, of: object, paint: Callable[[], None], *, is_hurried: bool) -> None:
    """Keeps nothing."""
    paint()


def named_anew(self: KeptNodes, ui: Ui, of: object, add: Callable[[], None]) -> None:
    """Keeps nothing."""
    add()


def shown(driver: Driver, hover: str | None = None) -> tuple[object, ...]:
    """Draws a frame while something is pointed at, and returns what is seen in it and what is told of each thing."""
    driver.ui.hover = hover
    driver.program.draw()
    return driver.pixels(), [told(node) for node in driver.ui.nodes]


def told(node: Node) -> tuple[object, ...]:
    wide, tall = node.rect.size
    corners = [
        node.holds((node.rect.x + wide * x // 8, node.rect.y + tall * y // 8)) for x in range(9) for y in range(9)
    ]
    can = [does is not None for does in (node.act, node.grab, node.twice, node.zoom, node.rule)]
    own = (node.id, node.role, node.name, node.told, tuple(node.rect), node.is_enabled, node.is_on, node.area)
    return *own, can, corners


BOXES = pytest.mark.parametrize("box", ["alhambra", "alhambra_cards", "maharaja", "ys"])


@pytest.mark.painted
@BOXES
def test_while_pieces_move_a_table_looks_as_if_drawn_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, box: str
) -> None:
    with driving(tmp_path, new_session("random", "random", "random", box=box), speed="normal") as driver:
        moved = 0
        while moved < 20:
            drawn = driver.drawn
            driver.turn(seconds=0.05)
            if driver.table.board.stage.moving() and driver.drawn > drawn:
                moved += 1
                leaving = driver.table.board.stage.leaving()
                assert not {node_of(item) for item in leaving} & {node.id for node in driver.ui.nodes}
                kept = shown(driver) if moved % 2 else ()
                with monkeypatch.context() as patch:
                    patch.setattr(Kept, "draw", anew)
                    patch.setattr(KeptNodes, "name", named_anew)
                    assert not kept or shown(driver) == kept


@pytest.mark.painted
def test_of_a_picture_drawn_in_parts_each_layer_has_a_turn_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a deed of Ys began meanwhile, all layers were drawn anew in one turn."""
    painted = list[Kept]()
    draw = Kept.draw

    def watched(self: Kept, ui: Ui, of: tuple[object, ...], paint: Callable[[], None], *, is_hurried: bool) -> None:
        def counted() -> None:
            painted.append(self)
            paint()

        draw(self, ui, of, counted, is_hurried=is_hurried)

    monkeypatch.setattr(Kept, "draw", watched)
    with driving(tmp_path, new_session("random", "random", "random", box="ys"), speed="fast") as driver:
        parts = 0
        while parts < 20:
            drawn = driver.drawn
            painted.clear()
            driver.turn()
            if driver.ui.is_stale and driver.drawn == drawn:
                parts += 1
                assert len(painted) < 2


@pytest.mark.painted
@pytest.mark.parametrize("most", wide([9], [2000]))
@BOXES
def test_a_picture_drawn_in_parts_looks_as_if_drawn_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, box: str, most: int
) -> None:
    """Meanwhile the last one stays as it was, with what was named in it."""
    with driving(tmp_path, new_session("random", "random", "random", box=box), speed="fast") as driver:
        compared = 0
        while compared < most and driver.name == "TableScene":
            before, drawn = (driver.pixels(), [*driver.ui.nodes]), driver.drawn
            driver.turn()
            if driver.ui.is_stale and driver.drawn == drawn:
                assert (driver.pixels(), driver.ui.nodes) == before
                while driver.drawn == drawn:
                    driver.turn()
                compared, kept = compared + 1, (driver.pixels(), [told(node) for node in driver.ui.nodes])
                with monkeypatch.context() as patch:
                    patch.setattr(Kept, "draw", anew)
                    patch.setattr(KeptNodes, "name", named_anew)
                    assert shown(driver) == kept


@pytest.mark.painted
def test_a_hint_that_was_made_ready_in_parts_looks_as_if_drawn_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with asking(tmp_path, new_session("human", "random", "random"), speed="normal") as driver:
        driver.table.input.hint()
        driver.until(lambda: driver.table.state.hint, "thought of a hint")
        for _ in range(2):
            drawn = driver.drawn
            driver.ui.is_stale = True
            driver.turn()
            assert driver.drawn == drawn, "first its words"
            driver.until(lambda: driver.drawn > drawn, "drawn")  # noqa: B023 it is asked at once
            assert driver.ui.find("hint_card")
            kept = (driver.pixels(), [told(node) for node in driver.ui.nodes])
            with monkeypatch.context() as patch:
                patch.setattr(Kept, "draw", anew)
                patch.setattr(KeptNodes, "name", named_anew)
                assert shown(driver) == kept
            driver.table.input.show_hint()


def test_what_is_told_of_a_deed_is_made_ready_before_it_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with driving(tmp_path, new_session("random", "random", "random"), speed="normal") as driver:
        told = list[tuple[str, int]]()

        def noted(ui: Ui, board: Board, deed: Announcement, *args: float, **kwargs: bool) -> None:
            told.append((deed.spoken, driver.drawn))
            draw_announcement(ui, board, deed, *args, **kwargs)

        monkeypatch.setattr("game.scenes.table.telling.draw_announcement", noted)
        driver.until(lambda: len({deed for deed, _ in told}) > 2, "told of deeds")
        last, drawn = told[-1]
        driver.until(lambda: driver.drawn > drawn, "drawn")
        assert [(deed, seen) for deed, seen in told if deed == last] == [(last, drawn), (last, drawn + 1)]


def test_whoever_has_acted_sees_at_once_what_comes_of_it(tmp_path: Path) -> None:
    """What is private must not stay for a moment."""
    with asking(tmp_path, new_session("human", "human"), speed="normal") as driver:
        driver.table.input.play(driver.table.session.legal(driver.table.turn.seat or Seat(0))[0])
        drawn = driver.drawn
        driver.turn()
        assert driver.drawn == drawn + 1


@pytest.mark.painted
@pytest.mark.parametrize("entries", wide([30], range(0, 100, 4)))
@BOXES
def test_wherever_one_points_a_table_at_rest_looks_as_if_drawn_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, box: str, entries: int
) -> None:
    """Also with something chosen, and after what had been pointed at before."""
    session = begun(new_session("human", "random", "random", box=box), entries)
    if not session.to_act():
        return
    with driving(tmp_path, session, speed="instant") as driver:
        play(driver, Mouse(), stop=lambda: driver.is_asked)
        for _ in range(2):
            for thing in wide([*some(things(driver), 6), *some(things(driver, is_open=True), 3)], things(driver)):
                kept = shown(driver, thing)
                with monkeypatch.context() as patch:
                    patch.setattr(Kept, "draw", anew)
                    patch.setattr(KeptNodes, "name", named_anew)
                    assert shown(driver, thing) == kept, thing
            driver.click(*uncovered(driver)[:1])


def things(driver: Driver, *, is_open: bool = False) -> list[str]:
    return [node.id for node in driver.ui.nodes if not is_open or (node.role is Role.ITEM and node.is_enabled)]


def uncovered(driver: Driver) -> list[str]:
    """Returns what is open and lies on top in its middle: some areas of Ys are to be touched beside a broker only."""
    nodes = [driver.node(name) for name in things(driver, is_open=True)]
    return [node.id for node in nodes if driver.ui.at(node.visible.center) is node]


def some(names: list[str], most: int) -> list[str]:
    return names[:: max(1, len(names) // most)]


@pytest.mark.painted
def test_a_table_that_was_left_keeps_no_picture_as_large_as_the_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may be long until what it is made of is collected."""
    made = list[ref[pygame.Surface]]()

    def noted(picture: pygame.Surface, former: pygame.Surface | None) -> pygame.Surface:
        made.append(ref(kept := copied(picture, former)))
        return kept

    monkeypatch.setattr("game.widgets.kept.copied", noted)
    with asking(tmp_path, new_session("human", "random", "random"), speed="instant") as driver:
        for _ in range(3):
            shown(driver)
        left = driver.table
        assert any(picture() for picture in made)
        driver.start(driver.services.routes.menu)
        assert left and not any(picture() for picture in made)
