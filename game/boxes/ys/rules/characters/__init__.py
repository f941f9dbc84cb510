"""The characters, a file each: when one may be played, at what, what it does, what it changes in other rules (6)."""

from game.boxes.ys.rules.cards import Card, Window
from game.boxes.ys.rules.characters import (
    alchemist,
    banker,
    bishop,
    captain,
    conjurer,
    herald,
    intriguer,
    jeweler,
    magician,
    merchant,
    queen,
    soldier,
    spy,
)
from game.boxes.ys.rules.characters.character import Character, Until
from game.boxes.ys.rules.public import Public

_PLAYED = (
    *(bishop, spy, conjurer),
    queen,
    *(magician, soldier),
    *(captain, herald, intriguer, merchant),
    *(alchemist, banker, jeweler),
)
"""The characters that are played from the hand, in the order of their windows."""
CHARACTERS: dict[Card, Character] = {module.CHARACTER.card: module.CHARACTER for module in _PLAYED}
WINDOW: dict[int, Window] = {card: character.window for card, character in CHARACTERS.items()}
"""When each card may be played; the sources' pictures are lost, so some of this is ruled (6)."""


def lapse(public: Public, until: Until) -> None:
    """Discards the characters whose work is over."""
    over = [effect.card for effect in public.effects if CHARACTERS[effect.card].until == until]
    public.discard = tuple(sorted((*public.discard, *over)))
    public.effects = tuple([effect for effect in public.effects if effect.card not in over])
