"""What a screen reader is told, and that the game goes on whatever becomes of it."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from weakref import WeakSet

import pygame
import pytest

from game.access import hearing
from game.access.adapters import has_bus
from game.access.bridge import Bridge
from game.access.hearing import hears_announcements
from game.access.outline import Outline, Outliner
from game.access.reader import Reader, State
from game.access.updates import Updates
from game.widgets.node import Edit, Node, Role
from game.widgets.reading import Saying
from game.widgets.ui import Ui


class Panic(BaseException):
    """Is what a panic of the library comes as: no Exception."""


class FakeNode:
    def __init__(self, role: str) -> None:
        self.told: dict[str, Any] = {"role": role}

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *values: self.told.update({name: values[0] if values else True})


class Names:
    def __getattr__(self, name: str) -> str:
        return name


class FakeAdapter:
    """Says that somebody listens, or fails, when it is told so."""

    def __init__(self, activate: Callable[[], None], act: Callable[[Any], None], leave: Callable[[], None]) -> None:
        self.activate, self.act, self.leave = activate, act, leave
        self.updates: list[Any] = []
        self.is_panicking = False

    def update_if_active(self, make: Callable[[], Any]) -> None:
        if self.is_panicking:
            raise Panic
        self.updates.append(make())

    def update_window_focus_state(self, has_focus: bool) -> None:
        if self.is_panicking:
            raise Panic


def update(focus: int) -> Any:
    return SimpleNamespace(focus=focus, nodes=[], tree=None)


KIT = SimpleNamespace(
    Node=FakeNode, TreeUpdate=update, Tree=str, Rect=lambda *box: box,
    TextPosition=lambda *at: at, TextSelection=lambda *ends: ends,
    Role=Names(), Live=Names(), Action=Names(), Toggled=Names(),
)  # fmt: skip


def outline(*names: str, told: str = "") -> Outline:
    nodes = [Node(name, Role.BUTTON, name, pygame.Rect(0, 0, 50, 20), act=lambda: None) for name in names]
    return Outliner(nodes, []).outline("Table", names[0], {"prompt": Saying({(0, 0): told})} if told else {})


def reader() -> tuple[Reader, FakeAdapter, Ui]:
    """Returns an open reader, its adapter, and a screen with a button that counts how often it is pressed."""
    made: list[FakeAdapter] = []

    def make(kit: Any, *calls: Any) -> FakeAdapter:
        made.append(FakeAdapter(*calls))
        return made[0]

    told = Reader(lambda: KIT, lambda kit: Bridge(kit, make))
    told.open()
    return told, made[0], Ui(pygame.Surface((200, 100)), lambda key, /, **values: key)


def test_only_what_changed_is_sent_and_everything_to_who_begins_to_listen() -> None:
    updates = Updates(KIT)
    assert len(updates.update(outline("a", "b"), "").nodes) == 6, "window, group, two buttons, two voices"
    assert updates.update(outline("a", "b"), "").nodes == []
    assert len(updates.update(outline("a", "c"), "").nodes) == 2, "the group and what is new in it"
    updates.forget()
    again = updates.update(outline("a", "c"), "")
    assert (len(again.nodes), again.tree) == (6, "0")


def test_what_was_gone_comes_back_under_another_number() -> None:
    """Orca takes a number that was removed for dead for ever: a button that came back under it was never said."""
    updates = Updates(KIT)
    first = updates.update(outline("place", "other"), "").focus
    updates.update(outline("other"), "")
    again = updates.update(outline("place", "other"), "")
    assert again.focus != first
    assert again.focus in dict(again.nodes)
    assert any(again.focus in node.told.get("set_children", ()) for _, node in again.nodes)
    assert updates.name(again.focus) == updates.name(first) == "place"


def test_a_card_that_is_called_otherwise_under_the_focus_is_another_thing() -> None:
    """Orca passes over a card that is chosen now, and over a host who says the next thing, while the focus stays."""
    updates, sent = Updates(KIT), []
    for words, focus in (("House", "card"), *[("House, chosen", "card")] * 2, ("House, chosen", "other")):
        card, other = (
            Node(name, Role.ITEM, words, pygame.Rect(0, 0, 50, 20), hint="Costs 1.", act=lambda: None)
            for name in ("card", "other")
        )
        sent.append(updates.update(Outliner([card, other], []).outline("Table", focus, {}), ""))
    numbers = [made.focus for made in sent]
    assert numbers[0] != numbers[1] == numbers[2]
    assert any(numbers[1] in node.told.get("set_children", ()) for _, node in sent[1].nodes), "what holds it says so"
    assert not sent[2].nodes
    told = ["set_description" in dict(made.nodes)[numbers[1]].told for made in (sent[1], sent[3])]
    assert told == [False, True], "what it does was heard; it is there for whoever comes back"


def test_a_field_is_told_letter_by_letter_with_its_caret() -> None:
    edit = Edit(lambda text: None, 16, lambda pixel: 0, anchor=3, caret=5)
    node = Node("name", Role.FIELD, "Name", pygame.Rect(0, 0, 50, 20), value="Zsófi á", edit=edit)
    made = Outliner([node], []).outline("Lobby", "name", {})
    sent = [told for _, told in Updates(KIT).update(made, "").nodes]
    run = next(told for told in sent if told.told["role"] == "TEXT_RUN")
    assert (run.told["set_value"], run.told["set_word_lengths"]) == ("Zsófi á", [6, 1])
    assert run.told["set_character_lengths"] == [1, 1, 2, 1, 1, 1, 2], "in bytes"
    told = next(told.told for told in sent if told.told["role"] == "TEXT_INPUT")
    (number,) = told["set_children"]
    assert told["set_text_selection"] == ((number, 3), (number, 5))
    assert told["set_label"] == "Name"


def test_the_same_sentence_twice_is_told_by_another_voice() -> None:
    updates = Updates(KIT)
    updates.update(outline("a"), "")
    said = [
        {number: node.told["set_value"] for number, node in updates.update(outline("a"), "Choose.").nodes}
        for _ in range(2)
    ]
    assert said[0] != said[1]
    assert all(sorted(words.values()) == ["", "Choose."] for words in said)


def test_where_announcements_go_unheard_the_focus_is_led_to_what_is_said() -> None:
    """With the name of what gets the focus meanwhile; it stays there until the focus goes on by itself."""
    updates = Updates(KIT)
    steps = [("a", "Your turn."), ("a", ""), ("b", "You buy."), ("b", ""), ("a", "")]
    sent = [updates.update(outline(name, *{"a", "b"} - {name}), told, is_led=True) for name, told in steps]
    told = [dict(made.nodes)[made.focus].told for made in (sent[0], sent[2])]
    assert [(node["role"], node["set_label"]) for node in told] == [
        ("BUTTON", "Your turn. a"),
        ("BUTTON", "You buy. b"),
    ]
    former = dict(sent[2].nodes)[sent[0].focus].told
    assert "Your turn. a" in (former.get("set_label"), former.get("set_value")), "Orca may come late"
    assert sent[1].focus == sent[0].focus and sent[3].focus == sent[2].focus != sent[0].focus
    assert updates.name(sent[4].focus) == "a"


def test_what_the_focus_is_led_to_is_on_as_what_has_the_focus_is() -> None:
    """“Not selected”, Orca said of the page of the rules that lay open."""
    page = Node("page", Role.CHOICE, "In two minutes", pygame.Rect(0, 0, 50, 20), is_on=True, act=lambda: None)
    made = Outliner([page], []).outline("Rules", "page", {})
    sent = Updates(KIT).update(made, "Rules.", is_led=True)
    assert dict(sent.nodes)[sent.focus].told["set_toggled"] == "TRUE"


@pytest.mark.parametrize(
    ("events", "is_heard"),
    [
        ("", None),
        (":1.9 Object:StateChanged:Focused  :1.9 Object:TextChanged:Insert", False),
        (":1.9 object:state-changed:focused  :1.9 Object:Announcement:", True),
    ],
)
def test_a_screen_reader_says_whether_it_hears_announcements(events: str, is_heard: bool | None) -> None:
    """Orca 43 listens to the focus and to no announcement; before a reader is there nothing is known."""
    assert hears_announcements(events) is is_heard


@pytest.mark.parametrize(
    ("answers", "is_deaf"),
    [([False, True], False), ([False, False, True], True), ([None, False, False], True), ([True, False], False)],
)
def test_that_a_reader_hears_no_announcement_is_believed_when_it_is_found_twice(
    monkeypatch: pytest.MonkeyPatch, answers: list[bool | None], is_deaf: bool
) -> None:
    """A reader that begins names one event after the other, and may be asked between two of them."""
    events = {None: "", False: "object:state-changed:focused", True: "object:state-changed:focused object:announcement"}
    asked = iter([events[answer] for answer in answers])
    monkeypatch.setattr(hearing, "asked_for", partial(next, asked))
    monkeypatch.setattr(hearing, "Thread", lambda target, daemon: SimpleNamespace(start=target))
    monkeypatch.setattr(hearing, "AGAIN", -1)
    listening = hearing.Hearing()
    for _ in answers:
        listening.look()
    assert listening.is_deaf is is_deaf


def led(update: Any) -> str:
    """Returns what is said of what the focus is led to."""
    told = dict(update.nodes)[update.focus].told
    return str(told.get("set_label") or told.get("set_value"))


def test_a_quick_answer_is_said_with_what_it_answers_where_it_would_cut_that_short(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Orca 43 never said “Emma bids”, for “Mabel bids” led its focus on within the same tenth of a second."""
    monkeypatch.setattr(hearing.Hearing, "look", lambda self: setattr(self, "is_deaf", True))
    told, adapter, ui = reader()
    adapter.activate()
    told.tick(ui)
    told.hear(outline("a", told="Emma bids"), is_answered=True)
    assert not adapter.updates
    told.hear(outline("a", told="Mabel bids"))
    assert led(adapter.updates.pop()) == "Table. Emma bids. Mabel bids. a"
    for _ in "ab":
        told.hear(outline("a", told="Emma places"), is_answered=True)
        ui.now += 1
        told.tick(ui)
        assert led(adapter.updates.pop()) == "Emma places.", "nobody waits for one that thinks for longer"
        told.hear(outline("a", told="Mabel places"))
        assert led(adapter.updates.pop()) == "Emma places. Mabel places.", "begun just now, it is cut short: said again"
        ui.now += 10
    told.hear(outline("a", told="Emma places"), is_answered=True)
    ui.now += 10
    told.tick(ui)
    ui.now += 10
    told.tick(ui)
    told.hear(outline("a", told="Mabel places"))
    assert led(adapter.updates.pop()) == "Mabel places.", "what was heard to its end is not"


