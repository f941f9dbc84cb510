"""What crosses the pipe to the thinking process: nothing that the person in that seat could not know."""

import pickle
from collections.abc import Iterator
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from typing import Any

import pytest

from game.ai.process import ThinkingRequest
from game.ai.worker import BotWorker
from game.core.rules import Seat
from game.session.session import Session
from tests.blind import unpainted
from tests.breadth import wide
from tests.scenes.conftest import BOXES
from tests.scenes.driver import Mouse, driving, new_session, prune

SEED = 0x5EED_0F_7415_6A3E
SMALLEST_PIPE = 8192
"""So many bytes macOS and Windows take at once, without the process at the other end."""


@dataclass(frozen=True)
class Crossed:
    """A game, and what was sent through pipes meanwhile: the very bytes and the questions that they are."""

    session: Session
    sent: list[bytes]

    @property
    def questions(self) -> list[ThinkingRequest]:
        return [message for message in map(pickle.loads, self.sent) if isinstance(message, ThinkingRequest)]

    @property
    def of_computers(self) -> list[ThinkingRequest]:
        return [question for question in self.questions if question.task.func.__name__ == "choose"]


@pytest.fixture(scope="module", params=wide(["alhambra_cards", "ys"], BOXES))
def crossed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Crossed:
    """Computer players move, then a person asks for a hint and has the coach beside him."""
    box, home = request.param, tmp_path_factory.mktemp("home")
    session = new_session("human", "easy", "random", box=box, seed=SEED, **BOXES[box])
    crossed, send = Crossed(session, []), Connection._send_bytes  # type: ignore[attr-defined]

    def noted(self: Connection, data: Any) -> None:
        crossed.sent.append(bytes(data))
        send(self, data)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Connection, "_send_bytes", noted)
        with unpainted(), driving(home, session, bots=BotWorker(), coach="always", automatic_choices=False) as driver:
            while len(crossed.of_computers) < 3:
                driver.until(lambda: driver.is_asked or len(crossed.of_computers) >= 3, "asked", limit=3000)
                if driver.is_asked:
                    Mouse().play(driver, prune(session, Seat(0)))
            driver.until(lambda: driver.is_asked, "asked again", limit=3000)
            driver.letter("h")
            driver.until(lambda: driver.table.state.hint, "a hint", limit=3000)
    return crossed


def asked_about(question: ThinkingRequest) -> tuple[Any, Seat]:
    _, _, view, seat, *_ = question.task.args
    return view, seat


def test_nothing_but_the_own_view_reaches_who_advises_a_person(crossed: Crossed) -> None:
    """For a hint and for the coach."""
    asked = {question.task.func.__name__: question for question in crossed.questions}
    for name in ("advise", "critiques"):
        view, seat = asked_about(asked[name])
        assert seat == 0 and _was_known(crossed.session, view, seat)


def test_nothing_but_the_own_view_reaches_a_computer_player(crossed: Crossed) -> None:
    assert len(crossed.of_computers) >= 3
    assert all(_was_known(crossed.session, *asked_about(question)) for question in crossed.of_computers)


def test_nothing_of_the_seed_is_sent(crossed: Crossed) -> None:
    """With the seed all hands, all decks and all luck to come could be dealt again."""
    for data in crossed.sent:
        for order in ("little", "big"):
            assert SEED.to_bytes(8, order) not in data
        for text in (str(SEED), f"{SEED:x}"):
            assert text.encode() not in data.lower()


def test_what_is_sent_has_room_in_the_pipe_so_that_sending_never_waits(crossed: Crossed) -> None:
    assert max(map(len, crossed.sent)) < SMALLEST_PIPE


def test_the_game_cannot_be_dealt_again_from_what_a_computer_player_is_told(crossed: Crossed) -> None:
    session = crossed.session
    for question in crossed.of_computers:
        *_, seed = question.task.args
        assert isinstance(seed, str)
        for part in {seed, *seed.split(":")}:
            for guess in {part, *_numbers(part)}:
                dealt = Session.new(session.box, session.players, session.options, guess)  # type: ignore[arg-type]
                assert dealt.opening.digest != session.opening.digest


def _was_known(session: Session, view: Any, seat: Seat) -> bool:
    """Tells whether a view shows just what its seat could see at some moment of the game."""
    record = session.record()
    lengths = range(len(record.entries) + 1)
    moments = (Session.resume(replace(record, entries=record.entries[:n], snapshot=None))[0] for n in lengths)
    return any(moment.view(seat) == view for moment in moments)


def _numbers(part: str) -> Iterator[int]:
    """Yields what a text may be as a seed."""
    for base in (10, 16):
        try:
            number = int(part, base)
        except ValueError:
            continue
        yield from (number, number % (1 << 64), number >> max(0, number.bit_length() - 64))
