"""The terminal: whatever ends the program there, it says one clear line and gives an exit code."""

import logging
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TextIO

from game.core.outage import Outage
from game.core.resources import shipped
from game.locale.words import Words, languages, system_language
from game.saves.paths import find_paths
from game.saves.settings import read_settings

_LOG = logging.getLogger(__name__)
_REFUSED, _INTERRUPTED, _PIPE_CLOSED = 1, 130, 141


def guarded(run: Callable[[], int]) -> int:
    """Runs the program or a tool and returns its exit code, also when something outside it fails."""
    for stream in (sys.stdout, sys.stderr):
        _bear(stream)
    try:
        try:
            return run()
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()
    except KeyboardInterrupt:
        return _INTERRUPTED
    except BrokenPipeError:
        _silence()
        return _PIPE_CLOSED
    except Outage as error:
        return _told(error.code, error.key, **error.values)
    except OSError as error:
        _LOG.info("refused", exc_info=True)
        _silence()
        detail = ": ".join(str(part) for part in (error.filename, error.strerror) if part)
        return _told(_REFUSED, "ui.app.refused", detail=detail)


def _bear(stream: TextIO | None) -> None:
    """Lets a stream write names in any alphabet, with a sign in the place of a letter that it does not know."""
    if stream is not None and hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="backslashreplace")


def _silence() -> None:
    """Lets what is left to be written go nowhere: the interpreter would try it once more at its end."""
    with suppress(OSError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _told(code: int, key: str, **values: str) -> int:
    """Says one line in the player's language and returns the code."""
    folders = (shipped("locales"),)
    language = ""
    with suppress(Outage):
        language = read_settings(find_paths().settings)[0].language
    words = Words(language or system_language(languages(folders)), folders)
    print(words(key, **values), file=sys.stderr)
    return code
