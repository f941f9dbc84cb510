"""Carrying in Maharaja: where each piece goes; that every kind of move can be made so is asked of all boxes."""

from game.boxes.maharaja.rules import RULES
from game.boxes.maharaja.rules.moves import LowerGovernor, Move, Travel
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.table import items
from game.core.rules import Seat, step
from game.session.dice import Dice
from tests.boxes.looking import AREA, words
from tests.boxes.maharaja.positions import place, turn, village
from tests.boxes.maharaja.tables import decisions, table
from tests.boxes.tables import Hand


def hand(state: State, seat: Seat) -> Hand:
    return Hand(table(4), RULES, state, seat, AREA)


def made(held: Hand) -> set[Move]:
    """Returns the moves that hands can make: by one thing that is carried, or by two."""
    found, halves = set[Move](), []
    for _ in held.ways():
        if held.picker.move is None:
            halves.append(held.picker.choice)
        else:
            found.add(held.picker.move)
    for half in halves:
        held.picker.restore(half)
        found |= {held.picker.move for _ in held.ways() if held.picker.move is not None}
    return found


def test_every_legal_move_is_made_by_carrying_and_no_other() -> None:
    for state, seat in decisions(4)[::3]:
        assert made(hand(state, seat)) == set(RULES.legal(state, seat)), state.public.task


def test_a_governor_is_carried_down_the_track_only() -> None:
    held = hand(turn("governors", "gold"), Seat(0))
    lying, found = table(4).layout(held.view, AREA, held.selection), 0
    for item, drop in held.ways():
        if item.kind == items.GOVERNOR:
            assert held.picker.move == LowerGovernor(item.at[0])
            assert drop.box.y > lying[item].box.cy
            found += 1
    assert found


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
    held = hand(state, seat)
    told = [
        (held.picker.touched, shown.preview(held.view, held.selection).lines)
        for item, _ in held.ways()
        if item == items.architect(seat)
    ]
    garden = [touched for touched, _ in told if len(touched) == 1]
    assert len(garden) == len({touched[0] for touched, _ in told})
    assert len({lines for _, lines in told}) == len(told)


def test_nobody_carries_the_pieces_of_others() -> None:
    for state, seat in decisions(4)[::2]:
        own = [item for item in hand(state, seat).loose if item.kind in (items.ARCHITECT, items.HOUSE)]
        assert all(item.at[-1] == seat for item in own)


def test_a_house_goes_straight_to_every_place_that_has_room_and_says_where_there_is_none() -> None:
    state = turn("move", "gold", houses={"sirhind": [0, 1], "alwar": [2, 1], "kasur": [0]})
    held, house = hand(state, Seat(0)), items.house(place("kasur"), Seat(0))
    assert held.lift(house)
    told = {drop.then for drop in held.drops(house)} - {None}
    after = step(RULES, state, Seat(0), held.picker.move, Dice(1, "luck")).state
    assert told == set(RULES.legal(after, Seat(0)))
    full = table(4).misplaced(held.view, held.selection, items.village(village("alwar")))
    assert full == words()("maharaja.refuse.village_full")
