"""Where everything is put together: command line, window, settings, scenes."""

import argparse
import logging
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.locale.words import Words


def main(argv: Sequence[str] | None = None) -> int:
    """Starts the game, or one of its tools when the first word names one; returns the exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    from game import cli

    if words and words[0] in cli.TOOLS:
        return cli.run(words[0], words[1:])
    parser = cli.parser()
    chosen = parser.parse_args(words)
    return _play(chosen)


def _play(chosen: argparse.Namespace) -> int:
    from game.saves.places import find_places
    from game.saves.settings import read_settings

    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    places = find_places(portable=chosen.portable)
    log_to(places.logs)
    settings = read_settings(places.settings)[0]
    from game.window import NoDisplay, open_window

    try:
        surface = open_window(chosen.size, full_screen=settings.full_screen and chosen.size is None)
    except NoDisplay as error:
        logging.getLogger(__name__).error("no display: %s", error)
        print(_words(settings.language)("ui.app.no_display"), file=sys.stderr)
        return 3
    from game.program import Program

    program = Program(surface, places)
    if chosen.lang:
        program.house.change(language=chosen.lang)
    return program.run(lambda: program.house.start("menu"))


def _words(language: str) -> "Words":
    from game.core.resources import shipped
    from game.locale.words import Words, languages, system_language

    folders = (shipped("locales"),)
    return Words(language or system_language(languages(folders)), folders)


def log_to(folder: Path) -> None:
    """Writes the program's log to a file in a folder, or nowhere if that cannot be written."""
    handler: logging.Handler
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = logging.FileHandler(folder / "kupola.log", mode="w", encoding="utf-8")
    except OSError:
        handler = logging.NullHandler()
    logging.basicConfig(handlers=[handler], level=logging.INFO, format="%(asctime)s %(name)s %(levelname)s %(message)s")
