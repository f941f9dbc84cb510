"""Whether a move could be taken back, found before it is played and from what its mover knows alone."""

from typing import Any

from game.core.chance import Chance, Recorder
from game.core.rules import AnyRules, Seat, step, visible_events

_WORLDS = 24
"""In how many worlds a move is tried. Set by hand, fewer than `core.rules` takes after a move, for a person's click
waits for the answer. What differs in one of 16 worlds is missed once in five times: then a risky move is played at once
though the settings ask for a button before it; no secret is at stake, for undo asks again."""


def is_final(rules: AnyRules, view: Any, seat: Seat, move: Any, worlds: Chance) -> bool:
    """Tells whether a legal move hands the turn over, needs luck or shows its mover something new.

    Takes what the mover knows, never the state: asking must not answer what only the move itself would. `worlds`
    imagines what the mover could believe in; what differs between those is what the move would reveal.
    """
    seen: list[object] = []
    for _ in range(_WORLDS):
        luck, before = Recorder(worlds), rules.imagine(view, worlds)
        after = step(rules, before, seat, move, luck)
        events = visible_events(after.events, seat)
        if luck.picks or hands_over(rules, before, seat, after.state):
            return True
        if any(rules.discloses(view, event) for event in events):
            return True
        seen.append((rules.view(after.state, seat), events))
    return any(one != seen[0] for one in seen)


def hands_over(rules: AnyRules, before: Any, seat: Seat, after: Any) -> bool:
    """Tells whether others come to decide by a seat's move, be it that the seat has to decide again beside them."""
    deciding = rules.to_act(after)
    return seat not in deciding or not deciding <= rules.to_act(before)
