"""The cards that tests make up, as in the tests of the rules."""

from __future__ import annotations

from tests.rules.conftest import made_up

__all__ = ["made_up"]
