"""Who sits where and who had a seat before: a game counts for whoever decided most of it, and some have secrets."""

from collections.abc import Sequence
from dataclasses import replace

from game.core.chance import Chance
from game.core.rules import Options, Seat
from game.core.text import called, cut
from game.saves.players import Player, Stint

LONGEST_NAME = 14
"""Letters of the longest name that a table has room for."""


def arrange(players: Sequence[Player], chance: Chance) -> tuple[Player, ...]:
    """Returns the players in a random order, all orders equally likely."""
    left = list(players)
    seated = []
    while left:
        seated.append(left.pop(chance.pick(range(len(left)))))
    return tuple(seated)


def people(players: Sequence[Player]) -> list[Seat]:
    """Returns the seats of people."""
    return [Seat(i) for i, player in enumerate(players) if player.is_human]


def has_no_secrets(players: Sequence[Player], options: Options) -> bool:
    """Tells whether nobody at the screen has secrets from others there: one person plays, or hands are open."""
    return len(people(players)) < 2 or bool(options.get("open_hands"))


def told_apart(name: str, others: Sequence[str]) -> str:
    """Returns a name as it is called at a table where somebody else may have the same one."""
    taken = {called(other) for other in others}
    names = (name, *(f"{cut(name, LONGEST_NAME - 2)} {number}" for number in range(2, 2 + len(taken))))
    return next(each for each in names if called(each) not in taken)


_MOST_AWAY = 3
"""So many who left a seat undecided are remembered."""


def taken_over(before: Player, to: Player, until: int, decisions: int) -> Player:
    """Returns the player of a seat that somebody takes over.

    Takes who has it, who takes it, how many entries the game has, and how many decisions the former made since it had
    the seat. Who made none had no part of the game, and is only `away`; who comes back goes on as if never gone.
    """
    stints = (*before.stints, Stint(_alone(before), until, decisions)) if decisions else before.stints
    if stints and is_same(stints[-1].player, to) and not decisions:
        stints = stints[:-1]
    away = [each for each in before.away if not is_same(each, to)]
    if before.is_human and not decisions and not is_same(before, to):
        away.append(_alone(before))
    return replace(_with(replace(to, colour=before.colour), before, stints), away=tuple(away[-_MOST_AWAY:]))


def sat_at(player: Player, entry: int) -> Player:
    """Returns who had a seat when an entry of the game was made, counted from 1 (0: as it began)."""
    earlier = tuple(stint for stint in player.stints if stint.until < entry)
    after = player.stints[len(earlier) :]
    return _with(after[0].player, player, earlier) if after else player


def change_at(player: Player, entry: int) -> tuple[Player, Player] | None:
    """Returns who had a seat and who took it over right after an entry, None where it did not change hands then."""
    after = [*(stint.player for stint in player.stints[1:]), player]
    found = zip(player.stints, after, strict=False)
    return next(((stint.player, to) for stint, to in found if stint.until == entry), None)


def last_change(player: Player) -> int:
    """Returns the entry after which a seat last changed hands, 0 where it never did."""
    return player.stints[-1].until if player.stints else 0


def credited(player: Player, until: int, decisions: int) -> Player:
    """Returns whom a seat's game counts for: who made most of its decisions, of equals who had it last.

    Takes how many entries the game has, and how many decisions the last player made. `stints` of the returned player
    are all of them, the last one too; none where the seat never changed hands.
    """
    if not player.stints:
        return player
    stints = (*player.stints, Stint(_alone(player), until, decisions))
    best = max(reversed(stints), key=lambda stint: sum(s.decisions for s in stints if is_same(s.player, stint.player)))
    return _with(best.player, player, stints)


def last_of(player: Player) -> Player:
    """Returns who had a seat when its game ended; takes whom the game counts for."""
    return replace(player.stints[-1].player, colour=player.colour) if player.stints else player


def renamed(player: Player, name: str) -> Player:
    """Returns a player under another name, in all of the seat's stints that were the same one's."""
    stints = tuple(
        replace(stint, player=replace(stint.player, name=name)) if is_same(stint.player, player) else stint
        for stint in player.stints
    )
    return replace(player, name=name, stints=stints)


def known(player: Player, name: str, person: str) -> Player:
    """Returns a seat's player where a guest of that name, now or before, is a person."""

    def named(who: Player) -> Player:
        is_theirs = who.is_human and not who.person and called(who.name) == called(name)
        return replace(who, person=person) if is_theirs else who

    stints = tuple(replace(stint, player=named(stint.player)) for stint in player.stints)
    return replace(named(player), stints=stints, away=tuple(map(named, player.away)))


def is_same(one: Player, other: Player) -> bool:
    """Tells whether two are one person, or computer players of one level."""
    if one.is_human != other.is_human:
        return False
    if not one.is_human:
        return (one.level, one.personality) == (other.level, other.personality)
    return (one.person or called(one.name)) == (other.person or called(other.name))


def _with(who: Player, seat: Player, stints: tuple[Stint, ...]) -> Player:
    """Returns somebody with what belongs to a seat and its game."""
    return replace(who, start=seat.start, second_thoughts=seat.second_thoughts, stints=stints)


def _alone(player: Player) -> Player:
    return replace(player, stints=(), away=(), start=0, second_thoughts=False)
