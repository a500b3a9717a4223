"""Posting a few lines to an address that somebody named: to public addresses alone, never through a redirect.

A name is looked up once, every address it has must be public, and the connection goes to the one that was checked. So
nobody can have this server speak to machines in its own network. Redirects are not followed, answers not read
(docs/decisions/webhooks.md).
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from contextlib import suppress
from importlib import import_module
from ipaddress import IPv6Address, ip_address
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

import msgspec

from armada.errors import ArmadaError
from armada.messages.message import message

LONGEST_ADDRESS: Final = 500
TIMEOUT_SECONDS: Final = 10.0
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
    except (OSError, TimeoutError, ValueError) as error:
        raise WebhookFailed(f"{parts.hostname}: {error!r}") from error
    if not 200 <= status < 300:
        raise WebhookFailed(f"{parts.hostname}: status {status}")


async def _post(parts: SplitResult, body: bytes, *, is_local_allowed: bool) -> int:
    """The status of the answer, whose body is not read; the connection goes to the address that was checked."""
    await asyncio.to_thread(import_module, "httpx")  # a third of a second, which servers without notices do not need
    import httpx

    host = parts.hostname or ""
    place = await _looked_up(
        host, parts.port or (443 if parts.scheme == "https" else 80), is_local_allowed=is_local_allowed
    )
    try:
        url = httpx.URL(parts.geturl())
        headers = {"host": url.netloc.decode("ascii"), "content-type": "application/json", "user-agent": "armada"}
        # Neither a proxy nor a password of the surroundings is used
        async with (
            httpx.AsyncClient(verify=ssl.create_default_context(), trust_env=False, timeout=None) as client,
            client.stream(
                "POST", url.copy_with(host=place), content=body, headers=headers, extensions={"sni_hostname": host}
            ) as answer,
        ):
            return answer.status_code
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        raise WebhookFailed(f"{host}: {error!r}") from error


async def _looked_up(host: str, port: int, *, is_local_allowed: bool) -> str:
    """The address of a host; all of its addresses must be public, so that no name leads into our own network."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    places = [str(where[0]) for *_, where in found]
    if not places or not (is_local_allowed or all(is_public(place) for place in places)):
        raise WebhookFailed(f"{host}: not a public address")
    return places[0]
