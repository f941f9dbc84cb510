"""The viewer's own stock: houses and palaces to be carried to the map, and the arrows of the disc."""

from collections.abc import Iterator

from game.boxes.maharaja.rules.view import View
from game.boxes.maharaja.table import choice_panel, items
from game.boxes.maharaja.table.geometry import Plan
from game.boxes.maharaja.table.painting.frame import CARD, Frame
from game.boxes.maharaja.table.panel_mode import plans
from game.boxes.maharaja.table.pieces.piece import CARDS, MaharajaPiece
from game.boxes.maharaja.table.pieces.seats import paint_stock
from game.paint.palette import INK
from game.stage.stage import Pose
from game.tabletop.highlight import faded
from game.tabletop.items import Item
from game.tabletop.selection import Selection


class Houses(MaharajaPiece):
    """The houses of the viewer's supply, before the viewer; the lifted one is among them."""

    kind = items.HOUSES.kind
    is_carried = True

    def lie(self, view: View, plan: Plan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        """Yields them while there are any."""
        if view.seat is not None and (view.public.supply[view.seat] or view.public.lifted):
            yield items.HOUSES, Pose(plan.seats[view.seat].stock[1], CARDS)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        """Draws one house."""
        if frame.view.seat is not None:
            paint_stock(frame, "house", frame.view.seat, pose.box, pose.alpha)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        """Returns how many there are."""
        seat = view.seat or 0
        return self._say("item.houses", supply=view.public.supply[seat], quarry=view.public.quarry[seat])


class Palaces(MaharajaPiece):
    """The palaces that the viewer has still to build, before the viewer."""

    kind = items.PALACES.kind
    is_carried = True

    def lie(self, view: View, plan: Plan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        """Yields them while there are any."""
        if view.seat is not None and view.public.palaces[view.seat]:
            yield items.PALACES, Pose(plan.seats[view.seat].stock[0], CARDS)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        """Draws one palace."""
        if frame.view.seat is not None:
            paint_stock(frame, "palace", frame.view.seat, pose.box, pose.alpha)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        """Returns how many there are."""
        return self._say("item.palaces", count=view.public.palaces[view.seat or 0])


class Arrow(MaharajaPiece):
    """An arrow of the disc that points at nothing yet, to be carried to an action."""

    kind = items.ARROW
    is_carried = True

    def lie(self, view: View, plan: Plan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        """Yields those that no chosen action has."""
        if plans(view):
            placed = sum(item.kind == items.ACTION for item in selection.touched)
            boxes = choice_panel.arrows(plan.choice, view.public.seats)
            for number in (1, 2):
                if number > placed:
                    yield items.arrow(number), Pose(boxes[number - 1], CARDS)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        """Draws it on a disc."""
        canvas, box = frame.canvas, pose.box
        canvas.disc(box.cx, box.cy, box.h / 2 - 1, CARD, INK, 2)
        canvas.put(f"disc_arrow_{item.at[0]}", box.cx, box.cy, box.h * 0.52, centre=True, alpha=faded(pose.alpha))

    def name(self, view: View, item: Item, selection: Selection) -> str:
        """Returns what it is for."""
        return self._say("item.arrow", number=item.at[0])
