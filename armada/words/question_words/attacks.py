"""Questions of attacks: targets, dice, defense tokens, and who suffers the damage."""

from __future__ import annotations

from typing import Final

from armada.rules.attack import REDIRECTED
from armada.rules.attack_effects import ACCURACY_DIE, ADDED_COLOR, LOCKED_TOKEN, REMOVED_DIE, REROLLED_DIE
from armada.rules.defense_tokens import (
    DEFENSE_TOKEN,
    EVADE_EFFECT,
    EVADED_DICE,
    NAMED_TOKEN,
    REDIRECT_ZONES,
    EvadeEffect,
)
from armada.rules.targets import ATTACK, NEXT_SQUADRON
from armada.words.question_words.record import QuestionWords, Things, card_kind

TARGETS: Final = (
    QuestionWords(
        ATTACK,
        title="Choose a target",
        ask="Choose a target for {unit}.",
        others="{player} chooses a target for {unit}.",
        commit="Attack",
        decline="Stop attacking",
        rule="ATK-02",
        verb="attack",
        reveals=True,
    ),
    QuestionWords(
        NEXT_SQUADRON,
        title="Next squadron",
        ask="Choose the next squadron for {unit} to attack.",
        others="{player} chooses the next squadron for {unit} to attack.",
        commit="Attack",
        decline="Stop attacking",
        rule="ATK-33",
        verb="attack",
        reveals=True,
    ),
)

DICE: Final = (
    QuestionWords(
        REMOVED_DIE,
        title="Remove a die",
        ask="Remove a die from the attack pool.",
        others="{player} removes a die from the attack pool.",
        commit="Remove and roll",
        rule="ATK-21",
        verb="remove",
        reveals=True,
    ),
    QuestionWords(
        ACCURACY_DIE,
        title="Accuracy",
        ask="Choose an accuracy icon to spend.",
        others="{player} chooses an accuracy icon to spend.",
        commit="Spend",
        rule="DICE-09",
        verb="spend",
        things=Things.DICE,
        prefers_first=True,
    ),
    QuestionWords(
        LOCKED_TOKEN,
        title="Accuracy",
        ask="Choose a defense token that {defender} cannot spend.",
        others="{player} chooses a defense token that {defender} cannot spend.",
        commit="Lock token",
        rule="ATK-26",
        verb="lock",
    ),
    QuestionWords(
        ADDED_COLOR,
        title="Add a die",
        ask="Add a die to the attack pool.",
        others="{player} may add a die to the attack pool.",
        commit="Add and roll",
        decline="Add none",
        rule="CMD-58",
        verb="add",
        reveals=True,
    ),
    QuestionWords(
        REROLLED_DIE,
        title="Reroll a die",
        ask="Choose a die to reroll.",
        others="{player} may reroll a die.",
        commit="Reroll",
        decline="Reroll none",
        rule="DICE-06",
        verb="reroll",
        reveals=True,
        things=Things.DICE,
    ),
    QuestionWords(
        card_kind("rerolled dice"),
        title="Reroll dice",
        ask="Choose dice to reroll.",
        others="{player} may reroll dice.",
        commit="Reroll",
        decline="Reroll none",
        rule="DICE-06",
        reveals=True,
        things=Things.DICE,
    ),
    QuestionWords(
        card_kind("replaced dice"),
        title="Replace dice",
        ask="Choose dice to replace.",
        others="{player} may replace dice.",
        commit="Replace",
        decline="Replace none",
        reveals=True,
        things=Things.DICE,
    ),
    QuestionWords(
        card_kind("spent die"),
        title="Spend a die",
        ask="Choose a die to spend.",
        others="{player} may spend a die.",
        commit="Spend",
        decline="Spend none",
        rule="DICE-09",
        verb="spend",
        things=Things.DICE,
    ),
    QuestionWords(
        card_kind("spent accuracy dice"),
        title="Spend accuracy icons",
        ask="Choose accuracy icons to spend.",
        others="{player} may spend accuracy icons.",
        commit="Spend",
        rule="DICE-09",
        things=Things.DICE,
    ),
    QuestionWords(
        card_kind("changed die"),
        title="Change a die",
        ask="Choose a die to turn to another face.",
        others="{player} may turn a die to another face.",
        commit="Change",
        decline="Change none",
        rule="DICE-08",
        verb="change",
        things=Things.DICE,
    ),
    QuestionWords(
        card_kind("new face"),
        title="New face",
        ask="Choose the new face of the die.",
        others="{player} chooses the new face of the die.",
        commit="Turn die",
        decline="Leave it as it is",
        rule="DICE-08",
        labels={
            "blank": "Blank",
            "hit": "One hit",
            "crit": "One critical",
            "hit hit": "Two hits",
            "hit crit": "A hit and a critical",
            "accuracy": "An accuracy",
        },
    ),
    QuestionWords(
        card_kind("canceled die"),
        title="Cancel a die",
        ask="Choose a die to cancel.",
        others="{player} may cancel a die.",
        commit="Cancel die",
        decline="Cancel none",
        rule="DICE-10",
        verb="cancel",
        things=Things.DICE,
    ),
)

