"""What Ys says about itself before it is opened."""

from game.core.box import About, Option, Question

_MORE = frozenset({3, 4})

_ASKED_FOR = (
    "alchemist",
    "banker",
    "captain",
    "bishop",
    "spy",
    "herald",
    "conjurer",
    "intriguer",
    "jeweler",
    "magician",
    "merchant",
    "soldier",
)
"""The characters that are asked for at a window; the Queen is played in one's own go."""

ABOUT = About(
    name="ys",
    seats=range(2, 5),
    rules_version=1,
    minutes=25,
    options=(
        Option("favour", default=False, seats=_MORE),
        Option("express", default=False, seats=_MORE),
        Option("three_quarters", default=False, seats=frozenset({3})),
        Option("hard_neutral", default=False, seats=frozenset({2})),
        Option("all_open", default=False),
        Option("quick", default=False, people=2),
    ),
    questions=tuple(map(Question, _ASKED_FOR)),
    progress=("progress.turn",),
    weight=3,
    best=(4,),
    ways={
        "first": {"all_open": True},
        "usual": {},
        "express": {"express": True},
        "favour": {"favour": True},
        "hard_neutral": {"hard_neutral": True},
    },
    personalities=("bluffer", "careful", "jeweler", "patron"),
    deal_mark=4,
)
