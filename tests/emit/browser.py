"""Debian's chromium as a test driver: a page is opened from a file, a script beside it acts and reports."""

from __future__ import annotations

import html
import json
import re
import subprocess
from pathlib import Path
from typing import Any

FLAGS = (
    "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking"
    " --disable-component-update --disable-sync --enable-logging=stderr --hide-scrollbars"
).split()
# The script of a test stands behind the page's own; what it returns is what the test gets.
DRIVER = """
<script type="module">
const report = document.createElement("pre");
report.id = "test-report";
const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
const act = async () => { %s };
act().then(
    (found) => (report.textContent = JSON.stringify({ found })),
    (error) => (report.textContent = JSON.stringify({ error: `${error}` })),
).finally(() => document.body.append(report));
</script>
"""


def run(
    page: str,
    folder: Path,
    script: str,
    address: str = "",
    *,
    width: int = 1280,
    budget: int = 20_000,
    dark: bool = False,
) -> Any:
    """What a script returns in a page.

    Args:
        script: body of an asynchronous function; `wait(milliseconds)` is there.
        address: what stands behind the page's name, such as `#seq=5`.
        budget: milliseconds of virtual time; 0 for real time, in which nothing is awaited.
        dark: a reader who prefers dark pages.
    """
    place = folder / "page.html"
    # The last: names and scripts of a page hold no such tag, but its data might speak of one.
    head, _, tail = page.rpartition("</body>")
    place.write_text(f"{head}{DRIVER % script}</body>{tail}", encoding="utf-8")
    command = ["chromium", *FLAGS, f"--user-data-dir={folder / 'profile'}", f"--window-size={width},900"]
    command += [f"--virtual-time-budget={budget}"] if budget else []
    command += ["--blink-settings=preferredColorScheme=0"] if dark else []
    done = subprocess.run(
        [*command, "--dump-dom", f"{place.as_uri()}{address}"], capture_output=True, text=True, timeout=120, check=False
    )
    said = [line for line in done.stderr.splitlines() if "CONSOLE" in line]
    assert not said, said
    found = re.search(r'<pre id="test-report">(.*?)</pre>', done.stdout, flags=re.DOTALL)
    assert found, done.stderr[-2000:]
    answer = json.loads(html.unescape(found[1]))
    assert "error" not in answer, answer["error"]
    return answer["found"]
