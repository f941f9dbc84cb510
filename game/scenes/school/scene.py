"""The school of a box: its lessons are gates along a path, and whoever went through all of them can play."""

from collections.abc import Sequence

from game.boxes import NAMES
from game.core import box as shelf
from game.lessons.parsing import has_school
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BRASS, BRASS_LIGHT, CREAM, LIGHT, MUTED, NIGHT
from game.paint.panels import sheet
from game.scenes.lesson.course import AWARDS, Curriculum, Gate, course, minutes_of
from game.scenes.school.gates import GO, Painter
from game.scenes.school.ground import Point, draw_ground, draw_growth, draw_path, plant
from game.scenes.school.host import draw_strip, draw_word, strip_height
from game.scenes.shell.covers import draw_thumbnails, thumbnails_width
from game.scenes.shell.scene import Scene
from game.scenes.shell.services import Services
from game.tabletop.teaching import FIRST_PAGE
from game.widgets.controls import button, heading
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_ROOMY = (1500.0, 900.0)
_HEAD, _LOW_HEAD = 108.0, 84.0
_STRIP, _ROW, _BAND = 202.0, 178.0, 96.0
"""How high the strip of questions is, a row of them, and the band with the title where the path scrolls."""
_BESIDE = GO.w + 40
"""What the button leaves free of the strip with the host's words."""
_CELL, _FAR_CELL, _DOOR_CELL = 290.0, 222.0, 206.0
"""How wide a place of each kind is at least."""
_LOW, _LOW_GATES, _FOOT, _LOW_FOOT = 640.0, 0.88, 224.0, 192.0
"""A screen less high has smaller gates, so that their names are in sight; how far below the row's top gates stand."""
_STEP, _FAR_STEP = 330.0, 214.0
"""How high a row of each kind is where the path scrolls."""


