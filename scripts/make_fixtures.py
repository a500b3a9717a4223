"""Play a little and keep what the server said of it in ui/tests/fixtures, for the tests of the browser's code.

To be run when what is kept no longer has the shapes of the messages; tests then name other ships, cards and dice.
Games are played through sockets, with known seeds.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from tests.browser.serving import Json, Server, serving
from tests.server.player import SocketPlayer

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "ui" / "tests" / "fixtures"
SEATS = [{"player": "me", "fleet": "core_rebels", "name": "Mara"}, {"player": "greedy", "fleet": "core_empire"}]
KINDS = (
    "obstacle placement",
    "ship placement",
    "ship to activate",
    "dial use",
    "effect",
    "attack",
    "defense token",
    "course",
    "command dials",
    "squadron to activate",
)


def played(server: Server, decisions: int, **wanted: Any) -> list[Json]:
    """Every update of a game with this many decisions."""
    made = server.make(SEATS, seed=1, **wanted)
    with SocketPlayer(int(server.address.rsplit(":", 1)[1]), made["game"], made["token"]) as player:
        player.play(Random(1), decisions)
        told = [json.loads(text) for text in player.heard]
    return [each.get("update", each) for each in told if each["type"] in ("welcome", "update")]


def prompts(updates: list[Json]) -> dict[str, Json]:
    """A question of each kind: the one with the most to choose from."""
    found: dict[str, Json] = {}
    for prompt in (prompt for update in updates for prompt in update["prompts"]):
        best = found.get(prompt["kind"])
        if prompt["kind"] in KINDS and (best is None or weight(prompt) > weight(best)):
            found[prompt["kind"]] = prompt
    assert found.keys() == set(KINDS), set(KINDS) - found.keys()
    return {kind: found[kind] for kind in KINDS}


def weight(prompt: Json) -> tuple[int, int]:
    return len(prompt["outcomes"]), len(prompt["options"])


def attacks(updates: list[Json]) -> Iterator[Json]:
    """Whole attacks: the scene before, what each update said of it, and the scene after."""
    for first in range(1, len(updates)):
        if updates[first]["scene"]["attack"] is None or updates[first - 1]["scene"]["attack"] is not None:
            continue
        last = next((at for at in range(first, len(updates)) if updates[at]["scene"]["attack"] is None), None)
        if last is not None:
            steps = [{"attack": each["scene"]["attack"], "lines": each["lines"]} for each in updates[first : last + 1]]
            yield {"before": updates[first - 1]["scene"], "steps": steps, "after": updates[last]["scene"]}


def points(attack: Json) -> int:
    """Of how many points of damage the log of an attack tells."""
    events = [line["event"]["type"] for step in attack["steps"] for line in step["lines"]]
    return events.count("ShieldsChanged") + events.count("DamageCardDealt")


def pieces(server: Server, scene: Json) -> Json:
    """The shapes of the ships on the table alone; those of all would be ten times as much."""
    shapes: Json = server.rest.get("/pieces").json()
    ships = {unit["chassis"] for unit in scene["units"] if unit["type"] == "ship"}
    return {**shapes, "ships": {key: shapes["ships"][key] for key in sorted(ships)}, "obstacles": {}, "glyphs": {}}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        setup = played(server, 14)
        battle = played(server, 100, start="battle")
        told = {
            "pieces": pieces(server, battle[0]["scene"]),
            "update": {**battle[0], "lines": battle[0]["lines"][-12:]},
            "prompts": prompts(setup + battle),
            "attack": max(attacks(battle), key=points),
        }
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, each in told.items():
        text = json.dumps(each, ensure_ascii=False, separators=(",", ":"))
        (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
