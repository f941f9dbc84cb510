"""The reading half of `bench`: what it costs to tell a table to whoever does not see it."""

from collections.abc import Callable
from itertools import cycle
from statistics import median
from time import process_time

from game.access.announcing import Announcer
from game.access.outline import Outline, outline
from game.access.reader import Reader
from game.access.updates import Updates, library
from game.program import Program
from game.saves.settings import Settings
from game.scenes.table.scene import TableScene
from game.tools.demo import program
from game.tools.moments import at_table, own_turn

_TIMES = 60


def measure(box: str) -> dict[str, float]:
    """Returns milliseconds of the processor for one change in the middle of a game.

    `unheard` is what a round of the loop costs while nobody listens. A change costs so much more when it is heard:
    `drawing` to find the words, `moved` to find them after a move, `outline` to make a tree of them, `telling` to find
    what is new and, where AccessKit is installed, to make its update.
    """
    with program((1920, 1080), Settings(language="hu", speed="instant", reading="on"), headless=True) as made:
        at_table(made, own_turn(made, box))
        made.draw()
        scene, ui = made.services.navigation.stack.top, made.services.ui
        assert isinstance(scene, TableScene)
        tree = outline(ui)
        reader, announcer = Reader(_missing), Announcer()
        reader.open()
        back = cycle((0, 1, 2))  # an odd number, so that frames heard and unheard come to the same places anew
        found = {
            "unheard": _least(lambda: reader.tick(ui)),
            "drawing": _heard(made, lambda: None),
            "moved": _heard(made, lambda: scene.board.see(scene.board.viewer, scene.session.number - next(back))),
            "outline": _least(lambda: outline(ui)),
            "telling": _least(lambda: announcer.new(tree)) + _updating(tree),
        }
        return {key: round(value, 3) for key, value in found.items()}


def _heard(made: Program, change: Callable[[], None]) -> float:
    """How much longer a frame takes that is heard; both are drawn in turn, so that they meet the same machine."""
    reading = made.services.ui.reading
    taken: dict[bool, list[float]] = {False: [], True: []}
    for i in range(2 * _TIMES):
        is_heard = i % 2 == 0
        change()
        reading.is_on = reading.is_heard = is_heard
        taken[is_heard].append(_timed(made.draw))
    return median(taken[True]) - median(taken[False])


def _updating(tree: Outline) -> float:
    """Milliseconds for an update in which only what is said is new; none without the library."""
    try:
        updates = Updates(library())
    except ImportError:
        return 0.0
    updates.update(tree, "")
    return _least(lambda: updates.update(tree, "Next."))


def _missing() -> None:
    raise ImportError


def _least(call: Callable[[], object]) -> float:
    return min(_timed(call) for _ in range(_TIMES))


def _timed(call: Callable[[], object]) -> float:
    start = process_time()
    call()
    return (process_time() - start) * 1000
