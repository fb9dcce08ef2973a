"""One rank of a model of transformers, divided by torch itself on a process group that sends nothing."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import torch
import torch.distributed as dist
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.tensor import DTensor, Replicate, Shard
from torch.distributed.tensor.parallel import (
    ColwiseParallel,
    PrepareModuleInput,
    RowwiseParallel,
    SequenceParallel,
    loss_parallel,
    parallelize_module,
)
from torch.testing._internal.distributed.fake_pg import FakeStore
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils.flop_counter import flop_registry

# Operator -> our word for it.
KINDS = {
    "all_reduce": "all_reduce",
    "all_gather_into_tensor": "all_gather",
    "_allgather_base_": "all_gather",
    "reduce_scatter_tensor": "reduce_scatter",
    "_reduce_scatter_base_": "reduce_scatter",
    "allreduce_": "all_reduce",
    "all_to_all_single": "all_to_all",
}
# Linear layers whose result ranks divide, and those whose input they do, by the last word of their path.
MADE = ("q_proj", "k_proj", "v_proj", "gate_proj", "up_proj", "c_fc", "fc1", "query_key_value", "dense_h_to_4h")
SUMMED = ("o_proj", "out_proj", "down_proj", "fc2", "dense", "dense_4h_to_h", "mlp.c_proj")


class Below(TorchDispatchMode):
    """What runs below torch's sharded tensors, by phase.

    Attributes:
        own: FLOPs of matmuls that a rank runs. shapes: FLOPs of those on tensors without storage, by which torch learns
            the shape of a result.
        sent: (phase, kind, dtype, bytes handed in) of every collective.
    """

    def __init__(self) -> None:
        super().__init__()
        self.phase = "forward"
        self.own: Counter[str] = Counter(forward=0, backward=0)
        self.shapes: Counter[str] = Counter(forward=0, backward=0)
        self.sent: Counter[tuple[str, str, str, int]] = Counter()

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        if any(issubclass(kind, DTensor) for kind in types):
            return NotImplemented
        made = func(*args, **(kwargs or {}))
        counted = flop_registry.get(func._overloadpacket)
        if counted is not None:
            place = self.own if type(made) is torch.Tensor and made.device.type == "cpu" else self.shapes
            place[self.phase] += counted(*args, **(kwargs or {}), out_val=made)
        kind = KINDS.get(func._overloadpacket.__name__)
        if kind is not None:
            given = args[1] if func._overloadpacket.__name__.endswith("_base_") else args[0]
            given = given[0] if isinstance(given, list) else given
            key = (self.phase, kind, str(given.dtype).removeprefix("torch."), given.numel() * given.element_size())
            self.sent[key] += 1
        return made


@dataclass
class Ran:
    """What one step of a rank came to."""

    params: int
    own: dict[str, int]
    shapes: dict[str, int]
    sent: Counter[tuple[str, str, str, int]] = field(default_factory=Counter)


@contextmanager
def group(ranks: int) -> Iterator[None]:
    """A process group of which only the first rank is there."""
    dist.init_process_group("fake", store=FakeStore(), rank=0, world_size=ranks)
    try:
        yield
    finally:
        dist.destroy_process_group()
        gc.collect()


def library(config: dict[str, Any]) -> Any:
    """The library's model of a config."""
    from transformers import AutoConfig, AutoModelForCausalLM

    made = AutoConfig.for_model(**{**config, "attn_implementation": "eager"})
    model = AutoModelForCausalLM.from_config(made, attn_implementation="eager").train()
    model.config.use_cache = False
    return model


def layers_of(model: Any) -> Any:
    """The list of layers of a decoder."""
    return next(m for m in model.modules() if isinstance(m, torch.nn.ModuleList) and len(m) == _depth(model.config))


def _depth(config: Any) -> int:
    return int(config.num_hidden_layers)


