"""What can be achieved in the tile game."""

from game.boxes.alhambra.rules import events as ev
from game.boxes.alhambra.rules.scoring import wall
from game.boxes.alhambra_family.achievements import LAST, SHARED, has_all_types, has_street, is_chain
from game.boxes.alhambra_family.rules.components import BUILDINGS
from game.core.achievements import Achievement, Game
from game.core.rules import Seat

_GREAT_WALL, _LONGER = 16, 3
_REDESIGN = (ev.TileBuilt, ev.TileStored, ev.TileSwapped)


def _chain(game: Game, seat: Seat) -> bool:
    return is_chain(game, seat, ev.TileBought)


def _great_wall(game: Game, seat: Seat) -> bool:
    """A wall of sixteen segments in the last scoring."""
    return any(scored.letter == LAST and scored.points[seat] >= _GREAT_WALL for scored in game.events(ev.WallsScored))


def _new_plan(game: Game, seat: Seat) -> bool:
    """A redesign that made the longest wall longer by three at once."""
    before = game.beats[0].view
    for beat in game.beats:
        is_redesign = any(isinstance(event, _REDESIGN) and event.seat == seat for event in beat.events)
        if is_redesign and wall(beat.view.boards[seat]) >= wall(before.boards[seat]) + _LONGER:
            return True
        before = beat.view
    return False


def _all_types(game: Game, seat: Seat) -> bool:
    return has_all_types(game, seat, _built(game, seat))


def _street(game: Game, seat: Seat) -> bool:
    return has_street(_built(game, seat))


def _built(game: Game, seat: Seat) -> tuple[int, ...]:
    """Returns the buildings in a seat's Alhambra at the end."""
    return tuple(tile for _, tile in game.view.boards[seat] if tile in BUILDINGS)


ACHIEVEMENTS = (
    Achievement("great_wall", ("tile_fountain", "wall_run_es", "wall_run_nw"), _great_wall),
    Achievement("new_plan", ("icon_swap_ink",), _new_plan),
    Achievement("chain", ("icon_coins_ink",), _chain),
    Achievement("all_types", ("tile_palace",), _all_types),
    Achievement("street", ("tile_garden",), _street),
    *SHARED,
)
"""What can be achieved, in the order in which it is shown."""
