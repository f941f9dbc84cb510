"""What a walk found as plain data and back; what does not fit the game, the level or the rules of today is nothing."""

from typing import Any

from game.ai.judging import Judgement
from game.ai.reasons import Reason
from game.core import box as shelf
from game.core.codec import Codec, Plain
from game.core.rules import Key, Seat
from game.review.walk import Findings, Walk

_VERSION = 4
_FIGURES = ("worth_played", "worth_best", "worth_instead", "interval", "error")


def to_plain(walk: Walk) -> dict[str, Any]:
    """Returns what a walk found so far."""
    codec = Codec(shelf.codec_table(walk.box))
    return {
        "review": _VERSION,
        **_conditions(walk.box, walk.level),
        "judged": [[number, _judgement(codec, found)] for number, found in walk.findings.judged.items()],
        "explained": sorted(walk.findings.explained),
        "obvious": [[number, is_so] for number, is_so in walk.findings.obvious.items()],
        "expected": [[seat, number, worth] for (seat, number), worth in walk.findings.expected.items()],
    }


def from_plain(box: str, level: str, plain: Any) -> Findings:
    """Returns what an earlier walk of a game found; nothing where that is damaged or was judged in another way."""
    try:
        conditions = {"review": _VERSION, **_conditions(box, level)}
        if any(plain[key] != value for key, value in conditions.items()):
            return Findings()
        codec = Codec(shelf.codec_table(box))
        judged = {int(number): _restored(codec, found) for number, found in plain["judged"]}
        explained = {int(number) for number in plain["explained"]}
        obvious = {int(number): bool(is_so) for number, is_so in plain["obvious"]}
        expected = {(Seat(seat), int(number)): float(worth) for seat, number, worth in plain["expected"]}
    except (ValueError, TypeError, KeyError, IndexError, AttributeError):
        return Findings()
    return Findings(judged, expected, explained, obvious)


def _conditions(box: str, level: str) -> dict[str, Plain]:
    return {"box": box, "level": level, "rules": shelf.about(box).rules_version}


def _judgement(codec: Codec, found: Judgement | None) -> Any:
    if found is None:
        return None
    plans = [codec.encode(plan) for plan in (found.played, found.best, found.instead)]
    why = [[each.key, dict(each.values), each.weight] for each in found.why]
    return [plans, [getattr(found, name) for name in _FIGURES], list(found.effects), found.is_over, why]


def _restored(codec: Codec, plain: Any) -> Judgement | None:
    if plain is None:
        return None
    plans, figures, effects, is_over, why = plain
    played, best, instead = map(codec.decode, plans)
    seen = tuple(Reason(Key(key), dict(values), float(weight), compared=instead) for key, values, weight in why)
    told = dict(zip(_FIGURES, map(float, figures), strict=True))
    changed = tuple(map(float, effects))
    return Judgement(played, best, instead, effects=changed, is_over=bool(is_over), why=seen, **told)
