"""People of wood: architects, the Maharaja, and the governors on their track."""

from collections.abc import Iterator

from game.boxes.maharaja.rules.components import CITIES, START
from game.boxes.maharaja.rules.view import View
from game.boxes.maharaja.table import courtyard, items, phrases, zones
from game.boxes.maharaja.table.geometry import Plan
from game.boxes.maharaja.table.painting.frame import Frame, sprite
from game.boxes.maharaja.table.pieces.piece import FIGURES, PIECES, MaharajaPiece, put, rim
from game.core.rules import Seat
from game.paint.box import Box
from game.stage.stage import Pose
from game.tabletop.highlight import glow, outline
from game.tabletop.items import Item
from game.tabletop.selection import Selection


class Architect(MaharajaPiece):
    """A player's architect."""

    kind = items.ARCHITECT
    is_carried = True

    def lie(self, view: View, plan: Plan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        """Yields all of them, on the start place or in a courtyard."""
        public = view.public
        starting = [seat for seat, at in enumerate(public.architects) if at == START]
        for number, city in enumerate(public.architects):
            seat = Seat(number)
            if city == START:
                box = zones.starting_architect(plan, starting.index(seat), len(starting))
            else:
                middle, wide = courtyard.present(public, city)[seat]
                box = courtyard.architect(plan, city, middle, wide, has_houses=public.houses[city][seat] > 0)
            yield items.architect(seat), Pose(box, FIGURES)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        """Draws one in its owner's colour."""
        put(frame, sprite(frame.players, "architect", item.at[0]), pose.box, pose.alpha)
        outline(frame, item, pose.box, 8)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        """Returns whose it is, and where."""
        (seat,) = item.at
        at, player = view.public.architects[seat], self._players.name(seat)
        if at == START:
            return self._say("item.architect_start", player=player)
        return self._say("item.architect", player=player, city=phrases.city(at))


class Maharaja(MaharajaPiece):
    """The Maharaja in the city that is scored."""

    kind = items.MAHARAJA.kind

    def lie(self, view: View, plan: Plan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        """Yields him."""
        yield items.MAHARAJA, Pose(zones.maharaja(plan, view.public.city), FIGURES)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        """Draws him."""
        put(frame, "maharaja", pose.box, pose.alpha)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        """Returns where he is."""
        at = view.public.city
        return self._say("item.maharaja_start") if at is None else self._say("item.maharaja", city=phrases.city(at))


class Governor(MaharajaPiece):
    """The governor of a city on the track."""

    kind = items.GOVERNOR
    is_carried = True

    def lie(self, view: View, plan: Plan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        """Yields all of them, from the arrow up."""
        for place, city in enumerate(view.public.track):
            if city is not None:
                yield items.governor(city), Pose(zones.track_box(plan, place), PIECES)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        """Draws one at the right of the number of its box."""
        k = frame.plan.track_k
        box, size = pose.box, 68 * k
        x = box.cx + 16 * k
        glow(frame, item, Box(x, box.cy, 0, 0).centred(size * 0.88, size * 0.88), size * 0.44)
        frame.canvas.put(f"governor_{CITIES[item.at[0]]}", x, box.cy, size, centre=True)
        outline(frame, item, box, 6)
        rim(frame, item, box)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        """Returns whose governor it is, and on which box."""
        (number,) = item.at
        box, city = view.public.track.index(number), phrases.city(number)
        shown = phrases.box_of(box)
        if shown is None:
            return self._say("item.governor_start", city=city, number=box + 1)
        return self._say("item.governor", city=city, number=shown)
