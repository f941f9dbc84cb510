"""Scanning: all that is possible is stepped through, groups first, then what is in them; a switch chooses.

With one switch the program steps by itself at the pace that is wished, and every key, button or click chooses. With two
nothing is timed: Enter, the second button of the mouse and that of a controller (B) choose, all others step.
"""

import itertools
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Union

import pygame

from game.paint.high_contrast import edge
from game.paint.palette import CREAM, NIGHT
from game.widgets.keys import is_plain
from game.widgets.letters import AREA as LETTERS
from game.widgets.letters import put_away
from game.widgets.node import REACTION, Node, Role
from game.widgets.ui import ENTER, PRESSING, Ui

_MOST = 6
"""How many things are stepped through in one group at most, unless the screen itself groups them."""
_ROUNDS = {"single": 2, "pair": 1}
"""How often a group is gone through before the step back to the groups."""
_ROW = 48
"""Pixels within which things lie in one row."""
_ROUNDING = 2
"""Pixels by which things of one size may differ."""
_FREE = frozenset(
    (pygame.K_ESCAPE, pygame.K_F11, pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT,
     pygame.K_RALT, pygame.K_LMETA, pygame.K_RMETA)
)  # fmt: skip
"""Keys that stay what they are, for whoever helps, as all do that are pressed with Ctrl, Alt or Meta."""
_SWALLOWED = (
    pygame.TEXTINPUT, pygame.MOUSEBUTTONUP, pygame.FINGERUP, pygame.FINGERMOTION, pygame.MOUSEMOTION,
    pygame.CONTROLLERBUTTONUP, pygame.CONTROLLERAXISMOTION,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class ScanStop:
    """One thing to choose: its node, and what choosing it does.

    `stays` tells that it can be chosen again and again; `sign` is the icon that says what happens then.
    """

    node: str
    choose: Callable[[], None]
    stays: bool = False
    sign: str = ""


Group = tuple[Union[ScanStop, "Group"], ...]


class Scanner:
    """Steps through a user interface and chooses for whoever presses a switch. Takes the user interface."""

    def __init__(self, ui: Ui) -> None:
        self._ui = ui
        self._path: list[int] = [0]
        self._rounds = 0
        self._due = 0.0
        self._seen: tuple[int, frozenset[str], str] = (-1, frozenset(), "")
        self._tree: Group = ()
        self._held: set[int] = set()
        self._begins = False
        self._since = 0.0  # when that came which is reached, unless whoever plays has stepped there

    @property
    def is_on(self) -> bool:
        """Tells whether somebody plays by switches."""
        return self._ui.scan.mode != "off"

    @property
    def is_waiting(self) -> bool:
        """Tells whether the next step comes by itself."""
        return self._ui.scan.mode == "single"

    def takes(self, event: pygame.Event) -> bool:
        """Takes an event and returns whether it was meant for a switch."""
        if not self.is_on:
            return False
        match event.type:
            case pygame.KEYDOWN if event.key not in _FREE and is_plain(event.mod):
                if event.key not in self._held:
                    self._held.add(event.key)
                    self._press(is_second=event.key in ENTER)
            case pygame.KEYUP if event.key in self._held:
                self._held.remove(event.key)
            case pygame.MOUSEBUTTONDOWN if event.button in (1, 3) and not getattr(event, "touch", False):
                self._press(is_second=event.button == 3)
            case pygame.FINGERDOWN:
                self._press(is_second=False)
            case pygame.CONTROLLERBUTTONDOWN:
                self._press(is_second=event.button == pygame.CONTROLLER_BUTTON_B)
            case _:
                return event.type in _SWALLOWED
        return True

    def let_go(self) -> None:
        """Forgets which keys are down."""
        self._held.clear()

    def tick(self) -> None:
        """Lets time pass: with one switch the next thing is reached when it is due."""
        if not self.is_on:
            self._ui.scan.reached = frozenset()
            self._end_typing()
            return
        self._follow()
        if self.is_waiting and self._ui.now >= self._due:
            self._step()
            self._since = self._ui.now

    def _end_typing(self) -> None:
        """Puts letters away that a game controller has laid out, once another hand is used or another screen came."""
        ui = self._ui
        if ui.scan.typing and ui.find(ui.scan.typing) is None:
            ui.scan.typing = ""
        elif ui.scan.typing and not ui.pad:
            put_away(ui)

    # ------------------------------------------------------------------ stepping and choosing
    def _press(self, *, is_second: bool) -> None:
        """Takes a press, unless it comes before what is reached can have been seen."""
        self._follow()
        if self._begins or self._ui.now - self._since < REACTION:
            return
        if self._ui.scan.mode == "pair" and not is_second:
            self._step()
        else:
            self._choose()

    def _step(self) -> None:
        """Goes on to the next thing; after the last one to the first, and after some rounds back to the groups."""
        level = self._level
        self._path[-1] += 1
        if level and self._path[-1] >= len(level):
            self._path[-1], self._rounds = 0, self._rounds + 1
            if len(self._path) > 1 and self._rounds >= _ROUNDS.get(self._ui.scan.mode, 1):
                self._path.pop()
                self._rounds = 0
        self._reach()

    def _choose(self) -> None:
        match self._here:
            case ScanStop() as stop:
                if not stop.stays:
                    self._path, self._rounds, self._begins = [0], 0, True
                stop.choose()
            case tuple():
                self._path.append(0)
                self._rounds, self._since = 0, self._ui.now
        self._reach()

    @property
    def _level(self) -> Group:
        level = self._tree
        for index in self._path[:-1]:
            inner = level[index] if index < len(level) else ()
            level = inner if isinstance(inner, tuple) else (inner,)
        return level

    @property
    def _here(self) -> "ScanStop | Group":
        level = self._level
        return level[min(self._path[-1], len(level) - 1)] if level else ()

    def _reach(self) -> None:
        """Notes what is reached, and shows it: what lies out of sight is brought there."""
        ui, here = self._ui, self._here
        self._due = ui.now + ui.scan.pace
        ui.scan.reached = frozenset(_names(here))
        if isinstance(here, ScanStop) and not here.stays:
            ui.focus_on(ui.find(here.node))
        else:
            ui.is_keyboard = ui.is_led = False  # no tip of the last thing lies over the next ones
            ui.show(next(iter(_names(here)), None))
        ui.is_stale = True

    def _follow(self) -> None:
        """Begins anew where something was chosen, which may have made more possible, or something else is there now.

        Otherwise it keeps to what is reached where that is still there, and to the order in which things were met: what
        is reached may be shown larger or elsewhere, and must not change places with what comes next.
        """
        ui = self._ui
        if ui.scan.typing and ui.find(ui.scan.typing) is None:
            ui.scan.typing = ""  # another screen came
        seen = (ui.renewals, frozenset(node.id for node in ui.nodes if _can_be_chosen(node)), ui.scan.typing)
        begins = self._begins and not ui.is_stale  # what came of the choice is drawn
        if seen == self._seen and not begins:
            return
        is_renewed, self._seen = begins or self._seen[0] != seen[0], seen
        self._begins &= not begins
        self._tree = self._grown()
        here = None if is_renewed else _way(self._tree, ui.scan.reached)
        self._path, self._rounds = here or [0], 0
        if here is None:
            self._reach()
            self._since = ui.now

    # ------------------------------------------------------------------ what there is
    def _grown(self) -> Group:
        """All that is possible by groups: the one that Enter or Space presses, what lies on the table, the rest.

        What lies on the table comes before what only shows it better.
        """
        ui = self._ui
        areas: dict[str, list[ScanStop]] = {}
        chosen = [node for node in ui.nodes if _can_be_chosen(node)]
        if ui.scan.typing:
            chosen = [node for node in chosen if node.area.startswith(LETTERS)] or chosen
        for node in sorted(
            chosen, key=lambda node: (node.role is not Role.ITEM, node.rect.centery // _ROW, node.rect.x)
        ):
            areas.setdefault(node.area, []).extend(self._stops(node))
        first = next((node for node in ui.nodes if node.key in PRESSING), None)
        tables = {node.area for node in chosen if node.role is Role.ITEM}
        names = sorted(areas, key=lambda name: (first is None or name != first.area, name not in tables))
        groups = [_split(areas[name]) for name in names]
        return groups[0] if len(groups) == 1 else tuple(group[0] if len(group) == 1 else group for group in groups)

    def _stops(self, node: Node) -> list[ScanStop]:
        """What can be done with a node: it is pressed, typed into, made more or less, or what it scrolls is read on."""
        if node.role is Role.SCROLL:
            return [ScanStop(node.id, partial(self._read_on, node.id), stays=True, sign="down")]
        if node.edit:
            return [ScanStop(node.id, partial(self._type, node.id))]
        if node.act:
            return [ScanStop(node.id, partial(self._activate, node.id))]
        ways = ((1, "plus"), (-1, "minus"))
        return [ScanStop(node.id, partial(self._adjust, node.id, way), stays=True, sign=sign) for way, sign in ways]

    def _activate(self, name: str) -> None:
        if node := self._ui.find(name):
            self._ui.focus_on(node)
            self._ui.activate(node)

    def _type(self, name: str) -> None:
        """Lays letters out for a field."""
        self._ui.scan.typing, self._ui.is_stale = name, True

    def _adjust(self, name: str, way: int) -> None:
        node = self._ui.find(name)
        if node and node.adjust:
            node.adjust(way)
            self._ui.is_stale = True

    def _read_on(self, name: str) -> None:
        self._ui.scrolls.read_on(name.removeprefix("scroll:"), self._ui.canvas.k)
        self._ui.is_stale = True

    # ------------------------------------------------------------------ what is seen of it
    def draw(self) -> None:
        """Draws a ring around everything that is reached."""
        if self.is_on:
            self._ui.later(self._rings)

    def _rings(self) -> None:
        canvas, ui, here = self._ui.canvas, self._ui, self._here
        for node in [node for node in ui.nodes if node.id in ui.scan.reached and node.visible.w]:
            with _kept(canvas.s, _in_front(node, ui.nodes)):
                edge(canvas, node.visible, is_focus=True)
            if isinstance(here, ScanStop) and here.sign:
                x, y = node.visible.centerx / canvas.k, node.visible.centery / canvas.k
                canvas.disc(x, y, 24, NIGHT, CREAM, 3)
                canvas.put(f"icon_{here.sign}_light", x, y, 30, centre=True)


def _in_front(node: Node, nodes: Sequence[Node]) -> list[pygame.Rect]:
    """Returns where others like it lie over a node, as the next card of a fan does."""
    if node.role is not Role.ITEM:
        return []
    later = itertools.islice(itertools.dropwhile(lambda other: other is not node, nodes), 1, None)
    alike = (other.visible for other in later if other.role is Role.ITEM and _are_alike(other.rect, node.rect))
    return [place for place in alike if place.colliderect(node.visible)]


def _are_alike(one: pygame.Rect, other: pygame.Rect) -> bool:
    """Tells whether two things are of one size, but for pixels that were rounded."""
    return abs(one.w - other.w) <= _ROUNDING and abs(one.h - other.h) <= _ROUNDING


@contextmanager
def _kept(surface: pygame.Surface, places: Sequence[pygame.Rect]) -> Iterator[None]:
    """Keeps the picture at some places as it is, whatever is drawn in the block."""
    seen = [place.clip(surface.get_rect()) for place in places]
    kept = [(place, surface.subsurface(place).copy()) for place in seen]
    yield
    for place, picture in kept:
        surface.blit(picture, place)


def _can_be_chosen(node: Node) -> bool:
    if node.role is Role.SCROLL:
        return True
    return node.is_enabled and node.is_reachable and bool(node.act or node.adjust or node.edit)


def _split(stops: Sequence[ScanStop]) -> Group:
    """Puts many things into groups of about the same size, and those again."""
    if len(stops) <= _MOST:
        return tuple(stops)
    parts = min(_MOST, -(-len(stops) // _MOST))
    edges = [round(i * len(stops) / parts) for i in range(parts + 1)]
    groups = [_split(stops[start:end]) for start, end in itertools.pairwise(edges)]
    return tuple(group[0] if len(group) == 1 else group for group in groups)


def _names(here: "ScanStop | Group") -> list[str]:
    return [here.node] if isinstance(here, ScanStop) else [name for inner in here for name in _names(inner)]


def _way(tree: Group, reached: frozenset[str]) -> list[int] | None:
    """Returns the way to what holds just what was reached, if anything does."""
    for i, here in enumerate(tree):
        names = frozenset(_names(here))
        if names == reached:
            return [i]
        if isinstance(here, tuple) and reached and reached <= names:
            inner = _way(here, reached)
            return None if inner is None else [i, *inner]
    return None
