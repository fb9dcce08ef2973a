"""Chromium as a test driver: one process, spoken to through pipes in its DevTools protocol."""

from __future__ import annotations

import fcntl
import json
import os
import select
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

# What distributions and vendors call it.
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage --disable-quic --no-first-run"
    " --disable-background-networking --disable-component-update --disable-sync --hide-scrollbars"
    " --disable-background-timer-throttling --disable-renderer-backgrounding --remote-debugging-pipe"
).split()
# Seconds until an answer that does not come is a failure: far more than a loaded machine needs.
PATIENCE = 180
# What a script may use: `until` a condition holds, and `stands` when the page has drawn what an act asks for.
HELPERS = """
    const until = async (holds) => {
        for (const start = performance.now(); !holds(); await new Promise((done) => setTimeout(done, 5))) {
            if (performance.now() - start > 120_000) {
                throw new Error(`never held: ${holds}`);
            }
        }
    };
    const drawn = () => "milliseconds" in document.documentElement.dataset;
    const stands = async (act) => {
        await until(drawn);
        delete document.documentElement.dataset.milliseconds;
        act();
        await until(drawn);
    };
"""
OFFLINE = {"offline": True, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}


def executable() -> str | None:
    """The browser on this machine, if there is one."""
    return next(filter(None, map(shutil.which, NAMES)), None)


class Browser:
    """A running browser. It reads files and nothing else: every page is offline.

    Args:
        folder: where the profile and the pages stand.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.number = 0
        self.buffer = b""
        command = [str(executable()), *FLAGS, f"--user-data-dir={folder / 'profile'}", "about:blank"]
        ends = [*os.pipe(), *os.pipe()]
        # The protocol speaks on descriptors 3 and 4: ours are moved out of the way, and the shell puts them there.
        read, self.output, self.input, write = (fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 10) for end in ends)
        self.process = subprocess.Popen(
            ["bash", "-c", f'exec "$@" 3<&{read} 4>&{write}', "bash", *command],
            pass_fds=(read, write),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        for end in (*ends, read, write):
            os.close(end)
        self.call("Browser.getVersion")

    def close(self) -> None:
        """Ends the browser, kindly first."""
        self._send("Browser.close", {}, None)
        try:
            self.process.wait(timeout=30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self.output)
        os.close(self.input)

    def call(self, method: str, session: str | None = None, said: list[str] | None = None, **given: Any) -> Any:
        """The answer to a method; what the page says or asks for meanwhile is added to `said`.

        Raises:
            AssertionError: the method is refused, or the page is gone.
            TimeoutError: no answer.
        """
        number = self._send(method, given, session)
        while True:
            message = self._receive(method)
            if message.get("id") == number:
                assert "error" not in message, (method, message["error"])
                return message["result"]
            _listen(message, said)

    def wait(self, method: str, said: list[str]) -> None:
        """Until an event comes."""
        while (message := self._receive(method)).get("method") != method:
            _listen(message, said)

    def _send(self, method: str, given: dict[str, Any], session: str | None) -> int:
        self.number += 1
        message = {"id": self.number, "method": method, "params": given}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.output, data) :]
        return self.number

    def _receive(self, awaited: str) -> dict[str, Any]:
        deadline = time.monotonic() + PATIENCE
        while b"\0" not in self.buffer:
            ready, _, _ = select.select([self.input], [], [], max(0, deadline - time.monotonic()))
            if not ready:
                raise TimeoutError(f"no answer to {awaited} in {PATIENCE} s")
            read = os.read(self.input, 1 << 20)
            assert read, f"the browser ended before {awaited}"
            self.buffer += read
        message, _, self.buffer = self.buffer.partition(b"\0")
        return json.loads(message)

    def run(self, page: str, script: str, address: str = "", **view: Any) -> Any:
        """What a script returns in a page, which must say nothing on its console and ask for nothing else.

        Args:
            script: body of an asynchronous function; `until` and `stands` are there.
            address: what stands behind the page's name, such as `#seq=5`.
            view: of `opened`.
        """
        with self.opened(page, address, **view) as tab:
            return tab.run(script)

    @contextmanager
    def opened(
        self, page: str, address: str = "", *, width: int = 1280, height: int = 900, dark: bool = False
    ) -> Iterator[Tab]:
        """A page in a tab of its own, without cookies, history or network.

        Args:
            width, height: of the window, in CSS pixels.
            dark: a reader who prefers dark pages.
        """
        place = self.folder / f"page-{self.number}.html"
        place.write_text(page, encoding="utf-8")
        context = self.call("Target.createBrowserContext")["browserContextId"]
        target = self.call("Target.createTarget", url="about:blank", browserContextId=context)["targetId"]
        tab = Tab(self, self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"])
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        tab.call("Emulation.setEmulatedMedia", features=[scheme])
        tab.resize(width, height)
        tab.call("Emulation.setFocusEmulationEnabled", enabled=True)
        tab.call("Network.enable")
        tab.call("Network.emulateNetworkConditions", **OFFLINE)
        for domain in ("Page", "Runtime", "Log", "Inspector"):
            tab.call(f"{domain}.enable")
        tab.said.clear()
        tab.call("Page.navigate", url=f"{place.as_uri()}{address}")
        self.wait("Page.loadEventFired", tab.said)
        try:
            yield tab
        finally:
            self.call("Target.disposeBrowserContext", browserContextId=context)
            place.unlink()


class Tab:
    """A page in a browser."""

    def __init__(self, browser: Browser, session: str) -> None:
        self.browser = browser
        self.session = session
        self.said: list[str] = []

    def call(self, method: str, **given: Any) -> Any:
        return self.browser.call(method, self.session, self.said, **given)

    def resize(self, width: int, height: int) -> None:
        """Gives the window another size, in CSS pixels."""
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        self.call("Emulation.setDeviceMetricsOverride", **size)

    def run(self, script: str) -> Any:
        """What a script returns."""
        body = f"(async () => {{ {HELPERS}\n{script} }})()"
        done = self.call("Runtime.evaluate", expression=body, awaitPromise=True, returnByValue=True)
        assert "exceptionDetails" not in done, done["exceptionDetails"]["exception"].get("description", done)
        assert not self.said, self.said
        return done["result"].get("value")


def _listen(message: dict[str, Any], said: list[str] | None) -> None:
    """Keeps what a page says. A page that is gone is a failure of its own."""
    given = message.get("params", {})
    match message.get("method"):
        case "Inspector.targetCrashed":
            raise AssertionError("the page crashed")
        case "Runtime.consoleAPICalled":
            line = f"{given['type']}: {[item.get('value', item.get('description')) for item in given['args']]}"
        case "Runtime.exceptionThrown":
            details = given["exceptionDetails"]
            line = details.get("exception", {}).get("description", details["text"])
        case "Log.entryAdded":
            line = f"{given['entry']['level']}: {given['entry']['text']}"
        case "Network.requestWillBeSent" if not given["request"]["url"].startswith(("file:", "data:", "blob:")):
            line = f"asks for {given['request']['url']}"
        case _:
            return
    if said is not None:
        said.append(line)
