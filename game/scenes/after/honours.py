"""What a game brought, on plates in the result: medals, new records, and achievements won for the first time."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial

from game.boxes import NAMES
from game.challenges.deals import Deal
from game.challenges.notes import Tries
from game.challenges.outcomes import Reached, begun_as, reached_in
from game.core.box import achievements
from game.history.adding import TOTAL
from game.history.history import History
from game.history.honours import Feat, Honours, honours
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BRASS_LIGHT, CREAM, LIGHT
from game.saves.reviews import game_key
from game.scenes.after.marks import emblem, paint_kind
from game.scenes.after.outcome import Outcome
from game.scenes.challenges.blocks import counts, figure, missing_text
from game.scenes.shell.services import Services
from game.session.session import Session
from game.tabletop.ended import PointKind
from game.widgets.controls import heading
from game.widgets.node import Node, Role
from game.widgets.ui import Translate, Ui

_HEAD, _PICTURE, _AROUND, _GAP = 64.0, 64.0, 30.0, 10.0
_LEFT = _PICTURE + 28.0
_TITLE, _TOLD = 28.0, 24.0
BADGE = 64.0
"""How wide the badge is that leads to the plates where they find no room of their own."""


@dataclass(frozen=True, slots=True)
class Brought:
    """What a game brought: records and achievements, and what was reached of the goals that it was begun for."""

    honours: Honours = field(default_factory=Honours)
    reached: tuple[Reached, ...] = ()

    def __bool__(self) -> bool:
        """Tells whether there is anything to tell."""
        return bool(self.honours or self.reached)

    @property
    def count(self) -> int:
        """Returns how much there is to celebrate."""
        medals = sum(each.medal is not None for each in self.reached)
        return len(self.honours.feats) + len(self.honours.awards) + medals

    def title(self, words: Translate) -> str:
        """Returns what is written above it."""
        return words("history.honours", count=self.count) if self.count else words("challenges.title")


def challenge_of(services: Services, session: Session) -> tuple[Deal, Tries] | None:
    """Returns the deal that a game was begun with, None where it was no challenge."""
    person = next((player.person for player in session.credited if player.is_human), "")
    return begun_as(services.notes.begun(person), NAMES, session.box, session.seed)


def what_it_brought(services: Services, session: Session) -> Callable[[History], Brought]:
    """Returns what asks the history what a finished game brought."""
    digest, challenge = game_key(session.record()), challenge_of(services, session)

    def found(history: History) -> Brought:
        reached = reached_in(history, digest, *challenge) if challenge else []
        return Brought(honours(history, digest), tuple(reached))

    return found


@dataclass(frozen=True, slots=True)
class _Plate:
    """A plate: its name for keys, whose honour, what it is for, what draws its picture around a point, and a tip."""

    name: str
    title: str
    told: str
    paint: Callable[[Ui, float, float], None]
    more: str = ""


def paint_honours(ui: Ui, outcome: Outcome, brought: Brought, box: Box) -> None:
    """Draws the plates below each other, the greatest first; those that find no room are scrolled to."""
    heading(ui, brought.title(ui.words), box.x + 8, box.y + 30, 34, box.w - 16)
    records = list(_records(ui, outcome, brought.honours))
    totals = [plate for plate, feat in records if feat.kind == TOTAL]
    kinds = [plate for plate, feat in records if feat.kind != TOTAL]
    medals = [_medal_plate(ui, outcome, each) for each in brought.reached]
    body = box.trimmed(top=_HEAD)
    plates = _told_whole(ui, [*medals, *totals, *_laurels(ui, outcome, brought.honours), *kinds], body)
    needed = sum(_high(ui, plate, body.w) for plate in plates)
    width = body.w - (24 if needed > body.h else 0)
    heights = [_high(ui, plate, width) for plate in plates]
    with ui.area("honours"), ui.scrolled("honours", body, sum(heights)) as offset:
        y = body.y - offset
        for plate, height in zip(plates, heights, strict=True):
            _paint(ui, plate, Box(body.x + 4, y + 4, width - 8, height - _GAP))
            y += height


def _told_whole(ui: Ui, plates: list[_Plate], body: Box) -> list[_Plate]:
    """Returns plates that say at once what else their tips say, if all of them find room like that."""
    whole = [replace(plate, told=f"{plate.told}: {plate.more}", more="") if plate.more else plate for plate in plates]
    return whole if sum(_high(ui, plate, body.w) for plate in whole) <= body.h else plates


def honours_badge(ui: Ui, brought: Brought, box: Box, show: Callable[[], None]) -> None:
    """Draws the badge that says how much there is to celebrate, and leads to it."""
    canvas, told = ui.canvas, brought.title(ui.words)
    canvas.glow(box, "#FFC93C", 10, 150, 2, box.w / 2)
    canvas.put("award_gold", box.cx, box.cy - 2, box.h * 0.94, centre=True, alpha=255 if brought.count else 150)
    ui.add(Node("honours", Role.BUTTON, told, canvas.rect(box), act=show, hint=told))
    ui.ring("honours", box, 16)


def _medal_plate(ui: Ui, outcome: Outcome, reached: Reached) -> _Plate:
    """What was reached of a goal, its medal, and how much is missing to the next one."""
    words, goal, medal = ui.words, reached.goal, reached.medal
    player, number = outcome.players[reached.seat].name, figure(goal, reached.number)
    if not reached.counts:
        title, told = "practice", words("challenges.ended.practised", number=number)
    elif more := missing_text(words, goal, reached.number):
        title, told = medal or "none", words("challenges.ended.missing", number=number, more=more)
    else:
        title, told = medal or "none", words("challenges.ended.reached", number=number)

    def paint(ui: Ui, x: float, y: float) -> None:
        ui.canvas.put(f"award_{medal or 'bronze'}", x, y, _PICTURE, centre=True, alpha=255 if medal else 90)

    shown = f"{counts(words, goal)}: {told}"
    return _Plate(f"medal:{goal.id}", words(f"challenges.ended.{title}", player=player), shown, paint)


def _records(ui: Ui, outcome: Outcome, honours: Honours) -> Iterator[tuple[_Plate, Feat]]:
    words = ui.words
    kinds = {kind.key: kind for kind in outcome.table.kinds()}
    players = words("common.count.players", count=len(outcome.players))
    for i, feat in enumerate(honours.feats):
        record = "history.record_house" if feat.is_house else "history.record_own"
        title = words(record, player=outcome.players[feat.seat].name)
        values = {"points": feat.points, "players": players, "before": feat.before}
        if feat.kind == TOTAL:
            yield _Plate(f"feat:{i}", title, words("history.record_text", **values), _medal), feat
        elif kind := kinds.get(feat.kind):

            def paint(ui: Ui, x: float, y: float, kind: PointKind = kind) -> None:
                paint_kind(ui.canvas, kind, x, y, _PICTURE)

            yield _Plate(f"feat:{i}", title, words("history.record_kind", kind=kind.name, **values), paint), feat


def _medal(ui: Ui, x: float, y: float) -> None:
    ui.canvas.put("award_gold", x, y, _PICTURE, centre=True)


def _laurels(ui: Ui, outcome: Outcome, honours: Honours) -> Iterator[_Plate]:
    words = ui.words
    sprites = {each.key: each.sprites for each in achievements(outcome.box)}
    for award in honours.awards:
        title = words("history.award", player=outcome.players[award.seat].name)
        name, text = (words(f"achievements.{award.key}.{part}") for part in ("name", "text"))
        yield _Plate(f"award:{award.seat}:{award.key}", title, name, partial(_star, sprites[award.key]), text)


def _star(sprites: tuple[str, ...], ui: Ui, x: float, y: float) -> None:
    emblem(ui.canvas, sprites, x, y, _PICTURE, is_won=True)


def _high(ui: Ui, plate: _Plate, width: float) -> float:
    return max(_PICTURE, sum(_heights(ui, plate, width - 8))) + _AROUND + _GAP


def _heights(ui: Ui, plate: _Plate, width: float) -> tuple[float, float]:
    """How high the title of a plate is, and what it is for."""
    room = width - _LEFT - 16
    title = lettering.paragraph_height(ui.canvas, plate.title, room, _TITLE, "bold")
    return title, lettering.paragraph_height(ui.canvas, plate.told, room, _TOLD)


def _paint(ui: Ui, plate: _Plate, box: Box) -> None:
    canvas = ui.canvas
    canvas.box(box, "#6E1A28", BRASS_LIGHT, 14, 3)
    plate.paint(ui, box.x + 14 + _PICTURE / 2, box.cy)
    left, room = box.x + _LEFT, box.w - _LEFT - 16
    top = box.cy - sum(_heights(ui, plate, box.w)) / 2
    below = lettering.paragraph(canvas, plate.title, left, top, room, _TITLE, CREAM, "bold")
    lettering.paragraph(canvas, plate.told, left, below, room, _TOLD, LIGHT)
    told = f"{plate.title}: {plate.told}"
    ui.add(Node(plate.name, Role.TEXT, told, canvas.rect(box), hint=f"{told}. {plate.more}" if plate.more else told))
