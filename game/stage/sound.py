"""Sounds and music; without an audio device everything is silent and nothing fails."""

import logging
from functools import cache
from pathlib import Path

import pygame

from game.core.resources import shipped

_LOG = logging.getLogger(__name__)


class Sound:
    """Plays short cues and a quiet loop at volumes of 0 to 100."""

    def __init__(self) -> None:
        self.master, self.effects, self.music_volume = 80, 70, 35
        self._is_open = False
        self._music = ""

    def open(self) -> None:
        """Opens the audio device, if there is one."""
        try:
            pygame.mixer.init(44100, -16, 2, 1024)
            self._is_open = True
        except pygame.error as error:
            _LOG.info("no sound: %s", error)

    def volumes(self, master: int, effects: int, music: int) -> None:
        """Sets the three volumes, each 0 to 100."""
        self.master, self.effects, self.music_volume = master, effects, music
        if self._is_open:
            pygame.mixer.music.set_volume(master * music / 10000)

    def play(self, name: str) -> None:
        """Plays a cue by its file's stem in assets/sounds; an unknown one is logged once."""
        if not self._is_open or not self.master or not self.effects:
            return
        cue = _cue(name)
        if cue is not None:
            cue.set_volume(self.master * self.effects / 10000)
            cue.play()

    def music(self, name: str) -> None:
        """Loops a piece of music quietly ("" stops it); the same piece goes on undisturbed."""
        if not self._is_open or name == self._music:
            return
        self._music = name
        pygame.mixer.music.fadeout(400)
        if name:
            try:
                pygame.mixer.music.load(_file(name))
                pygame.mixer.music.play(-1, fade_ms=1200)
            except (OSError, pygame.error) as error:
                _LOG.error("music missing: %s", error)
        self.volumes(self.master, self.effects, self.music_volume)


def _file(name: str) -> Path:
    return shipped("assets") / "sounds" / f"{name}.ogg"


@cache
def _cue(name: str) -> pygame.mixer.Sound | None:
    try:
        return pygame.mixer.Sound(_file(name))
    except (OSError, pygame.error) as error:
        _LOG.error("sound missing: %s", error)
        return None
