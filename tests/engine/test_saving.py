"""Saved stacks: a procedure goes on at the step of its name, though others were added before it since."""

from __future__ import annotations

import pytest

from armada.engine.frames import Frame
from armada.engine.saving import frames_from_data, frames_to_data
from armada.rules.destruction import Destroy
from armada.rules.status_phase import StatusPhase
from armada.state.records import UnitId


def test_a_step_is_found_by_its_name_where_others_were_added_before_it() -> None:
    frame = Frame(StatusPhase())
    frame.step = 3
    data = frames_to_data([frame])
    data[0]["step"] = 2
    assert frames_from_data(data)[0].step == 3


def test_a_step_that_is_gone_is_not_guessed() -> None:
    data = frames_to_data([Frame(StatusPhase())])
    data[0]["at"] = "ready_everything"
    with pytest.raises(ValueError, match="was 'ready_everything'"):
        frames_from_data(data)


def test_a_timing_that_stands_twice_is_not_guessed() -> None:
    frame = Frame(Destroy(unit=UnitId(0)))
    data = frames_to_data([frame])
    data[0]["step"] = 1
    with pytest.raises(ValueError, match=r"DESTROY\.WHEN"):
        frames_from_data(data)
