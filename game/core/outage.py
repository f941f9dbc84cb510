"""What goes wrong: what keeps the program from going on at all, and what may be written down of any error."""

import re
import traceback


class Outage(Exception):
    """Says why the program cannot go on: a full locale key with its values, and the exit code."""

    def __init__(self, key: str, code: int = 1, **values: str) -> None:
        super().__init__(f"{key} {values}")
        self.key = key
        self.code = code
        self.values = values


_VALUES = re.compile(r"""[(\[{<].*[)\]}>]|'[^']*'|"[^"]*"|\d+""", re.DOTALL)
"""What stands for a value in a message: what is quoted or in brackets, and numbers."""
_PLACES = ("Traceback ", "  File ")


def trace(error: BaseException) -> str:
    """Returns the traceback of an error, with an ellipsis in the place of each value in its messages.

    Values may be what somebody at the table hides; the game that is kept beside tells a maintainer all of them.
    """
    chunks = traceback.format_exception(error)
    return "".join(chunk if chunk.startswith(_PLACES) else _VALUES.sub("…", chunk) for chunk in chunks)
