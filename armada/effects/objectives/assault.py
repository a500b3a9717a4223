"""Assault objectives of the core set."""

from __future__ import annotations

from armada.effects.objectives.objective import (
    CountsTwice,
    NameOwnShips,
    ObjectiveEffect,
    ObjectiveInAttack,
    SecondPlayerTokens,
    fleet_ships,
    gain_victory_tokens,
    is_objective_ship,
    is_of_first,
    name_objective_ship,
    remove_token,
    second_player,
)
from armada.effects.verbs.card_effects import mark
from armada.effects.verbs.dice import COLORS, SPENT_DIE, add_dice, modified
from armada.engine.effects import CardInPlay, Stage, modifier, offer, trigger
from armada.engine.procedures import DONE, NEXT, Call, Outcome, Step, rule
from armada.engine.questions import choose
from armada.engine.seats import Seat, Side
from armada.engine.secrecy import all_open
from armada.geometry.bases import HullZone
from armada.rules.attack import Attack
from armada.rules.attack_effects import ADDED_COLOR
from armada.rules.damage_cards import DealDamageCard, TurnFaceup
from armada.rules.dice import picked, roll
from armada.rules.game import Game
from armada.rules.keywords import has_keyword
from armada.rules.queries import ATTACK_ZONE, MAY_TARGET, AttackOption
from armada.rules.scoring import cost
from armada.rules.setup import Setup
from armada.rules.ship_phase import ShipActivation
from armada.rules.timing import (
    ATK_3_MODIFY,
    ATK_3_START,
    ATK_AFTER,
    DMG_CARD_DEAL,
    DMG_CARD_FLIP,
    GAME_END_OBJECTIVE,
    SETUP_6_AFTER,
)
from armada.rules.winning import EndOfGame
from armada.state.dice import HITS
from armada.state.events.cards import ObjectiveTokenPlaced
from armada.state.records import Command, Scope, ShipId, Token

# Advanced Gunnery


@trigger("advanced_gunnery", at=SETUP_6_AFTER)
class AdvancedGunneryShips(NameOwnShips, kw_only=True):
    """Once both fleets are deployed, each player chooses an own ship as objective ship."""


@modifier("advanced_gunnery", at=ATTACK_ZONE, stage=Stage.PERMIT)
@rule("CARD-advanced-gunnery-03", "CARD-advanced-gunnery-02")
def advanced_gunnery_zones(
    game: Game, card: CardInPlay, activation: ShipActivation, zones: tuple[HullZone, ...]
) -> tuple[HullZone, ...]:
    """An objective ship can attack from a hull zone that has attacked; how often it attacks stays the same."""
    return game.zones(activation.ship) if is_objective_ship(game, activation.ship) else zones


def _aim(zone: HullZone | None, target_zone: HullZone | None) -> str:
    return f"{zone or ''}>{target_zone or ''}"


@trigger("advanced_gunnery", at=ATK_3_START)
class AdvancedGunneryTargets(ObjectiveInAttack, kw_only=True):
    """What the first player's objective ship attacked from which hull zone is remembered for the round."""

    only_remembers = True

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """That ship attacks."""
        return is_objective_ship(game, attack.attacker) and is_of_first(game, attack.attacker)

    def resolve(self, game: Game, attack: Attack) -> Outcome:
        """The squadron, or the hull zone of the ship."""
        aim = _aim(attack.zone, attack.target_zone)
        mark(game, self.key, Scope.ROUND, unit=attack.attacker, value=attack.defender, text=aim)
        return DONE


@modifier("advanced_gunnery", at=MAY_TARGET, stage=Stage.FORBID)
@rule("CARD-advanced-gunnery-03")
def advanced_gunnery_targets(game: Game, card: CardInPlay, option: AttackOption, may: bool) -> bool:
    """From one hull zone the first player's objective ship attacks no hull zone or squadron twice in a round."""
    if not may or not game.state.lasting:
        return may
    aim = _aim(option.zone, option.target_zone)
    return not any(
        entry.value == option.defender and entry.text == aim for entry in game.lasting(card.key, option.attacker)
    )


@trigger("advanced_gunnery", at=GAME_END_OBJECTIVE)
class AdvancedGunneryScore(CountsTwice, kw_only=True):
    """A destroyed objective ship counts twice."""


