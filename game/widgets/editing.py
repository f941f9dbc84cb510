"""Editing a line of text as on any desktop: caret, selection, clipboard, words, and a limit that is felt."""

from itertools import takewhile

import pygame

from game.core.text import clusters, cut, stops, visible
from game.widgets.keys import is_command


def copy(text: str) -> bool:
    """Puts text into the clipboard and tells whether the desktop took it."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, ValueError):  # no clipboard; halves of letters in the name of a file
        return False
    return True


def pasted() -> str:
    """Returns the text in the clipboard, "" where there is none that can be read."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, ValueError):  # no clipboard; bytes that are no text
        return ""


_MOVES = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END)


class Editor:
    """Edits the text of the field that has the focus.

    `owner` is the field's node ("" for none), `value` its text, which goes there after every change; what the field
    makes of it comes back by `settle`. The selection reaches from `anchor` to `caret`; `composed` is what an input
    method has not finished yet and `place` where that is drawn, in pixels; `first` is the text that the field began
    with. `is_full` tells that the limit refused something just now.
    """

    def __init__(self) -> None:
        self.owner = self.value = self.composed = ""
        self.caret = self.anchor = 0
        self.offset, self.place = 0.0, pygame.Rect(0, 0, 0, 0)
        self.is_full = False
        self.first = self._before = ""
        self._caret_before = self._grip = 0

    def enter(self, owner: str, value: str) -> None:
        """Begins with a field; all of its text is selected, so that typing replaces it."""
        self.owner, self.value, self.composed = owner, value, ""
        self.first = self._before = value
        self.offset, self.is_full = 0.0, False
        self._select(0, len(value))

    def leave(self) -> None:
        """Ends with it."""
        self.owner = self.composed = ""

    def settle(self, value: str) -> None:
        """Takes what the field made of the text: some letters are accepted nowhere, as in a seed."""
        if value != self.value:
            self.caret = self._caret_before if value == self._before else min(self.caret, len(value))
            self.anchor = self.caret
        self.value = self._before = value
        self._caret_before = self.caret

    @property
    def selection(self) -> tuple[int, int]:
        """Returns where the selection begins and ends; both are the caret where nothing is selected."""
        return min(self.anchor, self.caret), max(self.anchor, self.caret)

    def _select(self, anchor: int, caret: int) -> None:
        self.anchor, self.caret = anchor, caret

    # ------------------------------------------------------------------ mouse
    def press(self, index: int, count: int, *, is_entering: bool, extends: bool) -> None:
        """Takes the press number `count` of quick ones before a character: caret, then word, then all.

        The press that enters the field leaves all of it selected; `extends` is a press with Shift.
        """
        self._grip = index
        if count > 2 or (is_entering and count == 1):
            self._select(0, len(self.value))
        elif count == 2:
            self._select(self._word_start(index), self._word_end(index))
        else:
            self._select(self.anchor if extends else index, index)

    def drag(self, index: int) -> None:
        """Selects from where the button went down to where the pointer is."""
        if index != self._grip:
            self._select(self._grip, index)

    # ------------------------------------------------------------------ keys
    def key(self, key: int, mod: int, limit: int) -> bool:
        """Takes a key press and returns whether it edits; while an input method composes, all keys are its own."""
        commands, is_extending = is_command(mod), bool(mod & pygame.KMOD_SHIFT)
        if self.composed:
            return True
        self.is_full = False
        if key in _MOVES:
            self._move(key, is_word=commands, is_extending=is_extending)
        elif key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self._erase(key, is_word=commands)
        elif commands and key == pygame.K_a:
            self._select(0, len(self.value))
        elif commands and key in (pygame.K_c, pygame.K_x):
            self._copy(is_cut=key == pygame.K_x)
        elif commands and key == pygame.K_v:
            self.type(pasted().strip("\r\n\t"), limit)
        else:
            return False
        return True

    def type(self, letters: str, limit: int) -> None:
        """Puts letters in the place of the selection, as many as the limit lets in.

        What they are is seen only beside those that stand there: a mark belongs to the letter before.
        """
        self.composed = ""
        start, end = self.selection
        kept, behind = self.value[:start], self.value[end:]
        before = visible(kept + letters)
        if before == visible(kept):
            return
        self.is_full = len(before) + len(behind) > limit
        room = cut(before, limit - len(behind)) if self.is_full else before
        self._put(room if len(room) >= len(kept) else kept, behind)

    def compose(self, letters: str) -> None:
        """Shows what an input method has not finished yet."""
        self.composed = letters

    def _put(self, before: str, behind: str) -> None:
        """Makes a text of what is before the caret and what is behind it, where that belongs to one letter after it."""
        self.value = visible(before + behind)
        caret = min((place for place in stops(self.value) if place >= len(before)), default=len(self.value))
        self._select(caret, caret)

    def _move(self, key: int, *, is_word: bool, is_extending: bool) -> None:
        start, end = self.selection
        is_left = key in (pygame.K_LEFT, pygame.K_HOME)
        if key in (pygame.K_HOME, pygame.K_END):
            at = 0 if is_left else len(self.value)
        elif start != end and not is_extending and not is_word:
            at = start if is_left else end
        else:
            at = self._beside(is_left=is_left, is_word=is_word)
        self._select(self.anchor if is_extending else at, at)

    def _beside(self, *, is_left: bool, is_word: bool) -> int:
        if is_word:
            return self._back(self.caret) if is_left else self._on(self.caret)
        places = stops(self.value)
        if is_left:
            return max((place for place in places if place < self.caret), default=0)
        return min((place for place in places if place > self.caret), default=len(self.value))

    def _erase(self, key: int, *, is_word: bool) -> None:
        if self.anchor == self.caret:
            self.caret = self._beside(is_left=key == pygame.K_BACKSPACE, is_word=is_word)
        self._drop()

    def _drop(self) -> None:
        start, end = self.selection
        self._put(self.value[:start], self.value[end:])

    def _copy(self, *, is_cut: bool) -> None:
        start, end = self.selection
        if start == end:
            return
        if copy(self.value[start:end]) and is_cut:  # without a clipboard the text stays where it is
            self._drop()

    # ------------------------------------------------------------------ words
    def _word_start(self, at: int) -> int:
        return at - sum(map(len, takewhile(_is_of_word, reversed([*clusters(self.value[:at])]))))

    def _word_end(self, at: int) -> int:
        return at + sum(map(len, takewhile(_is_of_word, clusters(self.value[at:]))))

    def _back(self, at: int) -> int:
        """Where the word before a place begins."""
        gap = takewhile(_is_between, reversed([*clusters(self.value[:at])]))
        return self._word_start(at - sum(map(len, gap)))

    def _on(self, at: int) -> int:
        """Where the next word after a place begins."""
        at = self._word_end(at)
        return at + sum(map(len, takewhile(_is_between, clusters(self.value[at:]))))


def _is_of_word(cluster: str) -> bool:
    return cluster[0].isalnum()


def _is_between(cluster: str) -> bool:
    return not _is_of_word(cluster)
