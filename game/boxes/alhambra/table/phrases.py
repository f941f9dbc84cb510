"""Words for tiles, falcons and places, put together from the locale's terms."""

from collections import Counter
from collections.abc import Iterable, Sequence

from game.boxes.alhambra.rules.board import Cell, xy
from game.boxes.alhambra.rules.tiles import BASTIONS, BAZAARS, CAMPS, FEATHER, FEATHERS, FOUNTAIN, SIDES, TYPE, WALLS
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra_family.rules.components import TYPES
from game.boxes.alhambra_family.table.phrases import Players, buildings
from game.locale.words import Term

_SIDE = "nesw"


def kind_of(tile: int) -> str:
    """Returns what a tile is: one of the six types, "camp", "bazaar" or "fountain"."""
    kind = TYPE[tile]
    if kind is not None:
        return TYPES[kind]
    return "camp" if tile in CAMPS else "fountain" if tile == FOUNTAIN else "bazaar"


def tile(number: int) -> Term:
    """Returns a tile as a noun."""
    domain = "alhambra.tile" if TYPE[number] is None else "palaces.building"
    return Term(f"{domain}.{kind_of(number)}")


def tile_name(players: Players, number: int) -> str:
    """Returns what a tile is called on its own."""
    domain = "alhambra.tile_name" if TYPE[number] is None else "palaces.building_name"
    return players.words(f"{domain}.{kind_of(number)}")


def tiles(numbers: Sequence[int]) -> list[Term]:
    """Returns tiles as counted nouns: buildings by type, then camps and bazaars."""
    found = buildings([number for number in numbers if TYPE[number] is not None])
    counted = {kind: sum(number in among for number in numbers) for kind, among in _MODULES.items()}
    return found + [Term(f"alhambra.tiles.{kind}", count) for kind, count in counted.items() if count]


def draw_pile(players: Players, view: View) -> str:
    """Returns how many tiles the draw pile holds, and of which kinds."""
    counted = players.say("table.tile_deck", count=view.tiles_left)
    if not view.tiles_left:
        return counted
    return players.say("table.tile_deck_kinds", pile=counted, tiles=tiles(view.unseen_tiles))


_MODULES = {"camp": CAMPS, "bazaar": BAZAARS}


def sprite(number: int) -> str:
    """Returns the picture of a tile."""
    if number in CAMPS:
        return "camp_" + "".join(_SIDE[side] for side in SIDES if BASTIONS[number] >> side & 1)
    if number in BAZAARS:
        return f"bazaar_{number - BAZAARS.start}"
    return f"tile_{kind_of(number)}"


def sides(players: Players, number: int) -> list[str]:
    """Returns the sides of a tile that have a wall, of a camp those with a bastion."""
    bits = BASTIONS[number] if number in CAMPS else WALLS[number]
    return [players.say(f"side.{_SIDE[side]}") for side in SIDES if bits >> side & 1]


def colours(players: Players, kinds: Iterable[int]) -> list[str]:
    """Returns the colours of building types (0 to 5)."""
    return [players.say(f"colour.{TYPES[kind]}") for kind in kinds]


def where(players: Players, cell: Cell, *, is_corner: bool = False) -> list[str]:
    """Returns how to walk from the fountain to a cell, or to the corner that is named by its north-west cell.

    To a corner half a step counts as a whole one, away from the fountain: its own corners are one step off each way.
    """
    x, y = xy(cell)
    if is_corner:
        x, y = x + (x >= 0), y + (y >= 0)
    steps = (("e", x), ("w", -x), ("n", -y), ("s", y))
    return [players.say(f"where.{side}", steps=number) for side, number in steps if number > 0]


def points(players: Players, count: int) -> str:
    """Returns a number of points: "4 points"."""
    return players.words("common.count.points", count=count)


def falcon_term(falcon: int) -> Term:
    """Returns a falcon as a noun."""
    return Term(f"alhambra.falcon.{FEATHERS[FEATHER[falcon]]}")


def falcon_name(players: Players, falcon: int) -> str:
    """Returns what a falcon is called on its own."""
    return players.say(f"falcon_name.{FEATHERS[FEATHER[falcon]]}")


def falcon_terms(falcons: Iterable[int]) -> list[Term]:
    """Returns falcons as counted nouns, by their feathers."""
    counted = Counter(FEATHER[falcon] for falcon in falcons)
    return [Term(f"alhambra.falcons.{FEATHERS[feather]}", counted[feather]) for feather in sorted(counted)]


def feather_sprite(feather: int) -> str:
    """Returns the picture of a falcon with such feathers (0 to 2)."""
    return f"falcon_{FEATHERS[feather]}"


def falcon_sprite(falcon: int) -> str:
    """Returns the picture of a falcon."""
    return feather_sprite(FEATHER[falcon])
