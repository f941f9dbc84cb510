"""Signs that are drawn for brevity are said in words."""

import pytest

from game.access.signs import said
from game.core.resources import shipped
from game.locale.words import Words


@pytest.mark.parametrize(
    ("language", "drawn", "spoken"),
    [
        ("en", "6 · Artist", "6; Artist"),
        ("en", "district 0% → 50% and quarter 10% → 20%", "district 0%, then 50% and quarter 10%, then 20%"),
        ("pl", "rejon 0% → 100% i dzielnica 86% → 86%", "rejon 0%, potem 100% i dzielnica 86%"),
        ("hu", "arany: 15 → 17", "arany: 15, utána 17"),
        ("hu", "értékének helye: 3. · 16 – 12 – 8", "értékének helye: 3.; 16, 12, 8"),
        ("pl", "neutralny gracz: 2 tajne = 1–6", "neutralny gracz: 2 tajne, od 1 do 6"),
        ("de", "1 geheim = 0–4", "1 geheim, 0 bis 4"),
        ("en", "area – → 1 and quarter 1 → –", "area none, then 1 and quarter 1, then none"),
        ("pl", "obszar – → 1", "obszar brak, potem 1"),
        ("en", "Bid: 1 + 0 = 1 → 5", "Bid: 1 + 0 = 1, then 5"),
        ("en", "← → ↑ ↓", "← → ↑ ↓"),
        ("en", "Buy – or not", "Buy – or not"),
    ],
)
def test_a_sign_is_said_in_words(language: str, drawn: str, spoken: str) -> None:
    assert said(Words(language, (shipped("locales"),)), drawn) == spoken
