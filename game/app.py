"""Where everything is put together: command line, window, settings, scenes."""

import argparse
import gc
import logging
import os
import sys
from collections.abc import Sequence
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.program import Program

_LONGEST_LOG = 512 << 10
_LINE = "%(asctime)s %(process)d %(name)s %(levelname)s %(message)s"


def main(argv: Sequence[str] | None = None) -> int:
    """Starts the game, or one of its tools when the first word names one; returns the exit code."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    words = list(sys.argv[1:] if argv is None else argv)
    from game.terminal import guarded

    return guarded(lambda: _run(words))


def _run(words: list[str]) -> int:
    from game import cli

    if words and words[0] in cli.TOOLS:
        logging.getLogger().addHandler(logging.NullHandler())  # the terminal is for what the tool says
        return cli.run(words[0], words[1:])
    return _play(cli.parser().parse_args(words))


def _play(chosen: argparse.Namespace) -> int:
    gc.disable()  # what is loaded now stays: to look for garbage in it takes a twentieth of the start
    from game.saves.paths import find_paths
    from game.saves.settings import read_settings

    paths = find_paths(portable=chosen.portable)
    log_to(paths.logs)
    settings = read_settings(paths.settings)[0]
    from game.window import open_window, spoken

    surface = open_window(chosen.size, full_screen=settings.full_screen and not chosen.size, home=settings.window)
    from game.paint.fonts import open_fonts
    from game.paint.sprites import manifest
    from game.program import Program

    open_fonts()  # without letters, or the list of its pictures, the program had better not begin
    manifest()
    program = Program(surface, paths, spoken=spoken(), keeps_window=not chosen.size)
    if chosen.lang:
        program.services.settings.change(language=chosen.lang)
    return program.run(lambda: _begin(program, chosen.file))


def _begin(program: "Program", file: Path | None) -> None:
    """Shows the menu, and on it the file that the program was started with."""
    program.services.navigation.start(program.services.routes.menu)
    gc.freeze()  # nor does anybody look there later, in the middle of a movement
    gc.enable()
    if file:
        program.open_file(file)


def log_to(folder: Path) -> None:
    """Goes on with the program's log in a folder, or writes it nowhere if that cannot be; of a long one the end stays.

    Several windows may write the same one: each line says of which process it tells.
    """
    logging.raiseExceptions = False  # a disk that is full in the middle of a game is told by whoever saves it
    handler: logging.Handler
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            folder / "kupola.log", maxBytes=_LONGEST_LOG, backupCount=1, encoding="utf-8", errors="backslashreplace"
        )
    except OSError:
        handler = logging.NullHandler()
    logging.basicConfig(handlers=[handler], level=logging.INFO, format=_LINE)
