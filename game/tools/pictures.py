"""The pictures that are held equal while structure changes: every scene, every kind of state of every table.

Each function brings moment after moment on the screen of a program and yields the moment's name: it stands to be drawn
then. `is_brief` leaves most of them out. Nothing here waits for a clock, for dice or for a computer player: what hints,
the coach and reviews say is made up.

They are the one list of what there is to be seen: `approve` compares them, `screenshots` writes them, `check-locales`
looks for texts that are cut in them, `translations` for those that show a text.
"""

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from typing import Any
from zlib import crc32

import pygame

from game.ai import reasons
from game.ai.advice import Advice, Critique
from game.ai.brain import Plan
from game.ai.dice import SeededDice
from game.ai.judging import Judgement, expect, explain, judge
from game.ai.levels import adviser
from game.ai.reasons import Reason
from game.ai.watching import watching
from game.core import box as shelf
from game.core.rules import Key, Seat
from game.program import Program
from game.review.keeping import to_plain
from game.review.walk import Task, Walk
from game.saves.reviews import game_key, keep_review
from game.saves.settings import Settings
from game.scenes.after.replay import ReplayScene
from game.scenes.after.review import ReviewScene
from game.scenes.rulebook.pages import pages
from game.scenes.rulebook.scene import RulebookScene
from game.scenes.table.scene import TableScene
from game.session.session import Session
from game.tools.demo import program
from game.tools.house_pictures import BOXES, house_pictures
from game.tools.moments import act, at_table, at_walk, pass_time, point_at, press, settle, walks
from game.tools.positions import Prompter, decisions, examples, finished, happenings, opened, seated

HOUSE = "house"
"""Stands for the scenes that are of no box."""
ROOMS = (HOUSE, *BOXES)
Size = tuple[int, int]
_SCREEN = 380.0
"""How far a long page is scrolled from one picture to the next, in units."""
_BRIEF_PAGES, _BRIEF_HANDS = 4, 3
"""In a brief part every so many-th page is shown, and every so many-th example nearer and with a piece in a hand."""
_EXAMPLE, _GOLDEN = 2, 6
"""An example is shown in every second window, a finished game in every sixth, and one of them in each."""


def posed(size: Size, language: str, scale: int = 100, locales: Path | None = None) -> AbstractContextManager[Program]:
    """Opens a program that pictures can be taken of: nothing moves, and nothing is done before somebody presses.

    Takes the window's size, the language, the player's scale in per cent, and a folder of further languages.
    """
    calm = Settings(
        language=language, scale=scale, speed="instant", confirm_turn="always", automatic_choices=False, coach="off"
    )
    return program(size, calm, headless=True, locales=locales)


def file_name(key: str) -> str:
    """Returns what the file of a moment's picture is called."""
    return key.replace("/", "~").replace(" ", "_") + ".png"


def pictures(made: Program, room: str, window: int = 0, *, is_brief: bool) -> Iterator[str]:
    """Shows one room's moments in a program and yields their names.

    Of games, which are many, each is shown in some windows only: `window` is the number of this one.
    """
    made.services.bot_worker.close()
    made.services.bot_worker = Prompter()
    if room == HOUSE:
        yield from house_pictures(made, is_brief=is_brief)
        return
    if room in BOXES:  # a new one may have no rulebook yet
        yield from _rulebook(made, room, is_brief)
    shown = [(name, path) for name, path in examples(room) if _falls(name, window, _EXAMPLE)]
    for i, (name, path) in enumerate(shown):
        session = opened(path)
        yield from _position(made, name, session, is_brief)
        if not is_brief or i % _BRIEF_HANDS == 0:
            yield from _handled(made, name, session)
    played = finished(made, room)
    for name, game in [each for each in played if _falls(each[0], window, _GOLDEN)] or played[:1]:
        yield from _brief_game(made, name, game()) if is_brief else _game(made, name, game())


def _falls(name: str, window: int, every: int) -> bool:
    """Tells whether a game is shown in a window: by its name, so that one more game changes nothing for the others."""
    return (window - crc32(name.encode())) % every == 0


