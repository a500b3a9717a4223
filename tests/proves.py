"""The mark that ties a test to the rules it proves; `scripts/check_proofs.py` checks every use of it."""

from __future__ import annotations

import pytest


def proves(*rules: str) -> pytest.MarkDecorator:
    """This test proves these rules of `data/rules.toml`."""
    return pytest.mark.proves(*rules)
