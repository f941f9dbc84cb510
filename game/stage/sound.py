"""Sounds and music; without an audio device everything is silent and nothing fails."""

import json
import logging
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

import pygame

from game.core.resources import SpoiltFile, shipped


@cache
def captions() -> Mapping[str, str]:
    """Returns the key of the caption of each cue that has one; raises SpoiltFile when that cannot be read."""
    return _groups()["captioned"]


@cache
def decoration() -> Mapping[str, str]:
    """Returns the cues that only accompany what is seen, each with that; raises SpoiltFile as well."""
    return _groups()["decoration"]


def _groups() -> dict[str, dict[str, str]]:
    path = shipped("assets") / "cues.json"
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        groups = {name: dict(found[name]) for name in ("captioned", "decoration")}
    except (OSError, ValueError, TypeError, KeyError, RecursionError) as error:
        raise SpoiltFile(path.name) from error
    return groups


_LOG = logging.getLogger(__name__)
_CHANNELS = 16
_POWER = 5 / 3
"""To the ear half as loud is ten decibels less, and amplitude to this power."""
_LEAST = 1 / 128  # what the mixer can still tell from silence
_FADE, _SWELL_MS = 0.4, 1200
_REST, _NEXT_TRY = 5.0, 30.0
"""Seconds of silence after which the device is closed, and from a vain try to open it to the next one."""
_DUCKED, _RETURN = 0.4, 0.3
"""To what the music goes back under a great moment, and how much of it returns in a second."""
_GREAT = frozenset({"exact", "lead", "wall", "city", "last_round", "win", "end", "reveal_4"})
_SAMPLE, _MUSIC_SAMPLE = "tile", "turn"


def gain(*volumes: int) -> float:
    """Returns the amplitude for volumes of 0 to 100 that act together: at 50 half as loud, at 0 silent."""
    loud = 1.0
    for volume in volumes:
        loud *= volume / 100
    return max(_LEAST, loud**_POWER) if loud else 0.0


