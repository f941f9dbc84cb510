"""Pictures of the board: parts of the map, and the governors' track, each as it is and as something changes it."""

from dataclasses import dataclass

from game.boxes.maharaja.figures import setting
from game.boxes.maharaja.rules.components import CENTRE, CITIES, CITY_COUNT, SITES, START
from game.boxes.maharaja.rules.scoring import CENTRE_POINTS, OUTER_POINTS, score
from game.boxes.maharaja.rules.tolls import is_connected, toll_of
from game.boxes.maharaja.rules.view import Public
from game.boxes.maharaja.table import board_geometry as ground
from game.boxes.maharaja.table import phrases, zones
from game.boxes.maharaja.table.geometry import MAP_H, MAP_W
from game.boxes.maharaja.table.painting import Frame
from game.boxes.maharaja.table.painting.board import halo
from game.core.rules import Seat
from game.paint import lettering, pieces, sprites
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BAD, BAND, CREAM, GOOD, INK, MUTED
from game.tabletop.figure import Figure
from game.widgets.ui import Translate

_NAME, _NUMBER = 22.0, 34.0
_ROADS: ground.Box = (112, 926, 1416, 316)
_LABEL = 42.0
_VILLAGE: ground.Box = (-214, -66, 322, 146)
"""What is shown around the village of the toll, relative to it."""
_TOLL_HIGH, _PRESENT_HIGH = 144.0, 178.0


# ---------------------------------------------------------------------- board and gardens
def board() -> Figure:
    """Returns the whole map without pieces, with the names of its cities."""
    return setting.picture(setting.Land(setting.EMPTY, (0, 0, MAP_W, MAP_H), _names, is_bare=True), 430)


def _names(frame: Frame) -> None:
    """The names in the courtyards, where they may be larger than on the ribbons, and that of the start place."""
    for number, key in enumerate(CITIES):
        yard = zones.tray(frame.plan, number)
        _label(frame, frame.say(f"city.{key}"), yard.cx, yard.cy)
    x, y = zones.JUNCTION_AT[START]
    _label(frame, frame.players.words("maharaja.start"), *frame.plan.at(x, y - ground.START_RADIUS - 12))


def _label(frame: Frame, name: str, x: float, y: float) -> None:
    """A name around a point, clear of the edges of the map."""
    board, half = frame.plan.board, lettering.width(frame.canvas, name, _NAME, "semi") / 2 + 8
    x = min(max(x, board.x + half), board.right - half)
    halo(frame.canvas, name, x, y, _NAME)
    lettering.text(frame.canvas, name, x, y, _NAME, INK, "semi", "c")


def garden() -> Figure:
    """Returns a city without pieces and what a palace counts on each of its sites."""
    return setting.picture(setting.Land(setting.EMPTY, setting.around(setting.A), _points), 300)


def _points(frame: Frame) -> None:
    x, y = zones.JUNCTION_AT[setting.A]
    for site in SITES:
        at = frame.plan.at(x + ground.SITES[site][0], y + ground.SITES[site][1])
        points = CENTRE_POINTS if site == CENTRE else OUTER_POINTS
        frame.canvas.disc(*at, 21, CREAM, INK, 2)
        lettering.text(frame.canvas, str(points), *at, 28, INK, "heavy", "c")


def neutral() -> Figure:
    """Returns a city of a game of three with its neutral palaces."""
    return setting.picture(setting.Land(setting.NEUTRAL, setting.around(setting.A)), 270)


# ---------------------------------------------------------------------- roads and tolls
def roads() -> Figure:
    """Returns the start place and two roads, one of them open."""
    land = setting.Land(setting.WAYS, _ROADS)

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        labels, shown = box.cut_bottom(_LABEL)
        land.draw(canvas, words, shown)
        for city, at in zip((setting.LEFT, setting.RIGHT), labels.columns(2), strict=True):
            _verdict(canvas, words, at, is_open=is_connected(setting.WAYS, Seat(0), city))

    return Figure(lambda canvas, words, w: w * land.shape + _LABEL, draw)


def _verdict(canvas: Canvas, words: Translate, box: Box, *, is_open: bool) -> None:
    told = setting.say(words, "figures.open" if is_open else "figures.blocked")
    width = lettering.width(canvas, told, 25, "bold") + 40
    (pieces.check if is_open else pieces.cross)(canvas, box.cx - width / 2 + 14, box.cy + 4, 30)
    lettering.text(canvas, told, box.cx - width / 2 + 40, box.cy + 4, 25, GOOD if is_open else BAD, "bold")


