"""The example games of the tile game do what its rulebook says of them."""

from collections.abc import Sequence

import pytest
from game.boxes.alhambra_family.rules.buildings import TYPES
from game.boxes.alhambra_family.rules.events import (
    GameEnded,
    LeftoverAwarded,
    ThirdDealt,
    TileOpened,
    TurnEnded,
    TypeScored,
)
from game.boxes.alhambra_family.rules.taking import TakeMoney

from game.boxes.alhambra.rules.board import CENTRE, at, cell, why_not, why_not_removed, why_not_swapped
from game.boxes.alhambra.rules.camps import camp_rays
from game.boxes.alhambra.rules.events import BazaarsScored, CampsScored, FalconsReturned, FalconsScored, WallsScored
from game.boxes.alhambra.rules.falcons import perches
from game.boxes.alhambra.rules.moves import (
    Build,
    Buy,
    Decline,
    Give,
    PayFalcon,
    Place,
    PlaceFalcon,
    Reserve,
    Store,
    Swap,
    WakeVizier,
)
from game.boxes.alhambra.rules.state import State
from game.core.rules import Seat
from tests.boxes.alhambra.boards import camp, is_legal, plan
from tests.boxes.alhambra.positions import (
    DENAR,
    DIRHAM,
    DUCAT,
    FLORIN,
    acting,
    card,
    cards,
    events,
    falcon,
    kinds,
    legal,
    moves_of,
    play,
    reserved,
    told,
    ways_to_pay,
    ways_to_take,
)
from tests.boxes.alhambra.test_conservation import all_there, sorted_as_promised
from tests.golden import tile_examples as tiles
from tests.golden.example import Example

TAKE = TakeMoney(cards("ducat 7"))
"""A turn that lets the scoring card turn up."""


def begun(example: Example) -> State:
    """Returns the position in which whoever loads the example goes on."""
    return play(example.state, *example.moves)[0]


def scored(happened: Sequence[object], kind: str) -> TypeScored:
    """Returns how a building type was scored."""
    return next(event for event in events(happened, TypeScored) if TYPES[event.kind] == kind)


@pytest.mark.parametrize("example", tiles.examples(), ids=lambda example: example.stem)
def test_everything_is_there_and_each_alhambra_obeys_the_building_rules(example: Example) -> None:
    all_there(example.state)
    sorted_as_promised(example.state)
    assert all(is_legal(plan(board)) for board in example.state.boards)
    for board, perched in zip(example.state.boards, example.state.perched, strict=True):
        assert all(corner in perches(board, each) for corner, each in perched)


