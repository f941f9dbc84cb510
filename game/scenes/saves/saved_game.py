"""What lists of games show of a saved one, and how it comes back to the table."""

import io
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

import pygame

from game.boxes import NAMES
from game.core import box as shelf
from game.core.rules import Progress, Seat
from game.paint import pieces, sprites
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BRASS, INK
from game.saves.heads import is_bearable
from game.saves.people import People
from game.saves.players import Player
from game.saves.record import Record
from game.saves.store import Saved
from game.saves.trouble import Notice, WrongBox
from game.scenes.shell.services import Services
from game.session.session import Session
from game.tabletop import loading
from game.widgets.ui import Translate

PICTURE_SHAPE = 384 / 225
"""Width by height of the pictures that saves keep."""
_COVER_WIDTH, _COVER_INSIDE = 300.0, (10.0, 10.0, 280.0, 340.0)
"""How wide a cover is in units of its own, and what lies inside its frame (x, y, width, height)."""


def on_shelf() -> list[str]:
    """Returns the boxes that players see, in their order."""
    return [name for name in NAMES if shelf.about(name).shelf]


def in_order(boxes: Iterable[str]) -> list[str]:
    """Returns boxes as they stand on the shelf, those that this program does not have last."""
    return sorted(boxes, key=lambda box: NAMES.index(box) if box in NAMES else len(NAMES))


def box_title(words: Translate, box: str) -> str:
    """Returns a box's title, or its bare name when this program does not have it."""
    return words(f"{box}.title") if box in NAMES else box


def moment(words: Translate, head: Record) -> tuple[str, ...]:
    """Returns how far a game has come and who is next, as far as its header tells: wordings from long to short."""
    if head.is_over:
        return (ending(words, head) or words("ui.menu.finished"),)
    stand, following = progress(words, head.box, head.progress), ""
    asked = [head.players[seat] for seat in head.acting if 0 <= seat < len(head.players)]
    awaited = [player.name for player in asked if player.is_human]  # computer players decide by themselves
    if len(awaited) > 1:
        following = words("ui.menu.awaited", players=awaited)
    elif asked:
        following = words("ui.menu.next", player=awaited[0] if awaited else asked[0].name)
    if stand and following:
        if head.evening:
            mark = words("evening.cup.mark")
            return f"{stand} · {following} · {mark}", f"{stand} · {mark}", stand
        return f"{stand} · {following}", stand
    return (stand or following or words("ui.saves.in_progress"),)


def ending(words: Translate, head: Record) -> str:
    """Returns who won a finished game and with how many points, as far as its header tells; nothing else."""
    if not head.is_over or head.standing is None or head.box not in NAMES:
        return ""
    best = [seat for seat, place in enumerate(head.standing.places) if place == 1]
    names, total = [head.players[seat].name for seat in best], head.standing.totals[best[0]]
    return words(f"{loading.tally(head.box)}.won", players=names, count=total)


def ranked(words: Translate, head: Record) -> tuple[tuple[Player, ...], list[str]]:
    """Returns the players as a list shows them, and what each is called there: the best first, with their points.

    Where these are not known they come by seat and without.
    """
    if not head.is_over or head.standing is None:
        return head.players, [player.name for player in head.players]
    places, totals = head.standing.places, head.standing.totals
    order = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
    names = [words("ui.saves.with_points", player=head.players[seat].name, count=totals[seat]) for seat in order]
    return tuple(head.players[seat] for seat in order), names


def progress(words: Translate, box: str, stand: Progress | None) -> str:
    """Returns how far a game is in the words of its box; nothing where these are not known."""
    if stand is None or box not in NAMES or stand.key not in shelf.about(box).progress:
        return ""
    return words(f"{box}.{stand.key}", number=stand.number)


def _renamed(people: People, players: Sequence[Player]) -> list[str]:
    """What players are called now: people may have another name, but never one that somebody else at the table has."""
    now = [person.name if (person := people.get(player.person)) else player.name for player in players]
    taken = {player.name for player in players}
    return [player.name if name in taken else name for player, name in zip(players, now, strict=True)]