DEFENSE: Final = (
    QuestionWords(
        DEFENSE_TOKEN,
        title="Defense tokens",
        ask="Choose a defense token for {defender} to spend.",
        others="{player} may spend a defense token of {defender}.",
        commit="Spend",
        decline="Spend none",
        rule="DEF-02",
        verb="spend",
        reveals=True,
    ),
    QuestionWords(
        EVADE_EFFECT,
        title="Evade",
        ask="Choose whether the Evade of {defender} cancels or rerolls.",
        others="{player} chooses whether the Evade of {defender} cancels or rerolls.",
        commit="Evade",
        rule="DEF-17",
        labels={"cancel": "Cancel", "reroll": "Reroll"},
    ),
    QuestionWords(
        EVADED_DICE,
        title="Evade",
        ask="Choose the die that {defender} evades.",
        others="{player} chooses the die that {defender} evades.",
        commit="Evade",
        rule="DEF-17",
        reveals=True,
        things=Things.DICE,
    ),
    QuestionWords(
        REDIRECT_ZONES,
        title="Redirect",
        ask="Choose the hull zone to which {defender} redirects damage.",
        others="{player} chooses the hull zone to which {defender} redirects damage.",
        commit="Redirect",
        rule="DEF-11",
    ),
    QuestionWords(
        REDIRECTED,
        title="Redirect",
        ask="Choose how much damage {defender} redirects.",
        others="{player} chooses how much damage {defender} redirects.",
        commit="Redirect",
        rule="DEF-12",
        verb="redirect",
        reveals=True,
        things=Things.DAMAGE,
    ),
    QuestionWords(
        card_kind("chosen defense token"),
        title="Defense token",
        ask="Choose a defense token.",
        others="{player} chooses a defense token.",
        decline="Choose none",
        rule="DEF-01",
    ),
    QuestionWords(
        NAMED_TOKEN,
        title="Name a defense token",
        ask="Name a defense token.",
        others="{player} names a defense token.",
        commit="Name token",
        decline="Name none",
        verb="name",
    ),
)

SUFFERING: Final = (
    QuestionWords(
        card_kind("zone hit next"),
        title="Choose the next hull zone",
        ask="Choose the hull zone of {unit} that suffers its damage next.",
        others="{player} chooses the hull zone of {unit} that suffers its damage next.",
        reveals=True,
    ),
    QuestionWords(
        card_kind("wounded squadron"),
        title="Choose who suffers the damage",
        ask="Choose a friendly squadron to suffer the damage.",
        others="{player} chooses a friendly squadron to suffer the damage.",
    ),
    QuestionWords(
        card_kind("shielding squadron"),
        title="Choose who suffers the damage",
        ask="Choose a squadron to suffer the damage instead.",
        others="{player} chooses a squadron to suffer the damage instead.",
    ),
    QuestionWords(
        card_kind("sacrificed squadron"),
        title="Choose who suffers the damage",
        ask="Choose one of your squadrons to suffer the damage.",
        others="{player} chooses one of their squadrons to suffer the damage.",
    ),
    QuestionWords(
        card_kind("hunted enemy"),
        title="Choose who suffers the damage",
        ask="Choose an enemy ship or squadron to suffer the damage.",
        others="{player} chooses an enemy ship or squadron to suffer the damage.",
    ),
)

EVADE_TITLES: Final = {EvadeEffect.CANCEL: "Evade: cancel a die", EvadeEffect.REROLL: "Evade: reroll a die"}
EVADE_BUTTONS: Final = {EvadeEffect.CANCEL: "Cancel die", EvadeEffect.REROLL: "Reroll die"}
"""The title and the button for the dice of an Evade, once its effect is known."""

ATTACKS: Final = (*TARGETS, *DICE, *DEFENSE, *SUFFERING)
