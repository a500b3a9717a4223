"""What each kind of question is called on a screen: its title, what is to be done, and the words on the buttons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class Wording(NamedTuple):
    """The words of a kind of question.

    `doing` begins with a verb, as it is said to the one who is asked ("choose a target for {unit}"); of others the same
    is told ("Mara chooses a target for Paragon"), unless `told` says it in another way. `{unit}` is the ship or
    squadron that it is about, `{attacker}` and `{defender}` are those of the attack under way.
    """

    title: str
    doing: str
    commit: str = "Choose"
    passing: str = ""
    reveals: bool = False
    """Whether the answer lets dice, dials or cards be seen, or ends the activation: then there is no free undo."""

    told: str = ""


def wording_of(kind: str, window: str | None = None) -> Wording:
    """The words of a kind of question; of that for an effect, by the timing of the window."""
    found = WORDINGS[kind]
    return WINDOWS.get(window, found) if kind == "effect" and window is not None else found


_SETUP: Final[Mapping[str, Wording]] = {
    "first player": Wording("First player", "say which side is the first player", "Decide", reveals=True),
    "objective": Wording("Objective", "choose the objective that is played", "Play this objective", reveals=True),
    "obstacle placement": Wording("Place an obstacle", "place an obstacle", "Place it"),
    "deployment": Wording("Deploy", "choose a ship or squadron to deploy", "Deploy it"),
    "deploying player": Wording("Deploying player", "say who of the team deploys next", "Decide"),
    "ship placement": Wording("Deploy a ship", "deploy {unit} and set its speed", "Deploy", told="deploys {unit}"),
    "squadron placement": Wording("Deploy a squadron", "deploy {unit}", "Deploy"),
    "objective token": Wording("Place an objective token", "place an objective token", "Place it"),
    "objective ship": Wording("Objective ship", "choose an objective ship", "Choose this ship"),
    "corona": Wording("The corona", "say which short edge is the corona", "Decide"),
    "ship set aside": Wording("Set a ship aside", "choose a ship to set aside", "Set aside", "Set none aside"),
    "squadrons set aside": Wording("Set squadrons aside", "choose squadrons to set aside", "Set aside"),
    "squadrons in the launch bays": Wording(
        "Launch bays", "choose squadrons to carry in the launch bays of {unit}", "Carry these"
    ),
}

_COMMANDS: Final[Mapping[str, Wording]] = {
    "command dial": Wording(
        "Command dials", "assign a command to {unit}", "Assign", reveals=True, told="assigns command dials"
    ),
    "player": Wording("Acting player", "say who of the team acts next", "Decide"),
    "ship to activate": Wording("Activate a ship", "choose a ship to activate", "Activate", reveals=True),
    "dial use": Wording("Command dial revealed", "decide whether {unit} keeps its dial or takes the token", "Decide"),
    "command": Wording("Resolve commands", "choose a command that {unit} resolves", "Resolve", "Go on to the attack"),
    "way": Wording("Dial, token or both", "say what {unit} spends on the command", "Spend"),
    "discarded token": Wording("Too many command tokens", "choose a command token that {unit} discards", "Discard"),
    "repair": Wording("Repair", "choose a repair for {unit}", "Repair", "Done repairing"),
    "new speed": Wording("Speed", "set the speed of {unit}", "Set the speed"),
    "agreement": Wording("May a teammate activate it?", "decide whether a teammate may activate {unit}", "Decide"),
    "command token": Wording("Command token", "choose a command token", "Choose", "None"),
    "chosen command": Wording("Command", "choose a command for {unit}", "Choose", "None"),
}

_ATTACKS: Final[Mapping[str, Wording]] = {
    "attack": Wording("Choose a target", "choose a target for {unit}", "Attack", "Stop attacking", reveals=True),
    "next squadron": Wording(
        "Next squadron", "choose the next squadron that {unit} attacks", "Attack", "Stop attacking", reveals=True
    ),
    "removed die": Wording("A die is lost", "remove a die from the attack pool", "Remove it and roll", reveals=True),
    "accuracy die": Wording("Accuracy", "choose the accuracy icon to spend", "Spend it"),
    "locked token": Wording("Accuracy", "choose a defense token that {defender} cannot spend", "Lock it"),
    "added die": Wording("Add a die", "add a die to the attack pool", "Add and roll", "Add none", reveals=True),
    "rerolled die": Wording("Reroll a die", "choose a die to reroll", "Reroll", "Reroll none", reveals=True),
    "rerolled dice": Wording("Reroll dice", "choose dice to reroll", "Reroll", "Reroll none", reveals=True),
    "replaced dice": Wording("Replace dice", "choose dice to replace", "Replace", "Replace none", reveals=True),
    "spent die": Wording("Spend a die", "choose a die to spend", "Spend it", "Spend none"),
    "spent accuracy dice": Wording("Spend accuracy icons", "choose accuracy icons to spend", "Spend"),
    "changed die": Wording("Change a die", "choose a die to turn to another face", "Change it", "Change none"),
    "new face": Wording("New face", "choose the face to which the die is turned", "Turn it", "Leave it"),
    "canceled die": Wording("Cancel a die", "choose a die to cancel", "Cancel it", "Cancel none"),
    "defense token": Wording(
        "Defense tokens", "decide whether {defender} spends a defense token", "Spend it", "Spend none", reveals=True
    ),
    "evade effect": Wording("Evade", "say what the Evade of {defender} does", "Evade"),
    "evaded dice": Wording("Evade", "choose the die that {defender} evades", "Evade", reveals=True),
    "redirect zones": Wording("Redirect", "choose the hull zone of {defender} to which damage goes", "Redirect there"),
    "redirected damage": Wording(
        "Redirect", "say how much damage {defender} redirects", "Redirect this much", reveals=True
    ),
    "chosen defense token": Wording("Defense token", "choose a defense token", "Choose", "None"),
    "named token": Wording("Name a defense token", "name a defense token", "Name it", "None"),
    "zone hit next": Wording(
        "Which hull zone next", "choose the hull zone of {unit} that suffers its damage next", "Choose", reveals=True
    ),
    "wounded squadron": Wording("Who suffers it", "choose a friendly squadron that suffers the damage", "Choose"),
    "shielding squadron": Wording("Who suffers it", "choose a squadron that suffers the damage instead", "Choose"),
    "sacrificed squadron": Wording("Who suffers it", "choose an own squadron that suffers the damage", "Choose"),
    "hunted enemy": Wording("Who suffers it", "choose an enemy ship or squadron that suffers the damage", "Choose"),
}

_DAMAGE: Final[Mapping[str, Wording]] = {
    "damaged hull zone": Wording(
        "Which hull zone suffers", "choose the hull zone of {unit} that suffers the damage", "Choose", reveals=True
    ),
    "kept damage card": Wording("Which card is dealt", "choose the damage card that is dealt", "Deal it", reveals=True),
    "comm noise": Wording(
        "Comm Noise", "decide whether {unit} is slowed down or its top dial is set", "Decide", "Leave it", reveals=True
    ),
    "injured crew": Wording("Injured Crew", "choose a defense token that {unit} loses", "Discard it"),
    "misaligned projector": Wording("Projector Misaligned", "choose the hull zone of {unit} that loses its shields"),
    "failing shields": Wording("Shield Failure", "choose up to 2 hull zones of {unit} that lose a shield"),
    "crew panic": Wording("Crew Panic", "decide whether {unit} suffers damage or discards its dial", "Decide"),
    "station card": Wording(
        "Repairs at the station", "choose a damage card that {unit} discards", "Discard it", "Discard none"
    ),
    "discarded damage card": Wording(
        "Discard a damage card", "choose a damage card of {unit} to discard", "Discard it", "Discard none"
    ),
    "facedown damage cards": Wording("Discard damage cards", "choose facedown damage cards of {unit} to discard"),
    "recover hull": Wording("Repairs at the station", "decide whether {unit} recovers a hull point", "Decide"),
}

_MOVEMENT: Final[Mapping[str, Wording]] = {
    "course": Wording("Set the course", "set the course of {unit}", "Execute maneuver", reveals=True),
    "closest ship": Wording("Collision", "choose which ship is dealt a damage card", "Choose", reveals=True),
    "placement": Wording("Place displaced squadrons", "place a squadron that {unit} displaced", "Place it"),
    "place at obstacle": Wording("Place a displaced squadron", "place {unit} beside the obstacle", "Place it"),
    "squadron to activate": Wording("Activate a squadron", "choose a squadron to activate", "Activate", "Done"),
    "squadron action": Wording("Move or attack", "decide what {unit} does", "Go on", "End its activation"),
    "squadron move": Wording("Move a squadron", "move {unit}", "Move here"),
    "cloaked squadron": Wording("Cloak", "choose a squadron with Cloak to move", "Move it", "Move none"),
    "relay": Wording("Relay", "choose the squadron that relays the command", "Choose", "None"),
    "chosen squadron": Wording("Choose a squadron", "choose a squadron", "Choose", "None"),
    "chosen squadrons": Wording("Choose squadrons", "choose squadrons"),
    "coordinated squadrons": Wording("Squadrons that move", "choose the squadrons that move", "Move these"),
    "squadron ready again": Wording("Activate again", "choose a squadron that can activate again", "Choose", "None"),
    "launched squadron": Wording(
        "Launch a squadron", "choose a squadron that {unit} launches", "Launch", "Launch none"
    ),
}

_CARDS: Final[Mapping[str, Wording]] = {
    "effect": Wording("Effects", "resolve an effect", "Resolve", "Go on without", told="may resolve effects"),
    "defense token type": Wording("Discard a token", "choose the defense token that is discarded from the card"),
    "assigned target": Wording("Assign a target", "choose the opponent against whom the commander acts"),
    "payment": Wording("How to pay", "say whether the card is discarded or the token spent", "Pay"),
    "chosen ship": Wording("Choose a ship", "choose a ship", "Choose", "None"),
    "exhausted upgrade": Wording("Exhaust an upgrade", "choose an upgrade card of {defender} that is exhausted"),
    "readied upgrade": Wording("Ready an upgrade", "choose an upgrade card that is readied", "Ready it", "None"),
    "marked hull zone": Wording("Early warning", "choose the hull zone of {unit} that is marked", "Mark it"),
    "recovering hull zone": Wording("Recover a shield", "choose the hull zone of {unit} that recovers a shield"),
    "giving hull zone": Wording(
        "Move a shield", "choose the hull zone of {unit} that gives a shield", "Choose", "None"
    ),
    "receiving hull zone": Wording("Move a shield", "choose the hull zone of {unit} that receives the shield"),
    "spent shield": Wording("Spend a shield", "choose the hull zone of {unit} that spends a shield", "Spend", "None"),
}

_OBJECTIVES: Final[Mapping[str, Wording]] = {
    "attacked hull zone": Wording(
        "Ion cannon", "choose the hull zone of {unit} that is attacked", "Fire", reveals=True
    ),
    "arrival": Wording("Arrival", "decide whether the forces set aside arrive", "Decide", "Wait"),
    "taken tokens": Wording("Take objective tokens", "choose objective tokens to take", "Take them"),
    "mine": Wording("Mines", "choose the mine that goes off first", "Choose", reveals=True),
    "chosen objective token": Wording("Objective token", "choose an objective token", "Choose", "None"),
    "moved token": Wording("Move a token", "choose an objective token to move", "Choose", "Move none"),
    "token place": Wording("Move a token", "put the objective token down", "Put it here"),
    "token move": Wording("Move objective tokens", "move an objective token", "Put it here"),
    "dropped token": Wording("Place an objective token", "place the objective token beside {unit}", "Place it"),
    "obstacle move": Wording("Move an obstacle", "move an obstacle", "Put it here"),
}

WORDINGS: Final[Mapping[str, Wording]] = {
    **_SETUP,
    **_COMMANDS,
    **_ATTACKS,
    **_DAMAGE,
    **_MOVEMENT,
    **_CARDS,
    **_OBJECTIVES,
}
"""The words of every kind of question that a seat can be asked."""

WHEN: Final[Mapping[str, str]] = {
    "SETUP.4.AFTER": "after the objective is chosen",
    "SETUP.5.BEFORE": "before obstacles are placed",
    "SETUP.5.AFTER": "after obstacles are placed",
    "SETUP.6.BEFORE": "before the fleets are deployed",
    "SETUP.6.AFTER": "after the fleets are deployed",
    "SETUP.AFTER": "before the first round",
    "ROUND.START": "at the start of the round",
    "ROUND.END": "at the end of the round",
    "COMMAND.START": "at the start of the Command Phase",
    "COMMAND.END": "at the end of the Command Phase",
    "SHIP.START": "at the start of the Ship Phase",
    "SHIP.TURN": "before a ship is activated",
    "SQUADRON.START": "at the start of the Squadron Phase",
    "SQUADRON.END": "at the end of the Squadron Phase",
    "STATUS.START": "at the start of the Status Phase",
    "STATUS.END": "at the end of the Status Phase",
    "ACT.START": "at the start of the activation",
    "ACT.1.BEFORE": "before the dial is revealed",
    "ACT.1.REVEAL": "when the dial is revealed",
    "ACT.1.AFTER": "after the dial is revealed",
    "ACT.ANY": "during the activation",
    "ACT.2.BEFORE": "before the attacks",
    "ACT.2.END": "after the attacks",
    "ACT.END": "at the end of the activation",
    "ACT.AFTER": "after the activation",
    "CMD.HEADER": "while the command is resolved",
    "CMD.AFTER": "after the command",
    "TOKEN.SPEND": "when a command token is spent",
    "TOKEN.GAIN": "when a command token is gained",
    "SPEED.CHANGE": "when the speed changes",
    "MAN.BEFORE": "before the maneuver",
    "MAN.2.END": "at the end of the maneuver",
    "MAN.OBSTACLES": "before the obstacle takes effect",
    "ATK.2.REMOVE": "before the roll",
    "ATK.2.BEFORE_ROLL": "before the roll",
    "ATK.2.AFTER_ROLL": "after the roll",
    "ATK.3.START": "before dice are modified",
    "ATK.4.SPEND": "during the defense",
    "ATK.4.EFFECT": "when a defense token is spent",
    "DEFTOKEN.SPEND": "when a defense token is spent",
    "ATK.5.BEFORE_SUFFER": "before the damage is suffered",
    "ATK.5.END": "after the damage",
    "ATK.AFTER": "after the attack",
    "SQACT.START": "at the start of the activation",
    "SQACT.CHOOSE": "before the squadron acts",
    "SQACT.AFTER": "after the activation",
    "SQMOVE.AFTER": "after the move",
    "DMG.CARD.BEFORE": "before the damage card is dealt",
    "DMG.CARD.REVEAL": "before the damage card is dealt",
    "DMG.CARD.DEAL": "when a damage card is dealt",
    "DMG.CARD.IMMEDIATE": "when a damage card takes effect",
    "DMG.CARD.FLIP": "when a damage card is turned faceup",
    "DESTROY.WHEN": "before anything is destroyed",
    "DESTROY.REMOVE": "before what is destroyed is removed",
    "DESTROY.AFTER": "after something was destroyed",
    "GAME.END.BEFORE": "at the end of the game",
    "GAME.END.OBJECTIVE": "at the end of the game",
}
"""When an effect is resolved, by the timing of its window."""


def _at(when: str) -> Wording:
    doing = f"resolve an effect {when}"
    return Wording(when[0].upper() + when[1:], doing, "Resolve", "Go on without", told="may resolve effects")


WINDOWS: Final[Mapping[str, Wording]] = {
    **{timing: _at(when) for timing, when in WHEN.items()},
    "ATK.3.MODIFY": Wording("Modify dice", "modify the dice", "Resolve", "Done modifying", reveals=True),
    "ATK.5.CRIT": Wording("Critical effect", "choose a critical effect", "Resolve", "No critical effect", reveals=True),
    "MAN.1.MODIFY": Wording("Determine the course", "prepare the maneuver of {unit}", "Resolve", "Go on to the course"),
    "MAN.AFTER": Wording(
        "After the maneuver", "resolve what follows the maneuver of {unit}", "Resolve", "Go on without"
    ),
}
"""The words of a question for an effect at some timings."""
