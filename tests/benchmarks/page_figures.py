"""Figures of the live page: `python -m tests.benchmarks.page_figures [COUNT]`. Needs chromium.

Bytes of each page, milliseconds until its numbers stand, and what a change of input costs: until what is on the screen
stands and is laid out, by the clock and in time of the processor, which other programs on the machine lengthen less;
and until everything stands, in time of the processor. Median and worst of COUNT rounds of changes.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import median

from tests.emit.browser import Browser, Tab, executable
from tests.emit.pages import MODELS, written

# A new batch, one past 2^53, a switch of a convention, a new size.
CHANGES = (
    'type("a-batch", String(step + 2));',
    'type("a-batch", `${step + 1}e15`);',
    'choose(step & 1 ? "flash" : "eager");',
    'type("a-hidden", String(8 * (step + 100)));',
)
CHANGE = """
    const type = (id, text) => {
        const field = document.getElementById(id);
        field.value = text;
        field.dispatchEvent(new Event("input", { bubbles: true }));
    };
    const choose = (option) => document.querySelector(`[name=a-attention][value=${option}]`).click();
    const step = %d;
    delete document.documentElement.dataset.milliseconds;
    const start = performance.now();
    %s
    void document.body.offsetHeight;
    return performance.now() - start;
"""


def changed(tab: Tab, step: int, change: str) -> tuple[float, float, float]:
    """Milliseconds of a change: by the clock and of the thread until it is answered, and of the thread in all."""
    before = worked(tab)
    elapsed = tab.run(CHANGE % (step, change))
    answered = worked(tab)
    tab.run("await until(drawn); void document.body.offsetHeight;")
    return elapsed, answered - before, worked(tab) - before


def worked(tab: Tab) -> float:
    found = {item["name"]: item["value"] for item in tab.call("Performance.getMetrics")["metrics"]}
    return 1000 * sum(found[name] for name in ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration"))


def main(count: int) -> None:
    if executable() is None:
        print("no chromium: nothing is measured")
        return
    with tempfile.TemporaryDirectory(prefix="symcost-page-") as folder:
        browser = Browser(Path(folder))
        for name in MODELS:
            text = written(name)
            with browser.opened(text) as tab:
                opened = tab.run("await until(drawn); return performance.now();")
                tab.call("Performance.enable", timeDomain="threadTicks")
                pairs = [changed(tab, step, change) for step in range(count) for change in CHANGES]
            clock, thread, whole = zip(*pairs, strict=True)
            print(
                f"{name}: {len(text.encode()):,} bytes; its numbers after {opened:.0f} ms; {len(pairs)} changes:"
                f" median {median(clock):.1f}, worst {max(clock):.1f} ms by the clock;"
                f" median {median(thread):.1f}, worst {max(thread):.1f} ms of the processor;"
                f" everything median {median(whole):.1f}, worst {max(whole):.1f}"
            )
        browser.close()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 25)
