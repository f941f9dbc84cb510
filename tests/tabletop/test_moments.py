"""Great moments: who has really taken the lead."""

import pytest

from game.tabletop.moments import new_leader


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
