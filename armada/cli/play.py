"""`armada play`: a server for this machine, or with `--open` for its network, and the game in a browser."""

from __future__ import annotations

import logging
import os
import sys
import webbrowser
from pathlib import Path

import click

from armada.cli.invitation import invite_others
from armada.server.serving import serve
from armada.server.settings import Settings


@click.command()
@click.option(
    "--port", type=click.IntRange(0, 65535), default=0, help="The port to listen on; by default any free one."
)
@click.option("--open", "is_open", is_flag=True, help="Let other devices in your network join too.")
@click.option("--no-browser", is_flag=True, help="Print the address without opening a browser.")
@click.option(
    "--store", type=click.Path(path_type=Path), help="The file to keep games in, instead of one in your data folder."
)
def play(port: int, is_open: bool, no_browser: bool, store: Path | None) -> None:
    """Play in the browser: against the computer, with a friend at one screen, or with --open on two devices.

    Games are saved, and you can continue where you left off. Press Ctrl-C to stop the server; nothing is lost.
    """
    file = store or data_folder() / "games.db"
    settings = Settings(store=str(file), host="0.0.0.0" if is_open else "127.0.0.1", port=port)

    def when_ready(address: str) -> None:
        click.echo(f"armada is running at {address}. Press Ctrl-C to stop it; your games are saved in {file}.")
        invite_others(address, settings, how_to_open="armada play --open")
        if not no_browser and not webbrowser.open(address):
            click.echo("No browser could be opened. Open that address yourself.", err=True)

    serve(settings, when_ready=when_ready, log_level=logging.WARNING)


def data_folder() -> Path:
    """The user's data folder on this system."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "armada"
