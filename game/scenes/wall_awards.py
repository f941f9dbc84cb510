"""The panel of achievements on the wall: what one person won in a box, and what may still be won."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.core.achievements import Achievement
from game.history.wall import Page, Won
from game.locale.words import Words
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BAND, INK, MUTED
from game.scenes.emblems import emblem
from game.scenes.saved_game import box_title
from game.widgets.controls import heading
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_HEADING, _EMBLEM, _AROUND = 58.0, 72.0, 22.0
_LEFT = _EMBLEM + 22.0
_NAME, _TOLD = 26.0, 24.0


@dataclass(frozen=True, slots=True)
class Laurels:
    """What the panel shows: a page of the wall, what its box offers, texts, and what plays a game back."""

    page: Page
    offered: Sequence[Achievement]
    words: Words
    play_back: Callable[[int], None]

    @property
    def in_order(self) -> list[tuple[Achievement, Won | None]]:
        """Returns what was won, the first first, then what was not."""
        won = self.page.won
        mine = sorted((each for each in self.offered if each.key in won), key=lambda each: won[each.key].ended)
        return [(each, won.get(each.key)) for each in (*mine, *(each for each in self.offered if each not in mine))]

    def told(self, achievement: Achievement, won: Won | None) -> str:
        """Returns what it takes, or in which game it was won."""
        words = self.words
        if won is None:
            return words(f"achievements.{achievement.key}.text")
        players, date = words("common.count.players", count=won.seats), words.date(won.ended[:10])
        return words("history.wall.laurel_won", date=date, points=won.total, players=players, count=won.games)


def laurels_height(ui: Ui, laurels: Laurels, wide: float) -> float:
    """Returns how high the panel must be for all of it to be seen."""
    return _HEADING + sum(_high(ui, laurels, each, won, wide - 18) for each, won in laurels.in_order)


def draw_laurels(ui: Ui, box: Box, laurels: Laurels) -> None:
    """Draws a row for each achievement: emblem, name, and what it takes; a won one plays its game back."""
    words, page = ui.words, laurels.page
    title = words("history.wall.laurels_title", box=box_title(words, page.box))
    shown = words("history.wall.laurels_count", number=len(page.won), most=len(laurels.offered))
    taken = lettering.width(ui.canvas, shown, 28, "heavy")
    heading(ui, title, box.x, box.y + 18, 34, box.w - taken - 20)
    lettering.text(ui.canvas, shown, box.right, box.y + 18, 28, INK, "heavy", "r")
    body = box.trimmed(top=_HEADING)
    rows = [(each, won, _high(ui, laurels, each, won, body.w - 18)) for each, won in laurels.in_order]
    with ui.scrolled("laurels", body, sum(high for _, _, high in rows)) as offset:
        y = body.y - offset
        for i, (each, won, high) in enumerate(rows):
            _row(ui, laurels, each, won, Box(body.x, y, body.w - 18, high - 8), is_banded=i % 2 == 0)
            y += high


def _high(ui: Ui, laurels: Laurels, achievement: Achievement, won: Won | None, wide: float) -> float:
    room, name = wide - _LEFT - 10, ui.words(f"achievements.{achievement.key}.name")
    tall = lettering.paragraph_height(ui.canvas, name, room, _NAME, "bold")
    tall += lettering.paragraph_height(ui.canvas, laurels.told(achievement, won), room, _TOLD)
    return max(_EMBLEM, tall) + _AROUND


def _row(ui: Ui, laurels: Laurels, achievement: Achievement, won: Won | None, at: Box, *, is_banded: bool) -> None:
    canvas, name = ui.canvas, ui.words(f"achievements.{achievement.key}.name")
    told, left = laurels.told(achievement, won), at.x + _LEFT
    if is_banded:
        canvas.box(at, BAND, None, 12)
    emblem(canvas, achievement.sprites, at.x + 8 + _EMBLEM / 2, at.y + 7 + _EMBLEM / 2, _EMBLEM, is_won=won is not None)
    tone = INK if won else MUTED
    room = at.right - left - 10
    below = lettering.paragraph(canvas, name, left, at.y + 6, room, _NAME, tone, "bold")
    lettering.paragraph(canvas, told, left, below, room, _TOLD, MUTED)
    state = ui.words("history.wall.laurel_is_won" if won else "history.wall.laurel_is_open")
    hint = f"{ui.words(f'achievements.{achievement.key}.text')} {told}" if won else told
    act = partial(laurels.play_back, won.game) if won else None
    role = Role.BUTTON if won else Role.TEXT
    node = Node(f"laurel:{achievement.key}", role, f"{name} ({state})", canvas.rect(at), act=act, hint=hint)
    ui.add(node)
    ui.ring(node.id, at, 12)
