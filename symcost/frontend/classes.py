"""Which class of the library `architectures` names, and what head its model has."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache

from symcost.frontend.config import MISSING, Config
from symcost.frontend.family import Family
from symcost.ir.package import package_folder
from symcost.ir.spec import Features

Words = Mapping[str, str | bool]
# Ends of the names of classes with the head that a family has where a config names none.
OWN_HEAD = {
    "decoder": ("ForCausalLM", "LMHeadModel"),
    "encoder_decoder": ("ForConditionalGeneration", "MTModel", "WithLMHeadModel", "ForTextToText"),
    "composite": ("ForConditionalGeneration",),
    "contrastive": ("Model",),
}
# The end of classes that hold two whole models, with the head of the second.
JOINED = "EncoderDecoderModel"
# What a composite is called that has no class of its usual name.
UNUSUAL = ("ForCausalLM", "ForMaskedLM", "_Reasoning_V3")
# Where the dropout in front of a classifier over tokens is stated, the first that is; and the library's own.
CLASSIFIER_DROPOUTS = ("classifier_dropout", "classifier_dropout_prob", "hidden_dropout", "hidden_dropout_prob")
CLASSIFIER_DROPOUT = 0.1
# Without a head nothing is tied to the embedding, and no constant scales the logits.
HEADLESS: Words = {"head": "none", "tied": False, "head_bias": False, "head_softcap": False, "logit_scale": False}
PER_TOKEN: Words = {**HEADLESS, "head": "classifier"}
OVER_TOKENS: Mapping[str, Words] = {
    "ForTokenClassification": {**PER_TOKEN, "head_bias": True, "classifier": "tokens"},
    "ForQuestionAnswering": {**PER_TOKEN, "head_bias": True, "classifier": "span"},
}
# What further classes have in place of that head.
OTHER_HEADS: Mapping[str, Mapping[str, Words]] = {
    "decoder": {
        "Model": HEADLESS,
        "ForSequenceClassification": {**PER_TOKEN, "classifier": "last"},
        **OVER_TOKENS,
    },
    "encoder_decoder": {"Model": HEADLESS},
    # A classifier of images that asks a text model for two of its tokens.
    "composite": {"Model": HEADLESS, "ForImageClassification": {}},
    "contrastive": {},
}
# A question is answered with the first and the last token of a span.
ENDS_OF_A_SPAN = 2
# The library's number of labels where a config states none.
DEFAULT_LABELS = 2


@cache
def library_classes() -> Mapping[str, Mapping[str, str]]:
    """Classes of transformers 5.24 by model type, from its tables of automatic classes: name -> end of the name.

    Kimi K2's checkpoints bring their own code, under the name of the class that it copies.
    """
    text = (package_folder() / "frontend" / "library_classes.txt").read_text(encoding="utf-8")
    found = {}
    for line in text.splitlines():
        model_type, *groups = line.split()
        pairs = (group.split(":") for group in groups)
        found[model_type] = {stem + end: end for stem, ends in pairs for end in ends.split(",")}
    return found


def named_class(config: Config) -> str:
    """The first name in `architectures`; empty where none is stated, or where the config is a part of another.

    Raises:
        SpecError: no list of names.
    """
    if config.part:
        return ""
    names = config.raw("architectures")
    if names is MISSING or names is None or names == []:
        return ""
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise config.error("architectures", names, "a list of names of classes is expected", "leave architectures out")
    return str(names[0])


def end_of(config: Config, model_type: str, ends: Sequence[str]) -> str:
    """Which of the ends the named class has; empty where no class is named.

    Raises:
        SpecError: a class of another model, or with a head that is not priced.
    """
    name = named_class(config)
    if not name:
        return ""
    known = library_classes().get(model_type, {})
    end = known.get(name) or next(
        (end for end in ends if name.endswith(end) and _named_after(name.removesuffix(end), model_type)), ""
    )
    if end in ends:
        return end
    priced = sorted(one for one, its in known.items() if its in ends)
    hint = f"name one of {', '.join(priced)}" if priced else "leave architectures out"
    raise config.error("architectures", [name], f"no class of model type {model_type} that is priced", hint)


def of_class(config: Config, family: Family) -> Family:
    """The record of the class that a config names, where the family has one of its own for it."""
    name = named_class(config) if family.classes else ""
    known = library_classes().get(family.model_type, {}).get(name, "")
    end = known or next((end for end in family.classes if name.endswith(end)), "")
    return family.classes.get(end, family)


def of_text(config: Config) -> bool:
    """Whether the class that a config with a nested text config names holds the text model alone."""
    inner, name = config.raw("text_config"), named_class(config)
    if not isinstance(inner, Mapping) or not name.endswith("ForCausalLM"):
        return False
    outer = str(config.raw("model_type"))
    types = (str(inner.get("model_type", f"{outer}_text")), f"{outer}_text")
    return name in library_classes().get(outer, {}) and any(
        name in library_classes().get(each, {}) or each == f"{outer}_text_model" for each in types
    )


def _named_after(stem: str, model_type: str) -> bool:
    """Whether a class is called like its type (LLaMA, GPT2), as in releases that the table does not have."""
    plain = re.sub("[^a-z0-9]", "", model_type.lower())
    return bool(stem) and re.sub("[^a-z0-9]", "", stem.lower()) in (plain, plain.removesuffix("text"))


def with_head(config: Config, model_type: str, kind: str, sizes: dict[str, int], features: Features) -> Features:
    """The features with the head of the class that the config names.

    Args:
        kind: a key of OWN_HEAD.
        sizes: gets `labels` where a classifier needs it.

    Raises:
        SpecError: a class that is not priced.
    """
    if any(name.endswith(JOINED) for name in (named_class(config), *library_classes().get(model_type, {}))):
        return features
    others = OTHER_HEADS[kind]
    end = end_of(config, model_type, (*_own_ends(kind, model_type), *others))
    if not end and not config.part and _only_bare(model_type):
        config.warn(f"the library has no {model_type} model with a head; priced without one")
        end = "Model"
    return applied(config, others.get(end, {}), sizes, features)


def _own_ends(kind: str, model_type: str) -> tuple[str, ...]:
    """Ends of classes with the family's own head; a composite without the usual one may be called otherwise."""
    usual = OWN_HEAD[kind]
    if kind != "composite" or set(library_classes().get(model_type, {}).values()) & set(usual):
        return usual
    return (*usual, *UNUSUAL)


