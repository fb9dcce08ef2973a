"""One browser for all tests of a run that need it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.emit.browser import Browser


@pytest.fixture(scope="session")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """A running browser with a profile of its own."""
    browser = Browser(tmp_path_factory.mktemp("browser"))
    yield browser
    browser.close()
