"""What is said by itself: the difference between what a screen says now and what was said of it before."""

import re
from collections.abc import Hashable
from typing import Protocol

from game.access.outline import ROOT, Outline
from game.widgets.reading import Saying, StoryKey

_WORD = re.compile(r"\w+")


class Listener(Protocol):
    """Somebody who does not see the screen."""

    def hear(self, made: Outline) -> None:
        """Takes the outline of a screen on which nothing moves any more."""
        ...


class Announcer:
    """Finds what is new from outline to outline, in the order in which a screen says it."""

    def __init__(self) -> None:
        self._title = self._former = self._focused = ""
        self._said: dict[str, tuple[str, ...]] = {}
        self._stories: dict[Hashable, StoryKey] = {}

    def new(self, made: Outline) -> list[str]:
        """Returns what is to be said now: what belongs to the screen before, then the title of another screen.

        A screen come back to has its title said only where it says nothing else, and none where its headline has the
        focus. Of what is no story, what the thing says itself that has the focus, or had it until now, is left out:
        whoever chose it has heard that.
        """
        is_other = made.title != self._title
        is_back = is_other and made.title == self._former
        if is_other:
            self._former, self._title, self._said = self._title, made.title, {}
        thing = made.things[made.focus]
        focused = "" if made.focus == ROOT else f" {_plain(thing.words)} | {_plain(thing.told)} "
        known, self._focused = [self._focused, focused], focused
        told: dict[bool, list[str]] = {True: [], False: []}
        for name, saying in made.sayings.items():
            new = self._story(saying) if saying.story is not None else self._changed(name, saying, known)
            told[saying.is_former] += filter(None, new)
        for name in self._said.keys() - made.sayings.keys():
            del self._said[name]
        is_said = _plain(made.title) == _plain(thing.words) if made.focus != ROOT else not made.title
        title = [made.title] if is_other and not is_said and not (is_back and told[False]) else []
        return [*told[True], *title, *told[False]]

    def _changed(self, name: str, saying: Saying, known: list[str]) -> list[str]:
        """Returns what is new of a saying, and adds that to what is known."""
        lines = tuple(saying.lines.values())
        before, self._said[name] = self._said.get(name, ()), lines
        new = [line for line in lines if line not in before and not any(f" {_plain(line)} " in text for text in known)]
        known += [f" {_plain(line)} " for line in new]
        return new

    def _story(self, saying: Saying) -> list[str]:
        if not saying.lines:
            return []
        last = max(saying.lines)
        said = self._stories.get(saying.story, (last[0], -1))
        self._stories[saying.story] = last
        return [saying.lines[key] for key in sorted(saying.lines) if key > said]


def _plain(text: str) -> str:
    """Returns the words of a text alone, so that marks between them make no difference."""
    return " ".join(_WORD.findall(text.casefold()))
