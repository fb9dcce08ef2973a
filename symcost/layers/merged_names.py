"""Weights to which the library adds adapters themselves: stacked weights of routed experts, and scores of routers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from sympy import Integer

from symcost.dims import experts, hidden, moe_ffn
from symcost.errors import UsageError
from symcost.ir.component import Instance
from symcost.ir.spec import ModelSpec
from symcost.layers.family_names import LINEAR_ROUTERS
from symcost.layers.module_names import Module, paths

if TYPE_CHECKING:
    from sympy import Expr

ALL_LINEAR = "all-linear"
# Names of modules that stood where weights are stacked now -> our tensor. Adapters still go by them.
_MIXTRAL = {"gate": "w_router", "w1": "w_up", "w3": "w_up", "w2": "w_down"}
_QWEN = {"gate": "w_router", "gate_proj": "w_up", "up_proj": "w_up", "down_proj": "w_down"}
_FORMER = {
    **dict.fromkeys(("mixtral", "minimax", "minimax_m2"), _MIXTRAL),
    **dict.fromkeys(
        """
        cohere2_moe deepseek_v2 deepseek_v3 dots1 ernie4_5_moe exaone_moe flex_olmo glm4_moe glm4_moe_lite
        hunyuan_v1_moe mellum olmoe qwen3_moe qwen3_next sarvam_mla
        """.split(),
        _QWEN,
    ),
}


def stacked(spec: ModelSpec, item: Instance) -> tuple[Module, ...]:
    """An instance's weights to which adapters can be added, by the library's names of the parameters."""
    kind, sizes = item.component.type, dict(item.sizes)
    if kind == "router" and spec.family not in LINEAR_ROUTERS:
        rows: tuple[tuple[str, Expr, Expr, Expr], ...] = (("w_router", hidden, experts, Integer(1)),)
    elif kind == "moe_experts" and spec.family != "dbrx":
        width = (2 if dict(item.options).get("gated", True) else 1) * moe_ffn
        # A single expert's weights are taken for one matrix.
        copies = Integer(1) if spec.dims.get("experts") == 1 else experts
        rows = ("w_up", hidden, width, copies), ("w_down", moe_ffn, hidden, copies)
    else:
        return ()
    return tuple(
        Module(path, item.name, tensor, "", i.xreplace(sizes), o.xreplace(sizes), copies=copies)
        for tensor, i, o, copies in rows
        for path in paths(spec, item, tensor)
    )


def share(spec: ModelSpec, module: Module, targets: Iterable[str]) -> int:
    """How many times the stated rank an adapter on stacked weights has; 0 where no target names them."""
    _, named = _former(spec, module, targets)
    return len(named) or int(any("." in name and f".{module.path}".endswith(f".{name}") for name in targets))


def check(spec: ModelSpec, module: Module, targets: Iterable[str]) -> None:
    """Refuses one alone of modules that are one weight now.

    Raises:
        UsageError: such a target.
    """
    former, named = _former(spec, module, targets)
    others = ", ".join(name for name in former if name not in named)
    if named and others:
        joined = f"{', '.join(former)} are one weight, {module.path}, in {spec.name}"
        raise UsageError(f"--lora-targets {named[0]}: {joined}", hint=f"name {others} too")


def _former(spec: ModelSpec, module: Module, targets: Iterable[str]) -> tuple[list[str], list[str]]:
    """Names of modules that a stacked weight took the place of, and those of them that are targets."""
    former = [name for name, tensor in _FORMER.get(spec.family, {}).items() if tensor == module.tensor]
    last = {target.rpartition(".")[2] for target in targets}
    return former, [name for name in former if name in last or ALL_LINEAR in last]


def of_modules(spec: ModelSpec, targets: tuple[str, ...], linear: Iterable[str]) -> tuple[str, ...]:
    """The targets that name modules; `linear`: last names of all, which `all-linear` stands for."""
    former = _FORMER.get(spec.family)
    if not former:
        return targets
    spelt = (name for target in targets for name in (sorted(linear) if target == ALL_LINEAR else (target,)))
    return tuple(name for name in spelt if name.rpartition(".")[2] not in former)
