"""Utilisation of devices: figures that were published with everything they follow from."""

import json
from fractions import Fraction

import pytest

from symcost.api.model import load
from symcost.api.utilisation import measured
from symcost.audit.utilisation import Run
from symcost.cli.app import run as main
from symcost.errors import UsageError
from symcost.evaluate.question import Options

PALM = {
    "model_type": "cohere",
    "hidden_size": 18432,
    "num_hidden_layers": 118,
    "num_attention_heads": 48,
    "num_key_value_heads": 1,
    "head_dim": 256,
    "intermediate_size": 73728,
    "vocab_size": 256000,
    "tie_word_embeddings": True,
    "max_position_embeddings": 2048,
}


def gpt(layers, hidden, heads):
    """A model of Megatron's tables: 2048 positions, a vocabulary of 51200."""
    sizes = {"n_layer": layers, "n_embd": hidden, "n_head": heads, "n_positions": 2048, "vocab_size": 51200}
    return {"model_type": "gpt2", **sizes}


def used(source, device, run, seq, **conventions):
    return measured(load(source), Options(seq=seq, hardware=device, conventions=conventions), run)


def test_palm_540b_as_its_paper_states_it():
    # Chowdhery et al. 2022, appendix B: 238.3K tokens/s on 6144 chips; 45.7% without self-attention.
    found = used(PALM, "tpu-v4", Run(6144, tokens=238_300), 2048)
    assert round(float(found.mfu["palm"]), 3) == 0.462
    assert round(float(found.mfu["6n"]), 3) == 0.457
    assert found.tokens == 238_300


@pytest.mark.parametrize(
    ("model", "tokens_a_device", "seq", "share"),
    [
        ("llama-3-8b", 2904, 8192, 0.568),
        ("llama-3-8b", 2973, 8192, 0.582),
        ("llama-3-70b", 331, 8192, 0.517),
        ("llama-2-70b", 355, 4096, 0.508),
        ("llama-2-70b", 353, 4096, 0.505),
    ],
)
def test_torchtitans_table(model, tokens_a_device, seq, share):
    # pytorch/torchtitan docs/performance.md: 64 A100, words a second of a device; all parameters counted then.
    found = used(model, "a100-sxm-80gb", Run(64, tokens=64 * tokens_a_device), seq)
    assert float(found.mfu["palm"]) == pytest.approx(share, abs=6e-4)


@pytest.mark.parametrize(
    ("layers", "hidden", "heads", "devices", "seconds", "batch", "mfu", "hfu"),
    [
        (48, 6144, 64, 8, "1.10", 4, 0.415, 0.437),
        (96, 12288, 96, 64, "13.75", 64, 0.514, 0.528),
        (105, 20480, 128, 280, "37.83", 280, 0.560, 0.570),
        (128, 25600, 160, 512, "71.49", 512, 0.563, 0.570),
    ],
)
def test_megatrons_table_with_selective_recomputation(layers, hidden, heads, devices, seconds, batch, mfu, hfu):
    # Korthikanti et al. 2022, table 5: seconds have two decimals, so that 1.10 is half a percent of itself.
    run = Run(devices, Fraction(seconds), batch)
    found = used(gpt(layers, hidden, heads), "a100-sxm-80gb", run, 2048, recompute="selective", attention="eager")
    near = 5e-4 + float(mfu) * 0.005 / float(seconds)
    assert float(found.mfu["torch"]) == pytest.approx(mfu, abs=near)
    # One forward of all cores on top: a third of what they have. The paper's formula has s/3h for s/6h, which is three.
    core = 4 * batch * layers * 2048**2 * hidden
    assert found.hardware == found.step["torch"] + core
    assert float(found.share(found.hardware + 2 * core)) == pytest.approx(hfu, abs=near)


@pytest.mark.parametrize(
    ("model", "devices", "billions", "days", "achieved"),
    [(gpt(96, 12288, 96), 1024, 300, 34, 140e12), (gpt(128, 25600, 160), 3072, 450, 84, 163e12)],
)
def test_days_of_training_with_full_recomputation(model, devices, billions, days, achieved):
    # Narayanan et al. 2021, section 5.1: with every forward twice, eight FLOPs a parameter and token; days are whole.
    tokens = Fraction(billions * 10**9, days * 86400)
    found = used(model, "a100-sxm-80gb", Run(devices, tokens=tokens), 2048)
    assert float(found.mfu["6n"]) * 8 / 6 == pytest.approx(achieved / 312e12, rel=0.5 / days)


