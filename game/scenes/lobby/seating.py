"""Who sits down where a table is laid: seats are opened and added, and players are carried to another place."""

from functools import partial

from game.paint.box import Box
from game.scenes.lobby.lineup import LineUp
from game.scenes.lobby.seat_sheet import SeatSheet
from game.scenes.lobby.seats import Places, SeatActions, draw_face
from game.scenes.shell.services import Services
from game.widgets.node import Drag, Pixel
from game.widgets.ui import Ui


class Seating:
    """Changes a line-up by the hands of whoever lays the table; takes what scenes share."""

    def __init__(self, services: Services, lineup: LineUp) -> None:
        self._services, self._lineup = services, lineup
        self._carried: _Carried | None = None

    def hands(self) -> SeatActions:
        """Returns what can be done with the seats now."""
        held = (self._carried.seat, self._carried.over) if self._carried else None
        return SeatActions(self._services.people.get, self.open, self.add, self._grab, held)

    def open(self, seat: int) -> None:
        """Opens the sheet on which all of a seat is changed."""
        self._services.navigation.stack.push(SeatSheet(self._services, self._lineup, seat))

    def add(self) -> None:
        """Lets a computer player sit down; keys that did it stay on the next chair, or on the last one's player."""
        self._lineup.add()
        ui, count = self._services.ui, len(self._lineup.players)
        if count == self._lineup.most and ui.focus == "add":
            ui.focus = f"seat:{count - 1}"

    # ------------------------------------------------------------------ carrying
    def _grab(self, places: Places, seat: int, pos: Pixel) -> Drag:
        self._carried = _Carried(self, self._services.ui, places, seat)
        return self._carried

    def put(self, seat: int, place: int) -> None:
        """Puts who was carried down at a place, the others move up."""
        self._lineup.move(seat, place - seat)
        self._services.ui.renew()

    def let_go(self) -> None:
        """Forgets who was carried."""
        self._carried = None

    def draw(self, ui: Ui) -> None:
        """Draws who is carried above everything else."""
        if self._carried:
            ui.layers.above(partial(self._draw_carried, ui, self._carried))

    def _draw_carried(self, ui: Ui, carried: "_Carried") -> None:
        x, y = carried.pos[0] / ui.canvas.k, carried.pos[1] / ui.canvas.k
        at = Box(x, y, 0, 0).grown((carried.places.portrait or 92.0) / 2)
        ui.canvas.shadow(ui.canvas.rect(at), 22, 130, 10, 22, at.w / 2)
        draw_face(ui.canvas, self._lineup, self._services.people.get, carried.seat, at)

    @property
    def seated(self) -> int:
        """Returns how many sit at the table."""
        return len(self._lineup.players)


class _Carried(Drag):
    """A player in a hand; `over` is the place below it."""

    def __init__(self, seating: Seating, ui: Ui, places: Places, seat: int) -> None:
        self.places, self.seat, self.over = places, seat, seat
        self.pos: Pixel = (0, 0)
        self._seating, self._ui = seating, ui

    def move(self, pos: Pixel) -> None:
        self.pos = pos
        over = min(self.places.at(pos[0] / self._ui.canvas.k, pos[1] / self._ui.canvas.k), self._seating.seated - 1)
        if over != self.over:
            self.over, self._ui.is_stale = over, True

    def drop(self, pos: Pixel) -> None:
        self.move(pos)
        self._seating.let_go()
        self._seating.put(self.seat, self.over)

    def cancel(self) -> None:
        self._seating.let_go()
        self._ui.is_stale = True