def test_the_adapter_is_touched_only_while_somebody_listens() -> None:
    told, adapter, ui = reader()
    told.tick(ui)
    told.hear(outline("a"))
    assert (told.state, adapter.updates) == (State.WAITING, [])
    for _ in range(3):
        adapter.activate()
        told.hear(outline("a"))
        assert not adapter.updates, "its thread may still hold its lock"
        assert told.tick(ui)
        told.hear(outline("a", told="Choose a card"))
        assert adapter.updates.pop().tree, "who begins to listen hears everything"
        adapter.leave()
        assert told.tick(ui)
        told.hear(outline("b"))
        assert not adapter.updates


def test_after_a_panic_the_game_goes_on_without_it() -> None:
    told, adapter, ui = reader()
    adapter.activate()
    told.tick(ui)
    adapter.is_panicking = True
    told.hear(outline("a"))
    assert told.tick(ui)
    assert told.state is State.BROKEN
    adapter.activate()
    told.tick(ui)
    told.hear(outline("b"))
    assert not told.is_active


def test_a_broken_adapter_is_kept_because_its_end_would_be_another_panic() -> None:
    living = WeakSet[FakeAdapter]()

    def made(kit: object, *calls: Any) -> FakeAdapter:
        adapter = FakeAdapter(*calls)
        living.add(adapter)
        adapter.activate()
        adapter.is_panicking = True
        return adapter

    bridge = Bridge(KIT, made)
    assert bridge.began()
    bridge.send(None)
    assert bridge.is_broken and living


