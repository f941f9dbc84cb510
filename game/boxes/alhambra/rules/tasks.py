"""What the acting seat decides, and when tiles are placed."""

ACT, AGAIN, FLY, PAY, PLACE, INVITE, OVER = "act", "again", "fly", "pay", "place", "invite", "over"
"""What the acting seat decides: its action, another one after an exact payment, whether to buy a further falcon, which
card pays the chosen falcon, where a tile goes, whether its vizier buys; nothing when the game is over."""

TURN, WINDOW, END = "turn", "window", "end"
"""When tiles are placed: at the end of a turn, in the vizier's window, after the distribution at the game's end."""
