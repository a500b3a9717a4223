"""Questions about damage and damage cards, and about repairs at a station."""

from __future__ import annotations

from typing import Final

from armada.rules.damage import DAMAGED_ZONE
from armada.rules.obstacles import STATION_CARD
from armada.rules.squadron_movement import RECOVER_HULL
from armada.words.question_words.record import QuestionWords, Things, card_kind

DAMAGE: Final = (
    QuestionWords(
        DAMAGED_ZONE,
        title="Choose the damaged hull zone",
        ask="Choose the hull zone of {unit} that suffers the damage.",
        others="{player} chooses the hull zone of {unit} that suffers the damage.",
        rule="DMG-05",
        reveals=True,
    ),
    QuestionWords(
        card_kind("kept damage card"),
        title="Choose the damage card",
        ask="Choose the damage card to deal.",
        others="{player} chooses the damage card to deal.",
        commit="Deal card",
        reveals=True,
        things=Things.DECK_CARDS,
    ),
    QuestionWords(
        card_kind("comm noise"),
        title="Comm Noise",
        ask="Lower the speed of {unit}, or set its top dial.",
        others="{player} may lower the speed of {unit} or set its top dial.",
        commit="Decide",
        decline="Change nothing",
        rule="DMGCARD-comm-noise-01",
        reveals=True,
        labels={
            "slower": "Lower its speed by 1",
            "navigate": "Set its top dial to Navigate",
            "squadron": "Set its top dial to Squadron",
            "repair": "Set its top dial to Repair",
            "concentrate_fire": "Set its top dial to Concentrate Fire",
        },
    ),
    QuestionWords(
        card_kind("injured crew"),
        title="Injured Crew",
        ask="Choose a defense token for {unit} to discard.",
        others="{player} chooses a defense token for {unit} to discard.",
        commit="Discard",
        rule="DMGCARD-injured-crew-01",
        verb="discard",
    ),
    QuestionWords(
        card_kind("misaligned projector"),
        title="Projector Misaligned",
        ask="Choose the hull zone of {unit} that loses its shields.",
        others="{player} chooses the hull zone of {unit} that loses its shields.",
        rule="DMGCARD-projector-misaligned-01",
    ),
    QuestionWords(
        card_kind("failing shields"),
        title="Shield Failure",
        ask="Choose up to 2 hull zones of {unit} that lose a shield.",
        others="{player} chooses up to 2 hull zones of {unit} that lose a shield.",
        rule="DMGCARD-shield-failure-01",
    ),
    QuestionWords(
        card_kind("crew panic"),
        title="Crew Panic",
        ask="Choose whether {unit} suffers damage or discards its dial.",
        others="{player} chooses whether {unit} suffers damage or discards its dial.",
        commit="Decide",
        rule="DMGCARD-crew-panic-01",
        labels={"suffer damage": "Suffer 1 damage", "discard dial": "Discard the dial"},
    ),
    QuestionWords(
        STATION_CARD,
        title="Repairs at the station",
        ask="Choose a damage card for {unit} to discard.",
        others="{player} may discard a damage card of {unit}.",
        commit="Discard",
        decline="Discard none",
        rule="OBS-05",
        verb="discard",
        things=Things.DAMAGE_CARDS,
    ),
    QuestionWords(
        card_kind("discarded damage card"),
        title="Discard a damage card",
        ask="Choose a damage card of {unit} to discard.",
        others="{player} may discard a damage card of {unit}.",
        commit="Discard",
        decline="Discard none",
        verb="discard",
        things=Things.DAMAGE_CARDS,
    ),
    QuestionWords(
        card_kind("facedown damage cards"),
        title="Discard damage cards",
        ask="Choose facedown damage cards of {unit} to discard.",
        others="{player} chooses facedown damage cards of {unit} to discard.",
        commit="Discard",
        things=Things.DAMAGE_CARDS,
    ),
    QuestionWords(
        RECOVER_HULL,
        title="Repairs at the station",
        ask="Choose whether {unit} recovers a hull point.",
        others="{player} chooses whether {unit} recovers a hull point.",
        commit="Decide",
        rule="OBS-06",
        labels={True: "Recover a hull point", False: "Recover nothing"},
        prefers_first=True,
    ),
)
