"""Tables for cards: effects named by the key of their card, and small positions around one attack.

table = duel("medium", attacking=["h9_turbolasers"]).attack("hit", "hit", "blank")
assert "h9_turbolasers" in offered(table)
use(table, "h9_turbolasers")
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

import armada.effects  # noqa: F401
from armada.catalog.cards import Printing
from armada.engine.questions import PASS, Kind
from armada.engine.windows import EFFECT
from armada.geometry.bases import HullZone
from armada.rules.attack import Attack
from armada.rules.squadron_activation import SquadronAttack
from armada.rules.targets import ATTACK, AttackChoice
from armada.state.records import SquadronId, TokenState, UnitId
from tests.builders.attack_table import CORVETTE, GLADIATOR, NEBULON, TIE, VICTORY, X_WING, Battle, X, Y, token_states
from tests.builders.scenario import FRONT, Scenario

T = TypeVar("T", bound=Scenario)

READIED, EXHAUSTED, DISCARDED = TokenState.READIED, TokenState.EXHAUSTED, TokenState.DISCARDED


def offered(table: Scenario) -> set[str]:
    """The cards whose effects can be resolved now; none, if something else is asked."""
    if table.is_over or table.question.kind is not EFFECT:
        return set()
    return {ident.partition("@")[0] for ident in table.question.options}


def use(table: T, key: str) -> T:
    """Resolve the effect of a card."""
    assert table.question.kind is EFFECT, f"asked is {table.question.kind.name}, not for an effect"
    found = [ident for ident in table.question.options if ident.partition("@")[0] == key]
    assert found, f"{key} is not offered, but {table.question.options}"
    table.answer(EFFECT, found[0])
    return table


def decline(table: T) -> T:
    """Resolve none of the effects offered."""
    table.answer(EFFECT, PASS)
    return table


def pass_until(table: T, kind: Kind[Any]) -> T:
    """Pass on everything up to a question of this kind, or up to one that cannot be passed."""
    while not table.is_over and table.question.kind is not kind and table.question.may_pass:
        table.answer(table.question.kind, PASS)
    return table


def pass_until_offered(table: T, key: str) -> T:
    """Pass on everything up to the question in which the effect of a card is offered."""
    while not table.is_over and key not in offered(table) and table.question.may_pass:
        table.answer(table.question.kind, PASS)
    return table


def asks_for(table: Scenario, kind: Kind[Any]) -> bool:
    """Whether this is asked now."""
    return not table.is_over and table.question.kind is kind


def duel(
    at: str = "medium",
    *,
    attacking: Sequence[str] = (),
    defending: Sequence[str] = (),
    attacker: str = NEBULON,
    defender: str = GLADIATOR,
    by: dict[str, Any] | None = None,
    on: dict[str, Any] | None = None,
    printing: Printing = Printing.ERA_2016,
    profile: str = "standard",
) -> Battle:
    """Two ships face to face, with these upgrades; `by` and `on`: more about attacker and defender."""
    return Battle(
        at,
        attacker=attacker,
        defender=defender,
        attacking={"upgrades": attacking, **(by or {})},
        defending={"upgrades": defending, **(on or {})},
        printing=printing,
        profile=profile,
    )


def squadron_attack(table: T, squadron: SquadronId, defender: UnitId, *faces: str, zone: HullZone | None = None) -> T:
    """Let a squadron attack, and roll these faces."""
    table.run(SquadronAttack(squadron=squadron))
    if not table.is_over and table.question.kind is ATTACK:
        table.answer(ATTACK, AttackChoice(None, defender, zone))
    return table.roll(*faces)


def anti_squadron(table: T, ship: UnitId, squadron: UnitId, *faces: str, zone: HullZone = FRONT) -> T:
    """Let a ship attack a squadron, and roll these faces."""
    table.run(Attack(attacker=ship, zone=zone, defender=squadron))
    return table.roll(*faces)


def exhaust(table: Scenario, key: str) -> None:
    """Let a card be exhausted, before anything happens."""
    place = next(upgrade.id for upgrade in table.upgrades if upgrade.card == key)
    table.upgrades[place] = replace(table.upgrades[place], exhausted=True)


def is_exhausted(table: Scenario, key: str) -> bool:
    """Whether a card is exhausted now."""
    return next(upgrade for upgrade in table.game.state.upgrades if upgrade.card == key).exhausted


def is_discarded(table: Scenario, key: str) -> bool:
    """Whether a card is discarded now."""
    return next(upgrade for upgrade in table.game.state.upgrades if upgrade.card == key).discarded


def tokens_of(table: Scenario, unit: UnitId) -> list[TokenState]:
    """The states of the defense tokens of a ship or squadron."""
    return token_states(table, unit)


def howlrunner(attacker: str = TIE, *, gap: float = 60) -> tuple[Scenario, SquadronId, SquadronId]:
    """A squadron beside Howlrunner, and an enemy squadron before it."""
    table = Scenario()
    own = table.squadron(attacker, X, Y)
    table.squadron("howlrunner", X - 34.2 - gap, Y)
    enemy = table.squadron(X_WING, X + 60, Y, side=1)
    table.ship(VICTORY, 100, 800)
    table.ship(CORVETTE, 1700, 800, side=1)
    return table, own, enemy


def jan(defender: str = "y_wing_squadron", *, gap: float = 80) -> tuple[Scenario, SquadronId, SquadronId]:
    """A squadron near Jan Ors is attacked by a TIE squadron."""
    table = Scenario()
    table.ship(VICTORY, 100, 800)
    table.ship(CORVETTE, 1700, 800, side=1)
    own = table.squadron(defender, X, Y, side=1)
    ors = table.squadron("jan_ors", X - 34.2 - gap, Y, side=1)
    tie = table.squadron(TIE, X + 60, Y)
    squadron_attack(table, tie, own, "hit", "hit", "hit")
    return table, own, ors
