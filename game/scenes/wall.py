"""The wall of the house: what was played here, person by person, box by box, and game by game."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeVar

from game.core.box import achievements
from game.history import house, wall
from game.history.evenings import last_evenings
from game.history.finished import FinishedGame
from game.history.history import History
from game.history.house import BoxPage, GameLine
from game.history.wall import Page
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BRASS_LIGHT
from game.paint.panels import ground, panel
from game.saves.people import Person
from game.saves.trouble import Trouble
from game.scenes.menu_facade import FRIEZE, facade
from game.scenes.scene import Scene
from game.scenes.services import Services
from game.scenes.wall_awards import Laurels, draw_laurels, laurels_height
from game.scenes.wall_evenings import Evenings, PastCupScene, draw_evenings
from game.scenes.wall_games import Chronicle, draw_games
from game.scenes.wall_house import (
    House,
    best_height,
    covers_height,
    draw_best,
    draw_covers,
    draw_holders,
    draw_regulars,
    holders_height,
    regulars_height,
)
from game.scenes.wall_panels import boxes_height, draw_boxes, draw_line
from game.scenes.wall_people import Gallery, draw_gallery, gallery_height
from game.scenes.wall_tables import Records, draw_tables, tables_height
from game.session.session import Session
from game.tabletop.tallying import kinds
from game.widgets.controls import button, segment_widths, segments
from game.widgets.ui import Ui

T = TypeVar("T")
Tab = Literal["people", "boxes", "games", "evenings"]
"""The ways to look at what was played."""
TABS: tuple[Tab, ...] = ("people", "boxes", "games", "evenings")
_WIDE, _HIGH = 1500.0, 900.0
"""Units from which panels hang side by side under the frieze."""
_RIM, _HEAD, _SKY, _GAP = 32.0, 100.0, 106.0, 18.0
_CARD, _SMALL_CARD, _COVER, _SMALL_COVER = 160.0, 128.0, 160.0, 110.0
_LEAVES, _LOWEST_LEAF, _EDGE_X, _EDGE_Y = 64.0, 440.0, 46.0, 42.0
_TURNED = ("line", "laurels")
"""What the panel in the middle of a person's page shows, in turn."""
_DUSK = "#1B0A1AB0"
"""A veil over the sky, so that letters stand out from it."""
_LISTED = 60
"""So many games are listed, and so many more whenever older ones are wished."""


@dataclass(frozen=True, slots=True)
class _Leaf:
    """A panel: its key (of what it is called, too), its frame, how high its inside must be at a width, its drawing."""

    key: str
    frame: str
    height: Callable[[float], float]
    draw: Callable[[Box], None]


