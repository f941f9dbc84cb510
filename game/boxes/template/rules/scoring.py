"""The result of a game of the template."""

from game.boxes.template.rules.state import State
from game.core.rules import Key, Result, ScoreLine, places

END_REASON = "end.cards"


def result(state: State) -> Result:
    """Returns points and places: most points win, ties share."""
    lines = tuple((ScoreLine(Key("score.prizes"), points),) for points in state.points)
    totals = tuple(state.points)
    return Result(lines, totals, places(totals), Key(END_REASON))
