"""The player's settings."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, Literal

from game.core.language import LANGUAGE_CODE
from game.saves.files import read_json, set_aside
from game.saves.merging import change_json
from game.saves.trouble import Notice

Speed = Literal["instant", "fast", "normal", "slow"]
Confirm = Literal["off", "risky", "always"]
Coaching = Literal["off", "first", "always"]
Reading = Literal["auto", "on", "off"]
Scanning = Literal["off", "single", "pair"]
Announcements = Literal["off", "short", "normal", "long"]
SPEEDS: tuple[Speed, ...] = ("instant", "fast", "normal", "slow")
CONFIRMS: tuple[Confirm, ...] = ("off", "risky", "always")
ANNOUNCEMENTS: tuple[Announcements, ...] = ("off", "short", "normal", "long")
READINGS: tuple[Reading, ...] = ("auto", "on", "off")
COACHINGS: tuple[Coaching, ...] = ("off", "first", "always")
SCANNINGS: tuple[Scanning, ...] = ("off", "single", "pair")
SCAN_PACES = (1000, 2000, 3000, 5000)
KEY_DELAYS = (0, 300, 600, 1000)
POINTERS = (0, 100, 150, 200, 300)
SCALES = range(100, 201)
VOLUMES = range(101)
GEOMETRY = re.compile(r"(\d{3,5})x(\d{3,5})([+-]\d{1,5})([+-]\d{1,5})")
"""Width, height and place of a window."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings of the program.

    `language` is a folder of locales/ ("" asks the system), `scale` and the volumes are per cent; `quiet_in_background`
    is silence while another window is in use, as one expects of what one has turned away from. `confirm_turn` tells
    which whole choices wait for their button: none, those that cannot be taken back ("risky"), all; `announcements` how
    long what a computer player does is told large; `coach` in which games somebody says a word before a dear move;
    `think_faster` has computer players look less far ahead, for slow computers;
    `automatic_choices` takes a choice that has only one answer; `key_cues` shows which key does what;
    `reading` leads keys to all that can be read, "auto" while a screen reader listens; `captions` says in words what
    sounds mean; `pointer` is how large the pointer is, in per cent (0: the system's own); `slow_keys` how
    long a key must be held to count, in milliseconds; `unhurried` keeps all that is told until it is closed;
    `contrast` shows everything in high contrast. `scanning` steps through all that is possible for one switch or two,
    with one after `scan_pace` milliseconds each. `window` is where the window was last (`1280x720+100+50`, "" for the
    middle of the desktop), `maximised` whether it was as large as the desktop lets it be.
    """

    language: str = ""
    full_screen: bool = False
    scale: int = 100
    speed: Speed = "normal"
    step_mode: bool = False
    think_faster: bool = False
    reduced_motion: bool = False
    master: int = 80
    effects: int = 80
    music: int = 60
    mute: bool = False
    confirm_turn: Confirm = "risky"
    automatic_choices: bool = True
    key_cues: bool = True
    announcements: Announcements = "normal"
    quiet_in_background: bool = True
    coach: Coaching = "first"
    reading: Reading = "auto"
    captions: bool = False
    pointer: int = 0
    slow_keys: int = 0
    unhurried: bool = False
    contrast: bool = False
    scanning: Scanning = "off"
    scan_pace: int = 2000
    window: str = ""
    maximised: bool = False

    @property
    def is_stepped(self) -> bool:
        """Tells whether each deed of a computer player waits for a key: step by step, or without hurry."""
        return self.step_mode or self.unhurried


PERSONAL = (
    "scale",
    "speed",
    "reduced_motion",
    "master",
    "effects",
    "music",
    "mute",
    "confirm_turn",
    "key_cues",
    "announcements",
    "coach",
    "reading",
    "captions",
    "pointer",
    "slow_keys",
    "unhurried",
    "contrast",
    "scanning",
    "scan_pace",
)
"""Which settings a person may wish otherwise than the program has them."""
Wishes = Mapping[str, bool | int | str]
"""Settings of a person, by name."""
_ALLOWED: Mapping[str, Callable[[Any], object]] = {
    "language": lambda code: code == "" or LANGUAGE_CODE.fullmatch(code),  # it becomes the name of a folder
    "window": lambda geometry: geometry == "" or GEOMETRY.fullmatch(geometry),
    "scale": SCALES.__contains__,
    "speed": SPEEDS.__contains__,
    "announcements": ANNOUNCEMENTS.__contains__,
    "coach": COACHINGS.__contains__,
    "reading": READINGS.__contains__,
    "pointer": POINTERS.__contains__,
    "slow_keys": KEY_DELAYS.__contains__,
    "scanning": SCANNINGS.__contains__,
    "scan_pace": SCAN_PACES.__contains__,
    "master": VOLUMES.__contains__,
    "effects": VOLUMES.__contains__,
    "music": VOLUMES.__contains__,
    "confirm_turn": CONFIRMS.__contains__,
}


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
    return Settings(**{f.name: plain[f.name] for f in fields(Settings) if _fits(f.name, f.default, plain)}), None


def read_wishes(plain: Any) -> Wishes:
    """Returns the wishes of a person that a file holds; each that is not allowed is dropped by itself."""
    known = {f.name: f.default for f in fields(Settings) if f.name in PERSONAL}
    found = plain if isinstance(plain, dict) else {}
    return {name: found[name] for name, default in known.items() if _fits(name, default, found)}


def wished(settings: Settings, wishes: Wishes) -> Settings:
    """Returns the settings as a person wishes them."""
    changes: dict[str, Any] = {name: value for name, value in wishes.items() if name in PERSONAL}
    return replace(settings, **changes)


def _fits(name: str, default: object, plain: Mapping[str, Any]) -> bool:
    value = plain.get(name)
    return type(value) is type(default) and (name not in _ALLOWED or bool(_ALLOWED[name](value)))


def change_settings(path: Path, changed: Mapping[str, Any]) -> None:
    """Puts settings on the disk at once that were changed; takes their values by name, raises StoreError.

    What else the file says stays: another running program, or a newer one, may have written it.
    """
    change_json(path, lambda plain: {**plain, **changed})
