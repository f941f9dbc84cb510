"""What is asked daily at the tables of two boxes, asked of every box."""

from pathlib import Path

import pytest

from tests.scenes import test_badges as badges
from tests.scenes import test_clumsy as clumsy
from tests.scenes import test_keyboard as keyboard
from tests.scenes import test_leaks as leaks
from tests.scenes.conftest import BOXES
from tests.scenes.driver import NewGame
from tests.scenes.table import test_order as order
from tests.scenes.table import test_privacy as privacy
from tests.scenes.table import test_telling as telling
from tests.scenes.table.test_hotseat import (  # noqa: F401
    test_a_click_that_lands_while_the_curtain_rises_decides_nothing,
    test_nothing_under_the_curtain_can_be_reached,
    test_the_curtain_names_who_is_next_and_nobody_else,
    test_the_hand_shows_only_after_the_curtain_rose,
)
from tests.scenes.test_badges import (  # noqa: F401
    test_arrows_start_from_what_was_clicked_last,
    test_the_keyboard_focus_takes_enter_and_the_badge_goes,
)
from tests.scenes.test_clumsy import (  # noqa: F401
    test_a_bounced_enter_plays_one_move,
    test_a_double_click_chooses_and_does_not_take_the_choice_back,
    test_a_double_click_on_the_button_plays_one_move,
    test_a_double_click_that_closes_the_log_touches_nothing_below,
    test_the_wheel_brings_older_lines_of_the_log_into_sight,
)
from tests.scenes.test_keyboard import test_a_digit_with_alt_raises_no_purchase  # noqa: F401
from tests.scenes.test_leaks import (  # noqa: F401
    test_between_two_people_no_card_of_a_hand_has_a_name,
    test_games_that_differ_in_hidden_things_look_the_same,
    test_hover_focus_and_tips_are_dropped_with_the_hand,
    test_the_autosave_holds_no_hand_in_clear,
    test_the_log_tells_each_person_only_what_that_person_may_know,
    test_the_recap_begins_at_the_last_own_entry_and_is_filtered,
    test_the_twins_would_be_told_apart_if_a_hand_were_shown,
)


@pytest.mark.parametrize("entries", [0, 25])
def test_enter_plays_the_move_that_its_button_shows(tmp_path: Path, new: NewGame, entries: int) -> None:
    badges.test_enter_plays_the_move_that_its_button_shows_whatever_was_clicked_before(tmp_path, new, entries)


@pytest.mark.parametrize("entries", [12, 45, 90, 140])
@pytest.mark.parametrize("box", BOXES)
def test_the_keyboard_reaches_everything(tmp_path: Path, box: str, entries: int) -> None:
    keyboard.test_the_keyboard_reaches_everything_that_may_be_touched(tmp_path, box, entries)


@pytest.mark.parametrize("language", ["hu", "pl"])
def test_the_buttons_of_the_bar_keep_their_places(tmp_path: Path, new: NewGame, language: str) -> None:
    clumsy.test_the_buttons_of_the_bar_keep_their_places(tmp_path, new, language)


@pytest.mark.parametrize("box", BOXES)
def test_clumsy_hands_play_the_moves_they_mean(tmp_path: Path, box: str) -> None:
    clumsy.test_clumsy_hands_play_the_moves_they_mean_and_no_others(tmp_path, box)


@pytest.mark.parametrize("box", BOXES)
def test_the_head_says_whose_turn_it_is(tmp_path: Path, box: str) -> None:
    order.test_the_head_says_whose_turn_it_is_only_when_the_last_move_has_landed(tmp_path, box)


@pytest.mark.parametrize("box", ["alhambra_cards", "alhambra"])
def test_nobody_s_open_hand_is_under_the_head(tmp_path: Path, box: str) -> None:
    order.test_nobody_s_open_hand_is_under_the_head_that_names_the_next_person(tmp_path, box)


@pytest.mark.painted
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("kind", ["load", "replays"])
def test_lists_and_replays_show_the_same(tmp_path: Path, box: str, kind: str) -> None:
    leaks.test_lists_and_replays_show_the_same_of_games_that_go_on(tmp_path, box, kind)


@pytest.mark.parametrize("box", BOXES)
def test_every_deed_is_told_with_the_words_of_the_log(tmp_path: Path, box: str) -> None:
    telling.test_every_deed_is_told_with_the_words_of_the_log(tmp_path, box)


@pytest.mark.painted
@pytest.mark.parametrize(
    ("box", "options"),
    [
        ("alhambra_cards", {}),
        ("alhambra", {"vizier": True}),
        ("maharaja", {}),
        ("ys", {"favour": True}),
        ("ys", {"favour": True, "quick": True}),
    ],
)
def test_no_frame_shows_a_secret(tmp_path: Path, box: str, options: dict[str, bool]) -> None:
    privacy.compare_frames(tmp_path, box, options, before=5, after=12)
