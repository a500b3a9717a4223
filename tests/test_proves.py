"""What pytest asks of a test that is marked with the rules it proves."""

from __future__ import annotations

import pytest

pytest_plugins = ["pytester"]

HEAD = "import pytest\nfrom tests.proves import proves\n\n"


def collected(pytester: pytest.Pytester, test: str) -> pytest.RunResult:
    """A run of pytest over one file with this test, under the checks of our own conftest."""
    pytester.makeini("[pytest]\nmarkers = proves(*rules): the rules")
    pytester.makepyfile(test_example=HEAD + test)
    return pytester.runpytest("-p", "tests.conftest", "-p", "no:cacheprovider")


def fault(pytester: pytest.Pytester, test: str) -> str:
    """What the run says about a test that it does not accept."""
    result = collected(pytester, test)
    assert result.ret != 0
    result.assert_outcomes(errors=1)
    return result.stdout.str()


def test_a_test_that_proves_a_known_rule_by_an_assertion_runs(pytester: pytest.Pytester) -> None:
    collected(pytester, '@proves("ATK-27")\ndef test_it(): assert 1 + 1 == 2').assert_outcomes(passed=1)


def test_an_unknown_rule_fails_the_run_and_the_nearest_is_named(pytester: pytest.Pytester) -> None:
    said = fault(pytester, '@proves("AKT-27")\ndef test_it(): assert 1 + 1 == 2')
    assert "test_example.py::test_it proves AKT-27. There is no rule AKT-27. Nearest: ATK-27" in said


def test_every_fault_of_a_file_is_said_at_once(pytester: pytest.Pytester) -> None:
    said = fault(pytester, '@proves("ATK-98", "ATK-99")\ndef test_it(): pass\n\n@proves("X-1")\ndef test_two(): pass')
    assert said.count("There is no rule") == 3
    assert said.count("asserts nothing") == 2


@pytest.mark.parametrize("body", ["pass", "1 + 1", "assert True", "helper()", "print('assert')"])
def test_a_test_that_proves_a_rule_and_asserts_nothing_fails_the_run(pytester: pytest.Pytester, body: str) -> None:
    said = fault(pytester, f'def helper(): pass\n\n@proves("ATK-27")\ndef test_it(): {body}')
    assert "test_example.py::test_it proves ATK-27 and asserts nothing" in said


@pytest.mark.parametrize(
    "body",
    ["assert not helper()", "check_it()", "other.assert_it()", "refused_by('ATK-27')", "helper()", "far()"]
    + ["with pytest.raises(ValueError): int('x')", "for each in (1, 2): assert each"],
)
def test_an_assertion_may_stand_in_a_block_or_behind_a_call(pytester: pytest.Pytester, body: str) -> None:
    defined = (
        "def helper(): assert not print()\ndef far(): return helper()\ndef check_it(): ...\ndef refused_by(rule): ...\n"
    )
    other = "class other:\n    @staticmethod\n    def assert_it(): ...\n"
    test = f'{defined}{other}\n@proves("ATK-27")\ndef test_it():\n    {body}'
    collected(pytester, test).assert_outcomes(passed=1)


@pytest.mark.parametrize(
    "test",
    [
        'pytestmark = proves("ATK-99")\ndef test_it(): assert 1 + 1 == 2',
        'pytestmark = [proves("ATK-99")]\ndef test_it(): assert 1 + 1 == 2',
        '@pytest.mark.proves("ATK-99")\ndef test_it(): assert 1 + 1 == 2',
        '@proves("ATK-99")\nclass TestIt:\n    def test_it(self): assert 1 + 1 == 2',
        'class TestIt:\n    @proves("ATK-99")\n    def test_it(self): assert 1 + 1 == 2',
        'MARK = pytest.param(1, marks=proves("ATK-99"))\n@pytest.mark.parametrize("n", [MARK])\ndef test_it(n): assert n',
    ],
    ids=["module", "list", "pytest.mark", "class", "method", "parameter"],
)
def test_marks_are_checked_wherever_they_stand(pytester: pytest.Pytester, test: str) -> None:
    assert "There is no rule ATK-99" in fault(pytester, test)


def test_an_id_that_the_coverage_page_cannot_read_fails_the_run(pytester: pytest.Pytester) -> None:
    said = fault(pytester, 'RULES = ["ATK-27"]\n@proves(*RULES)\ndef test_it(): assert 1 + 1 == 2')
    assert 'Write @proves("ATK-27") above the test.' in said


def test_a_test_without_the_mark_is_left_alone(pytester: pytest.Pytester) -> None:
    collected(pytester, "def test_it(): pass").assert_outcomes(passed=1)


def test_the_run_fails_with_several_workers_too(pytester: pytest.Pytester) -> None:
    pytester.makeini("[pytest]\nmarkers = proves(*rules): the rules")
    pytester.makepyfile(test_example=HEAD + '@proves("ATK-99")\ndef test_it(): assert 1 + 1 == 2')
    result = pytester.runpytest("-p", "tests.conftest", "-p", "no:cacheprovider", "-n", "1")
    assert result.ret != 0
    assert "There is no rule ATK-99" in result.stdout.str()
