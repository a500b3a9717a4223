"""QR codes of addresses: as SVG, and as text for a terminal."""

from __future__ import annotations

from io import BytesIO, StringIO
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


def qr_text(address: str) -> str:
    """The address in block characters: as small as a camera can still read it from a terminal."""
    drawn = StringIO()
    segno.make(address, error="l", micro=False).terminal(drawn, border=QUIET, compact=True)
    return drawn.getvalue()
