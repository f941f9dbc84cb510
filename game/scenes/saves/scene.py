"""The saved games and the replays: a list with pictures, to load, rename and delete."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from pathlib import Path
from time import monotonic

import pygame

from game.boxes import NAMES
from game.challenges.deals import WrongCode, deal_of
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import INK
from game.paint.panels import ground, panel, sheet
from game.saves.record import Record, Standing
from game.saves.store import Saved, is_left_over, newest_first
from game.saves.trouble import StoreError, Trouble
from game.scenes.saves.opening import open_game
from game.scenes.saves.row import TALL, TALLER, WIDE_ENOUGH, RowActions, saved_row
from game.scenes.saves.saved_game import box_title, called_now, copies
from game.scenes.shell.dialog import Answer, ask_name
from game.scenes.shell.scene import Scene
from game.scenes.shell.services import Services
from game.session.handicap import standing
from game.session.session import Session
from game.widgets.controls import button, key_help, segments
from game.widgets.sheets import Way, nothing_yet, page_title, way_back
from game.widgets.ui import Ui

_HEAD, _FOOT, _BAR, _SWEEP = 112.0, 52.0, 84.0, 76.0
_AT_ONCE, _IN_A_FRAME = 0.03, 0.008
"""So many seconds heads are read before the list is shown first, and in each frame after that."""
_FRAMES = {"load": "frame_walnut", "replays": "frame_plum"}


@dataclass(frozen=True, slots=True)
class Removed:
    """A game that was deleted a moment ago: where it lies in the trash, where it lay, what it was called."""

    trashed: Path
    path: Path
    name: str


class SavesScene(Scene):
    """Lists games that can be gone on with ("load") or watched ("replays"), each on a tab."""

    minimum = (900, 540)
    _row = 0.0

    def __init__(self, services: Services, kind: str) -> None:
        super().__init__(services)
        self.kind = kind
        self.games: list[Saved] = []
        self._unread = self._in_progress = 0
        self._unknown: list[int] = []
        self._copies: dict[Path, tuple[int, int]] = {}
        self._challenges = frozenset[tuple[str, int]]()
        self._removed: tuple[Removed, ...] = ()

    def entered(self) -> None:
        self._challenges = _challenges(self.services)
        self._read()
        self.services.ui.focus_first("game:0" if self.games else "new_game")

    def _read(self) -> None:
        """Finds the files; of thousands the first few are looked into at once, the others while the list is shown."""
        self._unread, self._unknown = 0, []
        self._take(self.services.store.listed(self.kind))
        self._look_on(_AT_ONCE)
        self.services.ui.is_stale = True

    def _take(self, games: list[Saved]) -> None:
        """Lists games; of how many are in progress is asked for with every picture, so it is counted here."""
        self.games, self._in_progress = games, sum(map(self.is_in_progress, games))

    # ------------------------------------------------------------------ heads, and who won
    @property
    def needs_ticks(self) -> bool:
        """Tells whether files are not looked into yet, or replays of older programs do not say yet who won."""
        return self._unread < len(self.games) or bool(self._unknown)

    def tick(self, seconds: float) -> bool:
        """Looks into some more files, then into one more replay; returns whether something is to be drawn."""
        if self._unread < len(self.games):
            return self._look_on(_IN_A_FRAME)
        return bool(self._unknown) and self._find_out(self._unknown.pop(0))

    def _look_on(self, seconds: float) -> bool:
        """Reads heads for some seconds; once all are known they are put in order, and it returns whether that is so."""
        until = monotonic() + seconds
        while self._unread < len(self.games) and monotonic() < until:
            self._glance(self._unread)
            self._unread += 1
        if self._unread < len(self.games):
            return False
        self._put_in_order()
        return True

    def _glance(self, index: int) -> Saved:
        if not self.games[index].is_read:
            self.games[index] = called_now(self.services.people, self.services.store.glance(self.games[index]))
        return self.games[index]

    def _put_in_order(self) -> None:
        """Sorts what is known now; what is in sight and the focus stay with the games that they were on."""
        ui, before = self.services.ui, self.games
        kept = [saved for saved in before if not (self.is_in_progress(saved) and is_left_over(saved))]
        self._take(newest_first(kept))
        self._unread = len(kept)
        self._copies = copies(self.games)
        if self.kind == "replays":
            self._unknown = [i for i, saved in enumerate(self.games) if _is_unknown(saved.head)]
        at = {saved.path: i for i, saved in enumerate(self.games)}
        if (focused := self._index(ui.focus)) is not None and focused < len(before):
            ui.focus = f"game:{at.get(before[focused].path, 0)}"
        top = round(ui.scrolls["games"].offset // self._row) if self._row else 0
        if 0 < top < len(before):
            ui.scroll_to("games", ui.scrolls["games"].offset + (at.get(before[top].path, top) - top) * self._row)

    def _find_out(self, index: int) -> bool:
        """Finds out how a game ended and keeps it in its header."""
        saved, store = self.games[index], self.services.store
        with suppress(Trouble):  # opening the game says what is wrong with it
            found = standing(store.read(saved.path))
            if found is not None:
                self.games[index] = _ended(saved, found)
                store.keep_standing(saved.path, found)
        return True

    def key(self, event: pygame.Event) -> bool:
        """Deletes or renames the game that has the focus."""
        saved = self._focused
        if saved is None or event.key not in (pygame.K_DELETE, pygame.K_F2):
            return False
        if event.key == pygame.K_DELETE:
            self.delete(saved)
        elif self.may_rename(saved):
            self.rename(saved)
        return True

    @property
    def _focused(self) -> Saved | None:
        index = self._index(self.services.ui.focus)
        return self._glance(index) if index is not None else None

    def _index(self, name: str | None) -> int | None:
        _, _, index = (name or "").partition(":")
        return int(index) if index.isdigit() and int(index) < len(self.games) else None

    # ------------------------------------------------------------------ actions
    def turn(self, kind: str) -> None:
        """Shows the other list."""
        self.kind, self._removed = kind, ()
        self.services.ui.scroll_to("games", 0)
        self._read()
        self.services.ui.renew()

    def name_of(self, saved: Saved) -> str:
        """Returns what a game is called: its own name, else its box's title, else its file's name."""
        if saved.head is None:
            return saved.path.stem
        return saved.head.label.name or box_title(self.services.words, saved.head.box)

    def _date_of(self, saved: Saved) -> tuple[str, ...]:
        """Returns when a game was saved, and which copy it is where rows would read the same: from long to short."""
        words = self.services.words
        date = words.date(saved.written) if saved.written else ""
        if saved.path not in self._copies:
            return (date,)
        number, total = self._copies[saved.path]
        copy = words("ui.saves.copy_newest" if number == 1 else "ui.saves.copy", number=number, total=total)
        return f"{date} · {copy}", copy

    def _kind_of(self, saved: Saved) -> str:
        """Returns of what kind a game is: saved by itself or of which box, whether it is a challenge, or played on."""
        words, head = self.services.words, saved.head
        if head is None:
            return words("ui.saves.autosave")
        kind = words("ui.saves.autosave") if self.is_in_progress(saved) else box_title(words, head.box)
        is_challenge = (head.box, head.seed) in self._challenges
        marks = (words("challenges.mark"),) if is_challenge else ()
        return " · ".join((kind, *marks, *((words("ui.saves.branch"),) if head.is_branch else ())))

    def may_rename(self, saved: Saved) -> bool:
        """Tells whether a game has a name of its own: one in progress is found by its box and time."""
        return saved.head is not None and not self.is_in_progress(saved)

    def is_in_progress(self, saved: Saved) -> bool:
        """Tells whether a game was never saved by hand."""
        return self.services.store.is_in_progress(saved.path)

    def open(self, saved: Saved) -> None:
        """Brings a game to the table or plays it back; one that is damaged only after asking, or not at all."""
        self._open(saved, partial(self._show, saved))

    def review(self, saved: Saved) -> None:
        """Shows how a finished game went."""
        self._open(saved, self._review)

    def _review(self, session: Session) -> None:
        """Where the end of a damaged game was lost, it is played back as far as it goes."""
        routes = self.services.routes
        self.services.navigation.open(routes.review if session.is_over else routes.replay, session)

    def _open(self, saved: Saved, show: Callable[[Session], None]) -> None:
        delete = Answer(self.services.words("ui.saves.delete"), lambda _: self.delete(saved), "trash", is_loss=True)
        open_game(self.services, saved.path, self.name_of(saved), show, self._verb, (delete,))

    def _show(self, saved: Saved, session: Session) -> None:
        if self.kind == "replays" or session.is_over:
            self.services.navigation.open(self.services.routes.replay, session)
        elif self.is_in_progress(saved):
            self.services.navigation.start(self.services.routes.table, session, saved.path)
        else:
            self.services.navigation.start(self.services.routes.table, session)

    def rename(self, saved: Saved) -> None:
        """Asks for another name."""
        title, label = self.services.words("ui.saves.name"), self.services.words("ui.saves.rename")
        before = saved.head.label.name if saved.head else ""
        ask_name(self.services, title, before, partial(self._renamed, saved), label)

    def _renamed(self, saved: Saved, name: str) -> None:
        try:
            path = self.services.store.rename(saved.path, name)
        except Trouble as trouble:
            self.services.notices.tell_trouble(trouble)
            path = saved.path
        self._read()
        self._focus(path)

    def delete(self, *games: Saved) -> None:
        """Moves games to the trash; as long as nothing else is done they can be brought back."""
        at = next(i for i, other in enumerate(self.games) if other.path == games[0].path)
        removed = []
        for saved in games:
            try:
                removed.append(Removed(self.services.store.delete(saved.path), saved.path, self.name_of(saved)))
            except StoreError as trouble:
                self.services.notices.tell_trouble(trouble)
        if not removed:
            return
        self._removed = tuple(removed)
        self._read()
        self.services.ui.renew()
        self.services.ui.focus = f"game:{min(at, len(self.games) - 1)}" if self.games else "restore"

    def restore(self) -> None:
        """Brings what was deleted last back."""
        removed, self._removed = self._removed, ()
        path = removed[0].path
        for game in removed:
            try:
                path = self.services.store.restore(game.trashed, game.path)
            except StoreError as trouble:
                self.services.notices.tell_trouble(trouble)
        self._read()
        self._focus(path)

    def _focus(self, path: Path) -> None:
        at = next((i for i, saved in enumerate(self.games) if saved.path == path), None)
        self.services.ui.focus = "back" if at is None else f"game:{at}"

    # ------------------------------------------------------------------ drawing
    @property
    def _verb(self) -> str:
        return "watch" if self.kind == "replays" else "load"

    def draw(self, ui: Ui) -> None:
        canvas = ui.canvas
        ui.reading.title = ui.words("ui.menu.saves")
        ground(canvas, "wood", 170)
        self._head(ui)
        foot = _FOOT + (_BAR if self._removed else 0)
        box = Box(32, _HEAD, canvas.w - 64, canvas.h - _HEAD - foot - 8)
        if self.games:
            box = box.band(0, min(box.h, self._height(box.w - 88) + 84))
        panel(canvas, box, _FRAMES[self.kind])
        inner = Box(box.x + 44, box.y + 42, box.w - 88, box.h - 84)
        if self.games:
            self._list(ui, inner)
        else:
            self._nothing(ui, inner)
        if self._removed:
            self._bar(ui, Box(32, box.bottom + 10, canvas.w - 64, _BAR - 10), self._removed)
        self._keys(ui)

    def _head(self, ui: Ui) -> None:
        """The way back, both lists as tabs and, where there is room between them, what is listed."""
        canvas, title, at = ui.canvas, ui.words("ui.menu.saves"), way_back(ui, self.back)
        choices = [(kind, ui.words(f"ui.saves.{kind}_title")) for kind in _FRAMES]
        hint = ui.words("ui.menu.saves_hint")
        left = segments(
            ui, "kind", canvas.w - 32, 50, choices, self.kind, self.turn, canvas.w - at.right - 64, hint=hint
        )
        room = left - at.right - 48
        if lettering.width(canvas, title, 54, "heavy") < room:
            page_title(ui, title, self.kind, room, (at.right + left) / 2)

    def _height(self, width: float) -> float:
        """Returns how high all rows are at a width, with the button below them."""
        self._row = TALL if width >= WIDE_ENOUGH else TALLER
        return self._row * len(self.games) + (_SWEEP if self._in_progress > 1 else 0)

    def _list(self, ui: Ui, box: Box) -> None:
        """Draws the rows in sight, those next to them and the one with the focus: keys lead on to nothing else."""
        height, row = self._height(box.w), self._row
        with ui.area("games"), ui.scrolled("games", box, height) as offset:
            is_scrolling = height > box.h
            width = box.w - (26 if is_scrolling else 0)
            first, last = int(offset // row) - 1, int((offset + box.h) // row) + 1
            drawn = set(range(max(0, first), min(last + 1, len(self.games)))) | {self._index(ui.focus) or 0}
            for i in sorted(drawn):
                at = Box(box.x, box.y - offset + i * row, width, row - 12)
                saved = self._glance(i)
                saved_row(ui, self.services.words, at, i, saved, self._deeds(saved))
            if self._in_progress > 1:
                self._sweeping(ui, Box(box.x, box.y - offset + height - _SWEEP, width, _SWEEP))

    def _sweeping(self, ui: Ui, box: Box) -> None:
        """The button below the last row that deletes all games that were never saved by hand."""
        label = ui.words("ui.saves.delete_all", number=self._in_progress)
        width = min(box.w, lettering.width(ui.canvas, label, 26, "display") + 150)
        at = Box(box.right - width, box.y, width, box.h - 12)
        button(ui, "delete_all", at, label, self._sweep, colour="walnut", size=26, icon="trash")

    def _sweep(self) -> None:
        self.delete(*filter(self.is_in_progress, self.games))

    def _deeds(self, saved: Saved) -> RowActions:
        return RowActions(
            self.name_of(saved),
            self._date_of(saved),
            self._verb,
            self._kind_of(saved),
            lambda: self.open(saved),
            (lambda: self.rename(saved)) if self.may_rename(saved) else None,
            lambda: self.delete(saved),
            (lambda: self.review(saved)) if saved.head and saved.head.is_over else None,
        )

    def _nothing(self, ui: Ui, box: Box) -> None:
        told = ui.words("ui.saves.none_replayed" if self.kind == "replays" else "ui.saves.none_saved")
        start = partial(self.services.navigation.start, self.services.routes.lobby)
        way = Way("new_game", ui.words("ui.menu.new_game"), ui.words("ui.menu.new_game_hint"), start)
        with ui.area("games"):
            nothing_yet(ui, box, self.kind, told, way)

    def _bar(self, ui: Ui, box: Box, removed: Sequence[Removed]) -> None:
        canvas, words = ui.canvas, ui.words
        sheet(canvas, box)
        label = words("ui.saves.restore")
        width = min(360.0, lettering.width(canvas, label, 26, "display") + 150)
        told = words("ui.saves.deleted_all", number=len(removed))
        if len(removed) == 1:
            told = words("ui.saves.deleted", name=removed[0].name)
        lettering.text(canvas, told, box.x + 28, box.cy - 1, 26, INK, "semi", room=box.w - width - 70)
        with ui.area("restore"):
            at, hint = Box(box.right - width - 12, box.y + 8, width, box.h - 14), words("tips.saves.restore")
            button(ui, "restore", at, label, self.restore, colour="teal", size=26, icon="undo", hint=hint)

    def _keys(self, ui: Ui) -> None:
        canvas, words = ui.canvas, ui.words
        if not self.games:
            return
        pairs = [
            ("enter", words("ui.keys.open")),
            ("F2", words("ui.keys.rename")),
            ("del", words("ui.keys.delete")),
            ("escape", words("ui.keys.back")),
        ]
        key_help(ui, canvas.w / 2, canvas.h - _FOOT / 2 + 2, pairs, canvas.w - 48)


def _challenges(services: Services) -> frozenset[tuple[str, int]]:
    """Returns box and seed of every deal that somebody here has begun as a challenge."""
    people = ("", *(person.id for person in services.people.all()))
    found = set()
    for code in chain.from_iterable(services.notes.begun(who) for who in people):
        with suppress(WrongCode):
            deal = deal_of(code, NAMES)
            found.add((deal.box, deal.seed))
    return frozenset(found)


def _is_unknown(head: Record | None) -> bool:
    return head is not None and head.is_over and head.standing is None


def _ended(saved: Saved, found: Standing) -> Saved:
    return saved if saved.head is None else replace(saved, head=replace(saved.head, standing=found))
