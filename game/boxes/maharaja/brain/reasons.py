"""Why a plan is good: facts that everybody at the seat can check, in gold of advantage."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from game.ai.brain import Plan
from game.ai.reasons import MOST, Reason
from game.boxes.maharaja.brain import disc_reasons, opening_reasons
from game.boxes.maharaja.brain.outcomes import Outcome, outcome
from game.boxes.maharaja.rules.board import CENTRE, ROADS
from game.boxes.maharaja.rules.building import ARTISAN_PRICE, PALACE_PRICE
from game.boxes.maharaja.rules.moves import EndTurn
from game.boxes.maharaja.rules.public import Public
from game.boxes.maharaja.rules.rounds import COMPENSATION
from game.boxes.maharaja.rules.scoring import score_city
from game.boxes.maharaja.rules.tasks import PLAN, SET_DOWN, TURN, Task
from game.boxes.maharaja.rules.view import View
from game.core.rules import Key, Seat

_PALACE, _LAST_PALACE, _CENTRE = 9.0, 24.0, 2.5
"""What a palace more is worth, the one that ends the game, and its standing in the centre."""
_ROAD, _TOLLS, _ABILITY, _GOLD, _SUPPLY = 1.6, 0.4, 1.2, 0.35, 0.8

_SLIGHT = 2.0
"""Between two plans less than this says nothing: what the better one does by itself says more."""
ALONE = "alone"
"""Is among the values of what is said of a plan by itself: it compares with how things stand."""

Facts = Iterator[Reason]


def explain(view: View, seat: Seat, plan: Plan, instead: Plan | None) -> Sequence[Reason]:
    """Returns why a plan is good, or better than another one, see `game.ai.reasons.Explain`."""
    public = view.public
    if public.task == PLAN:
        found = disc_reasons.facts(view, seat, plan, instead)
    elif public.task in (TURN, SET_DOWN):
        found = _turn(view, seat, plan, instead)
    else:
        found = opening_reasons.facts(view, seat, plan, instead)
    if instead is not None and public.task in (PLAN, TURN, SET_DOWN):
        found = (reason for reason in found if reason.is_against or reason.weight >= _SLIGHT)
    best = sorted(found, key=lambda reason: -reason.weight)[:MOST]
    return best if instead is not None else [replace(each, values={**each.values, ALONE: True}) for each in best]


def _turn(view: View, seat: Seat, plan: Plan, instead: Plan | None) -> Facts:
    done, other = outcome(view, seat, plan), None if instead is None else outcome(view, seat, instead)
    now = outcome(view, seat, ())
    for fact in _FACTS:
        yield from fact(seat, done, now if other is None else other)
    if other is not None:
        yield from _undone(done, other)
        yield from _toll(done, other)
        yield from _left(done, other)
    else:
        yield from _complete(view, plan, done)


# ---------------------------------------------------------------------- the scoring
def _payout(seat: Seat, done: Outcome, other: Outcome) -> Facts:
    """The Maharaja's city pays more, or there is the first place in it."""
    then, before = done.scored, other.scored
    if then is None or before is None or then.payouts[seat] <= before.payouts[seat]:
        return
    gold, less = then.payouts[seat], before.payouts[seat]
    values = {"city": then.city, "gold": gold, "less": less, "points": then.scores[seat].points}
    is_first = then.ranking[0] == seat and before.ranking[:1] != (seat,)
    yield Reason(Key("reasons.first") if is_first else Key("reasons.pays"), values, gold - less)


def _next_city(seat: Seat, done: Outcome, other: Outcome) -> Facts:
    """Another city comes next, which pays the seat more as it stands."""
    city, instead = _lowest(done.public), _lowest(other.public)
    if not done.lowered or city == instead or done.is_open or other.is_open or done.public.is_last:
        return
    gold, less = (score_city(done.public, each).payouts[seat] for each in (city, instead))
    if gold > less:
        values = {"city": city, "gold": gold, "instead": instead, "less": less}
        yield Reason(Key("reasons.next_city"), values, gold - less)


