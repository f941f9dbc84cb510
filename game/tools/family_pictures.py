"""The pictures of people and what they played that are held equal: people, wall, evening, challenges, puzzle, result.

Each moment stands to be drawn when its name is yielded, as in `pictures`. Dates, ids and games are always the same.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date

from game.boxes import NAMES
from game.challenges.goals import has_goals
from game.challenges.puzzles import puzzles
from game.history.finished import FinishedGame, finished_game
from game.program import Program
from game.saves.evening import Evening, write_evening
from game.saves.files import write_json
from game.saves.people import Person
from game.saves.players import Player
from game.saves.record import Label
from game.scenes.after.result import ResultScene
from game.scenes.challenges.scene import LEAVES, ChallengesScene
from game.scenes.wall.scene import TABS, WallScene
from game.session.session import Session
from game.tabletop.tallying import points_by_kind
from game.tools.moments import act, pass_time, settle
from game.tools.positions import golden, opened

_PEOPLE = (("Zsófia", "cobalt", "mother_long"), ("Ágnes mama", "jade", "grandma_bun"), ("Leo", "saffron", "boy_curls"))
_GAMES = 2
"""So many games of each box were played: what the wall shows must be the same in a brief run."""
_EVENING, _TODAY = "e" * 16, date(2026, 1, 28)


def family_pictures(made: Program, *, is_brief: bool) -> Iterator[str]:
    """Shows what a family sees of itself and yields the names of the moments."""
    services = made.services
    services.navigation.start(services.routes.people, [], [], lambda person: None)
    yield "people/nobody"
    players = _settled(made)
    services.navigation.start(services.routes.people, [players[0].person], [players[0].colour], lambda person: None)
    yield "people"
    made.draw()
    act(made, f"change:{players[1].person}")
    yield "people/changed"
    boxes = [box for box in NAMES if has_goals(box)]
    sessions = [session for box in boxes for session in _sessions(players, box)]
    games = [_finished(made, session, day) for day, session in enumerate(sessions, 1)]
    services.history.begin()
    services.history.settle()
    services.history.ask(lambda history: history.renew(games))
    yield from _wall(made)
    yield from _evening(made, players, boxes)
    yield from _challenges(made, boxes[: 1 if is_brief else None])
    services.navigation.start(services.routes.result, sessions[-1])
    scene = services.navigation.stack.top
    assert isinstance(scene, ResultScene)
    _answered(made)
    scene.to_points()
    yield "result/honours"
    services.history.close()


def _settled(made: Program) -> tuple[Player, ...]:
    """Lets the family move in; returns them as they sit down."""
    people = made.services.people
    found = []
    for i, (name, colour, portrait) in enumerate(_PEOPLE):
        person = Person(f"{i:016x}", name, colour, portrait, since=f"2026-01-0{i + 1}")
        write_json(made.services.paths.people / f"{person.id}.json", person.to_plain())
        found.append(Player(name, colour, "human", person=person.id))
    people.reread()
    return tuple(found)


def _sessions(players: tuple[Player, ...], box: str) -> Iterator[Session]:
    """Yields some games of a box that the family has played, the first of them on an evening."""
    found = [path for name, path in golden(box) if name.startswith("golden.three")]
    for number, path in enumerate(found[:_GAMES]):
        session = opened(path)
        session.players = players
        session.evening = "" if number else _EVENING
        yield session


def _finished(made: Program, session: Session, day: int) -> FinishedGame:
    record = replace(session.record(), label=Label(written=f"2026-01-{day:02}T20:00:00.000+00:00"))
    return finished_game(session, record, points_by_kind(made.services.words, session))


def _answered(made: Program) -> None:
    """Waits for what was asked of the history."""
    made.services.history.settle()
    pass_time(made, 0.1)


def _wall(made: Program) -> Iterator[str]:
    made.services.navigation.start(made.services.routes.wall)
    scene = made.services.navigation.stack.top
    assert isinstance(scene, WallScene)
    for tab in TABS:
        scene.turn(tab)
        _answered(made)
        yield f"wall/{tab}"
    scene.show_cup(scene.evenings[0] if scene.evenings else ())
    yield "wall/cup"


def _evening(made: Program, players: tuple[Player, ...], boxes: Sequence[str]) -> Iterator[str]:
    """The plan, and the cup before the last game and after it."""
    services = made.services
    services.navigation.start(services.routes.evening)
    made.draw()
    act(made, f"add_box:{boxes[0]}")
    yield "evening/plan"
    for name, coming in (("cup", ["ys"]), ("over", [])):
        write_evening(services.paths.evening, Evening(_EVENING, players, (*boxes, *coming)))
        services.navigation.start(services.routes.evening)
        _answered(made)
        yield f"evening/{name}"


def _challenges(made: Program, boxes: Sequence[str]) -> Iterator[str]:
    services = made.services
    for box in boxes:
        services.navigation.start(services.routes.challenges)
        scene = services.navigation.stack.top
        assert isinstance(scene, ChallengesScene)
        scene.today = _TODAY
        scene.show_day(_TODAY)
        scene.show_box(box)
        _answered(made)
        for leaf in LEAVES:
            scene.turn(leaf)
            services.ui.is_stale = True
            yield f"challenges/{box}/{leaf}"
        services.navigation.start(services.routes.puzzle, puzzles(box)[0])
        settle(made)
        yield f"puzzle/{box}"
