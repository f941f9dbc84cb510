"""The wall of the house: portraits of everybody, and below them what one person has played."""

from concurrent.futures import Future
from functools import partial
from typing import Literal

from game.history import wall
from game.history.wall import Page
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BRASS_LIGHT, CREAM, LIGHT, SOFT
from game.paint.panels import ground, panel, tray
from game.saves.people import Person
from game.scenes.people_pictures import card
from game.scenes.scene import Scene
from game.scenes.services import Services
from game.scenes.wall_panels import boxes_height, draw_boxes, draw_line
from game.scenes.wall_tables import Records, draw_tables, tables_height
from game.tabletop.tallying import kinds
from game.widgets.controls import button, segment_widths, segments
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

Leaf = Literal["boxes", "line", "tables"]
_LEAVES: tuple[Leaf, ...] = ("boxes", "line", "tables")
_FRAMES = {"boxes": "frame_teal", "line": "frame_walnut", "tables": "frame_plum"}
_WIDE, _HIGH = 1500.0, 900.0
_RIM, _HEAD, _GAP = 32.0, 100.0, 18.0
_CARD, _SMALL_CARD, _CARD_FOOT, _BESIDE = 168.0, 132.0, 62.0, 46.0
_TABS, _LOWEST_LEAF, _PANEL_EDGE = 64.0, 440.0, 42.0


