"""The rule index: every statement of the rules that a test can prove, by its id."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

import msgspec

from armada.catalog.cards import Record
from armada.catalog.catalog import DATA
from armada.catalog.names import normalise, suggestions
from armada.catalog.reading import read_files, read_record
from armada.errors import DataError

FILE = "rules.toml"
RULE_ID = re.compile(r"[A-Z]+(?:-[a-z0-9]+)*-[0-9]{2,}")
"""AREA-NN, and AREA-the-card-NN for the rulings on one card."""


class RuleKind(StrEnum):
    """The subject of a rule, and so the part of the software that carries it out."""

    ENGINE = "engine"
    SETUP = "setup"
    FLEET = "fleet"
    TOURNAMENT = "tournament"
    INFORMATION = "information"
    PHYSICAL = "physical"
    NOT_SOFTWARE = "not-software"


class Origin(StrEnum):
    """The source of a rule: read in a rule document, derived from others, decided by us, or published elsewhere."""

    STATED = "stated"
    DERIVED = "derived"
    DECISION = "decision"
    OUTSIDE = "outside"


class InForce(StrEnum):
    """The profiles in which a rule can be in force; extended is later official material, off by default."""

    STANDARD = "standard"
    TOURNAMENT = "tournament"
    SECTOR_FLEET = "sector_fleet"
    EXTENDED = "extended"


PROVABLE = frozenset({RuleKind.ENGINE, RuleKind.SETUP, RuleKind.FLEET, RuleKind.TOURNAMENT, RuleKind.INFORMATION})
"""The kinds of rule that need a test; a physical rule may have one, the rest cannot."""


LATER: Final = "EXT"
"""The area of the last official rules, which are counted apart."""


class Rule(Record, frozen=True, kw_only=True):
    """A rule in our own words, its source, and whether software can carry it out.

    Where it is in force, the rules it `replaces` are not; those it `amends` are read with it.
    """

    id: str
    text: str
    source: str
    kind: RuleKind
    origin: Origin
    profiles: tuple[InForce, ...] = (InForce.STANDARD, InForce.TOURNAMENT, InForce.SECTOR_FLEET)
    windows: tuple[str, ...] = ()
    replaces: tuple[str, ...] = ()
    amends: tuple[str, ...] = ()
    note: str = ""
    modelled: bool = True
    reason: str = ""

    @property
    def area(self) -> str:
        """The part of the rules that it belongs to."""
        return self.id.partition("-")[0]

    @property
    def number(self) -> int:
        """Its number within the area, or within the rulings on its card."""
        return int(self.id.rpartition("-")[2])

    @property
    def is_extended(self) -> bool:
        """Whether it stands for later material that the last official rules state."""
        return self.profiles == (InForce.EXTENDED,) and not self.is_later

    @property
    def is_later(self) -> bool:
        """Whether it is one of the last official rules."""
        return self.area == LATER

    @property
    def needs_proof(self) -> bool:
        """Whether a test has to prove it."""
        return self.modelled and self.kind in PROVABLE and not self.is_extended


class RuleIndex(msgspec.Struct, frozen=True):
    """The areas by code, each with its title, and the rules by id, both in the order of the file."""

    areas: Mapping[str, str]
    rules: Mapping[str, Rule]


def rules() -> Mapping[str, Rule]:
    """All rules by id, in the order of the rule documents."""
    return _index().rules


def counted_rules(*, later: bool) -> list[Rule]:
    """The last official rules, or all the others: the two are counted apart."""
    return [rule for rule in rules().values() if rule.is_later is later]


@cache
def replaced_rules() -> frozenset[str]:
    """The rules that are out of force where the last official rules are played."""
    return frozenset(id for rule in counted_rules(later=True) for id in rule.replaces)


def areas() -> Mapping[str, str]:
    """The areas of the rules: code and title."""
    return _index().areas


def rule_named(text: str) -> Rule | None:
    """The rule with this id, ignoring case and punctuation."""
    return _spellings().get(normalise(text))


def find_rules(words: Iterable[str]) -> list[Rule]:
    """The rules with all these words in id, text, note, source, reason or windows, ignoring case."""
    wanted = [word.casefold() for word in words]
    return [rule for rule in rules().values() if all(word in _searched(rule) for word in wanted)]


def nearest_rules(text: str, n: int = 3) -> list[str]:
    """The `n` ids nearest to an unknown one: of the same card, next in number, or spelled like it."""
    wanted = text.strip().upper()
    if below := [id for id in rules() if id.upper().startswith(f"{wanted}-")]:
        return below[:n]
    stem, _, number = wanted.rpartition("-")
    neighbours = [rule for rule in rules().values() if rule.id.upper().rpartition("-")[0] == stem]
    if neighbours and number.isdecimal():
        return [rule.id for rule in sorted(neighbours, key=lambda rule: abs(rule.number - int(number)))[:n]]
    return suggestions(text, rules(), n)


def unknown_rule(text: str) -> str:
    """A refusal of an unknown id, with the nearest ones."""
    nearest = nearest_rules(text)
    hint = f"Nearest: {', '.join(nearest)}." if nearest else f"An id is AREA-NN; the areas are {', '.join(areas())}."
    return f"There is no rule {text}. {hint}"


def read_rules(data: Path) -> RuleIndex:
    """The rule index of this data directory."""
    [file] = read_files(data, FILE)
    tables = dict(file.tables)
    titles = tables.pop("areas", {})
    if untitled := [area for area, title in titles.items() if not isinstance(title, str)]:
        raise DataError("the title of an area must be a string.", file=FILE, card="areas", key=untitled[0])
    index = {id: _read_rule(id, table, titles) for id, table in tables.items()}
    for rule in index.values():
        if unknown := [id for id in (*rule.replaces, *rule.amends) if id not in index]:
            raise DataError(f"there is no rule {unknown[0]} to replace or amend.", file=FILE, card=rule.id)
    return RuleIndex(MappingProxyType(titles), MappingProxyType(index))


def _read_rule(id: str, table: object, titles: Mapping[str, str]) -> Rule:
    if not isinstance(table, dict):
        raise DataError("this key is outside any rule. Put it below the [AREA-NN] of a rule.", file=FILE, key=id)
    if not RULE_ID.fullmatch(id):
        raise DataError("this is not a valid rule id. Write AREA-NN, or AREA-the-card-NN.", file=FILE, card=id)
    rule = read_record(Rule, {"id": id, **table}, file=FILE, card=id)
    if rule.area not in titles:
        raise DataError(f"unknown area {rule.area}. Add it to [areas].", file=FILE, card=id)
    if rule.modelled is bool(rule.reason):
        raise DataError("a rule has a reason if it is not modelled, and only then.", file=FILE, card=id, key="reason")
    if rule.kind is RuleKind.NOT_SOFTWARE and rule.modelled:
        hint = "Write modelled = false and the reason."
        raise DataError(f"software cannot carry out a rule of this kind. {hint}", file=FILE, card=id, key="modelled")
    return rule


def _searched(rule: Rule) -> str:
    return "\n".join((rule.id, rule.text, rule.note, rule.source, rule.reason, *rule.windows)).casefold()


@cache
def _index() -> RuleIndex:
    return read_rules(DATA)


@cache
def _spellings() -> Mapping[str, Rule]:
    return {normalise(rule.id): rule for rule in rules().values()}
