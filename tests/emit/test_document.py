"""What documents are made of: readable sums, folded stacks, labels, references, numbers, formats."""

from __future__ import annotations

from fractions import Fraction

import pytest
from sympy import Integer, expand

from symcost import dims
from symcost.dims import batch, ffn, heads, hidden, kv_heads, seq, vocab, width_act, width_param
from symcost.emit import bibliography
from symcost.emit.document.numbers import bars, numbers, scaled
from symcost.emit.document.readable import multiple_of, readable
from symcost.emit.document.runs import fold
from symcost.emit.labels import label, prose
from symcost.emit.registry import emitter, emitters, find
from symcost.errors import UsageError
from symcost.ir.spec import LayerGroup
from symcost.printing.latex import LatexPrinter

N = dims.derived("parameters")
PARAMETERS = hidden * (2 * vocab + 1)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (2 * batch * seq * hidden * heads + 6 * batch * seq * hidden * ffn, r"2\,B\,S\,h\,(n + 3\,f)"),
        (batch * seq * hidden * width_act + hidden * ffn * width_param, r"B\,S\,h\,u_{a} + h\,f\,u_{w}"),
        (expand((heads + kv_heads) * (hidden + 1)), r"h\,(n + k) + n + k"),
        (-batch * hidden - batch * ffn, r"-B\,(h + f)"),
        (seq * (seq + 1) / 2, r"\tfrac{1}{2}\,(S + S^{2})"),
        (3 * width_param * PARAMETERS, r"3\,u_{w}\,N"),
        (batch * seq * hidden + width_param * PARAMETERS, r"B\,S\,h + u_{w}\,N"),
        (Integer(0), "0"),
    ],
)
def test_sums_are_written_as_people_do(value, text):
    made = readable(value, {N: PARAMETERS})
    assert LatexPrinter({N.name: "N"}).text(made) == text
    assert expand(made.xreplace({N: PARAMETERS}) - value) == 0


def test_multiples_of_a_sum():
    assert multiple_of(6 * vocab * hidden + 3 * hidden, PARAMETERS) == 3
    assert multiple_of(vocab * hidden + hidden, PARAMETERS) is None


def runs(text: str) -> list[LayerGroup]:
    return [LayerGroup(letter, 1 if letter.isupper() else 5) for letter in text]


@pytest.mark.parametrize(
    ("stack", "pattern", "times", "rest"),
    [("aB", "aB", 1, ""), ("aBaBaB", "aB", 3, ""), ("aBaBa", "aB", 2, "a"), ("a", "a", 1, ""), ("aBc", "aBc", 1, "")],
)
def test_patterns_of_a_stack_are_folded(stack, pattern, times, rest):
    assert fold(runs(stack)) == (runs(pattern), times, runs(rest))


def test_ends_stand_where_they_run():
    from symcost.api.model import load
    from symcost.compiler import compile_model
    from symcost.emit.document.runs import Ends, drawing

    def drawn(name):
        spec = load(name)
        boxes = drawing(compile_model(spec), spec).boxes
        return [box.names if isinstance(box, Ends) else f"{box.count} {box.kind}" for box in boxes]

    assert drawn("t5-base") == [
        ("token_embedding",),
        *("1 encoder_first", "11 encoder"),
        ("encoder_final_norm", "decoder_token_embedding"),
        *("1 decoder_first", "11 decoder"),
        ("decoder_final_norm", "lm_head", "cross_entropy"),
    ]
    assert drawn("deepseek-v3")[1:-1] == ["3 dense", "58 moe", "1 moe"]


def mathematics(text: str) -> str:
    return f"<{text}>"


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("Q K^T", r"<Q\,K^{T}>"),
        ("gradient of P", "gradient of <P>"),
        ("FP32 cast", "FP32 cast"),
        ("$Q K^T$ again", "<Q K^T> again"),
        ("costs 5$", "costs 5$"),
    ],
)
def test_labels(text, made):
    assert label(text, str, mathematics) == made


def test_prose():
    text = prose("heads of d_n and `w_up`; not snake_case", str, lambda code: f"[{code}]", mathematics)
    assert text == "heads of <d_{n}> and [w_up]; not snake_case"


def test_references_are_read_whole():
    entry = bibliography.references()["vaswani2017attention"]
    assert bibliography.authors(entry) == "A. Vaswani, N. Shazeer, N. Parmar et al."
    assert bibliography.link(entry) == "https://arxiv.org/abs/1706.03762"
    assert bibliography.bibtex(["vaswani2017attention", "unknown", "vaswani2017attention"]) == entry.source
    assert bibliography.plain(r"{\L}ukasz Lebr{\'o}n, {GQA}") == "Łukasz Lebrón, GQA"


def test_numbers_are_rounded_once():
    units = ("", "k", "M")
    assert [scaled(Fraction(value), 1000, units) for value in (0, 7, 999, 999_499, 999_999, 5 * 10**9)] == [
        *("–", "7", "999", "999 k", "1.00 M"),
        "5000 M",
    ]
    shown = bars({("a", "ffn"): Fraction(3), ("b", "ffn"): Fraction(1), ("c", "ffn"): Fraction(0)}, units, 1000)
    assert [(bar.label, bar.length, bar.share, bar.text) for bar in shown] == [
        ("a", 1000, 750, "3"),
        ("b", 333, 250, "1"),
    ]


def test_results_with_free_sizes_are_refused():
    component = {"kind": "dense", "name": "x", "group": "ffn", "count": 1, "tensors": []}
    component |= {"flops": {"forward": {"matmul": {"BF16": "2*batch"}}}, "hbm_bytes": {}}
    with pytest.raises(UsageError, match=r"'2\*batch' is a formula.*--free"):
        numbers({"components": [component], "totals": {"bytes_by_role": {}}, "dims": {}, "model": "x"})


def test_formats_are_found_by_walking_the_folder():
    assert {"latex", "markdown"} <= set(emitters())
    assert find("latex").suffix == "tex"
    with pytest.raises(UsageError, match=r"no document format 'word'.*latex, markdown"):
        find("word")


def test_a_decorated_function_stays_as_it_is():
    def emit(model):
        return "x"

    assert emitter("x", suffix="y")(emit) is emit