class WallScene(Scene):
    """Shows what was played here, person by person."""

    minimum = (900, 540)

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        services.people.reread()
        people = services.people.all()
        self.who = services.learner if services.people.get(services.learner) else people[0].id if people else ""
        self.page: Page | None = None
        self._leaf: Leaf = "boxes"
        self._asked: Future[Page | None] | None = None
        self._ask("")

    def entered(self) -> None:
        """Puts the focus on whose games are shown."""
        self.services.ui.focus_first(f"person:{self.who}" if self.who else "back")

    # ------------------------------------------------------------------ asking
    def _ask(self, box: str) -> None:
        who = self.who
        self._asked = self.services.history.ask(lambda history: wall.page(history, who, box))

    @property
    def waits_for_other(self) -> bool:
        """Tells whether the history has not answered yet."""
        return self._asked is not None

    def tick(self, seconds: float) -> bool:
        """Takes the answer of the history."""
        if self._asked is None or not self._asked.done():
            return False
        self.page, self._asked = self._asked.result(), None
        return True

    def show(self, person: Person) -> None:
        """Shows what somebody has played."""
        self.who = person.id
        self._ask(self.page.box if self.page else "")

    def tell(self, box: str) -> None:
        """Tells more about one of the boxes."""
        self._ask(box)

    def _turn(self, leaf: str) -> None:
        self._leaf = next((each for each in _LEAVES if each == leaf), "boxes")

    # ------------------------------------------------------------------ drawing
    def draw(self, ui: Ui) -> None:
        """Draws the portraits, and below them three panels, or one of them where there is less room."""
        canvas = ui.canvas
        ground(canvas, "felt_crimson", 190)
        self._head(ui)
        is_wide = canvas.w >= _WIDE and canvas.h >= _HIGH
        area = Box(_RIM, _HEAD, canvas.w - 2 * _RIM, canvas.h - _HEAD - 20)
        if is_wide:
            row, body = area.cut_top(_CARD + _CARD_FOOT, _GAP)
            self._portraits(ui, row, _CARD)
            for leaf, at in zip(_LEAVES, body.columns(3, _GAP), strict=True):
                self._panel(ui, leaf, at)
        else:
            self._one_leaf(ui, area)

    def _one_leaf(self, ui: Ui, body: Box) -> None:
        """One panel at a time; where even that finds no room, it is scrolled to with the portraits above it."""
        above = body.trimmed(bottom=_TABS)
        lines = -(-len(self.services.people.all()) // _columns(above.w - 20, _SMALL_CARD))
        high = max(1, lines) * (_SMALL_CARD + _CARD_FOOT)
        leaf = max(_LOWEST_LEAF, above.h - high - _GAP, self._needs() + 2 * _PANEL_EDGE)
        with ui.scrolled("wall", above, high + _GAP + leaf) as offset:
            wide = above.w - (20 if high + _GAP + leaf > above.h else 0)
            row = Box(above.x, above.y - offset, wide, high)
            self._portraits(ui, row, _SMALL_CARD)
            self._panel(ui, self._leaf, Box(above.x, row.bottom + _GAP, wide, leaf))
        choices = [(leaf, ui.words(f"history.wall.{leaf}")) for leaf in _LEAVES]
        wide = min(body.w, sum(segment_widths(ui, choices)))
        with ui.area("tabs"):
            segments(ui, "leaf", body.x + wide, body.bottom - 28, choices, self._leaf, self._turn, body.w)

    def _needs(self) -> float:
        """Returns how high the inside of the one panel must be, so that nothing has to be scrolled to in it, too."""
        if self.page is None or not self.page.box or self._leaf == "line":
            return 0.0
        return boxes_height(self.page) if self._leaf == "boxes" else tables_height(self._records(self.page))

    def _records(self, page: Page) -> Records:
        return Records(page, kinds(self.services.words, page.box), self.services.people.get)

    def _head(self, ui: Ui) -> None:
        canvas, words = ui.canvas, ui.words
        label = words("common.word.back")
        with ui.area("head"):
            at = Box(_RIM, 20, max(200.0, lettering.width(canvas, label, 28, "display") + 110), 60)
            button(ui, "back", at, label, self.back, size=28, icon="left", hint=words("tips.back"))
        room = canvas.w - 2 * at.right - 20
        title = words("history.wall.title")
        ui.reading.title = title
        lettering.text(canvas, title, canvas.w / 2, 50, 54, BRASS_LIGHT, "heavy", "c", shade="#0A0502", room=room)

    def _portraits(self, ui: Ui, box: Box, side: float) -> None:
        people, wide, high = self.services.people.all(), side + _BESIDE, side + _CARD_FOOT
        tray(ui.canvas, box, 90)
        if not people:
            told = ui.words("history.wall.nobody")
            tall = lettering.paragraph_height(ui.canvas, told, box.w - 60, 26)
            lettering.paragraph(ui.canvas, told, box.x + 30, box.cy - tall / 2, box.w - 60, 26, CREAM, "text", "c")
            return
        count = _columns(box.w, side)
        start = box.x + max(20.0, (box.w - min(count, len(people)) * wide) / 2)
        with ui.area("people"), ui.scrolled("people", box, -(-len(people) // count) * high) as offset:
            for i, person in enumerate(people):
                row, column = divmod(i, count)
                at = Box(start + column * wide + 23, box.y - offset + row * high + 10, side, side + 44)
                self._portrait(ui, person, at)

    def _portrait(self, ui: Ui, person: Person, at: Box) -> None:
        canvas, words, name = ui.canvas, ui.words, f"person:{person.id}"
        is_on = person.id == self.who
        card(canvas, person.portrait, at, is_on=is_on)
        canvas.put(f"token_{person.colour}", at.right - 20, at.y + at.w - 20, 40, centre=True)
        tone = LIGHT if is_on else SOFT
        lettering.text(canvas, person.name, at.cx, at.bottom - 24, 24, tone, "semi", "c", room=at.w - 10)
        tally = self.page.people.get(person.id) if self.page else None
        games = words("history.games", count=tally.games if tally else 0)
        told = words("history.tally", games=games, count=tally.wins if tally else 0)
        rect, act = canvas.rect(at), partial(self.show, person)
        ui.add(Node(name, Role.CHOICE, person.name, rect, act=act, is_on=is_on, hint=f"{person.name}: {told}"))
        ui.ring(name, at, 16)

    def _panel(self, ui: Ui, leaf: Leaf, box: Box) -> None:
        panel(ui.canvas, box, _FRAMES[leaf])
        inner = box.inset(46, _PANEL_EDGE)
        page = self.page
        if page is None or not page.box:
            if self._asked is None:
                told = ui.words("history.wall.nothing")
                lettering.paragraph(ui.canvas, told, inner.x, inner.y + 8, inner.w, 26)
            return
        with ui.area(leaf):
            match leaf:
                case "boxes":
                    draw_boxes(ui, inner, page, self.tell)
                case "line":
                    draw_line(ui, inner, page)
                case "tables":
                    draw_tables(ui, inner, self._records(page))


def _columns(wide: float, side: float) -> int:
    """Returns how many portraits hang side by side."""
    return max(1, int((wide - 40) // (side + _BESIDE)))
