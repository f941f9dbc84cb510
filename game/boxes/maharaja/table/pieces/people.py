"""People: architects, the Maharaja, the governors on their track, and the characters."""

from game.boxes.maharaja.rules.components import CHARACTER_NAMES, CITIES, START
from game.boxes.maharaja.rules.turn import holder
from game.boxes.maharaja.rules.view import View
from game.boxes.maharaja.table import choice_panel, items, phrases, zones
from game.boxes.maharaja.table.geometry import Plan
from game.boxes.maharaja.table.painting import Frame, sprite
from game.boxes.maharaja.table.pieces.piece import CARDS, FIGURES, PIECES, Lying, MaharajaPiece, put, rim
from game.core.rules import Seat
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import CREAM, INK
from game.stage.stage import Pose
from game.tabletop.highlight import faded, glow, outline
from game.tabletop.items import Item, Selection


class Architect(MaharajaPiece):
    """A player's architect."""

    kind = items.ARCHITECT
    is_carried = True

    def lie(self, view: View, plan: Plan, selection: Selection) -> Lying:
        public = view.public
        starting = [seat for seat, at in enumerate(public.architects) if at == START]
        for number, city in enumerate(public.architects):
            seat = Seat(number)
            if city == START:
                box = zones.starting_architect(plan, starting.index(seat), len(starting))
            else:
                middle, width = zones.in_courtyard(public, city)[seat]
                box = zones.courtyard_architect(plan, city, middle, width, has_houses=public.houses[city][seat] > 0)
            yield items.architect(seat), Pose(box, FIGURES)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        put(frame, sprite(frame.players, "architect", item.at[0]), pose.box, pose.alpha)
        outline(frame, item, pose.box, 8)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        (seat,) = item.at
        at, player = view.public.architects[seat], self._players.name(seat)
        if at == START:
            return self._say("item.architect_start", player=player)
        return self._say("item.architect", player=player, city=phrases.city(at))


class Maharaja(MaharajaPiece):
    """The Maharaja in the city that is scored."""

    kind = items.MAHARAJA.kind

    def lie(self, view: View, plan: Plan, selection: Selection) -> Lying:
        yield items.MAHARAJA, Pose(zones.maharaja(plan, view.public.city), FIGURES)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        put(frame, "maharaja", pose.box, pose.alpha)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        at = view.public.city
        return self._say("item.maharaja_start") if at is None else self._say("item.maharaja", city=phrases.city(at))


class Governor(MaharajaPiece):
    """The governor of a city on the track."""

    kind = items.GOVERNOR
    is_carried = True

    def lie(self, view: View, plan: Plan, selection: Selection) -> Lying:
        for place, city in enumerate(view.public.track):
            if city is not None:
                yield items.governor(city), Pose(zones.track_box(plan, place), PIECES)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        k = frame.plan.track_k
        box, size = pose.box, 64 * k
        x = box.cx + 18 * k
        glow(frame, item, Box(x, box.cy, 0, 0).centred(size * 0.88, size * 0.88), size * 0.44)
        frame.canvas.put(f"governor_{CITIES[item.at[0]]}", x, box.cy, size, centre=True)
        outline(frame, item, box, 6)
        rim(frame, item, box)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        (number,) = item.at
        box, city = view.public.track.index(number), phrases.city(number)
        shown = phrases.box_of(box)
        if shown is None:
            return self._say("item.governor_start", city=city, number=box + 1)
        return self._say("item.governor", city=city, number=shown)


# ---------------------------------------------------------------------- characters
class Character(MaharajaPiece):
    """One of the seven characters."""

    kind = items.CHARACTER
    is_carried = True

    def lie(self, view: View, plan: Plan, selection: Selection) -> Lying:
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
        canvas, box, (number,) = frame.canvas, pose.box, item.at
        glow(frame, item, box, 6)
        canvas.put(f"character_{CHARACTER_NAMES[number]}", box.x, box.y, box.w, box.h, alpha=faded(pose.alpha))
        outline(frame, item, box, 6)
        size = lettering.figure(canvas, min(30.0, box.w * 0.3))
        radius = size * 0.58
        x, y = box.right - radius * 0.8, box.bottom - radius
        canvas.disc(x, y, radius, CREAM, INK, 2)
        lettering.text(canvas, str(number), x, y, size, INK, "heavy", "c")
        rim(frame, item, box)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        (number,) = item.at
        seat = holder(view.public, number)
        values = {
            "number": number,
            "character": phrases.character_name(self._players, number),
            "ability": self._say(f"ability.{CHARACTER_NAMES[number]}"),
        }
        if seat is None:
            return self._say("item.character", **values)
        return self._say("item.character_of", player=self._players.name(seat), **values)
