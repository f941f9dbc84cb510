"""Finished games that were kept: they replay move by move to the same end, or the rules have changed.

When a rule was wrong and is put right, `rules_version` in the box's about.py rises and games that ended otherwise are
played anew; those that did not stay, for saves of every version must go on.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from game.boxes.alhambra.rules import events as tiles
from game.boxes.alhambra_family.rules import events as family
from game.boxes.maharaja.rules import events as maharaja
from game.boxes.ys.rules import events as ys
from game.boxes.ys.rules.characters import WINDOW
from game.boxes.ys.rules.components import CARD_NAMES
from game.core import box as shelf
from game.core.rules import Key, Seat
from game.saves.parsing import parse
from tests.golden.example import as_kept
from tests.golden.kept import FILES, finished, replayed


@dataclass(frozen=True)
class End:
    """How a game went, as people would tell it: what was left over went to whom, how often the deck was reshuffled."""

    totals: tuple[int, ...]
    places: tuple[int, ...]
    reason: str
    left_over: str = ""
    reshuffled: int | None = None


ENDS = {
    "alhambra/five-bazaars-tie": End((64, 86, 42, 81, 68), (4, 1, 5, 2, 3), "end.tiles", "most tie"),
    "alhambra/four-camps-tie": End((90, 98, 61, 102), (3, 2, 4, 1), "end.tiles", "most tie"),
    "alhambra/four-shared-win": End((99, 68, 90, 99), (1, 4, 3, 1), "end.tiles", "most"),
    "alhambra/six-modules-youngest": End((63, 69, 70, 67, 30, 70), (5, 3, 1, 4, 6, 1), "end.tiles", "most"),
    "alhambra/three-falcons": End((104, 119, 98), (2, 1, 3), "end.tiles", "most tie"),
    "alhambra/three-open-hands": End((101, 127, 101), (2, 1, 2), "end.tiles", "most"),
    "alhambra/three-vizier": End((134, 74, 128), (1, 3, 2), "end.tiles", "most nobody"),
    "alhambra/two-modules-nobody": End((65, 118), (2, 1), "end.tiles", "most nobody"),
    "alhambra/two": End((50, 87), (2, 1), "end.tiles", "most"),
    "alhambra_cards/two-most": End((69, 60), (1, 2), "end.buildings", "most", 1),
    "alhambra_cards/two-tie": End((51, 60), (2, 1), "end.buildings", "most tie", 1),
    "alhambra_cards/two-nobody": End((45, 51), (2, 1), "end.buildings", "most nobody", 1),
    "alhambra_cards/two-gifts": End((8, 8), (1, 1), "end.buildings", "most nobody", 1),
    "alhambra_cards/three-shared-win": End((104, 86, 104), (1, 3, 1), "end.buildings", "most", 1),
    "alhambra_cards/three-no-reshuffle": End((85, 117, 86), (3, 1, 2), "end.buildings", "most", 0),
    "alhambra_cards/three-open-hands": End((99, 89, 92), (1, 3, 2), "end.buildings", "most tie", 1),
    "alhambra_cards/four-shared-win": End((69, 54, 84, 84), (3, 4, 1, 1), "end.buildings", "most", 1),
    "alhambra_cards/five-tie": End((48, 62, 83, 52, 48), (4, 2, 1, 3, 4), "end.buildings", "most tie", 1),
    "alhambra_cards/six-youngest": End((21, 50, 51, 50, 62, 49), (6, 3, 2, 3, 1, 5), "end.buildings", "most tie", 1),
    "maharaja/two": End((1, 4), (2, 1), "end.tenth_box"),
    "maharaja/two-several-youngest": End((1, 2), (2, 1), "end.tenth_box"),
    "maharaja/three-advanced": End((3, 2, 2), (1, 2, 3), "end.tenth_box"),
    "maharaja/three-short": End((0, 4, 5), (3, 2, 1), "end.eighth_round"),
    "maharaja/four": End((3, 6, 2, 2), (2, 1, 4, 3), "end.tenth_box"),
    "maharaja/four-everything": End((3, 0, 3, 1), (2, 4, 1, 3), "end.tenth_box"),
    "maharaja/five-last-palace": End((3, 3, 2, 7, 2), (2, 3, 4, 1, 5), "end.last_palace"),
    "maharaja/five-short-palace": End((3, 3, 6, 2, 1), (3, 2, 1, 4, 5), "end.last_palace"),
    "ys/two": End((76, 77), (2, 1), "end.fourth_turn"),
    "ys/two-hard": End((64, 80), (2, 1), "end.fourth_turn"),
    "ys/two-shared-win": End((82, 82), (1, 1), "end.fourth_turn"),
    "ys/three": End((88, 80, 92), (2, 3, 1), "end.fourth_turn"),
    "ys/three-decided-by-gems": End((92, 72, 92), (2, 3, 1), "end.fourth_turn"),
    "ys/three-three-quarters": End((72, 87, 91), (3, 2, 1), "end.fourth_turn"),
    "ys/three-favour-express": End((79, 98, 96), (3, 1, 2), "end.fourth_turn"),
    "ys/four": End((77, 101, 77, 53), (2, 1, 3, 4), "end.fourth_turn"),
    "ys/four-favour": End((88, 88, 85, 60), (2, 1, 3, 4), "end.fourth_turn"),
    "ys/four-all-open": End((55, 83, 80, 85), (4, 2, 3, 1), "end.fourth_turn"),
}


def happened(name: str) -> list[Any]:
    return [event for beat in finished(name).beats(None) for event in beat.events]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_kept_game_replays_to_its_end(path: Path) -> None:
    record, session = parse(path.read_bytes()), replayed(path)
    assert record.rules_version <= shelf.about(record.box).rules_version
    assert record.is_over and session.is_over and not record.lost
    again = session.record()
    assert as_kept(again, record) == record and parse(again.to_bytes()) == again


def test_how_each_kept_game_ends_is_written_here() -> None:
    assert {f"{path.parent.name}/{path.stem}" for path in FILES if path.parent.name != "template"} == {*ENDS}


@pytest.mark.parametrize("name", ENDS)
def test_the_kept_games_show_each_way_of_ending(name: str) -> None:
    result, wanted, news = finished(name).result(), ENDS[name], happened(name)
    assert (result.totals, result.places, result.reason) == (wanted.totals, wanted.places, wanted.reason)
    left_over = {event.reason for event in news if isinstance(event, family.LeftoverAwarded)}
    assert " ".join(sorted(left_over)) == wanted.left_over
    if wanted.reshuffled is not None:
        assert sum(isinstance(event, family.DeckReshuffled) for event in news) == wanted.reshuffled
    scorings = [event.letter for event in news if isinstance(event, family.ScoringDone)]
    assert scorings == (["A", "B", "C"] if "alhambra" in name else [])


@pytest.mark.parametrize("box", sorted({path.parent.name for path in FILES}))
def test_each_number_of_players_and_each_option_has_a_kept_game(box: str) -> None:
    about, records = shelf.about(box), [parse(path.read_bytes()) for path in FILES if path.parent.name == box]
    assert not about.shelf or {len(record.players) for record in records} == set(about.seats)
    ruled = [option.key for option in about.options if not option.people]
    assert [key for key in ruled if len({record.options[key] for record in records}) == 1] == []


# ---------------------------------------------------------------------- box by box
MODULES = {*(tiles.VizierWoken, tiles.CampsScored, tiles.BazaarsScored, tiles.FalconPlaced, tiles.FalconsReturned)}
THRONE_ROOM = {ys.GemsScored: 4, ys.FavoursSent: 4, ys.ThroneScored: 1}


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("alhambra/two-modules-nobody", {*MODULES, tiles.TileGiven}),
        ("alhambra/six-modules-youngest", MODULES),
        (
            "maharaja/four-everything",
            {
                *(maharaja.AuctionWon, maharaja.ChitUsed, maharaja.GovernorLowered, maharaja.HouseMoved),
                *(maharaja.Travelled, maharaja.CharacterTaken, maharaja.CharactersSwapped, maharaja.CharacterLured),
            },
        ),
    ],
)
def test_everything_happens_in_one_game(name: str, kinds: set[type]) -> None:
    news = happened(name)
    assert {type(event) for event in news} >= kinds
    if name.startswith("alhambra"):
        assert any(isinstance(event, tiles.TileBought) and event.by_vizier for event in news)


def test_everybody_heard_the_same_public_game() -> None:
    """In the card game nothing is whispered: each seat hears what the onlooker hears."""
    session = finished("alhambra_cards/three-shared-win")
    heard = [[beat.events for beat in session.beats(viewer)] for viewer in (None, Seat(0), Seat(1), Seat(2))]
    assert all(other == heard[0] for other in heard)


def test_ties_are_decided_by_gold_and_by_gems() -> None:
    """As many palaces for the first and the third: the third has more gold (7); in Ys most gems decide (section 4)."""
    gold = [lines[0] for lines in finished("maharaja/four-everything").result().breaks]
    assert gold[0].key == Key("score.gold") and gold[2].points > gold[0].points
    result = finished("ys/three-decided-by-gems").result()
    assert result.totals[0] == result.totals[2] and result.breaks[2][0].points > result.breaks[0][0].points


def test_every_character_of_ys_is_played_and_the_final_scoring_is_told_colour_by_colour() -> None:
    """With the king's favour the throne room, too."""
    told = [event for name in ENDS if name.startswith("ys/") for event in happened(name)]
    assert {CARD_NAMES[event.card] for event in told if isinstance(event, ys.CardPlayed)} == {
        CARD_NAMES[card] for card in WINDOW
    }
    for name in ("four-favour", "three-favour-express"):
        kinds = [type(event) for event in happened(f"ys/{name}")]
        assert {kind: kinds.count(kind) for kind in THRONE_ROOM} == THRONE_ROOM
