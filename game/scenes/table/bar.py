"""The bar above a table: whose turn it is, what can be done, and undo, hint and pause."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

import pygame

from game.core.rules import Seat
from game.engine.turn_controller import Phase
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BRASS, BRASS_LIGHT, LIGHT
from game.saves.players import Player
from game.scenes.shell.help import open_aid, open_rules
from game.scenes.table.board import BAR
from game.scenes.table.flow import TurnFlow
from game.scenes.table.handicap import starts
from game.scenes.table.input import TableInput
from game.scenes.table.nameplate import banner, banner_width, draw_actor, strip
from game.scenes.table.privacy import Privacy
from game.scenes.table.state import TableState
from game.session.handicap import is_handicapped
from game.tabletop.folding import RIM, overlay
from game.tabletop.items import Selection
from game.widgets.controls import button
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

STEP = 76.0
"""The height of the room for the button of the step mode."""
_ICON, _GAP, _PROMPT, _LEAST_PROMPT = 80.0, 12.0, 420.0, 240.0
"""The widths of a button with nothing but its icon, and of the least room of the prompt beside words and without."""
_NARROW, _NARROW_GAP = 62.0, 8.0
"""The same of the buttons that stay where the others are folded."""
_MORE, _FOLDED = "more", ("aid", "redo", "recap", "tempo")
"""The key of the sheet of buttons that are folded where the prompt would have no room, and which these are."""
_ROW, _SHEET = 76.0, 620.0
"""How high a row of that sheet is, and how wide the sheet."""
_SPOKEN = ("pause", "hint", "undo")
"""The buttons that keep their words longest."""


@dataclass(frozen=True, slots=True)
class _Slot:
    """One button of the bar: its id, icon, shortcut, what it does and, if that cannot be done now, why.

    `state` is the key of what it stands at, for one that changes; one that is lit has something to show. `hint` is its
    tip, where that is not always the same.
    """

    name: str
    icon: str
    key: int
    act: Callable[[], None]
    why: str = ""
    state: str = ""
    is_lit: bool = False
    hint: str = ""


def _draw(ui: Ui, slot: _Slot, box: Box, label: str) -> None:
    button(
        ui, slot.name, box, label, slot.act, size=26, icon=slot.icon, key=slot.key, is_enabled=not slot.why,
        why=slot.why, spoken=ui.words(slot.state or f"ui.table.{slot.name}"),
        hint=slot.hint or ui.words(f"ui.table.{slot.name}_hint"), colour="teal" if slot.is_lit else "walnut",
    )  # fmt: skip


def _width(ui: Ui, label: str) -> float:
    """How wide a button is, with its icon and perhaps a word."""
    return _ICON + (38 + lettering.width(ui.canvas, label, 26, "display") if label else 0)


def _labels(ui: Ui, names: Sequence[str], room: float) -> dict[str, str]:
    """The words on the buttons: on as many as leave the prompt its room beside the longest name at the table."""
    labels: dict[str, str] = {}
    for spoken in (names, _SPOKEN, _SPOKEN[:2], _SPOKEN[:1], ()):
        labels = {name: ui.words(f"ui.table.{name}") if name in spoken else "" for name in names}
        if sum(_width(ui, label) + _GAP for label in labels.values()) <= room:
            break
    return labels


class TopBar:
    """The bar of a table that is being played."""

    def __init__(self, state: TableState, privacy: Privacy, table_input: TableInput, flow: TurnFlow) -> None:
        self._state = state
        self._privacy = privacy
        self._input = table_input
        self._flow = flow
        self._folded: list[_Slot] = []

    def draw(self, ui: Ui, selection: Selection) -> None:
        """Draws banner, prompt and buttons."""
        strip(ui)
        with ui.area("bar"):
            right = self._buttons(ui)
        sheet = ui.canvas.area.centred(min(_SHEET, ui.canvas.w - 40), _ROW * len(self._folded) + 2 * RIM)
        overlay(ui, self._state.board.shown(selection), _MORE, sheet, partial(self._draw_folded, ui))
        x = 24.0
        if selection.actor is not None:
            end = banner(ui, self._state.board, selection.actor, x, right - x - 16)
            self._name_actor(ui, selection.actor, Box(x, 10, end - x, 68))
            x = end + 28
        x = draw_scales(ui, self._state.session.players, selection.actor, x, right - x)
        _prompt(ui, self.prompt(ui, selection), x, right - x - 20)

    def _name_actor(self, ui: Ui, seat: Seat, at: Box) -> None:
        """Makes the banner a button that leads to who plays on in this seat, over the pause."""
        if self._state.conduct.offers("seats"):
            name = ui.words("ui.table.turn", player=self._state.board.players[seat].name)
            act, rect = partial(self.open_seat, seat), ui.canvas.rect(at)
            with ui.area("bar"):
                ui.add(Node("turn", Role.BUTTON, name, rect, act=act, hint=ui.words("ui.pause.seats_hint")))
            ui.ring("turn", at, 34)

    def open_seat(self, seat: Seat) -> None:
        """Asks who plays on in a seat, over the pause."""
        self._pause()
        self._state.services.navigation.open(self._state.services.routes.seats, self._state.session, seat)

    def prompt(self, ui: Ui, selection: Selection) -> str:
        """Returns what can be done now, or who is thinking."""
        state = self._state
        if not state.playback.is_settled:
            is_told = selection.actor is not None and not state.session.players[selection.actor].is_human
            return ui.words("ui.table.telling") if is_told else ""
        if state.turn.phase is Phase.COMPUTER or state.slip or self._input.coach.is_looking:
            return self._thinking(ui)
        if state.controller.bot_moves.is_hinting:
            return ui.words("ui.hint.thinking")
        if state.turn.phase is Phase.MASKED:
            return state.board.table.preview(state.board.view, selection).title
        table, view = state.board.table, state.board.view
        if selection.move is not None and (label := table.preview(view, selection).label):
            return ui.words("ui.table.chosen", button=label)
        question = "" if selection.touched else state.conduct.question
        return question or table.prompt(view, selection)

    def _thinking(self, ui: Ui) -> str:
        if aside := self._state.conduct.aside:
            return aside
        if self._state.slip or self._input.coach.is_looking:
            return ui.words("ui.coach.again_title" if self._state.slip else "ui.coach.looking")
        player = self._state.session.players[self._state.turn.seat or 0].name
        if self._flow.waits_for_step:
            return ui.words("ui.table.step", player=player)
        if percent := self._flow.percent:
            return ui.words("ui.table.thinking_part", player=player, percent=percent)
        return ui.words("ui.table.thinking", player=player)

    def _buttons(self, ui: Ui) -> float:
        """The buttons from the right, each at its place all game long; returns where they begin."""
        slots = [slot for slot in self._slots(ui) if self._state.conduct.offers(slot.name)]
        room = self._beside_banner(ui)
        is_short = (_ICON + _GAP) * len(slots) > room - _LEAST_PROMPT
        self._folded = [slot for slot in slots if is_short and slot.name in _FOLDED]
        shown = [slot for slot in slots if slot not in self._folded]
        if self._folded:
            shown.append(self._more(ui))
        labels = {} if self._folded else _labels(ui, [slot.name for slot in shown], room - _PROMPT)
        x, gap = ui.canvas.w - 32, _NARROW_GAP if self._folded else _GAP
        for slot in shown:
            label = labels.get(slot.name, "")
            w = _NARROW if self._folded else _width(ui, label)
            x -= w
            _draw(ui, slot, Box(x, 12, w, 62), label)
            x -= gap
        return x - self._state.conduct.spare

    def _more(self, ui: Ui) -> _Slot:
        """The button that calls the folded ones up, lit as one of them would be."""
        unfold, is_lit = partial(self._state.board.unfold, _MORE), any(slot.is_lit for slot in self._folded)
        hint = ui.words("ui.table.more_hint")
        return _Slot(f"tab:{_MORE}", "more", 0, unfold, state="ui.table.more", is_lit=is_lit, hint=hint)

    def _draw_folded(self, ui: Ui, box: Box) -> None:
        """The folded buttons, each with its words; what they do is done at the table."""
        for slot, row in zip(self._folded, box.pile(len(self._folded), _ROW - 12, 12), strict=True):
            stays = slot if slot.state else replace(slot, act=partial(self._do, slot))
            _draw(ui, stays, row, ui.words(f"ui.table.{slot.name}"))

    def _do(self, slot: _Slot) -> None:
        self._state.board.unfold("")
        slot.act()

    def key(self, event: pygame.Event) -> bool:
        """Takes the key of a folded button, or says why that is off."""
        slot = next((slot for slot in self._folded if slot.key == event.key), None)
        if slot is None:
            return False
        if slot.why:
            self._state.services.notices.say(slot.why)
        else:
            slot.act()
        return True

    def _slots(self, ui: Ui) -> list[_Slot]:
        """What the bar holds, from the right; what cannot be done now stands there with its reason."""
        controller, words, player = self._state.controller, ui.words, self._input
        tempo = self._state.services.settings.now.speed
        viewer = self._state.board.viewer
        picker = self._state.picker
        is_free = bool(picker and picker.touched) or controller.can_undo
        given_back = player.given_back if self._state.can_play and not is_free else None
        undo = self._why(ui, lambda: is_free or given_back is not None, self._no_undo)
        redo = self._why(ui, lambda: controller.can_redo, "ui.session.no_redo")
        recap = self._why(ui, lambda: viewer is not None and player.has_recap(viewer), "ui.table.no_recap")
        hint = self._why(ui, lambda: True, "")
        mask = _Slot("mask", "eye_off", 0, self._privacy.mask, "" if controller.can_mask else words("ui.fan.masked"))
        return [
            _Slot("pause", "pause", pygame.K_PAUSE, self._pause),
            _Slot("rules", "book", 0, partial(open_rules, self._state.services)),
            _Slot("aid", "bookmark", pygame.K_F3, partial(open_aid, self._state.services)),
            *([mask] if controller.is_quick else []),
            _Slot("hint", "hint", pygame.K_h, player.hint, hint),
            _Slot("undo", "undo", pygame.K_u, player.undo, undo, hint=_rethinking(ui, given_back)),
            _Slot("redo", "redo", pygame.K_y, player.redo, redo),
            _Slot("recap", "film", pygame.K_r, player.recap, recap, is_lit=tempo == "instant" and not recap),
            _Slot("tempo", f"tempo_{tempo}", pygame.K_t, player.change_tempo, state=f"ui.table.tempo_now.{tempo}"),
        ]

    def _why(self, ui: Ui, is_possible: Callable[[], object], key: str) -> str:
        """Returns why something cannot be done, "" if it can; asks only while somebody can act: an idle bar is free."""
        if not self._state.can_play:
            return ui.words("ui.fan.masked" if self._privacy.is_masked else "ui.table.not_your_turn")
        return "" if is_possible() else ui.words(key)

    @property
    def _no_undo(self) -> str:
        """The key of why nothing can be taken back: it showed something new, or nothing was played at all."""
        state = self._state
        was_played = state.turn.seat is not None and state.session.beats(state.board.viewer)[-1].seat == state.turn.seat
        return "ui.session.no_undo" if was_played else "ui.table.no_undo"

    def _pause(self) -> None:
        self._state.conduct.pause(self._state.session)

    def _beside_banner(self, ui: Ui) -> float:
        """Returns how much room the longest name at the table leaves beside the banner that says whose turn it is."""
        players = self._state.session.players
        widest = max(banner_width(ui, ui.words("ui.table.turn", player=player.name)) for player in players)
        return ui.canvas.w - 32 - (24 + widest + 28)

    def draw_waiting(self, ui: Ui) -> None:
        """Draws what stands in the action panel's place while nobody at the screen can act: who is thinking."""
        board, turn, has_step = self._state.board, self._state.turn, self._flow.waits_for_step
        is_held = self._state.slip or self._input.coach.is_looking or self._state.conduct.aside
        if turn.phase is Phase.COMPUTER and self._state.playback.is_settled and not is_held:
            draw_actor(ui, board, turn.seat, self._thinking(ui), STEP if has_step else 0)
        else:
            draw_actor(ui, board, None, "", STEP if has_step else 0)
        if has_step:
            self._draw_step(ui, board.panels.action)

    def _draw_step(self, ui: Ui, box: Box) -> None:
        at = Box(box.x + 20, box.bottom - STEP, box.w - 40, STEP - 14)
        with ui.area("action"):
            button(
                ui, "step", at, ui.words("ui.walk.next"), self._step, colour="teal", size=30, key=pygame.K_SPACE,
                cap="space",
            )  # fmt: skip

    def _step(self) -> None:
        self._flow.go()


