"""Command dials in the terminal: typed ship by ship, and given as one answer when every ship has its dials."""

from __future__ import annotations

from typing import Any

from armada.cli.game.typed_answers import Misunderstood, words_typed
from armada.engine.questions import Question
from armada.messages.message import say
from armada.rules.command_phase import ShipDials, dials_to_assign
from armada.rules.game import Game
from armada.state.records import COMMANDS, Command, ShipId
from armada.words.names import command_name
from armada.words.notes import dial_note


class DialsByShip:
    """The dials that were typed so far for a question, and the ship that comes next."""

    def __init__(self, game: Game, question: Question[Any]) -> None:
        self.question = question
        self.chosen: list[ShipDials] = []
        self._game = game
        self._wanted = list(dials_to_assign(game, question.seat).items())

    @property
    def _next(self) -> tuple[ShipId, int]:
        return self._wanted[len(self.chosen)]

    @property
    def sentence(self) -> str:
        """The question for the ship that comes next."""
        ship, count = self._next
        return say("remarks-dials-ask", count=count, unit=self._game.unit(ship).label)

    @property
    def context(self) -> str:
        """How many dials the ship reveals first; empty if it has none."""
        ship, count = self._next
        waiting = len(self._game.ship(ship).dials)
        return say("remarks-dials-before", count=waiting, assigned=count) if waiting else ""

    @property
    def hint(self) -> str:
        """A hint on typing several dials; empty if there is one."""
        _, count = self._next
        example = " ".join([str(1 + place % len(COMMANDS)) for place in range(count)])
        return say("remarks-dials-hint", count=count, example=example) if count > 1 else ""

    def explain(self, command: Command) -> str:
        """The effect of a dial for the ship that comes next."""
        ship, _ = self._next
        return say("remarks-dial", command=command_name(command), note=dial_note(self._game, ship, command))

    def understand(self, text: str) -> tuple[ShipDials, ...] | None:
        """Take the typed dials of the next ship; the whole answer with the last ship, else None."""
        ship, count = self._next
        commands = [_command(word) for word in words_typed(text.lower().replace("concentrate fire", "concentrate"))]
        if len(commands) != count:
            unit = self._game.unit(ship).label
            raise Misunderstood(say("remarks-dials-needed", unit=unit, count=count, hint=self.hint))
        self.chosen.append(ShipDials(ship, tuple(commands)))
        return tuple(self.chosen) if len(self.chosen) == len(self._wanted) else None


def _command(word: str) -> Command:
    """A command by its number or the beginning of its name."""
    if word.isdigit() and 1 <= int(word) <= len(COMMANDS):
        return COMMANDS[int(word) - 1]
    for command in COMMANDS:
        if any(part.startswith(word) for part in command_name(command).lower().split()):
            return command
    raise Misunderstood(say("remarks-dials-unknown", word=word, most=len(COMMANDS)))
