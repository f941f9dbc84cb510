"""The walks of the counting on the screen: all can be read, hidden brokers are turned up one by one."""

from collections.abc import Sequence
from itertools import pairwise, product

import pytest

from game.boxes.ys.rules.components import GEM_NAMES
from game.boxes.ys.rules.moves import NextColumn
from game.boxes.ys.table import YsTable
from game.boxes.ys.table.sequences import shared
from game.boxes.ys.table.sequences.quarter_counting import QuarterSequence
from tests.boxes.looking import cast, ui, walked, words
from tests.boxes.ys.pictures import BALINT, EMMA, KRZYSZTOF, LUCJA, Standing, beat, beats, counted, walks
from tests.boxes.ys.positions import BLUE, GREEN, RED, card, counting, go_on, play
from tests.breadth import wide
from tests.languages import shipped_languages

GAMES = [("two-hard", 2), ("three-favour-express", 3), ("four-all-open", 4)]


# ---------------------------------------------------------------------- the picture
def _read(name: str, seats: int, language: str, size: tuple[int, int], some: slice) -> Sequence[tuple[str, int]]:
    shown, on = YsTable(words(language), cast(seats), {}), ui(size, language)
    seen = []
    for told in [told for told in beats(name) if walks(told)][some]:
        for title, step, found in walked(shown, told, on):
            assert found == [], (title, step)
            seen.append((title, step))
    return seen


@pytest.mark.painted
@pytest.mark.parametrize(
    ("game", "language"),
    wide(zip(GAMES, ["hu", "de", "pl"], strict=True), product(GAMES, shipped_languages())),
    ids=str,
)
def test_each_step_of_every_walk_can_be_read(game: tuple[str, int], language: str) -> None:
    assert _read(*game, language, (1024, 600), slice(None))


@pytest.mark.painted
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (3840, 2160)])
def test_walks_can_be_read_at_other_sizes(size: tuple[int, int]) -> None:
    assert _read("four-favour", 4, "hu", size, slice(0, None, 9))


CROWD: Standing = {
    "1 port": [(party, value) for party in range(4) for value in (4, 3, 1, 0)],
    "1 commerce": [(EMMA, 4), (KRZYSZTOF, 4), (LUCJA, 4), (BALINT, 4)],
    "1 palace": [(EMMA, 1), (KRZYSZTOF, 1)],
    **{f"row {row} {name}": [(party, 2)] for row in (1, 2, 3) for party, name in enumerate(GEM_NAMES[:4])},
}


@pytest.mark.painted
@pytest.mark.parametrize(
    ("size", "language"),
    wide(
        [((1024, 600), "qps"), ((1024, 600), "de"), ((1920, 1080), "hu")],
        product([(1024, 600), (1920, 1080)], [*shipped_languages(), "qps"]),
    ),
    ids=str,
)
def test_many_brokers_and_much_to_explain_can_be_read(size: tuple[int, int], language: str) -> None:
    """All totals equal, everywhere, and nothing on the ships: so all comes in one beat but the decision on columns."""
    shown, on = YsTable(words(language), cast(4), {}), ui(size, language)
    state = counting(4, CROWD, front=((3, 1), (4, 0), (2, 1), (2, 1)), effects=[("merchant", LUCJA)])
    state.public.shown, state.public.quotes = (card("prince"), None, None, None), (15, 14, 1, 2)
    told = go_on(state)
    first = beat(state, told)
    assert state.public.task == "column"
    state, told = play(state, NextColumn(RED), NextColumn(GREEN), NextColumn(BLUE))
    seen = [*walked(shown, first, on), *walked(shown, beat(state, told), on)]
    assert len(seen) > 7 and [shot for shot in seen if shot[2]] == []


# ---------------------------------------------------------------------- one by one
def test_hidden_brokers_are_turned_up_one_by_one_the_highest_party_last() -> None:
    """Nothing but who wins is told late: each broker turns once, slower towards the end, with rising sounds."""
    (walk, *_) = [walk for walk in counted(4, CROWD) if isinstance(walk, QuarterSequence) and walk.counted]
    assert walk.counted is not None
    parties = {broker.tag: broker.party for broker in walk.now.public.counted}
    parties |= {broker.tag: broker.party for kind in range(3) for p in range(4) for broker in walk.brokers(kind, p)}
    order = [parties[tag] for tag in walk.reveals]
    totals = walk.counted.totals
    assert len(order) > 4 and order[-1] == walk.counted.ranking[0]
    assert [totals[party] or 0 for party in order] == sorted(totals[party] or 0 for party in order)
    for first, last in pairwise(range(101)):
        assert shared.still_hidden(walk.reveals, last / 100) <= shared.still_hidden(walk.reveals, first / 100)
    assert shared.still_hidden(walk.reveals, 0) == frozenset(walk.reveals)
    assert shared.still_hidden(walk.reveals, 1) == frozenset()
    parts = [part for part, _ in shared.reveal_cues(len(order))]
    for number, part in enumerate(parts, 1):
        assert shared.still_hidden(walk.reveals, part) == frozenset(walk.reveals[number:])
    steps = [after - before for before, after in pairwise(parts)]
    assert steps == sorted(steps) and parts[-1] < shared.DECIDED
    assert {"reveal", "reveal_4"} <= {sound for _, sound in shared.reveal_cues(len(order))}


def test_open_brokers_make_no_suspense() -> None:
    assert shared.reveal_seconds(0) is None and shared.reveal_cues(0) == []
    assert shared.is_decided((), 0.4) and not shared.is_decided((1,), 0.4)
