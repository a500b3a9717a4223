"""A game in the terminal: questions with numbered answers, typed line by line. Also the door for screen readers."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

import click

from armada.cli.board_drawing import draw_board
from armada.cli.explaining import explain
from armada.cli.understanding import Misunderstood, forms_of, understand
from armada.engine.questions import PASS, Question, SomeQuestion
from armada.engine.seats import Seat
from armada.errors import IllegalDecision
from armada.players.player import Player, answer_of
from armada.players.registry import player_named
from armada.records.game import Game
from armada.state.events import Event, commands, damage, setup
from armada.views.answering import answer_in_words, question_in_words
from armada.views.masking import masked
from armada.views.naming import Names
from armada.views.position import board_of
from armada.views.svg import draw_board as draw_svg
from armada.views.telling import tell_all

SHOWN: Final = 16
"""How many answers of a long list are shown; `list` shows all of them."""

REVEALING: Final = (
    commands.DialRevealed,
    commands.DialDiscarded,
    commands.DialsSeen,
    damage.DamageCardDealt,
    damage.DamageCardFlipped,
    damage.DamageCardDiscarded,
    damage.TopCardDiscarded,
    damage.TopCardsSorted,
    setup.ObjectivesShown,
    setup.DeckShuffled,
)
"""What shows somebody something that was hidden: from then on nothing can be taken back."""


class Leave(Exception):
    """Somebody wants to stop playing."""


class Terminal:
    """A game at one keyboard: some seats are played by people, the others by programs."""

    def __init__(self, game: Game, people: Iterable[int], players: dict[Seat, Player], *, plain: bool = False) -> None:
        self.game = game
        self.people = {Seat(seat) for seat in people}
        self.players = players
        self.plain = plain
        self.adviser = player_named("greedy")
        self.before: list[Game] = []
        """The game before each decision that can be taken back, the last one last."""

        self.put: Question[Any] | None = None
        """The question that was put last."""

        self.nearest: Any = None
        """A legal answer like the one that was refused."""

    def play(self) -> None:
        """Play until the game is over or somebody leaves."""
        if self.game.state.without_effect:
            names = Names(self.game.state)
            cards = ", ".join([names.card(key) for key in self.game.state.without_effect])
            click.echo(f"Without effect in this game, since they are not written yet: {cards}.")
        try:
            while questions := self.game.questions:
                question = next((each for each in questions if each.seat in self.people), questions[0])
                if question.seat in self.people:
                    self._ask(question)
                else:
                    self._let(question)
        except Leave:
            return
        self._tell_end()

    # Programs

    def _let(self, question: Question[Any]) -> None:
        """A program answers; after that nothing can be taken back."""
        answer = answer_of(self.players[question.seat], self.game, question)
        self.before.clear()
        self._tell(self.game.play(answer, question.seat))

    # People

    def _ask(self, question: Question[Any]) -> None:
        """Put a question, if it is a new one, and take a line: an answer, or a command."""
        if self.put is not question:
            self._put(question)
        self.put = question
        line = self._line()
        command, _, rest = line.partition(" ")
        if command in COMMANDS:
            COMMANDS[command](self, question, rest.strip())
            return
        try:
            answer = self._meant(question, line)
            self._decide(question, answer)
        except Misunderstood as said:
            click.echo(str(said))
        except IllegalDecision as refused:
            self.nearest = refused.nearest
            click.echo(str(refused))
            if refused.nearest is not None and refused.nearest is not PASS:
                near = answer_in_words(self.game, question, refused.nearest)
                click.echo(f"Possible is: {near}. Type near to take it.")

    def _meant(self, question: Question[Any], line: str) -> Any:
        if line == "near":
            if self.nearest is None:
                raise Misunderstood("Nothing was refused: there is nothing near.")
            return self.nearest
        return understand(self.game, question, self._listed(question), line)

    def _decide(self, question: Question[Any], answer: Any) -> None:
        kept, draws = self.game.copy(), self.game.draws
        events = self.game.decide(answer, question.seat)
        self.nearest = None
        if self.game.draws != draws or any(isinstance(event, REVEALING) for event in events):
            self.before.clear()
        else:
            self.before.append(kept)
        self._tell(events)

    def _listed(self, question: Question[Any]) -> tuple[Any, ...]:
        return question.things if isinstance(question, SomeQuestion) else tuple(dict.fromkeys(question.options))

    def _put(self, question: Question[Any], most: int = SHOWN) -> None:
        """The question and its answers, numbered; of a long list the first."""
        who = f"[{Names(self.game.state).seat(question.seat)}] " if len(self.people) > 1 else ""
        click.echo()
        click.echo(f"{who}{question_in_words(self.game, question)}")
        answers = self._listed(question)
        for number, answer in enumerate(answers[:most], start=1):
            click.echo(f"  {number:>2} {self._in_words(question, answer)}")
        if len(answers) > most:
            click.echo(f"     … and {len(answers) - most} more: type list to see them.")
        hints = []
        if isinstance(question, SomeQuestion):
            hints.append(f"several by their numbers, at least {question.least}" if question.least else "any, or none")
        if question.may_pass:
            hints.append("pass")
        if form := forms_of(question):
            hints.append(form)
        if hints:
            click.echo(f"     or {'; or '.join(hints)}")

    def _in_words(self, question: Question[Any], answer: Any) -> str:
        shown = (answer,) if isinstance(question, SomeQuestion) else answer
        return answer_in_words(self.game, question, shown)

    def _line(self) -> str:
        click.echo("> ", nl=False)
        line = sys.stdin.readline()
        if not line:
            click.echo()
            raise Leave
        typed = line.strip()
        return typed or "?"

    # What is told

    def _tell(self, events: Iterable[Event]) -> None:
        """What happened, as those at the keyboard may know it."""
        viewer = next(iter(self.people)) if len(self.people) == 1 else None
        for text in tell_all([masked(event, viewer) for event in events], self.game.state):
            click.echo(text)

    def _tell_end(self) -> None:
        outcome = self.game.outcome
        assert outcome is not None
        draw_board(board_of(self.game.view(None)), plain=self.plain)
        click.echo(f"{Names(self.game.state).side(outcome.winner)} wins, {outcome.scores[0]} to {outcome.scores[1]}.")

    # Commands

    def do_help(self, question: Question[Any], rest: str) -> None:
        """Explain the question, or one of its answers by number."""
        answers = self._listed(question)
        if rest.isdigit() and 1 <= int(rest) <= len(answers):
            answer = answers[int(rest) - 1]
            click.echo(explain(self.game, question, (answer,) if isinstance(question, SomeQuestion) else answer))
            return
        click.echo(f"{question_in_words(self.game, question)} Type a number of the list, or words of it.")
        if form := forms_of(question):
            click.echo(f"Or type {form}.")
        click.echo("Also: ? and a number explains an answer; " + "; ".join(EXPLAINED) + ".")

    def do_board(self, question: Question[Any], rest: str) -> None:
        """Draw the board."""
        draw_board(board_of(self.game.view(question.seat)), plain=self.plain)

    def do_svg(self, question: Question[Any], rest: str) -> None:
        """Write the board to a file as SVG."""
        self._write(rest or "board.svg", draw_svg(board_of(self.game.view(question.seat))))

    def do_list(self, question: Question[Any], rest: str) -> None:
        """Show all answers."""
        self._put(question, most=len(question.options))

    def do_hint(self, question: Question[Any], rest: str) -> None:
        """Say what the greedy player would do."""
        answer = answer_of(self.adviser, self.game, question)
        click.echo(f"The greedy player would say: {answer_in_words(self.game, question, answer)}.")

    def do_auto(self, question: Question[Any], rest: str) -> None:
        """Let the greedy player answer, once or for as many questions as are said."""
        left = int(rest) if rest.isdigit() else 1
        while left and (questions := self.game.questions):
            asked = next((each for each in questions if each.seat in self.people), questions[0])
            if asked.seat in self.people:
                answer = answer_of(self.adviser, self.game, asked)
                click.echo(f"{question_in_words(self.game, asked)} {answer_in_words(self.game, asked, answer)}")
                self._decide(asked, answer)
                left -= 1
            else:
                self._let(asked)

    def do_undo(self, question: Question[Any], rest: str) -> None:
        """Take the last decision back, if nothing was revealed or rolled since."""
        if not self.before:
            click.echo("Nothing can be taken back: something was revealed or rolled, or the opponent has acted since.")
            return
        self.game = self.before.pop()
        click.echo("Taken back.")

    def do_save(self, question: Question[Any], rest: str) -> None:
        """Write the record of the game to a file."""
        if not rest:
            click.echo("Say where to: save FILE")
            return
        self._write(rest, self.game.record())

    def do_quit(self, question: Question[Any], rest: str) -> None:
        """Stop playing."""
        raise Leave

    def _write(self, file: str, text: str) -> None:
        try:
            Path(file).write_text(text, encoding="utf-8")
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            click.echo(f"{file} cannot be written: {reason}. Name a file in a folder of yours.")
            return
        click.echo(f"Wrote {file}.")


COMMANDS: Final[dict[str, Callable[[Terminal, Question[Any], str], None]]] = {
    "?": Terminal.do_help,
    "help": Terminal.do_help,
    "board": Terminal.do_board,
    "svg": Terminal.do_svg,
    "list": Terminal.do_list,
    "hint": Terminal.do_hint,
    "auto": Terminal.do_auto,
    "undo": Terminal.do_undo,
    "save": Terminal.do_save,
    "quit": Terminal.do_quit,
}

EXPLAINED: Final = (
    "board draws the board",
    "svg FILE writes it as a picture",
    "list shows all answers",
    "hint asks the greedy player",
    "auto lets it answer, auto 5 five times",
    "undo takes the last decision back",
    "save FILE writes the record of the game",
    "quit stops",
)
