"""What is solved from the peak's formula is what trying every size would find."""

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest
from sympy import Min, ceiling, floor, sympify

import symcost
from symcost.api.fit import solved
from symcost.api.model import posed
from symcost.cli.app import run
from symcost.dims import symbol
from symcost.evaluate.fit import largest
from symcost.evaluate.question import Options
from tests.each_structure import some

MODELS = (
    *("llama-3-8b", "gpt2", "mistral-7b-v0.1", "gemma-2-9b", "gemma-3-1b", "gpt-oss-20b", "mixtral-8x7b", "opt-6.7b"),
    *("deepseek-v2-lite", "qwen3-next-80b-a3b", "mamba2-130m", "jamba-v0.1", "t5-base", "falcon-7b", "bloom-7b1"),
    *("phi-2", "qwen2.5-7b", "qwen3-30b-a3b", "command-r-v01", "glm-4.5-air"),
)
FAMILIES = ("gemma3n_text", "deepseek_v32", "kimi_linear", "recurrent_gemma", "longcat_flash", "falcon_h1", "zamba2")
DATA = Path(__file__).parents[1] / "data" / "families"
PRECISIONS = (None, "serve_fp8", "serve_int8", "serve_int4_g128")
SEQ = symbol("seq")
LIMITS = (8, 24, 80, 192, 700)


def asked(draw: random.Random) -> tuple[str, Options, int]:
    """A size to solve for, the other sizes, and a limit."""
    size = draw.choice(("batch", "cached", "seq"))
    options = Options(
        workload="prefill" if size == "seq" else draw.choice(("prefill", "decode")),
        batch=None if size == "batch" else draw.randrange(1, 40),
        cached=None if size == "cached" else draw.randrange(1, 300),
        seq=None if size == "seq" else draw.randrange(1, 40),
        block=draw.choice((None, 1, 16, 48)),
        conventions={
            "attention": draw.choice(("flash", "eager")),
            "cache": draw.choice(("serving", "library")),
            "logits": draw.choice(("last", "all")),
        },
        free=(size,),
    )
    return size, options, draw.choice(LIMITS) * 10**9 // draw.choice((1, 3, 7))


def peak(model, options: Options, size: str, value: int) -> int:
    module, question = posed(model, replace(options, free=(), **{size: value}))
    return module.memory({**question.sizes, **question.conventions})["peak"]


@pytest.mark.parametrize("name", some(MODELS, 8))
def test_the_next_size_does_not_fit(name):
    draw = random.Random(name)
    model = replace(symcost.load(name), hard_max=False)
    for _ in range(10):
        size, options, limit = asked(draw)
        found, _ = solved(model, options, limit)
        if found.fits is None:
            assert peak(model, options, size, 10**9) <= limit
            continue
        assert found.fits == 0 or peak(model, options, size, found.fits) <= limit, (size, options, limit)
        assert peak(model, options, size, found.fits + 1) > limit, (size, options, limit)


@pytest.mark.thorough
@pytest.mark.parametrize("name", [*MODELS, *FAMILIES])
def test_the_formula_in_few_bits_is_the_answer(name):
    """The largest size is found again between powers of two, and the formula that is printed gives it."""
    draw = random.Random(f"few bits {name}")
    source = name if name in MODELS else json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))[0]["config"]
    model = replace(symcost.load(source), hard_max=False)
    for _ in range(3):
        size, options, _ = asked(draw)
        precision, dtype = draw.choice(PRECISIONS), draw.choice((None, "FP8", "INT8:64", "INT4:32"))
        options = replace(options, precision=precision, cache_dtype=dtype)
        first = peak(model, options, size, 1)
        limit = first + draw.choice((-1, draw.randrange(10**4), draw.randrange(10**11), first))
        found, _ = solved(model, options, limit)
        assert found.fits == between(model, options, size, limit), (size, options, limit)
        if found.fits is not None:
            assert sympify(found.formula.replace("limit_bytes", str(limit))) == found.fits, found


def between(model, options: Options, size: str, limit: int) -> int | None:
    """The largest fitting size by halving; None where it is beyond all bounds."""
    if peak(model, options, size, 1) > limit:
        return 0
    low = 1
    while low < 2**60 and peak(model, options, size, 2 * low) <= limit:
        low *= 2
    high = 2 * low
    while high - low > 1:
        middle = (low + high) // 2
        fits = peak(model, options, size, middle) <= limit
        low, high = (middle, high) if fits else (low, middle)
    return low if low < 2**60 else None


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("batch", "--batch", "4"), ("batch is asked for and stated: 4", "--batch")),
        (("cached", "--workload", "training"), ("cached does not apply to training", "--workload prefill")),
        (("layers",), ("'layers'", "batch, cached, seq")),
        (("batch", "--devices", "0"), ("--devices",)),
    ],
)
def test_no_size_to_solve_for(capsys, arguments, words):
    assert run(["fit", "llama-3-8b", "--hardware", "h100-sxm-80gb", "--for", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert all(word in said.err for word in words), said.err


@pytest.mark.parametrize("seed", range(6))
def test_windows_chunks_and_blocks_by_trying_every_size(seed):
    draw = random.Random(seed)
    x, some = symbol("cached"), draw.randrange
    window, block, new = some(2, 90), draw.choice((1, 4, 6, 16)), some(1, 9)
    begun = x + new - window * floor((x + new) / window)
    value = (
        some(0, 500)
        + some(0, 5) * block * ceiling(Min(x + new, window) / block)
        + some(0, 5) * block * ceiling(begun / block)
        + some(1, 5) * block * ceiling((x + new) / block)
        + some(0, 2) * x**2
    )
    at = [int(value.subs(x, size)) for size in range(1, 260)]
    for limit in (at[0] - 1, *(draw.choice(at[:150]) + some(0, 30) for _ in range(4))):
        fitting = [size for size, peak_there in enumerate(at, 1) if peak_there <= limit]
        assert largest(value, x, limit, None).fits == (fitting[-1] if fitting else 0), limit
        assert largest(value, x, limit, 100).fits == max([size for size in fitting if size <= 100], default=0), limit


def test_sides_that_meet_between_two_sizes():
    """3 * 6 experts a token of 64: from the fourth token on all are hit."""
    peak = 5 * SEQ + 1000 * Min(64, 18 * SEQ)
    assert largest(peak, SEQ, 64_000 + 5 * 777, None).fits == 777


def test_experts_that_a_whole_number_of_tokens_does_not_fill():
    model = symcost.load("deepseek-v2-lite")
    asked_for = Options(workload="decode", batch=3, cached=1000, precision="serve_int8", free=("seq",))
    found, _ = solved(model, asked_for, 80 * 10**9)
    assert found.fits == 88_555


@pytest.mark.parametrize("peak", [3 * SEQ + 7, 7 * SEQ / 3 + 1, 2 * SEQ**2 + SEQ + 5, SEQ**2 / 2 + SEQ / 3 + 4])
def test_the_formula_of_a_polynomial_gives_its_size(peak):
    found = largest(peak, SEQ, 10_000, None)
    assert peak.subs(SEQ, found.fits) <= 10_000 < peak.subs(SEQ, found.fits + 1)
    assert sympify(found.formula.replace("limit_bytes", "10000")) == found.fits
