"""A game in the terminal: questions with numbered answers, line by line. It also serves screen readers."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

import click

from armada.cli.game.board_drawing import draw_board
from armada.cli.game.dials import DialsByShip
from armada.cli.game.explanations import cited, explain, piece_in_words, rules_in_words
from armada.cli.game.lines import EXPLAINED, Leave, read_line, say, several, spread, write_file
from armada.cli.game.remarks import context, measured, remark
from armada.cli.game.seats import hand_over, introduction, seat_name, seats_written, side_of_all
from armada.cli.game.typed_answers import Misunderstood, forms_of, listed_answers, named, understand
from armada.drawing.svg import draw_board as draw_svg
from armada.engine.questions import PASS, Question, SomeQuestion
from armada.engine.seats import Seat
from armada.errors import IllegalDecision
from armada.players.disclosure import is_learnt_from
from armada.players.player import Player, answer_of
from armada.players.registry import player_named
from armada.records.game import Game
from armada.rules.command_phase import DIALS
from armada.state.events import Event
from armada.state.records import Status
from armada.views.masking import masked
from armada.words.answers import describe_answer
from armada.words.log import describe_events
from armada.words.names import Names, command_name
from armada.words.position import board_of, moment
from armada.words.sentences import question_text

SHOWN: Final = 16
"""How many answers of a long list are shown: half of them from its start, the others spread over the rest."""


class Terminal:
    """A game at one keyboard: some seats are played by people, the others by programs.

    `keep` is called after every change of the game, to write its record. Without it, people who leave are asked where
    to write the record.
    """

    def __init__(
        self,
        game: Game,
        people: Iterable[int],
        players: dict[Seat, Player],
        *,
        plain: bool = False,
        keep: Callable[[Game], None] | None = None,
    ) -> None:
        self.game = game
        self.people = {Seat(seat) for seat in people}
        self.players = players
        self.plain = plain
        self.keep = keep
        self.adviser = player_named("greedy")
        self.before: list[Game] = []
        """The game before each decision that can be taken back, the last one last."""

        self.put: Question[Any] | None = None
        """The question shown last."""

        self.dials: DialsByShip | None = None
        """The dials typed so far, while command dials are asked for."""

        self.nearest: Any = None
        """A legal answer close to the one that was refused."""

        self.secretive: Seat | None = None
        """The person whose answer in secret may still be on the screen."""

        self.acted: Seat | None = None
        """The program that has acted since a person last did."""

        self.cited: list[str] = []
        """The rules behind the events shown last."""

        self.saved = game.history
        """The decisions of the game when it was last saved."""

    def play(self) -> None:
        """Play until the game is over or somebody leaves, also with Ctrl-C; all decisions are kept."""
        self._greet()
        try:
            while questions := self.game.questions:
                question = next((each for each in questions if each.seat in self.people), questions[0])
                if question.seat in self.people:
                    self._ask(question)
                else:
                    self._let(question)
        except (Leave, KeyboardInterrupt):
            click.echo()
            self._offer_to_keep()
            return
        self._show_end()

    def _greet(self) -> None:
        """Introduce the players, the play area and the way to answer."""
        state = self.game.state
        say(f"{introduction(self.game, self.people, self.players)} {moment(state)}.")
        area = self.game.play_area
        say(
            f"The play area is {area.width:.0f} by {area.height:.0f} mm: x to the right, y up from the first player's "
            "edge; a heading of 0° points up, 90° to the right."
        )
        say("Answer with a number or words from the list. Type ? for help, board to draw the board, quit to stop.")
        if state.without_effect:
            cards = ", ".join([Names(state).card(key) for key in state.without_effect])
            say(f"These cards have no effect in this game, because it is not implemented yet: {cards}.")

    def _offer_to_keep(self) -> None:
        """Ask somebody who leaves an unsaved game where to save it."""
        if self.keep is not None or self.game.history is self.saved or not sys.stdin.isatty():
            return
        click.echo("This game is not saved yet. Type a file name to save its record, or press Enter to discard it.")
        try:
            name = read_line()
        except (Leave, KeyboardInterrupt):
            return
        if name:
            self.do_save(None, name)

    # Programs

    def _let(self, question: Question[Any]) -> None:
        """Let a program answer; after that nothing can be taken back."""
        answer = answer_of(self.players[question.seat], self.game, question)
        self.before.clear()
        events = self.game.play(answer, question.seat)
        self._changed()
        self._show(events, by=question.seat)

    def _changed(self) -> None:
        if self.keep is not None:
            self.keep(self.game)

    # People

    def _ask(self, question: Question[Any]) -> None:
        """Show a question, if it is new, and read a line: an answer or a command."""
        if self.dials is None or self.dials.question is not question:
            self.dials = DialsByShip(self.game, question) if question.kind is DIALS else None
        if self.put is not question:
            if self.secretive is not None and side_of_all(self.game, (self.secretive, question.seat)) is None:
                hand_over(self.game, question.seat)
                self.secretive = None
            self._put(question)
        self.put = question
        line = read_line() or "?"
        command, _, rest = line.partition(" ")
        if command.lower() in COMMANDS:
            COMMANDS[command.lower()](self, question, rest.strip())
            return
        try:
            answer = self._meant(question, line)
            if answer is None:
                self.put = None
            else:
                self._decide(question, answer)
        except Misunderstood as said:
            say(str(said))
        except IllegalDecision as refused:
            self.nearest = refused.nearest
            say(str(refused))
            if refused.nearest is not None and refused.nearest is not PASS:
                near = describe_answer(self.game, question, refused.nearest)
                say(f"A legal answer close to that: {near}. Type near to use it.")

    def _meant(self, question: Question[Any], line: str) -> Any:
        """The answer that was typed; None while dials of other ships are still to be typed."""
        if self.dials is not None:
            return self.dials.understand(line)
        if line == "near":
            if self.nearest is None:
                raise Misunderstood("No answer was refused, so there is no close one to use.")
            return self.nearest
        return understand(self.game, question, listed_answers(question), line)

    def _decide(self, question: Question[Any], answer: Any) -> None:
        kept = self.game.copy()
        if self.game.asks_in_secret:
            self.secretive = question.seat
        events = self.game.decide(answer, question.seat)
        self.nearest = None
        if is_learnt_from(kept, question.seat, answer):
            self.before.clear()
        else:
            self.before.append(kept)
        self._changed()
        self._show(events)

    def _put(self, question: Question[Any], most: int = SHOWN) -> None:
        """Show the question and its numbered answers; a long list is sampled."""
        who = f"[{seat_name(self.game, question.seat)}] " if len(self.people) > 1 else ""
        click.echo()
        say(f"{who}{self._text(question)}")
        if known := context(self.game, question) if self.dials is None else self.dials.context:
            say(f"     {known}", indent=5)
        answers = listed_answers(question)
        shown = spread(len(answers), most)
        digits = max(2, len(str(len(answers))))
        for place in shown:
            say(f"  {place + 1:>{digits}} {self._in_words(question, answers[place])}", indent=digits + 3)
        if len(shown) < len(answers):
            click.echo(f"     … {len(shown)} of {len(answers)} shown: type list to see all.")
        if hints := self._hints(question):
            say(f"     or {'; or '.join(hints)}", indent=5)

    def _text(self, question: Question[Any]) -> str:
        return question_text(self.game, question) if self.dials is None else self.dials.sentence

    def _hints(self, question: Question[Any]) -> list[str]:
        """Other ways to answer than a number from the list."""
        hints = [] if self.dials is None or not self.dials.hint else [self.dials.hint]
        if isinstance(question, SomeQuestion) and (how := several(question)):
            hints.append(how)
        if question.may_pass:
            hints.append("pass")
        if form := forms_of(self.game, question):
            hints.append(form)
        return hints

    def _in_words(self, question: Question[Any], answer: Any) -> str:
        if self.dials is not None:
            return command_name(answer)
        shown = (answer,) if isinstance(question, SomeQuestion) else answer
        more = remark(self.game, question, answer)
        return f"{describe_answer(self.game, question, shown)}{f' ({more})' if more else ''}"

    # The log

    def _show(self, events: Iterable[Event], by: Seat | None = None) -> None:
        """Show what happened, as far as the people at the keyboard may know it; a program's actions follow its name."""
        viewer = next(iter(self.people)) if len(self.people) == 1 else None
        seen = masked(tuple(events), viewer)
        lines = list(describe_events(seen, self.game.state))
        self.cited = cited(seen, self.game.state) or self.cited
        if lines and by is not None and by != self.acted:
            click.echo(f"{seat_name(self.game, by)}:")
        if lines or by is None:
            self.acted = by
        for text in lines:
            say(text, indent=len(text) - len(text.lstrip()) + 2)

    def _show_end(self) -> None:
        outcome = self.game.outcome
        assert outcome is not None
        draw_board(board_of(self.game.view(None)), plain=self.plain)
        own, other = outcome.scores[outcome.winner], outcome.scores[1 - outcome.winner]
        click.echo(f"{Names(self.game.state).side(outcome.winner)} wins, {own} to {other}.")
        if (side := side_of_all(self.game, self.people)) is not None:
            click.echo("You win." if side == outcome.winner else "You lose.")

    # Commands

    def do_help(self, question: Question[Any], rest: str) -> None:
        """Explain the question, or one of its answers by number."""
        answers = listed_answers(question)
        if rest.isdigit() and 1 <= int(rest) <= len(answers):
            answer = answers[int(rest) - 1]
            say(explain(self.game, question, answer) if self.dials is None else self.dials.explain(answer))
            return
        if rest:
            say(f"There is no answer {rest} to explain. Type ? and a number from the list, or ? alone for help.")
            return
        say(f"{self._text(question)} Type a number or words from the list.")
        for hint in self._hints(question):
            say(f"Or type {hint}.")
        click.echo("Also:")
        for name, what in EXPLAINED.items():
            click.echo(f"  {name:<12} {what}")

    def do_board(self, question: Question[Any], rest: str) -> None:
        """Draw the board, and show the question again below it."""
        draw_board(board_of(self.game.view(question.seat)), plain=self.plain)
        names = Names(self.game.state)
        say(f"E and e belong to {names.side(0)}, I and i to {names.side(1)}. Type show and a name for details.")
        self.put = None

    def do_svg(self, question: Question[Any], rest: str) -> None:
        """Write the board to a file as SVG."""
        write_file(rest or "board.svg", draw_svg(board_of(self.game.view(question.seat))))

    def do_rules(self, question: Question[Any], rest: str) -> None:
        """Show the rules behind the events shown last, or a rule by its id."""
        for text in rules_in_words([rest] if rest else self.cited):
            say(text, indent=2)

    def do_show(self, question: Question[Any], rest: str) -> None:
        """Describe a ship or squadron; without a name, all that are not destroyed."""
        units = self.game.state.units
        found = named(rest, [unit for unit in units if unit.status not in (Status.DESTROYED, Status.WAITING)])
        for unit in found:
            say(piece_in_words(self.game, unit, question.seat), indent=2)
        if not found:
            say(f"No ship or squadron is called “{rest}”. Type show alone to see all.")

    def do_measure(self, question: Question[Any], rest: str) -> None:
        """Measure between two pieces."""
        units = [unit for unit in self.game.state.units if self.game.is_on_table(unit.id)]
        ends = [named(name, units) for name in rest.split(",")]
        if len(ends) != 2 or any(len(found) != 1 for found in ends):
            say("Name two ships or squadrons in play, separated by a comma: measure nebulon, howlrunner")
            return
        say(measured(self.game, *[found[0] for found in ends]))

    def do_list(self, question: Question[Any], rest: str) -> None:
        """Show all answers."""
        self._put(question, most=len(listed_answers(question)))

    def do_hint(self, question: Question[Any], rest: str) -> None:
        """Show what the greedy player would answer."""
        answer = answer_of(self.adviser, self.game, question)
        say(f"The greedy player would answer: {describe_answer(self.game, question, answer)}.")

    def do_auto(self, question: Question[Any], rest: str) -> None:
        """Let the greedy player answer one question, or as many as named."""
        if rest and not rest.isdigit():
            click.echo("Type the number of questions to answer, such as: auto 5")
            return
        left = int(rest or 1)
        while left and (questions := self.game.questions):
            asked = next((each for each in questions if each.seat in self.people), questions[0])
            if asked.seat in self.people:
                answer = answer_of(self.adviser, self.game, asked)
                said = describe_answer(self.game, asked, answer)
                who = f"[{seat_name(self.game, asked.seat)}] " if len(self.people) > 1 else ""
                say(f"{who}{question_text(self.game, asked)} {said[:1].upper()}{said[1:]}.", indent=2)
                self._decide(asked, answer)
                left -= 1
            else:
                self._let(asked)

    def do_undo(self, question: Question[Any], rest: str) -> None:
        """Take back the last decision, if nothing was revealed or rolled since."""
        if self.dials is not None and self.dials.chosen:
            self.dials.chosen.pop()
            self.put = None
            return
        if not self.before:
            say("You cannot take anything back: something was revealed or rolled, or the opponent has acted since.")
            return
        self.game = self.before.pop()
        self._changed()
        click.echo("Your last decision is taken back.")

    def do_save(self, question: Question[Any] | None, rest: str) -> None:
        """Write the record of the game to a file, and show how to continue it."""
        if not rest:
            click.echo("Name a file: save FILE")
        elif write_file(rest, self.game.record()):
            self.saved = self.game.history
            click.echo(f"Continue with: {self.way_back(rest)}")

    def way_back(self, file: str | Path) -> str:
        """The command that continues the game from its record."""
        seats = seats_written(self.game, self.people)
        others = dict.fromkeys([player.name for player in self.players.values() if player.name != "greedy"])
        against = "".join([f" --against {name}" for name in others])
        return f"armada game play {file}{'' if seats == '1' else f' --as {seats}'}{against}"

    def do_concede(self, question: Question[Any], rest: str) -> None:
        """Concede the game, after a confirmation."""
        if rest.lower() != "yes":
            own = "your fleet" if len(self.game.state.players) == 2 else "all fleets of your team"
            say(f"This destroys {own} and ends the game. Type concede yes to confirm.")
            return
        self.before.clear()
        events = self.game.concede(question.seat)
        self._changed()
        self._show(events)

    def do_quit(self, question: Question[Any], rest: str) -> None:
        """Stop playing."""
        raise Leave


COMMANDS: Final[dict[str, Callable[[Terminal, Question[Any], str], None]]] = {
    "?": Terminal.do_help,
    "help": Terminal.do_help,
    "board": Terminal.do_board,
    "svg": Terminal.do_svg,
    "rules": Terminal.do_rules,
    "show": Terminal.do_show,
    "measure": Terminal.do_measure,
    "list": Terminal.do_list,
    "hint": Terminal.do_hint,
    "auto": Terminal.do_auto,
    "undo": Terminal.do_undo,
    "save": Terminal.do_save,
    "concede": Terminal.do_concede,
    "quit": Terminal.do_quit,
    "exit": Terminal.do_quit,
}
