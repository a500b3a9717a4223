"""Unique squadrons that give or gain attacks, moves and activations outside the usual order."""

from __future__ import annotations

from armada.catalog.cards import Dice
from armada.effects.squadrons.abilities import CHOSEN_SQUADRON, CHOSEN_SQUADRONS, comrades
from armada.effects.verbs.card_effects import SquadronEffect
from armada.effects.verbs.units import is_at
from armada.engine.effects import CardInPlay, Stage, modifier, offer
from armada.engine.procedures import DONE, NEXT, REPEAT, Call, Procedure, Step, StepResult, rule
from armada.engine.questions import PASS, choose, choose_some
from armada.engine.secrecy import all_open
from armada.geometry.ruler import Distance
from armada.rules.attack import Attack, find_attack
from armada.rules.engagement import may_move
from armada.rules.game import Game
from armada.rules.object_events import TokensChanged
from armada.rules.queries import ANTI_SQUADRON, MAY_ATTACK, MAY_TARGET, OBSTRUCTED, AttackOption
from armada.rules.relocation import RelocateSquadron
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.squadron_activation import SquadronActivation, SquadronAttack
from armada.rules.squadron_movement import MoveSquadron
from armada.rules.squadron_phase import SquadronPhase
from armada.rules.targets import ATTACK, LegalAttack, can_attack_somebody, legal_attacks
from armada.rules.timing import (
    ATK_AFTER,
    MAN_BEFORE,
    OBJECT_AFTER,
    SQACT_AFTER,
    SQACT_CHOOSE,
    SQMOVE_AFTER,
    SQMOVE_BEFORE,
    SQUADRON_START,
)
from armada.state.events.cards import LastingEnded
from armada.state.events.commands import ActivationToggled
from armada.state.records import Scope, SquadronId, UnitId

# Moves


@offer("kickback", at=ATK_AFTER)
class Kickback(SquadronEffect[Attack], kw_only=True):
    """After each attack he performs he may move up to distance 1, even if engaged."""

    @rule("FX-15", "KEY-07")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """Counter attacks and granted ones too; nothing but engagement keeps him from moving."""
        return attack.attacker == self.squadron and may_move(game, self.squadron, ignore_engagement=True)

    @rule("SQN-16", "SQN-19", "EXT-keyword-27")
    def resolve(self, game: Game, attack: Attack) -> StepResult:
        """His speed plays no part, and he does not activate by it."""
        move = MoveSquadron(squadron=self.squadron, reach=Distance.ONE.number, ignore_engagement=True)
        return Call(move, then=DONE)


# Attacks

AHSOKA = "ahsoka_tano_delta_7_aethersprite_squadron"
AHSOKAS_DICE = Dice(blue=2)


@offer(AHSOKA, at=SQMOVE_AFTER)
class AhsokaTanoDelta7(SquadronEffect[MoveSquadron], kw_only=True):
    """After she moves, another friendly squadron at distance 1 attacks a squadron at distance 1 with 2 blue dice."""

    def _ready(self, game: Game) -> list[SquadronId]:
        """Those that could attack a squadron at distance 1."""
        near = comrades(game, self.squadron, Distance.ONE)
        return [each for each in near if any(_is_at_squadron(attack) for attack in legal_attacks(game, each))]

    @rule("SQN-19", "OVL-24")
    def can_resolve(self, game: Game, move: MoveSquadron) -> bool:
        """Granted moves count too; to be placed is no move."""
        return move.squadron == self.squadron and bool(self._ready(game))

    @rule("ATK-40", "KEY-07", "KEY-14")
    def resolve(self, game: Game, move: MoveSquadron) -> Step:
        """It attacks outside any activation of its own: its flag plays no part."""
        squadron = yield from choose(self.seat, CHOSEN_SQUADRON, self._ready(game))
        return Call(SquadronAttack(squadron=squadron, granted_by=self.key, may_decline=True), then=DONE)


def _is_at_squadron(attack: LegalAttack) -> bool:
    return attack.option.target_zone is None and Distance.ONE.reaches(attack.option.line.measured.mm)


def _is_ahsokas(game: Game, option: AttackOption) -> bool:
    """Whether an attack is the one that Ahsoka granted just now."""
    granted = game.innermost(SquadronAttack)
    return (
        granted is not None
        and granted.granted_by == AHSOKA
        and granted.squadron == option.attacker
        and not option.is_counter
    )


@modifier(AHSOKA, at=ANTI_SQUADRON, stage=Stage.PRINTED)
@rule("KEY-07")
def ahsokas_dice(game: Game, card: CardInPlay, option: AttackOption, dice: Dice) -> Dice:
    """The armament of the attack that she grants."""
    return AHSOKAS_DICE if _is_ahsokas(game, option) else dice


