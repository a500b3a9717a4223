"""The coverage of the rules: the places in the code that carry out a rule, and the tests that prove it."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping
from enum import StrEnum
from pathlib import Path

import msgspec

from armada.catalog.catalog import DATA
from armada.catalog.rules import Rule, RuleKind
from armada.errors import DataError

FILE = "coverage.json"
"""The rules carried out and proven; written by `make docs`."""

PLACES_FILE = "places.json"
"""The same with the places in code and tests; written by `make wheel`, and only packages contain it."""

Places = Mapping[str, tuple[str, ...]]
"""The rules by id, each with the places that name it: `path`, `path::function` or `path::Class.method`."""


class State(StrEnum):
    """The state of one rule."""

    PROVEN = "proven"
    CARRIED = "carried out"
    OPEN = "open"
    OUTSIDE = "needs no proof"
    NOT_MODELLED = "not modelled"


class RuleTally(msgspec.Struct, frozen=True):
    """Counts of rules: all of them, those that need a proof (target), and how many of the target are covered."""

    total: int
    not_modelled: int
    extended: int
    target: int
    carried: int
    proven: int

    @property
    def percent(self) -> int | None:
        """The share of the target that is proven, rounded down, so that 100 means all; None without a target."""
        return 100 * self.proven // self.target if self.target else None


class Coverage(msgspec.Struct, frozen=True):
    """The places that carry out each rule, and the tests that prove it."""

    carried: Places
    proven: Places

    def state(self, rule: Rule) -> State:
        """The state of this rule."""
        if rule.id in self.proven:
            return State.PROVEN
        if not rule.modelled:
            return State.NOT_MODELLED
        if rule.id in self.carried:
            return State.CARRIED
        return State.OPEN if rule.needs_proof else State.OUTSIDE

    def tally(self, rules: Iterable[Rule]) -> RuleTally:
        """Count these rules. A physical rule is part of the target once a test proves it."""
        counted = list(rules)
        target = [rule for rule in counted if rule.needs_proof or self._is_proven_by_data(rule)]
        return RuleTally(
            total=len(counted),
            not_modelled=sum(not rule.modelled for rule in counted),
            extended=sum(rule.is_extended for rule in counted),
            target=len(target),
            carried=sum(rule.id in self.carried for rule in target),
            proven=sum(rule.id in self.proven for rule in target),
        )

    def _is_proven_by_data(self, rule: Rule) -> bool:
        return rule.kind is RuleKind.PHYSICAL and rule.modelled and not rule.is_extended and rule.id in self.proven


class _Rules(msgspec.Struct, forbid_unknown_fields=True):
    """The content of the file that is committed: ids of rules."""

    carried: tuple[str, ...]
    proven: tuple[str, ...]


class _Places(msgspec.Struct, forbid_unknown_fields=True):
    """The content of the file in a package: places, each with the ids it names, separated by spaces."""

    carried: dict[str, str]
    proven: dict[str, str]


def shipped_coverage(data: Path = DATA) -> Coverage:
    """The coverage that came with the package; in a checkout without the places."""
    name = PLACES_FILE if (data / PLACES_FILE).is_file() else FILE
    try:
        text = (data / name).read_bytes()
        if name == PLACES_FILE:
            places = msgspec.json.decode(text, type=_Places)
            return Coverage(by_rule(places.carried), by_rule(places.proven))
        rules = msgspec.json.decode(text, type=_Rules)
    except (OSError, msgspec.DecodeError) as error:
        raise DataError(f"this file cannot be read: {error}. Run `make docs` to write it again.", file=name) from error
    return Coverage(dict.fromkeys(rules.carried, ()), dict.fromkeys(rules.proven, ()))


def coverage_file(coverage: Coverage) -> str:
    """The text of the committed file: one line per rule."""
    return json.dumps({"carried": sorted(coverage.carried), "proven": sorted(coverage.proven)}, indent=1) + "\n"


def places_file(coverage: Coverage) -> str:
    """The text of the file in a package: one line per place, sorted by name."""
    document = {"carried": _by_place(coverage.carried), "proven": _by_place(coverage.proven)}
    return json.dumps(document, indent=1) + "\n"


def by_rule(places: Mapping[str, str]) -> Places:
    """The inverse of a map from places to the ids they name; both sorted by name."""
    found: dict[str, list[str]] = defaultdict(list)
    for place, ids in places.items():
        for id in ids.split():
            found[id].append(place)
    return {id: tuple(sorted(found[id])) for id in sorted(found)}


def _by_place(places: Places) -> dict[str, str]:
    found: dict[str, list[str]] = defaultdict(list)
    for id, named in sorted(places.items()):
        for place in named:
            found[place].append(id)
    return {place: " ".join(found[place]) for place in sorted(found)}
