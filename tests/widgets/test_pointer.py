"""The pointer: as large as it is wished, to be seen on every ground, and moved by the system itself."""

import pygame
import pytest

from game.paint.palette import contrast
from game.saves.settings import values_of
from game.widgets.pointer import Pointer, arrow

pytestmark = pytest.mark.painted


@pytest.fixture
def cursors(monkeypatch: pytest.MonkeyPatch) -> list[pygame.cursors.Cursor]:
    pygame.font.init()
    shown: list[pygame.cursors.Cursor] = []
    monkeypatch.setattr("pygame.mouse.set_cursor", shown.append)
    return shown


def drawn(cursor: pygame.cursors.Cursor) -> pygame.Surface:
    """The picture of a cursor that is one."""
    found: object = cursor.data[-1]
    assert isinstance(found, pygame.Surface)
    return found


def test_every_size_is_shown_once_and_the_systems_own_comes_back(cursors: list[pygame.cursors.Cursor]) -> None:
    pointer = Pointer()
    for size in (*values_of("pointer"), 0):
        for _ in range(3):
            pointer.follow(size, is_asking=False)
    heights = [drawn(cursor).get_height() if cursor.type == "color" else 0 for cursor in cursors]
    assert heights == [31, 46, 62, 93, 0]


def test_who_asks_sees_a_question_mark_at_every_size(cursors: list[pygame.cursors.Cursor]) -> None:
    pointer = Pointer()
    for size in values_of("pointer"):
        pointer.follow(size, is_asking=True)
        pointer.follow(size, is_asking=False)
    asking, usual = cursors[::2], cursors[1::2]
    assert all(cursor.type == "color" for cursor in asking)
    assert usual[0].type == "system"
    assert all(drawn(a).get_width() > drawn(u).get_width() for a, u in zip(asking[1:], usual[1:], strict=True))


@pytest.mark.parametrize("times", [1.0, 1.5, 2.0, 3.0])
def test_an_edge_stands_out_from_every_ground(times: float) -> None:
    made = arrow(times)
    points = [made.get_at((x, y)) for x in range(made.get_width()) for y in range(made.get_height())]
    seen = {(point.r, point.g, point.b) for point in points if point.a == 255}
    for ground in [(v, v, v) for v in range(0, 256, 15)] + [(200, 40, 30), (30, 90, 180), (20, 120, 90)]:
        assert max(contrast(ground, (r, g, b)) for r, g, b in seen) >= 3


def test_the_tip_is_what_points(cursors: list[pygame.cursors.Cursor]) -> None:
    Pointer().follow(300, is_asking=False)
    tip: tuple[int, int] = cursors[0].data[0]  # type: ignore[assignment]
    assert drawn(cursors[0]).get_at(tip).a == 255
    assert max(tip) < 10
