"""The contract of game/core/rules.py: one random game a table, walked by all questions."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.boxes import NAMES
from game.boxes.maharaja.table import items
from game.core import box as shelf
from game.core.chance import Recorder
from game.core.rules import Progress, Seat, step, taught, visible_events
from game.scenes.rulebook.pages import pages
from game.session.dice import Dice
from game.tabletop import loading
from game.tabletop.items import Item, Selection
from game.tabletop.picker import Picker
from game.tabletop.table import Table as ShownTable
from tests.boxes.looking import AREA, cast, selection_of, words
from tests.breadth import wide
from tests.contract import checks
from tests.contract.seals import permuted
from tests.contract.tables import OPEN, Moment, Played, Table, all_tables, daily_tables, random_game
from tests.languages import shipped_languages

EVERY, FEW = 11, 3
"""Of a game every so many-th position is checked; of those with something hidden more, each from some seats."""
_MOMENTS, _TOUCHES = 10, 3
"""In so many moments of a game everything is pointed at, before and after some touches at random."""
_SAYS_WHAT_IT_IS = {
    items.ARCHITECT, items.ARROW, items.CHARACTER, items.EXCHANGE.kind, items.GOVERNOR, items.HOUSE,
    items.HOUSES.kind, items.MAHARAJA.kind, items.PALACE, items.PALACES.kind, items.SEAT,
}  # fmt: skip
"""People and pieces of Maharaja say what they are where the reason is obvious (see its `test_table_words.py`)."""


@pytest.fixture(scope="module", params=wide(daily_tables(), all_tables()), ids=str)
def played(request: pytest.FixtureRequest) -> Played:
    """A random game at each table, played once for all questions."""
    return Played.at(request.param)


def test_each_position_keeps_the_promises(played: Played) -> None:
    rules, codec, luck, seats = played.rules, played.table.codec, Dice(1, "checks"), played.table.seats
    for moment in played.moments[::EVERY]:
        checks.consistent(rules, moment.state, seats, luck)
        checks.deaf(rules, moment.state, seats, luck)
        checks.unchanged(rules, codec, moment.state, seats, luck)
        checks.playable(rules, moment.state, luck)
        checks.coded(codec, moment.state, list(rules.legal(moment.state, moment.seat)))
    checks.consistent(rules, played.over, seats, luck)
    checks.coded(codec, played.over, [])


def test_a_random_move_is_any_of_the_legal_ones(played: Played) -> None:
    """Of each mix of kinds of moves a game has many positions: those with the most and with the fewest are tried."""
    if played.table.seats < max(shelf.about(played.table.box).seats) or len(played.table.options) == 1:
        return
    by_kinds: dict[frozenset[type], list[Moment]] = {}
    for moment in played.moments:
        by_kinds.setdefault(frozenset(map(type, played.rules.legal(moment.state, moment.seat))), []).append(moment)
    for alike in by_kinds.values():
        alike.sort(key=lambda moment: len(played.rules.legal(moment.state, moment.seat)))
        checks.sampled(played.rules, [moment.state for moment in (alike[0], alike[-1])], Dice(6, "samples"))


def test_imagined_worlds_differ(played: Played) -> None:
    """With the options as they are by default, an option may lay everything open; early in a game, not at its start."""
    if played.table.box not in OPEN and not played.table.options:
        early = played.moments[len(played.moments) // 8].state
        checks.varied(played.rules, played.table.codec, early, played.table.seats, Dice(2, "worlds"))


def test_moves_are_few_sorted_and_different(played: Played) -> None:
    for moment in played.moments:
        checks.bounded(played.rules, played.table.codec, moment.state)


@pytest.mark.parametrize("seed", wide([1], range(100, 104)))
def test_a_game_ends_with_a_result_that_adds_up(played: Played, seed: int) -> None:
    game, seats = Played.at(played.table, seed), played.table.seats
    checks.told(game.rules, game.over, seats)
    checks.consistent(game.rules, game.moments[len(game.moments) // 2].state, seats, Dice(seed, "checks"))


def test_a_game_is_repeated_from_its_recorded_luck(played: Played) -> None:
    table = played.table
    checks.repeatable(played.rules, table.seats, table.complete, Dice(1, "luck"), played.moments, played.over)


def test_seals_may_be_permuted(played: Played) -> None:
    """Of the positions in which something is hidden, which may be few, every so many-th is checked."""
    luck, table = Dice(3, "seals"), played.table
    truths = (
        (moment.state, viewer, permuted(table.box, moment.state, viewer, luck))
        for moment in played.moments[::FEW]
        for viewer in checks.viewers(table.seats)
    )
    hiding = [(state, viewer, other) for state, viewer, other in truths if other != state]
    assert hiding or "open_hands=True" in str(table) or table.box in OPEN
    for state, viewer, other in hiding[::FEW]:
        checks.sealed(played.rules, state, viewer, other)


def test_without_luck_or_secrets_a_move_teaches_nothing(played: Played) -> None:
    """What is turned up is final, though it could have been worked out (finding 1 of the rules)."""
    rules = played.rules
    for moment in played.moments[::EVERY]:
        luck = Recorder(Dice(4, "luck"))
        after = step(rules, moment.state, moment.seat, moment.move, luck)
        if luck.picks:
            continue
        known = rules.view(moment.state, moment.seat)
        is_shown = any(rules.discloses(known, event) for event in visible_events(after.events, moment.seat))
        if is_shown or rules.imagine(known, Dice(0)) == rules.imagine(known, Dice(1)) == moment.state:
            for world in (Dice(seed, "worlds") for seed in range(3)):
                assert taught(rules, moment.state, moment.seat, moment.move, after, world) == is_shown


def test_what_may_be_waived_is_a_question_of_the_box_and_declining_is_legal(played: Played) -> None:
    """And only who has to decide may waive anything; rare questions come up in one of a few games."""
    table, rules = played.table, played.rules
    shown = loading.table(table.box)(lambda key, /, **values: key, [], table.complete)
    questions, asked = set(shelf.about(table.box).asked(table.complete)), set[str]()
    for seed in range(1, 65):
        for moment in random_game(table, seed)[0]:
            for seat in map(Seat, range(table.seats)):
                auto_pass = shown.auto_pass(rules.view(moment.state, seat), seat)
                if auto_pass is not None:
                    assert auto_pass.move in rules.legal(moment.state, seat)
                    assert auto_pass.questions
                    asked |= auto_pass.questions
        assert asked <= questions
        if asked == questions:
            break
    assert asked == questions, "a question that is listed comes up"


def test_a_game_only_goes_on_and_everybody_is_told_the_same(played: Played) -> None:
    """How far a game is, in the box's own words: on the Continue card, in lists of games, in a replay, on the table."""
    keys, rules = shelf.about(played.table.box).progress, played.rules
    course: list[Progress] = []
    for moment in played.moments:
        [stand] = {rules.progress(rules.view(moment.state, viewer)) for viewer in checks.viewers(played.table.seats)}
        assert stand is not None and stand.key in keys
        course += [stand] if not course or stand != course[-1] else []
    assert len(course) == len(set(course)), "nothing is told again that was over"
    assert all(now.number >= before.number for before, now in pairwise(course))
    assert rules.progress(rules.view(played.over, None)) is None