def called_now(people: People, saved: Saved) -> Saved:
    """Returns a game of a list with the names that people have now."""
    if (head := saved.head) is None:
        return saved
    names = zip(head.players, _renamed(people, head.players), strict=True)
    return replace(saved, head=replace(head, players=tuple(replace(player, name=name) for player, name in names)))


def opened(services: Services, path: Path) -> tuple[Session, Notice | None]:
    """Returns the session of a game's file, people by the names that they have now, and what to tell about it, if
    anything; raises SaveError or StoreError.
    """
    services.store.check_free(path)
    record = services.store.read(path)
    if record.box not in NAMES:
        raise WrongBox("ui.saves.error_unknown_box", box=record.box)
    session, notice = Session.resume(record)
    for seat, name in enumerate(_renamed(services.people, session.players)):
        if name != session.players[seat].name:
            session.rename(Seat(seat), name)
    return session, notice


def copies(games: Sequence[Saved]) -> dict[Path, tuple[int, int]]:
    """Returns which of how many copies a row of a list is, by file, where several would read the same.

    Programs that keep folders alike on several computers, and hands, leave copies of one game under one name.
    """
    alike = defaultdict[object, list[Path]](list)
    for saved in games:
        if head := saved.head:
            minute, who = saved.written[: len("2026-01-31T10:00")], tuple(player.name for player in head.players)
            alike[head.label.name, minute, who, head.box, head.seed, head.opening.digest].append(saved.path)
    return {
        path: (number, len(paths)) for paths in alike.values() if len(paths) > 1 for number, path in enumerate(paths, 1)
    }


def tokens(canvas: Canvas, players: tuple[Player, ...], x: float, y: float, size: float, step: float) -> None:
    """Draws the players' tokens in a row whose left end and middle height are given."""
    for i, player in enumerate(players):
        pieces.token(canvas, player.colour, x + size / 2 + i * step, y, size)


def picture(canvas: Canvas, saved: Saved, box: Box) -> None:
    """Draws the public view of a saved game, or its box's cover where there is none, in a thin frame."""
    canvas.shadow(canvas.rect(box), 8, 150, 3, 5, 4)
    r = canvas.rect(box)
    shown = decoded(saved.head.label.picture) if saved.head else None
    if shown is not None:
        key = ("saved", saved.path, saved.written, r.size)
        canvas.s.blit(canvas.made.get(key, lambda: pygame.transform.smoothscale(shown, r.size)), r)
    elif saved.head and saved.head.box in NAMES:
        cover(canvas, saved.head.box, box)
    else:
        canvas.box(box, "#2A1626", None, 4)
        canvas.put("icon_warning_brass", box.cx, box.cy, box.h * 0.5, centre=True)
    framed(canvas, box)


def framed(canvas: Canvas, box: Box) -> None:
    """Draws a thin frame around a picture."""
    canvas.outline(box.grown(3), INK, 6, 4)
    canvas.outline(box.grown(5), BRASS, 8, 2)


def cover(canvas: Canvas, name: str, box: Box) -> None:
    """Draws what is on the cover of a box, without its frame, as large as fills a place."""
    r = canvas.rect(box)
    width = min(_COVER_INSIDE[2], _COVER_INSIDE[3] * box.w / box.h)
    height = width * box.h / box.w
    x, y = _COVER_INSIDE[0] + (_COVER_INSIDE[2] - width) / 2, _COVER_INSIDE[1] + (_COVER_INSIDE[3] - height) * 0.62
    sprite = f"cover_{name}"
    made = canvas.made.get((sprite, r.size), lambda: sprites.part(sprite, _COVER_WIDTH, (x, y, width, height), r.size))
    canvas.s.blit(made, r)


@lru_cache(40)
def decoded(jpeg: bytes) -> pygame.Surface | None:
    """Returns the picture that a file holds, None for none, a damaged one, or one that we would not have written."""
    if not is_bearable(jpeg):
        return None
    try:
        return pygame.image.load(io.BytesIO(jpeg), ".jpg").convert()
    except pygame.error:
        return None
