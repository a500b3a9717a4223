"""`armada rule` as a user meets it."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest
from click.testing import CliRunner, Result

from armada.catalog.coverage import Coverage
from armada.catalog.rules import areas, rules
from armada.cli import cli
from armada.cli import rule as door

COVERAGE = Coverage(
    carried={"LOS-04": ("armada/geometry/line_of_sight.py::passes",)},
    proven={"LOS-04": ("tests/geometry/test_line_of_sight.py::test_no_sight_through_another_zone",)},
)


@pytest.fixture(autouse=True)
def _known_coverage(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "current_coverage", lambda: COVERAGE)


def armada(*arguments: str) -> Result:
    return CliRunner().invoke(cli, ["rule", *arguments], env={"COLUMNS": "120"})


def document(*arguments: str) -> Any:
    result = armada(*arguments, "--json")
    assert result.exit_code == 0
    return json.loads(result.stdout)


def test_the_door_opens_without_loading_what_it_draws_with() -> None:
    check = "import sys, armada.cli.rule; sys.exit('rich' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0


def test_a_rule_is_shown_with_its_facts_and_its_evidence() -> None:
    result = armada("show", "los-04")
    assert result.exit_code == 0
    for said in ("LOS-04", "Rules Reference: Line of Sight", "standard, tournament, sector_fleet", "ATK.1.LEGALITY"):
        assert said in result.stdout
    assert "armada/geometry/line_of_sight.py::passes" in result.stdout
    assert "tests/geometry/test_line_of_sight.py::test_no_sight_through_another_zone" in result.stdout


def test_a_rule_that_is_not_modelled_says_why() -> None:
    assert rules()["TRN-28"].reason in armada("show", "TRN-28").stdout


def test_several_rules_are_shown_and_an_unknown_one_is_told_apart() -> None:
    result = armada("show", "ATK-27", "ATK-99", "def-19")
    assert result.exit_code == 1
    assert result.stdout.index("ATK-27") < result.stdout.index("DEF-19")
    assert result.stderr == "There is no rule ATK-99. Nearest: ATK-53, ATK-52, ATK-51.\n"


def test_a_rule_as_json_has_the_fields_of_the_index_and_its_evidence() -> None:
    [shown] = document("show", "LOS-04")
    assert shown["id"] == "LOS-04"
    assert shown["area"] == "LOS"
    assert shown["text"] == rules()["LOS-04"].text
    assert shown["state"] == "proven"
    assert shown["carried"] == ["armada/geometry/line_of_sight.py::passes"]


def test_json_of_unknown_rules_is_still_one_document() -> None:
    result = armada("show", "ATK-99", "--json")
    assert (result.exit_code, json.loads(result.stdout)) == (1, [])


def test_rules_are_found_by_words() -> None:
    result = armada("find", "yellow", "TARGETING")
    assert result.exit_code == 0
    assert "LOS-03" in result.stdout
    assert result.stderr == "1 of 1309 rules.\n"


@pytest.mark.parametrize(
    ("options", "count"),
    [
        (["--area", "flot"], 8),
        (["--area", "FLOT", "--profile", "extended"], 3),
        (["--kind", "not-software"], 39),
        (["--kind", "PHYSICAL", "--area", "PHYS"], 14),
        (["--origin", "decision"], 37),
        (["--area", "LOS", "--unproven"], 15),
        (["no line of sight", "--area", "LOS"], 1),
    ],
)
def test_rules_are_narrowed_down_by_options(options: list[str], count: int) -> None:
    assert len(document("find", *options)) == count


def test_finding_nothing_is_a_no() -> None:
    result = armada("find", "lightsaber")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "Try fewer words" in result.stderr


def test_finding_nothing_as_json_is_an_empty_list() -> None:
    result = armada("find", "lightsaber", "--json")
    assert (result.exit_code, json.loads(result.stdout)) == (1, [])


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["show"], "Missing argument 'ID...'"),
        (["find"], "Name something to look for"),
        (["find", "--area", "XYZ"], "there is no area XYZ. The areas are FX, FLEET"),
        (["find", "--kind", "motor"], "'engine'"),
        (["find", "--profile", "casual"], "'sector_fleet'"),
        (["coverage", "--area", "XYZ"], "there is no area XYZ"),
        (["coverage", "ATK"], "unexpected extra argument"),
    ],
)
def test_wrong_usage_is_told_with_the_remedy(arguments: list[str], said: str) -> None:
    result = armada(*arguments)
    assert result.exit_code == 2
    assert said in result.stderr


def test_coverage_counts_each_area_and_all_of_them() -> None:
    result = armada("coverage")
    assert result.exit_code == 0
    lines = [line.split() for line in result.stdout.splitlines()]
    assert {line[0].strip(",") for line in lines} >= {*areas(), "all"}
    assert ["LOS", "line", "of", "sight", "and", "obstruction", "17", "0", "0", "16", "1", "1", "6", "%"] in lines
    assert ["all", "996", "41", "13", "915", "1", "1", "0", "%"] in lines


def test_coverage_fits_a_narrow_terminal() -> None:
    result = CliRunner().invoke(cli, ["rule", "coverage"], env={"COLUMNS": "80"})
    assert "DMGCARD damage cards" in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80


def test_coverage_of_an_area_names_the_places_rule_by_rule() -> None:
    result = armada("coverage", "--area", "los")
    assert "LOS-04  proven\n  armada/geometry/line_of_sight.py::passes\n  tests/" in result.stdout
    assert "LOS-05  open" in result.stdout
    assert "ATK-01" not in result.stdout


def test_coverage_as_json_has_totals_areas_and_rules() -> None:
    shown = document("coverage")
    assert shown["total"]["target"] == 915
    assert shown["areas"]["LOS"]["proven"] == 1
    assert shown["areas"]["PHYS"]["percent"] is None
    assert list(shown["rules"]) == list(rules())
    assert shown["rules"]["LOS-04"]["proven"] == [*COVERAGE.proven["LOS-04"]]


def test_coverage_as_json_can_be_narrowed_to_an_area() -> None:
    shown = document("coverage", "--area", "FLOT")
    assert (list(shown["areas"]), shown["total"]["total"], len(shown["rules"])) == (["FLOT"], 8, 8)
