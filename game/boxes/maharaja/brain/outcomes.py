"""Where a plan leads as far as everybody can see it: the board and the own purse after its moves."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from game.ai.brain import Plan
from game.boxes.maharaja.brain.parts import LIKED
from game.boxes.maharaja.rules.board import VILLAGE_COUNT
from game.boxes.maharaja.rules.characters import ARTISAN, MONK
from game.boxes.maharaja.rules.events import CityScored
from game.boxes.maharaja.rules.moves import (
    BuildHouse,
    BuildPalace,
    EndTurn,
    FetchHouses,
    GiveCharacter,
    LowerGovernor,
    Move,
    PickCharacter,
    SwapCharacters,
    TakeCharacter,
    Travel,
)
from game.boxes.maharaja.rules.public import Public
from game.boxes.maharaja.rules.remaining import is_undone, turn_parts
from game.boxes.maharaja.rules.scoring import score_city
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.tasks import GIVE, REPLACE
from game.boxes.maharaja.rules.tolls import toll_of
from game.boxes.maharaja.rules.turn import play
from game.boxes.maharaja.rules.view import View
from game.core.rules import Seat, no_listener


@dataclass(slots=True)
class Outcome:
    """The board and the purse after a plan; `had` are the characters before it, `toll` is what its journeys cost.

    `palaces` are the sites built on as (city, site), `villages` where first houses of the seat stand now that none
    stood in before, `lowered` the cities whose governors went down, `taken` the characters it took, `fetched` how often
    it took houses from the quarry, `cheap` the palaces built with an Artisan taken on the way. `undone` counts the
    parts that it leaves when it ends the turn. `is_open` tells that somebody else chooses a character on the way, so
    that order and ties are not known.
    """

    public: Public
    purse: int
    had: tuple[int, ...] = ()
    toll: int = 0
    palaces: list[tuple[int, int]] = field(default_factory=list)
    villages: list[int] = field(default_factory=list)
    lowered: list[int] = field(default_factory=list)
    taken: list[int] = field(default_factory=list)
    fetched: int = 0
    cheap: int = 0
    undone: int = 0
    is_open: bool = False

    @property
    def scored(self) -> CityScored | None:
        """Returns what the Maharaja's city would pay now, None where it cannot be known or nobody is visited."""
        city = self.public.city
        return None if city is None or self.is_open else score_city(self.public, city)


def outcome(view: View, seat: Seat, plan: Plan) -> Outcome:
    """Returns where a plan of a seat leads, up to the end of its turn; nobody else's purse matters for it."""
    known = tuple(gold if gold is not None else 0 for gold in view.gold)
    state = State(view.public.copy(), known, view.discs)
    found = Outcome(state.public, known[seat], view.public.characters[seat])
    for move in _before_end(plan):
        _note(found, seat, move)
        play(state, seat, move, no_listener)
        _answer(state, found)
    found.public, found.purse = state.public, state.gold[seat]
    progress = state.public.progress
    if progress is not None and any(isinstance(move, EndTurn) for move in plan) and is_undone(progress):
        found.undone = sum(not part.is_done for part in turn_parts(progress))
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
        case Travel(roads):
            by_bank = MONK in public.characters[seat]
            found.toll += 0 if by_bank else sum(toll_of(public, seat, roads))
        case BuildPalace(site):
            found.palaces.append((public.architects[seat], site))
            found.cheap += ARTISAN in found.taken and ARTISAN in public.characters[seat]
        case BuildHouse(place) if place < VILLAGE_COUNT and seat not in public.villages[place]:
            found.villages.append(place)
        case LowerGovernor(city):
            found.lowered.append(city)
        case FetchHouses():
            found.fetched += 1
        case TakeCharacter(character) | PickCharacter(character):
            found.taken.append(character)
        case SwapCharacters(wanted):
            found.taken.append(wanted)


def _answer(state: State, found: Outcome) -> None:
    """Lets whoever is robbed or lured answer somehow, so that the turn can go on."""
    public = state.public
    if public.task == REPLACE:
        play(state, public.acting, PickCharacter(min(public.bank, key=LIKED.index)), no_listener)
        found.is_open = True
    elif public.task == GIVE:
        worst = max(public.characters[public.acting], key=LIKED.index)
        play(state, public.acting, GiveCharacter(worst), no_listener)
        found.is_open = True
