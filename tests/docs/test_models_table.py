"""The table of models against torch shows what was measured; the tests of parity hold every row of it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from tests.parity import test_models, test_recurrent, test_sides

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/explanation/models-against-torch.md"
TABLE = re.compile(r"(?<=\n\n)\| model \|.*?\n(?=\n)", re.DOTALL)
RECORDED = {
    path.stem: json.loads(path.read_text(encoding="utf-8")) for path in (ROOT / "tests/data/models").glob("*.json")
}
EQUAL = {*test_models.DECODERS, *test_sides.REAL}
APART = set(test_recurrent.SLUGS)


def table() -> str:
    """Every model with the figures of the library's module, and how ours compare."""
    head = "| model | parameters | ours | matmul FLOPs forward | ours | ran as |\n|---|---:|---|---:|---|---|\n"
    return head + "".join(row(slug, RECORDED[slug]) for slug in sorted(RECORDED))


def row(slug: str, recorded: dict[str, Any]) -> str:
    run = recorded["flops"]["runs"][0]
    length = f"{run['seq']} tokens" if "seq" in run else f"images of {run['tokens']} tokens"
    ran = f"{run['batch']} x {length}" + (", smaller" if "run_config_overrides" in recorded["flops"] else "")
    flops = "equal" if slug in EQUAL else "a formula apart"
    return f"| {slug} | {recorded['params_total']:,} | equal | {run['forward_flops']:,} | {flops} | {ran} |\n"


def test_the_page_shows_what_was_measured(request):
    page = PAGE.read_text(encoding="utf-8")
    if request.config.getoption("--update-golden"):
        PAGE.write_text(TABLE.sub(lambda _: table(), page), encoding="utf-8")
        return
    assert TABLE.findall(page) == [table()]


def test_every_model_of_the_table_is_compared_by_a_test():
    assert set(RECORDED) == EQUAL | APART
    assert not EQUAL & APART


def test_the_page_and_the_readme_say_how_many_there_are():
    apart = "Four" if len(APART) == 4 else str(len(APART))
    assert f"**{len(RECORDED)} models**" in PAGE.read_text(encoding="utf-8")
    assert f"{apart} have recurrent layers" in PAGE.read_text(encoding="utf-8")
    assert f"has {len(RECORDED)} of them" in (ROOT / "README.md").read_text(encoding="utf-8")
