"""What lies on the table of the card game and can be touched, besides what both Alhambra games have."""

from game.tabletop.items import Item

BUILDING, SPACE = "building", "space"
BUILDING_DECK = Item("building_deck")
KEEP, GIVE = Item("keep"), Item("give")


def building(number: int) -> Item:
    """Returns a building (0 to 53) that lies in the yard or waits to be laid open."""
    return Item(BUILDING, (number,))


def space(slot: int) -> Item:
    """Returns an empty space of the yard (0 to 3)."""
    return Item(SPACE, (slot,))
