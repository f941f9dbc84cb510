"""Where the player's own files lie."""

import os
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path

from game.core.outage import Outage

_VARIABLE = "KUPOLA_HOME"
_BESIDE = "kupola_data"
_MARK = "portable.txt"


class NoHome(Outage):
    """Says that the folder which KUPOLA_HOME names cannot exist."""

    def __init__(self, named: str) -> None:
        super().__init__("ui.app.no_home", 2, named=named)


class _Below:
    """A file or folder by its name in a player's folder."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __get__(self, paths: "Paths", owner: type["Paths"]) -> Path:
        return paths.home / self._name


@dataclass(frozen=True, slots=True)
class Paths:
    """The folders and files of one player, all under `home`; they come into being when something is written."""

    home: Path

    saves = _Below("saves")
    """The folder of named saves."""
    autosave = _Below("autosave")
    """The folder of games in progress with their backups."""
    replays = _Below("replays")
    """The folder of finished games."""
    reviews = _Below("reviews")
    """The folder of what reviews of finished games found."""
    trash = _Below("trash")
    """The folder that deleted saves move to."""
    locales = _Below("locales")
    """The folder of the player's own translations."""
    rules = _Below("rules")
    """The folder of pages of rulebooks, as pictures to print."""
    logs = _Below("logs")
    """The folder of logs and crash reports."""
    people = _Below("people")
    """The folder of the people who play here."""
    history = _Below("games.db")
    """The database of finished games."""
    settings = _Below("settings.json")
    """The file of the settings."""
    presets = _Below("presets.json")
    """The file of the lobby's last set-up and named presets."""
    evening = _Below("evening.json")
    """The file of the evening that goes on, if one does."""
    progress = _Below("progress.json")
    """The file of what people have learned."""
    challenges = _Below("challenges.json")
    """The file of what is noted of challenges."""


def find_paths(*, portable: bool = False, program: Path | None = None) -> Paths:
    """Returns where the player's files lie.

    Takes whether they shall stay beside the program, and the program's folder (default: that of what was started).
    The environment variable KUPOLA_HOME goes first, then `portable` or a file portable.txt in the program's folder,
    then the system's place for application data. Raises NoHome.
    """
    named = os.environ.get(_VARIABLE)
    if named:
        try:
            home = Path(named).expanduser().absolute()
            home.is_dir()  # what cannot even be asked for, such as a name that is too long, cannot hold anything
        except (RuntimeError, OSError) as error:
            raise NoHome(named) from error
        return Paths(home)
    folder = program or _program_folder()
    if portable or (folder / _MARK).is_file():
        return Paths(folder / _BESIDE)
    return Paths(user_data_path("kupola", appauthor=False, roaming=True))


def _program_folder() -> Path:
    """Returns the folder that a player sees the program in: beside a script, a packed program, an image or an .app.

    A packed program cannot ask how it was called: found by PATH, that is a name alone.
    """
    if not getattr(sys, "frozen", False):
        return Path(sys.argv[0]).resolve().parent
    program = Path(sys.executable).resolve()
    image, mounted = (os.environ.get(name) for name in ("APPIMAGE", "APPDIR"))
    if image and mounted and program.is_relative_to(Path(mounted).resolve()):  # what another image started has both too
        return Path(image).resolve().parent
    bundle = next((folder for folder in program.parents if folder.suffix == ".app"), program)
    return bundle.parent


_OPENERS = {"darwin": "open"}


def open_folder(folder: Path) -> None:
    """Opens a folder, which is made if need be, in the system's file manager, if there is one."""
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        if sys.platform == "win32":
            os.startfile(folder)
        else:
            opener = _OPENERS.get(sys.platform, "xdg-open")
            subprocess.Popen(
                [opener, str(folder)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
            )
