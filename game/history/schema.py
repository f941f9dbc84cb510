"""The tables of the history. Nothing that can be counted from games is kept besides them."""

VERSION = 5
KEYS = {"games": "id", "seats": "game", "files": "game", "sittings": "game"}
"""Tables of this and older versions, and the column that holds the number of a game."""
TABLES = (
    """CREATE TABLE games (
        id INTEGER PRIMARY KEY,
        digest TEXT NOT NULL UNIQUE,
        deal TEXT NOT NULL,
        again INTEGER NOT NULL,
        box TEXT NOT NULL,
        rules INTEGER NOT NULL,
        options TEXT NOT NULL,
        seats INTEGER NOT NULL,
        people INTEGER NOT NULL,
        ended TEXT NOT NULL,
        reason TEXT NOT NULL,
        seconds INTEGER NOT NULL,
        entries INTEGER NOT NULL,
        first INTEGER,
        evening TEXT NOT NULL,
        checksum INTEGER NOT NULL
    )""",
    "CREATE INDEX games_by_deal ON games (deal)",
    "CREATE INDEX games_by_time ON games (ended)",
    "CREATE INDEX games_of_evenings ON games (evening) WHERE evening != ''",
    # Box, seats, ended and again are those of the game, repeated so that one index answers what is asked of a person;
    # an index of the games that count must hold `again` all the same, or each row is looked up to see it.
    """CREATE TABLE seats (
        game INTEGER NOT NULL REFERENCES games,
        seat INTEGER NOT NULL,
        person TEXT,
        called TEXT NOT NULL,
        player TEXT NOT NULL,
        total INTEGER NOT NULL,
        place INTEGER NOT NULL,
        lines TEXT NOT NULL,
        kinds TEXT NOT NULL,
        box TEXT NOT NULL,
        seats INTEGER NOT NULL,
        ended TEXT NOT NULL,
        again INTEGER NOT NULL,
        achievements TEXT NOT NULL,
        checksum INTEGER NOT NULL,
        PRIMARY KEY (game, seat)
    ) WITHOUT ROWID""",
    """CREATE INDEX seats_of_people ON seats (person, box, ended, seats, place, total, again)
        WHERE person IS NOT NULL AND again = 0""",
    """CREATE INDEX seats_by_place ON seats (person, place, ended, box, seats, again)
        WHERE person IS NOT NULL AND again = 0""",
    """CREATE INDEX seats_by_total ON seats (box, seats, total, person, again)
        WHERE person IS NOT NULL AND again = 0""",
    "CREATE INDEX seats_that_met ON seats (person, box, ended) WHERE person IS NOT NULL",
    "CREATE INDEX seats_of_nobody ON seats (called) WHERE person IS NULL AND called != ''",
    """CREATE TABLE files (
        name TEXT PRIMARY KEY,
        size INTEGER NOT NULL,
        changed INTEGER NOT NULL,
        game INTEGER REFERENCES games,
        checksum INTEGER NOT NULL
    ) WITHOUT ROWID""",
    "CREATE INDEX files_of_games ON files (game)",
)
"""What makes the present version out of an empty file."""
