"""The question for an effect, by the timing of the window in which it is resolved."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from armada.engine.windows import EFFECT
from armada.words.question_words.record import QuestionWords, Things

ANY_EFFECT: Final = QuestionWords(
    EFFECT,
    title="Effects",
    ask="Choose an effect to resolve.",
    others="{player} may resolve effects.",
    commit="Resolve",
    decline="Continue",
    verb="resolve",
    things=Things.EFFECTS,
    ask_one="Resolve {effect}, or continue.",
)

MOMENTS: Final[Mapping[str, str]] = {
    "SETUP.4.AFTER": "After the objective is chosen",
    "SETUP.5.BEFORE": "Before obstacles are placed",
    "SETUP.5.AFTER": "After obstacles are placed",
    "SETUP.6.BEFORE": "Before the fleets are deployed",
    "SETUP.6.AFTER": "After the fleets are deployed",
    "SETUP.AFTER": "Before the first round",
    "ROUND.START": "At the start of the round",
    "ROUND.END": "At the end of the round",
    "COMMAND.START": "At the start of the Command Phase",
    "COMMAND.END": "At the end of the Command Phase",
    "SHIP.START": "At the start of the Ship Phase",
    "SHIP.TURN": "Before a ship is activated",
    "SQUADRON.START": "At the start of the Squadron Phase",
    "SQUADRON.END": "At the end of the Squadron Phase",
    "STATUS.START": "At the start of the Status Phase",
    "STATUS.END": "At the end of the Status Phase",
    "ACT.START": "At the start of the activation",
    "ACT.1.BEFORE": "Before the dial is revealed",
    "ACT.1.REVEAL": "When the dial is revealed",
    "ACT.1.AFTER": "After the dial is revealed",
    "ACT.ANY": "During the activation",
    "ACT.2.BEFORE": "Before the attacks",
    "ACT.2.END": "After the attacks",
    "ACT.END": "At the end of the activation",
    "ACT.AFTER": "After the activation",
    "CMD.HEADER": "While the command is resolved",
    "CMD.AFTER": "After the command",
    "TOKEN.SPEND": "When a command token is spent",
    "TOKEN.GAIN": "When a command token is gained",
    "SPEED.CHANGE": "When the speed changes",
    "MAN.BEFORE": "Before the maneuver",
    "MAN.2.END": "At the end of the maneuver",
    "MAN.OBSTACLES": "Before the obstacle takes effect",
    "ATK.2.REMOVE": "Before the roll",
    "ATK.2.BEFORE_ROLL": "Before the roll",
    "ATK.2.AFTER_ROLL": "After the roll",
    "ATK.3.START": "Before dice are modified",
    "ATK.4.SPEND": "During the defense",
    "ATK.4.EFFECT": "When a defense token is spent",
    "DEFTOKEN.SPEND": "When a defense token is spent",
    "ATK.5.BEFORE_SUFFER": "Before the damage is suffered",
    "ATK.5.END": "After the damage",
    "ATK.AFTER": "After the attack",
    "SQACT.START": "At the start of the activation",
    "SQACT.CHOOSE": "Before the squadron acts",
    "SQACT.AFTER": "After the activation",
    "SQMOVE.AFTER": "After the move",
    "DMG.CARD.BEFORE": "Before the damage card is dealt",
    "DMG.CARD.REVEAL": "Before the damage card is dealt",
    "DMG.CARD.DEAL": "When a damage card is dealt",
    "DMG.CARD.IMMEDIATE": "When a damage card takes effect",
    "DMG.CARD.FLIP": "When a damage card is turned faceup",
    "DESTROY.WHEN": "Before a ship or squadron is destroyed",
    "DESTROY.REMOVE": "Before a destroyed ship or squadron is removed",
    "DESTROY.AFTER": "After a ship or squadron is destroyed",
    "GAME.END.BEFORE": "At the end of the game",
    "GAME.END.OBJECTIVE": "At the end of the game",
}
"""When an effect is resolved, as a title, by the timing of its window."""

WINDOWS: Final[Mapping[str, QuestionWords]] = {
    **{timing: ANY_EFFECT._replace(title=moment) for timing, moment in MOMENTS.items()},
    "ATK.3.MODIFY": ANY_EFFECT._replace(
        title="Modify dice",
        ask="Choose an effect to modify the dice.",
        others="{player} may modify the dice.",
        decline="Done modifying",
        reveals=True,
        ask_one="Resolve {effect} to modify the dice, or continue.",
    ),
    "ATK.5.CRIT": ANY_EFFECT._replace(
        title="Critical effect",
        ask="Choose a critical effect.",
        others="{player} may resolve a critical effect.",
        decline="No critical effect",
        reveals=True,
    ),
    "MAN.1.MODIFY": ANY_EFFECT._replace(
        title="Determine the course",
        ask="Choose an effect for the maneuver of {unit}.",
        others="{player} prepares the maneuver of {unit}.",
        decline="Continue to the course",
        ask_one="Resolve {effect} for the maneuver of {unit}, or continue.",
    ),
    "MAN.AFTER": ANY_EFFECT._replace(
        title="After the maneuver",
        ask="Choose an effect to resolve after the maneuver of {unit}.",
        others="{player} may resolve effects after the maneuver of {unit}.",
        ask_one="Resolve {effect} after the maneuver of {unit}, or continue.",
    ),
}
"""The words of a question for an effect at some timings."""
