"""What any table has: the picker, the zoom, panels that fold, the log, the moments of a game."""

from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType, SimpleNamespace
from typing import Any

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.boxes.alhambra.rules.events import TileBought
from game.boxes.alhambra_cards.rules.events import BuildingBought
from game.boxes.maharaja.rules.events import TurnBegun
from game.boxes.ys.rules.events import BidChosen, BidsRevealed
from game.paint.box import Box
from game.session.session import Session
from game.tabletop.ended import Chronicle
from game.tabletop.folding import overlay, tab
from game.tabletop.items import Item, Selection
from game.tabletop.moments import new_leader
from game.tabletop.picker import Picker
from game.tabletop.players import table_of
from game.tabletop.zoom import MOST, WHOLE, Zoom
from game.widgets.controls import button
from game.widgets.input import Input
from game.widgets.node import Node, Role
from game.widgets.ui import Ui
from tests.boxes.looking import words
from tests.golden.kept import finished
from tests.scenes.driver import begun, new_session

CARDS = [Item("card", (number,)) for number in range(3)]
MOVES = ["0", "01", "12"]
"""Each move is made by touching the cards that it names."""


def picker(suggested: str | None = None, again: Mapping[Item, Item] = MappingProxyType({})) -> Picker:
    """Takes the move that a first touch raises, and what one more touch on a card adds."""
    table: Any = SimpleNamespace(
        equivalence_key=lambda view, item: item,
        clicks=lambda view, move: [CARDS[int(number)] for number in move],
        suggest=lambda view, item, moves: suggested,
        unlisted=lambda view, items: None,
        again=lambda view, item: again.get(item),
    )
    return Picker(table, None, MOVES)


@pytest.mark.parametrize(("suggested", "whole"), [(None, "02"), ("12", "012")])
def test_what_makes_a_move_at_one_touch_is_known(suggested: str | None, whole: str) -> None:
    """Card 0 is one by itself, card 2 brings the rest of the only one left, card 1 what is suggested."""
    assert picker(suggested).whole(CARDS) == {CARDS[int(number)] for number in whole}


@pytest.mark.parametrize(
    ("touches", "left"),
    [("0", "0"), ("00", ""), ("01", "01"), ("011", "0"), ("010", "1"), ("0110", ""), ("02", "12"), ("2", "12")],
)
def test_a_second_touch_gives_back_what_was_chosen(touches: str, left: str) -> None:
    """A card that fits nothing chosen begins anew, and raises the only move that is left."""
    chooser = picker()
    for number in touches:
        assert chooser.touch(CARDS[int(number)])
    assert sorted(chooser.touched) == [CARDS[int(number)] for number in left]


@pytest.mark.parametrize(("again", "left"), [(1, ""), (0, "1")])
def test_giving_back_what_raised_a_move_gives_back_all_that_was_raised(again: int, left: str) -> None:
    chooser = picker("01")
    chooser.touch(CARDS[1])
    assert {*chooser.raised} == {CARDS[0], CARDS[1]}
    chooser.touch(CARDS[again])
    assert [*chooser.touched] == [CARDS[int(number)] for number in left]


@pytest.mark.parametrize(("touches", "left"), [("1", "1"), ("11", "12"), ("111", ""), ("011", "0")])
def test_what_may_be_chosen_once_more_is_before_it_is_given_back(touches: str, left: str) -> None:
    chooser = picker(again={CARDS[1]: CARDS[2]})
    for number in touches:
        assert chooser.touch(CARDS[int(number)])
    assert [*chooser.touched] == [CARDS[int(number)] for number in left]


BOARD = Box(100, 50, 800, 600)
zooms = st.builds(Zoom, st.floats(1, MOST), st.floats(-0.5, 1.5), st.floats(-0.5, 1.5))
points = st.tuples(st.floats(BOARD.x, BOARD.right), st.floats(BOARD.y, BOARD.bottom))


def test_the_whole_board_lies_where_it_always_does() -> None:
    assert WHOLE.over(BOARD).box(BOARD) == BOARD


@given(zooms)
def test_a_board_fills_its_box_however_near_it_is(zoom: Zoom) -> None:
    shown = zoom.over(BOARD).box(BOARD)
    assert shown.x <= BOARD.x + 1e-6 and shown.right >= BOARD.right - 1e-6
    assert shown.y <= BOARD.y + 1e-6 and shown.bottom >= BOARD.bottom - 1e-6


@given(st.floats(1, MOST), points)
def test_what_is_under_the_hand_stays_there_while_the_board_comes_nearer(times: float, at: tuple[float, float]) -> None:
    zoom = WHOLE.held(BOARD, times, at, at)
    assert zoom.over(BOARD).at(at) == pytest.approx(at, abs=1e-6)


