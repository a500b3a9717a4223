"""Questions of the Command Phase and of commands: dials, tokens, repairs and speed."""

from __future__ import annotations

from typing import Final

from armada.rules.command_phase import DIAL
from armada.rules.command_tokens import DISCARDED_TOKEN
from armada.rules.commands import COMMAND_PAYMENT
from armada.rules.navigate import NEW_SPEED
from armada.rules.repair import REPAIR
from armada.rules.ship_phase import COMMAND, DIAL_USE, PLAYER, SHIP_TO_ACTIVATE
from armada.rules.squadron_command import AGREEMENT
from armada.words.question_words.record import QuestionWords, Things, card_kind

COMMANDS: Final = (
    QuestionWords(
        DIAL,
        title="Command dials",
        ask="Assign a command to {unit}.",
        others="{player} assigns command dials.",
        commit="Assign",
        rule="CMD-03",
        reveals=True,
    ),
    QuestionWords(
        PLAYER,
        title="Acting player",
        ask="Choose which player of your team acts next.",
        others="{player} chooses which player of their team acts next.",
        commit="Decide",
        rule="SEC-41",
        prefers_first=True,
    ),
    QuestionWords(
        SHIP_TO_ACTIVATE,
        title="Activate a ship",
        ask="Choose a ship to activate.",
        others="{player} chooses a ship to activate.",
        commit="Activate",
        rule="SHIP-01",
        verb="activate",
        reveals=True,
    ),
    QuestionWords(
        DIAL_USE,
        title="Command dial revealed",
        ask="Choose whether {unit} keeps its dial or takes the token.",
        others="{player} chooses whether {unit} keeps its dial or takes the token.",
        commit="Decide",
        rule="CMD-11",
        labels={"keep": "Keep the dial", "convert": "Take the command token"},
        prefers_first=True,
    ),
    QuestionWords(
        COMMAND,
        title="Resolve commands",
        ask="Choose a command for {unit} to resolve.",
        others="{player} chooses a command for {unit} to resolve.",
        commit="Resolve",
        decline="Continue to attacks",
        rule="CMD-25",
        verb="resolve",
    ),
    QuestionWords(
        COMMAND_PAYMENT,
        title="Dial, token or both",
        ask="Choose what {unit} spends on the command.",
        others="{player} chooses what {unit} spends on the command.",
        commit="Spend",
        rule="CMD-25",
        labels={"dial": "Spend the dial", "token": "Spend the token", "both": "Spend both"},
        prefers_first=True,
    ),
    QuestionWords(
        DISCARDED_TOKEN,
        title="Too many command tokens",
        ask="Choose a command token for {unit} to discard.",
        others="{player} chooses a command token for {unit} to discard.",
        commit="Discard",
        rule="CMD-18",
        verb="discard",
    ),
    QuestionWords(
        REPAIR,
        title="Repair",
        ask="Choose a repair for {unit}.",
        others="{player} chooses a repair for {unit}.",
        commit="Repair",
        decline="Done repairing",
        rule="CMD-54",
        verb="",
    ),
    QuestionWords(
        NEW_SPEED,
        title="Speed",
        ask="Set the speed of {unit}.",
        others="{player} sets the speed of {unit}.",
        commit="Set speed",
        rule="CMD-33",
        things=Things.SPEEDS,
    ),
    QuestionWords(
        AGREEMENT,
        title="Teammate's request",
        ask="Decide whether your teammate may activate {unit}.",
        others="{player} decides whether a teammate may activate {unit}.",
        commit="Decide",
        rule="SEC-53",
        labels={True: "Agree", False: "Refuse"},
        prefers_first=True,
    ),
    QuestionWords(
        card_kind("command token"),
        title="Command token",
        ask="Choose a command token.",
        others="{player} chooses a command token.",
        decline="Choose none",
    ),
    QuestionWords(
        card_kind("chosen command"),
        title="Command",
        ask="Choose a command for {unit}.",
        others="{player} chooses a command for {unit}.",
        decline="Choose none",
    ),
)
