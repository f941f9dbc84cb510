"""What the table of Ys answers whoever asks "what is this?" or reads it, and which page explains a moment."""

from collections.abc import Iterator
from typing import Any

from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.state import State
from game.boxes.ys.table import YsTable
from game.boxes.ys.table.items import broker_item, card_item, owned_item, place_item, shown_item
from game.core.rules import Seat
from game.paint.box import Box
from game.scenes.rulebook_pages import pages
from game.tabletop.example import example
from game.tabletop.passages import BOARD, SCORING, player
from game.tabletop.selection import Selection
from game.tabletop.zoom import Zoom
from tests.boxes.saying import faults, speaker
from tests.boxes.ys.pictures import GAMES, areas, decisions, table
from tests.boxes.ys.positions import at, before_counting, card, counting, holding, placing

SHIPPED = ("order_bid", "quarter_one", "market_columns", "throne_room", "final_gems")
LAYOUTS = (Selection(), Selection(unfolded="market"), Selection(unfolded="screen"), Selection(zoom=Zoom(2.0, 0.2, 0.2)))
TITLES = {page.title for page in pages("ys")}


def views() -> Iterator[tuple[int, Any]]:
    """Yields the number of players and a view: worked examples, and positions of random games."""
    for name in SHIPPED:
        session = example("ys", name)
        for seat in (None, Seat(0)):
            yield len(session.players), session.view(seat)
    for seats, options in GAMES:
        for state, seat in decisions(seats, 1, **options)[::5]:
            yield seats, RULES.view(state, seat)


def spoken(shown: YsTable, view: Any, area: Box, selection: Selection) -> Iterator[tuple[object, str]]:
    """Yields all that a table answers about its items and parts in one layout."""
    for item in shown.layout(view, area, selection):
        yield item, shown.describe(view, item, selection)
        yield item, shown.explain(view, item, selection)
        yield item, shown.illegal_reason(view, selection, item) or "may be touched"
    for part in shown.parts(view, area, selection):
        yield part.name, part.title
        yield part.name, part.told


def test_every_item_and_part_says_what_it_is_and_is_for(language: str = "hu") -> None:
    found = []
    for number, (seats, view) in enumerate(views()):
        shown = table(seats, language)
        selection = LAYOUTS[number % len(LAYOUTS)]
        area = areas(shown)[number % 5]
        found += [(what, fault) for what, told in spoken(shown, view, area, selection) for fault in faults(told)]
    assert found == []


def test_pointing_anywhere_says_what_it_is() -> None:
    """Parts and items cover the picture; bare table is only what lies between the panels."""
    for number, (seats, view) in enumerate(views()):
        shown = table(seats)
        area, selection = areas(shown)[number % 5], LAYOUTS[number % len(LAYOUTS)]
        boxes = [part.box for part in shown.parts(view, area, selection)]
        assert boxes[0] == area
        bare = covered = 0
        for x in range(int(area.x) + 5, int(area.right), 40):
            for y in range(int(area.y) + 5, int(area.bottom), 40):
                covered += 1
                bare += not any(box.holds(x, y) for box in boxes[1:])
        assert bare < covered * 0.22


def test_names_of_parts_are_told_once() -> None:
    for number, (seats, view) in enumerate(views()):
        names = [part.name for part in table(seats).parts(view, areas(table(seats))[0], LAYOUTS[number % 4])]
        assert len(names) == len({*names})


def test_every_moment_and_every_reason_has_a_page_of_the_rulebook() -> None:
    for seats, view in views():
        shown = table(seats)
        assert shown.page(view, Selection()) in TITLES
        for item in shown.layout(view, areas(shown)[0], Selection()):
            assert shown.reason_page(view, Selection(), item) in TITLES, item


def explained(state: State, item: Any, seat: int = 0) -> str:
    return table(state.public.seats).explain(RULES.view(state, Seat(seat)), item, Selection())


def test_figures_come_from_the_position() -> None:
    """What an area pays now: the next black gem, 5 points with the Merchant, the character of the palace (3, 4, 6)."""
    state = placing()
    state.public.gems = ((0, 0, 0, 0, 3), *state.public.gems[1:])
    assert "adds 4 " in explained(state, place_item(at("1 port")))
    assert "gets 3 points" in explained(state, place_item(at("1 commerce")))
    state.public.shown = (card("spy"), *state.public.shown[1:])
    assert "the Spy" in explained(state, place_item(at("1 palace")))
    assert "8 at the end" in explained(state, owned_item(4))
    busy = counting(4, {"1 port": [(1, 3)]}, effects=[("merchant", 1)])
    assert "gets 5 points" in explained(busy, place_item(at("1 commerce")))


def test_a_hidden_broker_may_be_what_has_not_been_seen() -> None:
    """The values of others' hidden brokers are those that are nowhere in sight (5)."""
    state = counting(4, {"1 port": [(1, 3)]}, front=[(0, 0), (0, 0, 1, 1, 1, 2, 4, 4), (0, 0), (0, 0)])
    assert "worth 3 to 3" in explained(state, broker_item(0))
    assert "do not know" in explained(state, broker_item(0), seat=1)


def test_the_moment_of_a_character_is_told() -> None:
    state = holding(placing(), 0, "banker")
    assert "0 of at most 2" in explained(state, card_item(card("banker")))
    assert "next turn" in explained(state, shown_item(0, card("banker")))
    assert "at once" in explained(state, shown_item(0, card("king")))


def test_a_window_for_characters_leads_to_the_page_of_that_window() -> None:
    state = before_counting(counting(4, {"1 port": [(0, 3)]}), "herald")
    shown, view = table(4), RULES.view(state, Seat(0))
    assert shown.page(view, Selection()) == "counting_cards.title"
    assert shown.reason_page(view, Selection(), shown_item(0, card("king"))) == "characters.title"
    assert shown.page(RULES.view(placing(), Seat(0)), Selection()) == "placing.title"
    waiting = RULES.view(holding(placing(), 0, "banker"), Seat(0))
    assert shown.reason_page(waiting, Selection(), card_item(card("banker"))) == "counting_cards.title"


_BROKERS = {"row 2 blue": [(0, 3)], "row 3 red": [(1, 2), (0, 1)], "1 port": [(0, 4)]}


def read(name: str) -> list[str]:
    """Returns the lines of a part as the first seat reads it, in a counting with a blue gem for the second."""
    state = counting(3, _BROKERS)
    state.public.gems = (state.public.gems[0], (1, 0, 0, 0, 0), state.public.gems[2])
    passages = speaker("ys", 3, "en").passages(RULES.view(state, Seat(0)))
    part = next(passage for passage in passages if passage.name == name)
    return [entry.text or str(entry.item) for row in part.rows for entry in row]


def test_the_market_is_told_row_by_row_and_as_a_whole() -> None:
    assert [line.partition(":")[0] for line in read(SCORING)] == [
        "Quarter 1",
        "Market row 2",
        "Market row 3",
        "Whole market",
    ]


def test_own_brokers_are_read_in_a_part_of_their_own() -> None:
    assert len(read(BOARD)) == sum(party == 0 for standing in _BROKERS.values() for party, _ in standing)


def test_what_gems_are_worth_is_read_of_whoever_has_some() -> None:
    assert read(player(1))[0].endswith("’s gems are now worth 24")
    assert not [line for line in read(player(0)) if "worth" in line]
