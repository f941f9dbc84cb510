"""What the table answers to whoever learns: every piece and panel says what it is for, in the language spoken."""

from dataclasses import replace
from functools import cache

from game.boxes.alhambra.about import ABOUT
from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.tasks import Task
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table.items import tile
from game.core.rules import Seat
from game.paint.box import Box
from game.scenes.rulebook_pages import pages
from game.tabletop.example import example
from game.tabletop.items import Item
from game.tabletop.selection import Selection
from tests.boxes.alhambra.positions import DEAR, bazaar, building, card, cards, falcon, position
from tests.boxes.alhambra.speaking import Speaker, thing
from tests.boxes.looking import AREA

NARROW = Box(0, 88, 1080, 640)
"""A window in which panels are folded."""


@cache
def speaker(language: str = "en") -> Speaker:
    return Speaker(6, language)


def test_the_panels_have_the_same_names_in_every_layout() -> None:
    view = example(ABOUT.name, "exact_payment").beats(Seat(0))[0].view
    roomy, folded = ({part.name for part in speaker().parts(view, area, Selection())} for area in (AREA, NARROW))
    assert roomy <= folded
    assert {"market", "money", "hand", "majorities", "deck", "land", "reserve", "tiles", "type:5", "walls"} <= roomy


def told(view: View, item: Item | str) -> str:
    return speaker().explain(view, thing(item), Selection())


HAND = cards("denar 2", "denar 3", "florin 9")
SQUARES = (DEAR[0], DEAR[1], building("pavilion", 5), DEAR[3])


def test_a_tile_on_sale_tells_what_the_hand_can_do_about_its_price_and_what_it_would_bring() -> None:
    view = RULES.view(position([HAND, (), ()], squares=SQUARES), Seat(0))
    exact = told(view, tile(SQUARES[2]))
    assert "5 denars" in exact and "2 + 3 = 5" in exact and "one more action" in exact
    assert "1 pavilion: +16 in scoring 3" in exact
    assert "4 too much for this hand" in told(view, tile(DEAR[0]))


def test_an_open_card_tells_which_tile_it_makes_payable_to_the_coin() -> None:
    display = (card("florin 4"), card("ducat 1"), card("ducat 9"), None)
    view = RULES.view(position([HAND, (), ()], squares=SQUARES, display=display), Seat(0))
    assert "exactly: Tower" in told(view, "money:florin:4:0")
    assert "up to 5 together" in told(view, "money:ducat:1:0")
    assert "taken alone" in told(view, "money:ducat:9:0")


def test_a_card_in_hand_says_what_it_pays_for_also_while_a_falcon_is_paid_for() -> None:
    paid = example(ABOUT.name, "module_falcons").beats(Seat(0))[-1].view
    assert "Garden, 10 denars" in told(paid, "money:denar:2:0")
    assert told(replace(paid, task=Task.PAY), "money:denar:2:0").startswith("It pays for the falcon.")


def test_a_falcon_tells_what_one_more_of_its_kind_would_bring() -> None:
    state = position([HAND, (), ()], modules=("falcons",), perched=(((0, falcon("garden", "tower")),),))
    kin = [each for each in state.falcons if each // 5 == falcon("garden", "tower") // 5]
    view = RULES.view(state, Seat(0))
    assert "6 instead of 2" in told(view, Item("falcon", (kin[0],)))


def test_a_bazaar_without_a_price_says_why() -> None:
    lying = bazaar("denar")
    state = position([HAND, (), ()], squares=(DEAR[0], DEAR[1], None, DEAR[3]), beside=(lying,), modules=("bazaars",))
    assert "no price now" in told(RULES.view(state, Seat(0)), tile(lying))


# ---------------------------------------------------------------------- pages


def test_each_kind_of_decision_has_a_page_of_its_own() -> None:
    start = RULES.view(position([HAND, (), ()], squares=SQUARES), Seat(0))

    def page(task: Task, *touched: str) -> str:
        return speaker().page(replace(start, task=task), Selection(touched=tuple(map(thing, touched))))

    assert page(Task.ACT) == "one_turn.title"
    assert page(Task.ACT, "reserve") == "redesign.title"
    assert page(Task.ACT, "money:denar:2:0") == "buy.title"
    assert page(Task.AGAIN) == "buy.title"
    assert page(Task.PLACE) == "build.title"
    assert page(Task.FLY) == "falcons.title"
    assert page(Task.INVITE) == "vizier.title"


def test_a_reason_leads_to_the_page_of_its_rule() -> None:
    state = position([HAND, (), ()], squares=SQUARES)
    view = RULES.view(state, Seat(0))
    assert speaker().reason_page(view, Selection(), tile(DEAR[0])) == "buy.title"
    assert speaker().reason_page(view, Selection(), thing("fountain:0")) == "redesign.title"


def test_every_page_of_the_rules_has_a_picture_or_a_table_and_the_first_two_tell_the_game_and_a_turn() -> None:
    book = pages(ABOUT.name)
    assert [page.title for page in book[:2]] == ["two_minutes.title", "one_turn.title"]
    listed = ("module_aid.title", "glossary.title")
    bare = [page.title for page in book if not page.has_pictures and not page.is_more and page.title not in listed]
    assert bare == []
