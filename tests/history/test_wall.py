"""What the wall says of people is what their games say, whichever way they entered."""

import re
from dataclasses import replace

import pytest

from game.history import house, wall
from game.history.adding import TOTAL
from game.history.finished import FinishedGame
from game.history.history import History
from game.history.honours import Feat, honours
from game.history.wall import HouseRecord, Meeting, Point, Streak
from tests.history.games import ANNA, BELA, made_up

GAMES = [
    made_up(0, 50, 40),
    made_up(1, 30, 60, 45),
    made_up(2, 70, 70),
    made_up(3, 20, 90, box="maharaja"),
    made_up(4, 80, 10),
    made_up(5, 80, 20, 90),
    replace(made_up(6, 999, 0), deal=made_up(0, 1, 2).deal),
]
"""The last is a deal that was played before."""


@pytest.fixture
def filled(history: History) -> History:
    for game in GAMES:
        history.add(game)
    return history


def test_games_and_places(filled: History) -> None:
    found = wall.tallies(filled)
    assert {who: (tally.games, tally.wins, tally.places) for who, tally in found.items()} == {
        ANNA: (6, 3, (3, 2, 1)),
        BELA: (6, 3, (3, 2, 1)),
    }
    assert found[ANNA].last == GAMES[5].ended
    assert wall.tallies(filled, "ys", 2)[ANNA].places == (3,)
    assert wall.boxes(filled, BELA)["maharaja"].places == (1,)
    assert {seats: tally.games for seats, tally in wall.by_seats(filled, ANNA, "ys").items()} == {2: 3, 3: 2}


def test_the_line_of_games_ends_with_the_last_one(filled: History) -> None:
    own = [(game.ended, game.seats[0]) for game in GAMES[:6] if game.box == "ys"]
    line = [Point(ended, seat.total, seat.place) for ended, seat in own]
    assert wall.points(filled, ANNA, "ys") == line
    assert wall.points(filled, ANNA, "ys", most=2) == line[-2:]
    assert [point.total for point in wall.points(filled, ANNA, "ys", 3)] == [30, 80]


def test_wins_in_a_row(filled: History) -> None:
    assert wall.streak(filled, ANNA, "ys") == Streak(0, 2)
    filled.add(made_up(7, 9, 8))
    assert wall.streak(filled, ANNA, "ys") == Streak(1, 2)


def test_best_and_mean_by_kind(filled: History) -> None:
    total = wall.totals(filled, ANNA, "ys")[2]
    assert (total.games, total.best, total.mean) == (3, 80, 200 / 3)
    market = wall.page(filled, ANNA, "ys", 2).kinds["market"].own
    assert (market.best, market.game) == (40, 5)


def test_who_was_ahead_of_whom(filled: History) -> None:
    assert wall.meetings(filled, ANNA) == {BELA: Meeting(3, 2, 1)}
    assert wall.meetings(filled, BELA, "ys") == {ANNA: Meeting(1, 3, 1)}
    assert wall.levels(filled, ANNA, "ys") == {"easy": Meeting(0, 2, 0)}


def test_records_of_the_house(filled: History) -> None:
    assert wall.record(filled, "ys", 2) == HouseRecord(ANNA, 80, 5, "P0")
    filled.add(made_up(7, 10, 80))
    assert wall.record(filled, "ys", 2) == HouseRecord(ANNA, 80, 5, "P0")  # as many are no record
    filled.add(made_up(8, 10, 81))
    assert wall.record(filled, "ys", 2) == HouseRecord(BELA, 81, 9, "P1")


def test_a_total_above_all_earlier_ones_is_a_feat(history: History) -> None:
    found = []
    for game in GAMES:
        history.add(game)
        found.append([*honours(history, game.digest).feats])
    assert found == [
        [],
        [],
        [Feat(0, 70, 50, is_house=True), Feat(1, 70, 50, is_house=True)],
        [],
        [Feat(0, 80, 70, is_house=True)],
        [Feat(0, 80, 60, is_house=True)],
        [],
    ]
    history.add(made_up(7, 75, 75))
    brought = honours(history, f"{7:016x}")
    assert [feat for feat in brought.feats if feat.kind == TOTAL] == [Feat(1, 75, 70, is_house=False)]
    assert not honours(history, "unknown")


def test_the_record_of_the_house_is_the_best_of_those_who_broke_it(history: History) -> None:
    history.add(made_up(0, 50, 40))
    history.add(made_up(1, 60, 70))
    assert honours(history, f"{1:016x}").feats == (Feat(1, 70, 50, is_house=True), Feat(0, 60, 50, is_house=False))


def test_a_kind_of_points_is_a_record_after_a_few_games(history: History) -> None:
    found = []
    for number in range(5):
        history.add(made_up(number, 50 + 2 * number, 40))
        found.append([feat for feat in honours(history, f"{number:016x}").feats if feat.kind != TOTAL])
    assert found == [[], [], [], [Feat(0, 28, 27, True, "market")], [Feat(0, 29, 28, True, "market")]]
    history.add(made_up(5, 57, 55))
    assert [feat for feat in honours(history, f"{5:016x}").feats if feat.kind != TOTAL] == [
        Feat(1, 27, 20, is_house=False, kind="market")
    ]


def without_people(game: FinishedGame, *people: str) -> FinishedGame:
    """Returns a game as an older version kept it: some seats have names alone."""
    seats = [
        replace(seat, player=replace(seat.player, person="", name=seat.player.person.upper()), person="")
        if seat.player.person in people
        else seat
        for seat in game.seats
    ]
    return replace(game, seats=tuple(seats))


@pytest.mark.parametrize("people", [(ANNA,), (ANNA, BELA), (BELA, ANNA)])
def test_summaries_are_the_same_whether_people_were_known_before_or_after(
    filled: History, history: History, people: tuple[str, ...]
) -> None:
    def counted(history: History) -> object:
        return [
            (wall.page(history, who, box, seats), wall.achieved(history, who, box), house.box_page(history, box, seats))
            for who in (ANNA, BELA)
            for box in ("ys", "maharaja")
            for seats in (2, 3)
        ]

    before = nameless(counted(filled))
    history.renew(without_people(game, *people) for game in GAMES)
    assert nameless(counted(history)) != before
    for who in people:
        assert history.adopt(who, who) == 7
    assert nameless(counted(history)) == before
    for who in people:
        assert history.disown(who, who) == 7
    assert set(wall.tallies(history)) == {ANNA, BELA}.difference(people)


def nameless(told: object) -> str:
    return re.sub(r"name='\w*'", "", repr(told))
