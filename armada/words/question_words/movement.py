"""Questions of movement: courses, overlaps, and what squadrons do."""

from __future__ import annotations

from typing import Final

from armada.rules.overlapping import CLOSEST_SHIP, PLACEMENT
from armada.rules.shifted_obstacles import AT_OBSTACLE
from armada.rules.ship_movement import COURSE
from armada.rules.squadron_activation import SQUADRON_ACTION, SQUADRON_TO_ACTIVATE
from armada.rules.squadron_movement import SQUADRON_MOVE
from armada.words.question_words.record import QuestionWords, card_kind

MOVEMENT: Final = (
    QuestionWords(
        COURSE,
        title="Set the course",
        ask="Set the course of {unit}.",
        others="{player} sets the course of {unit}.",
        commit="Execute maneuver",
        rule="MOVE-02",
        reveals=True,
    ),
    QuestionWords(
        CLOSEST_SHIP,
        title="Collision",
        ask="Choose which ship is dealt a damage card.",
        others="{player} chooses which ship is dealt a damage card.",
        rule="OVL-27",
        reveals=True,
    ),
    QuestionWords(
        PLACEMENT,
        title="Place displaced squadrons",
        ask="Place a squadron that {unit} displaced.",
        others="{player} places a squadron that {unit} displaced.",
        commit="Place squadron",
        rule="OVL-03",
    ),
    QuestionWords(
        AT_OBSTACLE,
        title="Place a displaced squadron",
        ask="Place {unit} touching the obstacle.",
        others="{player} places {unit} touching the obstacle.",
        commit="Place squadron",
    ),
    QuestionWords(
        SQUADRON_TO_ACTIVATE,
        title="Activate a squadron",
        ask="Choose a squadron to activate.",
        others="{player} chooses a squadron to activate.",
        commit="Activate",
        decline="Done",
        rule="SQN-01",
        verb="activate",
    ),
    QuestionWords(
        SQUADRON_ACTION,
        title="Move or attack",
        ask="Choose whether {unit} moves or attacks.",
        others="{player} chooses whether {unit} moves or attacks.",
        commit="Continue",
        decline="End its activation",
        rule="SQN-07",
        verb="",
    ),
    QuestionWords(
        SQUADRON_MOVE,
        title="Move a squadron",
        ask="Move {unit}.",
        others="{player} moves {unit}.",
        commit="Move here",
        rule="SQN-16",
    ),
    QuestionWords(
        card_kind("cloaked squadron"),
        title="Cloak",
        ask="Choose a squadron with Cloak to move.",
        others="{player} may move a squadron with Cloak.",
        commit="Move squadron",
        decline="Move none",
        rule="KEY-33",
        verb="move",
    ),
    QuestionWords(
        card_kind("relay"),
        title="Relay",
        ask="Choose a squadron to relay the command.",
        others="{player} chooses a squadron to relay the command.",
        decline="Relay through none",
        rule="KEY-31",
    ),
    QuestionWords(
        card_kind("chosen squadron"),
        title="Choose a squadron",
        ask="Choose a squadron.",
        others="{player} chooses a squadron.",
        decline="Choose none",
    ),
    QuestionWords(
        card_kind("chosen squadrons"),
        title="Choose squadrons",
        ask="Choose squadrons.",
        others="{player} chooses squadrons.",
    ),
    QuestionWords(
        card_kind("coordinated squadrons"),
        title="Move squadrons",
        ask="Choose squadrons to move.",
        others="{player} chooses squadrons to move.",
        commit="Move these",
    ),
    QuestionWords(
        card_kind("squadron ready again"),
        title="Activate again",
        ask="Choose a squadron that can activate again.",
        others="{player} chooses a squadron that can activate again.",
        decline="Choose none",
    ),
    QuestionWords(
        card_kind("launched squadron"),
        title="Launch a squadron",
        ask="Choose a squadron for {unit} to launch.",
        others="{player} may launch a squadron from {unit}.",
        commit="Launch",
        decline="Launch none",
        verb="launch",
    ),
)
