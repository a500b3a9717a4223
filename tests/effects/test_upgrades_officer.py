"""Officers in attacks, in movement and over squadrons."""

from __future__ import annotations

import pytest

from armada.catalog.cards import Color, DefenseToken
from armada.effects.upgrades.officer import NAMED_TOKEN, READY_AGAIN, NamedToken
from armada.effects.verbs import CHOSEN_TOKEN, REROLLED_DICE
from armada.geometry.pose import pose_at
from armada.rules.attack_effects import ADDED_COLOR, REROLLED_DIE
from armada.rules.damage import SufferDamage
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.engagement import may_move
from armada.rules.navigate import NEW_SPEED
from armada.rules.rounds import Round
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.ship_phase import ShipActivation
from armada.rules.squadron_activation import SQUADRON_ACTION, SQUADRON_TO_ACTIVATE, Action, SquadronActivation
from armada.rules.squadron_command import SquadronCommand
from armada.rules.squadron_movement import SQUADRON_MOVE, squadron_speed
from armada.rules.targets import legal_attacks
from armada.state.events.damage import DamageCardDealt
from armada.state.events.movement import ObstacleResolved
from armada.state.records import Command, ShipId, SquadronId, TokenId, UnitId
from tests.effects.cards_table import (
    DISCARDED,
    EXHAUSTED,
    READIED,
    anti_squadron,
    decline,
    duel,
    exhaust,
    is_discarded,
    is_exhausted,
    offered,
    pass_until,
    squadron_attack,
    tokens_of,
    use,
)
from tests.effects.test_upgrades_support_team import straight
from tests.proves import proves
from tests.rules.attack_table import (
    CORVETTE,
    GLADIATOR,
    IMPERIAL,
    NEBULON,
    TIE,
    VICTORY,
    X_WING,
    X,
    Y,
    damage,
    pool,
    pool_colors,
    with_tokens,
)
from tests.rules.builders import FRONT, Scenario
from tests.rules.squadron_table import StillTable, attackable

SQUADRON = Command.SQUADRON

# Agent Kallus


def kallus(squadron: str) -> Scenario:
    """A Victory with Kallus attacks a squadron."""
    table = Scenario()
    victory = table.ship(VICTORY, X, Y, upgrades=["agent_kallus"])
    defender = table.squadron(squadron, X, Y + 200, side=1)
    return anti_squadron(table, victory, defender, "accuracy")


def test_kallus_adds_a_die_of_any_colour_against_a_unique_squadron() -> None:
    table = use(kallus("luke_skywalker"), "agent_kallus").answer(ADDED_COLOR, Color.BLACK).roll("hit crit")
    assert pool_colors(table) == ["blue", "black"]
    assert "agent_kallus" not in offered(table)


def test_kallus_is_not_offered_against_other_squadrons_or_ships() -> None:
    assert not offered(kallus(X_WING))
    assert not offered(duel(attacking=["agent_kallus"]).attack("hit", "hit", "hit"))


# Intel Officer


@proves("CARD-intel-officer-02")
def test_a_token_named_by_an_intel_officer_is_discarded_when_spent_and_still_acts() -> None:
    table = duel(attacking=["intel_officer"]).attack("hit", "hit", "hit")
    use(table, "intel_officer").answer(NAMED_TOKEN, NamedToken(table.defender, TokenId(1)))
    table.spend("brace").finish()
    assert damage(table) == 2
    assert tokens_of(table, table.defender) == [READIED, DISCARDED, READIED]
    assert is_exhausted(table, "intel_officer")


@proves("CARD-intel-officer-02")
def test_a_token_named_by_an_intel_officer_that_is_not_spent_stays() -> None:
    table = duel(attacking=["intel_officer"]).attack("hit", "hit", "hit")
    use(table, "intel_officer").answer(NAMED_TOKEN, NamedToken(table.defender, TokenId(1)))
    table.finish()
    assert tokens_of(table, table.defender) == [READIED] * 3


@proves("CARD-intel-officer-01")
def test_an_intel_officer_can_name_a_token_of_the_attacker_itself() -> None:
    table = duel("long", attacker=IMPERIAL, attacking=["intel_officer", "darth_vader_commander", "devastator"]).attack(
        "blank", "blank", "hit"
    )
    use(table, "intel_officer").answer(NAMED_TOKEN, NamedToken(table.attacker, TokenId(1)))
    assert "devastator" not in offered(table)
    use(table, "darth_vader_commander").answer(CHOSEN_TOKEN, 1).answer(REROLLED_DICE, (0,)).roll("hit")
    assert tokens_of(table, table.attacker)[1] is DISCARDED
    assert "devastator" in offered(table), "the token counts in the same attack"


