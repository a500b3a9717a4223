"""Rewrite every generated file; with --check, list those that are out of date; with --places, write what packages add.

To generate another file, write a function that returns its text and add it to GENERATED.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import msgspec
from draw_pictures import pictures
from reference_pages import events_page, questions_page, row, timing_page

from armada.catalog.cards import KeywordCard, ShipCard, SquadronCard, StationCard, UpgradeCard
from armada.catalog.catalog import catalog
from armada.catalog.coverage import PLACES_FILE, Coverage, RuleTally, coverage_file, places_file
from armada.catalog.rules import LATER, Rule, areas, counted_rules, rules
from armada.catalog.status import status
from armada.cli.evidence import scan

ROOT = Path(__file__).resolve().parent.parent


@cache
def coverage() -> Coverage:
    return scan(ROOT)


HEAD = """\
# Rules coverage

Written by `make docs` from `armada/data/rules.toml` and the sources; do not edit.

A rule is **carried out** by the code that names it, and **proven** by the tests marked with it; `armada rule show ID`
lists both. The *target* is every rule that needs a test: all but those that software cannot carry out (*not modelled*),
later material (*extended*) and sizes of components, which count once a test proves them. The last official rules (EXT)
are counted apart.

| Area | | Rules | Not modelled | Extended | Target | Carried out | Proven | Share proven |
|---|---|--:|--:|--:|--:|--:|--:|--:|"""


def rules_coverage_page() -> str:
    """Each rule and its state, or why it is not modelled."""
    lines = [HEAD]
    for area, title in areas().items():
        if area == LATER:
            lines.append(row("**all**", "", *_counts(coverage().tally(counted_rules(later=False)))))
        lines.append(row(f"[{area}](#{area.lower()})", title, *_counts(coverage().tally(_of(area)))))
    for area, title in areas().items():
        lines += ["", f"## {area}", "", f"{title[0].upper()}{title[1:]}.", ""]
        lines += [
            "| Rule | | State |",
            "|---|---|---|",
            *map(_rule_row, _of(area)),
        ]
    return "\n".join(lines) + "\n"


def _rule_row(rule: Rule) -> str:
    state = f"{coverage().state(rule)}: {rule.reason}" if rule.reason else coverage().state(rule)
    return row(rule.id, rule.text, state)


def _of(area: str) -> list[Rule]:
    return [rule for rule in rules().values() if rule.area == area]


def _counts(tally: RuleTally) -> list[str]:
    share = "" if tally.percent is None else f"{tally.percent} %"
    return [*map(str, msgspec.structs.astuple(tally)), share]


COUNTS = re.compile(r"(<!-- counts: .*?-->\n).*?(<!-- end of counts -->)", re.DOTALL)


def readme() -> str:
    """The README with its counts of cards and rules brought up to date."""
    fleet = ShipCard | SquadronCard | UpgradeCard
    shown = [card for card in catalog().cards.values() if not isinstance(card, StationCard | KeywordCard)]
    cards, era = status(shown).all, status(card for card in shown if card.is_of_2016 and isinstance(card, fleet)).all
    tally, later = [coverage().tally(counted_rules(later=later)) for later in (False, True)]
    counts = (
        f"**Cards:** {cards.total:,} in the catalogue; {cards.done + cards.none_needed:,} work in a game or need only "
        f"their numbers, {cards.not_yet:,} not yet; of the ships, squadrons and upgrades released by the end of 2016 "
        f"{era.total - era.not_yet} of {era.total} work (`armada card coverage`: by slot and wave).\n"
        f"**Rules:** {tally.total} in the index; of the {tally.target} that need a test {tally.proven} are proven "
        f"([which](docs/rules-coverage.md)).\n"
        f"**The last official rules**, counted apart: {later.total} more; of the {later.target} that need a test "
        f"{later.proven} are proven so far.\n"
    )
    return COUNTS.sub(lambda found: found[1] + counts + found[2], (ROOT / "README.md").read_text(encoding="utf-8"))


def picture(name: str) -> Callable[[], str]:
    """A function that draws a picture."""
    return lambda: pictures()[name]


GENERATED: dict[str, Callable[[], str]] = {
    "armada/data/coverage.json": lambda: coverage_file(coverage()),
    "docs/rules-coverage.md": rules_coverage_page,
    "docs/reference/questions.md": questions_page,
    "docs/reference/events.md": events_page,
    "docs/reference/timing.md": timing_page,
    "README.md": readme,
    **{name: picture(name) for name in pictures()},
}


def main(arguments: list[str]) -> None:
    if arguments not in ([], ["--check"], ["--places"]):
        sys.exit("usage: make_docs.py [--check | --places]")
    if arguments == ["--places"]:
        (ROOT / "armada" / "data" / PLACES_FILE).write_text(places_file(coverage()), encoding="utf-8")
        return
    texts = {ROOT / name: generate() for name, generate in GENERATED.items()}
    stale = [path for path, text in texts.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if arguments and stale:
        names = ", ".join(path.relative_to(ROOT).as_posix() for path in stale)
        sys.exit(f"Out of date: {names}. Run make docs.")
    for path in stale:
        path.write_text(texts[path], encoding="utf-8")
        print(f"  wrote {path.relative_to(ROOT).as_posix()}")


if __name__ == "__main__":
    main(sys.argv[1:])
