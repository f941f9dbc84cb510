"""Reasons for moves: true, told in words in every language, and of nothing that the person cannot know."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import count, islice
from typing import Any

import pytest

from game.ai import advice, levels, reasons, watching, weighing
from game.ai.brain import Plan
from game.ai.reasons import MOST, Reason
from game.core.rules import Seat
from game.session.dice import Dice
from game.tabletop.items import Selection
from game.tabletop.teaching import ReasonText
from tests.boxes import looking, saying
from tests.boxes.facts import explained, facts
from tests.breadth import wide
from tests.contract.seals import permuted
from tests.contract.tables import OPEN, Table, all_tables, random_game
from tests.languages import shipped_languages

LONGEST = {"look": 140, "fact": 70, "so": 160}
"""So many letters have room on a card."""
OTHER = "Bengalischer Elefantentempel: Agra (12)"
"""What the plan may be called beside which something was seen."""
EVERY, FEW, MANY = 7, 5, 1000
"""Every so many-th position of a game is looked at, and so many of a box, every day and before a release."""
MOST_OTHERS = 5
SEEN = ("reasons.seen.", "reasons.purpose.")

NORMAL = levels.level("normal")

Told = tuple[Plan, Plan | None, Sequence[Reason]]
"""A plan, the plan beside which it is spoken for, if one is, and what is said."""


@dataclass
class Found:
    """What was wrong with the reasons of a box, how many there were by key, and in how many positions."""

    false: list[str] = field(default_factory=list)
    wordless: list[str] = field(default_factory=list)
    leaking: list[str] = field(default_factory=list)
    keys: Counter[str] = field(default_factory=Counter)
    positions: int = 0


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Watches four worlds: in so few something surely differs almost everywhere, so that all of it is put in words."""
    all_worlds = watching.watching
    monkeypatch.setattr(watching, "watching", lambda box: (seen := all_worlds(box)) and replace(seen, worlds=4))


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("most", wide([FEW], [MANY]))
@pytest.mark.parametrize("box", explained())
def test_reasons_are_true_and_told_and_leak_nothing(box: str, most: int) -> None:
    found = walked(box, most)
    assert not found.false and not found.wordless and not found.leaking
    if most == MANY:
        assert found.positions >= MANY
        certain = {key for key in found.keys if not key.startswith(SEEN)}
        assert certain == {*facts(box)}, "every fact is given somewhere"


def walked(box: str, most: int) -> Found:
    """Looks at so many positions of a box."""
    found, luck = Found(), Dice(7, "seals")
    for table, state, seat in islice(positions(box), most):
        found.positions += 1
        view = table.rules.view(state, seat)
        told = [*reasoned(table, view, seat)]
        for plan, instead, given in told:
            found.keys.update(str(reason.key) for reason in given)
            found.false += untrue(table, view, seat, plan, instead, given)
            found.wordless += untold(table, view, given)
        if box not in OPEN:
            found.leaking += leaks(table, view, told, permuted(box, state, seat, luck))
    return found


