"""What a seat may know, and the games that it could believe in."""

from dataclasses import replace

from game.boxes.alhambra.rules.setup import tiles_of
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.view import Third, View
from game.boxes.alhambra_family.rules.bank import imagine_money
from game.core.chance import Chance
from game.core.rules import Seat


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
        bag=_unseen_tiles(view),
        falcons=view.falcons,
        display=list(view.display),
        discard=list(view.discard),
        money_deck=deck,
        piles=view.piles,
    )


def _unseen_tiles(view: View) -> list[int]:
    """Returns the tiles in the draw pile, sorted."""
    seen = {*view.squares, *view.beside, *view.waiting}.union(*view.reserves)
    for board in view.boards:
        seen.update(board.tiles.values())
    for _, tiles in view.receivers:
        seen.update(tiles)
    seen.update(view.third.tiles if view.third else ())
    return [tile for tile in tiles_of(view.modules) if tile not in seen]
