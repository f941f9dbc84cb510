"""Two players, and the imaginary third one."""

from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.events import (
    LeftoverAwarded,
    MoneyOpened,
    ScoringDone,
    ThirdDealt,
    TileOpened,
    TurnEnded,
    TypeScored,
)
from game.boxes.alhambra_family.rules.money import COPIES
from game.boxes.alhambra_family.rules.taking import TakeMoney

from game.boxes.alhambra_cards.rules import RULES
from game.boxes.alhambra_cards.rules.events import BuildingPlaced
from game.boxes.alhambra_cards.rules.moves import Buy, Give, Keep
from game.core.rules import Seat
from game.session.dice import Dice
from tests.boxes.alhambra_cards.positions import (
    DENAR_SLOT,
    DIRHAM_SLOT,
    FLORIN_SLOT,
    Draws,
    building,
    cards,
    events,
    legal,
    play,
    position,
    some,
)

OPEN = cards("denar 9", "dirham 8", "ducat 7", "florin 6")
TAKE = TakeMoney(cards("ducat 7"))


def test_one_copy_of_each_money_card_is_left_out() -> None:
    state = RULES.setup(2, {"open_hands": False, "youngest": 0}, Dice(1))
    money = [*state.money_deck, *state.hands[0], *state.hands[1], *state.display]
    assert len(money) == 72
    assert all(card % COPIES != 2 for card in money if card is not None)


def test_the_third_player_gets_six_buildings_from_the_deck_at_the_start() -> None:
    happened: list[object] = []
    state = RULES.setup(2, {"open_hands": False, "youngest": 0}, Dice(1), happened.append)
    (dealt,) = events(happened, ThirdDealt)
    assert len(dealt.tiles) == 6 and state.buildings[2] == tuple(sorted(dealt.tiles))
    assert len(state.building_deck) == 54 - 4 - 6


def test_there_is_no_third_player_among_three() -> None:
    happened: list[object] = []
    state = RULES.setup(3, {"open_hands": False, "youngest": 0}, Dice(1), happened.append)
    assert len(state.buildings) == 3 and not events(happened, ThirdDealt)
    assert RULES.view(state, Seat(0)).third is None


def test_he_gets_six_after_a() -> None:
    state = position([(), ()], display=OPEN, piles=[Pile(0, "A"), Pile(60, None)])
    after, happened = play(state, TAKE)
    assert [len(event.tiles) for event in events(happened, ThirdDealt)] == [6]
    assert len(after.buildings[2]) == 6


def test_he_gets_two_after_b_and_does_not_score_them_yet() -> None:
    towers = some(tower=11)
    state = position([(), ()], display=OPEN, piles=[Pile(0, "B"), Pile(60, None)], yard=(0, 1, 2, 3), deck=towers)
    after, happened = play(state, TAKE)
    kinds = [type(event) for event in happened]
    assert kinds.index(ScoringDone) < kinds.index(ThirdDealt) < kinds.index(MoneyOpened)
    assert after.buildings[2] == towers[:2]
    assert after.points[2] == (0, 0, 0)


def test_he_gets_what_there_is_when_the_deck_runs_short() -> None:
    state = position([(), ()], display=OPEN, piles=[Pile(0, "A"), Pile(60, None)], yard=(0, 1, 2, 3), deck=(7, 8))
    after, _ = play(state, TAKE)
    assert after.buildings[2] == (7, 8) and not after.building_deck
    assert not after.is_over


def test_he_takes_no_turn() -> None:
    state = position([(), ()], display=OPEN)
    after, _ = play(state, TAKE)
    assert RULES.to_act(after) == {1}
    after, _ = play(after, TakeMoney(cards("denar 9")))
    assert RULES.to_act(after) == {0}


def test_he_scores_majorities_like_a_player() -> None:
    state = position(
        [(), ()],
        buildings=[some(tower=1), some(tower=2), some(tower=3)],
        display=OPEN,
        piles=[Pile(0, "B"), Pile(60, None)],
    )
    after, happened = play(state, TAKE)
    assert events(happened, TypeScored)[-1].points == (0, 6, 13)
    assert after.points == [(0, 0, 0), (0, 6, 0), (0, 13, 0)]


def test_only_the_two_players_are_compared() -> None:
    """[ruling] His score is shown all the same."""
    state = position([(), ()])
    state.points = [(0, 0, 5), (0, 0, 9), (0, 0, 99)]
    result = RULES.result(state)
    assert result.totals == (5, 9) and result.places == (2, 1)
    third = RULES.view(state, Seat(0)).third
    assert third is not None and third.points == (0, 0, 99)


class TestGifts:
    YARD = (building("tower", 7), building("pavilion", 3), 40, 41)
    HAND = cards("florin 7", "dirham 4")
    SHOPPING = (Buy(FLORIN_SLOT, cards("florin 7")), Buy(DIRHAM_SLOT, cards("dirham 4")))

    def test_each_newly_bought_building_is_kept_or_given_away_at_the_end_of_the_turn(self) -> None:
        state, happened = play(position([self.HAND, ()], yard=self.YARD), *self.SHOPPING)
        pavilion, tower = building("pavilion", 3), building("tower", 7)
        assert not events(happened, BuildingPlaced) and not events(happened, TurnEnded)
        assert RULES.to_act(state) == {0} and legal(state) == [Give(pavilion), Keep(pavilion)]
        state, happened = play(state, Give(pavilion))
        assert happened == [BuildingPlaced(Seat(0), None, pavilion)]
        assert RULES.to_act(state) == {0} and legal(state) == [Give(tower), Keep(tower)]
        state, happened = play(state, Keep(tower))
        assert happened[:2] == [BuildingPlaced(Seat(0), Seat(0), tower), TurnEnded(Seat(0))]
        assert state.buildings == [(tower,), (), (pavilion,)]
        assert RULES.to_act(state) == {1}

    def test_the_yard_is_filled_only_then(self) -> None:
        state, happened = play(position([self.HAND, ()], yard=self.YARD), *self.SHOPPING)
        assert not events(happened, TileOpened)
        _, happened = play(state, Keep(building("pavilion", 3)), Keep(building("tower", 7)))
        assert len(events(happened, TileOpened)) == 2

    def test_there_is_no_such_choice_among_three(self) -> None:
        state, _ = play(position([self.HAND, (), ()], yard=self.YARD), *self.SHOPPING)
        assert RULES.to_act(state) == {1} and not state.pending

    def test_a_gift_on_the_last_turn_counts_for_him(self) -> None:
        state = position([cards("florin 9"), ()], yard=(building("tower", 7), 1, 2, 3), deck=())
        after, _ = play(state, Buy(FLORIN_SLOT, cards("florin 9")), Give(building("tower", 7)))
        assert after.is_over and after.points[2] == (0, 0, 21)


def test_he_gets_none_of_the_buildings_left_and_none_of_them_can_be_given_to_him() -> None:
    """[ruling]"""
    state = position([cards("florin 9", "denar 1"), ()], yard=(0, 1, building("tower", 7), 3), deck=())
    after, happened = play(state, Buy(FLORIN_SLOT, cards("florin 9")), Keep(0), luck=Draws())
    (tower,) = (event for event in events(happened, LeftoverAwarded) if event.slot == DENAR_SLOT)
    assert tower.seat == 0 and tower.amounts == (1, 0)
    assert after.is_over and not after.pending and after.buildings[2] == ()
