"""Old names of `scoreboard_grid`, until the tile game has moved over."""

from game.boxes.alhambra_family.table.scoreboard_grid import RowStyle, roomiest
from game.boxes.alhambra_family.table.scoreboard_grid import ScoreboardGrid as Standings
from game.boxes.alhambra_family.table.scoreboard_grid import scoreboard_grid as standings

__all__ = ["RowStyle", "Standings", "roomiest", "standings"]
