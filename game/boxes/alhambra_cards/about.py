"""What the card game says about itself before it is opened."""

from game.core.box import About, Option

ABOUT = About(
    name="alhambra_cards",
    seats=range(2, 7),
    rules_version=2,
    minutes=15,
    options=(
        Option("open_hands", default=False),
        Option("youngest", default=0, values=tuple(range(6)), asked=False),
    ),
    progress=("progress.first", "progress.second", "progress.final"),
    weight=1,
    best=(3, 4),
    ways={"first": {"open_hands": True}, "usual": {}},
    personalities=("exact", "hoarder", "specialist", "gatherer"),
    deal_mark=1,
)
