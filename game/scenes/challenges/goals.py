"""The panel of goals: what can be tried at any time, with its medals."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from game.challenges.goals import Goal
from game.challenges.outcomes import ChallengeStanding
from game.challenges.weekly import goal_deal
from game.paint.box import Box
from game.paint.palette import BRASS_DARK, MUTED
from game.scenes.challenges import blocks
from game.widgets.controls import button
from game.widgets.ui import Ui

_EDGE, _MEDALS, _BUTTON, _BESIDE = 20.0, 170.0, 62.0, 900.0
"""From which width on the medals of a goal stand beside its words."""


def goals_height(
    ui: Ui, goals: Sequence[Goal], standings: Mapping[str, ChallengeStanding], play: Callable[[Goal], None], w: float
) -> float:
    """Returns how high the inside of the panel must be at a width to show everything."""
    return blocks.height(_blocks(ui, goals, standings, play, w))


def draw_goals(
    ui: Ui, box: Box, goals: Sequence[Goal], standings: Mapping[str, ChallengeStanding], play: Callable[[Goal], None]
) -> None:
    """Draws the inside of the panel; `standings` tells by id how somebody fares."""
    with ui.area("goals"):
        blocks.draw_blocks(ui, "goals", box, _blocks(ui, goals, standings, play, box.w))


def _blocks(
    ui: Ui, goals: Sequence[Goal], standings: Mapping[str, ChallengeStanding], play: Callable[[Goal], None], w: float
) -> list[blocks.Block]:
    above = blocks.words_block(ui, ui.words("challenges.goals_text"), w, 24, MUTED, "italic")
    return [
        above,
        *(_card(ui, goal, standings.get(goal.id, ChallengeStanding()), partial(play, goal), w) for goal in goals),
    ]


def _card(ui: Ui, goal: Goal, standing: ChallengeStanding, play: Callable[[], None], w: float) -> blocks.Block:
    words, is_wide = ui.words, blocks.inside(w) >= _BESIDE
    lines = [
        blocks.StyledText(blocks.counts(words, goal), 29, face="display"),
        blocks.StyledText(blocks.counts_text(words, goal)),
        blocks.StyledText(blocks.table_text(words, goal_deal(goal, 0).deal), tone=MUTED),
    ]
    if told := blocks.standing_text(words, goal, standing, is_first=False):
        lines.append(blocks.StyledText(told, 25, face="semi"))
    room = blocks.inside(w) - 2 * _EDGE
    half = room / 2 - _EDGE if is_wide else room
    told_high = blocks.lines_height(ui, lines, half) + _BUTTON + 10
    medals = blocks.medals_block(ui, f"goal:{goal.id}", goal, standing.medal, _MEDALS)

    def draw(box: Box) -> None:
        ui.canvas.box(box, "#FFF9EA", BRASS_DARK, 14, 2)
        within = box.inset(_EDGE, 14)
        left = Box(within.x, within.y, half, within.h if is_wide else told_high)
        blocks.draw_lines(ui, lines, left.x, left.y, half)
        at = Box(left.x, left.bottom - _BUTTON, min(half, 300.0), _BUTTON)
        button(ui, f"play:{goal.id}", at, words("challenges.play"), play, size=28, icon="play")
        x = within.right - half if is_wide else within.x
        medals.draw(Box(x, within.bottom - _MEDALS, half, _MEDALS))

    high = max(told_high, _MEDALS) if is_wide else told_high + 16 + _MEDALS
    return blocks.Block(high + 28, draw)
