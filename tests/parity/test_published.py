"""Published formulas and rows: parameters, matmul FLOPs and activation bytes, equal or with the difference itemised."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest
from sympy import Rational, expand

from symcost import dims
from symcost.dims import batch, heads, hidden, layers, positions, seq, vocab
from symcost.ir.conventions import DEFAULTS
from symcost.ir.totals import total, total_fields
from tests.priced import COUNTED, Priced, priced

DATA = Path(__file__).parents[1] / "data" / "models"
HALF = {**COUNTED, "pairs": "causal_half"}
GPT_SHAPE = {dims.head_dim: hidden / heads, dims.ffn: 4 * hidden, dims.kv_heads: heads}


def bundled(slug: str) -> Priced:
    return priced(json.loads((DATA / f"{slug}.json").read_text(encoding="utf-8"))["config"])


def formula(model: Priced, field: str, kind: str | None = None, **conventions: str):
    """A total as an expression, of a GPT: heads times their width is h, the feed-forward 4 h wide."""
    chosen = {**DEFAULTS, **conventions}
    value = total(model.model, field, total_fields(model.model)[field], kind).value(chosen)
    return expand(model.model.resolve(value, chosen).subs(GPT_SHAPE).subs(dims.context, seq))


def train(model: Priced, **size: object) -> int:
    return sum(model.figure(f"{phase}_matmul_flops", **size) for phase in ("forward", "backward"))


# heads, hidden, layers -> exact value behind the printed one
NARAYANAN = [
    (24, 2304, 24, 1_652_226_048),
    (32, 3072, 30, 3_562_162_176),
    (32, 4096, 36, 7_467_778_048),
    (48, 6144, 40, 18_449_743_872),
    (64, 8192, 48, 39_096_025_088),
    (80, 10240, 60, 76_050_718_720),
    (96, 12288, 80, 145_622_237_184),
    (128, 16384, 96, 310_130_507_776),
    (128, 20480, 105, 529_600_778_240),
    (160, 25600, 128, 1_008_038_707_200),
]


def gpt(n: int, h: int, count: int, v: int = 51200, s: int = 2048) -> Priced:
    config = {"model_type": "gpt2", "n_embd": h, "n_layer": count, "n_head": n, "vocab_size": v, "n_positions": s}
    return priced(config)


def test_narayanan_parameters_but_for_the_final_norm():
    published = 12 * layers * hidden**2 * (1 + Rational(13, 12) / hidden + (vocab + positions) / (12 * layers * hidden))
    assert expand(formula(bundled("gpt2"), "params") - published) == 2 * hidden


@pytest.mark.parametrize(("n", "h", "count", "value"), NARAYANAN)
def test_narayanan_rows(n, h, count, value):
    assert gpt(n, h, count).figure("params") - 2 * h == value


def test_narayanan_flops_run_layers_forward_twice():
    model = bundled("gpt2")
    forward, backward = (
        formula(model, f"{phase}_matmul_flops", "dense", **COUNTED) for phase in ("forward", "backward")
    )
    ends = sum(formula(model, f"{phase}_matmul_flops", "ends", **COUNTED) for phase in ("forward", "backward"))
    scale = batch * seq * layers * hidden**2
    published = 96 * scale * (1 + seq / (6 * hidden) + vocab / (16 * layers * hidden))
    assert expand(layers * (2 * forward + backward) + ends - published) == 0
    once = 72 * scale * (1 + seq / (6 * hidden) + vocab / (12 * layers * hidden))
    mistaken = 72 * scale * (1 + seq / (6 * hidden) + vocab / (16 * layers * hidden))
    assert expand(layers * (forward + backward) + ends - once) == 0
    assert expand(layers * (forward + backward) + ends - mistaken) != 0


def test_the_175_billion_row():
    model, size = gpt(96, 12288, 96), {"batch": 1, "seq": 2048}
    again = 96 * model.figure("forward_matmul_flops", "dense", **size, **COUNTED)
    assert train(model, **size, **COUNTED) == 2_204_555_173_429_248
    assert train(model, **size, **COUNTED) + again == 2_936_829_917_528_064
    assert train(model, **size, **HALF) == 2_174_868_359_479_296


def test_korthikanti_activations():
    model, scale = bundled("gpt2"), batch * seq * hidden
    model_bytes = {"activations": "paper"}
    widths = {dims.width_act: 2}
    flash = formula(model, "activation_bytes", "dense", attention="flash", **model_bytes).subs(widths)
    eager = formula(model, "activation_bytes", "dense", attention="eager", **model_bytes).subs(widths)
    assert expand(flash - 34 * scale) == 0
    assert expand(eager - scale * (34 + 5 * heads * seq / hidden)) == 0
    toy = {seq: 4, batch: 2, hidden: 8, heads: 2}
    assert eager.subs(toy) == 2496


@pytest.mark.parametrize(("h", "n", "share"), [(12288, 96, 80), (20480, 128, 64)])
def test_korthikanti_share_of_the_core(h, n, share):
    assert Fraction(5 * n * 2048, h) == share


def test_zero_model_states():
    model = bundled("llama-3-8b")
    states = sum(
        model.figure(f"{role}_bytes") for role in ("param", "param_gradient", "master_param", "optimizer_state")
    )
    assert states == 16 * model.figure("params")


def test_eighteen_bytes_with_fp32_gradients():
    model = Priced(bundled("llama-3-8b").spec, {"width_param_grad": 4})
    roles = ("param", "param_gradient", "master_param", "optimizer_state")
    assert sum(model.figure(f"{role}_bytes") for role in roles) == 18 * model.figure("params")


def test_ultra_scale_activations_are_bytes():
    model, size = gpt(64, 8192, 80), {"batch": 1, "seq": 2048, "attention": "eager", "activations": "paper"}
    body = 80 * model.figure("activation_bytes", "dense", **size)
    assert body == 80 * 2048 * (34 * 8192 + 5 * 64 * 2048)
    assert round(Fraction(body, 10**8)) == 1530


def test_megatron_toy_by_terms():
    config = {
        "model_type": "arcee",
        "hidden_size": 16,
        "num_hidden_layers": 2,
        "num_attention_heads": 4,
        "num_key_value_heads": 2,
        "head_dim": 4,
        "intermediate_size": 64,
        "vocab_size": 32,
    }
    model, size = priced(config), {"batch": 1, "seq": 8}
    assert train(model, **size, **HALF) == 196_608 + 73_728 + 24_576 + 12_288


def test_megatron_mixtral_does_not_count_the_router():
    model, size = bundled("mixtral-8x7b"), {"batch": 1, "seq": 4096}
    router = 6 * 4096 * 8 * 32
    assert router == 6_291_456
    assert train(model, **size, **HALF) == 4096 * (79_706_456_064 + router)


def test_megatron_deepseek_counts_two_norms_and_no_router():
    model, tokens = bundled("deepseek-v3"), 4096
    size = {"batch": 1, "seq": tokens}
    h, experts, ranks = 7168, 256, 1536 + 512
    # Megatron multiplies the weights of the two rank norms of each layer in, and leaves routers out.
    published = train(model, **size, **HALF) - tokens * 6 * (58 * h * experts - 61 * ranks)
    assert round(Fraction(published, tokens * 10**6)) == 249_812
    # With a block: 3 h of norms, one more layer with its two rank norms, its router left out.
    block = train(model, **size, **HALF, mtp="true") - train(model, **size, **HALF)
    more = block - tokens * 6 * (h * experts - ranks) + tokens * 6 * 3 * h
    assert round(Fraction(published + more, tokens * 10**6)) == 259_993


def test_llama_405b_per_token_counts_norm_weights_as_matmuls():
    per_token = Fraction(train(bundled("llama-3.1-405b"), batch=1, seq=8192, **HALF), 8192)
    # Six FLOPs for every weight but the embedding's: those of the norms are among them.
    norms = 6 * (2 * 126 + 1) * 16384
    assert round((per_token + norms) / 10**7) == 252_398
    embedding = 6 * 128256 * 16384
    assert round((per_token + norms + embedding) / 10**8) == 25_366


@pytest.mark.parametrize(
    ("s", "w", "windowed", "whole"), [(32768, 1024, 33_030_656, 536_887_296), (2048, 512, 917_760, 2_098_176)]
)
def test_windowed_causal_pairs(s, w, windowed, whole):
    config = json.loads((DATA / "mistral-7b-v0.1.json").read_text(encoding="utf-8"))["config"]
    near, far = (priced({**config, "sliding_window": window}) for window in (w, None))
    of_one_pair = 4 * 32 * 128
    cores = []
    for model, kind in ((near, "sliding_attention"), (far, "dense")):
        core = model.figure("forward_matmul_flops", kind, seq=s, pairs="causal")
        none = model.figure("forward_matmul_flops", kind, seq=s, pairs="full") - of_one_pair * s * s
        cores.append((core - none) // of_one_pair)
    assert cores == [windowed, whole]


def test_gpt2_without_positions():
    model = bundled("gpt2")
    assert model.figure("params") - 1024 * 768 == 123_653_376


def itemised(slug: str) -> dict[str, int]:
    return json.loads((DATA / f"{slug}.json").read_text(encoding="utf-8"))["published_minus_library"]


def published(slug: str) -> int:
    return json.loads((DATA / f"{slug}.json").read_text(encoding="utf-8"))["published_params"]


def test_deepseek_v3_publishes_its_correction_vectors():
    model = bundled("deepseek-v3")
    assert itemised("deepseek-v3") == {"e_score_correction_bias buffers (58 x 256)": model.figure("buffers")}
    assert published("deepseek-v3") == model.figure("params") + model.figure("buffers")


def test_glm_publishes_an_mtp_block_with_embedding_and_head_of_its_own():
    model = bundled("glm-4.5-air")
    h, v = 4096, 151552
    block = model.figure("params", "mtp")
    items = itemised("glm-4.5-air")
    assert items["MTP block: one MoE layer with its correction bias"] == model.figure("params", "moe") + 128
    assert items["MTP eh_proj (2h -> h)"] + items["MTP norms (3h)"] == block == 2 * h * h + 3 * h
    assert items["MTP own embedding and head (2 V h)"] == 2 * v * h
    assert items["e_score_correction_bias buffers (45 x 128)"] == model.figure("buffers")
    with_block = model.figure("params", mtp="true") + model.figure("buffers", mtp="true")
    assert published("glm-4.5-air") == with_block + 2 * v * h
