"""Privacy at one screen: private things show only while their owner sits alone before it; what is open, all see."""

from typing import TYPE_CHECKING

from game.core.rules import Seat
from game.scenes.director import Phase, Turn
from game.scenes.fan import Fan

if TYPE_CHECKING:
    from game.scenes.table import TableScene


class Privacy:
    """Parts one person from the next at a table: by curtains, or by the fan that lies masked on it."""

    def __init__(self, scene: "TableScene") -> None:
        self._scene = scene
        self.fan = Fan(scene.house, self._unmask)

    # ------------------------------------------------------------------ off the screen
    def cover(self) -> None:
        """Takes private things away in the same moment in which their owner has finished, before anything is drawn."""
        director = self._scene.director
        if not director.is_open and director.hand_over(is_scene=self._scene.comes_a_walk):
            self._hide()

    def mask(self) -> None:
        """Masks the viewer's private things before the decision is made."""
        self._scene.director.mask()
        self._hide()

    def _hide(self) -> None:
        """Shows what was seen so far as an onlooker sees it; what is new is still to be played, walks to be walked."""
        scene, board = self._scene, self._scene.board
        board.hurry()
        walks = list(board.interludes)
        board.see(None, scene.seen)
        board.interludes.extend(walks)
        scene.drop()
        scene.house.ui.reset()

    # ------------------------------------------------------------------ between two people
    def part(self, turn: Turn) -> bool:
        """Lets whoever is next come to the screen, or all of them; returns whether anything changed by that."""
        scene = self._scene
        assert turn.seat is not None
        match turn.phase:
            case Phase.GATHERING:
                scene.house.open("curtain", None, self._gathered)
            case Phase.MASKED:
                return self.fan.lay(turn.seat)
            case _:
                seat = turn.seat
                scene.house.open("curtain", scene.session.players[seat], lambda: self._raised(seat))
        return True

    def before_a_walk(self) -> bool:
        """Masks what is private before a walk, and asks all to look; returns whether that has to be waited for."""
        scene = self._scene
        if scene.director.is_open or not scene.comes_a_walk:
            return False
        self.cover()
        if scene.director.is_gathered:
            return False
        scene.house.open("curtain", None, self._gathered)
        return True

    def _gathered(self) -> None:
        self._scene.director.gather()
        self._scene.drop()

    def _raised(self, seat: Seat) -> None:
        self._scene.director.raise_curtain(seat)
        self._scene.look(seat)

    # ------------------------------------------------------------------ the fan
    @property
    def is_masked(self) -> bool:
        """Tells whether the fan of whoever is next lies masked and can be unmasked."""
        turn = self._scene.turn
        return turn.phase is Phase.MASKED and turn.seat == self.fan.seat and self._scene.is_settled

    def _unmask(self) -> None:
        if self.is_masked and self.fan.seat is not None:
            self._raised(self.fan.seat)
            self.fan.pick_up()
            self._scene.house.ui.renew()