@proves("CARD-intel-officer-02")
def test_an_intel_officer_is_not_offered_while_exhausted() -> None:
    table = duel(attacking=["intel_officer"])
    exhaust(table, "intel_officer")
    assert not offered(table.attack("hit", "hit", "hit"))


def test_an_intel_officer_is_not_offered_if_there_is_no_token_to_name() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, X, Y, upgrades=["intel_officer"])
    with_tokens(table, victory)
    x_wing = table.squadron(X_WING, X, Y + 130, side=1)
    assert not offered(anti_squadron(table, victory, x_wing, "hit"))


@proves("CARD-intel-officer-02")
def test_an_intel_officer_can_name_a_token_that_jan_ors_lends() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, X, Y, upgrades=["intel_officer"])
    table.ship(CORVETTE, 100, 800, side=1)
    x_wing = table.squadron(X_WING, X, Y + 130, side=1)
    jan = table.squadron("jan_ors", X + 60, Y + 130, side=1)
    use(anti_squadron(table, victory, x_wing, "hit"), "intel_officer")
    table.answer(NAMED_TOKEN, NamedToken(UnitId(jan), TokenId(0)))
    use(table, "jan_ors").answer(DEFENSE_TOKEN, 0)
    assert tokens_of(table, jan) == [DISCARDED, READIED]


# Damage Control Officer


def contained(*upgrades: str) -> Scenario:
    """A Gladiator with torpedoes attacks an Interdictor, which spends Contain."""
    table = duel(
        "close",
        attacker=GLADIATOR,
        attacking=["assault_proton_torpedoes"],
        defender="interdictor_combat_refit",
        defending=upgrades,
    )
    table.attack("hit", "blank", "hit crit", "blank")
    return table.spend("contain")


def test_a_damage_control_officer_makes_contain_stop_every_critical_effect() -> None:
    table = use(contained("damage_control_officer"), "damage_control_officer").pass_(DEFENSE_TOKEN)
    assert table.is_over, "neither the torpedoes nor the standard effect"
    assert damage(table) == 3, "icons still count"


def test_without_a_damage_control_officer_contain_leaves_other_critical_effects_possible() -> None:
    table = contained().pass_(DEFENSE_TOKEN)
    assert offered(table) == {"assault_proton_torpedoes"}
    table = decline(contained("damage_control_officer")).pass_(DEFENSE_TOKEN)
    assert offered(table) == {"assault_proton_torpedoes"}


def test_a_damage_control_officer_is_not_offered_for_other_tokens() -> None:
    table = duel(defending=["damage_control_officer"]).attack("hit", "hit", "hit").spend("brace")
    assert not offered(table)


# Lando Calrissian


def test_lando_makes_the_attacker_reroll_dice_of_the_defenders_choice() -> None:
    table = duel("close", defending=["lando_calrissian_officer"]).attack("hit hit", "hit hit", "hit hit")
    use(table, "lando_calrissian_officer").answer(REROLLED_DICE, (0, 1), seat=1).roll("blank", "blank")
    assert pool(table) == ["blank", "blank", "hit hit"]
    assert is_discarded(table, "lando_calrissian_officer")
    assert table.question.kind is DEFENSE_TOKEN


def test_lando_must_choose_a_die_and_can_act_at_speed_0() -> None:
    table = duel("close", defending=["lando_calrissian_officer"], on={"speed": 0}).attack("hit", "hit", "hit")
    use(table, "lando_calrissian_officer")
    assert table.question.refusal(()) is not None


def test_lando_is_not_offered_with_an_empty_pool_or_for_another_ship() -> None:
    table = duel(defender="gozanti_class_cruisers", defending=["lando_calrissian_officer"])
    decline(table.attack("hit", "hit", "hit")).spend("scatter")
    assert not offered(table)
    assert not offered(duel(attacking=["lando_calrissian_officer"]).attack("hit", "hit", "hit"))


# Major Derlin


def test_derlin_lowers_the_damage_by_one_after_brace() -> None:
    table = duel(defending=["major_derlin"]).attack("hit hit", "hit hit", "hit").spend("brace").pass_(DEFENSE_TOKEN)
    use(table, "major_derlin")
    assert damage(table) == 2
    assert is_exhausted(table, "major_derlin")


