"""The tool `new-language`: the empty files of a new language, in the player's own folder."""

import argparse
from collections.abc import Sequence

from game.core.resources import shipped
from game.core.text import LANGUAGE_CODE
from game.locale.coverage import STAGES
from game.locale.languages import languages, system_language
from game.locale.skeleton import write_skeleton
from game.locale.words import Words
from game.saves.paths import find_paths


def run(arguments: Sequence[str]) -> int:
    """Runs `new-language CODE` and prints where the files are; returns 1 when there are such files already."""
    home = find_paths().locales
    places = (shipped("locales"), home)
    available = languages(places)
    words = Words(system_language(available), places)
    parser = argparse.ArgumentParser(prog="kupola new-language", description=words("audit.new_language.about"))
    parser.add_argument("code", metavar="CODE", help=words("audit.new_language.code"))
    code = parser.parse_args(arguments).code
    target = home / code
    if not LANGUAGE_CODE.fullmatch(code):
        print(words("audit.new_language.no_code", code=code))
        return 1
    taken = next((place / code for place in places if (place / code).exists()), None)
    if taken:
        print(words("audit.new_language.exists", code=code, folder=str(taken)))
        return 1
    try:
        write_skeleton(code, places[0], target)
    except OSError as error:
        print(words("audit.new_language.unwritable", detail=error.strerror or str(error), folder=str(target)))
        return 1
    print(words("audit.new_language.written", code=code, folder=str(target)))
    for stage, domains in STAGES.items():
        if domains:
            files = ", ".join(f"{domain}.yml" for domain in domains)
            print(words(f"audit.new_language.{stage}", files=files))
    print(words("audit.new_language.next", code=code))
    return 0
