"""QR codes of addresses, as SVG."""

from __future__ import annotations

from io import BytesIO
from typing import Final

import segno

QUIET: Final = 2
"""Modules of white around a code on paper, which is white already."""

WIDE: Final = 4
"""Modules of white around a code on any background."""


def qr_code(address: str) -> str:
    """The address as an inline SVG element for a printed page, sized by its stylesheet."""
    return segno.make(address, error="m", micro=False).svg_inline(
        border=QUIET, light="#fff", omitsize=True, svgclass="qr"
    )


def qr_picture(address: str) -> str:
    """The address as an SVG file, with a quiet zone that works on any background."""
    drawn = BytesIO()
    code = segno.make(address, error="m", micro=False)
    code.save(drawn, kind="svg", border=WIDE, light="#fff", omitsize=True, title=address)
    return drawn.getvalue().decode()