def test_hardware_flops_are_model_flops_where_nothing_is_computed_twice():
    found = used("llama-3-8b", "h100-sxm-80gb", Run(8, 2, 16), 4096, attention="eager")
    assert found.hfu == found.mfu["default"] == found.mfu["torch"]
    twice = used("llama-3-8b", "h100-sxm-80gb", Run(16, 4, 64), 4096, attention="eager")
    assert twice.hfu == found.hfu


def test_a_step_and_its_tokens_a_second_say_the_same():
    step = used("llama-3-8b", "h100-sxm-80gb", Run(8, Fraction("2.5"), 16), 4096)
    rate = used("llama-3-8b", "h100-sxm-80gb", Run(8, tokens=Fraction(16 * 4096) / Fraction("2.5")), 4096)
    assert step.mfu == rate.mfu
    assert step.hfu == rate.hfu


def test_a_peak_is_that_of_the_dtype():
    run, asked = Run(8, 2, 16), {"seq": 4096, "hardware": "h100-sxm-80gb"}
    model = load("llama-3-8b")
    half = measured(model, Options(**asked, precision="fp8_mixed"), run)
    assert half.dtype == "FP8"
    assert half.mfu["6n"] < measured(model, Options(**asked), run).mfu["6n"]


def test_a_profile_that_does_not_hold_is_named_with_its_reason():
    found = used("t5-base", "h100-sxm-80gb", Run(1, 3, 8), 512)
    assert "encoder-decoder" in found.refused["palm"]
    assert set(found.refused).isdisjoint(found.mfu)


@pytest.mark.parametrize(
    ("run", "parts"),
    [
        (Run(8), ["no time was measured", "--step-time"]),
        (Run(8, 3), ["without the sequences", "--global-batch"]),
        (Run(8, 3, 4, 5), ["both stated"]),
        (Run(0, 3, 4), ["--devices is 0", "positive"]),
        (Run(8, 3, -4), ["--global-batch is -4", "positive"]),
        (Run(8, 0, 4), ["--step-time is 0", "positive"]),
        (Run(8, tokens=0), ["--tokens-per-second is 0", "positive"]),
    ],
)
def test_what_was_not_measured_is_refused(run, parts):
    with pytest.raises(UsageError) as caught:
        used("llama-3-8b", "h100-sxm-80gb", run, 4096)
    assert all(part in str(caught.value) for part in parts)


def test_tokens_of_two_sides_are_no_stream():
    with pytest.raises(UsageError, match="encoder-decoder"):
        used("t5-base", "h100-sxm-80gb", Run(1, tokens=5), 512)


COMMAND = ["mfu", "llama-3-8b", "--hardware", "h100-sxm-80gb", "--devices", "8", "--seq", "4096"]


def test_the_command_prints_json(capsys):
    assert main([*COMMAND, "--step-time", "2.5", "--global-batch", "64", "--format", "json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["schema"] == 1
    assert found["mfu"]["torch"] == pytest.approx(found["step_flops"]["torch"] / (2.5 * 8 * 989.4e12))
    assert found["hfu"] > found["mfu"]["torch"]


def test_above_one_is_a_warning_that_says_what_it_means(capsys):
    assert main([*COMMAND, "--tokens-per-second", "1e9"]) == 0
    said = capsys.readouterr()
    assert "above 1" in said.err
    assert "more FLOPs than 8 devices can do in that time" in said.err
    assert max(map(len, said.out.splitlines())) <= 110


@pytest.mark.parametrize(
    ("more", "part"),
    [
        (["--step-time", "0", "--global-batch", "3"], "--step-time is 0"),
        (["--step-time", "fast", "--global-batch", "3"], "--step-time is 'fast'"),
        (["--tokens-per-second", "1", "--hardware", "h100"], "unknown hardware 'h100'"),
        (["--tokens-per-second", "1", "--format", "csv"], "--format 'csv' does not exist"),
    ],
)
def test_bad_input_is_refused_in_one_line(more, part, capsys):
    assert main([*COMMAND, *more]) == 2
    said = capsys.readouterr().err
    assert part in said
    assert said.count("\n") == 1
