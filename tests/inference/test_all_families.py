"""What holds of every family as it is served, with the small sizes of the recorded configs."""

import json
from pathlib import Path

import pytest

import symcost
from symcost.evaluate.conventions import absent

DATA = Path(__file__).parents[1] / "data" / "families"
# Of a window, a chunk, a latent, a recurrence, a source or a shared layer that no other of them has.
ONE_OF_EACH = ("bart_kin", "clip_text_model", "gemma3n_text", "mimo_v2_flash", "recurrent_gemma")
# Of these a chunk of a prompt runs other products than the whole prompt does: expanded latents, scans in chunks.
STEPS = {"pairs": "causal", "logits": "all", "mla": "absorbed", "recurrence": "recurrent"}
# Of these each step makes the biases of all keys or the factors of its layers anew, or counts every pair of its streams
# under any convention.
AGAIN = ("doge", "prophetnet", "voxtral_realtime")

CASES = [
    pytest.param(path.stem, marks=() if path.stem in ONE_OF_EACH else pytest.mark.thorough)
    for path in sorted(DATA.glob("*.json"))
]


def loaded(name):
    return symcost.load(json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))[0]["config"])


def stated(model):
    """The options under which steps add up, of what the model has."""
    return {name: option for name, option in STEPS.items() if not absent(model, name, option)}


@pytest.mark.parametrize("name", CASES)
def test_steps_add_up(name):
    model = loaded(name)
    if model.features.architecture not in ("decoder", "encoder_decoder"):
        assert model.evaluate(workload="prefill").cache_bytes == 0
        return
    options = stated(model)
    whole = model.evaluate(workload="prefill", seq=31, **options)
    begun = model.evaluate(workload="prefill", seq=20, **options)
    chunk = model.evaluate(workload="prefill", cached=20, seq=11, **options)
    for cache in ("serving", "library"):
        held = [
            model.evaluate(workload="prefill", seq=31, cache=cache),
            model.evaluate(workload="prefill", cached=20, seq=11, cache=cache),
            model.evaluate(workload="decode", cached=30, cache=cache),
        ]
        assert held[0].cache_bytes == held[1].cache_bytes == held[2].cache_bytes
    steps = begun.flops.forward.matmul + chunk.flops.forward.matmul
    assert (steps == whole.flops.forward.matmul) == (name not in AGAIN)


@pytest.mark.parametrize("name", CASES)
def test_windows_do_not_read_the_context(name):
    model = loaded(name)
    windowed = {kind.name for kind in model.kinds if kind.attention == "sliding"}
    if not windowed or model.features.architecture != "decoder":
        return

    def read(cached):
        sizes = {} if not model.hard_max else {"positions": 10**6}
        found = model.evaluate(workload="decode", cached=cached, sizes=sizes).components
        cores = [item for item in found if item["kind"] in windowed and item["type"].endswith("attention_core")]
        return sum(sum(item["hbm_bytes"]["forward"]["read"].values()) for item in cores), len(cores)

    assert read(10_000) == read(20_000)
    assert read(10_000)[1]
