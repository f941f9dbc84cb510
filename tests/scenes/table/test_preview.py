"""What the action panel says: a list that does not find room has fewer lines, not small ones."""

import pytest

from game.paint.box import Box
from game.scenes.table.preview import draw_preview
from game.tabletop.table import Preview
from tests.boxes.looking import ui

pytestmark = pytest.mark.painted


def written(count: int, height: float) -> list[float]:
    """Returns how large the letters of each line are that is shown of a list so long, in a panel so high, in units."""
    on, lines = ui((1024, 600)), [(f"Take money {i}", "plain") for i in range(count)]
    canvas = on.begin()
    canvas.audit = []
    preview = Preview("Possible now", lines=tuple(lines), choices=tuple(range(count)))
    draw_preview(on, preview, Box(40, 200, 340, height), lambda move: None)
    return [mark.px / canvas.k for mark in canvas.audit if mark.text.startswith("Take")]


@pytest.mark.parametrize(("height", "count"), [(108, 1), (132, 2), (174, 3)])
def test_letters_are_as_large_as_they_can_be_beside_lines_that_are_left_out(height: float, count: int) -> None:
    sizes = written(9, height)
    assert len(sizes) == count
    assert min(sizes) >= 24


@pytest.mark.parametrize(("is_list", "is_told"), [(True, True), (False, False)])
def test_a_list_that_is_not_whole_says_so_below_a_title_as_wide_as_its_panel(is_list: bool, is_told: bool) -> None:
    """What only informs is no list of moves, of which more could be touched on the table."""
    on, lines = ui((1024, 600)), tuple((f"Take money {i}", "plain") for i in range(5))
    canvas = on.begin()
    canvas.audit = []
    preview = Preview("All that is possible now", lines=lines, choices=tuple(range(5)) if is_list else ())
    draw_preview(on, preview, Box(40, 200, 260, 160), lambda move: None)
    left = 5 - sum(mark.text.startswith("Take") for mark in canvas.audit)
    told = on.words("ui.table.more_moves", count=left)
    assert left and (told in [mark.text for mark in canvas.audit]) == is_told


def test_in_high_contrast_no_edge_of_a_line_lies_on_another_or_on_the_title() -> None:
    on = ui((1280, 720))
    canvas = on.begin()
    canvas.is_high_contrast, canvas.audit = True, []
    lines = tuple((text, "plain") for text in ("Garden", "Palace", "Tower"))
    draw_preview(on, Preview("Possible now, gypsy", lines=lines, choices=(1, 2, 3)), Box(40, 200, 500, 300), print)
    rects = [node.rect for node in on.nodes]
    edges = [rect.inflate(2 * _LINE, 2 * _LINE) for rect in rects]
    [title] = [mark.rect for mark in canvas.audit if mark.text.startswith("Possible")]
    assert len(edges) == len(lines)
    for i, edge in enumerate(edges):
        assert edge.collidelist([title, *edges[:i]]) < 0


_LINE = 2
"""Pixels of the outer line of an edge."""
