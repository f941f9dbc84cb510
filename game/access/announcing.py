"""What is said by itself: the difference between what a screen says now and what was said of it before."""

from collections.abc import Hashable
from typing import Protocol

from game.access.outline import ROOT, Outline
from game.widgets.reading import Saying, StoryKey


class Listener(Protocol):
    """Somebody who does not see the screen."""

    def hear(self, made: Outline) -> None:
        """Takes the outline of a screen on which nothing moves any more."""
        ...


class Announcer:
    """Finds what is new from outline to outline, in the order in which a screen says it."""

    def __init__(self) -> None:
        self._title = ""
        self._said: dict[str, tuple[str, ...]] = {}
        self._stories: dict[Hashable, StoryKey] = {}

    def new(self, made: Outline) -> list[str]:
        """Returns what is to be said now: what belongs to the screen before, then the title of another screen.

        Of what is no story, what the thing that has the focus says itself is left out.
        """
        is_other = made.title != self._title
        if is_other:
            self._title, self._said = made.title, {}
        focused = made.things[made.focus]
        own = () if made.focus == ROOT else (focused.words, focused.told)
        said: list[str] = []
        for name, saying in sorted(made.sayings.items(), key=lambda pair: not pair[1].is_former):
            if is_other and not saying.is_former:
                said, is_other = [*said, made.title], False
            said += self._story(saying) if saying.story is not None else self._changed(name, saying, own)
        if is_other:
            said.append(made.title)
        for name in self._said.keys() - made.sayings.keys():
            del self._said[name]
        return [sentence for sentence in said if sentence]

    def _changed(self, name: str, saying: Saying, own: tuple[str, ...]) -> list[str]:
        lines = tuple(saying.lines.values())
        before, self._said[name] = self._said.get(name, ()), lines
        return [line for line in lines if line not in (*before, *own)]

    def _story(self, saying: Saying) -> list[str]:
        if not saying.lines:
            return []
        last = max(saying.lines)
        said = self._stories.get(saying.story, (last[0], -1))
        self._stories[saying.story] = last
        return [saying.lines[key] for key in sorted(saying.lines) if key > said]
