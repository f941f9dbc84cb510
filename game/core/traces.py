"""What may be written down of an error while a game goes on: where it happened, not with which card or sum."""

import re
import traceback

_VALUES = re.compile(r"""[(\[{<].*[)\]}>]|'[^']*'|"[^"]*"|\d+""", re.DOTALL)
"""What stands for a value in a message: what is quoted or in brackets, and numbers."""
_PLACES = ("Traceback ", "  File ")


def trace(error: BaseException) -> str:
    """Returns the traceback of an error, with an ellipsis in the place of each value in its messages.

    Values may be what somebody at the table hides; the game that is kept beside tells a maintainer all of them.
    """
    chunks = traceback.format_exception(error)
    return "".join(chunk if chunk.startswith(_PLACES) else _VALUES.sub("…", chunk) for chunk in chunks)
