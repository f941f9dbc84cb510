"""The contract of the rules at every table: all options with all numbers of seats, in very many positions."""

from itertools import product
from math import inf
from pathlib import Path

import pytest

from game.ai.levels import level
from game.session.dice import Dice
from tests.boxes.facts import facts
from tests.contract import checks
from tests.contract.seals import CASTS, twins
from tests.contract.tables import MODULES, Played, Table, all_tables, daily_tables
from tests.contract.test_boxes import (  # noqa: F401  asked here of other tables
    test_a_game_is_repeated_from_its_recorded_luck,
    test_a_game_only_goes_on_and_everybody_is_told_the_same,
    test_each_position_keeps_the_promises,
    test_moves_are_few_sorted_and_different,
    test_seals_may_be_permuted,
    test_what_may_be_waived_is_a_question_of_the_box_and_declining_is_legal,
    test_whatever_cannot_be_touched_says_why_and_leads_to_the_page_with_the_rule,
    test_without_luck_or_secrets_a_move_teaches_nothing,
)
from tests.contract.test_hands import CARRYING, TOUCHING, Hands, begun_with_all, tried
from tests.contract.test_modules import imported, modules
from tests.contract.test_reasons import boxes, walked
from tests.contract.test_secrets import compared, secret
from tests.contract.test_taking_back import asking_wrongly
from tests.scenes.driver import driving


@pytest.fixture(scope="module", params=[table for table in all_tables() if table not in daily_tables()], ids=str)
def played(request: pytest.FixtureRequest) -> Played:
    return Played.at(request.param)


def test_many_games_end(played: Played) -> None:
    for seed in range(100, 104):
        other = Played.at(played.table, seed)
        checks.told(other.rules, other.over, other.table.seats)
        middle = other.moments[len(other.moments) // 2].state
        checks.consistent(other.rules, middle, other.table.seats, Dice(seed, "checks"))


WHOLE = {"alhambra_cards": (2, 2), "alhambra": (1, 5), "maharaja": (1, 2), "ys": (2, 2)}
"""The seed of a game of each box with every kind of its moves, and how many computer players sit there."""


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("hand", (*TOUCHING, *CARRYING))
@pytest.mark.parametrize("box", WHOLE)
def test_every_legal_move_of_a_game_is_asked_alike_by_every_hand(tmp_path: Path, box: str, hand: str) -> None:
    with driving(tmp_path, begun_with_all(box, *WHOLE[box])) as driver:
        hands = tried(driver, 1000, Hands(inf, [hand]))
    assert not hands.wrong and not hands.missed


def test_each_module_imports_alone() -> None:
    assert imported(modules("game"), afresh=True) == ""


MANY = 1000


@pytest.mark.timeout(3600)
@boxes
def test_reasons_are_true_and_each_one_is_given(box: str) -> None:
    found = walked(box, MANY)
    assert found.positions >= MANY
    assert not found.false and not found.wordless and not found.leaking
    assert {key for key in found.keys if ".seen." not in key} == set(facts(box)), "every fact is given somewhere"


@secret
def test_no_tool_tells_many_twins_apart(
    box: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.tools.hint.adviser", lambda: level("normal"))
    for seed, cast, share in product(range(2), CASTS, range(12)):
        compared(capsys, twins(tmp_path, box, cast, share / 12, seed))


TABLES = [table for table in all_tables() if not table.options or len(table.options) == len(MODULES.get(table.box, ()))]


@pytest.mark.parametrize("seed", range(10, 16))
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_move_asks_exactly_if_it_cannot_be_taken_back(table: Table, seed: int) -> None:
    assert not asking_wrongly(table, seed, every=3)