def test_derlin_is_not_offered_without_damage_or_while_exhausted() -> None:
    table = duel(defending=["major_derlin"]).attack("blank", "blank", "blank").pass_(DEFENSE_TOKEN)
    assert table.is_over
    table = duel(defending=["major_derlin"])
    exhaust(table, "major_derlin")
    assert table.attack("hit", "hit", "hit").pass_(DEFENSE_TOKEN).is_over


def test_derlin_does_not_serve_damage_outside_attacks() -> None:
    table = duel(defending=["major_derlin"])
    assert table.run(SufferDamage(unit=table.defender, zone=FRONT, amount=2, by="debris")).is_over
    assert table.shields(table.defender, FRONT) == 1


# Toryn Farr


def toryn(*, gap: float = 150, attacker: str = "cr90_corvette_b", own: bool = False) -> Scenario:
    """A corvette attacks; Toryn Farr is on it or on a ship beside it."""
    table = duel(attacker=attacker, attacking=["toryn_farr"] if own else [])
    if not own:
        table.ship(CORVETTE, X + 41 + gap, Y, upgrades=["toryn_farr"])
    return table.attack("accuracy" if attacker != NEBULON else "hit", "hit", "hit")


def test_toryn_farr_lets_others_near_by_reroll_a_blue_die() -> None:
    table = use(toryn(), "toryn_farr").answer(REROLLED_DIE, 0).roll("crit")
    assert pool(table) == ["crit", "hit", "hit"]
    assert "toryn_farr" not in offered(table)


def test_toryn_farr_serves_counter_attacks_too() -> None:
    table = Scenario()
    table.ship(CORVETTE, X, Y, side=1, upgrades=["toryn_farr"])
    table.ship(VICTORY, 100, 800)
    a_wing = table.squadron("a_wing_squadron", X + 100, Y, side=1)
    tie = table.squadron(TIE, X + 160, Y)
    squadron_attack(table, tie, a_wing, *["accuracy"] * 3)
    use(table, "counter").roll("accuracy", "accuracy")
    assert "toryn_farr" in offered(table)


def test_toryn_farr_is_not_offered_to_her_own_ship_beyond_distance_3_or_without_a_blue_die() -> None:
    assert "toryn_farr" not in offered(toryn(own=True))
    assert "toryn_farr" not in offered(toryn(gap=190))
    assert "toryn_farr" not in offered(toryn(attacker=NEBULON))


# Admiral Montferrat


def montferrat(speed: int, **by: object) -> list[bool]:
    """Whether the attacks that are possible on a ship with Montferrat are obstructed."""
    table = duel("long", defender=CORVETTE, defending=["admiral_montferrat"], on={"speed": speed}, by=by)
    table.run(StillTable())
    attacks = legal_attacks(table.game, table.attacker)
    return [attack.obstructed for attack in attacks if attack.option.defender == table.defender]


@proves("CARD-admiral-montferrat-02")
def test_a_fast_ship_of_montferrat_is_attacked_as_if_obstructed() -> None:
    assert set(montferrat(3)) == {True}
    assert set(montferrat(2)) == {False}


@proves("CARD-admiral-montferrat-01", "DMGCARD-disengaged-fire-control-01")
def test_a_ship_with_disengaged_fire_control_cannot_target_a_fast_ship_of_montferrat() -> None:
    assert montferrat(3, damage=["disengaged_fire_control"]) == []
    assert montferrat(2, damage=["disengaged_fire_control"])


@proves("CARD-admiral-montferrat-02")
def test_squadrons_attack_a_ship_of_montferrat_unhindered() -> None:
    table = Scenario()
    table.ship(CORVETTE, X, Y, side=1, speed=3, upgrades=["admiral_montferrat"])
    tie = table.squadron(TIE, X, Y + 80)
    table.run(StillTable())
    assert {attack.obstructed for attack in legal_attacks(table.game, tie)} == {False}


@proves("CARD-admiral-montferrat-02")
def test_montferrat_is_discarded_after_his_ship_overlapped_a_ship() -> None:
    table = Scenario()
    corvette = table.ship(CORVETTE, X, Y, upgrades=["admiral_montferrat"])
    table.ship(VICTORY, X, Y + 200, side=1)
    straight(table.run(ExecuteManeuver(ship=corvette)))
    assert is_discarded(table, "admiral_montferrat")


