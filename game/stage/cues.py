"""Which sounds mean something that is told nowhere else in that moment: assets/cues.json, beside the sounds."""

import json
from collections.abc import Mapping
from functools import cache

from game.core.resources import SpoiltFile, shipped


@cache
def captions() -> Mapping[str, str]:
    """Returns the key of the caption of each cue that has one; raises SpoiltFile when that cannot be read."""
    return _groups()["captioned"]


@cache
def decoration() -> Mapping[str, str]:
    """Returns the cues that only accompany what is seen, each with that; raises SpoiltFile as well."""
    return _groups()["decoration"]


def _groups() -> dict[str, dict[str, str]]:
    path = shipped("assets") / "cues.json"
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        groups = {name: dict(found[name]) for name in ("captioned", "decoration")}
    except (OSError, ValueError, TypeError, KeyError, RecursionError) as error:
        raise SpoiltFile(path.name) from error
    return groups
