"""Never ask me: whoever wishes no question is not asked, sees nothing of it, and may change his mind."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.boxes.alhambra.rules.events import VizierDeclined
from game.boxes.alhambra.rules.moves import Task
from game.boxes.alhambra.table.items import DECLINE
from game.core.rules import Seat
from game.engine.turn_controller import TurnController
from game.program import Program
from game.saves.parsing import parse
from game.saves.store import Store
from game.scenes.table.conduct import Conduct
from game.scenes.table.scene import TableScene
from game.session.session import Session
from game.tabletop import loading
from game.tabletop.table import AutoPass, Table
from tests.scenes.audit import readable
from tests.scenes.bots import Bots
from tests.scenes.driver import (
    Driver,
    Hand,
    Keyboard,
    Mouse,
    asking,
    choose_parts,
    driving,
    met,
    new_session,
    play,
    players,
)
from tests.session import pebbles
from tests.session.games import bid_all, new_game
from tests.session.pebbles import Done, Lay

UNASKED = frozenset({"vizier"})
HANDS = {"mouse": Mouse, "keyboard": Keyboard}
hands = pytest.mark.parametrize("hand", HANDS)


def _secret(view: Any) -> None:
    """Says of every decision that it concerns a secret."""


def courtly(*kinds: str, seed: int = 7) -> Session:
    return new_session(*kinds, seed=seed, box="alhambra", vizier=True)


def asked_for(session: Session) -> Seat | None:
    """Returns whose vizier could buy now, if anybody's."""
    return session.view(None).acting if session.view(None).task == Task.INVITE else None


def to_window(*kinds: str) -> Session:
    """Returns a game in which a person's vizier could buy."""
    return met(person_is_asked, *kinds, make=courtly, mind=quietly)


def person_is_asked(game: Session) -> bool:
    return (seat := asked_for(game)) is not None and game.players[seat].is_human


def quietly(game: Session, seat: Seat) -> Any:
    """Chooses what changes little: whoever can takes money, and nobody buys."""
    moves = game.legal(seat)
    return next((move for move in moves if type(move).__name__ in ("TakeMoney", "Decline")), moves[0])


def declined(session: Session, seat: int) -> int:
    return sum(VizierDeclined(Seat(seat)) in beat.events for beat in session.beats(None))


# ---------------------------------------------------------------------- at the table
@hands
def test_one_button_declines_now_and_for_ever(tmp_path: Path, hand: str) -> None:
    session = to_window("human", "random", "random")
    with asking(tmp_path, session) as driver:
        HANDS[hand]().use(driver, "never")
        assert session.players[0].unasked == UNASKED
        assert declined(session, 0) == 1
        play(driver, Mouse(), stop=lambda: declined(session, 0) > 1 or asked_for(session) == 0)
        assert asked_for(session) != 0, driver.stuck("asked again")
    assert declined(session, 0) > 1


def test_the_button_stands_beside_declining_and_not_beside_a_purchase(tmp_path: Path) -> None:
    session = to_window("human", "random", "random")
    with asking(tmp_path, session, confirm_turn="always") as driver:
        driver.click("item:decline")
        assert driver.ui.find("submit")
        assert driver.ui.find("never")
        driver.letter("u")
        [purchase, *_] = session.legal(Seat(0))
        choose_parts(driver, purchase, driver.click)
        assert driver.ui.find("submit")
        assert not driver.ui.find("never")
    assert not session.players[0].unasked


def test_an_ordinary_decision_offers_no_such_button(tmp_path: Path) -> None:
    session = courtly("human", "random")
    with driving(tmp_path, session) as driver:
        play(driver, Mouse(), stop=lambda: driver.is_asked and asked_for(session) is None)
        assert not driver.ui.find("never")


@pytest.mark.parametrize("speed", ["instant", "normal"])
def test_nothing_of_the_question_flashes(tmp_path: Path, speed: str) -> None:
    """Not in a single frame; only the log tells that the vizier rested."""
    session = courtly("human", "random", "random")
    session.set_asked(Seat(0), "vizier", is_asked=False)
    with driving(tmp_path, session, speed=speed) as driver:
        question = driver.services.words("alhambra.prompt.vizier")

        def look() -> bool:
            assert asked_for(session) != 0
            assert not driver.ui.find("never")
            assert question not in driver.texts
            assert not driver.ui.find("item:decline")
            return declined(session, 0) > 2

        play(driver, Mouse(), stop=look)
    assert declined(session, 0) > 2


