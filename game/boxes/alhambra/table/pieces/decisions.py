"""What can be decided without a cell: the reserve, the third player, the viziers, and the buttons that decline."""

from collections.abc import Iterator

from game.boxes.alhambra.rules.moves import Task
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table import items
from game.boxes.alhambra.table.items import DECLINE, DIRK, DONE, RESERVE
from game.boxes.alhambra.table.painting import Frame, Thing, steps_back
from game.boxes.alhambra.table.plan import Plan, vizier_spot
from game.boxes.alhambra_family.table.phrases import THIRD, Players
from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BRASS_LIGHT, CREAM, GLOW
from game.stage.stage import Pose
from game.tabletop.highlight import glow, outline, strength
from game.tabletop.items import Item, Selection

_ABOVE_TILES = 55
"""How high the reserve lies while only a new tile can go there: wherever one presses, it goes into it."""
_TALL = 80.0
"""A place for the third player that is less high has his token beside his name."""


class Reserve(Thing):
    """The reserve as the place to which a tile goes."""

    kind = RESERVE.kind

    def lie(self, view: View, plan: Plan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        plot = plan.plots[view.acting]
        if plot.is_large and (view.task == Task.PLACE or view.is_acting):
            yield RESERVE, Pose(plot.reserve, _ABOVE_TILES if view.task == Task.PLACE else 5)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        """Draws its light and an arrow, unless nothing is chosen that could go there."""
        canvas, selection, box = frame.canvas, frame.selection, pose.box
        is_quiet = frame.view.is_acting and not selection.touched and item != selection.hover
        if strength(selection, item) and not is_quiet:
            edge = "#FFD65C70" if steps_back(selection, item) else GLOW
            canvas.outline(box, edge, 12, 4 if item == selection.hover else 3)
            canvas.box(box, "#FFD65C18", None, 12)
            self._arrow(canvas, box)
        outline(frame, item, box, 12)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        return self._players.say("item.reserve")

    def _arrow(self, canvas: Canvas, box: Box) -> None:
        """Draws an arrow below the words of a column, beside those of a low strip, and none where it would cover them.

        The light alone says it there.
        """
        width = min(44.0, box.w * 0.4)
        x, y = box.cx, box.bottom - width * 0.8
        if box.w > box.h:
            x, y = box.right - width, max(y, box.cy)
            if x - width / 2 < box.x + 16 + lettering.width(canvas, self._players.say("table.reserve"), 24, "semi"):
                return
        canvas.put("icon_down_light", x, y, width, centre=True)


class Gift(Thing):
    """The imaginary third player, to whom what was bought can be given."""

    kind = DIRK.kind

    def lie(self, view: View, plan: Plan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        if plan.gift:
            yield DIRK, Pose(plan.gift, 5)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        canvas, box = frame.canvas, pose.box
        glow(frame, item, box, 12)
        canvas.box(box, "#3A2718", BRASS_LIGHT, 12, 3)
        is_low = box.h < _TALL
        x, y = (box.x + 28, box.cy) if is_low else (box.cx, box.cy - 18)
        self._players.token(canvas, frame.view.seats, x, y, 44)
        word = box.trimmed(left=56, right=8) if is_low else box.inset(5, 0).moved(0, 34)
        labels = self._players.say("action.give", third=THIRD), self._players.name(None)
        label = lettering.fitting(canvas, labels, 24, "semi", word.w)
        lettering.text(canvas, label, word.cx, word.cy - 1, 24, CREAM, "semi", "c", room=word.w)
        outline(frame, item, box, 12)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        return self._players.say("item.dirk", third=THIRD)


class Refusal(Thing):
    """The button with which a vizier declines or no further falcon is bought.

    Takes who sits there, which of the two it is, when it is offered, and its icon. A hand can push it onto the own
    Alhambra, so that a whole game can be played by carrying.
    """

    is_carried = True

    def __init__(self, players: Players, item: Item, task: Task, icon: str) -> None:
        super().__init__(players)
        self._item, self._task, self._icon = item, task, icon
        self.kind = item.kind

    def lie(self, view: View, plan: Plan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        if plan.choice and view.task == self._task:
            yield self._item, Pose(plan.choice, 50)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        canvas, box = frame.canvas, pose.box
        is_hovered, label = item == frame.selection.hover, self._players.say(f"action.{item.kind}")
        glow(frame, item, box, 12)
        pieces.button(canvas, box.x, box.y, box.w, box.h, label, "walnut", 28, icon=self._icon, is_hovered=is_hovered)
        outline(frame, item, box, 12)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        return self._players.say(f"item.{item.kind}")


def refusals(players: Players) -> tuple[Refusal, Refusal]:
    """Returns both buttons."""
    return Refusal(players, DONE, Task.FLY, "check"), Refusal(players, DECLINE, Task.INVITE, "close")


# ---------------------------------------------------------------------- viziers (section 8.1)
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
