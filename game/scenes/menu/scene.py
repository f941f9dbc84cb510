"""The menu: a facade with niches under an evening sky, and a card for the game that waits."""

from collections.abc import Callable
from functools import partial

import pygame

from game.boxes import NAMES
from game.core.text import clean, short
from game.lessons.reading import has_school
from game.paint.box import Box
from game.paint.palette import BRASS
from game.saves.store import Saved
from game.saves.trouble import InUse, Notice, StoreError, Trouble
from game.scenes.menu.card import CardActions, continue_card, trouble_card
from game.scenes.menu.facade import FOOT, FRIEZE, NICHE_SHAPE, alcove, facade, has_room_beside, niche, sign
from game.scenes.saves.saved_game import opened
from game.scenes.shell.help import box_played_last, open_rules
from game.scenes.shell.languages import language_switch
from game.scenes.shell.scene import Scene
from game.widgets.controls import key_help
from game.widgets.ui import Ui

_ROOMY = (1500.0, 940.0)
_MARGIN, _LEAST_GAP = 24.0, 14.0
_LONGEST_NAME = 60
_NICHES = {
    "new": "new_game",
    "load": "load",
    "replays": "replays",
    "evening": "evening",
    "wall": "wall",
    "challenges": "challenges",
    "learn": "learn",
    "rules": "rules",
    "settings": "settings",
    "quit": "quit",
}
"""The niches from left to right (the still life in each) and the keys of their names."""


