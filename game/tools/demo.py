"""What the tools that show the program share: a program in a folder of its own, players, and pictures."""

import argparse
import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pygame

from game.core.resources import shipped
from game.locale.pseudo import MADE
from game.locale.words import Words, languages
from game.program import Program
from game.saves.paths import Paths, find_paths
from game.saves.players import Player
from game.saves.settings import Settings
from game.window import open_window

COLOURS = ("cobalt", "saffron", "jade", "crimson", "ivory", "onyx")


@contextmanager
def program(
    size: tuple[int, int],
    settings: Settings,
    *,
    headless: bool,
    paths: Paths | None = None,
    locales: Path | None = None,
) -> Iterator[Program]:
    """Opens the program with files of its own that are thrown away afterwards, unless it shall use some `paths`.

    Takes the window's size, the settings, whether to do without a screen and a sound device, and a folder of languages
    that goes before the shipped one.
    """
    if headless:
        os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    with tempfile.TemporaryDirectory(prefix="kupola-") as folder:
        made = Program(open_window(size, full_screen=False), paths or Paths(Path(folder)), settings)
        if locales:
            made.services.language.folders = (shipped("locales"), locales)
            made.services.language.speak(Words(settings.language, made.services.language.folders))
        try:
            yield made
        finally:
            made.services.autosaver.close()
            made.services.bot_worker.close()
            pygame.display.quit()


def language(text: str) -> str:
    """Returns the code of a language that has files, or is made up; raises ArgumentTypeError for any other."""
    known = [*languages((shipped("locales"), find_paths().locales)), *MADE]
    if text not in known:
        raise argparse.ArgumentTypeError(f"{text}: {', '.join(known)}")
    return text


def players(words: Words, levels: Sequence[str]) -> list[Player]:
    """Returns players with the language's usual names; a level "human" makes a person."""
    return [_player(words, i, level) for i, level in enumerate(levels)]


def _player(words: Words, i: int, level: str) -> Player:
    if level == "human":
        return Player(words(f"common.names.human.n{i + 1}"), COLOURS[i], "human")
    return Player(words(f"common.names.computer.n{i + 1}"), COLOURS[i], "computer", level)
