"""What the table of the tile game says: its log, previews, walks, and the answers to whoever learns."""

import re
from dataclasses import replace
from typing import Any

import pytest

from game.boxes.alhambra.about import ABOUT
from game.boxes.alhambra.brain.reasons import grown
from game.boxes.alhambra.rules import RULES, falcons, moves, scoring, tiles
from game.boxes.alhambra.rules import events as ev
from game.boxes.alhambra.rules.board import START, Board, cell
from game.boxes.alhambra.rules.moves import Build, Place, Store, Swap
from game.boxes.alhambra.rules.scoring import Edge, wall
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table import items
from game.boxes.alhambra.table.scoring import Bazaars, BoardStation, Camps, Falcons, ModuleScored, Walls, station
from game.boxes.alhambra.table.standing import prospect, scoring_ahead
from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.events import FirstPlayerChosen, LeftoverAwarded, TypeScored
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.boxes.alhambra_family.table import distribution, phrases, type_station
from game.boxes.alhambra_family.table.scoring import ScoringSteps, Station
from game.core.rules import Beat, Seat
from game.paint.box import Box
from game.session.replaying import replay
from game.tabletop.example import example
from game.tabletop.explaining import Decision, move_in_words
from game.tabletop.items import Item, Selection
from game.tabletop.players import table_of
from game.tabletop.table import LogLine, Preview
from tests.boxes.alhambra.boards import drawn, walled
from tests.boxes.alhambra.positions import DEAR, TAKE, buy, placing, play, position
from tests.boxes.alhambra_family.games import TILES, offering
from tests.boxes.alhambra_family.pieces import bazaar, camp, cards, falcon, named
from tests.boxes.alhambra_family.tables import FALCON, TILE, decisions, met, picked, table, thing
from tests.boxes.looking import AREA, cast, words
from tests.golden.kept import finished

GARDEN, PALACE, PAVILION = walled("", "garden"), walled("", "palace"), named("pavilion 5")
SQUARES = offering("pavilion 5")
ROW = drawn("F g")


# ---------------------------------------------------------------------- the log
def narrated(seats: int, *events: object) -> list[LogLine]:
    """Returns what is told of events after which a new game is seen by an onlooker."""
    view = RULES.view(position([""] * seats), None)
    return list(table(TILES, seats).narrate(Beat(1, Seat(0), events, view)))


@pytest.mark.parametrize(
    ("event", "told", "lit"),
    [
        (
            ev.TileSwapped(Seat(0), GARDEN, camp("N"), cell(1, 0)),
            ["Emma swaps a camp for a garden from the reserve"],
            (TILE[GARDEN], TILE[camp("N")]),
        ),
        (
            FirstPlayerChosen(Seat(1), "poorest", (3, 3, 4), (22, 21, 20)),
            ["Several hold the fewest cards; Krzysztof begins with the lowest sum, 21"],
            (),
        ),
        (
            ev.TileBought(Seat(1), PAVILION, 2, cards("denar 5"), 5, 5, exact=True, by_vizier=True),
            ["Krzysztof sends the vizier: a pavilion for exactly 5 denars", "Krzysztof: the vizier falls asleep"],
            (items.vizier(1),),
        ),
        (
            ev.TileBought(Seat(0), bazaar("ducat"), None, cards("ducat 7"), 7, 7, exact=True, by_vizier=False),
            ["Emma buys a bazaar for exactly 7 ducats"],
            None,
        ),
        (
            ev.FalconsReturned(Seat(0), (0, 1, 7)),
            ["Back to the supply: 2 black falcons and 1 brown falcon"],
            (FALCON[0], FALCON[1], FALCON[7]),
        ),
        (
            LeftoverAwarded(0, GARDEN, None, (7, 3, 7), "tie"),
            ["Nobody receives the garden: Emma and Łucja hold 7 florins each"],
            None,
        ),
        (ev.VizierDeclined(Seat(2)), ["Łucja lets the vizier rest"], (items.vizier(2),)),
    ],
    ids=lambda value: type(value).__name__,
)
def test_the_log_names_who_what_and_how_much(event: object, told: list[str], lit: tuple[Item, ...] | None) -> None:
    lines = narrated(3, event)
    assert [line.text for line in lines] == told
    assert lit in (None, lines[-1].items)


