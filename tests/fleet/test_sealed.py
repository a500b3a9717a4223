from __future__ import annotations

import pytest

from armada.errors import FleetError
from armada.fleet.ready_made import ready_made
from armada.fleet.sealed import SealedFleets
from tests.proves import proves

REBELS, EMPIRE = ready_made()["core_rebels"], ready_made()["core_empire"]


@proves("FLEET-21")
def test_a_list_stays_hidden_until_both_fleets_are_fixed() -> None:
    one = SealedFleets.of(2).with_fleet(0, REBELS)
    assert one.seen_by(1) == (None, None)
    assert one.seen_by(None) == (None, None)
    assert one.seen_by(0) == (REBELS, None)
    both = one.with_fleet(1, EMPIRE)
    assert both.seen_by(0) == both.seen_by(1) == both.seen_by(None) == (REBELS, EMPIRE)


def test_a_fleet_can_be_changed_while_another_is_missing_and_not_after() -> None:
    one = SealedFleets.of(2).with_fleet(0, REBELS).with_fleet(0, EMPIRE)
    assert one.seen_by(0) == (EMPIRE, None)
    with pytest.raises(FleetError, match="FLEET-21"):
        one.with_fleet(1, REBELS).with_fleet(0, REBELS)
