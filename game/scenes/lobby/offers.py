"""What the history offers whoever sits down in the lobby: a fair start, points to begin with, another level."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import chain

from game.history.keeper import HistoryQuery
from game.history.sittings import Sitting, better_level, identity, sitting, start_points
from game.lessons.lesson import LessonKind
from game.lessons.parsing import has_school, school
from game.saves.presets import SetUp
from game.saves.trouble import StoreError
from game.scenes.lesson.course import minutes_of
from game.scenes.lobby.lineup import LineUp
from game.scenes.lobby.rematch import beginning, turning
from game.scenes.shell.dialog import Answer, DialogScene
from game.scenes.shell.services import Services
from game.scenes.table.handicap import starts
from game.session.handicap import is_handicapped
from game.widgets.ui import Translate


@dataclass(frozen=True, slots=True)
class Switch:
    """Something that can be switched on: the name of its switch, title and sentence, whether it is on, what it does.

    `more` is what its tip adds to the sentence.
    """

    name: str
    title: str
    text: str
    is_on: bool
    change: Callable[[bool], None]
    more: str = ""


class Offers:
    """Asks the history about a table whenever other people sit at it, and offers what follows."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._asked_about: object = None
        self._wishes_points = False
        self._sitting = HistoryQuery(services.history, Sitting)

    @property
    def is_waiting(self) -> bool:
        """Tells whether the history has not answered yet."""
        return self._sitting.is_waiting

    def look(self, lineup: LineUp) -> None:
        """Asks about a table unless it is the one that was asked about.

        Points to begin with are those of one table; where they were wished for, the next one gets its own.
        """
        box, players = lineup.box, tuple(lineup.players)
        table = box, len(players), frozenset(identity(player) for player in players if player.is_human)
        if table == self._asked_about:
            return
        if self._asked_about:
            lineup.begin_with([0] * len(players))
        self._asked_about = table
        self._sitting.forget()
        self._sitting.ask(lambda history: sitting(history, box, players))

    def tick(self, lineup: LineUp) -> bool:
        """Takes the answer of the history for a table; returns whether there is one."""
        if not self._sitting.tick():
            return False
        if self._wishes_points:
            lineup.begin_with(start_points(lineup.players, self._sitting.answer.means))
        return True

    def all(self, lineup: LineUp) -> list[Switch]:
        """Returns what is offered to a table, nothing where the history knows too little."""
        words, known = self._services.words, self._sitting.answer
        points = _points(words, lineup, known, self._wish_points)
        found = (_fair_start(words, lineup, known), points, _level(words, lineup, known))
        return [offer for offer in found if offer]

    def _wish_points(self, is_on: bool) -> None:
        self._wishes_points = is_on


def _fair_start(words: Translate, lineup: LineUp, known: Sitting) -> Switch | None:
    """Whoever began last time sits last."""
    players = lineup.players
    last = next((i for i, player in enumerate(players) if known.began and identity(player) == known.began), None)
    if last is None:
        return None

    def change(is_on: bool) -> None:
        if is_on:
            lineup.turn(last)
        else:
            lineup.random_order = True

    first = players[(last + 1) % len(players)]
    text = turning(words, players[last].name, first)
    is_on = not lineup.random_order and last == len(players) - 1 and lineup.youngest == 0
    return Switch("fair", words("evening.fair.title"), text, is_on, change, beginning(words, lineup.box, first))


def _points(words: Translate, lineup: LineUp, known: Sitting, wish: Callable[[bool], None]) -> Switch | None:
    """Who usually has fewer points begins with some."""
    players, points = lineup.players, start_points(lineup.players, known.means)
    if not any(points):
        return None
    means = [(player.name, mean) for player in players if (mean := known.means.get(player.person))]
    usual = [words("evening.handicap.usual", player=name, mean=round(mean.mean)) for name, mean in means]
    games = [words("evening.handicap.games", player=name, count=mean.games) for name, mean in means]
    given = [replace(player, start=each) for player, each in zip(players, points, strict=True)]

    def change(is_on: bool) -> None:
        wish(is_on)
        lineup.begin_with(points if is_on else [0] * len(points))

    text = words("evening.handicap.text", means=usual, starts=starts(words, given))
    more = words("evening.handicap.more", games=games)
    return Switch("handicap", words("evening.handicap.title"), text, is_handicapped(players), change, more)


def _level(words: Translate, lineup: LineUp, known: Sitting) -> Switch | None:
    """Computer players that these people are hardly ever, or nearly always, ahead of are of another level."""
    fared, better = known.fared, better_level(known.fared)
    computers = [player for player in lineup.players if not player.is_human]
    if not (fared and better and computers):
        return None

    def change(is_on: bool) -> None:
        lineup.level(better if is_on else fared.level)

    levels = {key: words(f"ui.lobby.level.{key}") for key in (fared.level, better)}
    text = words(
        "evening.level.text", level=levels[fared.level], ahead=fared.ahead, count=fared.games, better=levels[better]
    )
    is_on = all(player.level == better for player in computers)
    return Switch("level", words("evening.level.title"), text, is_on, change)


def is_new(services: Services, box: str) -> bool:
    """Tells whether a box is new here: no game of it is kept, no lesson was learned, and none was ever offered."""
    learned = services.progress.of(box, services.learner)
    if learned.was_offered or learned.lessons or not (has_school(box) and school(box).of(LessonKind.BASIC)):
        return False
    store = services.store
    kept = chain(store.listed("load"), store.listed("replays"))
    called = sorted(kept, key=lambda saved: box not in saved.path.stem)  # what is called after it is looked into first
    return all(saved.head is None or saved.head.box != box for saved in map(store.glance, called))


def offer(services: Services, laid: SetUp, play: Callable[[], None]) -> None:
    """Asks in a small dialog whether to learn, while the table waits as it is laid, or to `play` at once."""
    words, box = services.words, laid.box
    first = school(box).of(LessonKind.BASIC)[0]
    try:
        services.progress.offer(box, services.learner)
    except StoreError as error:
        services.notices.tell_trouble(error)

    def learn() -> None:
        services.laid = laid
        services.navigation.open(services.routes.school, box)
        services.navigation.open(services.routes.lesson, box, first.id)

    answers = (
        Answer(words("ui.lobby.lessons.learn"), lambda _: learn(), "hint"),
        Answer(words("ui.lobby.lessons.play"), lambda _: play(), "right"),
    )
    text = words("ui.lobby.lessons.text", count=minutes_of(words, first))
    services.navigation.stack.push(
        DialogScene(services, words("ui.lobby.lessons.title"), text, answers, can_cancel=False)
    )
