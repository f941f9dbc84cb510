"""Achievements: whole games bring those that they should, and what nearly brings one does not."""

import shutil
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from game.boxes import NAMES
from game.boxes.alhambra.rules import events as tile
from game.boxes.alhambra_cards.rules import events as card
from game.boxes.alhambra_family.rules import events as family
from game.boxes.alhambra_family.rules.components import BUILDINGS, TYPE
from game.boxes.alhambra_family.rules.majorities import Award
from game.boxes.maharaja.rules import events as mhj
from game.boxes.ys.rules import events as ys
from game.boxes.ys.rules.components import COLOURS, AreaKind, Card, Gem
from game.core import box as shelf
from game.core.achievements import Game
from game.core.rules import Beat, Key, Result, Seat, places
from game.history import wall
from game.history.finished import achieved
from game.history.honours import honours
from game.history.keeper import Keeper
from game.locale.words import Words
from game.saves.parsing import parse
from game.saves.paths import Paths
from game.session.session import Session
from tests.history.games import ANNA
from tests.languages import shipped_languages

PLAYED = Path(__file__).parent / "played"
FOUND = {
    "alhambra-1": ("great_wall street last_word", "", "crowns comeback photo_finish"),
    "alhambra-2": ("new_plan all_types crowns never_behind last_word", "", ""),
    "alhambra-3": ("all_types photo_finish", "", "chain"),
    "alhambra_cards-1": ("chain sure_hand all_types street crowns never_behind", "treasure street", ""),
    "alhambra_cards-2": ("sure_hand treasure all_types comeback", "", "last_word"),
    "alhambra_cards-3": ("sure_hand", "crowns", "never_behind photo_finish"),
    "maharaja-1": ("", "centres everywhere own_roads kept_word landslide early_bird", "sole_guest"),
    "maharaja-2": ("stronghold innkeeper kept_word", "", "centres favourite"),
    "ys-1": ("whisper night_hoard", "", "whole_quarter two_dearest rainbow court"),
    "ys-2": ("", "three_colours court", "market_day night_hoard photo_finish"),
    "ys-3": ("three_colours rainbow", "", "night_hoard kings_friend photo_finish", "whisper"),
}
"""Games between computer players, in which seats are called people, and what they bring to each seat."""
ME, YOU = Seat(0), Seat(1)


def replayed(name: str) -> Session:
    session, notice = Session.resume(parse((PLAYED / f"{name}.kupola").read_bytes()))
    assert notice is None
    return session


@pytest.mark.parametrize("name", FOUND)
def test_a_played_game_brings_these(name: str) -> None:
    assert tuple(" ".join(keys) for keys in achieved(replayed(name))) == FOUND[name]


def test_each_is_won_in_some_game() -> None:
    for box in NAMES:
        won = {
            key for name, seats in FOUND.items() if name.startswith(f"{box}-") for keys in seats for key in keys.split()
        }
        assert {each.key for each in shelf.achievements(box)} == won


def test_computer_players_win_none_and_an_unknown_past_brings_none() -> None:
    session = replayed("ys-2")
    session.players = tuple(replace(player, kind="computer") for player in session.players)
    assert achieved(session) == ((), (), ())


def test_an_old_replay_brings_them_to_who_is_known_by_the_name(tmp_path: Path) -> None:
    paths = Paths(tmp_path)
    paths.replays.mkdir(parents=True)
    shutil.copy(PLAYED / "ys-2.kupola", paths.replays)
    keeper = Keeper(paths, lambda session: (), lambda: {"p2": ANNA})
    keeper.begin()
    keeper.settle()
    won = keeper.ask(lambda history: wall.achieved(history, ANNA, "ys")).result()
    brought = keeper.ask(lambda history: honours(history, history.rows("SELECT digest FROM games")[0][0])).result()
    keeper.close()
    assert won and sorted(won) == ["market_day", "night_hoard", "photo_finish"]
    assert {(each.games, each.game, each.seats) for each in won.values()} == {(1, 1, 3)}
    assert brought and sorted(award.key for award in brought.awards) == sorted(won)


@pytest.mark.parametrize("language", shipped_languages())
def test_each_is_told(language: str) -> None:
    words = Words(language, (Path("locales"),))
    for box in NAMES:
        assert len(shelf.achievements(box)) <= 10
        for each in shelf.achievements(box):
            assert len(words(f"achievements.{each.key}.name")) <= 26
            assert len(words(f"achievements.{each.key}.text")) <= 100
    assert not words.problems


# ---------------------------------------------------------------------- near misses
def brings(box: str, key: str, events: Sequence[object], totals: tuple[int, ...] = (50, 40), **view: Any) -> bool:
    """Tells whether events, totals and what lies open at the end bring an achievement of a box to the first seat."""
    result = Result(((),) * len(totals), totals, places(totals), Key("end"))
    game = Game([Beat(0, None, tuple(events), SimpleNamespace(**view))], result, {})
    return next(each.is_won for each in shelf.achievements(box) if each.key == key)(game, ME)