def _lowest(public: Public) -> int:
    return next(city for city in public.track if city is not None)


# ---------------------------------------------------------------------- palaces
def _palaces(seat: Seat, done: Outcome, other: Outcome) -> Facts:
    more = len(done.palaces) - len(other.palaces)
    left = done.public.palaces[seat]
    if more > 0:
        values = {"count": len(done.palaces), "left": left}
        yield Reason(Key("reasons.palaces"), values, _PALACE * more if left else _LAST_PALACE)


def _centre(seat: Seat, done: Outcome, other: Outcome) -> Facts:
    """A palace in a centre, where the other plan has none."""
    centres = [city for city, site in done.palaces if site == CENTRE]
    if centres and not any(site == CENTRE for _, site in other.palaces):
        yield Reason(Key("reasons.centre"), {"city": centres[0]}, _CENTRE)


def _artisan(seat: Seat, done: Outcome, other: Outcome) -> Facts:
    if done.cheap and not other.cheap:
        saved = PALACE_PRICE - ARTISAN_PRICE
        values = {"price": ARTISAN_PRICE, "saved": saved * done.cheap}
        yield Reason(Key("reasons.artisan"), values, saved * done.cheap)


# ---------------------------------------------------------------------- roads
def _villages(seat: Seat, done: Outcome, other: Outcome) -> Facts:
    """A house in a village opens a road, or makes others pay."""
    for village in done.villages:
        if village in other.villages:
            continue
        road = next(road for road in ROADS if village in road.villages)
        is_new = done.public.villages[village] == (seat,)
        if is_new and all(done.public.villages[each] for each in road.villages):
            values = {"village": village, "ends": road.ends, "is_open": True}
            yield Reason(Key("reasons.road"), values, _ROAD)
        payers = done.public.seats - len(set(done.public.villages[village]))
        if payers:
            yield Reason(Key("reasons.tolls"), {"village": village, "count": payers}, _TOLLS * payers)


def _ability(seat: Seat, done: Outcome, other: Outcome) -> Facts:
    for character in done.taken:
        if character in done.public.characters[seat] and character not in (*done.had, *other.taken):
            yield Reason(Key("reasons.ability"), {"character": character}, _ABILITY)


def _supply(seat: Seat, done: Outcome, other: Outcome) -> Facts:
    if done.fetched > other.fetched:
        yield Reason(Key("reasons.supply"), {"count": done.public.supply[seat]}, _SUPPLY)


_FACTS: tuple[Callable[[Seat, Outcome, Outcome], Facts], ...] = (
    _payout,
    _next_city,
    _palaces,
    _centre,
    _artisan,
    _villages,
    _ability,
    _supply,
)
"""What may be better after a plan than after another one, or than now."""


# ---------------------------------------------------------------------- what a plan costs
def _undone(done: Outcome, other: Outcome) -> Facts:
    """The other plan leaves something undone, which pays everybody else."""
    if other.undone and not done.undone:
        rivals = done.public.seats - 1
        values = {"count": other.undone, "gold": COMPENSATION, "rivals": rivals}
        yield Reason(Key("reasons.undone"), values, COMPENSATION, is_against=True)


def _toll(done: Outcome, other: Outcome) -> Facts:
    if done.toll < other.toll:
        values = {"gold": other.toll, "less": done.toll}
        yield Reason(Key("reasons.toll"), values, other.toll - done.toll, is_against=True)


def _left(done: Outcome, other: Outcome) -> Facts:
    if done.purse > other.purse and done.toll >= other.toll:
        values = {"gold": done.purse, "less": other.purse}
        yield Reason(Key("reasons.left"), values, _GOLD * (done.purse - other.purse))


def _complete(view: View, plan: Plan, done: Outcome) -> Facts:
    if view.public.task == Task.TURN and plan[:1] == (EndTurn(),) and not done.undone:
        yield Reason(Key("reasons.complete"), {}, 0.1)
