"""The pictures of the scenes that are of no box, and of a family and what it played.

Each moment stands to be drawn when its name is yielded, as in `pictures`. Dates, ids and games are always the same.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path

import pygame

from game.boxes import NAMES
from game.challenges.deals import Deal
from game.challenges.goals import has_goals
from game.challenges.notes import OwnPuzzle
from game.challenges.puzzles import puzzles
from game.core import box as shelf
from game.history.finished import FinishedGame, finished_game
from game.lessons.parsing import has_school, school
from game.program import Program
from game.saves.evening import Evening, write_evening
from game.saves.files import write_json
from game.saves.people import Person
from game.saves.players import Player
from game.saves.record import Label
from game.saves.reviews import game_key
from game.scenes.after.result import ResultScene
from game.scenes.challenges.scene import LEAVES, ChallengesScene
from game.scenes.lobby.scene import LobbyScene
from game.scenes.table.flow import Thumbnailer
from game.scenes.table.questions import questions
from game.scenes.wall.scene import TABS, WallScene
from game.session.session import Session
from game.tabletop.tallying import points_by_kind
from game.tools.moments import act, at_table, pass_time, point_at, press, settle
from game.tools.positions import examples, finished, opened, seated
from game.widgets.node import Role

BOXES = tuple(name for name in NAMES if shelf.about(name).shelf)
_PEOPLE = (("Zsófia", "cobalt", "mother_long"), ("Ágnes mama", "jade", "grandma_bun"), ("Leo", "saffron", "boy_curls"))
_GAMES = 2
"""So many games of each box were played: what the wall shows must be the same in a brief run."""
_EVENING, _TODAY = "e" * 16, date(2026, 1, 28)
_OWN = 9
"""The entry that comes back as a puzzle out of an own game."""


def house_pictures(made: Program, *, is_brief: bool) -> Iterator[str]:
    """The scenes that are of no box, before and after there are games to go on with."""
    services = made.services
    services.navigation.start(services.routes.menu)
    yield from _scene(made, "menu", is_brief)
    yield from _lobby(made, is_brief)
    services.navigation.start(services.routes.settings)
    yield from _scene(made, "settings", is_brief)
    services.navigation.start(services.routes.senses)
    yield from _scene(made, "senses", is_brief)
    for kind in ("load", "replays"):
        services.navigation.start(services.routes.saves, kind)
        yield f"{kind}/empty"
    yield from _first_visits(made)
    _fill(made)
    services.navigation.start(services.routes.menu)
    yield "menu/continue"
    for kind in ("load", "replays"):
        services.navigation.start(services.routes.saves, kind)
        yield from _scene(made, kind, is_brief)
    yield from _schools(made, is_brief)
    yield from _overlays(made)
    yield from family_pictures(made, is_brief=is_brief)
    services.language.toggle_keys()
    services.navigation.start(services.routes.menu)
    yield "menu/keys"
    services.language.toggle_keys()


def _first_visits(made: Program) -> Iterator[str]:
    """What waits where nobody lives yet and nothing was played: wall, evening and challenges."""
    services = made.services
    services.history.begin()
    services.navigation.start(services.routes.wall)
    scene = services.navigation.stack.top
    assert isinstance(scene, WallScene)
    for tab in TABS:
        scene.turn(tab)
        _answered(made)
        yield f"wall/empty/{tab}"
    services.navigation.start(services.routes.evening)
    yield "evening/first"
    _at_challenges(made, BOXES[0])
    yield "challenges/first"


def _lobby(made: Program, is_brief: bool) -> Iterator[str]:
    made.services.navigation.start(made.services.routes.lobby)
    made.draw()
    for box in BOXES:
        act(made, f"box:{box}")
        yield f"lobby/{box}"
        made.draw()
        act(made, "add")
        yield f"lobby/{box}/added"
        made.draw()
    scene = made.services.navigation.stack.top
    assert isinstance(scene, LobbyScene)
    scene.lineup.sow(Deal(BOXES[-1], shelf.about(BOXES[-1]).seats[-1], 7).code)
    act(made, "more")
    yield "lobby/code"
    made.services.navigation.start(made.services.routes.lobby)
    yield from _scene(made, "lobby", is_brief)


def _schools(made: Program, is_brief: bool) -> Iterator[str]:
    """The school of each box before anything and after everything was learned."""
    services = made.services
    for box in filter(has_school, BOXES):
        services.navigation.start(services.routes.school, box)
        yield from _scene(made, f"school/{box}", is_brief)
        for slips, lesson in enumerate(school(box).lessons):
            services.progress.end_lesson(box, lesson.id, slips % 4)
        services.navigation.start(services.routes.school, box)
        yield f"school/{box}/learned"


def _scene(made: Program, name: str, is_brief: bool) -> Iterator[str]:
    """What is on the screen, every fourth thing on it pointed at, and the first stops of the keyboard."""
    yield name
    if is_brief:
        return
    made.draw()
    ui = made.services.ui
    for node in [node.id for node in ui.nodes if node.role is not Role.TEXT][::4]:
        point_at(made, node)
        yield f"{name}/pointed.{node}"
    point_at(made, None)
    for stop in range(3):
        press(made, pygame.K_TAB)
        yield f"{name}/tab{stop}"
        made.draw()
    ui.is_keyboard = False


def _overlays(made: Program) -> Iterator[str]:
    """The pause with its dialog, the questions, the curtains and a notice, over the first example of each box."""
    services = made.services
    for box in BOXES:
        _, path = next(examples(box))
        session = opened(path)
        at_table(made, seated(session, session.number, {min(session.to_act())}))
        made.draw()
        act(made, "pause")
        yield f"pause/{box}"
        made.draw()
        act(made, "save")
        yield f"pause/{box}/name"
        if questions(session):
            services.navigation.start(services.routes.questions, session)
            yield f"questions/{box}"
        services.navigation.start(services.routes.seats, session)
        yield f"seats/{box}"
    for name, player in (("one", session.players[0]), ("all", None)):
        services.navigation.start(services.routes.curtain, player, _nothing, _nothing)
        yield f"curtain/{name}/falling"
        settle(made)
        yield f"curtain/{name}"
    services.navigation.start(services.routes.menu)
    services.notices.tell("ui.saves.saved", name="Alhambra")
    yield "notice"
    services.notices.waiting.clear()


def _nothing() -> None:
    """Is what a curtain does that is only looked at."""


def _fill(made: Program) -> None:
    """Puts games of each box among the player's files, all written at set moments."""
    places = made.services.paths
    for folder in (places.saves, places.autosave, places.replays):
        folder.mkdir(parents=True, exist_ok=True)
    for i, box in enumerate(BOXES):
        session = finished(made, box)[0][1]()
        numbers = session.numbers
        middle = session.branch(numbers[len(numbers) // 2])
        _write(made, places.saves / f"{box}.kupola", middle, f"{box} {i}", i)
        _write(made, places.replays / f"{box}.kupola", session, "", 4 + i)
    _write(made, places.autosave / "kept.kupola", middle, "", 9)


def _write(made: Program, path: Path, session: Session, name: str, hour: int) -> None:
    label = Label(name, f"2026-01-31T{hour + 10}:05:00", Thumbnailer(made.services, session).thumbnail())
    path.write_bytes(replace(session.record(), label=label).to_bytes())


# ---------------------------------------------------------------------- the family
def family_pictures(made: Program, *, is_brief: bool) -> Iterator[str]:
    """Shows what a family sees of itself, while the history is open, and yields the names of the moments."""
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
    sessions = [session for box in boxes for session in _sessions(made, players, box)]
    games = [_finished(made, session, day) for day, session in enumerate(sessions, 1)]
    services.history.settle()
    services.history.ask(lambda history: history.renew(games))
    yield from _wall(made)
    yield from _evening(made, players, boxes)
    yield from _challenges(made, boxes[: 1 if is_brief else None])
    yield from _own_puzzle(made, sessions[0])
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


def _sessions(made: Program, players: tuple[Player, ...], box: str) -> Iterator[Session]:
    """Yields some games of a box that the family has played, the first of them on an evening."""
    found = [game for name, game in finished(made, box) if name.startswith(("golden.three", "played"))]
    for number, game in enumerate(found[:_GAMES]):
        session = game()
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


def _at_challenges(made: Program, box: str) -> ChallengesScene:
    services = made.services
    services.navigation.start(services.routes.challenges)
    scene = services.navigation.stack.top
    assert isinstance(scene, ChallengesScene)
    scene.today = _TODAY
    scene.show_day(_TODAY)
    scene.show_box(box)
    _answered(made)
    return scene


def _challenges(made: Program, boxes: Sequence[str]) -> Iterator[str]:
    services = made.services
    for box in boxes:
        scene = _at_challenges(made, box)
        for leaf in LEAVES:
            scene.turn(leaf)
            services.ui.is_stale = True
            yield f"challenges/{box}/{leaf}"
        services.navigation.start(services.routes.puzzle, puzzles(box)[0])
        settle(made)
        yield f"puzzle/{box}"


def _own_puzzle(made: Program, session: Session) -> Iterator[str]:
    """A puzzle out of an own game whose replay is gone, and a try at it from the game itself."""
    services, (seat, _) = made.services, session.played()[_OWN - 1]
    who = session.players[seat].person
    puzzle = OwnPuzzle(session.box, game_key(session.record()), _OWN, seat, "2026-01-20")
    services.notes.keep_own(who, puzzle)
    services.learner, before = who, services.learner
    _at_challenges(made, session.box).turn("puzzles")
    services.ui.is_stale = True
    yield "challenges/own"
    services.navigation.start(services.routes.own_puzzle, session, puzzle)
    settle(made)
    yield "puzzle/own"
    services.learner = before