class Sound:
    """Plays short cues and a quiet loop at volumes of 0 to 100.

    `is_quiet_unfocused` is the player's wish that nothing be heard while another window is in use. `listener` is told
    of every cue, for those who cannot hear it. The device is open only while something is heard, for an open one is
    given silence many times a second.
    """

    def __init__(self) -> None:
        self.listener: Callable[[str], None] = lambda name: None
        self.master, self.effects, self.music_volume = 80, 80, 60
        self.is_quiet_unfocused = False
        self._has_focus = True
        self._may_open = self._is_open = False
        self._silent = self._barred = 0.0
        self._music = self._next = ""
        self._fading = self._moment = 0.0
        self._under = 1.0

    def open(self) -> None:
        """Opens the audio device, if there is one, now and later whenever something is to be heard."""
        self._may_open = True
        self._may_open = self._can_be_heard()

    def _can_be_heard(self) -> bool:
        """Opens the device unless it is open, and returns whether it is."""
        if self._is_open or not self._may_open or self._barred > 0:
            return self._is_open
        try:
            pygame.mixer.init(44100, -16, 2, 1024)
            pygame.mixer.set_num_channels(_CHANNELS)
            self._is_open, self._silent = True, 0.0
        except pygame.error as error:
            _LOG.info("no sound: %s", error)
            self._barred = _NEXT_TRY
        return self._is_open

    def _rest(self, seconds: float) -> None:
        """Closes the device after some silence."""
        is_heard = self._fading or (self._music and self.music_gain) or pygame.mixer.get_busy()
        self._silent = 0.0 if is_heard else self._silent + seconds
        if self._silent >= _REST:
            _cue.cache_clear()  # another device may want its sounds in another form
            pygame.mixer.quit()
            self._is_open, self._music = False, ""

    # ------------------------------------------------------------------ loudness
    @property
    def effects_gain(self) -> float:
        """Returns the amplitude of cues as things are now."""
        return 0.0 if self._is_hushed else gain(self.master, self.effects)

    @property
    def music_gain(self) -> float:
        """Returns the amplitude of music as things are now."""
        return 0.0 if self._is_hushed else gain(self.master, self.music_volume) * self._under

    @property
    def _is_hushed(self) -> bool:
        return self.is_quiet_unfocused and not self._has_focus

    def volumes(self, master: int, effects: int, music: int) -> None:
        """Sets the three volumes, each 0 to 100."""
        self.master, self.effects, self.music_volume = master, effects, music
        self._set_music_volume()

    def focus(self, *, has_focus: bool) -> None:
        """Takes whether the window is the one in use."""
        self._has_focus = has_focus
        if self._is_open and self._is_hushed:
            pygame.mixer.stop()
        self._set_music_volume()

    def _set_music_volume(self) -> None:
        if self._next and not self._music and not self._fading:
            self._begin()
        if self._is_open:
            pygame.mixer.music.set_volume(self.music_gain)

    # ------------------------------------------------------------------ cues
    def play(self, name: str) -> None:
        """Plays a cue by its file's stem in assets/sounds; an unknown one is logged once."""
        self.listener(name)
        if self._sounded(name, self.effects_gain) and name in _GREAT:
            self._moment, self._under = _length(name), _DUCKED
            self._set_music_volume()

    def sample(self, volume: str) -> None:
        """Lets a volume that was just set be heard: "music" by what plays or, where nothing does, by strings."""
        if volume != "music":
            self._sounded(_SAMPLE, self.effects_gain, alone=True)
        elif not self._music:
            self._sounded(_MUSIC_SAMPLE, self.music_gain, alone=True)

    def _sounded(self, name: str, loud: float, *, alone: bool = False) -> bool:
        """Plays a cue, if wished in the place of the same one before, and returns whether it is heard."""
        cue = _cue(name) if loud and self._can_be_heard() else None
        if cue is None:
            return False
        if alone:
            cue.stop()
        cue.set_volume(loud)
        cue.play()
        return True

    # ------------------------------------------------------------------ music
    def music(self, name: str) -> None:
        """Loops a piece of music quietly ("" stops it); the same piece goes on undisturbed.

        Another piece begins when the one before has faded: the mixer would stop the whole program for as long.
        """
        if name == self._next:
            return
        self._next = name
        if self._music:
            pygame.mixer.music.fadeout(int(_FADE * 1000))
            self._music, self._fading = "", _FADE
        elif not self._fading:
            self._begin()

    def tick(self, seconds: float) -> None:
        """Lets time pass: for silence, the music that fades before another, and its return after a great moment."""
        self._barred -= seconds
        if self._is_open:
            self._rest(seconds)
        if self._fading:
            self._fading = max(0.0, self._fading - seconds)
            if not self._fading:
                pygame.mixer.music.stop()
                self._begin()
        if self._under < 1:
            self._moment -= seconds
            if self._moment <= 0:
                self._under = min(1.0, self._under + _RETURN * seconds)
                self._set_music_volume()

    @property
    def is_changing(self) -> bool:
        """Tells whether time changes how loud something is."""
        return bool(self._fading) or self._under < 1

    def _begin(self) -> None:
        """Begins the music that is due, as soon as somebody can hear it."""
        if not self._next or not self.music_gain or not self._can_be_heard():
            return
        self._music = self._next
        try:
            pygame.mixer.music.load(_file(self._music))
            pygame.mixer.music.play(-1, fade_ms=_SWELL_MS)
        except (OSError, pygame.error) as error:
            _LOG.error("music missing: %s", error)
        self._set_music_volume()


def _file(name: str) -> Path:
    return shipped("assets") / "sounds" / f"{name}.ogg"


@cache
def _cue(name: str) -> pygame.mixer.Sound | None:
    try:
        return pygame.mixer.Sound(_file(name))
    except (OSError, pygame.error) as error:
        _LOG.error("sound missing: %s", error)
        return None


def _length(name: str) -> float:
    cue = _cue(name)
    return cue.get_length() if cue else 0.0
