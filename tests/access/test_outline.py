"""The outline of a screen, and what is said of it by itself."""

from collections.abc import Mapping
from dataclasses import replace

import pygame

from game.access.announcing import Announcer
from game.access.brevity import Brevity
from game.access.outline import Outline, Outliner, ThingKind, faults
from game.paint.canvas import Heard
from game.widgets.node import Node, Role
from game.widgets.reading import Reading, Region, Saying, StoryKey, joined, stepped

_AT = pygame.Rect(0, 0, 100, 40)


def button(name: str, **fields: object) -> Node:
    node = Node(name, Role.BUTTON, name.title(), _AT.copy(), act=lambda: None)
    for field, value in fields.items():
        setattr(node, field, value)
    return node


def said(title: str, **sayings: Saying) -> Outline:
    return Outliner([], []).outline(title, "", sayings)


def story(lines: Mapping[StoryKey, str]) -> Saying:
    return Saying(lines, "game")


def test_a_thing_says_its_value_and_why_it_is_off() -> None:
    speed = Node("speed", Role.SELECT, "Speed", _AT.copy(), value="fast", hint="How fast pieces move.")
    off = button("start", is_enabled=False, why="Nobody sits there.", hint="Starts.")
    things = Outliner([speed, off], []).outline("Lobby", "start", {}).things
    assert (things["speed"].words, things["speed"].told) == ("Speed: fast", "How fast pieces move.")
    assert (things["start"].told, things["start"].is_enabled) == ("Nobody sits there.", False)


def test_what_is_chosen_says_so_behind_its_name() -> None:
    port = Node("port", Role.ITEM, "Port: nobody", _AT.copy(), value="chosen")
    assert Outliner([port], []).outline("Table", "port", {}).things["port"].words == "Port: nobody, chosen"


def test_regions_come_first_and_hold_their_nodes_once() -> None:
    nodes = [button("undo"), Node("card", Role.ITEM, "9 florins", _AT.copy()), button("other")]
    reading = Reading(is_on=True)
    heading = reading.text("heading", "Hand", Role.HEADING)
    reading.lay(nodes, Region("hand", "heading", (("card",),)), (heading,), (heading, nodes[1]))
    made = Outliner(nodes, reading.regions).outline("Table", "card", {})
    assert faults(made) == []
    assert [thing.id for thing in made.within("region:hand")] == ["region:hand", "heading", "list:hand:0", "card"]
    assert [thing.kind for thing in made.within("region:hand")][1:3] == [ThingKind.HEADING, ThingKind.LIST]


def test_a_group_lies_around_what_is_in_it_and_around_nothing_that_is_nowhere() -> None:
    reading = Reading(is_on=True)
    heading = reading.text("heading", "Hand", Role.HEADING)
    cards = [button("low", rect=pygame.Rect(40, 70, 20, 30)), button("right", rect=pygame.Rect(90, 50, 10, 10))]
    reading.lay(cards, Region("hand", "heading", (("low",), ("right",))), (heading,), (heading, *cards))
    made = Outliner([*cards, button("beside", area="bar", rect=pygame.Rect(5, 6, 7, 8))], reading.regions)
    things = made.outline("Table", "low", {}).things
    assert things["region:hand"].box == (40, 50, 100, 100)
    assert things["area:bar"].box == (5, 6, 12, 14)


def test_sentences_of_a_region_are_a_list_so_that_it_is_not_all_read_on_the_way_in() -> None:
    reading = Reading(is_on=True)
    own = [reading.text("heading", "News", Role.HEADING), reading.text("a", "A buys"), reading.text("b", "B takes")]
    nodes = [button("next")]
    reading.lay(nodes, Region("news", "heading", (("a",), ("next",), ("b",))), own, (*own, *nodes))
    made = Outliner(nodes, reading.regions).outline("Table", "a", {})
    kinds = [thing.kind for thing in made.within("region:news")]
    assert kinds[2:] == [ThingKind.LINES, ThingKind.LINE, ThingKind.BUTTON, ThingKind.LINES, ThingKind.LINE]


def test_what_is_wrong_with_a_tree_is_found() -> None:
    made = Outliner([button("a")], []).outline("", "a", {})
    broken = Outline({**made.things, "lost": made.things["a"]}, "gone", {})
    assert faults(broken) == ["alone: lost", "focus: gone"]


def test_a_text_beside_all_nodes_becomes_a_label_of_its_own() -> None:
    reading = Reading(is_heard=True)
    on, beside = Heard("Undo", pygame.Rect(10, 10, 50, 20)), Heard("Hello", pygame.Rect(10, 90, 50, 20))
    reading.heard = [on, beside]
    assert [node.name for node in reading.labels([button("undo")])] == ["Hello"]


