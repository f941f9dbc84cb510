"""Falcons on the table (8.4): the supply, those that sit in somebody's Alhambra, and where one may sit."""

from collections.abc import Iterator

from game.boxes.alhambra.rules.falcons import perches
from game.boxes.alhambra.rules.moves import Task
from game.boxes.alhambra.rules.tiles import FALCONS, PAIR
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table import items
from game.boxes.alhambra.table.ground import land
from game.boxes.alhambra.table.painting import Frame, Picture, Thing, steps_back
from game.boxes.alhambra.table.painting.drawing import GHOST
from game.boxes.alhambra.table.phrases import colours, falcon_name, falcon_sprite, where
from game.boxes.alhambra.table.plan import Plan
from game.boxes.alhambra_family.rules.components import TYPES
from game.core.rules import Seat
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BRASS_LIGHT, GLOW
from game.paint.panels import tray
from game.stage.stage import Pose
from game.tabletop.highlight import dim, glow, outline, strength
from game.tabletop.items import Item, Selection

_SUPPLY, _CORNERS, _PERCHED = 20, 40, 42
"""How high falcons lie in the tray, and the perches above all tiles."""
_LONG, _ROWS = 4, 3
"""A supply that is less than so many times as wide as high stands in so many rows."""
_BIRD, _SEAL, _SEALS = (76 / 160, 51 / 160), 44 / 160, ((53 / 160, 105 / 160), (99 / 160, 105 / 160))
"""Where the bird and the two seals lie on a falcon's disc, and how wide a seal is, in parts of its width."""


