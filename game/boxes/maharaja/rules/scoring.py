"""Scoring the Maharaja's city, and the result of the game (6, 7)."""

from collections.abc import Sequence
from functools import lru_cache

from game.boxes.maharaja.rules.components import CENTRE, HOME, SADHU
from game.boxes.maharaja.rules.events import CityScored, Score
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.view import NEUTRAL, Public, Site
from game.core.rules import Key, Result, ScoreLine, Seat

PAYOUTS = {2: (10, 5), 3: (11, 7, 3), 4: (12, 9, 6, 3), 5: (13, 10, 7, 4, 1)}
"""Gold by rank for each number of players (6)."""
MONOPOLY = 5
CENTRE_POINTS, OUTER_POINTS, SADHU_POINTS = 3, 1, 2
LAST_PALACE, TENTH_BOX = "end.last_palace", "end.tenth_box"
TENTH_ROUND, EIGHTH_ROUND = "end.tenth_round", "end.eighth_round"


def score(public: Public, seat: Seat, city: int) -> Score:
    """Returns what a seat has in a city (6); a character at home counts with that variant (8)."""
    garden, holds = public.sites[city], public.characters[seat]
    return Score(
        architect=int(public.architects[seat] == city),
        houses=public.houses[city][seat],
        outer=garden[CENTRE + 1 :].count(seat) * site_points(public, seat, CENTRE + 1),
        centre=CENTRE_POINTS if garden[CENTRE] == seat else 0,
        home=int(public.variants.homes and HOME[city] in holds),
    )


def site_points(public: Public, seat: Seat, site: int) -> int:
    """Returns what a palace of a seat counts on a site (3, 6)."""
    if site == CENTRE:
        return CENTRE_POINTS
    return SADHU_POINTS if SADHU in public.characters[seat] else OUTER_POINTS


def score_city(public: Public, city: int) -> CityScored:
    """Returns who would get what if a city were scored now: ties go to the lower character number (6)."""
    scores = tuple([score(public, Seat(seat), city) for seat in range(public.seats)])
    points, ranks = tuple([its.points for its in scores]), _ranks(public)
    ranking = tuple(map(Seat, _ranking(points, ranks)))
    return CityScored(city, scores, ranking, shares(points, ranks), MONOPOLY if len(ranking) == 1 else 0)


def payouts(public: Public, city: int) -> tuple[int, ...]:
    """Returns by seat what everybody would get if a city were scored now."""
    outers = tuple([SADHU_POINTS if SADHU in held else OUTER_POINTS for held in public.characters])
    points = lasting(public.sites[city], public.houses[city], outers)
    points = tuple([own + (place == city) for own, place in zip(points, public.architects, strict=True)])
    if public.variants.homes:
        points = tuple([own + (HOME[city] in held) for own, held in zip(points, public.characters, strict=True)])
    return shares(points, _ranks(public))


@lru_cache(maxsize=1 << 12)
def lasting(garden: tuple[Site, ...], houses: tuple[int, ...], outers: tuple[int, ...]) -> tuple[int, ...]:
    """Returns by seat the points of the pieces that stay; `outers` is what an outer palace counts for each seat."""
    points = list(houses)
    for site, owner in enumerate(garden):
        if owner is not None and owner != NEUTRAL:
            points[owner] += CENTRE_POINTS if site == CENTRE else outers[owner]
    return tuple(points)


@lru_cache(maxsize=1 << 12)
def shares(points: tuple[int, ...], ranks: tuple[int, ...]) -> tuple[int, ...]:
    """Returns by seat the gold for these points; `ranks` are the numbers that decide ties, the lower first."""
    ranking = _ranking(points, ranks)
    gold = [0] * len(points)
    for seat, pays in zip(ranking, PAYOUTS[len(points)], strict=False):
        gold[seat] = pays + (MONOPOLY if len(ranking) == 1 else 0)
    return tuple(gold)


def _ranking(points: tuple[int, ...], ranks: tuple[int, ...]) -> list[int]:
    present = [seat for seat, its in enumerate(points) if its]
    return sorted(present, key=lambda seat: (-points[seat], ranks[seat]))


def _ranks(public: Public) -> tuple[int, ...]:
    return tuple([public.rank(Seat(seat)) for seat in range(public.seats)])


def result(state: State) -> Result:
    """Returns the palaces built, and the places (7)."""
    public = state.public
    seats = [Seat(seat) for seat in range(public.seats)]
    built = [palaces_built(public, seat) for seat in seats]
    return Result(
        lines=tuple((ScoreLine(Key("score.palaces"), palaces),) for palaces in built),
        totals=tuple(built),
        places=ranked(public, state.gold),
        reason=Key(end_reason(public)),
        breaks=tuple(
            (ScoreLine(Key("score.gold"), state.gold[seat]), ScoreLine(Key("score.character"), public.rank(seat)))
            for seat in seats
        ),
    )


def ranked(public: Public, gold: Sequence[int]) -> tuple[int, ...]:
    """Returns the places by palaces built; ties by gold, then by the lower character number (7)."""
    seats = [Seat(seat) for seat in range(public.seats)]
    merits = [(palaces_built(public, seat), gold[seat], -public.rank(seat)) for seat in seats]
    return tuple(1 + sum(other > merit for other in merits) for merit in merits)


def palaces_built(public: Public, seat: Seat) -> int:
    """Returns how many palaces of a seat stand on the board."""
    return sum(garden.count(seat) for garden in public.sites)


def end_reason(public: Public) -> str:
    """Returns why the game ends or ended, as a key (7, 8); a governor on box 10 may be lowered in the last round."""
    if 0 in public.palaces:
        return LAST_PALACE
    if public.variants.short:
        return EIGHTH_ROUND
    return TENTH_BOX if public.track[-1] is not None else TENTH_ROUND
