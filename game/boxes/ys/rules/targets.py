"""What tables ask of characters, under its old address: it goes as soon as they ask the characters themselves."""

from game.boxes.ys.rules.board import STEPS as STEPS
from game.boxes.ys.rules.characters.queen import closed_to as closed_to
from game.boxes.ys.rules.characters.queen import frozen as frozen
from game.boxes.ys.rules.characters.spy import looks as looks
