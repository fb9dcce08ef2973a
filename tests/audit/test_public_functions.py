"""Public functions as they are written: the right verdict and the difference by item, each in a few seconds."""

from __future__ import annotations

from decimal import Decimal
from math import log
from time import process_time

import numpy as np
import pytest

import symcost
from symcost.errors import SymcostError
from symcost.testing import MEGATRON_LM, MEGATRON_LM_MOE, assert_equivalent, constant
from tests.audit import public_functions as public
from tests.audit.test_trace import settled

TRAIN = "model.train.matmul"
HALF = {"conventions": {"pairs": "causal_half"}}


@pytest.fixture(autouse=True)
def in_time():
    start = process_time()
    yield
    assert process_time() - start < 5


class TestMegatron:
    def test_dense(self):
        assert assert_equivalent(public.megatron, "llama", TRAIN, names=MEGATRON_LM, **HALF).verdict == "proved"

    def test_all_pairs(self):
        found = settled(public.megatron, TRAIN, MEGATRON_LM)
        assert found.verdict == "refuted"
        assert found.nearest == "pairs=causal_half"

    def test_experts(self):
        found = settled(public.megatron, TRAIN, MEGATRON_LM_MOE, "mixtral", **HALF)
        assert found.verdict == "refuted"
        assert "moe.router" in found.cause
        without = f"{TRAIN} - layers*moe.router.train.matmul"
        found = settled(public.megatron, without, MEGATRON_LM_MOE, "mixtral", **HALF)
        assert found.verdict == "proved_where"
        assert found.where[0].startswith("layers in {1, 2, 3, 4, ")


class TestNanoGpt:
    names = {  # noqa: RUF012
        "self": {
            "get_num_params()": "model.params - positions*hidden",
            "config": {"n_layer": "layers", "n_head": "heads", "n_embd": "hidden", "block_size": "seq"},
        },
        "fwdbwd_per_iter": "batch",
        "dt": 2.5,
    }

    def test_as_its_text_says(self):
        text = "(6*(model.params - positions*hidden) + 12*layers*hidden*seq)*seq*batch/780e12"
        assert (
            settled(public.nanogpt, text, self.names, "gpt2", assume={"hidden": "heads*head_dim"}).verdict == "proved"
        )

    def test_against_the_matmuls(self):
        found = settled(public.nanogpt, f"{TRAIN}/780e12", self.names, "gpt2", assume={"hidden": "heads*head_dim"})
        assert found.verdict == "refuted"
        assert found.values[0] != found.values[1]
        assert found.difference != 0


def test_torchtitan_returns_two_numbers():
    table = {"numel()": "vocab*hidden"}
    names = {
        "model_args": {"n_layers": "layers", "n_heads": "heads", "dim": "hidden", "enable_weight_tying": False},
        "model": {
            "parameters()": [table, {"numel()": "model.params - vocab*hidden"}],
            "children()": [{"parameters()": [table]}],
        },
        "seq_len": "seq",
    }
    assume = {"hidden": "heads*head_dim"}
    flops = "6*(model.params - vocab*hidden) + 12*layers*hidden*seq"
    assert settled(public.torchtitan, ["model.params", flops], names, assume=assume).verdict == "proved"
    found = settled(public.torchtitan, ["model.params", f"{TRAIN}/(batch*seq)"], names, assume=assume)
    assert [item.verdict for item in found.items.values()] == ["proved", "refuted"]
    assert "0: proved\n1: refuted" in str(found)
    with pytest.raises(SymcostError, match="returned a tuple of 2 items"):
        assert_equivalent(public.torchtitan, "llama", TRAIN, names=names, assume=assume)


def test_chinchilla_by_item():
    sizes = "seq vocab hidden head_dim heads ffn layers".split()
    words = "seq_len vocab_size d_model key_size num_heads ffw_size num_layers".split()
    names = dict(zip(words, sizes, strict=True))
    forward = "layers*(8*hidden*heads*head_dim + 4*seq*heads*head_dim + 3*heads*seq + 4*hidden*ffn) + 4*vocab*hidden"
    items = {"forward": f"seq*({forward})", "train": "model.train.matmul/batch"}
    found = settled(public.chinchilla, items, names, "gpt2")
    assert {name: item.verdict for name, item in found.items.items()} == {"forward": "proved", "train": "refuted"}


