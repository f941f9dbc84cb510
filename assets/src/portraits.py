"""The portraits that people choose from, by name."""

from collections.abc import Mapping

from assets.src.portrait import Person

PORTRAITS: Mapping[str, Person] = {
    "girl_plaits": Person("#2E7F86", "fair", "#C2562A", "plaits", "collar", "#E3A528", "#B8352C", "young",
                          is_laughing=True, has_freckles=True),
    "boy_curls": Person("#B4602F", "brown", "#2C1A14", "curls", "stripes", "#2F6DB5", age="young", is_laughing=True),
    "boy_fringe": Person("#5B3A78", "peach", "#211A20", "fringe", "collar", "#4E9A62", age="young", glasses="round"),
    "girl_puffs": Person("#A83E4C", "deep", "#1E1413", "puffs", "collar", "#F0C24B", "#2E8288", "young",
                         is_laughing=True),
    "mother_long": Person("#31618F", "fair", "#6A3B20", "long", "necklace", "#8E3350", has_lashes=True),
    "father_beard": Person("#4A7A4C", "olive", "#38241A", "short", "shirt", "#E9DFC6", beard="short"),
    "woman_scarf": Person("#8A4B2E", "honey", "#2B1C18", "scarf", "collar", "#2B5D63", "#2F8F92", has_lashes=True),
    "man_turban": Person("#275A63", "brown", "#1F1512", "turban", "tunic", "#F1E4C6", "#D9822B", beard="full"),
    "woman_bob": Person("#7B3F6B", "peach", "#E2B65A", "bob", "turtleneck", "#2F7F7A", glasses="square",
                        has_lashes=True),
    "grandpa_bow": Person("#8C6A2F", "fair", "#F1ECE2", "bald", "bow", "#6B4A2E", "#A8312D", "old", "moustache",
                          glasses="round"),
    "grandma_bun": Person("#3B6D9A", "peach", "#E9E6E6", "bun", "shawl", "#7A4C8C", "#E8C9D6", "old",
                          has_lashes=True),
    "grandpa_cap": Person("#6B3B34", "deep", "#D9D3CB", "flat", "cardigan", "#5C7A52", "#8A8F6A", "old", "full"),
}  # fmt: skip