class Events:
    raised = 0

    def raise_events(self) -> None:
        Events.raised += 1


class Subclassed:
    """Is the adapter of Windows; that of macOS learns where the keyboard is as well."""

    def __init__(self, window: object, activate: Callable[[], None], act: Callable[[Any], None]) -> None:
        activate()

    for_window = classmethod(lambda cls, *values: cls(*values))

    def update_if_active(self, make: Callable[[], Any]) -> Events | None:
        return Events() if make() else None


class Forwarded(Subclassed):
    def update_view_focus_state(self, has_focus: bool) -> Events:
        return Events()


@pytest.mark.parametrize(("system", "adapter", "raised"), [("windows", Subclassed, 1), ("macos", Forwarded, 2)])
def test_what_an_update_brings_about_is_raised_on_windows_and_macos(
    monkeypatch: pytest.MonkeyPatch, system: str, adapter: type, raised: int
) -> None:
    monkeypatch.setattr(pygame.display, "get_wm_info", lambda: {"window": 1})
    Events.raised, forwarded = 0, list[str]()
    module = SimpleNamespace(SubclassingAdapter=adapter, add_focus_forwarder_to_window_class=forwarded.append)
    bridge = Bridge(SimpleNamespace(**{system: module}))
    assert bridge.began()
    bridge.send("update")
    bridge.set_focus(has_focus=True)
    assert (Events.raised, bridge.is_broken) == (raised, False)
    assert forwarded == ["SDLWindow"] * (system == "macos")


