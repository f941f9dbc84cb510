"""The contract of game/core/rules.py, checked in random games of every box."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.boxes import NAMES
from game.core import box as shelf
from game.core.chance import Recorder
from game.core.rules import Seat, step, taught, visible_events
from game.session.dice import Dice
from game.tabletop import loading
from tests.contract import checks
from tests.contract.seals import permuted
from tests.contract.tables import OPEN, Moment, Table, all_tables, by_table, random_game

TABLES = all_tables()
SECRET = [table for table in TABLES if table.box not in OPEN]
"""Those at which something can be hidden."""
SEATS = {name: shelf.about(name).seats for name in NAMES}
EVERY = 11
"""Of a game every so many-th position is checked."""

tables = by_table(TABLES)
secret_tables = by_table(SECRET)


@tables
def test_each_position_keeps_the_promises(table: Table) -> None:
    rules, codec, luck = table.rules, table.codec, Dice(1, "checks")
    moments, over = random_game(table, seed=len(str(table)))
    for moment in moments[::EVERY]:
        checks.consistent(rules, moment.state, table.seats, luck)
        checks.deaf(rules, moment.state, table.seats, luck)
        checks.unchanged(rules, codec, moment.state, table.seats, luck)
        checks.playable(rules, moment.state, luck)
        checks.coded(codec, moment.state, list(rules.legal(moment.state, moment.seat)))
    checks.consistent(rules, over, table.seats, luck)
    checks.coded(codec, over, [])


@pytest.mark.parametrize(
    "table",
    [
        pytest.param(table, id=str(table), marks=() if table.seats == max(SEATS[table.box]) else pytest.mark.marathon)
        for table in TABLES
        if len(table.options) != 1
    ],
)
def test_a_random_move_is_any_of_the_legal_ones(table: Table) -> None:
    """Of each mix of kinds of moves a game has many positions: those with the most and with the fewest are tried."""
    by_kinds: dict[frozenset[type], list[Moment]] = {}
    for moment in random_game(table, 6)[0]:
        kinds = frozenset(map(type, table.rules.legal(moment.state, moment.seat)))
        by_kinds.setdefault(kinds, []).append(moment)
    for alike in by_kinds.values():
        alike.sort(key=lambda moment: len(table.rules.legal(moment.state, moment.seat)))
        checks.sampled(table.rules, [moment.state for moment in (alike[0], alike[-1])], Dice(6, "samples"))


@pytest.mark.parametrize("table", [table for table in TABLES if not table.options], ids=str)
def test_imagined_worlds_differ(table: Table) -> None:
    """With the options as they are by default, an option may lay everything open; early in a game, not at its start."""
    moments = random_game(table, 2)[0]
    if table.box not in OPEN:
        checks.varied(table.rules, table.codec, moments[len(moments) // 8].state, table.seats, Dice(2, "worlds"))


@tables
def test_moves_are_few_sorted_and_different(table: Table) -> None:
    for moment in random_game(table, 0)[0]:
        checks.bounded(table.rules, table.codec, moment.state)


@tables
def test_a_game_ends_with_a_result_that_adds_up(table: Table) -> None:
    for seed in range(2):
        checks.told(table.rules, random_game(table, seed)[1], table.seats)


@tables
def test_a_game_is_repeated_from_its_recorded_luck(table: Table) -> None:
    luck, whim = Dice(5, "luck"), Dice(5, "whim")
    checks.repeatable(table.rules, table.codec, table.seats, table.complete, luck, whim)


@secret_tables
def test_seals_may_be_permuted(table: Table) -> None:
    """Of the positions in which something is hidden, which may be few, every so many-th is checked."""
    luck = Dice(3, "seals")
    truths = (
        (moment.state, viewer, permuted(table.box, moment.state, viewer, luck))
        for moment in random_game(table, 3)[0]
        for viewer in checks.viewers(table.seats)
    )
    hiding = [(state, viewer, other) for state, viewer, other in truths if other != state]
    assert hiding or "open_hands=True" in str(table)
    for state, viewer, other in hiding[::EVERY]:
        checks.sealed(table.rules, state, viewer, other)


@tables
def test_without_luck_or_secrets_a_move_teaches_nothing(table: Table) -> None:
    """What is turned up is final, though it could have been worked out (finding 1 of the rules)."""
    for moment in random_game(table, 4)[0][::EVERY]:
        luck = Recorder(Dice(4, "luck"))
        after = step(table.rules, moment.state, moment.seat, moment.move, luck)
        if luck.picks:
            continue
        answers = [
            taught(table.rules, moment.state, moment.seat, moment.move, after, Dice(seed, "worlds"))
            for seed in range(3)
        ]
        known = table.rules.view(moment.state, moment.seat)
        if any(table.rules.discloses(known, event) for event in visible_events(after.events, moment.seat)):
            assert all(answers)
        elif table.rules.imagine(known, Dice(0)) == table.rules.imagine(known, Dice(1)) == moment.state:
            assert not any(answers)


@tables
def test_what_may_be_waived_is_a_question_of_the_box_and_declining_is_legal(table: Table) -> None:
    """And only who has to decide may waive anything; rare questions come up in one of a few games."""
    shown = loading.table(table.box)(lambda key, /, **values: key, [], table.complete)
    questions, asked = set(shelf.about(table.box).asked(table.complete)), set[str]()
    for seed in range(5, 65):
        for moment in random_game(table, seed)[0]:
            for seat in map(Seat, range(table.seats)):
                auto_pass = shown.auto_pass(table.rules.view(moment.state, seat), seat)
                if auto_pass is not None:
                    assert auto_pass.move in table.rules.legal(moment.state, seat)
                    assert auto_pass.questions
                    asked |= auto_pass.questions
        assert asked <= questions
        if asked == questions:
            break
    assert asked == questions, "a question that is listed comes up"


@pytest.mark.parametrize("name", NAMES)
def test_about_offers_its_own_defaults(name: str) -> None:
    about = shelf.about(name)
    assert about.name == name and about.seats and about.rules_version >= 1
    assert all(option.default in option.values for option in about.options)
    assert set(about.complete({})) == {option.key for option in about.options}
    with pytest.raises(ValueError):
        about.complete({"no such option": True})


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(data=st.data())
def test_any_play_keeps_the_promises(name: str, data: st.DataObject) -> None:
    """Hypothesis picks the table, the luck and the moves, and shrinks what goes wrong to a short game."""
    table = data.draw(st.sampled_from([table for table in TABLES if table.box == name]))
    rules, codec, luck = table.rules, table.codec, Dice(data.draw(st.integers(0, 999)), "luck")
    state = rules.setup(table.seats, table.complete, luck)
    for index in data.draw(st.lists(st.integers(0, 10**6), max_size=60)):
        acting = sorted(rules.to_act(state))
        if not acting:
            break
        seat = acting[index % len(acting)]
        moves = rules.legal(state, seat)
        checks.bounded(rules, codec, state)
        state = step(rules, state, seat, moves[index % len(moves)], luck).state
    checks.consistent(rules, state, table.seats, luck)
    checks.unchanged(rules, codec, state, table.seats, luck)
    checks.deaf(rules, state, table.seats, luck)


@pytest.mark.marathon
@tables
def test_many_games_end(table: Table) -> None:
    for seed in range(100, 104):
        moments, over = random_game(table, seed)
        checks.told(table.rules, over, table.seats)
        checks.consistent(table.rules, moments[len(moments) // 2].state, table.seats, Dice(seed, "checks"))
