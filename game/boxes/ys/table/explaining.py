"""The sentences of the walks: what is done at a step, what comes of it, and why in a tie."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from game.boxes.ys.rules.board import COMMERCE, PORT
from game.boxes.ys.rules.cards import INTRIGUER
from game.boxes.ys.rules.counting import GEMS_BY_RANK, MERCHANT_POINTS
from game.boxes.ys.rules.events import BlackScored, GemsScored, RowWon, Totals
from game.boxes.ys.rules.final import GEM_POINTS
from game.boxes.ys.rules.market import COLUMN_STEPS
from game.boxes.ys.rules.public import Public
from game.boxes.ys.rules.ranking import column_decider
from game.boxes.ys.table.moment import Moment, tie
from game.boxes.ys.table.phrases import YsPlayers, card, colour, gem, ordinal
from game.boxes.ys.table.sequences import (
    COLUMNS_ADDED,
    EMPTY,
    QUOTATIONS,
    RANKING,
    ROWS,
    FinalWalk,
    MarketWalk,
    Prize,
    QuarterWalk,
    Scored,
)


def picks(public: Public, ranking: Sequence[int]) -> dict[int, int]:
    """Returns how many gems of the ship each party may take (3, 7)."""
    return dict(zip(ranking, GEMS_BY_RANK[public.seats], strict=False))


def _winner(players: YsPlayers, now: Moment, totals: Totals, winner: int | None) -> Iterator[str]:
    """Yields who has the highest total, and why."""
    if winner is None:
        yield players.say("walk.nobody")
        return
    tied = [party for party, total in enumerate(totals) if total == totals[winner]]
    if len(tied) > 1:
        first = sorted(tied, key=lambda party: (party != winner, now.edge(party)))
        yield from tie(players, now, first, totals[winner] or 0, is_whole=False)
    elif totals[winner] == 0:
        yield players.say("walk.lone_zero", player=players.name(winner))
    else:
        yield players.say("walk.wins", player=players.name(winner))


# ---------------------------------------------------------------------- quarters
def of_quarter(players: YsPlayers, walk: QuarterWalk, step: str) -> list[str]:
    """Returns the sentences of a step; those about areas are told one by one, see `of_prize`."""
    if step == EMPTY:
        return [players.say("walk.nobody")]
    return [*_ranking(players, walk)] if step == RANKING else []


def _ranking(players: YsPlayers, walk: QuarterWalk) -> Iterator[str]:
    assert walk.counted is not None
    public, ranking, totals = walk.now.public, walk.counted.ranking, walk.counted.totals
    shares = [number for number in GEMS_BY_RANK[public.seats] if number]
    yield players.say("walk.step_reveal" if walk.was_hidden else "walk.step_total")
    yield players.say("walk.step_gems" if len(shares) > 2 else "walk.step_gems_few")
    if len(ranking) < len(shares):
        yield players.say("walk.gems_rest")
    if picks(public, ranking).get(public.seats):
        yield players.say("walk.neutral_gems")
    for total, group in groupby(ranking, key=lambda party: totals[party]):
        tied = list(group)
        if len(tied) > 1:
            yield from tie(players, walk.now, tied, total or 0, is_whole=True)


def of_prize(players: YsPlayers, walk: QuarterWalk, prize: Prize) -> list[str]:
    """Returns the sentences about an area: what the highest total brings, and who has it."""
    won = prize.won
    found = [_reward(players, walk, prize)]
    if won.kind == COMMERCE and walk.reward == MERCHANT_POINTS:
        found.append(players.say("walk.merchant"))
    return [*found, *_winner(players, walk.now, won.totals, won.winner)]


def _reward(players: YsPlayers, walk: QuarterWalk, prize: Prize) -> str:
    if prize.won.kind == PORT:
        return players.say("walk.step_port")
    if prize.won.kind == COMMERCE:
        return players.say("walk.step_commerce", count=walk.reward)
    assert prize.won.card is not None
    return players.say("walk.step_palace", card=card(prize.won.card))


# ---------------------------------------------------------------------- the market
def of_market(players: YsPlayers, walk: MarketWalk, step: str) -> list[str]:
    """Returns the sentences of a step; those about rows are told one by one, see `of_row`."""
    if step == ROWS:
        return [players.say("walk.step_market_reveal")] if walk.was_hidden else []
    if step == COLUMNS_ADDED:
        return [*_columns(players, walk)]
    return [*(_quotations(players, walk) if step == QUOTATIONS else _best(players, walk))]


def of_row(players: YsPlayers, walk: MarketWalk, row: RowWon) -> list[str]:
    """Returns the sentences about a row: what the highest total brings, and who has it."""
    reward = players.say("walk.step_row", row=row.row + 1, gem=gem(row.gem))
    return [reward, *_winner(players, walk.now, row.totals, row.winner)]


def _columns(players: YsPlayers, walk: MarketWalk) -> Iterator[str]:
    yield players.say("walk.step_columns")
    measures = walk.measures
    for total, group in groupby(_by_measure(walk), key=lambda column: measures[column][0]):
        tied = list(group)
        if len(tied) == 1:
            continue
        yield players.say("walk.columns_tie", sum=total, columns=[colour(column) for column in tied])
        if len({measures[column][1] for column in tied}) > 1:
            counts = [
                players.say("walk.column_count", colour=colour(column), number=measures[column][1]) for column in tied
            ]
            yield players.say("walk.columns_count", counts=counts)
    if _undecided(walk):
        yield _decider(players, walk)


def _by_measure(walk: MarketWalk) -> list[int]:
    measures = walk.measures
    return sorted(range(len(measures)), key=lambda column: (-measures[column][0], -measures[column][1], column))


def _undecided(walk: MarketWalk) -> set[int]:
    """The columns that somebody must put in order."""
    measures = walk.measures
    return {column for column, measure in enumerate(measures) if measures.count(measure) > 1}


def _decider(players: YsPlayers, walk: MarketWalk) -> str:
    now = walk.now
    seat = walk.puts[0].seat if walk.puts else column_decider(now.public)
    winner, intriguer = players.name(seat), now.public.effect(INTRIGUER)
    if intriguer is not None and intriguer.seat == seat:
        return players.say("walk.columns_intriguer", winner=winner)
    if now.fronts.count(now.fronts[seat]) > 1:
        return players.say("walk.columns_decider_order", winner=winner, number=now.public.order[seat])
    return players.say("walk.columns_decider", winner=winner, sum=now.fronts[seat])


def _quotations(players: YsPlayers, walk: MarketWalk) -> Iterator[str]:
    moves, undecided = walk.moves, _undecided(walk)
    assert moves is not None
    if walk.puts:
        chosen = [colour(column) for column in moves.ranking if column in undecided]
        yield players.say("walk.columns_chosen", player=players.name(walk.puts[0].seat), columns=chosen)
    yield players.say("walk.step_quotations")
    for column, step in zip(moves.ranking, COLUMN_STEPS, strict=True):
        if moves.after[column] - moves.before[column] != step:
            yield players.say("walk.clamped", colour=colour(column))


def _best(players: YsPlayers, walk: MarketWalk) -> Iterator[str]:
    best, now = walk.best, walk.now
    assert best is not None
    yield players.say("walk.step_best")
    if best.winner is None:
        yield players.say("walk.best_nobody")
        return
    if best.totals.count(best.totals[best.winner]) > 1:
        yield from _winner(players, now, best.totals, best.winner)
    if best.winner == now.public.neutral_party:
        yield players.say("walk.best_neutral")
        if walk.raised is not None:
            column = walk.raised.column
            yield players.say("walk.moves", colour=colour(column), change="+1", value=now.public.quotes[column])
    else:
        yield players.say("walk.best", player=players.name(best.winner))


# ---------------------------------------------------------------------- the end
def of_final(players: YsPlayers, walk: FinalWalk, step: Scored) -> list[str]:
    """Returns the sentences of a step of the final scoring."""
    if isinstance(step, GemsScored):
        return [*_gems(players, walk, step)]
    if isinstance(step, BlackScored):
        found = [players.say("walk.black")]
    else:
        sums = [sum(brokers) for brokers in step.brokers]
        found = [players.say("walk.throne"), *_shared(players, "throne_tie", sums, step.points)]
    is_last = step is walk.steps[-1]
    return [*found, players.say("walk.neutral_last")] if is_last and walk.now.public.seats == 2 else found


def _gems(players: YsPlayers, walk: FinalWalk, step: GemsScored) -> Iterator[str]:
    public = walk.now.public
    value = public.quotes[step.colour]
    rank = ordinal(players, step.rank + 1)
    ranked = players.say("walk.gem_rank", colour=colour(step.colour), value=value, rank=rank)
    paid = " – ".join(map(str, GEM_POINTS[step.rank][: public.parties]))
    yield f"{ranked} · {players.say('walk.payouts', payouts=paid)}"
    equal = [kind for kind, quotation in enumerate(public.quotes) if quotation == value]
    if len(equal) > 1:
        yield players.say("walk.value_tie", colours=[colour(kind) for kind in equal])
    yield from _shared(players, "gems_tie", step.gems, step.points)
    if 0 in step.gems[: public.seats]:
        yield players.say("walk.gems_none")
    if public.neutral_party is not None and not step.gems[public.neutral_party]:
        yield players.say("walk.gems_neutral")


def _shared(players: YsPlayers, key: str, counts: Sequence[int], points: Iterable[int]) -> Iterator[str]:
    """Yields for each tie what those who share it get."""
    gained = list(points)
    for count in sorted(set(counts), reverse=True):
        tied = [party for party, number in enumerate(counts) if number == count]
        if len(tied) > 1 and (count or key == "throne_tie"):
            names = [players.inside(party) for party in tied]
            yield players.say(f"walk.{key}", players=names, points=gained[tied[0]])
