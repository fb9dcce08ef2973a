"""What holds of every served model, whatever its sizes."""

import random

import pytest

import symcost
from symcost import frontend

BUNDLED = sorted(frontend.bundled())
DECODERS = [name for name in BUNDLED if symcost.load(name).features.architecture == "decoder"]
SIDED = [name for name in BUNDLED if symcost.load(name).features.architecture == "encoder_decoder"]
WINDOWED = [n for n in DECODERS if any(kind.attention == "sliding" for kind in symcost.load(n).kinds)]


def room(model, draw):
    """Lengths of two pieces of a sequence that the model has positions for."""
    most = (model.max_seq or 9000) // 2 if model.hard_max else 9000
    return draw.randrange(1, most), draw.randrange(1, most)


@pytest.mark.parametrize("name", [*DECODERS, *SIDED])
@pytest.mark.parametrize("cache", ["serving", "library"])
def test_what_is_held_goes_by_all_tokens_so_far(name, cache):
    model, draw = symcost.load(name), random.Random(name)
    first, second = room(model, draw)
    whole = model.evaluate(workload="prefill", seq=first + second, cache=cache)
    parts = model.evaluate(workload="prefill", cached=first, seq=second, cache=cache)
    steps = model.evaluate(workload="decode", cached=first + second - 1, cache=cache)
    assert whole.cache_bytes == parts.cache_bytes == steps.cache_bytes


@pytest.mark.parametrize("name", [*DECODERS, *SIDED])
def test_chunks_of_a_prompt_cost_what_the_prompt_costs(name):
    model, draw = symcost.load(name), random.Random(name)
    first, second = room(model, draw)
    options = {"pairs": "causal", "logits": "all"}
    if model.features.mla:
        # Expanded, what is held is expanded once more in every step.
        options["mla"] = "absorbed"
    if any(kind.attention in ("linear", "lightning", "mamba", "mamba2") for kind in model.kinds):
        options["recurrence"] = "recurrent"
    whole = model.evaluate(workload="prefill", seq=first + second, **options)
    begun = model.evaluate(workload="prefill", seq=first, **options)
    ended = model.evaluate(workload="prefill", cached=first, seq=second, **options)
    assert begun.flops.forward.matmul + ended.flops.forward.matmul == whole.flops.forward.matmul


@pytest.mark.parametrize("name", WINDOWED)
@pytest.mark.parametrize("workload", ["training", "decode"])
def test_a_window_reads_itself_and_not_the_context(name, workload):
    model = symcost.load(name)
    window = model.dims["window"]

    def core(length):
        lengths = {"seq": 64, "context": length} if workload == "training" else {"cached": length - 1}
        sizes = {} if not model.hard_max else {"positions": 10**6}
        found = model.evaluate(workload=workload, sizes=sizes, **lengths)
        kinds = [kind.name for kind in model.kinds if kind.attention == "sliding"]
        items = [i for i in found.components if i["type"] == "attention_core" and i["kind"] in kinds]
        return [item["hbm_bytes"]["forward"]["read"] for item in items]

    assert core(window + 10_000) == core(window + 20_000)
    assert core(window // 2) != core(window)


@pytest.mark.parametrize("name", DECODERS)
def test_nothing_of_training_is_in_a_result(name):
    found = symcost.load(name).evaluate(workload="decode", cached=100).result
    text = str([found["components"], found["totals"], found["conventions"], found["memory"]])
    assert all(word not in text for word in ("backward", "optimizer", "gradient", "master", "saved", "dropout", "loss"))
    assert all(set(item["flops"]) == {"forward"} for item in found["components"])


@pytest.mark.parametrize("name", DECODERS)
def test_one_more_token_is_the_difference_of_two_contexts(name):
    model = symcost.load(name)
    held = [model.evaluate(workload="decode", cached=length, batch=3) for length in (500, 501)]
    assert held[1].cache_bytes - held[0].cache_bytes == 3 * held[0].cache_bytes_per_token
    assert held[0].cache_bytes == 3 * held[0].cache_bytes_per_sequence


def test_an_encoder_runs_once():
    model = symcost.load("t5-base")
    first = model.evaluate(workload="prefill", seq=8, source_seq=100)
    later = model.evaluate(workload="decode", cached=8, source_seq=100)
    for costs, runs in ((first, True), (later, False)):
        for item in costs.components:
            if item["kind"].startswith("encoder") or item["name"] == "cross_kv_projection":
                assert bool(item["flops"]["forward"]["matmul"] or item["hbm_bytes"]["forward"]["read"]) == runs


@pytest.mark.parametrize("name", ["mixtral-8x7b", "deepseek-v2-lite"])
def test_weights_that_are_read_are_not_held_twice(name):
    """Beside weights in few bits stand activations and their scales, not the experts that a step visits."""
    for precision in ("serve_bf16", "serve_fp8", "serve_int4_g128"):
        memory = symcost.load(name).evaluate(workload="decode", cached=100, precision=precision).result["memory"]
        assert memory["peak"] - memory["persistent"] < 2**20