def toll() -> Figure:
    """Returns a traveller before a village, and what each owner of a house there gets."""
    x, y = zones.VILLAGE_AT[setting.TOLL_VILLAGE]
    field = (x + _VILLAGE[0], y + _VILLAGE[1], _VILLAGE[2], _VILLAGE[3])
    land = setting.Land(setting.TOLL, field, _traveller)
    paid = [
        (seat, gold) for seat, gold in enumerate(toll_of(setting.TOLL, setting.TRAVELLER, (setting.TOLL_ROAD,))) if gold
    ]

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        width = min(_TOLL_HIGH / land.shape, box.w - 150)
        shown, right = box.centred(width + 150, box.h).cut_left(width)
        land.draw(canvas, words, shown.fit(land.shape))
        for i, (seat, gold) in enumerate(paid):
            y = box.cy + (i - (len(paid) - 1) / 2) * 62
            setting.players(words).token(canvas, seat, right.x + 40, y, 44)
            lettering.text(canvas, f"+{gold}", right.x + 72, y, 30, GOOD, "heavy")
            canvas.put("gold_coin", right.x + 130, y, 34, centre=True)

    return Figure(lambda canvas, words, w: _TOLL_HIGH, draw)


def _traveller(frame: Frame) -> None:
    """The architect on the road, at the left of the village."""
    x, y = zones.VILLAGE_AT[setting.TOLL_VILLAGE]
    at = frame.plan.on_map(x - 146, y - 58, 56, 80)
    frame.canvas.put(f"architect_{setting.COLOURS[setting.TRAVELLER]}", at.x, at.y, at.w)
    head, tail = frame.plan.at(x - 58, y + 6), frame.plan.at(x - 84, y + 6)
    frame.canvas.put("icon_arrow_ink", (head[0] + tail[0]) / 2, head[1], 30, centre=True)


# ---------------------------------------------------------------------- who is present
def presence() -> Figure:
    """Returns a city, and what each player has there with its points."""
    land = setting.Land(setting.PRESENT, setting.around(setting.SCORED))
    width = _PRESENT_HIGH / land.shape

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        shown, right = box.cut_left(width, 16)
        land.draw(canvas, words, shown)
        for seat, line in enumerate(right.rows(setting.PRESENT.seats)):
            row = line.inset(0, 3)
            canvas.box(row, BAND, None, 10)
            setting.players(words).token(canvas, seat, row.x + 30, row.cy, min(44, row.h - 8))
            _row(canvas, Seat(seat), row)

    return Figure(lambda canvas, words, w: _PRESENT_HIGH, draw)


def _row(canvas: Canvas, seat: Seat, row: Box) -> None:
    """The pieces of one player side by side, and what they count."""
    colour, found = setting.COLOURS[seat], score(setting.PRESENT, seat, setting.SCORED)
    outer = sum(owner == seat for owner in setting.PRESENT.sites[setting.SCORED][CENTRE + 1 :])
    shown = [("architect", 34.0)] * found.architect + [("house_small", 38.0)] * found.houses
    shown += [("palace_small", 42.0)] * (outer + (found.centre > 0))
    left = row.x + 66
    each = min(50.0, (row.w - 66 - 76) / 5)
    for i, (kind, size) in enumerate(shown):
        canvas.put(f"{kind}_{colour}", left + (i + 0.5) * each, row.cy, min(size, each), centre=True)
    lettering.text(canvas, f"= {found.points}", row.right - 14, row.cy, _NUMBER, INK, "heavy", "r")


# ---------------------------------------------------------------------- the governors' track
_LETTER, _BOX_NUMBER, _HEAD, _HEAD_SIZE = 26.0, 22.0, 36.0, 25.0
_STEP, _LEADING = 30.0, 1.28
_PITCH = ground.TRACK_BOXES[0][1] - ground.TRACK_BOXES[1][1]
_TAIL = ground.TRACK_SIZE[1] - ground.TRACK_BOXES[0][1] - _PITCH / 2
"""The part of the track below its first box, with the arrow, in its units."""


