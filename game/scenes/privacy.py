"""Privacy at one screen: private things show only while their owner sits alone before it; what is open, all see."""

from typing import TYPE_CHECKING

from game.core.rules import Seat
from game.scenes.private_mask import Fan
from game.scenes.turn_controller import Phase, Turn

if TYPE_CHECKING:
    from game.scenes.table import TableScene


class Privacy:
    """Parts one person from the next at a table: by curtains, or by the fan that lies masked on it."""

    def __init__(self, scene: "TableScene") -> None:
        self._scene = scene
        self.fan = Fan(scene.services, self._unmask)

    # ------------------------------------------------------------------ off the screen
    def cover(self) -> None:
        """Takes private things away in the same moment in which their owner has finished, before anything is drawn."""
        controller = self._scene.controller
        if not controller.is_open and controller.hand_over(is_scene=self._scene.comes_a_walk):
            self._hide()

    def mask(self) -> None:
        """Masks the viewer's private things before the decision is made."""
        self._scene.controller.mask()
        self._hide()

    def _hide(self) -> None:
        """Shows what was seen so far as an onlooker sees it; what is new is still to be played, walks to be walked."""
        scene, board = self._scene, self._scene.board
        board.hurry()
        walks = list(board.scoring_sequences)
        board.see(None, scene.seen)
        board.scoring_sequences.extend(walks)
        scene.drop()
        scene.services.ui.reset()

    # ------------------------------------------------------------------ between two people
    def part(self, turn: Turn) -> bool:
        """Lets whoever is next come to the screen, or all of them; returns whether anything changed by that."""
        scene = self._scene
        assert turn.seat is not None
        match turn.phase:
            case Phase.GATHERING:
                scene.services.open(scene.services.routes.curtain, None, self._gathered)
            case Phase.MASKED:
                return self.fan.lay(turn.seat)
            case _:
                seat = turn.seat
                scene.services.open(
                    scene.services.routes.curtain, scene.session.players[seat], lambda: self._raised(seat)
                )
        return True

    def before_a_walk(self) -> bool:
        """Masks what is private before a walk, and asks all to look; returns whether that has to be waited for."""
        scene = self._scene
        if scene.controller.is_open or not scene.comes_a_walk:
            return False
        self.cover()
        if scene.controller.is_gathered:
            return False
        scene.services.open(scene.services.routes.curtain, None, self._gathered)
        return True

    def _gathered(self) -> None:
        self._scene.controller.gather()
        self._scene.drop()

    def _raised(self, seat: Seat) -> None:
        self._scene.controller.raise_curtain(seat)
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
            self._scene.services.ui.renew()
