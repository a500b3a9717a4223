"""Questions that cards ask about ships, upgrades and shields."""

from __future__ import annotations

from typing import Final

from armada.words.question_words.record import QuestionWords, card_kind

CARDS: Final = (
    QuestionWords(
        card_kind("defense token type"),
        title="Discard a token",
        ask="Choose a defense token to discard from the card.",
        others="{player} chooses a defense token to discard from the card.",
        commit="Discard",
        verb="discard",
    ),
    QuestionWords(
        card_kind("assigned target"),
        title="Assign a target",
        ask="Choose the opponent that your commander acts against.",
        others="{player} chooses the opponent that their commander acts against.",
    ),
    QuestionWords(
        card_kind("payment"),
        title="How to pay",
        ask="Choose whether to discard the card or spend the token.",
        others="{player} chooses whether to discard the card or spend the token.",
        commit="Pay",
        labels={"card": "Discard the card", "token": "Spend the token"},
    ),
    QuestionWords(
        card_kind("chosen ship"),
        title="Choose a ship",
        ask="Choose a ship.",
        others="{player} chooses a ship.",
        decline="Choose none",
    ),
    QuestionWords(
        card_kind("exhausted upgrade"),
        title="Exhaust an upgrade",
        ask="Choose an upgrade card of {defender} to exhaust.",
        others="{player} chooses an upgrade card of {defender} to exhaust.",
        commit="Exhaust",
        verb="exhaust",
    ),
    QuestionWords(
        card_kind("readied upgrade"),
        title="Ready an upgrade",
        ask="Choose an upgrade card to ready.",
        others="{player} may ready an upgrade card.",
        commit="Ready card",
        decline="Ready none",
        verb="ready",
    ),
    QuestionWords(
        card_kind("marked hull zone"),
        title="Early warning",
        ask="Choose a hull zone of {unit} to mark.",
        others="{player} chooses a hull zone of {unit} to mark.",
        commit="Mark hull zone",
        verb="mark",
    ),
    QuestionWords(
        card_kind("recovering hull zone"),
        title="Recover a shield",
        ask="Choose the hull zone of {unit} that recovers a shield.",
        others="{player} chooses the hull zone of {unit} that recovers a shield.",
    ),
    QuestionWords(
        card_kind("giving hull zone"),
        title="Move a shield",
        ask="Choose the hull zone of {unit} that loses the shield.",
        others="{player} chooses the hull zone of {unit} that loses the shield.",
        decline="Move none",
    ),
    QuestionWords(
        card_kind("receiving hull zone"),
        title="Move a shield",
        ask="Choose the hull zone of {unit} that gains the shield.",
        others="{player} chooses the hull zone of {unit} that gains the shield.",
    ),
    QuestionWords(
        card_kind("spent shield"),
        title="Spend a shield",
        ask="Choose the hull zone of {unit} that spends a shield.",
        others="{player} chooses the hull zone of {unit} that spends a shield.",
        commit="Spend",
        decline="Spend none",
    ),
)
