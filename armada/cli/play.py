"""`armada play`: a server for this machine alone, and the game in a browser."""

from __future__ import annotations

import logging
import os
import sys
import webbrowser
from pathlib import Path

import click

from armada.server.serving import serve
from armada.server.settings import Settings


@click.command()
@click.option(
    "--port", type=click.IntRange(0, 65535), default=0, help="The port to listen at; any free one if none is named."
)
@click.option("--no-browser", is_flag=True, help="Do not open a browser; the address is printed.")
@click.option("--store", type=click.Path(path_type=Path), help="Where games are kept, instead of your data folder.")
def play(port: int, no_browser: bool, store: Path | None) -> None:
    """Play in the browser: against the computer, at one screen, or watch. Games are kept and go on where you left.

    Ctrl-C ends the server; nothing is lost.
    """
    file = store or data_folder() / "games.db"

    def when_ready(address: str) -> None:
        click.echo(f"armada is at {address}. Ctrl-C ends it; your games are kept in {file}.")
        if not no_browser and not webbrowser.open(address):
            click.echo("No browser could be opened: open that address yourself.", err=True)

    serve(Settings(store=str(file), port=port), when_ready=when_ready, log_level=logging.WARNING)


def data_folder() -> Path:
    """The folder of this user in which programs keep their data."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "armada"
