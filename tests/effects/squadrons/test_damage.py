"""Unique squadrons that change the damage of an attack, or do damage of their own when one has ended."""

from __future__ import annotations

import pytest

from armada.effects.squadrons.damage import SHIELDING
from armada.effects.verbs.tokens import CHOSEN_TOKEN
from armada.rules.attack import Attack
from armada.rules.damage import SufferDamage
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.squadron_activation import SquadronActivation
from armada.rules.targets import ATTACK, AttackChoice
from armada.state.events.attack import CriticalEffectResolved
from armada.state.events.commands import ActivationBegun
from armada.state.events.damage import DamageCardDealt, HullChanged, ShieldsChanged
from armada.state.records import SquadronId
from tests.builders.aces_table import (
    A_WING,
    CORVETTE,
    INTERCEPTOR,
    TIE,
    X_WING,
    Y_WING,
    X,
    Y,
    away,
    fight,
    norra,
    pair,
    raid,
)
from tests.builders.attack_table import VICTORY, damage, token_of, with_tokens
from tests.builders.cards_table import (
    DISCARDED,
    EXHAUSTED,
    decline,
    offered,
    pass_until,
    squadron_attack,
    tokens_of,
    use,
)
from tests.builders.scenario import FRONT, Scenario
from tests.builders.squadron_table import battlefield
from tests.proves import proves

VADER = "darth_vader_tie_advanced_squadron"

# Darth Vader


@proves("DICE-16", "DICE-17")
def test_each_critical_of_vader_adds_a_damage_against_squadrons() -> None:
    table, _, _ = fight(VADER, Y_WING, "hit", "crit", "accuracy", "hit crit")
    assert damage(table) == 4


@proves("CRIT-09")
def test_vader_adds_criticals_against_ships_and_resolves_no_critical_effect() -> None:
    table, _, ship = raid(VADER, "hit crit", shields={FRONT: 0})
    table.pass_(DEFENSE_TOKEN)
    assert not offered(table)
    assert damage(table) == 2
    assert [event.faceup for event in table.all(DamageCardDealt)] == [False, False]
    assert len(table.the_ship(ship).damage) == 2


@proves("DEF-19")
def test_brace_halves_the_criticals_of_vader_too_and_scatter_cancels_them() -> None:
    rolled = ("hit", "crit", "hit", "hit crit")
    table, _, luke = fight(VADER, "luke_skywalker", *rolled)
    table.answer(DEFENSE_TOKEN, token_of(table, luke, "brace")).pass_()
    assert damage(table) == 3
    table, _, tycho = fight(VADER, "tycho_celchu", *rolled)
    table.answer(DEFENSE_TOKEN, token_of(table, tycho, "scatter")).pass_()
    assert damage(table) == 0


def test_squadrons_beside_vader_add_no_criticals() -> None:
    table, tie, enemy = pair(TIE, Y_WING)
    table.squadron(VADER, X, Y + away(10))
    squadron_attack(table, tie, enemy, "crit", "crit", "hit").pass_()
    assert damage(table) == 1


# Shara Bey


def shara(attacker: str, *rolled: str, hull: int | None = None) -> Scenario:
    """Shara is attacked, without damage unless her hull is low, and counters with these faces."""
    table, bey, enemy = pair("shara_bey", attacker, hull=hull)
    hits = "accuracy" if hull is None else "hit"
    squadron_attack(table, enemy, bey, *[hits] * 4)
    pass_until(table, DEFENSE_TOKEN).pass_(DEFENSE_TOKEN)
    return use(table, "counter").roll(*rolled)


@proves("KEY-02", "KEY-06")
def test_criticals_add_damage_to_the_counter_attacks_of_shara() -> None:
    assert damage(shara(INTERCEPTOR, "hit", "crit", "accuracy")) == 2


@proves("KEY-03")
def test_a_destroyed_shara_adds_her_criticals_too() -> None:
    table = shara(INTERCEPTOR, "hit", "crit", "crit", hull=1)
    assert damage(table) == 3


def test_brace_halves_the_counter_attack_of_shara() -> None:
    table = shara("luke_skywalker", "hit", "crit", "crit")
    table.answer(DEFENSE_TOKEN, 0).pass_()
    assert damage(table) == 2


def test_criticals_add_nothing_to_other_attacks_of_shara() -> None:
    table, _, _ = fight("shara_bey", TIE, "crit", "crit", "accuracy")
    assert damage(table) == 0


