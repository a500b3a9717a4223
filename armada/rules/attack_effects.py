"""What the rules themselves offer in an attack: accuracy icons, Concentrate Fire, the standard critical effect."""

from __future__ import annotations

from armada.catalog.cards import Color, DefenseToken
from armada.engine.effects import Effect, offer
from armada.engine.procedures import DONE, NEXT, Call, Outcome, Step, rule
from armada.engine.questions import PASS, Kind, choose
from armada.engine.seats import Seat
from armada.rules.attack import Attack
from armada.rules.command_tokens import SpendCommandToken
from armada.rules.commands import WAY, Way, ways_to_resolve
from armada.rules.dice import roll
from armada.rules.game import Game
from armada.rules.queries import ACCURACY, CRITICAL, CRITICAL_COUNT, CriticalUse
from armada.rules.timing import ATK_3_MODIFY, ATK_5_CRIT
from armada.state.dice import DieFace
from armada.state.events.attack import CriticalEffectResolved, DiceModified, TokenLocked
from armada.state.events.commands import CommandResolved, DialSpent
from armada.state.records import Command, ShipId, TokenId, TokenState

LOCKED_TOKEN = Kind[TokenId]("locked token", "Which defense token can the defender not spend?")
ADDED_COLOR = Kind[Color]("added die", "Which die do you add to the attack pool?")
REROLLED_DIE = Kind[int]("rerolled die", "Which die do you reroll?")

STANDARD_CRITICAL = "standard_critical"


def lockable_tokens(game: Game, attack: Attack) -> tuple[TokenId, ...]:
    """The defense tokens of the defender that accuracy icons can choose, readied or exhausted (ATK-26, ATK-53)."""
    defense = game.unit(attack.defender).defense
    tokens = [
        TokenId(i)
        for i, token in enumerate(defense)
        if token.state is not TokenState.DISCARDED and i not in attack.locked
    ]
    return game.ask(ACCURACY, attack, tuple(tokens))


@offer("accuracy", at=ATK_3_MODIFY, standing=True)
class SpendAccuracy(Effect[Attack], kw_only=True):
    """Spend an accuracy icon to choose a defense token, which cannot be spent in this attack."""

    is_repeatable = True

    def decider(self, game: Game, attack: Attack) -> Seat:
        """The attacker."""
        return game.owner(attack.attacker)

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """There must be an icon to spend and a token to choose."""
        return bool(attack.pool.places(face=DieFace.ACCURACY)) and bool(lockable_tokens(game, attack))

    @rule("ATK-25", "ATK-26", "ATK-27", "ATK-52", "ATK-53", "DICE-03", "DICE-09")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """The die with the icon is spent, and the token locked."""
        token = yield from choose(game.owner(attack.attacker), LOCKED_TOKEN, lockable_tokens(game, attack))
        attack.pool = attack.pool.without(attack.pool.places(face=DieFace.ACCURACY)[:1])
        attack.locked += (token,)
        game.emit(TokenLocked(attack.defender, token))
        game.emit(DiceModified("accuracy", attack.pool))
        return DONE