def test_walls_point_at_the_alhambras_that_score() -> None:
    *_, walls = (event for _, beat in met(TILES, 2) for event in beat.events if isinstance(event, ev.WallsScored))
    _, line = narrated(2, walls)
    assert line.items == tuple(items.fountain(seat) for seat, points in enumerate(walls.points) if points)


def test_a_vizier_says_whether_he_is_awake() -> None:
    view = RULES.view(position(modules=("vizier",), asleep=(1,)), None)
    told = [table(TILES, 3).describe(view, items.vizier(seat)) for seat in (0, 1)]
    moods = zip(("awake", "asleep"), ("Emma", "Krzysztof"), strict=True)
    assert told == [words()(f"alhambra.item.vizier_{mood}", player=player) for mood, player in moods]


# ---------------------------------------------------------------------- previews
def preview(state: State, *touched: Item | str) -> Preview:
    found: Preview = table(TILES, state.seats).preview(
        RULES.view(state, min(RULES.to_act(state))), picked(TILES, state, *map(thing, touched))
    )
    return found


GARDENER = bazaar("dirham", "seraglio", "arcades", "garden")


@pytest.mark.parametrize(
    ("board", "tile", "spot", "lines"),
    [
        (ROW, walled("NE"), "cell:2:0", [("longest wall: 2 (+2)", "good")]),
        (drawn("F n"), GARDEN, "cell:2:0", [("longest wall stays 1", "plain")]),
        (START, PALACE, "cell:1:0", [("Palaces: from 0 to 1", "plain"), ("majorities in scoring 2: +11", "good")]),
        (drawn("F o e"), camp("W"), "cell:3:0", [("this camp: 3 points per scoring", "good")]),
        (drawn("F e c", c=camp("W")), GARDEN, "cell:-1:0", [("camps: +1 per scoring", "good")]),
        (ROW, GARDENER, "cell:2:0", [("this bazaar: 1 point at the end", "good")]),
        (drawn("F b", b=GARDENER), GARDEN, "cell:2:0", [("bazaars: +1 at the end", "good")]),
    ],
    ids=[
        "one point per segment of the longest outer run (5)",
        "a wall that is turned in",
        "first place in palaces brings 7 + 4 in round 2 (5)",
        "one point per tile in the unbroken line of a camp (8.2)",
        "a tile in the line of a camp",
        "matching neighbours times their colours of a bazaar (8.3)",
        "a tile beside a bazaar",
    ],
)
def test_a_placement_says_what_it_brings(board: Board, tile: int, spot: str, lines: list[tuple[str, str]]) -> None:
    piles = (Pile(3, None), Pile(3, "B"))
    state = placing(tile, boards=[board], piles=piles, modules=("camps", "bazaars"))
    assert {*lines} <= {*preview(state, spot).lines}


@pytest.mark.parametrize("is_redesign", [False, True])
def test_the_gain_is_seen_before_a_cell_is_touched(is_redesign: bool) -> None:
    """Pointing at a cell tells what touching it would; only the button is missing."""
    corner, at = walled("NE"), thing("cell:2:0")
    state = position(boards=[ROW], reserves=[(corner,)]) if is_redesign else placing(corner, boards=[ROW])
    touched = (TILE[corner],) if is_redesign else ()
    shown, view, mood = table(TILES, 3), RULES.view(state, Seat(0)), picked(TILES, state, *touched)
    pointed = shown.preview(view, replace(mood, hover=at))
    assert ("longest wall: 2 (+2)", "good") in pointed.lines
    assert pointed == replace(preview(state, *touched, at), label="")
    assert shown.preview(view, replace(mood, hover=thing("cell:1:0"))) == preview(state, *touched)


