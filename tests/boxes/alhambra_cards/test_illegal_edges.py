"""Why something cannot be touched, where a rule has its bounds."""

from game.boxes.alhambra_cards.rules import RULES
from game.boxes.alhambra_cards.table.illegal import reason
from game.boxes.alhambra_cards.table.items import building as building_item
from game.core.rules import Seat
from tests.boxes.alhambra_cards.positions import DENAR_SLOT, building, cards, position


def test_a_building_for_all_the_money_of_its_currency_can_be_touched() -> None:
    """Turn: whoever pays exactly buys too."""
    yard = (building("tower", 13), building("tower", 12), building("palace", 8), 3)
    for hand, why in ((cards("denar 2", "denar 6"), ""), (cards("denar 1", "denar 6"), "too_little")):
        view = RULES.view(position([hand, (), ()], yard=yard), Seat(0))
        item = building_item(yard[DENAR_SLOT])
        assert reason(view, item) == why


def test_of_several_bought_buildings_the_next_one_is_settled_before_the_others() -> None:
    """Two players: each one is kept or given away."""
    state = position([(), ()])
    state.pending = (building("palace", 8), building("tower", 9))
    view = RULES.view(state, Seat(0))
    assert reason(view, building_item(state.pending[0])) == "answer"
    assert reason(view, building_item(state.pending[1])) == "settle"


def test_the_third_players_buildings_and_points_are_seen_as_his_own() -> None:
    """Two players: he is not one of them."""
    view = RULES.view(position([(), ()], buildings=[(0,), (1,), (2, 3)]), Seat(0))
    assert view.buildings == ((0,), (1,)) and len(view.points) == 2
    assert view.third is not None and view.third.buildings == (2, 3)
