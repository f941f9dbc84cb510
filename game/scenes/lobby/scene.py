"""The lobby: a box from the shelf, who plays, with which options; then the game starts."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pygame

from game.boxes import NAMES
from game.core import box as shelf
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import LIGHT
from game.paint.panels import ground
from game.saves.people import Person, alone
from game.saves.presets import Presets, SetUp, keep_last, keep_preset, read_presets
from game.saves.progress import Learned
from game.saves.trouble import StoreError
from game.scenes.lobby.first_lesson import is_new, offer
from game.scenes.lobby.lineup import LineUp
from game.scenes.lobby.offers import Offers
from game.scenes.lobby.options import STRIP, OptionsState, draw_options, draw_strip, options_height
from game.scenes.lobby.plate import draw_plate, plate_height
from game.scenes.lobby.seats import Guests, draw_seats, seats_height
from game.scenes.lobby.shelf import PLANK, covers_width, draw_covers, draw_thumbnails, draw_wall
from game.scenes.shell.dialog import Answer, DialogScene, Field
from game.scenes.shell.scene import Scene
from game.scenes.shell.services import Services
from game.tabletop.teaching import FIRST_PAGE
from game.widgets.controls import button
from game.widgets.ui import Ui

_HEAD, _FOOT, _RIM, _GAP = 88.0, 104.0, 32.0, 20.0
_PANELS, _LEAST_SHELF = 512.0, 300.0
_PLATE, _LEAST_PLATE, _LEAST_COVER = 940.0, 640.0, 170.0
_BESIDE = 120.0
"""What boxes and plate leave free at their ends and between them."""
_LONGEST_PRESET = 16
_STRIP_PART = 0.52


class LobbyScene(Scene):
    """Lays a game: begins with the set-up that was played last, so that one press starts it again.

    Takes the box whose first game is to be laid instead ("" for none), or the set-up that is laid, and the evening that
    the game will be part of ("": of none); `seed` is that of a deal that is laid ("": a fresh one), `box` the
    one that was chosen before the lobby opened ("": that of the set-up).
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
        self._evening, self._offers = evening, Offers(services)
        on_shelf = [name for name in NAMES if shelf.about(name).shelf]
        self._boxes = [laid.box] if evening and laid else on_shelf  # the evening has said which one is next
        self._presets = self._known(read_presets(services.paths.presets))
        self._preset = ""
        self.lineup = LineUp(self._boxes[0], services.words)
        self._guests = Guests(services.people.get, self._ask_who)
        self._take(laid) if laid else self._lay("")
        if first in self._boxes:
            self._lay_first(first)
        if box in self._boxes:
            self._choose_box(box)
        self.lineup.sow(seed)
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
        """Asks where the table is laid otherwise than at first."""
        return "" if self.lineup.set_up() == self._begun_with else "typed"

    @property
    def rules_page(self) -> tuple[str, str]:
        """Returns the first page about the chosen box."""
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

    def _ask_who(self, seat: int) -> None:
        """Asks who takes a seat."""
        others = [player for i, player in enumerate(self.lineup.players) if i != seat]
        seated = [player.person for player in others if player.person]
        colours = [player.colour for player in others]
        services = self.services
        name = self.lineup.typed(seat)
        services.navigation.open(services.routes.people, seated, colours, partial(self._sit, seat), name)

    def _sit(self, seat: int, person: Person) -> None:
        self.lineup.sit(seat, person)
        self.services.ui.focus = f"seat:{seat}:person"

    def _lay_first(self, box: str) -> None:
        """Lays the table of a first game; the coach sits by it."""
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

    def _shelved(self) -> OptionsState:
        words = self.services.words
        usual = words("ui.lobby.preset_last" if self._presets.last else "ui.lobby.preset_usual")
        choices = [
            ("", words("ui.lobby.preset", name=usual)),
            *((name, name) for name in sorted(self._presets.named, key=words.sort_key)),
        ]
        return OptionsState(choices, self._preset, self._lay, self._keep, self._forget)

    # ------------------------------------------------------------------ start
    def trouble(self) -> str:
        """Returns why the game cannot start yet, "" when it can."""
        found = next(iter(self.lineup.faulty().values()), None)
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
            offer(self.services, self.lineup.box, self._begin)
        else:
            self._begin()

    def _begin(self) -> None:
        """Remembers the set-up and goes to the table."""
        last = self.lineup.set_up()
        self._presets = replace(self._presets, last=last)
        self._is_kept(lambda path: keep_last(path, last))
        session = self.lineup.begin()
        session.evening = self._evening
        self.services.navigation.start(self.services.routes.table, session)

    # ------------------------------------------------------------------ what the history offers
    @property
    def waits_for_other(self) -> bool:
        """Tells whether the history is still being asked about these people."""
        return self._offers.is_waiting

    def tick(self, seconds: float) -> bool:
        """Takes what the history says of these people."""
        return self._offers.tick()

    # ------------------------------------------------------------------ drawing
    def draw(self, ui: Ui) -> None:
        """Draws shelf, seats, options and the start button; in small windows everything above the button scrolls."""
        canvas = ui.canvas
        ui.reading.title = ui.words("ui.menu.new_game")
        self._offers.look(self.lineup)
        ground(canvas, "wood", 150, "#1E0A0446")
        body = Box(0, 0, canvas.w, canvas.h - _FOOT)
        if canvas.w >= 1500 and canvas.h >= 780:
            self._side_by_side(ui, body)
        else:
            self._one_below_other(ui, body)
        self._foot(ui, Box(_RIM, canvas.h - _FOOT, canvas.w - 2 * _RIM, _FOOT), canvas.w >= 1500)

    def _side_by_side(self, ui: Ui, body: Box) -> None:
        tall = max(_LEAST_SHELF, body.h - _PANELS - _GAP)
        self._shelf(ui, Box(0, 0, body.w, tall))
        wide = (body.w - 2 * _RIM - _GAP) * 0.655
        y, h = tall + _GAP, body.h - tall - _GAP
        draw_seats(ui, Box(_RIM, y, wide, h), self.lineup, self._guests)
        options = Box(_RIM + wide + _GAP, y, body.w - 2 * _RIM - _GAP - wide, h)
        draw_options(ui, options, self.lineup, self._offers.all(self.lineup))

    def _shelf(self, ui: Ui, box: Box) -> None:
        """The boxes with the plate of the chosen one beside them, below the way back."""
        draw_wall(ui, box)
        base, count = box.bottom - PLANK, len(self._boxes)
        tall = min(320.0, base - 84)
        while tall > _LEAST_COVER and box.w - covers_width(tall, count) - _BESIDE < _LEAST_PLATE:
            tall -= 10
        plate = min(_PLATE, box.w - covers_width(tall, count) - _BESIDE)
        x = (box.w - covers_width(tall, count) - _RIM - plate) / 2
        self._menu(ui, 20)
        right = draw_covers(ui, self._boxes, self.lineup.box, (x, base), tall, self._choose_box)
        draw_plate(ui, self.lineup.box, Box(right + _RIM, 18, plate, base - 36), self._learned, self.learn)

    def _one_below_other(self, ui: Ui, body: Box) -> None:
        """The boxes small in the head, so that the plate of the chosen one is seen at once; the rest scrolls below."""
        seen = Box(0, _HEAD, body.w, body.h - _HEAD)
        wide, offers = body.w - 2 * _RIM, self._offers.all(self.lineup)
        parts = (
            plate_height(ui, self.lineup.box, wide), seats_height(ui, self.lineup, wide),
            options_height(ui, self.lineup, offers, wide), STRIP,
        )  # fmt: skip
        with ui.scrolled("lobby", seen, sum(parts) + _GAP * len(parts)) as offset:
            y = seen.y + 6 - offset
            draw_plate(ui, self.lineup.box, Box(_RIM, y, wide, parts[0]), self._learned, self.learn)
            y += parts[0] + _GAP
            draw_seats(ui, Box(_RIM, y, wide, parts[1]), self.lineup, self._guests)
            y += parts[1] + _GAP
            draw_options(ui, Box(_RIM, y, wide, parts[2]), self.lineup, offers)
            y += parts[2] + _GAP
            draw_strip(ui, Box(_RIM, y, wide, parts[3]), self.lineup, self._shelved())
        self._head(ui)

    def _head(self, ui: Ui) -> None:
        """The way back and the boxes."""
        self._menu(ui, 16)
        draw_thumbnails(
            ui, self._boxes, self.lineup.box, Box(_RIM, 4, ui.canvas.w - 2 * _RIM, _HEAD - 8), self._choose_box
        )

    def _menu(self, ui: Ui, y: float) -> None:
        with ui.area("head"):
            label = ui.words("common.word.back" if self._evening else "ui.lobby.menu")
            hint = ui.words("tips.back" if self._evening else "school.menu_hint")
            button(ui, "menu", Box(_RIM, y, 200, 56), label, self.back, size=28, icon="left", hint=hint)

    def _foot(self, ui: Ui, box: Box, has_strip: bool) -> None:
        words, why = ui.words, self.trouble()
        left = box.x
        if has_strip:
            draw_strip(ui, Box(box.x, box.y + 18, box.w * _STRIP_PART, STRIP), self.lineup, self._shelved())
            left += box.w * _STRIP_PART + 24
        wide = min(460.0, box.w * 0.4)
        at = Box(box.right - wide, box.y + 10, wide, 82)
        with ui.area("start"):
            button(
                ui, "start", at, words("ui.lobby.start"), self.start, colour="teal", size=42, icon="right",
                key=pygame.K_RETURN, is_enabled=not why, why=why, hint=words("tips.lobby.start"),
            )  # fmt: skip
        told = why or self._estimate()
        room = at.x - 24 - left
        tall = lettering.paragraph_height(ui.canvas, told, room, 26)
        tone = "#FFC9A8" if why else LIGHT
        lettering.paragraph(
            ui.canvas, told, left, box.y + 51 - tall / 2, room, 26, tone, "semi" if why else "text", "c"
        )

    def _estimate(self) -> str:
        words, lineup = self.services.words, self.lineup
        players = words("common.count.players", count=len(lineup.players))
        told = words("ui.lobby.estimate", players=players, count=lineup.minutes)
        return f"{told}. {words('evening.cup.counts')}" if self._evening else told
