"""The wall of the house: what was played here, person by person, box by box, and game by game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal

from game.core.box import achievements
from game.history import house, wall
from game.history.evenings import last_evenings
from game.history.finished import FinishedGame
from game.history.house import BoxPage, GameLine
from game.history.keeper import HistoryQuery
from game.history.wall import PersonPage
from game.paint.box import Box
from game.paint.panels import ground, sheet
from game.saves.people import Person
from game.saves.trouble import Trouble
from game.scenes.menu.facade import FRIEZE, facade
from game.scenes.shell.scene import Scene
from game.scenes.shell.services import Services
from game.scenes.shell.sheet import told
from game.scenes.wall import box as of_box
from game.scenes.wall import lists, person
from game.scenes.wall.chart import draw_line
from game.scenes.wall.gallery import Gallery, draw_gallery, gallery_height
from game.scenes.wall.lists import PastCupScene
from game.session.session import Session
from game.tabletop.tallying import kinds
from game.widgets.controls import segments
from game.widgets.sheets import Part, Way, height, nothing_yet, page_title, scroll, tabs, way_back
from game.widgets.ui import Ui

Tab = Literal["people", "boxes", "games", "evenings"]
"""The ways to look at what was played."""
TABS: tuple[Tab, ...] = ("people", "boxes", "games", "evenings")
_WIDE, _HIGH = 1500.0, 900.0
"""Units from which panels hang side by side under the frieze."""
_RIM, _HEAD, _SKY, _GAP = 32.0, 100.0, 106.0, 18.0
_CARD, _SMALL_CARD, _COVER, _SMALL_COVER = 160.0, 128.0, 160.0, 110.0
_LEAVES, _LOWEST_LEAF, _EDGE_X, _EDGE_Y = 64.0, 440.0, 30.0, 28.0
_TURNED = ("line", "laurels")
"""What the panel in the middle of a person's page shows, in turn."""
_DUSK = "#1B0A1AB0"
"""A veil over the sky, so that letters stand out from it."""
_LISTED = 60
"""So many games are listed, and so many more whenever older ones are wished."""


@dataclass(frozen=True, slots=True)
class _Leaf:
    """A panel: its key (of what it is called, too), and what makes its inside for a width (None: the line)."""

    key: str
    inside: Callable[[float], Part]


