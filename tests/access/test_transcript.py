"""A turn that is played without seeing, by keys and by what is said."""

import re
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.core.resources import shipped
from game.locale.book import load
from game.locale.texts import MARK
from game.tools import play
from game.tools.transcript import strokes
from tests.access.by_ear import listen
from tests.access.ear import Ear

Heard = Callable[..., list[str]]


@pytest.fixture
def heard(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Heard:
    """Plays keys at the table of a box, a person against Easy, and returns the lines that are said."""

    def lines(box: str, keys: str, seed: int = 5) -> list[str]:
        file = tmp_path / "keys.txt"
        file.write_text(keys, encoding="utf-8")
        play.run([box, "--keys", str(file), "--seed", str(seed), "--seats", "human,easy"])
        return capsys.readouterr().out.splitlines()

    return lines


def test_keys_are_read_by_their_names() -> None:
    pygame.display.init()
    assert list(strokes("tab shift+tab # a remark\nalt+1 s enter")) == [
        (pygame.K_TAB, 0, ""),
        (pygame.K_TAB, pygame.KMOD_LSHIFT, ""),
        (pygame.K_1, pygame.KMOD_LALT, "1"),
        (pygame.K_s, 0, "s"),
        (pygame.K_RETURN, 0, ""),
    ]


def test_a_word_that_is_no_key_is_told() -> None:
    pygame.display.init()
    with pytest.raises(ValueError):
        list(strokes("nonsense"))


def test_a_turn_is_played_by_what_is_said(heard: Heard) -> None:
    """Tab leads by headings, arrows along a part, a letter says a part and leaves the focus where it is."""
    told = heard("alhambra_cards", "tab tab tab down down c enter enter l")
    market = told.index("focus: Market – heading")
    assert told[market - 2].startswith("focus: Emma’s hand: 9 denars, 10 dirhams and 1 florin")
    tower = next(
        i for i, line in enumerate(told) if line.startswith("focus: Tower, 9 dirhams: exact with 1 + 4 + 4 = 9")
    )
    assert tower > market
    assert told[tower + 2].startswith("Emma’s hand: 9 denars, 10 dirhams and 1 florin. 1 denar.")
    assert not told[tower + 3].startswith("focus"), "a key that says a part leads nowhere"
    bought = told.index("Emma buys a tower for exactly 9 dirhams")
    assert "focus: Buy – button" in told[tower:bought]
    assert told[-1] == "Nothing has happened since.", "what happened since the last decision is said on request"


def test_a_building_that_the_hand_pays_is_met_before_the_cards_alone(heard: Heard) -> None:
    """Card by card a payment took fourteen keys; pressed as a whole it takes three, however many cards there are."""
    told = heard("alhambra_cards", "n enter enter n n")
    on = [line.partition(",")[0] for line in told if line.startswith("focus")]
    assert on[1:4] == ["focus: Tower", "focus: Buy – button", "focus: Arcades"]
    assert on[4].startswith("focus: 6 denars to take")
    assert "Emma buys a tower for exactly 9 dirhams" in told


def test_the_focus_rests_on_the_button_that_played_until_keys_lead_on(heard: Heard) -> None:
    """It falls nowhere meanwhile, so no other place is said; it is gone as soon as it is left."""
    told = heard("maharaja", "n enter enter enter tab shift+tab n")
    chosen = told[told.index("Emma chooses the Mogul") :]
    assert not any(line.startswith("focus") for line in chosen[: chosen.index("> tab")])
    assert [line for line in chosen if line.startswith("Emma ")] == ["Emma chooses the Mogul"], "pressed again: nothing"
    on = [line.partition(" – ")[0] for line in chosen if line.startswith("focus")]
    assert on[:2] == ["focus: What happened", "focus: Status"], "keys lead on from the status"
    assert len(on) == 3


def test_what_is_asked_for_again_is_named_by_whose_turn_it_is(heard: Heard) -> None:
    told = heard("alhambra_cards", "n enter enter " * 3 + "s n enter enter", seed=1)
    taken = told.index("Emma takes 3 ducats")
    asked = "Take money: no building can be paid for"
    assert told[taken - told[taken::-1].index("Emma’s turn") + 1] == asked
    again = told.index("Emma’s turn", taken)
    assert told[again + 1 : again + 3] == ["> s", f"Status. Emma’s turn. {asked}. Points: Emma: 0; Mabel: 0; Dirk: 0."]
    assert "Buy a building or take money" in told[told.index("Emma’s turn", again + 1) :], "something else is asked for"


def test_a_lesson_is_played_by_what_is_spoken_alone() -> None:
    """N and Enter do, as its host says; `.ci/access ear` plays whole games so, in all boxes."""
    ear, is_over = listen("lesson", "alhambra_cards")
    assert is_over and ear.decisions
    assert ear.worst <= 12


def test_who_plays_by_ear_leaves_a_button_that_brings_nothing_any_more() -> None:
    """“Play” leads on in a lesson; the one that played a character keeps the focus, and is off."""
    ear = Ear()
    assert ear.key(["Play the Bishop", "focus: Play – button"]) == "enter"
    assert ear.key(["Emma plays the Bishop"]) == "enter"
    assert ear.key([]) == "n"


def test_the_wall_of_an_alhambra_is_walked_by_a_key(heard: Heard) -> None:
    told = heard("alhambra", "w" + " tab" * 7 + " w w shift+w")
    assert "Mabel builds the pavilion into the Alhambra: 1 left" in told, "it is said where"
    at = told.index("> w")
    assert told[at + 1] == "Nothing there.", "one's own Alhambra has no wall yet"
    at = told.index("focus: Mabel: 0 points, 2 cards in hand – heading")
    assert told[at + 2] == "Wall, step 1 of 2: bottom"
    assert told[at + 3].startswith("focus: Pavilion, walls bottom and left, price 3: 1 left")
    assert told[at + 4 :] == ["> w", "Wall, step 2 of 2: left", "> shift+w", "Wall, step 1 of 2: bottom"]


def test_an_empty_place_says_that_a_tile_fits_only_while_one_is_to_be_placed(heard: Heard) -> None:
    told = heard("alhambra", "tab tab tab tab tab down right")
    assert told[-1] == "focus: Empty: 1 up; open at the bottom – cell"


def test_the_button_of_a_whole_move_comes_after_what_is_chosen(heard: Heard) -> None:
    """A broker could lie face down as well, so the focus stays where it is placed: Enter there would give it back."""
    bid = "n enter n enter enter "
    told = heard("ys", bid + "n enter n n enter n n shift+n shift+n")
    placed = told[told.index("Place") :]
    on = [line.split()[1] for line in placed if line.startswith("focus")]
    assert on == ["Port:", "Place", "broker", "Port:", "Face"], "no other broker, for one is chosen"


def test_a_part_is_said_briefly_and_one_without_lines_says_that_nothing_is_there(heard: Heard) -> None:
    """Nobody has placed a broker in Ys yet: whoever goes into how it stands is not left in silence."""
    told = heard("ys", "m c b tab tab tab down")
    assert told[told.index("> m") + 1 :][:3:2] == [
        "Market. Market row 2: blue gem; free: blue, green, yellow and red. "
        "Market row 3: green gem; free: blue, green, yellow and red.",
        "Emma, behind the screen: 0, 0, 1, 1, 1, 2, 3, 3, 3, 4 and 4. Neutral: 0, 1, 2 and 4.",
    ], "a row in a sentence, and no broker twice"
    assert told[told.index("> b") + 1] == "Emma’s brokers on the board. Nothing there."
    assert told[told.index("focus: How it stands – heading") :][1:3] == ["> down", "focus: Nothing there. – list item"]


def test_roads_of_maharaja_lead_from_city_to_city(heard: Heard) -> None:
    """An arrow goes by neighbour: along a road past its villages to the city at its other end, never by the map.

    What only brings the map nearer is no stop on the way round.
    """
    told = heard("maharaja", "shift+tab " * 6 + "tab " * 12 + "down down down right right right", seed=7)
    assert "focus: Lahore: 3 palaces – heading" in told, "noughts are left out"
    on = [line for line in told[told.index("focus: Lahore: 3 palaces – heading") :] if line.startswith("focus")]
    assert on[3].startswith("focus: Road to Ahmadabad: 1 on the way")
    assert on[4].startswith("focus: Multan: no house")
    assert on[5] == "focus: Ahmadabad: 3 palaces – heading"
    assert len(on) == 6, "where nothing follows to the right the focus stays"
    assert not any(word in "".join(told) for word in ("Nearer", "A close look", "The board"))


def test_what_is_waited_for_over_the_bus_is_what_the_program_says() -> None:
    """Else a whole game is played by a screen reader's tree, and fails at its last line."""
    script = (Path(__file__).parents[2] / ".ci" / "access").read_text("utf-8")
    entries = load("en", (shipped("locales"),)).entries.values()
    texts = [MARK.sub("1", form) for entry in entries for form in entry.forms.values()]
    patterns = re.findall(r'"(?:heard|walked) (\^.+?)"', script)
    names = re.findall(r'"(?:press|wait) ([^$"]+)"', script)
    assert len(patterns) == 8 and len({*names}) > 4
    for pattern in [*patterns, *(f"^{re.escape(name)}$" for name in names)]:
        assert any(re.search(pattern.replace("{me}", "1"), text) for text in texts), pattern
