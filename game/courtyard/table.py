"""What the tables of both Alhambra games answer in the same way; picture, touches and turns are each box's own."""

from collections.abc import Sequence
from typing import Any, Protocol

from game.core.beat import Beat
from game.courtyard.chronicle import Chronicle
from game.courtyard.phrases import Company
from game.palaces.events import ScoringDone
from game.palaces.money import CARD_OF, CURRENCY, VALUE
from game.widgets.spoken import Advice, Names, SpokenTable
from game.widgets.table import Course, Mood


class PalaceNames(Names, Protocol):
    """Says what items are, and why they cannot be touched."""

    def refuse(self, view: Any, mood: Mood, item: str) -> str: ...


class PalaceTable(SpokenTable):
    """The words and the standing of a table; each method does what `game.widgets.table.Table` says.

    Takes the company and who speaks for the box: names of things, advice, and the story of what happened.
    """

    def __init__(self, company: Company, names: PalaceNames, advice: Advice, story: Chronicle) -> None:
        super().__init__(names, advice, story)
        self._company = company
        self._refuse = names.refuse

    # ------------------------------------------------------------------ words
    def alike(self, view: Any, item: str) -> str:
        """Returns the same key for equal cards, but open money and money in hand never stand for each other."""
        card = CARD_OF.get(item)
        if card is None:
            return item
        place = "open" if card in view.display else "hand"
        return f"{place}:{CURRENCY[card]}:{VALUE[card]}"

    def refuse(self, view: Any, mood: Mood, item: str) -> str:
        """Returns why an item cannot be touched now."""
        return self._refuse(view, mood, item)

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
