"""The parts of `bench` that say what one frame costs the main thread, each beside its floor in the same run.

The floor is what no drawing can do without: the whole window is filled once from a picture, and shown.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import cycle
from statistics import median, quantiles
from time import perf_counter, thread_time
from typing import Any

import pygame

from game.ai.advice import advise
from game.ai.levels import adviser
from game.core import box as shelf
from game.lessons.parsing import school
from game.paint.cache import SurfaceCache
from game.program import Program
from game.saves.settings import Settings
from game.scenes.table.scene import TableScene
from game.session.session import Session
from game.tools.bench_waiting import Thinker
from game.tools.demo import players, program
from game.tools.moments import at_table, go_on, own_turn

Size = tuple[int, int]
_TIMES, _FRAMES, _HINTS = 60, 300, 9
_PACE = 1 / 60


def redraw(box: str, size: Size) -> dict[str, float]:
    """Returns milliseconds of a whole redraw in the middle of a game, as the pointer goes from one thing to another.

    `again` is what a frame costs in which nothing but what lies above the table is new, such as a card that fades.
    """
    with program(size, Settings(language="hu", speed="instant", coach="off"), headless=True) as made:
        at_table(made, own_turn(made, box))
        made.draw()
        ui = made.services.ui
        point = _pointing(made, [node.id for node in ui.nodes if node.id.startswith("item:")])
        return _costs(point, made) | {"again": _costs(made.draw, made)["median"]}


def lesson(box: str, size: Size) -> dict[str, float]:
    """Returns milliseconds of a redraw in the first lesson, and how many surfaces each one makes that were kept before.

    What a cache has to make again in every frame finds no room in it: that number should be 0.
    """
    with program(size, Settings(language="hu", speed="instant", coach="off"), headless=True) as made:
        services = made.services
        services.navigation.start(services.routes.lesson, box, school(box).lessons[0].id)
        made.draw()
        ui = services.ui
        point = _pointing(made, [node.id for node in ui.nodes])
        before = SurfaceCache.made_anew
        found = _costs(point, made)
        return found | {"made_anew": (SurfaceCache.made_anew - before) / _TIMES}


def _pointing(made: Program, names: Sequence[str]) -> Callable[[], None]:
    """Returns what points at the next of some nodes and draws; what is kept is made already."""
    things = cycle(names[:7])

    def point() -> None:
        made.services.ui.hover = next(things)
        made.draw()

    for _ in range(8):
        point()
    return point


def play(box: str, size: Size) -> dict[str, float]:
    """Returns milliseconds (median, p90, p99) of frames while Easy plays at the default pace.

    A deed's frames are counted from its first movement until it was read: most of them draw nothing. Thinking is not:
    it is done elsewhere.
    """
    with program(size, Settings(language="hu", coach="off"), headless=True) as made:
        services = made.services
        services.bot_worker.close()
        services.bot_worker = thinker = Thinker()
        seats = shelf.about(box).seats[-1]
        session = Session.new(box, players(services.words, ["easy"] * min(4, seats)), {}, 3)
        services.navigation.start(services.routes.table, session)
        taken = list[float]()
        while len(taken) < _FRAMES and (scene := services.navigation.stack.top):
            if (node := services.ui.find("next")) and node.act:
                node.act()
            is_moving = isinstance(scene, TableScene) and scene.board.stage.is_playing
            thought = thinker.spent
            passed = _cpu_ms(lambda: made.turn([], _PACE)) - (thinker.spent - thought) * 1000
            taken += [passed] if is_moving else []
            thinker.now += _PACE
        parts = quantiles(taken, n=100)
        told = {"median": parts[49], "p90": parts[89], "p99": parts[98]}
        return {key: _rounded(value) for key, value in told.items()} | _floor(made)


def hint(box: str, size: Size) -> dict[str, float]:
    """Returns milliseconds of the longest frame until the direction of a hint is seen, and until its move is.

    Each is another hint of one game, at a table that stood still.
    """
    with program(size, Settings(language="hu", coach="off"), headless=True) as made:
        session = own_turn(made, box)
        directions, moves = list[float](), list[float]()
        for _ in range(_HINTS):
            at_table(made, session)
            scene = made.services.navigation.stack.top
            assert isinstance(scene, TableScene)
            seat = min(session.to_act())
            found = advise(box, adviser(), session.view(seat), seat, session.number)
            made.draw()
            scene.input.take_hint(found)
            directions.append(_longest(made))
            scene.input.show_hint()
            moves.append(_longest(made))
            session.submit(seat, found.move, session.number)
            go_on(session, box)
        told = {"direction": median(directions[1:]), "move": median(moves[1:]), "first": max(directions[0], moves[0])}
        told["longest"] = max(*directions[1:], *moves[1:])
        return {key: _rounded(value) for key, value in told.items()} | _floor(made)


def _longest(made: Program) -> float:
    """Milliseconds of the longest of the frames in which a new picture is drawn, in parts where a scene draws so."""
    made.services.ui.is_stale, taken = True, list[float]()
    while made.services.ui.is_stale:
        taken.append(_cpu_ms(lambda: made.turn([], 0.0)))
    return max(taken)


def _costs(draw: Callable[[], None], made: Program) -> dict[str, float]:
    """Times some frames by the processor and, beside it, by the clock."""
    taken, passed = list[float](), list[float]()
    for _ in range(_TIMES):
        start = perf_counter()
        taken.append(_cpu_ms(draw))
        passed.append((perf_counter() - start) * 1000)
    found = {"median": median(taken), "least": min(taken), "wall": median(passed)}
    return {key: _rounded(value) for key, value in found.items()} | _floor(made)


def _floor(made: Program) -> dict[str, float]:
    surface = made.services.ui.surface
    picture = surface.copy()

    def fill() -> None:
        surface.blit(picture, (0, 0))
        pygame.display.flip()

    return {"floor": _rounded(median(_cpu_ms(fill) for _ in range(_TIMES)))}


def _cpu_ms(call: Callable[[], Any]) -> float:
    """Milliseconds that a call takes this thread of a processor."""
    start = thread_time()
    call()
    return (thread_time() - start) * 1000


def _rounded(value: float) -> float:
    return round(value, 2)


def thinking(box: str) -> dict[str, float]:
    """Returns milliseconds per frame (p50, p99) at 1080p of those in which Expert is thinking, as far as a table shows.

    The loop is the real one, with sixty turns a second for as long as it takes.
    """
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
            start = perf_counter()
            made.turn(pygame.event.get(), _PACE)
            taken += [(perf_counter() - start) * 1000] if is_thinking else []
        return {"p50": round(median(taken), 2), "p99": round(quantiles(taken, n=100)[98], 2)}


def hands(box: str, size: tuple[int, int] = (1920, 1080)) -> dict[str, float]:
    """Returns milliseconds of the processor per frame (p99) while a piece is carried, the board comes nearer, is moved.

    A computer player has just found a hint for the first. A box without a board has no figure for the others.
    """
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
        found = {"carry": _p99(made, map(_dragged, _way((x, y), (700, 400))))}
        made.turn([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, unicode="", mod=0)], _PACE)
        scene.input.hush()
        if board.zooming.board:
            start = services.ui.canvas.rect(board.zooming.board).center
            for event in (pygame.event.Event(pygame.MOUSEMOTION, pos=start, buttons=(0, 0, 0)), *_wheel(6)):
                made.turn([event], 1.0)
            found["zoom"] = _p99(made, _wheel(_FRAMES))
            made.turn([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)], _PACE)
            made.turn([_dragged((start[0] + 20, start[1]))], _PACE)
            found["move"] = _p99(made, map(_dragged, _way(start, (start[0] - 300, start[1] - 200))))
        return found


def _way(start: Size, end: Size) -> Iterator[Size]:
    (x, y), (right, bottom) = start, end
    return ((x + (right - x) * i // _FRAMES, y + (bottom - y) * i // _FRAMES) for i in range(_FRAMES))


def _dragged(pos: Size) -> pygame.Event:
    return pygame.event.Event(pygame.MOUSEMOTION, pos=pos, buttons=(1, 0, 0))


def _wheel(times: int) -> Iterator[pygame.Event]:
    """Six steps nearer, six farther, and so on."""
    return (pygame.event.Event(pygame.MOUSEWHEEL, y=1 if i % 12 < 6 else -1) for i in range(times))


def _p99(made: Program, events: Iterable[pygame.Event]) -> float:
    """The frame that one in a hundred is slower than, with an event in each; a frame waits for its time."""
    ticker, taken = pygame.Clock(), list[float]()
    for event in events:
        ticker.tick(60)
        taken.append(_cpu_ms(partial(made.turn, [event], _PACE)))
    return round(quantiles(taken, n=100)[98], 2)
