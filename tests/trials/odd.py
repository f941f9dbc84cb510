"""Texts that nobody expects, as pickers of emoji, clipboards, other scripts and damaged files bring them."""

TEXTS: dict[str, str] = {
    "heart": "Zoe ❤️", "keycap": "1️⃣", "star": "⭐️ ☕︎", "family": "👨\u200d👩\u200d👧 🏳️\u200d🌈", "flag": "🇭🇺🇵🇱🇩",
    "skin": "👍🏽", "selector": "\ufe0f", "joiner": "\u200d", "marks": "\u0301\u0308\u20e3",
    "zalgo": "a\u0336\u0341" * 60, "backwards": "\u202ebox\u202c", "isolates": "\u2067x\u2066y\u2069\u2069",
    "directions": "\u200e\u200f\u061c", "unseen": "\u2060\ufeff\u00ad\u034f", "object": "\ufffc\ufffd",
    "tags": "\U000e0041\U000e007f",
    "private": "\ue000\U0010fffd", "unassigned": "\u0378\U000e1000", "not a sign": "\ufffe\U0001ffff",
    "surrogate": "a\ud83d", "halves": "\ude00\ud83d", "nul": "New\0game", "control": "\x1b[2J\x07\x85",
    "lines": "a\n\r\n\u2028b", "tab": "a\tb", "space": " \u3000\u00a0 ", "arabic": "مرحبا بالعالم", "hebrew": "שָׁלוֹם",
    "thai": "น้ำพริก", "hindi": "क्षत्रिय", "hangul": "\u1112\u1161\u11ab", "han": "漢字𠀋", "letters": "ẞßıİǅﬁ",
    "markup": "%{name} [coin_denar] {0} %s", "path": "../../etc", "quote": "\"'`;--", "digits": "9" * 400,
    "long": "W" * 100_000, "words": "w " * 50_000, "hearts": "❤️" * 50_000,
}  # fmt: skip
"""Each with what it is."""
