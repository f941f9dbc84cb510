"""Which achievements people won: how they are counted, inside a transaction."""

import sqlite3

from game.history import cells


def count(made: sqlite3.Connection, person: str, box: str, key: str, game: int, ended: str) -> None:
    """Counts that a game brought an achievement to a person; the earliest game is the one that is told."""
    made.execute(
        "INSERT INTO earned VALUES (?, ?, ?, 1, ?, ?) ON CONFLICT (person, box, key) DO UPDATE SET games = games + 1,"
        " game = CASE WHEN excluded.ended < ended THEN excluded.game ELSE game END, ended = min(ended, excluded.ended)",
        (person, box, key, game, ended),
    )


def recount(made: sqlite3.Connection, person: str, box: str) -> None:
    """Counts a person's achievements of a box anew."""
    made.execute("DELETE FROM earned WHERE person = ? AND box = ?", (person, box))
    own = (
        "SELECT game, ended, achievements FROM seats WHERE person = ? AND box = ? AND again = 0"
        " AND achievements != '[]' ORDER BY ended"
    )
    for game, ended, won in made.execute(own, (person, box)).fetchall():
        for key in cells.keys(won):
            count(made, person, box, key, game, ended)
