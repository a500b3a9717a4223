"""The lint of tests that are marked with the rules they prove."""

from __future__ import annotations

from fnmatch import filter
from pathlib import Path
from runpy import run_path

SCRIPT = run_path(str(Path(__file__).parents[1] / "scripts" / "check_proofs.py"))

ACCEPTED = """
import pytest
from tests.proves import proves

def silent(): ...
def asserting(): assert silent() is None
def through_another(): return asserting()
def check_it(): ...
def refused_by(rule): ...

class Elsewhere:
    def assert_it(self): ...

@proves("ATK-27")
def test_assert(): assert 1 + 1 == 2

@proves("ATK-27", "CARD-demolisher-01")
def test_assert_in_a_block():
    for number in (1, 2):
        assert number

@proves("ATK-27")
def test_raises():
    with pytest.raises(ValueError):
        int("x")

@proves("ATK-27")
def test_helper_of_the_file(): asserting()

@proves("ATK-27")
def test_helper_of_a_helper(): through_another()

@proves("ATK-27")
def test_named_check(): check_it()

@proves("ATK-27")
def test_named_refused(): refused_by("ATK-27")

@proves("ATK-27")
def test_named_assert(): Elsewhere().assert_it()

@pytest.mark.parametrize("number", [pytest.param(1, marks=proves("ATK-27"))])
def test_parameter(number): assert number

def test_without_the_mark(): pass
"""

ASSERTING_NOTHING = """
from tests.proves import proves

def silent(): ...

@proves("ATK-27")
def test_nothing(): pass

@proves("ATK-27")
def test_value(): 1 + 1 == 2

@proves("ATK-27")
def test_constant(): assert True

@proves("ATK-27")
def test_helper(): silent()
"""

ASSERTING_NOTHING_IN_A_CLASS = """
from tests.proves import proves

class TestWithin:
    @proves("ATK-27")
    def test_method(self): print("assert")
"""

UNKNOWN = """
import pytest
from tests.proves import proves

pytestmark = [proves("DEF-99")]
HIDDEN = ["LOS-04"]

@proves("AKT-27")
def test_function(): assert 1 + 1 == 2

@pytest.mark.proves("ATK-99")
def test_plain_mark(): assert 1 + 1 == 2

@proves(*HIDDEN)
def test_hidden(): assert 1 + 1 == 2

@pytest.mark.parametrize("number", [pytest.param(1, marks=proves("OVL-99"))])
def test_parameter(number): assert number
"""

UNKNOWN_IN_A_CLASS = """
from tests.proves import proves

@proves("MOVE-99")
class TestWithin:
    @proves("CARD-demolisher")
    def test_method(self): assert 1 + 1 == 2
"""

LATER = """
from tests.proves import proves

attacks = proves("ATK-27")

@attacks
def test_function(): assert 1 + 1 == 2
"""


def faults(folder: Path, tests: str, in_a_class: str = "") -> list[str]:
    """The findings of the lint in these tests."""
    within = folder / "tests"
    within.mkdir()
    (within / "test_example.py").write_text(tests, encoding="utf-8")
    (within / "test_class.py").write_text(in_a_class, encoding="utf-8")
    return list(SCRIPT["faults"](within))


def test_tests_that_assert_what_known_rules_say_are_accepted(tmp_path: Path) -> None:
    assert faults(tmp_path, ACCEPTED) == []


def test_a_test_that_proves_a_rule_and_asserts_nothing_is_a_fault(tmp_path: Path) -> None:
    tests = ("test_nothing", "test_value", "test_constant", "test_helper")
    marked = ["test_class.py::TestWithin::test_method", *[f"test_example.py::{test}" for test in tests]]
    assert faults(tmp_path, ASSERTING_NOTHING, ASSERTING_NOTHING_IN_A_CLASS) == [
        f"tests/{test} proves ATK-27 and asserts nothing. Assert what the rule says." for test in marked
    ]


def test_a_test_that_proves_an_unknown_rule_is_a_fault_and_the_nearest_is_named(tmp_path: Path) -> None:
    said = faults(tmp_path, UNKNOWN, UNKNOWN_IN_A_CLASS)
    for fault in (
        "tests/test_example.py::test_function proves AKT-27. There is no rule AKT-27. Nearest: ATK-27, *",
        "tests/test_example.py::test_function proves DEF-99. There is no rule DEF-99. Nearest: DEF-37, *",
        "tests/test_example.py::test_plain_mark proves ATK-99. There is no rule ATK-99. *",
        "tests/test_example.py::test_parameter proves OVL-99. There is no rule OVL-99. *",
        "tests/test_class.py::TestWithin::test_method proves MOVE-99. *",
        "tests/test_class.py::TestWithin::test_method proves CARD-demolisher. * Nearest: CARD-demolisher-01, *",
    ):
        assert filter(said, fault), fault


def test_an_id_that_the_coverage_page_cannot_read_is_a_fault(tmp_path: Path) -> None:
    said = faults(tmp_path, UNKNOWN)
    hint = 'which the coverage page cannot read. Write @proves("AREA-NN") above the test.'
    assert f"tests/test_example.py:14 says proves(*HIDDEN), {hint}" in said


def test_a_mark_kept_for_later_is_a_fault(tmp_path: Path) -> None:
    [fault] = faults(tmp_path, LATER)
    assert fault.startswith("tests/test_example.py:4 says proves('ATK-27'), which the coverage page cannot read.")


def test_a_module_that_imports_a_module_of_tests_is_a_fault(tmp_path: Path) -> None:
    said = faults(tmp_path, "from tests.rules.test_setup import place\n", "import tests.rules.test_setup\n")
    assert [fault.partition(". ")[0] for fault in said] == [
        "tests/test_class.py:1 imports tests.rules.test_setup, a module of tests",
        "tests/test_example.py:1 imports tests.rules.test_setup, a module of tests",
    ]
