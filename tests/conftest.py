"""Checks that pytest makes of the tests themselves."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from tests.proves import proof_faults


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """A file with a test that claims to prove what it does not is not collected, and says why."""
    report = yield
    tests = [node for node in report.result or () if isinstance(node, pytest.Function)]
    if faults := [fault for test in tests for fault in proof_faults(test)]:
        report.outcome, report.result, report.longrepr = "failed", [], "\n".join(faults)
    return report
