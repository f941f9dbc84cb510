"""What the tables of both Alhambra games answer in the same way; picture, touches and turns are each box's own."""

from collections.abc import Sequence
from typing import Any, Protocol

from game.boxes.alhambra_family.rules.events import ScoringDone
from game.boxes.alhambra_family.rules.money import CARD_OF, CURRENCY, VALUE
from game.boxes.alhambra_family.table.narrator import FamilyNarrator
from game.boxes.alhambra_family.table.phrases import Players
from game.core.beat import Beat
from game.tabletop.spoken import Advice, Names, SpokenTable
from game.tabletop.table import History, Selection


class PalaceNames(Names, Protocol):
    """Says what items are, and why they cannot be touched."""

    def illegal_reason(self, view: Any, selection: Selection, item: str) -> str: ...


class PalaceTable(SpokenTable):
    """The words and the standing of a table; each method does what `game.tabletop.table.Table` says.

    Takes the company and who speaks for the box: names of things, advice, and the story of what happened.
    """

    def __init__(self, players: Players, names: PalaceNames, advice: Advice, narrator: FamilyNarrator) -> None:
        super().__init__(names, advice, narrator)
        self._players = players
        self._refuse = names.illegal_reason

    # ------------------------------------------------------------------ words
    def equivalence_key(self, view: Any, item: str) -> str:
        """Returns the same key for equal cards, but open money and money in hand never stand for each other."""
        card = CARD_OF.get(item)
        if card is None:
            return item
        place = "open" if card in view.display else "hand"
        return f"{place}:{CURRENCY[card]}:{VALUE[card]}"

    def illegal_reason(self, view: Any, selection: Selection, item: str) -> str:
        """Returns why an item cannot be touched now."""
        return self._refuse(view, selection, item)

    # ------------------------------------------------------------------ standing
    def points(self, view: Any) -> tuple[int, ...]:
        """Returns the points of every seat."""
        return tuple(map(sum, view.points))

    def history(self, beats: Sequence[Beat]) -> History:
        """Returns the totals at the start, after each scoring and, before the last one, now."""
        view = beats[-1].view
        moments = [(self._players.say("chapter.start"), (0,) * view.seats)]
        scored = [event for beat in beats for event in beat.events if isinstance(event, ScoringDone)]
        moments += [(self._players.scoring(event.letter), event.totals[: view.seats]) for event in scored]
        if not view.is_over:
            moments.append((self._players.say("chapter.now"), self.points(view)))
        labels, totals = zip(*moments, strict=True)
        return History(labels, totals)
