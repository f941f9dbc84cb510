"""What is chosen besides things: that a broker lies face down, and to decline."""

from game.boxes.ys.rules.steps import LOOK
from game.boxes.ys.rules.view import View
from game.boxes.ys.table.frame import PAPER, Frame
from game.boxes.ys.table.items import DOWN, PASS
from game.boxes.ys.table.pieces.piece import YsPiece
from game.paint import lettering, pieces
from game.paint.lettering import fitting
from game.paint.palette import BRASS_DARK, INK
from game.stage.stage import Pose
from game.tabletop.highlight import glow, outline
from game.tabletop.items import Item
from game.tabletop.selection import Selection

_BROKER_SHAPE = 112 / 96


class FaceDown(YsPiece):
    """The choice to place the broker face down: chosen or not."""

    kind = DOWN.kind

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        canvas, box, seat = frame.canvas, pose.box, frame.view.seat
        is_chosen = item in frame.selection.touched
        glow(frame, item, box, 10)
        canvas.box(box, "#FFF0BE" if is_chosen else PAPER, BRASS_DARK, 10, 2)
        now, other = ("down", "up") if is_chosen else ("up", "down")
        if seat is not None:
            colour, w = frame.players.colour(seat), (box.h - 14) / _BROKER_SHAPE
            canvas.put(f"broker_{colour}_{now}", box.x + 10 + w / 2, box.cy, w, centre=True)
            told, left = frame.say(f"table.face_{now}"), box.x + w + 16
            if lettering.width(canvas, told, 26, "semi") + w * 0.6 + 50 < box.right - left:
                canvas.put("icon_swap_ink", left + 8, box.cy, 24, centre=True)
                canvas.put(f"broker_{colour}_{other}", left + w * 0.3 + 22, box.cy, w * 0.6, centre=True, alpha=150)
                left += w * 0.6 + 30
            room = box.right - left - 8
            told = fitting(canvas, (told, ""), 26, "semi", room)
            lettering.text(canvas, told, left + room / 2, box.cy, 26, INK, "semi", "c", room=room)
        outline(frame, item, box, 10)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        return self._say("item.face_down")


class Decline(YsPiece):
    """The button that plays no character, or looks at no broker."""

    kind = PASS.kind
    is_carried = True

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        box = pose.box
        glow(frame, item, box, 10)
        label = frame.say("button.pass_look" if frame.view.public.task == LOOK else "button.pass")
        label = fitting(frame.canvas, (label, ""), 26, "display", box.w - 60)
        is_hovered = item == frame.selection.hover and item in frame.selection.open
        pieces.button(frame.canvas, box.x, box.y, box.w, box.h * 0.88, label, "walnut", 26, is_hovered=is_hovered)
        if not label:
            frame.canvas.put("icon_close_light", box.cx, box.y + box.h * 0.44, 30, centre=True)
        outline(frame, item, box, 10)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        return self._say("item.pass_look" if view.public.task == LOOK else "item.pass")
