"""The walks as pictures: the stations of a scoring one after another, and who gets the last tiles."""

from game.boxes.alhambra.table.painting.frame import FRAME
from game.boxes.alhambra.table.painting.stations import BoardStation
from game.boxes.alhambra.table.painting.tiles import pixels, tile_picture
from game.boxes.alhambra.table.sequences import LastTiles, Scoring, Step, walks
from game.boxes.alhambra_family.rules.events import TypeScored
from game.boxes.alhambra_family.table.distribution import Distribution
from game.boxes.alhambra_family.table.phrases import Players
from game.boxes.alhambra_family.table.scoring import ScoringWalk, Station
from game.boxes.alhambra_family.table.type_station import TypeStation
from game.core.beat import Beat
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.tabletop.table import ScoringSequence


def scoring_sequences(players: Players, beat: Beat) -> list[ScoringSequence]:
    """Returns the walks that follow a beat."""
    return [_pictured(players, walk, beat) for walk in walks(beat)]


def _pictured(players: Players, walk: Scoring | LastTiles, beat: Beat) -> ScoringSequence:
    if isinstance(walk, LastTiles):
        return Distribution(players, walk.awarded, FRAME, paint_tile)
    stations = [_station(players, walk, step, beat) for step in walk.steps]
    return ScoringWalk(players, stations, walk.done)


def _station(players: Players, walk: Scoring, step: Step, beat: Beat) -> Station:
    if isinstance(step.event, TypeScored):
        return TypeStation(players, step.event, FRAME)
    return BoardStation(players, step, walk.boards, beat.view, len(walk.done.totals))


def paint_tile(canvas: Canvas, tile: int, box: Box) -> None:
    """Draws a tile with its price in a box."""
    canvas.shadow(canvas.rect(Box(box.x, box.y, box.h, box.h)), 8, 130, 3, 5, 6)
    canvas.stamp(tile_picture(canvas, tile, pixels(canvas, box.h), is_priced=True), box.x, box.y)
