"""What Kalah says about itself before it is opened."""

from game.core.box import About, Option

ABOUT = About(
    name="kalah",
    seats=range(2, 3),
    rules_version=1,
    minutes=5,
    options=(Option("seeds", default=4, values=(3, 4, 6)),),
    shelf=False,
    progress=("progress.seeds",),
)
