"""The address at which other devices, such as phones in the room, can open the pages."""

from __future__ import annotations

import socket
from collections.abc import Callable
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from armada.messages.message import message
from armada.server.settings import Settings
from armada.server.wire.problems import AnyRequest
from armada.server.wire.resources import OpenAddress

ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address reserved for documentation (RFC 5737); looking up the route to it sends nothing."""

ONLY_HERE: Final = message("problems-only-here")


def lan_address() -> str:
    """This machine's address on the local network; empty if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return ""
        found: str = probe.getsockname()[0]
    return "" if is_this_machine(found) else found


def is_this_machine(host: str) -> bool:
    """Whether a host name means the local machine."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        found = ip_address(host)
    except ValueError:
        return False
    return found.is_loopback or found.is_unspecified


def open_address(base: str, settings: Settings, lan: Callable[[], str] = lan_address) -> OpenAddress:
    """The address for others: that of the request (`base`) or, for localhost, this machine's network address."""
    asked = urlsplit(base)
    here = f"{asked.scheme}://{asked.netloc}"
    if not is_this_machine(asked.hostname or ""):
        return OpenAddress(address=here)
    found = "" if settings.is_local else lan()
    if not found:
        return OpenAddress(address=here, warning=str(ONLY_HERE))
    port = f":{asked.port}" if asked.port is not None else ""
    return OpenAddress(address=f"{asked.scheme}://{found}{port}")


def address_for(request: AnyRequest, settings: Settings) -> OpenAddress:
    """The address for others, given a request."""
    return open_address(str(request.base_url), settings)
