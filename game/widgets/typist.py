"""The typist: hands keys, letters and the mouse to the text field that has the focus."""

from collections.abc import Callable

import pygame

from game.widgets.editing import Editor
from game.widgets.node import Edit, Node

_LEAVING = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE)


class Typist:
    """Keeps the editor of the field that has the focus. Takes what plays a sound by name."""

    def __init__(self, sound: Callable[[str], None]) -> None:
        self._sound = sound
        self._editor = Editor()
        self._heard: str | None = None

    @property
    def owner(self) -> str:
        """Returns the node that is edited, "" for none."""
        return self._editor.owner

    def editor(self, name: str, value: str) -> Editor:
        """Returns what edits a field, begun anew when the focus came there."""
        if self._editor.owner != name:
            self._editor.enter(name, value)
        return self._editor

    def leave(self) -> None:
        """Ends typing."""
        self._editor.leave()

    def listen(self) -> None:
        """Lets an input method write into the field that is edited, what it offers beside it; elsewhere it rests.

        At a table it would make words of the keys that play. Whoever shows the window calls this after each frame.
        """
        if self._heard != self.owner:
            pygame.key.stop_text_input()  # which gives up what was begun for another field
            if self.owner:
                pygame.key.start_text_input()
            self._heard = self.owner
        if self.owner:
            pygame.key.set_text_input_rect(self._editor.place)

    def break_off(self) -> None:
        """Gives up what an input method has begun: the window lost the keyboard, or a hand went elsewhere."""
        if self._editor.composed:
            self._editor.compose("")
            self._heard = None

    def press(self, node: Node, x: int, count: int, *, is_entering: bool) -> None:
        """Takes the press number `count` of quick ones at a pixel of a field."""
        extends = bool(pygame.key.get_mods() & pygame.KMOD_SHIFT)
        self.break_off()
        editor, edit = self._of(node)
        editor.press(edit.index_at(x), count, is_entering=is_entering, extends=extends)

    def drag(self, node: Node, x: int) -> None:
        """Selects as far as a pixel."""
        editor, edit = self._of(node)
        editor.drag(edit.index_at(x))

    def letters(self, event: pygame.Event, node: Node) -> None:
        """Takes what was typed, or what an input method is still composing."""
        editor, edit = self._of(node)
        if event.type == pygame.TEXTEDITING:
            editor.compose(event.text)
        else:
            editor.type(event.text, edit.limit)
        self._tell(editor, edit)

    def key(self, event: pygame.Event, node: Node) -> bool:
        """Takes a key and returns whether it edits."""
        editor, edit = self._of(node)
        is_used = editor.key(event.key, event.mod, edit.limit)
        if is_used:
            self._tell(editor, edit)
        return is_used

    def leaves(self, event: pygame.Event, node: Node) -> bool:
        """Tells whether a key leaves the field: Enter keeps the text, Esc brings back the one from before."""
        editor, edit = self._of(node)
        if event.key not in _LEAVING or edit.is_answer or editor.composed:
            return False
        if event.key == pygame.K_ESCAPE:
            edit.change(editor.first)
        return True

    def _of(self, node: Node) -> tuple[Editor, Edit]:
        assert node.edit is not None
        return self.editor(node.id, node.value), node.edit

    def _tell(self, editor: Editor, edit: Edit) -> None:
        if editor.is_full:
            self._sound("error")
        edit.change(editor.value)
