"""The characters: one of each yellow card, the blue one, and when each may be played (6)."""

(
    ALCHEMIST,
    BANKER,
    CAPTAIN,
    BISHOP,
    SPY,
    HERALD,
    CONJURER,
    INTRIGUER,
    JEWELER,
    MAGICIAN,
    MERCHANT,
    SOLDIER,
    QUEEN,
    PRINCE,
    KING,
    GIFT,
) = range(16)
NAMES = (
    "alchemist",
    "banker",
    "captain",
    "bishop",
    "spy",
    "herald",
    "conjurer",
    "intriguer",
    "jeweler",
    "magician",
    "merchant",
    "soldier",
    "queen",
    "prince",
    "king",
    "blue",
)
"""The key of each card; GIFT is the blue one."""
YELLOW = range(GIFT)
AT_ONCE = {PRINCE: 4, KING: 5}
"""Points of the cards that act when they are won."""
MOST_PLAYED = 2
"""How many cards a player may play in one turn (6)."""

START_PLACING, BEFORE_PAIR, AFTER_PAIR, START_COUNTING, END_COUNTING = WINDOWS = range(5)
WINDOW = {
    BISHOP: START_PLACING,
    SPY: START_PLACING,
    CONJURER: START_PLACING,
    QUEEN: BEFORE_PAIR,
    MAGICIAN: AFTER_PAIR,
    SOLDIER: AFTER_PAIR,
    CAPTAIN: START_COUNTING,
    HERALD: START_COUNTING,
    INTRIGUER: START_COUNTING,
    MERCHANT: START_COUNTING,
    ALCHEMIST: END_COUNTING,
    BANKER: END_COUNTING,
    JEWELER: END_COUNTING,
}
"""When each card may be played; the sources' pictures are lost, so some of this is ruled (6)."""
