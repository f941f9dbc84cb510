"""The opening: set-up, characters that are chosen or auctioned, and the first houses (3, 8)."""

from game.boxes.maharaja.rules import events as ev
from game.boxes.maharaja.rules.components import CHARACTERS, CITY_COUNT, START, VILLAGE_COUNT, YOGI
from game.boxes.maharaja.rules.moves import Bid, Found, Pass, PickCharacter
from game.boxes.maharaja.rules.network import Network
from game.boxes.maharaja.rules.rounds import begin_round
from game.boxes.maharaja.rules.state import State, gain
from game.boxes.maharaja.rules.view import BID, FOUND, NEUTRAL, PICK, Auction, Public, Site, Variants
from game.core.chance import Chance
from game.core.rules import Emit, Options, Seat
from game.core.values import put

GOLD, HOUSES, FIRST_HOUSES, CHITS = 15, 20, 4, 7
PALACES, PALACES_SHORT = 7, 6
BOXES, COLOURS = 10, 5
"""Numbered boxes of the track, and player colours of the published game: unused ones are neutral (8)."""


def new_game(seats: int, options: Options, chance: Chance) -> State:
    """Returns the game before the first character is chosen.

    Takes 2 to 5 seats, the variants of `state.Variants` (bools) and `youngest` (a seat, counted on round the table).
    """
    names = ("short", "neutral", "yogi", "auction", "homes", "several", "open_gold")
    variants = Variants(*(bool(options[name]) for name in names))
    left = list(range(CITY_COUNT))
    governors = tuple([left.pop(chance.pick(range(len(left)))) for _ in range(CITY_COUNT)])
    state = State(_table(seats, variants, governors), (GOLD,) * seats, (None,) * seats)
    open_choice(state, Seat(int(options["youngest"]) % seats))
    return state


def _garden(seats: int, variants: Variants) -> tuple[Site, ...]:
    """Returns the sites of a city: in games of fewer than five, neutral palaces stand on outer ones (8)."""
    neutral = COLOURS - seats if variants.neutral else 0
    return (None,) * (7 - neutral) + (NEUTRAL,) * neutral


def _table(seats: int, variants: Variants, governors: tuple[int, ...]) -> Public:
    return Public(
        seats=seats,
        variants=variants,
        task=PICK,
        turn=Seat(0),
        acting=Seat(0),
        round=0,
        city=None,
        track=(*governors, *(None,) * BOXES),
        villages=Network.read(((),) * VILLAGE_COUNT),
        houses=((0,) * seats,) * CITY_COUNT,
        sites=(_garden(seats, variants),) * CITY_COUNT,
        architects=(START,) * seats,
        characters=((),) * seats,
        bank=tuple(character for character in CHARACTERS if variants.yogi or character != YOGI),
        supply=(FIRST_HOUSES,) * seats,
        quarry=(HOUSES - FIRST_HOUSES,) * seats,
        palaces=(PALACES_SHORT if variants.short else PALACES,) * seats,
        chits=(0,) * seats,
        auction=None,
        founded=0,
        planned=(),
        waiting=(),
        progress=None,
        lifted=None,
        is_last=False,
    )


# ---------------------------------------------------------------------- the choice of characters
FOUNDING_ROUNDS, FIRST_SUPPLY = 4, 6


def open_choice(state: State, first: Seat) -> None:
    """Lets the first seat without a character from `first` on, clockwise, choose one or open an auction (3, 8).

    The last one picks free.
    """
    public = state.public
    without = [seat for seat in _clockwise(public, first) if not public.characters[seat]]
    if not without:
        public.task = FOUND
        _next_founder(public)
        return
    public.turn = public.acting = without[0]
    public.task = PICK
    if public.variants.auction and len(without) > 1:
        public.task, public.auction = BID, Auction(0, None, ())


def bid(state: State, seat: Seat, move: Bid | Pass, emit: Emit) -> None:
    """Raises or passes; a pass holds for this auction. The winner pays the bank and picks (8)."""
    public, auction = state.public, state.public.auction
    assert auction is not None
    if isinstance(move, Bid):
        emit(ev.BidMade(seat, move.amount))
        auction = Auction(move.amount, seat, auction.passed)
    else:
        emit(ev.BidderPassed(seat))
        auction = Auction(auction.bid, auction.leader, (*auction.passed, seat))
    public.auction, leader = auction, auction.leader
    assert leader is not None
    rivals = [
        other
        for other in _clockwise(public, Seat(seat + 1))
        if not public.characters[other] and other not in auction.passed and other != leader
    ]
    if rivals:
        public.acting = rivals[0]
        return
    emit(ev.AuctionWon(leader, auction.bid))
    gain(state, leader, -auction.bid)
    public.auction, public.task = None, PICK
    public.turn = public.acting = leader


def pick(state: State, seat: Seat, move: PickCharacter, emit: Emit) -> None:
    """Takes a character of the bank; the choice passes on clockwise."""
    take_from_bank(state.public, seat, move.character)
    emit(ev.CharacterPicked(seat, move.character))
    open_choice(state, Seat(seat + 1))


def take_from_bank(public: Public, seat: Seat, character: int) -> None:
    """Moves a character from the bank to a seat."""
    public.bank = tuple([other for other in public.bank if other != character])
    public.characters = put(public.characters, seat, tuple(sorted((*public.characters[seat], character))))


def found(state: State, seat: Seat, move: Found, emit: Emit) -> None:
    """Places a first house, free; after four rounds in character order everybody takes six more (3)."""
    public = state.public
    public.villages = public.villages.changed(move.village, (*public.villages[move.village], seat))
    public.supply = put(public.supply, seat, public.supply[seat] - 1)
    public.founded += 1
    emit(ev.HouseFounded(seat, move.village))
    if public.founded < FOUNDING_ROUNDS * public.seats:
        _next_founder(public)
        return
    public.supply = tuple([houses + FIRST_SUPPLY for houses in public.supply])
    public.quarry = tuple([houses - FIRST_SUPPLY for houses in public.quarry])
    emit(ev.SuppliesFilled(FIRST_SUPPLY))
    begin_round(state, emit)


def _next_founder(public: Public) -> None:
    order = sorted(range(public.seats), key=lambda seat: public.rank(Seat(seat)))
    public.turn = public.acting = Seat(order[public.founded % public.seats])


def _clockwise(public: Public, first: Seat) -> list[Seat]:
    return [Seat((first + i) % public.seats) for i in range(public.seats)]
