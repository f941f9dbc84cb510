"""The lobby: a box from the shelf, who plays, with which options; then the game starts."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path

import pygame

from game.boxes import NAMES
from game.core import box as shelf
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BRASS_LIGHT, LIGHT
from game.paint.panels import ground
from game.saves.people import alone
from game.saves.presets import Presets, SetUp, keep_last, keep_preset, read_presets
from game.saves.progress import Learned
from game.saves.trouble import StoreError
from game.scenes.lobby.lineup import LineUp
from game.scenes.lobby.more import MoreSheet, OptionsSheet, SavedTablesState, option_switches
from game.scenes.lobby.offers import Offers, Switch, is_new, offer
from game.scenes.lobby.plate import draw_plate, plate_height
from game.scenes.lobby.seating import Seating
from game.scenes.lobby.shelf import PLANK, covers_width, draw_covers, draw_wall
from game.scenes.lobby.tabletop import Tabletop
from game.scenes.lobby.ways import way_title
from game.scenes.shell.covers import draw_thumbnails, thumbnails_width
from game.scenes.shell.cup_note import CupNote
from game.scenes.shell.dialog import Answer, DialogScene, Field
from game.scenes.shell.scene import Scene
from game.scenes.shell.services import Services
from game.scenes.shell.sheet import sign_of_more
from game.tabletop.teaching import FIRST_PAGE
from game.widgets.controls import button
from game.widgets.sheets import tabs
from game.widgets.ui import Ui

_HEAD, _MOST_HEAD, _TABS, _FOOT, _RIM = 88.0, 150.0, 64.0, 104.0, 32.0
_PAGE = 370.0
"""How high a page must stay below a head with larger boxes."""
_WIDE, _LEAST_SHELF, _MOST_SHELF = 1500.0, 250.0, 384.0
"""From which width on the boxes stand on a shelf above the table, where it finds that much room."""
_PLATE, _LEAST_PLATE, _LEAST_COVER = 940.0, 640.0, 150.0
_BESIDE = 120.0
"""What boxes and plate leave free at their ends and between them."""
_LONGEST_PRESET = 16
_CUP, _TOLD = (30.0, 26.0, 22.0), (25.0, 22.0, 19.0)
"""How wide the sentence about the cup is, and how large the letters at the foot can be."""


class LobbyScene(Scene):
    """Lays a game: begins with the set-up that was played last, so that one press starts it again.

    Takes the box whose first game is to be laid instead ("" for none; the table that waits for the end of its lessons,
    where one does), or the set-up that is laid, and the evening that the game will be part of ("": of none); `seed` is
    that of a deal that is laid ("": a fresh one), `box` the one that was chosen before the lobby opened ("": that of
    the set-up).
    """

    def __init__(
        self,
        services: Services,
        first: str = "",
        laid: SetUp | None = None,
        evening: str = "",
        seed: str = "",
        *,
        box: str = "",
    ) -> None:
        super().__init__(services)
        self._evening, self._offers, self._cup = evening, Offers(services), CupNote(services, evening)
        on_shelf = [name for name in NAMES if shelf.about(name).shelf]
        self._boxes = [laid.box] if evening and laid else on_shelf  # the evening has said which one is next
        self._presets = self._known(read_presets(services.paths.presets))
        self._preset = ""
        self.lineup = LineUp(self._boxes[0], services.words)
        self._take(laid) if laid else self._lay("")
        if first in self._boxes:
            self._lay_first(first)
        if box in self._boxes:
            self._choose_box(box)
        self.lineup.sow(seed)
        self._seating = Seating(services, self.lineup)
        self._page = "seats"
        self._begun_with = self.lineup.set_up()

    def _known(self, presets: Presets) -> Presets:
        """What of the memory belongs to boxes that are on the shelf."""
        named = {name: kept for name, kept in presets.named.items() if kept.box in self._boxes}
        last = presets.last if presets.last and presets.last.box in self._boxes else None
        return Presets(last, named)

    def entered(self) -> None:
        """Puts the focus on the start button; who sits here may have been changed or removed meanwhile."""
        self.lineup.greet(self.services.people.get)
        self.services.ui.focus_first("start")

    @property
    def unkept(self) -> str:
        return "" if self.lineup.set_up() == self._begun_with else "typed"

    @property
    def rules_page(self) -> tuple[str, str]:
        return self.lineup.box, FIRST_PAGE

    # ------------------------------------------------------------------ set-ups
    def _lay(self, name: str) -> None:
        """Takes a remembered set-up, the last one for ""."""
        kept = self._presets.named[name] if name else self._presets.last
        self._preset = name
        if kept:
            self._take(kept)
            self._begun_with = self.lineup.set_up()

    def _take(self, laid: SetUp) -> None:
        self.lineup.lay(laid)
        self.lineup.greet(self.services.people.get)

    def _lay_first(self, box: str) -> None:
        """Lays the table of a first game, or that which waits for the end of its lessons; the coach sits by it."""
        waiting, self.services.laid = self.services.laid, None
        if waiting and waiting.box == box:
            self._take(waiting)
        else:
            self.lineup = LineUp.first(box, self.services.words)
        try:
            self.services.progress.coach_again(box, alone(self.lineup.players))
        except StoreError as error:
            self.services.notices.tell_trouble(error)

    def _choose_box(self, name: str) -> None:
        if name != self.lineup.box:
            self.lineup.lay(replace(self.lineup.set_up(), box=name))

    def _keep(self) -> None:
        words = self.services.words
        title, answer = words("ui.lobby.preset_name"), Answer(words("ui.saves.save"), self._keep_as, "save")
        asked = Field(title, self._preset, _LONGEST_PRESET)
        self.services.navigation.stack.push(DialogScene(self.services, title, "", (answer,), asked))

    def _keep_as(self, name: str) -> None:
        set_up = self.lineup.set_up()
        self._presets = replace(self._presets, named={**self._presets.named, name: set_up})
        self._preset = name
        if self._is_kept(lambda path: keep_preset(path, name, set_up)):
            self.services.notices.tell("ui.lobby.preset_kept", name=name)

    def _forget(self) -> None:
        gone, self._preset = self._preset, ""
        self._presets = replace(self._presets, named={n: s for n, s in self._presets.named.items() if n != gone})
        if self._is_kept(lambda path: keep_preset(path, gone, None)):
            self.services.notices.tell("ui.lobby.preset_forgotten", name=gone)

    def _is_kept(self, keep: Callable[[Path], None]) -> bool:
        try:
            keep(self.services.paths.presets)
        except StoreError as error:
            self.services.notices.tell_trouble(error)
            return False
        return True

    def _saved_tables(self) -> SavedTablesState:
        words = self.services.words
        usual = words("ui.lobby.preset_last" if self._presets.last else "ui.lobby.preset_usual")
        choices = [
            ("", words("ui.lobby.preset", name=usual)),
            *((name, name) for name in sorted(self._presets.named, key=words.sort_key)),
        ]
        return SavedTablesState(choices, self._preset, self._lay, self._keep, self._forget)

    def _open_options(self) -> None:
        self.services.navigation.stack.push(OptionsSheet(self.services, self._switches))

    def _switches(self) -> list[Switch]:
        """What the history offers, which is new every time, then all options."""
        return [*self._offers.all(self.lineup), *option_switches(self.services.words, self.lineup)]

    def _open_more(self) -> None:
        self.services.navigation.stack.push(MoreSheet(self.services, self.lineup, self._saved_tables, self._sow))

    def _sow(self, typed: str) -> None:
        self.lineup.sow(typed, self._boxes)

    # ------------------------------------------------------------------ start
    def trouble(self) -> str:
        """Returns why the game cannot start yet, "" when it can."""
        wrong = self.lineup.wrong
        found = next(iter(self.lineup.faulty().values()), wrong.notice if wrong else None)
        return self.services.words(found.key, **found.values) if found else ""

    @property
    def _learned(self) -> Learned:
        return self.services.progress.of(self.lineup.box, alone(self.lineup.players))

    def learn(self) -> None:
        """Opens the school of the chosen box."""
        self.services.learner = alone(self.lineup.players)
        self.services.navigation.open(self.services.routes.school, self.lineup.box)

    def start(self) -> None:
        """Begins the game; who never played this box is offered its first lesson, once."""
        self.services.learner = alone(self.lineup.players)
        if is_new(self.services, self.lineup.box):
            offer(self.services, self.lineup.set_up(), self._begin)
        else:
            self._begin()

    def _begin(self) -> None:
        """Remembers the set-up and goes to the table."""
        last, self.services.laid = self.lineup.set_up(), None
        self._presets = replace(self._presets, last=last)
        self._is_kept(lambda path: keep_last(path, last))
        session = self.lineup.begin()
        session.evening = self._evening
        self.services.navigation.start(self.services.routes.table, session)

    # ------------------------------------------------------------------ what the history offers
    @property
    def waits_for_other(self) -> bool:
        return self._offers.is_waiting or self._cup.is_waiting

    def tick(self, seconds: float) -> bool:
        return any([self._offers.tick(self.lineup), self._cup.tick()])

    # ------------------------------------------------------------------ drawing
    def draw(self, ui: Ui) -> None:
        """Draws the shelf and the table below it; where they find no room, pages with the boxes small above them."""
        canvas = ui.canvas
        ui.reading.title = ui.words("ui.menu.new_game")
        self._offers.look(self.lineup)
        ground(canvas, "wood", 150, "#1E0A0490")
        table = Tabletop(ui, self.lineup, len(self._offers.all(self.lineup)), canvas.w - 2 * _RIM)
        body = Box(0, 0, canvas.w, canvas.h - _FOOT)
        shelf_high = min(_MOST_SHELF, body.h - table.height)
        has_ways = True
        if canvas.w >= _WIDE and shelf_high >= _LEAST_SHELF:
            upper, lower = body.cut_top(shelf_high)
            self._shelf(ui, upper)
            table.draw(lower.inset(_RIM, 0), self._seating, self._open_options)
        else:
            has_ways = self._pages(ui, body, table)
        self._foot(ui, Box(_RIM, canvas.h - _FOOT, canvas.w - 2 * _RIM, _FOOT), has_ways=has_ways)
        self._seating.draw(ui)

    def _shelf(self, ui: Ui, box: Box) -> None:
        """The boxes with the plate of the chosen one beside them, below the way back."""
        draw_wall(ui, box)
        base, count = box.bottom - PLANK, len(self._boxes)
        height = min(320.0, base - 84)
        while height > _LEAST_COVER and box.w - covers_width(height, count) - _BESIDE < _LEAST_PLATE:
            height -= 10
        plate = min(_PLATE, box.w - covers_width(height, count) - _BESIDE)
        x = (box.w - covers_width(height, count) - _RIM - plate) / 2
        self._menu(ui, 20)
        self._tell(ui, Box(_RIM, 96, x - _RIM - 40, base - 96), self._cup.told())
        right = draw_covers(ui, self._boxes, self.lineup.box, (x, base), height, self._choose_box)
        draw_plate(ui, self.lineup.box, Box(right + _RIM, 18, plate, base - 36), self._learned, self.learn)

    def _pages(self, ui: Ui, body: Box, table: Tabletop) -> bool:
        """The boxes small in the head, below it one page at a time; tells whether the ways to play are in sight."""
        room = body.h - _HEAD - _TABS
        spare = room - (table.height if table.height <= room else _PAGE)
        head, rest = body.cut_top(min(_MOST_HEAD, _HEAD + max(0.0, spare)))
        line, page = rest.cut_top(_TABS)
        page = page.inset(_RIM, 0)
        is_whole = table.height <= page.h
        titles = {"seats": "ui.lobby.who_plays", "ways": "ui.lobby.how_to_play", "about": "ui.lobby.about_box"}
        if is_whole:
            del titles["ways"]
        chosen = self._page if self._page in titles else "seats"
        self._menu(ui, 16)
        thumbnails = Box(_RIM, 4, ui.canvas.w - 2 * _RIM, head.h - 8)
        used = thumbnails_width(thumbnails.h, len(self._boxes)) + 24
        self._tell(
            ui, thumbnails.trimmed(left=224, right=used), self._cup.told() or [ui.words(f"{self.lineup.box}.title")]
        )
        draw_thumbnails(ui, self._boxes, self.lineup.box, thumbnails, self._choose_box)
        pages = [(key, ui.words(title)) for key, title in titles.items()]
        tabs(ui, "page", line.inset(_RIM, 0), pages, chosen, self._turn_to, hint=ui.words("tips.lobby.page"))
        if chosen == "about":
            self._about(ui, page)
        elif is_whole:
            table.draw(page, self._seating, self._open_options, has_title=False)
        elif chosen == "seats":
            table.draw_seats(page, self._seating)
        else:
            table.draw_ways(page, self._open_options)
        return is_whole or chosen == "ways"

    def _turn_to(self, page: str) -> None:
        self._page = page

    def _about(self, ui: Ui, page: Box) -> None:
        name, width, learned = self.lineup.box, page.w - 24, self._learned
        height = plate_height(ui, name, width, learned)
        with ui.scrolled("about", page, height + 12) as offset:
            draw_plate(ui, name, Box(page.x, page.y + 6 - offset, width, height), learned, self.learn)
        sign_of_more(ui, "about", page)

    def _menu(self, ui: Ui, y: float) -> None:
        """The way back."""
        words, at = ui.words, Box(_RIM, y, 200, 56)
        with ui.area("head"):
            label = words("common.word.back" if self._evening else "ui.lobby.menu")
            hint = words("tips.back" if self._evening else "ui.lobby.menu_hint")
            button(ui, "menu", at, label, self.back, size=28, icon="left", hint=hint)

    def _tell(self, ui: Ui, box: Box, texts: Sequence[str]) -> None:
        """The longest wording that has room, in large letters: which game of a cup it is and how that stands."""
        for told, size in product(texts, _CUP):
            height = lettering.paragraph_height(ui.canvas, told, box.w, size, "semi")
            if height <= box.h:
                y = box.y + min(10.0, (box.h - height) / 2)
                lettering.paragraph(ui.canvas, told, box.x, y, box.w, size, BRASS_LIGHT, "semi")
                return

    def _foot(self, ui: Ui, box: Box, *, has_ways: bool) -> None:
        words, why = ui.words, self.trouble()
        label = words("ui.lobby.more")
        more = Box(box.x, box.y + 18, max(190.0, 120 + lettering.width(ui.canvas, label, 25, "display")), 62)
        with ui.area("more"):
            hint = words("tips.lobby.more")
            button(ui, "more", more, label, self._open_more, size=25, icon="more", hint=hint)
        width = min(460.0, box.w * 0.36)
        at = Box(box.right - width, box.y + 10, width, 82)
        with ui.area("start"):
            button(
                ui, "start", at, words("ui.lobby.start"), self.start, colour="teal", size=42, icon="right",
                key=pygame.K_RETURN, cap="enter", is_enabled=not why, why=why, hint=words("tips.lobby.start"),
            )  # fmt: skip
        told = [why] if why else self._estimate(has_ways=has_ways)
        self._told(ui, Box(more.right + 24, box.y, at.x - more.right - 48, box.h), told, is_trouble=bool(why))

    def _told(self, ui: Ui, at: Box, told: Sequence[str], *, is_trouble: bool) -> None:
        """Sentences one below the other, smaller where they find no room."""
        canvas, tone = ui.canvas, "#FFC9A8" if is_trouble else LIGHT
        for size in _TOLD:
            height = sum(lettering.paragraph_height(canvas, each, at.w, size) for each in told)
            if height <= at.h:
                break
        y = at.y + 51 - height / 2
        for each in told:
            y = lettering.paragraph(canvas, each, at.x, y, at.w, size, tone, "semi" if is_trouble else "text", "c")

    def _estimate(self, *, has_ways: bool) -> list[str]:
        """What is going to be played: what is in sight already is left out."""
        words, lineup = self.services.words, self.lineup
        players = words("common.count.players", count=len(lineup.players))
        told = [words("ui.lobby.estimate", players=players, count=lineup.minutes)]
        if not has_ways and lineup.ways:
            told.append(way_title(words, lineup))
        if lineup.seed:
            told.append(words("ui.lobby.seed", seed=lineup.code if lineup.dealt else lineup.seed))
        return told
