"""Planning an evening: who plays, and which boxes one after the other."""

from collections.abc import Sequence

import pygame

from game.core import box as shelf
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BRASS_LIGHT, LIGHT
from game.paint.panels import ground
from game.saves.evening import Evening, write_evening
from game.saves.people import Person
from game.saves.presets import read_presets
from game.saves.trouble import StoreError
from game.scenes.evening.boxes import Programme, draw_head, draw_programme, programme_height
from game.scenes.lobby.lineup import LineUp
from game.scenes.lobby.seating import Seating
from game.scenes.lobby.seats import Places, draw_seats, seats_height
from game.scenes.saves.saved_game import box_title, on_shelf
from game.scenes.shell.scene import Scene
from game.scenes.shell.services import Services
from game.scenes.shell.sheet import sign_of_more
from game.widgets.controls import button
from game.widgets.ui import Translate, Ui

_HEAD, _FOOT, _RIM, _GAP, _TITLE = 96.0, 104.0, 32.0, 20.0, 58.0
_WIDE, _HIGH = 1500.0, 780.0
_FEWEST = 2


class EveningLineUp(LineUp):
    """Who plays an evening: as many as all of its boxes have seats for; who is the youngest is asked game by game."""

    def __init__(self, box: str, words: Translate) -> None:
        self.boxes: list[str] = []
        super().__init__(box, words)

    @property
    def least(self) -> int:
        return max((shelf.about(box).seats[0] for box in self.boxes), default=super().least)

    @property
    def most(self) -> int:
        return min((shelf.about(box).seats[-1] for box in self.boxes), default=super().most)

    @property
    def has_youngest(self) -> bool:
        return False

    @property
    def personalities(self) -> tuple[str, ...]:
        """Returns nobody: those of one box are unknown in another, and the cup must know its players again."""
        return ()

    def invite(self, people: Sequence[Person]) -> None:
        """Seats people who are known; computer players stay only where somebody would play alone."""
        for seat, person in enumerate(people):
            if seat == len(self.players):
                self.add()
            self.decide(seat, "")
            self.sit(seat, person)
        while len(self.players) > max(self.least, len(people)) and len(people) > 1:
            self.remove(len(self.players) - 1)


class EveningPlanScene(Scene):
    """Lays an evening: begins with the people of the last table, or where nobody known sat there, with who is known."""

    minimum = (900, 540)

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        last = read_presets(services.paths.presets).last
        self.lineup = EveningLineUp(on_shelf()[0], services.words)
        if last and last.box in on_shelf():
            self.lineup.lay(last)
        self.lineup.greet(services.people.get)
        if not any(player.person for player in self.lineup.players):
            self.lineup.invite(services.people.all()[: min(shelf.about(box).seats[-1] for box in on_shelf())])
        self._begun_with = self.lineup.set_up()
        self._seating = Seating(services, self.lineup)

    def entered(self) -> None:
        """Puts the focus on what can be added first; who sits here may have been changed meanwhile."""
        self.lineup.greet(self.services.people.get)
        self.services.ui.focus_first("begin" if not self.trouble() else f"add_box:{on_shelf()[0]}")

    @property
    def unkept(self) -> str:
        is_planned = self.lineup.boxes or self.lineup.set_up() != self._begun_with
        return "typed" if is_planned else ""

    def plan(self, boxes: Sequence[str]) -> None:
        """Takes the boxes that will be played, in this order."""
        self.lineup.boxes = list(boxes)
        self.services.ui.renew()  # another button has come to this place: a double click does not press it too

    @property
    def _programme(self) -> Programme:
        return Programme((), self.lineup.boxes, self.plan, len(self.lineup.players))

    def trouble(self) -> str:
        """Returns why the evening cannot begin yet, "" when it can."""
        words, boxes, sitting = self.services.words, self.lineup.boxes, len(self.lineup.players)
        if found := next(iter(self.lineup.faulty().values()), None):
            return words(found.key, **found.values)
        if len(boxes) < _FEWEST:
            return words(f"evening.plan.{'too_few' if boxes else 'none_yet'}")
        for box in boxes:
            if sitting > (most := shelf.about(box).seats[-1]):
                return words("evening.plan.too_many", box=box_title(words, box), count=most)
        return ""

    def begin(self) -> None:
        """Begins the evening: from now on it can be gone on with."""
        evening = Evening.begin(self.lineup.set_up().players, self.lineup.boxes)
        try:
            write_evening(self.services.paths.evening, evening)
        except StoreError as error:
            self.services.notices.tell_trouble(error)
            return
        self.services.navigation.start(self.services.routes.evening)

    # ------------------------------------------------------------------ drawing
    def draw(self, ui: Ui) -> None:
        """Draws seats and boxes side by side, or one below the other where there is less room."""
        canvas = ui.canvas
        ground(canvas, "felt_teal", 190)
        is_wide = canvas.w >= _WIDE and canvas.h >= _HIGH
        body = Box(_RIM, _HEAD, canvas.w - 2 * _RIM, canvas.h - _HEAD - _FOOT)
        if is_wide:
            left, right = body.cut_left(body.w * 0.62, _GAP)
            self._seats(ui, left)
            draw_programme(ui, right, self._programme)
        else:
            width = body.w - 20
            seats = _TITLE + seats_height(width, self.lineup.chairs)
            programme = programme_height(ui, self._programme, width)
            with ui.scrolled("evening", body, seats + _GAP + programme) as offset:
                at = Box(body.x, body.y - offset, width, seats)
                self._seats(ui, at)
                draw_programme(ui, Box(at.x, at.bottom + _GAP, width, programme), self._programme)
            sign_of_more(ui, "evening", body)
        draw_head(ui, ui.words("evening.plan.title"), self.back)
        self._foot(ui, Box(_RIM, canvas.h - _FOOT, canvas.w - 2 * _RIM, _FOOT))
        self._seating.draw(ui)

    def _seats(self, ui: Ui, box: Box) -> None:
        title, seats = box.cut_top(_TITLE)
        label = ui.words("ui.lobby.who_plays")
        lettering.text(ui.canvas, label, title.x + 8, title.cy, 38, BRASS_LIGHT, "display", shade="#0A0502")
        draw_seats(ui, Places.within(seats, self.lineup.chairs), self.lineup, self._seating.hands())

    def _foot(self, ui: Ui, box: Box) -> None:
        words, why = ui.words, self.trouble()
        width = min(520.0, box.w * 0.46)
        at = Box(box.right - width, box.y + 10, width, 82)
        with ui.area("begin"):
            button(
                ui, "begin", at, words("evening.plan.begin"), self.begin, colour="teal", size=38, icon="right",
                key=pygame.K_RETURN, is_enabled=not why, why=why,
            )  # fmt: skip
        told, room = why or self._estimate(), at.x - 24 - box.x
        height = lettering.paragraph_height(ui.canvas, told, room, 26)
        tone = "#FFC9A8" if why else LIGHT
        lettering.paragraph(ui.canvas, told, box.x, box.y + 51 - height / 2, room, 26, tone, "text", "c")

    def _estimate(self) -> str:
        words, boxes = self.services.words, self.lineup.boxes
        minutes = sum(shelf.about(box).minutes for box in boxes) * len(self.lineup.players)
        return words("evening.plan.estimate", games=words("history.games", count=len(boxes)), count=minutes)
