"""The command line: options of the game itself and the headless tools."""

import argparse
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path

from game.saves.files import is_taken

TOOLS: Mapping[str, str] = {
    "simulate": "play many games between computer players and print figures",
    "replay": "play a saved game again and print how it ended",
    "review": "say how a finished game went: leads, luck, decisions, moments",
    "history": "say what was played here, export it, bring in games of another folder",
    "challenge": "say what the deal of a week or of a code is, and what its medals ask for",
    "hint": "say what could be done at a position of a saved game, and why",
    "screenshots": "write every scene and the telling moments of a game as PNG",
    "approve": "list pictures that differ from the approved ones, and approve them",
    "lessons": "play every lesson by itself, measure them and say what is wrong",
    "bench": "measure rules, start and drawing",
    "play": "let computer players play in the real window (--demo)",
    "new-language": "write the empty files of a new language into the player's folder",
    "translations": "export and import texts as CSV, explain every key",
    "check-locales": "say what is wrong in the language files and what to write instead",
}


def run(tool: str, arguments: Sequence[str]) -> int:
    """Runs a tool by its name and returns its exit code; each is loaded only when it is wanted."""
    module = import_module(f"game.tools.{tool.replace('-', '_')}")
    code: int = module.run(list(arguments))
    return code


def size(text: str) -> tuple[int, int]:
    """Returns a window size from text like 1920x1080; raises ArgumentTypeError for anything else."""
    width, cross, height = text.lower().partition("x")
    if not (cross and width.isdecimal() and height.isdecimal() and int(width) >= 320 and int(height) >= 240):
        raise argparse.ArgumentTypeError(f"{text}: WIDTHxHEIGHT, for example 1920x1080")
    return int(width), int(height)


def file(text: str) -> Path:
    """Returns the path of a file to open; raises ArgumentTypeError for a word that is neither file nor tool."""
    path = Path(text)
    if str(path) == path.stem and not is_taken(path):
        raise argparse.ArgumentTypeError(f"there is neither a file nor a tool of that name: {text}")
    return path


def parser() -> argparse.ArgumentParser:
    """Returns the parser of the game's own options; its help lists the tools."""
    width = max(map(len, TOOLS))
    tools = "\n".join(f"  {name:<{width}}  {told}" for name, told in TOOLS.items())
    made = argparse.ArgumentParser(
        prog="kupola",
        description="Four Euro board games of palaces and harbours in one offline program.",
        epilog=f"tools (each with --help):\n{tools}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    made.add_argument("file", nargs="?", type=file, metavar="FILE", help="a saved game or a replay to open")
    made.add_argument("--lang", help="language of the program, for example hu")
    made.add_argument("--size", type=size, help="size of the window, for example 1920x1080")
    made.add_argument("--portable", action="store_true", help="keep saves and settings beside the program")
    made.add_argument("--version", action=_TellVersion, nargs=0, help="show program's version number and exit")
    return made


class _TellVersion(argparse.Action):
    """Looks the version up only when it is asked for: to import what can do so would slow every start."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        print(f"Kupola {_version()}")
        parser.exit()


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("kupola")
    except PackageNotFoundError:
        return "(checkout)"
