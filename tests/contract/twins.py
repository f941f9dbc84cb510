"""Files of games that go on and differ only in what is hidden from whoever may be told of them."""

from pathlib import Path
from typing import NamedTuple

from game.core import box as shelf
from game.core.codec import Codec
from game.core.rules import Seat
from game.saves.record import Label, Opening, Record
from game.session.dice import Dice
from tests.contract.seals import permuted
from tests.contract.tables import Table, random_game
from tests.scenes.driver import players

CASTS = {"one": ("human", "easy", "normal"), "two": ("human", "easy", "human"), "none": ("easy", "normal", "easy")}


class Twins(NamedTuple):
    """A game that goes on, and others that whoever may be told of it cannot tell from it."""

    cast: str
    entries: int
    files: list[Path]


def twins(folder: Path, box: str, cast: str, share: float, seed: int) -> Twins:
    """Writes a random game after a share of its entries, with what is hidden as it is, permuted, and imagined."""
    seats = next(number for number in (3, *shelf.about(box).seats) if number in shelf.about(box).seats)
    table = Table(box, seats, ())
    rules, moments = table.rules, random_game(table, seed)[0]
    number = int(share * len(moments))
    if cast == "one":
        number = max(i for i, each in enumerate(moments) if 0 in rules.to_act(each.state) and i <= max(number, 30))
    state = moments[number].state
    viewer = Seat(0) if cast == "one" else None
    dim = rules.forget(rules.view(state, viewer))
    worlds = [state, permuted(box, state, viewer, Dice(seed, "seals")), rules.imagine(dim, Dice(seed, "worlds"))]
    sitting = players(*CASTS[cast][:seats])
    files = []
    for i, world in enumerate(worlds):
        codec = Codec(shelf.codec_table(box))
        start = codec.encode(world)
        opening = Opening((), codec.digest(world), start, number)
        acting = tuple(sorted(rules.to_act(world)))
        made = Record(box, shelf.about(box).rules_version, tuple(sitting), table.complete, seed + i, opening, (), start,
                      is_over=False, label=Label("twin", "2026-11-28T12:00:00.000+00:00"), acting=acting,
                      progress=rules.progress(rules.view(world, None)))  # fmt: skip
        files.append(folder / f"{cast}-{number}-{i}.kupola")
        files[-1].write_bytes(made.to_bytes())
    return Twins(cast, number, files)
