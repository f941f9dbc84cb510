"""What the majority table of this game says besides what both Alhambra games say."""

from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_cards.table.parts import row_part
from game.boxes.alhambra_cards.table.plan_parts import Plan
from game.boxes.alhambra_family.table.frame import Picture
from game.boxes.alhambra_family.table.scoreboard_grid import ScoreboardGrid


def tell_third(picture: Picture[View, Plan], grid: ScoreboardGrid) -> None:
    """Tells at the row of the imaginary third player who that is."""
    view = picture.view
    if view.third is not None:
        row = grid.rows[view.seats]
        told = row_part(picture.players, view, view.seats, row).told
        picture.tell("third", told, row.cut_left(grid.style.name)[0])