def test_what_a_control_is_called_and_what_a_node_says_is_no_label_besides() -> None:
    reading, at = Reading(is_heard=True), pygame.Rect(10, 90, 50, 20)
    reading.heard = [Heard(text, at) for text in ("Open hands", "Money lies open.", "Options")]
    switch = Node("open", Role.SWITCH, "Open hands", pygame.Rect(90, 10, 20, 20), hint="Money lies open.")
    assert [node.name for node in reading.labels([switch])] == ["Options"]


def test_nothing_of_a_name_is_said_again_behind_it() -> None:
    at = pygame.Rect(0, 0, 9, 9)
    colour = Node("colour", Role.SELECT, "Colour of seat 1: Jade", at, value="Jade leaf")
    youngest = Node(
        "youngest", Role.CHOICE, "Emma is the youngest", at, hint="Emma is the youngest\nThe youngest begins."
    )
    pace = Node("slow", Role.CHOICE, "0.3 s", at, among="Slow keys")
    face = Node("face", Role.CHOICE, "a girl with plaits", at, hint="a girl with plaits.")
    things = Outliner([colour, youngest, pace, face], []).outline("", "", {}).things
    assert things["face"].told == ""
    assert things["slow"].words == "Slow keys: 0.3 s", "what a choice is one of stands only beside it"
    assert things["colour"].words == "Colour of seat 1: Jade leaf"
    assert things["youngest"].told == "The youngest begins."


def test_arrows_move_in_rows_and_columns_and_stay_inside() -> None:
    even = [Region("board", "head", (("a1", "b1"), ("a2", "b2")))]
    assert stepped(even, "head", 0, 1) == "a1"
    assert stepped(even, "b1", 0, 1) == "b2"
    assert stepped(even, "b1", 1, 0) is None
    assert stepped(even, "b2", 0, 1) is None
    assert stepped(even, "elsewhere", 1, 0) is None
    uneven = [Region("city", "head", (("road", "village"), ("other",)))]
    assert stepped(uneven, "village", 0, 1) == "other"
    assert stepped(uneven, "other", 0, -1) == "road", "each row is read from its beginning"


def test_only_what_is_new_of_a_story_is_said() -> None:
    announcer = Announcer()
    assert announcer.new(said("Table", log=story({(0, 0): "Dealt", (1, 0): "A buys", (1, 1): "New"}))) == [
        "Table",
        "A buys",
        "New",
    ], "of an old game only the last entry"
    assert announcer.new(said("Table", log=story({(1, 0): "A buys", (1, 1): "New", (2, 0): "B takes"}))) == ["B takes"]
    assert announcer.new(said("Table", log=story({(1, 0): "A buys"}))) == [], "taken back"
    assert announcer.new(said("Table", log=story({(2, 0): "B buys"}))) == ["B buys"]


def test_what_led_to_another_screen_is_said_before_its_title() -> None:
    announcer = Announcer()
    announcer.new(said("Table", log=story({(1, 0): "A buys"})))
    before = Saying({(1, 0): "A buys", (2, 0): "B takes"}, "game", is_former=True)
    walk = said("First scoring", step=Saying({(0, 0): "Pavilions"}), log=before)
    assert announcer.new(walk) == ["B takes", "First scoring", "Pavilions"]
    after = announcer.new(said("Table", log=story({(2, 0): "B takes", (2, 2): "New money"})))
    assert after == ["New money"], "whoever was led away and back knows where that is"


def test_a_sentence_is_said_again_only_when_it_changed_or_another_screen_came() -> None:
    announcer, prompt = Announcer(), Saying({(0, 0): "Choose", (0, 1): "a card"})
    assert announcer.new(said("Table", prompt=prompt)) == ["Table", "Choose", "a card"]
    assert announcer.new(said("Table", prompt=prompt)) == []
    assert announcer.new(said("Table", prompt=Saying({(0, 0): "Choose", (0, 1): "two cards"}))) == ["two cards"]
    assert announcer.new(said("Table")) == []
    assert announcer.new(said("Table", prompt=prompt)) == ["Choose", "a card"]
    assert announcer.new(said("Pause")) == ["Pause"]
    assert announcer.new(said("Table", prompt=prompt)) == ["Choose", "a card"]
    assert announcer.new(said("Pause")) == ["Pause"]
    assert announcer.new(said("Table")) == ["Table"], "nothing else would say that it is back"


def test_what_was_chosen_is_not_said_once_more_by_what_it_would_do() -> None:
    """Neither what it is called nor what it tells, in whatever marks; who asks and what is asked for is one thing."""
    card = button("card", hint="An action, and the turn ends.")
    card.name = "5 denars to take"
    nodes, announcer = [card, button("take")], Announcer()
    announcer.new(Outliner(nodes, []).outline("Table", "card", {}))
    preview = Saying({(0, i): text for i, text in enumerate(("5 denars", "the turn ends", "new: 4 + 5 = 9"))})
    turn, prompt = Saying({(0, 0): "Emma’s turn"}), Saying({(0, 0): "Emma’s turn"})
    sayings = {"turn": turn, "prompt": prompt, "preview": preview}
    made = Outliner(nodes, []).outline("Table", "take", sayings)
    assert announcer.new(made) == ["Emma’s turn", "new: 4 + 5 = 9"]
    announcer.new(Outliner(nodes, []).outline("Table", "take", {}))
    later = {"preview": Saying({(0, 0): "5 denars"})}
    assert announcer.new(Outliner(nodes, []).outline("Table", "take", later)) == ["5 denars"], "long ago by now"


