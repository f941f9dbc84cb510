"""What the tools that show moments of games share: a settled table, a choice, a walk, games that were played."""

from collections.abc import Iterator, Sequence

import pygame

from game.ai.bots import choose
from game.core import box as shelf
from game.program import Program
from game.scenes.interlude import InterludeScene
from game.session.session import Session
from game.tools.demo import players
from game.widgets.table import CastMember, Interlude

_SEED = 11


def played(made: Program, box: str, levels: Sequence[str], entries: int, seed: int = _SEED, **options: bool) -> Session:
    """Returns a game that computer players (also in people's places) played for that many entries, or to its end."""
    session = Session.new(box, players(made.house.words, levels), options, seed)
    while session.to_act() and (entries < 0 or session.number < entries):
        seat = min(session.to_act())
        session.submit(seat, choose(box, "easy", session.view(seat), seat, session.number), session.number)
    return session


def at_table(made: Program, session: Session) -> None:
    """Shows a game at its table as it is when nothing moves any more."""
    made.house.start("table", session)
    settle(made)


def settle(made: Program) -> None:
    """Lets time pass until nothing moves and nobody else is waited for."""
    for _ in range(400):
        scene = made.house.stack.top
        made.turn([], 0.05)
        if scene is not None and not (scene.is_lively or scene.waits_for_other):
            break


def press(made: Program, key: int, letter: str = "") -> None:
    """Presses a key."""
    made.take(pygame.event.Event(pygame.KEYDOWN, key=key, unicode=letter, mod=0))


def act(made: Program, node: str) -> None:
    """Does what a node of the frame that was drawn last is for, if it is there."""
    if (found := made.house.ui.find(node)) is not None and found.act:
        found.act()


def walks(made: Program, session: Session) -> Iterator[Interlude]:
    """Yields the walks of a game in order, as an onlooker sees them."""
    cast = [CastMember(player.name, player.colour, player.is_human) for player in session.players]
    shown = shelf.table(session.box)(made.house.words, cast, session.options)
    for beat in session.beats(None):
        for stage in beat.stages:
            yield from shown.interludes(stage)


def at_walk(made: Program, walk: Interlude) -> InterludeScene:
    """Shows the first step of a walk and returns its scene."""
    made.house.start("interlude", lambda: walk, "felt_plum")
    scene = made.house.stack.top
    assert isinstance(scene, InterludeScene)
    return scene
