"""The characters that can be played, one file for each that is aimed at something."""

from collections.abc import Mapping

from game.boxes.ys.table.characters.alchemist import Alchemist
from game.boxes.ys.table.characters.banker import Banker
from game.boxes.ys.table.characters.captain import Captain
from game.boxes.ys.table.characters.character import Character
from game.boxes.ys.table.characters.herald import Herald
from game.boxes.ys.table.characters.jeweler import Jeweler
from game.boxes.ys.table.characters.lasting import Bishop, Conjurer, Intriguer, Merchant, Spy
from game.boxes.ys.table.characters.magician import Magician
from game.boxes.ys.table.characters.queen import Queen
from game.boxes.ys.table.characters.soldier import Soldier
from game.tabletop.items import Item
from game.tabletop.table import Selection

CHARACTERS: Mapping[int, type[Character]] = {
    kind.card: kind
    for kind in (
        *(Alchemist, Banker, Bishop, Captain, Conjurer, Herald, Intriguer),
        *(Jeweler, Magician, Merchant, Queen, Soldier, Spy),
    )
}
"""What makes each character, by card."""


def touched(selection: Selection) -> type[Character]:
    """Returns the character that is touched; a plain `Character` while none is."""
    for item in selection.touched:
        match item:
            case Item("card", (card,)):
                return CHARACTERS[card]
    return Character
