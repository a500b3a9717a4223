"""Two ships that face each other at a range, and the answers given in an attack.

    table = Battle("long")
    table.attack("hit", "hit", "crit")
    table.spend("evade")

The attacker is a Nebulon-B Escort Frigate, which rolls three red dice from its front at every range; the defender a
Gladiator I, with Evade, Brace and Redirect, attacked at its front. Both fleets have another ship far away.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from msgspec.structs import replace

import armada.effects.keywords
import armada.rules.attack_effects  # noqa: F401
from armada.catalog.cards import DefenseToken, Printing
from armada.catalog.catalog import catalog
from armada.catalog.shapes import ship_shape
from armada.engine.questions import Refusal
from armada.engine.windows import EFFECT
from armada.geometry.bases import HullZone
from armada.rules.attack import Attack
from armada.rules.attack_effects import LOCKED_TOKEN, STANDARD_CRITICAL
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.ship_phase import ShipActivation
from armada.rules.targets import ATTACK, AttackChoice
from armada.state.events.attack import DamageTotaled, DiceRolled
from armada.state.records import Defense, ShipId, SquadronId, TokenId, TokenState, UnitId
from tests.builders.scenario import FRONT, Scenario

NEBULON: Final = "nebulon_b_escort_frigate"
GLADIATOR: Final = "gladiator_i_class_star_destroyer"
VICTORY: Final = "victory_ii_class_star_destroyer"
IMPERIAL: Final = "imperial_i_class_star_destroyer"
CORVETTE: Final = "cr90_corvette_a"
FLOTILLA: Final = "gozanti_class_cruisers"
INTERDICTOR: Final = "interdictor_combat_refit"
X_WING, TIE = "x_wing_squadron", "tie_fighter_squadron"

GAPS: Final = {"close": 60.0, "medium": 155.0, "long": 240.0, "beyond": 330.0}
"""How far apart the bases are, in mm."""

X, Y = 900.0, 200.0
"""Where the attacker lies, its front towards higher y."""


class Battle(Scenario):
    """Two ships face to face, with so much room between them; others can be added before the attack."""

    def __init__(
        self,
        at: str = "medium",
        *,
        attacker: str = NEBULON,
        defender: str = GLADIATOR,
        side: int = 0,
        attacking: dict[str, Any] | None = None,
        defending: dict[str, Any] | None = None,
        printing: Printing = Printing.ERA_2016,
        profile: str = "standard",
    ) -> None:
        super().__init__(printing=printing, profile=profile)
        self.attacker = self.ship(attacker, X, Y, side=side, **(attacking or {}))
        y = Y + half_length(attacker) + GAPS[at] + half_length(defender)
        self.defender = self.ship(defender, X, y, 180, side=1 - side, **(defending or {}))
        self.ship(CORVETTE, 100, 100, side=side)
        self.ship(CORVETTE, 1700, 800, side=1 - side)

    def attack(
        self, *faces: str, zone: HullZone = FRONT, target_zone: HullZone = FRONT, obstructed: bool = False
    ) -> Battle:
        """Let the attacker attack, and roll these faces."""
        self.run(
            Attack(
                attacker=self.attacker,
                zone=zone,
                defender=self.defender,
                target_zone=target_zone,
                obstructed=obstructed,
            )
        )
        self.roll(*faces)
        return self

    def lock(self, kind: str, nth: int = 0) -> Battle:
        """Spend an accuracy icon on a defense token."""
        self.answer(EFFECT, "accuracy")
        if not self.is_over and self.question.kind is LOCKED_TOKEN:
            self.answer(LOCKED_TOKEN, token_of(self, self.defender, kind, nth))
        return self

    def spend(self, kind: str, nth: int = 0) -> Battle:
        """Spend a defense token of the defender."""
        self.answer(DEFENSE_TOKEN, token_of(self, self.defender, kind, nth))
        return self

    def refuses(self, kind: str, nth: int = 0) -> Refusal | None:
        """Why the defender cannot spend a defense token now."""
        assert self.question.kind is DEFENSE_TOKEN
        return self.question.refusal(token_of(self, self.defender, kind, nth))

    def resolve_critical(self) -> Battle:
        """Resolve the standard critical effect."""
        self.answer(EFFECT, STANDARD_CRITICAL)
        return self

    def finish(self) -> Battle:
        """Pass on everything that is left of the attack."""
        self.pass_()
        assert self.is_over, f"{self.question.kind.name} is still asked"
        return self


def nebulon_and_tie_fighters(**options: Any) -> tuple[Scenario, ShipId, tuple[SquadronId, SquadronId]]:
    """A rebel Nebulon-B, and two TIE fighter squadrons in its front arc at close range."""
    table = Scenario()
    nebulon = table.ship(NEBULON, X, Y, side=1, **options)
    squadrons = table.squadron(TIE, X - 30, Y + 110), table.squadron(TIE, X + 30, Y + 110)
    table.ship(VICTORY, 1700, 800)
    return table, nebulon, squadrons


def half_length(card: str) -> float:
    """From the centre of a ship's base to its front edge, in mm."""
    return ship_shape(catalog().ships[card].chassis).base.length / 2