@pytest.mark.parametrize("language", shipped_languages())
@pytest.mark.parametrize("name", NAMES)
def test_each_stand_has_words(name: str, language: str) -> None:
    keys = shelf.about(name).progress
    assert keys and all(words(language).has(f"{name}.{key}") for key in keys)


ROUNDS = [f"Round {number} of 4" for number in range(1, 5)]
SEVEN = [f"Round {number} of 8" for number in range(1, 8)]
SCORINGS = ["Before the 1st scoring", "Before the 2nd scoring", "Before the final scoring"]


@pytest.mark.parametrize(
    ("box", "options", "told"),
    [
        ("ys", (), ROUNDS),
        ("ys", (("express", True), ("favour", True)), ROUNDS),
        ("maharaja", (("short", True),), ["Before the first round", *SEVEN, "Round 8, the last"]),
        ("alhambra", (), SCORINGS),
        ("alhambra_cards", (), SCORINGS),
    ],
)
def test_a_box_counts_in_its_own_words_whoever_moves_how_often(
    box: str, options: tuple[tuple[str, bool], ...], told: list[str]
) -> None:
    """Ys with four players, turn 1, was called round 1 to 8 (controls 7)."""
    table = Table(box, 4, options)
    stands = [table.rules.progress(table.rules.view(moment.state, None)) for moment in random_game(table, 1)[0]]
    said = dict.fromkeys(words()(f"{box}.{stand.key}", number=stand.number) for stand in stands if stand)
    assert list(said) == told


# ---------------------------------------------------------------------- what lies on the table
def selections(shown: ShownTable, played: Played, moment: Moment, whim: Dice) -> Iterator[Selection]:
    """Yields what is chosen before each of some touches at random."""
    view = played.rules.view(moment.state, moment.seat)
    picker = Picker(shown, view, played.rules.legal(moment.state, moment.seat))
    for _ in range(_TOUCHES):
        lying = tuple(shown.layout(view, AREA, Selection(touched=picker.touched)))
        selection = replace(selection_of(picker, moment.seat, lying), other=picker.other(lying))
        yield selection
        if not selection.open:
            break
        picker.touch(whim.pick(sorted(selection.open)))


def mute(box: str, shown: ShownTable, view: Any, selection: Selection) -> Iterator[Item]:
    """Yields what can neither be touched nor says why, or leads to no page."""
    titles = {page.title for page in pages(box)}
    for item in shown.layout(view, AREA, selection):
        if item in selection.open | selection.other or item in selection.touched:
            continue
        why = shown.illegal_reason(view, selection, item)
        if not why and not (item.kind in _SAYS_WHAT_IT_IS and shown.explain(view, item, selection)):
            yield item
        if why and shown.reason_page(view, selection, item) not in titles:
            yield item


def test_whatever_cannot_be_touched_says_why_and_leads_to_the_page_with_the_rule(played: Played) -> None:
    table, rules, moments = played.table, played.rules, played.moments
    if not shelf.about(table.box).shelf:
        return
    shown, whim = loading.table(table.box)(words(), cast(table.seats), table.complete), Dice(1, "touch")
    for number in sorted({whim.pick(range(len(moments))) for _ in range(_MOMENTS)}):
        moment = moments[number]
        view = rules.view(moment.state, moment.seat)
        for selection in selections(shown, played, moment, whim):
            assert not [*mute(table.box, shown, view, selection)], (number, selection.touched)
        waiting = Seat((moment.seat + 1) % table.seats)
        if waiting not in rules.to_act(moment.state):
            seen = rules.view(moment.state, waiting)
            assert not [*mute(table.box, shown, seen, Selection(actor=moment.seat, viewer=waiting))], number


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
    table = data.draw(st.sampled_from([table for table in all_tables() if table.box == name]))
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