# ---------------------------------------------------------------------- supply
def _spot(plan: Plan, falcon: int) -> Box:
    """Where a falcon of the supply lies; each keeps its place in the row."""
    assert plan.falcons is not None
    rows = 1 if plan.falcons.w > _LONG * plan.falcons.h else _ROWS
    place = plan.falcons.inset(10, 2 if rows == 1 else 8).grid(len(FALCONS) // rows, rows)[falcon]
    size = min(place.h - 2, place.w)
    return place.centred(size, size)


def paint_supply(picture: Picture) -> None:
    """Draws the tray of the falcons that can be bought; those that are gone leave their places."""
    view, box = picture.view, picture.plan.falcons
    if box is None:
        return
    tray(picture.canvas, box)
    for falcon in FALCONS:
        if falcon not in view.falcons or falcon in view.pledged[:1]:
            spot = _spot(picture.plan, falcon)
            picture.canvas.disc(spot.cx, spot.cy, spot.w * 0.42, "#00000040", "#8A6A3A", 2)


def paint_falcon(canvas: Canvas, falcon: int, box: Box) -> None:
    """Draws a falcon as in the supply: the bird on its disc, with the seals of its two colours."""
    canvas.put("falcon_disc", box.x, box.y, box.w)
    x, y = _BIRD
    canvas.put(falcon_sprite(falcon), box.x + box.w * x, box.y + box.h * y, box.w * 0.48, centre=True)
    for kind, (x, y) in zip(PAIR[falcon], _SEALS, strict=True):
        canvas.put(f"seal_{TYPES[kind]}", box.x + box.w * x, box.y + box.h * y, box.w * _SEAL, centre=True)


class SuppliedFalcon(Thing):
    """A falcon of the supply on its disc; one that is being paid sits on its perch already, the bird alone."""

    kind = items.FALCON
    is_carried = True

    def lie(self, view: View, plan: Plan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        """Returns where the falcons of the supply lie."""
        for falcon in view.falcons:
            item, box = items.falcon(falcon), _spot(plan, falcon)
            if view.task == Task.PAY and falcon in view.pledged[:1]:
                yield item, Pose(land(view, plan, view.acting).perch(view.pledged[1]), _PERCHED)
            else:
                yield item, Pose(box.moved(0, -6) if item in selection.touched else box, _SUPPLY)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        """Draws a falcon with its light."""
        canvas, (falcon,), box = frame.canvas, item.at, pose.box
        glow(frame, item, box, box.w / 2)
        if frame.view.pledged[:1] == (falcon,):
            canvas.put(falcon_sprite(falcon), box.x, box.y, box.w)
        else:
            paint_falcon(canvas, falcon, box)
        outline(frame, item, box.grown(2), box.w / 2)
        dim(frame, item, box, box.w / 2)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        """Returns its kind and its two colours."""
        (falcon,) = item.at
        pair = colours(self._players, PAIR[falcon])
        return self._players.say("item.falcon", falcon=falcon_name(self._players, falcon), colours=pair)

    def exit(self, view: View, plan: Plan, item: Item) -> Pose | None:
        """Returns the perch to which a falcon went from the supply."""
        for seat, birds in enumerate(view.perched):
            for corner, falcon in birds:
                if falcon == item.at[0]:
                    if plan.plots[seat].is_folded:
                        return Pose(plan.plots[seat].box.centred(40, 40), _PERCHED, alpha=90)
                    return Pose(land(view, plan, Seat(seat)).perch(corner), _PERCHED)
        return None


# ---------------------------------------------------------------------- perches
class PerchedFalcon(Thing):
    """A falcon that sits in somebody's Alhambra."""

    kind = items.PERCHED

    def lie(self, view: View, plan: Plan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        """Returns where all falcons perch."""
        for seat, birds in enumerate(view.perched):
            for corner, _ in birds if not plan.plots[seat].is_folded else ():
                yield items.perched(Seat(seat), corner), Pose(land(view, plan, Seat(seat)).perch(corner), _PERCHED)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        """Draws the bird."""
        box, falcon = pose.box, _bird(frame.view, item)
        glow(frame, item, box, box.w / 2)
        if falcon is not None:
            frame.canvas.put(falcon_sprite(falcon), box.x, box.y, box.w)
        outline(frame, item, box.grown(2), box.w / 2)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        """Returns its kind and whose Alhambra it sits in."""
        player, falcon = self._players.name(item.at[0]), _bird(view, item)
        if falcon is None:
            return ""
        return self._players.say("item.perched", player=player, falcon=falcon_name(self._players, falcon))

    def entrance(self, view: View, plan: Plan, item: Item) -> Pose | None:
        """Returns its place in the supply."""
        falcon = _bird(view, item)
        return None if falcon is None or plan.falcons is None else Pose(_spot(plan, falcon))


def _bird(view: View, item: Item) -> int | None:
    seat, corner = item.at
    return dict(view.perched[seat]).get(corner)


class FreePerch(Thing):
    """A meeting point where a falcon of the supply may sit: a ring, and the bird where it is pointed at."""

    kind = items.CORNER

    def lie(self, view: View, plan: Plan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        """Returns the free perches of who acts, where that Alhambra is shown large."""
        seat = view.acting
        if plan.plots[seat].is_large and view.modules.falcons and view.task in (Task.ACT, Task.FLY):
            taken = {corner for corner, _ in view.perched[seat]}
            free = {corner for falcon in view.falcons for corner in perches(view.boards[seat], falcon)} - taken
            for corner in sorted(free):
                yield items.corner(corner), Pose(land(view, plan, seat).perch(corner), _CORNERS)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        """Draws a ring where the chosen falcon, or any, may perch."""
        canvas, selection, box = frame.canvas, frame.selection, pose.box
        if not strength(selection, item):
            return
        is_near, chosen = frame.is_near(item), items.among(selection.touched, items.FALCON)
        if not chosen:
            if is_near or not selection.touched:
                canvas.disc(box.cx, box.cy, box.w * (0.25 if is_near else 0.15), "#FFD65C90", BRASS_LIGHT, 2)
            return
        if item.at[0] in perches(frame.view.boards[frame.view.acting], chosen[0]):
            is_back = steps_back(selection, item)
            canvas.glow(box, GLOW, 8, 50 if is_back else 160, 0, box.w / 2)
            canvas.disc(box.cx, box.cy, box.w * 0.4, "#FFD65C30" if is_back else "#FFD65C66", BRASS_LIGHT, 3)
        if is_near:
            canvas.put(falcon_sprite(chosen[0]), box.x, box.y, box.w, alpha=GHOST)
        outline(frame, item, box, box.w / 2)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        """Returns the way to it from the fountain."""
        return self._players.say("item.corner", where=where(self._players, item.at[0], is_corner=True))
