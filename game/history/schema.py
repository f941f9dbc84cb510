"""The tables of the history and how those of an older version become the present ones."""

from collections.abc import Mapping, Sequence

VERSION = 4
_AWARDS = (
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
_LOOK_AGAIN = "UPDATE files SET size = -1"
"""Every replay is looked at again, as if it had changed."""
_SINCE_AWARDS = (
    "ALTER TABLE seats ADD COLUMN achievements TEXT NOT NULL DEFAULT '[]'",
    _LOOK_AGAIN,
)
"""What the first version lacks besides those tables."""
_SITTINGS = (
    """CREATE TABLE sittings (
        game INTEGER PRIMARY KEY REFERENCES games,
        first INTEGER,
        evening TEXT NOT NULL
    )""",
    "CREATE INDEX sittings_of_evenings ON sittings (evening, game) WHERE evening != ''",
    "CREATE INDEX seats_that_met ON seats (person, box, ended) WHERE person IS NOT NULL",
)
"""Since version 3: who began in a game, and the evening that it was part of."""
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
        entries INTEGER NOT NULL
    )""",
    "CREATE INDEX games_by_deal ON games (deal)",
    "CREATE INDEX games_by_time ON games (ended)",
    # Box, seats, ended and again are those of the game, repeated so that one index answers what is asked of a person.
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
        achievements TEXT NOT NULL DEFAULT '[]',
        PRIMARY KEY (game, seat)
    ) WITHOUT ROWID""",
    """CREATE INDEX seats_of_people ON seats (person, box, ended, seats, place, total)
        WHERE person IS NOT NULL AND again = 0""",
    "CREATE INDEX seats_of_nobody ON seats (called) WHERE person IS NULL AND called != ''",
    """CREATE TABLE files (
        name TEXT PRIMARY KEY,
        size INTEGER NOT NULL,
        changed INTEGER NOT NULL,
        game INTEGER REFERENCES games
    ) WITHOUT ROWID""",
    "CREATE INDEX files_of_games ON files (game)",
    """CREATE TABLE places (
        person TEXT NOT NULL,
        box TEXT NOT NULL,
        seats INTEGER NOT NULL,
        place INTEGER NOT NULL,
        games INTEGER NOT NULL,
        last TEXT NOT NULL,
        PRIMARY KEY (person, box, seats, place)
    ) WITHOUT ROWID""",
    """CREATE TABLE meetings (
        person TEXT NOT NULL,
        other TEXT NOT NULL,
        box TEXT NOT NULL,
        ahead INTEGER NOT NULL,
        behind INTEGER NOT NULL,
        level INTEGER NOT NULL,
        PRIMARY KEY (person, other, box)
    ) WITHOUT ROWID""",
    """CREATE TABLE bests (
        person TEXT NOT NULL,
        box TEXT NOT NULL,
        seats INTEGER NOT NULL,
        kind TEXT NOT NULL,
        games INTEGER NOT NULL,
        sum INTEGER NOT NULL,
        best INTEGER NOT NULL,
        game INTEGER NOT NULL REFERENCES games,
        PRIMARY KEY (person, box, seats, kind)
    ) WITHOUT ROWID""",
    *_AWARDS,
    *_SITTINGS,
)
"""What makes the present version out of an empty file."""
MIGRATIONS: Mapping[int, Sequence[str]] = {
    1: (*_SINCE_AWARDS, *_AWARDS),
    2: (*_SITTINGS, _LOOK_AGAIN),
    3: (_LOOK_AGAIN,),
}
"""The statements that turn the tables of a version (the key) into those of the next one."""
