"""The characters: with their players, in the bank, or large while one is chosen."""

from collections.abc import Iterator

from game.boxes.maharaja.rules.components import NAMES
from game.boxes.maharaja.rules.turn import holder
from game.boxes.maharaja.rules.view import View
from game.boxes.maharaja.table import choice_panel, items, phrases
from game.boxes.maharaja.table.geometry import Plan
from game.boxes.maharaja.table.painting.frame import Frame
from game.boxes.maharaja.table.pieces.piece import CARDS, MaharajaPiece, rim
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import CREAM, INK
from game.stage.stage import Pose
from game.tabletop.highlight import faded, glow, outline
from game.tabletop.items import Item
from game.tabletop.selection import Selection


class Character(MaharajaPiece):
    """One of the seven characters."""

    kind = items.CHARACTER
    is_carried = True

    def lie(self, view: View, plan: Plan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        """Yields those of every player, then those of the bank."""
        public = view.public
        rows = [(public.characters[seat], panel.portraits) for seat, panel in enumerate(plan.seats)]
        if plan.bank:
            rows.append((public.bank, plan.bank.portraits))
        elif plan.has_gallery:
            is_auction = public.auction is not None
            rows.append((public.bank, choice_panel.gallery(plan.choice, len(public.bank), is_auction=is_auction)))
        for held, boxes in rows:
            for number, box in zip(held, boxes, strict=True):
                yield items.character(number), Pose(box, CARDS)

    def reach(self, view: View, plan: Plan, item: Item, box: Box) -> Box:
        """Returns the field with name and words where one is chosen from the bank."""
        (number,), public = item.at, view.public
        if plan.bank or not plan.has_gallery or public.auction is not None or number not in public.bank:
            return box
        return choice_panel.entries(plan.choice, len(public.bank))[public.bank.index(number)]

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        """Draws a portrait with its number."""
        canvas, box, (number,) = frame.canvas, pose.box, item.at
        glow(frame, item, box, 6)
        canvas.put(f"character_{NAMES[number]}", box.x, box.y, box.w, box.h, alpha=faded(pose.alpha))
        outline(frame, item, box, 6)
        radius = max(13.0, min(20.0, box.w * 0.2))
        x, y = box.right - radius * 0.55, box.bottom - radius * 1.05
        canvas.disc(x, y, radius, CREAM, INK, 2)
        lettering.text(canvas, str(number), x, y, radius * 1.5, INK, "heavy", "c")
        rim(frame, item, box)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        """Returns which character it is, who has it, and what it does."""
        (number,) = item.at
        seat = holder(view.public, number)
        values = {
            "number": number,
            "character": phrases.character_name(self._players, number),
            "ability": self._say(f"ability.{NAMES[number]}"),
        }
        if seat is None:
            return self._say("item.character", **values)
        return self._say("item.character_of", player=self._players.name(seat), **values)
