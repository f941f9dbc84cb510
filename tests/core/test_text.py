"""What may be kept of text that anybody brings: all that a reader sees, and nothing else."""

import unicodedata

import pytest

from game.core.text import called, clean, clusters, cut, short, stops, unseen, visible
from tests.letters import FAMILY, PASTED, SCOTLAND, UNSEEN, odd_texts

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
