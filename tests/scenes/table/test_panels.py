"""The log and the action panel of a table, which every box shares, in the smallest window."""

from pathlib import Path

import pytest

from game.boxes.maharaja.rules.characters import MOGUL
from game.boxes.maharaja.table import items
from game.paint import sprites
from game.paint.canvas import Canvas
from game.tabletop.table import LogLine
from tests.scenes.driver import asking, new_session


def test_a_sentence_too_long_for_the_log_leaves_the_one_before_it_in_sight(tmp_path: Path) -> None:
    with asking(tmp_path, new_session("human", "random")) as driver:
        driver.table.board.lines = [LogLine(None, "Somebody passes", ()), LogLine(None, "This is long. " * 60, ())]
        driver.ui.is_stale = True
        driver.turn()
        assert "Somebody passes" in driver.texts


def test_a_tall_picture_beside_a_preview_ends_above_the_button(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bottoms: list[float] = []
    drawn = Canvas.put

    def put(canvas: Canvas, name: str, x: float, y: float, w: float, *rest: float, **more: float) -> None:
        if name == "character_mogul" and not rest:
            bottoms.append((y + w * sprites.aspect(name)) * canvas.k)
        drawn(canvas, name, x, y, w, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "put", put)
    with asking(tmp_path, new_session("human", "easy", "easy", "easy", "easy", box="maharaja")) as driver:
        driver.click(f"item:{items.character(MOGUL)}")
        driver.until(lambda: driver.ui.find("submit"), "previewed")
        assert bottoms and bottoms[-1] <= driver.node("submit").rect.top
