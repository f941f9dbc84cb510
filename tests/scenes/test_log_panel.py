"""The log's panel at a table says the newest sentence, and is a tab where it is too low for one."""

import pytest

from game.paint.box import Box
from game.scenes.log_panel import LogPanel
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
