"""The hand that has nothing but switches: it waits until what it wants is reached, or steps there, and chooses."""

from typing import Any

import pygame

from game.tools.hands.eyes import Eyes, Stuck
from game.tools.hands.hand import Steps, rest, struck, touch_all
from game.widgets.node import REACTION

_PATIENCE = 400
"""Steps after which something is not among what is stepped through."""


class Switcher:
    """Acts by one switch while the program steps, or by two. `pressed` counts the presses, `steps` the steps."""

    def __init__(self) -> None:
        self.pressed = self.steps = 0

    def use(self, eyes: Eyes, name: str) -> Steps:
        """Chooses group by group what holds a node, and at last the node."""
        for _ in range(_PATIENCE):
            scan = eyes.ui.scan
            if name in (reached := scan.reached):
                yield from rest(eyes, REACTION)
                if scan.reached != reached:
                    continue
                is_last = len(reached) == 1
                self.pressed += 1
                yield struck(pygame.K_RETURN if scan.mode == "pair" else pygame.K_SPACE)
                if is_last:
                    return
            elif scan.mode == "pair":
                yield struck(pygame.K_SPACE)
            else:
                yield from _until_stepped(eyes, scan.reached)
            self.steps += 1
        raise Stuck(eyes.stuck(f"{name} is not among what is stepped through: {sorted(eyes.ui.scan.reached)}"))

    def play(self, eyes: Eyes, move: Any) -> Steps:
        """Chooses the items of a move, then the button."""
        yield from touch_all(eyes, move, lambda name: self.use(eyes, name))


def _until_stepped(eyes: Eyes, seen: frozenset[str]) -> Steps:
    """Waits for the program's next step."""
    end = eyes.ui.now + 2 * eyes.ui.scan.pace
    while eyes.ui.scan.reached == seen and eyes.ui.now < end:
        yield ()
