"""Rift Assault: marks that buy a changed die and a victory token, and a gravity rift that hurts slow ships."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from armada.catalog.shapes import ObstacleKind
from armada.effects.objectives.objective import (
    ObjectiveEffect,
    ObjectiveInAttack,
    gain_victory_tokens,
    give_token,
    is_of_first,
    remove_token,
    ship_token,
)
from armada.effects.objectives.obstacles import WithoutStation, add_obstacles, is_far_from_obstacles
from armada.effects.verbs.dice import SPENT_DIE, change_die, changeable
from armada.engine.effects import offer, trigger
from armada.engine.procedures import DONE, REPEAT, Call, Step, StepResult, rule
from armada.engine.questions import Asking, choose
from armada.engine.secrecy import all_open
from armada.geometry.ruler import Distance
from armada.rules.attack import Attack
from armada.rules.attack_events import modify_pool
from armada.rules.damage_cards import DealDamageCard
from armada.rules.destruction import CheckDestroyed
from armada.rules.game import Game
from armada.rules.gravity_rift import is_near_rift
from armada.rules.rounds import Round
from armada.rules.setup import Setup
from armada.rules.timing import ATK_3_MODIFY, ROUND_END, SETUP_5_BEFORE
from armada.state.dice import DieFace
from armada.state.records import Ship, ShipId

ICONS: Final = tuple([face for face in DieFace if face is not DieFace.BLANK])
SINGLE: Final = (DieFace.ACCURACY, DieFace.HIT)
"""The faces to which the first player's ships change a die."""

MARKED: Final = "rift_assault_mark"
CHANGED: Final = "rift_assault_change"
"""What an attack remembers of the two uses."""

SLOW: Final = 1


@trigger("rift_assault", at=SETUP_5_BEFORE)
class RiftAssaultObstacles(WithoutStation, kw_only=True):
    """The gravity rift is placed instead of the station."""

    @rule("SETUP-30")
    def resolve(self, game: Game, setup: Setup) -> StepResult:
        """As usual otherwise."""
        super().resolve(game, setup)
        plan = setup.obstacles
        setup.obstacles = replace(plan, obstacles=(*plan.obstacles, *add_obstacles(game, ObstacleKind.GRAVITY_RIFT)))
        return DONE


def _at_ship(game: Game, attack: Attack) -> bool:
    """Whether a ship attacks a ship."""
    return isinstance(game.unit(attack.attacker), Ship) and isinstance(game.unit(attack.defender), Ship)


@offer("rift_assault", at=ATK_3_MODIFY)
class RiftAssault(ObjectiveInAttack, kw_only=True):
    """While a ship attacks a ship: spend a die to mark it, or discard its mark to change a die and gain a token.

    Each of the two once in an attack, in either order: whether the defender is marked says which is next.
    """

    is_repeatable = True

    def _icons(self, attack: Attack) -> list[int]:
        return sorted([place for face in ICONS for place in attack.pool.places(face=face)])

    @rule("EXT-objective-10")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """To be marked, the defender is beyond distance 1 of every obstacle."""
        if not _at_ship(game, attack):
            return False
        if ship_token(game, self.key, attack.defender) is not None:
            return CHANGED not in attack.notes and bool(attack.pool.dice)
        return (
            MARKED not in attack.notes
            and bool(self._icons(attack))
            and is_far_from_obstacles(game, attack.defender, Distance.ONE)
        )

    def resolve(self, game: Game, attack: Attack) -> Step:
        """Mark it, or use up its mark."""
        token = ship_token(game, self.key, attack.defender)
        if token is None:
            yield from self._mark(game, attack)
        else:
            yield from self._change(game, attack, token)
        return DONE

    @rule("DICE-09")
    def _mark(self, game: Game, attack: Attack) -> Asking[None]:
        """A blank die cannot pay for it."""
        die = yield from choose(game.controller(attack.attacker), SPENT_DIE, self._icons(attack))
        attack.notes += (MARKED,)
        modify_pool(game, attack, attack.pool.without((die,)), self.key, spent=(die,))
        give_token(game, self.key, ShipId(attack.defender))

    @rule("DICE-08", "DICE-18")
    def _change(self, game: Game, attack: Attack, token: int) -> Asking[None]:
        """To an accuracy or a single hit; the second player's ships to any face with an icon."""
        faces = SINGLE if is_of_first(game, attack.attacker) else ICONS
        seat = game.controller(attack.attacker)
        yield from change_die(game, attack, seat, self.key, changeable(attack.pool, faces), faces)
        attack.notes += (CHANGED,)
        remove_token(game, token)
        gain_victory_tokens(game, game.side(attack.attacker), unit=attack.attacker)


@all_open
@trigger("rift_assault", at=ROUND_END)
class RiftAssaultPull(ObjectiveEffect[Round], kw_only=True):
    """At the end of the round each slow ship near the rift is dealt a facedown damage card."""

    dealt: tuple[ShipId, ...] = ()

    def _ships(self, game: Game) -> tuple[ShipId, ...]:
        return tuple([s for s in game.ships() if game.ship(s).speed <= SLOW and is_near_rift(game, game.hull(s))])

    def can_resolve(self, game: Game, round: Round) -> bool:
        """There is such a ship."""
        return bool(self._ships(game))

    @rule("DMG-27", "DMG-29", "STAT-08")
    def deal(self, game: Game) -> StepResult:
        """To all of them before any is destroyed; shields do not help."""
        left = [ship for ship in self._ships(game) if ship not in self.dealt]
        if not left:
            return Call(CheckDestroyed(units=self.dealt, by=self.key), then=DONE)
        self.dealt += (left[0],)
        return Call(DealDamageCard(ship=left[0], by=self.key, check=False), then=REPEAT)

    steps = (deal,)
