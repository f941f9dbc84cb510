"""Which turn it is, and what is going on in it."""

from game.boxes.ys.rules.components import AFTER_PAIR, START_COUNTING
from game.boxes.ys.rules.steps import ASK, BID, COLOUR, FAVOUR, GEM, LOOK, NEUTRAL, ORDER, PLACE, REFILL
from game.boxes.ys.rules.view import Public
from game.boxes.ys.table import phrases
from game.boxes.ys.table.deciding import counted_quarter, goes, is_gift
from game.boxes.ys.table.frame import SLATE, SLATE_EDGE, Picture
from game.boxes.ys.table.geometry import NOWHERE
from game.paint import lettering
from game.paint.lettering import fitting
from game.paint.palette import BRASS_LIGHT, LIGHT
from game.tabletop.players import Players

_SIZE = 22.0


def paint_turn(picture: Picture) -> None:
    """Draws the plate above the players' panels; what takes two lines stands beside the number of the turn."""
    canvas, box, phase = picture.canvas, picture.plan.turn, phase_name(picture.players, picture.public)
    if box == NOWHERE:
        return
    canvas.box(box, f"{SLATE}D8", SLATE_EDGE, 10, 2)
    told = picture.say("progress.turn", number=picture.public.round)
    if fitting(canvas, (phase, ""), _SIZE, "semi", box.w - 16) == phase:
        lettering.text(canvas, told, box.cx, box.y + box.h * 0.29, 25, BRASS_LIGHT, "bold", "c", room=box.w - 20)
        lettering.text(canvas, phase, box.cx, box.y + box.h * 0.73, _SIZE, LIGHT, "semi", "c", room=box.w - 16)
        return
    lettering.text(canvas, str(picture.public.round), box.x + 26, box.cy, 34, BRASS_LIGHT, "heavy", "c")
    tall = lettering.paragraph_height(canvas, phase, box.w - 60, _SIZE, "semi")
    lettering.paragraph(canvas, phase, box.x + 50, box.cy - tall / 2, box.w - 60, _SIZE, LIGHT, "semi")


def phase_name(players: Players, public: Public) -> str:
    """Returns what is going on in words; nothing at the end of the game."""
    if public.is_over:
        return ""
    key, values = _phase(public)
    return players.say(f"table.phase.{key}", **values)


def phase_text(players: Players, public: Public) -> str:
    """Returns what that is for, in a sentence or two."""
    return players.say(f"part.phase.{'over' if public.is_over else _phase(public)[0]}")


def _phase(public: Public) -> tuple[str, dict[str, object]]:
    task, window = public.task, public.window
    if task in (BID, ORDER, FAVOUR):
        return task, {}
    if task in (PLACE, REFILL, NEUTRAL) or (window is not None and window <= AFTER_PAIR):
        return "place", {"number": _pair(public), "pairs": public.pairs}
    if task == LOOK or window == START_COUNTING:
        return "before_counting", {}
    if task == GEM or (task == COLOUR and is_gift(public)):
        return "quarter", {"quarter": phrases.quarter(counted_quarter(public))}
    return ("end_counting" if task == ASK else "market"), {}


def _pair(public: Public) -> int:
    """Returns which pair is placed now, from the goes that are still to come."""
    return max(1, public.pairs - len(goes(public)) // public.seats)
