"""Old names of `scoreboard`, until the tile game has moved over."""

from game.boxes.alhambra_family.table.scoreboard import Scores as Scoreboard
from game.boxes.alhambra_family.table.scoreboard import paint_scoreboard as paint_standings

__all__ = ["Scoreboard", "paint_standings"]
