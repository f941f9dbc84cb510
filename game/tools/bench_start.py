"""The part of `bench` that says how long a player waits for the first picture, beside a bare window of pygame."""

import gc
import subprocess
import sys
from time import perf_counter, process_time
from typing import Any

_BARE = """
from time import process_time
import pygame
pygame.display.init()
pygame.font.init()
pygame.display.set_mode((1920, 1080)).fill("black")
pygame.display.flip()
print(process_time())
"""


def measure() -> dict[str, Any]:
    """Returns the seconds from the start of the interpreter to the first picture, by the clock and by the processor.

    `has_bytecode` tells whether modules were compiled before: where PYTHONDONTWRITEBYTECODE is set they never are, and
    the start takes half as long again.
    """
    begun = perf_counter() - process_time()
    gc.disable()  # as a start does
    from game import program as loaded
    from game.saves.settings import Settings
    from game.tools.demo import program

    with program((1920, 1080), Settings(language="hu"), headless=True) as made:
        made.services.navigation.start(made.services.routes.menu)
        made.turn([], 0.0)
        found = {"first_frame_s": perf_counter() - begun, "cpu_s": process_time()}
    if not getattr(sys, "frozen", False):  # a packed program runs no other code
        bare = subprocess.run([sys.executable, "-c", _BARE], capture_output=True, encoding="utf-8", check=True)
        found["floor_cpu_s"] = float(bare.stdout.splitlines()[-1])
    told = {key: round(value, 3) for key, value in found.items()}
    return told | {"has_bytecode": not sys.dont_write_bytecode or _is_compiled(loaded.__spec__)}


def _is_compiled(spec: Any) -> bool:
    from pathlib import Path

    return bool(spec and spec.cached and Path(spec.cached).exists())
