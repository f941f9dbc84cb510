"""Games for the history, played or made up."""

from dataclasses import replace

from game.history.finished import FinishedGame, Kinds, SeatResult, finished_game
from game.saves.players import Player
from game.saves.record import Label
from game.session.session import Session
from tests.session.games import new_game, play

ANNA, BELA = "a" * 16, "b" * 16
"""Ids of two people."""
RICH = 70
"""Made-up games bring an achievement to people with so many points."""


def over(seed: int = 7, *players: Player) -> Session:
    return play(new_game(*players, seed=seed), 300, seed)


def kept(session: Session, kinds: Kinds = ()) -> FinishedGame:
    """Returns what the history keeps of a session that ended on one evening."""
    return finished_game(
        session, replace(session.record(), label=Label(written="2026-11-23T20:15:00.000+00:00")), kinds
    )


def person(name: str, who: str = "", colour: str = "crimson") -> Player:
    return Player(name, colour, "human", person=who)


def made_up(number: int, *totals: int, who: tuple[str, ...] = (ANNA, BELA), box: str = "ys") -> FinishedGame:
    """Returns a game with these totals, whose first seats are those people's and the others computer players'."""
    seats = []
    for seat, total in enumerate(totals):
        player = person(f"P{seat}", who[seat]) if seat < len(who) else Player(f"C{seat}", "jade", "computer", "easy")
        place = 1 + sum(other > total for other in totals)
        won = ("night_hoard",) if seat < len(who) and total >= RICH else ()
        kinds = {"market": total // 2, "court": seat}
        seats.append(SeatResult(player, total, place, {"score.play": total}, kinds, won, player.person))
    name = f"{number:016x}"
    ended = f"2026-{1 + number // 28 % 12:02}-{1 + number % 28:02}T20:00:00.000+00:00"
    return FinishedGame(name, name, box, 1, {"favour": True}, ended, "end.fourth_turn", 1800, 90, tuple(seats))


def at(game: FinishedGame, ended: str) -> FinishedGame:
    return replace(game, ended=ended)
