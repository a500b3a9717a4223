"""Planetary Ion Cannon: an attacker that is no ship, friendly to nobody, and fires once in a round."""

from __future__ import annotations

from armada.catalog.cards import Color
from armada.effects.objectives.objective import CHOSEN_OBJECTIVE_TOKEN
from armada.effects.objectives.planetary_ion_cannon import SHOT_ZONE
from armada.effects.verbs.tokens import CHOSEN_TOKEN
from armada.effects.verbs.units import CHOSEN_SHIP
from armada.engine.windows import EFFECT
from armada.geometry.bases import HullZone
from armada.geometry.pose import pose_at
from armada.geometry.ruler import Distance
from armada.rules.attack_effects import ACCURACY_DIE, LOCKED_TOKEN
from armada.rules.defense_tokens import DEFENSE_TOKEN, EVADED_DICE
from armada.rules.token_placement import TOKEN
from armada.state.events.attack import (
    AttackDeclared,
    CriticalEffectResolved,
    DamageTotaled,
    DefenseTokenTurned,
    DiceRolled,
)
from armada.state.events.damage import DamageCardDealt
from armada.state.records import Command, Installation, Status, TokenId, TokenState, UnitId
from tests.builders.objective_table import (
    CR90,
    GLADIATOR,
    NEBULON,
    VICTORY,
    X_WING,
    EndOfCommands,
    after_obstacles,
    attack,
    decline,
    fired,
    ion_cannon,
    offered,
    orbit,
    playing,
    setting_up,
    use,
)
from tests.builders.scenario import FRONT
from tests.proves import proves

KEY = "planetary_ion_cannon"
REAR = HullZone.REAR
STANDARD = "standard_critical"

# When it fires


@proves("FX-26", "ATK-02")
def test_a_token_is_used_up_to_roll_four_blue_dice_at_a_hull_zone_of_the_second_players_choice() -> None:
    table = orbit(180)
    assert table.question.seat == 1
    fired(table, REAR).roll("hit", "hit", "hit", "accuracy")
    declared, rolled = table.last(AttackDeclared), table.last(DiceRolled)
    assert (declared.attacker, declared.zone, declared.defender, declared.target_zone) == (2, None, 0, REAR)
    assert declared.range == "medium"
    assert rolled.pool.colors == (Color.BLUE,)
    assert len(rolled.pool.dice) == 4
    assert table.game.state.tokens[0].pose is None
    decline(table)
    assert table.last(DamageTotaled).amount == 3
    assert table.shields(0, REAR) == 0


@proves("RANGE-19")
def test_a_ship_beyond_distance_3_of_every_token_is_not_fired_at() -> None:
    assert orbit(190).is_over
    assert not orbit(Distance.THREE.end - 0.1).is_over


def test_nobody_is_asked_without_tokens_and_squadrons_and_own_ships_are_no_targets() -> None:
    table = playing(KEY)
    table.ship(NEBULON, 900, 600)
    table.ship(VICTORY, 300, 800, 180, side=1)
    table.squadron(X_WING, 350, 600)
    ion_cannon(table)
    assert table.run(EndOfCommands()).is_over
    table.token(KEY, 300, 650)
    assert table.run(EndOfCommands()).is_over


def test_the_cannon_fires_once_in_a_round_whatever_is_in_reach() -> None:
    table = playing(KEY)
    table.ship(NEBULON, 600, 600)
    table.ship(CR90, 1200, 600)
    table.ship(VICTORY, 300, 800, 180, side=1)
    for x in (600, 1100, 1300):
        table.token(KEY, x, 480)
    ion_cannon(table)
    table.run(EndOfCommands())
    use(table, KEY)
    assert set(table.question.options) == {0, 1}
    table.answer(CHOSEN_SHIP, 1, seat=1)
    assert table.question.options == (1, 2)
    table.answer(CHOSEN_OBJECTIVE_TOKEN, 2, seat=1)
    table.answer(SHOT_ZONE, FRONT, seat=1).roll("hit", "hit", "accuracy", "hit")
    assert decline(table).is_over
    assert len(table.all(AttackDeclared)) == 1
    assert [token.pose is None for token in table.game.state.tokens] == [False, False, True]


def test_the_second_player_may_keep_the_tokens() -> None:
    table = decline(orbit())
    assert table.is_over
    assert not table.all(AttackDeclared)
    assert table.game.state.tokens[0].pose is not None


# The attack


def test_what_lies_between_obstructs_nothing() -> None:
    table = playing(KEY)
    table.ship(NEBULON, 900, 600)
    table.ship(VICTORY, 300, 800, 180, side=1)
    table.obstacle("asteroid_field_1", 900, 500)
    table.token(KEY, 900, 400)
    ion_cannon(table)
    fired(table.run(EndOfCommands())).roll("hit", "hit", "hit", "hit")
    assert not table.last(AttackDeclared).obstructed
    assert len(table.last(DiceRolled).pool.dice) == 4


