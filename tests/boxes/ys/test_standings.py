"""What is still possible where brokers lie face down, by what a player knows: places, columns, words."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.components import BLUE, RED, YELLOW
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.view import Broker, View
from game.boxes.ys.table.items import DOWN, column_item, place_item, screen_item
from game.boxes.ys.table.queries import stands_back
from game.boxes.ys.table.standings import Places, columns, moved, possible_places, spans_of, standing, winner
from game.core.rules import Seat
from game.tabletop.items import Item
from tests.boxes.tables import made, picked
from tests.boxes.ys.pictures import table
from tests.boxes.ys.positions import after, at, counting, go_on, placing, up
from tests.contract.tables import Table

EMMA, KRZYSZTOF, LUCJA, BALINT = range(4)
NEUTRAL = 2
Standing = Mapping[str, Sequence[tuple[int, int]]]


def position(seats: int, standing: Standing, hidden: Sequence[int] = (), **options: Any) -> State:
    """Returns a game at the first placement, everybody with 0 and 1 in front, with brokers on the board.

    `hidden` are the numbers of those that lie face down, counted from 0 in the order in which they are named.
    """
    state = placing(seats, **options)
    public = state.public
    for place, brokers in standing.items():
        for party, value in brokers:
            tag, seat = public.next_tag, Seat(party if party < seats else EMMA)
            lies_down = tag in hidden
            public.brokers += (Broker(tag, party, seat, at(place), None if lies_down else value),)
            state.hidden += ((tag, value),) if lies_down else ()
            public.next_tag += 1
            if party < seats:
                state.screens = tuple(
                    _less(row, value) if owner == party else row for owner, row in enumerate(state.screens)
                )
    return state


def _less(screen: tuple[int, ...], value: int) -> tuple[int, ...]:
    found = list(screen)
    found.remove(value)
    return tuple(found)


def seen(state: State, viewer: int | None = EMMA) -> View:
    return RULES.view(state, None if viewer is None else Seat(viewer))


def looked(state: State, place: str = "1 port") -> Places:
    found = possible_places(seen(state), [broker for broker in state.public.brokers if broker.place == at(place)])
    assert found is not None
    return found


def spans(state: State, viewer: int | None = EMMA) -> dict[int, tuple[int, int]]:
    return spans_of(seen(state, viewer), state.public.brokers)


# ---------------------------------------------------------------------- what is settled
def test_a_row_is_won_only_once_nobody_places_and_nothing_is_hidden_and_ties_go_by_what_stands_in_front() -> None:
    """Section 3: where totals are equal, the higher sum in front wins."""
    row = {"row 1 blue": [(EMMA, 3)], "row 1 red": [(KRZYSZTOF, 3)]}
    assert winner(seen(position(4, row)), position(4, row).public.brokers) is None, "more may come"
    state = counting(4, row, front=[(0, 1), (0, 4), (), ()])
    assert winner(seen(state, None), state.public.brokers) is None, "they lie face down"
    state.public.brokers = tuple(replace(broker, value=3) for broker in state.public.brokers)
    state.public.agenda = state.public.agenda[1:]  # what begins the counting
    assert winner(seen(state, None), state.public.brokers) == KRZYSZTOF


def test_other_quarters_stand_back_while_one_is_counted() -> None:
    """Section 3: quarter by quarter."""
    assert [stands_back(placing(4).public, quarter) for quarter in range(4)] == [False] * 4
    state = counting(4, {"1 port": [(EMMA, 3)]}, ships=[(BLUE, RED, YELLOW)])
    go_on(state)
    assert [stands_back(state.public, quarter) for quarter in range(4)] == [False, True, True, True]


# ---------------------------------------------------------------------- what hidden brokers may be (1, 5)
def test_a_hidden_broker_may_be_any_that_its_owner_does_not_show() -> None:
    """Section 1: 0,0,1,1,1,2,3,3,3,4,4; 0 and 1 stand in front."""
    state = position(4, {"1 port": [(EMMA, 2), (KRZYSZTOF, 4), (KRZYSZTOF, 0)]}, hidden=[2])
    assert spans(state) == {EMMA: (2, 2), KRZYSZTOF: (4, 8)}
    both_fours = position(4, {"1 port": [(KRZYSZTOF, 4), (KRZYSZTOF, 4), (KRZYSZTOF, 0)]}, hidden=[2])
    assert spans(both_fours) == {KRZYSZTOF: (8, 11)}


def test_own_hidden_brokers_those_that_the_spy_saw_and_marked_ones_are_no_riddle() -> None:
    """Sections 5 and 6; for an onlooker the first two are. The Soldier's counts five whatever it is."""
    state = position(4, {"1 port": [(EMMA, 3), (KRZYSZTOF, 2), (LUCJA, 2)]}, hidden=[0, 1, 2])
    state.known = ((Seat(EMMA), 1),)
    *others, marked = state.public.brokers
    state.public.brokers = (*others, replace(marked, marked=True))
    assert spans(state) == {EMMA: (3, 3), KRZYSZTOF: (2, 2), LUCJA: (5, 5)}
    assert spans(state, None) == {EMMA: (0, 4), KRZYSZTOF: (0, 4), LUCJA: (5, 5)}


