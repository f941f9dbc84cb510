"""The screens at which it is asked what they say: on every day the scenes of the card game, which is played on, of the
others the table, before a release all."""

from collections.abc import Callable, Iterator
from functools import partial

from game.program import Program
from game.tools.moments import act, at_table, at_walk, own_turn, played, press, settle, walks

BOXES = ("alhambra_cards", "alhambra", "maharaja", "ys")
TABLES = ("table_middle", "table_chosen")
BRIEF = ("menu", "lobby", "settings", "rules", *TABLES, "log", "log_chronicle", "log_outlook", "pause")
ALL = (*BRIEF, "curtain", "replay", "walk_1", "walk_2", "result", "load")


def screens(made: Program, box: str, names: tuple[str, ...]) -> Iterator[str]:
    """Shows one screen after the other to somebody who listens, in the middle and at the end of a game."""
    for name, show in _shown(made, box):
        if name in names:
            made.services.ui.reading.is_heard = True
            show()
            made.draw()
            yield name
        if name == names[-1]:
            return


def _shown(made: Program, box: str) -> Iterator[tuple[str, Callable[[], None]]]:
    start, routes = made.services.navigation.start, made.services.routes
    yield "menu", partial(start, routes.menu)
    yield "lobby", partial(_lobby, made, box)
    yield "settings", partial(start, routes.settings)
    yield "rules", partial(start, routes.rules, box)
    yield "table_middle", lambda: at_table(made, own_turn(made, box))
    yield "table_chosen", partial(_choose_by_key, made)
    yield "log", partial(_log, made, "log")
    for page in ("chronicle", "outlook"):
        yield f"log_{page}", partial(_log, made, f"page:{page}")
    yield "pause", partial(_pause, made)
    yield "curtain", lambda: at_table(made, own_turn(made, box, ("human", "human", "easy")))
    session = played(made, box, ["human", "normal", "easy"], -1)
    yield "replay", partial(start, routes.replay, session)
    for i, walk in enumerate(walks(made, session)):
        yield f"walk_{i + 1}", at_walk(made, walk).finish
    yield "result", partial(start, routes.result, session)
    yield "load", partial(start, routes.saves, "load")


def _lobby(made: Program, box: str) -> None:
    made.services.navigation.start(made.services.routes.lobby)
    made.draw()
    act(made, f"box:{box}")


def _log(made: Program, node: str) -> None:
    act(made, node)
    settle(made)


def _pause(made: Program) -> None:
    act(made, "back")
    made.draw()
    act(made, "pause")


def _choose_by_key(made: Program) -> None:
    """Presses the shortcut that chooses most, and waits for the button whatever is wished."""
    wished = made.services.settings.now.confirm_turn
    made.services.settings.change(confirm_turn="always")
    for key in "4321":
        press(made, ord(key), key)
        made.draw()
        if made.services.ui.find("submit"):
            break
    made.services.settings.change(confirm_turn=wished)
