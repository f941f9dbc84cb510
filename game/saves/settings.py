"""The player's settings."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Literal, get_args, get_type_hints

from game.core.text import LANGUAGE_CODE
from game.saves.claims import change_json
from game.saves.files import read_json, set_aside
from game.saves.trouble import Notice

Speed = Literal["instant", "fast", "normal", "slow"]
Confirm = Literal["off", "risky", "always"]
Coaching = Literal["off", "first", "always", "again"]
Reading = Literal["auto", "on", "off"]
Scanning = Literal["off", "single", "pair"]
Announcements = Literal["off", "short", "normal", "long"]
PER_CENT = range(101)
GEOMETRY = re.compile(r"(\d{3,5})x(\d{3,5})([+-]\d{1,5})([+-]\d{1,5})")
"""Width, height and place of a window."""


def _own(default: Any, *few: int, values: Sequence[int] = ()) -> Any:
    """Returns a field that a person may wish otherwise than the program has it; numbers are a few, or of `values`."""
    return field(default=default, metadata={"is_personal": True, "values": few or values})


def _named(pattern: re.Pattern[str]) -> Any:
    """Returns a field that is empty, or written as a pattern says."""
    return field(default="", metadata={"pattern": pattern})


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings of the program.

    `language` is a folder of locales/ ("" asks the system), `scale` and the volumes are per cent; `quiet_in_background`
    is silence while another window is in use, as one expects of what one has turned away from. `confirm_turn` tells
    which whole choices wait for their button: none, those that cannot be taken back ("risky"), all; `announcements` how
    long what a computer player does is told large; `coach` in which games somebody says a word before a dear move, and
    whether (in all games, "again") such a move may be made again;
    `knows_tempo` tells that the button that changes `speed` at the table was told of; `think_faster` has computer
    players look less far ahead, for slow computers;
    `automatic_choices` takes a choice that has only one answer; `key_cues` shows which key does what;
    `reading` leads keys to all that can be read, "auto" while a screen reader listens; `captions` says in words what
    sounds mean; `pointer` is how large the pointer is, in per cent (0: the system's own); `slow_keys` how
    long a key must be held to count, in milliseconds; `unhurried` keeps all that is told until it is closed;
    `contrast` shows everything in high contrast. `scanning` steps through all that is possible for one switch or two,
    with one after `scan_pace` milliseconds each. `window` is where the window was last (`1280x720+100+50`, "" for the
    middle of the desktop), `maximised` whether it was as large as the desktop lets it be.
    """

    language: str = _named(LANGUAGE_CODE)  # it becomes the name of a folder
    full_screen: bool = False
    scale: int = _own(100, values=range(100, 201))
    speed: Speed = _own("normal")
    step_mode: bool = False
    think_faster: bool = False
    reduced_motion: bool = _own(False)
    master: int = _own(80, values=PER_CENT)
    effects: int = _own(80, values=PER_CENT)
    music: int = _own(60, values=PER_CENT)
    mute: bool = _own(False)
    confirm_turn: Confirm = _own("risky")
    automatic_choices: bool = True
    key_cues: bool = _own(True)
    announcements: Announcements = _own("normal")
    quiet_in_background: bool = True
    coach: Coaching = _own("first")
    reading: Reading = _own("auto")
    captions: bool = _own(False)
    pointer: int = _own(0, 0, 100, 150, 200, 300)
    slow_keys: int = _own(0, 0, 300, 600, 1000)
    unhurried: bool = _own(False)
    contrast: bool = _own(False)
    scanning: Scanning = _own("off")
    scan_pace: int = _own(2000, 1000, 2000, 3000, 5000)
    window: str = _named(GEOMETRY)
    maximised: bool = False
    knows_tempo: bool = False

    @property
    def is_stepped(self) -> bool:
        """Tells whether each deed of a computer player waits for a key: step by step, or without hurry."""
        return self.step_mode or self.unhurried


_FIELDS = {each.name: each for each in fields(Settings)}
_TYPES = get_type_hints(Settings)
PERSONAL = tuple(name for name, each in _FIELDS.items() if "is_personal" in each.metadata)
"""Which settings a person may wish otherwise than the program has them."""
Wishes = Mapping[str, bool | int | str]
"""Settings of a person, by name."""


def values_of(name: str) -> Sequence[Any]:
    """Returns the values that a setting may have, in their order; none for any."""
    return _FIELDS[name].metadata.get("values") or get_args(_TYPES[name])


def read_settings(path: Path) -> tuple[Settings, Notice | None]:
    """Returns the settings in a file and what the player should be told, if anything.

    Each value that is missing or not allowed falls back to its default by itself; a damaged file is kept aside.
    """
    try:
        plain = read_json(path)
        if plain is None:
            return Settings(), None
        if not isinstance(plain, dict):
            raise ValueError("settings")
    except ValueError:
        set_aside(path)
        return Settings(), Notice("ui.saves.notice_settings_damaged")
    return Settings(**{name: plain[name] for name in _FIELDS if _fits(name, plain)}), None


def read_wishes(plain: Any) -> Wishes:
    """Returns the wishes of a person that a file holds; each that is not allowed is dropped by itself."""
    found = plain if isinstance(plain, dict) else {}
    return {name: found[name] for name in PERSONAL if _fits(name, found)}


def wished(settings: Settings, wishes: Wishes) -> Settings:
    """Returns the settings as a person wishes them."""
    changes: dict[str, Any] = {name: value for name, value in wishes.items() if name in PERSONAL}
    return replace(settings, **changes)


def _fits(name: str, plain: Mapping[str, Any]) -> bool:
    value, values, pattern = plain.get(name), values_of(name), _FIELDS[name].metadata.get("pattern")
    if type(value) is not type(_FIELDS[name].default):
        return False
    return value in values if values else not pattern or value == "" or bool(pattern.fullmatch(value))


def change_settings(path: Path, changed: Mapping[str, Any]) -> None:
    """Puts settings on the disk at once that were changed; takes their values by name, raises StoreError.

    What else the file says stays: another running program, or a newer one, may have written it.
    """
    change_json(path, lambda plain: {**plain, **changed})
