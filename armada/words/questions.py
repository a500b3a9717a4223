"""The records of all kinds of question, whose words terminal and browser both show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from armada.engine.questions import Kind
from armada.engine.timings import Timing
from armada.engine.windows import EFFECT
from armada.rules.attack import REDIRECTED
from armada.rules.attack_effects import ACCURACY_DIE, ADDED_COLOR, LOCKED_TOKEN, REMOVED_DIE, REROLLED_DIE
from armada.rules.command_phase import DIALS
from armada.rules.command_tokens import DISCARDED_TOKEN
from armada.rules.commanders import ASSIGNED_TARGET
from armada.rules.commands import COMMAND_PAYMENT
from armada.rules.damage import DAMAGED_ZONE
from armada.rules.defense_tokens import DEFENSE_TOKEN, EVADE_EFFECT, EVADED_DICE, NAMED_TOKEN, REDIRECT_ZONES
from armada.rules.deploying import SHIP_PLACEMENT, SQUADRON_PLACEMENT
from armada.rules.deployment import DEPLOY, NEXT_PLAYER
from armada.rules.dice import COIN, PICK, ROLL, SHUFFLE
from armada.rules.exogorths import EXOGORTH, PREY
from armada.rules.grand_admirals import GRAND_ADMIRAL
from armada.rules.moving_objects import OBSTACLE_MOVE, TOKEN_MOVE
from armada.rules.navigate import NEW_SPEED
from armada.rules.obstacle_placement import OBSTACLE
from armada.rules.obstacles import STATION_CARD
from armada.rules.overlapping import CLOSEST_SHIP, PLACEMENT
from armada.rules.raid_tokens import RAID_TOKEN
from armada.rules.ready_costs import READIED_UPGRADE, READY_TOKEN
from armada.rules.relocation import BESIDE_SQUADRON
from armada.rules.repair import REPAIR
from armada.rules.setup import FIRST_PLAYER, OBJECTIVE
from armada.rules.shifted_obstacles import AT_OBSTACLE
from armada.rules.ship_movement import COURSE
from armada.rules.ship_phase import COMMAND, DIAL_USE, PLAYER, SHIP_TO_ACTIVATE
from armada.rules.squadron_activation import SQUADRON_ACTION, SQUADRON_TO_ACTIVATE
from armada.rules.squadron_command import AGREEMENT
from armada.rules.squadron_movement import RECOVER_HULL, SQUADRON_MOVE
from armada.rules.targets import ATTACK, NEXT_SQUADRON
from armada.rules.team_play import PROPOSED_SHIP, PROPOSED_SQUADRON
from armada.rules.timing import ATK_3_MODIFY, ATK_5_CRIT
from armada.rules.token_placement import DROPPED_TOKEN, MOVED_TOKEN, TOKEN, TOKEN_PLACE
from armada.words.question_words import QuestionWords, Things, card_kind

__all__ = ["QUESTION_WORDS", "RECORDS", "QuestionWords", "Things", "card_kind", "words_of"]

EFFECTS: Final = QuestionWords(EFFECT, verb="resolve", things=Things.EFFECTS)

REVEALING: Final = (ATK_3_MODIFY, ATK_5_CRIT)
"""The timings at which an effect may reveal dice or damage cards."""

RECORDS: Final = (
    # Setup
    QuestionWords(GRAND_ADMIRAL, rule="SEC-27"),
    QuestionWords(FIRST_PLAYER, rule="SETUP-17", reveals=True),
    QuestionWords(OBJECTIVE, rule="SETUP-21", reveals=True, things=Things.OBJECTIVES),
    QuestionWords(OBSTACLE, rule="SETUP-26"),
    QuestionWords(DEPLOY, rule="SETUP-32", verb="deploy"),
    QuestionWords(NEXT_PLAYER, rule="SEC-33", prefers_first=True),
    QuestionWords(SHIP_PLACEMENT, rule="SETUP-33"),
    QuestionWords(SQUADRON_PLACEMENT, rule="SETUP-37"),
    QuestionWords(TOKEN, rule="OBJ-07"),
    QuestionWords(ASSIGNED_TARGET, rule="SEC-49"),
    QuestionWords(card_kind("objective ship"), rule="OBJ-04"),
    QuestionWords(card_kind("corona")),
    QuestionWords(card_kind("ship set aside")),
    QuestionWords(card_kind("squadrons set aside")),
    QuestionWords(card_kind("squadrons in the launch bays")),
    # Commands
    QuestionWords(DIALS, rule="CMD-03", reveals=True),
    QuestionWords(PLAYER, rule="SEC-41", prefers_first=True),
    QuestionWords(PROPOSED_SHIP, rule="OPT-10", verb="propose", reveals=True),
    QuestionWords(SHIP_TO_ACTIVATE, rule="SHIP-01", verb="activate", reveals=True),
    QuestionWords(DIAL_USE, rule="CMD-11", prefers_first=True),
    QuestionWords(COMMAND, rule="CMD-25", verb="resolve"),
    QuestionWords(COMMAND_PAYMENT, rule="CMD-25", prefers_first=True),
    QuestionWords(DISCARDED_TOKEN, rule="CMD-18", verb="discard"),
    QuestionWords(REPAIR, rule="CMD-54", verb="do"),
    QuestionWords(NEW_SPEED, rule="CMD-33", things=Things.SPEEDS),
    QuestionWords(AGREEMENT, rule="SEC-53", prefers_first=True),
    QuestionWords(card_kind("command token")),
    QuestionWords(card_kind("chosen command")),
    QuestionWords(RAID_TOKEN, rule="EXT-raid-10"),
    # Attacks
    QuestionWords(ATTACK, rule="ATK-02", verb="attack", reveals=True),
    QuestionWords(NEXT_SQUADRON, rule="ATK-33", verb="attack", reveals=True),
    QuestionWords(REMOVED_DIE, rule="ATK-21", verb="remove", reveals=True),
    QuestionWords(ACCURACY_DIE, rule="DICE-09", verb="spend", things=Things.DICE, prefers_first=True),
    QuestionWords(LOCKED_TOKEN, rule="ATK-26", verb="lock"),
    QuestionWords(ADDED_COLOR, rule="CMD-58", verb="add", reveals=True),
    QuestionWords(REROLLED_DIE, rule="DICE-06", verb="reroll", reveals=True, things=Things.DICE),
    QuestionWords(card_kind("rerolled dice"), rule="DICE-06", reveals=True, things=Things.DICE),
    QuestionWords(card_kind("replaced dice"), reveals=True, things=Things.DICE),
    QuestionWords(card_kind("spent die"), rule="DICE-09", verb="spend", things=Things.DICE),
    QuestionWords(card_kind("spent accuracy dice"), rule="DICE-09", things=Things.DICE),
    QuestionWords(card_kind("changed die"), rule="DICE-08", verb="change", things=Things.DICE),
    QuestionWords(card_kind("new face"), rule="DICE-08"),
    QuestionWords(card_kind("canceled die"), rule="DICE-10", verb="cancel", things=Things.DICE),
    QuestionWords(DEFENSE_TOKEN, rule="DEF-02", verb="spend", reveals=True),
    QuestionWords(EVADE_EFFECT, rule="DEF-17"),
    QuestionWords(EVADED_DICE, rule="DEF-17", reveals=True, things=Things.DICE),
    QuestionWords(REDIRECT_ZONES, rule="DEF-11"),
    QuestionWords(REDIRECTED, rule="DEF-12", verb="redirect", reveals=True, things=Things.DAMAGE),
    QuestionWords(card_kind("chosen defense token"), rule="DEF-01"),
    QuestionWords(NAMED_TOKEN, verb="name"),
    QuestionWords(card_kind("zone hit next"), reveals=True),
    QuestionWords(card_kind("wounded squadron")),
    QuestionWords(card_kind("shielding squadron")),
    QuestionWords(card_kind("sacrificed squadron")),
    QuestionWords(card_kind("hunted enemy")),
    # Damage
    QuestionWords(DAMAGED_ZONE, rule="DMG-05", reveals=True),
    QuestionWords(card_kind("kept damage card"), reveals=True, things=Things.DECK_CARDS),
    QuestionWords(card_kind("comm noise"), rule="DMGCARD-comm-noise-01", reveals=True),
    QuestionWords(card_kind("injured crew"), rule="DMGCARD-injured-crew-01", verb="discard"),
    QuestionWords(card_kind("misaligned projector"), rule="DMGCARD-projector-misaligned-01"),
    QuestionWords(card_kind("failing shields"), rule="DMGCARD-shield-failure-01"),
    QuestionWords(card_kind("crew panic"), rule="DMGCARD-crew-panic-01"),
    QuestionWords(STATION_CARD, rule="OBS-05", verb="discard", things=Things.DAMAGE_CARDS),
    QuestionWords(card_kind("discarded damage card"), verb="discard", things=Things.DAMAGE_CARDS),
    QuestionWords(card_kind("facedown damage cards"), things=Things.DAMAGE_CARDS),
    QuestionWords(RECOVER_HULL, rule="OBS-06", prefers_first=True),
    # Movement
    QuestionWords(COURSE, rule="MOVE-02", reveals=True),
    QuestionWords(CLOSEST_SHIP, rule="OVL-27", reveals=True),
    QuestionWords(PLACEMENT, rule="OVL-03"),
    QuestionWords(AT_OBSTACLE),
    QuestionWords(BESIDE_SQUADRON, rule="OVL-24"),
    QuestionWords(PROPOSED_SQUADRON, rule="OPT-11", verb="propose", reveals=True),
    QuestionWords(SQUADRON_TO_ACTIVATE, rule="SQN-01", verb="activate"),
    QuestionWords(SQUADRON_ACTION, rule="SQN-07", verb="do"),
    QuestionWords(SQUADRON_MOVE, rule="SQN-16"),
    QuestionWords(card_kind("cloaked squadron"), rule="KEY-33", verb="move"),
    QuestionWords(card_kind("relay"), rule="KEY-31"),
    QuestionWords(card_kind("chosen squadron")),
    QuestionWords(card_kind("chosen squadrons")),
    QuestionWords(card_kind("coordinated squadrons")),
    QuestionWords(card_kind("squadron ready again")),
    QuestionWords(card_kind("launched squadron"), verb="launch"),
    EFFECTS,
    # Cards
    QuestionWords(card_kind("defense token type"), verb="discard"),
    QuestionWords(card_kind("gained defense token")),
    QuestionWords(card_kind("payment")),
    QuestionWords(card_kind("chosen ship")),
    QuestionWords(card_kind("exhausted upgrade"), verb="exhaust"),
    QuestionWords(READIED_UPGRADE, verb="ready"),
    QuestionWords(READY_TOKEN, rule="EXT-ready-03", verb="spend"),
    QuestionWords(card_kind("chosen rounds"), things=Things.ROUNDS),
    QuestionWords(card_kind("marked hull zone"), verb="mark"),
    QuestionWords(card_kind("recovering hull zone")),
    QuestionWords(card_kind("giving hull zone")),
    QuestionWords(card_kind("receiving hull zone")),
    QuestionWords(card_kind("spent shield")),
    QuestionWords(card_kind("discarded upgrade"), verb="discard"),
    QuestionWords(card_kind("barraged unit")),
    QuestionWords(card_kind("readied defense token"), verb="ready"),
    QuestionWords(card_kind("defending hull zone")),
    QuestionWords(card_kind("gathering hull zones")),
    QuestionWords(card_kind("exchanging ships")),
    # Objectives
    QuestionWords(card_kind("attacked hull zone"), rule="ATK-03", verb="attack", reveals=True),
    QuestionWords(card_kind("arrival"), rule="CARD-hyperspace-assault-08"),
    QuestionWords(card_kind("taken tokens"), things=Things.OBJECTIVE_TOKENS),
    QuestionWords(card_kind("mine"), reveals=True, things=Things.MINES),
    QuestionWords(card_kind("chosen objective token"), things=Things.OBJECTIVE_TOKENS),
    QuestionWords(MOVED_TOKEN, rule="KEY-32", verb="move", things=Things.OBJECTIVE_TOKENS),
    QuestionWords(TOKEN_PLACE),
    QuestionWords(TOKEN_MOVE, rule="OBJ-04"),
    QuestionWords(DROPPED_TOKEN),
    QuestionWords(OBSTACLE_MOVE, rule="OBJ-04"),
    QuestionWords(card_kind("chosen obstacle"), reveals=True, things=Things.OBSTACLES),
    QuestionWords(card_kind("mined tokens"), rule="CMD-54", things=Things.VICTORY_TOKENS),
    QuestionWords(card_kind("stacked dial"), rule="OBJ-09", reveals=True),
    QuestionWords(EXOGORTH, rule="EXT-obstacle-09", verb="choose", reveals=True, things=Things.OBSTACLES),
    QuestionWords(PREY, rule="EXT-obstacle-09", verb="choose", reveals=True),
    # Chance
    QuestionWords(ROLL),
    QuestionWords(SHUFFLE),
    QuestionWords(COIN),
    QuestionWords(PICK),
)

QUESTION_WORDS: Final[Mapping[Kind[Any], QuestionWords]] = {record.kind: record for record in RECORDS}


def words_of(kind: Kind[Any], timing: Timing[Any] | None = None, case: str = "") -> QuestionWords:
    """The words of a kind of question; of the question for an effect, by the timing of its window."""
    words = QUESTION_WORDS[kind]
    if kind is EFFECT and timing is not None:
        return words._replace(window=timing.id, reveals=timing in REVEALING)
    return words._replace(case=case) if case else words