# ---------------------------------------------------------------------- a game
def _position(made: Program, name: str, session: Session, is_brief: bool) -> Iterator[str]:
    """The present position of a game as it is opened, then with the one who acts before the screen."""
    at_table(made, session.branch(session.number))
    yield f"{name}/opened"
    yield from _decision(made, name, session, session.number, set(), set(), is_brief)


def _handled(made: Program, name: str, session: Session) -> Iterator[str]:
    """The board nearer than usual, and a piece in a hand above the first place that takes it."""
    at_table(made, seated(session, session.number, set(session.to_act())))
    scene, ui = made.services.navigation.stack.top, made.services.ui
    made.draw()
    if not isinstance(scene, TableScene) or scene.picker is None:
        return
    if board := scene.board.zooming.board:
        middle = ui.canvas.rect(board).center
        scene.board.zooming.hold(2, middle, middle)
        ui.is_stale = True
        yield f"{name}/near"
        scene.board.zooming.hold(0.1, middle, middle)
        made.draw()
    for item, _ in scene.board.stage.poses():
        ui.carry(scene.carrying.grab(item, (0, 0), lambda pos: None))
        if (carry := scene.carrying.carry) and carry.drops:
            carry.move(ui.canvas.rect(carry.drops[0].box).center)
            yield f"{name}/carried"
            ui.let_go()
            return
        ui.let_go()


