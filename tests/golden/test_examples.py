"""The example games that ship with the program are the worked examples of the rulebooks, and can be played on."""

import json

import pytest

from game.core.resources import shipped
from game.saves.autosave import SUFFIX
from game.saves.reading import parse
from game.session.session import Session
from game.tools import replay
from tests.golden.example import Example, as_kept
from tests.golden.examples import examples

EXAMPLES = examples()
each_example = pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: f"{example.box}-{example.stem}")


def test_each_shipped_position_is_an_example_or_of_a_lesson() -> None:
    kept = [path for path in sorted(shipped("positions").glob(f"*/*{SUFFIX}")) if not path.stem.startswith("lesson_")]
    assert kept == [example.path for example in EXAMPLES]


@each_example
def test_the_shipped_file_is_the_example_and_is_played_again(example: Example) -> None:
    record = parse(example.path.read_bytes())
    assert record == as_kept(example.record(), record)
    session, notice = Session.resume(record)
    assert notice is None and not session.is_over
    assert as_kept(session.record(), record) == record


@each_example
def test_it_can_be_played_on_by_whoever_must_decide(example: Example) -> None:
    session, _ = Session.resume(parse(example.path.read_bytes()))
    (seat,) = session.to_act()
    for move in session.legal(seat):
        session.branch(session.number).submit(seat, move, session.number)


@each_example
def test_the_tool_replays_it(example: Example, capsys: pytest.CaptureFixture[str]) -> None:
    assert replay.run([str(example.path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["players"] == list(example.names)
