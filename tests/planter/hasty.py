"""Hypothesis in a hurry: what it finds is not made smaller, which may take minutes where a fault is everywhere."""

from hypothesis import Phase, settings

settings.register_profile("hasty", database=None, derandomize=True, phases=(Phase.explicit, Phase.generate))
settings.load_profile("hasty")
