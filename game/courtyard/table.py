"""What the tables of both Alhambra games answer in the same way; picture, touches and turns are each box's own."""

from collections.abc import Sequence
from typing import Any, Protocol

from game.core.beat import Beat
from game.courtyard.chronicle import Chronicle
from game.courtyard.phrases import Company
from game.palaces.events import ScoringDone
from game.palaces.money import CARD_OF, CURRENCY, VALUE
from game.stage.stage import Cue
from game.widgets.table import Course, LogLine, Mood, Preview


class Names(Protocol):
    """Says what items are."""

    def describe(self, view: Any, item: str) -> str: ...
    def refuse(self, view: Any, mood: Mood, item: str) -> str: ...


class Advice(Protocol):
    """Says what can be done."""

    def prompt(self, view: Any, mood: Mood) -> str: ...
    def preview(self, view: Any, mood: Mood) -> Preview: ...


class PalaceTable:
    """The words and the standing of a table; each method does what `game.widgets.table.Table` says.

    Takes the company and who speaks for the box: names of things, advice, and the story of what happened.
    """

    def __init__(self, company: Company, names: Names, advice: Advice, story: Chronicle) -> None:
        self._company = company
        self._names = names
        self._advice = advice
        self._story = story

    # ------------------------------------------------------------------ words
    def alike(self, view: Any, item: str) -> str:
        """Returns the same key for equal cards, but open money and money in hand never stand for each other."""
        card = CARD_OF.get(item)
        if card is None:
            return item
        place = "open" if card in view.display else "hand"
        return f"{place}:{CURRENCY[card]}:{VALUE[card]}"

    def describe(self, view: Any, item: str) -> str:
        """Returns what an item is."""
        return self._names.describe(view, item)

    def refuse(self, view: Any, mood: Mood, item: str) -> str:
        """Returns why an item cannot be touched now."""
        return self._names.refuse(view, mood, item)

    def prompt(self, view: Any, mood: Mood) -> str:
        """Returns what the actor can do now."""
        return self._advice.prompt(view, mood)

    def preview(self, view: Any, mood: Mood) -> Preview:
        """Returns what the chosen items would do."""
        return self._advice.preview(view, mood)

    def narrate(self, beat: Beat) -> list[LogLine]:
        """Returns a beat's sentences."""
        return self._story.narrate(beat)

    def cues(self, beat: Beat) -> list[Cue]:
        """Returns the order and sounds of a beat's movements."""
        return self._story.cues(beat)

    # ------------------------------------------------------------------ standing
    def points(self, view: Any) -> tuple[int, ...]:
        """Returns the points of every seat."""
        return tuple(map(sum, view.points))

    def course(self, beats: Sequence[Beat]) -> Course:
        """Returns the totals at the start, after each scoring and, before the last one, now."""
        view = beats[-1].view
        moments = [(self._company.say("chapter.start"), (0,) * view.seats)]
        scored = [event for beat in beats for event in beat.events if isinstance(event, ScoringDone)]
        moments += [(self._company.scoring(event.letter), event.totals[: view.seats]) for event in scored]
        if not view.is_over:
            moments.append((self._company.say("chapter.now"), self.points(view)))
        labels, totals = zip(*moments, strict=True)
        return Course(labels, totals)
