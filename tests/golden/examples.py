"""The worked examples of the rulebooks as games to load, the files of saves/.

`python -m tests.golden.examples` writes them anew.
"""

from tests.golden import card_examples, maharaja_examples, tile_examples, ys_examples
from tests.golden.example import Example


def examples() -> list[Example]:
    """Returns the examples of all boxes, sorted as the list of saved games shows them: by box and file name."""
    return [
        *tile_examples.examples(),
        *card_examples.examples(),
        *maharaja_examples.examples(),
        *ys_examples.examples(),
    ]


if __name__ == "__main__":
    for example in examples():
        example.path.write_bytes(example.record().to_bytes())
