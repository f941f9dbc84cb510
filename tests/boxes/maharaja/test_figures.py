"""The pictures of the rulebook agree with the rules and with the sentences beside them."""

import re

from game.boxes.maharaja.figures import setting, turns
from game.boxes.maharaja.rules.actions import NAMES as ACTIONS
from game.boxes.maharaja.rules.components import CENTRE, CHARACTERS, CITIES, HOME, ROADS, SITES
from game.boxes.maharaja.rules.network import Network
from game.boxes.maharaja.rules.rounds import INCOME, begin_round, lowerable
from game.boxes.maharaja.rules.scoring import CENTRE_POINTS, OUTER_POINTS, PAYOUTS, SADHU_POINTS, score, score_city
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.tolls import is_connected, toll_of
from game.boxes.maharaja.rules.turn import ARTISAN_PRICE, FETCHED, HOUSE_PRICE, PALACE_PRICE, TAKEN_GOLD
from game.boxes.maharaja.rules.view import NEUTRAL, ROUNDS, SHORT_ROUNDS, Public
from game.core.rules import Seat
from tests.boxes.figures import EVERY_LANGUAGE, numbers
from tests.boxes.looking import words
from tests.golden import maharaja_positions

LETTERS = "ABCDEFG"
NUMBERED = 7
"""How many start boxes lie below box 1."""


def told(language: str, key: str) -> str:
    return words(language)(f"rulebook_maharaja.{key}")


def from_below(public: Public) -> str:
    """Returns the letters of the governors from the arrow up, a dot for an empty box among the start boxes."""
    shown = "".join("." if city is None else LETTERS[city] for city in public.track)
    return shown.rstrip(".")


def lowest(public: Public) -> int:
    return next(city for city in public.track if city is not None)


def mentioned(language: str, key: str) -> set[str]:
    """Returns the governors whose letters stand alone in a text."""
    return set(re.findall(r"\b([A-G])\b", told(language, key)))


# ---------------------------------------------------------------------- sentences
@EVERY_LANGUAGE
def test_sentences_name_the_numbers_of_the_rules(language: str) -> None:
    """Components, the first pages, the characters, the actions: prices and amounts."""

    def said(key: str) -> list[int]:
        return numbers(told(language, key))

    def of(key: str) -> list[int]:
        return numbers(words(language)(f"maharaja.{key}"))

    assert {CENTRE_POINTS, OUTER_POINTS} <= {*said("parts.garden")} and len(SITES) - 1 == 6
    assert 5 in said("one_turn.paid") and TAKEN_GOLD in said("one_turn.build") and {7, 10} & {*said("two_minutes.end")}
    assert SADHU_POINTS in of("ability.sadhu") and FETCHED == 2
    for key, amounts in (
        ("ability.trader", [INCOME]),
        ("ability.artisan", [ARTISAN_PRICE, PALACE_PRICE]),
        ("action_text.gold", [TAKEN_GOLD]),
        ("action_text.house", [HOUSE_PRICE]),
        ("action_text.two_houses", [HOUSE_PRICE]),
        ("action_text.palace", [PALACE_PRICE]),
        ("action_text.palace_house", [HOUSE_PRICE, PALACE_PRICE]),
    ):
        assert sorted(of(key)) == amounts, key
    caption = told(language, "plan.disc").lower()
    stems = [words(language)(f"maharaja.action_name.{ACTIONS[action]}").lower()[:-1] for action in setting.DISC]
    assert all(stem in caption for stem in stems), (stems, caption)


@EVERY_LANGUAGE
def test_whoever_reads_how_the_game_ends_learns_of_the_last_round(language: str) -> None:
    """7: a governor on box 10, and in any case round 10."""
    for page in (("two_minutes.end",), ("end.when", "end.palace", "end.governor"), ("aid.end",)):
        text = " ".join(told(language, key) for key in page)
        assert len(re.findall(rf"\b{ROUNDS}\b", text)) == 2, text
    assert str(SHORT_ROUNDS) in told(language, "end.short")


# ---------------------------------------------------------------------- pictures
def test_one_road_from_the_start_is_open_and_the_other_lacks_one_house() -> None:
    """Setup: a village without a house blocks."""
    public = setting.WAYS
    assert is_connected(public, Seat(0), setting.LEFT)
    assert not is_connected(public, Seat(0), setting.RIGHT)
    roads = [road for road in ROADS if set(road.ends) == {setting.RIGHT, len(CITIES)}]
    assert [sum(not public.villages[village] for village in road.villages) for road in roads] == [1]