class SchoolScene(Scene):
    """Shows the lessons of a box and what was learned; raises SpoiltFile when it has none."""

    minimum = (900, 560)

    def __init__(self, services: Services, box: str) -> None:
        super().__init__(services)
        self._boxes = [name for name in NAMES if shelf.about(name).shelf and has_school(name)]
        self.box = box
        self._course = self._looked_up()

    def _looked_up(self) -> Curriculum:
        return course(self.box, self.services.progress.of(self.box, self.services.learner))

    def entered(self) -> None:
        """Reads what was learned meanwhile, and puts the focus on what comes next."""
        self._course = self._looked_up()
        self.services.ui.focus_first("go" if self._course.upcoming else "table")

    @property
    def rules_page(self) -> tuple[str, str]:
        return self.box, FIRST_PAGE

    # ------------------------------------------------------------------ ways
    def visit(self, box: str) -> None:
        """Goes to the school of another box."""
        self.box = box
        self._course = self._looked_up()
        self.services.ui.scroll_to("school", 0)
        self.services.ui.renew()

    def begin(self, gate: Gate) -> None:
        """Goes through a gate: the lesson begins, done before or not."""
        self.services.navigation.open(self.services.routes.lesson, self.box, gate.lesson.id)

    def set_table(self) -> None:
        """Lays the table of a first game."""
        self.services.navigation.start(self.services.routes.lobby, self.box)

    # ------------------------------------------------------------------ drawing
    def draw(self, ui: Ui) -> None:
        """Draws the head, and the whole school below it or, where room is short, a path that scrolls."""
        canvas = ui.canvas
        ui.reading.title = ui.words("ui.menu.learn")
        is_low = canvas.h < _LOW
        painter = Painter(ui, self.box, self.services.words, self.begin, _LOW_GATES if is_low else 1.0)
        if canvas.w >= _ROOMY[0] and canvas.h >= _ROOMY[1]:
            self._whole(ui, painter)
        else:
            self._scrolling(ui, painter)

    # ------------------------------------------------------------------ where there is room
    def _whole(self, ui: Ui, painter: Painter) -> None:
        canvas, school = ui.canvas, self._course
        strip = _STRIP + 40 if school.questions else 20.0
        room = canvas.h - _HEAD - strip
        lawn = _HEAD + room * 0.3
        draw_ground(canvas, self.box, lawn)
        self._far(ui, painter, lawn + 12)
        places = self._places(canvas.w, _HEAD + room * 0.735, _HEAD + room * 0.885)
        if places:
            draw_path(canvas, [(-60, places[0][1] + 50), *places, (canvas.w + 60, places[-1][1] - 30)], 70)
            draw_growth(canvas, self.box, places, 150)
        self._head(ui, _HEAD)
        step = canvas.w / max(1, len(places))
        with ui.area("path"):
            for gate, (x, y) in zip(school.basic, places, strict=True):
                painter.basic(gate, x, y, min(step * 1.2, 384))
        self._host(ui, places, step)
        if school.questions:
            self._questions(ui, painter, Box(32, canvas.h - _STRIP - 20, canvas.w - 64, _STRIP))

    def _places(self, width: float, high: float, low: float) -> list[Point]:
        """Where the basic gates stand: now higher, now lower, the next one always higher: there is room beside it."""
        count = len(self._course.basic)
        lit = next((i for i, gate in enumerate(self._course.basic) if gate.is_next), count - 1)
        step = (width - 120) / max(1, count)
        return [(60 + step * (i + 0.5), low if (i - lit) % 2 else high) for i in range(count)]

    def _far(self, ui: Ui, painter: Painter, foot: float) -> None:
        gates = self._course.more
        step = (ui.canvas.w - 80) / max(1, len(gates))
        with ui.area("more"):
            for i, gate in enumerate(gates):
                painter.far(gate, 40 + step * (i + 0.5), foot, min(step - 14, 300))

    def _host(self, ui: Ui, places: Sequence[Point], step: float) -> None:
        """What the host says about the lesson that comes next, beside its gate; at the last one when all are done."""
        if places:
            gate = self._course.upcoming
            at = places[gate.number - 1 if gate else -1]
            draw_word(ui, self._course.host, self._word(ui), at, min(430.0, 2 * step - 264))

    def _word(self, ui: Ui) -> str:
        """What the host says: what the next lesson is about, or that all is learned."""
        gate = self._course.upcoming
        return ui.words(gate.lesson.key("about") if gate else "school.all_done")

    # ------------------------------------------------------------------ where the path scrolls
    def _scrolling(self, ui: Ui, painter: Painter) -> None:
        canvas, school = ui.canvas, self._course
        draw_ground(canvas, self.box, _LOW_HEAD + (canvas.h - _LOW_HEAD) * 0.3)
        seen = Box(0, _LOW_HEAD, canvas.w, canvas.h - _LOW_HEAD)
        width = canvas.w - 24
        near, far = _rows(school.basic, width, _CELL), _rows(school.more, width, _FAR_CELL)
        doors = _rows(school.questions, width - 80, _DOOR_CELL)
        word = strip_height(ui, self._word(ui), width - 32 - self._beside)
        height = _BAND + word + 40 + len(near) * _STEP + len(far) * _FAR_STEP
        with ui.scrolled("school", seen, height + (130 + len(doors) * _ROW if doors else 20)) as offset:
            band = Box(0, seen.y - offset, canvas.w, _BAND)
            canvas.fill(band, "#1A0D08")
            self._title(ui, Box(28, band.y, canvas.w - 68, _BAND))
            at = Box(16, band.bottom + 10, width - 16, word)
            self._next(ui, painter, at)
            with canvas.clipped(canvas.rect(Box(0, at.bottom, canvas.w, canvas.h))):  # no gate's light on the words
                y = self._near_rows(ui, painter, near, at.bottom + 20, width)
            y = self._far_rows(painter, far, y, width)
            if doors:
                self._door_rows(ui, painter, doors, Box(16, y, width - 16, 110 + len(doors) * _ROW))
        self._head(ui, _LOW_HEAD)

    @property
    def _beside(self) -> float:
        """How much of the strip the button takes."""
        return _BESIDE if self._course.upcoming else 0.0

    def _next(self, ui: Ui, painter: Painter, box: Box) -> None:
        """What the host says of what comes next, with the button that begins it."""
        gate = self._course.upcoming
        draw_strip(ui, self._course.host, self._word(ui), box, box.w - self._beside)
        if gate:
            painter.go(gate, GO.at(box.right - GO.w - 16, box.cy - GO.h / 2))

    def _far_rows(self, painter: Painter, rows: Sequence[Sequence[Gate]], y: float, width: float) -> float:
        """The gates of what is not in the basic game; returns where they end."""
        with painter.ui.area("more"):
            for row in rows:
                step = width / len(rows[0])
                for i, gate in enumerate(row):
                    painter.far(gate, step * (i + 0.5), y + 140, step - 12)
                y += _FAR_STEP
        return y

    def _near_rows(self, ui: Ui, painter: Painter, rows: Sequence[Sequence[Gate]], y: float, width: float) -> float:
        """The basic gates in rows along a path that winds, there and back; returns where they end."""
        if not rows:
            return y
        step, foot = width / len(rows[0]), _LOW_FOOT if painter.size < 1 else _FOOT
        places = [
            (
                step * ((len(rows[0]) - 1 - i if at % 2 else i) + 0.5),
                y + at * _STEP + (_LOW_FOOT if painter.size < 1 else _FOOT),
            )
            for at, row in enumerate(rows)
            for i in range(len(row))
        ]
        draw_path(ui.canvas, [(-60, places[0][1]), *places, (places[-1][0], places[-1][1] + 40)], 62)
        for x, foot in places:
            if x + step / 2 < width - 20:
                plant(ui.canvas, self.box, "tall", x + step / 2, foot - 36, 110)
        gates = [gate for row in rows for gate in row]
        with ui.area("path"):
            for gate, (x, foot) in zip(gates, places, strict=True):
                painter.basic(gate, x, foot, step - 10, has_button=False)
        return y + len(rows) * _STEP

    def _door_rows(self, ui: Ui, painter: Painter, rows: Sequence[Sequence[Gate]], box: Box) -> None:
        sheet(ui.canvas, box, 14)
        heading(ui, ui.words("school.doors"), box.x + 34, box.y + 44, 36, box.w - 68)
        lettering.text(ui.canvas, ui.words("school.doors_text"), box.x + 34, box.y + 80, 24, MUTED, room=box.w - 68)
        step = (box.w - 40) / len(rows[0])
        with ui.area("doors"):
            for at, row in enumerate(rows):
                for i, gate in enumerate(row):
                    painter.door(gate, box.x + 20 + step * (i + 0.5), box.y + 102 + at * _ROW, step - 12)

    # ------------------------------------------------------------------ questions
    def _questions(self, ui: Ui, painter: Painter, box: Box) -> None:
        """The strip of questions; what finds no room scrolls inside."""
        canvas, words = ui.canvas, ui.words
        sheet(canvas, box, 14)
        heading(ui, words("school.doors"), box.x + 34, box.y + 46, 38, 290)
        lettering.paragraph(canvas, words("school.doors_text"), box.x + 34, box.y + 76, 290, 24, MUTED)
        canvas.line(box.x + 346, box.y + 24, box.x + 346, box.bottom - 24, BRASS, 2)
        inner = Box(box.x + 356, box.y + 12, box.w - 366, box.h - 24)
        rows = _rows(self._course.questions, inner.w - 20, _DOOR_CELL)
        step = (inner.w - 20) / len(rows[0])
        with ui.area("doors"), ui.scrolled("doors", inner, _ROW * len(rows)) as offset:
            for at, row in enumerate(rows):
                for i, gate in enumerate(row):
                    painter.door(gate, inner.x + step * (i + 0.5), inner.y + 4 + at * _ROW - offset, step - 12)

    # ------------------------------------------------------------------ the head
    def _head(self, ui: Ui, height: float) -> None:
        """The way back, the boxes, which school it is and how far, and the table for a first game."""
        canvas = ui.canvas
        is_low = height < _HEAD
        canvas.fill(Box(0, 0, canvas.w, height), "#1A0D08")
        canvas.line(0, height, canvas.w, height, BRASS, 3)
        size, width = (62.0, 206.0) if not is_low else (56.0, 196.0)
        with ui.area("head"):
            button(
                ui, "back", Box(24, (height - size) / 2, width, size), ui.words("common.word.back"), self.back,
                size=28, icon="left", hint=ui.words("school.back_hint"),
            )  # fmt: skip
            right = self._table_button(ui, Box(0, (height - size) / 2, 0, size), canvas.w - 24, is_low=is_low)
        left = 24 + width + 28
        boxes = Box(left, 8, thumbnails_width(height - 22, len(self._boxes)), height - 22)
        draw_thumbnails(ui, self._boxes, self.box, boxes, self.visit)
        if not is_low:
            self._title(ui, Box(boxes.right + 28, 0, right - 24 - boxes.right - 28, height))

    def _title(self, ui: Ui, box: Box) -> None:
        """The name of the box with a summary at the left, what was learned at the right."""
        x = self._progress(ui, box, min(440.0, box.w * 0.42))
        room = x - box.x - 24
        title = ui.words(f"{self.box}.title")
        lettering.text(
            ui.canvas, title, box.x, box.y + box.h * 0.36, box.h * 0.42, BRASS_LIGHT, "heavy", shade=NIGHT, room=room
        )
        told = lettering.fitting(ui.canvas, self._summary(ui), 26, "italic", room)
        lettering.text(ui.canvas, told, box.x + 2, box.y + box.h * 0.76, 26, LIGHT, "italic", room=room)

    def _summary(self, ui: Ui) -> tuple[str, str]:
        """How many lessons there are and how long they take; and the same without the time."""
        basic = self._course.basic
        lessons = ui.words("school.lessons", count=len(basic))
        minutes = sum(minutes_of(self.services.words, gate.lesson) for gate in basic)
        return ui.words("school.summary", lessons=lessons, count=minutes), lessons

    def _table_button(self, ui: Ui, at: Box, right: float, *, is_low: bool) -> float:
        """The button that lays the table of a first game; returns where it begins."""
        words = ui.words
        label = words("school.table_short" if is_low else "school.table")
        width = min(96 + lettering.width(ui.canvas, label, 28, "display"), ui.canvas.w * 0.3)
        is_ready = self._course.upcoming is None
        button(
            ui, "table", Box(right - width, at.y, width, at.h), label, self.set_table,
            colour="teal" if is_ready else "walnut", size=28, icon="people", hint=words("school.table_hint"),
        )  # fmt: skip
        return right - width

    def _progress(self, ui: Ui, box: Box, width: float) -> float:
        """How many basic lessons are done, as a bar with words and medals above it; returns where it begins."""
        canvas, school, words = ui.canvas, self._course, ui.words
        count = len(school.basic)
        x, y = box.right - width, box.y + box.h * 0.58
        bar = Box(x, y, width, min(28.0, box.h * 0.28))
        told = words("school.progress", done=school.done, all=count)
        canvas.box(bar, "#0B0605", BRASS, bar.h / 2, 2)
        if school.done:
            part = Box(x + 4, y + 4, max(bar.h - 8, (width - 8) * school.done / count), bar.h - 8)
            canvas.box(part, "#0F8A6B", "#7FD9B8", part.h / 2, 1.5)
        for i in range(1, count):
            canvas.line(x + width * i / count, y + 2, x + width * i / count, bar.bottom - 2, "#C8973A", 2)
        line = box.y + box.h * 0.32
        left = self._medals(ui, box.right, line)
        room = left - x - 12
        shown = lettering.fitting(canvas, (told, f"{school.done}/{count}"), 26, "semi", room)
        lettering.text(canvas, shown, x + 4, line, 26, CREAM, "semi", room=room)
        at = canvas.rect(Box(x, box.y + 8, width, box.h - 16))
        ui.add(Node("progress", Role.TEXT, told, at, hint=words("school.medals")))
        return x

    def _medals(self, ui: Ui, right: float, y: float) -> float:
        """How many medals of each kind were won; returns where they begin."""
        for award in reversed(AWARDS):
            if number := self._course.count(award):
                right -= 12 + lettering.text(ui.canvas, str(number), right, y, 26, CREAM, "heavy", "r")
                ui.canvas.put(f"award_{award}", right - 10, y - 1, 34, centre=True)
                right -= 34
        return right


def _rows(gates: Sequence[Gate], width: float, cell: float) -> list[Sequence[Gate]]:
    """Returns gates in rows of about one length, each place at least as wide as a cell."""
    if not gates:
        return []
    most = max(2, int(width // cell))
    rows = -(-len(gates) // most)
    each = -(-len(gates) // rows)
    return [gates[i : i + each] for i in range(0, len(gates), each)]
