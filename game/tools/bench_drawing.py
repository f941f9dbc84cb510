"""The parts of `bench` that say how the real loop runs: while Expert thinks, and while hands move something."""

from collections.abc import Callable, Sequence
from functools import partial
from statistics import median, quantiles
from time import perf_counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # the window's parts are loaded inside what is timed
    import pygame

    from game.program import Program

_FRAMES = 300
_PACE = 1 / 60


def thinking(box: str) -> dict[str, float]:
    """Returns milliseconds per frame (p50, p99) at 1080p of those in which Expert is thinking, as far as a table shows.

    The loop is the real one, with sixty turns a second for as long as it takes.
    """
    import pygame

    from game.saves.settings import Settings
    from game.session.session import Session
    from game.tools.demo import players, program

    with program((1920, 1080), Settings(language="hu", speed="fast"), headless=True) as made:
        services, ticker = made.services, pygame.Clock()
        services.navigation.start(
            services.routes.table, Session.new(box, players(services.words, ["expert"] * 3), {}, 3)
        )
        taken: list[float] = []
        while len(taken) < _FRAMES:
            if (node := services.ui.find("next")) and node.act:
                node.act()
            ticker.tick(60)
            is_thinking = services.bot_worker.is_thinking
            passed = _timed(lambda: made.turn(pygame.event.get(), _PACE))
            taken += [passed] if is_thinking else []
        return {"p50": round(median(taken), 2), "p99": round(quantiles(taken, n=100)[98], 2)}


def hands(box: str, size: tuple[int, int] = (1920, 1080)) -> dict[str, float]:
    """Returns milliseconds per frame (p99) while a piece is carried and while the board comes nearer.

    A computer player thinks about a hint meanwhile. A box without a board has no figure for the latter.
    """
    import pygame

    from game.saves.settings import Settings
    from game.session.session import Session
    from game.tools.demo import players, program

    with program(size, Settings(language="hu", speed="instant"), headless=True) as made:
        services = made.services
        session = Session.new(box, players(services.words, ["human", "normal", "normal"]), {}, 3)
        services.navigation.start(services.routes.table, session)
        scene: Any = services.navigation.stack.top
        while not scene.can_play or services.ui.is_stale:
            pygame.time.wait(1)
            made.turn(pygame.event.get(), _PACE)
        selection, board = scene.selection(), scene.board
        lifted = (item for item, _ in board.stage.poses() if board.table.lifts(board.view, selection, item))
        node = services.ui.find(f"item:{next(lifted)}")
        assert node is not None
        x, y = node.visible.center
        press = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1)
        scene.input.hint()
        while not services.ui.sight.knows(node, services.ui.now):
            made.turn([], _PACE)
        made.turn([press], _PACE)
        way = [(x + (700 - x) * i // _FRAMES, y + (400 - y) * i // _FRAMES) for i in range(_FRAMES)]
        moves = [pygame.event.Event(pygame.MOUSEMOTION, pos=pos, buttons=(1, 0, 0)) for pos in way]
        found = {"carry": _p99(made, moves)}
        made.turn([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, unicode="", mod=0)], _PACE)
        if scene.board.zooming.board:
            scene.input.hint()
            steps = [pygame.event.Event(pygame.MOUSEWHEEL, y=1 if i % 12 < 6 else -1) for i in range(_FRAMES)]
            services.ui.carry(None)
            centre = services.ui.canvas.rect(scene.board.zooming.board).center
            made.turn([pygame.event.Event(pygame.MOUSEMOTION, pos=centre, buttons=(0, 0, 0))], _PACE)
            found["zoom"] = _p99(made, steps)
        return found


def _p99(made: "Program", events: Sequence["pygame.Event"]) -> float:
    """The frame that one in a hundred is slower than, with an event in each; a frame waits for its time."""
    import pygame

    ticker, taken = pygame.Clock(), list[float]()
    for event in events:
        ticker.tick(60)
        taken.append(_timed(partial(made.turn, [event], _PACE)))
    return round(quantiles(taken, n=100)[98], 2)


def _timed(call: Callable[[], None]) -> float:
    start = perf_counter()
    call()
    return (perf_counter() - start) * 1000
