"""What pytest asks of a test that is marked with the rules it proves."""

from __future__ import annotations

import pytest

pytest_plugins = ["pytester"]

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


def run(pytester: pytest.Pytester, tests: str, in_a_class: str = "", *options: str) -> pytest.RunResult:
    """A run of pytest over these tests, under the checks of our own conftest."""
    pytester.makeini("[pytest]\nmarkers = proves(*rules): the rules")
    pytester.makepyfile(test_example=tests, test_class=in_a_class)
    return pytester.runpytest("-p", "tests.conftest", "-p", "no:cacheprovider", *options)


def test_tests_that_assert_what_known_rules_say_are_run(pytester: pytest.Pytester) -> None:
    run(pytester, ACCEPTED).assert_outcomes(passed=10)


def test_a_test_that_proves_a_rule_and_asserts_nothing_fails_the_run(pytester: pytest.Pytester) -> None:
    result = run(pytester, ASSERTING_NOTHING, ASSERTING_NOTHING_IN_A_CLASS)
    assert result.ret == pytest.ExitCode.INTERRUPTED
    said = result.stdout.str()
    for test in ("test_nothing", "test_value", "test_constant", "test_helper"):
        assert f"test_example.py::{test} proves ATK-27 and asserts nothing." in said
    assert "test_class.py::TestWithin::test_method proves ATK-27 and asserts nothing." in said


def test_a_test_that_proves_an_unknown_rule_fails_the_run_and_the_nearest_is_named(pytester: pytest.Pytester) -> None:
    result = run(pytester, UNKNOWN, UNKNOWN_IN_A_CLASS)
    assert result.ret == pytest.ExitCode.INTERRUPTED
    result.stdout.fnmatch_lines_random(
        [
            "test_example.py::test_function proves AKT-27. There is no rule AKT-27. Nearest: ATK-27, *",
            "test_example.py::test_function proves DEF-99. There is no rule DEF-99. Nearest: DEF-37, *",
            "test_example.py::test_plain_mark proves ATK-99. There is no rule ATK-99. *",
            "test_example.py::test_parameter?1? proves OVL-99. There is no rule OVL-99. *",
            "test_class.py::TestWithin::test_method proves MOVE-99. *",
            "test_class.py::TestWithin::test_method proves CARD-demolisher. * Nearest: CARD-demolisher-01, *",
        ]
    )


def test_an_id_that_the_coverage_page_cannot_read_fails_the_run(pytester: pytest.Pytester) -> None:
    said = run(pytester, UNKNOWN).stdout
    said.fnmatch_lines('test_example.py::test_hidden proves LOS-04, * Write @proves("LOS-04") above the test.')


def test_several_workers_check_the_same(pytester: pytest.Pytester) -> None:
    result = run(pytester, UNKNOWN, UNKNOWN_IN_A_CLASS, "-n", "1")
    assert result.ret != pytest.ExitCode.OK
    result.stdout.fnmatch_lines("*There is no rule ATK-99.*")
