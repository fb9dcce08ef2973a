"""One browser for all tests of a run that need it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from symcost.generate import presets
from tests.emit.browser import Browser

# Two of one structure, and one of each other shape of page: experts, an encoder with a decoder.
OFFERED = ("llama-2-70b", "llama-3-8b", "deepseek-v3", "t5-small")


@pytest.fixture(scope="session", autouse=True)
def few_models() -> Iterator[None]:
    """Pages offer a few models: all of them are forty structures to compile, which `test_page_of_all_models` does."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(presets, "offered", lambda: OFFERED)
        yield


@pytest.fixture(scope="session")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """A running browser with a profile of its own."""
    browser = Browser(tmp_path_factory.mktemp("browser"))
    yield browser
    browser.close()