class TestActions:
    def test_the_two_at_the_left_together_or_one_of_the_two_at_the_right(self) -> None:
        """Section 3 and 7: two open cards with a sum of at most 5."""
        state = begun(tiles.taking_money())
        left = cards("denar 2 b", "florin 3")
        assert state.display == [*left, card("dirham 8"), card("ducat 6")]
        assert [way for way in ways_to_take(state) if len(way) > 1] == [left]
        assert {cards("dirham 8"), cards("ducat 6")} <= {*ways_to_take(state)}

    def test_gabi_pays_11_for_the_garden_of_10_and_her_turn_ends(self) -> None:
        """Section 3 and 7."""
        state = begun(tiles.buying_too_dear())
        garden = state.squares[DENAR]
        assert garden is not None and ways_to_pay(state, garden) == [cards("denar 5", "denar 6")]
        after, _ = play(state, Buy(garden, cards("denar 5", "denar 6")))
        assert kinds(after) == {Place, Reserve}
        after, happened = play(after, Place(garden, cell(2, 0)))
        assert acting(after) == 1 and events(happened, TurnEnded) == [TurnEnded(Seat(0))]

    def test_two_exact_payments_then_a_redesign_then_both_tiles_are_placed(self) -> None:
        """Section 3: nothing is refilled within the turn, and waiting tiles take no part in the redesign."""
        state = begun(tiles.paying_exactly())
        arcades, garden = state.squares[DIRHAM], state.squares[DENAR]
        assert arcades is not None and garden is not None
        state, happened = play(state, Buy(garden, cards("denar 4", "denar 6")))
        assert acting(state) == 0 and kinds(state) >= {Buy, TakeMoney, Build, Store, Swap}
        state, more = play(state, Buy(arcades, cards("dirham 9")))
        (stored,) = state.reserves[0]
        moving = [move.tile for move in moves_of(state, Build)] + [move.tile for move in moves_of(state, Swap)]
        assert {*moving} == {stored}
        state, rest = play(state, Swap(stored, cell(1, 0)))
        assert not told([*happened, *more, *rest], TileOpened, TurnEnded)
        assert kinds(state) == {Place, Reserve} and {*state.waiting} == {arcades, garden}
        state, happened = play(state, Place(garden, cell(2, 0)), Reserve(arcades))
        assert acting(state) == 1 and len(told(happened, TileOpened)) == 2

    def test_reserve_to_alhambra_alhambra_to_reserve_or_one_for_the_other(self) -> None:
        """Section 3: the three redesigns; a tile inside may be swapped, the fountain never moves."""
        state = begun(tiles.redesigning())
        inside, (pavilion, seraglio) = cell(1, 0), state.reserves[0]
        assert kinds(state) == {TakeMoney, Build, Store, Swap}
        assert why_not_removed(state.boards[0], inside) == "hole"
        old = at(state.boards[0])[inside]
        swapped, _ = play(state, Swap(seraglio, inside))
        assert at(swapped.boards[0])[inside] == seraglio and swapped.reserves[0] == (pavilion, old)
        somewhere = moves_of(state, Build)[0]
        built, _ = play(state, somewhere)
        assert at(built.boards[0])[somewhere.cell] == somewhere.tile and len(built.reserves[0]) == 1
        stored, _ = play(state, Store(cell(2, 1)))
        assert cell(2, 1) not in at(stored.boards[0]) and len(stored.reserves[0]) == 3
        assert {acting(after) for after in (swapped, built, stored)} == {1}
        assert why_not_removed(state.boards[0], CENTRE) == why_not_swapped(state.boards[0], seraglio, CENTRE)

    def test_the_four_ways_of_placing_a_tile_wrongly(self) -> None:
        """Section 4; that tiles never turn goes without saying: nothing turns them."""
        state = begun(tiles.forbidden_places())
        pavilion, seraglio, arcades, tower = tiles.forbidden_places().state.squares
        assert state.waiting == tuple(sorted(filter(None, (pavilion, seraglio, arcades, tower))))
        board, wrong = state.boards[0], {seraglio: (2, 0), tower: (1, -1), pavilion: (3, 1), arcades: (2, 1)}
        reasons = [why_not(board, tile, cell(*spot)) for tile, spot in wrong.items() if tile is not None]
        assert reasons == ["walls", "on_foot", "no_join", "hole"]
        placed = {(move.tile, move.cell) for move in moves_of(state, Place)}
        assert not placed & {(tile, cell(*spot)) for tile, spot in wrong.items()}
        assert {tile for tile, _ in placed} == {*state.waiting}