# Most Wanted


@trigger("most_wanted", at=SETUP_6_AFTER)
class MostWantedShips(ObjectiveEffect[Setup], kw_only=True):
    """Once both fleets are deployed, the second player chooses an own and an enemy ship as objective ships."""

    def decider(self, game: Game, setup: Setup) -> Seat:
        """The second player."""
        return second_player(game)

    @rule("CARD-most-wanted-02")
    def name_own(self, game: Game) -> Step:
        """An own ship."""
        _, second = game.sides_in_order
        yield from name_objective_ship(game, second_player(game), fleet_ships(game, second))
        return NEXT

    @rule("CARD-most-wanted-02")
    def name_enemy(self, game: Game) -> Step:
        """And one of the first player's."""
        first, _ = game.sides_in_order
        yield from name_objective_ship(game, second_player(game), fleet_ships(game, first))
        return NEXT

    steps = (name_own, name_enemy)


@offer("most_wanted", at=ATK_3_MODIFY, free=True)
class MostWanted(ObjectiveInAttack, kw_only=True):
    """While a ship attacks an objective ship, add a die of a colour that is in the pool."""

    @rule("CARD-most-wanted-01")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """A ship attacks, and there are dice; squadrons get nothing."""
        return bool(attack.pool.dice) and game.is_ship(attack.attacker) and is_objective_ship(game, attack.defender)

    def resolve(self, game: Game, attack: Attack) -> Step:
        """Once in an attack."""
        color = yield from choose(game.owner(attack.attacker), ADDED_COLOR, attack.pool.colors)
        yield from add_dice(game, attack, (color,), self.key)
        return DONE


@trigger("most_wanted", at=GAME_END_OBJECTIVE)
class MostWantedScore(CountsTwice, kw_only=True):
    """A destroyed objective ship counts twice."""


# Opening Salvo


def _salvo(game: Game, unit: int) -> int | None:
    """The objective token that a ship still has."""
    for number, token in enumerate(game.state.tokens):
        if token.unit == unit and token.kind == "opening_salvo":
            return number
    return None


@trigger("opening_salvo", at=SETUP_6_AFTER)
class OpeningSalvoTokens(ObjectiveEffect[Setup], kw_only=True):
    """Once both fleets are deployed, each ship gets an objective token."""

    @rule("CARD-opening-salvo-04")
    def resolve(self, game: Game, setup: Setup) -> Outcome:
        """Ships of both players."""
        for ship in game.ships():
            game.emit(ObjectiveTokenPlaced(Token(kind=self.key, unit=ship)))
        return DONE


@trigger("opening_salvo", at=ATK_3_MODIFY)
class OpeningSalvo(ObjectiveInAttack, kw_only=True):
    """At its first attack on a ship a ship discards its token and adds two dice: red ones, or of any colours."""

    @rule("CARD-opening-salvo-04")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """A ship with its token attacks a ship."""
        return game.is_ship(attack.defender) and _salvo(game, attack.attacker) is not None

    @rule("CARD-opening-salvo-01", "CARD-opening-salvo-02", "FX-20")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """The second player chooses the colours, whatever the range."""
        colors = (COLORS[0], COLORS[0])
        if not is_of_first(game, attack.attacker):
            seat = game.owner(attack.attacker)
            one = yield from choose(seat, ADDED_COLOR, COLORS)
            other = yield from choose(seat, ADDED_COLOR, COLORS)
            colors = (one, other)
        token = _salvo(game, attack.attacker)
        assert token is not None
        faces = yield from roll(colors)
        remove_token(game, token)
        pool = attack.pool
        for color, face in zip(colors, faces, strict=True):
            pool = pool.added(color, face)
        modified(game, attack, pool, self.key)
        return DONE