def test_the_same_tile_in_another_place_is_called_by_that_place() -> None:
    """What is told of either is cut to what matters most: a line that one alone has may be true of both."""
    state = placing(walled("N"), boards=[drawn("F n")])
    view, legal = RULES.view(state, Seat(0)), RULES.legal(state, Seat(0))
    decision = Decision(words(), table(TILES, 3), view, Seat(0), legal)
    placed = [move for move in legal if isinstance(move, Place)]
    called = {one: {decision.called((one,), (other,)) for other in placed if other != one} for one in placed}
    places = [move_in_words(decision.table, view, Seat(0), legal, one).place for one in placed]
    assert {frozenset(names) for names in called.values()} == {frozenset([place]) for place in places}
    assert all(place in decision.at_first(placed) for place in places)


def test_money_is_not_praised_for_the_wall_of_a_tile_that_was_bought_before() -> None:
    """“Take 4 dirhams: wall of 3 instead of 0” was told, where the palace that has the wall lay ready."""
    corner = walled("NE")
    view, lay = RULES.view(placing(corner, boards=[ROW]), Seat(0)), Place(corner, cell(2, 0))
    assert [why.key for why in grown(view, Seat(0), (lay,), 1)] == ["reasons.wall"]
    assert not [*grown(view, Seat(0), (TakeMoney((0,)), lay), 1)]


def test_a_new_tile_may_come_where_another_one_is_taken_away() -> None:
    """A warning of the coach failed on such a plan: the new tile was laid before there was room."""
    corner = walled("NE")
    view, there = RULES.view(placing(corner, boards=[ROW]), Seat(0)), cell(1, 0)
    assert not [*grown(view, Seat(0), (Store(there), Place(corner, there)), 1)]


def test_a_scoring_that_is_due_is_the_next_one() -> None:
    view = RULES.view(position(piles=(Pile(3, "B"),)), Seat(0))
    ahead = [scoring_ahead(each) for each in (view, replace(view, due=("A",)), replace(view, stage=moves.Stage.END))]
    assert ahead == ["B", "A", "C"]


def test_the_vizier_acts_no_further_and_takes_only_exact_money() -> None:
    """Section 8.1: the token goes to sleep, and there is no extra action."""
    state, _ = play(position(["", "denar 2 3", ""], squares=SQUARES, modules=("vizier",)), TAKE)
    assert ("must be paid exactly", "plain") in preview(state, TILE[PAVILION]).lines
    assert preview(state, TILE[PAVILION], "denar 2", "denar 3").lines[-1] == ("the vizier falls asleep", "plain")


def test_falcons_tell_what_one_more_brings_and_which_leave() -> None:
    """8.4: 1 falcon 2 points, 2 falcons 6; every one on the four corners of a tile goes back to the supply."""
    bird, board = falcon("garden", "palace"), drawn("F g \n p o")
    state = position(["denar 1", ""], boards=[board], modules=("falcons",))
    assert "from 0 to 2 points" in preview(state, FALCON[bird], "corner:0:0").lines[0][0]
    state = position(boards=[board], perched=[((cell(0, 0), bird),)], modules=("falcons",))
    assert preview(state, TILE[GARDEN], "reserve").lines[0] == ("back to the supply: 1 black falcon", "bad")


def test_a_gift_to_the_third_player_counts_his_tiles() -> None:
    state, _ = play(position(["denar 7", ""], squares=SQUARES), buy(PAVILION, "denar 7"))
    told = preview(state, "dirk")
    assert (told.lines, told.label) == ((("Dirk, Pavilions: from 0 to 1", "plain"),), "To Dirk")


@pytest.mark.parametrize("seats", [2, 3])
def test_what_is_told_of_placements_and_redesigns_is_what_then_happens(seats: int) -> None:
    """Losses before gains and both before counts: a small panel leaves out the last lines."""
    order = ("bad", "good", "plain")
    for state, seat in decisions(TILES, seats, 15):
        view, shown = RULES.view(state, seat), table(TILES, seats)
        for move in (move for move in RULES.legal(state, seat)[::7] if isinstance(move, Place | Build | Store | Swap)):
            tones = [order.index(tone) for _, tone in preview(state, *shown.clicks(view, move)).lines]
            assert tones == sorted(tones) and len(tones) <= 4
            after, found = play(state, move)[0], prospect(view, move)
            board = after.boards[seat]
            assert found.wall == (wall(state.boards[seat]), wall(board))
            assert (found.camps[1], found.bazaars[1]) == (scoring.camp_points(board), scoring.bazaar_points(board))
            assert {*found.leaving} == {bird for _, bird in {*state.perched[seat]} - {*after.perched[seat]}}


