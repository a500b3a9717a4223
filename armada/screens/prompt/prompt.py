"""The question as a screen puts it: a sentence, the options in words and where they lie, and what its kind needs."""

from __future__ import annotations

from typing import Any

import msgspec

from armada.analysis.defenses import Defended, not_counted, proposed_of
from armada.analysis.dice_in_hand import evading
from armada.engine.questions import FreeQuestion, Question, SomeQuestion
from armada.engine.seats import Seat
from armada.geometry.bases import HullZone
from armada.rules.attack import Attack
from armada.rules.defense_tokens import EVADED_DICE
from armada.rules.game import Game
from armada.rules.repair import REPAIR, RepairCommand
from armada.rules.ship_movement import COURSE
from armada.screens.previews.dice_step import is_dice_step
from armada.screens.prompt.attack import attack_prompt
from armada.screens.prompt.defense import defense_rows
from armada.screens.prompt.dials import dial_rows
from armada.screens.prompt.maneuver_ways import asks_to_navigate
from armada.screens.prompt.options import default_of, options_of, with_waste
from armada.screens.prompt.parts import (
    Anchor,
    DialCell,
    DialRow,
    Kept,
    Maneuver,
    Option,
    Placing,
    TargetShown,
    UnavailableAnswer,
)
from armada.screens.prompt.placing import maneuver_of, placing_of
from armada.screens.prompt.secrets import is_secret
from armada.screens.prompt.teams import PlayerRow, player_rows, proposers, reason_of
from armada.screens.prompt.unavailable import closed_of
from armada.words.effects import card_says
from armada.words.parts import Part
from armada.words.questions import words_of
from armada.words.sentences import DECLARING, context_of, prompt_subject, sentence_for_others, sentence_of, steps_of

__all__ = [
    "Anchor",
    "Defended",
    "DialCell",
    "DialRow",
    "Kept",
    "Maneuver",
    "Option",
    "Part",
    "Placing",
    "PlayerRow",
    "Prompt",
    "TargetShown",
    "UnavailableAnswer",
    "Waiting",
    "prompts_of",
    "waiting_of",
]


class Prompt(msgspec.Struct, frozen=True, kw_only=True):
    """An open question, as it is put to the seat that is asked.

    `form`: "one" of the options, "some" of them (`least` to `most`), or "free": an answer that the check accepts.
    """

    seat: Seat
    number: int
    """The number of the question: a decision names it, so that a late one is refused."""

    kind: str
    form: str
    title: str
    """A heading, such as Set the course."""

    sentence: tuple[Part, ...]
    about: int | None = None
    zone: HullZone | None = None
    context: str = ""
    """The procedure under way, such as Squadron command, 1 of 2."""

    reason: str = ""
    """In a game of teams: why this player decides, and what follows."""

    rule: str = ""
    """The rule behind that."""

    card_says: str = ""
    """The summary of the card that is being resolved, where it asks something more."""

    steps: tuple[str, ...] = ()
    step: int = 0
    """The steps of the procedure, and which one it is, counted from 0."""

    options: tuple[Option, ...] = ()
    may_pass: bool = False
    pass_label: str = ""
    commit_label: str = ""
    """The label of the button that answers, such as Roll or Execute maneuver."""

    least: int = 1
    most: int = 1
    default: int | None = None
    """The option that is chosen unless the player chooses another."""

    proposed: tuple[int, ...] = ()
    """The options that are marked beforehand, where several can be."""

    reveals: bool = False
    """Whether the answer ends free undo: dice, dials or cards become known."""

    kept: Kept | None = None
    """A dial kept for the player, as long as that can be changed."""

    secret: bool = False
    """Whether the question shows something that other players at the same screen may not see."""

    closed: tuple[UnavailableAnswer, ...] = ()
    zones_left: tuple[HullZone, ...] = ()
    """The hull zones that can still attack."""

    targets: tuple[TargetShown, ...] = ()
    outcomes: tuple[Defended, ...] = ()
    """The average outcome with each set of defense tokens worth considering."""

    not_counted: tuple[str, ...] = ()
    """Cards whose effects the outcomes leave out."""

    players: tuple[PlayerRow, ...] = ()
    """The players to choose from, where a player is chosen."""

    is_dice_step: bool = False
    """Whether an attacker is asked what to do with the dice that were rolled."""

    dials: tuple[DialRow, ...] = ()
    placing: Placing | None = None
    maneuver: Maneuver | None = None
    engineering: int | None = None
    """Engineering points left."""


