"""The page as it lies in a browser: nothing too wide at any width, and what a public checker says of it."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.each_structure import some
from tests.emit.pages import MODELS, page

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

OPEN = 'await until(drawn); document.querySelectorAll("details").forEach((part) => (part.open = true));'
WIDTHS = (360, 768, 1600)


@pytest.mark.parametrize("name", MODELS)
def test_nothing_is_wider_than_the_window(name, chromium):
    with chromium.opened(page(name), f"#vs.model={name}") as tab:
        tab.run(OPEN)
        for width in WIDTHS:
            tab.resize(width, 900)
            needed, given = tab.run("return [document.documentElement.scrollWidth, window.innerWidth];")
            assert needed <= given == width


def axe() -> Path | None:
    """The checker, where npm has put it."""
    folders = [Path("node_modules"), *map(Path, filter(None, os.environ.get("NODE_PATH", "").split(":")))]
    if shutil.which("npm"):
        done = subprocess.run(["npm", "root", "-g"], capture_output=True, text=True, check=False)
        folders.append(Path(done.stdout.strip()))
    return next((place for folder in folders if (place := folder / "axe-core" / "axe.min.js").is_file()), None)


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("dark", some([True, False], 1), ids=["dark", "light"])
def test_axe_finds_nothing_serious(dark, width, chromium):
    checker = axe()
    if checker is None:
        pytest.skip("needs axe-core: npm install axe-core")
    script = f"""
        {OPEN}
        document.querySelector("button.copy").click();
        const {{ passes, violations }} = await axe.run(document);
        const found = violations.map(({{ id, impact, nodes }}) => [id, impact, nodes.length, nodes[0].html]);
        return [found, passes.map(({{ id }}) => id)];
    """
    with chromium.opened(page("llama-3-8b"), "#vs.model=llama-2-7b", dark=dark, width=width) as tab:
        tab.run(checker.read_text())
        found, passed = tab.run(script)
    assert not [item for item in found if item[1] in ("serious", "critical")], found
    assert {"color-contrast", "label", "button-name"} <= set(passed)
