"""What moves on the stage, and what is heard of it."""

from hypothesis import given
from hypothesis import strategies as st

from game.core.resources import shipped
from game.locale.words import Words
from game.paint.box import Box
from game.stage.sound import captions, decoration
from game.stage.stage import FADE, MOVE, STAGGER, Act, Cue, Pose, Stage

HERE, THERE, DECK = Pose(Box(0, 0, 10, 15)), Pose(Box(100, 0, 10, 15)), Pose(Box(500, 500, 10, 15))


def silent(name: str) -> None:
    pass


def stage() -> Stage[str]:
    made: Stage[str] = Stage(silent)
    made.show({"card": HERE})
    return made


def settled(made: Stage[str]) -> dict[str, Pose]:
    while made.is_playing:
        made.tick(0.05)
    return dict(made.poses())


def test_a_card_slides_from_where_it_was_to_where_it_is() -> None:
    made = stage()
    made.play(Act({"card": THERE}))
    made.tick(0.0)
    made.tick(MOVE / 2)
    assert 0 < dict(made.poses())["card"].box.x < 100
    assert settled(made) == {"card": THERE}


def test_all_is_still_once_it_has_landed_however_long_it_stays_to_be_seen() -> None:
    made = stage()
    made.play(Act({"card": THERE}, rest=2.0))
    made.tick(MOVE / 2)
    assert not made.is_still
    made.tick(MOVE)
    assert made.is_still and made.is_playing and dict(made.poses()) == {"card": THERE}
    made.retime(0.5)
    assert made.is_still
    assert settled(made) == {"card": THERE} and not made.is_still


def test_a_new_card_comes_from_the_deck() -> None:
    made = stage()
    made.play(Act({"card": HERE, "new": THERE}, entrances={"new": DECK}))
    made.tick(0.0)
    assert dict(made.poses())["new"].box.x == DECK.box.x


def test_a_card_that_leaves_goes_to_its_exit_and_is_gone() -> None:
    made = stage()
    made.play(Act({}, exits={"card": THERE}))
    made.tick(0.0)
    made.tick(MOVE * 0.9)
    assert dict(made.poses())["card"].box.x > 50
    assert settled(made) == {}


def test_cues_start_one_after_another_with_their_sounds() -> None:
    visible_events: list[str] = []
    made: Stage[str] = Stage(visible_events.append)
    made.show({"a": HERE, "b": HERE})
    made.play(Act({"a": THERE, "b": THERE}, [Cue(("a",), "card"), Cue(("b",), "coins")]))
    made.tick(0.0)
    made.tick(STAGGER * 0.9)
    poses = dict(made.poses())
    assert visible_events == ["card"]
    assert poses["a"].box.x > 0 == poses["b"].box.x
    settled(made)
    assert visible_events == ["card", "coins"]


def test_at_instant_pace_the_result_is_there_with_the_next_tick() -> None:
    made = stage()
    made.pace = 0
    made.play(Act({"card": THERE}, hold=5))
    made.tick(0.001)
    assert not made.is_playing
    assert dict(made.poses()) == {"card": THERE}


def test_skipping_settles_the_act_and_tells_that_it_is_done() -> None:
    done: list[str] = []
    made = stage()
    made.play(Act({"card": THERE}, hold=60, done=lambda: done.append("walk")))
    made.tick(0.01)
    made.skip()
    made.tick(0.01)
    assert done == ["walk"]
    assert dict(made.poses()) == {"card": THERE}


poses = st.builds(Pose, st.integers(0, 50), st.integers(0, 50), st.just(10), st.just(15))
layouts = st.dictionaries(st.sampled_from("abcd"), poses)


@given(
    st.lists(st.tuples(layouts, st.lists(st.sampled_from("abcdx"), max_size=3)), max_size=4),
    st.sampled_from([0, 0.5, 1.8]),
)
def test_whatever_cues_are_missing_or_wrong_the_picture_ends_as_the_layout(
    acts: list[tuple[dict[str, Pose], list[str]]], pace: float
) -> None:
    made: Stage[str] = Stage(silent)
    made.pace = pace
    for layout, items in acts:
        made.play(Act(layout, [Cue((item,)) for item in items]))
    end = settled(made)
    assert end == (acts[-1][0] if acts else {})


def test_a_choice_that_was_made_is_gone_before_anything_grows_back_under_it() -> None:
    made: Stage[str] = Stage(silent)
    made.show({"tile": HERE, "keep it": Pose(Box(5, 5, 40, 40), 60)})
    made.play(Act({"tile": THERE}))
    made.tick(0.0)
    made.tick(FADE / 2)
    poses = dict(made.poses())
    assert poses["tile"] == HERE
    assert 0 < poses["keep it"].alpha < 255
    made.tick(FADE / 2 + MOVE / 2)
    poses = dict(made.poses())
    assert poses["tile"].box.x > HERE.box.x
    assert "keep it" not in poses


def test_every_sound_is_captioned_or_is_mere_decoration() -> None:
    sounds = {path.stem for path in (shipped("assets") / "sounds").glob("*.ogg")}
    assert {*captions(), *decoration()} == sounds
    assert not {*captions()} & {*decoration()}


def test_every_caption_has_words() -> None:
    words = Words("en", (shipped("locales"),))
    told = {caption: words(f"senses.cues.{caption}") for caption in captions().values()}
    assert len(set(told.values())) == len(told)
