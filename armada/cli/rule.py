"""`armada rule`: look up rules, the code that carries them out and the tests that prove them."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any

import click
import msgspec

from armada.catalog.coverage import Coverage, RuleTally, State
from armada.catalog.rule_search import ranked_rules
from armada.catalog.rules import LATER, InForce, Origin, Rule, RuleKind, areas, rule_named, rules, unknown_rule
from armada.cli.evidence import coverage as current_coverage
from armada.cli.json_output import print_json

STYLES = {
    State.PROVEN: "green",
    State.CARRIED: "yellow",
    State.OPEN: "red",
    State.OUTSIDE: "dim",
    State.NOT_MODELLED: "dim",
}
COLUMNS = ("rules", "not\nmodelled", "extended", "target", "carried\nout", "proven", "share\nproven")
"""Table headings: the counts of a tally, and the share of the target that is proven."""


def _area(context: click.Context, option: click.Parameter, value: str | None) -> str | None:
    """An area by its code, in any case."""
    if value is None or value.upper() in areas():
        return value and value.upper()
    raise click.BadParameter(f"there is no area {value}. The areas are {', '.join(areas())}.")


as_json = click.option("--json", "as_json", is_flag=True, help="One JSON document on stdout.")
of_area = click.option("--area", callback=_area, metavar="AREA", help="Only rules of this area, such as ATK.")


@click.group()
def rule() -> None:
    """Look up rules, the code that carries them out and the tests that prove them."""


@rule.command()
@click.argument("ids", nargs=-1, required=True, metavar="ID...")
@as_json
def show(ids: tuple[str, ...], as_json: bool) -> None:
    """Show the rules with these ids, in upper or lower case.

    Each rule comes with its source, the places in the code that carry it out, and the tests that prove it.
    """
    asked = {id: rule_named(id) for id in ids}
    found = [rule for rule in asked.values() if rule]
    coverage = current_coverage()
    if as_json:
        print_json([_document(rule, coverage) for rule in found])
    else:
        _draw_rules(found, coverage)
    for id, known in asked.items():
        if not known:
            click.echo(unknown_rule(id), err=True)
    sys.exit(0 if len(found) == len(asked) else 1)


@rule.command()
@click.argument("words", nargs=-1, metavar="[WORDS...]")
@of_area
@click.option("--kind", type=click.Choice([*map(str, RuleKind)], case_sensitive=False), help="Only rules of this kind.")
@click.option(
    "--profile",
    type=click.Choice([*map(str, InForce)], case_sensitive=False),
    help="Only rules in force in this profile.",
)
@click.option("--origin", type=click.Choice([*map(str, Origin)], case_sensitive=False), help="How we know the rule.")
@click.option("--unproven", is_flag=True, help="Only rules that need a test and have none.")
@as_json
def find(
    words: tuple[str, ...],
    area: str | None,
    kind: str | None,
    profile: str | None,
    origin: str | None,
    unproven: bool,
    as_json: bool,
) -> None:
    """List the rules for some words or a question, the best match first.

    The search covers id, text, note, source and timing windows, and ignores case. If no rule contains all
    the words, it lists those that answer most of them.
    """
    if not (words or area or kind or profile or origin or unproven):
        raise click.UsageError("Name something to look for: words, or an option such as --area ATK.")
    coverage = current_coverage()
    found = [
        rule
        for rule in ranked_rules(words)
        if area in (None, rule.area)
        and kind in (None, rule.kind)
        and (profile is None or profile in rule.profiles)
        and origin in (None, rule.origin)
        and not (unproven and (rule.id in coverage.proven or not rule.needs_proof))
    ]
    if as_json:
        print_json([_document(rule, coverage) for rule in found])
    elif found:
        _draw_list(found, coverage)
    click.echo(f"{len(found)} of {len(rules())} rules." if found else "No rule matches. Try fewer words.", err=True)
    sys.exit(0 if found else 1)


@rule.command()
@of_area
@as_json
def coverage(area: str | None, as_json: bool) -> None:
    """Count the rules that are carried out and proven.

    With --area, also list the places, rule by rule. The target is every rule that needs a test. It leaves out rules
    that software cannot carry out, later material (extended), and sizes of components until a test proves them. The
    last official rules (area EXT) are counted apart.
    """
    coverage = current_coverage()
    counted = [rule for rule in rules().values() if area in (None, rule.area)]
    tallies = {
        code: coverage.tally(rule for rule in counted if rule.area == code) for code in areas() if area in (None, code)
    }
    later = tallies.get(LATER)
    total = coverage.tally(rule for rule in counted if area or not rule.is_later)
    if as_json:
        print_json(
            {
                "total": _counts(total),
                "later": None if later is None else _counts(later),
                "areas": {code: {"title": areas()[code], **_counts(tally)} for code, tally in tallies.items()},
                "rules": {rule.id: _evidence(rule, coverage) for rule in counted},
            }
        )
        return
    _draw_tallies({code: tally for code, tally in tallies.items() if area or code != LATER}, total)
    if not area and later is not None:
        click.echo(f"EXT, counted apart: {later.proven} of {later.target} of the last official rules are proven.")
    if area:
        _draw_places(counted, coverage)
    else:
        click.echo("To see each rule of an area: armada rule coverage --area ATK", err=True)


def _evidence(rule: Rule, coverage: Coverage) -> dict[str, Any]:
    return {
        "state": coverage.state(rule),
        "carried": coverage.carried.get(rule.id, ()),
        "proven": coverage.proven.get(rule.id, ()),
    }


def _document(rule: Rule, coverage: Coverage) -> dict[str, Any]:
    return {"area": rule.area, **msgspec.to_builtins(rule), **_evidence(rule, coverage)}


def _counts(tally: RuleTally) -> dict[str, int | None]:
    return {**msgspec.to_builtins(tally), "percent": tally.percent}


def _draw_rules(found: Iterable[Rule], coverage: Coverage) -> None:
    """Each rule with everything known about it."""
    from rich.console import Console
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    console = Console(highlight=False)
    for rule in found:
        state = coverage.state(rule)
        console.print(Text.assemble((rule.id, "bold"), "  ", areas()[rule.area], "  ", (state, STYLES[state])))
        console.print(Padding(Text(rule.text), (0, 0, 1, 2), expand=False))
        facts = Table.grid(padding=(0, 2))
        for name, value in {
            "source": rule.source,
            "kind": rule.kind,
            "origin": rule.origin,
            "profiles": ", ".join(rule.profiles),
            "windows": ", ".join(rule.windows),
            "replaces": ", ".join(rule.replaces),
            "amends": ", ".join(rule.amends),
            "note": rule.note,
            "not modelled": rule.reason,
        }.items():
            if value:
                facts.add_row(Text(name, "dim"), Text(value))
        console.print(Padding(facts, (0, 0, 0, 2), expand=False))
        for name, places in {"carried out by": coverage.carried, "proven by": coverage.proven}.items():
            for place in places.get(rule.id, ()):
                console.print(Text.assemble("  ", (name, "dim"), "  ", place), soft_wrap=True)
        console.print()


def _draw_list(found: Iterable[Rule], coverage: Coverage) -> None:
    """A line for each rule."""
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table("rule", "kind", "state", "text", box=None, pad_edge=False, header_style="dim")
    table.columns[0].no_wrap = True
    for rule in found:
        state = coverage.state(rule)
        table.add_row(Text(rule.id, "bold"), rule.kind, Text(state, STYLES[state]), Text(rule.text))
    Console(highlight=False).print(table)


def _draw_tallies(tallies: dict[str, RuleTally], total: RuleTally) -> None:
    """The areas with their counts, and the total."""
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", width=min(console.width, 104))
    table.show_footer = len(tallies) > 1
    table.add_column("area", "all", no_wrap=True)
    table.add_column("", no_wrap=True, ratio=1)
    for name, sum_of_all in zip(COLUMNS, _row(total), strict=True):
        table.add_column(name, sum_of_all, justify="right", no_wrap=True)
    for code, tally in tallies.items():
        table.add_row(code, areas()[code], *_row(tally))
    console.print(table)


def _row(tally: RuleTally) -> list[str]:
    share = "–" if tally.percent is None else f"{tally.percent} %"
    return [*map(str, msgspec.structs.astuple(tally)), share]


def _draw_places(counted: Iterable[Rule], coverage: Coverage) -> None:
    """Each rule with the places that carry it out and the tests that prove it."""
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False)
    for rule in counted:
        state = coverage.state(rule)
        reason = f": {rule.reason}" if rule.reason else ""
        console.print(Text.assemble("\n", (rule.id, "bold"), "  ", (state, STYLES[state]), reason))
        for place in (*coverage.carried.get(rule.id, ()), *coverage.proven.get(rule.id, ())):
            console.print(Text(f"  {place}"), soft_wrap=True)
