"""A page of settings: rows in panels, scrolled where they do not fit; a control changes its setting and keeps it."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BRASS_LIGHT, INK, LIGHT, MUTED
from game.paint.panels import ground, panel
from game.scenes.scene import Scene
from game.scenes.services import Services
from game.widgets.controls import Choice, button, heading, segments, slider, switch
from game.widgets.ui import Ui

_HEAD, _FOOT, _EDGE, _GAP, _PAD = 112.0, 56.0, 36.0, 22.0, 54.0
_TITLE, _LEAST_ROW, _ROW_PAD, _LAST = 88.0, 70.0, 12.0, 36.0
"""Of a panel, in units: what its heading takes, the least height of a row, what stays free in it and below the last."""
_LABEL_AT, _LABEL, _TEXT, _BETWEEN = 66.0, 28.0, 23.0, 24.0
_TWO_COLUMNS, _WIDEST = 1480.0, 1980.0
"""Units of width from which on panels stand side by side, and which they take at most."""
_CONTROL, _SWITCH, _SLIDER, _LEAST_SLIDER = 62.0, 88.0, 424.0, 320.0
VOLUME_ICONS = {"master": "sound", "effects": "bell", "music": "music"}
"""Settings that are volumes, each with its icon."""


@dataclass(frozen=True, slots=True)
class Row:
    """One setting: its label, its icon, how wide its control is in units and what draws that.

    `least` is how wide the control is where it must be narrow. `draw` takes its right end, its middle height and the
    room for it. `text` is the sentence below the label, if any.
    """

    label: str
    icon: str
    wide: float
    least: float
    draw: Callable[[float, float, float], object]
    text: str = ""


@dataclass(frozen=True, slots=True)
class Slot:
    """Where a row stands in a panel of some width: the room for its label, how high it is, and its control's place."""

    row: Row
    room: float
    height: float
    is_stacked: bool


class SettingsPage(Scene):
    """A page of settings, over the menu or the pause.

    `word` and `tip` say where its words and hints stand.
    """

    minimum = (900, 560)

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._held: tuple[str, int] | None = None

    def left(self) -> None:
        """Keeps what a slider was being dragged to."""
        self._let_go()

    def tick(self, seconds: float) -> bool:
        """Keeps a slider's value once it is let go of."""
        return self._held is not None and self.services.ui.pressed != self._held[0] and self._let_go()

    def _let_go(self) -> bool:
        if self._held is not None:
            (name, value), self._held = self._held, None
            self.services.change(**{name: value})
        return True

    def draw(self, ui: Ui) -> None:
        """Draws the title, the panels (scrolled where they do not fit) and the sentence below them."""
        canvas, words = ui.canvas, ui.words
        ground(canvas, "wood", 150, "#280E0632")
        self._head(ui)
        told = words("ui.settings.saved_at_once")
        lettering.text(canvas, told, canvas.w / 2, canvas.h - 28, 25, LIGHT, "text", "c", room=canvas.w - 48)
        across = min(_WIDEST, canvas.w - 2 * _EDGE)
        room = Box((canvas.w - across) / 2, _HEAD, across, canvas.h - _HEAD - _FOOT)
        columns = 2 if canvas.w >= _TWO_COLUMNS else 1
        wide = (room.w - (columns - 1) * _GAP - 6) / columns
        stacks = [(name, [_slot(ui, row, wide - 2 * _PAD) for row in rows]) for name, rows in self.panels(ui)]
        floors = [stacks[i : i + columns] for i in range(0, len(stacks), columns)]
        heights = [max(_height(slots) for _, slots in floor) for floor in floors]
        content = sum(heights) + _GAP * (len(floors) - 1) + 8
        spare = max(0.0, room.h - content) / len(floors) if columns > 1 else 0.0
        clip = Box(0, room.y - 4, canvas.w - 4, room.h + 8)
        with ui.scrolled("settings", clip, content + 4) as offset:
            y = room.y - offset
            for floor, high in zip(floors, heights, strict=True):
                for i, (name, slots) in enumerate(floor):
                    box = Box(room.x + i * (wide + _GAP), y, wide, high + spare)
                    with ui.area(name):
                        _draw_panel(ui, box, self.word(name), slots)
                y += high + spare + _GAP

    def _head(self, ui: Ui) -> None:
        canvas, words = ui.canvas, ui.words
        label = words("common.word.back")
        wide = max(170.0, 120 + lettering.width(canvas, label, 28, "display"))
        with ui.area("head"):
            button(ui, "back", Box(28, 22, wide, 62), label, self.back, size=28, icon="left", hint=words("tips.back"))
        title = self.word("title")
        ui.reading.title = title
        size = min(64.0, canvas.w * 0.05)
        room = canvas.w - 2 * (wide + 60) - 110
        shown = min(room, lettering.width(canvas, title, size, "heavy"))
        left = (canvas.w - shown - 106) / 2
        canvas.put("still_settings", left, 6, 100)
        lettering.text(canvas, title, left + 106, 56, size, BRASS_LIGHT, "heavy", shade="#0A0502", room=room)

    def choices_row(self, ui: Ui, name: str, icon: str, group: str, values: Sequence[str]) -> Row:
        choices = [(value, self.word(f"{group}.{value}")) for value in values]
        now = str(getattr(self.services.settings, name))
        return self.segments_row(ui, name, icon, choices, now, lambda value: self.services.change(**{name: value}))

    def segments_row(
        self, ui: Ui, name: str, icon: str, choices: Sequence[Choice], now: str, choose: Callable[[str], None]
    ) -> Row:
        widths = [lettering.width(ui.canvas, label, 26, "bold") for _, label in choices]
        wide = sum(widths) + 44 * len(widths)
        least = wide * (max(widths) + 24) / (max(widths) + 44)

        def draw(right: float, cy: float, room: float) -> None:
            segments(ui, name, right, cy, choices, now, choose, room, hint=self.tip(name), among=self.word(name))

        return Row(self.word(name), icon, wide, least, draw)

    def switch_row(self, ui: Ui, name: str, icon: str) -> Row:
        is_on = bool(getattr(self.services.settings, name))
        label, told = self.word(name), self.word(f"{name}_text")

        def draw(right: float, cy: float, room: float) -> None:
            switch(ui, name, right, cy, is_on, lambda value: self.services.change(**{name: value}), label, told)

        return Row(self.word(name), icon, _SWITCH, _SWITCH, draw, told)

    def slider_row(self, ui: Ui, name: str, icon: str, bounds: range, step: int) -> Row:
        held = self._held[1] if self._held and self._held[0] == name else None
        value = int(getattr(self.services.settings, name)) if held is None else held
        label, shown = self.word(name), self.services.words.percent(value / 100)

        def draw(right: float, cy: float, room: float) -> None:
            at = Box(right - min(_SLIDER, room) + 26, cy - 27, min(_SLIDER, room) - 26, 54)
            slider(
                ui, name, at, value, (bounds[0], bounds[-1], step), partial(self._slide, name), label, shown,
                self.tip(name),
            )  # fmt: skip

        return Row(self.word(name), icon, _SLIDER, _LEAST_SLIDER, draw)

    def _slide(self, name: str, value: int) -> None:
        """Takes a slider's value; the size waits until the slider is let go of, lest it run from under the pointer."""
        services = self.services
        is_new = value != getattr(services.settings, name)
        if services.ui.pressed != name:
            services.change(**{name: value})
        else:
            self._held = (name, value)
            services.ui.is_stale = True
            if name != "scale":
                services.preview(**{name: value})
        if name in VOLUME_ICONS and is_new:
            services.sound.sample(name)

    @abstractmethod
    def word(self, name: str) -> str:
        """Returns a word of the page, such as the label of a setting, by its name."""

    @abstractmethod
    def tip(self, name: str) -> str:
        """Returns the hint of a setting."""

    @abstractmethod
    def panels(self, ui: Ui) -> Iterable[tuple[str, Sequence[Row]]]:
        """Returns each panel's name and rows."""


