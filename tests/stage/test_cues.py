"""Sounds in words: nobody who cannot hear them misses what they mean."""

from game.core.resources import shipped
from game.locale.words import Words
from game.stage.cues import captions, decoration


def test_every_sound_is_captioned_or_is_mere_decoration() -> None:
    sounds = {path.stem for path in (shipped("assets") / "sounds").glob("*.ogg")}
    assert {*captions(), *decoration()} == sounds
    assert not {*captions()} & {*decoration()}


def test_every_caption_has_words() -> None:
    words = Words("en", (shipped("locales"),))
    told = {caption: words(f"senses.cues.{caption}") for caption in captions().values()}
    assert len(set(told.values())) == len(told)