def _middle(made: Program, name: str, session: Session) -> Iterator[str]:
    middle = session.numbers[len(session.numbers) // 2]
    yield from _decision(made, name, session, middle, set(), set(), True)


def _brief_game(made: Program, name: str, session: Session) -> Iterator[str]:
    yield from _middle(made, name, session)
    yield from _logged(made, name, session)
    for i, walk in enumerate(walks(made, session)):
        at_walk(made, walk).finish()
        yield f"{name}/walk{i}/{walk.steps - 1}/whole"
    yield from _afterwards(made, name, session)


def _game(made: Program, name: str, session: Session) -> Iterator[str]:
    yield from _middle(made, name, session)
    chosen, pointed = set[str](), set[Size]()
    for number in decisions(session):
        yield from _decision(made, f"{name}/{number}", session, number, chosen, pointed, False)
    yield from _private(made, name, session)
    yield from _logged(made, name, session)
    yield from _moving(made, name, session)
    yield from _walks(made, name, session)
    yield from _afterwards(made, name, session)


def _decision(
    made: Program,
    name: str,
    session: Session,
    number: int,
    chosen: set[str],
    pointed: set[tuple[int, int]],
    is_brief: bool,
) -> Iterator[str]:
    """A position in which one seat decides: nothing chosen, each kind of move chosen, items pointed at, a hint.

    `chosen` and `pointed` are the kinds of moves and the sizes of items that were shown in this game already; both are
    added to.
    """
    seat = min(session.branch(number).to_act(), default=None)
    if seat is None:
        return
    at_table(made, seated(session, number, {seat}))
    yield f"{name}/decision"
    scene = made.services.navigation.stack.top
    if not isinstance(scene, TableScene) or scene.picker is None:
        return
    for index in _telling(scene.picker.moves, chosen):
        scene.picker.choose(scene.board.table.clicks(scene.board.view, scene.picker.moves[index]))
        made.services.ui.is_stale = True
        yield f"{name}/chosen{index}"
    if is_brief:
        return
    yield from _touched(scene, name)
    scene.picker.clear()
    made.draw()
    for i, node in enumerate(_items(made, pointed)):
        point_at(made, node)
        yield f"{name}/pointed{i}"
    point_at(made, None)
    yield from _helped(made, scene, name)


def _telling(moves: Sequence[Any], chosen: set[str]) -> list[int]:
    """The first, middle and last move where nothing was chosen yet, then the first of every new kind."""
    found = set() if chosen else {0, len(moves) // 2, len(moves) - 1}
    for i, move in enumerate(moves):
        if type(move).__name__ not in chosen:
            chosen.add(type(move).__name__)
            found.add(i)
    return sorted(found)


def _touched(scene: TableScene, name: str) -> Iterator[str]:
    """One item touched, with what the table raises along with it."""
    assert scene.picker is not None
    parts = scene.board.table.clicks(scene.board.view, scene.picker.moves[len(scene.picker.moves) // 2])
    if parts:
        scene.picker.clear()
        scene.input.touch(parts[0])
        yield f"{name}/touched"


def _items(made: Program, pointed: set[Size]) -> list[str]:
    """The first item of each size that was not pointed at yet, from the left top: no names, for they may change."""
    found = []
    items = [node for node in made.services.ui.nodes if node.id.startswith("item:")]
    for node in sorted(items, key=lambda node: (node.rect.y, node.rect.x, *node.rect.size)):
        if node.rect.size not in pointed:
            pointed.add(node.rect.size)
            found.append(node.id)
    return found


def _helped(made: Program, scene: TableScene, name: str) -> Iterator[str]:
    """A hint in its two steps, a word of the coach, and the keyboard's focus on the table."""
    assert scene.picker is not None and isinstance(made.services.bot_worker, Prompter)
    made.services.bot_worker.found = advice = _advice(scene, scene.picker.moves[len(scene.picker.moves) // 3])
    scene.input.hint()
    settle(made)
    if not scene.state.hinted:
        yield f"{name}/direction"
        scene.input.show_hint()
        made.draw()
    yield f"{name}/hint"
    scene.state.hush()
    scene.picker.choose(scene.board.table.clicks(scene.board.view, advice.plan[0]))
    scene.state.critique = Critique(advice.plan, (scene.picker.moves[-1],), 3.0, 1.0, advice.reasons)
    made.services.ui.is_stale = True
    yield f"{name}/coach"
    scene.state.hush()
    scene.picker.clear()
    press(made, pygame.K_TAB)
    made.draw()
    press(made, pygame.K_TAB)
    yield f"{name}/focused"
    made.services.ui.is_keyboard = False


def _advice(scene: TableScene, move: Any) -> Advice:
    """What could be said for a move, good or bad: what surely follows, else what would be told of what is seen."""
    box, seat = scene.session.box, scene.turn.seat
    assert seat is not None and scene.picker is not None
    other = (scene.picker.moves[-1],)
    facts = tuple(reasons.load(box).explain(scene.board.view, seat, (move,), None))[: reasons.MOST]
    if facts or watching(box) is None:
        return Advice((move,), 0.0, facts, None)
    return Advice((move,), 0.0, _seen(box, other), other)


def _seen(box: str, other: Plan) -> tuple[Reason, ...]:
    """What could have been seen to speak for a move beside another plan."""
    watched = seen.watched[: reasons.MOST] if (seen := watching(box)) else ()
    return tuple(
        Reason(Key(f"reasons.seen.{each.key}.more"), {"count": 2, "stage": stage, **often}, compared=other)
        for stage, (each, often) in enumerate(zip(watched, ({}, {"often": 7, "rare": 1}), strict=False))
    )


def _private(made: Program, name: str, session: Session) -> Iterator[str]:
    """Several people at one screen: the curtain, what is masked, a computer that thinks, and a recap."""
    numbers, seats = session.numbers, [Seat(i) for i in range(len(session.players))]
    middle = numbers[len(numbers) // 2]
    at_table(made, seated(session, middle, seats))
    yield f"{name}/people"
    if any(option.key == "quick" for option in shelf.about(session.box).options):
        at_table(made, seated(session, middle, seats, quick=True))
        yield f"{name}/masked"
        made.draw()
        act(made, "unmask")
        settle(made)
        yield f"{name}/unmasked"
    at_table(made, seated(session, middle, ()))
    yield f"{name}/computers"
    earlier = numbers[max(0, len(numbers) // 2 - 4)]
    made.services.navigation.start(made.services.routes.recap, session.branch(middle), seats[0], earlier)
    made.turn([], 0.05)
    yield f"{name}/recap"


def _logged(made: Program, name: str, session: Session) -> Iterator[str]:
    """The pause and all pages of the log, in the middle of a game of one person."""
    middle = session.numbers[len(session.numbers) // 2]
    for node in ("pause", "log"):
        at_table(made, seated(session, middle, [Seat(0)]))
        made.draw()
        act(made, node)
        settle(made)
        yield f"{name}/{node}"
    scene = made.services.navigation.stack.top
    for page in ("chronicle", "outlook"):
        if scene and made.services.ui.find(f"page:{page}"):
            act(made, f"page:{page}")
            while scene.needs_ticks:
                made.turn([], 0.05)
            yield f"{name}/log/{page}"


def _moving(made: Program, name: str, session: Session) -> Iterator[str]:
    """Each kind of event on its way, as an onlooker or as the first seat sees it."""
    for number in happenings(session):
        viewer = None if number % 2 else Seat(0)
        made.services.navigation.start(partial(ReplayScene, made.services, session, viewer))
        scene = made.services.navigation.stack.top
        assert isinstance(scene, ReplayScene)
        scene.jump(session.numbers.index(number) - 1)
        made.draw()
        made.services.settings.preview(speed="normal")
        scene.step(1)
        for _ in range(3):
            pass_time(made, 0.1)
        yield f"{name}/{number}/moving"
        made.services.settings.preview(speed="instant")


def _walks(made: Program, name: str, session: Session) -> Iterator[str]:
    """Every step of every walk, on its way and complete."""
    for i, walk in enumerate(walks(made, session)):
        made.services.settings.preview(speed="normal")
        scene = at_walk(made, walk)
        for step in range(walk.steps):
            pass_time(made, 0.25)
            if step == 0:
                yield f"{name}/walk{i}/half"
            pass_time(made, 60.0)
            yield f"{name}/walk{i}/{step}/whole"
            scene.next()
        made.services.settings.preview(speed="instant")


def _afterwards(made: Program, name: str, session: Session) -> Iterator[str]:
    services = made.services
    services.navigation.start(services.routes.replay, session)
    made.draw()
    act(made, "play")
    yield f"{name}/replay"
    if not session.is_over:
        return
    services.navigation.start(services.routes.result, session)
    yield f"{name}/result"
    walk = Walk(session, adviser().key)
    while (task := walk.task) is not None:
        walk.take(_answer(session, task))
    keep_review(services.paths, game_key(session.record()), to_plain(walk))
    services.navigation.start(services.routes.review, session)
    scene = services.navigation.stack.top
    assert isinstance(scene, ReviewScene)
    settle(made)
    services.notices.waiting.clear()
    for page in scene.pages:
        scene.turn_to(page)
        services.ui.is_stale = True
        yield f"{name}/review/{page}"


def _answer(session: Session, task: Task) -> Any:
    """Answers what a review asks: every third decision gave points away, every fourth was a find."""
    if task.func is explain:
        return _seen(session.box, task.args[-1])
    if task.func is not judge:
        return 0.0 if task.func is expect else False
    _, _, view, seat, seed, move = task.args
    rules, number = shelf.rules(session.box), int(seed.split()[1])
    moves = rules.legal(rules.imagine(view, SeededDice(seed)), seat)
    other = next((each for each in moves if each != move), None)
    if other is None:
        return None
    lost = number % 7 + 1.0 if number % 3 == 0 else 0.0
    plans = ((move,), (other,), (move,)) if lost else ((move,), (move,), (other,))
    return Judgement(*plans, 0.0, lost, 0.0 if lost or number % 4 else -4.0, 1.0, 1.0, (0.0,) * len(session.players))


# ---------------------------------------------------------------------- the rulebook
def _rulebook(made: Program, box: str, is_brief: bool) -> Iterator[str]:
    """Every page from its top to its end; all are opened in turn, for the list beside them scrolls along."""
    made.services.navigation.start(made.services.routes.rules, box)
    ui, scene = made.services.ui, made.services.navigation.stack.top
    assert isinstance(scene, RulebookScene)
    for page in range(len(pages(box))):
        scene.open(page)
        made.draw()
        if is_brief and page % _BRIEF_PAGES:
            continue
        yield f"rules/{page}"
        ui.scroll_to("page", 1e6)
        made.draw()
        most = 0.0 if is_brief else ui.place.offsets["page"]
        for part in range(1, 1 + int(-(-most // _SCREEN))):
            ui.scroll_to("page", min(most, part * _SCREEN))
            yield f"rules/{page}/{part}"
