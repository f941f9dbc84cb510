"""Everything can be done by hand: pieces are picked up, carried to where they go, and let go there."""

from collections.abc import Iterator, Sequence

from game.boxes.maharaja.rules import RULES
from game.boxes.maharaja.rules.moves import LowerGovernor, Move, Travel
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.view import View
from game.boxes.maharaja.table import MaharajaTable, items
from game.core.rules import Seat, step
from game.paint.box import Box
from game.session.dice import Dice
from game.tabletop.items import Item
from game.tabletop.picker import Picker
from game.tabletop.selection import Selection
from game.tabletop.table import Drop
from tests.boxes.looking import words
from tests.boxes.maharaja.positions import place, turn, village
from tests.boxes.maharaja.tables import decisions, table

AREA = Box(0, 88, 1920, 992)


def seen(shown: MaharajaTable, view: View, picker: Picker, seat: Seat, area: Box) -> Selection:
    lying = tuple(shown.layout(view, area, Selection(touched=picker.touched)))
    return Selection(
        actor=seat,
        viewer=seat,
        touched=picker.touched,
        open=picker.open(lying),
        other=picker.other(lying),
        moves=picker.candidates,
        move=picker.move,
    )


def is_hit(drop: Drop, drops: Sequence[Drop]) -> bool:
    """Tells whether a hand finds a drop among others, of which the smallest is meant."""
    points = [drop.box.part(x / 8, y / 8, 0, 0) for x in range(1, 8) for y in range(1, 8)]
    under = ([other for other in drops if other.box.holds(point.x, point.y)] for point in points)
    return any(min(each, key=lambda other: other.box.w * other.box.h) is drop for each in under if each)


def carried(
    shown: MaharajaTable, state: State, seat: Seat, area: Box, before: Sequence[Item] = ()
) -> Iterator[tuple[Item, Picker]]:
    """Yields what every way to carry something leads to."""
    view, legal = RULES.view(state, seat), RULES.legal(state, seat)
    picker = Picker(shown, view, legal)
    picker.choose(before)
    selection = seen(shown, view, picker, seat, area)
    for item in shown.layout(view, area, selection):
        lifted = shown.lifts(view, selection, item)
        if lifted is None:
            continue
        hand = Picker(shown, view, legal)
        hand.choose(before)
        assert all(hand.touch(other) for other in lifted if other not in hand.touched), item
        start, chosen = hand.choice, seen(shown, view, hand, seat, area)
        drops = shown.drops(view, area, chosen, item)
        assert drops, (item, "has nowhere to go")
        for drop in drops:
            assert is_hit(drop, drops), (item, drop)
            hand.restore(start)
            assert all(hand.touch(other) for other in drop.items), (item, drop)
            yield item, hand


def made(shown: MaharajaTable, state: State, seat: Seat, area: Box) -> set[Move]:
    """Returns the moves that hands can make: by one thing that is carried, or by two."""
    found: set[Move] = set()
    halves: set[tuple[Item, ...]] = set()
    for _, hand in carried(shown, state, seat, area):
        if hand.move is not None:
            found.add(hand.move)
        else:
            halves.add(hand.touched)
    for half in halves:
        found |= {hand.move for _, hand in carried(shown, state, seat, area, half) if hand.move is not None}
    return found


def test_every_legal_move_is_made_by_carrying_alone(
    seats: int = 4, advanced: str = "", area: Box = AREA, each: int = 3
) -> None:
    for state, seat in decisions(seats, advanced=advanced)[::each]:
        assert made(table(seats), state, seat, area) == set(RULES.legal(state, seat)), state.public.task


def test_a_governor_is_carried_down_the_track_only() -> None:
    shown, state = table(4), turn("governors", "gold")
    view = RULES.view(state, Seat(0))
    ways = [(item, hand.move) for item, hand in carried(shown, state, Seat(0), AREA) if item.kind == items.GOVERNOR]
    assert ways
    assert all(move == LowerGovernor(item.at[0]) for item, move in ways)
    lying = shown.layout(view, AREA, Selection())
    for item, _ in ways:
        picker = Picker(shown, view, RULES.legal(state, Seat(0)))
        picker.touch(item)
        (drop,) = shown.drops(view, AREA, seen(shown, view, picker, Seat(0), AREA), item)
        assert drop.box.y > lying[item].box.cy


def test_an_architect_goes_the_cheapest_way_into_a_garden() -> None:
    """Another way is taken where the hand lets go over the courtyard; the preview says what each costs."""
    shown = table(4)
    state, seat = next(
        (state, seat)
        for seed in range(1, 30)
        for state, seat in decisions(4, seed)
        if any(len(shown.clicks(RULES.view(state, seat), move)) > 1 for move in RULES.legal(state, seat)
               if isinstance(move, Travel))
    )  # fmt: skip
    view = RULES.view(state, seat)
    architect = items.architect(seat)
    told = [
        (hand.touched, shown.preview(view, seen(shown, view, hand, seat, AREA)).lines)
        for item, hand in carried(shown, state, seat, AREA)
        if item == architect
    ]
    garden = [touched for touched, _ in told if len(touched) == 1]
    assert len(garden) == len({touched[0] for touched, _ in told})
    assert len({lines for _, lines in told}) == len(told)


def test_nobody_carries_the_pieces_of_others() -> None:
    shown = table(4)
    for state, seat in decisions(4)[::2]:
        for item, _ in carried(shown, state, seat, AREA):
            if item.kind in (items.ARCHITECT, items.HOUSE):
                assert item.at[-1] == seat


def test_a_house_goes_straight_to_every_place_that_has_room_and_says_where_there_is_none() -> None:
    shown, state = table(4), turn("move", "gold", houses={"sirhind": [0, 1], "alwar": [2, 1], "kasur": [0]})
    view, house = RULES.view(state, Seat(0)), items.house(place("kasur"), Seat(0))
    picker = Picker(shown, view, RULES.legal(state, Seat(0)))
    picker.touch(house)
    selection = seen(shown, view, picker, Seat(0), AREA)
    told = {drop.then for drop in shown.drops(view, AREA, selection, house)} - {None}
    after = step(RULES, state, Seat(0), picker.move, Dice(1, "luck")).state
    assert told == set(RULES.legal(after, Seat(0)))
    full = shown.misplaced(view, selection, items.village(village("alwar")))
    assert full == words()("maharaja.refuse.village_full")
