"""What the template says about itself before it is opened."""

from game.core.box import About, Option

ABOUT = About(
    name="template",
    seats=range(2, 5),
    rules_version=1,
    minutes=1,
    options=(Option("prize", default="even", values=("even", "rising")),),
    shelf=False,
    progress=("progress.round",),
)
