"""A try at a puzzle at the table of its box: what is asked, hints in words, and a verdict once it is over."""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from game.challenges.deals import Deal
from game.challenges.goals import LEVEL
from game.core.resources import player_colours
from game.core.rules import Seat
from game.core.text import called
from game.engine.bot_moves import BotMoves
from game.saves.people import Person
from game.saves.players import Player
from game.saves.presets import SetUp
from game.saves.trouble import StoreError
from game.scenes.shell.dialog import Answer, DialogScene
from game.scenes.shell.services import Services
from game.scenes.shell.stack import Screen
from game.scenes.table.conduct import UnsavedConduct
from game.scenes.table.scene import TableScene
from game.session.session import Session
from game.widgets.ui import Translate


def players_of(deal: Deal, person: Person | None, words: Translate) -> tuple[Player, ...]:
    """Returns who plays a deal alone; takes the person, None for a guest."""
    colours = player_colours()
    own = person.colour if person else colours[0]
    name = person.name if person else words("common.names.human.n1")
    free = (colour for colour in colours if colour != own)
    names = (words(f"common.names.computer.n{number}") for number in range(1, deal.seats + 1))
    others = (each for each in names if called(each) != called(name))
    return tuple(
        Player(name, own, "human", person=person.id if person else "")
        if seat == deal.seat
        else Player(next(others), next(free), "computer", LEVEL)
        for seat in range(deal.seats)
    )


def session_of(deal: Deal, players: tuple[Player, ...]) -> Session:
    """Returns the game of a deal."""
    return Session.new(deal.box, players, deal.all_options, deal.seed)


def set_up_of(deal: Deal, players: tuple[Player, ...]) -> SetUp:
    """Returns a deal as the lobby lays it, in the order of its seats."""
    youngest = deal.all_options.get("youngest", 0)
    return SetUp(deal.box, players, deal.options, random_order=False, youngest=int(youngest))


