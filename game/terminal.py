"""The terminal: whatever ends the program there, it says one clear line and gives an exit code."""

import logging
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from io import TextIOWrapper
from typing import TextIO

from game.core.outage import Outage
from game.core.resources import shipped
from game.locale.words import Words, languages, system_language
from game.saves.paths import find_paths
from game.saves.settings import read_settings

_LOG = logging.getLogger(__name__)
_ENCODING = "PYTHONIOENCODING"
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
    except MemoryError:
        return _told(_REFUSED, "ui.crash.memory")
    except OSError as error:
        _LOG.info("refused", exc_info=True)
        _silence()
        detail = ": ".join(str(part) for part in (error.filename, error.strerror) if part)
        return _told(_REFUSED, "ui.app.refused", detail=detail)


def _bear(stream: TextIO | None) -> None:
    """Lets a stream write names in any alphabet, with a sign in the place of a letter that it does not know.

    What goes to a file or another program is UTF-8, as every file of this one: Windows would write a page of codes that
    nobody reads any more. A terminal keeps its own, and PYTHONIOENCODING is meant as it stands.
    """
    if isinstance(stream, TextIOWrapper):
        is_free = not stream.isatty() and _ENCODING not in os.environ
        stream.reconfigure(encoding="utf-8" if is_free else None, errors="backslashreplace")


def _silence() -> None:
    """Lets what is left to be written go nowhere: the interpreter would try it once more at its end."""
    with suppress(OSError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _told(code: int, key: str, **values: str) -> int:
    """Says one line in the player's language, in a window of its own where there is no terminal; returns the code."""
    folders = (shipped("locales"),)
    language = ""
    with suppress(Outage):
        language = read_settings(find_paths().settings)[0].language
    has_terminal = sys.stderr is not None
    words = Words(language or system_language(languages(folders), () if has_terminal else _spoken()), folders)
    if has_terminal:
        print(words(key, **values), file=sys.stderr)
    else:
        _show(words("common.product"), words(key, **values))
    return code


def _spoken() -> list[str]:
    """Returns the languages of the desktop that a packed program was started from."""
    from game.window import spoken

    return spoken()


def _show(title: str, told: str) -> None:
    """Shows a sentence to whoever started a packed program without a terminal."""
    from game.window import show_message

    show_message(title, told)  # where there is no screen either, nobody can be told
