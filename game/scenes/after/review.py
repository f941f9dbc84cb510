"""The review of a finished game: leads, luck and decisions, and for each player three moments worth knowing."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Literal

from game.core.rules import Seat
from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.palette import BRASS_DARK, BRASS_LIGHT, GLOW, INK, LIGHT, MUTED, NIGHT, SOFT, TEAL
from game.paint.panels import ground, panel
from game.review.course import Course
from game.review.moments import KINDS, Kind, ReviewMoment, moments
from game.scenes.after.cards import PICTURE, KindCard, draw_card
from game.scenes.after.ledger import draw_habits, draw_ledger
from game.scenes.after.own_puzzle import keep_slips
from game.scenes.after.pictures import Pictures
from game.scenes.after.review_chart import Chart, Scoring, draw_chart, scorings
from game.scenes.after.walking import Walking
from game.scenes.after.words import MomentText, moment_text, verdict
from game.scenes.shell.dialog import play_on
from game.scenes.shell.scene import Scene
from game.scenes.shell.services import Services
from game.scenes.table.board import Board
from game.session.seats import people
from game.session.session import Session
from game.tabletop.ended import Habit
from game.tabletop.teaching import FIRST_PAGE
from game.widgets.controls import button, segment_widths, segments
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

Page = Literal["course", "ledger", "habits", "find", "slip", "turn"]
_PAGES: tuple[Page, ...] = ("course", "ledger", "habits", *KINDS)
_WIDE, _HIGH = 1500.0, 900.0
"""Units from which everything stands side by side; below them there is a page at a time."""
_TOP, _TABS = 392.0, 54.0
"""How high chart, ledger or habits are, with what is said above them, and how high that is."""
_SO_FAR = 104.0
"""How high the line is that says how far the review is, above what was found so far."""


def _key(moment: ReviewMoment) -> tuple[Seat, Kind, int]:
    return moment.seat, moment.kind, moment.number


class ReviewScene(Scene):
    """Shows the review of a finished session, and how far it is while it is being made; raises NotOver."""

    minimum: tuple[float, float] = (900, 520)

    def __init__(self, services: Services, session: Session) -> None:
        super().__init__(services)
        self.session = session
        self.walking = Walking(services, session)
        self.page: Page = "course"
        self.chosen = next(iter(people(session.credited)), Seat(0))
        self._pictures = Pictures(services, session)
        self._words = services.words
        self._board = self._seated()
        self._scorings: Sequence[Scoring] | None = None
        self._habits: Sequence[Habit] | None = None
        self._moments: dict[Seat, list[ReviewMoment]] = {}
        self._texts: dict[Hashable, MomentText] = {}

    # ------------------------------------------------------------------ time
    @property
    def waits_for_other(self) -> bool:
        return self.walking.is_going

    @property
    def needs_ticks(self) -> bool:
        return self._undrawn is not None

    def entered(self) -> None:
        """Puts the focus on whose moments are shown, or on the way back; the dearest slips come back as puzzles."""
        self.services.ui.focus_first(f"person:{self.chosen}" if self.walking.course else "back")
        if self.walking.course:
            keep_slips(self.services, self.session, self.walking.course)

    def left(self) -> None:
        """Keeps what was found; the next review of this game goes on from there."""
        self.walking.halt()

    def tick(self, seconds: float) -> bool:
        """Draws one picture after the other, and takes what the thinking process found."""
        if self.walking.is_going and self.walking.tick():
            if self.walking.course:
                self.entered()
            return True
        due = self._undrawn
        if due is None:
            return False
        items = self._text(due).items
        self._pictures.draw(_key(due), due.seat, due.index, items, PICTURE)
        return True

    @property
    def _undrawn(self) -> ReviewMoment | None:
        """The next moment of the chosen player without a picture."""
        found = [] if self.walking.is_lost else self._found(self.chosen)
        return next((one for one in found if self._pictures.find(_key(one)) is None), None)

    @property
    def rules_page(self) -> tuple[str, str]:
        return self.session.box, FIRST_PAGE

    # ------------------------------------------------------------------ what is shown
    def choose(self, seat: Seat) -> None:
        """Shows the moments of a player."""
        self.chosen = seat
        self.services.ui.is_stale = True

    def turn_to(self, page: str) -> None:
        """Shows another page, where there is room for one at a time."""
        self.page = next((each for each in _PAGES if each == page), "course")

    def play_on(self, moment: ReviewMoment) -> None:
        """Begins a game of its own before a moment."""
        play_on(self.services, self.session, self.session.numbers[moment.number - 1])

    def watch(self, moment: ReviewMoment) -> None:
        """Opens the replay at a moment."""
        self.services.navigation.open(self.services.routes.replay, self.session, moment.index)

    def _seated(self) -> Board:
        board = Board(self.services, self.session)
        board.seat(self.session.credited)
        return board

    def _course(self) -> Course:
        return self.walking.so_far

    def _found(self, seat: Seat) -> list[ReviewMoment]:
        """The moments of a player; while the game is gone through, those that a decision of the player is."""
        if self.walking.course is None:
            return [moment for moment in moments(self._course(), seat) if moment.decision]
        if seat not in self._moments:
            self._moments[seat] = moments(self._course(), seat)
        return self._moments[seat]

    def _text(self, moment: ReviewMoment) -> MomentText:
        if self._words is not self.services.words:
            self._words, self._board = self.services.words, self._seated()
            self._texts, self._scorings, self._habits = {}, None, None
        key = *_key(moment), moment.worth  # which may still change while the game is gone through
        if key not in self._texts:
            self._texts[key] = moment_text(self._words, self.session, self._board.table, self._course(), moment)
        return self._texts[key]

    def _card(self, kind: Kind) -> KindCard:
        moment = next((one for one in self._found(self.chosen) if one.kind == kind), None)
        if moment is None:
            return KindCard(kind)
        picture = self._pictures.find(_key(moment))
        return KindCard(
            kind, moment, self._text(moment), picture, partial(self.play_on, moment), partial(self.watch, moment)
        )

    def _chart(self) -> Chart:
        if self._scorings is None:
            self._scorings = scorings(self._board.table, self.session.beats(None))
        return Chart(self._course(), self.session.credited, self._scorings, self.chosen, self._found(self.chosen))

    @property
    def habits(self) -> Sequence[Habit]:
        """Returns what everybody did all game long; nothing where the box has no words for it."""
        if self._habits is None:
            self._habits = self._board.table.habits(self.session.beats(None))
        return self._habits

    # ------------------------------------------------------------------ drawing
    def draw(self, ui: Ui) -> None:
        canvas = ui.canvas
        ground(canvas, "wood", 170)
        is_wide = canvas.w >= _WIDE and canvas.h >= _HIGH
        self._head(ui, Box(32 if is_wide else 16, 0, canvas.w - (64 if is_wide else 32), 104 if is_wide else 76))
        if self.walking.course is None:
            found = [] if self.walking.is_lost else self._found(self.chosen)
            top = 104.0 if is_wide else 80.0
            area = Box(0, top, canvas.w, canvas.h - top)
            self._so_far(ui, area.inset(32 if is_wide else 16, 0), found) if found else self._progress(ui, area)
        elif is_wide:
            self._all(ui)
        else:
            self._one(ui)

    def _head(self, ui: Ui, box: Box) -> None:
        canvas, words = ui.canvas, self.services.words
        width, height = min(220.0, box.w * 0.2), min(64.0, box.h - 16)
        with ui.area("head"):
            at = Box(box.x, box.cy - height / 2, width, height)
            label, hint = words("ui.replay.back"), words("ui.review.back_hint")
            button(ui, "back", at, label, self.back, size=27, icon="left", hint=hint)
            left = self._people(ui, box) if self.walking.course else box.right - width
        room = left - at.right - 60
        middle = (at.right + left) / 2
        is_tall = box.h > 90
        is_told, size = is_tall and not self.walking.course, 48.0 if is_tall else 38.0
        title = words("ui.review.title")
        ui.reading.title = title
        y = box.cy - (15 if is_told else 0)
        lettering.text(canvas, title, middle, y, size, BRASS_LIGHT, "heavy", "c", shade=NIGHT, room=room)
        if is_told:
            told = words("ui.review.judge")
            lettering.text(canvas, told, middle, box.cy + 30, 26, LIGHT, "italic", "c", shade=NIGHT, room=room)

    @property
    def _verdict(self) -> Sequence[str]:
        return verdict(self.services.words, self._course(), self.session.credited, self.chosen)

    def _people(self, ui: Ui, box: Box) -> float:
        """Draws whose moments can be shown at the right of the head and returns where that begins."""
        canvas, words, x = ui.canvas, self.services.words, box.right
        for seat in reversed(range(len(self.session.credited))):
            player, is_on, name = self.session.credited[seat], seat == self.chosen, f"person:{seat}"
            size = 66.0 if is_on else 50.0
            at = Box(x - size, box.cy - size / 2, size, size)
            if is_on:
                canvas.glow(at, GLOW, 10, 255, 2, size / 2)
            pieces.token(canvas, player.colour, at.cx, at.cy, size)
            hint = words("ui.review.choose", player=player.name)
            act: Callable[[], None] = partial(self.choose, Seat(seat))
            ui.add(Node(name, Role.CHOICE, player.name, canvas.rect(at), act=act, is_on=is_on, hint=hint))
            ui.ring(name, at, size / 2)
            x -= size + 18
        if canvas.w < _WIDE:
            return x
        name = self.session.credited[self.chosen].name
        told = words("ui.review.moments_of")
        width = min(260.0, max(lettering.width(canvas, name, 30, "display"), lettering.width(canvas, told, 24)) + 4)
        lettering.text(canvas, told, x - 6, box.cy - 18, 24, SOFT, "text", "r", room=width)
        lettering.text(canvas, name, x - 6, box.cy + 16, 30, BRASS_LIGHT, "display", "r", shade=NIGHT, room=width)
        return x - width - 6

    def _all(self, ui: Ui) -> None:
        """What came of it in a sentence, chart, ledger or habits below it, and the three cards."""
        canvas, words = ui.canvas, self.services.words
        above = Box(32, 108, canvas.w - 64, _TOP)
        ui.clear = [canvas.rect(canvas.area.trimmed(top=above.y - 4))]
        panel(canvas, above, "frame_teal", 24)
        head, inner = above.inset(50, 32).cut_top(_TABS, 8)
        pages = [page for page in self.pages if page not in KINDS]
        page = self.page if self.page in pages else "course"
        choices = [(each, words(f"ui.review.page_{each}")) for each in pages]
        with ui.area("page"):
            width = sum(segment_widths(ui, choices))
            segments(ui, "page", head.right, head.cy, choices, page, self.turn_to, hint=words("tips.result.page"))
            told = lettering.fitting(canvas, self._verdict, 32, "semi", head.w - width - 30)
            lettering.text(canvas, told, head.x, head.cy, 32, INK, "semi", room=head.w - width - 30)
            self._page(ui, page, inner)
        cards = Box(32, above.bottom + 18, canvas.w - 64, canvas.h - above.bottom - 18 - 22)
        for kind, at in zip(KINDS, cards.columns(len(KINDS), 18), strict=True):
            with ui.area(f"card:{kind}"):
                draw_card(ui, words, self._course(), self._card(kind), at)

    def _page(self, ui: Ui, page: Page, box: Box) -> None:
        """The chart, the ledger or the habits."""
        words, players = self.services.words, self.session.credited
        if page == "course":
            draw_chart(ui, words, self._chart(), box)
        elif page == "ledger":
            draw_ledger(ui, words, self._course(), players, self.chosen, box)
        else:
            draw_habits(ui, words, self.habits, players, self.chosen, box)

    @property
    def pages(self) -> Sequence[Page]:
        """Returns the pages of one player's review, in order."""
        return [page for page in _PAGES if page != "habits" or self.habits]

    def _one(self, ui: Ui) -> None:
        """One page at a time."""
        canvas, words, foot = ui.canvas, self.services.words, 74.0
        box = Box(16, 78, canvas.w - 32, canvas.h - 78 - foot)
        page, kind = self.page, next((each for each in KINDS if each == self.page), None)
        with ui.area("page"):
            if kind:
                draw_card(ui, words, self._course(), self._card(kind), box)
            else:
                panel(canvas, box, "frame_teal", 20)
                inner = box.inset(40, 30)
                if page == "course":
                    y = lettering.paragraph(canvas, self._verdict[0], inner.x, inner.y - 8, inner.w, 26, INK, "semi")
                    inner = inner.trimmed(top=y - inner.y + 4)
                self._page(ui, page, inner)
        choices = [(each, words(f"ui.review.page_{each}")) for each in self.pages]
        right, cy, hint = canvas.w - 16, canvas.h - foot / 2, words("tips.result.page")
        segments(ui, "page", right, cy, choices, page, self.turn_to, canvas.w - 32, hint=hint)

    def _progress(self, ui: Ui, area: Box) -> None:
        """How far the review is, or that nobody can make it."""
        canvas, words = ui.canvas, self.services.words
        box = area.centred(min(860.0, area.w - 40), min(400.0, area.h - 30))
        panel(canvas, box, "frame_teal", 26)
        inner = box.inset(64, 50)
        if self.walking.is_lost:
            lettering.paragraph(canvas, words("ui.review.lost"), inner.x, inner.cy - 40, inner.w, 30, INK, "semi", "c")
            return
        title = self._title
        lettering.text(canvas, title, inner.cx, inner.y + 26, 38, INK, "display", "c", room=inner.w)
        track = Box(inner.x, inner.y + 84, inner.w, 30)
        done = self._track(ui, track)
        lettering.text(canvas, done, inner.cx, track.bottom + 34, 28, INK, "heavy", "c")
        told = words("ui.review.progress_text")
        lettering.paragraph(canvas, told, inner.x, track.bottom + 66, inner.w, 26, MUTED, "text", "c")
        ui.add(Node("progress", Role.TEXT, title, canvas.rect(box), value=done, hint=told))

    @property
    def _title(self) -> str:
        """What is done, which may take longer than anybody expects."""
        return self.services.words("ui.review.progress_late" if self.walking.is_late else "ui.review.progress")

    def _track(self, ui: Ui, track: Box) -> str:
        """Draws how much is done and returns it in words."""
        ui.canvas.box(track, "#D9C08C", BRASS_DARK, 15, 2)
        ui.canvas.box(Box(track.x, track.y, max(30.0, track.w * self.walking.part), track.h), TEAL, INK, 15, 2)
        words = self.services.words
        return words("ui.review.progress_part", part=words.percent(self.walking.part))

    def _so_far(self, ui: Ui, area: Box, found: Sequence[ReviewMoment]) -> None:
        """What was found so far of the player's own decisions, below how far the review is."""
        canvas, words = ui.canvas, self.services.words
        head, rest = area.cut_top(_SO_FAR, 12)
        panel(canvas, head, "frame_teal", 20)
        title, inner = self._title, head.inset(44, 30)
        width = inner.w * 0.45
        lettering.text(canvas, title, inner.x, inner.cy, 30, INK, "display", room=width - 20)
        track = Box(inner.x + width, inner.cy - 13, inner.w - width - 200, 26)
        done = self._track(ui, track)
        lettering.text(canvas, done, inner.right, inner.cy, 26, INK, "heavy", "r", room=180)
        ui.add(Node("progress", Role.TEXT, title, canvas.rect(head), value=done, hint=words("ui.review.progress_text")))
        is_wide = canvas.w >= _WIDE and canvas.h >= _HIGH
        shown, cards = (found if is_wide else found[-1:]), rest.trimmed(bottom=16)
        for moment, at in zip(shown, cards.columns(len(shown), 18), strict=True):
            with ui.area(f"card:{moment.kind}"):
                draw_card(ui, words, self._course(), self._card(moment.kind), at)
