"""Documents of a served model: caches, and nothing of training."""

import pytest

from symcost.cli.app import run


@pytest.mark.parametrize("form", ["markdown", "latex", "html"])
@pytest.mark.parametrize("name", ["gpt-oss-20b", "deepseek-v2-lite", "t5-base"])
def test_formulas_of_a_served_model(capsys, form, name):
    assert run(["docs", name, "--to", form, "--workload", "decode", "--cached", "100", "--cache", "library"]) == 0
    text = capsys.readouterr().out
    assert "optimizer step" not in text
    assert "training step" not in text
    assert "Gradients" not in text
    assert "cache" in text
