"""`symcost eval`: formats, options, warnings, refusals."""

import csv
import io
import json

import pytest

from tests.cli.conftest import CASES

CASE = CASES / "tiny_odd_heads.json"


def priced(symcost, *arguments):
    done = symcost("eval", *arguments, "--format", "json")
    assert done.status == 0, done.err
    return json.loads(done.out)


def test_a_bundled_model(symcost):
    found = priced(symcost, "llama-3-8b")
    assert (found["model"], found["family"], found["formulas"]) == ("llama-3-8b", "llama", "standard")
    assert found["totals"]["params"] == 8030261248
    assert (found["dims"]["batch"], found["dims"]["seq"], found["precision"]) == (1, 4096, "bf16_mixed")
    assert found["stack"] == [{"kind": "dense", "count": 32, "mtp": False}]
    assert found["warnings"] == []


def test_a_case_and_its_options(symcost):
    done = symcost("eval", CASE, "--format", "json")
    found = json.loads(done.out)
    assert (found["formulas"], found["precision"], found["dims"]["batch"]) == ("compute_graph", "FP16_F32", 2)
    assert done.err.startswith("warning: ")
    assert done.err.splitlines() == [f"warning: {text}" for text in found["warnings"]]
    changed = priced(symcost, CASE, "--batch", 5, "--seq", 7, "--precision", "fp32", "--set", "alpha_silu=9/2")
    assert [changed["dims"][name] for name in ("batch", "seq", "alpha_silu", "width_act")] == [5, 7, "9/2", 4]


def test_capacity_factor_has_no_effect(symcost):
    plain, changed = priced(symcost, CASE), priced(symcost, CASE, "--set", "capacity_factor=2")
    assert changed["dims"]["capacity_factor"] == 2
    assert plain["dims"]["capacity_factor"] == "9/8"
    assert (plain["components"], plain["totals"]) == (changed["components"], changed["totals"])


def test_standard_input(symcost, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO(CASE.read_text()))
    assert priced(symcost, "-")["formulas"] == "compute_graph"


def test_a_table_with_totals_and_conventions(symcost):
    done = symcost("eval", "llama-3-8b")
    assert done.status == 0
    for text in (
        "llama-3-8b: 32 dense layers, 8.03 B parameters",
        "qkv_projection",
        "saved activations",
        "attention=flash",
    ):
        assert text in done.out
    assert "\x1b" not in done.out


def test_other_formats(symcost):
    rows = list(csv.DictReader(io.StringIO(symcost("eval", "llama-3-8b", "--format", "csv", "--by", "model").out)))
    params = next(row for row in rows if (row["quantity"], row["unit_or_role"]) == ("elements", "param"))
    assert params["value"] == "8030261248"
    assert symcost("eval", "llama-3-8b", "--format", "markdown").out.startswith("# llama-3-8b")


def test_same_input_same_bytes(symcost):
    assert symcost("eval", CASE, "--format", "json").out == symcost("eval", CASE, "--format", "json").out


def test_free_sizes(symcost):
    found = priced(symcost, "llama-3-8b", "--free", "batch,seq", "--free", "batch")
    assert found["totals"]["flops"]["forward"]["matmul"] == "15009316864*batch*seq + 524288*batch*seq**2"


def test_soft_maximum_is_a_warning(symcost):
    done = symcost("eval", "llama-3-8b", "--seq", 8193, "--by", "model")
    assert done.status == 0
    assert "warning: --seq is 8193, beyond the 8192 positions" in done.err


@pytest.mark.parametrize("kv_heads", [5, 64])
def test_key_heads_that_no_model_has_are_a_warning(symcost, kv_heads):
    (warning,) = priced(symcost, "llama-3-8b", "--set", f"kv_heads={kv_heads}")["warnings"]
    assert warning.startswith(f"kv_heads is {kv_heads}, which does not divide heads 32")
    assert priced(symcost, "llama-3-8b", "--set", "kv_heads=16")["warnings"] == []


@pytest.mark.parametrize("source", ["mamba2-130m", CASE])
def test_a_context_that_nothing_counts_is_a_warning(symcost, source):
    plain, longer = (priced(symcost, source, "--seq", 8, *more) for more in ((), ("--context", 4096)))
    assert longer["totals"] == plain["totals"]
    assert [text for text in longer["warnings"] if text.startswith("--context changes nothing")]


