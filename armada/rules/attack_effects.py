"""Effects of the rules themselves in an attack: obstruction, accuracy, Concentrate Fire, critical effects."""

from __future__ import annotations

from typing import ClassVar

from armada.catalog.cards import Color
from armada.engine.effects import Effect, offer, trigger
from armada.engine.procedures import DONE, NEXT, Call, Step, StepResult, rule
from armada.engine.questions import PASS, Kind, choose
from armada.engine.seats import Seat
from armada.engine.secrecy import all_open
from armada.rules.attack import Attack, remove_die
from armada.rules.attack_events import modify_pool
from armada.rules.commands import CommandProcedure, ways_to_resolve
from armada.rules.dice import roll
from armada.rules.game import Game
from armada.rules.queries import ACCURACY, CRITICAL, CRITICAL_COUNT, CriticalUse
from armada.rules.timing import ATK_2_REMOVE, ATK_3_MODIFY, ATK_5_CRIT, CMD_AFTER, CMD_HEADER
from armada.state.dice import DieFace
from armada.state.events.attack import CriticalEffectResolved, TokenLocked
from armada.state.records import Command, Ship, ShipId, TokenId, TokenState

REMOVED_DIE = Kind[Color]("removed die")
ACCURACY_DIE = Kind[int]("accuracy die")
LOCKED_TOKEN = Kind[TokenId]("locked token")
ADDED_COLOR = Kind[Color]("added die")
REROLLED_DIE = Kind[int]("rerolled die")

STANDARD_CRITICAL = "standard_critical"
NO_TOKEN = TokenId(-1)
"""Uses of an accuracy icon other than a defense token."""


@trigger("obstruction", at=ATK_2_REMOVE, standing=True)
class Obstruction(Effect[Attack], kw_only=True):
    """An obstructed attack loses one die before it is rolled, whatever and how much obstructs it.

    The attacker says in which order this and other effects take dice away.
    """

    def decider(self, game: Game, attack: Attack) -> Seat:
        """The attacker."""
        return game.controller(attack.attacker)

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """There must be a die left to remove."""
        return attack.obstructed and bool(attack.colors)

    @rule("ATK-21", "ATK-22", "SQN-26", "LOS-14")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """The attacker chooses the die."""
        color = yield from choose(game.controller(attack.attacker), REMOVED_DIE, tuple(dict.fromkeys(attack.colors)))
        remove_die(game, attack, color, "obstruction")
        return DONE


def lockable_tokens(game: Game, attack: Attack) -> tuple[TokenId, ...]:
    """The defense tokens of the defender that accuracy icons can choose, readied or exhausted (ATK-26, ATK-53)."""
    defense = game.unit(attack.defender).defense
    tokens = [
        TokenId(i)
        for i, token in enumerate(defense)
        if token.state is not TokenState.DISCARDED and i not in attack.locked
    ]
    return game.ask(ACCURACY, attack, tuple(tokens))


def may_spend_accuracy(game: Game, attack: Attack) -> bool:
    """Whether the attacker may spend accuracy icons for something else than a defense token, as a cost."""
    return bool(game.ask(ACCURACY, attack, (NO_TOKEN,)))


@offer("accuracy", at=ATK_3_MODIFY, standing=True)
class SpendAccuracy(Effect[Attack], kw_only=True):
    """Spend an accuracy icon to choose a defense token, which cannot be spent in this attack."""

    is_repeatable = True

    def decider(self, game: Game, attack: Attack) -> Seat:
        """The attacker."""
        return game.controller(attack.attacker)

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """There must be an icon to spend and a token to choose."""
        return bool(attack.pool.places(face=DieFace.ACCURACY)) and bool(lockable_tokens(game, attack))

    @rule("ATK-25", "ATK-26", "ATK-27", "ATK-52", "ATK-53", "DICE-03", "DICE-09")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """A die with the icon is spent, of the colour that the attacker chooses, and the token is locked."""
        seat, pool = game.controller(attack.attacker), attack.pool
        token = yield from choose(seat, LOCKED_TOKEN, lockable_tokens(game, attack), about=attack.defender)
        by_color = {pool.dice[place].color: place for place in reversed(pool.places(face=DieFace.ACCURACY))}
        die = yield from choose(seat, ACCURACY_DIE, sorted(by_color.values()))
        attack.locked += (token,)
        kind = game.unit(attack.defender).defense[token].kind
        game.emit(TokenLocked(attack.defender, token, die, kind))
        modify_pool(game, attack, pool.without((die,)), "accuracy", spent=(die,))
        return DONE


