"""The rules in the program: a book with contents, pages with figures, a page that sums up, and a glossary."""

from collections.abc import Sequence
from functools import partial

import pygame

from game.boxes import NAMES
from game.core import box as shelf
from game.core.resources import SpoiltFile
from game.lessons.parsing import has_school
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BRASS_DARK, BRASS_LIGHT, CHOSEN, INK, LIGHT, MUTED, SOFT
from game.paint.panels import FRAME, ground, panel, sheet
from game.saves.paths import open_folder
from game.saves.trouble import StoreError
from game.scenes.rulebook.blocks import Typesetter
from game.scenes.rulebook.columns import Setting, arrange
from game.scenes.rulebook.pages import AID, GLOSSARY, number_of, pages
from game.scenes.rulebook.printing import Paper
from game.scenes.shell.scene import Scene
from game.scenes.shell.services import Services
from game.tabletop import loading
from game.widgets.controls import Choice, button, key_help, segment_widths, segments, select
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_ROOMY = 800
_ICONS = {AID: "bookmark", GLOSSARY: "book"}
_FAR = 1e6
_CLOSED = 76.0
"""How much wider a closed list is than its text."""
_TAIL = 130.0
"""A page that leaves more than this empty ends with an ornament."""


class RulebookScene(Scene):
    """Shows the rulebook of a box; of a box without players, that of the first on the shelf.

    Takes the title key of the page that is open first; where no page has it, that is the first one.
    """

    minimum = (900, 540)
    is_help = True

    def __init__(self, services: Services, box: str, page: str = "") -> None:
        super().__init__(services)
        self._boxes = [name for name in NAMES if shelf.about(name).shelf]
        self.box = box if box in self._boxes else self._boxes[0]
        self.page = number_of(self.box, page)  # what is damaged is told before the book opens
        self._is_turned, self._is_unfolded = True, False
        self._paper: Paper | None = None

    # ------------------------------------------------------------------ pages to keep
    def keep(self) -> None:
        """Begins to put all pages on paper, one in each round of the loop."""
        self._paper = Paper(self.services, self.box)

    @property
    def needs_ticks(self) -> bool:
        return self._paper is not None

    def tick(self, seconds: float) -> bool:
        """Sets one page more, and shows the folder after the last one."""
        if self._paper is None:
            return False
        try:
            self._paper.set_next()
        except StoreError as trouble:
            self._paper = None
            self.services.notices.tell_trouble(trouble)
            return True
        if not self._paper.left:
            self._paper, folder = None, self.services.paths.rules
            self.services.notices.tell("ui.rules.kept", folder=str(folder))
            open_folder(folder)
        return True

    # ------------------------------------------------------------------ turning
    def open(self, page: int) -> None:
        """Opens a page by its number, from 0, at its top; beyond the ends nothing happens."""
        if not 0 <= page < len(pages(self.box)):
            return
        ui = self.services.ui
        if page != self.page:
            self.services.sound.play("card")
        self.page, self._is_turned = page, page != self.page or self._is_turned
        ui.scroll_to("page", 0)
        if ui.focus not in ("previous", "next") or not ui.is_keyboard:
            ui.focus = f"page:{page}"

    def _turn(self, step: int) -> None:
        self.open(self.page + step)

    def _point(self, page: int) -> None:
        """Opens a page by its line in the contents, which stay where they are: a line must not run from the pointer."""
        self.open(page)
        self._is_turned = False

    def take_down(self, box: str) -> None:
        """Takes the rulebook of another box from the shelf, if it can be read."""
        try:
            pages(box)
        except SpoiltFile as spoilt:
            self.services.notices.tell(spoilt.key, **spoilt.values)
            return
        self.box = box
        self.open(0)

    def key(self, event: pygame.Event) -> bool:
        """Turns to the next page when a page was read to its end, and to the first and last."""
        last = len(pages(self.box)) - 1
        match event.key:
            case pygame.K_PAGEDOWN:
                self.open(self.page + 1)
            case pygame.K_PAGEUP if self.page:
                self.open(self.page - 1)
                self.services.ui.scroll_to("page", _FAR)
            case pygame.K_HOME:
                self.open(0)
            case pygame.K_END:
                self.open(last)
            case _:
                return False
        return True

    def learn(self) -> None:
        """Opens the school of the box; the book stays open below it."""
        self.services.navigation.open(self.services.routes.school, self.box)

    # ------------------------------------------------------------------ drawing
    def draw(self, ui: Ui) -> None:
        canvas = ui.canvas
        ui.reading.title = ui.words("access.pair", name=ui.words("ui.menu.rules"), value=ui.words(f"{self.box}.title"))
        ui.focus_first(f"page:{self.page}")
        ground(canvas, "wood", 170)
        is_roomy = canvas.h >= _ROOMY
        head, foot, rim = (104.0, 90.0, 36.0) if is_roomy else (72.0, 68.0, 16.0)
        width = min(392.0, max(258.0, canvas.w * 0.21))
        self._head(ui, Box(rim, 0, canvas.w - 2 * rim, head))
        height = canvas.h - head - foot
        page = Box(rim + width + rim * 0.6, head, canvas.w - 2.6 * rim - width, height)
        self._page(ui, page, FRAME if is_roomy else 20)
        self._contents(ui, Box(rim, head, width, height))
        self._foot(ui, Box(page.x, page.bottom, page.w, foot), Box(rim, page.bottom, width, foot))
        self._is_turned = False

    def _head(self, ui: Ui, box: Box) -> None:
        canvas, words = ui.canvas, ui.words
        h = min(66.0, box.h * 0.74)
        w = min(250.0, box.w * 0.2)
        at = Box(box.x, box.cy - h / 2, w, h)
        button(ui, "back", at, words("ui.rules.back"), self.back, icon="left", size=28, hint=words("tips.back"))
        choices = [(name, words(f"{name}.title")) for name in self._boxes]
        title, size = words("ui.rules.title"), box.h * 0.52
        room = box.w - 2 * w - box.h - 40
        used = min(room, lettering.width(canvas, title, size, "display"))
        left = box.cx + (used + box.h * 0.9) / 2 + 30
        if len(choices) > 1 and sum(segment_widths(ui, choices)) > box.right - left:
            self._shelf(ui, choices, Box(at.right + 30, box.y, box.right - at.right - 30, box.h))
            return
        x = box.cx - (used + box.h * 0.9) / 2
        canvas.put("still_rules", x + box.h * 0.36, box.cy, box.h * 0.78, centre=True)
        lettering.text(
            canvas, title, x + box.h * 0.9, box.cy - 2, size, BRASS_LIGHT, "display", shade="#140A05", room=room
        )
        if len(choices) > 1:
            segments(ui, "box", box.right, box.cy, choices, self.box, self.take_down, hint=words("tips.rules.box"))
        else:
            self._box_title(ui, words(f"{self.box}.title"), box, box.right - left)

    def _shelf(self, ui: Ui, choices: Sequence[Choice], box: Box) -> None:
        """The boxes in the place of the title, where it leaves them no room: side by side, else as a closed list."""
        if sum(segment_widths(ui, choices)) <= box.w:
            segments(ui, "box", box.right, box.cy, choices, self.box, self.take_down, hint=ui.words("tips.rules.box"))
            return
        widest = max(lettering.width(ui.canvas, label, 26, "semi") for _, label in choices) + _CLOSED
        at = Box(box.right - min(box.w, widest), box.cy - 27, min(box.w, widest), 54)
        label, hint = ui.words("ui.rules.title"), ui.words("tips.rules.box")
        select(ui, "box", at, choices, self.box, self.take_down, label, hint=hint)

    def _box_title(self, ui: Ui, title: str, box: Box, room: float) -> None:
        """The box's name at the right, in two lines where one has no room."""
        canvas = ui.canvas
        if lettering.width(canvas, title, 30, "italic") <= room:
            lettering.text(canvas, title, box.right, box.cy, 30, SOFT, "italic", "r")
            return
        size = 24
        height = lettering.paragraph_height(canvas, title, room, size, "italic")
        lettering.paragraph(canvas, title, box.right - room, box.cy - height / 2, room, size, SOFT, "italic", "c")

    # ------------------------------------------------------------------ page
    def _page(self, ui: Ui, box: Box, frame: float) -> None:
        canvas = ui.canvas
        panel(canvas, box, "frame_plum", frame)
        inside = box.grown(-frame - (18 if frame == FRAME else 12))
        typesetter = Typesetter(canvas, ui.words, self.box, loading.figures(self.box))
        page = pages(self.box)[self.page]
        title, w, size = typesetter.text(page.title), inside.w - 24, 46.0 if frame == FRAME else 36.0
        ui.reading.say("page", title)
        top = lettering.paragraph_height(canvas, title, w, size, "display") + 40
        setting = arrange(typesetter, page, w, inside.h - top - 8)
        clip = Box(inside.x - 6, inside.y, inside.w + 6, inside.h)
        with ui.scrolled("page", clip, top + setting.height + 8) as offset:
            y = inside.y - offset
            lettering.paragraph(canvas, title, inside.x, y, w, size, INK, "display", "c")
            canvas.rule(inside.x + w * 0.25, inside.x + w * 0.75, y + top - 26)
            self._columns(ui, setting, inside, y + top)
            if inside.h - top - setting.height > _TAIL:
                _tailpiece(canvas, inside.cx, y + top + setting.height + _TAIL * 0.45)

    def _columns(self, ui: Ui, setting: Setting, inside: Box, top: float) -> None:
        """What is in sight of the columns, and the hairlines between them."""
        canvas = ui.canvas
        for x, y, length in setting.rules:
            canvas.line(inside.x + x, top + y + 4, inside.x + x, top + y + length - 4, "#B98A4A80", 2)
        for x, y, piece in setting.placed:
            if top + y < inside.bottom and top + y + piece.height > inside.y:
                piece.draw(inside.x + x, top + y)

    # ------------------------------------------------------------------ contents
    @property
    def _is_more(self) -> bool:
        """Whether the pages that fold away are in the contents: when one is open, or they were asked for."""
        return self._is_unfolded or pages(self.box)[self.page].is_more

    def _unfold(self) -> None:
        """Shows the pages that fold away, or folds them again."""
        if pages(self.box)[self.page].is_more:
            self.open(0)
            self._is_unfolded = False
        else:
            self._is_unfolded = not self._is_unfolded

    def _contents(self, ui: Ui, box: Box) -> None:
        canvas, words = ui.canvas, ui.words
        sheet(canvas, box)
        is_roomy = canvas.h >= _ROOMY
        head, size = (74.0, 32.0) if is_roomy else (56.0, 27.0)
        title = words("ui.rules.contents")
        lettering.text(canvas, title, box.cx, box.y + head / 2 - 2, size, INK, "display", "c", room=box.w - 40)
        canvas.rule(box.x + 30, box.right - 30, box.y + head - 8)
        inside = Box(box.x + 12, box.y + head + 4, box.w - 24, box.h - head - 16)
        entries = self._entries(ui)
        room = inside.w - 56 - 22
        heights = [lettering.paragraph_height(canvas, label, room, 24) + 14 for _, label in entries]
        spread = min(12.0, max(0.0, inside.h - sum(heights)) / len(heights))
        tops = [sum(heights[:i]) + spread * i for i in range(len(heights))]
        total = sum(heights) + spread * len(heights)
        with ui.area("contents"), ui.scrolled("contents", inside, total, is_paged=False) as offset:
            for (index, label), y, h in zip(entries, tops, heights, strict=True):
                at = Box(inside.x, inside.y + y - offset, inside.w - 18, h + spread)
                if index is None:
                    self._more(ui, label, at)
                else:
                    self._entry(ui, index, label, at)
        if self._is_turned:
            ui.show(f"page:{self.page}")

    def _entries(self, ui: Ui) -> list[tuple[int | None, str]]:
        """The lines of the contents: the number of a page (None: what unfolds the rest) and what stands there."""
        all_pages = pages(self.box)
        lines: list[tuple[int | None, str]] = [
            (number, ui.words(f"rulebook_{self.box}.{page.title}"))
            for number, page in enumerate(all_pages)
            if self._is_more or not page.is_more
        ]
        if rest := sum(page.is_more for page in all_pages):
            lines.insert(len(all_pages) - rest, (None, ui.words("ui.rules.more")))
        return lines

    def _more(self, ui: Ui, label: str, box: Box) -> None:
        """The line behind which rulings and credits fold away."""
        canvas = ui.canvas
        canvas.rule(box.x + 12, box.right - 12, box.y + 2)
        if ui.hover == "more":
            canvas.box(Box(box.x, box.y + 4, box.w, box.h - 5), "#F2D48A80", None, 10)
        canvas.put("icon_down_ink" if self._is_more else "icon_right_ink", box.x + 26, box.cy, 26, centre=True)
        lettering.text(canvas, label, box.x + 52, box.cy, 24, MUTED, "display", room=box.w - 60)
        hint = ui.words("ui.rules.more_hint")
        node = Node("more", Role.BUTTON, label, canvas.rect(box), is_on=self._is_more, hint=hint, act=self._unfold)
        ui.add(node)
        ui.ring("more", box.grown(-11), 8)

    def _entry(self, ui: Ui, index: int, label: str, box: Box) -> None:
        """A page in the contents; the open one has a lit ground and a star."""
        canvas, name, is_open = ui.canvas, f"page:{index}", index == self.page
        if is_open:
            canvas.box(Box(box.x, box.y + 1, box.w, box.h - 2), CHOSEN, BRASS_DARK, 10, 3)
        elif ui.hover == name:
            canvas.box(Box(box.x, box.y + 1, box.w, box.h - 2), "#F2D48A80", None, 10)
        icon = _ICONS.get(pages(self.box)[index].title)
        if is_open:
            canvas.star(box.x + 26, box.cy, 13, "#9C2B24")
        elif icon:
            canvas.put(f"icon_{icon}_ink", box.x + 26, box.cy, 26, centre=True)
        else:
            lettering.text(canvas, str(index + 1), box.x + 26, box.cy, 24, MUTED, "display", "c")
        room = box.w - 60
        height = lettering.paragraph_height(canvas, label, room, 24)
        lettering.paragraph(canvas, label, box.x + 52, box.cy - height / 2, room, 24, INK)
        node = Node(name, Role.CHOICE, label, canvas.rect(box), is_on=is_open, value=str(index + 1))
        node.act, node.adjust = (lambda: self._point(index)), self._turn
        ui.add(node)
        ui.ring(name, box.grown(-11), 8)

    # ------------------------------------------------------------------ ways on
    def _foot(self, ui: Ui, box: Box, corner: Box) -> None:
        canvas, words = ui.canvas, ui.words
        last = len(pages(self.box)) - 1
        count = words("ui.rules.page", number=self.page + 1, total=last + 1)
        told = max(150.0, lettering.width(canvas, count, 26, "italic") + 40)
        w, h = min(380.0, (box.w - told) / 2), min(66.0, box.h - 14)
        y = box.cy - h / 2
        ways = (("previous", -1, box.x, "walnut", "left"), ("next", 1, box.right - w, "teal", "right"))
        labels = {name: words(f"ui.rules.{name}_page") for name, *_ in ways}
        widest = max(lettering.width(canvas, label, 24, "display") for label in labels.values())
        is_told = widest <= w - 2 * min(44, h * 0.55) - h * 0.46 - 12
        with ui.area("turn"):
            for name, step, x, colour, icon in ways:
                button(
                    ui,
                    name,
                    Box(x, y, w, h),
                    labels[name] if is_told else "",
                    partial(self._turn, step),
                    colour=colour,
                    size=30,
                    icon=icon,
                    is_enabled=0 <= self.page + step <= last,
                    spoken=labels[name],
                    hint=words(f"tips.rules.{name}"),
                    why=words("tips.rules.end"),
                )
        lettering.text(canvas, count, box.cx, box.cy - 2, 26, LIGHT, "italic", "c", room=told)
        self._corner(ui, corner, h)

    def _corner(self, ui: Ui, box: Box, h: float) -> None:
        """The ways to the lessons of the box and to its pages on paper; of a box without, which keys turn its pages."""
        words = ui.words
        if not has_school(self.box):
            pairs = [("← →", words("ui.keys.turn_page")), ("escape", words("ui.keys.back"))]
            key_help(ui, box.cx, box.cy, pairs, box.w + 40)
            return
        left, keep = Box(box.x, box.cy - h / 2, box.w - h - 12, h), Box(box.right - h, box.cy - h / 2, h, h)
        with ui.area("learn"):
            button(
                ui, "learn", left, words("ui.rules.learn"), self.learn,
                colour="crimson", size=30, icon="hint", hint=words("tips.rules.learn"),
            )  # fmt: skip
            button(
                ui, "keep", keep, "", self.keep, icon="save", spoken=words("ui.rules.keep"),
                hint=words("tips.rules.keep"), is_enabled=self._paper is None, why=words("tips.rules.keeping"),
            )  # fmt: skip


def _tailpiece(canvas: Canvas, x: float, y: float) -> None:
    """The printer's ornament below a short page."""
    canvas.rule(x - 120, x + 120, y)
    for dx, r in ((-34, 6), (34, 6)):
        canvas.star(x + dx, y, r)
