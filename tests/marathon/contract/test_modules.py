"""Every module can be imported by itself."""

from tests.contract.test_modules import imported, modules


def test_each_module_imports_alone() -> None:
    assert imported(modules("game"), afresh=True) == ""
