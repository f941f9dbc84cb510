"""The drawing half of `bench`, run in processes of its own: time to the first frame, and frames while a bot thinks."""

from collections.abc import Callable
from statistics import median, quantiles
from time import perf_counter, process_time

from game.boxes import NAMES
from game.tools.memory import peak_mib

_FRAMES = 300
_PACE = 1 / 60


def first_frame() -> dict[str, float]:
    """Returns the seconds from the start of the interpreter to the first picture."""
    begun = perf_counter() - process_time()
    from game.saves.settings import Settings
    from game.tools.demo import program

    with program((1920, 1080), Settings(language="hu"), headless=True) as made:
        made.services.start(made.services.routes.menu)
        made.turn([], 0.0)
        return {"first_frame_s": round(perf_counter() - begun, 3)}


def frames(size: tuple[int, int]) -> dict[str, float]:
    """Returns milliseconds per frame (p50, p99) of a table while computer players think, and of full redraws."""
    import pygame

    from game.saves.settings import Settings
    from game.session.session import Session
    from game.tools.demo import players, program

    with program(size, Settings(language="hu", speed="fast"), headless=True) as made:
        services = made.services
        services.start(services.routes.table, Session.new(NAMES[0], players(services.words, ["normal"] * 4), {}, 3))
        made.draw()
        redraws = [_timed(made.draw) for _ in range(40)]
        taken: list[float] = []
        ticker = pygame.Clock()
        while len(taken) < _FRAMES:
            if (node := services.ui.find("next")) and node.act:
                node.act()
            ticker.tick(60)
            taken.append(_timed(lambda: made.turn(pygame.event.get(), _PACE)))
        p99 = quantiles(taken, n=100)[98]
        told = {"p50": median(taken), "p99": p99, "redraw": median(redraws), "peak_mib": peak_mib()}
        return {key: round(value, 2) for key, value in told.items()}


def _timed(call: Callable[[], None]) -> float:
    start = perf_counter()
    call()
    return (perf_counter() - start) * 1000