@pytest.mark.parametrize("trouble", [ImportError("no wheel"), Panic(), RuntimeError("no bus")])
def test_where_nothing_can_be_told_the_game_goes_on(trouble: BaseException) -> None:
    def find() -> Any:
        raise trouble

    told = Reader(find)
    told.open()
    assert not told.tick(Ui(pygame.Surface((200, 100)), lambda key, /, **values: key))
    told.hear(outline("a"))
    assert told.state is (State.MISSING if isinstance(trouble, ImportError) else State.UNREACHABLE)


def test_without_a_bus_nobody_can_be_told_and_the_log_says_so_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", f"unix:path={tmp_path}/gone")
    told = Reader(lambda: SimpleNamespace(unix=None), Bridge)
    told.open()
    for _ in range(3):
        told.tick(Ui(pygame.Surface((200, 100)), lambda key, /, **values: key))
        told.hear(outline("a"))
    assert told.state is State.UNREACHABLE
    assert [record.getMessage() for record in caplog.records if "no screen reader" in record.getMessage()] == [
        "no screen reader is told: there is no session bus (D-Bus)"
    ]


@pytest.mark.parametrize(
    ("environ", "is_there"),
    [
        ({"DBUS_SESSION_BUS_ADDRESS": "unix:abstract=/tmp/dbus-x,guid=1"}, True),
        ({"DBUS_SESSION_BUS_ADDRESS": "unix:path={home}/bus,guid=1"}, True),
        ({"DBUS_SESSION_BUS_ADDRESS": "unix:path={home}/gone"}, False),
        ({"XDG_RUNTIME_DIR": "{home}"}, True),
        ({"XDG_RUNTIME_DIR": "{home}/gone"}, False),
        ({}, False),
    ],
)
def test_a_bus_is_found_by_the_environment(tmp_path: Path, environ: dict[str, str], is_there: bool) -> None:
    (tmp_path / "bus").touch()
    assert has_bus({name: value.format(home=tmp_path) for name, value in environ.items()}) is is_there


def test_what_is_asked_for_is_done_as_by_keys() -> None:
    told, adapter, ui = reader()
    pressed: list[str] = []
    ui.begin()
    ui.add(Node("a", Role.BUTTON, "a", pygame.Rect(0, 0, 50, 20), act=lambda: pressed.append("a")))
    adapter.activate()
    told.tick(ui)
    told.hear(outline("gone", "a"))
    (target,) = [number for number, node in adapter.updates[-1].nodes if node.told.get("set_label") == "a"]
    (gone,) = [number for number, node in adapter.updates[-1].nodes if node.told.get("set_label") == "gone"]
    for number in (gone, 999, target):
        adapter.act(SimpleNamespace(action="Action.Click", target=number))
    told.tick(ui)
    assert (pressed, ui.focus) == (["a"], "a")
