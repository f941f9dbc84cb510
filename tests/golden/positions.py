"""The positions that ship with the program, the files of saves/: worked examples of rulebooks, and those of lessons.

`python -m tests.golden.positions` writes them anew.
"""

from tests.golden import (
    card_positions,
    maharaja_examples,
    maharaja_lessons,
    tile_examples,
    tile_lessons,
    ys_examples,
    ys_lessons,
)

EXAMPLES = [
    *tile_examples.examples(),
    *card_positions.examples(),
    *maharaja_examples.examples(),
    *ys_examples.examples(),
]
"""Sorted as the list of saved games shows them: by box and file name."""
LESSONS = [
    *tile_lessons.lessons(),
    *card_positions.lessons(),
    *maharaja_lessons.positions(),
    *ys_lessons.positions(),
]

if __name__ == "__main__":
    for example in (*EXAMPLES, *LESSONS):
        example.path.write_bytes(example.record().to_bytes())
