"""The tables of all boxes at every number of seats, with every option, in every language and window."""

import pytest

from tests.boxes import test_figures, test_tables
from tests.boxes.tables import BOXES, Hand, decisions, made, reached
from tests.contract.tables import Table, all_tables
from tests.languages import shipped_languages

SETTINGS = [setting for setting in all_tables() if setting.box in BOXES]
every_table = pytest.mark.parametrize("setting", SETTINGS, ids=str)
plain_and_full = pytest.mark.parametrize("setting", [one for one in SETTINGS if len(one.options) != 1], ids=str)
EVERY_LANGUAGE = pytest.mark.parametrize("language", shipped_languages())


@every_table
def test_everything_lies_where_it_must(setting: Table) -> None:
    test_tables.test_whatever_a_move_needs_lies_inside_the_table_when_it_is_needed(setting)
    test_tables.test_no_panel_lies_on_another_or_on_the_board(setting)
    test_tables.test_parts_have_names_of_their_own_and_cover_the_picture_with_the_items(setting)
    test_tables.test_every_moment_has_a_page_of_the_rulebook(setting)


@pytest.mark.painted
@every_table
def test_what_is_hidden_leaves_no_trace_in_the_picture(setting: Table) -> None:
    if "open_hands=True" not in str(setting):
        test_tables.test_what_is_hidden_leaves_no_trace_in_the_picture(setting)


@EVERY_LANGUAGE
@plain_and_full
def test_everything_is_told(setting: Table, language: str) -> None:
    test_tables.test_everything_that_happens_is_told_and_everything_that_can_be_done_is_named(setting, language)
    test_tables.test_every_item_and_part_says_what_it_is_and_is_for(setting, language)


@pytest.mark.painted
@pytest.mark.parametrize(
    ("size", "scale"), [((1024, 600), 1.0), ((1280, 720), 2.0), ((1024, 768), 1.5), ((1920, 1080), 1.5)], ids=str
)
@EVERY_LANGUAGE
@plain_and_full
def test_every_text_can_be_read(setting: Table, language: str, size: tuple[int, int], scale: float) -> None:
    test_tables.test_every_text_can_be_read(setting, language, size, scale)


@plain_and_full
def test_every_legal_move_is_made_by_carrying(setting: Table) -> None:
    for moment in decisions(setting, 20):
        for move in setting.rules.legal(moment.state, moment.seat)[::3]:
            hand = Hand(made(setting), setting.rules, moment.state, moment.seat)
            assert reached(hand, move), move


@pytest.mark.painted
@EVERY_LANGUAGE
@pytest.mark.parametrize("box", BOXES)
def test_figures_can_be_read(box: str, language: str) -> None:
    test_figures.test_every_figure_stays_in_its_room_and_cuts_no_text(box, language, (1920, 1080))
