"""The form of a person: face, name, colour with its emblem, wishes."""

from collections.abc import Callable, Sequence
from functools import partial

from game.ai.levels import OFFERED
from game.history.name_claims import NameClaim
from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.palette import BRASS_DARK, CHOSEN, INK, MUTED
from game.paint.panels import sheet
from game.saves.settings import values_of
from game.scenes.people.draft import COLOURS, LONGEST_NAME, Draft
from game.scenes.people.portraits import face
from game.widgets.controls import Choice, button, select
from game.widgets.field import field
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_TITLE, _BUTTON, _AROUND = 56.0, 52.0, 22.0
Decide = Callable[[NameClaim], None]
"""Takes what somebody has just said about their earlier games."""


def claims_height(ui: Ui, claims: Sequence[NameClaim], width: float) -> float:
    """Returns how high the part about earlier games is, 0 where there are none."""
    return _TITLE + sum(_high(ui, claim, width) for claim in claims) if claims else 0.0


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
        width = min(box.w, lettering.width(canvas, label, 26, "display") + 110)
        hint = words("people.claim_leave_hint" if claim.mine else "people.claim_take_hint")
        with ui.area("claims"):
            at = Box(box.x, end + 4, width, _BUTTON)
            button(ui, f"claim:{i}", at, label, partial(decide, claim), size=26, icon="film", hint=hint)
        y += _high(ui, claim, box.w)


def _told(ui: Ui, claim: NameClaim) -> str:
    key = "people.claim_taken" if claim.mine else "people.claim_free"
    return ui.words(key, count=claim.mine or claim.free, player=claim.name)


def _high(ui: Ui, claim: NameClaim, width: float) -> float:
    return lettering.paragraph_height(ui.canvas, _told(ui, claim), width, 24) + _BUTTON + _AROUND


_EDGE, _TOP, _COLOUR, _ROW, _ROWS = 36.0, 214.0, 150.0, 54.0, 7
_ASKED = 60.0
"""How high the way to the wishes is while they are folded away."""
_SCALES = (100, 125, 150, 175, 200)
_USUAL = ""


def form_height(ui: Ui, width: float, draft: Draft, claims: Sequence[NameClaim]) -> float:
    """Returns how high the form must be for all of it to be seen at once."""
    return _content(ui, width - 2 * _EDGE - 16, draft, claims) + 48


def _content(ui: Ui, width: float, draft: Draft, claims: Sequence[NameClaim]) -> float:
    return _TOP + _COLOUR + _wishes_height(draft) + 8 + claims_height(ui, claims, width)


def _wishes_height(draft: Draft) -> float:
    return _ROWS * _ROW if draft.shows_wishes else _ASKED


def draw_form(ui: Ui, box: Box, draft: Draft, claims: Sequence[NameClaim], decide: Decide) -> None:
    """Draws the form of a draft with what there is to say about earlier games; what does not fit scrolls inside."""
    sheet(ui.canvas, box, 14)
    inner = Box(box.x + _EDGE, box.y + 24, box.w - 2 * _EDGE, box.h - 48)
    with ui.scrolled("form", inner, _content(ui, inner.w - 16, draft, claims)) as offset:
        top = Box(inner.x, inner.y - offset, inner.w - 16, _TOP)
        _who(ui, top, draft)
        colours = Box(top.x, top.bottom, top.w, _COLOUR)
        _colours(ui, colours, draft)
        wishes = Box(top.x, colours.bottom, top.w, _wishes_height(draft))
        ui.canvas.rule(wishes.x, wishes.right, wishes.y + 2)
        (_wishes if draft.shows_wishes else _ask_wishes)(ui, wishes, draft)
        below = Box(top.x, wishes.bottom + 14, top.w, claims_height(ui, claims, top.w))
        draw_claims(ui, below, claims, decide)


def _who(ui: Ui, box: Box, draft: Draft) -> None:
    """The face, and beside it the name."""
    canvas, words = ui.canvas, ui.words
    size = min(188.0, box.w * 0.34)
    canvas.glow(Box(box.x + 4, box.y + 8, size, size), "#FFCE60", 24, 140, 4, size / 2)
    face(canvas, draft.portrait, draft.colour, box.x + 4 + size / 2, box.y + 8 + size / 2, size)
    x = box.x + size + 34
    lettering.text(canvas, words("people.name"), x, box.y + 26, 28, INK, "bold", room=box.right - x)

    def call(name: str) -> None:
        draft.name = name

    fault = "" if draft.name.strip() else words("people.needs_name")
    with ui.area("name"):
        at = Box(x, box.y + 50, box.right - x, 60)
        field(
            ui, "name", at, draft.name, call, words("people.name"), LONGEST_NAME,
            empty=words("people.name_hint"), hint=fault, is_answer=True,
        )  # fmt: skip
    lettering.paragraph(canvas, words("people.name_text"), x, box.y + 122, box.right - x, 24, MUTED)


