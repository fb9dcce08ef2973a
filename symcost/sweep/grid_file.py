"""Grid files: YAML or JSON with models, dims, conventions, precisions, link and where, every value read as text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from symcost.errors import SpecError
from symcost.evaluate.names import unknown
from symcost.files import read_text
from symcost.ir.conventions import BY_NAME
from symcost.ir.sheet_yaml import load_yaml
from symcost.sweep.axis import read_axis
from symcost.sweep.grid import Grid

_KEYS = ("models", "dims", "conventions", "precisions", "link", "where")
_HINT = "for instance dims: {seq: [2048, 4096], batch: [1, 2, 4]}"


def read_grid(path: str) -> Grid:
    """The grid of a file.

    Raises:
        SpecError: a file that cannot be read, an unknown key, or a grid without a point.
        UsageError: an unknown convention, or a value that is no number.
    """
    text = read_text(path, "the grid", "name a YAML or JSON file")
    if not text.strip():
        raise SpecError("the grid is empty", where=path, hint=_HINT)
    return grid_of(load_yaml(text, path), path)


def grid_of(data: Mapping[str, object], where: str) -> Grid:
    """The grid that a file's content states; see `read_grid`."""
    for key in data:
        if key not in _KEYS:
            raise unknown("key", key, _KEYS, more=f"known: {', '.join(_KEYS)}").at(where)
    axes = tuple(read_axis(name, stated, where) for name, stated in _table("dims", data, where).items())
    links = {name: _text(f"link.{name}", stated, where) for name, stated in _table("link", data, where).items()}
    for axis in axes:
        if axis.name in links:
            raise SpecError(f"{axis.name} is in dims and in link", where=where, hint="state it once")
    grid = Grid(
        models=_texts("models", data.get("models"), where),
        axes=axes,
        conventions=_conventions(data, where),
        precisions=_texts("precisions", data.get("precisions"), where),
        links=links,
        where=_texts("where", data.get("where"), where),
        file=where,
    )
    if not (grid.models or grid.axes or grid.conventions or grid.precisions):
        raise SpecError("the grid is empty: it varies nothing", where=where, hint=_HINT)
    return grid


def _table(key: str, data: Mapping[str, object], where: str) -> Mapping[str, object]:
    found = data.get(key)
    if found is None or found == "":
        return {}
    if not isinstance(found, Mapping):
        raise SpecError(f"{key} is no mapping", where=where, hint=f"write {key}: {{name: ...}}")
    return found


def _texts(field: str, stated: object, where: str) -> tuple[str, ...]:
    """A list of texts; one text alone is a list of one, nothing at all is no list."""
    if stated is None:
        return ()
    items = stated if isinstance(stated, list) else [stated]
    texts = tuple(_text(field, item, where) for item in items)
    if not texts:
        raise SpecError(f"{field} has no value: the grid is empty", where=where, hint="state one, or leave it out")
    twice = next(_repeated(texts), None)
    if twice is not None:
        raise SpecError(f"{field} has {twice!r} twice", where=where, hint="state each value once")
    return texts


def _repeated(texts: tuple[str, ...]) -> Iterator[str]:
    return (text for number, text in enumerate(texts) if text in texts[:number])


def _text(field: str, item: object, where: str) -> str:
    if not isinstance(item, str) or not item:
        raise SpecError(f"{field} holds something that is no text", where=where, hint="write words or expressions")
    return item


def _conventions(data: Mapping[str, object], where: str) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for name, stated in _table("conventions", data, where).items():
        if name not in BY_NAME:
            raise unknown("convention", name, BY_NAME).at(where)
        options = _texts(f"conventions.{name}", stated, where)
        for option in options:
            if option not in BY_NAME[name].options:
                raise unknown(f"option of {name}:", option, BY_NAME[name].options).at(where)
        found[name] = options
    return found
