"""Formulas of modules: of the library's model of a config, of a class that no family prices, and beside ours."""

from __future__ import annotations

import importlib.util
import json
from fractions import Fraction

import pytest

from symcost.cli.app import run
from symcost.errors import RecoverError
from symcost.frontend import raw_config
from symcost.recover.box import Outside
from symcost.recover.library.axes import Axes
from symcost.recover.library.expressions import Writer
from symcost.recover.library.fields import Field, cut, fields, without_dropout
from symcost.recover.library.models import Models
from symcost.recover.library.polynomials import Polynomials
from symcost.recover.result import text

HAS_TORCH = importlib.util.find_spec("torch") is not None and importlib.util.find_spec("transformers") is not None
needs_library = pytest.mark.skipif(not HAS_TORCH, reason="needs torch and transformers")

BLOCK = '''
import torch

class Block(torch.nn.Module):
    """A block of somebody's own: no config class, no layers, a bias, a gate."""

    def __init__(self, hidden, ffn, gated=True):
        super().__init__()
        self.hidden = hidden
        self.up = torch.nn.Linear(hidden, 2 * ffn)
        self.down = torch.nn.Linear(ffn, hidden, bias=False)

    def forward(self, x):
        gate, up = self.up(x).chunk(2, dim=-1)
        return x + self.down(gate.sigmoid() * up)

class Spoilt(Block):
    def forward(self, x):
        return super().forward(x) * float(self.down.weight.sum())

class Odd(Block):
    def forward(self, x):
        return super().forward(x[:, : int(x.shape[1] ** 0.5)])
'''