def test_cookbook_with_and_without_a_pass_more():
    args = {"topk": 1, "num_experts": 1, "checkpoint_activations": False, "batch_size": "batch"}
    args |= {"sequence_length": "seq", "num_layers": "layers", "hidden_size": "hidden", "ffn_hidden_size": "ffn"}
    args |= {"kv_size_ratio": 1.0, "vocab_size": "vocab"}
    assume = {"hidden": "heads*head_dim", "kv_heads": "heads"}
    assert settled(public.cookbook, TRAIN, {"args": args}, "gpt2", assume=assume).verdict == "proved"
    more = {"args": {**args, "checkpoint_activations": True}}
    assert settled(public.cookbook, TRAIN, more, "gpt2", assume=assume).verdict == "refuted"


def test_shapes_of_tensors():
    shape = {"shape": ["batch", "heads", "seq", "head_dim"]}
    names = {"query": shape, "key": shape, "value": shape}
    core = "dense.attention_core.forward.matmul"
    assert settled(public.deepspeed, [core, f"{core}/2"], names).verdict == "proved"
    found = settled(public.deepspeed, [core, core], names)
    assert [item.verdict for item in found.items.values()] == ["proved", "refuted"]


def test_a_batch_and_a_model():
    config = {"n_layers": "layers", "d_model": "hidden", "tie_word_embeddings": False}
    model = {"config": config, "embedding": "vocab*hidden"}
    names = {
        "self": {"n_active_params": "model.params", "model": model},
        "batch": {"input_ids": {"shape": ["batch", "seq"]}},
    }
    assume = {"hidden": "heads*head_dim"}
    norms = "6*batch*seq*(2*layers + 1)*hidden"
    assert settled(public.llm_foundry, f"{TRAIN} + {norms}", names, assume=assume).verdict == "proved"
    assert settled(public.llm_foundry, TRAIN, names, assume=assume).verdict == "refuted"


def test_a_width_by_name():
    spec = {"block_size": 16, "num_kv_heads": "kv_heads", "head_size": "head_dim", "dtype": constant("bfloat16")}
    assert settled(public.vllm_page, "64*kv_heads*head_dim", {"spec": spec}).verdict == "proved"


def test_decimals_are_compared_as_floats():
    found = settled(lambda hidden: Decimal(hidden) / 3 * 6, "2*hidden", {"hidden": "hidden"})
    assert found.verdict in ("not_refuted", "proved_where")
    assert settled(lambda hidden: Decimal(hidden) * 3, "2*hidden", {"hidden": "hidden"}).verdict == "refuted"


def test_a_list_of_lengths():
    config = {
        "hidden_size": "hidden",
        "num_hidden_layers": "layers",
        "num_key_value_heads": "kv_heads",
        "num_attention_heads": "heads",
        "head_dim": "head_dim",
        "intermediate_size": "ffn",
        "vocab_size": "vocab",
    }
    names = {"config": config, "tokens_sum": "2*seq", "batch_seqlens": ["seq", "seq"], "delta_time": 1}
    text = f"({TRAIN} + 12*seq*hidden*vocab)/1e12"  # the look-up of the embedding counts as a product
    assert settled(public.verl, text, names, assume={"batch": "2"}).verdict == "proved"


def test_a_loop_over_layers_with_keys():
    names = {
        "config": {
            "num_hidden_layers": "layers",
            "num_attention_heads": "heads",
            "head_dim": "head_dim",
            "hidden_size": "hidden",
            "intermediate_size": "ffn",
        },
        "seq": "seq",
    }
    items = {
        "attention": "layers*dense.attention_core.forward.matmul/batch",
        "ffn": "layers*dense.ffn.forward.matmul/batch",
    }
    found = settled(public.by_layer, items, names)
    assert found.verdict == "proved_where"
    (where,) = found.as_json()["where"]
    assert where.startswith("layers in {1, 2, 3, 4, ")
    found = settled(public.by_layer, {**items, "ffn": "dense.ffn.forward.matmul"}, names)
    assert {name: item.verdict for name, item in found.items.items()} == {"attention": "proved_where", "ffn": "refuted"}


