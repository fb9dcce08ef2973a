"""The page of a served model in a browser: numbers of its step, and its cache over the context."""

from __future__ import annotations

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


def test_a_training_page_shows_no_cache(chromium):
    script = "await until(drawn); return document.getElementById('cache-figure').hidden;"
    assert chromium.run(page("llama-3-8b"), script) is True