def _colours(ui: Ui, box: Box, draft: Draft) -> None:
    canvas, words = ui.canvas, ui.words
    canvas.rule(box.x, box.right, box.y + 2)
    lettering.text(canvas, words("people.colour"), box.x, box.y + 32, 28, INK, "bold", room=box.w)

    def choose(colour: str) -> None:
        draft.colour = colour

    with ui.area("colours"):
        for colour, at in zip(COLOURS, Box(box.x, box.y + 52, box.w, 88).columns(len(COLOURS), 6), strict=True):
            name, told = f"colour:{colour}", words(f"common.token.{colour}")
            if colour == draft.colour:
                canvas.box(at, CHOSEN, BRASS_DARK, 14, 3)
            pieces.token(canvas, colour, at.cx, at.cy + 1, min(70.0, at.w - 12))
            rect = canvas.rect(at)
            act = partial(choose, colour)
            ui.add(Node(name, Role.CHOICE, told, rect, act=act, is_on=colour == draft.colour, hint=told))
            ui.ring(name, at, 14)


def _ask_wishes(ui: Ui, box: Box, draft: Draft) -> None:
    """The way to what hardly anybody changes at first."""

    def show() -> None:
        draft.shows_wishes = True
        ui.focus = "wish:level"

    with ui.area("wishes"):
        label, hint = ui.words("people.wishes"), ui.words("people.wishes_text")
        button(ui, "wishes", box.trimmed(top=10).band(0, 50), label, show, size=26, icon="gear", hint=hint)


def _wishes(ui: Ui, box: Box, draft: Draft) -> None:
    canvas, words = ui.canvas, ui.words
    usual = words("people.usual")
    levels = [(_USUAL, words("people.any_level")), *((key, words(f"ui.lobby.level.{key}")) for key in OFFERED)]
    scales = [(_USUAL, usual), *((str(n), words("people.per_cent", number=n)) for n in _SCALES)]
    coaches = [(_USUAL, usual), *((key, words(f"ui.settings.coachings.{key}")) for key in values_of("coach"))]
    cues = [(_USUAL, usual), ("on", words("people.shown")), ("off", words("people.hidden"))]
    contrasts = [(_USUAL, usual), ("on", words("people.contrast_high")), ("off", words("people.contrast_usual"))]
    sounds = [(_USUAL, usual), ("off", words("people.heard")), ("on", words("people.silent"))]

    def like(level: str) -> None:
        draft.level = level

    rows: tuple[tuple[str, str, list[Choice], str, Callable[[str], None]], ...] = (
        ("level", "computer", levels, draft.level, like),
        ("scale", "search", scales, str(draft.wishes.get("scale", "")), partial(_enlarge, draft)),
        ("coach", "hint", coaches, str(draft.wishes.get("coach", "")), partial(_coach, draft)),
        ("key_cues", "key", cues, _switched(draft, "key_cues"), partial(_switch, draft, "key_cues")),
        ("mute", "sound", sounds, _switched(draft, "mute"), partial(_switch, draft, "mute")),
        ("captions", "log", cues, _switched(draft, "captions"), partial(_switch, draft, "captions")),
        ("contrast", "eye", contrasts, _switched(draft, "contrast"), partial(_switch, draft, "contrast")),
    )
    for i, (key, icon, choices, value, choose) in enumerate(rows):
        at = Box(box.x, box.y + 8 + i * _ROW, box.w, _ROW)
        label, name = words(f"people.wish_{key}"), f"wish:{key}"
        canvas.put(f"icon_{icon}_ink", at.x + 18, at.cy, 30, centre=True)
        left = at.x + at.w * 0.52
        lettering.text(canvas, label, at.x + 44, at.cy - 1, 26, INK, "semi", room=left - at.x - 54)
        with ui.area(name):
            select(
                ui, name, Box(left, at.y + 3, at.right - left, 48), choices, value, choose, label,
                hint=words(f"people.wish_{key}_text"),
            )  # fmt: skip


def _enlarge(draft: Draft, value: str) -> None:
    draft.wish("scale", int(value) if value else None)


def _coach(draft: Draft, value: str) -> None:
    draft.wish("coach", value or None)


def _switched(draft: Draft, setting: str) -> str:
    wished = draft.wishes.get(setting)
    return _USUAL if wished is None else "on" if wished else "off"


def _switch(draft: Draft, setting: str, value: str) -> None:
    draft.wish(setting, value == "on" if value else None)
