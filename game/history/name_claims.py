"""Games that were played under a name, without a portrait: whose they are, and whether somebody says that they are."""

from dataclasses import dataclass

from game.core.text import called
from game.history import cells
from game.history.history import History


@dataclass(frozen=True, slots=True)
class NameClaim:
    """A name under which games without a person were played: how many are nobody's, how many count for a person."""

    name: str
    free: int
    mine: int


def claims(history: History, person: str, names: tuple[str, ...]) -> list[NameClaim]:
    """Returns the claims of a person to games under some names; names under which nobody played are left out."""
    found = [_claim(history, person, name) for name in {called(name): name for name in names}.values()]
    return [claim for claim in found if claim.free or claim.mine]


def _claim(history: History, person: str, name: str) -> NameClaim:
    free = history.rows("SELECT count(*) FROM seats WHERE person IS NULL AND called = ? AND called != ''", called(name))
    own = history.rows("SELECT player FROM seats WHERE person = ? AND called = ?", person, called(name))
    return NameClaim(name, free[0][0], sum(not cells.player(player).person for (player,) in own))