# ---------------------------------------------------------------------- walks, points and rounds
def stations(seats: int) -> list[tuple[str, Station]]:
    """Returns what is shown of the scorings of a game, step by step, each with the letter of its scoring."""
    players = phrases.Players(words(), cast(seats), "alhambra", is_numbered=True)
    events = [(event, beat.view) for _, beat in met(TILES, seats) for event in beat.events]
    return [(e.letter, station(players, e, view)) for e, view in events if isinstance(e, TypeScored | ModuleScored)]


def test_a_scoring_walks_through_walls_types_and_modules_in_their_order() -> None:
    """Section 5: walls, then pavilions to towers, then camps, bazaars (in the last scoring), falcons."""
    shown = stations(2)
    kinds = {letter: [type(each) for other, each in shown if other == letter] for letter in "ABC"}
    assert kinds["A"] == kinds["B"] == [Walls, *[type_station.TypeStation] * 6, Camps, Falcons]
    assert kinds["C"] == [Walls, *[type_station.TypeStation] * 6, Camps, Bazaars, Falcons]
    walks = [walk for _, beat in met(TILES, 2) for walk in table(TILES, 2).scoring_sequences(beat)]
    assert [walk.steps for walk in walks if isinstance(walk, ScoringSteps)] == [len(kinds[letter]) for letter in "ABC"]
    assert sum(isinstance(walk, distribution.Distribution) for walk in walks) <= 1


