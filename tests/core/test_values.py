"""Copies of states that are made without calling their class."""

from dataclasses import dataclass

from game.core.values import copier


@dataclass(slots=True)
class Drawer:
    coins: list[int]

    def copy(self) -> "Drawer":
        return Drawer(self.coins[:])


@dataclass(slots=True)
class Shop:
    name: str
    till: Drawer
    queue: list[tuple[int, ...]]
    guest: int | None


COPY = copier(Shop)


def test_a_copy_is_equal_and_shares_nothing_that_changes() -> None:
    shop = Shop("corner", Drawer([1, 2]), [(1,), (2,)], None)
    twin = COPY(shop)
    assert twin == shop and type(twin) is Shop
    twin.name, twin.guest = "other", 3
    twin.till.coins.append(5)
    twin.queue.append((3,))
    assert shop == Shop("corner", Drawer([1, 2]), [(1,), (2,)], None)


def test_what_cannot_change_is_shared() -> None:
    shop = Shop("corner", Drawer([]), [(1,)], None)
    assert COPY(shop).queue[0] is shop.queue[0]
