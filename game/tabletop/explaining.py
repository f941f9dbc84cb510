"""Reasons in words, and what the plans are called of which they speak."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.ai.advice import Advice
from game.ai.brain import Plan
from game.ai.reasons import Reason
from game.core.rules import Seat
from game.tabletop.doing import doing
from game.tabletop.players import Players
from game.tabletop.table import Table
from game.tabletop.teaching import ReasonText
from game.widgets.ui import Translate


@dataclass(frozen=True, slots=True)
class Decision:
    """What somebody decides at a table: the texts, the table, the view, the seat, and the legal moves."""

    words: Translate
    table: Table
    view: Any
    seat: Seat
    legal: Sequence[Any]

    def reasoned(self, plan: Plan, reasons: Sequence[Reason]) -> list[ReasonText]:
        """Returns the reasons for a plan in words; what was seen names the plan beside which it was seen.

        What is to be added to several of them in the same words is said with the last of them.
        """
        texts = [
            self.table.reason(self.view, each, "" if each.compared is None else self.called(each.compared, plan))
            for each in reasons
        ]
        later = [{other.so for other in texts[i + 1 :]} for i in range(len(texts))]
        return [replace(text, so="") if text.so in more else text for text, more in zip(texts, later, strict=True)]

    def beside(self, advice: Advice) -> str:
        """Returns what is as good as a plan or a part of it, else what came out behind it; "" where reasons say it.

        What is called as another plan that came out behind, such as to take other money, is not named beside that.
        """
        others = advice.as_good or (() if advice.reasons or advice.instead is None else (advice.instead,))
        behind = {self.called(why.compared, advice.plan) for why in advice.reasons if why.compared}
        names = [
            name for name in dict.fromkeys(self.called(other, advice.plan) for other in others) if name not in behind
        ]
        if not names or advice.is_alike:
            return "" if advice.reasons else self.words("ui.hint.same")
        return self.words("ui.hint.as_good" if advice.as_good else "ui.hint.plain", moves=" · ".join(names))

    def called(self, plan: Plan, beside: Plan) -> str:
        """Returns what a plan is called beside another one: what its first move does, or where both do that, how."""
        named, other = (doing(self.table, self.view, self.seat, self.legal, each[0]) for each in (plan, beside))
        if named.title != other.title:
            return named.title
        texts, others = ([text.rstrip(":") for text, _ in each.lines] for each in (named, other))
        return next((text for text in texts if text not in others), self.words("ui.hint.elsewhere"))


def seen_text(
    players: Players, reason: Reason, other: str, sprites: Mapping[str, str], parts: Mapping[str, tuple[str, ...]]
) -> ReasonText:
    """Returns a difference that was seen in words: `reasons.seen.<what>` of a box has where to look, and both ways.

    Takes the players, the reason, what the other plan is called, and by what was watched its picture and its parts.
    """
    *_, name, way = str(reason.key).split(".")
    values = dict(reason.values)
    if "seat" in values:
        values["player"] = players.name(values.pop("seat"))
    so = players.say(f"reasons.seen.so_{values.pop('stage')}", other=other)
    look, fact = (players.say(f"reasons.seen.{name}.{part}", **values) for part in ("look", way))
    return ReasonText(look, fact, so, sprites.get(name, ""), (), parts.get(name, ()))
