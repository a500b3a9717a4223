"""How far rules have come, the counts of an area, and the file that ships with the package."""

from __future__ import annotations

from pathlib import Path

import pytest

from armada.catalog.coverage import Coverage, State, coverage_file, places_file, shipped_coverage
from armada.catalog.rules import rules
from armada.errors import DataError

COVERAGE = Coverage(
    carried={"ATK-01": ("armada/rules/attack.py::Attack", "armada/rules/ship_phase.py"), "ATK-02": ("armada/a.py",)},
    proven={"ATK-01": ("tests/rules/test_attack.py::test_it",), "PHYS-01": ("tests/test_bases.py::test_small",)},
)


@pytest.mark.parametrize(
    ("id", "state"),
    [
        ("ATK-01", State.PROVEN),
        ("ATK-02", State.CARRIED),
        ("ATK-03", State.OPEN),
        ("PHYS-01", State.PROVEN),
        ("PHYS-02", State.OUTSIDE),
        ("FLEET-25", State.OUTSIDE),
        ("TRN-28", State.NOT_MODELLED),
    ],
)
def test_a_rule_has_come_as_far_as_code_and_tests_name_it(id: str, state: State) -> None:
    assert COVERAGE.state(rules()[id]) is state


def test_the_target_leaves_out_what_is_not_modelled_and_what_is_extended() -> None:
    tally = COVERAGE.tally(rules()[id] for id in ("ATK-01", "ATK-02", "ATK-03", "TRN-28", "FLEET-25"))
    assert (tally.total, tally.not_modelled, tally.extended, tally.target) == (5, 1, 1, 3)
    assert (tally.carried, tally.proven, tally.percent) == (2, 1, 33)


def test_a_physical_rule_is_part_of_the_target_once_it_is_proven() -> None:
    assert COVERAGE.tally([rules()["PHYS-01"], rules()["PHYS-02"]]).target == 1


def test_rules_that_need_no_proof_have_no_share_proven() -> None:
    assert COVERAGE.tally([rules()["TRN-28"]]).percent is None


def test_the_committed_file_names_the_rules_without_their_places(tmp_path: Path) -> None:
    (tmp_path / "coverage.json").write_text(coverage_file(COVERAGE), encoding="utf-8")
    shipped = shipped_coverage(tmp_path)
    assert shipped == Coverage(carried={"ATK-01": (), "ATK-02": ()}, proven={"ATK-01": (), "PHYS-01": ()})
    assert [shipped.state(rule) for rule in rules().values()] == [COVERAGE.state(rule) for rule in rules().values()]


def test_a_package_also_contains_the_places(tmp_path: Path) -> None:
    (tmp_path / "coverage.json").write_text(coverage_file(COVERAGE), encoding="utf-8")
    (tmp_path / "places.json").write_text(places_file(COVERAGE), encoding="utf-8")
    assert shipped_coverage(tmp_path) == COVERAGE


def test_the_file_of_places_has_a_line_for_each_in_the_order_of_their_names() -> None:
    places = [line.split('"')[1] for line in places_file(COVERAGE).splitlines() if "::" in line or ".py" in line]
    assert places[:3] == ["armada/a.py", "armada/rules/attack.py::Attack", "armada/rules/ship_phase.py"]


@pytest.mark.parametrize("text", ["", "[]", '{"carried": []}', '{"carried": {"a": "b"}, "proven": {}}', None])
def test_a_wrong_or_missing_file_is_refused_with_the_remedy(tmp_path: Path, text: str | None) -> None:
    if text is not None:
        (tmp_path / "coverage.json").write_text(text, encoding="utf-8")
    with pytest.raises(DataError, match=r"coverage\.json.*Run `make docs` to write it again"):
        shipped_coverage(tmp_path)
