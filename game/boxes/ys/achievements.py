"""What can be achieved in Ys."""

from collections import Counter

from game.boxes.ys.rules import events as ev
from game.boxes.ys.rules.components import AREAS, BLACK, COLOURS
from game.core.achievements import Achievement, Game, by_a_point
from game.core.rules import Seat

_WHISPER, _COURT, _BLACK, _EACH, _DEAREST, _COLOURS_LED, _MARKET_DAYS = 1, 4, 7, 5, 2, 3, 2


def _whisper(game: Game, seat: Seat) -> bool:
    """An area won with a sum of one, although somebody else stood there."""
    return any(
        won.winner == seat
        and (won.totals[seat] or 0) <= _WHISPER
        and any(total is not None for party, total in enumerate(won.totals) if party != seat)
        for won in game.events(ev.AreaWon)
    )


def _whole_quarter(game: Game, seat: Seat) -> bool:
    """Port, commerce and palace of one quarter in one turn."""
    won = Counter[tuple[int, int]]()
    turn = 0
    for event in game.happened():
        if isinstance(event, ev.TurnBegun):
            turn = event.round
        elif isinstance(event, ev.AreaWon) and event.winner == seat:
            won[turn, event.quarter] += 1
    return AREAS in won.values()


def _market_day(game: Game, seat: Seat) -> bool:
    """All open rows of the market, and that in two turns."""
    turns: list[set[int | None]] = []
    for event in game.happened():
        if isinstance(event, ev.TurnBegun):
            turns.append(set())
        elif isinstance(event, ev.RowWon):
            turns[-1].add(event.winner)
    return turns.count({seat}) >= _MARKET_DAYS


def _two_dearest(game: Game, seat: Seat) -> bool:
    """Alone with most gems of the two dearest colours."""
    return all(_leads(scored, seat) for scored in game.events(ev.GemsScored) if scored.rank < _DEAREST)


def _three_colours(game: Game, seat: Seat) -> bool:
    """Alone with most gems of three colours."""
    return sum(_leads(scored, seat) for scored in game.events(ev.GemsScored)) >= _COLOURS_LED


def _leads(scored: ev.GemsScored, seat: Seat) -> bool:
    return all(number < scored.gems[seat] for party, number in enumerate(scored.gems) if party != seat)


def _rainbow(game: Game, seat: Seat) -> bool:
    """Five gems of each colour."""
    return all(game.view.public.gems[seat][colour] >= _EACH for colour in COLOURS)


def _night_hoard(game: Game, seat: Seat) -> bool:
    """A victory with seven black gems."""
    return game.has_won(seat) and game.view.public.gems[seat][BLACK] >= _BLACK


def _court(game: Game, seat: Seat) -> bool:
    """Four characters played."""
    return sum(played.seat == seat for played in game.events(ev.CardPlayed)) >= _COURT


def _kings_friend(game: Game, seat: Seat) -> bool:
    """The highest sum in the throne room, and the victory."""
    return game.has_won(seat) and any(
        scored.points[seat] == max(scored.points) > 0 for scored in game.events(ev.ThroneScored)
    )


ACHIEVEMENTS = (
    Achievement("whisper", ("broker_saffron_down",), _whisper),
    Achievement("whole_quarter", ("ys_icon_bishop",), _whole_quarter),
    Achievement("market_day", ("reward_commerce",), _market_day),
    Achievement("two_dearest", ("gem_red",), _two_dearest),
    Achievement("three_colours", ("gem_green",), _three_colours),
    Achievement("rainbow", ("gem_white",), _rainbow),
    Achievement("night_hoard", ("gem_black",), _night_hoard),
    Achievement("court", ("ys_icon_queen",), _court),
    Achievement("kings_friend", ("ys_icon_king",), _kings_friend),
    Achievement("photo_finish", ("icon_scales_ink",), by_a_point),
)
"""What can be achieved, in the order in which it is shown."""
