"""In the form of a person: earlier games under a name, and words to say whether they were this person's."""

from collections.abc import Callable, Sequence
from functools import partial

from game.history.claims import NameClaim
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import INK, MUTED
from game.widgets.controls import button
from game.widgets.ui import Ui

_TITLE, _BUTTON, _AROUND = 56.0, 52.0, 22.0
Decide = Callable[[NameClaim], None]
"""Takes what somebody has just said about their earlier games."""


def claims_height(ui: Ui, claims: Sequence[NameClaim], wide: float) -> float:
    """Returns how high the part about earlier games is, 0 where there are none."""
    return _TITLE + sum(_high(ui, claim, wide) for claim in claims) if claims else 0.0


def draw_claims(ui: Ui, box: Box, claims: Sequence[NameClaim], decide: Decide) -> None:
    """Draws for each name how many games there are, and a button to take them or to give them back."""
    if not claims:
        return
    canvas, words, y = ui.canvas, ui.words, box.y + _TITLE
    canvas.rule(box.x, box.right, box.y + 2)
    lettering.text(canvas, words("people.claims"), box.x, box.y + 32, 28, INK, "bold", room=box.w)
    for i, claim in enumerate(claims):
        end = lettering.paragraph(canvas, _told(ui, claim), box.x, y, box.w, 24, MUTED)
        label = words("people.claim_leave" if claim.mine else "people.claim_take")
        wide = min(box.w, lettering.width(canvas, label, 26, "display") + 110)
        hint = words("people.claim_leave_hint" if claim.mine else "people.claim_take_hint")
        with ui.area("claims"):
            at = Box(box.x, end + 4, wide, _BUTTON)
            button(ui, f"claim:{i}", at, label, partial(decide, claim), size=26, icon="film", hint=hint)
        y += _high(ui, claim, box.w)


def _told(ui: Ui, claim: NameClaim) -> str:
    key = "people.claim_taken" if claim.mine else "people.claim_free"
    return ui.words(key, count=claim.mine or claim.free, player=claim.name)


def _high(ui: Ui, claim: NameClaim, wide: float) -> float:
    return lettering.paragraph_height(ui.canvas, _told(ui, claim), wide, 24) + _BUTTON + _AROUND