REFUSED = [
    (["llama-3-8b", "--seq", "abc"], "Invalid value for '--seq'"),
    (["llama-3-8b", "--seq", "0"], "--seq is 0"),
    (["llama-3-8b", "--seq", "9" * 3000], "--seq has more than 300 digits"),
    (["llama-3-8b", "--batch", "1_000"], "not a whole number"),
    (["llama-3-8b", "--batch", "\u0663"], "not a whole number"),
    (["llama-3-8b", "--batch", "1.5"], "Invalid value for '--batch'"),
    (["llama-3-8b", "--bach", "1"], "No such option"),
    ([], "Missing argument 'SOURCE'"),
    (["llama-3-8c"], "nearest names: llama-3-8b"),
    (["llama-3-8b", "--formulas", "mine"], "known: standard, compute_graph"),
    (["llama-3-8b", "--format", "xml"], "known: table, json, csv, markdown"),
    (["llama-3-8b", "--by", "layer"], "known: model, kind, component"),
    (["llama-3-8b", "--precision", "bf17"], "known: fp32"),
    (["llama-3-8b", "--pairs", "some"], "known: full, causal, causal_half"),
    (["llama-3-8b", "--recurrence", "chunked"], "no layer has a recurrence"),
    (["llama-3-8b", "--mla", "absorbed"], "no latent attention"),
    (["llama-3-8b", "--mtp"], "no multi-token-prediction block"),
    (["llama-3-8b", "--images", "1"], "no vision tower"),
    (["llama-3-8b", "--target-seq", "1"], "no decoder of its own"),
    (["llama-3-8b", "--context", "1"], "less than the 4096 queries"),
    (["llama-3-8b", "--set", "hiden=1"], "did you mean hidden"),
    (["llama-3-8b", "--set", "hidden=-1"], "non-negative"),
    (["llama-3-8b", "--set", "hidden"], "NAME=VALUE"),
    (["llama-3-8b", "--free", "batch,,seq"], "empty name"),
    (["llama-3-8b", "--free", "sec"], "did you mean seq"),
    (["llama-3-8b", "--activations", "autograd", "--formulas", "compute_graph"], "takes no convention"),
    (["gpt2", "--seq", "1025"], "table of 1024 positions"),
    ([str(CASE), "--set", "vocab=" + "9" * 299, "--batch", "9" * 299], "beyond the range of floating-point numbers"),
    (
        [
            "mixtral-8x7b",
            "--expert-hits",
            "expected",
            "--set",
            "hidden=1" + "0" * 299,
            "--set",
            "moe_ffn=1" + "0" * 299,
        ],
        "floating-point",
    ),
    ([str(CASE), "--formulas", "standard"], "is a case"),
    ([str(CASE), "--attention", "eager"], "takes no convention"),
    ([str(CASE), "--no-mtp"], "takes no convention"),
]


@pytest.mark.parametrize(
    ("arguments", "message"), REFUSED, ids=lambda value: " ".join(value)[-40:] if isinstance(value, list) else ""
)
def test_refused(symcost, arguments, message):
    done = symcost("eval", *arguments)
    assert done.status == 2
    assert message in done.err


BAD_FILES = {
    "truncated": ('{"model_type": "llama"', "no valid JSON at line 1"),
    "list": ("[]", "no JSON object"),
    "empty": ("", "no valid JSON"),
    "layers": (
        CASE.read_text().replace('"num_hidden_layers": 4', '"num_hidden_layers": 5'),
        "make the dense and the moe layers add up",
    ),
    "boolean": (CASE.read_text().replace('"hidden_size": 10', '"hidden_size": true'), "hidden_size is true"),
    "negative": (CASE.read_text().replace('"hidden_size": 10', '"hidden_size": -1'), "hidden_size is -1"),
    "precision": (CASE.read_text().replace("FP16_F32", "FP17"), "FP17"),
}


@pytest.mark.parametrize(("text", "message"), BAD_FILES.values(), ids=BAD_FILES)
def test_bad_files(symcost, tmp_path, text, message):
    place = tmp_path / "config.json"
    place.write_text(text)
    done = symcost("eval", place)
    assert done.status == 2
    assert message in done.err
    assert str(place) in done.err


def test_a_folder_without_a_config(symcost, tmp_path):
    assert "no config.json" in symcost("eval", tmp_path).err
