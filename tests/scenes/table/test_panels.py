"""The log and the action panel of a table, which every box shares, and the story that the log tells."""

from pathlib import Path
from typing import Any

import pytest

from game.boxes.maharaja.rules.components import MOGUL
from game.boxes.maharaja.table import items
from game.core.rules import Beat
from game.paint import sprites
from game.paint.box import Box
from game.paint.canvas import Canvas, TextMark
from game.paint.palette import contrast
from game.scenes.table.log_panel import LogPanel
from game.scenes.table.narrating import Story
from game.tabletop.table import LogLine
from tests.boxes.looking import ui
from tests.scenes.driver import asking, begun, driving, new_session


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


def test_what_was_told_is_not_put_into_words_again(tmp_path: Path) -> None:
    with driving(tmp_path, new_session("human", "easy", box="ys")) as driver:
        table = driver.table.board.table
        beats = begun(new_session("human", "easy", box="ys"), 20).beats(None)
        asked = []

        def note(beat: Beat) -> Any:
            asked.append(beat)
            return table.narrate(beat)

        story = Story(note, beats[:-1])
        asked.clear()
        longer = Story(note, beats, story)
        assert asked == [beats[-1]]
        assert longer.tells(beats)
        assert not longer.tells(beats[:-1])
        assert longer.sentences == Story(note, beats).sentences
