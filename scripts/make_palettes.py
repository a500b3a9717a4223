"""Write armada/drawing/palettes.py from the design tokens of the browser, so that both draw in the same colours.

Called by `make types`. Whatever is a plain colour in ui/src/look/tokens.css is taken; paper has what it does not name
itself from deep, as in the browser.
"""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOKENS = ROOT / "ui" / "src" / "look" / "tokens.css"
TARGET = ROOT / "armada" / "drawing" / "palettes.py"
HEAD = '''"""The colours of both looks by name, written from the browser's tokens by scripts/make_palettes.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

Theme = Literal["deep", "paper"]

PALETTES: Final[Mapping[Theme, Mapping[str, str]]] = {
'''


def palettes(css: str) -> dict[str, dict[str, str]]:
    """The colours of each look, named as Python names them."""
    plain = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    deep, paper = (colours(rules) for rules in re.findall(r'\[data-theme="\w+"\] \{(.*?)\n\}', plain, flags=re.DOTALL))
    assert not paper.keys() - deep.keys(), f"deep does not name {paper.keys() - deep.keys()}"
    return {"deep": deep, "paper": {**deep, **paper}}


def colours(rules: str) -> dict[str, str]:
    return {name.replace("-", "_"): colour for name, colour in re.findall(r"--([\w-]+): (#[0-9a-f]{6});", rules)}


def module(css: str) -> str:
    """The text of the module."""
    lines = [
        line
        for theme, found in palettes(css).items()
        for line in (
            f'    "{theme}": {{',
            *(f'        "{name}": "{colour}",' for name, colour in found.items()),
            "    },",
        )
    ]
    return HEAD + "\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    TARGET.write_text(module(TOKENS.read_text(encoding="utf-8")), encoding="utf-8")
