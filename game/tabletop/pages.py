"""Which page of a rulebook explains something: each says so itself, under `explains` beside its heading."""

from collections.abc import Mapping
from functools import cache

import yaml

from game.core.box import rulebook


def explaining(box: str, about: str) -> str:
    """Returns the title key of the page that explains something, "" where none does."""
    return _pages(box).get(about, "")


@cache
def _pages(box: str) -> Mapping[str, str]:
    heads = (blocks[0] for blocks in yaml.safe_load(rulebook(box)))
    return {about: head["heading"] for head in heads for about in head.get("explains", ())}
