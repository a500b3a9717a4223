"""Documents for machines, on standard output."""

from __future__ import annotations

import click
import msgspec


def print_json(document: object) -> None:
    """Print a document, indented."""
    click.echo(msgspec.json.format(msgspec.json.encode(document), indent=2))