class Trial(Protocol):
    """One try: its game, whether it is over, whether the others may move now, and what they would do."""

    session: Session

    @property
    def is_over(self) -> bool:
        """Tells whether the try has come to its end."""
        ...

    @property
    def may_reply(self) -> bool:
        """Tells whether computer players may move now."""
        ...

    def reply(self, seat: Seat) -> Any:
        """Returns what a computer player does that has to act."""
        ...


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a try ended, what is said of it, and under which heading ("": as ever)."""

    is_solved: bool
    told: str
    heading: str = ""


class TrialConduct(UnsavedConduct):
    """Conducts the game of a try; takes its scene, which pauses it."""

    def __init__(self, services: Services, trial: Trial, scene: "TrialScene") -> None:
        super().__init__(services)
        self._trial, self._scene = trial, scene

    def bots(self, session: Session) -> BotMoves:
        return self.scripted(session, lambda: self._trial.may_reply, self._trial.reply)

    @property
    def aside(self) -> str:
        return self.services.words("puzzles.weighing") if self._trial.is_over else ""

    @property
    def question(self) -> str:
        return self._scene.question

    def permits(self, move: Any) -> bool:
        return not self._trial.is_over

    def pause(self, session: Session) -> None:
        """Tells again what is asked, and offers a hint."""
        self._scene.ask()


class TrialScene(TableScene):
    """Plays one try; takes it, and how many hints were seen. `is_told` tells whether the question was asked already."""

    def __init__(self, services: Services, trial: Trial, hints: int, *, is_told: bool) -> None:
        self._trial = trial
        self._first = trial.session.number
        self._seen = self._shown = hints
        self._is_told = is_told
        self._verdict: Verdict | None = None
        super().__init__(services, trial.session, None, TrialConduct(services, trial, self))

    # ------------------------------------------------------------------ what a puzzle says
    @property
    @abstractmethod
    def heading(self) -> str:
        """Returns what the puzzle is called."""

    @property
    @abstractmethod
    def question(self) -> str:
        """Returns what it asks."""

    @property
    @abstractmethod
    def hints(self) -> Sequence[str]:
        """Returns its hints, in the order in which they are seen."""

    @property
    @abstractmethod
    def note(self) -> str:
        """Returns under which key a try is noted."""

    @abstractmethod
    def verdict(self) -> Verdict | None:
        """Returns how a try that is over ended, None while that is not known yet."""

    @abstractmethod
    def renewed(self, hints: int, *, is_told: bool) -> Screen:
        """Returns another try."""

    def more(self) -> Sequence[Answer]:
        """Returns what else is offered once the try is over and no hint is left, or it is solved."""
        return ()

    # ------------------------------------------------------------------ time
    @property
    def needs_ticks(self) -> bool:
        return super().needs_ticks or not self._is_told or self._is_due

    @property
    def _is_due(self) -> bool:
        return self._trial.is_over and self._verdict is None

    def tick(self, seconds: float) -> bool:
        """Lets time pass; asks the question first, and gives the verdict once the table rests."""
        is_changed = super().tick(seconds)
        if self.services.navigation.stack.top is not self:
            return is_changed
        if not self._is_told:
            self._is_told = True
            self.ask()
            return True
        if self._is_due and self.state.playback.is_settled and (verdict := self.verdict()):
            self._verdict = verdict
            self._note(verdict)
            self._judge(verdict)
            return True
        return is_changed

    # ------------------------------------------------------------------ what is said
    def ask(self) -> None:
        """Tells what is asked and a hint that was seen, and offers what can be done."""
        if self._verdict:
            self._judge(self._verdict)
            return
        self._say(self.heading, self.briefing, [self._go_on])

    @property
    def briefing(self) -> str:
        """Returns what is told before a try, and whenever it pauses."""
        return " ".join((self.question, *self.hints[: self._shown][-1:]))

    @property
    def _go_on(self) -> Answer:
        is_begun = self._trial.session.number > self._first
        return Answer(self.services.words("puzzles.go_on" if is_begun else "puzzles.try"), None, "play")

    def _say(self, heading: str, text: str, answers: list[Answer]) -> None:
        words = self.services.words
        if self.hints and not self._verdict:
            answers = [*answers, Answer(words("puzzles.hint"), lambda _: self._hint(), "hint")]
        leave = Answer(words("puzzles.leave"), lambda _: self.leave(), "door")
        answers = [leave, *answers] if self._verdict and self._verdict.is_solved else [*answers, leave]
        self.services.navigation.stack.push(DialogScene(self.services, heading, text, answers, can_cancel=False))

    def _hint(self) -> None:
        """Shows the next hint, after the last one the first: the button stays where it is for the next press."""
        self._shown = self._shown % len(self.hints) + 1
        self._seen = max(self._seen, self._shown)
        self.ask()

    def _judge(self, verdict: Verdict) -> None:
        """Says whether it is solved, below the question: the figure is of what was asked."""
        words = self.services.words
        answers = [Answer(words("puzzles.again"), lambda _: self._again(), "again")]
        if not verdict.is_solved and self._seen < len(self.hints):
            answers.append(Answer(words("puzzles.hint"), lambda _: self._again(1), "hint"))
        else:
            answers += self.more()
        heading = verdict.heading or words("puzzles.solved" if verdict.is_solved else "puzzles.missed")
        self._say(heading, f"{self.question} {verdict.told}", answers)

    def _note(self, verdict: Verdict) -> None:
        if verdict.is_solved:
            self.services.sound.play("win")
        try:
            who, is_solved = self.services.learner, verdict.is_solved
            self.services.notes.note_puzzle(who, self.note, self._seen, is_solved=is_solved)
        except StoreError as error:
            self.services.notices.tell_trouble(error)

    def _again(self, more: int = 0) -> None:
        """Begins anew; with so many more hints, the question is asked again."""
        hints = min(len(self.hints), self._seen + more)
        self.services.navigation.swap(self.renewed, hints, is_told=not more)

    @property
    def unkept(self) -> str:
        return "" if self._verdict else "puzzle"

    def leave(self) -> None:
        """Leaves the table."""
        self.services.navigation.stack.pop()