def bought(*exact: bool, seat: Seat = ME, price: int = 5) -> list[object]:
    return [card.BuildingBought(seat, 0, 0, (), price, price, each) for each in exact]


def of_types(*counts: int) -> tuple[int, ...]:
    return tuple(
        number
        for kind, count in enumerate(counts)
        for number in [building for building in BUILDINGS if TYPE[building] == kind][:count]
    )


def led(*leaders: tuple[int, ...]) -> list[object]:
    """Returns the last scoring of as many types, with those who are first in each."""
    return [
        family.TypeScored("C", kind, (3, 2), (Award(3, parties, (16,), 16),), (16, 0))
        for kind, parties in enumerate(leaders)
    ]


def scorings(*totals: tuple[int, int]) -> list[object]:
    return [family.ScoringDone(letter, (0, 0), each) for letter, each in zip("ABC", totals, strict=True)]


def left(*seats: Seat | None) -> list[object]:
    return [family.LeftoverAwarded(0, 0, seat, (), "most") for seat in seats]


def test_near_misses_of_either_alhambra() -> None:
    end = [family.TurnEnded(ME)]
    cards = "alhambra_cards"
    assert brings(cards, "chain", bought(True, True, True))
    assert not brings(cards, "chain", [*bought(True, True), *end, *bought(True)])
    assert brings(cards, "sure_hand", [*bought(*[True] * 5), *bought(False, seat=YOU), *bought(True)])
    assert not brings(cards, "sure_hand", bought(*[True] * 5, False, True))
    assert brings(cards, "treasure", bought(True, price=13))
    assert not brings(cards, "treasure", [*bought(True, price=12), *bought(False, price=13)])
    two = of_types(2, 2, 2, 2, 2, 2)
    assert brings(cards, "all_types", [], buildings=(two, ()))
    assert not brings(cards, "all_types", [], buildings=(two[:-1], ()))
    assert not brings(cards, "all_types", [], (40, 50), buildings=(two, ()))
    assert brings(cards, "street", [], buildings=(of_types(0, 0, 0, 0, 6), ()))
    assert not brings(cards, "street", [], buildings=(of_types(5, 5, 5, 5, 5, 5), ()))
    assert brings(cards, "crowns", led((0,), (0,), (0,)))
    assert not brings(cards, "crowns", led((0,), (0,), (0, 1), (1,)))
    assert brings(cards, "never_behind", scorings((2, 1), (9, 8), (50, 40)))
    assert not brings(cards, "never_behind", scorings((1, 1), (9, 8), (50, 40)))
    assert brings(cards, "comeback", scorings((2, 1), (7, 8), (50, 40)))
    assert not brings(cards, "comeback", scorings((2, 1), (8, 8), (50, 40)))
    assert not brings(cards, "comeback", scorings((2, 1), (7, 8), (40, 50)), (40, 50))
    assert brings(cards, "photo_finish", [], (50, 49))
    assert not brings(cards, "photo_finish", [], (50, 48)) and not brings(cards, "photo_finish", [], (50, 50))
    assert brings(cards, "last_word", left(ME, None, ME))
    assert not brings(cards, "last_word", left(ME, YOU))


def test_near_misses_of_the_tile_game() -> None:
    assert brings("alhambra", "great_wall", [tile.WallsScored("C", (16, 20))])
    assert not brings("alhambra", "great_wall", [tile.WallsScored("B", (16, 3)), tile.WallsScored("C", (15, 20))])
    session = replayed("alhambra-2")
    beats = session.beats(None)
    placed = [
        replace(
            beat,
            events=tuple(event for event in beat.events if not isinstance(event, tile.TileBuilt | tile.TileSwapped)),
        )
        for beat in beats
    ]
    new_plan = next(each for each in shelf.achievements("alhambra") if each.key == "new_plan")
    assert new_plan.is_won(Game(beats, session.result(), {}), ME)
    assert not new_plan.is_won(Game(placed, session.result(), {}), ME)


def scored(*ranking: Seat, monopoly: int = 0) -> mhj.CityScored:
    return mhj.CityScored(0, (), ranking, (), monopoly)


def way(roads: int, *tolls: tuple[Seat, int], seat: Seat = ME, by_bank: bool = False) -> mhj.Travelled:
    return mhj.Travelled(seat, 0, tuple(range(roads)), 1, tolls, by_bank)


def gardens(*sites: tuple[int | None, ...]) -> Any:
    return SimpleNamespace(sites=sites)


