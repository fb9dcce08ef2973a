"""Loads a model from whatever names it."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from symcost.errors import SpecError
from symcost.files import exists
from symcost.frontend import bundled as models
from symcost.frontend.build import from_config
from symcost.frontend.formats.choose import as_library_config
from symcost.frontend.hub import hub_id
from symcost.frontend.registry import all_families
from symcost.frontend.source import Document, name_of, read_document
from symcost.ir.spec import ModelSpec


def load(source: str | Path | Mapping[str, Any], *, text_only: bool = False) -> ModelSpec:
    """Reads a model.

    Args:
        source: a config.json or its folder, a model spec, a bundled model or family by name, a model on a hub
            (`org/name`, `hf:org/name@revision`), `-`, or a parsed file.
        text_only: price the text model of a vision-language config.

    Raises:
        SpecError: no such source, or a config that cannot be priced.
    """
    if isinstance(source, Mapping):
        fallback = str(source.get("model_type", "model"))
        return from_document(Document(source, name_of(source, fallback), "config"), text_only=text_only)
    text = str(source)
    if text != "-" and not exists(source):
        named = by_name(text, text_only=text_only)
        if named is not None:
            return named
        if hub_id(text) is None:
            raise _unknown(text)
    return from_document(read_document(source), text_only=text_only)


def raw_config(source: str | Path) -> Mapping[str, Any]:
    """The config of a bundled model by name, or of a file, as the library has it.

    Raises:
        SpecError: no such source.
    """
    if str(source) in models.slugs():
        config: Mapping[str, Any] = models.entry(str(source))["config"]
        return config
    document = read_document(source)
    return as_library_config(document.data, document.where).data


def from_document(document: Document, *, text_only: bool = False) -> ModelSpec:
    """Reads a parsed file: a Hugging Face config, another form of one, or a model spec of our own (`schema: 1`).

    Raises:
        SpecError: no model, or one that cannot be priced.
    """
    if "schema" in document.data:
        from symcost.frontend.spec_file import from_spec

        spec = from_spec(document.data, document.where, text=document.text)
        return replace(spec, vision=None) if text_only else spec
    if document.text:
        hint = "begin it with schema: 1, or write a config as JSON"
        raise SpecError("schema is missing: only a model spec is written in YAML", where=document.where, hint=hint)
    found = as_library_config(document.data, document.where)
    spec = from_config(found.data, document.name, found.where, text_only=text_only)
    return replace(spec, warnings=(*found.warnings, *spec.warnings)) if found.warnings else spec


def by_name(name: str, *, text_only: bool = False) -> ModelSpec | None:
    """A bundled model by its slug, or a family by its model type; None where neither exists."""
    if name in models.slugs():
        where = f"bundled model {name}"
        return from_config(models.entry(name)["config"], name, where, text_only=text_only, published=True)
    if name in all_families() and (slug := models.anchor(name)) is not None:
        spec = from_config(models.entry(slug)["config"], name, f"family {name}", text_only=text_only)
        return spec if text_only else replace(spec, family=name)
    return None


def bundled() -> list[str]:
    """Slugs of the models that come with the package."""
    return list(models.slugs())


def families() -> list[str]:
    """Model types that can be read."""
    return list(all_families())


def _unknown(text: str) -> SpecError:
    known = [*models.slugs(), *all_families()]
    if text in all_families():
        return SpecError(f"family {text} has no bundled model", where=text, hint="name a config.json of this type")
    near = difflib.get_close_matches(text, known, n=3, cutoff=0.4)
    hint = "name a config.json, its folder, a model that symcost list models prints, or one on a hub: hf:ORG/NAME"
    if near:
        hint = f"nearest names: {', '.join(near)}; {hint}"
    return SpecError("no such file, bundled model or family", where=text, hint=hint)
