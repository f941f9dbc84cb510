"""Viziers on the table (8.1): everybody's, awake or asleep."""

from collections.abc import Iterator

from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table import items
from game.boxes.alhambra.table.frame import Frame, Thing
from game.boxes.alhambra.table.plan import Plan, Plot
from game.paint.box import Box
from game.stage.stage import Pose
from game.tabletop.highlight import glow, outline
from game.tabletop.items import Item
from game.tabletop.selection import Selection

_HEIGHT = 30


class Vizier(Thing):
    """A seat's vizier."""

    kind = items.VIZIER
    is_carried = True

    def lie(self, view: View, plan: Plan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        """Returns where the viziers lie."""
        for seat, plot in enumerate(plan.plots if view.modules.vizier else ()):
            if not plot.is_folded:
                yield items.vizier(seat), Pose(vizier_spot(plot), _HEIGHT)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        """Draws a vizier with his light."""
        box = pose.box
        glow(frame, item, box, box.w / 2)
        frame.canvas.put(f"vizier_{_mood(frame.view, item)}", box.x, box.y, box.w)
        outline(frame, item, box.grown(2), box.w / 2)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        """Returns whose vizier it is, and whether he is awake."""
        return self._players.say(f"item.vizier_{_mood(view, item)}", player=self._players.name(item.at[0]))


def _mood(view: View, item: Item) -> str:
    return "awake" if view.awake[item.at[0]] else "asleep"


def vizier_spot(plot: Plot) -> Box:
    """Returns where a seat's vizier lies: in the heading, beside a small Alhambra below its owner's token."""
    if plot.is_large:
        return Box(plot.head.x + 74, plot.head.cy - 26, 52, 52)
    if plot.foot:
        return Box(plot.foot.x, plot.foot.cy - 20, 40, 40)
    return Box(plot.box.x + 7, plot.land.y + 4, 40, 40)
