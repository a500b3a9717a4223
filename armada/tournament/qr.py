"""QR codes: an address as a picture that phones read, drawn into a page."""

from __future__ import annotations

from io import BytesIO
from typing import Final

import segno

QUIET: Final = 2
"""Modules of white around a code on paper, which is white already."""

WIDE: Final = 4
"""Modules of white around a code on any background."""


def qr_code(address: str) -> str:
    """The address as an SVG element in a page on paper, as large as the page makes it."""
    return segno.make(address, error="m", micro=False).svg_inline(
        border=QUIET, light="#fff", omitsize=True, svgclass="qr"
    )


def qr_picture(address: str) -> str:
    """The address as an SVG file, with the white around it that a reader needs on any background."""
    drawn = BytesIO()
    code = segno.make(address, error="m", micro=False)
    code.save(drawn, kind="svg", border=WIDE, light="#fff", omitsize=True, title=address)
    return drawn.getvalue().decode()
