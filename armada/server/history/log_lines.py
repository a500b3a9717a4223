"""Lines of the log: an event in words, with its moment, the rules it rests on, and whom it is about.

Live games and films of records make their lines here, and nowhere else.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec.structs import replace

from armada.analysis.foregone import Why
from armada.engine.effects import read_ident
from armada.engine.questions import Question
from armada.engine.seats import Seat
from armada.messages.message import Message, message
from armada.rules.bearers import bearer_of
from armada.rules.game import Game
from armada.server.wire.table import CardNamed, LogLine
from armada.state.events import Event
from armada.state.events.rounds import PhaseBegun, RoundBegun
from armada.state.game_state import GameState, Phase
from armada.words.attack_summary import describe_attack
from armada.words.effects import effect_title
from armada.words.log import describe_event
from armada.words.names import Names
from armada.words.sentences import prompt_subject


def foregone_note(game: Game, question: Question[Any], why: str) -> Message:
    """Why a question was answered without asking its seat."""
    subject = prompt_subject(game, question)
    label = "" if subject is None else game.unit(subject).label
    if why == Why.FREE:
        key, id = read_ident(question.options[0])
        bearer = bearer_of(game.state, id)
        label = label if bearer is None else game.unit(bearer).label
        return message("log-used-for-free", unit=label, effect=effect_title(game, key))
    return message(f"log-foregone-{why}", unit=label)


class When(NamedTuple):
    """The moment of a line: its round and phase."""

    round: int
    phase: Phase

    def with_event(self, event: Event) -> When:
        """The moment of an event: that of the one before it, unless a round or phase begins with it."""
        if isinstance(event, RoundBegun):
            return When(event.round, Phase.COMMAND)
        return When(self.round, event.phase) if isinstance(event, PhaseBegun) else self


def line_of(
    event: Event,
    state: GameState,
    when: When,
    *,
    number: int,
    seat: Seat | None = None,
    decision: int = 0,
    silent: tuple[Event, ...] = (),
    attack: tuple[Event, ...] = (),
) -> LogLine | None:
    """An event as a line; None for what needs no word of its own.

    `attack` is the events of the attack that is over with this one: they are summed up. The events are given as the
    reader may know them. The state may be a later one: only round and phase are those of then.
    """
    then = replace(state, round=when.round, phase=when.phase)
    sentence = describe_attack(attack, then) if attack else describe_event(event, then)
    if sentence is None:
        return None
    return LogLine(
        number=number,
        level=sentence.level,
        text=sentence.text,
        event=event,
        seat=seat if seat is not None and seat >= 0 else None,
        round=when.round,
        phase=when.phase,
        rules=sentence.rules,
        card=sentence.card,
        about=CardNamed(sentence.about, Names(state).card(sentence.about)) if sentence.about else None,
        cause=sentence.cause,
        silent=silent,
        units=sentence.units,
        decision=decision,
    )
