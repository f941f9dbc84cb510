"""Every kind of move is made by a function that is made for it."""

from typing import get_args, get_type_hints

from game.boxes.maharaja.rules.moves import Move
from game.boxes.maharaja.rules.turn import DEEDS


def test_every_kind_of_move_is_made_by_what_makes_its_kind() -> None:
    assert set(DEEDS) == set(get_args(Move))
    for kind, deed in DEEDS.items():
        made = get_type_hints(deed)["move"]
        assert kind in (get_args(made) or (made,))
