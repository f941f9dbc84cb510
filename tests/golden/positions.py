"""The positions that ship with the program, the files of saves/: worked examples of rulebooks, and those of lessons.

`python -m tests.golden.positions` writes them anew.
"""

from tests.golden import card_positions, maharaja_positions, tile_examples, tile_lessons, ys_positions

EXAMPLES = [
    *tile_examples.examples(),
    *card_positions.examples(),
    *maharaja_positions.examples(),
    *ys_positions.examples(),
]
"""Sorted as the list of saved games shows them: by box and file name."""
LESSONS = [*tile_lessons.lessons(), *card_positions.lessons(), *maharaja_positions.lessons(), *ys_positions.lessons()]

if __name__ == "__main__":
    for example in (*EXAMPLES, *LESSONS):
        example.path.write_bytes(example.record().to_bytes())