def divide(model: Any, mesh: Any, *, sp: bool, parallel_loss: bool) -> None:
    """Tensor parallelism, as torch's own examples have it: one module at a time."""
    tokens = Shard(1)
    stream = tokens if sp else Replicate()
    base, head = model.base_model, model.get_output_embeddings()
    table = RowwiseParallel(input_layouts=Replicate(), output_layouts=stream)
    logits = Shard(-1) if parallel_loss else Replicate()
    parallelize_module(model.get_input_embeddings(), mesh, table)
    given = ColwiseParallel(input_layouts=stream, output_layouts=logits, use_local_output=not parallel_loss)
    parallelize_module(head, mesh, given)
    if sp:
        for name, module in base.named_children():
            if "norm" in name:
                parallelize_module(module, mesh, SequenceParallel(use_local_output=True))
    for layer in layers_of(model):
        parallelize_module(layer, mesh, dict(_styles(layer, sp)))


def _styles(layer: Any, sp: bool) -> Iterator[tuple[str, Any]]:
    stream = Shard(1) if sp else Replicate()
    for path, module in layer.named_modules():
        name = path.rpartition(".")[2]
        if isinstance(module, torch.nn.Linear) and any(path.endswith(end) for end in SUMMED):
            yield path, RowwiseParallel(output_layouts=stream)
        elif isinstance(module, torch.nn.Linear) and name in MADE:
            yield path, ColwiseParallel()
        elif sp and "." not in path and "norm" in name:
            yield path, SequenceParallel(use_local_output=True)
        elif sp and path == "self_attn":
            yield (
                path,
                PrepareModuleInput(
                    input_kwarg_layouts={"hidden_states": Shard(1)},
                    desired_input_kwarg_layouts={"hidden_states": Replicate()},
                ),
            )
        elif sp and path == "mlp":
            layouts = {"input_layouts": (Shard(1),), "desired_input_layouts": (Replicate(),)}
            yield path, PrepareModuleInput(**layouts)


def step(model: Any, batch: int, seq: int, *, parallel_loss: bool = False) -> Ran:
    """Forward and backward of one micro-batch."""
    ids = torch.zeros(batch, seq, dtype=torch.long)
    mask = torch.zeros(batch, 1, seq, seq)
    places = torch.arange(seq).unsqueeze(0)
    with Below() as below:
        logits = model(input_ids=ids, attention_mask=mask, position_ids=places, use_cache=False).logits
        rows = logits.flatten(0, 1).float()
        if parallel_loss:
            with loss_parallel():
                loss = torch.nn.functional.cross_entropy(rows, ids.flatten())
                below.phase = "backward"
                loss.backward()
        else:
            loss = torch.nn.functional.cross_entropy(rows, ids.flatten())
            below.phase = "backward"
            loss.backward()
    local = [p.to_local() if isinstance(p, DTensor) else p for p in model.parameters()]
    return Ran(sum(p.numel() for p in local), dict(below.own), dict(below.shapes), below.sent)


def tensor_parallel(
    config: dict[str, Any], ranks: int, batch: int, seq: int, *, sp: bool, parallel_loss: bool, runs: int = 1
) -> list[Ran]:
    """Runs of a fresh model, each divided by so many ranks."""
    with group(ranks):
        found = []
        for _ in range(runs):
            model = library(config)
            divide(model, init_device_mesh("cpu", (ranks,)), sp=sp, parallel_loss=parallel_loss)
            found.append(step(model, batch, seq, parallel_loss=parallel_loss))
        return found


def fully_sharded(config: dict[str, Any], ranks: int, batch: int, seq: int) -> Ran:
    """A run with parameters divided over so many ranks, a group for each layer and one for all else."""
    from torch.distributed.fsdp import fully_shard

    with group(ranks):
        model, mesh = library(config), init_device_mesh("cpu", (ranks,))
        for module in (*layers_of(model), model):
            fully_shard(module, mesh=mesh, reshard_after_forward=True)
        return step(model, batch, seq)


def planned_by_library(config: dict[str, Any], ranks: int, batch: int, seq: int) -> Ran:
    """A run divided by the library's own plan for its family."""
    from transformers.distributed.configuration_utils import DistributedConfig
    from transformers.distributed.tensor_parallel import apply_tensor_parallelism

    with group(ranks):
        model = library(config)
        if "num_experts_per_tok" in config:
            model.set_experts_implementation("batched_mm")
        plan, _, _ = model._resolve_parallel_plans(DistributedConfig(tp_size=ranks))
        apply_tensor_parallelism(model, init_device_mesh("cpu", (ranks,)), plan)
        return step(model, batch, seq)
