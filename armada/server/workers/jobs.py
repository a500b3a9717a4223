"""The jobs of workers: bots think, and previews are worked out.

A worker is handed the saved game and hands back JSON. A bot is given the `SeatKnowledge` of its seat and nothing else.
"""

from __future__ import annotations

from typing import Final

import msgspec

from armada.engine.seats import Seat
from armada.messages.languages import speaking
from armada.players.player import answer_of
from armada.players.registry import player_named
from armada.records.game import Game
from armada.screens.previews.coaching import CoachRequest
from armada.screens.previews.dispatch import preview
from armada.screens.previews.requests import PlanRequest, PreviewRequest, WaysRequest
from armada.screens.prompt.coach import coached
from armada.screens.prompt.maneuver_ways import maneuver_ways
from armada.screens.prompt.plans import plan

_REQUEST: Final = msgspec.json.Decoder(PreviewRequest)


def bot_answer(saved: str, seat: Seat, level: str, seed: str) -> str:
    """A bot's answer to the open question of its seat, as JSON."""
    game = Game.load(saved)
    question = next(question for question in game.questions if question.seat == seat)
    answer = answer_of(player_named(level, seed), game, question)
    return msgspec.json.encode(question.kind.encode(answer)).decode()


def preview_of(saved: str, seat: Seat | None, asked: bytes, language: str) -> bytes:
    """A preview in a language; request and reply are JSON."""
    request = _REQUEST.decode(asked)
    with speaking(language):
        if isinstance(request, CoachRequest):
            return msgspec.json.encode(coached(Game.load(saved), seat, request))
        if isinstance(request, PlanRequest):
            return msgspec.json.encode(plan(Game.load(saved), seat, request.given))
        if isinstance(request, WaysRequest):
            return msgspec.json.encode(maneuver_ways(Game.load(saved), seat))
        return msgspec.json.encode(preview(Game.load(saved), seat, request))