@proves("CARD-admiral-montferrat-02")
def test_montferrat_stays_if_another_ship_runs_into_his() -> None:
    table = Scenario()
    table.ship(CORVETTE, X, Y + 150, side=1, upgrades=["admiral_montferrat"])
    victory = table.ship(VICTORY, X, Y)
    straight(table.run(ExecuteManeuver(ship=victory)))
    assert table.all(DamageCardDealt)
    assert not is_discarded(table, "admiral_montferrat")


# Captain Needa


def needa(round: int = 1) -> tuple[Scenario, ShipId]:
    """A round begins for a Victory with Needa."""
    table = Scenario()
    victory = table.ship(VICTORY, X, Y, upgrades=["captain_needa"], exhausted=[0])
    table.run(Round(number=round))
    return table, victory


@proves("CARD-captain-needa-01")
def test_needa_replaces_a_defense_token_by_a_readied_evade() -> None:
    table, victory = needa()
    use(table, "captain_needa").answer(CHOSEN_TOKEN, 1)
    defense = table.the_ship(victory).defense
    assert [token.kind for token in defense] == [DefenseToken.BRACE, DefenseToken.EVADE, DefenseToken.REDIRECT]
    assert tokens_of(table, victory)[1] is READIED


@proves("CARD-captain-needa-01")
def test_needa_is_not_offered_after_round_1_and_can_be_declined() -> None:
    assert not offered(needa(2)[0])
    table, victory = needa()
    decline(table)
    assert DefenseToken.EVADE not in [token.kind for token in table.the_ship(victory).defense]


@proves("CARD-devastator-01")
def test_a_token_that_needa_replaced_is_not_a_discarded_one_for_devastator() -> None:
    table = duel("long", attacker=IMPERIAL, attacking=["devastator", "captain_needa"])
    table.run(Round(number=1))
    use(table, "captain_needa").answer(CHOSEN_TOKEN, 1)
    table.units = list(table.game.state.units)
    table.attack("hit", "hit", "hit")
    assert "devastator" not in offered(table)


# Walex Blissex


def walex(*, damage: tuple[str, ...] = (), other: bool = False) -> tuple[Scenario, ShipId]:
    """A Nebulon-B with Walex and a discarded Evade activates, or another ship does."""
    table = Scenario()
    nebulon = table.ship(NEBULON, X, Y, side=1, upgrades=["walex_blissex"], damage=damage)
    with_tokens(table, nebulon, ("evade", DISCARDED), ("brace", EXHAUSTED), ("brace", DISCARDED))
    friend = table.ship(CORVETTE, X + 200, Y, side=1)
    table.ship(VICTORY, 100, 800)
    table.run(ShipActivation(ship=friend if other else nebulon))
    return table, nebulon


@proves("CARD-walex-blissex-01", "CARD-walex-blissex-02")
def test_walex_recovers_a_discarded_token_readied() -> None:
    table, nebulon = walex()
    use(table, "walex_blissex").answer(CHOSEN_TOKEN, 0)
    assert tokens_of(table, nebulon) == [READIED, EXHAUSTED, DISCARDED]
    assert is_discarded(table, "walex_blissex")


@proves("CARD-walex-blissex-01")
def test_a_compartment_fire_does_not_keep_walex_from_recovering_a_token() -> None:
    table, nebulon = walex(damage=("compartment_fire",))
    use(table, "walex_blissex").answer(CHOSEN_TOKEN, 2)
    assert tokens_of(table, nebulon)[2] is READIED


@proves("CARD-walex-blissex-02")
def test_walex_is_not_offered_without_a_discarded_token_or_when_another_ship_activates() -> None:
    assert not offered(walex(other=True)[0])
    table = Scenario()
    nebulon = table.ship(NEBULON, X, Y, side=1, upgrades=["walex_blissex"])
    assert not offered(table.run(ShipActivation(ship=nebulon)))


# Admiral Titus


def titus(speed: int, round: int = 1) -> tuple[Scenario, ShipId]:
    """A round begins; Titus is on a ship, and an enemy has a speed."""
    table = Scenario()
    table.ship(VICTORY, X, Y, upgrades=["admiral_titus"])
    enemy = table.ship(CORVETTE, 100, 800, side=1, speed=speed)
    table.run(Round(number=round))
    return table, enemy


