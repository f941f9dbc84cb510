"""What may be taken back has taught its mover nothing, and harmless moves may be: in every box, with every module."""

from typing import Any

import pytest

from game.core.chance import Recorder
from game.core.rules import Seat, Step, step, taught, visible_events
from game.session.dice import Dice
from tests.contract.tables import MODULES, Table

MANY = 40
"""Worlds in which a move that can be taken back is tried once more."""
POSITIONS = 240

ALL = {box: tuple((key, True) for key in options) for box, options in MODULES.items()}
TABLES = [
    *(Table("alhambra", seats, ALL["alhambra"]) for seats in (2, 3)),
    *(Table("alhambra", 3, ((module, True),)) for module in MODULES["alhambra"]),
    Table("alhambra_cards", 2, ()),
    *(Table("maharaja", seats, ALL["maharaja"]) for seats in (2, 4)),
    Table("template", 3, ()),
]
FREE = {
    "alhambra": {"Build", "Buy"},
    "alhambra_cards": {"Buy"},
    "maharaja": {"BuildHouse", "FetchHouses", "LiftHouse", "LowerGovernor", "SetDown", "TakeGold", "Travel"},
    "template": set[str](),
}
"""Moves that use no luck and show nothing: of each kind some are met that can be taken back."""


def learned(table: Table, then: Step[Any], seat: Seat) -> tuple[Any, ...]:
    return table.rules.view(then.state, seat), visible_events(then.events, seat)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_may_be_taken_back_is_the_same_in_many_worlds(table: Table) -> None:
    rules, luck, whim = table.rules, Dice(11, "luck"), Dice(11, "whim")
    state = rules.setup(table.seats, table.complete, luck)
    free = set[str]()
    for number in range(POSITIONS):
        acting = sorted(rules.to_act(state))
        if not acting:
            break
        seat, kinds = acting[0], dict[str, list[Any]]()
        for move in rules.legal(state, seat):
            kinds.setdefault(type(move).__name__, []).append(move)
        kind = whim.pick(sorted(kinds))
        move, recorder = whim.pick(kinds[kind]), Recorder(luck)
        then = step(rules, state, seat, move, recorder)
        is_due = not recorder.picks and seat in rules.to_act(then.state)
        if is_due and not taught(rules, state, seat, move, then, Dice(number, "worlds")):
            free.add(kind)
            known, many = rules.view(state, seat), Dice(number, "many worlds")
            for _ in range(MANY):
                world = step(rules, rules.imagine(known, many), seat, move, many)
                assert learned(table, world, seat) == learned(table, then, seat)
        state = then.state
    if len(table.options) != 1:
        assert free >= FREE[table.box]