def test_neutral_brokers_are_of_those_that_their_placer_had() -> None:
    """Section 7: 4,2,1,0 each, and nobody may look at a placed one; Emma still sees 4 and 1 behind her screen."""
    state = position(2, {"1 port": [(NEUTRAL, 2)]}, hidden=[0])
    state.neutrals = ((0, 1, 4), state.neutrals[1])
    assert spans(state, EMMA) == {NEUTRAL: (2, 2)} and spans(state, KRZYSZTOF) == {NEUTRAL: (0, 4)}
    state.seen = ((Seat(EMMA), 0),)
    assert standing(seen(state), state.public.brokers)[NEUTRAL].told == "?", "who placed it is not shown it either"


# ---------------------------------------------------------------------- the viewer's place (3)
def test_a_place_is_open_as_far_as_hidden_brokers_leave_it() -> None:
    """Krzysztof's may be 0 to 4, or 0 to 7 together; whatever it is, it is less than two fours."""
    assert looked(position(4, {"1 port": [(EMMA, 3), (KRZYSZTOF, 0)]}, hidden=[1])) == Places(1, 2, is_final=False)
    two = position(4, {"1 port": [(EMMA, 3), (KRZYSZTOF, 0), (LUCJA, 4)]}, hidden=[1])
    assert looked(two) == Places(2, 3, is_final=False)
    assert looked(position(4, {"1 port": [(EMMA, 4), (EMMA, 4), (KRZYSZTOF, 0)]}, hidden=[2])).worst == 1


def test_who_wins_a_tie_is_known_once_no_broker_may_come_to_the_front() -> None:
    """Section 3: all brokers that are left join the front; equal sums there go by the lower order card."""
    standing: Standing = {"1 port": [(EMMA, 3), (KRZYSZTOF, 3)]}
    assert looked(position(4, standing)) == Places(1, 2, is_final=False)
    for order, place in (((1, 2, 3, 4), 1), ((2, 1, 3, 4), 2)):
        state = position(4, standing, order=order)
        state.public.behind = (0,) * 4
        assert looked(state) == Places(place, place, is_final=False)


def test_the_neutral_player_wins_a_tie() -> None:
    """Section 7."""
    assert looked(position(2, {"1 port": [(EMMA, 4), (NEUTRAL, 4)]})) == Places(2, 2, is_final=False)


def test_nothing_is_won_or_lost_before_the_counting() -> None:
    """More brokers may come, and fronts may change; then the lower sum in front loses a tie for good."""
    standing: Standing = {"1 port": [(EMMA, 4), (KRZYSZTOF, 4)], "2 port": [(EMMA, 4), (KRZYSZTOF, 3)]}
    before = position(4, standing)
    tied, ahead = looked(before), looked(before, place="2 port")
    assert not (tied.is_won or tied.is_lost or ahead.is_won)
    state = counting(4, standing, front=((1,), (2,), (0,), (0,)))
    state.public.agenda = ()
    state.public.brokers = tuple(replace(b, value=dict(state.hidden)[b.tag]) for b in state.public.brokers)
    assert looked(state).is_lost and looked(state, place="2 port").is_won


def test_whoever_is_not_there_has_no_place() -> None:
    state = position(4, {"1 port": [(KRZYSZTOF, 4)]})
    assert [possible_places(seen(state, viewer), state.public.brokers) for viewer in (EMMA, None)] == [None, None]


