"""What may be taken back has taught its mover nothing, harmless moves may be, and just the others ask before."""

from itertools import product
from typing import Any

import pytest

from game.core.chance import Recorder
from game.core.rules import Seat, Step, step, taught, visible_events
from game.session.dice import Dice
from game.session.session import Session
from tests.breadth import wide
from tests.contract.tables import MODULES, Table, all_tables, daily_tables
from tests.scenes.driver import players

MANY = 40
"""Worlds in which a move that can be taken back is tried once more."""
POSITIONS = 240

ALL = {box: tuple((key, True) for key in options) for box, options in MODULES.items()}
TABLES = [
    *(Table("alhambra", seats, ALL["alhambra"]) for seats in (2, 3)),
    *(Table("alhambra", 3, ((module, True),)) for module in MODULES["alhambra"]),
    Table("alhambra_cards", 2, ()),
    *(Table("maharaja", seats, ALL["maharaja"]) for seats in (2, 4)),
    Table("ys", 3, ()),
    Table("template", 3, ()),
]
FREE = {
    "alhambra": {"Build", "Buy"},
    "alhambra_cards": {"Buy"},
    "maharaja": {"BuildHouse", "FetchHouses", "LiftHouse", "LowerGovernor", "SetDown", "TakeGold", "Travel"},
    "ys": {"Bid", "Place"},
    "template": set[str](),
}
"""Moves that use no luck and show nothing, handed over or not: of each kind some are met that can be given back."""
MOST = 6
"""So many moves of a position are looked at at most."""
ASKING = [table for table in daily_tables() if len(table.options) > 1 or (table.seats == 2 and not table.options)]
"""Of each box the smallest table, and that with all modules."""
WHOLE = [table for table in all_tables() if not table.options or len(table.options) == len(MODULES.get(table.box, ()))]


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
        if not recorder.picks and not taught(rules, state, seat, move, then, Dice(number, "worlds")):
            free.add(kind)
            known, many = rules.view(state, seat), Dice(number, "many worlds")
            for _ in range(MANY):
                world = step(rules, rules.imagine(known, many), seat, move, many)
                assert learned(table, world, seat) == learned(table, then, seat)
        state = then.state
    if len(table.options) != 1:
        assert free >= FREE[table.box]


@pytest.mark.parametrize(
    ("table", "seed", "every"), wide(product(ASKING, [3], [13]), product(WHOLE, range(10, 16), [3])), ids=str
)
def test_a_move_asks_for_confirmation_exactly_if_it_cannot_be_taken_back(table: Table, seed: int, every: int) -> None:
    """At every so many-th position of a game at random: no move asks without need, and none that should does not."""
    found, whim = list[tuple[int, Any, bool]](), Dice(seed, "whim")
    session = Session.new(table.box, players(*["human"] * table.seats), dict(table.options), seed)
    while acting := sorted(session.to_act()):
        seat = whim.pick(acting)
        moves = session.legal(seat)
        if session.number % every == 0:
            for move in {whim.pick(range(len(moves))) for _ in range(MOST)}:
                asks = session.is_final(seat, moves[move])
                if asks == _can_be_taken_back(session, seat, moves[move]):
                    found.append((session.number, moves[move], asks))
        session.submit(seat, whim.pick(moves), session.number)
    assert not found, "entry, move, whether it asks"


def _can_be_taken_back(session: Session, seat: Seat, move: Any) -> bool:
    other = session.branch(session.number)
    other.submit(seat, move, other.number)
    return other.can_undo(seat)
