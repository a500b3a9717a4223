"""The drawings and the browser have their colours from one source."""

from __future__ import annotations

from pathlib import Path
from runpy import run_path

from armada.drawing import palettes, theme

ROOT = Path(__file__).parents[2]
SCRIPT = run_path(str(ROOT / "scripts" / "make_palettes.py"))
TOKENS = SCRIPT["TOKENS"].read_text(encoding="utf-8")


def test_the_drawings_have_the_colours_of_the_browser() -> None:
    written = Path(palettes.__file__).read_text(encoding="utf-8")
    assert written == SCRIPT["module"](TOKENS), "run scripts/make_palettes.py"


def test_paper_has_what_it_does_not_name_from_deep() -> None:
    css = ':root, [data-theme="deep"] {\n  --ink: #ffffff; /* --no: #ff0000; */ --rock-2: #123456;\n}\n'
    found = SCRIPT["palettes"](css + '[data-theme="paper"] {\n  --ink: #000000;\n}\n')
    assert found == {
        "deep": {"ink": "#ffffff", "rock_2": "#123456"},
        "paper": {"ink": "#000000", "rock_2": "#123456"},
    }


def test_no_colour_is_written_in_the_style_sheet() -> None:
    assert "#" not in theme._SHEET.template + theme._TEAM_SHEET.template
