"""The way from scene to scene."""

from collections.abc import Callable
from typing import ParamSpec

from game.core.resources import SpoiltFile
from game.paint.cache import hand_back
from game.scenes.shell.notices import Notices
from game.scenes.shell.stack import Screen, Stack
from game.widgets.ui import Ui

Taken = ParamSpec("Taken")
"""What a scene takes."""


class Navigation:
    """Opens and leaves scenes; takes also what makes the menu."""

    def __init__(self, ui: Ui, notices: Notices, menu: Callable[[], Screen]) -> None:
        self.stack = Stack(ui)
        self._notices, self._menu = notices, menu

    def open(self, route: Callable[Taken, Screen], *args: Taken.args, **named: Taken.kwargs) -> None:
        """Puts a scene on top; a shipped file without which it cannot be is told."""
        try:
            self.stack.push(route(*args, **named))
        except SpoiltFile as spoilt:
            self._notices.tell(spoilt.key, **spoilt.values)

    def swap(self, route: Callable[Taken, Screen], *args: Taken.args, **named: Taken.kwargs) -> None:
        """Puts a scene in the place of the topmost one."""
        self.stack.replace(route(*args, **named))

    def start(self, route: Callable[Taken, Screen], *args: Taken.args, **named: Taken.kwargs) -> None:
        """Leaves everything and shows a scene, the menu below it unless it is the menu itself."""
        self._notices.take_back()
        menu = self._menu()
        self.stack.reset(menu, *(() if route == self._menu else (route(*args, **named),)))
        hand_back()

    def quit(self) -> None:
        """Ends the program."""
        self.stack.reset()
