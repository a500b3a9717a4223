"""Kyrsta Agate: a defense token more, and tokens that are discarded for what they do."""

from __future__ import annotations

from msgspec.structs import replace

from armada.catalog.cards import DefenseToken
from armada.effects.upgrades.commander.defense import GAINED_TOKEN
from armada.effects.verbs.tokens import CHOSEN_TOKEN
from armada.rules.defense_tokens import EVADED_DICE, REDIRECT_ZONES
from armada.rules.deploying import SHIP_PLACEMENT, DeployShip, ShipPlacement
from armada.rules.queries import DeployPlace
from armada.state.records import Defense, Status
from tests.builders.attack_table import IMPERIAL, NEBULON, VICTORY, Battle, X, Y, offered_tokens, pool, token_of
from tests.builders.cards_table import DISCARDED, EXHAUSTED, decline, duel, offered, pass_until, tokens_of, use
from tests.builders.scenario import LEFT, Scenario
from tests.builders.squadron_table import StillTable
from tests.proves import proves

AGATE = "kyrsta_agate_commander"
MC30 = "mc30c_scout_frigate"
"""Two Evades and two Redirects."""


def defending(*faces: str, at: str = "long", **on: object) -> Battle:
    """Agate's MC30 is attacked by an Imperial, which rolls three red dice at long range."""
    table = duel(at, attacker=IMPERIAL, defender=MC30, defending=[AGATE], on=on)
    return table.attack(*(faces or ("hit", "hit", "hit hit")))


def discard(table: Battle, kind: str) -> Battle:
    """Discard a token for its effect."""
    return use(table, AGATE).answer(CHOSEN_TOKEN, token_of(table, table.defender, kind))


def test_once_deployed_her_ship_gains_a_token_of_any_type_but_scatter() -> None:
    table = Scenario()
    ship = table.ship(MC30, X, Y, side=1, upgrades=[AGATE])
    table.ship(VICTORY, 100, 800)
    pose = table.units[ship].pose
    assert pose is not None
    table.units[ship] = replace(table.units[ship], status=Status.RESERVE, pose=None)
    table.run(StillTable())
    table.game.interrupt(DeployShip(ship=ship, place=DeployPlace((table.game.play_area.area,))))
    table.answer(SHIP_PLACEMENT, ShipPlacement(pose, 2))
    assert DefenseToken.SCATTER not in table.question.options
    table.answer(GAINED_TOKEN, DefenseToken.BRACE)
    assert table.the_ship(ship).defense[-1] == Defense(DefenseToken.BRACE)


def test_a_ship_that_was_there_before_gains_nothing() -> None:
    table = Scenario()
    ship = table.ship(MC30, X, Y, side=1, upgrades=[AGATE])
    other = table.ship(NEBULON, X + 300, Y, side=1)
    table.ship(VICTORY, 100, 800)
    pose = table.units[other].pose
    assert pose is not None
    table.units[other] = replace(table.units[other], status=Status.RESERVE, pose=None)
    table.run(StillTable())
    table.game.interrupt(DeployShip(ship=other, place=DeployPlace((table.game.play_area.area,))))
    table.answer(SHIP_PLACEMENT, ShipPlacement(pose, 2))
    assert len(table.the_ship(ship).defense) == len(table.the_ship(other).defense) + 1 == 4


@proves("DEF-26")
def test_a_locked_token_is_discarded_for_its_effect() -> None:
    table = defending("accuracy", "hit hit", "hit")
    table.lock("evade")
    discard(pass_until(table, CHOSEN_TOKEN) if AGATE not in offered(table) else table, "evade")
    table.answer(EVADED_DICE, (0,))
    assert pool(table) == ["hit"]
    assert tokens_of(table, table.defender)[0] is DISCARDED


def test_no_type_has_its_effect_twice_in_an_attack() -> None:
    table = defending()
    discard(table, "redirect").answer(REDIRECT_ZONES, (LEFT,))
    assert "redirect" not in offered_tokens(table)
    assert "evade" in offered_tokens(table)


def test_a_type_that_was_spent_cannot_be_discarded_for_the_same() -> None:
    table = defending()
    decline(table).spend("redirect").answer(REDIRECT_ZONES, (LEFT,))
    use(table, AGATE)
    kinds = {table.the_ship(table.defender).defense[token].kind.value for token in table.question.options}
    assert kinds == {"evade"}


def test_an_exhausted_token_can_be_discarded_too_and_only_one_in_an_attack() -> None:
    table = defending(exhausted=[0, 1, 2, 3])
    discard(table, "redirect").answer(REDIRECT_ZONES, (LEFT,))
    assert tokens_of(table, table.defender).count(EXHAUSTED) == 3
    assert AGATE not in offered(table)


@proves("DEF-05")
def test_at_speed_0_it_is_not_offered() -> None:
    assert AGATE not in offered(defending(speed=0))


def test_it_is_not_offered_where_another_ship_defends() -> None:
    table = duel("long", attacker=IMPERIAL, defender=MC30)
    table.ship(MC30, 1300, 800, side=1, upgrades=[AGATE])
    assert AGATE not in offered(table.attack("hit", "hit", "hit"))
