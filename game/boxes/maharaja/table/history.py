"""The palaces of a game over its course."""

from collections.abc import Sequence

from game.boxes.maharaja.rules.events import CityScored, PalaceBuilt
from game.boxes.maharaja.rules.scoring import palaces_built
from game.boxes.maharaja.rules.view import View
from game.core.beat import Beat
from game.core.rules import Seat
from game.tabletop.players import Players
from game.tabletop.table import PointHistory


def points(view: View) -> tuple[int, ...]:
    """Returns the palaces that every seat has built."""
    return tuple(palaces_built(view.public, Seat(seat)) for seat in range(view.public.seats))


def history(players: Players, beats: Sequence[Beat]) -> PointHistory:
    """Returns the palaces at the start, after each round and, before the last one is over, now."""
    view: View = beats[-1].view
    built = [0] * view.public.seats
    moments = [("0", tuple(built))]
    for event in (event for beat in beats for event in beat.events):
        match event:
            case PalaceBuilt(seat, _, _, _, _):
                built[seat] += 1
            case CityScored():
                moments.append((str(len(moments)), tuple(built)))
    if not view.is_over:
        moments.append((players.say("chapter.now"), tuple(built)))
    labels, totals = zip(*moments, strict=True)
    return PointHistory(labels, totals)
