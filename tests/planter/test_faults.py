"""Each fault that can be planted still has its place: a text that stands once in the program."""

from pathlib import Path

import pytest

from tests.planter.__main__ import Fault, faults

GAME = Path(__file__).parents[2] / "game"


@pytest.fixture(scope="module")
def program() -> str:
    return "\f".join(file.read_text("utf-8") for file in sorted(GAME.rglob("*.py")))


@pytest.mark.parametrize("fault", faults(), ids=lambda fault: fault.what)
def test_the_text_of_a_fault_stands_once_in_the_program(fault: Fault, program: str) -> None:
    assert program.count(fault.was) == 1 and fault.was != fault.now
