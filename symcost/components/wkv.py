"""WKV recurrence of RWKV 4: a decayed mean of values, weighted by the exponential of keys, then gated."""

from symcost.dims import batch, cost_div, cost_exp, cost_sigmoid, inner, seq
from symcost.ir.caches import state
from symcost.ir.component import Cost, Kernel, Site, Work, component
from symcost.ir.operators import operand, param, saved, vector

# Numerator, denominator and running maximum.
STATES = ("numerator", "denominator", "maximum")


@component("wkv", group="attention", source="peng2023rwkv")
def wkv(site: Site, *, inputs: tuple[str, str, str]) -> Cost:
    """Run the recurrence over a sequence, one kernel each way, and multiply by the logistic of the receptance.

    Per channel and token: two maxima, four exponentials, two sums of products for the output and two for the state,
    a division. Vector work alone. Backward runs twice as much: states again, then their gradients. Key, value,
    receptance and the result in front of the gate are kept. Served, three FP32 numbers a channel are held.

    Args:
        inputs: storages of key, value and receptance.
    """
    rows = batch * seq
    k, v, r, mean, y = (operand(name, tokens=rows, width=inner) for name in ("k", "v", "r", "mean", "y"))
    own = (param("time_decay", width=inner), param("time_first", width=inner))
    held = tuple(tensor for name in STATES for tensor in state(site, name, width=inner))
    each = rows * inner
    recurrence = each * (16 + 4 * cost_exp + cost_div) + inner * cost_exp
    kept = dict(zip((*inputs, f"{site.name}.mean"), (k, v, r, mean), strict=True))
    return Cost(
        tensors=(*own, *held, *(saved(storage, "act", **dict(t.shape)) for storage, t in kept.items())),
        forward=Work(
            (vector("recurrence", recurrence), vector("gate", each * (1 + cost_sigmoid))),
            (Kernel("WKV", (k, v, r, *own, *held), (mean, y, *held)),),
        ),
        backward=Work(
            (vector("recurrence gradient", 2 * recurrence), vector("gate gradient", each * (4 + cost_sigmoid))),
            (
                Kernel(
                    "WKV backward",
                    (y.grad, k, v, r, mean, *own),
                    (k.grad, v.grad, r.grad, *(each_own.grad for each_own in own)),
                ),
            ),
        ),
    )
