"""People at browsers: each has a context of their own, and whatever their pages complain of is kept."""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    WebSocket,
    WebSocketRoute,
    expect,
)

from tests.patience import PATIENCE

Json = dict[str, Any]

MILLISECONDS = PATIENCE * 1_000

expect.set_options(timeout=MILLISECONDS)

WIDE = (1440, 900)
LAPTOP = (1280, 720)
PHONE = (360, 780)


class Person:
    """Somebody at a browser: pages, what they heard through sockets, and what went wrong in them."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        size: tuple[int, int] = WIDE,
        theme: str = "dark",
        touch: bool = False,
        bypass_csp: bool = False,
        still: bool = True,
        pace: str = "off",
    ) -> None:
        self.address = address
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="light" if theme == "light" else "dark",
            reduced_motion="reduce" if still else "no-preference",
            has_touch=touch,
            is_mobile=touch,
            bypass_csp=bypass_csp,
            base_url=address,
            accept_downloads=True,
        )
        self.context.set_default_timeout(MILLISECONDS)
        # Scenes are played only where a test is about them
        chosen = json.dumps(json.dumps({"pace": pace}))
        self.context.add_init_script(
            "if (location.protocol !== 'about:' && !localStorage.getItem('armada.settings')) "
            f"localStorage.setItem('armada.settings', {chosen})"
        )
        self.problems: list[str] = []
        self.expected: list[str] = []
        self.heard: list[Json] = []
        self.context.on("console", self._console)
        self.context.on("weberror", lambda error: self.problems.append(f"page error: {error.error}"))
        self.context.on("request", self._request)

    def page(self, path: str | None = None) -> Page:
        """A new tab, at a page if one is named."""
        page = self.context.new_page()
        page.on("websocket", self._socket)
        if path is not None:
            page.goto(path)
        return page

    def expect(self, pattern: str) -> None:
        """Something that the browser will complain of and that is part of the test, such as a lost connection."""
        self.expected.append(pattern)

    def leave(self) -> None:
        """Close everything; what went wrong and was not expected is a failure."""
        self.context.close()
        unexpected = [said for said in self.problems if not any(re.search(each, said) for each in self.expected)]
        assert not unexpected, "\n".join(unexpected)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.problems.append(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _request(self, request: Request) -> None:
        there = urlsplit(request.url)
        if there.scheme in ("http", "https", "ws", "wss") and there.netloc != urlsplit(self.address).netloc:
            self.problems.append(f"a request to another host: {request.url}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))


class Wire:
    """The line between a page and the server: it can be cut, and what the server says can be held back."""

    def __init__(self, page: Page) -> None:
        self.is_cut = False
        self.is_held = False
        self._open: list[WebSocketRoute] = []
        self._held: list[tuple[WebSocketRoute, str | bytes]] = []
        page.route_web_socket(re.compile("/live$"), self._connect)

    def cut(self) -> None:
        """The connection is lost, and every attempt to come back fails."""
        self.is_cut = True
        for socket in self._open:
            socket.close(code=4000)
        self._open.clear()

    def mend(self) -> None:
        """The next attempt to come back succeeds."""
        self.is_cut = False

    def hold(self) -> None:
        """From now on nothing that the server says arrives."""
        self.is_held = True

    def release(self) -> None:
        """Everything held back arrives, and all that comes later."""
        self.is_held = False
        for socket, message in self._held:
            socket.send(message)
        self._held.clear()

    def _connect(self, socket: WebSocketRoute) -> None:
        if self.is_cut:
            socket.close(code=4000)
            return
        self._open.append(socket)
        server = socket.connect_to_server()
        server.on_message(lambda message: self._tell(socket, message))

    def _tell(self, socket: WebSocketRoute, message: str | bytes) -> None:
        if self.is_held:
            self._held.append((socket, message))
        else:
            socket.send(message)