# ---------------------------------------------------------------------- layout
def _slot(ui: Ui, row: Row, w: float) -> Slot:
    """Puts the control beside the label, or below it where both do not fit."""
    label = lettering.width(ui.canvas, row.label, _LABEL, "semi") + 1
    control = max(row.least, min(row.wide, w - _LABEL_AT - _BETWEEN - label))
    beside = w - _LABEL_AT - _BETWEEN - control
    is_stacked = row.wide != _SWITCH and label > beside
    room = w - _LABEL_AT if is_stacked else beside
    height = max(_LEAST_ROW, _words_height(ui, row, room) + _ROW_PAD)
    return Slot(row, room, height + (_CONTROL if is_stacked else 0), is_stacked)


def _words_height(ui: Ui, row: Row, room: float) -> float:
    """How high label and sentence are, both broken into lines."""
    tall = lettering.paragraph_height(ui.canvas, row.label, room, _LABEL, "semi")
    if row.text:
        tall += lettering.paragraph_height(ui.canvas, row.text, room, _TEXT)
    return tall


def _height(slots: Sequence[Slot]) -> float:
    return _TITLE + sum(slot.height for slot in slots) + _LAST


def _draw_panel(ui: Ui, box: Box, title: str, slots: Sequence[Slot]) -> None:
    panel(ui.canvas, box, "frame_teal")
    heading(ui, title, box.x + _PAD, box.y + 60, 36, box.w - 2 * _PAD)
    spare = min(16.0, (box.h - _height(slots)) / len(slots))
    y = box.y + _TITLE
    for slot in slots:
        _draw_row(ui, slot, Box(box.x + _PAD, y, box.w - 2 * _PAD, slot.height + spare))
        y += slot.height + spare


def _draw_row(ui: Ui, slot: Slot, box: Box) -> None:
    canvas, row = ui.canvas, slot.row
    beside = box.h - (_CONTROL if slot.is_stacked else 0)
    middle = box.y + beside / 2
    canvas.put(f"icon_{row.icon}_ink", box.x + 24, middle, 44, centre=True)
    left, y = box.x + _LABEL_AT, middle - _words_height(ui, row, slot.room) / 2
    y = lettering.paragraph(canvas, row.label, left, y, slot.room, _LABEL, INK, "semi")
    if row.text:
        lettering.paragraph(canvas, row.text, left, y, slot.room, _TEXT, MUTED)
    if slot.is_stacked:
        row.draw(min(box.right, left + row.wide), box.y + beside + _CONTROL / 2 - 6, box.right - left)
    else:
        row.draw(box.right, middle, min(row.wide, box.w - _LABEL_AT - _BETWEEN - slot.room))
