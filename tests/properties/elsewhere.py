"""Another process, to which a game and answers are sent as JSON: it decides them and tells the digest after each."""

from __future__ import annotations

import json
import sys
from typing import Any

from armada.records.game import Game
from armada.records.record import digest


def digests(saved: str, answers: list[tuple[int, Any]]) -> list[str]:
    """The digest of a saved game after each of these answers, which are plain data."""
    game, found = Game.load(saved), []
    for seat, answer in answers:
        game.decide(answer, seat)
        found.append(digest(game))
    return found


if __name__ == "__main__":
    print(json.dumps([digests(saved, answers) for saved, answers in json.load(sys.stdin)]))