def test_a_hand_moves_the_board_as_far_as_its_edges_allow() -> None:
    near = Zoom(2)
    middle = (BOARD.cx, BOARD.cy)
    moved = near.held(BOARD, 1, middle, (BOARD.cx + 50, BOARD.cy - 20))
    assert moved.over(BOARD).at(middle) == pytest.approx((BOARD.cx + 50, BOARD.cy - 20))
    far = near.held(BOARD, 1, middle, (BOARD.cx + 9000, BOARD.cy))
    assert far.over(BOARD).at((BOARD.x, BOARD.cy)) == pytest.approx((BOARD.x, BOARD.cy))
    back = far.held(BOARD, 1, middle, (BOARD.cx - 10, BOARD.cy))
    assert back.over(BOARD).x == pytest.approx(far.over(BOARD).x - 10), "nothing to make up for first"


@given(zooms, points)
def test_what_has_the_focus_comes_into_sight(zoom: Zoom, at: tuple[float, float]) -> None:
    x, y = zoom.over(BOARD).at(at)
    box = Box(x - 20, y - 20, 40, 40)
    shown = zoom.showing(BOARD, box)
    place = shown.over(BOARD).at(zoom.over(BOARD).back((box.cx, box.cy)))
    assert BOARD.grown(1e-6).holds(*place)


def test_a_part_of_the_board_is_brought_as_near_as_it_fits() -> None:
    part = Box(500, 350, 200, 100)
    shown = WHOLE.on(BOARD, part)
    assert shown.k == 4
    assert (shown.over(BOARD).box(part).cx, shown.over(BOARD).box(part).cy) == pytest.approx((BOARD.cx, BOARD.cy))


def test_a_way_between_two_zooms_begins_and_ends_at_them() -> None:
    goal = Zoom(4, 0.2, 0.8)
    assert WHOLE.towards(goal, 0) == WHOLE
    assert WHOLE.towards(goal, 1) == goal
    assert WHOLE.towards(goal, 0.5).k == pytest.approx(2)


class Folder:
    """A window with a button, a tab, and the panel that the tab calls up."""

    def __init__(self) -> None:
        pygame.init()
        self.ui = Ui(pygame.display.set_mode((1024, 600)), lambda key, /, **values: key)
        self.hands = Input(self.ui)
        self.unfolded = ""
        self.pressed = 0
        self.draw()

    def draw(self) -> None:
        selection = Selection(unfolded=self.unfolded, unfold=self.unfold)
        self.ui.begin()
        button(self.ui, "below", Box(1400, 500, 200, 60), "below", self.press, key=pygame.K_RETURN)
        tab(self.ui, selection, "ranks", Box(40, 40, 200, 52), "trophy", "ranks")
        overlay(self.ui, selection, "ranks", Box(400, 200, 900, 700), self.paint)
        self.ui.end()

    def paint(self, box: Box) -> None:
        self.ui.add(Node("inside", Role.TEXT, "inside", self.ui.canvas.rect(box)))

    def press(self) -> None:
        self.pressed += 1

    def unfold(self, key: str) -> None:
        self.unfolded = key

    def click(self, pos: tuple[int, int]) -> None:
        self.ui.now += 1
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.hands.handle(pygame.event.Event(kind, pos=pos, button=1))
            self.draw()

    def key(self, key: int) -> None:
        self.ui.now += 1
        self.hands.handle(pygame.event.Event(pygame.KEYDOWN, key=key, unicode="", mod=0))
        self.hands.handle(pygame.event.Event(pygame.KEYUP, key=key, mod=0))
        self.draw()

    def place(self, name: str) -> tuple[int, int]:
        node = self.ui.find(name)
        assert node is not None
        return node.rect.center


@pytest.fixture
def folder() -> Folder:
    return Folder()


def test_a_tab_calls_its_panel_up_and_a_touch_beside_it_folds_it(folder: Folder) -> None:
    assert folder.ui.find("inside") is None
    folder.click(folder.place("tab:ranks"))
    assert folder.unfolded == "ranks"
    assert folder.ui.find("inside") is not None
    folder.click(folder.place("inside"))
    assert folder.unfolded == "ranks", "looking at the panel leaves it where it is"
    folder.click((5, 590))
    assert folder.unfolded == ""
    assert folder.ui.find("inside") is None


def test_its_button_and_escape_fold_it(folder: Folder) -> None:
    folder.click(folder.place("tab:ranks"))
    folder.click(folder.place("fold:close"))
    assert folder.unfolded == ""
    folder.click(folder.place("tab:ranks"))
    folder.key(pygame.K_ESCAPE)
    assert folder.unfolded == ""


def test_nothing_below_can_be_reached_meanwhile(folder: Folder) -> None:
    place = folder.place("below")
    folder.click(folder.place("tab:ranks"))
    assert folder.ui.find("below") is None
    folder.click(place)
    assert folder.pressed == 0
    folder.click(folder.place("tab:ranks"))
    folder.key(pygame.K_RETURN)
    assert (folder.pressed, folder.unfolded) == (0, "")
    folder.click(place)
    assert folder.pressed == 1


