"""The faces of computer players: one for each personality of each box."""

from collections.abc import Mapping

from assets.src.portrait import Person

_CARD_GAME = {
    "exact": Person("#2B6C77", "olive", "#EFEAE0", "rolled", "tunic", "#EFE2C4", "#3C4E8C", "old", "full",
                    glasses="round"),
    "hoarder": Person("#8C3A46", "honey", "#241712", "coins", "necklace", "#2F6F5B", "#C98F2B", has_lashes=True),
    "specialist": Person("#B07A2C", "brown", "#1F1512", "turban", "collar", "#3B5D8F", "#B8322F", beard="short"),
    "gatherer": Person("#4F7F4A", "honey", "#2B1C18", "scarf", "collar", "#7A3F6B", "#E0A83A", "young",
                       is_laughing=True, has_lashes=True),
}  # fmt: skip
_TILE_GAME = {
    "walls": Person("#A4552F", "olive", "#3A2418", "coif", "tunic", "#8C8577", "#F1E7D0", beard="moustache"),
    "exact": Person("#3D5E94", "honey", "#2B1C18", "scarf", "shawl", "#6B3F7A", "#8E5AA8", has_lashes=True),
    "gardener": Person("#3F7F6A", "fair", "#A4552A", "straw", "necklace", "#4E8A4A", "#2F8F92", has_freckles=True,
                       has_lashes=True),
    "racer": Person("#C27A2A", "brown", "#2C1A14", "headband", "stripes", "#2F6DB5", "#D2402F", "young",
                    is_laughing=True),
}  # fmt: skip
_MAHARAJA = {
    "racer": Person("#2F6E8F", "brown", "#1A100C", "turban", "tunic", "#F1E4C6", "#E8862B", beard="moustache"),
    "settler": Person("#4C7A3C", "honey", "#20140F", "veil", "necklace", "#0E7A63", "#B4243A", has_lashes=True),
    "courtier": Person("#7A3A6E", "brown", "#1F1512", "plume", "collar", "#C0392B", "#1F8A6A", beard="full"),
    "treasurer": Person("#B4872E", "brown", "#E6E2DC", "bun", "shawl", "#7A4C8C", "#D8B25A", "old", glasses="round"),
}
_YS = {
    "bluffer": Person("#5B6E86", "fair", "#B5482A", "hood", "collar", "#3A4A5E", "#26445C", has_lashes=True,
                      has_freckles=True),
    "careful": Person("#3E7E86", "fair", "#F1ECE2", "sailor", "stripes", "#2C4468", "#2B4C7E", "old", "full"),
    "jeweler": Person("#6B4A86", "olive", "#E2B65A", "circlet", "necklace", "#8E3350", "#2F8FD0", has_lashes=True),
    "patron": Person("#8C6A3A", "fair", "#6A3B20", "beret", "fur", "#5A2A3A", "#9C2B3A", beard="moustache"),
}  # fmt: skip
OPPONENTS: Mapping[str, Mapping[str, Person]] = {
    "alhambra_cards": _CARD_GAME,
    "alhambra": _TILE_GAME,
    "maharaja": _MAHARAJA,
    "ys": _YS,
}
"""By box and personality."""
