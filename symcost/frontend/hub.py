"""A model on a hub: `org/name` or `hf:org/name@revision`, of which only the config is fetched.

Cache, token, endpoint and offline mode are those of huggingface_hub, with its environment variables (HF_HOME, HF_TOKEN,
HF_ENDPOINT, HF_HUB_OFFLINE).
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from symcost.errors import SpecError

if TYPE_CHECKING:
    from types import ModuleType

PREFIX = "hf:"
# What a model's folder may hold, the first that is there: the library's config, or that of the model's own code.
CONFIGS = ("config.json", "params.json")
_PART = r"[A-Za-z0-9_][A-Za-z0-9_.-]{0,95}"
_ID = re.compile(rf"(?P<repository>{_PART}(/{_PART})?)(@(?P<revision>[A-Za-z0-9_][A-Za-z0-9_./-]{{0,199}}))?")
_FILES = (".json", ".yaml", ".yml", ".gguf")
# Groups of progress bars that huggingface_hub shows while it fetches a file.
_BARS = "huggingface_hub.http_get"
# Error of huggingface_hub -> what is wrong, and the remedy; the first that fits.
_REFUSALS = (
    ("GatedRepoError", "the model is gated", "ask for access on the page of {model}, then {access}"),
    ("RevisionNotFoundError", "it has no revision {revision}", "name a branch, tag or commit of the model after @"),
    (
        "RepositoryNotFoundError",
        "neither a file or folder here, nor a bundled model, nor a model that the hub shows",
        "correct the name; where the model is private, {access}",
    ),
    ("HFValidationError", "no id of a model on the hub", "write hf:ORGANISATION/NAME"),
)
_ACCESS = "log in with `hf auth login`, or set HF_TOKEN to a token of an account that may read it"


class HubId(NamedTuple):
    """A repository, and a branch, tag or commit of it (None: its main branch)."""

    repository: str
    revision: str | None

    def __str__(self) -> str:
        return f"{PREFIX}{self.repository}" + (f"@{self.revision}" if self.revision else "")


def hub_id(source: str) -> HubId | None:
    """What a source names on a hub; None where it names nothing there.

    Without the prefix `hf:` it has one slash, and does not end as a file of ours does.

    Raises:
        SpecError: it has the prefix, and what follows is no id.
    """
    named = source.startswith(PREFIX)
    found = _ID.fullmatch(source.removeprefix(PREFIX))
    if found is None or ".." in source or "--" in source:
        if named:
            hint = "write hf:ORGANISATION/NAME, or hf:ORGANISATION/NAME@REVISION"
            raise SpecError("no id of a model on the hub", where=source, hint=hint)
        return None
    if not named and ("/" not in found["repository"] or source.lower().endswith(_FILES)):
        return None
    return HubId(found["repository"], found["revision"])


def fetch(named: HubId, most_bytes: int) -> Path:
    """The model's config, as a file in the cache of huggingface_hub.

    Args:
        named: the model.
        most_bytes: what is longer is not fetched.

    Raises:
        SpecError: no huggingface_hub, no such model, revision or config, no access, no connection, or too long a file.
    """
    hub = _package(named)
    errors = hub.errors
    for file in CONFIGS:
        try:
            return _fetched(hub, named, file, most_bytes)
        except errors.LocalEntryNotFoundError as error:
            raise _unreachable(named, error.__cause__ or error) from error
        except errors.EntryNotFoundError:
            continue
        except (_transport(errors), OSError, ValueError) as error:
            raise _refused(named, errors, error) from error
    problem = f"the model has neither {' nor '.join(CONFIGS)}"
    raise SpecError(problem, where=str(named), hint="name a model that has one, or a config.json of your own")


def _transport(errors: ModuleType) -> type[Exception]:
    """What the hub's client raises where nobody answers; of older releases it is an OSError."""
    found: type[Exception] = getattr(errors, "HTTPError", OSError)
    return found


def _refused(named: HubId, errors: ModuleType, error: Exception) -> SpecError:
    for kind, problem, hint in _REFUSALS:
        if isinstance(error, getattr(errors, kind)):
            words = {"model": named.repository, "revision": named.revision, "access": _ACCESS}
            return SpecError(problem.format(**words), where=str(named), hint=hint.format(**words))
    return _unreachable(named, error)


def _package(named: HubId) -> ModuleType:
    try:
        import huggingface_hub
        import huggingface_hub.constants
        import huggingface_hub.errors
    except ImportError as error:
        problem = "no file or folder here, and a model on the hub needs huggingface_hub, which is not installed"
        raise SpecError(problem, where=str(named), hint="pip install 'symcost[hub]', or name a file") from error
    except ValueError as error:
        problem = f"huggingface_hub does not start: {error}"
        raise SpecError(problem, where=str(named), hint="look at HF_ENDPOINT, which must be an address") from error
    return huggingface_hub


def _fetched(hub: ModuleType, named: HubId, file: str, most_bytes: int) -> Path:
    from huggingface_hub.utils import are_progress_bars_disabled, disable_progress_bars, enable_progress_bars

    unheard = _check_length(hub, named, file, most_bytes)
    shown = not are_progress_bars_disabled(_BARS)
    if shown:
        disable_progress_bars(_BARS)
    try:
        # Where nobody answered, asking again takes long and says no more: the cache has the file, or nothing has.
        held = unheard is not None
        return Path(hub.hf_hub_download(named.repository, file, revision=named.revision, local_files_only=held))
    except hub.errors.LocalEntryNotFoundError as error:
        raise error from (unheard or error.__cause__)
    finally:
        if shown:
            enable_progress_bars(_BARS)


def _check_length(hub: ModuleType, named: HubId, file: str, most_bytes: int) -> Exception | None:
    """Asks before anything is fetched; the error where nobody answers."""
    address = hub.hf_hub_url(named.repository, file, revision=named.revision)
    try:
        size = hub.get_hf_file_metadata(address).size
    except hub.errors.HfHubHTTPError:
        raise
    except (_transport(hub.errors), OSError, hub.errors.FileMetadataError) as error:
        return error
    if size is not None and size > most_bytes:
        problem = f"its {file} has {size:,} bytes, too long for a config"
        raise SpecError(problem, where=str(named), hint="name another model, or a config.json of your own")
    return None


def _unreachable(named: HubId, error: BaseException) -> SpecError:
    import huggingface_hub.constants as constants

    if constants.HF_HUB_OFFLINE:
        hint = "unset HF_HUB_OFFLINE, or name a config.json that is here"
        return SpecError("huggingface_hub is offline, and its cache has no config of it", where=str(named), hint=hint)
    reason = str(error).strip().partition("\n")[0]
    problem = f"the hub at {constants.ENDPOINT} does not give it: {reason}"
    hint = "look at your connection and at HF_ENDPOINT, or name a config.json that is here"
    return SpecError(problem, where=str(named), hint=hint)
