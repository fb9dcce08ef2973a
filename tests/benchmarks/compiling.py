"""Compilation: every bundled structure from nothing, the simplifier against sympy's, and how cost grows."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

from sympy import Expr, simplify
from sympy.core.cache import clear_cache

from symcost.compiler.pipeline import compile_model
from symcost.emit.python import emit
from symcost.frontend import bundled, load
from symcost.passes import ring_horner
from tests.benchmarks import baselines
from tests.benchmarks.figure import TOPICS, Figure, Options
from tests.benchmarks.timing import medians

_SAMPLE, _CAP = 40, 60.0


@TOPICS.add("compile")
def compiling(_: Options) -> Iterator[Figure]:
    """Each bundled structure once: models of one structure share a module."""
    structures = {spec.signature(): spec for spec in map(load, reversed(bundled()))}
    clear_cache()
    start = time.process_time()
    models = [compile_model(spec) for _, spec in sorted(structures.items())]
    made = time.process_time() - start
    for model in models:
        emit(model)
    written = time.process_time() - start
    note = "once, from nothing; processor time"
    yield Figure(f"cost models of all {len(models)} bundled structures", made, note=note)
    yield Figure("the same to Python evaluators", written, bar=30.0, note=note)
    formulas = {term.value for m in models for f in m.rows.values() for terms in f.table.values() for term in terms}
    yield _simplification(sorted((f for f in formulas if f.args), key=str))


def _simplification(formulas: list[Expr]) -> Figure:
    """A sample of different formulas: ours on as many as sympy.simplify does within the cap."""
    chosen = random.Random(0).sample(formulas, min(_SAMPLE, len(formulas)))
    theirs, ours = 0.0, 0.0
    done = 0
    for formula in chosen:
        clear_cache()
        start = time.perf_counter()
        ring_horner.simplify(formula)
        ours += time.perf_counter() - start
        clear_cache()
        start = time.perf_counter()
        simplify(formula)
        theirs += time.perf_counter() - start
        done += 1
        if theirs > _CAP:
            break
    note = f"{done} of {len(formulas)} different formulas, drawn at random"
    return Figure("simplification", ours, "sympy.simplify", theirs, True, 15.0, done, note)


@TOPICS.add("growth")
def growth(options: Options) -> Iterator[Figure]:
    """One config as layers, kinds, components, rows and outputs grow."""
    raw, given = baselines.evaluator().module.raw, baselines.point()
    deep = {**given, "moe_layers": 1000 * given["moe_layers"]}
    found = medians(
        {
            "few": lambda: raw.totals(**given),
            "many": lambda: raw.totals(**deep),
            "one": lambda: raw.kind_dense(**given),
            "all": lambda: raw.components(**given),
        },
        options.rounds,
    )
    yield Figure("1000 times the layers, totals", found["many"], "totals", found["few"], note="layers")
    yield Figure("totals of 3 kinds", found["few"], "totals of one kind", found["one"], note="kinds")
    yield Figure(f"{len(raw.ROWS)} outputs", found["all"], "21 outputs", found["few"], note="rows and outputs")
    for name in ("gpt2", "llama-3-8b", "deepseek-v3"):
        model = compile_model(load(name))
        start = time.perf_counter()
        emit(model)
        parts = sum(len(kind.instances) for kind in model.kinds)
        note = f"{len(model.kinds)} kinds, {parts} components, {len(model.rows)} rows; once"
        yield Figure(f"emit Python of {name}", time.perf_counter() - start, note=note)
