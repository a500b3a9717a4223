"""Questions of the setup: sides, objective, obstacles and deployment."""

from __future__ import annotations

from typing import Final

from armada.rules.deploying import SHIP_PLACEMENT, SQUADRON_PLACEMENT
from armada.rules.deployment import DEPLOY, NEXT_PLAYER
from armada.rules.obstacle_placement import OBSTACLE
from armada.rules.setup import FIRST_PLAYER, OBJECTIVE
from armada.rules.token_placement import TOKEN
from armada.words.question_words.record import QuestionWords, Things, card_kind

SETUP: Final = (
    QuestionWords(
        FIRST_PLAYER,
        title="First player",
        ask="Choose which side is the first player.",
        others="{player} chooses which side is the first player.",
        commit="Decide",
        rule="SETUP-17",
        reveals=True,
    ),
    QuestionWords(
        OBJECTIVE,
        title="Objective",
        ask="Choose the objective for this game.",
        others="{player} chooses the objective for this game.",
        commit="Play this objective",
        rule="SETUP-21",
        reveals=True,
        things=Things.OBJECTIVES,
    ),
    QuestionWords(
        OBSTACLE,
        title="Place an obstacle",
        ask="Place an obstacle.",
        others="{player} places an obstacle.",
        commit="Place obstacle",
        rule="SETUP-26",
    ),
    QuestionWords(
        DEPLOY,
        title="Deploy",
        ask="Choose a ship or squadron to deploy.",
        others="{player} chooses a ship or squadron to deploy.",
        commit="Deploy",
        rule="SETUP-32",
        verb="deploy",
    ),
    QuestionWords(
        NEXT_PLAYER,
        title="Deploying player",
        ask="Choose which player of your team deploys next.",
        others="{player} chooses which player of their team deploys next.",
        commit="Decide",
        rule="SEC-33",
        prefers_first=True,
    ),
    QuestionWords(
        SHIP_PLACEMENT,
        title="Deploy a ship",
        ask="Deploy {unit} and set its speed.",
        others="{player} deploys {unit}.",
        commit="Deploy",
        rule="SETUP-33",
    ),
    QuestionWords(
        SQUADRON_PLACEMENT,
        title="Deploy a squadron",
        ask="Deploy {unit}.",
        others="{player} deploys {unit}.",
        commit="Deploy",
        rule="SETUP-37",
    ),
    QuestionWords(
        TOKEN,
        title="Place an objective token",
        ask="Place an objective token.",
        others="{player} places an objective token.",
        commit="Place token",
        rule="OBJ-07",
    ),
    QuestionWords(
        card_kind("objective ship"),
        title="Objective ship",
        ask="Choose an objective ship.",
        others="{player} chooses an objective ship.",
        commit="Choose this ship",
        rule="OBJ-04",
    ),
    QuestionWords(
        card_kind("corona"),
        title="Solar corona",
        ask="Choose the short edge that is the corona.",
        others="{player} chooses the short edge that is the corona.",
        commit="Decide",
        labels={"left": "The left short edge", "right": "The right short edge"},
    ),
    QuestionWords(
        card_kind("ship set aside"),
        title="Set a ship aside",
        ask="Choose a ship to set aside.",
        others="{player} may set a ship aside.",
        commit="Set aside",
        decline="Set none aside",
    ),
    QuestionWords(
        card_kind("squadrons set aside"),
        title="Set squadrons aside",
        ask="Choose squadrons to set aside.",
        others="{player} chooses squadrons to set aside.",
        commit="Set aside",
    ),
    QuestionWords(
        card_kind("squadrons in the launch bays"),
        title="Launch bays",
        ask="Choose squadrons to carry in the launch bays of {unit}.",
        others="{player} chooses squadrons to carry in the launch bays of {unit}.",
        commit="Carry these",
    ),
)
