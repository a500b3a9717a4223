"""The stack as plain data and back: frames, the answers given in them, and the results they hold."""

from __future__ import annotations

from typing import Any

import msgspec

from armada.engine.frames import Frame, Given, Secret
from armada.engine.procedures import Procedure
from armada.engine.questions import Kind
from armada.engine.seats import Seat
from armada.engine.timings import Timing


def frames_to_data(frames: list[Frame]) -> list[dict[str, Any]]:
    """The stack as plain data."""
    return [
        {
            "procedure": msgspec.to_builtins(frame.procedure),
            "step": frame.step,
            "at": _name_of_step(frame.procedure, frame.step),
            "answers": [_answer_to_data(given) for given in frame.answers],
            "secret": None if frame.secret is None else _secret_to_data(frame.secret),
            "result": None if frame.result is None else msgspec.to_builtins(frame.result),
        }
        for frame in frames
    ]


def frames_from_data(data: list[dict[str, Any]]) -> list[Frame]:
    """The stack that was saved. A procedure that has more steps since goes on at the step of the same name."""
    frames = []
    for saved in data:
        frame = Frame(procedure_from_data(saved["procedure"]))
        frame.step = _step_of(frame.procedure, saved)
        frame.answers = tuple(_answer_from_data(given) for given in saved["answers"])
        frame.secret = None if saved["secret"] is None else _secret_from_data(saved["secret"])
        frame.result = None if saved["result"] is None else procedure_from_data(saved["result"])
        frames.append(frame)
    return frames


def renumbered(data: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """A saved stack with the present numbers of its steps, as far as they can be found."""
    found = []
    for saved in data:
        try:
            step = _step_of(procedure_from_data(saved["procedure"]), saved)
        except (KeyError, ValueError):
            step = saved["step"]
        found.append({**saved, "step": step})
    return found


def _step_of(procedure: Procedure, saved: dict[str, Any]) -> int:
    """The step at which a procedure was saved; one that is gone, or now occurs several times, cannot be found."""
    step: int = saved["step"]
    at = _name_of_step(procedure, step)
    was = saved.get("at", at)
    if was == at:
        return step
    found = [place for place in range(len(procedure.steps) + 1) if _name_of_step(procedure, place) == was]
    if len(found) == 1:
        return found[0]
    raise ValueError(f"step {step} of {type(procedure).__name__} was {was!r} and is {at!r} now")


def _name_of_step(procedure: Procedure, place: int) -> str:
    """The name of a step, or of a timing; nothing after the last one."""
    if place >= len(procedure.steps):
        return ""
    step = procedure.steps[place]
    return step.id if isinstance(step, Timing) else str(step.__name__)


def procedure_from_data(data: dict[str, Any]) -> Procedure:
    """A procedure by the name it was saved under."""
    return msgspec.convert(data, Procedure.by_name[data["is"]])


def _given_to_data(given: Given) -> list[Any]:
    kind, answer = given
    return [kind.name, kind.encode(answer)]


def _given_from_data(data: list[Any]) -> Given:
    kind = Kind.by_name.get(data[0])
    if kind is None:
        raise ValueError(f"it contains an answer to “{data[0]}”, which is no longer asked; replay its record instead")
    return kind, kind.decode(data[1])


def _answer_to_data(given: Given | Secret) -> Any:
    return _given_to_data(given) if isinstance(given, tuple) else _secret_to_data(given)


def _answer_from_data(data: Any) -> Given | Secret:
    return _given_from_data(data) if isinstance(data, list) else _secret_from_data(data)


def _secret_to_data(secret: Secret) -> dict[str, Any]:
    return {str(seat): [_given_to_data(given) for given in answers] for seat, answers in secret.items()}


def _secret_from_data(data: dict[str, Any]) -> Secret:
    return {Seat(int(seat)): tuple(_given_from_data(given) for given in answers) for seat, answers in data.items()}