@proves("DEF-17")
def test_an_evade_rerolls_a_die_since_the_range_is_medium() -> None:
    table = fired(orbit(10)).roll("hit", "hit", "hit", "hit")
    assert table.question.seat == 0
    table.answer(DEFENSE_TOKEN, TokenId(0)).answer(EVADED_DICE, (0,), seat=0).roll("accuracy")
    decline(table)
    assert table.last(DamageTotaled).amount == 3


@proves("DEF-05")
def test_a_ship_at_speed_0_spends_no_token_against_it() -> None:
    table = fired(orbit(speed=0)).roll("hit", "hit", "hit", "hit")
    assert table.is_over
    assert table.last(DamageTotaled).amount == 4


@proves("ATK-26", "ATK-27")
def test_the_second_player_spends_accuracy_icons_of_the_cannon() -> None:
    table = fired(orbit()).roll("hit", "hit", "hit", "accuracy")
    assert table.question.seat == 1
    table.answer(EFFECT, "accuracy").answer(LOCKED_TOKEN, TokenId(0), seat=1)
    assert table.question.kind is not ACCURACY_DIE
    assert 0 not in table.question.options


@proves("SHIP-14")
def test_no_card_or_command_of_its_owners_fleet_helps_the_cannon() -> None:
    table = playing(KEY)
    table.ship(NEBULON, 900, 600)
    table.ship(
        VICTORY,
        300,
        800,
        180,
        side=1,
        upgrades=("admiral_screed",),
        revealed=Command.CONCENTRATE_FIRE,
        tokens=(Command.CONCENTRATE_FIRE,),
    )
    table.token(KEY, 900, 480)
    ion_cannon(table)
    fired(table.run(EndOfCommands())).roll("hit", "hit", "hit", "hit")
    assert not offered(table) & {"admiral_screed", "concentrate_fire"}
    assert table.game.are_friendly(1, 1)
    assert not table.game.are_friendly(2, 1)


# Critical effects


@proves("CRIT-02", "DEF-26")
def test_a_blue_critical_lets_the_defender_exhaust_a_token_of_its_choice() -> None:
    table = fired(orbit(speed=0)).roll("crit", "hit", "hit", "hit")
    assert offered(table) == {KEY, STANDARD}
    use(table, KEY)
    assert table.question.options == (0, 1, 2)
    table.answer(CHOSEN_TOKEN, TokenId(2), seat=0)
    assert table.is_over
    turned = table.last(DefenseTokenTurned)
    assert (turned.unit, turned.token, turned.state) == (0, 2, TokenState.EXHAUSTED)
    assert [event.effect for event in table.all(CriticalEffectResolved)] == [KEY]
    assert not any(event.faceup for event in table.all(DamageCardDealt))


@proves("CRIT-02")
def test_the_standard_critical_effect_can_be_resolved_in_its_place() -> None:
    table = fired(orbit(speed=0)).roll("crit", "hit", "hit", "hit")
    table.answer(EFFECT, STANDARD)
    assert not table.all(DefenseTokenTurned)
    assert table.all(DamageCardDealt)[0].faceup


@proves("DEF-26")
def test_without_a_readied_token_or_a_critical_icon_the_effect_is_not_offered() -> None:
    spent = fired(orbit(speed=0, exhausted=(0, 1, 2))).roll("crit", "hit", "hit", "hit")
    assert offered(spent) == {STANDARD}
    plain = fired(orbit(speed=0)).roll("hit", "hit", "hit", "accuracy")
    assert not offered(plain) & {KEY, STANDARD}


def test_an_ordinary_attack_of_the_second_player_has_not_the_critical_effect_of_the_cannon() -> None:
    table = playing(KEY)
    ship = table.ship(NEBULON, 900, 600, 180, speed=0)
    enemy = table.ship(GLADIATOR, 900, 300, side=1)
    ion_cannon(table)
    attack(table, enemy, FRONT, ship, FRONT)
    while not offered(table):
        table.roll("crit")
    assert KEY not in offered(table)


# Setup


@proves("OBJ-07")
def test_the_second_player_places_three_tokens_anywhere_far_from_the_players_edges() -> None:
    table = after_obstacles(setting_up(KEY))
    assert table.asks(TOKEN, 1)
    assert table.refusal(pose_at(900, Distance.FIVE.end)).rule == "OBJ-04"
    for x in (50, 900, 1780):
        assert table.asks(TOKEN, 1)
        table.answer(TOKEN, pose_at(x, 450))
    assert [token.kind for token in table.game.state.tokens] == [KEY] * 3
    cannon = table.game.state.units[-1]
    assert isinstance(cannon, Installation)
    assert (cannon.seat, cannon.status, cannon.is_friendly) == (1, Status.IN_PLAY, False)
    assert not table.game.is_on_table(UnitId(cannon.id))