@all_open
class ConcentrateFireCommand(CommandProcedure, kw_only=True):
    """A ship resolves Concentrate Fire: its dial adds a die of a colour in the pool, its token rerolls a die."""

    command: ClassVar[Command] = Command.CONCENTRATE_FIRE

    @rule("CMD-58", "CMD-31", "DICE-07", "ATK-20")
    def add_die(self, game: Game) -> Step:
        """The dial adds one die of a colour already in the pool."""
        attack = self._attack(game)
        colors = attack.pool.colors if self.by_dial else ()
        color = yield from choose(game.controller(self.ship), ADDED_COLOR, colors, may_pass=True)
        if color is PASS:
            return NEXT
        (face,) = yield from roll((color,))
        modify_pool(game, attack, attack.pool.added(color, face), "concentrate_fire")
        return NEXT

    @rule("CMD-59", "CMD-60", "CMD-61", "CMD-31", "DICE-06")
    def reroll_die(self, game: Game) -> Step:
        """The token may reroll one die, the added one too."""
        attack = self._attack(game)
        places = range(len(attack.pool.dice) if self.by_token else 0)
        place = yield from choose(game.controller(self.ship), REROLLED_DIE, places, may_pass=True)
        if place is PASS:
            return NEXT
        faces = yield from roll((attack.pool.dice[place].color,))
        modify_pool(game, attack, attack.pool.turned((place,), faces), "concentrate_fire", rerolled=(place,))
        return NEXT

    def _attack(self, game: Game) -> Attack:
        attack = game.innermost(Attack)
        assert attack is not None
        return attack

    steps = (CommandProcedure.spend, CMD_HEADER, add_die, reroll_die, CMD_AFTER)


@offer("concentrate_fire", at=ATK_3_MODIFY, standing=True)
class ConcentrateFire(Effect[Attack], kw_only=True):
    """While a ship attacks, it can resolve its Concentrate Fire command, against ships and squadrons alike."""

    def decider(self, game: Game, attack: Attack) -> Seat:
        """The controller of the attacking ship."""
        return game.controller(attack.attacker)

    @rule("CMD-57", "CMD-62", "CMD-65", "CMD-26", "CMD-29")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """A ship attacks, has the dial or token, and did not resolve the command this round."""
        return (
            isinstance(game.unit(attack.attacker), Ship)
            and bool(attack.pool.dice)
            and bool(ways_to_resolve(game, ShipId(attack.attacker), Command.CONCENTRATE_FIRE))
        )

    def resolve(self, game: Game, attack: Attack) -> StepResult:
        """The command, with all that belongs to it."""
        attack.concentrated = True
        return Call(ConcentrateFireCommand(ship=ShipId(attack.attacker)), then=DONE)


@rule("CRIT-01", "CRIT-02", "CRIT-06", "CRIT-09", "CRIT-10", "DEF-22")
def can_resolve_critical(game: Game, attack: Attack, effect: str, color: Color | None = None) -> bool:
    """Whether the attacker can resolve a critical effect.

    An icon is in the pool, of the colour its header names; one effect in an attack; only ships do, against ships;
    Contain stops the standard effect. A defender that an effect destroyed before suffers none (DMG-28).
    """
    if not game.is_in_play(attack.defender):
        return False
    if effect in attack.criticals or len(attack.criticals) >= game.ask(CRITICAL_COUNT, attack, 1):
        return False
    crits = [
        die
        for die in attack.pool.dice
        if die.face in (DieFace.CRIT, DieFace.HIT_CRIT) and (color is None or die.color is color)
    ]
    if not crits:
        return False
    if effect == STANDARD_CRITICAL and attack.is_contained:
        return False
    return game.ask(CRITICAL, CriticalUse(attack, effect), attack.is_ship_to_ship(game))


@offer(STANDARD_CRITICAL, at=ATK_5_CRIT, free=True, standing=True)
class StandardCritical(Effect[Attack], kw_only=True):
    """The standard critical effect: the first damage card that the attack deals is dealt faceup."""

    def decider(self, game: Game, attack: Attack) -> Seat:
        """The attacker."""
        return game.controller(attack.attacker)

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """A critical icon is in the pool, and nothing forbids the effect."""
        return can_resolve_critical(game, attack, STANDARD_CRITICAL)

    @rule("CRIT-03", "CRIT-04", "CRIT-05", "CRIT-07", "CRIT-08", "CRIT-11", "FX-06")
    def resolve(self, game: Game, attack: Attack) -> StepResult:
        """No icon is spent."""
        attack.criticals += (STANDARD_CRITICAL,)
        attack.first_card_faceup = True
        game.emit(CriticalEffectResolved(attack.attacker, STANDARD_CRITICAL))
        return DONE
