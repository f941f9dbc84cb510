"""Challenges: the deal of the week, goals, puzzles, and deals that are shared by a code."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from functools import partial
from itertools import islice
from typing import Literal

from game.boxes import NAMES
from game.challenges import outcomes
from game.challenges.deals import DEALS, Deal, WrongCode, deal_of, shown
from game.challenges.goals import Goal, goals, has_goals
from game.challenges.notes import MOST_POINTS, Guest, Tries
from game.challenges.outcomes import ChallengeStanding, Played
from game.challenges.own import OwnGame, due, fits, games_of, in_order
from game.challenges.puzzles import Puzzle, has_puzzles, puzzles
from game.challenges.weekly import Challenge, day_of, goal_deal, week_deal, week_of
from game.core.resources import SpoiltFile
from game.history.history import History
from game.history.keeper import HistoryQuery
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BRASS_LIGHT
from game.paint.panels import ground, panel, sheet
from game.saves.people import Person
from game.saves.store import Saved
from game.saves.trouble import StoreError, Trouble
from game.scenes.challenges.code import CodeActions, CodeState, code_height, draw_code
from game.scenes.challenges.goals import draw_goals, goals_height
from game.scenes.challenges.puzzles import PuzzleActions, PuzzlesState, draw_puzzles, puzzles_height
from game.scenes.challenges.trial import players_of, session_of, set_up_of
from game.scenes.challenges.week import WeekActions, WeekState, draw_week, week_height
from game.scenes.people.portraits import empty_face, face
from game.scenes.saves.opening import open_game
from game.scenes.saves.saved_game import box_title, opened
from game.scenes.shell.covers import draw_thumbnails, thumbnails_width
from game.scenes.shell.dialog import Answer, DialogScene, Field
from game.scenes.shell.help import box_played_last
from game.scenes.shell.scene import Scene
from game.scenes.shell.services import Services
from game.session.dice import Dice, fresh_seed
from game.widgets.controls import segment_widths, segments
from game.widgets.node import Node, Role
from game.widgets.sheets import page_title, way_back
from game.widgets.ui import Ui

Leaf = Literal["week", "puzzles", "goals", "code"]
LEAVES: tuple[Leaf, ...] = ("week", "puzzles", "goals", "code")
"""The panels, in the order in which they are shown."""
_WIDE, _HIGH = 1500.0, 900.0
_RIM, _HEAD, _ROW, _GAP, _EDGE = 32.0, 100.0, 62.0, 14.0, 44.0
_WEEK, _FACE = 716.0, 68.0
_LONGEST_DAY, _RECENT = 14, 3


@dataclass(frozen=True, slots=True)
class _Found:
    """What the history says: games with the deal of the week, own ones with puzzles, games by goal, those of a code."""

    week: list[Played] = field(default_factory=list)
    own: list[OwnGame] = field(default_factory=list)
    goals: Mapping[str, list[Played]] = field(default_factory=dict)
    code: list[Played] = field(default_factory=list)


class ChallengesScene(Scene):
    """Shows the challenges of a box to one person."""

    minimum = (900, 540)

    def __init__(self, services: Services, begun: tuple[Deal, Tries] | None = None) -> None:
        """Takes the deal of the game that one comes from, where that was a challenge, and when it was begun."""
        super().__init__(services)
        self._boxes = [name for name in NAMES if has_goals(name) and has_puzzles(name)]
        if not self._boxes:
            raise SpoiltFile("challenges.yml")
        last = box_played_last(services)
        self.box = last if last in self._boxes else self._boxes[0]
        self.today = date.today()
        self.week = week_of(self.today)
        self.typed = ""
        self._wrong: WrongCode | None = None
        self.deal: Deal | None = None
        self._leaf: Leaf = "week"
        self._history = HistoryQuery(services.history, _Found)
        self._waiting: Saved | None = None
        services.people.reread()
        if not self.person:
            services.learner = services.notes.last
        if begun:
            self._return_to(*begun)

    def _return_to(self, deal: Deal, tries: Tries) -> None:
        """Shows the panel from which a game was begun."""
        self.box = deal.box
        if tries.goal:
            self._leaf = "week" if deal == week_deal(deal.box, self.week).deal else "goals"
        else:
            self._leaf = "code"
            self.type_code(shown(deal.code))

    def entered(self) -> None:
        self._ask()
        self._aim()

    def _aim(self) -> None:
        """Lets Enter do what the panel is about: where one comes to write, one can write."""
        ui = self.services.ui
        if self._leaf != "code":
            ui.focus_first("play")
        elif self.deal:
            ui.focus_first("play_code")
        else:
            ui.focus_first("code_field")
            ui.focus = "code_field"

    # ------------------------------------------------------------------ asking
    @property
    def person(self) -> Person | None:
        """Returns whose challenges are shown, None for a guest."""
        return self.services.people.get(self.services.learner)

    @property
    def who(self) -> str:
        """Returns the id of whose challenges are shown, "" for a guest."""
        return self.person.id if self.person else ""

    def _ask(self) -> None:
        challenge, deal, box = week_deal(self.box, self.week), self.deal, self.box
        puzzles, folder = (
            due(self.services.notes.own(self.who), box, self.today.isoformat()),
            self.services.paths.replays,
        )

        def found(history: History) -> _Found:
            free = {goal.id: outcomes.free_games(history, goal) for goal in goals(box)}
            own, coded = games_of(history, folder, puzzles), outcomes.games(history, deal) if deal else []
            return _Found(outcomes.games(history, challenge.deal), own, free, coded)

        self._history.ask(found)
        self._waiting = self._waiting_try(challenge.deal)

    def _waiting_try(self, deal: Deal) -> Saved | None:
        """Returns the game in progress that is somebody's first try at a deal, if one waits."""
        tries = self.services.notes.tries(self.who, deal.code)
        begun = self.services.store.unfinished() if tries.first and not tries.again else []
        heads = ((saved, saved.head) for saved in begun if saved.head)
        return next((saved for saved, head in heads if (head.box, head.seed) == (deal.box, deal.seed)), None)

    @property
    def waits_for_other(self) -> bool:
        return self._history.is_waiting

    def tick(self, seconds: float) -> bool:
        return self._history.tick()

    # ------------------------------------------------------------------ choosing
    def show_box(self, box: str) -> None:
        """Shows the challenges of another box."""
        self.box = box
        self._history.forget()
        self._ask()

    def turn(self, leaf: str) -> None:
        """Shows another panel."""
        self._leaf = next((each for each in LEAVES if each == leaf), "week")
        self._aim()

    def move_week(self, weeks: int) -> None:
        """Shows another week, at the latest the present one."""
        self.show_day(min(self.week.moved(weeks).monday, self.today))

    def show_day(self, day: date) -> None:
        """Shows the week of a day."""
        self.week = week_of(day)
        self._history.forget()
        self._ask()

    def _ask_day(self) -> None:
        words = self.services.words
        answer = Answer(words("challenges.show"), self._take_day, "check")
        asked = Field(words("challenges.day"), self.week.monday.isoformat(), _LONGEST_DAY, self._fault_of_day)
        self.services.navigation.stack.push(
            DialogScene(self.services, words("challenges.other_day"), "", (answer,), asked)
        )

    def _fault_of_day(self, typed: str) -> str:
        with suppress(ValueError):
            if day_of(typed) <= self.today:
                return ""
        return self.services.words("challenges.error_day")

    def _take_day(self, typed: str) -> None:
        self.show_day(day_of(typed))

    def _choose_person(self) -> None:
        self.services.navigation.open(self.services.routes.people, [], [], self._let_in)

    def _let_in(self, person: Person) -> None:
        self.services.learner = person.id
        self._ask()

    # ------------------------------------------------------------------ playing
    def play_week(self, challenge: Challenge) -> None:
        """Begins the deal of the week, or goes on with a first try; what follows is told to be practice."""
        if self._waiting is None:
            self._play_once(challenge)
            return
        path, navigation, table = self._waiting.path, self.services.navigation, self.services.routes.table
        title = box_title(self.services.words, self.box)
        open_game(self.services, path, title, lambda session: navigation.start(table, session, path))

    def play_goal(self, goal: Goal) -> None:
        """Begins a goal with a deal of its own."""
        self._begin(goal_deal(goal, self._fresh_number()).deal, goal.id)

    def play_puzzle(self, puzzle: Puzzle) -> None:
        """Begins a try at a puzzle."""
        self.services.navigation.open(self.services.routes.puzzle, puzzle)

    def play_own(self, game: OwnGame) -> None:
        """Begins a try at a decision of an own game, if its replay can still be read so far."""
        services = self.services
        try:
            session = opened(services, game.path)[0] if game.path else None
        except Trouble as trouble:
            services.notices.tell_trouble(trouble)
            return
        if session and fits(game.puzzle, session):
            services.navigation.open(services.routes.own_puzzle, session, game.puzzle)
        else:
            services.notices.tell("puzzles.own.damaged")

    def _fresh_number(self) -> int:
        return Dice(fresh_seed(), "deal").pick(range(DEALS))

    def _play_once(self, challenge: Challenge) -> None:
        """Says for whom the first try counts, or that it is practice, before it begins."""
        words, begin = self.services.words, partial(self._begin, challenge.deal, challenge.goal.id)
        if self._week_shown().is_begun:
            answers = [Answer(words("challenges.practise"), lambda _: begin(), "again")]
            title, text = words("challenges.again_title"), words("challenges.again_text")
        else:
            answers = [
                Answer(words("challenges.play"), lambda _: begin(), "play"),
                Answer(words("challenges.other_player"), lambda _: self._choose_person(), "people"),
            ]
            name = self.person.name if self.person else words("common.names.human.n1")
            title, text = words("challenges.first_title"), words("challenges.first_text", player=name)
        self.services.navigation.stack.push(DialogScene(self.services, title, text, answers))

    def _begin(self, deal: Deal, goal: str = "") -> None:
        now = datetime.now(UTC).isoformat(timespec="milliseconds")
        try:
            self.services.notes.begin(self.who, deal.code, now, goal)
        except StoreError as error:
            self.services.notices.tell_trouble(error)
        players = players_of(deal, self.person, self.services.words)
        self.services.navigation.start(self.services.routes.table, session_of(deal, players))

    # ------------------------------------------------------------------ codes
    def type_code(self, typed: str) -> None:
        """Takes a code as it is typed; what is wrong with it is no fault while more may come."""
        self.typed, self._wrong, self.deal = typed.upper(), None, None
        try:
            self.deal = deal_of(typed, self._boxes)
        except WrongCode as wrong:
            self._wrong = wrong if typed.strip() else None
        else:
            self._ask()
        self._aim()

    def draw_deal(self) -> None:
        """Draws a new deal of the box that is shown, at the table of its first goal."""
        self.type_code(shown(goal_deal(goals(self.box)[0], self._fresh_number()).deal.code))

    def lay(self, deal: Deal) -> None:
        """Lays a deal in the lobby."""
        players = players_of(deal, self.person, self.services.words)
        self.services.navigation.open(self.services.routes.lobby, laid=set_up_of(deal, players), seed=str(deal.seed))

    def _ask_result(self) -> None:
        words = self.services.words
        answer = Answer(words("ui.saves.save"), self._add_result, "save")
        asked = Field(words("challenges.code.add_label"), "", 30, self._fault_of_result)
        self.services.navigation.stack.push(
            DialogScene(self.services, words("challenges.code.add"), "", (answer,), asked)
        )

    def _fault_of_result(self, typed: str) -> str:
        name, _, points = typed.rpartition(" ")
        is_number = points.isascii() and points.isdigit() and int(points) <= MOST_POINTS
        return "" if name.strip() and is_number else self.services.words("challenges.code.error_result")

    def _add_result(self, typed: str) -> None:
        """Takes a name and points behind it."""
        assert self.deal is not None
        name, _, points = typed.rpartition(" ")
        try:
            self.services.notes.add_guest(self.deal.code, Guest(name.strip(), int(points)))
        except StoreError as error:
            self.services.notices.tell_trouble(error)

    # ------------------------------------------------------------------ what is shown
    def _week_shown(self) -> WeekState:
        challenge = week_deal(self.box, self.week)
        tries = self.services.notes.tries(self.who, challenge.deal.code)
        standing = outcomes.week_standing(challenge, self._history.answer.week, self.who, tries)
        has_later = self.week.moved(1).monday <= self.today
        is_begun = bool(tries.first) or standing.is_seen
        is_waiting = self._waiting is not None or self._history.is_waiting
        is_spoilt = is_begun and standing.number is None and not standing.is_seen and not is_waiting
        first, last = (self.services.words.date(day.isoformat()) for day in (self.week.monday, self.week.sunday))
        days = self.services.words("challenges.span", first=first, last=last)
        return WeekState(
            days, challenge, has_later, standing, is_begun, is_spoilt, self._waiting is not None, self.person
        )

    def _standings(self) -> dict[str, ChallengeStanding]:
        return {
            goal.id: outcomes.goal_standing(goal, self._history.answer.goals.get(goal.id, ()), self.who)
            for goal in goals(self.box)
        }

    def _puzzles_shown(self) -> PuzzlesState:
        shipped, own = puzzles(self.box), self._history.answer.own
        keys = (*(each.key for each in shipped), *(each.puzzle.key for each in own))
        fared = {key: self.services.notes.solving(self.who, key) for key in keys}
        offered = in_order(own, (key for key in keys if fared[key].is_solved))
        words = self.services.words
        titled = [(game, words("puzzles.own.title", day=words.date(game.day))) for game in offered]
        return PuzzlesState(shipped, titled, fared)

    def _code_shown(self) -> CodeState:
        guests = self.services.notes.guests(self.deal.code) if self.deal else ()
        wrong = self._wrong
        said = self.services.words(wrong.notice.key, **wrong.notice.values) if wrong else ""
        is_fault = wrong is not None and not wrong.is_unfinished
        recent = [*islice(outcomes.begun_by_code(self.services.notes.begun(self.who), self._boxes), _RECENT)]
        return CodeState(self.typed, said, is_fault, self.deal, self._history.answer.code, guests, recent)

    @property
    def _puzzle_deeds(self) -> PuzzleActions:
        return PuzzleActions(self.play_puzzle, self.play_own)

    @property
    def _week_deeds(self) -> WeekActions:
        return WeekActions(self.play_week, self.move_week, self._ask_day)

    @property
    def _code_deeds(self) -> CodeActions:
        return CodeActions(self.type_code, self.draw_deal, self._begin, self.lay, self._ask_result)

    # ------------------------------------------------------------------ drawing
    def draw(self, ui: Ui) -> None:
        """Draws the week beside another panel, or one panel at a time where there is less room."""
        canvas = ui.canvas
        ground(canvas, "felt_plum", 190)
        self._head(ui)
        body = Box(_RIM, _HEAD, canvas.w - 2 * _RIM, canvas.h - _HEAD - 18)
        if canvas.w >= _WIDE and canvas.h >= _HIGH:
            left, right = body.cut_left(min(_WEEK, body.w * 0.42), _GAP)
            self._panel(ui, "week", left)
            leaf: Leaf = "puzzles" if self._leaf == "week" else self._leaf
            tabs, under = right.cut_top(_ROW, _GAP)
            self._boxes_row(ui, tabs.trimmed(left=tabs.w * 0.36, bottom=4))
            self._leaves_row(ui, tabs.x, tabs.cy - 2, leaf, LEAVES[1:], tabs.w * 0.34)
            self._panel(ui, leaf, under)
        else:
            tabs, under = body.cut_bottom(_ROW, 4)
            self._leaves_row(ui, tabs.x, tabs.cy + 2, self._leaf, LEAVES, tabs.w * 0.42)
            self._boxes_row(ui, tabs.trimmed(left=tabs.w * 0.44, top=4))
            self._one_panel(ui, self._leaf, under)

    def _one_panel(self, ui: Ui, leaf: Leaf, box: Box) -> None:
        """A panel in a small window: its frame scrolls along, so that its inside has all the room that it needs."""
        width = box.w - 20
        height = max(box.h, self._needs(ui, leaf, width - 2 * _EDGE) + 2 * _EDGE)
        with ui.scrolled("panel", box, height) as offset:
            self._panel(ui, leaf, Box(box.x, box.y - offset, width, height))

    def _needs(self, ui: Ui, leaf: Leaf, w: float) -> float:
        match leaf:
            case "week":
                return week_height(ui, self._week_shown(), self._week_deeds, w)
            case "puzzles":
                return puzzles_height(ui, self._puzzles_shown(), self._puzzle_deeds, w)
            case "goals":
                return goals_height(ui, goals(self.box), self._standings(), self.play_goal, w)
            case "code":
                return code_height(ui, self._code_shown(), self._code_deeds, w)

    def _panel(self, ui: Ui, leaf: Leaf, box: Box) -> None:
        if leaf == "week":
            panel(ui.canvas, box, "frame_plum")
        else:
            sheet(ui.canvas, box, 14)
        within = box.inset(_EDGE, _EDGE)
        match leaf:
            case "week":
                draw_week(ui, within, self._week_shown(), self._week_deeds)
            case "puzzles":
                draw_puzzles(ui, within, self._puzzles_shown(), self._puzzle_deeds)
            case "goals":
                draw_goals(ui, within, goals(self.box), self._standings(), self.play_goal)
            case "code":
                draw_code(ui, within, self._code_shown(), self._code_deeds)

    def _boxes_row(self, ui: Ui, box: Box) -> None:
        """Whose challenges these are: the boxes small at the right, the name of the chosen one before them."""
        draw_thumbnails(ui, self._boxes, self.box, box, self.show_box)
        name = box.trimmed(right=thumbnails_width(box.h, len(self._boxes)) + 24)
        title = box_title(ui.words, self.box)
        lettering.text(ui.canvas, title, name.right, name.cy, 30, BRASS_LIGHT, "display", "r", room=name.w)

    def _leaves_row(self, ui: Ui, x: float, y: float, leaf: Leaf, leaves: tuple[Leaf, ...], room: float) -> None:
        choices = [(each, ui.words(f"challenges.tab.{each}")) for each in leaves]
        width = min(room, sum(segment_widths(ui, choices)))
        segments(ui, "leaf", x + width, y, choices, leaf, self.turn, room)

    def _head(self, ui: Ui) -> None:
        """The way back, the title, and whose challenges these are."""
        way_back(ui, self.back, _RIM)
        with ui.area("head"):
            self._face(ui, Box(ui.canvas.w - _RIM - 300, 16, 300, _FACE))
        title = ui.reading.title = ui.words("challenges.title")
        page_title(ui, title, "challenges", ui.canvas.w - 2 * (300 + _RIM) - 40)

    def _face(self, ui: Ui, box: Box) -> None:
        canvas, person = ui.canvas, self.person
        guest = "people.title" if self.services.people.all() else "common.names.human.n1"
        name = person.name if person else ui.words(guest)
        x = box.right - box.h / 2
        if person:
            face(canvas, person.portrait, person.colour, x, box.cy, box.h)
        else:
            empty_face(canvas, x, box.cy, box.h)
        lettering.text(
            canvas, name, x - box.h / 2 - 14, box.cy - 2, 28, BRASS_LIGHT, "display", "r", room=box.w - box.h - 20
        )
        told = ui.words("challenges.who_hint", player=name)
        ui.add(Node("who", Role.BUTTON, name, canvas.rect(box), act=self._choose_person, hint=told))
        ui.ring("who", box, box.h / 2)
