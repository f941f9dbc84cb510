"""Whether a move could be taken back, found before it is played and from what its mover knows alone."""

from typing import Any

from game.core.chance import Chance, Recorder
from game.core.rules import AnyRules, Seat, heard, step

_WORLDS = 24


def is_final(rules: AnyRules, view: Any, seat: Seat, move: Any, worlds: Chance) -> bool:
    """Tells whether a legal move hands the turn over, needs luck or shows its mover something new.

    Takes what the mover knows, never the state: asking must not answer what only the move itself would. `worlds`
    imagines what the mover could believe in; what differs between those is what the move would reveal.
    """
    seen: list[object] = []
    for _ in range(_WORLDS):
        luck = Recorder(worlds)
        after = step(rules, rules.imagine(view, worlds), seat, move, luck)
        if luck.picks or seat not in rules.to_act(after.state):
            return True
        seen.append((rules.view(after.state, seat), heard(after.news, seat)))
    return any(one != seen[0] for one in seen)