# ---------------------------------------------------------------------- the track
@EVERY_LANGUAGE
def test_in_the_first_round_a_is_on_box_1_and_b_is_next(language: str) -> None:
    """Round: the lowest governor goes above the topmost one, the Maharaja to his city."""
    public = setting.LOWERED[0]
    assert from_below(public) == ".BCDEFGA"
    assert (public.city, public.track[NUMBERED], lowest(public)) == (setting.A, setting.A, setting.B)
    assert mentioned(language, "round.track") - {"A", "B"} in (set(), {"I"})
    assert numbers(told(language, "round.track")) == [1, 1, 1, 2]


@EVERY_LANGUAGE
def test_lowering_d_lifts_b_and_c(language: str) -> None:
    """Governors: the first example of the rulebook."""
    before, after = setting.LOWERED
    assert setting.D in lowerable(before)
    assert [from_below(public) for public in (before, after)] == [".BCDEFGA", ".DBCEFGA"]
    assert lowest(after) == setting.D
    assert {"B", "C", "D"} <= mentioned(language, "governors.lowered")


@EVERY_LANGUAGE
def test_lowering_f_lifts_e_and_leaves_a_box_empty(language: str) -> None:
    """Governors: the second example; in the next round F goes to box 5, above C."""
    before, after = setting.GAP
    assert [from_below(public) for public in (before, after)] == ["....EFGADBC", "...F.EGADBC"]
    state = State(after.copy(), (0,) * after.seats, (None,) * after.seats)
    begin_round(state, lambda event: None)
    box = state.public.track.index(setting.F)
    assert state.public.city == setting.F
    assert state.public.track[box - 1] == setting.C
    assert box - NUMBERED + 1 in numbers(told(language, "governors.gap"))
    assert {"C", "E", "F"} <= mentioned(language, "governors.gap")


def test_the_tracks_are_those_of_the_example_games() -> None:
    """Governors: what is read in the book can be played."""
    assert setting.LOWERED[0].track == maharaja_positions.governor_lowered().state.public.track
    assert setting.GAP[0].track == maharaja_positions.governor_gap().state.public.track


# ---------------------------------------------------------------------- planning, travelling
@EVERY_LANGUAGE
def test_the_traveller_pays_what_the_caption_says(language: str) -> None:
    """Travelling: 1 gold to each owner, 2 if both houses were one player's."""
    assert len(set(setting.TOLL.villages[setting.TOLL_VILLAGE])) == 2
    paid = toll_of(setting.TOLL, setting.TRAVELLER, (setting.TOLL_ROAD,))
    assert paid == (1, 1, 0)
    public = setting.TOLL.copy()
    public.villages = Network.read(
        (Seat(0), Seat(0)) if len(set(owners)) == 2 else owners for owners in public.villages
    )
    both = toll_of(public, setting.TRAVELLER, (setting.TOLL_ROAD,))
    assert both == (2, 0, 0)
    assert {*numbers(told(language, "travel.figure"))} == {1, 2}


# ---------------------------------------------------------------------- scoring, variants
@EVERY_LANGUAGE
def test_presence_counts_what_the_caption_says(language: str) -> None:
    """Scoring: 1, 1 and 7 points."""
    points = [score(setting.PRESENT, Seat(seat), setting.SCORED).points for seat in range(3)]
    assert points == [1, 1, 7]
    assert numbers(told(language, "scoring.presence")) == points


def test_three_players_leave_two_neutral_palaces_on_outer_sites() -> None:
    """Neutral palaces: with three players, two of the outer sites are taken everywhere."""
    for garden in setting.NEUTRAL.sites:
        assert garden[CENTRE] is None
        assert garden.count(NEUTRAL) == 2


def test_every_character_is_at_home_in_one_city() -> None:
    assert sorted(HOME) == [*CHARACTERS]


def test_one_turn_is_told_as_it_is_shown() -> None:
    """Section 6: centre palace, house and architect are 5 points, which nobody has in Delhi besides."""
    built = turns.played(*turns.moves())
    scored = score_city(built, built.city or 0)
    assert [scored.scores[0].points, scored.payouts[0]] == [5, PAYOUTS[built.seats][0]]
