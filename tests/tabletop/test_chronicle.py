"""The chronicle: every plan, bid and purchase that lay open, in its round and before its player, and nothing else."""

from collections import Counter

import pytest

from game.boxes.alhambra.rules.events import TileBought
from game.boxes.alhambra_cards.rules.events import BuildingBought
from game.boxes.maharaja.rules.events import TurnBegun
from game.boxes.ys.rules.events import BidChosen, BidsRevealed
from game.session.session import Session
from game.tabletop.ended import Chronicle
from game.tabletop.seating import table_of
from tests.boxes.looking import words
from tests.golden.kept import finished
from tests.scenes.driver import begun, new_session


def chronicle(session: Session) -> Chronicle:
    found = table_of(words(), session).chronicle(session.beats(None))
    assert found is not None
    return found


def lines(found: Chronicle, seat: int) -> list[str]:
    """Returns all lines of a seat."""
    return [line.text for chapter in found.chapters for line in chapter.lines[seat]]


@pytest.mark.parametrize(
    ("name", "kind"),
    [("alhambra_cards/three-shared-win", BuildingBought), ("alhambra/six-modules-youngest", TileBought)],
)
def test_every_purchase_stands_before_its_buyer_under_the_scoring_that_it_came_before(
    name: str, kind: type[BuildingBought | TileBought]
) -> None:
    session = finished(name)
    found, events = chronicle(session), [e for beat in session.beats(None) for e in beat.events]
    bought = [event for event in events if isinstance(event, kind)]
    for seat in range(len(session.players)):
        own = [event for event in bought if event.seat == seat]
        for told, event in zip(lines(found, seat), own, strict=True):
            assert f": {event.price} " in told
            assert told.endswith(f"paid {event.paid}") != event.exact
    letters = "ABC" if kind is BuildingBought else "123"
    assert [chapter.title for chapter in found.chapters] == [f"Up to scoring {letter}" for letter in letters]


def test_every_round_of_ys_tells_the_bids_as_they_were_revealed() -> None:
    session = finished("ys/four")
    found, events = chronicle(session), [e for beat in session.beats(None) for e in beat.events]
    revealed = [event.bids for event in events if isinstance(event, BidsRevealed)]
    assert [chapter.title for chapter in found.chapters] == [f"Round {number} of 4" for number in (1, 2, 3, 4)]
    for chapter, bids in zip(found.chapters, revealed, strict=True):
        for told, bid in zip(chapter.lines, bids, strict=True):
            assert told[0].text == f"{max(bid)} + {min(bid)} = {sum(bid)}"
            assert told[1].text.startswith("order card ")


def test_a_bid_that_is_not_revealed_is_in_nobodys_chronicle() -> None:
    session = begun(new_session("human", "human", "human", box="ys"), 1)
    bidder = session.beats(None)[-1].seat
    assert bidder is not None
    assert any(isinstance(event, BidChosen) for event in session.beats(bidder)[-1].events)
    assert not chronicle(session).chapters


def test_every_round_of_maharaja_tells_each_plan_once_it_is_revealed() -> None:
    session = finished("maharaja/four-everything")
    found = chronicle(session)
    revealed = Counter(e.seat for beat in session.beats(None) for e in beat.events if isinstance(e, TurnBegun))
    plans = [
        Counter(seat for seat in range(4) for line in each.lines[seat] if " + " in line.text) for each in found.chapters
    ]
    assert sum(plans, Counter()) == revealed
    assert all(set(each.values()) == {1} for each in plans[1:])
    assert found.chapters[1].title.startswith("Round 1: ")


def test_a_line_names_the_entry_that_told_it() -> None:
    session = finished("alhambra_cards/two-tie")
    for chapter in chronicle(session).chapters:
        for seat, told in enumerate(chapter.lines):
            for line in told:
                (beat,) = [beat for beat in session.beats(None) if beat.number == line.number]
                assert beat.seat == seat and any(isinstance(event, BuildingBought) for event in beat.events)
