"""What the tile game says about itself before it is opened."""

from game.core.box import About, Option, Question

ABOUT = About(
    name="alhambra",
    seats=range(2, 7),
    rules_version=1,
    minutes=20,
    options=(
        Option("vizier", default=False),
        Option("camps", default=False),
        Option("bazaars", default=False),
        Option("falcons", default=False),
        Option("open_hands", default=False),
        Option("youngest", default=0, values=tuple(range(6)), asked=False),
    ),
    questions=(Question("vizier", option="vizier"),),
    progress=("progress.first", "progress.second", "progress.final"),
    weight=2,
    best=(3, 4),
    ways={
        "first": {"open_hands": True},
        "usual": {},
        "modules": {"vizier": True, "camps": True, "bazaars": True, "falcons": True},
    },
    personalities=("walls", "exact", "gardener", "racer"),
    deal_mark=2,
)