class TestScoring:
    def test_a_wall_of_eight(self) -> None:
        """Section 5 and 7: neither the other wall nor the one inside scores."""
        (walls,) = events(play(begun(tiles.wall_of_eight()), TAKE)[1], WallsScored)
        assert walls.letter == "A" and walls.points[0] == 8

    def test_two_share_the_first_place_for_pavilions_and_get_nothing(self) -> None:
        """Section 5: round 1, (1 + 0) / 2 rounded down; whoever has most palaces gets 4."""
        _, happened = play(begun(tiles.tie_for_pavilions()), TAKE)
        pavilions = scored(happened, "pavilion")
        assert (pavilions.letter, pavilions.counts, pavilions.points) == ("A", (2, 2, 1), (0, 0, 0))
        assert scored(happened, "palace").points == (4, 0, 0)

    def test_karoly_and_noemi_get_9_each_for_four_towers_each(self) -> None:
        """Section 5 and 7: (13 + 6) / 2 rounded down."""
        towers = scored(play(begun(tiles.tie_in_towers()), TakeMoney(cards("florin 8")))[1], "tower")
        assert (towers.letter, towers.counts, towers.points) == ("B", (4, 4, 1), (9, 9, 0))

    def test_with_a_fifth_tower_karoly_gets_13_and_noemi_6(self) -> None:
        state = begun(tiles.tie_in_towers())
        tower = state.squares[DUCAT]
        assert tower is not None
        state, _ = play(state, Buy(tower, cards("ducat 6", "ducat 7")))
        _, happened = play(state, moves_of(state, Place)[0])
        assert scored(happened, "tower").points == (13, 6, 0)

    def test_the_last_tiles_are_given_out_and_the_third_scoring_follows(self) -> None:
        """Section 5 and 6: 16, 16, 2, 2 for gardens 3, 3, 2, 2; 16, 8 and 1 for pavilions 3, 2, 1."""
        state = begun(tiles.last_tiles())
        garden = state.squares[DENAR]
        assert garden is not None
        state, _ = play(state, Buy(garden, cards("denar 5", "denar 6")))
        assert moves_of(state, Place), "the third garden has a place"
        state, happened = play(state, moves_of(state, Place)[0])
        awards = {event.slot: (event.seat, event.reason) for event in events(happened, LeftoverAwarded)}
        assert awards == {FLORIN: (None, "tie"), DIRHAM: (Seat(1), "most"), DUCAT: (None, "nobody")}
        assert acting(state) == 1 and kinds(state) <= {Place, Reserve}
        over, happened = reserved(state)
        gardens, pavilions = scored(happened, "garden"), scored(happened, "pavilion")
        assert (gardens.letter, gardens.counts, gardens.points) == ("C", (3, 3, 2, 2), (16, 16, 2, 2))
        assert (pavilions.counts, pavilions.points) == ((3, 2, 1, 0), (16, 8, 1, 0))
        assert acting(over) is None and isinstance(happened[-1], GameEnded)


class TestTwoPlayers:
    def test_a_newly_bought_tile_may_be_given_to_the_third_player(self) -> None:
        """Section 9: the gift takes Pali's share of the first place for towers away."""
        state = begun(tiles.gift())
        assert kinds(state) == {Place, Reserve, Give}
        points = {}
        for move in (moves_of(state, Place)[0], moves_of(state, Give)[0]):
            points[type(move)] = scored(play(state, move)[1], "tower").points
        assert points == {Place: (0, 9, 9), Give: (0, 6, 13)}

    def test_after_the_second_scoring_he_gets_a_third_of_the_tiles_rounded_down(self) -> None:
        state = begun(tiles.gift())
        after, happened = play(state, Give(state.waiting[0]))
        left = len(state.bag) - 1  # the square is filled first
        (dealt,) = events(happened, ThirdDealt)
        assert len(dealt.tiles) == left // 3 and left % 3
        assert len(after.bag) == left - left // 3


