"""The picture of both tables: everything has its place, can be read, and shows nobody more than they may know."""

import pytest

from game.boxes.alhambra_family.table.items import cards_among, money
from game.tabletop.items import Item
from game.tabletop.selection import Selection
from tests.boxes.alhambra.positions import cards
from tests.boxes.alhambra_family.games import BOTH, Game
from tests.boxes.alhambra_family.tables import decisions, met, table
from tests.boxes.looking import AREA, draw, picture, ui, walked, words

pytestmark = pytest.mark.painted


# ---------------------------------------------------------------------- secrets
@BOTH
def test_who_remembers_sees_the_same_picture_as_who_forgets(game: Game) -> None:
    state, seat = decisions(game, 3)[4]
    view = game.rules.view(state, seat)
    assert picture(table(game, 3), view) == picture(table(game, 3), game.rules.forget(view))


@BOTH
def test_hidden_cards_are_named_by_their_place_only(game: Game) -> None:
    state = game.position([cards("denar 5"), cards("florin 9"), ()])
    lying = table(game, 3).layout(game.rules.view(state, None), AREA, Selection())
    assert not {money(card) for hand in state.hands for card in hand} & lying.keys()
    assert Item("back", (0, 0)) in lying and {*cards_among(lying)} == {*state.display}


# ---------------------------------------------------------------------- legibility
def unread_steps(game: Game, seats: int, language: str) -> list[tuple[str, int, list[str]]]:
    """Returns the steps of walks that cannot be read."""
    shown, on = table(game, seats, language), ui((1024, 600), language)
    return [step for _, beat in met(game, seats) for step in walked(shown, beat, on) if step[2]]


@BOTH
@pytest.mark.parametrize("seats", [2, 6])
def test_each_step_of_every_walk_can_be_read(game: Game, seats: int) -> None:
    assert unread_steps(game, seats, "hu") == []


@BOTH
def test_who_the_imaginary_third_player_is_stands_on_the_table_for_two(game: Game) -> None:
    state = decisions(game, 2)[3][0]
    marks = draw(table(game, 2), game.rules.view(state, None), Selection(), ui((1920, 1080)))
    assert any(words()("common.third_player") in mark.text for mark in marks)
