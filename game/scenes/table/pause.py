"""The pause: covers the table completely, so that nothing of anybody's hand shows while somebody looks away."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.lessons.parsing import has_school
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BRASS_DARK, INK, MUTED
from game.paint.panels import ground, panel
from game.saves.trouble import StoreError
from game.scenes.shell.cup_note import CupNote
from game.scenes.shell.dialog import ask_name
from game.scenes.shell.help import open_rules
from game.scenes.shell.scene import Scene
from game.scenes.shell.services import Services
from game.scenes.table.questions import questions
from game.session.session import Session
from game.widgets.badges import Cap, badge, badge_width
from game.widgets.controls import button
from game.widgets.glyphs import Control
from game.widgets.ui import Ui

_KEYS = (
    ("escape", "pause"),
    ("← → ↑ ↓", "choose"),
    ("tab", "areas"),
    ("enter", "confirm"),
    ("space", "skip"),
    ("+ − 0", "zoom"),
    ("H", "hint"),
    ("U", "undo"),
    ("Y", "redo"),
    ("F1", "rules"),
    ("F3", "aid"),
    ("F4", "explain"),
    ("F11", "full_screen"),
)
"""A key as it is printed, or the key of its name, and the key of what it does."""
_CONTROLS = (
    (Control.START, "pause"),
    (Control.STICK, "choose"),
    (Control.SHOULDERS, "areas"),
    (Control.SOUTH, "confirm"),
    (Control.EAST, "back"),
    (Control.NORTH, "explain"),
    (Control.SECOND_STICK, "scroll"),
    (Control.TRIGGERS, "zoom"),
    (Control.SELECT, "rules"),
)
"""A part of a game controller and the key of what it does."""
_PAD, _GAP, _APART, _KEY_LINE, _TOP, _WAYS = 60.0, 14.0, 36.0, 46.0, 152.0, 620.0
_MOST = 8
"""How many buttons there are in a game at most: not every game asks what can be passed unasked."""
_WIDE = 1150.0
"""Units of width from which on the keys stand beside the buttons; in fewer they stand below them."""


_Way = tuple[str, str, Callable[[], None]]
"""A button: id, icon and what it does."""


class PauseScene(Scene):
    """Offers the ways out of a game. Takes the session, or None where nobody may save (between two people)."""

    minimum = (760, 560)

    def __init__(self, services: Services, session: Session | None) -> None:
        super().__init__(services)
        self._session = session
        self._last = "resume"
        self._cup = CupNote(services, session.evening if session else "")

    def entered(self) -> None:
        self.services.ui.focus_first(self._last)

    @property
    def waits_for_other(self) -> bool:
        return self._cup.is_waiting

    def tick(self, seconds: float) -> bool:
        return self._cup.tick()

    def key(self, event: pygame.Event) -> bool:
        if event.key == pygame.K_PAUSE:
            self.back()
        return bool(event.key == pygame.K_PAUSE)

    # ------------------------------------------------------------------ ways
    def _go(self, name: str, way: Callable[[], None]) -> None:
        self._last = name
        way()

    def ask_save(self) -> None:
        """Asks for the name of a save."""
        assert self._session is not None
        words, box = self.services.words, self._session.box
        ask_name(self.services, words("ui.saves.name"), words(f"{box}.title"), self.save, words("ui.saves.save"))

    def save(self, name: str) -> None:
        """Writes a named save and tells how that went."""
        assert self._session is not None
        try:
            self.services.autosaver.save(self._session, name)
        except StoreError as error:
            self.services.notices.tell(error.notice.key, **error.notice.values)
        else:
            self.services.notices.tell("ui.saves.saved", name=name)

    def open_seats(self) -> None:
        """Shows who plays on, and lets seats change hands."""
        assert self._session is not None
        self.services.navigation.open(self.services.routes.seats, self._session)

    def _ways(self) -> list[_Way]:
        """The buttons from above."""
        services = self.services
        ways: list[_Way] = [("resume", "play", self.back)]
        if self._session is not None:
            ways.append(("save", "save", self.ask_save))
            ways.append(("seats", "people", self.open_seats))
        return [
            *ways,
            ("rules", "book", partial(open_rules, services)),
            *self._learning(),
            ("settings", "gear", lambda: services.navigation.open(services.routes.settings)),
            *self._asking(),
            ("menu", "home", lambda: services.navigation.start(services.routes.menu)),
        ]

    @property
    def _places(self) -> int:
        """Returns for how many buttons there is room: in all games for as many, so that each is where it always is."""
        return _MOST if self._session is not None else len(self._ways())

    def _asking(self) -> list[_Way]:
        """The button to what people wish to be asked, in games that ask what can be passed unasked."""
        if self._session is None or not questions(self._session):
            return []
        navigation, questions_of = self.services.navigation, self.services.routes.questions
        return [("questions", "question", lambda: navigation.open(questions_of, self._session))]

    def _learning(self) -> list[_Way]:
        """The button to the lessons of the game."""
        if self._session is None or not has_school(self._session.box):
            return []
        box = self._session.box
        return [("school", "hint", lambda: self.services.navigation.open(self.services.routes.school, box))]

    # ------------------------------------------------------------------ drawing
    def draw(self, ui: Ui) -> None:
        canvas = ui.canvas
        ground(canvas, "wood", 190, "#280E0660")
        is_wide = canvas.w >= _WIDE
        columns = 1 if is_wide else 2
        keys = min(_keys_width(ui), canvas.w * 0.4)
        w = min(2 * _PAD + (_WAYS + 2 * _APART + keys if is_wide else 760.0), canvas.w - 40)
        left = w - 2 * _PAD - (2 * _APART + keys if is_wide else 0)
        top = min(_TOP, canvas.h * 0.19)
        note = lettering.paragraph_height(canvas, self._note(ui), left, 24) + 8
        height = min(84.0, max(62.0, (canvas.h - top - _PAD - 32 - note) / self._places - _GAP))
        lines = -(-len(_lines(ui)) // columns) * _KEY_LINE

        def content(rows: int) -> float:
            buttons = rows * (height + _GAP) + note
            return max(buttons, lines) if is_wide else buttons + _APART + lines

        h = min(top + content(self._places) + _PAD, canvas.h - 32)
        box = Box((canvas.w - w) / 2, (canvas.h - h) / 2, w, h)
        panel(canvas, box, "frame_walnut")
        title = ui.reading.title = ui.words("ui.pause.title")
        lettering.text(canvas, title, box.cx, box.y + top * 0.52, top * 0.37, INK, "heavy", "c", room=w - 2 * _PAD)
        canvas.rule(box.x + _PAD, box.right - _PAD, box.y + top * 0.82)
        room = Box(box.x + 36, box.y + top - 8, w - 72, h - top - 28)
        rows, foot = self._places, None
        if content(rows) + 30 > room.h:  # the way out stays in sight, whatever is scrolled
            rows = len(self._ways()) - 1
            foot, room = room.trimmed(bottom=_GAP).cut_bottom(height, _GAP)
        high = content(rows)
        with ui.scrolled("pause", room, high + 30) as offset:
            y = room.y + 8 - offset
            self._buttons(ui, Box(box.x + _PAD, y, left, height), rows)
            if is_wide:
                x = box.right - _PAD - keys
                canvas.line(x - _APART, y, x - _APART, y + high, BRASS_DARK, 2)
                _keys(ui, Box(x, y + (high - lines) / 2, keys, lines), columns)
            else:
                _keys(ui, Box(box.x + _PAD, y + high - lines, left, lines), columns)
        if foot:
            self._button(ui, self._ways()[-1], Box(box.x + _PAD, foot.y, left, height))

    def _note(self, ui: Ui) -> str:
        """What is said below the buttons: that nothing is lost, and what the game is part of."""
        kept = ui.words("ui.pause.autosaved")
        return " ".join([*self._cup.told()[:1], kept])

    def _buttons(self, ui: Ui, first: Box, rows: int) -> None:
        """Draws so many rows from the first button on, the last way in the last of them; then the note."""
        ways, step = self._ways(), first.h + _GAP
        for place, way in enumerate(ways[:rows]):
            row = rows - 1 if place == len(ways) - 1 else place
            self._button(ui, way, first.moved(0, row * step))
        y = first.y + rows * step + 4
        lettering.paragraph(ui.canvas, self._note(ui), first.x, y, first.w, 24, MUTED, "text", "c")

    def _button(self, ui: Ui, way: _Way, at: Box) -> None:
        name, icon, act = way
        is_back = name == "resume"
        with ui.area("ways"):
            button(
                ui, name, at, ui.words(f"ui.pause.{name}"), partial(self._go, name, act),
                colour="teal" if is_back else "walnut", size=32, icon=icon, key=pygame.K_RETURN if is_back else 0,
                hint="" if is_back else ui.words(f"ui.pause.{name}_hint"),
            )  # fmt: skip


def _lines(ui: Ui) -> Sequence[tuple[Cap, str]]:
    """What does what, of what was used last: keys or a game controller."""
    return _CONTROLS if ui.pad else _KEYS


def _keys_width(ui: Ui) -> float:
    """How wide the list of keys is in one column."""
    caps = max(badge_width(ui, cap) for cap, _ in _lines(ui))
    return caps + 28 + max(lettering.width(ui.canvas, ui.words(f"ui.keys.{does}"), 25) for _, does in _lines(ui))


def _keys(ui: Ui, box: Box, columns: int) -> None:
    """Draws which key does what, in lines."""
    widest = max(badge_width(ui, cap) for cap, _ in _lines(ui))
    lines, width = -(-len(_lines(ui)) // columns), box.w / columns
    for i, (cap, does) in enumerate(_lines(ui)):
        x, y = box.x + i // lines * width, box.y + (i % lines + 0.5) * _KEY_LINE
        badge(ui, x + badge_width(ui, cap) / 2, y, cap)
        left = x + widest + 16
        lettering.text(ui.canvas, ui.words(f"ui.keys.{does}"), left, y, 25, INK, room=x + width - left - 8)