# ---------------------------------------------------------------------- the columns of the market (3)
def test_columns_are_told_what_they_move_as_things_stand() -> None:
    """1st +2, 2nd +1, 3rd −1, 4th −2; equal totals go by brokers, then share what they have."""
    standing: Standing = {
        "row 1 red": [(EMMA, 2)],
        "row 2 red": [(EMMA, 1)],
        "row 1 blue": [(KRZYSZTOF, 3)],
        "row 1 green": [(LUCJA, 1)],
        "row 1 yellow": [(BALINT, 1)],
    }
    assert [moved(found) for found in columns(seen(position(4, standing)))] == ["+1", "−1/−2", "−1/−2", "+2"]
    assert {moved(found) for found in columns(seen(position(4, {})))} == {"±2"}


def test_a_column_is_sure_of_its_place_only_where_hidden_brokers_cannot_change_it() -> None:
    """An empty column comes after one with only a 0."""
    standing: Standing = {
        "row 1 blue": [(EMMA, 4)],
        "row 2 blue": [(EMMA, 4)],
        "row 1 green": [(KRZYSZTOF, 3)],
        "row 1 red": [(LUCJA, 1)],
    }
    assert [found.is_sure for found in columns(seen(position(4, standing, hidden=[3])))] == [True, False, True, False]
    assert all(found.is_sure for found in columns(seen(position(4, standing), LUCJA)))
    assert [moved(found) for found in columns(seen(position(4, standing, hidden=[3])))] == ["+2", "+1?", "−2", "−1?"]
    equal: Standing = {"row 1 blue": [(EMMA, 4)], "row 1 red": [(LUCJA, 1)]}
    assert not any(found.is_sure for found in columns(seen(position(4, equal, hidden=[1]))))


# ---------------------------------------------------------------------- in words
def lines(state: State, hover: Item | None, touched: Sequence[Item] = ()) -> list[str]:
    setting = Table("ys", state.public.seats, ())
    selection = replace(picked(setting, state, Seat(EMMA), touched), hover=hover)
    return [line for line, _ in made(setting).preview(seen(state), selection).lines]


def test_who_points_at_an_area_reads_sums_what_is_possible_and_the_own_place() -> None:
    state = position(4, {"1 port": [(EMMA, 3), (KRZYSZTOF, 4), (KRZYSZTOF, 0), (LUCJA, 1)]}, hidden=[2, 3])
    told = lines(state, place_item(at("1 port")))
    assert told[0] == "Emma: 2nd to 3rd if it were counted now"
    assert told[1:4] == ["Emma: 3", "Krzysztof: 4 and 1 hidden = 4–8", "Łucja: 1 hidden = 0–4"]
    assert lines(state, place_item(at("2 port")))[0] == "nobody is here"
    assert "Krzysztof: 4 and 1 hidden = 4–8" in table(4).describe(seen(state), place_item(at("1 port")))


def test_a_broker_tells_what_it_would_change_where_it_would_go() -> None:
    state = position(4, {"1 port": [(KRZYSZTOF, 3)], "1 palace": [(KRZYSZTOF, 2)]})
    change = "place if it were counted now: area – → 1 and quarter – → 2"
    assert lines(state, place_item(at("1 port")), [screen_item(4, 0)])[0] == change
    assert lines(state, None, [screen_item(4, 0), place_item(at("1 port"))])[0] == change
    assert lines(state, None, [screen_item(4, 0), DOWN, place_item(at("1 port"))])[0] == change
    assert lines(after(state, up(4, "1 port")), place_item(at("1 port")))[0] == "Emma: 1st if it were counted now"


@pytest.mark.parametrize(
    ("front", "told"), [((0, 1), "Emma has the lower order card"), ((0, 3), "Krzysztof has more in front")]
)
def test_a_tie_of_open_brokers_is_explained(front: tuple[int, int], told: str) -> None:
    """Section 3: the sum in front, then the order card; nothing is said while a broker is hidden."""
    standing: Standing = {"1 port": [(EMMA, 4), (KRZYSZTOF, 4), (LUCJA, 1)]}
    state = position(4, standing)
    assert "tie: the front is not complete yet" in lines(state, place_item(at("1 port")))
    state.public.front, state.public.behind = ((0, 1), front, (0, 1), (0, 1)), (0,) * 4
    assert f"tie: {told}" in lines(state, place_item(at("1 port")))
    assert not [line for line in lines(position(4, standing, hidden=[2]), place_item(at("1 port"))) if "tie" in line]


def test_who_points_at_a_column_reads_what_it_moves() -> None:
    state = position(4, {"row 1 red": [(EMMA, 2)], "row 2 red": [(KRZYSZTOF, 1)]}, hidden=[1])
    assert lines(state, column_item(3))[:2] == ["Red column: 2 and 1 hidden, 2 brokers", "as things stand: +2"]
