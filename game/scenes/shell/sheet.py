"""A sheet over a scene: parts one below the other, which scroll where they find no room, and the way back."""

from abc import abstractmethod
from collections.abc import Sequence

import pygame

from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BRASS_DARK, CREAM, INK
from game.paint.panels import ground, panel, veil
from game.scenes.shell.scene import Scene
from game.scenes.shell.services import Services
from game.widgets.badges import badge_width
from game.widgets.controls import button, heading
from game.widgets.sheets import BAR, Part, height, scroll
from game.widgets.ui import Ui

_WIDEST, _EDGE, _HEAD, _FOOT, _BUTTON = 1080.0, 54.0, 92.0, 126.0, 66.0


class SheetScene(Scene):
    """Changes something of the scene below at once; leaving it in any way keeps that.

    One that is no overlay hides what is below.
    """

    is_overlay = True
    first = "done"
    """What has the focus at first."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._place = services.ui.place

    def entered(self) -> None:
        self.services.ui.focus_first(self.first)

    def back(self) -> None:
        """Goes back to the scene below, as it stood."""
        super().back()
        if self.is_overlay:
            self.services.ui.go_to(self._place)

    @property
    @abstractmethod
    def title(self) -> str:
        """Returns the title of the sheet."""

    @abstractmethod
    def parts(self, ui: Ui, w: float) -> Sequence[Part]:
        """Returns what stands on the sheet at a width."""

    def least(self, ui: Ui, w: float) -> float:
        """Returns how high the parts are taken to be at least, so that the sheet keeps its size while they change."""
        return 0.0

    def draw(self, ui: Ui) -> None:
        canvas = ui.canvas
        ui.reading.title = self.title
        if self.is_overlay:
            veil(canvas, 170)
        else:
            ground(canvas, "wood", 190, "#280E0660")
        w = min(_WIDEST, canvas.w - 24)
        inside = w - 2 * _EDGE
        parts = self.parts(ui, inside - BAR)
        h = min(_HEAD + max(height(parts), self.least(ui, inside - BAR)) + _FOOT, canvas.h - 16)
        box = Box((canvas.w - w) / 2, (canvas.h - h) / 2, w, h)
        panel(canvas, box, "frame_plum")
        ui.clear = [canvas.rect(box)]
        heading(ui, self.title, box.x + _EDGE, box.y + 60, 38, inside)
        body = Box(box.x + _EDGE, box.y + _HEAD, inside, h - _HEAD - _FOOT)
        scroll(ui, "sheet", body, parts)
        sign_of_more(ui, "sheet", body)
        with ui.area("foot"):
            self.foot(ui, Box(body.x, box.bottom - _FOOT + 10, inside, _BUTTON))

    def foot(self, ui: Ui, at: Box) -> None:
        """Draws the way back at the right."""
        label = ui.words("ui.lobby.done")
        w = max(240.0, lettering.width(ui.canvas, label, 30, "display") + 130 + badge_width(ui, "enter", 18))
        button(
            ui, "done", Box(at.right - w, at.y, w, at.h), label, self.back, colour="teal", size=30, icon="check",
            key=pygame.K_RETURN, cap="enter", hint=ui.words("tips.back"),
        )  # fmt: skip


def sign_of_more(ui: Ui, name: str, box: Box) -> None:
    """Draws that more follows below a box that scrolls, as long as the end is not in sight."""
    state = ui.scrolls[name]
    if state.offset < state.most:
        ui.canvas.disc(box.cx, box.bottom, 21, CREAM, BRASS_DARK, 3)
        ui.canvas.put("icon_down_ink", box.cx, box.bottom + 1, 22, centre=True)


def told(ui: Ui, text: str, w: float, gap: float = 12.0) -> Part:
    """Returns a quiet sentence as a part of a sheet at a width."""
    text_height = lettering.paragraph_height(ui.canvas, text, w, 23)

    def draw(at: Box) -> None:
        lettering.paragraph(ui.canvas, text, at.x, at.y, at.w, 23, INK)

    return Part(text_height + gap, draw, gap)
