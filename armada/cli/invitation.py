"""The invitation printed when a server is ready: the address for others with its QR code, or why there is none."""

from __future__ import annotations

import sys

import click

from armada.drawing.qr import qr_text
from armada.server.addresses import open_address
from armada.server.settings import Settings


def invite_others(address: str, settings: Settings, *, how_to_open: str) -> None:
    """Print on stderr how others open the server at this address, and how to let them in if they cannot."""
    found = open_address(f"{address}/", settings)
    if not found.warning:
        click.echo(f"Others in your network can open {found.address}", err=True)
        if sys.stderr.isatty() and (sys.stderr.encoding or "").lower().startswith("utf"):
            click.echo(qr_text(found.address), err=True)
    elif settings.is_local:
        click.echo(f"Only this machine can open it. To let others in: {how_to_open}", err=True)
    else:
        click.echo("This machine has no address in a network, so nobody else can open it.", err=True)
