"""Rules in the sources: the code that names them, and the tests that prove them."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from armada.catalog.coverage import shipped_coverage
from armada.catalog.rules import rules, unknown_rule
from armada.cli import evidence
from armada.cli.evidence import carriers, coverage, proofs, rules_named, scan

CODE = '''
"""Attacks (ATK-01)."""

LIMIT = 3
"""The limit of DMG-31."""

@rule("ATK-02")
class Attack:
    """An attack (ATK-03 to ATK-05)."""

    pool: int = 1
    """Dice, DICE-01."""

    @rule("ATK-14", "ATK-18")
    def roll(self):
        def inner():
            """CRIT-01"""

def faults(limit):
    yield Fault("FLEET-01", f"{limit} points are too many (FLEET-05).")

def silent():
    """Nothing: UTF-16, A-05 and the ATK area are no rules."""
'''

TESTS = """
pytestmark = [pytest.mark.slow, proves("LOS-01")]

@proves("LOS-02", "LOS-03")
def test_a(): ...

@pytest.mark.proves("LOS-04")
class TestB:
    pytestmark = proves("LOS-05")

    @proves("LOS-02", "LOS-02")
    async def test_c(self): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=proves("LOS-06"))])
def test_d(n): ...

@proves("LOS-07")
def helper(): ...
"""


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("A line (LOS-04, LOS-15).", ["LOS-04", "LOS-15"]),
        ("SETUP-27 to SETUP-29", ["SETUP-27", "SETUP-28", "SETUP-29"]),
        ("SETUP-27 to\n    SETUP-29", ["SETUP-27", "SETUP-28", "SETUP-29"]),
        ("TRN-56–58", ["TRN-56", "TRN-57", "TRN-58"]),
        ("TRN-56–TRN-57", ["TRN-56", "TRN-57"]),
        ("FLEET-14 to 67 points", ["FLEET-14"]),
        ("ATK-14 to DEF-02", ["ATK-14", "DEF-02"]),
        ("CARD-xi7-turbolasers-01 to CARD-xi7-turbolasers-02", ["CARD-xi7-turbolasers-01", "CARD-xi7-turbolasers-02"]),
        ("CARD-ms-1-ion-cannons-02.", ["CARD-ms-1-ion-cannons-02"]),
        ("UTF-16, A-05, C-11, ATK, ATK-1, XATK-01, ATK-01-wide", []),
    ],
)
def test_ids_are_found_in_a_text_and_ranges_written_out(text: str, ids: list[str]) -> None:
    assert rules_named(text) == ids


def test_code_names_rules_in_docstrings_decorators_and_strings() -> None:
    assert carriers(ast.parse(CODE)) == {
        "": ["ATK-01"],
        "LIMIT": ["DMG-31"],
        "Attack": ["ATK-02", "ATK-03", "ATK-04", "ATK-05"],
        "Attack.pool": ["DICE-01"],
        "Attack.roll": ["ATK-14", "ATK-18", "CRIT-01"],
        "faults": ["FLEET-01", "FLEET-05"],
    }


def test_tests_name_rules_in_marks_of_their_own_their_class_and_their_file() -> None:
    assert proofs(ast.parse(TESTS)) == {
        "test_a": ["LOS-01", "LOS-02", "LOS-03"],
        "TestB::test_c": ["LOS-01", "LOS-04", "LOS-05", "LOS-02"],
        "test_d": ["LOS-01", "LOS-06"],
    }


def test_a_tree_is_scanned_but_for_its_doors(tmp_path: Path) -> None:
    for name, text in {
        "armada/geometry/arcs.py": '"""Arcs."""\n\ndef is_in_arc():\n    """ARC-05"""\n',
        "armada/cli/rule.py": '"""Such as ARC-06."""',
        "tests/geometry/test_arcs.py": '@proves("ARC-05")\ndef test_arc(): assert 1\n',
        "tests/builders.py": '@proves("ARC-07")\ndef test_arc(): assert 1\n',
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    found = scan(tmp_path)
    assert found.carried == {"ARC-05": ("armada/geometry/arcs.py::is_in_arc",)}
    assert found.proven == {"ARC-05": ("tests/geometry/test_arcs.py::test_arc",)}


def test_without_the_tests_the_coverage_is_the_one_that_ships(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evidence, "ROOT", tmp_path)
    assert coverage() == shipped_coverage()


def test_the_code_names_no_rule_that_does_not_exist() -> None:
    named = coverage().carried
    assert not [f"{', '.join(named[id])}: {unknown_rule(id)}" for id in named if id not in rules()]


def test_no_rule_is_both_proven_and_not_modelled() -> None:
    assert not [id for id in coverage().proven if not rules()[id].modelled]


def test_a_rule_of_which_code_carries_out_a_part_is_not_listed_as_carried_out(tmp_path: Path) -> None:
    code = tmp_path / "armada" / "effects.py"
    code.parent.mkdir()
    code.write_text('"""One commander has a target (part of SEC-49), as SEC-49 says. Also SEC-50."""\n')
    (code.parent / "profiles.py").write_text('raise Error("No teams (OPT-05).")\n"""Part\nof OPT-05."""\n')
    assert scan(tmp_path).carried == {"SEC-50": ("armada/effects.py",)}


def test_a_table_of_citations_carries_out_nothing(tmp_path: Path) -> None:
    table = tmp_path / "armada" / "words" / "citations.py"
    table.parent.mkdir(parents=True)
    table.write_text('CITED = {"salvo": ("DEF-33",)}\n')
    assert scan(tmp_path).carried == {}


@pytest.mark.parametrize("rule", ["DEF-33"])
def test_a_rule_that_only_a_special_case_carries_out_stays_open(rule: str) -> None:
    """There is no Salvo yet, though some keywords name its rule."""
    assert rule not in coverage().carried
    assert rule not in coverage().proven
