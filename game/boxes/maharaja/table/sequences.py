"""The scoring of a city step by step, as data: its steps and the sentence that each needs."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from game.boxes.maharaja.rules.components import CENTRE, HOME, SADHU
from game.boxes.maharaja.rules.events import CityScored, Score
from game.boxes.maharaja.rules.scoring import CENTRE_POINTS, OUTER_POINTS, PAYOUTS
from game.boxes.maharaja.rules.turn import holder
from game.boxes.maharaja.rules.view import NEUTRAL, Public, View
from game.boxes.maharaja.table import items
from game.boxes.maharaja.table.geometry import order
from game.boxes.maharaja.table.phrases import character, city, gold
from game.core.beat import Beat
from game.core.rules import Seat
from game.tabletop.items import Item
from game.tabletop.players import Players


@dataclass(frozen=True, slots=True)
class Column:
    """One thing that brings points: its key, its picture (without the colour of its owner), and its points by score.

    `counts` tells which items of the city it is about.
    """

    key: str
    sprite: str
    worth: int
    points: Callable[[Score], int]
    counts: Callable[[Item], bool]


_COLUMNS = (
    Column("architect", "architect", 1, lambda score: score.architect, lambda item: item.kind == items.ARCHITECT),
    Column("houses", "house", 1, lambda score: score.houses, lambda item: item.kind == items.HOUSE),
    Column("outer", "palace", OUTER_POINTS, lambda score: score.outer, lambda item: _is_palace(item, in_centre=False)),
    Column(
        "centre", "palace", CENTRE_POINTS, lambda score: score.centre, lambda item: _is_palace(item, in_centre=True)
    ),
)
_HOME = Column("home", "character", 1, lambda score: score.home, lambda item: False)


def _is_palace(item: Item, *, in_centre: bool) -> bool:
    return item.kind == items.PALACE and (item.at[1] == CENTRE) == in_centre


@dataclass(frozen=True, slots=True)
class Scoring:
    """A scoring as it was: what was scored, and the view after it, in which nothing was moved yet."""

    event: CityScored
    view: View

    @property
    def round(self) -> int:
        """Returns which round was scored."""
        return self.public.round

    @property
    def next_city(self) -> int:
        """Returns where the Maharaja goes next: to the city of the lowest governor (4)."""
        return next(city for city in self.public.track if city is not None)

    @property
    def public(self) -> Public:
        """Returns what everybody sees after the scoring."""
        return self.view.public

    @property
    def columns(self) -> tuple[Column, ...]:
        """Returns what brings points, the home city only in the variant that has it (8)."""
        return (*_COLUMNS, _HOME) if self.public.variants.homes else _COLUMNS

    @property
    def order(self) -> tuple[Seat, ...]:
        """Returns the seats in the order of turns, in which they are shown at every step."""
        return order(self.view)


def scorings(beat: Beat) -> list[Scoring]:
    """Returns the scorings of a stage of an entry, which pauses before the next round."""
    return [Scoring(event, beat.view) for event in beat.events if isinstance(event, CityScored)]


def sentences(players: Players, scoring: Scoring, step: int) -> list[str]:
    """Returns what is said at a step: about a column, or at the last one about ranks and gold."""
    if step < len(scoring.columns):
        return [_about(players, scoring, scoring.columns[step])]
    return [*_ranks(players, scoring)]


def _about(players: Players, scoring: Scoring, column: Column) -> str:
    public, number = scoring.public, scoring.event.city
    if column.key == "home" and holder(public, HOME[number]) is None:
        return players.say("walk.step_home_nobody", character=character(HOME[number]))
    with_sadhu = column.key == "outer" and holder(public, SADHU) is not None
    return players.say(f"walk.step_{column.key}{'_sadhu' if with_sadhu else ''}")


def _ranks(players: Players, scoring: Scoring) -> Iterator[str]:
    event, public = scoring.event, scoring.public
    if not event.ranking:
        yield players.say("walk.nobody")
    else:
        yield _tie(players, scoring) or players.say("walk.ranking")
        yield players.say("walk.payouts", payouts=" – ".join(map(str, PAYOUTS[public.seats])))
    if event.monopoly:
        winner = players.name(event.ranking[0])
        yield players.say("walk.monopoly", player=winner, gold=gold(event.monopoly))
    elif NEUTRAL in public.sites[event.city]:
        yield players.say("walk.neutral")
    if public.is_over:
        yield players.say("walk.game_over")
    else:
        yield players.say("walk.next_city", city=city(scoring.next_city))


def _tie(players: Players, scoring: Scoring) -> str:
    """Tells the first tie: who is ahead by the lower character number, "" without one."""
    event = scoring.event
    for seat in event.ranking:
        tied = [other for other in event.ranking if event.scores[other].points == event.scores[seat].points]
        if len(tied) > 1:
            number = min(scoring.public.characters[tied[0]])
            return players.say("walk.tie", players=players.names(tied), number=number, winner=players.name(tied[0]))
    return ""
