"""The curtain between two people, and before what everybody is to see: at most the next person's name is on it."""

from collections.abc import Callable
from itertools import pairwise

import pygame

from game.engine.debounce import Debounce
from game.paint import lettering, sprites
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import INK, MUTED
from game.paint.panels import panel, vignette
from game.saves.players import Player
from game.scenes.people.portraits import Sitters
from game.scenes.shell.scene import Scene
from game.scenes.shell.services import Services
from game.widgets.controls import button
from game.widgets.ui import Ui


class CurtainScene(Scene):
    """Replaces the table until the next person confirms sitting alone before the screen, or all that they look.

    Takes who is next (None: everybody is to look), what to do when the curtain rises, and what pauses. It is handed no
    session and asks the services for none: all that it knows of the game is that name, and whose face belongs to it.
    A press as it falls does not count, for it belongs to the person before; the button shows when it does.
    """

    minimum = (1240, 800)

    def __init__(
        self, services: Services, player: Player | None, risen: Callable[[], None], pause: Callable[[], None]
    ) -> None:
        super().__init__(services)
        self._player = player
        self._risen, self._pause = risen, pause
        self._debounce = Debounce()

    @property
    def needs_ticks(self) -> bool:
        return self._debounce.is_active

    def tick(self, seconds: float) -> bool:
        """Lets it fall and, as it lies there, lights the button."""
        return self._debounce.tick(seconds)

    def entered(self) -> None:
        """Puts the focus on the button, so that Enter raises the curtain."""
        self.services.ui.focus_first("raise")
        self.services.sound.play("turn")

    def rise(self) -> None:
        """Shows the table to whom it is for."""
        self.services.navigation.stack.pop()
        self._risen()

    def back(self) -> None:
        """Opens the pause: the curtain itself must be confirmed."""
        self._pause()

    def key(self, event: pygame.Event) -> bool:
        if event.key == pygame.K_PAUSE:
            self.back()
        return bool(event.key == pygame.K_PAUSE)

    def draw(self, ui: Ui) -> None:
        canvas, words = ui.canvas, ui.words
        drapery(canvas)
        w, h = min(1180.0, canvas.w - 80), 620.0
        box = Box((canvas.w - w) / 2, (canvas.h - h) / 2 + 60, w, h)
        canvas.shadow(canvas.rect(box), 40, 220, 0, 22)
        panel(canvas, box, "frame_plum", 40)
        canvas.shadow(canvas.rect(Box(canvas.w / 2 - 84, box.y - 70, 168, 168)), 16, 170, 4, 10, 90)
        if self._player is None:
            canvas.put("logo", canvas.w / 2, box.y + 16, 216, centre=True)
            told, away = words("ui.curtain.everybody"), words("ui.curtain.together")
        else:
            Sitters("", [self._player], self.services.people.get).draw(canvas, 0, canvas.w / 2 + 4, box.y + 16, 216)
            told, away = words("ui.curtain.next", player=self._player.name), words("ui.curtain.others")
        ui.reading.title = told
        ui.reading.say("curtain", away)
        lettering.text(canvas, told, canvas.w / 2, box.y + 206, 104, INK, "heavy", "c", room=w - 140)
        canvas.rule(box.x + w / 4, box.right - w / 4, box.y + 292)
        height = lettering.paragraph_height(canvas, away, w - 160, 46)
        lettering.paragraph(canvas, away, box.x + 80, box.y + 362 - height / 2, w - 160, 46, MUTED, "text", "c")
        at = Box(canvas.w / 2 - 370, box.y + 438, 740, 116)
        button(
            ui, "raise", at, words("ui.curtain.raise"), self.rise, colour="plum", size=56, key=13,
            is_enabled=not self._debounce.is_active,
        )  # fmt: skip


def drapery(canvas: Canvas) -> None:
    """Draws a drawn velvet curtain with its valance and fringe."""
    canvas.s.fill("black")  # scaled pictures are never quite opaque: nothing of the last frame may shine through
    canvas.put("velvet", 0, 0, canvas.w, canvas.h)
    vignette(canvas, 190)
    _from_side_to_side(canvas, "valance", 0, 274, 216)
    _from_side_to_side(canvas, "fringe", canvas.h - 76, 66, 76)


def _from_side_to_side(canvas: Canvas, name: str, y: float, w: float, h: float) -> None:
    """Repeats a trimming about as often as its own width asks, edge to edge without a gap."""
    count = max(1, round(canvas.w / w))
    edges = [canvas.w * i / count for i in range(count + 1)]
    for left, right in pairwise(edges):
        canvas.stamp(sprites.sprite(name, canvas.px(right) - canvas.px(left), canvas.px(h)), left, y)
