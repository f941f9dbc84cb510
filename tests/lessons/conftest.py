"""The program for tests of lessons."""

from tests.scenes.conftest import driver as driver
