"""The true state of a game: all that lies on the table, in hands or hidden in decks; and what a seat may know of it."""

from dataclasses import dataclass, replace

from game.boxes.alhambra.rules.board import Board
from game.boxes.alhambra.rules.moves import Stage, Task
from game.boxes.alhambra.rules.tiles import Modules
from game.boxes.alhambra.rules.view import Perched, Third, View
from game.boxes.alhambra_family.rules.bank import Pile, imagine_money
from game.boxes.alhambra_family.rules.components import Cards
from game.boxes.alhambra_family.rules.majorities import Points
from game.core.chance import Chance
from game.core.rules import Seat
from game.core.values import copier


@dataclass(slots=True)
class State:
    """A game of Alhambra.

    `seats` is the number of players; a *party* is a seat or, in a game for two, the imaginary third player, who comes
    last and has points but no Alhambra. `turn` is whose turn it is, `acting` who decides now, `task` what. Decks are
    unordered until drawn: `money_deck` and `bag` (the tiles) are sorted bags. `waiting` are the tiles that the acting
    seat has bought or received and not yet placed, and `stage` tells when that happens. `window` are the seats still
    to be asked about their viziers, `receivers` those that still get tiles at the end, with the tiles. `pledged` is
    the falcon being paid and its corner. `due` are the scorings whose cards were turned up in this turn.
    """

    seats: int
    open_hands: bool
    modules: Modules
    turn: Seat
    acting: Seat
    task: Task
    stage: Stage
    waiting: Cards
    pledged: tuple[int, ...]
    window: tuple[Seat, ...]
    receivers: tuple[tuple[Seat, Cards], ...]
    due: tuple[str, ...]
    hands: list[Cards]
    boards: list[Board]
    reserves: list[Cards]
    perched: list[Perched]
    awake: list[bool]
    third: Cards
    points: list[Points]
    squares: list[int | None]
    beside: Cards
    bag: list[int]
    falcons: Cards
    display: list[int | None]
    discard: list[int]
    money_deck: list[int]
    piles: tuple[Pile, ...]

    @property
    def has_third(self) -> bool:
        """Tells whether the imaginary third player takes part."""
        return self.seats == 2

    @property
    def is_ending(self) -> bool:
        """Tells whether the tiles ran out, so that hands are shown and left-over tiles given away."""
        return self.stage == Stage.END

    def copy(self) -> "State":
        """Returns an independent copy."""
        return _copy(self)


_copy = copier(State)


# ---------------------------------------------------------------------- what a seat may know
def view(state: State, seat: Seat | None) -> View:
    """Returns what a seat (None: an onlooker, who remembers nothing) may know; at the end hands are shown (6)."""
    is_open = state.open_hands or state.is_ending
    return View(
        seat=seat,
        seats=state.seats,
        open_hands=state.open_hands,
        modules=state.modules,
        turn=state.turn,
        acting=state.acting,
        task=state.task,
        stage=state.stage,
        waiting=state.waiting,
        pledged=state.pledged,
        window=state.window,
        receivers=state.receivers,
        due=state.due,
        hands=tuple([hand if is_open or owner == seat else None for owner, hand in enumerate(state.hands)]),
        hand_sizes=tuple([len(hand) for hand in state.hands]),
        known=None if seat is None else tuple(state.hands),
        boards=tuple(state.boards),
        reserves=tuple(state.reserves),
        perched=tuple(state.perched),
        awake=tuple(state.awake),
        third=Third(state.third, state.points[-1]) if state.has_third else None,
        points=tuple(state.points[: state.seats]),
        squares=tuple(state.squares),
        beside=state.beside,
        tiles_left=len(state.bag),
        falcons=state.falcons,
        display=tuple(state.display),
        discard=tuple(state.discard),
        piles=state.piles,
    )


def forget(view: View) -> View:
    """Returns the view without what was seen of other hands."""
    return replace(view, known=None)


def imagine(view: View, chance: Chance) -> State:
    """Returns a game that fits the view: hands that it does not know are dealt from the cards not in sight."""
    hands, deck = imagine_money(view, chance)
    return State(
        seats=view.seats,
        open_hands=view.open_hands,
        modules=view.modules,
        turn=view.turn,
        acting=view.acting,
        task=view.task,
        stage=view.stage,
        waiting=view.waiting,
        pledged=view.pledged,
        window=view.window,
        receivers=view.receivers,
        due=view.due,
        hands=hands,
        boards=list(view.boards),
        reserves=list(view.reserves),
        perched=list(view.perched),
        awake=list(view.awake),
        third=view.third.tiles if view.third else (),
        points=[*view.points, *([view.third.points] if view.third else [])],
        squares=list(view.squares),
        beside=view.beside,
        bag=view.unseen_tiles,
        falcons=view.falcons,
        display=list(view.display),
        discard=list(view.discard),
        money_deck=deck,
        piles=view.piles,
    )