# Biggs Darklighter


def biggs(
    defender: str = X_WING, *, gap: float = 30, alone: bool = False, rolled: tuple[str, ...] = ("hit",) * 3
) -> tuple[Scenario, SquadronId, SquadronId]:
    """A TIE squadron attacks a squadron so far from Biggs, or Biggs himself."""
    table = battlefield()
    own = table.squadron("biggs_darklighter", X, Y, side=1)
    other = own if alone else table.squadron(defender, X + away(gap), Y, side=1)
    tie = table.squadron(TIE, X + away(gap), Y + away(30)) if not alone else table.squadron(TIE, X - away(30), Y)
    return squadron_attack(table, tie, other, *rolled), own, other


@proves("DEF-35", "SHIP-15", "RANGE-20")
def test_biggs_takes_a_point_of_damage_from_another_escort_squadron() -> None:
    table, own, x_wing = biggs()
    use(table, "biggs_darklighter")
    assert table.the_squadron(x_wing).hull == 3
    assert table.the_squadron(own).hull == 4


@proves("DEF-35")
def test_biggs_takes_his_point_after_brace() -> None:
    table, own, luke = biggs("luke_skywalker")
    use(table.answer(DEFENSE_TOKEN, 0), "biggs_darklighter")
    assert (table.the_squadron(luke).hull, table.the_squadron(own).hull) == (4, 4)


def test_another_escort_squadron_takes_a_point_from_biggs() -> None:
    table, own, _ = biggs(alone=True)
    others = [table.squadron(X_WING, X, Y + dy, side=1) for dy in (away(20), -away(20))]
    tie = table.squadron(TIE, X + away(40), Y)
    squadron_attack(table, tie, own, "hit", "hit", "hit")
    pass_until(table, DEFENSE_TOKEN).pass_(DEFENSE_TOKEN)
    use(table, "biggs_darklighter").answer(SHIELDING, others[1])
    hulls = [table.the_squadron(squadron).hull for squadron in (own, *others)]
    assert hulls == [3, 5, 4]


@pytest.mark.parametrize(
    "options",
    [{"alone": True}, {"defender": Y_WING}, {"gap": 80}, {"rolled": ("accuracy",) * 3}],
    ids=["alone", "no Escort", "beyond distance 1", "no damage"],
)
def test_biggs_is_not_offered(options: dict[str, object]) -> None:
    table, _, _ = biggs(**options)  # type: ignore[arg-type]
    if not table.is_over and table.question.kind is DEFENSE_TOKEN:
        table.pass_(DEFENSE_TOKEN)
    assert "biggs_darklighter" not in offered(table)


@proves("DEF-30")
def test_biggs_takes_nothing_from_damage_outside_attacks() -> None:
    table, _, x_wing = biggs(rolled=("accuracy",) * 3)
    table.run(SufferDamage(unit=x_wing, amount=1, by="test"))
    assert table.is_over
    assert table.the_squadron(x_wing).hull == 4


# Nym


@proves("CRIT-02", "CRIT-11", "KEY-12", "DEF-27")
def test_a_blue_critical_of_nym_discards_a_defense_token() -> None:
    table, _, ship = raid("nym", "crit", "hit", card=VICTORY)
    table.pass_(DEFENSE_TOKEN)
    assert offered(table) == {"nym", "standard_critical"}
    use(table, "nym").answer(CHOSEN_TOKEN, token_of(table, ship, "brace")).pass_()
    assert tokens_of(table, ship)[token_of(table, ship, "brace")] is DISCARDED
    assert [event.effect for event in table.all(CriticalEffectResolved)] == ["nym"]


@proves("CRIT-06")
def test_a_black_critical_is_none_of_nyms() -> None:
    table, _, _ = raid("nym", "hit", "hit crit", card=VICTORY)
    assert offered(table.pass_(DEFENSE_TOKEN)) == {"standard_critical"}


def test_a_token_that_nym_discards_keeps_the_effect_it_had() -> None:
    table, _, ship = raid("nym", "crit", "hit crit", card=VICTORY)
    brace = token_of(table, ship, "brace")
    table.answer(DEFENSE_TOKEN, brace).pass_(DEFENSE_TOKEN)
    assert tokens_of(table, ship)[brace] is EXHAUSTED
    use(table, "nym").answer(CHOSEN_TOKEN, brace).pass_()
    assert tokens_of(table, ship)[brace] is DISCARDED
    assert damage(table) == 2


