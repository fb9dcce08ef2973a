"""Figures of searches for plans: `python -m tests.benchmarks.plan_figures [--uneven] [--sample N]`.

For two models and their devices: how many plans are legal, how long the search takes once its evaluators are compiled,
plans a second, and a random sample of plans priced one by one by the exact evaluator, which has to say the same: bytes
to the last, seconds within 1e-12, and no plan of the sample that fits with less time than the best.
"""

from __future__ import annotations

import argparse
import random
import time
from statistics import median

import numpy as np

from symcost.api.model import load
from symcost.evaluate.hardware.sheet import hardware
from symcost.evaluate.question import Options
from symcost.evaluate.sharding.step import Machine
from symcost.frontend.plan_file import plan
from symcost.planning.exact import priced
from symcost.planning.request import Request
from symcost.planning.search import Block, Search
from symcost.planning.space import Point
from symcost.planning.subject import Subject

# Model, devices, sequences of a step, tokens of a sequence: as their authors trained them.
CASES = (("llama-3.1-405b", 16384, 2048, 8192), ("deepseek-v3", 2048, 15360, 4096))
ROUNDS = 5
NEAR = 1e-12
BAR = 1_000_000


class Sampled(Search):
    """A search that keeps what it said of a few plans of every block."""

    def __init__(self, subject: Subject, seed: int) -> None:
        super().__init__(subject)
        self.samples: list[tuple[Point, float, float, float]] = []
        self._random = random.Random(seed)

    def _keep(self, block: Block, legal, number, peaks, overlapped, serial) -> None:  # type: ignore[no-untyped-def]
        super()._keep(block, legal, number, peaks, overlapped, serial)
        told = [np.broadcast_to(array, legal.shape).ravel() for array in (peaks, overlapped, serial)]
        places = [int(place) for place in np.flatnonzero(legal)]
        for place in self._random.sample(places, min(4, len(places))):
            self.samples.append((block.point(place), *(float(array[place]) for array in told)))  # type: ignore[arg-type]


def figures(model: str, devices: int, sequences: int, seq: int, uneven: bool, number: int) -> bool:
    """Prints the figures of one case; whether everything was equal and fast enough."""
    machine = Machine(hardware("h100-sxm-80gb"))
    request = Request(devices, sequences, machine, plan("megatron"), Options(seq=seq), uneven=uneven)
    subject = Subject(load(model), request)
    found = Search(subject).run()
    began, rounds = time.process_time(), ROUNDS if found.legal < 10 * BAR else 1
    seconds = median(Search(subject).run().seconds for _ in range(rounds))
    rate, busy = found.legal / seconds, found.legal * rounds / (time.process_time() - began)
    print(f"{model} on {devices} devices, {sequences} x {seq} tokens a step{', uneven stages too' if uneven else ''}")
    print(f"  legal {found.legal:,}, fitting {found.fitting:,}; search {seconds:.3g} s, {rate:,.0f} plans a second")
    print(f"  {busy:,.0f} plans a second of processor time, which is what an idle machine takes")
    sampled = Sampled(subject, 1)
    sampled.run()
    chosen = random.Random(2).sample(sampled.samples, min(number, len(sampled.samples)))
    best = priced(subject, found.best[0])
    start, unlike, better = time.perf_counter(), 0, 0
    for point, peak, overlapped, serial in chosen:
        exact = priced(subject, point)
        far = max(abs(overlapped / float(exact.overlapped) - 1), abs(serial / float(exact.serial) - 1))
        unlike += peak != exact.peak or far > NEAR
        better += exact.peak <= machine.hardware.memory and exact.serial < best.serial
    each = (time.perf_counter() - start) / len(chosen)
    print(f"  {len(chosen)} plans one by one: {1 / each:,.0f} plans a second, {unlike} unlike, {better} above the best")
    print(f"  best: {float(best.serial):.4g} s, overlapped {float(best.overlapped):.4g} s, {best.peak:,} bytes")
    return not unlike and not better and rate >= BAR


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.plan_figures", description=__doc__)
    parser.add_argument("--uneven", action="store_true", help="stages of unlike length, too")
    parser.add_argument("--sample", type=int, default=300, help="plans that are priced one by one")
    asked = parser.parse_args()
    held = [figures(*case, uneven=asked.uneven, number=asked.sample) for case in CASES]
    return int(not all(held))


if __name__ == "__main__":
    raise SystemExit(main())