def _rethinking(ui: Ui, given_back: int | None) -> str:
    """The tip of undo where it goes back over so many moves of others; "" where it does not."""
    if given_back is None:
        return ""
    return ui.words("seats.again.hint", count=given_back) if given_back else ui.words("seats.again.hint_shown")


def _prompt(ui: Ui, told: str, x: float, room: float) -> None:
    """A prompt on one line or, where it is narrow, on as many as the bar holds."""
    if lettering.width(ui.canvas, told, 26) <= room:
        lettering.text(ui.canvas, told, x, 44, 26, LIGHT)
        return
    for size in range(26, 16, -1):
        height = lettering.paragraph_height(ui.canvas, told, room, size)
        if height <= BAR - 12 and all(lettering.width(ui.canvas, word, size) <= room for word in told.split()):
            lettering.paragraph(ui.canvas, told, x, 44 - height / 2, room, size, LIGHT)
            return


# ---------------------------------------------------------------------- points given to begin with
_SCALES, _APART, _LETTERS = 44.0, 16.0, 28.0
_LEFT_FREE = 120.0
"""What is left for the prompt at least."""


def draw_scales(ui: Ui, players: Sequence[Player], actor: int | None, x: float, room: float) -> float:
    """Draws scales in the bar where anybody began with points, with those of whoever acts; returns where they end.

    Where the bar has no room, they hang below whose turn it is.
    """
    if not is_handicapped(players):
        return x
    canvas, words = ui.canvas, ui.words
    start = players[actor].start if actor is not None else 0
    shown = f"+{start}" if start else ""
    width = _SCALES + (8 + lettering.width(canvas, shown, _LETTERS, "bold") if shown else 0)
    has_room = room >= width + _LEFT_FREE
    at = Box(x, 20, width, 48) if has_room else Box(24, BAR - 4, width + 16, 48)
    left = at.x if has_room else at.x + 8
    if not has_room:
        canvas.box(at, "#1A0A12F0", BRASS, 12, 2)
    canvas.put("icon_scales_brass", left + _SCALES / 2, at.cy, 38, centre=True)
    if shown:
        lettering.text(canvas, shown, left + _SCALES + 4, at.cy, _LETTERS, BRASS_LIGHT, "bold")
    told = words("evening.handicap.told", starts=starts(words, players))
    ui.add(Node("handicap", Role.TEXT, told, canvas.rect(at), hint=told))
    return at.right + _APART if has_room else x
