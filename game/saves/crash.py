"""Writes down what happened when the program stops by mistake."""

import platform
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from game.core.outage import trace
from game.saves.autosave import SUFFIX
from game.saves.files import free_path, replace_file
from game.saves.paths import Paths
from game.saves.record import Record
from game.saves.trouble import StoreError


def write_crash(paths: Paths, error: BaseException, game: Callable[[], Record] | None = None) -> Path | None:
    """Writes a log with the traceback and, beside it under the same name, the game that `replay` can play.

    Whoever reads the log learns nothing that is hidden in the game. Takes the error and how to get the game in
    progress, if there is one. Returns the log's path, or None when the disk refuses; never raises, whatever state the
    program is in.
    """
    path = free_path(paths.logs, f"crash {datetime.now(UTC):%Y-%m-%d %H%M%S}", ".txt")
    lines = [f"{platform.platform()}, Python {platform.python_version()}\n", trace(error)]
    with suppress(Exception):  # the game may be what is broken
        if game is not None:
            replace_file(path.with_suffix(SUFFIX), game().to_bytes())
            lines.append(f"\n{path.with_suffix(SUFFIX).name}\n")
    try:
        replace_file(path, "".join(lines).encode(errors="replace"))
    except StoreError:
        return None
    return path
