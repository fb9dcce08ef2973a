"""Frozen weights in few bits: what is stored, what computes with it, and what nothing changes."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest

from symcost.api.model import load
from symcost.cli.app import run
from symcost.ir.quantised import BASES

LINEAR = {
    # Parameters of matmuls in layers: what is neither embedding, head, norm nor router.
    "llama-3-8b": 8_030_261_248 - 2 * 128_256 * 4096 - 65 * 4096,
    "mixtral-8x7b": 46_702_792_704 - 2 * 32_000 * 4096 - 65 * 4096 - 32 * 8 * 4096,
}
# Bytes a parameter: values, and scales of 64 or of a block.
BYTES = {
    "nf4": Fraction(1, 2) + Fraction(1, 64) + Fraction(4, 64 * 256),
    "nf4_single": Fraction(1, 2) + Fraction(4, 64),
    "mxfp4": Fraction(1, 2) + Fraction(1, 32),
    "fp8": 1 + Fraction(4, 128 * 128),
    "bf16": Fraction(2),
}


@cache
def adapted(name, train="lora", base=""):
    return load(name).train(
        train, rank=8, targets="all-linear" if name != "mixtral-8x7b" else "attention", base_precision=base
    )


def totals(model, **options):
    return model.evaluate(batch=2, seq=64, **options).result["totals"]


@pytest.mark.parametrize("name", LINEAR)
@pytest.mark.parametrize("base", BYTES)
def test_bytes_of_the_base(name, base):
    plain, stored = (totals(adapted(name, base=chosen)) for chosen in ("", base))
    scales = stored["bytes_by_role"].get("buffer", 0) - plain["bytes_by_role"].get("buffer", 0)
    saved = plain["bytes_by_role"]["param"] - stored["bytes_by_role"]["param"] - scales
    assert saved == LINEAR[name] * (2 - BYTES[base])


@pytest.mark.parametrize("base", BASES)
def test_compute_and_gradients_are_as_without(base):
    plain, stored = (totals(adapted("llama-3-8b", base=chosen)) for chosen in ("", base))
    for phase in ("forward", "backward"):
        assert stored["flops"][phase]["matmul"] == plain["flops"][phase]["matmul"]
        matmuls = ("BF16",)
        assert all(plain["flops_by_dtype"][phase][d] == stored["flops_by_dtype"][phase][d] for d in matmuls)
    for role in ("param_gradient", "master_param", "optimizer_state", "activation"):
        assert stored["bytes_by_role"][role] == plain["bytes_by_role"][role]
    assert stored["params"] == plain["params"]


def test_a_kernel_reads_what_is_stored_and_restores_it():
    plain, stored = (totals(adapted("llama-3-8b", base=base)) for base in ("", "nf4"))
    weights = LINEAR["llama-3-8b"]
    for phase, least in (("forward", weights), ("backward", weights)):
        read = plain["hbm_bytes"][phase]["read"] - stored["hbm_bytes"][phase]["read"]
        # The lowest layer hands no gradient to its input: q, k and v of it are not read again.
        missing = 4096 * (4096 + 2 * 1024) if phase == "backward" else 0
        assert read == (least - missing) * (2 - BYTES["nf4"])
        work = stored["flops"][phase]["vector"] - plain["flops"][phase]["vector"]
        assert work == (least - missing) * (1 + Fraction(2, 64))


def test_qlora_is_an_adapter_on_nf4():
    assert totals(adapted("llama-3-8b", "qlora")) == totals(adapted("llama-3-8b", "lora", "nf4"))
    assert totals(adapted("llama-3-8b", "qlora", "int8")) == totals(adapted("llama-3-8b", "lora", "int8"))


def test_what_is_trained_is_not_stored_so():
    found = load("llama-3-8b").train(layers="last:2", base_precision="fp8").evaluate(batch=1, seq=8).result
    stored = {
        (item["kind"], tensor["dtype"])
        for item in found["components"]
        for tensor in item["tensors"]
        if item["group"] in ("attention", "ffn") and tensor["role"] == "param"
    }
    assert stored == {("dense_frozen", "FP8"), ("dense_first", "BF16"), ("dense", "BF16")}


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("--base-precision nf4", "every weight is trained"),
        ("--train qlora --lora-rank 8 --lora-targets q_proj --base-precision nf5", "unknown base precision 'nf5'"),
        ("--train qlora --lora-targets q_proj", "state a positive rank"),
        (
            "--train qlora --lora-rank 8 --lora-targets q_proj --modules-to-save o_proj",
            "its weights are stored in nf4, which cannot be trained",
        ),
    ],
)
def test_refused(capsys, arguments, message):
    assert run(["eval", "llama-3-8b", *arguments.split()]) == 2
    assert message in capsys.readouterr().err