@modifier(AHSOKA, at=MAY_TARGET, stage=Stage.FORBID)
@rule("ATK-40")
def ahsokas_targets(game: Game, card: CardInPlay, option: AttackOption, may: bool) -> bool:
    """Squadrons at distance 1 alone: no ships, and no Snipe."""
    if not may or not _is_ahsokas(game, option):
        return may
    return option.target_zone is None and Distance.ONE.reaches(option.line.measured.mm)


@offer("moralo_eval", at=OBJECT_AFTER)
class MoraloEval(SquadronEffect[TokensChanged], kw_only=True):
    """When a token at distance 1-2 of him is moved or removed, he may move up to distance 1 and then attack."""

    @rule("FX-10", "EXT-object-05")
    def can_resolve(self, game: Game, changed: TokensChanged) -> bool:
        """It lay on no obstacle; whether he has activated plays no part."""
        return changed.was_near(game, self.squadron, Distance.TWO) and (
            may_move(game, self.squadron) or can_attack_somebody(game, self.squadron)
        )

    @rule("SQN-19", "ENG-02", "KEY-23")
    def move(self, game: Game) -> StepResult:
        """Engagement binds him as in an activation."""
        if not may_move(game, self.squadron):
            return NEXT
        return Call(MoveSquadron(squadron=self.squadron, reach=Distance.ONE.number))

    @rule("ENG-03", "ATK-40")
    def attack(self, game: Game) -> StepResult:
        """He may leave it."""
        if not game.is_in_play(self.squadron) or not can_attack_somebody(game, self.squadron):
            return DONE
        return Call(SquadronAttack(squadron=self.squadron, granted_by=self.key, may_decline=True), then=DONE)

    steps = (move, attack)


class FirstAttack(SquadronEffect[Procedure], kw_only=True):
    """Haor Chall attacks an enemy that is about to move at distance 1 of it, even while it is engaged."""

    def _mover(self, procedure: Procedure) -> UnitId:
        """The ship or squadron that is about to move."""
        assert isinstance(procedure, MoveSquadron | ExecuteManeuver)
        return procedure.squadron if isinstance(procedure, MoveSquadron) else procedure.ship

    def _attacks(self, game: Game, mover: UnitId) -> list[LegalAttack]:
        """Escort of an engaged enemy binds, engagement does not."""
        return [found for found in legal_attacks(game, self.squadron, is_free=True) if found.option.defender == mover]

    @rule("FX-13", "ENG-03", "KEY-14", "MOVE-27")
    def can_resolve(self, game: Game, subject: Procedure) -> bool:
        """It can be attacked; every maneuver counts, also one that is granted or at speed 0."""
        mover = self._mover(subject)
        return (
            not game.are_friendly(mover, self.squadron)
            and is_at(game, self.squadron, mover, Distance.ONE)
            and bool(self._attacks(game, mover))
        )

    @rule("EXT-keyword-06", "SQN-24")
    def resolve(self, game: Game, subject: Procedure) -> Step:
        """It attacks outside any activation of its own; what it destroys does not move."""
        legal = self._attacks(game, self._mover(subject))
        choice = yield from choose(self.seat, ATTACK, [found.choice for found in legal])
        return Call(Attack.of(find_attack(legal, choice), granted_by=self.key), then=DONE)


@offer("haor_chall_prototypes", at=SQMOVE_BEFORE)
class HaorChallAtSquadrons(FirstAttack, kw_only=True):
    """Attack an enemy squadron that is about to move at distance 1."""


@offer("haor_chall_prototypes", at=MAN_BEFORE)
class HaorChallAtShips(FirstAttack, kw_only=True):
    """Attack an enemy ship that is about to execute a maneuver at distance 1."""


@all_open
@offer("ig_88b", at=SQUADRON_START)
class IG88B(SquadronEffect[SquadronPhase], kw_only=True):
    """When the Squadron Phase begins he may be marked as activated to attack each enemy squadron at distance 1."""

    attacked: tuple[UnitId, ...] = ()

    def is_over(self, game: Game) -> bool:
        """Destroyed by a counter attack, he attacks no more."""
        return not game.is_in_play(self.squadron)

    def can_resolve(self, game: Game, phase: SquadronPhase) -> bool:
        """He has not activated; he need not have a target."""
        return not game.squadron(self.squadron).activated

    @rule("SQN-11", "SQN-13")
    def pay(self, game: Game) -> StepResult:
        """He is not activated by it."""
        game.emit(ActivationToggled(self.squadron, True))
        return NEXT

    @rule("EXT-ruling-17", "KEY-14", "ATK-38")
    def attack(self, game: Game) -> Step:
        """Each once, one after the other. While an Escort squadron engages him, others are no targets."""
        legal = [
            found
            for found in legal_attacks(game, self.squadron)
            if _is_at_squadron(found) and found.option.defender not in self.attacked
        ]
        choice = yield from choose(self.seat, ATTACK, [found.choice for found in legal], may_pass=True)
        if choice is PASS:
            return DONE
        self.attacked += (choice.defender,)
        return Call(Attack.of(find_attack(legal, choice), granted_by=self.key), then=REPEAT)

    steps = (pay, attack)


