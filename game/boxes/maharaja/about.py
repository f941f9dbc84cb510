"""What Maharaja says about itself before it is opened."""

from game.core.box import About, Option

ABOUT = About(
    name="maharaja",
    seats=range(2, 6),
    rules_version=2,
    minutes=20,
    options=(
        Option("short", default=False),
        Option("neutral", default=True, seats=frozenset({2, 3, 4})),
        Option("yogi", default=False),
        Option("auction", default=False),
        Option("homes", default=False),
        Option("several", default=False),
        Option("open_gold", default=False),
        Option("youngest", default=0, values=tuple(range(5)), asked=False),
    ),
    progress=("progress.opening", "progress.round", "progress.short_round", "progress.last_round"),
    weight=3,
    best=(4, 5),
    ways={
        "first": {"open_gold": True},
        "usual": {},
        "short": {"short": True},
        "several": {"several": True},
        "advanced": {"yogi": True, "auction": True, "homes": True},
    },
    personalities=("racer", "settler", "courtier", "treasurer"),
    deal_mark=3,
)
