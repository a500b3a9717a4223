"""Unique squadrons of the core set and of the first waves (keywords stand in `keywords`)."""

from __future__ import annotations

from armada.catalog.cards import Color, Printing
from armada.effects.verbs.card_effects import LendsTokens, SquadronEffect
from armada.effects.verbs.dice import COLORS, add_dice
from armada.effects.verbs.units import is_at
from armada.engine.effects import CardInPlay, Stage, modifier, offer
from armada.engine.procedures import DONE, Call, Step, rule
from armada.engine.questions import choose
from armada.engine.seats import Seat
from armada.geometry.ruler import Distance, Range
from armada.rules.attack import Attack
from armada.rules.damage_cards import FaceupCard
from armada.rules.defense_tokens import DEFENSE_TOKEN, SpendDefenseToken, spendable_tokens
from armada.rules.game import Game
from armada.rules.keywords import has_keyword
from armada.rules.queries import ATTACK_RANGE, ATTACK_REACH, GATHER, SHIELDS, AttackOption, ZoneOf
from armada.rules.timing import ATK_3_MODIFY, ATK_4_SPEND
from armada.state.records import UnitId


@offer("howlrunner", at=ATK_3_MODIFY, free=True)
class Howlrunner(SquadronEffect[Attack], kw_only=True):
    """While another friendly Swarm squadron at distance 1 attacks a squadron, it adds a blue die."""

    def decider(self, game: Game, attack: Attack) -> Seat:
        """The attacker."""
        return game.owner(attack.attacker)

    @rule("CARD-howlrunner-01")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """In counter attacks too."""
        return (
            attack.attacker != self.squadron
            and not game.is_ship(attack.attacker)
            and not game.is_ship(attack.defender)
            and game.are_friendly(attack.attacker, self.squadron)
            and has_keyword(game, attack.attacker, "swarm")
            and is_at(game, self.squadron, attack.attacker, Distance.ONE)
        )

    def resolve(self, game: Game, attack: Attack) -> Step:
        """It is rolled into the pool."""
        yield from add_dice(game, attack, (Color.BLUE,), self.key)
        return DONE


@offer("jan_ors", at=ATK_4_SPEND)
class JanOrs(LendsTokens, kw_only=True):
    """While a friendly squadron at distance 1-2 defends, it can spend her defense tokens.

    Accuracy icons choose among the defender's own tokens, so that hers are safe unless she defends.
    """

    is_repeatable = True

    def decider(self, game: Game, attack: Attack) -> Seat:
        """The owner of the defender."""
        return game.owner(attack.defender)

    @rule("CARD-jan-ors-01", "CARD-jan-ors-02", "DEF-06", "DEF-07")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """She has a token of a type that was not spent in this attack."""
        return (
            attack.defender != self.squadron
            and not game.is_ship(attack.defender)
            and game.are_friendly(attack.defender, self.squadron)
            and is_at(game, self.squadron, attack.defender, Distance.TWO)
            and bool(spendable_tokens(game, attack, self.squadron))
        )

    def resolve(self, game: Game, attack: Attack) -> Step:
        """As if it were the defender's own."""
        tokens = spendable_tokens(game, attack, self.squadron)
        token = yield from choose(game.owner(attack.defender), DEFENSE_TOKEN, tokens, about=self.squadron)
        return Call(SpendDefenseToken(unit=self.squadron, token=token), then=DONE)


@modifier("luke_skywalker", at=SHIELDS, stage=Stage.SET)
@rule("DMG-04", "DEF-12")
def luke_skywalker(game: Game, card: CardInPlay, where: ZoneOf, shields: int) -> int:
    """A ship that Luke attacks counts as having no shields; for the faceup cards it is dealt the real ones count."""
    for frame in reversed(game.frames):
        procedure = frame.procedure
        if isinstance(procedure, FaceupCard):
            return shields
        if isinstance(procedure, Attack):
            return 0 if (procedure.attacker, procedure.defender) == (card.unit, where.ship) else shields
    return shields


@modifier("major_rhymer", at=ATTACK_REACH, stage=Stage.INCREASE, printing=Printing.ERA_2016)
def rhymer_reach(game: Game, card: CardInPlay, attacker: UnitId, mm: float) -> float:
    """His friends reach to medium range, if they are near him."""
    return max(mm, Range.MEDIUM.end) if game.are_friendly(attacker, card.unit) else mm


@modifier("major_rhymer", at=ATTACK_RANGE, stage=Stage.PERMIT, printing=Printing.ERA_2016)
@rule("CARD-major-rhymer-01")
def rhymer_range(game: Game, card: CardInPlay, option: AttackOption, is_at_range: bool) -> bool:
    """Friendly squadrons at distance 1 of him, himself included, can attack ships at close-medium range."""
    if is_at_range or option.zone is not None or option.target_zone is None:
        return is_at_range
    return (
        option.range in (Range.CLOSE, Range.MEDIUM)
        and game.are_friendly(option.attacker, card.unit)
        and is_at(game, card.unit, option.attacker, Distance.ONE)
    )


@modifier("major_rhymer", at=GATHER, stage=Stage.PERMIT, printing=Printing.ERA_2016)
@rule("CARD-major-rhymer-02")
def rhymer_dice(game: Game, card: CardInPlay, option: AttackOption, colors: tuple[Color, ...]) -> tuple[Color, ...]:
    """They roll their whole battery, whatever the colours allowed at the range."""
    at_ship = option.zone is None and option.target_zone is not None
    return COLORS if at_ship and game.are_friendly(option.attacker, card.unit) else colors
