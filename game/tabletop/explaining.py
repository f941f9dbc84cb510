"""Moves and reasons in words, what plans are called, and which page of a rulebook explains something."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import yaml

from game.ai.advice import Advice
from game.ai.brain import Plan
from game.ai.reasons import Reason
from game.core.box import rulebook
from game.core.rules import Seat
from game.tabletop.items import Selection
from game.tabletop.picker import Picker
from game.tabletop.players import Players
from game.tabletop.table import Preview, Table
from game.tabletop.teaching import ReasonText
from game.widgets.ui import Translate

_LATER = 5
"""So many moves at most are told of what a plan goes on with."""


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

    def at_first(self, moves: Sequence[Any], *, is_ready: bool = False) -> str:
        """Returns what is told of moves that look good before a hint is thought through; alike names stand once.

        Where all do the same in several places, they are called by these. Takes whether the hint is there by now.
        """
        told = [move_in_words(self.table, self.view, self.seat, self.legal, move) for move in moves]
        is_same = len({each.title for each in told}) == 1
        named = (each.place if is_same and each.place else each.title for each in told)
        return self.words("ui.hint.ready" if is_ready else "ui.hint.at_first", moves="; ".join(dict.fromkeys(named)))

    def beside(self, advice: Advice) -> str:
        """Returns what is as good as a plan or a part of it, and what came out behind it; "" where reasons say it.

        What is called as another plan that came out behind, such as to take other money, is not named beside that.
        """
        compared = {why.compared for why in advice.reasons if why.compared and why.compared not in advice.as_good}
        reasoned = {self.called(plan, advice.plan) for plan in compared}
        less = [each for each in advice.as_good if Counter(each) < Counter(advice.plan)]
        alike, behind = (
            [name for name in dict.fromkeys(self.called(each, advice.plan) for each in plans) if name not in reasoned]
            for plans in ([each for each in advice.as_good if each not in less], advice.behind)
        )
        if advice.is_alike or not (alike or behind or less or advice.reasons):
            rest = [] if advice.is_alike or advice.instead is None else [self.called(advice.instead, advice.plan)]
            return self._named("plain", rest) or ("" if advice.reasons else self.words("ui.hint.same"))
        spare = self.words("ui.hint.spare") if less else ""
        return " ".join(filter(None, (self._named("as_good", alike), spare, self._named("behind", behind))))

    def _named(self, key: str, names: Sequence[str]) -> str:
        return self.words(f"ui.hint.{key}", moves="; ".join(names)) if names else ""

    def told(self, advice: Advice) -> str:
        """Returns what is told of a plan before its reasons: how it goes on, and what is as good."""
        steps = advice.later[:_LATER]
        later = " → ".join(
            move_in_words(self.table, each.view, self.seat, each.legal, each.move).title for each in steps
        )
        found = (self.words("ui.hint.later", moves=later) if later else "", self.beside(advice))
        return " ".join(sentence for sentence in found if sentence)

    def called(self, plan: Plan, beside: Plan) -> str:
        """Returns what a plan is called beside another one: what its first move does, or where both do that, how.

        Where both begin alike and go on with such a move in two ways, it is called by that; where both do the same in
        two places, by its place; where nothing is said of one alone, the same, elsewhere or with another end.
        """
        named, other = (move_in_words(self.table, self.view, self.seat, self.legal, each[0]) for each in (plan, beside))
        if named.title != other.title:
            return named.title
        if (later := self._later(plan, beside)) is not None:
            return later
        texts, others = ([each.label, *(text for text, _ in each.lines)] for each in (named, other))
        texts = texts if named.place == other.place else [named.place] if named.place else []
        rest = Counter(plan[1:])
        unnamed = "otherwise" if rest and rest != Counter(beside[1:]) else "elsewhere"
        return next((text for text in texts if text not in others), self.words(f"ui.hint.{unnamed}"))

    def _later(self, plan: Plan, beside: Plan) -> str | None:
        """Returns what a plan does in its later moves of the kind of the first one, where another one does not."""
        titles, others = (
            [
                move_in_words(self.table, self.view, self.seat, self.legal, move).title
                for move in moves
                if type(move) is type(plan[0]) and move in self.legal
            ]
            for moves in (plan[1:], beside)
        )
        return next((title for title in titles if title not in others), None)


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
    way_told = "often" if "often" in values else "so"
    so = players.say(f"reasons.seen.{way_told}_{values['stage']}", other=other, **values)
    look, fact = (players.say(f"reasons.seen.{name}.{part}", **values) for part in ("look", way))
    return ReasonText(look, fact, so, sprites.get(name, ""), (), parts.get(name, ()))


def move_in_words(table: Table, view: Any, seat: Seat, legal: Sequence[Any], move: Any) -> Preview:
    """Returns what a table says of a legal move of a seat when all that belongs to it is chosen."""
    picker = Picker(table, view, legal)
    picker.choose(table.clicks(view, move))
    selection = Selection(actor=seat, viewer=seat, touched=picker.touched, moves=picker.candidates, move=move)
    return table.preview(view, selection)


def sentence(preview: Preview) -> str:
    """Returns all that a preview says in one line."""
    return " · ".join(dict.fromkeys((preview.title, *(text for text, _ in preview.lines))))


def told_apart(*previews: Preview) -> Iterator[tuple[str, ...]]:
    """Yields what the action panel says of each move first: its title and a line, in one where titles are alike."""
    said = [(each.label, *(text for text, _ in each.lines), each.place) for each in previews]
    for i, preview in enumerate(previews):
        title, lines = preview.title, said[i][1:-1]
        if any(other.title == title for other in previews[:i] + previews[i + 1 :]):
            others = {text for each in said[:i] + said[i + 1 :] for text in each}
            apart = next((text for text in said[i] if text and text not in others), "")
            title, lines = f"{title}: {apart}" if apart else title, tuple(text for text in lines if text != apart)
        yield tuple(dict.fromkeys((title, *lines[:1])))


def page_about(box: str, about: str) -> str:
    """Returns the title key of the page that explains something, "" where none does."""
    return _pages(box).get(about, "")


@cache
def _pages(box: str) -> Mapping[str, str]:
    heads = (blocks[0] for blocks in yaml.safe_load(rulebook(box)))
    return {about: head["heading"] for head in heads for about in head.get("explains", ())}
