"""What crosses the pipe to the thinking process: nothing that the person in that seat could not know."""

import pickle
from collections.abc import Iterator
from dataclasses import replace
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

from game.ai.process import Question
from game.ai.worker import BotWorker
from game.core.rules import Seat
from game.session.session import Session
from tests.scenes.conftest import BOXES
from tests.scenes.driver import driving, new_session

SEED = 0x5EED_0F_7415_6A3E
SMALLEST_PIPE = 8192
"""So many bytes macOS and Windows take at once, without the process at the other end."""


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """The very bytes that are sent through pipes."""
    crossed: list[bytes] = []
    send = Connection._send_bytes  # type: ignore[attr-defined]

    def overheard(self: Connection, data: Any) -> None:
        crossed.append(bytes(data))
        send(self, data)

    monkeypatch.setattr(Connection, "_send_bytes", overheard)
    return crossed


def questions(crossed: list[bytes]) -> Iterator[tuple[bytes, Question]]:
    for data in crossed:
        message = pickle.loads(data)
        if isinstance(message, Question):
            yield data, message


@pytest.mark.parametrize("box", ["alhambra_cards", "ys"])
def test_nothing_but_the_own_view_reaches_who_advises_a_person(box: str, tmp_path: Path, sent: list[bytes]) -> None:
    """For a hint and for the coach."""
    session = new_session("human", "random", "random", box=box, seed=SEED, **BOXES[box])
    with driving(tmp_path, session, bots=BotWorker(), coach="always", automatic_choices=False) as driver:
        driver.until(lambda: driver.is_asked, "asked", limit=3000)
        driver.letter("h")
        driver.until(lambda: driver.table.state.hint, "a hint", limit=3000)
    asked = {question.task.func.__name__: question for _, question in questions(sent)}
    assert {"advise", "critiques"} <= set(asked)
    for name in ("advise", "critiques"):
        view, seat = asked_about(asked[name])
        assert seat == 0 and _was_known(session, view, seat)
    assert all(str(SEED).encode() not in data for data in sent)


def asked_about(question: Question) -> tuple[Any, Seat]:
    """Returns the view and the seat that something is asked about."""
    _, _, view, seat, _ = question.task.args
    return view, seat


@pytest.mark.parametrize("box", ["alhambra_cards", "ys"])
def test_nothing_of_the_seed_reaches_a_computer_player(box: str, tmp_path: Path, sent: list[bytes]) -> None:
    """With the seed all hands, all decks and all luck to come could be dealt again."""
    session = new_session("random", "easy", "random", box=box, seed=SEED, **BOXES[box])
    with driving(tmp_path, session, bots=BotWorker()) as driver:
        driver.until(lambda: session.number >= 6 or driver.name != "TableScene", "some moves", limit=3000)
    asked = [*questions(sent)]
    assert len(asked) >= 3
    for data, question in asked:
        for order in ("little", "big"):
            assert SEED.to_bytes(8, order) not in data
        for text in (str(SEED), f"{SEED:x}"):
            assert text.encode() not in data.lower()
        assert _was_known(session, *asked_about(question))
        assert len(data) < SMALLEST_PIPE, "what is sent has room in the pipe, so that sending never waits"


def _was_known(session: Session, view: Any, seat: Seat) -> bool:
    """Tells whether a view shows just what its seat could see at some moment of the game."""
    record = session.record()
    lengths = range(len(record.entries) + 1)
    moments = (Session.resume(replace(record, entries=record.entries[:n], snapshot=None))[0] for n in lengths)
    return any(moment.view(seat) == view for moment in moments)


@pytest.mark.parametrize("box", ["alhambra_cards", "ys"])
def test_the_game_cannot_be_dealt_again_from_what_a_computer_player_is_told(
    box: str, tmp_path: Path, sent: list[bytes]
) -> None:
    session = new_session("random", "random", "random", box=box, seed=SEED, **BOXES[box])
    with driving(tmp_path, session, bots=BotWorker()) as driver:
        driver.until(lambda: session.number >= 2, "a move", limit=3000)
    for _, question in questions(sent):
        *_, seed = question.task.args
        assert isinstance(seed, str)
        for part in {seed, *seed.split(":")}:
            for guess in {part, *_numbers(part)}:
                dealt = Session.new(box, session.players, session.options, guess)  # type: ignore[arg-type]
                assert dealt.opening.digest != session.opening.digest


def _numbers(part: str) -> Iterator[int]:
    """Yields what a text may be as a seed."""
    for base in (10, 16):
        try:
            number = int(part, base)
        except ValueError:
            continue
        yield from (number, number % (1 << 64), number >> max(0, number.bit_length() - 64))
