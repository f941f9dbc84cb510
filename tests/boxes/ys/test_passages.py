"""What is read of the table of Ys: own brokers by place, the market as a whole, and what gems are worth."""

from game.boxes.ys.rules import RULES
from game.core.rules import Seat
from game.tabletop.passages import BOARD, SCORING, player
from tests.boxes.saying import speaker
from tests.boxes.ys.positions import counting

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
