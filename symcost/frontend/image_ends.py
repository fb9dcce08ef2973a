"""What stands outside the layers of encoders over images: patches, tokens in front of them, heads."""

from __future__ import annotations

from collections.abc import Callable

from symcost.frontend.classes import labels
from symcost.frontend.config import Config
from symcost.frontend.family import PartsRule, Sizes
from symcost.frontend.parts import part
from symcost.ir.spec import Features, Part

Head = Callable[[], tuple[Part, ...]]
ONE = {"seq": "1"}


def opening(
    *, prefix: str = "", positions: bool = True, bias: bool = True, unread: str = "", dropout: bool = False
) -> tuple[Part, ...]:
    """Patches, `prefix` learned tokens in front of them, a table of positions, parameters that nothing reads."""
    parts = [part("patch_embedding", bias=bias, sizes={"temporal_patch": "1"})]
    if prefix and prefix != "0":
        parts.append(part("class_token", tokens=prefix))
    if positions:
        parts.append(part("position_embedding"))
    if unread and unread != "0":
        parts.append(part("unread", "mask_token", elements=unread))
    if dropout:
        parts.append(part("dropout", "embedding_dropout"))
    return tuple(parts)


def norm(name: str = "final_norm", *, form: str = "layer", input: str = "body.output", seq: str = "") -> Part:
    """A norm over every token, or over as many as `seq` says."""
    component = "final_norm" if name == "final_norm" else "rms_norm" if form.startswith("rms") else "layer_norm"
    return part(component, name, input=input, form=form, sizes={"seq": seq} if seq else {})


def classifier(input: str = "final_norm.output", *, inner: str = "hidden") -> tuple[Part, ...]:
    """One logit for each label from one vector of each image, and the loss."""
    one = {"vocab": "labels", **ONE}
    return (
        part("lm_head", "classifier", input=input, bias=True, sizes={"embed": inner, **one}),
        part("cross_entropy", sizes=one),
    )


def pooled(name: str = "mean_pooling", before: str = "patches") -> Part:
    """The mean of an image's patches."""
    return part("mean_pooling", name, before=before)


def pooler(input: str = "final_norm.output", activation: str = "tanh") -> Part:
    """The first token's vector through one more layer."""
    return part("pooler", input=input, activation=activation)


def class_of(config: Config, default: str) -> str:
    """The class that `architectures` names; the family's own where it names none."""
    stated = config.raw("architectures")
    return str(stated[0]) if isinstance(stated, list) and stated else default


def by_class(default: str, opened: Callable[[Config, Sizes, Features], tuple[Part, ...]], **heads: Head) -> PartsRule:
    """The ends of the class that is named: what opens, and one of `heads` by the end of the class's name.

    Raises:
        SpecError: a class whose head is not known.
    """

    def ends(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
        name = class_of(config, default)
        for end, head in heads.items():
            if name.endswith(end):
                return (*opened(config, sizes, features), *head())
        hint = f"write a class that ends in one of {', '.join(heads)}"
        raise config.error("architectures", [name], "a class whose head is not priced", hint)

    return ends


def count_labels(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """`labels`, where the class that is named has a classifier; for `Family.finish`."""
    if "Classification" in class_of(config, "ForImageClassification"):
        sizes["labels"] = labels(config)
    return features
