"""Our own marks of the squadrons: small abstract shapes within a circle of 10 mm, nose up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_Y_WING = "M0 9L2 5 1.2-1H5V5H7V-8.5H5V-4H-5V-8.5H-7V5H-5V-1H-1.2L-2 5Z"

EMBLEMS: Final[Mapping[str, str]] = {
    "x_wing_squadron": (
        "M0 9L1.2 2 8.5-3.5 8-5 1.4-2 1.4-6 2.8-8.5H-2.8L-1.4-6-1.4-2-8-5-8.5-3.5-1.2 2ZM7.3 4.5V-5.5M-7.3 4.5V-5.5"
    ),
    "a_wing_squadron": "M0 9L6.5-4.5 4.5-7 2.5-5H-2.5L-4.5-7-6.5-4.5Z",
    "b_wing_squadron": "M-1.2 9H1.2V1L8-1V-3H1.2V-8.5H-1.2V-3H-8V-1L-1.2 1Z",
    "y_wing_squadron": _Y_WING,
    "btl_b_y_wing_squadron": _Y_WING,
    "e_wing_squadron": "M0 9L1.6 3 2-1 8.5-3V-5.5L2-5 1.5-8H-1.5L-2-5-8.5-5.5V-3L-2-1-1.6 3ZM8.5 1V-7M-8.5 1V-7",
    "z_95_headhunter_squadron": "M0 9L1.3 2 8-2V-4L1.4-3 3-7.5H-3L-1.4-3-8-4V-2L-1.3 2Z",
    "arc_170_starfighter_squadron": "M0 9L1.6 3 2 0 9-2V-4L2-4.5 3-8.5H-3L-2-4.5-9-4V-2L-2 0-1.6 3ZM5 4V-3M-5 4V-3",
    "v_19_torrent_squadron": "M0 9L2 1 7.5-8H5L2-3.5 1-8H-1L-2-3.5-5-8H-7.5L-2 1Z",
    "delta_7_aethersprite_squadron": "M0 9.5L6-6.5 3.5-7.5 2-5H-2L-3.5-7.5-6-6.5Z",
    "tie_fighter_squadron": (
        "M-3.3 0A3.3 3.3 0 103.3 0 3.3 3.3 0 10-3.3 0ZM3.3 1H5.5V8H7.5V-8H5.5V-1H3.3Z"
        "M-3.3 1H-5.5V8H-7.5V-8H-5.5V-1H-3.3Z"
    ),
    "tie_interceptor_squadron": (
        "M-3 0A3 3 0 103 0 3 3 0 10-3 0ZM3 1H4.8L6 9 8 1.5V-1.5L6-9 4.8-1H3ZM-3 1H-4.8L-6 9-8 1.5V-1.5L-6-9-4.8-1H-3Z"
    ),
    "tie_bomber_squadron": (
        "M-4.5 3.2H-.8V-3.2H-4.5ZM.8 3.2H4.5V-3.2H.8ZM4.5 1H6V6L8 4V-4L6-6V-1H4.5ZM-4.5 1H-6V6L-8 4V-4L-6-6V-1H-4.5Z"
    ),
    "tie_advanced_squadron": (
        "M-3.2 0A3.2 3.2 0 103.2 0 3.2 3.2 0 10-3.2 0ZM3.2 1H5L7 7.5 8.5 6.5 7 0 8.5-6.5 7-7.5 5-1H3.2Z"
        "M-3.2 1H-5L-7 7.5-8.5 6.5-7 0-8.5-6.5-7-7.5-5-1H-3.2Z"
    ),
    "tie_defender_squadron": (
        "M-2.8 0A2.8 2.8 0 102.8 0 2.8 2.8 0 10-2.8 0ZM2.6 1.2L8.5 3V7L5.5 4.5ZM-2.6 1.2L-8.5 3V7L-5.5 4.5Z"
        "M-1.2-2.6L-2.5-9H2.5L1.2-2.6Z"
    ),
    "tie_phantom_squadron": "M0 5L2.5 1 8.5-4V-8L3-2.5 2-6H-2L-3-2.5-8.5-8V-4L-2.5 1ZM5 6V0M-5 6V0",
    "lambda_class_shuttle": "M0 9L2 5V-1L8.5-7V-9L2-5.5V-8H-2V-5.5L-8.5-9V-7L-2-1V5Z",
    "firespray_31": "M0 9C5 8 7 2 7-2 7-6 4-8.5 0-8.5S-7-6-7-2C-7 2-5 8 0 9ZM-9 0H-7M9 0H7",
    "aggressor_assault_fighter": "M0 9L2 2 8.5-8 4-5.5 2.5-8.5H-2.5L-4-5.5-8.5-8-2 2Z",
    "jumpmaster_5000": "M7-5.5A8.5 8.5 0 107 5L3.2 2.4A4 4 0 113.2-2.8Z",
    "mandalorian_gauntlet_fighter": "M0 7L2 3 9 6 8-2 3-4 2-8H-2L-3-4-8-2-9 6-2 3Z",
    "vt_49_decimator": "M0 8L4 6 8.5-4 5-8.5H-5L-8.5-4-4 6ZM0 4V-4",
    "yv_666": "M-3 8.5H3V2H5.5V-7L3-8.5H-3L-5.5-7V2H-3Z",
    "yt_1300": "M-7-1A7 7 0 107-1 7 7 0 10-7-1ZM-4 4.5L-3.5 9.5H-1.3V5.5ZM4 4.5L3.5 9.5H1.3V5.5ZM6 2L9 5",
    "yt_2400": "M-7 0A7 7 0 107 0 7 7 0 10-7 0ZM7 2L9.5 5V-3ZM-1 7V9.5H1V7Z",
    "hwk_290": "M0 9L3 3 4-2 8-6V-8.5L2.5-6H-2.5L-8-8.5V-6L-4-2-3 3Z",
    "scurrg_h_6_bomber": "M-4 8.5L-2 3H2L4 8.5 6 7.5 5 0 7-5 3-8.5H-3L-7-5-5 0-6 7.5Z",
    "lancer_class_pursuit_craft": "M0 9L2 3 9 4V1L3-2 2-8.5H-2L-3-2-9 1V4L-2 3Z",
    "vcx_100_freighter": "M0 9L4 6 8.5-1 7-7 3-5 2-8.5H-2L-3-5-7-7-8.5-1-4 6Z",
    "belbullab_22_squadron": "M-1.2 8.5H1.2L2.5 2 8 0V-3.5L2.5-4 1.5-8.5H-1.5L-2.5-4-8-3.5V0L-2.5 2Z",
    "droid_tri_fighter_squadron": (
        "M-3.4 0A3.4 3.4 0 103.4 0 3.4 3.4 0 10-3.4 0ZM-1.2 3L0 9.5 1.2 3ZM2-2.6L8.5-6.5 3.2-.8Z"
        "M-2-2.6L-8.5-6.5-3.2-.8Z"
    ),
    "hyena_droid_bomber_squadron": "M-2 3H2L3 0 6 8.5 8.5 7 6.5-7 4-8 2-4H-2L-4-8-6.5-7-8.5 7-6 8.5-3 0Z",
    "vulture_droid_squadron": "M-1.5 4H1.5L3-1 4 8.5 6 8.5 6.5-7H4.5L2-3.5H-2L-4.5-7H-6.5L-6 8.5-4 8.5-3-1Z",
}
"""Path data by squadron type, +y forward."""
