"""What is to be known of a game beside its points: second thoughts, seats that changed hands, a faceless winner."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BRASS_DARK, INK
from game.saves.players import Player, had_second_thoughts
from game.widgets.controls import button
from game.widgets.ui import Translate, Ui

_SIZE, _AROUND, _BUTTON = 23.0, 12.0, 56.0


@dataclass(frozen=True, slots=True)
class Claim:
    """Somebody who won under a name alone, and what asks whose game it was."""

    player: Player
    ask: Callable[[], None]


def remarks(words: Translate, players: Sequence[Player]) -> list[str]:
    """Returns what there is to remark about a finished game; takes whom it counts for."""
    thoughts = [words("history.second_thoughts_told")] if had_second_thoughts(players) else []
    return [*thoughts, *(shared(words, player) for player in players if player.stints)]


def shared(words: Translate, player: Player) -> str:
    """Returns who decided how much for a seat that changed hands, and whom the game counts for."""
    told: dict[str, int] = {}
    for stint in player.stints:
        told[stint.player.name] = told.get(stint.player.name, 0) + stint.decisions
    players = [words("seats.decided", player=name, count=count) for name, count in told.items()]
    return words("seats.counts", players=players, player=player.name)


def remarks_height(ui: Ui, told: Sequence[str], claim: Claim | None, width: float) -> float:
    """Returns how high the remarks are in a width, 0 where there are none."""
    lines = [lettering.paragraph_height(ui.canvas, line, width, _SIZE) for line in told]
    if claim:
        asked = lettering.paragraph_height(ui.canvas, _won(ui, claim), width - _wide(ui), _SIZE)
        lines.append(max(_BUTTON, asked))
    return sum(lines) + _AROUND if lines else 0.0


def paint_remarks(ui: Ui, told: Sequence[str], claim: Claim | None, box: Box) -> None:
    """Draws the remarks below each other, last the question whose game it was."""
    canvas, y = ui.canvas, box.y + _AROUND / 2
    canvas.line(box.x, box.y, box.right, box.y, BRASS_DARK, 2)
    for line in told:
        y = lettering.paragraph(canvas, line, box.x, y, box.w, _SIZE, INK)
    if claim:
        label, width = ui.words("ui.result.whose_open"), _wide(ui)
        height = lettering.paragraph_height(canvas, _won(ui, claim), box.w - width, _SIZE)
        middle = (y + box.bottom) / 2
        lettering.paragraph(canvas, _won(ui, claim), box.x, middle - height / 2, box.w - width, _SIZE, INK)
        at = Box(box.right - width + 16, middle - _BUTTON / 2 + 2, width - 16, _BUTTON - 4)
        with ui.area("claim"):
            button(
                ui, "claim", at, label, claim.ask, size=25, icon="human",
                hint=ui.words("ui.result.whose_open_hint"), spoken=f"{_won(ui, claim)} {label}",
            )  # fmt: skip


def _won(ui: Ui, claim: Claim) -> str:
    return ui.words("ui.result.whose_won", player=claim.player.name)


def _wide(ui: Ui) -> float:
    return lettering.width(ui.canvas, ui.words("ui.result.whose_open"), 25, "display") + 130
