"""Pictures and places of what is seen when plans are played on (`game.boxes.maharaja.brain.watched`)."""

SPRITES = {
    "palaces": "action_palace",
    "rival_palaces": "action_palace",
    "gold": "gold_coin",
    "rival_gold": "coin_stack",
    "next_payout": "icon_crown_ink",
    "houses": "action_house",
    "villages": "action_house",
    "roads": "action_house",
}
PARTS = {"next_payout": ("track",)}
