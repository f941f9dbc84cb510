"""The menu: the boxes and the game that waits under an evening sky; what else there is stands at its foot in words."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.core import box as shelf
from game.core.text import clean, short
from game.paint.box import Box
from game.saves.store import Saved
from game.saves.trouble import InUse, Notice, StoreError, Trouble
from game.scenes.menu.boxes import ARCH, COVER, LEARN, NAME, OVERLAP, MenuBox, draw_arches, draw_covers
from game.scenes.menu.card import CardActions, continue_card, first_card, trouble_card
from game.scenes.menu.doors import Door, doors_height, draw_doors, draw_pills
from game.scenes.menu.facade import FRIEZE, facade, sign
from game.scenes.saves.saved_game import called_now, on_shelf, opened
from game.scenes.shell.cup_note import CupNote
from game.scenes.shell.help import box_played_last, open_rules
from game.scenes.shell.scene import Scene
from game.scenes.shell.services import Services
from game.widgets.controls import drop_list, open_list
from game.widgets.ui import Ui

_ROOMY = (1500.0, 940.0)
_MARGIN, _ARCH, _GAP, _MOST_GAP = 48.0, 320.0, 18.0, 110.0
_CARD, _BESIDE = 440.0, 36.0
"""How wide the card is beside the arches, and how far from them."""
_ABOVE, _BELOW = 70.0, 18.0
"""What is free between the upper edge of the frieze and the arches, and between plates and foot."""
_FOOT, _CLOSE_FOOT = 76.0, 62.0
_LONGEST_NAME = 60
_FIRST_HOST = "builder"
"""Who leads through the lessons of the first box on the shelf."""
_DOORS = {
    "evening": "trophy", "wall": "people", "challenges": "star", "learn": "hint", "rules": "book", "saves": "chest",
}  # fmt: skip
"""The doors at the foot from left to right, and the icon of each."""


class MenuScene(Scene):
    """Leads everywhere; Enter goes on with the last game, or takes the box that was played last."""

    minimum = (900, 540)
    _saved: Saved | None = None
    _trouble: Notice | None = None

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._boxes = on_shelf()
        self._unplayed: set[str] = set()
        self._cup = CupNote(services, "")

    def entered(self) -> None:
        """Looks for a game to go on with, and which boxes were never played."""
        self.services.autosaver.close()
        self.services.settings.welcome("")
        self._look()
        named = self.services.store.boxes_named()
        self._unplayed = {name for name in self._boxes if name not in named and shelf.has_lessons(name)}
        self._focus()

    def _focus(self) -> None:
        card = "first" if self._is_first else "continue" if self._saved and not self._trouble else ""
        self.services.ui.focus_first(card or f"box:{self._last_box}")

    @property
    def _last_box(self) -> str:
        found = box_played_last(self.services)
        return found if found in self._boxes else self._boxes[0]

    @property
    def _is_first(self) -> bool:
        """Tells whether nobody has played or learned anything here."""
        progress, learner = self.services.progress, self.services.learner
        is_new = self._unplayed.issuperset(self._boxes) and self._saved is None
        return is_new and not any(progress.of(name, learner).lessons for name in self._boxes)

    def back(self) -> None:
        """Stays: Esc must not end the program by accident."""

    def key(self, event: pygame.Event) -> bool:
        if event.unicode == "?":
            open_rules(self.services)
            return True
        return False

    @property
    def waits_for_other(self) -> bool:
        return self._cup.is_waiting

    def tick(self, seconds: float) -> bool:
        return self._cup.tick()

    # ------------------------------------------------------------------ the game that waits
    def _look(self, refused: Notice | None = None) -> None:
        """Finds the newest game in progress that can be opened; those that cannot be opened are told of once.

        Takes why the game that waited could not be opened, if that was tried.
        """
        services = self.services
        games = [called_now(services.people, saved) for saved in services.store.unfinished()]
        known = services.spoilt
        new = {saved.found: saved.trouble for saved in games if saved.trouble and saved.found not in known}
        if refused and self._saved:
            new[self._saved.found] = refused
        known.update(new)
        self._saved = next((saved for saved in games if saved.found not in known), next(iter(games), None))
        self._trouble = known.get(self._saved.found) if self._saved else None
        head = self._saved.head if self._saved and not self._trouble else None
        self._cup = CupNote(services, head.evening if head else "")
        if new and not self._trouble:
            (path, _), *_ = new
            services.notices.tell("ui.menu.unreadable", count=len(new), file=short(clean(path.name), _LONGEST_NAME))

    def resume(self) -> None:
        """Goes on with the game that waits, as far as it can be read; after one that cannot be, the next one waits."""
        assert self._saved is not None
        try:
            session, notice = opened(self.services, self._saved.path)
        except InUse as trouble:
            self.services.notices.tell_trouble(trouble)
            return
        except Trouble as trouble:
            self._look(trouble.notice)
            self.services.ui.reset()
            self._focus()
            return
        for told in notice.all if notice else ():
            self.services.notices.tell(told.key, **told.values)
        self.services.navigation.start(self.services.routes.table, session, self._saved.path)

    def _set_aside(self) -> None:
        assert self._saved is not None
        try:
            self.services.store.delete(self._saved.path)
        except StoreError as trouble:
            self.services.notices.tell_trouble(trouble)
            return
        self.services.ui.reset()
        self.entered()

    # ------------------------------------------------------------------ routes
    def _route(self, name: str) -> Callable[[], None]:
        services = self.services
        navigation, routes = services.navigation, services.routes
        match name:
            case "evening":
                return partial(navigation.open, routes.evening)
            case "wall":
                return partial(navigation.open, routes.wall)
            case "challenges":
                return partial(navigation.open, routes.challenges)
            case "learn":
                return self._learn
            case "rules":
                return partial(open_rules, services)
            case "saves":
                return self._list
            case "settings":
                return partial(navigation.open, routes.settings)
            case _:
                return navigation.quit

    def _list(self) -> None:
        """Opens the list of games to go on with or, where all games are finished, of those."""
        listed = self.services.store.listed
        kind = "replays" if listed("replays") and not listed("load") else "load"
        self.services.navigation.open(self.services.routes.saves, kind)

    def _learn(self) -> None:
        """Opens the school of the box played last or, if it has none, of the first that has one."""
        from game.lessons.parsing import has_school  # like `course` below: the first picture does without

        box = box_played_last(self.services)
        found = next((name for name in (box, *self._boxes) if has_school(name)), box)
        self.services.navigation.open(self.services.routes.school, found)

    def _begin_lessons(self, box: str) -> None:
        """Begins the lesson of a box that comes next; its school lies behind."""
        from game.lessons.parsing import has_school
        from game.scenes.lesson.course import course

        services = self.services
        services.navigation.open(services.routes.school, box)
        if has_school(box) and (gate := course(box, services.progress.of(box, services.learner)).upcoming):
            services.navigation.open(services.routes.lesson, box, gate.lesson.id)

    def _take(self, box: str) -> None:
        self.services.navigation.open(self.services.routes.lobby, box=box)

    # ------------------------------------------------------------------ drawing
    def draw(self, ui: Ui) -> None:
        canvas = ui.canvas
        ui.reading.title = ui.words("common.product")
        if canvas.w >= _ROOMY[0] and canvas.h >= _ROOMY[1]:
            self._draw_roomy(ui)
        else:
            self._draw_close(ui)

    @property
    def _has_card(self) -> bool:
        return self._saved is not None or self._is_first

    def _shown(self) -> Sequence[MenuBox]:
        return [
            MenuBox(
                name, partial(self._take, name), partial(self._begin_lessons, name) if name in self._offered else None
            )
            for name in self._boxes
        ]

    @property
    def _offered(self) -> set[str]:
        """Returns the boxes whose lessons are offered below them; at the very first start the card alone speaks."""
        return set() if self._is_first else self._unplayed

    def _draw_roomy(self, ui: Ui) -> None:
        """Each box in its arch, the card beside them."""
        canvas, count = ui.canvas, len(self._boxes)
        beside = _CARD + _BESIDE if self._has_card else 0.0
        room = canvas.w - 2 * _MARGIN - beside
        width = min(_ARCH, (room - (count - 1) * _GAP) / count)
        gap = min(_MOST_GAP, (room - count * width) / max(1, count - 1))
        height = width * ARCH - OVERLAP + NAME + (LEARN if self._offered else 0)
        top = canvas.h - _FOOT - _BELOW - height - _ABOVE
        facade(canvas, top)
        left = self._pills(ui, _MARGIN, 34)
        sign_height = min(240.0, top * 0.5)
        sign(ui, Box(56, (top - sign_height) * 0.2, left - 88, sign_height))
        x, y = (canvas.w - count * width - (count - 1) * gap - beside) / 2, top + _ABOVE
        draw_arches(ui, self._shown(), [Box(x + i * (width + gap), y, width, width * ARCH) for i in range(count)])
        if beside:
            self._card(ui, Box(x + count * width + (count - 1) * gap + _BESIDE, y - 4, _CARD, height + 4))
        self._doors(ui, _FOOT)

    def _draw_close(self, ui: Ui) -> None:
        """Sign, card and boxes close together, where everything is large or the window small."""
        canvas, count = ui.canvas, len(self._boxes)
        foot = doors_height(ui, self._named_doors(ui), _CLOSE_FOOT)
        head = max(68.0, min(canvas.h * 0.13, 110.0))
        card = max(116.0, min(canvas.h * 0.25, 210.0)) if self._has_card else 0.0
        if not self._has_card:
            head *= 1.5
        width = (canvas.w - 2 * 32 - (count - 1) * 16) / count
        height = min(width * COVER, canvas.h - foot - head - card - FRIEZE - 40)
        top = canvas.h - foot - 14 - height - FRIEZE - 10
        facade(canvas, top)
        left = self._pills(ui, 28, 14)
        sign(ui, Box(28, 10, left - 52, head - 16))
        if self._has_card:
            at = Box(32, top - card - 10, canvas.w - 64, card)
            self._card(ui, at)
            ui.clear = [canvas.rect(at)]
        draw_covers(ui, self._shown(), Box(32, top + FRIEZE + 10, canvas.w - 64, height).columns(count, 16))
        self._doors(ui, foot)

    def _doors(self, ui: Ui, height: float) -> None:
        """What else there is, at the foot."""
        draw_doors(ui, Box(0, ui.canvas.h - height, ui.canvas.w, height), self._named_doors(ui))

    def _named_doors(self, ui: Ui) -> Sequence[Door]:
        return [self._door(ui, name, icon) for name, icon in _DOORS.items()]

    def _door(self, ui: Ui, name: str, icon: str) -> Door:
        told, cap = ui.words(f"ui.menu.{name}_hint"), "F1" if name == "rules" else ""
        return Door(name, icon, ui.words(f"ui.menu.{name}"), told, self._route(name), cap)

    def _pills(self, ui: Ui, edge: float, y: float) -> float:
        """The language, the settings and the way out, in the corner; returns where they begin."""
        code, names = self.services.language.code, self.services.language.names()
        language = Door(
            "language", "globe", ui.words("ui.menu.language"), ui.words("tips.settings.language"),
            partial(open_list, ui, "language", code), value=names.get(code, code),
        )  # fmt: skip
        pills = (language, self._door(ui, "settings", "gear"), self._door(ui, "quit", "door"))
        first, *_ = draw_pills(ui, ui.canvas.w - edge, y, ui.canvas.w * 0.66, pills)
        choose = self.services.settings.change
        drop_list(ui, "language", first, list(names.items()), code, lambda to: choose(language=to))
        return first.x

    def _card(self, ui: Ui, box: Box) -> None:
        with ui.area("card"):
            if self._trouble:
                trouble_card(ui, box, self._trouble, CardActions(self._list, self._set_aside))
            elif self._saved:
                continue_card(ui, box, self._saved, self._cup.told(), self.resume)
            else:
                first_card(ui, box, self._boxes[0], _FIRST_HOST, partial(self._begin_lessons, self._boxes[0]))
