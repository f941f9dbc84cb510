"""The result in sentences: who won, everybody with what the points came of, and the best deeds."""

from collections.abc import Iterator

from game.scenes.after.deeds import deed_told
from game.scenes.after.outcome import Outcome, PointsRow
from game.widgets.ui import Ui


def read_result(ui: Ui, outcome: Outcome, said: tuple[str, ...]) -> None:
    """Puts the result into a frame as it is read; `said` is who won and why."""
    ui.reading.title = said[0]
    ui.reading.say("result", *said[1:])
    ui.reading.read(ui.nodes, "winner", said[0], said[1:])
    ui.reading.read(ui.nodes, "points", ui.words("ui.ending.kinds_title"), [*_rows(ui, outcome)])
    deeds = [deed_told(ui, outcome, deed) for deed in outcome.deeds]
    ui.reading.read(ui.nodes, "deeds", ui.words("ui.ending.deeds"), deeds)


def _rows(ui: Ui, outcome: Outcome) -> Iterator[str]:
    for row in outcome.kinds.rows:
        values = {"place": row.place or "–", "player": row.name, "total": row.total}
        yield ui.words("access.result_row", parts=_parts(ui, outcome, row), **values)
    if outcome.kinds.note:
        yield outcome.kinds.note
    yield from outcome.remarks


def _parts(ui: Ui, outcome: Outcome, row: PointsRow) -> str:
    """What the points of a row came of, kind by kind."""
    counted = zip(outcome.kinds.columns[: outcome.kinds.counted], row.shares, strict=False)
    return "; ".join(ui.words("access.pair", name=kind.name, value=share.points) for kind, share in counted)