@pytest.mark.parametrize(("speed", "speeds"), [(2, {1, 3}), (1, {0, 2})])
def test_titus_changes_the_speed_of_an_enemy_ship_by_1(speed: int, speeds: set[int]) -> None:
    table, enemy = titus(speed)
    use(table, "admiral_titus")
    assert set(table.question.options) == speeds
    table.answer(NEW_SPEED, min(speeds))
    assert table.the_ship(enemy).speed == min(speeds)


def test_titus_only_lowers_a_ship_at_its_highest_speed() -> None:
    table, enemy = titus(4)
    use(table, "admiral_titus")
    assert table.the_ship(enemy).speed == 3


def test_titus_is_not_offered_after_round_1() -> None:
    assert not offered(titus(2, round=2)[0])


# Chart Officer


def charted(*obstacles: str, upgrades: tuple[str, ...] = ("chart_officer",), damage: tuple[str, ...] = ()) -> Scenario:
    """A Nebulon-B ends its maneuver on obstacles."""
    table = Scenario()
    nebulon = table.ship(NEBULON, X, Y, upgrades=upgrades, damage=damage)
    for key in obstacles:
        table.obstacle(key, X, Y + 137)
    table.next_cards("blinded_gunners", "compartment_fire")
    return straight(table.run(ExecuteManeuver(ship=nebulon)))


def test_a_chart_officer_skips_the_effect_of_an_obstacle() -> None:
    table = use(charted("asteroid_field_1"), "chart_officer")
    assert not table.all(DamageCardDealt)
    assert not table.all(ObstacleResolved)
    assert is_discarded(table, "chart_officer")


def test_a_chart_officer_skips_one_obstacle_and_others_act() -> None:
    table = charted("asteroid_field_1", "asteroid_field_2")
    use(table, "obstacle_00")
    use(table, "chart_officer")
    assert len(table.all(DamageCardDealt)) == 1


def test_a_chart_officer_does_not_stop_damaged_controls() -> None:
    table = use(charted("asteroid_field_1", damage=("damaged_controls",)), "chart_officer")
    assert [event.faceup for event in table.all(DamageCardDealt)] == [False]


def test_a_chart_officer_is_not_offered_without_an_obstacle() -> None:
    assert charted().is_over


# Flight Commander


def flying(**ship: object) -> tuple[Scenario, ShipId, SquadronId]:
    """A Victory with a Flight Commander activates; a squadron comes into reach by its maneuver."""
    table = Scenario()
    options = {"dials": (SQUADRON,), **ship}
    victory = table.ship(VICTORY, X, Y, upgrades=["flight_commander"], **options)  # type: ignore[arg-type]
    table.ship(CORVETTE, 100, 800, side=1)
    tie = table.squadron(TIE, X, Y + 51 + 250)
    table.run(ShipActivation(ship=victory))
    return table, victory, tie


def test_with_a_flight_commander_the_squadron_command_can_follow_the_maneuver() -> None:
    table, victory, tie = flying()
    table.answer(table.question.kind, table.question.options[0])
    straight(pass_until(table, SQUADRON_TO_ACTIVATE))
    use(table, "flight_commander")
    assert table.question.options == (tie,), "measured from where the ship is now"
    assert table.the_ship(victory).resolved == (SQUADRON,)


def test_a_flight_commander_is_not_offered_if_the_command_was_resolved() -> None:
    table, _, _ = flying()
    table.answer(table.question.kind, table.question.options[0])
    table.answer(table.question.kind, table.question.options[0])
    straight(table)
    assert "flight_commander" not in offered(table)


def test_a_flight_commander_can_use_a_token_and_needs_one_or_the_other() -> None:
    table, _, _ = flying(dials=(), tokens=(SQUADRON,))
    straight(pass_until(table, SQUADRON_TO_ACTIVATE))
    assert offered(table) == {"flight_commander"}
    table, _, _ = flying(dials=())
    straight(table)
    assert table.is_over


# Adar Tallon


def tallon() -> tuple[Scenario, ShipId, SquadronId, SquadronId]:
    """A ship with Adar Tallon commands squadrons."""
    table = Scenario()
    ship = table.ship("assault_frigate_mark_ii_b", X, Y, side=1, upgrades=["adar_tallon"], revealed=SQUADRON)
    table.ship(VICTORY, 100, 800)
    one = table.squadron(X_WING, X + 100, Y, side=1)
    two = table.squadron(X_WING, X - 100, Y, side=1)
    return table, ship, one, two


