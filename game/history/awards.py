"""Which achievements people won: the tables for it, and how they are counted inside a transaction."""

import json
import sqlite3

TABLES = (
    # When somebody won an achievement for the first time, in which game, and in how many games by now.
    """CREATE TABLE earned (
        person TEXT NOT NULL,
        box TEXT NOT NULL,
        key TEXT NOT NULL,
        games INTEGER NOT NULL,
        game INTEGER NOT NULL REFERENCES games,
        ended TEXT NOT NULL,
        PRIMARY KEY (person, box, key)
    ) WITHOUT ROWID""",
    """CREATE INDEX seats_by_total ON seats (box, seats, total, person)
        WHERE person IS NOT NULL AND again = 0""",
)
SINCE = (
    "ALTER TABLE seats ADD COLUMN achievements TEXT NOT NULL DEFAULT '[]'",
    "UPDATE files SET size = -1",  # as if they had changed: every replay is looked at again
)
"""What an older version lacks besides the tables."""


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
    for game, ended, keys in made.execute(own, (person, box)).fetchall():
        for key in json.loads(keys):
            count(made, person, box, key, game, ended)
