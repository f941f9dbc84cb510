"""A small dialog over a scene: a message or a question, with a field for a name if it asks for one."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.palette import BAD, INK
from game.paint.panels import panel, veil
from game.scenes.shell.scene import Scene
from game.scenes.shell.services import Services
from game.session.session import Session
from game.widgets.controls import button, heading
from game.widgets.field import field
from game.widgets.ui import Ui

_EDGE, _BUTTON, _LINE = 56.0, 68.0, 54.0
LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class Field:
    """What a dialog asks for: what it is called, the text to begin with, and its longest length.

    `fault` says of what was typed what is wrong with it, "" when it can be taken.
    """

    label: str
    value: str = ""
    limit: int = LONGEST_NAME
    fault: Callable[[str], str] = lambda typed: ""


@dataclass(frozen=True, slots=True)
class Answer:
    """One button of a dialog: its label, what it does with the text typed (none: only closes), and its icon.

    `is_loss` tells whether it takes something away: Enter alone never does that.
    """

    label: str
    act: Callable[[str], None] | None = None
    icon: str | None = None
    is_loss: bool = False


class DialogScene(Scene):
    """Asks something over the scene below; Esc closes it and decides nothing.

    Takes a title, a sentence ("" for none), the answers (Enter does the first, if nothing is lost by it; "cancel" is
    added, unless Esc alone shall lead back) and a field.
    """

    is_overlay = True
    minimum = (700, 500)

    def __init__(
        self,
        services: Services,
        title: str,
        text: str,
        answers: Sequence[Answer],
        asked: Field | None = None,
        *,
        can_cancel: bool = True,
    ) -> None:
        super().__init__(services)
        self._can_cancel = can_cancel
        self._title, self._text, self._answers, self._asked = title, text, answers, asked
        self.value = asked.value if asked else ""
        self._place = services.ui.place

    def entered(self) -> None:
        """Puts the focus into the field, all of its text selected, or on what Enter does."""
        self.services.ui.focus_first("dialog:field" if self._asked else self._default)

    def back(self) -> None:
        """Closes the dialog; the scene below stands where it stood."""
        self.services.navigation.stack.pop()
        self.services.ui.go_to(self._place)

    def answer(self, act: Callable[[str], None] | None) -> None:
        """Closes the dialog and does what the answer says."""
        self.back()
        if act:
            act(self.value.strip())

    @property
    def unkept(self) -> str:
        return "typed" if self._asked and self.value != self._asked.value else ""

    def _type(self, text: str) -> None:
        self.value = text

    @property
    def _default(self) -> str:
        return "dialog:cancel" if self._answers[0].is_loss else "dialog:0"

    @property
    def _fault(self) -> str:
        if self._asked is None:
            return ""
        typed = self.value.strip()
        return self._asked.fault(typed) if typed else self.services.words("ui.dialog.empty")

    # ------------------------------------------------------------------ drawing
    def draw(self, ui: Ui) -> None:
        canvas = ui.canvas
        ui.reading.title = self._title
        ui.reading.say("question", self._text)
        veil(canvas, 170)
        w = min(860.0, canvas.w - 48)
        inside = w - 2 * _EDGE
        height = lettering.paragraph_height(canvas, self._text, inside, 26) + 14 if self._text else 0.0
        line = _LINE + 24 if self._asked else 0.0
        h = 124 + height + line + _BUTTON + 64
        box = Box((canvas.w - w) / 2, max(16.0, (canvas.h - h) / 2 - 30), w, h)
        panel(canvas, box, "frame_teal")
        ui.clear = [canvas.rect(box)]
        heading(ui, self._title, box.x + _EDGE, box.y + 74, 38, inside)
        y = box.y + 116
        if self._text:
            y = lettering.paragraph(canvas, self._text, box.x + _EDGE, y, inside, 26, INK) + 14
        if asked := self._asked:
            fault = self._fault if self.value.strip() else ""
            at = Box(box.x + _EDGE, y, inside, _LINE)
            with ui.area("dialog:field"):
                field(
                    ui, "dialog:field", at, self.value, self._type, asked.label, asked.limit,
                    fault=fault, is_told=True, is_answer=True,
                )  # fmt: skip
            lettering.text(canvas, fault, at.x + 4, at.bottom + 14, 20, BAD, room=inside)
        self._buttons(ui, Box(box.x + _EDGE, box.bottom - 48 - _BUTTON, inside, _BUTTON))

    def _buttons(self, ui: Ui, box: Box) -> None:
        """The answers from the right, the first at the far right; "cancel" at the left."""
        words, fault = ui.words, self._fault
        count = len(self._answers) + self._can_cancel
        w = min(330.0, (box.w - 16 * (count - 1)) / count)
        labels = [*(answer.label for answer in self._answers), words("common.word.cancel")]
        size, has_icons = pieces.label_size(ui.canvas, w, box.h, labels, 28)
        with ui.area("dialog"):
            for i, answer in enumerate(self._answers):
                at, name = Box(box.right - w - i * (w + 16), box.y, w, box.h), f"dialog:{i}"
                is_default = name == self._default
                button(
                    ui, name, at, answer.label, partial(self.answer, answer.act),
                    colour="teal" if is_default else "walnut", size=size, icon=answer.icon if has_icons else None,
                    key=pygame.K_RETURN if is_default else 0,
                    is_enabled=not fault, why=fault,
                )  # fmt: skip
            if not self._can_cancel:
                return
            at = Box(box.x, box.y, w, box.h)
            key = pygame.K_RETURN if self._default == "dialog:cancel" else 0
            label, hint = words("common.word.cancel"), words("tips.cancel")
            button(ui, "dialog:cancel", at, label, self.back, size=size, key=key, hint=hint)


def ask_name(services: Services, title: str, value: str, act: Callable[[str], None], label: str) -> None:
    """Opens a dialog that asks for a name and hands it to `act`; `label` is the button's."""
    services.navigation.stack.push(
        DialogScene(services, title, "", (Answer(label, act, "check"),), Field(title, value))
    )


def leave(services: Services, name: str, go: Callable[[], None], otherwise: str = "") -> None:
    """Goes to another game, after asking where something on the screen is kept nowhere.

    Takes what the other game is called, what goes there, and the key of what is asked where all is kept ("": nothing).
    """
    words, unkept = services.words, services.navigation.stack.unkept
    if asked := f"ui.open.leave_{unkept}" if unkept else otherwise:
        answer = Answer(words("ui.saves.load"), lambda _: go(), "right", is_loss=bool(unkept))
        services.navigation.stack.push(DialogScene(services, name, words(asked), (answer,)))
    else:
        go()


def play_on(services: Services, session: Session, number: int) -> None:
    """Begins a game of its own where a finished one stood after an entry, after asking as `leave` does."""
    branch = session.branch(number)
    branch.is_branch = True
    leave(
        services, services.words("ui.replay.play_on"), lambda: services.navigation.start(services.routes.table, branch)
    )


class _Quitting(DialogScene):
    """Asks whether the program shall end; whoever asks it to end once more means it."""


def leave_program(services: Services) -> None:
    """Ends the program, after asking where something on the screen is kept nowhere."""
    words, unkept = services.words, services.navigation.stack.unkept
    if not unkept or isinstance(services.navigation.stack.top, _Quitting):
        services.navigation.quit()
        return
    answer = Answer(words("ui.menu.quit"), lambda _: services.navigation.quit(), is_loss=True)
    services.navigation.stack.push(
        _Quitting(services, words("ui.menu.quit"), words(f"ui.open.quit_{unkept}"), (answer,))
    )
