"""What the tools that show moments of games share: games that were played, a settled table, and moments by name."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pygame

from game.ai.bots import choose
from game.core import box as shelf
from game.core.rules import Seat
from game.program import Program
from game.scenes.table.scene import TableScene
from game.scenes.table.scoring_sequence import SequenceScene
from game.session.session import Session
from game.tabletop.players import table_of
from game.tabletop.table import ScoringSequence
from game.tools.demo import players

_SEED, _MIDDLE = 11, 46
_LEVELS = ("human", "normal", "easy", "normal")


def played(made: Program, box: str, levels: Sequence[str], entries: int, seed: int = _SEED, **options: bool) -> Session:
    """Returns a game that computer players (also in people's places) played for that many entries, or to its end.

    Of the levels as many play as have a seat.
    """
    seats = levels[: shelf.about(box).seats[-1]]
    session = Session.new(box, players(made.services.words, seats), options, seed)
    while session.to_act() and (entries < 0 or session.number < entries):
        seat = min(session.to_act())
        session.submit(seat, choose(box, "easy", session.view(seat), seat, session.number), session.number)
    return session


def own_turn(made: Program, box: str, levels: Sequence[str] = _LEVELS, **options: bool) -> Session:
    """Returns a game in its middle in which a person is to act."""
    session = played(made, box, levels, _MIDDLE, **options)
    go_on(session, box)
    return session


def go_on(session: Session, box: str) -> None:
    """Lets computer players act until it is the first seat's turn, or the game is over."""
    while session.to_act() and min(session.to_act()) != Seat(0):
        seat = min(session.to_act())
        session.submit(seat, choose(box, "easy", session.view(seat), seat, session.number), session.number)


def at_table(made: Program, session: Session) -> None:
    """Shows a game at its table as it is when nothing moves any more."""
    made.services.navigation.start(made.services.routes.table, session)
    settle(made)


def settle(made: Program) -> None:
    """Lets time pass until nothing moves and nobody else is waited for."""
    for _ in range(400):
        scene = made.services.navigation.stack.top
        made.turn([], 0.05)
        if scene is not None and not (scene.needs_ticks or scene.waits_for_other):
            break


def pass_time(made: Program, seconds: float) -> None:
    """Lets time pass for the scene that shows, at once, however long."""
    scene = made.services.navigation.stack.top
    if scene is not None and scene.tick(seconds):
        made.services.ui.is_stale = True


def press(made: Program, key: int, letter: str = "") -> None:
    """Presses a key."""
    made.take(pygame.event.Event(pygame.KEYDOWN, key=key, unicode=letter, mod=0))


def point_at(made: Program, node: str | None) -> None:
    """Lets the mouse rest on a node of the frame that was drawn last, or on nothing."""
    made.services.ui.hover = node
    made.services.ui.is_stale = True


def act(made: Program, node: str) -> None:
    """Does what a node of the frame that was drawn last is for, if it is there."""
    if (found := made.services.ui.find(node)) is not None and found.act:
        found.act()
    made.services.ui.is_stale = True


def walks(made: Program, session: Session) -> Iterator[ScoringSequence]:
    """Yields the walks of a game in order, as an onlooker sees them."""
    shown = table_of(made.services.words, session)
    for beat in session.beats(None):
        for stage in beat.stages:
            yield from shown.scoring_sequences(stage)


def at_walk(made: Program, walk: ScoringSequence) -> SequenceScene:
    """Shows the first step of a walk and returns its scene."""
    made.services.navigation.start(made.services.routes.scoring_sequence, lambda: walk, "felt_plum", None)
    scene = made.services.navigation.stack.top
    assert isinstance(scene, SequenceScene)
    return scene


def shown(made: Program, box: str) -> Iterator[tuple[str, Callable[[], object]]]:
    """Yields moments of a program and of two games by name, each with what brings it on the screen.

    Those from `table` to `pause` are of one game in its middle, each shown on the screen of the one before.
    """
    start, routes = made.services.navigation.start, made.services.routes
    yield "menu", partial(start, routes.menu)
    yield "lobby", partial(_taken_from_shelf, made, box)
    yield "settings", partial(start, routes.settings)
    yield "rules", partial(start, routes.rules, box)
    yield "table", lambda: at_table(made, own_turn(made, box))
    yield "chosen", partial(_choose_by_key, made)
    yield "log", partial(_act_and_settle, made, "log")
    for page in ("chronicle", "outlook"):
        yield f"log_{page}", partial(_act_and_settle, made, f"page:{page}")
    yield "pause", partial(_pause, made)
    yield "curtain", lambda: at_table(made, own_turn(made, box, ("human", "human", "easy")))
    session = played(made, box, ["human", "normal", "easy"], -1)
    yield "replay", partial(start, routes.replay, session)
    for i, walk in enumerate(walks(made, session)):
        yield f"walk_{i + 1}", at_walk(made, walk).finish
    yield "result", partial(start, routes.result, session)
    yield "load", partial(start, routes.saves, "load")


def _taken_from_shelf(made: Program, box: str) -> None:
    made.services.navigation.start(made.services.routes.lobby)
    made.draw()
    act(made, f"box:{box}")


def _choose_by_key(made: Program) -> None:
    """Chooses a whole move, by a shortcut if one does, and waits for the button whatever is wished."""
    wished = made.services.settings.now.confirm_turn
    made.services.settings.change(confirm_turn="always")
    for key in "4321":
        press(made, ord(key), key)
        made.draw()
        if made.services.ui.find("submit"):
            break
    else:  # no shortcut chooses a whole move now
        scene = made.services.navigation.stack.top
        if isinstance(scene, TableScene) and scene.picker is not None:  # a short game may be over
            scene.input.show(scene.picker.moves[-1])
            made.draw()
    made.services.settings.change(confirm_turn=wished)


def _act_and_settle(made: Program, node: str) -> None:
    act(made, node)
    settle(made)


def _pause(made: Program) -> None:
    act(made, "back")
    made.draw()
    act(made, "pause")