def test_a_camp_or_bazaar_that_is_left_over_is_told_by_its_name_and_price() -> None:
    """Sections 6, 8.2: whatever lies in the market after the last turn goes to whoever has most of its currency."""
    left = [LeftoverAwarded(0, tile, Seat(1), (0, 4, 0), "most") for tile in (camp("N"), bazaar("ducat"), GARDEN)]
    beat = Beat(1, Seat(0), tuple(left), RULES.view(position([""] * 3), None))
    (walk,) = table(TILES, 3).scoring_sequences(beat)
    told = [next(line for line in walk.told(step) if ", " in line and ":" not in line) for step in range(walk.steps)]
    assert [line.partition(",")[0] for line in told] == ["Camp", "Bazaar", "Garden"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_walk_draws_adds_up_to_the_points(seats: int) -> None:
    """Falcons by their feathers."""
    for _, each in stations(seats):
        if isinstance(each, BoardStation):
            drawn = tuple(sum(map(_worth, each.marks(seat))) for seat in range(seats))
            assert drawn == each.points[:seats] and not any(each.points[seats:])
    birds = [each for _, each in stations(3) if isinstance(each, Falcons)]
    flocks = [flock for each in birds for seat in range(3) for flock in each.marks(seat)]
    assert flocks and all(flock.number for flock in flocks)


def _worth(mark: Edge | scoring.Ray | scoring.Bazaar | falcons.Flock) -> int:
    """Returns the points that are drawn: one for each edge and for each cell of a ray."""
    match mark:
        case scoring.Ray():
            return len(mark.cells)
        case scoring.Bazaar() | falcons.Flock():
            return mark.points
        case _:
            return 1


# ---------------------------------------------------------------------- answers
def test_the_panels_have_the_same_names_in_every_layout() -> None:
    """In a narrow window panels are folded."""
    view, narrow = example(ABOUT.name, "exact_payment").beats(Seat(0))[0].view, Box(0, 88, 1080, 640)
    shown = table(TILES, 6)
    roomy, folded = ({part.name for part in shown.parts(view, area, Selection())} for area in (AREA, narrow))
    assert roomy <= folded
    assert {"market", "money", "hand", "majorities", "deck", "land", "reserve", "tiles", "type:5", "walls"} <= roomy


def told(view: View, item: Item | str) -> str:
    found: str = table(TILES, 6).explain(view, thing(item), Selection())
    return found


HAND = "denar 2 3, florin 9"
SEATED = falcon("garden", "tower")
KIN = next(each for each in tiles.FALCONS if each // 5 == SEATED // 5 and each != SEATED)
MONEY = {"display": "florin 4, ducat 1, ducat 9, -"}
NO_DENARS = {"squares": (*DEAR[:2], None, DEAR[3]), "beside": (bazaar("denar"),), "modules": ("bazaars",)}


@pytest.mark.parametrize(
    ("item", "parts", "given"),
    [
        (TILE[PAVILION], ["5 denars", "2 + 3 = 5", "One more action", "1 pavilion: +16 in scoring 3"], {}),
        (TILE[DEAR[0]], ["4 too much for this hand"], {}),
        ("florin 4", ["exactly: Tower"], MONEY),
        ("ducat 1", ["up to 5 together"], MONEY),
        ("ducat 9", ["taken alone"], MONEY),
        (FALCON[KIN], ["6 instead of 2"], {"modules": ("falcons",), "perched": (((0, SEATED),),)}),
        (TILE[bazaar("denar")], ["no price now"], NO_DENARS),
    ],
    ids=str,
)
def test_a_thing_tells_what_it_costs_and_brings_to_whoever_looks(
    item: Item | str, parts: list[str], given: dict[str, Any]
) -> None:
    explained = told(RULES.view(position([HAND, "", ""], **{"squares": SQUARES, **given}), Seat(0)), item)
    assert [part for part in parts if part not in explained] == []


def test_a_card_in_hand_says_what_it_pays_for_also_while_a_falcon_is_paid_for() -> None:
    paid = example(ABOUT.name, "module_falcons").beats(Seat(0))[-1].view
    assert "Garden, 10 denars" in told(paid, "denar 2")
    assert told(replace(paid, task=moves.Task.PAY), "denar 2").startswith("It pays for the falcon.")


# ---------------------------------------------------------------------- pages
@pytest.mark.parametrize(
    ("task", "touched", "page"),
    [
        (moves.Task.ACT, (), "one_turn.title"),
        (moves.Task.ACT, ("reserve",), "redesign.title"),
        (moves.Task.ACT, ("denar 2",), "buy.title"),
        (moves.Task.AGAIN, (), "buy.title"),
        (moves.Task.PLACE, (), "build.title"),
        (moves.Task.FLY, (), "falcons.title"),
        (moves.Task.INVITE, (), "vizier.title"),
    ],
    ids=str,
)
def test_each_kind_of_decision_and_a_reason_have_a_page_of_their_own(
    task: moves.Task, touched: tuple[str, ...], page: str
) -> None:
    view, shown = RULES.view(position([HAND, "", ""], squares=SQUARES), Seat(0)), table(TILES, 3)
    assert shown.page(replace(view, task=task), Selection(touched=tuple(map(thing, touched)))) == page
    assert shown.reason_page(view, Selection(), TILE[DEAR[0]]) == "buy.title"
    assert shown.reason_page(view, Selection(), thing("fountain:0")) == "redesign.title"


def test_the_pile_says_which_tiles_are_still_to_come() -> None:
    """All that lie nowhere else, as anybody could count: also those of modules, and none that anybody holds."""
    session = finished("alhambra/six-modules-youngest")
    table = table_of(words(), session)
    for beat, turn in zip(session.beats(None)[::9], replay(session.record()).turns[::9], strict=True):
        assert beat.view.unseen_tiles == sorted(turn.state.bag)
    begun = session.beats(None)[0].view
    told = table.describe(begun, items.TILE_DECK)
    numbers = [int(number) for number in re.findall(r"\d+", told)]
    assert numbers[0] == begun.tiles_left == sum(numbers[1:])
    assert "pavilions" in told and "camps" in told and "bazaars" in told
    assert table.describe(session.beats(None)[-1].view, items.TILE_DECK) == "0 tiles in the pile"
