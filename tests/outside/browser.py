"""A headless Chromium, driven over chromedriver by the W3C WebDriver protocol and nothing else.

Nothing of the program under test is imported.  The browser has a profile of its own, finds no host
but this machine, and says what it has asked for and complained of.
"""

from __future__ import annotations

import base64
import json
import shutil
import subprocess
import time
import urllib.request
from pathlib import Path
from typing import Any
from urllib.error import URLError

CHROMIUM, CHROMEDRIVER = shutil.which("chromium"), shutil.which("chromedriver")
WHY_NOT = "chromium and chromedriver (Debian: chromium, chromium-driver) are not installed"
IS_THERE = CHROMIUM is not None and CHROMEDRIVER is not None

ARGUMENTS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--host-resolver-rules=MAP * ~NOTFOUND",
)
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
"""Under this name WebDriver speaks of an element."""

KEYS = {
    "ArrowLeft": "\ue012",
    "ArrowRight": "\ue014",
    "End": "\ue010",
    "Home": "\ue011",
    "Space": " ",
}
PATIENCE = 60.0
"""Seconds after which nothing is waited for any more."""


class Browser:
    """A browser that shows one page at a time; close it by leaving the ``with`` block."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._driver: subprocess.Popen[bytes] | None = None
        self._session = ""
        self._port = 0

    def __enter__(self) -> Browser:
        """Start chromedriver on a free port, and the browser with an empty profile."""
        said = self._folder / "chromedriver.txt"
        with said.open("wb") as output:
            self._driver = subprocess.Popen(
                [str(CHROMEDRIVER), "--port=0"], stdout=output, stderr=subprocess.STDOUT
            )
        self._port = self._port_of(said)
        options = {
            "binary": CHROMIUM,
            "args": [*ARGUMENTS, f"--user-data-dir={self._folder / 'profile'}"],
        }
        wanted = {
            "browserName": "chrome",
            "goog:chromeOptions": options,
            "goog:loggingPrefs": {"browser": "ALL", "performance": "ALL"},
        }
        made = self._ask("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        self._session = f"/session/{made['sessionId']}"
        self.open("about:blank")
        self.requests()  # the browser's own first page asks for its parts
        return self

    def __exit__(self, *_: object) -> None:
        """End browser and chromedriver."""
        assert self._driver is not None
        try:
            if self._session:
                self._ask("DELETE", self._session)
        finally:
            self._driver.terminate()
            self._driver.wait(PATIENCE)

    def _port_of(self, said: Path) -> int:
        """Return the port that chromedriver has chosen, once it listens there."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            found = said.read_text("utf-8").partition("successfully on port ")[2]
            if "\n" in found:
                return int(found.split(".")[0])
            time.sleep(0.05)
        raise AssertionError(f"chromedriver did not start: {said.read_text('utf-8')}")

    def _ask(self, method: str, path: str, content: dict[str, Any] | None = None) -> Any:
        data = None if content is None else json.dumps(content).encode()
        address = f"http://127.0.0.1:{self._port}{path}"
        request = urllib.request.Request(address, data, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except URLError as error:
            detail = error.read().decode() if hasattr(error, "read") else ""
            raise AssertionError(f"{method} {path}: {error} {detail}") from error

    # Pages

    def open(self, address: str) -> None:
        """Open an address; return when it is loaded."""
        self._ask("POST", f"{self._session}/url", {"url": address})

    def enter_frame(self, place: int) -> None:
        """Go on inside a frame of the page, by its number."""
        self._ask("POST", f"{self._session}/frame", {"id": place})

    def run(self, script: str) -> Any:
        """Run a script in the page and return what it returns."""
        return self._ask("POST", f"{self._session}/execute/sync", {"script": script, "args": []})

    def press(self, *keys: str) -> None:
        """Press and release keys, one after the other, wherever the focus is."""
        actions = [
            {"type": kind, "value": KEYS[key]} for key in keys for kind in ("keyDown", "keyUp")
        ]
        source = {"type": "key", "id": "keyboard", "actions": actions}
        self._ask("POST", f"{self._session}/actions", {"actions": [source]})

    def click(self, selector: str) -> None:
        """Click on the first element of a CSS selector."""
        wanted = {"using": "css selector", "value": selector}
        found = self._ask("POST", f"{self._session}/element", wanted)
        self._ask("POST", f"{self._session}/element/{found[ELEMENT]}/click", {})

    # What it looks like

    def resize(self, width: int, height: int) -> None:
        """Give the page a size in pixels, as a phone or a projector would."""
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        self._tools("Emulation.setDeviceMetricsOverride", size)

    def screenshot(self) -> bytes:
        """Return what is seen as PNG."""
        return base64.b64decode(self._ask("GET", f"{self._session}/screenshot"))

    def printed(self) -> bytes:
        """Return the page as it would be printed, as PDF."""
        return base64.b64decode(self._ask("POST", f"{self._session}/print", {}))

    def _tools(self, command: str, parameters: dict[str, Any]) -> Any:
        content = {"cmd": command, "params": parameters}
        return self._ask("POST", f"{self._session}/goog/cdp/execute", content)

    # What it did

    def complaints(self) -> list[str]:
        """Return what stands in the console since the last question."""
        return [one["message"] for one in self._log("browser")]

    def requests(self) -> list[str]:
        """Return all addresses that were asked for since the last question."""
        events = (json.loads(one["message"])["message"] for one in self._log("performance"))
        sent = (one for one in events if one["method"] == "Network.requestWillBeSent")
        return [one["params"]["request"]["url"] for one in sent]

    def _log(self, kind: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self._ask("POST", f"{self._session}/se/log", {"type": kind})
        return found
