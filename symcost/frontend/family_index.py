"""Which module states which family, so that pricing one model imports one family's module and not all of them."""

from __future__ import annotations

import json
import os
import pkgutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from types import ModuleType

from symcost import cache
from symcost.errors import SpecError
from symcost.frontend import families as package
from symcost.frontend.family import Family

_KIND = "families"


class Families(Mapping[str, Family]):
    """Families by model type, sorted, each imported when it is asked for.

    Args:
        finders: what gives the family of each model type.
    """

    def __init__(self, finders: Mapping[str, Callable[[], Family]]) -> None:
        self.finders = dict(sorted(finders.items()))

    def __getitem__(self, model_type: str) -> Family:
        return self.finders[model_type]()

    def __contains__(self, model_type: object) -> bool:
        return model_type in self.finders

    def __iter__(self) -> Iterator[str]:
        return iter(self.finders)

    def __len__(self) -> int:
        return len(self.finders)


def own() -> dict[str, Callable[[], Family]]:
    """Finders of our own families: by the index that the cache keeps for these very files, else by reading them all."""
    name = cache.key(*_files())
    kept = cache.read(_KIND, name)
    if kept is None:
        found = {model_type: module.__name__ for model_type, (module, _) in stated(_modules()).items()}
        cache.write(_KIND, name, json.dumps(found).encode())
    else:
        found = json.loads(kept)
    return {model_type: _finder(model_type, module) for model_type, module in found.items()}


def stated(modules: Sequence[ModuleType], known: Mapping[str, object] = {}) -> dict[str, tuple[ModuleType, Family]]:
    """The families that modules state.

    Args:
        known: model types that are taken.

    Raises:
        SpecError: two families of one name.
    """
    found: dict[str, tuple[ModuleType, Family]] = {}
    for module in modules:
        for family in getattr(module, "FAMILIES", ()):
            if family.model_type in found or family.model_type in known:
                where = module.__name__.rpartition(".")[2]
                raise SpecError(f"two families are called {family.model_type}", where=where, hint="rename one")
            found[family.model_type] = module, family
    return found


def _modules() -> list[ModuleType]:
    names = sorted(info.name for info in pkgutil.iter_modules(package.__path__))
    return [import_module(f"{package.__name__}.{name}") for name in names]


def _finder(model_type: str, module: str) -> Callable[[], Family]:
    def find() -> Family:
        families: Sequence[Family] = import_module(module).FAMILIES
        return next(family for family in families if family.model_type == model_type)

    return find


def _files() -> list[str]:
    (place,) = package.__path__
    return cache.stamps(os.path.join(place, name) for name in os.listdir(place) if name.endswith(".py"))
