"""The log's panel at a table says the newest sentence, and is a tab where it is too low for one."""

import pytest

from game.paint.box import Box
from game.paint.canvas import TextMark
from game.paint.palette import contrast
from game.scenes.table.log_panel import LogPanel
from game.tabletop.table import LogLine
from tests.boxes.looking import ui


@pytest.mark.parametrize(("high", "told"), [(92, "Somebody built a tower"), (52, "Log")])
def test_a_low_panel_is_a_tab_that_opens_the_log(high: float, told: str) -> None:
    opened: list[bool] = []
    on = ui()
    canvas = on.begin()
    canvas.audit = []
    panel = LogPanel((), lambda: opened.append(True))
    panel.draw(on, Box(40, 40, 500, high), [LogLine(None, "Somebody built a tower")])
    on.end()
    assert [mark.text for mark in canvas.audit] == [told]
    node = on.find("log")
    assert node is not None
    on.activate(node)
    assert opened == [True]


DEED = LogLine(None, "Somebody built a tower")
ASIDES = (LogLine(None, "New in the yard: a garden", is_aside=True), LogLine(None, "New money", is_aside=True))


def written(high: float, *lines: LogLine) -> list[TextMark]:
    on = ui()
    canvas = on.begin()
    canvas.audit = []
    LogPanel((), lambda: None).draw(on, Box(40, 40, 500, high), lines)
    return canvas.audit


def test_asides_stand_below_the_deed_and_less_bright() -> None:
    marks = written(150, DEED, *ASIDES)
    assert [mark.text for mark in sorted(marks, key=lambda mark: mark.rect.y)] == [
        line.text for line in (DEED, *ASIDES)
    ]
    bright, *soft = sorted(marks, key=lambda mark: mark.rect.y)
    assert all(contrast(bright.colour, bright.ground) > contrast(mark.colour, mark.ground) for mark in soft)


def test_a_low_panel_shows_the_deed_and_leaves_asides_out() -> None:
    assert [mark.text for mark in written(64, DEED, *ASIDES)] == [DEED.text]


def test_asides_without_a_deed_are_told() -> None:
    assert {mark.text for mark in written(150, *ASIDES)} == {line.text for line in ASIDES}
