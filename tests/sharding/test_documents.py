"""Documents of a sharded model: formulas in degrees, and numbers that agree with those that are priced."""

from __future__ import annotations

import pytest

from symcost.cli.app import run

RANK = ["--tp", "8", "--dp", "8", "--zero", "3", "--pp", "4", "--microbatches", "8"]


def document(capsys, form, *arguments):
    assert run(["docs", "llama-3-8b", "--to", form, *arguments]) == 0
    return capsys.readouterr().out


def test_markdown_states_collectives_and_local_sizes_in_degrees(capsys):
    text = document(capsys, "markdown", *RANK)
    assert r"{n}^{/t} = n/P_{t}" in text
    assert r"| `tp` | ranks that divide heads" in text
    payload = r"| forward | payload | reduce-scatter over tp: `y` | $`B\,h\,u_{a}\,{S}^{/c}\,\min(1, P_{t} - 1)`$ |"
    assert payload in text
    assert "**bytes on the wire of tp, forward**" in text
    assert "under plan megatron" in text
    assert r"M_{\mathrm{unsharded}} + M_{\mathrm{communication}} + \max" in text
    # Saved tensors of as many chunks as are in flight.
    assert r"L\,m_{f}/P_{v} \cdot" in text


@pytest.mark.parametrize("form", ["markdown", "latex"])
def test_a_model_on_one_device_has_nothing_of_it(capsys, form):
    text = document(capsys, form)
    assert "rank" not in text.replace("ranked", "")
    assert "collective" not in text


def test_every_form_shows_what_is_sent(capsys):
    for form in ("latex", "html"):
        text = document(capsys, form, "--fragment", *RANK)
        assert "reduce-scatter over tp" in text
        assert "Every figure is that of one rank" in text