def widths(places):
    """A pretended module: heads divide the width, a width of heads is even, keys divide heads."""
    hidden, heads, keys = (places.get(field.name, field.value) for field in OWN)
    if hidden % heads or (hidden // heads) % 2 or heads % keys:
        raise Outside("no such sizes")
    return {("params", "q"): hidden * hidden, ("params", "k"): hidden * keys * (hidden // heads) + 3}


OWN = [Field(("hidden_size",), "hidden", 64), Field(("n_heads",), "heads", 8), Field(("kv",), "kv_heads", 2)]


def formulas(run_, own):
    axes = Axes(Models(run_, 60), own)
    found = Polynomials(axes)
    writer = Writer(axes)
    return axes, {key: text(writer.expression(terms)) for key, terms in found.terms.items()}


def test_sizes_that_divide_one_another_are_varied_together():
    axes, found = formulas(widths, OWN)
    assert found == {("params", "q"): "hidden**2", ("params", "k"): "3 + hidden*kv_heads*head_dim"}
    assert axes.held == []


def test_what_cannot_be_varied_is_held_and_said():
    def fixed(places):
        if places.get("hidden", 64) != 64:
            raise Outside("one width only")
        return {("params", ""): places.get("hidden", 64) * places.get("vocab", 100)}

    axes, found = formulas(fixed, [OWN[0], Field(("vocab_size",), "vocab", 100)])
    assert (axes.held, found) == (["hidden"], {("params", ""): "64*vocab"})


def test_what_is_no_polynomial_at_fresh_sizes_is_refused():
    def stepped(places):
        hidden, vocab = places.get("hidden", 64), places.get("vocab", 100)
        return {("params", ""): hidden * vocab + (hidden != 64 and vocab != 100)}

    with pytest.raises(RecoverError, match=r"is no polynomial: .* at hidden="):
        formulas(stepped, [OWN[0], Field(("vocab_size",), "vocab", 100)])


@pytest.mark.parametrize(
    ("steps", "where"),
    [
        (lambda seq: int(seq**0.5), "a step of one in the whole first look, one further off"),
        (lambda seq: min(seq, 64), "a ceiling above the first look"),
        (lambda seq: max(seq, 9), "a floor below it"),
        (lambda seq: -(-seq // 32), "padding to more than the first look"),
        (lambda seq: seq + (seq > 70), "a branch far off"),
    ],
)
def test_what_steps_far_from_the_configs_own_sizes_is_held(steps, where):
    lengths = [Field(("batch",), "batch", 2), Field(("seq",), "seq", 16), OWN[0]]

    def stepping(places):
        batch, seq, hidden = (places.get(field.name, field.value) for field in lengths)
        return {("forward", ""): batch * hidden * steps(seq)}

    axes, found = formulas(stepping, lengths)
    assert axes.held == ["seq"], where
    assert found == {("forward", ""): f"{'' if steps(16) == 1 else f'{steps(16)}*'}batch*hidden"}


def test_what_steps_far_off_only_together_is_refused():
    def together(places):
        hidden, vocab = places.get("hidden", 64), places.get("vocab", 100)
        return {("params", ""): hidden * vocab + (hidden * vocab > 5 * 64 * 103)}

    with pytest.raises(RecoverError, match="is no polynomial"):
        formulas(together, [OWN[0], Field(("vocab_size",), "vocab", 100)])


def test_sizes_that_do_not_go_together_are_said():
    def fickle(places):
        if len(places) == 2 and places["hidden"] != 64 and places["vocab"] == 100:
            raise Outside("hidden and vocab disagree")
        return {("params", ""): places.get("hidden", 64) * places.get("vocab", 100)}

    with pytest.raises(RecoverError, match="do not go together: hidden and vocab disagree"):
        formulas(fickle, [OWN[0], Field(("vocab_size",), "vocab", 100)])


def test_fields_have_our_names_and_layers_are_cut():
    config = {"model_type": "gpt2", "n_embd": 8, "n_layer": 4, "n_head": 2, "eos_token_id": 7, "kinds": [1, 2, 3, 4]}
    assert [(field.name, field.value) for field in fields(config)] == [("hidden", 8), ("layers", 4), ("heads", 2)]
    assert cut(config, 2) == {**config, "n_layer": 2, "kinds": [1, 2]}
    assert without_dropout({"a": {"attn_pdrop": 0.1}, "eps": 0.5}) == {"a": {"attn_pdrop": 0.0}, "eps": 0.5}


@pytest.fixture
def block(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "blocks.py").write_text(BLOCK, encoding="utf-8")
    (tmp_path / "block.json").write_text(json.dumps({"hidden": 24, "ffn": 40}), encoding="utf-8")


@pytest.mark.torch
@needs_library
@pytest.mark.usefixtures("block")
def test_a_class_of_ones_own(capsys):
    assert run(["recover", "block.json", "--class", "blocks.py:Block", "--format", "json"]) == 0
    found = json.loads(capsys.readouterr().out)
    totals = {part["quantity"]: part["formula"] for part in found["totals"]}
    assert found["source"] == "recovered"
    assert totals["params"] == "2*ffn + 3*hidden*ffn"
    assert totals["forward"] == "6*batch*hidden*ffn*seq".replace("hidden*ffn*seq", "seq*hidden*ffn")
    assert totals["backward"] == "12*batch*seq*hidden*ffn"
    assert run(["recover", "block.json", "--class", "blocks.py:Block", "--to", "sheet"]) == 0
    with open("found.yaml", "w", encoding="utf-8") as file:
        file.write(capsys.readouterr().out)
    assert run(["check", "found.yaml"]) == 0


@pytest.mark.torch
@needs_library
@pytest.mark.usefixtures("block")
@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["block.json", "--class", "blocks.py:Spoilt"], "needs the values of its weights"),
        (["block.json", "--class", "blocks.py:Odd"], "does not run|no polynomial|held"),
        (["block.json", "--class", "blocks.py:Absent"], "has no"),
        (["block.json", "--class", "blocks.py:torch"], "has no|is no class"),
        (["absent.json"], "absent.json"),
        (["block.json", "--class", "blocks.py:Block", "--dims", "a=b"], "--dims goes with a function"),
    ],
)
def test_refused(capsys, arguments, message):
    import re

    status = run(["recover", *arguments])
    out = capsys.readouterr()
    assert status == 2 or "held" in message
    assert re.search(message, out.err + out.out)


@pytest.mark.torch
@needs_library
@pytest.mark.parametrize("slug", ["llama-3-8b", "mixtral-8x7b", "gpt2"])
def test_both_derivations_agree(slug):
    from symcost.api.derived import derive_again

    found = derive_again(slug, raw_config(slug))
    assert [figure for figure in found.figures if not figure.equal] == []
    assert {figure.quantity for figure in found.figures} == {"params", "forward", "backward", "saved", "cache"}
    assert found.runs < 200


@pytest.mark.torch
@needs_library
def test_a_wrong_formula_shows_as_a_factored_difference(monkeypatch):
    from symcost.api.derived import derive_again
    from symcost.recover.library import second

    def wrong(*arguments, own=second.our_figures, **lengths):
        for key, value in own(*arguments, **lengths):
            scaled = value * Fraction(1, 2) if key == ("our forward", "dense/output_projection", "") else value
            yield key, int(scaled)

    monkeypatch.setattr(second, "our_figures", wrong)
    found = derive_again("gpt2", raw_config("gpt2"))
    differing = {(f.scope, f.quantity): second.factored(f.difference) for f in found.figures if not f.equal}
    assert set(differing) == {("dense", "forward"), ("model", "forward")}
    assert differing["dense", "forward"] == "batch*seq*hidden**2"
