"""The command line: `armada <noun> <verb>`. Each noun is imported when it is used, so that `armada --help` is quick."""

from __future__ import annotations

import sys
from importlib import import_module

import click

from armada import __version__
from armada.cli.plain_output import show_plainly_where_needed
from armada.errors import ArmadaError

NOUNS = {
    "bench": "Measure speed and memory against the targets of the design.",
    "card": "Look up ships, squadrons, upgrades, objectives and damage cards.",
    "fleet": "Check, show, convert and make fleet lists.",
    "game": "Make, play, show, replay and verify games.",
    "odds": "Calculate the exact odds of an attack.",
    "play": "Play in the browser.",
    "rule": "Look up rules, the code that carries them out and the tests that prove them.",
    "serve": "Serve games for others to join.",
    "sim": "Play many games and summarise the results.",
    "tour": "Take a short look around, with a board drawn by armada.",
    "tournament": "Run Swiss events: pairings, results, standings.",
}


class Nouns(click.Group):
    """The nouns by name; `armada card` imports `armada.cli.card` and nothing else."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All nouns, in alphabetical order."""
        return sorted(NOUNS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of one noun, imported now."""
        if cmd_name not in NOUNS:
            return None
        command = getattr(import_module(f"armada.cli.{cmd_name}"), cmd_name)
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command of the first word; an unknown word is refused, with similar ones as suggestions."""
        if args[0] not in NOUNS and not args[0].startswith("-"):
            raise click.NoSuchCommand(args[0], possibilities=NOUNS, ctx=ctx)
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of nouns, without importing them."""
        with formatter.section("Commands"):
            formatter.write_dl(sorted(NOUNS.items()))


@click.command(cls=Nouns, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="armada")
def cli() -> None:
    """Star Wars: Armada as software. Exit codes: 0 yes, 1 no, 2 wrong usage."""


def main() -> None:
    """Run the command line. Users' mistakes are reported in words, never as a traceback."""
    show_plainly_where_needed()
    try:
        cli.main(prog_name="armada", standalone_mode=True)
    except ArmadaError as error:
        click.echo(f"armada: {error}", err=True)
        sys.exit(2)
