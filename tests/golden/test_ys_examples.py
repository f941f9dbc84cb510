"""The example games of Ys do what its rulebook says of them."""

from game.boxes.ys.rules.events import BlackScored, ColumnsCounted, GemsScored, QuarterCounted, ThroneScored
from game.boxes.ys.rules.moves import ChooseColour, Favour, MoveQuote, PickOrder, Play, TakeGem
from game.boxes.ys.rules.ranking import ranking, totals
from game.boxes.ys.rules.tasks import COLOUR, COLUMN, GEM
from tests.boxes.ys.positions import BLUE, GREEN, PASS, RED, after, at, card, events, go_on, play
from tests.boxes.ys.test_conservation import all_there
from tests.golden import ys_examples as examples
from tests.golden.ys_examples import KEK, LILA, NARANCS, SARGA


def test_every_piece_is_somewhere() -> None:
    for example in examples.examples():
        all_there(example.state)


def test_the_third_picks_first_and_the_tie_goes_to_the_lower_old_card() -> None:
    """Section 3.2."""
    state = examples.order_bid().state
    assert state.public.acting == LILA
    state = after(state, PickOrder(4))
    assert state.public.acting == NARANCS
    state = after(state, PickOrder(1), PickOrder(3))
    assert state.public.order == (2, 1, 4, 3)


def test_quarter_one() -> None:
    """Section 3.4: blue takes a blue and a red gem, yellow a blue one, the green one is left for purple."""
    state = examples.quarter_one().state
    assert state.public.task == GEM and state.public.acting == KEK
    state, _ = play(state, TakeGem(BLUE, BLUE), TakeGem(RED, RED), TakeGem(BLUE, BLUE))
    assert state.public.gems[LILA][GREEN] == 1 and state.public.gems[NARANCS] == (0, 0, 0, 0, 0)
    assert state.public.points[SARGA] == 3


def test_ties_are_broken_by_the_front_and_the_order_card_unless_somebody_intrigues() -> None:
    """Section 3.4 and the Intriguer of section 6."""
    state = examples.ties().state
    tied = [broker for broker in state.public.brokers if broker.place == at("1 commerce")]
    assert sorted(broker.party for broker in tied) == [KEK, NARANCS, LILA]
    _, told = play(state, PASS)
    (counted,) = [event for event in events(told, QuarterCounted) if event.quarter == 0]
    assert counted.areas[1] == (3, 3, 3, None)
    assert ranking(state.public, (3, 3, 3, None)) == (LILA, NARANCS, KEK)
    intrigued = after(state, Play(card("intriguer"), ()))
    assert ranking(intrigued.public, (3, 3, 3, None)) == (KEK, LILA, NARANCS)


def test_three_tied_columns() -> None:
    """Section 3.4."""
    state = examples.market_columns().state
    assert state.public.task == COLOUR and state.public.acting == NARANCS
    state, told = play(state, ChooseColour(GREEN))
    assert events(told, ColumnsCounted) == [ColumnsCounted((4, 4, 0, 4), (3, 1, 0, 3))]
    assert state.public.task == COLUMN and state.public.acting == LILA
    assert totals(state.public, state.public.brokers) == (4, 4, 1, 3)


def test_final_gems() -> None:
    """Section 4."""
    _, told = play(examples.final_gems().state, MoveQuote(BLUE, 1))
    assert events(told, GemsScored)[0].points == (24, 12, 12, 6)


def test_black_gems() -> None:
    """Section 4."""
    _, told = play(examples.black_gems().state, MoveQuote(BLUE, 1))
    assert events(told, BlackScored) == [BlackScored((1, 3, 5, 8), (1, 8, 16, 24))]


def test_two_firsts_in_the_throne_room_get_9_each() -> None:
    """Section 7."""
    state = after(examples.throne_room().state, MoveQuote(BLUE, 1))
    told: list[object] = []
    for seat in range(3):
        state, more = play(state, Favour(0), seat=seat)
        told += more
    (scored,) = events(told, ThroneScored)
    assert [sum(row) for row in scored.brokers] == [9, 9, 2] and scored.points == (9, 9, 3)
    assert go_on(state) == []
