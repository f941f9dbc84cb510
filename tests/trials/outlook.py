"""Whether who would win now is right as often as it says: `python -m tests.trials.outlook BOX --games 30`.

Games of Easy against itself at a table of three are looked at after a third, two thirds and nine tenths. For each fifth
of the chances it prints how many there were, what was said on average, and how many of these seats won.
"""

import argparse
from collections import defaultdict

from game.ai.bots import choose
from game.ai.outlook import WORLDS, chances, decided, imagined, worths
from game.boxes import NAMES
from game.session.session import Session
from tests.scenes.driver import new_session

_SEATS, _PARTS = 3, (0.33, 0.66, 0.9)


def played(box: str, seed: int) -> Session:
    """Returns a finished game."""
    session = new_session(*["easy"] * _SEATS, box=box, seed=seed)
    while acting := session.to_act():
        seat = min(acting)
        session.submit(seat, choose(box, "easy", session.view(seat), seat, session.number), session.number)
    return session


def main() -> None:
    """Plays, looks and prints."""
    parser = argparse.ArgumentParser()
    parser.add_argument("box", choices=NAMES)
    parser.add_argument("--games", type=int, default=30)
    asked = parser.parse_args()
    fifths, missed, blind = defaultdict[int, list[tuple[float, float]]](list), 0.0, 0.0
    for game in range(asked.games):
        session = played(asked.box, 1000 + game)
        beats, end = session.beats(None), decided(session.result())
        for part in _PARTS:
            view = beats[int(part * (len(beats) - 1))].view
            worlds = [worths(asked.box, imagined(asked.box, view, world), [0] * _SEATS) for world in range(WORLDS)]
            for said, won in zip(chances(asked.box, worlds), end, strict=True):
                fifths[min(4, int(said * 5))].append((said, won))
                missed, blind = missed + (said - won) ** 2, blind + (1 / _SEATS - won) ** 2
    for fifth, found in sorted(fifths.items()):
        said, won = (sum(pair[i] for pair in found) / len(found) for i in (0, 1))
        print(f"{20 * fifth:3}-{20 * fifth + 20:3} %: {len(found):4} seats, said {said:.2f}, won {won:.2f}")
    looks = asked.games * len(_PARTS)
    print(f"Brier score {missed / looks:.3f}; of equal chances {blind / looks:.3f}")


if __name__ == "__main__":
    main()
