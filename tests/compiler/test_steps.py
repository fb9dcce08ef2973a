"""FLOPs and bytes of an optimizer's step, summed by hand over the shapes of GPT-2's tensors."""

from __future__ import annotations

from fractions import Fraction

import pytest

from symcost.api import load

# Of each of 12 layers: two norms, then weights and biases of four projections; then what stands around them.
HIDDEN = [(768, 2304), (768, 768), (768, 3072), (3072, 768)] * 12
VECTORS = [768, 768, 768, 768, 2304, 768, 3072, 768] * 12 + [768, 768]
TABLES = [(50257, 768), (1024, 768)]
EVERY = 124_439_808
# Bytes in mixed precision: a gradient or a parameter, a master copy or a state.
HALF, WHOLE = 2, 4


def elements(shapes):
    return sum(rows * columns for rows, columns in shapes)


def step(**options):
    totals = load("gpt2").train(**options).evaluate(batch=3, seq=17).result["totals"]
    flops, moved = totals["flops"]["optimizer"], totals["hbm_bytes"]["optimizer"]
    return flops["matmul"], flops["vector"], moved["read"], moved["write"]


def adamw(count):
    """Gradient, master and two moments are read; parameter, master and moments written. A root is 2 FLOPs."""
    moved = (HALF + 3 * WHOLE) * count
    return (14 + 2 + 1) * count, moved, moved


def test_the_shapes_are_those_of_all_parameters():
    assert elements(HIDDEN) + sum(VECTORS) + elements(TABLES) == EVERY


def test_adamw():
    assert step() == (0, *adamw(EVERY))


def test_muon_makes_updates_of_hidden_matrices_orthogonal():
    matmul = vector = read = write = 0
    for rows, columns in HIDDEN:
        count, side = rows * columns, min(rows, columns)
        # X X', its square, and a polynomial of both times X, five times.
        matmul += 5 * (2 * side * count + 2 * side**3 + 2 * side * count)
        vector += (6 + 3 + 3) * count
        # Momentum, then weights; the update is read for its norm, scaled, and stepped by. In turn: X, A, both.
        read += (HALF + WHOLE + WHOLE) * count + HALF * 3 * count
        read += 5 * HALF * (count + side**2 + count + side**2)
        write += (WHOLE + WHOLE + HALF) * count + HALF * 2 * count
        write += 5 * HALF * (side**2 + side**2 + count)
    others = adamw(EVERY - elements(HIDDEN))
    assert step(optimizer="muon") == (matmul, vector + others[0], read + others[1], write + others[2])


def test_adafactor_keeps_means_of_rows_and_columns():
    matrices = HIDDEN + TABLES
    count, means = elements(matrices), sum(map(sum, matrices))
    vector, read = (4 + 6 + 5) * count, (3 * HALF + 2 * WHOLE) * count + 3 * WHOLE * means
    write = (WHOLE + HALF) * count + WHOLE * means
    # The squares of vectors are kept as they are; their root is taken twice.
    small = sum(VECTORS)
    vector += (5 + 5 + 4 + 2 * 2) * small
    read += (3 * HALF + 2 * WHOLE + 3 * WHOLE) * small
    write += (WHOLE + HALF + WHOLE) * small
    assert step(optimizer="adafactor") == (0, vector, read, write)


def test_eight_bit_moments_are_restored_and_stored_again():
    small = sum(size for size in VECTORS if size < 4096)
    large = EVERY - small
    assert all(rows * columns % 256 == 0 for rows, columns in HIDDEN + TABLES)
    plain = adamw(small)
    # Two bytes for both moments, and an FP32 maximum of each for 256 values.
    states = large * (2 + 2 * Fraction(WHOLE, 256))
    vector = (14 + 2 * 10 + 2 + 3) * large + plain[0]
    read = (HALF + WHOLE) * large + states + plain[1]
    write = (WHOLE + HALF) * large + states + plain[2]
    assert step(optimizer="adamw8bit") == (0, vector, read, write)


@pytest.mark.parametrize("average", [False, True])
@pytest.mark.parametrize("clip", [False, True])
def test_averages_and_clipping_are_kernels_of_their_own(average, clip):
    vector, read, write = adamw(EVERY)
    if average:
        vector, read, write = vector + 3 * EVERY, read + 2 * WHOLE * EVERY, write + WHOLE * EVERY
    if clip:
        vector, read, write = vector + 3 * EVERY, read + 2 * HALF * EVERY, write + HALF * EVERY
    assert step(optimizer="adamw", ema=average, clip=clip) == (0, vector, read, write)


def test_without_masters_the_parameters_are_read():
    plain = step()
    totals = load("gpt2").evaluate(batch=3, seq=17, precision="fp32").result["totals"]["hbm_bytes"]["optimizer"]
    assert totals == {"read": 4 * WHOLE * EVERY, "write": 3 * WHOLE * EVERY}
    assert plain[2] == (HALF + 3 * WHOLE) * EVERY
