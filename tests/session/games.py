"""Games of pebbles for tests."""

from random import Random

from game.core.rules import Seat
from game.saves.players import Player
from game.session.session import Session

ANNA = Player("Anna", "crimson", "human")
BELA = Player("Béla", "cobalt", "human")
ROBOT = Player("Robot", "jade", "computer", "easy")


def new_game(*players: Player, seed: int = 7) -> Session:
    return Session.new("pebbles", players or (ANNA, BELA), {}, seed)


def play(session: Session, entries: int, seed: int = 0) -> Session:
    """Plays so many random entries, fewer when the game ends before."""
    random = Random(seed)
    for _ in range(entries):
        if session.is_over:
            break
        seat = random.choice(sorted(session.to_act()))
        session.submit(seat, random.choice(list(session.legal(seat))), session.number)
    return session


def bid_all(session: Session) -> Session:
    """Plays the bids of a round, so that the first player is to move."""
    from tests.session.pebbles import Bid

    for seat in sorted(session.to_act()):
        session.submit(Seat(seat), Bid(1), session.number)
    return session
