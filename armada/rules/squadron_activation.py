"""The activation of a squadron: it can move and attack, one of the two, or neither (SQN-07 to SQN-11)."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from armada.engine.procedures import DONE, NEXT, REPEAT, Call, Open, Procedure, Step, StepResult, rule
from armada.engine.questions import PASS, Kind, Refusal, choose
from armada.engine.secrecy import all_open
from armada.messages.message import message
from armada.rules.attack import Attack, find_attack
from armada.rules.engagement import may_move, why_not_move
from armada.rules.game import Game
from armada.rules.queries import SQUADRON_OPTIONS, Options
from armada.rules.squadron_movement import MoveSquadron
from armada.rules.targets import ATTACK, can_attack_somebody, legal_attacks, why_no_attack, why_not_attack
from armada.rules.timing import SQACT_AFTER, SQACT_CHOOSE, SQACT_START
from armada.state.events.commands import ActivationBegun, ActivationEnded
from armada.state.records import Scope, SquadronId


class Action(StrEnum):
    """The actions of a squadron in its activation."""

    MOVE = "move"
    ATTACK = "attack"


SQUADRON_TO_ACTIVATE = Kind[SquadronId]("squadron to activate")
SQUADRON_ACTION = Kind[Action]("squadron action")


@all_open
class SquadronActivation(Procedure, kw_only=True):
    """A squadron activates: by a Squadron command it can move and attack, in the Squadron Phase one of the two.

    `ship` is the ship whose command activates it, if one does.
    """

    scope: ClassVar[Scope] = Scope.SQUADRON_ACTIVATION

    squadron: SquadronId
    by_command: bool = False
    ship: int = -1
    granted_by: str = ""
    """The card whose effect stands for the choice by the command, if one does."""

    moves: int = 0
    attacks: int = 0
    was_offered: bool = False
    """Whether effects were offered before the choice that is open now."""

    used_effects: tuple[str, ...] = ()

    def is_over(self, game: Game) -> bool:
        """A squadron destroyed during its activation ends it at once (SQN-24)."""
        return not game.is_in_play(self.squadron)

    @rule("SQN-11")
    def begin(self, game: Game) -> StepResult:
        """The squadron is chosen; one that has activated this round cannot be."""
        assert not game.squadron(self.squadron).activated, "a squadron activates once in a round"
        game.emit(ActivationBegun(self.squadron))
        return NEXT

    @rule("SQN-07", "SQN-08", "SQN-09", "SQN-29", "CMD-43", "ENG-12", "ATK-48")
    def act(self, game: Game) -> Step:
        """Move, attack, or end; and again, as long as something is left to do. A canceled attack was none."""
        if not self.was_offered:
            done = game.result(SquadronAttack)
            if done is not None and not done.was_performed:
                self.attacks -= 1
            self.was_offered = True
            return Open(SQACT_CHOOSE, then=REPEAT)
        action = yield from choose(
            game.controller(self.squadron),
            SQUADRON_ACTION,
            lambda: self.actions(game),
            may_pass=True,
            why_not=lambda action: self.why_not(game, action),
        )
        self.was_offered = False
        if action is PASS:
            return NEXT
        if action is Action.MOVE:
            self.moves += 1
            return Call(MoveSquadron(squadron=self.squadron), then=REPEAT)
        self.attacks += 1
        return Call(SquadronAttack(squadron=self.squadron), then=REPEAT)

    def options(self, game: Game) -> Options:
        """How many moves and attacks are left, and how many of both together."""
        total = 2 if self.by_command else 1
        left = Options(1 - self.moves, 1 - self.attacks, total - self.moves - self.attacks)
        return game.ask(SQUADRON_OPTIONS, self, left)

    def actions(self, game: Game) -> list[Action]:
        """The actions that the squadron can take now."""
        left = self.options(game)
        found = []
        if left.total > 0:
            if left.moves > 0 and may_move(game, self.squadron):
                found.append(Action.MOVE)
            if left.attacks > 0 and can_attack_somebody(game, self.squadron):
                found.append(Action.ATTACK)
        return found

    def why_not(self, game: Game, action: Action) -> Refusal | None:
        """Why the squadron cannot do this now."""
        name, left = game.squadron(self.squadron).label, self.options(game)
        if (left.moves if action is Action.MOVE else left.attacks) <= 0:
            return Refusal(message("refusals-action-again", squadron=name, action=str(action)), "SQN-29")
        if left.total <= 0:
            return Refusal(message("refusals-action-either", squadron=name, action=str(action)), "SQN-07")
        return why_not_move(game, self.squadron) if action is Action.MOVE else why_no_attack(game, self.squadron)

    @rule("SQN-10", "SQN-13")
    def end(self, game: Game) -> StepResult:
        """The squadron has activated; what lasted until now ends."""
        game.emit(ActivationEnded(self.squadron))
        game.scope_ended(self)
        return NEXT

    steps = (begin, SQACT_START, act, end, SQACT_AFTER)


@all_open
class SquadronAttack(Procedure, kw_only=True):
    """A squadron attacks: one target, once (ATK-40). Where an effect grants the attack, it may be declined."""

    squadron: SquadronId
    granted_by: str = ""
    may_decline: bool = False
    was_performed: bool = False

    @rule("ATK-07", "ATK-40", "ENG-03", "ENG-06", "ENG-09", "ENG-12", "SQN-26")
    def declare(self, game: Game) -> Step:
        """Declare a squadron or a hull zone at distance 1 as target."""
        legal = legal_attacks(game, self.squadron)
        choices = [attack.choice for attack in legal]
        choice = yield from choose(
            game.controller(self.squadron),
            ATTACK,
            choices,
            may_pass=self.may_decline or not choices,
            why_not=lambda choice: why_not_attack(game, self.squadron, choice),
        )
        if choice is PASS:
            return DONE
        return Call(Attack.of(find_attack(legal, choice), granted_by=self.granted_by))

    def remember(self, game: Game) -> StepResult:
        """Whether the attack was performed."""
        attack = game.result(Attack)
        self.was_performed = attack is not None and attack.was_performed
        return DONE

    steps = (declare, remember)