def test_no_curtain_falls_for_a_question_that_is_not_asked(tmp_path: Path) -> None:
    session = courtly("human", "human", "human")
    for seat in (0, 1):
        session.set_asked(Seat(seat), "vizier", is_asked=False)
    with driving(tmp_path, session) as driver:
        invited = 0

        def look() -> bool:
            nonlocal invited
            invited += driver.name == "CurtainScene" and asked_for(session) == 2
            assert asked_for(session) in (None, 2)
            return invited > 0 and declined(session, 0) > 1 and declined(session, 1) > 1

        play(driver, Mouse(), stop=look)
    assert not session.is_over, "the third one is asked as before"


def test_everything_seen_is_the_same_as_if_the_vizier_had_been_declined_by_hand(tmp_path: Path) -> None:
    """A wish tells nobody more: the entries are those of a person who declines."""
    with_auto_pass = to_window("human", "human", "random")
    seat = asked_for(with_auto_pass)
    assert seat is not None
    other = with_auto_pass.branch(with_auto_pass.number)
    with_auto_pass.set_asked(seat, "vizier", is_asked=False)
    conduct = Conduct(Driver(tmp_path).services)
    controller = TurnController(
        with_auto_pass,
        conduct.bots(with_auto_pass),
        conduct.keep,
        conduct.services.notices.tell,
        lambda view, seat: table_of(with_auto_pass).auto_pass(view, seat),
        _secret,
    )
    controller.pass_unasked()
    other.submit(seat, other.legal(seat)[-1], other.number)
    for viewer in (None, Seat(0), Seat(1), Seat(2)):
        assert with_auto_pass.beats(viewer) == other.beats(viewer)


def table_of(session: Session) -> Table:
    return loading.table(session.box)(lambda key, /, **values: key, [], session.options)


# ---------------------------------------------------------------------- saves
def test_a_loaded_game_goes_on_without_asking(tmp_path: Path) -> None:
    session = to_window("human", "random", "random")
    session.set_asked(Seat(0), "vizier", is_asked=False)
    loaded, notice = Session.resume(parse(session.record().to_bytes()))
    assert notice is None
    bots = Bots()
    bots.is_slow = True
    with driving(tmp_path, loaded, bots=bots) as driver:
        driver.run(0.2)
        assert declined(loaded, 0) == 1
        assert asked_for(loaded) != 0
        assert driver.name == "TableScene"


def test_the_autosave_holds_the_wish_at_once(tmp_path: Path) -> None:
    session = to_window("human", "random", "random")
    with asking(tmp_path, session) as driver:
        driver.click("never")
        driver.services.autosaver.close()
        [path] = (tmp_path / "autosave").glob("*.kupola")
        assert Store(driver.services.paths).read(path).players[0].unasked == UNASKED


def test_a_new_game_with_the_same_players_keeps_their_wishes() -> None:
    session = courtly("human", "random")
    session.set_asked(Seat(0), "vizier", is_asked=False)
    again = Session.new(session.box, session.players, session.options)
    assert again.players[0].unasked == UNASKED


# ---------------------------------------------------------------------- undo
@pytest.fixture
def controller(tmp_path: Path) -> Iterator[TurnController]:
    """A game of pebbles in which somebody is asked about peeking whenever one pebble lies on the table."""
    pebbles.put_on_shelf()

    def auto_pass(view: pebbles.View, seat: Seat) -> AutoPass | None:
        is_asked = sum(view.piles) == 1 and view.turn == seat and None not in view.bids
        return AutoPass(frozenset({"peek"}), Lay(2)) if is_asked else None

    driver = Driver(tmp_path)
    session, conduct = bid_all(new_game()), Conduct(driver.services)
    made = TurnController(
        session, conduct.bots(session), conduct.keep, driver.services.notices.tell, auto_pass, _secret
    )
    made.raise_curtain(Seat(0))
    yield made
    driver.close()


def test_undo_goes_back_past_what_was_declined_by_itself(controller: TurnController) -> None:
    session, before = controller.session, controller.session.record()
    controller.stop_asking(Seat(0), frozenset({"peek"}))
    controller.play(Seat(0), Lay(0), session.number)
    later = session.record()
    assert len(later.entries) == len(before.entries) + 2, "one pebble lay there: it was declined"
    assert controller.can_undo
    assert controller.undo()
    assert session.record().entries == before.entries
    assert controller.turn().seat == 0
    assert controller.redo()
    assert session.record() == later


def test_undo_stops_at_the_question_of_one_who_wants_to_be_asked(controller: TurnController) -> None:
    session = controller.session
    controller.stop_asking(Seat(0), frozenset({"peek"}))
    controller.play(Seat(0), Lay(0), session.number)
    session.set_asked(Seat(0), "peek", is_asked=True)
    assert controller.undo()
    assert sum(session.view(None).piles) == 1


