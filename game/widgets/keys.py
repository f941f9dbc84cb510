"""What a key means: decided here alone, whatever the layout of the keyboard, its locks and the hand's habits are.

What the layout types comes first. What it has not is meant by where the key lies: letters where another script is
written (Cyrillic, Greek, Hebrew), digits where their row types them with Shift only. Alt+Enter is F11, and the keypad
is digits or arrows, as its lock has it.
"""

import sys
import unicodedata

import pygame

_TYPING = pygame.KMOD_ALT | pygame.KMOD_MODE
_COMMAND = pygame.KMOD_CTRL | pygame.KMOD_META
_PAD = {
    pygame.K_KP_0: (pygame.K_0, pygame.K_INSERT), pygame.K_KP_1: (pygame.K_1, pygame.K_END),
    pygame.K_KP_2: (pygame.K_2, pygame.K_DOWN), pygame.K_KP_3: (pygame.K_3, pygame.K_PAGEDOWN),
    pygame.K_KP_4: (pygame.K_4, pygame.K_LEFT), pygame.K_KP_5: (pygame.K_5, pygame.K_CLEAR),
    pygame.K_KP_6: (pygame.K_6, pygame.K_RIGHT), pygame.K_KP_7: (pygame.K_7, pygame.K_HOME),
    pygame.K_KP_8: (pygame.K_8, pygame.K_UP), pygame.K_KP_9: (pygame.K_9, pygame.K_PAGEUP),
    pygame.K_KP_PERIOD: (pygame.K_PERIOD, pygame.K_DELETE), pygame.K_KP_PLUS: (pygame.K_PLUS, pygame.K_PLUS),
    pygame.K_KP_MINUS: (pygame.K_MINUS, pygame.K_MINUS), pygame.K_KP_ENTER: (pygame.K_RETURN, pygame.K_RETURN),
}  # fmt: skip
"""What the keys of the keypad are while its lock is on, and while it is off."""
_HABITS = {
    (pygame.K_INSERT, pygame.KMOD_CTRL): pygame.K_c,
    (pygame.K_INSERT, pygame.KMOD_SHIFT): pygame.K_v,
    (pygame.K_DELETE, pygame.KMOD_SHIFT): pygame.K_x,
}
"""What copied, pasted and cut before Ctrl+C, V and X did, and does still."""
_ROW = {pygame.KSCAN_1 + i: digit for i, digit in enumerate("1234567890")}
_PLACES = {
    **{pygame.KSCAN_A + i: letter for i, letter in enumerate("abcdefghijklmnopqrstuvwxyz")},
    **dict(zip(range(pygame.KSCAN_SEMICOLON, pygame.KSCAN_SLASH + 1), ";'`,./", strict=True)),
    pygame.KSCAN_LEFTBRACKET: "[", pygame.KSCAN_RIGHTBRACKET: "]",
}  # fmt: skip
"""What lies where on the keyboard that all others are compared with."""
_SIGNS = "+-=?"
"""Signs that mean something themselves, on the row of digits, too."""
_SHIFTED = {pygame.K_3: "+", pygame.K_SLASH: "?", pygame.K_COMMA: "?", ord("ß"): "?"}
"""What Shift makes of a key where a sign is found there alone: outside a field nobody tells."""
_NO_ZERO = ord("ö")
"""Stands at the end of the Hungarian row, where the 0 is at its beginning."""


def is_command(mod: int) -> bool:
    """Tells whether a key is a command with what is held beside it: Ctrl or Cmd; with Alt both type letters."""
    return bool(mod & _COMMAND) and not mod & _TYPING


def is_plain(mod: int) -> bool:
    """Tells whether a key is meant by itself: nothing is held beside it but Shift."""
    return not mod & (_COMMAND | _TYPING)


class Keys:
    """Reads keys by what they mean; a key goes up as what it went down as, and what never went down does not go up."""

    def __init__(self) -> None:
        self._down: dict[tuple[int, int], int] = {}
        self._commands: tuple[int, int] | None = None

    def read(self, event: pygame.Event) -> list[pygame.Event]:
        """Returns what an event means: letters that come with a command are none, as those of other scripts do."""
        if event.type == pygame.KEYDOWN:
            meant = _meant(event)
            self._down[_part(event)] = meant.key
            self._commands = _part(event) if is_command(meant.mod) else None
            return [meant]
        if event.type == pygame.KEYUP:
            key = self._down.pop(_part(event), None)
            if _part(event) == self._commands:
                self._commands = None
            return [] if key is None else [pygame.Event(pygame.KEYUP, key=key, mod=event.mod)]
        return [] if event.type == pygame.TEXTINPUT and self._commands else [event]

    def let_go(self) -> None:
        """Forgets which keys are down."""
        self._down.clear()
        self._commands = None


def _place(event: pygame.Event) -> int:
    return int(getattr(event, "scancode", 0))


def _part(event: pygame.Event) -> tuple[int, int]:
    """Which key of the keyboard it is; what no keyboard sends has no place there."""
    place = _place(event)
    return (place, 0) if place else (0, event.key)


def _meant(event: pygame.Event) -> pygame.Event:
    key, mod = _key(event), event.mod
    if key == pygame.K_RETURN and mod & pygame.KMOD_ALT and not mod & (_COMMAND | pygame.KMOD_MODE):
        return pygame.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode="")
    for (old, held), new in _HABITS.items():
        if key == old and mod & held and not mod & ~held & (_COMMAND | _TYPING | pygame.KMOD_SHIFT):
            key, mod = new, pygame.KMOD_CTRL
    return pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=_letter(event, key) if is_plain(mod) else "")


def _key(event: pygame.Event) -> int:
    key, place = event.key, _place(event)
    if key in _PAD:
        is_locked = bool(event.mod & pygame.KMOD_NUM) or sys.platform == "darwin"  # which has no such lock
        return _PAD[key][0 if is_locked else 1]
    if place in _ROW and key != _NO_ZERO and not pygame.K_0 <= key <= pygame.K_9:
        return ord(event.unicode if event.unicode.isascii() and event.unicode.isdigit() else _ROW[place])
    if place in _PLACES and _is_of_other_script(key):
        return ord(_PLACES[place])
    return int(key)


def _is_of_other_script(key: int) -> bool:
    """Tells whether a key types a letter, or a mark, of another script than the Latin one."""
    if not 0x7F < key <= 0x10FFFF:
        return False
    letter = chr(key)
    return unicodedata.category(letter)[0] in "LM" and not unicodedata.name(letter, "LATIN").startswith("LATIN")


def _letter(event: pygame.Event, key: int) -> str:
    """What a key stands for as a shortcut: the letter, digit or sign that it types, else the one that it means."""
    typed = event.unicode
    if event.mod & pygame.KMOD_SHIFT and typed in ("", _printed(event.key)):
        typed = _SHIFTED.get(event.key, "")
    is_meant = typed.isdigit() or typed in _SIGNS or _place(event) not in _ROW
    if typed and typed.isascii() and typed.isprintable() and is_meant:
        return str(typed)
    return _printed(key) or str(typed)


def _printed(key: int) -> str:
    """What stands on a key that types one ("" on any other)."""
    return chr(key) if key <= 0x10FFFF and chr(key).isprintable() else ""