def test_what_the_thing_with_the_focus_says_is_not_said_by_itself_as_well() -> None:
    preview = Saying({(0, 0): "Quarry", (0, 1): "two houses", (0, 2): "houses: 3, then 5"})
    quarry = button("quarry", hint="two houses")
    made = Outliner([quarry], []).outline("Table", "quarry", {"preview": preview})
    assert Announcer().new(made) == ["Table", "houses: 3, then 5"]
    elsewhere = Outliner([quarry], []).outline("Table", "", {"preview": preview})
    told_twice = Outliner([quarry], []).outline("Table", "quarry", {"log": story({(0, 0): "two houses"})})
    assert Announcer().new(told_twice) == ["Table", "two houses"], "what happened may be in the same words"
    assert Announcer().new(elsewhere) == ["Table", "Quarry", "two houses", "houses: 3, then 5"]


TAKES = "Takes this money for your own hand."


def test_what_the_thing_before_did_as_well_is_said_in_a_word() -> None:
    """Not in silence: a card of which nothing more is said would seem to do nothing."""
    cards = [button(name, hint=TAKES) for name in ("one", "two")] + [button("buy", hint="Buys it.")]
    brevity = Brevity()

    def told(focus: str, nodes: list[Node] = cards) -> str:
        return brevity.shortened(in_brief(nodes, focus)).things[focus].told

    assert [told(name) for name in ("one", "one", "two", "two", "buy", "two", "one")] == [
        *(TAKES, TAKES, "As before.", "As before.", "Buys it.", TAKES, "As before.")
    ]
    changed = [button("one", is_enabled=False, why="Too dear.")]
    assert told("one", changed) == "Too dear.", "of the same thing only what changed is news"
    others = brevity.shortened(in_brief(cards, "one")).things
    assert others["two"].told == TAKES, "what is looked at without the focus says everything"


def test_what_is_said_in_two_words_is_said_of_each() -> None:
    """Beside empty cells of which nothing is said, the second one where a tile fits must say so like the first."""
    cells = [button("near", hint="Fits here."), button("far", hint="Fits here."), button("walled")]
    brevity = Brevity()
    walk = ("near", "far", "walled")
    assert [brevity.shortened(in_brief(cells, name)).things[name].told for name in walk] == ["Fits here."] * 2 + [""]


def test_what_was_left_out_is_not_said_when_the_focus_goes_on() -> None:
    """Orca says what a thing tells anew as long as it takes it for the focus: in the update that leads away, too."""
    cards = [button(name, hint=TAKES) for name in ("one", "two")]
    cards += [button("buy", hint="Buys it."), button("end", hint="Ends the turn.")]
    brevity = Brevity()

    def two(focus: str) -> str:
        return brevity.shortened(in_brief(cards, focus)).things["two"].told

    assert [two(name) for name in ("one", "two", "buy", "buy", "end")] == [
        *(TAKES, "As before.", "As before.", "As before.", TAKES)
    ]
    assert two("two") == TAKES, "told whoever comes back"


def test_a_sentence_that_was_heard_twice_is_known() -> None:
    """Of a card that says a rule and what it would bring, the third time only what is new; elsewhere all of it."""
    rule = "Goes into any area for 4 + 5 = 9."
    cards = [button(f"card {i}", hint=f"{rule} {i} points." if i < 4 else rule) for i in range(5)]
    breaks = button("end")
    brevity = Brevity()

    def told(node: Node, title: str = "Table") -> str:
        shown = Outliner([*cards, breaks], []).outline(title, node.id, {})
        return brevity.shortened(replace(shown, again="As before.")).things[node.id].told

    heard = [told(node) for card in cards for node in (card, breaks)][::2]
    assert heard == [f"{rule} 0 points.", f"{rule} 1 points.", "2 points.", "3 points.", "As before."]
    assert told(cards[0], "Scoring") == f"{rule} 0 points."


def in_brief(nodes: list[Node], focus: str) -> Outline:
    return replace(Outliner(nodes, []).outline("Table", focus, {}), again="As before.")


def test_sentences_that_are_said_in_one_breath_are_closed() -> None:
    assert joined(["Just look", "", "Count your money: can you pay something exactly?", "It is 4"]) == (
        "Just look. Count your money: can you pay something exactly? It is 4."
    )