@modifier("ig_88b", at=OBSTRUCTED, stage=Stage.SET)
@rule("ATK-22", "LOS-14")
def ig_88bs_attacks(game: Game, card: CardInPlay, option: AttackOption, is_obstructed: bool) -> bool:
    """The attacks of his effect are treated as obstructed."""
    if is_obstructed or option.attacker != card.unit or option.is_counter:
        return is_obstructed
    return any(isinstance(found, IG88B) and found.card == card for found in game.procedures())


# Activations

FENNS_WING = 2
"""How many squadrons Fenn Rau lets activate."""


@all_open
@offer("fenn_rau", at=SQACT_AFTER)
class FennRau(SquadronEffect[SquadronActivation], kw_only=True):
    """After an activation by a Squadron command, one or two neighbours that are not unique may activate as well."""

    chosen: tuple[SquadronId, ...] = ()

    def _ready(self, game: Game) -> list[SquadronId]:
        return [
            each
            for each in comrades(game, self.squadron, Distance.ONE)
            if not game.squadron(each).activated and not game.squadron_card(each).unique
        ]

    @rule("SQN-10", "CMD-44")
    def can_resolve(self, game: Game, activation: SquadronActivation) -> bool:
        """He is in play, and such a squadron is at distance 1; not in the Squadron Phase."""
        return (
            activation.squadron == self.squadron
            and activation.ship >= 0
            and game.is_in_play(self.squadron)
            and bool(self._ready(game))
        )

    @rule("CMD-42")
    def choose_squadrons(self, game: Game) -> Step:
        """All are named before the first of them activates."""
        chosen = yield from choose_some(self.seat, CHOSEN_SQUADRONS, self._ready(game), least=1, most=FENNS_WING)
        self.chosen = chosen
        return NEXT

    @rule("SQN-08", "CMD-43")
    def activate(self, game: Game) -> StepResult:
        """As if the command had chosen them, and on top of its number."""
        if any(entry.scope is Scope.SQUADRON_ACTIVATION for entry in game.state.lasting):
            game.emit(LastingEnded(Scope.SQUADRON_ACTIVATION))
        left = [each for each in self.chosen if game.is_in_play(each) and not game.squadron(each).activated]
        if not left:
            return DONE
        ship = game.subject_of(self).ship
        activation = SquadronActivation(squadron=left[0], by_command=True, ship=ship, granted_by=self.key)
        return Call(activation, then=REPEAT)

    steps = (choose_squadrons, activate)


@offer("hondo_ohnaka_slave_i", at=SQACT_CHOOSE)
class HondoOhnaka(SquadronEffect[SquadronActivation], kw_only=True):
    """Instead of attacking in his activation, mark a squadron at distance 1 as activated, or place it again."""

    def _near(self, game: Game) -> list[SquadronId]:
        """Friends and enemies."""
        return [
            each
            for each in game.squadrons()
            if each != self.squadron and is_at(game, self.squadron, each, Distance.ONE)
        ]

    @rule("SQN-07", "SQN-08")
    def can_resolve(self, game: Game, activation: SquadronActivation) -> bool:
        """He may still attack in this activation, with or without a target of his own."""
        if activation.squadron != self.squadron:
            return False
        left = activation.options(game)
        return (
            left.attacks > 0 and left.total > 0 and game.ask(MAY_ATTACK, self.squadron, True) and bool(self._near(game))
        )

    @rule("SQN-11", "SQN-13", "OVL-24")
    def resolve(self, game: Game, activation: SquadronActivation) -> Step:
        """To be marked is not to activate; one that has activated can be placed anywhere at distance 1 of him."""
        squadron = yield from choose(self.seat, CHOSEN_SQUADRON, self._near(game))
        activation.attacks += 1
        if game.squadron(squadron).activated:
            return Call(RelocateSquadron(by=self.seat, squadron=squadron, near=self.squadron), then=DONE)
        game.emit(ActivationToggled(squadron, True))
        return DONE