def token_of(table: Scenario, unit: UnitId, kind: str, nth: int = 0) -> TokenId:
    """The first defense token of a type, or a later one."""
    defense = table.game.unit(unit).defense
    return [TokenId(place) for place, token in enumerate(defense) if token.kind == kind][nth]


def offered_tokens(table: Scenario) -> list[str]:
    """The types of the defense tokens that can be spent or chosen now."""
    assert table.question.kind in (DEFENSE_TOKEN, LOCKED_TOKEN), f"asked is {table.question.kind.name}"
    defense = table.game.unit(attack_of(table).defender).defense
    return [defense[place].kind.value for place in table.question.options]


def token_states(table: Scenario, unit: UnitId) -> list[TokenState]:
    """The states of the defense tokens, in the order of the card."""
    return [token.state for token in table.game.unit(unit).defense]


def with_tokens(table: Scenario, unit: UnitId, *tokens: tuple[str, TokenState]) -> None:
    """Give a ship or squadron these defense tokens, before the attack."""
    defense = tuple(Defense(DefenseToken(kind), state) for kind, state in tokens)
    table.units[unit] = replace(table.units[unit], defense=defense)


def attack_of(table: Scenario) -> Attack:
    """The attack under way."""
    attack = table.game.innermost(Attack)
    assert attack is not None, "nobody attacks"
    return attack


def pool(table: Scenario) -> list[str]:
    """The faces of the attack pool."""
    return [die.face.value for die in attack_of(table).pool.dice]


def pool_colors(table: Scenario) -> list[str]:
    """The colours of the attack pool."""
    return [die.color.value for die in attack_of(table).pool.dice]


def rolled_colors(table: Scenario) -> list[str]:
    """The colours of the dice rolled last."""
    return [die.color.value for die in table.last(DiceRolled).pool.dice]


def damage(table: Scenario) -> int:
    """The damage of the last attack."""
    return table.last(DamageTotaled).amount


def effects_offered(table: Scenario) -> list[str]:
    """The effects that can be resolved now; none, if something else is asked."""
    return list(table.question.options) if not table.is_over and table.question.kind is EFFECT else []


def possible_attacks(table: Scenario, ship: ShipId) -> set[tuple[str, UnitId, str | None]]:
    """From which hull zones a ship can attack in its activation, whom, and at which hull zone."""
    table.run(ShipActivation(ship=ship))
    return attacks_asked(table)


def attacks_asked(table: Scenario) -> set[tuple[str, UnitId, str | None]]:
    """The attacks that can be declared now."""
    if table.question.kind is not ATTACK:
        return set()
    choices: Iterable[AttackChoice] = table.question.options
    return {(choice.zone or "", choice.defender, choice.target_zone) for choice in choices}
