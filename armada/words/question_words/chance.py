"""What chance decides: dice, shuffles and coins."""

from __future__ import annotations

from typing import Final

from armada.rules.dice import COIN, PICK, ROLL, SHUFFLE
from armada.words.question_words.record import QuestionWords

CHANCE: Final = (
    QuestionWords(ROLL, "Roll", ask="Roll the dice.", others="The dice are rolled."),
    QuestionWords(SHUFFLE, "Shuffle", ask="Shuffle the cards.", others="The cards are shuffled."),
    QuestionWords(COIN, "Coin flip", ask="Flip a coin.", others="A coin is flipped."),
    QuestionWords(PICK, "Random pick", ask="Pick one at random.", others="One is picked at random."),
)