@dataclass(frozen=True, slots=True)
class Track:
    """The boxes `low` to `high` of a track (from 0, the lowest) in one position, and where all stood before it."""

    public: Public
    low: int
    high: int
    before: Public | None = None

    def height(self, canvas: Canvas) -> float:
        """Returns the height: rows are far enough apart for the smallest letters."""
        return self._step(canvas) / _PITCH * self._length

    def _step(self, canvas: Canvas) -> float:
        return max(_STEP, lettering.pixels(canvas, _BOX_NUMBER) * _LEADING / canvas.k)

    @property
    def _length(self) -> float:
        """How much of the track is shown, in its units."""
        return (self.high - self.low + 1) * _PITCH + (0 if self.low else _TAIL)

    def draw(self, canvas: Canvas, words: Translate, x: float, y: float) -> None:
        """Draws the track around x, from y down."""
        step = self._step(canvas)
        k = step / _PITCH
        box = Box(x - ground.TRACK_SIZE[0] * k / 2, y, ground.TRACK_SIZE[0] * k, self._length * k)
        rect = canvas.rect(box)
        key = ("maharaja figure track", self.low, self.high, rect.size)
        width, top = ground.TRACK_SIZE[0], ground.TRACK_BOXES[self.high][1] - _PITCH / 2
        field = (0, top, width, self._length)
        canvas.s.blit(canvas.made.get(key, lambda: sprites.part("maharaja_track", width, field, rect.size)), rect)
        canvas.outline(box, INK, 4, 3)
        for place in range(self.low, self.high + 1):
            self._row(canvas, words, place, Box(box.x, y + (self.high - place) * step, box.w, step))

    def _row(self, canvas: Canvas, words: Translate, place: int, row: Box) -> None:
        """A box: its number at the left, the governor on it and his letter at the right."""
        if (number := phrases.box_of(place)) is not None:
            lettering.text(canvas, str(number), row.x - 8, row.cy, _BOX_NUMBER, INK, "bold", "r")
        city = self.public.track[place]
        if city is None:
            return
        canvas.put(f"governor_{CITIES[city]}", row.cx, row.cy, row.h * 1.02, centre=True)
        letter = setting.say(words, f"figures.{'abcdefg'[city]}")
        lettering.text(canvas, letter, row.right + 18, row.cy, _LETTER, INK, "heavy", "c")
        self._sign(canvas, city, place, row)

    def _sign(self, canvas: Canvas, city: int, place: int, row: Box) -> None:
        """The Maharaja beside the governor he visits; an arrow beside one who has moved."""
        x = row.right + 50
        if self.before is None and city == self.public.city:
            canvas.put("maharaja", x, row.cy, row.h * 0.9, centre=True)
        moved = place - self.before.track.index(city) if self.before else 0
        if moved:
            canvas.disc(x, row.cy, 12, GOOD if moved > 0 else BAD)
            canvas.put(f"icon_{'up' if moved > 0 else 'down'}_light", x, row.cy, 20, centre=True)


def governors() -> Figure:
    """Returns the track in the first round."""
    shown = Track(setting.LOWERED[0], 0, CITY_COUNT)
    return Figure(
        lambda canvas, words, w: shown.height(canvas),
        lambda canvas, words, box: shown.draw(canvas, words, box.cx, box.y),
    )


def lowered() -> Figure:
    """Returns the track in the first round before and after a governor is lowered."""
    return _change(setting.LOWERED, 0, CITY_COUNT)


def gap() -> Figure:
    """Returns the track later in the game before and after a governor is lowered, which leaves a box empty."""
    return _change(setting.GAP, 2, CITY_COUNT + 3)


def _change(positions: tuple[Public, Public], low: int, high: int) -> Figure:
    before, after = positions
    sides = (Track(before, low, high), Track(after, low, high, before))

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        for side, key, x in zip(sides, ("before", "after"), (0.25, 0.75), strict=True):
            at = box.x + box.w * x
            told = setting.say(words, f"figures.{key}")
            lettering.text(canvas, told, at, box.y + _HEAD / 2 - 4, _HEAD_SIZE, MUTED, "bold", "c", room=box.w / 2 - 8)
            side.draw(canvas, words, at, box.y + _HEAD)
        canvas.put("icon_arrow_ink", box.cx + 16, box.y + _HEAD + (box.h - _HEAD) / 2, 44, centre=True)

    return Figure(lambda canvas, words, w: _HEAD + sides[0].height(canvas), draw)