def test_floats_as_they_are_written():
    def narayanan(B, s, l, h, V, peak=989.5e12):
        return 72 * B * s * l * h**2 * (1.0 + s / (6.0 * h) + V / (12.0 * l * h)) / 1e12 * (log(8) / log(2) / 3)

    names = {"B": "batch", "s": "seq", "l": "layers", "h": "hidden", "V": "vocab"}
    text = "72*batch*seq*layers*hidden**2*(1 + seq/(6*hidden) + vocab/(12*layers*hidden))/1e12"
    assert settled(narayanan, text, names, "gpt2").verdict == "proved"


def test_a_first_layer_that_is_indexed():
    def first(widths, layers):
        kinds = [1] * 3
        return widths * kinds[0] * layers if layers > 0 else kinds[layers - 4]

    assert settled(first, "hidden*layers", {"widths": "hidden", "layers": "layers"}).verdict == "proved"


def test_numpy_integers_and_loaded_models():
    def cost(hidden, factor):
        return np.int64(3) * hidden * factor

    names = {"hidden": "hidden", "factor": np.int64(2)}
    assert settled(cost, "6*hidden", names).verdict == "proved"
    model = symcost.load("llama-3-8b")
    assert assert_equivalent(cost, model, "6*hidden", names=names).verdict == "proved"


def test_remainders_are_no_matter_of_the_grammar():
    found = settled(lambda hidden: hidden % 64, "hidden", {"hidden": "hidden"})
    assert (found.verdict, found.values[0]) == ("refuted", 0)
    assert found.at["hidden"] % 64 == 0


def test_what_is_taken_knowingly():
    def shorter(seq):
        return min(seq, 131072)

    given = {"names": {"seq": "seq"}}
    assert settled(shorter, "seq", given["names"]).verdict == "refuted"
    found = assert_equivalent(shorter, "llama", "seq", where="seq <= 131072", **given)
    assert (found.verdict, found.where) == ("proved_where", ("seq <= 131072",))
    with pytest.raises(SymcostError, match="'refuted' cannot be taken for equal"):
        assert_equivalent(shorter, "llama", "seq", accept="refuted", **given)
    with pytest.raises(SymcostError, match="is no condition"):
        assert_equivalent(shorter, "llama", "seq", where="seq", **given)


@pytest.mark.parametrize(
    ("assume", "message"),
    [
        ({"hidden": "0"}, "hidden is assumed to be 0"),
        ({"hidden": "1/2"}, "hidden is assumed to be 1/2"),
        ({"experts": "2", "top_k": "3"}, "no sizes meet what is assumed"),
    ],
)
def test_assumptions_that_no_model_meets(assume, message):
    with pytest.raises(SymcostError, match=message):
        settled(lambda seq, experts, top_k: seq, "seq", {n: n for n in ("seq", "experts", "top_k")}, assume=assume)


def test_time_is_kept_and_said():
    def endless(seq):
        left = seq
        while left:
            left = left + 1
        return 1

    start = process_time()
    with pytest.raises(SymcostError, match="no call of endless ended in time"):
        assert_equivalent(endless, "llama", "seq", names={"seq": "seq"}, seconds=1)
    assert process_time() - start < 10


def test_without_a_solver_less_is_proved(monkeypatch):
    from symcost.audit import solver

    monkeypatch.setattr(solver, "installed", lambda: False)

    def branch(hidden, seq):
        return 2 * hidden * seq if seq > 5 else hidden * seq * 2

    def unclear(hidden, seq):
        return 2 * hidden * seq + (1 if hidden * hidden == 2 * seq * seq else 0)

    names = {"hidden": "hidden", "seq": "seq"}
    assert settled(branch, "2*hidden*seq", names).verdict == "proved"
    found = settled(unclear, "2*hidden*seq", names)
    assert found.verdict == "not_refuted"
    assert "it is not known whether" in found.reasons[0]
