"""Sine and cosine of whole millidegrees, with the same bits on every machine.

The C library's sine may differ between platforms in the last bit. This one uses only additions, multiplications and
divisions, which IEEE 754 fixes, so that a replay gives the same poses everywhere.
"""

from __future__ import annotations

from functools import lru_cache

TURN = 360_000
"""A full turn in millidegrees."""

_RADIANS_PER_MILLIDEGREE = 3.141592653589793 / 180_000


@lru_cache(maxsize=1 << 12)
def sin_cos(millidegrees: int) -> tuple[float, float]:
    """Sine and cosine of an angle in millidegrees."""
    quadrant, rest = divmod(millidegrees % TURN, 90_000)
    if rest <= 45_000:
        sine, cosine = _first_octant(rest)
    else:
        cosine, sine = _first_octant(90_000 - rest)
    if quadrant == 0:
        return sine, cosine
    if quadrant == 1:
        return cosine, -sine
    if quadrant == 2:
        return -sine, -cosine
    return -cosine, sine


def _first_octant(millidegrees: int) -> tuple[float, float]:
    """Taylor's series, exact to the last bit or two up to 45 degrees."""
    x = millidegrees * _RADIANS_PER_MILLIDEGREE
    s = x * x
    sine = 1.0
    for k in (272.0, 210.0, 156.0, 110.0, 72.0, 42.0, 20.0, 6.0):
        sine = 1.0 - sine * s / k
    cosine = 1.0
    for k in (306.0, 240.0, 182.0, 132.0, 90.0, 56.0, 30.0, 12.0, 2.0):
        cosine = 1.0 - cosine * s / k
    return x * sine, cosine
