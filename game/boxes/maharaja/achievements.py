"""What can be achieved in Maharaja."""

from game.boxes.maharaja.rules.components import CENTRE
from game.boxes.maharaja.rules.events import CityScored, PalaceBuilt, RoundBegun, Travelled, TurnEnded
from game.core.achievements import Achievement, Game, in_a_row
from game.core.rules import Seat

_CENTRES, _CITIES, _IN_CITY, _TOLLS, _ROADS, _IN_A_ROW, _EARLY, _AHEAD = 4, 6, 3, 30, 3, 3, 7, 2


def _sole_guest(game: Game, seat: Seat) -> bool:
    """The only one with points in the Maharaja's city."""
    return any(scored.monopoly > 0 and seat in scored.ranking for scored in game.events(CityScored))


def _favourite(game: Game, seat: Seat) -> bool:
    """The best of three cities in succession."""
    return in_a_row((scored.ranking[:1] == (seat,) for scored in game.events(CityScored)), _IN_A_ROW)


def _centres(game: Game, seat: Seat) -> bool:
    """The centre of four palace gardens."""
    centres: int = sum(garden[CENTRE] == seat for garden in game.view.public.sites)
    return centres >= _CENTRES


def _everywhere(game: Game, seat: Seat) -> bool:
    """Palaces in six cities."""
    return sum(seat in garden for garden in game.view.public.sites) >= _CITIES


def _stronghold(game: Game, seat: Seat) -> bool:
    """Three palaces in one city."""
    return any(garden.count(seat) >= _IN_CITY for garden in game.view.public.sites)


def _innkeeper(game: Game, seat: Seat) -> bool:
    """Thirty gold from travellers."""
    return sum(gold for way in game.events(Travelled) for owner, gold in way.tolls if owner == seat) >= _TOLLS


def _own_roads(game: Game, seat: Seat) -> bool:
    """A journey over three roads that cost nothing."""
    return any(
        way.seat == seat and len(way.roads) >= _ROADS and not way.tolls and not way.by_bank
        for way in game.events(Travelled)
    )


def _kept_word(game: Game, seat: Seat) -> bool:
    """A victory in which every part of every plan was done."""
    return game.has_won(seat) and not any(ended.compensation for ended in game.events(TurnEnded) if ended.seat == seat)


def _early_bird(game: Game, seat: Seat) -> bool:
    """The last palace by the seventh round."""
    round_number = max((begun.round for begun in game.events(RoundBegun)), default=0)
    return round_number <= _EARLY and any(
        palace.seat == seat and palace.is_final for palace in game.events(PalaceBuilt)
    )


def _landslide(game: Game, seat: Seat) -> bool:
    """A victory with two palaces more than anybody else."""
    return game.lead(seat) >= _AHEAD


ACHIEVEMENTS = (
    Achievement("centres", ("icon_crown_ink",), _centres),
    Achievement("everywhere", ("city_badge_delhi",), _everywhere),
    Achievement("favourite", ("maharaja",), _favourite),
    Achievement("sole_guest", ("icon_star_ink",), _sole_guest),
    Achievement("stronghold", ("palace_small_saffron",), _stronghold),
    Achievement("innkeeper", ("house_small_saffron",), _innkeeper),
    Achievement("own_roads", ("architect_saffron",), _own_roads),
    Achievement("kept_word", ("icon_check_ink",), _kept_word),
    Achievement("landslide", ("icon_trophy_ink",), _landslide),
    Achievement("early_bird", ("icon_clock_ink",), _early_bird),
)
"""What can be achieved, in the order in which it is shown."""