def test_nym_is_not_offered_against_squadrons_or_ships_without_tokens() -> None:
    assert "nym" not in offered(fight("nym", Y_WING, "crit", "crit")[0])
    table = battlefield()
    nym = table.squadron("nym", X, Y)
    ship = table.ship(CORVETTE, X, Y - 100, side=1)
    with_tokens(table, ship, ("evade", DISCARDED))
    assert "nym" not in offered(squadron_attack(table, nym, ship, "crit", "hit", zone=FRONT))


# Norra Wexley


@proves("CRIT-11", "DMG-25", "DMG-26")
def test_norra_lets_bombers_near_her_take_a_shield_before_the_damage() -> None:
    table, _, ship = norra("hit crit")
    assert offered(table) == {"norra_wexley", "standard_critical"}
    use(table, "norra_wexley").pass_()
    assert [event.by for event in table.all(ShieldsChanged)] == ["norra_wexley"]
    assert [event.faceup for event in table.all(DamageCardDealt)] == [False, False]
    assert table.shields(ship, FRONT) == 0
    assert [event.effect for event in table.all(CriticalEffectResolved)] == ["norra_wexley"]


def test_norra_uses_her_critical_herself() -> None:
    table, _, _ = raid("norra_wexley", "hit crit")
    assert "norra_wexley" in offered(table.pass_(DEFENSE_TOKEN))


def test_norra_has_no_use_where_no_shield_is_left_or_counted() -> None:
    assert offered(norra("hit crit", shields=0)[0]) == {"standard_critical"}
    assert offered(norra("hit crit", attacker="luke_skywalker")[0]) == {"standard_critical"}


@pytest.mark.parametrize(("attacker", "gap"), [(Y_WING, 80), (A_WING, 30)], ids=["beyond distance 1", "no Bomber"])
def test_norra_is_not_offered_to(attacker: str, gap: float) -> None:
    table, _, _ = norra("hit crit", attacker=attacker, gap=gap)
    assert "norra_wexley" not in offered(table)


def test_a_ship_with_targeter_disruption_does_not_keep_squadrons_from_norras_critical() -> None:
    table = battlefield()
    norra_herself = table.squadron("norra_wexley", X, Y)
    table.ship(CORVETTE, X + 300, Y, damage=["targeter_disruption"])
    ship = table.ship(CORVETTE, X, Y - 100, side=1)
    squadron_attack(table, norra_herself, ship, "hit crit", zone=FRONT).pass_(DEFENSE_TOKEN)
    assert "norra_wexley" in offered(table)


# Dutch Vander


@proves("SQN-11", "SQN-13")
def test_dutch_marks_a_damaged_squadron_as_activated() -> None:
    table, _, enemy = fight("dutch_vander", X_WING, "hit", "accuracy", "accuracy")
    use(table, "dutch_vander")
    assert table.the_squadron(enemy).hull == 4
    assert table.the_squadron(enemy).activated
    assert not table.all(ActivationBegun), "to be toggled is not to activate"


def test_dutch_does_a_damage_more_to_a_squadron_that_has_activated() -> None:
    table, _, enemy = fight("dutch_vander", X_WING, "hit", "hit", "accuracy", activated=True)
    use(table, "dutch_vander")
    assert [event.hull for event in table.all(HullChanged)] == [3, 2]
    assert table.the_squadron(enemy).hull == 2


@proves("DEF-35")
def test_the_damage_more_of_dutch_is_not_halved() -> None:
    table, _, luke = fight("dutch_vander", "luke_skywalker", "hit", "hit", "hit", activated=True)
    use(table.answer(DEFENSE_TOKEN, 0), "dutch_vander")
    assert table.the_squadron(luke).hull == 2


def test_dutch_is_not_offered_without_damage_against_ships_or_for_a_destroyed_squadron() -> None:
    table, _, howlrunner = fight("dutch_vander", "howlrunner", "hit", "hit", "hit")
    table.answer(DEFENSE_TOKEN, token_of(table, howlrunner, "scatter")).pass_(DEFENSE_TOKEN)
    assert "dutch_vander" not in offered(table)
    assert "dutch_vander" not in offered(raid("dutch_vander", "hit")[0].pass_(DEFENSE_TOKEN))
    assert "dutch_vander" not in offered(fight("dutch_vander", TIE, "hit", "hit", "hit")[0])