class WallScene(Scene):
    """Shows what was played here; questions are asked of the history, and answers drawn when they come."""

    minimum = (900, 540)

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        services.people.reread()
        people = services.people.all()
        self.who = services.learner if services.people.get(services.learner) else people[0].id if people else ""
        self.tab: Tab = "people"
        self.page: Page | None = None
        self.box_page: BoxPage | None = None
        self.games: list[GameLine] | None = None
        self.evenings: list[list[FinishedGame]] | None = None
        self._listed = _LISTED
        self._leaf = {"people": "boxes", "boxes": "best"}
        self._middle = "line"
        self._left_at = ""
        self._is_turned = False
        self._answers: list[Callable[[], bool]] = []
        self._ask_person()

    def entered(self) -> None:
        """Puts the focus on whose games are shown, or back on the evening whose cup was looked at."""
        self.services.ui.focus_first(self._left_at or (f"person:{self.who}" if self.who else "back"))

    # ------------------------------------------------------------------ asking
    def _ask(self, question: Callable[[History], T], take: Callable[[T | None], None]) -> None:
        asked = self.services.history.ask(question)

        def answered() -> bool:
            if asked.done():
                take(asked.result())
            return asked.done()

        self._answers.append(answered)

    def _ask_person(self, box: str = "", seats: int = 0) -> None:
        who = self.who

        def take(page: Page | None) -> None:
            self.page = page

        self._ask(lambda history: wall.page(history, who, box, seats), take)

    def _ask_box(self, box: str = "", seats: int = 0) -> None:
        def take(page: BoxPage | None) -> None:
            self.box_page = page

        self._ask(lambda history: house.box_page(history, box, seats), take)

    def _ask_games(self) -> None:
        most = self._listed

        def take(games: list[GameLine] | None) -> None:
            self.games = games

        self._ask(lambda history: house.games_played(history, most + 1), take)

    def _ask_evenings(self) -> None:
        def take(evenings: list[list[FinishedGame]] | None) -> None:
            self.evenings = evenings

        self._ask(lambda history: last_evenings(history, _LISTED), take)

    @property
    def waits_for_other(self) -> bool:
        """Tells whether the history has not answered yet."""
        return bool(self._answers)

    def tick(self, seconds: float) -> bool:
        """Takes the answers of the history, in their order."""
        before = len(self._answers)
        while self._answers and self._answers[0]():
            self._answers.pop(0)
        return len(self._answers) < before

    # ------------------------------------------------------------------ deeds
    def turn(self, tab: str) -> None:
        """Shows another tab."""
        self._left_at = ""
        self.tab = next((each for each in TABS if each == tab), "people")
        if self.tab == "boxes" and self.box_page is None:
            self._ask_box()
        elif self.tab == "games" and self.games is None:
            self._ask_games()
        elif self.tab == "evenings" and self.evenings is None:
            self._ask_evenings()

    def show(self, person: Person) -> None:
        """Shows what somebody has played."""
        self.who = person.id
        self._ask_person(self.page.box if self.page else "")

    def leaf(self, key: str) -> None:
        """Shows another panel where only one finds room."""
        self._leaf[self.tab] = key
        self._is_turned = True

    def turn_over(self, key: str) -> None:
        """Shows the other side of the panel in the middle."""
        self._middle = key

    def older(self) -> None:
        """Lists older games, too."""
        self._listed += _LISTED
        self._ask_games()

    def show_cup(self, games: Sequence[FinishedGame]) -> None:
        """Shows the table of the cup of an evening."""
        self._left_at = f"evening:{self.evenings.index(list(games))}" if self.evenings else ""
        self.services.stack.push(PastCupScene(self.services, games))

    def play_back(self, game: int) -> None:
        """Plays a game back, if its replay is still there."""

        def take(names: list[str] | None) -> None:
            self._open(names or [])

        self._ask(lambda history: house.replays_of(history, game), take)

    def _open(self, names: list[str]) -> None:
        services = self.services
        path = next((path for name in names if (path := services.paths.replays / name).is_file()), None)
        if path is None:
            services.tell("history.wall.no_replay")
            return
        try:
            session, _ = Session.resume(services.store.read(path))
        except Trouble as trouble:
            services.tell_trouble(trouble)
            return
        services.open(services.routes.replay, session)

    # ------------------------------------------------------------------ drawing
    def draw(self, ui: Ui) -> None:
        """Draws the head, then what the tab shows: panels side by side, or one of them where there is less room."""
        canvas = ui.canvas
        is_wide = canvas.w >= _WIDE and canvas.h >= _HIGH
        if is_wide:
            facade(canvas, _SKY)
            canvas.fill(Box(0, 0, canvas.w, _SKY), _DUSK)
        else:
            ground(canvas, "felt_crimson", 190)
        self._head(ui, has_title=is_wide)
        top = _SKY + FRIEZE if is_wide else _HEAD
        area = Box(_RIM, top, canvas.w - 2 * _RIM, canvas.h - top - 20)
        if self.tab == "games":
            self._chronicle(ui, area.trimmed(top=_GAP if is_wide else 0))
        elif self.tab == "evenings":
            self._cups(ui, area.trimmed(top=_GAP if is_wide else 0))
        elif is_wide:
            row, body = area.cut_top(self._row_height(area.w, is_wide=True), 6)
            self._row(ui, row, is_wide=True)
            leaves = self._side_by_side(ui)[: 3 if self._is_answered or self._answers else 1]
            for leaf, at in zip(leaves, body.columns(len(leaves), _GAP), strict=True):
                self._panel(ui, leaf, at)
        else:
            self._one_leaf(ui, area)

    def _head(self, ui: Ui, *, has_title: bool) -> None:
        canvas, words = ui.canvas, ui.words
        label = words("common.word.back")
        with ui.area("head"):
            at = Box(_RIM, 20, max(200.0, lettering.width(canvas, label, 28, "display") + 110), 60)
            button(ui, "back", at, label, self.back, size=28, icon="left", hint=words("tips.back"))
        ui.reading.title = words("history.wall.title")
        tabs = [(tab, words(f"history.wall.tab_{tab}")) for tab in TABS]
        room = canvas.w - at.right - _RIM - 20
        left = segments(ui, "tab", canvas.w - _RIM, 50, tabs, self.tab, self.turn, room)
        if has_title:
            half = min(canvas.w / 2 - at.right, left - canvas.w / 2) - 20
            title = words("history.wall.title")
            lettering.text(
                canvas, title, canvas.w / 2, 50, 54, BRASS_LIGHT, "heavy", "c", shade="#0A0502", room=2 * half
            )

    def _one_leaf(self, ui: Ui, body: Box) -> None:
        """One panel at a time; where even that finds no room, it is scrolled to with the row above it."""
        above, leaves = body.trimmed(bottom=_LEAVES), self._leaves(ui)
        leaf = next((each for each in leaves if each.key == self._leaf[self.tab]), leaves[0])
        wide = above.w - 24
        high = self._row_height(wide, is_wide=False)
        needs = leaf.height(wide - 2 * _EDGE_X) if self._is_answered else 0.0
        tall = max(_LOWEST_LEAF, above.h - high - _GAP, needs + 2 * _EDGE_Y)
        if self._is_turned:
            ui.scroll_to(f"wall:{self.tab}", high + _GAP / 2)
            self._is_turned = False
        with ui.scrolled(f"wall:{self.tab}", above, high + _GAP + tall) as offset:
            wide = above.w - (24 if high + _GAP + tall > above.h else 0)
            row = Box(above.x, above.y - offset, wide, high)
            self._row(ui, row, is_wide=False)
            self._panel(ui, leaf, Box(above.x, row.bottom + _GAP, wide, tall))
        choices = [(each.key, ui.words(f"history.wall.{each.key}")) for each in leaves]
        wide = min(body.w, sum(segment_widths(ui, choices)))
        with ui.area("tabs"):
            segments(ui, "leaf", body.x + wide, body.bottom - 28, choices, leaf.key, self.leaf, body.w)

    # ------------------------------------------------------------------ the row above the panels
    @property
    def _gallery(self) -> Gallery:
        return Gallery(self.services.people.all(), self.page.people if self.page else None, self.who, self.show)

    def _row_height(self, wide: float, *, is_wide: bool) -> float:
        if self.tab == "boxes":
            return covers_height(_COVER if is_wide else _SMALL_COVER)
        if is_wide:
            return gallery_height(replace(self._gallery, people=self._gallery.people[:1]), wide, _CARD)
        return gallery_height(self._gallery, wide, _SMALL_CARD)

    def _row(self, ui: Ui, box: Box, *, is_wide: bool) -> None:
        if self.tab == "people":
            draw_gallery(ui, box, self._gallery, _CARD if is_wide else _SMALL_CARD)
        elif self.box_page:
            draw_covers(ui, box, self._house(self.box_page), _COVER if is_wide else _SMALL_COVER)

    # ------------------------------------------------------------------ panels
    @property
    def _is_answered(self) -> bool:
        found = self.page if self.tab == "people" else self.box_page
        return found is not None and bool(found.box)

    def _leaves(self, ui: Ui) -> list[_Leaf]:
        """Returns the panels of the tab; without an answer they are empty."""
        return self._person_leaves(ui) if self.tab == "people" else self._box_leaves(ui)

    def _person_leaves(self, ui: Ui) -> list[_Leaf]:
        page = self.page or Page({}, {}, {})
        return [
            _Leaf(
                "boxes",
                "frame_teal",
                lambda wide: boxes_height(page),
                lambda box: draw_boxes(ui, box, page, self._ask_person),
            ),
            _Leaf("line", "frame_walnut", lambda wide: 0.0, lambda box: draw_line(ui, box, page)),
            _Leaf(
                "tables",
                "frame_plum",
                lambda wide: tables_height(self._records(page)),
                lambda box: draw_tables(ui, box, self._records(page)),
            ),
            _Leaf(
                "laurels",
                "frame_walnut",
                lambda wide: laurels_height(ui, self._laurels(page), wide),
                lambda box: draw_laurels(ui, box, self._laurels(page)),
            ),
        ]

    def _box_leaves(self, ui: Ui) -> list[_Leaf]:
        shown = self._house(self.box_page or BoxPage({}))
        return [
            _Leaf("best", "frame_teal", lambda wide: best_height(shown), lambda box: draw_best(ui, box, shown)),
            _Leaf(
                "records", "frame_plum", lambda wide: holders_height(shown), lambda box: draw_holders(ui, box, shown)
            ),
            _Leaf(
                "regulars",
                "frame_walnut",
                lambda wide: regulars_height(shown),
                lambda box: draw_regulars(ui, box, shown),
            ),
        ]

    def _side_by_side(self, ui: Ui) -> list[_Leaf]:
        """Returns the three panels of a wide wall; a person's in the middle may be turned over."""
        leaves = self._leaves(ui)
        if self.tab == "boxes":
            return leaves
        by_key = {leaf.key: leaf for leaf in leaves}
        shown = by_key[self._middle]
        choices = [(key, ui.words(f"history.wall.{key}")) for key in _TURNED]

        def draw(box: Box) -> None:
            wide = min(box.w, sum(segment_widths(ui, choices)))
            segments(ui, "middle", box.x + wide, box.bottom - 26, choices, self._middle, self.turn_over, box.w)
            shown.draw(box.trimmed(bottom=_LEAVES))

        return [by_key["boxes"], replace(shown, draw=draw), by_key["tables"]]

    def _panel(self, ui: Ui, leaf: _Leaf, box: Box) -> None:
        panel(ui.canvas, box, leaf.frame)
        inner = box.inset(_EDGE_X, _EDGE_Y)
        if not self._is_answered:
            if not self._answers:
                told = ui.words("history.wall.nothing")
                lettering.paragraph(ui.canvas, told, inner.x, inner.y + 8, inner.w, 26)
            return
        with ui.area(leaf.key):
            leaf.draw(inner)

    def _records(self, page: Page) -> Records:
        def tell(seats: int) -> None:
            self._ask_person(page.box, seats)

        words = self.services.words
        return Records(page, kinds(words, page.box), self.services.people.get, words, tell)

    def _laurels(self, page: Page) -> Laurels:
        return Laurels(page, achievements(page.box), self.services.words, self.play_back)

    def _house(self, page: BoxPage) -> House:
        found = kinds(self.services.words, page.box) if page.box else ()
        return House(page, found, self.services.people.get, self.services.words, self._ask_box, self.play_back)

    def _chronicle(self, ui: Ui, box: Box) -> None:
        panel(ui.canvas, box, "frame_teal")
        if self.games is None:
            return
        games, has_more = self.games[: self._listed], len(self.games) > self._listed
        known = self.services.people.get
        chronicle = Chronicle(games, has_more, known, self.services.words, self.older, self.play_back)
        draw_games(ui, box.inset(_EDGE_X, _EDGE_Y), chronicle)

    def _cups(self, ui: Ui, box: Box) -> None:
        panel(ui.canvas, box, "frame_plum")
        if self.evenings is not None:
            shown = Evenings(self.evenings, self.services.people.get, self.services.words, self.show_cup)
            draw_evenings(ui, box.inset(_EDGE_X, _EDGE_Y), shown)
