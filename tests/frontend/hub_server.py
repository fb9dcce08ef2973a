"""A hub on this machine: repositories whose files are served as a hub serves them, on loopback."""

from __future__ import annotations

import hashlib
import json
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

COMMIT = "0123456789abcdef0123456789abcdef01234567"
TOKEN = "hf_letters"

# Repository -> revision -> file -> its bytes.
Files = Mapping[str, Mapping[str, Mapping[str, bytes]]]


class Hub(ThreadingHTTPServer):
    """Serves `files`; `gated` ones to whoever sends TOKEN. `asked` is what was asked for, in order."""

    def __init__(self, files: Files, gated: frozenset[str], broken: bool) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.files, self.gated, self.broken, self.asked = files, gated, broken, []

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class _Handler(BaseHTTPRequestHandler):
    server: Hub

    def do_HEAD(self) -> None:
        self._answer(whole=False)

    def do_GET(self) -> None:
        self._answer(whole=True)

    def _answer(self, *, whole: bool) -> None:
        self.server.asked.append(f"{self.command} {self.path}")
        repository, _, rest = self.path.lstrip("/").partition("/resolve/")
        revision, _, file = rest.partition("/")
        found = self.server.files.get(repository)
        if self.server.broken:
            self._refuse(500, "")
        elif found is None:
            self._refuse(401, "RepoNotFound")
        elif repository in self.server.gated and self.headers.get("Authorization") != f"Bearer {TOKEN}":
            self._refuse(403, "GatedRepo")
        elif revision not in found:
            self._refuse(404, "RevisionNotFound")
        elif file not in found[revision]:
            self._refuse(404, "EntryNotFound")
        else:
            self._send(found[revision][file], whole=whole)

    def _send(self, content: bytes, *, whole: bool) -> None:
        self.send_response(200)
        self.send_header("ETag", f'"{hashlib.sha1(content).hexdigest()}"')
        self.send_header("X-Repo-Commit", COMMIT)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        if whole:
            self.wfile.write(content)

    def _refuse(self, status: int, code: str) -> None:
        self.send_response(status)
        if code:
            self.send_header("X-Error-Code", code)
        if status == 404:
            self.send_header("X-Repo-Commit", COMMIT)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Says nothing: pytest shows what a test prints."""


@contextmanager
def hub(files: Mapping[str, Mapping[str, Mapping[str, object]]], *gated: str, broken: bool = False) -> Iterator[Hub]:
    """A hub while the block runs; what is no bytes is written as JSON."""
    written = {
        repository: {
            revision: {name: _bytes(content) for name, content in by_name.items()}
            for revision, by_name in revisions.items()
        }
        for repository, revisions in files.items()
    }
    server = Hub(written, frozenset(gated), broken)
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def _bytes(content: object) -> bytes:
    return content if isinstance(content, bytes) else json.dumps(content).encode()
