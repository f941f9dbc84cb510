"""A table that is read instead of seen: its parts in a fixed order, keys that say one of them, and what is new."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace

import pygame

from game.core.rules import Seat
from game.scenes.table.board import Board
from game.scenes.table.board_layers import node_of
from game.scenes.table.reading_regions import POSSIBLE, Layer
from game.scenes.table.state import TableState
from game.tabletop.items import Item, Selection
from game.tabletop.passages import BOARD, HAND, MARKET, SCORING, STATUS, Passage, PassageEntry, listed, player
from game.tabletop.table import Preview
from game.widgets.node import Node, Role
from game.widgets.reading import joined, region_of
from game.widgets.ui import Ui

Decision = tuple[Seat | None, int]
"""Who looks, and how many moves were played until then."""
Paths = Mapping[str, Sequence[PassageEntry]]
"""The ways through parts of a table, by the names of the parts."""
_NEWS = "news"
_KEYS = {
    pygame.K_s: STATUS,
    pygame.K_l: _NEWS,
    pygame.K_c: HAND,
    pygame.K_m: MARKET,
    pygame.K_b: BOARD,
    pygame.K_v: SCORING,
}
_PLAYERS = (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5, pygame.K_6)


class TableReading:
    """Says what a table shows; it is asked for nothing while nobody listens.

    Takes what the table scene shares, and what names the nodes to which N leads before all others.
    """

    def __init__(self, state: TableState, wanted: Callable[[], Sequence[str]] = tuple) -> None:
        self._state = state
        self._wanted = wanted
        self._asked = ""
        self._asker: Seat | None = None
        self._times = 0
        self._line = 0
        self._paths: Paths = {}
        self._walked = ("", 0)
        self._decision: Decision = (None, -1)
        self._prompt = self._former = ""
        self._button: tuple[Decision, str] = ((None, -1), "")
        self._is_held = False

    # ------------------------------------------------------------------ keys
    def key(self, ui: Ui, event: pygame.Event) -> bool:
        """Takes the keys that say a part of the table, and returns whether it was one of them."""
        if not ui.reading.is_on:
            return False
        is_shifted = bool(event.mod & pygame.KMOD_SHIFT)
        if is_shifted and event.key == pygame.K_l:
            return self._older(ui)
        if event.key == pygame.K_n:
            return self._next_open(ui, -1 if is_shifted else 1)
        if event.key == pygame.K_w and self._paths:
            return self._walk(ui, -1 if is_shifted else 1)
        return self._say(ui, POSSIBLE if is_shifted and event.key == pygame.K_p else _KEYS.get(event.key, ""))

    def chord(self, ui: Ui, event: pygame.Event) -> None:
        """Takes Alt and a digit, which say what stands before a player."""
        if ui.reading.is_on and event.mod & pygame.KMOD_ALT and event.key in _PLAYERS:
            self._say(ui, player(_PLAYERS.index(event.key)))

    def _say(self, ui: Ui, name: str) -> bool:
        """Says a part of the table and returns whether there is one of that name."""
        self._line = 0
        region = next((region for region in ui.reading.regions if region.name == name), None)
        if region is not None:
            self._answer(ui, region.summary)
        return region is not None

    def _older(self, ui: Ui) -> bool:
        """Says the sentence of the log before the one that was said last."""
        lines = [*self._state.board.story.sentences.values()]
        self._line = min(self._line + 1, len(lines))
        self._answer(ui, lines[-self._line] if lines else ui.words("access.nothing_new"))
        return True

    def _walk(self, ui: Ui, step: int) -> bool:
        """Leads a step along the path of the part that has the focus, else of the own board, and says the step."""
        region = region_of(ui.reading.regions, ui.focus)
        name = region.name if region and region.name in self._paths else BOARD
        path = self._paths.get(name, ())
        if not path:
            self._answer(ui, ui.words("access.nothing"))
            return True
        at, number = self._walked
        number = (number + step) % len(path) if ui.focus == at else 0
        item = path[number].item
        ui.focus_on(ui.find(node_of(item)) if item else None)
        self._walked = (ui.focus or "", number)
        self._answer(ui, path[number].text)
        return True

    def _next_open(self, ui: Ui, step: int) -> bool:
        """Leads to the next thing that can be chosen, in the order in which the table is read.

        What is wanted comes first, then what makes a whole move at one press: a building, with the cards that pay for
        it, before these. Where what is chosen makes one, its button comes after it. Of things that are called alike
        only the first is met, and while a choice is begun nothing that would only change it.
        """
        parts = [region for region in ui.reading.regions if region.name != STATUS]  # from there N leads to the first
        named = (ui.find(name) for region in parts for row in region.lines for name in row)
        button = ui.find("submit")
        other = self._other()
        order = [node for node in named if node and node is not button and node.id not in other]
        whole = self._whole()
        first = [node for name in self._wanted() if (node := ui.find(name))]
        first += [node for node in order if node.id in whole]
        if button and button.act and button.is_enabled:
            order.insert(_after_chosen(order, ui.focus), button)
        order = _once([*first, *order], ui.focus)[::step]
        at = next((i + 1 for i, node in enumerate(order) if node.id == ui.focus), 0)
        if first and step > 0 and at and order[at - 1].is_on:
            at = 0  # a part of what is wanted is chosen: the rest comes next
        is_open = (node for node in (*order[at:], *order[:at]) if node.act and node.is_enabled)
        return ui.focus_on(next((n for n in is_open if n is button or n in first or n.role is Role.ITEM), None)) or True

    def _other(self) -> Collection[str]:
        """Returns the nodes of what would only change a choice that is begun."""
        picker = self._state.picker
        return {*map(node_of, picker.other(self._items()))} if picker and picker.touched else ()

    def _whole(self) -> Collection[str]:
        """Returns the nodes of what makes a whole move at one press."""
        picker = self._state.picker
        return {*map(node_of, picker.whole(self._items()))} if picker and not picker.touched else ()

    def _items(self) -> list[Item]:
        return [item for item, _ in self._state.board.stage.poses()]

    def _answer(self, ui: Ui, told: str) -> None:
        """Says something that was asked for, though it may be the same as before."""
        self._asked, self._asker, self._times = told, self._state.board.viewer, self._times + 1
        ui.is_stale = True

    # ------------------------------------------------------------------ drawing
    def draw(self, ui: Ui, selection: Selection, prompt: str) -> None:
        """Puts the parts of the table into a frame that was drawn, and says what is new."""
        state = self._state
        selection, turn = state.board.shown(selection), self._turn(ui)
        preview = state.board.table.preview(state.board.view, selection) if state.can_play else None
        viewer = state.board.viewer
        since = -1 if viewer is None else state.controller.last_asked(viewer)
        for node in ui.nodes:
            if node.role is Role.ITEM and node.is_on:
                node.value = ui.words("access.chosen")
        layer = Layer(ui)
        self._paths = read_board(ui, layer, state.board, [line for line in (turn, prompt) if line], since)
        ui.reading.tell("log", id(state.session), state.board.story.outside_sequences)
        if preview:
            ui.reading.tell("keys", "keys of a table", {(0, 0): ui.words("access.keys")} if ui.reading.is_on else {})
            ui.reading.say("turn", turn)
            ui.reading.say("prompt", "" if preview.label else self._asked_for(turn, prompt, selection))
            layer.lay(_possible(ui, preview))
        if preview and selection.touched:
            title = preview.title if preview.label and not prompt.startswith(preview.title) else ""
            label = "" if state.picker and state.picker.is_final else preview.label  # its button gets the focus
            lines = preview.lines[: len(preview.lines) - preview.repeated]
            ui.reading.say("preview", title, *(text for text, _ in lines), label)
        if viewer != self._asker:
            self._asked = ""  # who begins to listen now must not hear what another person's hand was
        ui.reading.tell("asked", f"asked {id(self)}", {(self._times, 0): self._asked} if self._asked else {})
        self._hold(ui)

    def _hold(self, ui: Ui) -> None:
        """Keeps the button of a move that was played where it has the focus, until keys lead on: nothing is said of it.

        Else the focus would fall to the status, which would be said after each move; from there keys lead on.
        """
        now, button = (self._state.board.viewer, self._state.session.number), ui.find("submit")
        if button and self._is_held:
            ui.renew()  # another button is there, which nobody can have meant yet
        if button:
            self._button = now, button.name
        (viewer, number), name = self._button
        is_played = ui.focus == "submit" and viewer == now[0] and number != now[1]
        self._is_held = button is None and is_played and ui.reading.is_on
        if self._is_held:
            at = next(i for i, region in enumerate(ui.reading.regions) if region.name == STATUS)
            status, held = ui.reading.regions[at], ui.reading.text("submit", name, Role.BUTTON)
            held.area = f"region:{STATUS}"
            ui.nodes.append(held)
            ui.reading.regions[at] = replace(status, rows=((held.id,), *status.rows))

    def _asked_for(self, turn: str, prompt: str, selection: Selection) -> str:
        """Returns what is asked for; where that is the same as at the decision before, only whose turn it is."""
        decision = (self._state.board.viewer, self._state.session.number)
        if decision != self._decision:
            self._former = self._prompt if decision[0] == self._decision[0] else ""
            self._decision, self._prompt = decision, ""
        if selection.touched:
            return prompt
        self._prompt = prompt
        return turn if prompt == self._former else prompt

    def _turn(self, ui: Ui) -> str:
        seat = self._state.turn.seat if self._state.playback.is_settled else self._state.board.actor
        return "" if seat is None else ui.words("ui.table.turn", player=self._state.session.players[seat].name)


def _after_chosen(order: Sequence[Node], focus: str | None) -> int:
    """Returns the place after what is chosen: after the one that has the focus, else after the last."""
    chosen = [i for i, node in enumerate(order) if node.role is Role.ITEM and node.is_on]
    return 1 + next((i for i in chosen if order[i].id == focus), max(chosen, default=-1))


def _once(order: Sequence[Node], focus: str | None) -> list[Node]:
    """Returns nodes without those called like one before, as cards alike are; of such the one with the focus stays."""
    found: dict[tuple[str, bool], Node] = {}
    for node in order:
        if node.id == focus or (node.name, node.is_on) not in found:
            found[node.name, node.is_on] = node
    return [*found.values()]


def read_board(ui: Ui, layer: Layer, board: Board, status: Sequence[str] = (), since: int = -1) -> Paths:
    """Puts the parts of a board into a frame, says what is new there, and returns the ways through its parts.

    Takes first lines of the status, and the entry after which everything is news.
    """
    story = board.story.sentences
    ui.reading.title = ui.reading.title or ui.words(f"{board.session.box}.title")
    ui.reading.tell("log", id(board.session), story)
    own = board.passages
    rows = [row for passage in own if passage.name == STATUS for row in passage.rows]
    layer.lay(Passage(STATUS, ui.words("access.part.status"), [*((PassageEntry(line),) for line in status), *rows]))
    new = joined([text for key, text in story.items() if key[0] > since])
    news = [*story.values()][::-1]
    layer.lay(listed(_NEWS, ui.words("access.part.news"), news, new or ui.words("access.nothing_new")))
    for passage in own:
        if passage.name != STATUS:
            layer.lay(passage)
    return {passage.name: passage.path for passage in own if passage.path}


def _possible(ui: Ui, preview: Preview) -> Passage:
    heading = ui.words("access.part.possible")
    title = "" if preview.title == heading else preview.title
    return listed(POSSIBLE, heading, [title, *(text for text, _ in preview.lines)])
