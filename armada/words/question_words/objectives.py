"""Questions of objectives: tokens, obstacles that move, mines and arrivals."""

from __future__ import annotations

from typing import Final

from armada.rules.moving_objects import OBSTACLE_MOVE, TOKEN_MOVE
from armada.rules.token_placement import DROPPED_TOKEN, MOVED_TOKEN, TOKEN_PLACE
from armada.words.question_words.record import QuestionWords, Things, card_kind

OBJECTIVES: Final = (
    QuestionWords(
        card_kind("attacked hull zone"),
        title="Ion cannon",
        ask="Choose the hull zone of {unit} to attack.",
        others="{player} chooses the hull zone of {unit} to attack.",
        commit="Fire",
        rule="ATK-03",
        verb="attack",
        reveals=True,
    ),
    QuestionWords(
        card_kind("arrival"),
        title="Arrival",
        ask="Choose whether the forces you set aside arrive.",
        others="{player} chooses whether the forces set aside arrive.",
        commit="Decide",
        decline="Wait",
        rule="CARD-hyperspace-assault-08",
        labels={"arrive": "The forces arrive", "move tokens": "Move the tokens"},
    ),
    QuestionWords(
        card_kind("taken tokens"),
        title="Take objective tokens",
        ask="Choose objective tokens to take.",
        others="{player} chooses objective tokens to take.",
        commit="Take tokens",
        things=Things.OBJECTIVE_TOKENS,
    ),
    QuestionWords(
        card_kind("mine"),
        title="Mines",
        ask="Choose the mine that goes off first.",
        others="{player} chooses the mine that goes off first.",
        reveals=True,
        things=Things.MINES,
    ),
    QuestionWords(
        card_kind("chosen objective token"),
        title="Objective token",
        ask="Choose an objective token.",
        others="{player} chooses an objective token.",
        decline="Choose none",
        things=Things.OBJECTIVE_TOKENS,
    ),
    QuestionWords(
        MOVED_TOKEN,
        title="Move a token",
        ask="Choose an objective token to move.",
        others="{player} may move an objective token.",
        decline="Move none",
        rule="KEY-32",
        verb="move",
        things=Things.OBJECTIVE_TOKENS,
    ),
    QuestionWords(
        TOKEN_PLACE,
        title="Move a token",
        ask="Place the objective token.",
        others="{player} places the objective token.",
        commit="Place here",
    ),
    QuestionWords(
        TOKEN_MOVE,
        title="Move objective tokens",
        ask="Move an objective token.",
        others="{player} moves an objective token.",
        commit="Place here",
        rule="OBJ-04",
    ),
    QuestionWords(
        DROPPED_TOKEN,
        title="Place an objective token",
        ask="Place the objective token touching {unit}.",
        others="{player} places the objective token touching {unit}.",
        commit="Place token",
    ),
    QuestionWords(
        OBSTACLE_MOVE,
        title="Move an obstacle",
        ask="Move an obstacle.",
        others="{player} moves an obstacle.",
        commit="Place here",
        rule="OBJ-04",
    ),
)
