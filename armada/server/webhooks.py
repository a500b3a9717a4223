"""Posting a few lines to an address that somebody named: to public addresses alone, never through a redirect.

A name is looked up once, every address it has must be public, and the connection goes to the one that was checked. So
nobody can have this server speak to machines in its own network. Redirects are not followed, answers not read.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from contextlib import suppress
from ipaddress import IPv6Address, ip_address
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

import msgspec

from armada.errors import ArmadaError
from armada.messages.message import message

LONGEST_ADDRESS: Final = 500
TIMEOUT_SECONDS: Final = 10.0
MAX_STATUS_BYTES: Final = 4096
"""Bytes of an answer that are read: its first line says enough."""

NOT_HTTPS: Final = message("problems-webhook-not-https")
NOT_PUBLIC: Final = message("problems-webhook-not-public")


class WebhookFailed(ArmadaError):
    """An address did not take a notice."""


class WebhookRefused(ArmadaError):
    """An address cannot be used for notices; the message says why."""


def checked(address: str, *, is_local_allowed: bool) -> SplitResult:
    """The parts of an address to which notices can be sent; refused otherwise."""
    try:
        parts = urlsplit(address.strip())
        port, host = parts.port, parts.hostname or ""
    except ValueError:
        raise WebhookRefused(str(NOT_HTTPS)) from None
    is_plain = all(" " < letter <= "~" for letter in address.strip())
    schemes = ("https", "http") if is_local_allowed else ("https",)
    if parts.scheme not in schemes or not host or len(address) > LONGEST_ADDRESS or not is_plain:
        raise WebhookRefused(str(NOT_HTTPS))
    if parts.username is not None or parts.password is not None:
        raise WebhookRefused(str(NOT_HTTPS))
    if is_local_allowed:
        return parts
    if port not in (None, 443) or not _can_be_public(host):
        raise WebhookRefused(str(NOT_PUBLIC))
    return parts


def _can_be_public(host: str) -> bool:
    """Whether a host can be one on the internet, before its name is looked up."""
    with suppress(ValueError):
        return is_public(host)
    return "." in host.strip(".") and not host.rstrip(".").endswith((".localhost", ".local", ".internal"))


def is_public(address: str) -> bool:
    """Whether an IP address is one of the internet: not of this machine, a local network, or a special range."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo or (None, None))[1]
        if inner is not None:
            return is_public(str(inner))
        if found.packed[:12] == bytes.fromhex("0064ff9b") + bytes(8):  # NAT64
            return is_public(str(ip_address(found.packed[12:])))
    return found.is_global and not found.is_multicast


async def post(address: str, body: Any, *, is_local_allowed: bool) -> None:
    """Post a document as JSON; raises `WebhookFailed` where it did not arrive."""
    parts = checked(address, is_local_allowed=is_local_allowed)
    try:
        async with asyncio.timeout(TIMEOUT_SECONDS):
            status = await _post(parts, msgspec.json.encode(body), is_local_allowed=is_local_allowed)
    except (OSError, TimeoutError, ValueError, UnicodeError) as error:
        raise WebhookFailed(f"{parts.hostname}: {error!r}") from error
    if not 200 <= status < 300:
        raise WebhookFailed(f"{parts.hostname}: status {status}")


async def _post(parts: SplitResult, body: bytes, *, is_local_allowed: bool) -> int:
    """The status of the answer."""
    host, is_secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if is_secure else 80)
    place = await _looked_up(host, port, is_local_allowed=is_local_allowed)
    context = ssl.create_default_context() if is_secure else None
    reader, writer = await asyncio.open_connection(
        place, port, ssl=context, server_hostname=host if is_secure else None, limit=MAX_STATUS_BYTES
    )
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        named = f"[{host}]" if ":" in host else host
        own_port = f":{parts.port}" if parts.port else ""
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {named}{own_port}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\nUser-Agent: armada\r\nConnection: close\r\n\r\n"
        )
        writer.write(head.encode("ascii") + body)
        await writer.drain()
        line = await reader.readline()
        return int(line.split(b" ", 2)[1])
    except IndexError:
        raise ValueError("not an answer of HTTP") from None
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


async def _looked_up(host: str, port: int, *, is_local_allowed: bool) -> str:
    """The address of a host; all of its addresses must be public, so that no name leads into our own network."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    places = [str(where[0]) for *_, where in found]
    if not places or not (is_local_allowed or all(is_public(place) for place in places)):
        raise WebhookFailed(f"{host}: not a public address")
    return places[0]