class Waiting(msgspec.Struct, frozen=True):
    """Another seat that decides: who, and what about, as far as everybody may know."""

    seat: Seat
    kind: str
    sentence: tuple[Part, ...]
    about: int | None = None


def prompts_of(game: Game, seat: Seat, number: int = 0) -> tuple[Prompt, ...]:
    """The open questions of a seat: one, or none where others decide."""
    return tuple([_prompt(game, question, number) for question in game.questions if question.seat == seat])


def _prompt(game: Game, question: Question[Any], number: int) -> Prompt:
    subject = prompt_subject(game, question)
    effect = evading(game) if question.kind is EVADED_DICE else None
    own, reason = words_of(question.kind, game.open_timing, str(effect or "")), reason_of(game, question)
    kind = COURSE if asks_to_navigate(game, question) else None
    words = own if kind is None else words_of(kind)
    prompt = Prompt(
        seat=question.seat,
        number=number,
        kind=question.kind.name,
        form=_form(question),
        title=words.title,
        sentence=sentence_of(game, question, kind),
        about=subject,
        zone=_zone(game, subject),
        context=context_of(game),
        reason=reason.text,
        rule=reason.rule,
        card_says=card_says(game),
        may_pass=question.may_pass,
        pass_label=own.decline if question.may_pass else "",
        commit_label=words.commit,
        reveals=words.reveals,
        secret=is_secret(game, question),
    )
    steps, step = steps_of(game, question)
    prompt = msgspec.structs.replace(prompt, steps=steps, step=step)
    if question.kind in DECLARING:
        return _with_targets(game, question, prompt)
    options = () if isinstance(question, FreeQuestion) else _options(game, question)
    repair = game.innermost(RepairCommand) if question.kind is REPAIR else None
    return msgspec.structs.replace(
        prompt,
        options=options,
        least=question.least if isinstance(question, SomeQuestion) else 1,
        most=_most(question),
        default=default_of(game, question, options),
        proposed=_proposed(game, question),
        outcomes=defense_rows(game, question),
        not_counted=not_counted(game, question),
        closed=closed_of(game, question),
        players=player_rows(game, question),
        is_dice_step=is_dice_step(game, question),
        dials=dial_rows(game, question),
        placing=placing_of(game, question),
        maneuver=maneuver_of(game, question),
        engineering=None if repair is None else repair.points,
    )


def _options(game: Game, question: Question[Any]) -> tuple[Option, ...]:
    """The options, each with the teammates who have proposed it, and with why it would be of no use."""
    options, by = with_waste(game, question, options_of(game, question)), proposers(game, question)
    return (
        tuple([msgspec.structs.replace(each, proposed_by=by.get(each.answer, ())) for each in options])
        if by
        else options
    )


def _with_targets(game: Game, question: Question[Any], prompt: Prompt) -> Prompt:
    found = attack_prompt(game, question)
    return msgspec.structs.replace(
        prompt,
        options=found.options,
        targets=found.targets,
        closed=found.closed,
        zones_left=found.zones,
        default=0 if found.options else None,
    )


def _form(question: Question[Any]) -> str:
    if isinstance(question, FreeQuestion):
        return "free"
    return "some" if isinstance(question, SomeQuestion) else "one"


def _most(question: Question[Any]) -> int:
    if not isinstance(question, SomeQuestion):
        return 1
    count = len(question.things)
    return count if question.most is None else min(question.most, count)


def _proposed(game: Game, question: Question[Any]) -> tuple[int, ...]:
    """The numbers of the options that are marked beforehand."""
    if not isinstance(question, SomeQuestion):
        return ()
    wanted = proposed_of(game, question)
    return tuple([number for number, thing in enumerate(question.things) if thing in wanted])


def _zone(game: Game, subject: int | None) -> HullZone | None:
    """The hull zone of the subject that is in the attack under way."""
    attack = game.innermost(Attack)
    if attack is None or subject is None:
        return None
    if subject == attack.attacker:
        return attack.zone
    return attack.target_zone if subject == attack.defender else None


def waiting_of(game: Game, viewer: Seat | None) -> tuple[Waiting, ...]:
    """The other seats that decide now, and what about, as far as everybody may know."""
    return tuple(
        [
            Waiting(
                question.seat,
                question.kind.name,
                sentence_for_others(game, question),
                None if game.asks_in_secret else prompt_subject(game, question),
            )
            for question in game.questions
            if question.seat != viewer
        ]
    )