@trigger("opening_salvo", at=GAME_END_OBJECTIVE)
class OpeningSalvoScore(ObjectiveEffect[EndOfGame], kw_only=True):
    """Each damaged enemy ship that is still in play scores half its cost, upgrades included, rounded up."""

    def can_resolve(self, game: Game, end: EndOfGame) -> bool:
        """There is such a ship."""
        return any(game.ship(ship).damage for ship in game.ships())

    @rule("CARD-opening-salvo-03", "CARD-opening-salvo-04", "SCORE-05", "SCORE-06")
    def resolve(self, game: Game, end: EndOfGame) -> Outcome:
        """Ship by ship; damage cards count, shields do not."""
        for ship in game.ships():
            if game.ship(ship).damage:
                end.add(Side(1 - game.side(ship)), (cost(game, ship) + 1) // 2, self.key, ship)
        return DONE


# Precision Strike


@all_open
@trigger("precision_strike", at=SETUP_6_AFTER)
class PrecisionStrikeTokens(SecondPlayerTokens, kw_only=True):
    """Each ship of the second player gains a Concentrate Fire token."""

    command = Command.CONCENTRATE_FIRE


def _strikes(game: Game, attack: Attack | None) -> bool:
    """Whether a ship, or a squadron with Bomber, attacks a ship."""
    return (
        attack is not None
        and game.is_ship(attack.defender)
        and (game.is_ship(attack.attacker) or has_keyword(game, attack.attacker, "bomber"))
    )


@offer("precision_strike", at=ATK_3_MODIFY)
class PrecisionStrike(ObjectiveInAttack, kw_only=True):
    """While a ship or Bomber squadron attacks a ship, spend a die with a hit to turn a random facedown damage card."""

    def _facedown(self, game: Game, attack: Attack) -> list[int]:
        return [place for place, card in enumerate(game.ship(attack.defender).damage) if not card.faceup]

    def _dice(self, attack: Attack) -> list[int]:
        return [place for place, die in enumerate(attack.pool.dice) if die.face in HITS]

    @rule("CARD-precision-strike-01")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """There is such a die, and a facedown card."""
        return _strikes(game, attack) and bool(self._dice(attack)) and bool(self._facedown(game, attack))

    @rule("CARD-precision-strike-01", "DICE-09")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """The card resolves its immediate effect at once."""
        die = yield from choose(game.owner(attack.attacker), SPENT_DIE, self._dice(attack))
        place = yield from picked(self._facedown(game, attack))
        modified(game, attack, attack.pool.without((die,)), self.key)
        return Call(TurnFaceup(ship=ShipId(attack.defender), place=place), then=DONE)


def _note_faceup(game: Game, key: str) -> Outcome:
    """Remember a card that has become faceup in an attack."""
    attack = game.under_way(Attack)
    assert attack is not None
    attack.notes += (key,)
    return DONE


def _is_struck(game: Game, ship: ShipId) -> bool:
    """Whether a ship is the defender of an attack that earns tokens."""
    attack = game.under_way(Attack)
    return attack is not None and attack.defender == ship and _strikes(game, attack)


@trigger("precision_strike", at=DMG_CARD_DEAL)
class PrecisionStrikeDealt(ObjectiveEffect[DealDamageCard], kw_only=True):
    """A card that the attack deals faceup is counted, even if it destroys the ship."""

    only_remembers = True

    def can_resolve(self, game: Game, dealing: DealDamageCard) -> bool:
        """To the defender, by the attack."""
        return dealing.faceup and _is_struck(game, dealing.ship)

    def resolve(self, game: Game, dealing: DealDamageCard) -> Outcome:
        """For the end of the attack."""
        return _note_faceup(game, self.key)


@trigger("precision_strike", at=DMG_CARD_FLIP)
class PrecisionStrikeTurned(ObjectiveEffect[TurnFaceup], kw_only=True):
    """A card of the defender that is turned faceup in the attack is counted, even if it is turned back."""

    only_remembers = True

    def can_resolve(self, game: Game, turning: TurnFaceup) -> bool:
        """Of the defender."""
        return _is_struck(game, turning.ship)

    def resolve(self, game: Game, turning: TurnFaceup) -> Outcome:
        """For the end of the attack."""
        return _note_faceup(game, self.key)


@trigger("precision_strike", at=ATK_AFTER)
class PrecisionStrikeScore(ObjectiveInAttack, kw_only=True):
    """After the attack its owner gains a victory token for each card dealt or turned faceup in it."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """Whatever became of the attacker since (S-23)."""
        return self.key in attack.notes

    @rule("CARD-precision-strike-01", "OBJ-05")
    def resolve(self, game: Game, attack: Attack) -> Outcome:
        """All at once."""
        gain_victory_tokens(game, game.side(attack.attacker), attack.notes.count(self.key))
        return DONE
