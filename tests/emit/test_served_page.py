"""The page of a served model in a browser: numbers of its step, and its cache over the context."""

from __future__ import annotations

import re

import pytest

from symcost.api.model import load, price
from symcost.evaluate.question import Options
from tests.emit.pages import page, written_served

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

READ = """
    await until(drawn);
    const points = () => document.querySelector("#cache polyline")?.getAttribute("points") ?? "";
    const dot = () => document.querySelector("#cache circle title").textContent;
    const before = [points(), dot()];
    const field = document.getElementById("a-cached");
    field.value = "9000";
    await stands(() => field.dispatchEvent(new Event("input")));
    return {
        before, after: [points(), dot()], shown: !document.getElementById("cache-figure").hidden,
        tiles: document.getElementById("tiles").textContent,
        inputs: [...document.querySelectorAll("#sides input[data-size]")].map((input) => input.dataset.size),
        heads: [...document.querySelectorAll("#components-table th")].map((node) => node.textContent),
    };
"""


@pytest.mark.parametrize(
    ("name", "text"), [("llama-3-8b", "512 MiB at 4096 tokens"), ("mixtral-8x7b", "512 MiB at 4096 tokens")]
)
def test_a_decode_step_and_its_cache_follow_a_reader(chromium, name, text):
    found = chromium.run(written_served(name, "decode"), READ)
    assert found["shown"]
    assert found["before"][1].endswith(text)
    assert found["before"] != found["after"]
    costs = price(load(name), Options(workload="decode", cached=9000))
    assert f"{int(costs.totals['cache_bytes']):,}" in found["tiles"].replace("\u200b", "")
    assert "cached" in found["inputs"]
    assert "context" not in found["inputs"]
    assert "cache" in found["heads"]
    assert not {"backward FLOPs", "saved activations"} & set(found["heads"])
    assert "backward" not in found["tiles"]


SWITCH = """
    await until(drawn);
    const titles = () => [...document.querySelectorAll("#totals-table th[scope=row]")].map((node) => node.textContent);
    const read = () => ({
        hidden: document.getElementById("cache-figure").hidden,
        titles: titles(),
        tiles: document.getElementById("tiles").textContent,
        trains: [...document.querySelectorAll("#live .trains")].some((node) => !node.hidden),
        measures: [...document.getElementById("measure").options].filter((item) => !item.disabled).map((o) => o.value),
    });
    const before = read();
    await stands(() => document.querySelector("[name=a-workload][value=decode]").click());
    await until(() => location.hash === "#workload=decode");
    const decode = read();
    const select = document.getElementById("a-model");
    select.value = "t5-small";
    await stands(() => select.dispatchEvent(new Event("change")));
    await until(() => location.hash === "#model=t5-small&workload=decode");
    const other = read();
    await stands(() => document.querySelector("[name=a-workload][value=training]").click());
    await until(() => location.hash === "#model=t5-small");
    return { before, decode, other, after: read() };
"""


def test_the_workload_is_a_switch_of_the_page(chromium):
    found = chromium.run(page("llama-3-8b"), SWITCH)
    for side in ("before", "after"):
        assert found[side]["hidden"]
        assert found[side]["trains"]
        assert "saved" in found[side]["measures"]
        assert "cache" not in found[side]["measures"]
    for side, name in (("decode", "llama-3-8b"), ("other", "t5-small")):
        assert not found[side]["hidden"]
        assert not found[side]["trains"]
        assert not [title for title in found[side]["titles"] if re.search("backward|gradient|optimizer|saved", title)]
        assert "cache" in found[side]["measures"]
        costs = price(load(name), Options(workload="decode"))
        assert f"{costs.totals['cache_bytes']:,}" in found[side]["tiles"]


def test_a_training_page_shows_no_cache(chromium):
    script = "await until(drawn); return document.getElementById('cache-figure').hidden;"
    assert chromium.run(page("llama-3-8b"), script) is True
