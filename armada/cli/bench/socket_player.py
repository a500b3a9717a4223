"""A player at the end of a socket: it answers questions as they are put on the wire, from what is offered there.

The benchmark and the tests play whole games with it, through the same door as a browser.
"""

from __future__ import annotations

from random import Random
from typing import Any

Wire = dict[str, Any]
"""A message, or a part of one, as JSON has it."""

PASS = "pass"
PASSING = 0.2
"""How often a player passes who may."""


def needs_courses(prompt: Wire) -> bool:
    """Whether a question is answered with one of the courses that a preview tells."""
    return prompt["maneuver"] is not None and prompt["kind"] == "course"


def some_answer(prompt: Wire, rng: Random, courses: Wire | None = None) -> Any:
    """A legal answer to a question, from what is offered with it."""
    if prompt["may_pass"] and (rng.random() < PASSING or not _offers(prompt)):
        return PASS
    if courses is not None:
        course = rng.choice(courses["courses"])
        return {"clicks": course["clicks"], "side": course["side"]}
    if prompt["dials"]:
        return some_dials(prompt, rng)
    if prompt["form"] == "free":
        return rng.choice(prompt["placing"]["suggestions"])
    if prompt["form"] == "some":
        most = min(prompt["most"], len(prompt["options"]))
        count = rng.randint(min(prompt["least"], most), most)
        return [option["answer"] for option in rng.sample(prompt["options"], count)]
    return rng.choice(prompt["options"])["answer"]


def some_dials(prompt: Wire, rng: Random) -> list[Wire]:
    """A command for every dial that is still to be set."""
    open_cells = {row["ship"]: [cell for cell in row["cells"] if cell["command"] is None] for row in prompt["dials"]}
    return [
        {"ship": row["ship"], "commands": [rng.choice(list(row["notes"])) for _ in open_cells[row["ship"]]]}
        for row in prompt["dials"]
        if open_cells[row["ship"]]
    ]


def _offers(prompt: Wire) -> bool:
    return bool(prompt["options"]) or prompt["form"] == "free"


def decide(id: str, prompt: Wire, answer: Any) -> Wire:
    """The message that answers a question."""
    return {"type": "decide", "id": id, "seat": prompt["seat"], "number": prompt["number"], "answer": answer}


def ask_courses(id: str, prompt: Wire) -> Wire:
    """The message that asks for the courses of a maneuver."""
    return {"type": "ask", "id": id, "seat": prompt["seat"], "about": {"type": "courses"}}
