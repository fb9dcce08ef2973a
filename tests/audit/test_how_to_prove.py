"""The how-to on proofs says what the commands do."""

from __future__ import annotations

import re
from pathlib import Path

from symcost.audit.sheets import read_sheet
from symcost.audit.verdict import check_sheet

PAGE = (Path(__file__).parents[2] / "docs/how-to/prove-a-formula.md").read_text(encoding="utf-8")


def block(language: str) -> str:
    return re.search(rf"```{language}\n(.*?)```", PAGE, re.DOTALL).group(1)


def test_the_sheet_comes_out_as_shown():
    found = check_sheet(read_sheet(block("yaml"), "estimator.yaml"))
    assert [verdict.verdict for verdict in found] == ["refuted", "value"]
    for line in block("text").splitlines():
        assert line in found[0].message
    convention = "conventions: {pairs: causal_half}"
    assert convention in PAGE
    stated = block("yaml").replace("- name: a layer forward", f"- name: a layer forward\n    {convention}")
    assert check_sheet(read_sheet(stated, "estimator.yaml"))[0].verdict == "proved"


def test_the_test_passes():
    names: dict = {}
    exec(compile(block("python"), "prove-a-formula.md", "exec"), names)
    names["test_qkv_parameters"]()
