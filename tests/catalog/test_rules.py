"""The rule index: what it holds, how rules are found, and what a wrong file says."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from armada.catalog.rules import (
    InForce,
    Origin,
    RuleKind,
    areas,
    counted_rules,
    find_rules,
    nearest_rules,
    read_rules,
    replaced_rules,
    rule_named,
    rules,
    unknown_rule,
)
from armada.errors import DataError
from tests.proves import proves

GOOD = '[areas]\nATK = "attack"\n[ATK-01]\ntext = "A"\nsource = "B"\nkind = "engine"\norigin = "stated"\n'


def test_the_index_holds_every_rule() -> None:
    counted = counted_rules(later=False)
    assert len(counted) == 996
    assert Counter(rule.kind for rule in counted) == {
        RuleKind.ENGINE: 688,
        RuleKind.SETUP: 94,
        RuleKind.FLEET: 54,
        RuleKind.TOURNAMENT: 63,
        RuleKind.INFORMATION: 29,
        RuleKind.PHYSICAL: 29,
        RuleKind.NOT_SOFTWARE: 39,
    }
    assert Counter(rule.origin for rule in counted) == {
        Origin.STATED: 786,
        Origin.DERIVED: 66,
        Origin.DECISION: 30,
        Origin.OUTSIDE: 114,
    }
    assert sum(rule.is_extended for rule in rules().values()) == 13


def test_rules_are_numbered_without_gaps_in_their_area_or_card() -> None:
    numbers: dict[str, list[int]] = {}
    for rule in rules().values():
        numbers.setdefault(rule.id.rpartition("-")[0], []).append(rule.number)
    assert all(found == list(range(1, len(found) + 1)) for found in numbers.values())


def test_every_area_has_a_title_and_rules() -> None:
    assert set(areas()) == {rule.area for rule in rules().values()}
    assert all(areas().values())


def test_every_source_names_a_rule_document() -> None:
    documents = r"(Rules Reference|Rules summary 1\.1|Tournament FAQ 2\.2\.1|Tournament Rules 2\.0\.1|Sector Fleet)"
    source = re.compile(rf"({documents}|Learn to Play): .+|not in the rule documents")
    found = [rule for rule in counted_rules(later=False) if not all(map(source.fullmatch, rule.source.split("; ")))]
    assert not found


def test_the_last_official_rules_are_counted_apart() -> None:
    later = counted_rules(later=True)
    assert len(later) == 313
    assert {rule.profiles for rule in later} == {(InForce.EXTENDED,)}
    assert not any(rule.is_extended for rule in later)
    assert all(rule.needs_proof for rule in later if rule.kind is not RuleKind.PHYSICAL)


@proves("EXT-base-01")
def test_the_last_official_rules_replace_others_which_all_exist() -> None:
    replaced = replaced_rules()
    assert len(replaced) == 47
    assert replaced <= {rule.id for rule in counted_rules(later=False)}
    assert {rule.id for rule in rules().values() if rule.is_extended} <= replaced


def test_what_the_rule_documents_leave_open_is_decided_or_comes_from_outside() -> None:
    silent = {rule.origin for rule in rules().values() if rule.source == "not in the rule documents"}
    assert silent == {Origin.DECISION, Origin.OUTSIDE}


def test_rules_that_a_rule_refers_to_exist() -> None:
    named = {
        id
        for rule in rules().values()
        for id in re.findall(r"\b[A-Z]{2,}-(?:[a-z0-9-]+-)?[0-9]{2}\b", f"{rule.text} {rule.note} {rule.reason}")
    }
    assert "SETUP-17" in named
    assert named <= set(rules())


def test_windows_are_written_as_the_timings_are() -> None:
    window = re.compile(r"[A-Z]+(\.[A-Z0-9_]+)+")
    assert not [rule.id for rule in rules().values() if not all(map(window.fullmatch, rule.windows))]


def test_a_rule_is_read_with_all_it_says() -> None:
    rule = rules()["CARD-demolisher-01"]
    assert (rule.area, rule.number, rule.kind, rule.origin) == ("CARD", 1, RuleKind.ENGINE, Origin.STATED)
    assert rule.profiles == (InForce.STANDARD, InForce.TOURNAMENT, InForce.SECTOR_FLEET)
    assert rule.needs_proof


@pytest.mark.parametrize("id", ["TRN-28", "PHYS-01", "FLEET-25"])
def test_software_need_not_prove_mats_sizes_and_later_material(id: str) -> None:
    assert not rules()[id].needs_proof


def test_every_rule_that_is_not_modelled_says_why() -> None:
    left_out = [rule for rule in rules().values() if not rule.modelled]
    assert {rule.kind for rule in left_out} == {RuleKind.NOT_SOFTWARE, RuleKind.PHYSICAL}
    assert all(rule.reason.endswith(".") for rule in left_out)


def test_the_index_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        rules()["ATK-01"] = rules()["ATK-02"]  # type: ignore[index]


@pytest.mark.parametrize("text", ["ATK-27", "atk-27", "Atk 27", "atk27", "ATK_27"])
def test_a_rule_is_named_in_any_spelling(text: str) -> None:
    assert rule_named(text) is rules()["ATK-27"]


def test_rules_are_found_by_all_words_in_any_case() -> None:
    found = find_rules(["Targeting", "YELLOW"])
    assert [rule.id for rule in found] == ["LOS-03"]
    assert find_rules(["no such words"]) == []
    assert find_rules([]) == list(rules().values())


def test_rules_are_found_by_id_source_and_window() -> None:
    assert rules()["SEC-15"] in find_rules(["sec-15"])
    assert all("Sector Fleet" in rule.source for rule in find_rules(["sector fleet: game length"]))
    assert all("ATK.5.CRIT" in rule.windows for rule in find_rules(["atk.5.crit"]))


@pytest.mark.parametrize(
    ("text", "nearest"),
    [
        ("ATK-99", "ATK-53"),
        ("ATK-7", "ATK-07"),
        ("AKT-27", "ATK-27"),
        ("card-demolisher", "CARD-demolisher-01"),
        ("CARD-demolisher-9", "CARD-demolisher-05"),
        ("CARD-demolischer-01", "CARD-demolisher-01"),
        ("los", "LOS-01"),
    ],
)
def test_the_nearest_rule_is_suggested_for_an_id_that_is_none(text: str, nearest: str) -> None:
    assert nearest_rules(text)[0] == nearest
    assert unknown_rule(text).startswith(f"There is no rule {text}. Nearest: {nearest}")


@pytest.mark.parametrize("text", ["", "?", "12345678"])
def test_where_no_rule_is_near_the_areas_are_named(text: str) -> None:
    assert "the areas are FX, FLEET" in unknown_rule(text)


@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("[ATK-01\n", "this is not TOML"),
        (GOOD.replace("text", "txet"), "[ATK-01], txet"),
        (GOOD.replace('text = "A"', ""), "[ATK-01], text"),
        (GOOD.replace('"A"', "1"), "[ATK-01], text"),
        (GOOD.replace("engine", "motor"), "[ATK-01], kind"),
        (GOOD + 'profiles = ["casual"]', "[ATK-01], profiles"),
        (GOOD.replace("[ATK-01]", "[ATK-1]"), "[ATK-1]: this is not a valid rule id"),
        (GOOD.replace("[ATK-01]", "[DEF-01]"), "[DEF-01]: unknown area DEF"),
        ("ATK-01 = 3\n" + GOOD.replace("[ATK-01]", "[ATK-02]"), "ATK-01: this key is outside any rule"),
        (GOOD.replace('"attack"', "7"), "[areas], ATK: the title of an area must be a string"),
        (GOOD + "modelled = false", "[ATK-01], reason"),
        (GOOD + 'reason = "No mat."', "[ATK-01], reason"),
        (GOOD.replace("engine", "not-software"), "[ATK-01], modelled"),
        (GOOD + "[ATK-01]\n", "this is not TOML"),
    ],
)
def test_a_wrong_file_is_refused_with_file_rule_and_key(tmp_path: Path, file: str, said: str) -> None:
    (tmp_path / "rules.toml").write_text(file, encoding="utf-8")
    with pytest.raises(DataError) as fault:
        read_rules(tmp_path)
    assert str(fault.value).startswith("rules.toml")
    assert said in str(fault.value)


def test_a_right_file_is_read(tmp_path: Path) -> None:
    (tmp_path / "rules.toml").write_text(GOOD, encoding="utf-8")
    index = read_rules(tmp_path)
    assert (index.areas, index.rules["ATK-01"].text) == ({"ATK": "attack"}, "A")
