"""Where a plan leads as far as everybody can see it: the board after its moves, and what they did."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from game.ai.brain import Plan
from game.boxes.maharaja.brain.parts import LIKED
from game.boxes.maharaja.rules.board import VILLAGE_COUNT
from game.boxes.maharaja.rules.characters import ARTISAN
from game.boxes.maharaja.rules.moves import (
    BuildHouse,
    BuildPalace,
    EndTurn,
    GiveCharacter,
    Move,
    PickCharacter,
    SwapCharacters,
    TakeCharacter,
)
from game.boxes.maharaja.rules.public import Public
from game.boxes.maharaja.rules.remaining import is_undone
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.tasks import GIVE, REPLACE
from game.boxes.maharaja.rules.turn import play
from game.boxes.maharaja.rules.view import View
from game.core.rules import Seat, no_listener


@dataclass(slots=True)
class Outcome:
    """The board before and after a plan, and what it did.

    `palaces` are the sites built on as (city, site), `villages` where first houses of the seat stand now that none
    stood in before, `has_artisan` tells that an Artisan was taken on the way, `cheap` counts the palaces built with
    that one. `undone` tells that the turn ends with something left.
    """

    before: Public
    public: Public
    palaces: list[tuple[int, int]] = field(default_factory=list)
    villages: list[int] = field(default_factory=list)
    has_artisan: bool = False
    cheap: int = 0
    undone: bool = False


def outcome(view: View, seat: Seat, plan: Plan) -> Outcome:
    """Returns where a plan of a seat leads, up to the end of its turn; nobody else's purse matters for it."""
    known = tuple(gold if gold is not None else 0 for gold in view.gold)
    state = State(view.public.copy(), known, view.discs)
    found = Outcome(view.public, state.public)
    for move in _before_end(plan):
        _note(found, seat, move)
        play(state, seat, move, no_listener)
        _answer(state)
    found.public = state.public
    progress = state.public.progress
    found.undone = progress is not None and plan[-1:] == (EndTurn(),) and is_undone(progress)
    return found


def _before_end(plan: Plan) -> Iterator[Move]:
    for move in plan:
        if isinstance(move, EndTurn):
            return
        yield move


def _note(found: Outcome, seat: Seat, move: Move) -> None:
    """Writes down what a move does, before it is played."""
    public = found.public
    match move:
        case BuildPalace(site):
            found.palaces.append((public.architects[seat], site))
            found.cheap += found.has_artisan and ARTISAN in public.characters[seat]
        case BuildHouse(place) if place < VILLAGE_COUNT and seat not in public.villages[place]:
            found.villages.append(place)
        case TakeCharacter(character) | PickCharacter(character) | SwapCharacters(character):
            found.has_artisan |= character == ARTISAN and ARTISAN not in public.characters[seat]


def _answer(state: State) -> None:
    """Lets whoever is robbed or lured answer somehow, so that the turn can go on."""
    public = state.public
    if public.task == REPLACE:
        play(state, public.acting, PickCharacter(min(public.bank, key=LIKED.index)), no_listener)
    elif public.task == GIVE:
        worst = max(public.characters[public.acting], key=LIKED.index)
        play(state, public.acting, GiveCharacter(worst), no_listener)
