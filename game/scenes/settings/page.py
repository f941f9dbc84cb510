"""A page of settings: rows in panels, scrolled where they do not fit; a control changes its setting and keeps it."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from functools import partial

from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import LIGHT
from game.paint.panels import ground, sheet
from game.saves.settings import values_of
from game.scenes.shell.scene import Scene
from game.scenes.shell.services import Services
from game.scenes.shell.sheet import sign_of_more
from game.widgets.controls import Choice, button, heading, segments, slider, switch
from game.widgets.sheets import SWITCH, Part, Row, height, labelled, page_title, way_back
from game.widgets.ui import Ui

_HEAD, _FOOT, _EDGE, _GAP, _PAD = 112.0, 56.0, 36.0, 22.0, 36.0
_RIM, _SIGN = 8.0, 26.0
"""How far shadows reach around panels, and how far above the end of what is in sight it stands that there is more."""
_TITLE, _LAST = 74.0, 26.0
"""Of a panel, in units: what its heading takes, and what stays free below the last row."""
_TWO_COLUMNS, _WIDEST = 1480.0, 1980.0
"""Units of width from which on panels stand side by side, and which they take at most."""
_SLIDER, _LEAST_SLIDER, _STEP = 424.0, 320.0, 5
VOLUMES = {"master": "sound", "effects": "bell", "music": "music"}
"""Settings that are volumes, each with its icon."""


def _gaps(heights: Sequence[float], room: float) -> list[float]:
    """Returns what is free below each row of panels: more where only the edge of the next one would be in sight."""
    gaps, y = list[float](), 0.0
    for each in heights[:-1]:
        y += each + _GAP
        gaps.append(_GAP + (room + _RIM - y if y < room + _RIM < y + _TITLE else 0.0))
        y += gaps[-1] - _GAP
    return [*gaps, 0.0]


class SettingsPage(Scene):
    """A page of settings, over the menu or the pause; `page` and `tips` say where its words and hints stand."""

    minimum = (900, 560)
    page, tips = "ui.settings", "tips.settings"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._held: tuple[str, int] | None = None

    @abstractmethod
    def panels(self, ui: Ui) -> Iterable[tuple[str, Sequence[Row]]]:
        """Returns each panel's name and rows."""

    def word(self, name: str, page: str = "") -> str:
        """Returns a word of the page, such as the label of a setting, by its name."""
        return self.services.words(f"{page or self.page}.{name}")

    # ------------------------------------------------------------------ sliders
    def left(self) -> None:
        self._let_go()

    def tick(self, seconds: float) -> bool:
        """Keeps a slider's value once it is let go of."""
        return self._held is not None and self.services.ui.pressed != self._held[0] and self._let_go()

    def _let_go(self) -> bool:
        if self._held is not None:
            (name, value), self._held = self._held, None
            self.services.settings.change(**{name: value})
        return True

    def _slide(self, name: str, value: int) -> None:
        """Takes a slider's value; the size waits until the slider is let go of, lest it run from under the pointer."""
        services = self.services
        is_new = value != getattr(services.settings.now, name)
        if services.ui.pressed != name:
            services.settings.change(**{name: value})
        else:
            self._held = (name, value)
            services.ui.is_stale = True
            if name != "scale":
                services.settings.preview(**{name: value})
        if name in VOLUMES and is_new:
            services.sound.sample(name)

    # ------------------------------------------------------------------ drawing
    def draw(self, ui: Ui) -> None:
        """Draws the title, the panels (scrolled where they do not fit) and the sentence below them."""
        canvas = ui.canvas
        ground(canvas, "wood", 150, "#280E0632")
        self._head(ui)
        told = ui.words("ui.settings.saved_at_once")
        lettering.text(canvas, told, canvas.w / 2, canvas.h - 28, 25, LIGHT, "text", "c", room=canvas.w - 48)
        across = min(_WIDEST, canvas.w - 2 * _EDGE)
        room = canvas.area.trimmed(top=_HEAD, bottom=_FOOT).centred(across, canvas.h - _HEAD - _FOOT)
        columns = 2 if canvas.w >= _TWO_COLUMNS else 1
        width = (room.w - (columns - 1) * _GAP - 6) / columns
        stacks = [(name, [labelled(ui, row, width - 2 * _PAD) for row in rows]) for name, rows in self.panels(ui)]
        floors = [stacks[i : i + columns] for i in range(0, len(stacks), columns)]
        heights = [max(_TITLE + height(parts) + _LAST for _, parts in floor) for floor in floors]
        gaps = _gaps(heights, room.h)
        content = sum(heights) + sum(gaps) + 8
        spare = max(0.0, room.h - content) / len(floors) if columns > 1 else 0.0
        clip = Box(0, room.y - 4, canvas.w - 4, room.h + 8)
        with ui.scrolled("settings", clip, content + 4) as offset:
            y = room.y - offset
            for floor, floor_height, gap in zip(floors, heights, gaps, strict=True):
                for i, (name, parts) in enumerate(floor):
                    with ui.area(name):
                        self._panel(ui, name, Box(room.x + i * (width + _GAP), y, width, floor_height + spare), parts)
                y += floor_height + spare + gap
        sign_of_more(ui, "settings", clip.trimmed(bottom=_SIGN))

    def _head(self, ui: Ui) -> None:
        title = ui.reading.title = self.word("title")
        page_title(ui, title, "settings", ui.canvas.w - 2 * way_back(ui, self.back).right - 20)

    def _panel(self, ui: Ui, name: str, box: Box, parts: Sequence[Part]) -> None:
        sheet(ui.canvas, box, 14)
        heading(ui, self.word(name), box.x + _PAD, box.y + 46, 36, box.w - 2 * _PAD)
        spare = min(16.0, (box.h - _TITLE - height(parts) - _LAST) / len(parts))
        y = box.y + _TITLE
        for part in parts:
            part.draw(Box(box.x + _PAD, y, box.w - 2 * _PAD, part.height + spare))
            y += part.height + spare

    # ------------------------------------------------------------------ rows
    def choices(self, name: str, icon: str, group: str, text: str = "") -> Row:
        """Returns a row of values with names to choose from; `group` is where the names stand."""
        values = [(str(value), self.word(f"{group}.{value}")) for value in values_of(name)]
        now = str(getattr(self.services.settings.now, name))
        return self.segments(
            name, icon, values, now, lambda value: self.services.settings.change(**{name: value}), text
        )

    def numbers(self, name: str, icon: str, shown: Callable[[int], str]) -> Row:
        """Returns a row of numbers to choose from, with its sentence."""
        values, now = (
            [(str(value), shown(value)) for value in values_of(name)],
            str(getattr(self.services.settings.now, name)),
        )
        text = self.word(f"{name}_text")
        return self.segments(
            name, icon, values, now, lambda value: self.services.settings.change(**{name: int(value)}), text
        )

    def segments(
        self, name: str, icon: str, values: Sequence[Choice], now: str, choose: Callable[[str], None], text: str = ""
    ) -> Row:
        """Returns a row of values side by side."""
        widths = [lettering.width(self.services.ui.canvas, label, 26, "bold") for _, label in values]
        width, label = sum(widths) + 44 * len(widths), self.word(name)
        hint = self.word(name, self.tips)

        def draw(right: float, cy: float, room: float) -> None:
            segments(self.services.ui, name, right, cy, values, now, choose, room, hint=hint, among=label)

        return Row(label, icon, width, width * (max(widths) + 24) / (max(widths) + 44), draw, text)

    def switch(self, name: str, icon: str) -> Row:
        """Returns a row with a switch, and its sentence."""
        is_on, label, text = bool(getattr(self.services.settings.now, name)), self.word(name), self.word(f"{name}_text")

        def draw(right: float, cy: float, room: float) -> None:
            change = lambda value: self.services.settings.change(**{name: value})  # noqa: E731
            switch(self.services.ui, name, right, cy, is_on, change, label, text)

        return Row(label, icon, SWITCH, SWITCH, draw, text)

    def slider(self, name: str, icon: str) -> Row:
        """Returns a row with a slider in per cent."""
        held, bounds = self._held[1] if self._held and self._held[0] == name else None, values_of(name)
        value = int(getattr(self.services.settings.now, name)) if held is None else held
        label, shown = self.word(name), self.services.words.percent(value / 100)

        def draw(right: float, cy: float, room: float) -> None:
            at = Box(right - min(_SLIDER, room) + 26, cy - 27, min(_SLIDER, room) - 26, 54)
            ends, hint = (bounds[0], bounds[-1], _STEP), self.word(name, self.tips)
            slider(self.services.ui, name, at, value, ends, partial(self._slide, name), label, shown, hint)

        return Row(label, icon, _SLIDER, _LEAST_SLIDER, draw)

    def door(self, name: str, icon: str, sign: str, act: Callable[[], None], text: str = "", why: str = "") -> Row:
        """Returns a row with a button that leads elsewhere, or says why it does not."""
        label, hint = self.word(f"{name}_open"), self.word(name, self.tips)
        width = 110 + lettering.width(self.services.ui.canvas, label, 26, "display")

        def draw(right: float, cy: float, room: float) -> None:
            at = Box(right - min(width, room), cy - 27, min(width, room), 54)
            button(
                self.services.ui, name, at, label, act,
                size=26, icon=sign, hint=hint, is_enabled=not why, why=why,
            )  # fmt: skip

        return Row(self.word(name), icon, width, width, draw, text or self.word(f"{name}_text"))
