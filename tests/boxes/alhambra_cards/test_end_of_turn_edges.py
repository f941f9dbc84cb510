"""End of turn, where a rule has its bounds."""

from game.boxes.alhambra_cards.rules import RULES
from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.events import ScoringDone
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.rules import Seat, step
from tests.boxes.alhambra_cards.positions import Draws, cards, position, some


def test_everybody_looks_at_a_scoring_before_the_display_is_completed() -> None:
    """End of turn: it is scored at once."""
    state = position(
        display=cards("denar 9", "dirham 8", "ducat 7", "florin 6"),
        piles=[Pile(30, "A"), Pile(66, None)],
        buildings=[some(garden=2), some(garden=1), ()],
    )
    done = step(RULES, state, Seat(0), TakeMoney(cards("ducat 7")), Draws(True))
    ((told, then),) = done.pauses
    assert isinstance(done.events[told - 1], ScoringDone)
    assert then.points == [(5, 0, 0), (0, 0, 0), (0, 0, 0)] and then.display[2] is None
