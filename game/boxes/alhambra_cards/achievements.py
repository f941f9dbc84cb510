"""What can be achieved in the card game."""

from game.boxes.alhambra_cards.rules.events import BuildingBought
from game.boxes.alhambra_family.achievements import SHARED, has_all_types, has_street, is_chain
from game.boxes.alhambra_family.rules.components import PRICE
from game.core.achievements import Achievement, Game, in_a_row
from game.core.rules import Seat

_SURE = 6


def _chain(game: Game, seat: Seat) -> bool:
    return is_chain(game, seat, BuildingBought)


def _treasure(game: Game, seat: Seat) -> bool:
    """A building of the highest price, paid exactly."""
    return any(
        bought.seat == seat and bought.exact and bought.price == max(PRICE) for bought in game.events(BuildingBought)
    )


def _sure_hand(game: Game, seat: Seat) -> bool:
    """Six purchases in a row, each paid exactly."""
    return in_a_row((bought.exact for bought in game.events(BuildingBought) if bought.seat == seat), _SURE)


def _all_types(game: Game, seat: Seat) -> bool:
    return has_all_types(game, seat, game.view.buildings[seat])


def _street(game: Game, seat: Seat) -> bool:
    return has_street(game.view.buildings[seat])


ACHIEVEMENTS = (
    Achievement("chain", ("icon_coins_ink",), _chain),
    Achievement("sure_hand", ("icon_hand_ink",), _sure_hand),
    Achievement("treasure", ("tile_tower",), _treasure),
    Achievement("all_types", ("tile_palace",), _all_types),
    Achievement("street", ("tile_garden",), _street),
    *SHARED,
)
"""What can be achieved, in the order in which it is shown."""
