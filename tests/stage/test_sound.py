"""What is heard: volumes that mean what they say, silence where it is wished, and music that makes way."""

from collections.abc import Iterator
from math import log10

import pygame
import pytest

from game.stage.sound import Sound, gain


@pytest.fixture
def sound() -> Iterator[Sound]:
    pygame.mixer.quit()
    sound = Sound()
    sound.open()
    sound.volumes(100, 100, 100)
    yield sound
    pygame.mixer.quit()


def test_half_is_half_as_loud_to_the_ear_which_is_ten_decibels() -> None:
    assert gain(100, 100) == 1
    assert 20 * log10(gain(50)) == pytest.approx(-10, abs=0.1)
    assert gain(50, 50) == pytest.approx(gain(25))


def test_every_step_of_a_slider_is_louder_and_only_zero_is_silent() -> None:
    assert gain(0, 100) == gain(100, 0) == 0
    assert gain(1, 1) > 0
    heard = [gain(volume) for volume in range(10, 101)]
    assert heard == sorted(set(heard))


def test_the_mixer_hears_even_the_lowest_volume(sound: Sound) -> None:
    sound.volumes(10, 100, 5)
    assert pygame.mixer.music.get_volume() > 0
    sound.volumes(0, 100, 100)
    assert pygame.mixer.music.get_volume() == 0


def test_cues_and_music_follow_their_volumes(sound: Sound) -> None:
    sound.volumes(80, 50, 20)
    assert sound.effects_gain == gain(80, 50)
    assert sound.music_gain == gain(80, 20)
    sound.play("tile")
    assert pygame.mixer.get_busy()


@pytest.mark.parametrize("volumes", [(0, 100, 100), (100, 0, 100)])
def test_nothing_is_played_at_volume_nought(sound: Sound, volumes: tuple[int, int, int]) -> None:
    sound.volumes(*volumes)
    sound.play("tile")
    assert not pygame.mixer.get_busy()


# ---------------------------------------------------------------------- another window
def test_a_window_that_is_not_in_use_is_silent_if_wished(sound: Sound) -> None:
    sound.is_quiet_unfocused = True
    sound.music("music_ys")
    sound.play("win")
    sound.focus(has_focus=False)
    assert not pygame.mixer.get_busy(), "what sounds stops at once"
    sound.play("turn")
    assert not pygame.mixer.get_busy()
    assert pygame.mixer.music.get_volume() == 0
    sound.focus(has_focus=True)
    assert pygame.mixer.music.get_volume() > 0
    sound.play("turn")
    assert pygame.mixer.get_busy()


def test_a_piece_that_begins_while_another_window_is_in_use_is_silent_too(sound: Sound) -> None:
    sound.is_quiet_unfocused = True
    sound.focus(has_focus=False)
    sound.music("music_ys")
    assert pygame.mixer.music.get_volume() == 0


def test_without_that_wish_one_hears_it_is_ones_turn(sound: Sound) -> None:
    sound.focus(has_focus=False)
    sound.play("turn")
    assert pygame.mixer.get_busy()


# ---------------------------------------------------------------------- music
def test_music_goes_back_under_a_great_moment_and_returns(sound: Sound) -> None:
    sound.music("music_ys")
    before = sound.music_gain
    sound.play("tile")
    assert sound.music_gain == before
    sound.play("exact")
    assert sound.music_gain < 0.5 * before
    sound.tick(0.5)
    assert sound.music_gain < 0.5 * before
    for _ in range(20):
        sound.tick(0.5)
    assert sound.music_gain == before


def test_another_piece_waits_until_the_one_before_has_faded(sound: Sound, monkeypatch: pytest.MonkeyPatch) -> None:
    """The mixer would wait for the end of a fade, and the whole program with it."""
    loaded: list[str] = []
    monkeypatch.setattr(pygame.mixer.music, "load", lambda file: loaded.append(file.stem))
    monkeypatch.setattr(pygame.mixer.music, "play", lambda loops, fade_ms: None)
    sound.music("music_ys")
    sound.music("music_ys")
    assert loaded == ["music_ys"]
    sound.music("")
    sound.music("music_maharaja")
    sound.tick(0.1)
    assert loaded == ["music_ys"]
    sound.tick(0.4)
    assert loaded == ["music_ys", "music_maharaja"]


def test_music_that_was_ended_stays_so(sound: Sound) -> None:
    sound.music("music_ys")
    sound.music("")
    sound.tick(1.0)
    assert not pygame.mixer.music.get_busy()


# ---------------------------------------------------------------------- a device at rest
def passed(sound: Sound, seconds: float) -> None:
    for _ in range(round(seconds / 0.5)):
        sound.tick(0.5)


def test_after_seconds_of_silence_the_device_is_closed_until_something_is_to_be_heard(sound: Sound) -> None:
    passed(sound, 4)
    assert pygame.mixer.get_init()
    passed(sound, 2)
    assert not pygame.mixer.get_init(), "an open device is given silence many times a second"
    sound.volumes(100, 100, 50)
    assert not pygame.mixer.get_init()
    sound.play("tile")
    assert pygame.mixer.get_busy()


def test_music_keeps_the_device_open_while_it_is_heard(sound: Sound) -> None:
    sound.music("music_ys")
    passed(sound, 60)
    assert pygame.mixer.music.get_busy()


@pytest.mark.parametrize("is_muted", [True, False])
def test_music_that_nobody_hears_closes_the_device_and_begins_when_it_is_heard_again(
    sound: Sound, *, is_muted: bool
) -> None:
    sound.is_quiet_unfocused = True
    sound.music("music_ys")
    if is_muted:
        sound.volumes(100, 100, 0)
    else:
        sound.focus(has_focus=False)
    passed(sound, 6)
    assert not pygame.mixer.get_init()
    sound.volumes(100, 100, 60)
    sound.focus(has_focus=True)
    assert pygame.mixer.music.get_busy()
    assert pygame.mixer.music.get_volume() > 0


def test_a_device_that_is_missing_is_not_asked_for_with_every_sound(
    sound: Sound, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        asked.append(True)
        raise pygame.error("no device")

    asked: list[bool] = []
    passed(sound, 6)
    monkeypatch.setattr(pygame.mixer, "init", refuse)
    for _ in range(10):
        sound.play("tile")
        passed(sound, 1)
    assert len(asked) == 1
    monkeypatch.undo()
    passed(sound, 30)
    sound.play("tile")
    assert pygame.mixer.get_busy(), "one that was plugged in meanwhile is found"


# ---------------------------------------------------------------------- judging a volume
def test_a_volume_is_judged_by_what_it_is_for(sound: Sound) -> None:
    sound.sample("effects")
    assert pygame.mixer.get_busy()
    pygame.mixer.stop()
    sound.sample("music")
    assert pygame.mixer.get_busy(), "where no music plays, strings stand in for it"
    pygame.mixer.stop()
    sound.music("music_ys")
    sound.sample("music")
    assert not pygame.mixer.get_busy(), "the music itself is heard"


def test_a_slider_that_runs_does_not_pile_up_sounds(sound: Sound) -> None:
    for _ in range(10):
        sound.sample("effects")
    channels = [pygame.mixer.Channel(i) for i in range(pygame.mixer.get_num_channels())]
    assert sum(channel.get_busy() for channel in channels) == 1
