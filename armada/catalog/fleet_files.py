"""The ready-made fleet files of `data/fleets`, as text; the fleet room reads them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from armada.catalog.catalog import DATA


@cache
def fleet_texts() -> Mapping[str, str]:
    """The text of every ready-made fleet, by the name of its file."""
    files = sorted((DATA / "fleets").glob("*.toml"))
    return MappingProxyType({file.stem: file.read_text(encoding="utf-8") for file in files})