def test_near_misses_of_maharaja() -> None:
    box = "maharaja"
    centre, outer = (0, 1, None), (1, 0, None)
    assert brings(box, "centres", [], public=gardens(*[centre] * 4))
    assert not brings(box, "centres", [], public=gardens(*[centre] * 3, *[outer] * 4))
    assert brings(box, "everywhere", [], public=gardens(*[outer] * 6, (1, None, None)))
    assert not brings(box, "everywhere", [], public=gardens(*[outer] * 5, (1, None, None)))
    assert brings(box, "stronghold", [], public=gardens((0, 0, 0, 1)))
    assert not brings(box, "stronghold", [], public=gardens((0, 0, 1), (0, 1, None)))
    assert brings(box, "favourite", [scored(ME, YOU)] * 3)
    assert not brings(box, "favourite", [scored(ME)] * 2 + [scored(YOU, ME)] + [scored(ME)])
    assert brings(box, "sole_guest", [scored(ME, monopoly=3)])
    assert not brings(box, "sole_guest", [scored(YOU, monopoly=3), scored(ME, YOU)])
    assert brings(box, "innkeeper", [way(1, (ME, 15), seat=YOU)] * 2)
    assert not brings(box, "innkeeper", [way(1, (ME, 29), (YOU, 9), seat=YOU)])
    assert brings(box, "own_roads", [way(3)])
    assert not brings(box, "own_roads", [way(2), way(3, (YOU, 1)), way(3, by_bank=True), way(3, seat=YOU)])
    assert brings(box, "kept_word", [mhj.TurnEnded(ME, 0), mhj.TurnEnded(YOU, 2)])
    assert not brings(box, "kept_word", [mhj.TurnEnded(ME, 0), mhj.TurnEnded(ME, 2)])
    assert brings(box, "landslide", [], (7, 5))
    assert not brings(box, "landslide", [], (7, 6))
    seventh, last = mhj.RoundBegun(7, 0, 0, False), mhj.PalaceBuilt(ME, 0, 0, 9, True)
    assert brings(box, "early_bird", [seventh, last])
    assert not brings(box, "early_bird", [seventh, replace(last, is_final=False)])
    assert not brings(box, "early_bird", [replace(seventh, round=8), last])


def area(kind: int, mine: int | None, yours: int | None, winner: int | None = 0, quarter: int = 1) -> ys.AreaWon:
    return ys.AreaWon(quarter, AreaKind(kind), (mine, yours), winner, 0, None)


def row(winner: int | None) -> ys.RowWon:
    return ys.RowWon(1, Gem.RED, (1, 0), winner, None)


def gems(*of_party: tuple[int, ...]) -> list[object]:
    """Returns the last scoring of the colours, the dearest first, with everybody's gems of it."""
    return [
        ys.GemsScored(rank, colour, owned, (0, 0))
        for (rank, owned), colour in zip(enumerate(of_party), COLOURS, strict=True)
    ]


def test_near_misses_of_ys() -> None:
    box = "ys"
    assert brings(box, "whisper", [area(0, 1, 0)])
    assert not brings(box, "whisper", [area(0, 2, 0), area(1, 1, None), area(2, 0, 1, winner=1)])
    turn = ys.TurnBegun(1)
    assert brings(box, "whole_quarter", [turn, *(area(kind, 5, 2) for kind in range(3))])
    assert not brings(box, "whole_quarter", [turn, area(0, 5, 2), area(1, 5, 2), ys.TurnBegun(2), area(2, 5, 2)])
    assert brings(box, "market_day", [turn, row(0), row(0), turn, row(1), turn, row(0), row(0)])
    assert not brings(box, "market_day", [turn, row(0), row(0), turn, row(0), row(None)])
    assert brings(box, "two_dearest", gems((3, 2), (1, 0), (0, 4), (0, 4)))
    assert not brings(box, "two_dearest", gems((3, 2), (1, 1), (4, 0), (4, 0)))
    assert brings(box, "three_colours", gems((0, 2), (1, 0), (5, 4), (5, 4)))
    assert not brings(box, "three_colours", gems((0, 2), (1, 0), (4, 4), (5, 4)))
    assert brings(box, "rainbow", [], public=SimpleNamespace(gems=((5, 5, 5, 5, 0),)))
    assert not brings(box, "rainbow", [], public=SimpleNamespace(gems=((9, 9, 9, 4, 9),)))
    assert brings(box, "night_hoard", [], public=SimpleNamespace(gems=((0, 0, 0, 0, 7),)))
    assert not brings(box, "night_hoard", [], public=SimpleNamespace(gems=((0, 0, 0, 0, 6),)))
    assert not brings(box, "night_hoard", [], (1, 2), public=SimpleNamespace(gems=((0, 0, 0, 0, 7),)))
    played = ys.CardPlayed(ME, Card.SPY, (), (), 0)
    assert brings(box, "court", [played] * 4)
    assert not brings(box, "court", [played] * 3 + [replace(played, seat=YOU)])
    assert brings(box, "kings_friend", [ys.ThroneScored((), (12, 7))])
    assert not brings(box, "kings_friend", [ys.ThroneScored((), (7, 12))])
    assert not brings(box, "kings_friend", [ys.ThroneScored((), (12, 7))], (1, 2))
    assert brings(box, "photo_finish", [], (3, 2))
