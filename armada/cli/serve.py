"""`armada serve`: a server for others to join."""

from __future__ import annotations

import logging
from pathlib import Path

import click

from armada.cli.invitation import invite_others
from armada.server.serving import serve as serve_until_end
from armada.server.settings import Limits, Settings


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on; 0.0.0.0 for all.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8765,
    show_default=True,
    help="The port to listen on; 0 for any free one.",
)
@click.option("--store", default="armada.db", show_default=True, help="An SQLite file, or postgresql://user@host/name.")
@click.option(
    "--events",
    type=click.Path(file_okay=False, path_type=Path),
    help="The folder for events; by default beside the store.",
)
@click.option("--origin", "origins", multiple=True, help="Another origin whose pages may talk to this server.")
@click.option("--proxy", "proxies", multiple=True, help="The address of the TLS server in front of this one.")
@click.option("--thinkers", default=1, show_default=True, help="The number of processes for bots; 0 for a thread.")
@click.option(
    "--previewers", default=1, show_default=True, help="The number of processes for previews; 0 for a thread."
)
@click.option("--compress/--no-compress", default=True, show_default=True, help="Compress live messages.")
@click.option("--bot-pause", default=0.6, show_default=True, help="Seconds between two moves of a bot.")
@click.option("--grace", default=180.0, show_default=True, help="Seconds before a bot plays for somebody who left.")
@click.option(
    "--local-webhooks", is_flag=True, help="Let notices of a move go to addresses of this machine and its networks."
)
@click.option(
    "--allowance",
    type=click.IntRange(1, 10_000),
    default=1,
    show_default=True,
    help="How many times the usual number of games, fleets, records and events one address may create: 10 for a"
    " convention behind one connection.",
)
@click.option("--quiet", is_flag=True, help="Log warnings only.")
def serve(
    host: str,
    port: int,
    store: str,
    events: Path | None,
    origins: tuple[str, ...],
    proxies: tuple[str, ...],
    thinkers: int,
    previewers: int,
    compress: bool,
    bot_pause: float,
    grace: float,
    local_webhooks: bool,
    allowance: int,
    quiet: bool,
) -> None:
    """Serve games to browsers until you press Ctrl-C. Games are saved in the store and continue after a restart.

    On the internet, put a TLS server in front: give its address with --proxy, and the address of the pages with
    --origin.
    """
    settings = Settings(
        store=store,
        events=events,
        host=host,
        port=port,
        origins=origins,
        proxies=proxies,
        thinkers=thinkers,
        previewers=previewers,
        compress=compress,
        bot_pause=bot_pause,
        grace=grace,
        local_webhooks=local_webhooks,
        limits=Limits().times(allowance),
    )

    def when_ready(address: str) -> None:
        click.echo(f"Serving at {address}. Press Ctrl-C to stop.", err=True)
        if not proxies:
            invite_others(address, settings, how_to_open="armada serve --host 0.0.0.0")

    serve_until_end(
        settings,
        when_ready=when_ready,
        log_level=logging.WARNING if quiet else logging.INFO,
    )
