"""People at browsers: each has a context of their own, and whatever their pages complain of is kept."""

from __future__ import annotations

import json
import re
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    WebError,
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


class Look(NamedTuple):
    """At what somebody looks: a window and its settings."""

    size: tuple[int, int] = WIDE
    theme: str = "dark"
    touch: bool = False
    bypass_csp: bool = False
    still: bool = True
    pace: str = "off"
    """Scenes are played only where a test is about them."""


class Profile:
    """A profile of a browser; nothing of another is known in it."""

    def __init__(self, browser: Browser, address: str, look: Look) -> None:
        self.look = look
        self.context: BrowserContext = browser.new_context(
            viewport={"width": look.size[0], "height": look.size[1]},
            color_scheme="light" if look.theme == "light" else "dark",
            reduced_motion="reduce" if look.still else "no-preference",
            has_touch=look.touch,
            is_mobile=look.touch,
            bypass_csp=look.bypass_csp,
            base_url=address,
            accept_downloads=True,
        )
        self.context.set_default_timeout(MILLISECONDS)
        chosen = json.dumps(json.dumps({"pace": look.pace}))
        self.context.add_init_script(
            "if (location.protocol !== 'about:' && !localStorage.getItem('armada.settings')) "
            f"localStorage.setItem('armada.settings', {chosen})"
        )


class Profiles:
    """Profiles that are wiped and used again: a new one would start a process and compile all scripts once more.

    A page of each stays open, and with it the process.
    """

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser, self._address = browser, address
        self._free: dict[Look, list[Profile]] = {}
        self._staying: dict[Profile, Page] = {}

    def take(self, look: Look) -> Profile:
        """A profile in which nothing has happened."""
        if free := self._free.get(look):
            return free.pop()
        profile = Profile(self._browser, self._address, look)
        self._staying[profile] = profile.context.new_page()
        self._staying[profile].goto("/api/health")
        return profile

    def give_back(self, profile: Profile) -> None:
        """Wipe a profile: its pages, cookies, permissions and what pages have stored."""
        staying = self._staying[profile]
        for page in profile.context.pages:
            if page is not staying:
                page.close()
        profile.context.clear_cookies()
        profile.context.clear_permissions()
        staying.evaluate("localStorage.clear()")
        self._free.setdefault(profile.look, []).append(profile)


class Person:
    """Somebody at a browser: pages, what they heard through sockets, and what went wrong in them."""

    def __init__(self, browser: Browser, address: str, *, profiles: Profiles | None = None, **look: Any) -> None:
        self.address = address
        self._profiles = profiles
        self._profile = profiles.take(Look(**look)) if profiles else Profile(browser, address, Look(**look))
        self.context = self._profile.context
        self.problems: list[str] = []
        self.expected: list[str] = []
        self.heard: list[Json] = []
        self.context.on("console", self._console)
        self.context.on("weberror", self._weberror)
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
        if self._profiles is None:
            self.context.close()
        else:
            self._profiles.give_back(self._profile)
            self.context.remove_listener("console", self._console)
            self.context.remove_listener("weberror", self._weberror)
            self.context.remove_listener("request", self._request)
        unexpected = [said for said in self.problems if not any(re.search(each, said) for each in self.expected)]
        assert not unexpected, "\n".join(unexpected)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.problems.append(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _weberror(self, error: WebError) -> None:
        self.problems.append(f"page error: {error.error}")

    def _request(self, request: Request) -> None:
        there = urlsplit(request.url)
        if there.scheme in ("http", "https", "ws", "wss") and there.netloc != urlsplit(self.address).netloc:
            self.problems.append(f"a request to another host: {request.url}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))


def open_page(page: Page, path: str) -> None:
    """Go to a page and wait until it is drawn and asks for no more: before its scripts run, it is quiet as well."""
    page.goto(path)
    expect(page.get_by_role("heading").first).to_be_visible()
    page.wait_for_load_state("networkidle")


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
