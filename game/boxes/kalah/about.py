"""What Kalah says about itself before it is opened."""

from game.core.box import About, Option

ABOUT = About(
    name="kalah",
    seats=range(2, 3),
    rules_version=1,
    minutes=5,
    options=(Option("seeds", default="four", values=("three", "four", "six")),),
    shelf=False,
    progress=("progress.seeds",),
)
