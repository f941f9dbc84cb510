"""Luck that plays again, who hears what, text that anybody brings, copies of states."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

import pytest

from game.core.chance import Recorder, Script, ScriptError
from game.core.rules import Seat, Whisper, places, visible_events
from game.core.text import called, clean, clusters, cut, short, stops, unseen, visible
from game.core.values import copier
from tests.letters import FAMILY, PASTED, SCOTLAND, UNSEEN, odd_texts

T = TypeVar("T")


class Last:
    def pick(self, options: Sequence[T], weights: Sequence[int] | None = None) -> T:
        return options[-1]


def test_recorded_luck_plays_again() -> None:
    recorder = Recorder(Last())
    first = [recorder.pick("abc"), recorder.pick([7, 8], [5, 1])]
    script = Script(recorder.picks)
    assert first == ["c", 8] and recorder.picks == [2, 1]
    assert not script.is_used_up
    assert [script.pick("abc"), script.pick([7, 8], [5, 1])] == first
    assert script.is_used_up


@pytest.mark.parametrize("picks", [[], [3], [-1]])
def test_luck_that_does_not_fit_is_refused(picks: list[int]) -> None:
    with pytest.raises(ScriptError):
        Script(picks).pick("abc")


@pytest.mark.parametrize(
    ("totals", "expected"), [((5, 9, 7), (3, 1, 2)), ((9, 9, 7), (1, 1, 3)), ((4, 7, 7, 1), (3, 1, 1, 4)), ((0,), (1,))]
)
def test_equal_totals_share_the_better_place(totals: tuple[int, ...], expected: tuple[int, ...]) -> None:
    assert places(totals) == expected


def test_a_whisper_is_heard_by_those_it_is_for_and_by_no_onlooker() -> None:
    news = ["open", Whisper(frozenset([Seat(1)]), "secret")]
    assert visible_events(news, Seat(1)) == ("open", "secret")
    assert visible_events(news, Seat(0)) == visible_events(news, None) == ("open",)


KEPT = {
    "letters with marks": "Łucja Őze Ġwann",
    "emoji of one family": PASTED,
    "a flag of two letters": "\U0001f1ed\U0001f1fa",
    "a flag that is spelt": SCOTLAND,
    "a tone of skin": "\U0001f44b\U0001f3fd",
    "the flag of a rainbow": "\U0001f3f3\ufe0f\u200d\U0001f308",
    "Persian with a joiner that parts": "نیم\u200cفاصله",
    "Hindi with a joiner": "क\u094d\u200dष",
    "Hebrew points": "שָׁלוֹם",
    "a Japanese name with its own form": "葛\U000e0100城",
    "Thai": "น้ำ",
    "an Arabic number sign": "\u0600\u0661",
}


@pytest.mark.parametrize("what", KEPT)
def test_what_scripts_and_emoji_need_is_kept(what: str) -> None:
    assert visible(KEPT[what]) == unicodedata.normalize("NFC", KEPT[what])


@pytest.mark.parametrize("odd", UNSEEN)
def test_what_nobody_sees_is_dropped_and_names_that_look_alike_are_one(odd: str) -> None:
    assert visible(f"Zo{odd}e") == "Zoe"
    assert clean(f"{odd}Zoe{odd}") == "Zoe"
    assert called(f" ZO{odd}E ") == called("zoe")
    assert clean(odd * 5).strip() == called(odd) == ""


@pytest.mark.parametrize(
    "alone", ["\u0301", "\u20e3", "\u0903", "\u0301\u200d\ufe0f", "\u2028", "\u3000", "\xa0", "\u2800"]
)
def test_marks_and_blanks_alone_are_no_name(alone: str) -> None:
    assert clean(alone).strip() == called(alone) == ""


def test_of_every_kind_of_letter_is_told_whether_it_is_seen_alone() -> None:
    for letter in (*map(chr, range(0x2500)), *UNSEEN):
        assert unseen(letter) == ("" if clean(letter).strip() or letter.isspace() else letter)
        assert unseen(f"ő {letter}e") == "" or letter not in visible(f"ő {letter}e")


def test_every_space_is_a_blank_and_a_line_end_parts_words() -> None:
    assert visible("Zoe\r\nNagy\tAnna\u3000B\u2028C") == "Zoe  Nagy Anna B C"


def test_letters_of_several_code_points_and_of_one_are_the_same_name() -> None:
    assert clean("Zse\u0301") == "Zsé"
    assert called("zsE\u0301") == called("ZSÉ") == called("Zsé")
    assert called("\u2764\ufe0f") == called("\u2764")
    assert called("STRASSE") == called("straße")


def test_a_text_is_cut_between_clusters() -> None:
    for longest in range(1, len(PASTED) + 2):
        kept = clean(PASTED, longest)
        assert len(kept) <= longest and len(kept) in stops(visible(PASTED))
        assert len(short(PASTED, longest)) <= longest
    assert clean(f"Zoe {FAMILY}", 8) == "Zoe "
    assert cut("e" + "\u0301" * 30, 4) == "e\u0301\u0301\u0301"


def test_clusters_are_what_a_reader_takes_for_one_letter() -> None:
    assert [*clusters(visible(PASTED))] == [
        "Z", "o", "e", " ", "\u2764\ufe0f", " ", "1\ufe0f\u20e3", " ", "\u2b50\ufe0f", " ", FAMILY, " ",
        "e\u0331\u030a",
    ]  # fmt: skip
    hungary = "\U0001f1ed\U0001f1fa"
    assert [*clusters(hungary * 3)] == [hungary] * 3
    assert [*clusters("\u1112\u1161\u11ab\u1100")] == ["\u1112\u1161\u11ab", "\u1100"]
    assert [*clusters("")] == []


def test_what_is_kept_of_odd_texts_is_kept_for_good() -> None:
    for text in odd_texts():
        seen = visible(text)
        assert visible(seen) == seen == "".join(clusters(seen))
        assert seen.encode().decode() == seen and "\x00" not in seen


def test_a_hundred_kilobytes_are_read_at_once() -> None:
    assert len(clean(PASTED * 6000, 200)) <= 200
    assert len(clean("e" + "\u0301" * 100_000, 200)) <= 200


@dataclass(slots=True)
class Drawer:
    coins: list[int]

    def copy(self) -> "Drawer":
        return Drawer(self.coins[:])


@dataclass(slots=True)
class Shop:
    name: str
    till: Drawer
    queue: list[tuple[int, ...]]
    guest: int | None


COPY = copier(Shop)


def test_a_copy_is_equal_and_shares_nothing_that_changes() -> None:
    shop = Shop("corner", Drawer([1, 2]), [(1,), (2,)], None)
    twin = COPY(shop)
    assert twin == shop and type(twin) is Shop
    twin.name, twin.guest = "other", 3
    twin.till.coins.append(5)
    twin.queue.append((3,))
    assert shop == Shop("corner", Drawer([1, 2]), [(1,), (2,)], None)


def test_what_cannot_change_is_shared() -> None:
    shop = Shop("corner", Drawer([]), [(1,)], None)
    assert COPY(shop).queue[0] is shop.queue[0]