def positions(box: str) -> Iterator[tuple[Table, Any, Seat]]:
    """Yields positions with something to decide, from games at random at one table after another, without end."""
    tables = [table for table in all_tables() if table.box == box]
    for game in count():
        for table in tables[game % 2 :: 2]:
            moments = random_game(table, game)[0]
            free = [one for one in moments if len(table.rules.legal(one.state, one.seat)) > 1]
            some = free[game % EVERY :: EVERY] if game else free[len(free) // 4 :: max(1, len(free) // 4)]
            yield from ((table, one.state, one.seat) for one in some)


def reasoned(table: Table, view: Any, seat: Seat) -> Iterator[Told]:
    """Yields what is said for the best plan: alone, as a hint, and against some of the moves that are worse."""
    advised = advice.advise(table.box, NORMAL, view, seat, 1)
    assert len(advised.reasons) <= MOST
    yield advised.plan, advised.instead, advised.reasons
    known, explain = table.rules.forget(view), reasons.load(table.box).explain
    yield advised.plan, None, explain(known, seat, advised.plan, None)
    legal = table.rules.legal(table.rules.imagine(known, Dice(1)), seat)
    weighed = weighing.weigh(table.box, NORMAL, view, seat, 1, also=legal[:: max(1, len(legal) // MOST_OTHERS)])
    for other in weighed[1::2]:
        yield weighed[0].plan, other.plan, explain(known, seat, weighed[0].plan, other.plan)


def untrue(table: Table, view: Any, seat: Seat, plan: Plan, instead: Plan | None, given: Sequence[Reason]) -> list[str]:
    known, wrong = facts(table.box), list[str]()
    is_of_parts = len(reasons.load(table.box).parts(plan)) > 1  # of such a plan what it does later is told as well
    later = advice.advise(table.box, NORMAL, view, seat, 1).later if is_of_parts else ()
    moves = tuple(each.move for each in later)
    explain = reasons.load(table.box).explain
    to_come = [(each.view, moves[i:]) for i, each in enumerate(later)]
    for reason in given:
        if is_seen(reason):
            continue  # true as it was found
        if reason.key not in known:
            wrong.append(f"no fact for {reason.key}")
            continue
        given_at = ((at, way) for at, way in to_come if reason in explain(at, seat, way, None))
        at, way = next(given_at, (view, plan))
        if not known[reason.key](at, seat, reason, way, instead):
            wrong.append(f"{table}: {reason} of {plan} instead of {instead}")
        if reason.is_against and instead is None:
            wrong.append(f"{reason} is against nothing")
    return wrong


def is_seen(reason: Reason) -> bool:
    """Tells whether a reason was found by playing on: a difference, or how often a plan came to what it is for."""
    return reason.key.startswith(SEEN)


def untold(table: Table, view: Any, given: Sequence[Reason]) -> list[str]:
    """Returns what is wrong with the words of reasons, and with what they speak of."""
    wrong = []
    for language in shipped_languages():
        shown = saying.speaker(table.box, table.seats, language, **dict(table.options))
        selection = Selection(actor=view.seat, viewer=view.seat)
        lying = shown.layout(view, looking.AREA, selection)
        parts = {part.name for part in shown.parts(view, looking.AREA, selection)}
        for reason in given:
            text = shown.reason(view, reason, OTHER if reason.compared else "")
            wrong += [f"{language} {reason.key}: {fault}" for fault in worded(text)]
            wrong += [f"{reason.key}: {item} is not on the table" for item in text.items if item not in lying]
            wrong += [f"{reason.key}: no part {part}" for part in text.parts if part not in parts]
    return wrong


def worded(text: ReasonText) -> list[str]:
    told: Mapping[str, str] = {"look": text.look, "fact": text.fact, "so": text.so}
    wrong = [f"no {part}" for part in ("look", "fact") if not told[part].strip()]
    wrong += [f"incomplete: {words}" for words in told.values() if "⟦" in words or "%{" in words]
    return wrong + [f"too long: {words}" for part, words in told.items() if len(words) > LONGEST[part]]


def leaks(table: Table, view: Any, told: Sequence[Told], other: Any) -> list[str]:
    """Returns the sentences that are others where only what the seat cannot know is other."""
    elsewhere = table.rules.view(other, view.seat)
    one, two = sentences(table, view, told), sentences(table, elsewhere, [*reasoned(table, elsewhere, view.seat)])
    return [] if one == two else [f"{table}: {one} became {two}"]


def sentences(table: Table, view: Any, told: Sequence[Told]) -> list[str]:
    """Returns all that is said in a position, in one language."""
    shown = saying.speaker(table.box, table.seats, "en", **dict(table.options))
    texts = (shown.reason(view, reason, OTHER if reason.compared else "") for _, _, given in told for reason in given)
    return [f"{text.look} {text.fact} {text.so}" for text in texts]
