"""The tables of all boxes in positions of random games: what lies where, is read, told and carried, and by whom."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations, product
from typing import Any

import pytest

from game.core.rules import Seat
from game.paint.box import Box, bounds
from game.scenes.rulebook.pages import pages
from game.session.dice import Dice
from game.stage.stage import Pose
from game.tabletop.items import Item, Selection
from game.tabletop.picker import Picker
from game.tabletop.table import Drop
from game.tabletop.table import Table as Shown
from game.tabletop.teaching import FIRST_PAGE
from game.tabletop.zoom import Zoom
from game.widgets.ui import Ui
from tests.boxes.looking import AREA, draw, overlap, picture, touch_only, ui
from tests.boxes.looking import faults as unread
from tests.boxes.saying import game, incomplete, said, told
from tests.boxes.tables import BOXES, FEW, MANY, Hand, decisions, least, made, picked, reached
from tests.breadth import wide
from tests.contract.seals import permuted
from tests.contract.tables import Table, all_tables
from tests.languages import shipped_languages

SETTINGS = [setting for setting in all_tables() if setting.box in BOXES]
FULL = [setting for setting in SETTINGS if len(setting.options) != 1]
every_table = pytest.mark.parametrize("setting", wide([*FEW, *MANY], SETTINGS), ids=str)
in_words = pytest.mark.parametrize(
    ("setting", "language"), wide(product([*FEW, *MANY], ["hu"]), product(FULL, shipped_languages())), ids=str
)
large_tables = pytest.mark.parametrize("setting", MANY, ids=str)
PANELS = {
    *("turn", "market", "hand", "action", "log", "seat", "track", "choice", "payouts", "bank"),
    *("yard", "money", "deck", "majorities", "falcons"),
}
"""Parts of the tables that each have a place of their own; others lie in them."""
_MIDDLE_FIRST = (4, 3, 5, 2, 6, 1, 7)
WINDOWS = [((1024, 600), 1.0), ((1280, 720), 2.0), ((1024, 768), 1.5), ((1920, 1080), 1.5)]
LOOKS = (Selection(), Selection(zoom=Zoom(2.0, 0.2, 0.2)))


# ---------------------------------------------------------------------- what lies where
@every_table
def test_whatever_a_move_needs_lies_inside_the_table_when_it_is_needed(setting: Table) -> None:
    """The first item always lies there; the others as soon as those before are touched."""
    shown, rules = made(setting), setting.rules
    for number, moment in enumerate(decisions(setting, 10)):
        area, seen = (AREA, least(setting))[number % 2], dict[tuple[Item, ...], set[Item]]()
        view, whole = rules.view(moment.state, moment.seat), area.trimmed(top=-1)
        for move in rules.legal(moment.state, moment.seat):
            parts = shown.clicks(view, move)
            for before, part in ((parts[:at], part) for at, part in enumerate(parts)):
                if before not in seen:
                    seen[before] = set(shown.layout(view, area, Selection(touched=before)))
                assert part in seen[before], parts
        for viewer in (None, moment.seat):
            lying = shown.layout(rules.view(moment.state, viewer), area, Selection()).items()
            assert [item for item, pose in lying if bounds([whole, pose.box]) != whole] == []


@every_table
def test_no_panel_lies_on_another_or_on_the_board(setting: Table) -> None:
    shown = made(setting)
    for moment in decisions(setting, 6):
        for viewer, area in ((None, least(setting)), (moment.seat, AREA)):
            view = setting.rules.view(moment.state, viewer)
            panels = {part.name: part.box for part in shown.parts(view, area, Selection())}
            panels = {name: box for name, box in panels.items() if name.partition(":")[0] in PANELS}
            panels |= {str(item): pose.box for item, pose in shown.layout(view, area, Selection()).items()
                       if item.kind == "panel"}  # fmt: skip
            panels |= {"board": board} if (board := shown.board(view, area, Selection())) else {}
            for one, other in combinations(panels, 2):
                assert not overlap(Pose(panels[one]), Pose(panels[other])), (one, other)


@pytest.mark.parametrize("setting", [one for one in (*FEW, *MANY) if one.box.startswith("alhambra")], ids=str)
def test_every_legal_move_is_reached_by_its_parts_in_any_order(setting: Table) -> None:
    """In the other boxes some parts only lie there once others are touched."""
    shown = made(setting)
    for moment in decisions(setting, 8):
        view, moves = setting.rules.view(moment.state, moment.seat), setting.rules.legal(moment.state, moment.seat)
        lying = tuple(shown.layout(view, AREA, Selection()))
        for move in moves[:: max(1, len(moves) // 25)]:
            parts = shown.clicks(view, move)
            for order in (parts, parts[::-1]):
                picker = Picker(shown, view, moves)
                for item in order:
                    assert item in picker.open(lying), (item, move)
                    touch_only(picker, item)
                assert picker.move == move


@every_table
def test_a_thing_is_refused_just_where_it_is_part_of_no_move_and_no_two_moves_are_touched_alike(setting: Table) -> None:
    shown = made(setting)
    for moment in decisions(setting, 16):
        view, moves = setting.rules.view(moment.state, moment.seat), setting.rules.legal(moment.state, moment.seat)
        ways = [Counter(shown.equivalence_key(view, part) for part in shown.clicks(view, move)) for move in moves]
        assert len({frozenset(way.items()) for way in ways}) == len(moves)
        lying, touchable = shown.layout(view, AREA, Selection()), {key for way in ways for key in way}
        mood = picked(setting, moment.state, moment.seat)
        for item in lying:
            leads_on = shown.equivalence_key(view, item) in touchable or item in mood.open
            why = shown.illegal_reason(view, Selection(actor=moment.seat, viewer=moment.seat), item)
            assert not (leads_on and why), (item, why)
            assert leads_on or why or item in mood.other or shown.explain(view, item, mood), item


@every_table
def test_whatever_is_picked_up_has_places_to_go_that_a_hand_finds(setting: Table) -> None:
    """Of places that lie on each other the smallest is meant."""
    for moment in decisions(setting, 5):
        hand = Hand(made(setting), setting.rules, moment.state, moment.seat)
        for item in hand.loose[::2]:
            hand.picker.clear()
            assert hand.lift(item), item
            drops = hand.drops(item)
            assert drops and _found(drops) == {drop.items for drop in drops}, item


def _found(drops: Sequence[Drop]) -> set[tuple[Item, ...]]:
    """Returns what a hand finds that points at the middle of each place, and farther out where that is another one."""
    found = set[tuple[Item, ...]]()
    for drop in drops:
        points = (drop.box.part(x / 8, y / 8, 0, 0) for y in _MIDDLE_FIRST for x in _MIDDLE_FIRST)
        while drop.items not in found and (point := next(points, None)):
            under = [other for other in drops if other.box.holds(point.x, point.y)]
            found.add(min(under, key=lambda other: other.box.w * other.box.h).items)
    return found


@pytest.mark.parametrize(("setting", "each"), wide(product(MANY, [1]), product(FULL, [9])), ids=str)
def test_every_kind_of_move_is_made_by_carrying(setting: Table, each: int) -> None:
    tried = Counter[type]()
    for moment in decisions(setting, 16):
        for move in setting.rules.legal(moment.state, moment.seat)[::-1]:
            tried[type(move)] += 1
            if tried[type(move)] <= each:
                assert reached(Hand(made(setting), setting.rules, moment.state, moment.seat), move), move


# ---------------------------------------------------------------------- what is seen
@pytest.mark.painted
@every_table
def test_what_is_hidden_leaves_no_trace_in_the_picture(setting: Table) -> None:
    """For an onlooker and, by turns, for whoever decides but remembers nothing."""
    luck, others = Dice(3, "seals"), 0
    for number, moment in enumerate(decisions(setting, 4)):
        viewer = moment.seat if number % 2 else None
        other = permuted(setting.box, moment.state, viewer, luck)
        one, two = (setting.rules.forget(setting.rules.view(truth, viewer)) for truth in (moment.state, other))
        assert picture(made(setting), one) == picture(made(setting), two)
        others += other != moment.state
    assert others or setting not in (*FEW, *MANY), "where nothing can be hidden, nothing is compared"


@pytest.mark.painted
@pytest.mark.parametrize(
    ("setting", "language", "window"),
    wide(
        [*((setting, "hu", WINDOWS[1]) for setting in FEW), *((setting, "de", WINDOWS[0]) for setting in MANY)],
        product(FULL, shipped_languages(), WINDOWS),
    ),
    ids=str,
)
def test_every_text_can_be_read(setting: Table, language: str, window: tuple[tuple[int, int], float]) -> None:
    shown, on = made(setting, language), ui(window[0], language, window[1])
    for number, moment in enumerate(decisions(setting, 6)):
        viewer = moment.seat if number % 2 else None
        selection = picked(setting, moment.state, moment.seat) if number % 2 else Selection()
        assert unread(draw(shown, setting.rules.view(moment.state, viewer), selection, on)) == []


@pytest.mark.painted
@pytest.mark.parametrize(
    ("setting", "language"), [*((one, "de") for one in FEW), *((one, "hu") for one in MANY)], ids=str
)
def test_what_is_folded_for_large_letters_can_be_called_up_read_and_folded_again(setting: Table, language: str) -> None:
    shown, on, moment = made(setting, language), ui((1280, 720), language, 2.0), decisions(setting)[-1]
    view, asked = setting.rules.view(moment.state, moment.seat), list[str]()
    mood = Selection(actor=moment.seat, viewer=moment.seat, unfold=asked.append)
    assert unread(draw(shown, view, mood, on)) == []
    tabs = [node.id for node in on.nodes if node.id.startswith("tab:")]
    assert tabs
    for tab in tabs:
        draw(shown, view, mood, on)
        assert press(on, tab) and asked[-1] == tab.removeprefix("tab:")
        marks = draw(shown, view, replace(mood, unfolded=asked[-1]), on)
        assert len(marks) > on.canvas.veiled and unread(marks[on.canvas.veiled :]) == []
        assert press(on, "fold:close") and asked[-1] == ""


def press(on: Ui, name: str) -> bool:
    """Presses what has this name; tells whether it is there."""
    node = on.find(name)
    if node is None or node.act is None:
        return False
    node.act()
    return True


@large_tables
def test_what_lies_on_a_board_that_is_nearer_follows_it_and_is_cut_at_its_edge(setting: Table) -> None:
    """In Ys brokers and medals of a quarter find more room when it is near."""
    shown, moment, near = made(setting), decisions(setting)[-1], Zoom(2.0, 0.3, 0.4)
    view = setting.rules.view(moment.state, moment.seat)
    board = shown.board(view, AREA, Selection())
    whole, close = (shown.layout(view, AREA, Selection(zoom=zoom)) for zoom in (Zoom(), near))
    cut = set[bool]()
    for item, pose in close.items():
        edge = shown.clip(view, AREA, Selection(zoom=near), item)
        assert edge in (None, board)
        cut.add(edge is not None)
        usual = near.over(board).box(whole[item].box) if edge and board else whole[item].box
        if setting.box == "ys":
            assert shown.clip(view, AREA, Selection(), item) is None, "nothing is cut where all is seen"
        else:
            assert (pose.box.x, pose.box.w) == pytest.approx((usual.x, usual.w)), item
    assert cut == ({True, False} if board else {False})


# ---------------------------------------------------------------------- what is told
@in_words
def test_everything_that_happens_is_told_and_everything_that_can_be_done_is_named(
    setting: Table, language: str
) -> None:
    shown, found = made(setting, language), list[str]()
    for number, (state, seat, after, news) in enumerate(game(setting, setting.seats)):
        found += told(shown, setting, seat, after, news)
        found += [] if number % 20 else said(shown, setting.rules, state, seat)
    may_speak = setting.box.startswith("alhambra")  # to whoever is asked, in German
    assert [fault for fault in found if not (may_speak and fault.startswith("speaks to"))] == []


@in_words
def test_every_item_and_part_says_what_it_is_and_is_for(setting: Table, language: str) -> None:
    shown, found = made(setting, language), list[tuple[object, str]]()
    for number, moment in enumerate(decisions(setting, 8)):
        viewer, area = ((None, least(setting)), (moment.seat, AREA))[number % 2]
        view, look = setting.rules.view(moment.state, viewer), LOOKS[number % 3 % 2]
        texts: list[tuple[object, str]] = []
        for part in shown.parts(view, area, look):
            texts += [(part.name, part.title), (part.name, part.told)]
        for item in shown.layout(view, area, look):
            texts += [(item, shown.describe(view, item)), (item, _meant(shown, view, item, look))]
        found += [(what, fault) for what, text in texts for fault in incomplete(text)]
    assert found == []


def _meant(shown: Shown, view: Any, item: Item, look: Selection) -> str:
    """Returns what an item is for; what is below says that only when it is pointed at."""
    lines = shown.preview(view, replace(look, hover=item)).lines
    return shown.explain(view, item, look) or (lines[0][0] if lines else "")


@every_table
def test_parts_have_names_of_their_own_and_cover_the_picture_with_the_items(setting: Table) -> None:
    shown = made(setting)
    for number, moment in enumerate(decisions(setting, 5)):
        view, area = setting.rules.view(moment.state, moment.seat), (AREA, least(setting))[number % 2]
        parts = shown.parts(view, area, Selection())
        assert len({part.name for part in parts}) == len(parts)
        boxes = [*(part.box for part in parts if part.box != area), *_lying(setting, view, area)]
        points = [(x, y) for x in range(20, int(area.w), 40) for y in range(int(area.y) + 20, int(area.bottom), 40)]
        covered = sum(any(box.holds(*point) for box in boxes) for point in points)
        assert covered > 0.78 * len(points), (covered, len(points))


def _lying(setting: Table, view: object, area: Box) -> list[Box]:
    return [pose.box for pose in made(setting).layout(view, area, Selection()).values()]


@every_table
def test_every_moment_has_a_page_of_the_rulebook(setting: Table) -> None:
    titles = {FIRST_PAGE, *(page.title for page in pages(setting.box))}
    for moment in decisions(setting):
        for viewer in (None, moment.seat):
            view = setting.rules.view(moment.state, viewer)
            assert made(setting).page(view, Selection(viewer=viewer)) in titles
        view = setting.rules.view(moment.state, moment.seat)
        assert made(setting).page(view, picked(setting, moment.state, Seat(moment.seat))) in titles