class WallScene(Scene):
    """Shows what was played here; questions are asked of the history, and answers drawn when they come."""

    minimum = (900, 540)

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        services.people.reread()
        people, history = services.people.all(), services.history
        self.who = services.learner if services.people.get(services.learner) else people[0].id if people else ""
        self.tab: Tab = "people"
        self._page = HistoryQuery[PersonPage | None](history, lambda: None)
        self._box_page = HistoryQuery[BoxPage | None](history, lambda: None)
        self._games = HistoryQuery[Sequence[GameLine] | None](history, lambda: None)
        self._evenings = HistoryQuery[Sequence[Sequence[FinishedGame]] | None](history, lambda: None)
        self._replays = HistoryQuery[Sequence[str]](history, tuple)
        self._listed = _LISTED
        self._leaf = {"people": "boxes", "boxes": "best"}
        self._middle = "line"
        self._left_at = ""
        self._is_turned = False
        self.ask_person()

    def entered(self) -> None:
        """Puts the focus on whose games are shown, on the evening whose cup was looked at, or on the first step."""
        self.services.ui.focus_first(self._left_at or (f"person:{self.who}" if self.who else "first"))

    # ------------------------------------------------------------------ asking
    def ask_person(self, box: str = "", seats: int = 0) -> None:
        """Asks how somebody fares, in a box and with a number of players ("", 0: those played most)."""
        who = self.who
        self._page.ask(lambda history: wall.page(history, who, box, seats))

    def ask_box(self, box: str = "", seats: int = 0) -> None:
        """Asks about a box with a number of players ("", 0: those played most)."""
        self._box_page.ask(lambda history: house.box_page(history, box, seats))

    def _ask_games(self) -> None:
        most = self._listed + 1
        self._games.ask(lambda history: house.games_played(history, most))

    @property
    def evenings(self) -> Sequence[Sequence[FinishedGame]] | None:
        """Returns the games of each evening, as far as they are known."""
        return self._evenings.answer

    @property
    def waits_for_other(self) -> bool:
        asked = (self._page, self._box_page, self._games, self._evenings, self._replays)
        return any(query.is_waiting for query in asked)

    def tick(self, seconds: float) -> bool:
        came = [each.tick() for each in (self._page, self._box_page, self._games, self._evenings)]
        if is_found := self._replays.tick():
            self._open(self._replays.answer)
        return any(came) or is_found

    # ------------------------------------------------------------------ deeds
    def turn(self, tab: str) -> None:
        """Shows another tab."""
        self._left_at = ""
        self.tab = next((each for each in TABS if each == tab), "people")
        if self.tab == "boxes" and self._box_page.answer is None:
            self.ask_box()
        elif self.tab == "games" and self._games.answer is None:
            self._ask_games()
        elif self.tab == "evenings" and self._evenings.answer is None:
            self._evenings.ask(lambda history: last_evenings(history, _LISTED))

    def show(self, person: Person) -> None:
        """Shows what somebody has played."""
        self.who = person.id
        self.ask_person(self._page.answer.box if self._page.answer else "")

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
        self.services.navigation.stack.push(PastCupScene(self.services, games))

    def play_back(self, game: int) -> None:
        """Plays a game back, if its replay is still there."""
        self._replays.ask(lambda history: house.replays_of(history, game))

    def ask_whose(self, line: GameLine) -> None:
        """Asks whose a game was that somebody won under a name alone, and takes it in."""
        winner, services = line.faceless, self.services
        assert winner is not None

        def take(person: Person) -> None:
            services.history.claim(line.digest, winner.player.name, person.id)
            self._ask_games()
            self.ask_person()

        seated = [seat.person for seat in line.seats if seat.person]
        services.navigation.open(services.routes.people, seated, [], take, winner.player.name, is_claim=True)

    def _open(self, names: Sequence[str]) -> None:
        services = self.services
        path = next((path for name in names if (path := services.paths.replays / name).is_file()), None)
        if path is None:
            services.notices.tell("history.wall.no_replay")
            return
        try:
            session, _ = Session.resume(services.store.read(path))
        except Trouble as trouble:
            services.notices.tell_trouble(trouble)
            return
        services.navigation.open(services.routes.replay, session)

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
        area = canvas.area.inset(_RIM, 0).trimmed(top=_SKY + FRIEZE if is_wide else _HEAD, bottom=20)
        if self.tab in ("games", "evenings"):
            self._list(ui, area.trimmed(top=_GAP if is_wide else 0))
        elif self._is_bare(is_wide=is_wide):
            self._nothing(ui, self._sheet(ui, area.trimmed(top=_GAP if is_wide else 0)))
        elif is_wide:
            above, body = area.cut_top(self._row_height(area.w, is_wide=True), 6)
            self._row(ui, above, is_wide=True)
            leaves = self._side_by_side(ui)[: 3 if self._is_answered or self.waits_for_other else 1]
            for leaf, at in zip(leaves, body.columns(len(leaves), _GAP), strict=True):
                self._panel(ui, leaf, at)
        else:
            self._one_leaf(ui, area)

    def _head(self, ui: Ui, *, has_title: bool) -> None:
        canvas, words, at = ui.canvas, ui.words, way_back(ui, self.back)
        title = ui.reading.title = words("history.wall.title")
        choices = [(tab, words(f"history.wall.tab_{tab}")) for tab in TABS]
        room = canvas.w - at.right - _RIM - 20
        left = segments(ui, "tab", canvas.w - _RIM, 50, choices, self.tab, self.turn, room)
        if has_title:
            page_title(ui, title, "wall", 2 * (min(canvas.w / 2 - at.right, left - canvas.w / 2) - 20))

    def _one_leaf(self, ui: Ui, body: Box) -> None:
        """One panel at a time; where even that finds no room, it is scrolled to with the row above it."""
        above, leaves = body.trimmed(bottom=_LEAVES), self._leaves(ui)
        leaf = leaves.get(self._leaf[self.tab]) or next(iter(leaves.values()))
        width = above.w - 24
        row_height = self._row_height(width, is_wide=False)
        needs = leaf.inside(width - 2 * _EDGE_X).height if self._is_answered else 0.0
        leaf_height = max(_LOWEST_LEAF, above.h - row_height - _GAP, needs + 2 * _EDGE_Y)
        if self._is_turned:
            ui.scroll_to(f"wall:{self.tab}", row_height + _GAP / 2)
            self._is_turned = False
        with ui.scrolled(f"wall:{self.tab}", above, row_height + _GAP + leaf_height) as offset:
            width = above.w - (24 if row_height + _GAP + leaf_height > above.h else 0)
            line = Box(above.x, above.y - offset, width, row_height)
            self._row(ui, line, is_wide=False)
            self._panel(ui, leaf, Box(above.x, line.bottom + _GAP, width, leaf_height))
        choices = [(key, ui.words(f"history.wall.{key}")) for key in leaves]
        with ui.area("tabs"):
            tabs(ui, "leaf", Box(body.x, body.bottom - 56, body.w, 56), choices, leaf.key, self.leaf)

    # ------------------------------------------------------------------ the row above the panels
    def _row_height(self, width: float, *, is_wide: bool) -> float:
        if self.tab == "boxes":
            return of_box.covers_height(_COVER if is_wide else _SMALL_COVER)
        if is_wide:
            return gallery_height(self._gallery(1), width, _CARD)
        return gallery_height(self._gallery(), width, _SMALL_CARD)

    def _gallery(self, most: int | None = None) -> Gallery:
        page = self._page.answer
        return Gallery(self.services.people.all()[:most], page.people if page else None, self.who, self.show)

    def _row(self, ui: Ui, box: Box, *, is_wide: bool) -> None:
        if self.tab == "people":
            draw_gallery(ui, box, self._gallery(), _CARD if is_wide else _SMALL_CARD)
        elif page := self._box_page.answer:
            of_box.draw_covers(ui, box, self._one_box(page), _COVER if is_wide else _SMALL_COVER)

    # ------------------------------------------------------------------ panels
    @property
    def _is_answered(self) -> bool:
        found = self._page.answer if self.tab == "people" else self._box_page.answer
        return found is not None and bool(found.box)

    def _leaves(self, ui: Ui) -> Mapping[str, _Leaf]:
        """Returns the panels of the tab by their keys; without an answer they are empty."""
        services = self.services
        known, words = services.people.get, services.words
        if self.tab == "people":
            page = self._page.answer or PersonPage({}, {}, {})
            found, offered = kinds(words, page.box) if page.box else (), achievements(page.box) if page.box else ()
            one = person.OnePerson(page, found, offered, known, words, self.ask_person, self.play_back)
            made: dict[str, Callable[[float], Part]] = {
                "boxes": lambda width: person.boxes(ui, one),
                "line": lambda width: Part(0, lambda box: draw_line(ui, box, page)),
                "tables": lambda width: person.tables(ui, one),
                "laurels": lambda width: person.laurels(ui, one, width),
            }
        else:
            of_one = self._one_box(self._box_page.answer or BoxPage({}))
            panels = {"best": of_box.best, "records": of_box.records, "regulars": of_box.regulars}
            made = {key: lambda width, make=make: make(ui, of_one) for key, make in panels.items()}  # type: ignore[misc]
        return {key: _Leaf(key, inside) for key, inside in made.items()}

    def _side_by_side(self, ui: Ui) -> list[_Leaf]:
        """Returns the three panels of a wide wall; a person's in the middle may be turned over."""
        leaves = self._leaves(ui)
        if self.tab == "boxes":
            return [*leaves.values()]
        choices = [(key, ui.words(f"history.wall.{key}")) for key in _TURNED]
        shown = leaves[self._middle]

        def draw(box: Box) -> None:
            tabs(ui, "middle", box.trimmed(top=box.h - 52), choices, self._middle, self.turn_over)
            rest = box.trimmed(bottom=_LEAVES)
            shown.inside(rest.w).draw(rest)

        return [leaves["boxes"], _Leaf(shown.key, lambda width: Part(0, draw)), leaves["tables"]]

    def _panel(self, ui: Ui, leaf: _Leaf, box: Box) -> None:
        inner = self._sheet(ui, box)
        if self._is_answered:
            with ui.area(leaf.key):
                leaf.inside(inner.w).draw(inner)
        elif not self.waits_for_other:
            self._nothing(ui, inner)

    def _is_bare(self, *, is_wide: bool) -> bool:
        """Tells whether the first step has all the room: no boxes, no portraits, or new ones only in a small window."""
        if self.tab == "boxes":
            return not self._is_answered and not self.waits_for_other
        page = self._page.answer
        is_new = page is not None and not page.people
        return not self.services.people.all() or (is_new and not is_wide)

    def _nothing(self, ui: Ui, box: Box) -> None:
        """What will be there, and the way to a game, or to an evening."""
        words, routes, is_evening = ui.words, self.services.routes, self.tab == "evenings"
        told = {"games": "nothing", "evenings": "no_evening"}.get(self.tab, "only_named")
        if told == "only_named" and not self.services.people.all():
            told = "nobody"
        key, still = ("evening", "evening") if is_evening else ("new_game", "wall")
        act = partial(self.services.navigation.open, routes.evening if is_evening else routes.lobby)
        way = Way("first", words(f"ui.menu.{key}"), words(f"ui.menu.{key}_hint"), act)
        with ui.area("list"):
            nothing_yet(ui, box, still, words(f"history.wall.{told}"), way)

    def _sheet(self, ui: Ui, box: Box) -> Box:
        sheet(ui.canvas, box, 14)
        return box.inset(_EDGE_X, _EDGE_Y)

    def _one_box(self, page: BoxPage) -> of_box.OneBox:
        services = self.services
        found = kinds(services.words, page.box) if page.box else ()
        return of_box.OneBox(page, found, services.people.get, services.words, self.ask_box, self.play_back)

    def _list(self, ui: Ui, box: Box) -> None:
        """All games, or all evenings, on a sheet that is no higher than they are."""
        known, words = self.services.people.get, self.services.words
        if self.tab == "games" and (games := self._games.answer) is not None:
            more = self.older if len(games) > self._listed else None
            parts = lists.games(ui, games[: self._listed], known, words, self.play_back, self.ask_whose, more)
            if parts:
                parts.append(told(ui, words("history.wall.from_elsewhere"), box.w - 2 * _EDGE_X))
        elif self.tab == "evenings" and (evenings := self._evenings.answer) is not None:
            parts = lists.evenings(ui, evenings, known, words, self.show_cup)
        else:
            self._sheet(ui, box)
            return
        needs = height(parts) + 2 * _EDGE_Y if parts else box.h
        self._rows(ui, self._sheet(ui, box.cut_top(min(box.h, needs))[0]), parts)

    def _rows(self, ui: Ui, box: Box, parts: Sequence[Part]) -> None:
        """Draws a list, scrolled where it finds no room, or what is in its place."""
        if not parts:
            self._nothing(ui, box)
            return
        with ui.area(self.tab):
            scroll(ui, self.tab, box, parts, 26 if height(parts) > box.h else 0)
