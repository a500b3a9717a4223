"""Called by hatchling for every package: the pages of the browser game are built and in it, or nothing is built."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class RequirePages(BuildHookInterface[Any]):
    """An editable install may do without the pages; `make play` builds them next."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        site = Path(self.root, "armada", "server", "site")
        if version != "editable" and not ((site / "index.html").is_file() and any(site.glob("assets/*.js"))):
            raise SystemExit(
                "The pages of the browser game are not built, so this package would lack them.\n"
                "Run `make wheel`: it builds the pages, then the wheel and the source package."
            )