class TestModules:
    def test_those_next_in_turn_are_asked_first_and_the_one_who_just_played_last(self) -> None:
        """Section 8.1."""
        state, _ = play(begun(tiles.vizier()), TakeMoney(cards("ducat 8")))
        asked = []
        while Decline() in legal(state):
            asked.append(acting(state))
            state, _ = play(state, Decline())
        assert asked == [1, 2, 0] and acting(state) == 1

    def test_the_vizier_pays_exactly_falls_asleep_and_gives_no_further_action(self) -> None:
        """Section 8.1; the market is filled up before the next one is asked, and waking is an action of one's turn."""
        state, _ = play(begun(tiles.vizier()), TakeMoney(cards("ducat 8")))
        pavilion = state.squares[FLORIN]
        assert pavilion is not None and ways_to_pay(state, pavilion) == [cards("florin 7 b")]
        state, _ = play(state, Buy(pavilion, cards("florin 7 b")))
        assert acting(state) == 1 and kinds(state) == {Place, Reserve} and not state.awake[1]
        state, happened = play(state, Reserve(pavilion))
        assert [event.slot for event in events(happened, TileOpened)] == [FLORIN] and acting(state) == 2
        while Decline() in legal(state):
            state, _ = play(state, Decline())
        state, _ = play(state, WakeVizier())
        assert (state.awake[1] and state.turn == 2) or acting(state) == 2

    def test_four_and_four_and_two_points_for_camps(self) -> None:
        """Section 8.2 and 7: 10 in all."""
        state = begun(tiles.camps())
        assert sorted(len(ray.cells) for ray in camp_rays(state.boards[0])) == [2, 4, 4]
        (found,) = events(play(state, TAKE)[1], CampsScored)
        assert (found.letter, found.points) == ("A", (10, 0, 1))

    @pytest.mark.parametrize(("takes_the_tower_away", "points"), [(False, 12), (True, 6)])
    def test_four_times_three_points_for_the_bazaar_or_without_the_tower_three_times_two(
        self, takes_the_tower_away: bool, points: int
    ) -> None:
        """Section 8.3 and 7."""
        state = begun(tiles.bazaars())
        pavilion = state.squares[FLORIN]
        assert pavilion is not None
        if takes_the_tower_away:
            state, _ = play(state, Store(cell(1, 0)))
        (paid,) = ways_to_pay(state, pavilion)
        state, happened = play(state, Buy(pavilion, paid))
        state, more = reserved(state)
        (found,) = events([*happened, *more], BazaarsScored)
        assert (found.letter, found.points[0]) == ("C", points) and acting(state) is None

    def test_the_bazaar_costs_10_dirhams_like_the_garden_exactly_and_there_is_another_action(self) -> None:
        """Section 8.3; once the garden is bought the bazaar has no price."""
        state = begun(tiles.bazaars())
        (offered,), garden = state.beside, state.squares[DIRHAM]
        assert ways_to_pay(state, offered) == [cards("dirham 2", "dirham 8 b")]
        after, _ = play(state, Buy(offered, cards("dirham 2", "dirham 8 b")))
        assert acting(after) == 0 and {TakeMoney, Buy} <= kinds(after) and after.waiting == (offered,)
        assert garden is not None
        after, _ = play(state, Buy(garden, cards("dirham 2", "dirham 8 b")))
        assert acting(after) == 0 and offered in after.beside and ways_to_pay(after, offered) == []

    def test_bastions_go_to_walls_and_green_sides_to_green_ones(self) -> None:
        """Section 8.2."""
        state = begun(tiles.placing_camps())
        assert state.waiting == (camp("E"), camp("S"), camp("W")) and kinds(state) == {Place, Reserve}
        board, wall = state.boards[0], cell(2, 0)
        assert Place(camp("W"), wall) in legal(state), "bastion at a wall"
        reasons = {
            "a green side at a wall": why_not(board, camp("E"), wall),
            "a bastion at an open side": why_not(board, camp("S"), cell(0, -1)),
            "a green side at an open side": why_not(board, camp("E"), cell(0, -1)),
        }
        assert {*reasons.values()} == {"camp"}, reasons
        state, _ = play(state, Place(camp("W"), wall))
        assert Place(camp("E"), cell(3, 0)) in legal(state), "green at green"
        assert why_not(state.boards[0], camp("W"), cell(3, 0)) == "camp", "bastion at green"
        state, _ = play(state, Place(camp("E"), cell(3, 0)))
        assert [len(ray.cells) for ray in camp_rays(state.boards[0])] == [2, 0]

    def test_the_falcon_of_garden_and_tower_sits_down_between_them(self) -> None:
        """Section 8.4: for any one card; then one falcon scores 2, two of a type 6 and three 12."""
        state = begun(tiles.falcons())
        assert {move.corner for move in moves_of(state, PlaceFalcon)} == {CENTRE}
        state, _ = play(state, PlaceFalcon(falcon("garden", "tower"), CENTRE))
        assert {move.card for move in moves_of(state, PayFalcon)} == {*state.hands[0]}
        state, happened = play(state, PayFalcon(state.hands[0][0]))
        (found,) = events(happened, FalconsScored)
        assert (found.letter, found.points) == ("A", (2, 6, 12)) and acting(state) == 1

    def test_a_tile_that_is_taken_away_sends_its_falcons_back(self) -> None:
        """Section 8.4."""
        state, _ = play(begun(tiles.falcons()), PlaceFalcon(falcon("garden", "tower"), CENTRE))
        state, _ = play(state, PayFalcon(state.hands[0][0]))
        for _ in range(2):
            state, _ = play(state, moves_of(state, TakeMoney)[0])
        state, happened = play(state, Store(cell(1, 1)))
        assert events(happened, FalconsReturned) == [FalconsReturned(Seat(0), (falcon("garden", "tower"),))]
        assert falcon("garden", "tower") in state.falcons
