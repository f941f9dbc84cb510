"""Whatever lies on a table can be touched, or says why not and leads to the page with the rule."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from game.boxes.maharaja.table import items
from game.core import box as shelf
from game.core.rules import Seat
from game.scenes.rulebook_pages import pages
from game.session.dice import Dice
from game.tabletop import loading
from game.tabletop.items import Item
from game.tabletop.picker import Picker
from game.tabletop.selection import Selection
from game.tabletop.table import Table as ShownTable
from tests.boxes.looking import AREA, cast, selection_of, words
from tests.contract.tables import Moment, Table, all_tables, by_table, random_game

_MOMENTS, _TOUCHES = 24, 3
"""In so many moments of a game everything is pointed at, before and after some touches at random."""
_SAYS_WHAT_IT_IS = {
    items.ARCHITECT, items.ARROW, items.CHARACTER, items.EXCHANGE.kind, items.GOVERNOR, items.HOUSE,
    items.HOUSES.kind, items.MAHARAJA.kind, items.PALACE, items.PALACES.kind, items.SEAT,
}  # fmt: skip
"""People and pieces of Maharaja say what they are where the reason is obvious (see its `test_table_words.py`)."""


def selections(table: Table, shown: ShownTable, view: Any, moment: Moment, whim: Dice) -> Iterator[Selection]:
    """Yields what is chosen before each of some touches at random; then what somebody sees who waits."""
    picker = Picker(shown, view, table.rules.legal(moment.state, moment.seat))
    for _ in range(_TOUCHES):
        before = selection_of(picker, moment.seat, tuple(shown.layout(view, AREA, Selection())))
        lying = tuple(shown.layout(view, AREA, before))
        selection = replace(selection_of(picker, moment.seat, lying), other=picker.other(lying))
        yield selection
        if not selection.open:
            break
        picker.touch(whim.pick(sorted(selection.open)))


def mute(table: Table, shown: ShownTable, view: Any, selection: Selection) -> Iterator[Item]:
    """Yields what can neither be touched nor says why, or leads to no page."""
    titles = {page.title for page in pages(table.box)}
    for item in shown.layout(view, AREA, selection):
        if item in selection.open | selection.other or item in selection.touched:
            continue
        why = shown.illegal_reason(view, selection, item)
        if not why and not (item.kind in _SAYS_WHAT_IT_IS and shown.explain(view, item, selection)):
            yield item
        if why and shown.reason_page(view, selection, item) not in titles:
            yield item


@by_table([table for table in all_tables() if shelf.about(table.box).shelf])
def test_whatever_cannot_be_touched_says_why(table: Table) -> None:
    moments, _ = random_game(table, 1)
    shown, whim = loading.table(table.box)(words(), cast(table.seats), table.complete), Dice(1, "touch")
    for number in sorted({whim.pick(range(len(moments))) for _ in range(_MOMENTS)}):
        moment = moments[number]
        view = table.rules.view(moment.state, moment.seat)
        for selection in selections(table, shown, view, moment, whim):
            assert not [*mute(table, shown, view, selection)], (number, selection.touched)
        waiting = Seat((moment.seat + 1) % table.seats)
        if waiting not in table.rules.to_act(moment.state):
            seen = table.rules.view(moment.state, waiting)
            assert not [*mute(table, shown, seen, Selection(actor=moment.seat, viewer=waiting))], number