def test_tallon_lets_a_squadron_of_the_command_activate_again() -> None:
    table, ship, one, two = tallon()
    table.run(SquadronCommand(ship=ship)).answer(SQUADRON_TO_ACTIVATE, one).pass_(SQUADRON_ACTION)
    table.pass_(SQUADRON_TO_ACTIVATE)
    use(table, "adar_tallon")
    assert not table.the_squadron(one).activated
    assert not table.the_squadron(two).activated
    assert is_exhausted(table, "adar_tallon")


def test_tallon_chooses_only_among_the_squadrons_of_the_command() -> None:
    table, ship, one, two = tallon()
    table.squadron(X_WING, X, Y + 100, side=1, activated=True)
    table.run(SquadronCommand(ship=ship))
    for squadron in (one, two):
        table.answer(SQUADRON_TO_ACTIVATE, squadron).pass_(SQUADRON_ACTION)
    use(table, "adar_tallon")
    assert table.question.kind is READY_AGAIN
    assert set(table.question.options) == {one, two}


def test_tallon_is_not_offered_if_nothing_was_activated_or_while_exhausted() -> None:
    table, ship, one, _ = tallon()
    assert table.run(SquadronCommand(ship=ship)).pass_(SQUADRON_TO_ACTIVATE).is_over
    exhaust(table, "adar_tallon")
    table.run(SquadronCommand(ship=ship)).answer(SQUADRON_TO_ACTIVATE, one).pass_()
    assert table.is_over


# Admiral Chiraneau


def chiraneau(
    squadron: str = TIE, *, enemy: str = X_WING, upgrades: tuple[str, ...] = ("admiral_chiraneau",), gap: float = 60
) -> tuple[Scenario, SquadronId]:
    """A squadron activated by a ship with Chiraneau, with an enemy near it."""
    table = Scenario()
    ship = table.ship(VICTORY, X, Y, upgrades=upgrades, revealed=SQUADRON)
    table.ship(CORVETTE, 100, 800, side=1)
    own = table.squadron(squadron, X, Y + 130)
    table.squadron(enemy, X + gap, Y + 130, side=1)
    table.run(SquadronCommand(ship=ship))
    if table.question.kind is SQUADRON_TO_ACTIVATE:
        table.answer(SQUADRON_TO_ACTIVATE, own)
    return table, own


@proves("CARD-admiral-chiraneau-02")
def test_chiraneau_lets_an_engaged_squadron_move_at_speed_2() -> None:
    table, tie = chiraneau()
    assert Action.MOVE in table.question.options
    assert squadron_speed(table.game, tie) == 2
    table.answer(SQUADRON_ACTION, Action.MOVE)
    assert table.question.refusal(pose_at(X - 150, Y + 130)) is not None
    table.answer(SQUADRON_MOVE, pose_at(X - 100, Y + 130))


@proves("CARD-admiral-chiraneau-01", "CARD-corruptor-01")
def test_chiraneau_and_corrupter_let_engaged_bombers_move_at_speed_3() -> None:
    table, bomber = chiraneau("tie_bomber_squadron", upgrades=("admiral_chiraneau", "corrupter"))
    assert may_move(table.game, bomber)
    assert squadron_speed(table.game, bomber) == 3


@proves("CARD-admiral-chiraneau-02")
def test_chiraneau_leaves_unengaged_squadrons_and_those_engaged_by_heavy_ones_their_speed() -> None:
    table, tie = chiraneau(gap=300)
    assert squadron_speed(table.game, tie) == 4
    table, tie = chiraneau(enemy="y_wing_squadron")
    assert squadron_speed(table.game, tie) == 4


@proves("CARD-admiral-chiraneau-02")
def test_chiraneau_does_nothing_in_the_squadron_phase() -> None:
    table = Scenario()
    table.ship(VICTORY, X, Y, upgrades=["admiral_chiraneau"])
    tie = table.squadron(TIE, X, Y + 130)
    table.squadron(X_WING, X + 60, Y + 130, side=1)
    table.run(SquadronActivation(squadron=tie))
    assert table.question.options == (Action.ATTACK,)


def test_chiraneau_does_not_free_a_squadron_to_attack_ships() -> None:
    table, bomber = chiraneau("tie_bomber_squadron")
    corvette = table.ship(CORVETTE, X - 60, Y + 130, side=1)
    table.run(StillTable())
    assert corvette not in attackable(table, bomber)