def test_undo_takes_back_one_entry_of_one_who_was_asked(controller: TurnController) -> None:
    session = controller.session
    for pile in (0, 1):
        controller.play(Seat(0), Lay(pile), session.number)
    number = session.number
    assert controller.undo()
    assert session.number == number - 1


def test_nothing_is_taken_back_when_the_question_followed_what_others_did(controller: TurnController) -> None:
    """To stop before the question would have it declined again at once; beyond it is somebody else's turn."""
    session = controller.session
    session.set_asked(Seat(1), "peek", is_asked=False)
    for move in (Lay(0), Done()):
        controller.play(Seat(0), move, session.number)
    controller.raise_curtain(Seat(1))
    assert sum(session.view(None).piles) == 2, "the other one declined by himself"
    assert session.can_undo(Seat(1))
    number = session.number
    assert not controller.can_undo
    assert not controller.undo()
    assert session.number == number


def test_what_happened_is_told_from_the_last_real_decision_on(controller: TurnController) -> None:
    session = controller.session
    session.set_asked(Seat(1), "peek", is_asked=False)
    own = [beat.number for beat in session.beats(None) if beat.seat == 1][-1]
    for move in (Lay(0), Done()):
        controller.play(Seat(0), move, session.number)
    assert session.beats(None)[-1].seat == 1
    assert controller.last_asked(Seat(1)) == own


# ---------------------------------------------------------------------- the pause
def at_questions(driver: Driver, hand: Hand) -> None:
    driver.until_asked()
    driver.press(pygame.K_ESCAPE)
    driver.turn()
    hand.use(driver, "questions")
    driver.turn()
    assert driver.name == "QuestionsScene"


@hands
def test_the_pause_sets_it_beforehand_and_takes_it_back(tmp_path: Path, hand: str) -> None:
    session = courtly("human", "random", "human")
    with driving(tmp_path, session) as driver:
        made = HANDS[hand]()
        driver.until_scene("CurtainScene")
        driver.run(1)
        driver.click("raise")
        at_questions(driver, made)
        assert not driver.ui.find("asked:vizier:1"), "nobody asks a computer player"
        for is_unasked in (True, False):
            made.use(driver, "asked:vizier:2")
            driver.turn()
            assert [bool(player.unasked) for player in session.players] == [False, False, is_unasked]
            assert driver.node("asked:vizier:2").is_on is not is_unasked
        driver.press(pygame.K_ESCAPE)
        assert (driver.name, driver.ui.focus) == ("PauseScene", "questions")


def test_the_open_question_is_declined_when_the_pause_ends(tmp_path: Path) -> None:
    session = to_window("human", "random", "random")
    with driving(tmp_path, session) as driver:
        at_questions(driver, Mouse())
        driver.click("asked:vizier:0")
        assert asked_for(session) == 0
        driver.press(pygame.K_ESCAPE)
        driver.press(pygame.K_ESCAPE)
        driver.turn()
        assert declined(session, 0) == 1


@pytest.mark.parametrize(
    ("kind", "box", "options"),
    [
        *(("human", box, {}) for box in ("alhambra", "alhambra_cards", "template")),
        *((kind, "alhambra", {"vizier": True}) for kind in ("human", "random")),
    ],
)
def test_the_pause_speaks_of_questions_only_where_some_come_up_and_a_person_could_be_asked(
    tmp_path: Path, kind: str, box: str, options: dict[str, bool]
) -> None:
    with driving(tmp_path, new_session(kind, "random", box=box, **options)) as driver:
        driver.open(driver.services.routes.pause, driver.table.session)
        assert bool(driver.ui.find("questions")) == bool(options and kind == "human")


# ---------------------------------------------------------------------- layout
def shown(program: Program, *kinds: str) -> Session:
    session = Session.new("alhambra", players(*kinds), {"vizier": True}, 7)
    program.services.navigation.start(program.services.routes.menu)
    program.services.navigation.open(program.services.routes.pause, session)
    return session


def few(program: Program) -> None:
    program.services.navigation.open(program.services.routes.questions, shown(program, "human", "easy"))


def many(program: Program) -> None:
    program.services.navigation.open(program.services.routes.questions, shown(program, *["human"] * 6))


def paused(program: Program) -> None:
    shown(program, "human", "easy")


def window(program: Program) -> None:
    program.services.navigation.start(program.services.routes.table, to_window("human", "random", "random", "random"))
    for _ in range(20):
        program.turn([], 0.05)
    assert program.services.ui.find("never")


def declining(program: Program) -> None:
    program.services.settings.change(confirm_turn="always")
    window(program)
    scene = program.services.navigation.stack.top
    assert isinstance(scene, TableScene)
    scene.input.touch(DECLINE)


test_everything_can_be_read = readable(few, many, paused, window, declining)
