"""Signals: what asks the program from outside to end lets it end in order."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

_ENDING = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""Ctrl+C, a polite kill, a terminal that closes; Ctrl+Break. Not every system has all of them."""


@contextmanager
def heeded(end: Callable[[int], None]) -> Iterator[None]:
    """Calls `end` with the number of the first signal that asks the program to end; the next one ends it at once.

    What the program was started to ignore, as by `nohup`, stays so. Signals belong to the main thread; in any other
    nothing is heeded.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def heed(number: int, _: FrameType | None) -> None:
        restore()
        end(number)

    def restore() -> None:
        for each, handler in before.items():
            signal.signal(each, handler)

    known = [getattr(signal, name) for name in _ENDING if hasattr(signal, name)]
    before = {each: handler for each in known if (handler := signal.getsignal(each)) not in (signal.SIG_IGN, None)}
    for each in before:
        signal.signal(each, heed)
    try:
        yield
    finally:
        restore()