@proves("KEY-03")
def test_a_squadron_that_dutch_toggled_may_counter() -> None:
    table, _, enemy = fight("dutch_vander", INTERCEPTOR, "hit", "accuracy", "accuracy")
    use(table, "dutch_vander")
    assert table.the_squadron(enemy).activated
    assert "counter" in offered(table)


# Soontir Fel


def soontir(victim: str = TIE, *, gap: float = 30) -> tuple[Scenario, SquadronId, SquadronId, SquadronId]:
    """An X-wing squadron between Soontir and another squadron."""
    table = battlefield()
    x_wing = table.squadron(X_WING, X, Y, side=1)
    fel = table.squadron("soontir_fel", X - away(gap), Y)
    return table, x_wing, fel, table.squadron(victim, X + away(30), Y)


@proves("FX-15", "ENG-05")
def test_a_squadron_engaged_with_soontir_suffers_for_attacking_somebody_else() -> None:
    table, x_wing, _, tie = soontir()
    squadron_attack(table, x_wing, tie, *["accuracy"] * 4)
    assert table.the_squadron(x_wing).hull == 4


def test_a_squadron_that_attacks_soontir_himself_suffers_nothing_but_counter() -> None:
    table, x_wing, fel, _ = soontir()
    squadron_attack(table, x_wing, fel, *["accuracy"] * 4)
    pass_until(table, DEFENSE_TOKEN).pass_(DEFENSE_TOKEN)
    assert offered(table) == {"counter"}
    table.pass_()
    assert table.the_squadron(x_wing).hull == 5


def test_a_squadron_suffers_from_soontir_for_attacking_a_ship_by_intel() -> None:
    table = battlefield()
    x_wing = table.squadron(X_WING, X, Y, side=1)
    table.squadron("soontir_fel", X - away(30), Y)
    table.squadron("jan_ors", X - away(30), Y + away(30), side=1)
    victory = table.ship(VICTORY, X, Y - 120)
    squadron_attack(table, x_wing, victory, "hit", zone=FRONT).pass_()
    assert table.the_squadron(x_wing).hull == 4


@proves("KEY-04")
def test_a_counter_attack_against_another_squadron_draws_nothing_from_soontir() -> None:
    table = battlefield()
    a_wing = table.squadron(A_WING, X, Y, side=1)
    table.squadron("soontir_fel", X - away(30), Y)
    tie = table.squadron(TIE, X + away(30), Y)
    squadron_attack(table, tie, a_wing, *["accuracy"] * 3)
    use(decline(table), "counter").roll("accuracy", "accuracy").pass_()
    assert table.the_squadron(a_wing).hull == 4


def test_soontir_hurts_nobody_beyond_distance_1_behind_an_obstacle_or_of_his_own_side() -> None:
    table, x_wing, _, tie = soontir(gap=80)
    squadron_attack(table, x_wing, tie, *["accuracy"] * 4)
    assert table.the_squadron(x_wing).hull == 5
    table, x_wing, _, tie = soontir(gap=60)
    table.obstacle("debris_field_1", X - away(60) / 2, Y)
    squadron_attack(table, x_wing, tie, *["accuracy"] * 4)
    assert table.the_squadron(x_wing).hull == 5
    table, x_wing, _, tie = soontir()
    squadron_attack(table, tie, x_wing, *["accuracy"] * 3).pass_()
    assert table.the_squadron(tie).hull == 3


def test_an_attack_granted_by_jendon_draws_the_damage_of_soontir() -> None:
    table, x_wing, _, tie = soontir()
    jendon = table.squadron("colonel_jendon", X, Y + away(90), side=1)
    table.run(SquadronActivation(squadron=jendon))
    use(table, "colonel_jendon").answer(ATTACK, AttackChoice(None, tie, None)).roll(*["accuracy"] * 4)
    assert table.the_squadron(x_wing).hull == 4


def test_ships_suffer_nothing_from_soontir() -> None:
    table, _, _, tie = soontir()
    nebulon = table.ship("nebulon_b_escort_frigate", X + away(30), Y - 130, side=1)
    table.run(Attack(attacker=nebulon, zone=FRONT, defender=tie)).roll("accuracy", "accuracy").pass_()
    assert not table.all(DamageCardDealt)