class MenuScene(Scene):
    """Leads everywhere; Enter goes on with the last game, or to a new one."""

    minimum = (900, 540)
    _saved: Saved | None = None
    _trouble: Notice | None = None

    def entered(self) -> None:
        """Looks for a game to go on with."""
        self.services.autosaver.close()
        self.services.settings.welcome("")
        self._look()
        self._focus()

    def _focus(self) -> None:
        self.services.ui.focus_first("continue" if self._saved and not self._trouble else "new")

    def back(self) -> None:
        """Stays: Esc must not end the program by accident."""

    def key(self, event: pygame.Event) -> bool:
        """Opens the rules with the question mark, too."""
        if event.unicode == "?":
            open_rules(self.services)
            return True
        return False

    # ------------------------------------------------------------------ the game that waits
    def _look(self, refused: Notice | None = None) -> None:
        """Finds the newest game in progress that can be opened; of those that cannot be is told once.

        Takes why the game that waited could not be opened, if that was tried.
        """
        services, games = self.services, self.services.store.unfinished()
        known = services.spoilt
        new = {saved.found: saved.trouble for saved in games if saved.trouble and saved.found not in known}
        if refused and self._saved:
            new[self._saved.found] = refused
        known.update(new)
        self._saved = next((saved for saved in games if saved.found not in known), next(iter(games), None))
        self._trouble = known.get(self._saved.found) if self._saved else None
        if new and not self._trouble:
            (path, _), *_ = new
            services.notices.tell("ui.menu.unreadable", count=len(new), file=short(clean(path.name), _LONGEST_NAME))

    def resume(self) -> None:
        """Goes on with the game that waits, as far as it can be read; after one that cannot be, the next one waits."""
        assert self._saved is not None
        try:
            session, notice = opened(self.services.store, self._saved.path)
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
        match name:
            case "new":
                return lambda: services.navigation.open(services.routes.lobby)
            case "load" | "replays":
                return lambda: services.navigation.open(services.routes.saves, name)
            case "evening":
                return lambda: services.navigation.open(services.routes.evening)
            case "wall":
                return lambda: services.navigation.open(services.routes.wall)
            case "challenges":
                return lambda: services.navigation.open(services.routes.challenges)
            case "learn":
                return self._learn
            case "rules":
                return partial(open_rules, services)
            case "settings":
                return lambda: services.navigation.open(services.routes.settings)
            case _:
                return services.navigation.quit

    def _learn(self) -> None:
        """Opens the school of the box played last or, if it has none, of the first that has one."""
        box = box_played_last(self.services)
        found = next((name for name in (box, *NAMES) if has_school(name)), box)
        self.services.navigation.open(self.services.routes.school, found)

    # ------------------------------------------------------------------ drawing
    def draw(self, ui: Ui) -> None:
        """Draws sky, sign, card, niches and the keys."""
        canvas = ui.canvas
        ui.reading.title = ui.words("common.product")
        if canvas.w >= _ROOMY[0] and canvas.h >= _ROOMY[1]:
            self._draw_facade(ui)
        else:
            self._draw_close(ui)
        canvas.fill(Box(0, canvas.h - FOOT, canvas.w, FOOT), "#12070CD8")
        canvas.line(0, canvas.h - FOOT, canvas.w, canvas.h - FOOT, BRASS, 2)
        words = ui.words
        pairs = [
            ("← → ↑ ↓", words("ui.keys.choose")),
            ("enter", words("ui.keys.open")),
            ("F1", words("ui.keys.rules")),
            ("F11", words("ui.keys.full_screen")),
        ]
        key_help(ui, canvas.w / 2, canvas.h - FOOT / 2, pairs, canvas.w - 48)

    def _draw_facade(self, ui: Ui) -> None:
        """The whole facade, where the window has room for its arches."""
        canvas = ui.canvas
        count = len(_NICHES)
        wide = min(262.0, (canvas.w - 2 * _MARGIN - (count - 1) * _LEAST_GAP) / count)
        tall = wide * NICHE_SHAPE
        top = canvas.h - tall - 172
        facade(canvas, top)
        spare = max(0.0, top - 512)
        card_w = min(900.0, canvas.w * 0.475)
        card = Box(canvas.w - card_w - 64, 118 + spare * 0.45, card_w, 348)
        left = language_switch(ui, self.services, canvas.w - 48, 38, canvas.w * 0.6)
        sign(ui, Box(64, 96 + spare * 0.4, min(left, card.x) - 96, 240))
        self._card(ui, card)
        gap = (canvas.w - 3 * _MARGIN - count * wide) / (count - 1)
        gap = max(_LEAST_GAP, min(gap, 80.0))
        start = (canvas.w - count * wide - (count - 1) * gap) / 2
        with ui.area("doors"):
            for i, (name, key) in enumerate(_NICHES.items()):
                box = Box(start + i * (wide + gap), top + 74, wide, tall)
                plate_w = wide + min(34.0, gap - 6)
                plate = Box(box.cx - plate_w / 2, box.y + tall * 0.945, plate_w, 62)
                niche(ui, name, _said(ui, key), box, plate, self._route(name), is_first=not i)

    def _draw_close(self, ui: Ui) -> None:
        """Sign, card and niches close together, where everything is large or the window small."""
        canvas = ui.canvas
        has_card = self._saved is not None
        row = max(76.0, min(150.0, (canvas.h - FOOT - FRIEZE - 300) / 2.4))
        top = canvas.h - FOOT - FRIEZE - 2 * row - 52
        facade(canvas, top)
        card_h = min(230.0, top * 0.5)
        left = language_switch(ui, self.services, canvas.w - 28, 22, canvas.w * 0.56)
        if has_card:
            sign(ui, Box(28, 12, left - 48, min(200.0, top - card_h - 48)))
        else:
            side = min(240.0, top - 108)
            sign(ui, Box(40, 84 + (top - 92 - side) / 2, canvas.w - 72, side))
        self._card(ui, Box(32, top - card_h - 18, canvas.w - 64, card_h))
        with ui.area("doors"):
            self._draw_alcoves(ui, Box(32, top + FRIEZE + 18, canvas.w - 64, 2 * row + 16))

    def _draw_alcoves(self, ui: Ui, whole: Box) -> None:
        """The entries in two rows; all alike, so that the shortest names do not stand apart."""
        columns, gap = -(-len(_NICHES) // 2), 16
        wide, high = (whole.w - (columns - 1) * gap) / columns, (whole.h - gap) / 2
        at = {
            name: Box(whole.x + i % columns * (wide + gap), whole.y + i // columns * (high + gap), wide, high)
            for i, name in enumerate(_NICHES)
        }
        said = {name: _said(ui, key) for name, key in _NICHES.items()}
        is_beside = all(has_room_beside(ui.canvas, said[name][0], at[name]) for name in _NICHES)
        for i, (name, box) in enumerate(at.items()):
            alcove(ui, name, said[name], box, self._route(name), is_first=not i, is_beside=is_beside)

    def _card(self, ui: Ui, box: Box) -> None:
        if self._trouble:
            load = self._route("load")
            trouble_card(ui, box, self._trouble, CardActions(self.resume, load, self._set_aside))
        elif self._saved:
            with ui.area("continue"):
                continue_card(ui, box, self._saved, self.resume)


def _said(ui: Ui, key: str) -> tuple[str, str]:
    """What a door is called, and its tip."""
    return ui.words(f"ui.menu.{key}"), ui.words(f"ui.menu.{key}_hint")