@offer("concentrate_fire", at=ATK_3_MODIFY, standing=True)
class ConcentrateFire(Effect[Attack], kw_only=True):
    """Concentrate Fire: the dial adds a die of a colour in the pool, the token rerolls a die."""

    by_dial: bool = False
    by_token: bool = False

    def decider(self, game: Game, attack: Attack) -> Seat:
        """The owner of the attacking ship."""
        return game.owner(attack.attacker)

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """A ship attacks, has the dial or token, and did not resolve the command this round."""
        return (
            game.is_ship(attack.attacker)
            and bool(attack.pool.dice)
            and bool(ways_to_resolve(game, ShipId(attack.attacker), Command.CONCENTRATE_FIRE))
        )

    @rule("CMD-57", "CMD-62", "CMD-65", "CMD-25", "CMD-26", "CMD-27", "CMD-28", "CMD-29")
    def choose_way(self, game: Game) -> Step:
        """By dial, by token, or by both at once."""
        ship = self._ship(game)
        ways = ways_to_resolve(game, ship, Command.CONCENTRATE_FIRE)
        way = yield from choose(game.owner(ship), WAY, ways)
        self.by_dial, self.by_token = way is not Way.TOKEN, way is not Way.DIAL
        game.emit(CommandResolved(ship, Command.CONCENTRATE_FIRE, self.by_dial, self.by_token))
        if self.by_dial:
            game.emit(DialSpent(ship))
        if self.by_token:
            return Call(SpendCommandToken(ship=ship, command=Command.CONCENTRATE_FIRE))
        return NEXT

    @rule("CMD-58", "DICE-07", "ATK-20")
    def add_die(self, game: Game) -> Step:
        """The dial adds one die of a colour already in the pool."""
        attack: Attack = game.subject_of(self)
        if not self.by_dial or not attack.pool.dice:
            return NEXT
        color = yield from choose(game.owner(attack.attacker), ADDED_COLOR, attack.pool.colors, may_pass=True)
        if color is PASS:
            return NEXT
        (face,) = yield from roll((color,))
        attack.pool = attack.pool.added(color, face)
        game.emit(DiceModified("concentrate_fire", attack.pool))
        return NEXT

    @rule("CMD-59", "CMD-60", "CMD-61", "CMD-31", "DICE-06")
    def reroll_die(self, game: Game) -> Step:
        """The token may reroll one die, the added one too."""
        attack: Attack = game.subject_of(self)
        if not self.by_token:
            return DONE
        places = range(len(attack.pool.dice))
        place = yield from choose(game.owner(attack.attacker), REROLLED_DIE, places, may_pass=True)
        if place is PASS:
            return DONE
        faces = yield from roll((attack.pool.dice[place].color,))
        attack.pool = attack.pool.turned((place,), faces)
        game.emit(DiceModified("concentrate_fire", attack.pool))
        return DONE

    def _ship(self, game: Game) -> ShipId:
        attack: Attack = game.subject_of(self)
        return ShipId(attack.attacker)

    steps = (choose_way, add_die, reroll_die)


@rule("CRIT-01", "CRIT-02", "CRIT-06", "CRIT-09", "CRIT-10", "DEF-22")
def can_resolve_critical(game: Game, attack: Attack, effect: str, color: Color | None = None) -> bool:
    """Whether the attacker can resolve a critical effect.

    An icon is in the pool, of the colour its header names; one effect in an attack; only ships do, against ships;
    Contain stops the standard effect.
    """
    if effect in attack.criticals or len(attack.criticals) >= game.ask(CRITICAL_COUNT, attack, 1):
        return False
    crits = [
        die
        for die in attack.pool.dice
        if die.face in (DieFace.CRIT, DieFace.HIT_CRIT) and (color is None or die.color is color)
    ]
    if not crits:
        return False
    contained = effect == STANDARD_CRITICAL and DefenseToken.CONTAIN in attack.spent_kinds
    return game.ask(CRITICAL, CriticalUse(attack, effect), attack.is_ship_to_ship(game)) and not contained


@offer(STANDARD_CRITICAL, at=ATK_5_CRIT, standing=True)
class StandardCritical(Effect[Attack], kw_only=True):
    """The standard critical effect: the first damage card that the attack deals is dealt faceup."""

    def decider(self, game: Game, attack: Attack) -> Seat:
        """The attacker."""
        return game.owner(attack.attacker)

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """A critical icon is in the pool, and nothing forbids the effect."""
        return can_resolve_critical(game, attack, STANDARD_CRITICAL)

    @rule("CRIT-03", "CRIT-04", "CRIT-05", "CRIT-07", "CRIT-08", "CRIT-11", "FX-06")
    def resolve(self, game: Game, attack: Attack) -> Outcome:
        """No icon is spent."""
        attack.criticals += (STANDARD_CRITICAL,)
        attack.first_card_faceup = True
        game.emit(CriticalEffectResolved(attack.attacker, STANDARD_CRITICAL))
        return DONE