def test_the_keyboard_goes_on_at_the_tab(folder: Folder) -> None:
    folder.ui.focus_on(folder.ui.find("tab:ranks"))
    folder.key(pygame.K_RETURN)
    assert folder.ui.focus == "fold:close"
    folder.key(pygame.K_SPACE)
    assert (folder.unfolded, folder.ui.focus) == ("", "tab:ranks")


def test_where_nobody_can_call_it_up_a_tab_is_only_seen(folder: Folder) -> None:
    folder.ui.begin()
    tab(folder.ui, Selection(unfolded="ranks"), "ranks", Box(40, 40, 200, 52), "trophy", "ranks")
    overlay(folder.ui, Selection(unfolded="ranks"), "ranks", Box(400, 200, 900, 700), folder.paint)
    folder.ui.end()
    node = folder.ui.find("tab:ranks")
    assert node is not None and not node.is_reachable
    assert folder.ui.find("inside") is None


def chronicle(session: Session) -> Chronicle:
    found = table_of(words(), session).chronicle(session.beats(None))
    assert found is not None
    return found


def lines(found: Chronicle, seat: int) -> list[str]:
    """Returns all lines of a seat."""
    return [line.text for chapter in found.chapters for line in chapter.lines[seat]]


@pytest.mark.parametrize(
    ("name", "kind"),
    [("alhambra_cards/three-shared-win", BuildingBought), ("alhambra/six-modules-youngest", TileBought)],
)
def test_every_purchase_stands_before_its_buyer_under_the_scoring_that_it_came_before(
    name: str, kind: type[BuildingBought | TileBought]
) -> None:
    session = finished(name)
    found, events = chronicle(session), [e for beat in session.beats(None) for e in beat.events]
    bought = [event for event in events if isinstance(event, kind)]
    for seat in range(len(session.players)):
        own = [event for event in bought if event.seat == seat]
        for told, event in zip(lines(found, seat), own, strict=True):
            assert f": {event.price} " in told
            assert told.endswith(f"paid {event.paid}") != event.exact
    letters = "ABC" if kind is BuildingBought else "123"
    assert [chapter.title for chapter in found.chapters] == [f"Up to scoring {letter}" for letter in letters]


def test_every_round_of_ys_tells_the_bids_as_they_were_revealed() -> None:
    session = finished("ys/four")
    found, events = chronicle(session), [e for beat in session.beats(None) for e in beat.events]
    revealed = [event.bids for event in events if isinstance(event, BidsRevealed)]
    assert [chapter.title for chapter in found.chapters] == [f"Round {number} of 4" for number in (1, 2, 3, 4)]
    for chapter, bids in zip(found.chapters, revealed, strict=True):
        for told, bid in zip(chapter.lines, bids, strict=True):
            assert told[0].text == f"{max(bid)} + {min(bid)} = {sum(bid)}"
            assert told[1].text.startswith("order card ")


def test_a_bid_that_is_not_revealed_is_in_nobodys_chronicle() -> None:
    session = begun(new_session("human", "human", "human", box="ys"), 1)
    bidder = session.beats(None)[-1].seat
    assert bidder is not None
    assert any(isinstance(event, BidChosen) for event in session.beats(bidder)[-1].events)
    assert not chronicle(session).chapters


def test_every_round_of_maharaja_tells_each_plan_once_it_is_revealed() -> None:
    session = finished("maharaja/four-everything")
    found = chronicle(session)
    revealed = Counter(e.seat for beat in session.beats(None) for e in beat.events if isinstance(e, TurnBegun))
    plans = [
        Counter(seat for seat in range(4) for line in each.lines[seat] if " + " in line.text) for each in found.chapters
    ]
    assert sum(plans, Counter()) == revealed
    assert all(set(each.values()) == {1} for each in plans[1:])
    assert found.chapters[1].title.startswith("Round 1: ")


def test_a_line_names_the_entry_that_told_it() -> None:
    session = finished("alhambra_cards/two-tie")
    for chapter in chronicle(session).chapters:
        for seat, told in enumerate(chapter.lines):
            for line in told:
                (beat,) = [beat for beat in session.beats(None) if beat.number == line.number]
                assert beat.seat == seat and any(isinstance(event, BuildingBought) for event in beat.events)


@pytest.mark.parametrize(
    ("now", "before", "leader"),
    [
        ((5, 9), [(5, 3)], 1),
        ((9, 5), [(5, 3)], None),  # the lead stays
        ((5, 0), [(0, 0), (0, 0)], None),  # it begins
        ((7, 7), [(5, 3)], None),  # nobody has it
        ((8, 7), [(7, 7), (6, 5), (0, 0)], None),  # it came back to where it was
        ((7, 8), [(7, 7), (6, 5), (0, 0)], 1),
        ((), [], None),
    ],
)
def test_only_who_passes_the_last_sole_leader_takes_the_lead(
    now: tuple[int, ...], before: list[tuple[int, ...]], leader: int | None
) -> None:
    assert new_leader(now, before) == leader
