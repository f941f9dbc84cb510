"""What the table of every box answers in words, by those who speak for it."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from game.core.beat import Beat
from game.stage.stage import Cue
from game.tabletop.items import AnyItem
from game.tabletop.table import LogLine, Preview, Selection


class Names(Protocol):
    """Says what items are."""

    def describe(self, view: Any, item: AnyItem) -> str: ...


class Advice(Protocol):
    """Says what can be done."""

    def prompt(self, view: Any, selection: Selection) -> str: ...
    def preview(self, view: Any, selection: Selection) -> Preview: ...


class Narrator(Protocol):
    """Says what happened."""

    def narrate(self, beat: Beat) -> list[LogLine]: ...
    def cues(self, beat: Beat) -> list[Cue[AnyItem]]: ...


class SpokenTable:
    """The words of a table; each method does what `game.tabletop.table.Table` says.

    Takes who speaks for the box: names of things, advice, and the story of what happened.
    """

    def __init__(self, names: Names, advice: Advice, narrator: Narrator) -> None:
        self._names = names
        self._advice = advice
        self._narrator = narrator

    def unlisted(self, view: Any, items: Sequence[AnyItem]) -> Any:
        """Returns None: in most boxes all legal moves are listed."""
        return None

    def describe(self, view: Any, item: AnyItem, selection: Selection | None = None) -> str:
        """Returns what an item is."""
        return self._names.describe(view, item)

    def prompt(self, view: Any, selection: Selection) -> str:
        """Returns what the actor can do now."""
        return self._advice.prompt(view, selection)

    def preview(self, view: Any, selection: Selection) -> Preview:
        """Returns what the chosen items would do."""
        return self._advice.preview(view, selection)

    def narrate(self, beat: Beat) -> list[LogLine]:
        """Returns a beat's sentences."""
        return self._narrator.narrate(beat)

    def cues(self, beat: Beat) -> list[Cue[AnyItem]]:
        """Returns the order and sounds of a beat's movements."""
        return self._narrator.cues(beat)


class Refusals:
    """Why items cannot be touched, found once for each view: it is asked for in every frame.

    Takes what finds the sentence for an item.
    """

    def __init__(self, find: Callable[[Any, AnyItem], str]) -> None:
        self._find = find
        self._view: object = None
        self._found: dict[AnyItem, str] = {}

    def __call__(self, view: Any, selection: Selection, item: AnyItem) -> str:
        """Returns the sentence, or "" for what may be touched or is chosen."""
        if item in selection.open or item in selection.touched:
            return ""
        if self._view is not view:
            self._view, self._found = view, {}
        if item not in self._found:
            self._found[item] = self._find(view, item)
        return self._found[item]