def _only_bare(model_type: str) -> bool:
    return set(library_classes().get(model_type, {}).values()) == {"Model"}


def applied(config: Config, words: Words, sizes: dict[str, int], features: Features) -> Features:
    """The features with those of a head; `labels` and the dropout in front are read where a classifier needs them."""
    own = dict(words)
    over = str(own.pop("classifier", ""))
    if own.get("head") == "classifier":
        ends = over == "span" and features.architecture == "decoder"
        sizes["labels"] = ENDS_OF_A_SPAN if ends else labels(config)
    if over:
        features = replace(features, extra=tuple(sorted((*features.extra, ("classifier", over)))))
    if over == "tokens":
        own["final_dropout"] = _drops(config)
    return replace(features, **own)  # type: ignore[arg-type]


def _drops(config: Config) -> bool:
    stated = (config.number([key], None) for key in CLASSIFIER_DROPOUTS)
    return next((rate for rate in stated if rate is not None), CLASSIFIER_DROPOUT) > 0


def labels(config: Config) -> int:
    """Classes of a classifier: listed, counted, or the library's two.

    Raises:
        SpecError: the list and the number differ.
    """
    stated, listed = config.integer(["num_labels"]), len(config.mapping("id2label"))
    if isinstance(stated, int) and listed and listed != stated:
        raise config.error("num_labels", stated, f"id2label lists {listed}", "correct one of them")
    return listed or (stated if isinstance(stated, int) else DEFAULT_LABELS)
