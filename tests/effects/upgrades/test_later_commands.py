"""Later cards of commands: dials, tokens, repairs, speed, squadrons, and teams that board ships."""

from __future__ import annotations

import pytest

from armada.catalog.cards import Dice
from armada.catalog.catalog import catalog
from armada.effects.upgrades.commander.readying import READIED_TOKEN
from armada.effects.upgrades.officer.dice import DISCARDED_UPGRADE
from armada.effects.upgrades.title.attacks import SPENT_SHIELD
from armada.effects.upgrades.title.commands import EXCHANGING
from armada.effects.verbs.commands import CHOSEN_COMMAND
from armada.effects.verbs.tokens import CHOSEN_TOKEN
from armada.effects.verbs.units import CHOSEN_SHIP
from armada.engine.questions import PASS
from armada.engine.seats import Seat
from armada.fleet.roster import EquippedShip
from armada.fleet.upgrade_bar import ship_faults
from armada.geometry.bases import HullZone
from armada.rules.commands import COMMAND_PAYMENT, CommandPayment
from armada.rules.damage_cards import DealDamageCard
from armada.rules.defense_tokens import NamedToken
from armada.rules.engagement import may_move
from armada.rules.keywords import has_keyword, keyword_value
from armada.rules.moving_objects import OBSTACLE_MOVE, ObstacleMove
from armada.rules.navigate import NEW_SPEED
from armada.rules.repair import RepairCommand
from armada.rules.ship_movement import COURSE, ExecuteManeuver, courses_of
from armada.rules.ship_phase import ShipActivation, ShipPhase
from armada.rules.speed import ChangeSpeed
from armada.rules.squadron_activation import SQUADRON_ACTION, SQUADRON_TO_ACTIVATE, Action, SquadronActivation
from armada.rules.squadron_command import SquadronCommand
from armada.rules.squadron_phase import SquadronPhase
from armada.rules.status_phase import StatusPhase
from armada.rules.targets import ATTACK, NEXT_SQUADRON, AttackChoice, legal_attacks
from armada.state.events.commands import CommandResolved, DialRevealed
from armada.state.records import COMMANDS, Command, Scope, ShipId, SquadronId, TokenId, UnitId
from tests.builders.activation_table import move_on
from tests.builders.attack_table import CORVETTE, GLADIATOR, NEBULON, TIE, VICTORY, X_WING, X, Y, rolled_colors
from tests.builders.cards_table import (
    EXHAUSTED,
    READIED,
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
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario
from tests.builders.squadron_table import StillTable
from tests.builders.upgrade_table import CR90_B, battery
from tests.proves import proves

NAVIGATE, SQUADRON, REPAIR, CONCENTRATE = COMMANDS
BARE = dict.fromkeys((FRONT, LEFT, RIGHT, REAR), 0)


def activated(upgrade: str, card: str = VICTORY, *, speed: int = 2, **ship: object) -> tuple[Scenario, ShipId]:
    """A ship with a card activates; an enemy lies far away."""
    table = Scenario()
    own = table.ship(card, X, Y, upgrades=[upgrade], speed=speed, **ship)  # type: ignore[arg-type]
    table.ship(CORVETTE, 100, 800, side=1)
    return table, own


# FB-88


@proves("CMD-10")
def test_fb_88_throws_away_the_top_dial_before_it_is_revealed() -> None:
    table, ship = activated("fb_88", dials=(NAVIGATE, REPAIR))
    use(table.run(ShipActivation(ship=ship)), "fb_88")
    assert table.last(DialRevealed).command is REPAIR


def test_with_the_last_dial_nothing_is_revealed_and_without_one_it_is_not_offered() -> None:
    table, ship = activated("fb_88", dials=(NAVIGATE,))
    use(table.run(ShipActivation(ship=ship)), "fb_88")
    assert not table.all(DialRevealed)
    table, ship = activated("fb_88")
    assert "fb_88" not in offered(table.run(ShipActivation(ship=ship)))


def test_fb_88_kept_the_dial_is_revealed() -> None:
    table, ship = activated("fb_88", dials=(NAVIGATE, REPAIR))
    decline(table.run(ShipActivation(ship=ship)))
    assert table.last(DialRevealed).command is NAVIGATE


# Pursuant


def pursuant(dial: Command = NAVIGATE, tokens: tuple[Command, ...] = ()) -> tuple[Scenario, ShipId, SquadronId]:
    """A ship with Pursuant reveals a dial; a squadron lies beside it."""
    table, ship = activated("pursuant", dials=(dial,), tokens=tokens)
    tie = table.squadron(TIE, X + 100, Y)
    table.run(ShipActivation(ship=ship))
    return table, ship, tie


@proves("CMD-26", "CMD-39")
def test_pursuant_resolves_squadron_beside_the_dial() -> None:
    table, ship, tie = pursuant()
    use(table, "pursuant").answer(SQUADRON_TO_ACTIVATE, tie)
    assert table.last(CommandResolved) == CommandResolved(ship, SQUADRON, by_dial=True, by_token=False)
    assert table.the_ship(ship).revealed is NAVIGATE
    assert is_discarded(table, "pursuant")


def test_a_squadron_token_is_spent_with_it_as_with_a_dial() -> None:
    table, ship, _ = pursuant(tokens=(SQUADRON,))
    use(table, "pursuant").answer(COMMAND_PAYMENT, CommandPayment.BOTH)
    assert table.the_ship(ship).tokens == ()


def test_pursuant_is_not_for_a_revealed_squadron_command() -> None:
    assert "pursuant" not in offered(pursuant(SQUADRON)[0])


# Mon Calamari Exodus Fleet


def exodus(gap: float = 200) -> tuple[Scenario, ShipId]:
    """A ship with the title repairs; another with a copy lies so far beside it."""
    table, ship = activated("mon_calamari_exodus_fleet", shields=BARE, revealed=REPAIR)
    table.ship(VICTORY, X + 61 + gap, Y, upgrades=["mon_calamari_exodus_fleet"])
    table.run(RepairCommand(ship=ship))
    return table, ship


@proves("CMD-54")
def test_a_copy_of_the_exodus_fleet_gives_two_engineering_points() -> None:
    table, _ = exodus()
    use(table, "mon_calamari_exodus_fleet")
    command = table.game.innermost(RepairCommand)
    assert command is not None
    assert command.points == 6
    assert "mon_calamari_exodus_fleet" not in offered(table)


def test_the_copy_of_the_exodus_fleet_must_be_at_distance_4() -> None:
    assert "mon_calamari_exodus_fleet" not in offered(exodus(320)[0])


def test_its_own_copy_gives_nothing() -> None:
    table, ship = activated("mon_calamari_exodus_fleet", shields=BARE, revealed=REPAIR)
    assert "mon_calamari_exodus_fleet" not in offered(table.run(RepairCommand(ship=ship)))


# Sovereign


def sovereign(gap: float = 200, tokens: tuple[Command, ...] = (NAVIGATE,)) -> tuple[Scenario, ShipId, ShipId]:
    """The Ship Phase begins for a ship with Sovereign and a friend, both with a token."""
    table, ship = activated("sovereign", tokens=tokens)
    other = table.ship(VICTORY, X + 61 + gap, Y, tokens=tokens)
    table.run(ShipPhase())
    return table, ship, other


@proves("CMD-18")
def test_ships_near_sovereign_exchange_a_token_each() -> None:
    table, ship, other = sovereign()
    use(table, "sovereign").answer(EXCHANGING, (ship, other))
    table.answer(CHOSEN_COMMAND, REPAIR).answer(CHOSEN_COMMAND, PASS)
    assert (table.the_ship(ship).tokens, table.the_ship(other).tokens) == ((REPAIR,), ())
    assert is_exhausted(table, "sovereign")


def test_ships_too_far_away_or_without_tokens_do_not_exchange() -> None:
    table, ship, _ = sovereign(400)
    assert table.question.options
    use(table, "sovereign")
    assert table.the_ship(ship).tokens == (), "its own was the only one"
    assert "sovereign" not in offered(sovereign(tokens=())[0])


# Wat Tambor


def tambor(gap: float | None = None, **shields: int) -> tuple[Scenario, ShipId, ShipId]:
    """A ship with Wat Tambor repairs; a friend lies beside it."""
    zones = {HullZone(zone): count for zone, count in shields.items()}
    table, ship = activated("wat_tambor_officer", shields={**BARE, **zones}, revealed=REPAIR, damage=[None])
    other = table.ship(VICTORY, X + 61 + (200 if gap is None else gap), Y, shields={**BARE, FRONT: 2, LEFT: 1})
    table.run(RepairCommand(ship=ship))
    return table, ship, other


def points(table: Scenario) -> int:
    command = table.game.innermost(RepairCommand)
    assert command is not None
    return command.points


@proves("DMG-25")
def test_two_own_shields_give_four_points() -> None:
    table, ship, _ = tambor(front=1, left=1)
    use(table, "wat_tambor_officer").answer(CHOSEN_SHIP, ship).answer(SPENT_SHIELD, FRONT).answer(SPENT_SHIELD, LEFT)
    assert points(table) == 8
    assert "wat_tambor_officer" not in offered(table), "once in a command"


def test_another_ship_gives_shields_of_one_hull_zone() -> None:
    table, _, other = tambor()
    use(table, "wat_tambor_officer").answer(SPENT_SHIELD, FRONT)
    assert table.question.options == (FRONT,)
    table.answer(SPENT_SHIELD, FRONT)
    assert (points(table), table.shields(other, FRONT)) == (8, 0)


def test_without_a_shield_at_distance_5_tambor_gives_nothing() -> None:
    assert "wat_tambor_officer" not in offered(tambor(400)[0])


# Admiral Yularen


def yularen(gap: float = 60, *, hull: int = 1) -> tuple[Scenario, SquadronId]:
    """A ship of Yularen's fleet repairs; a squadron lies so far beside it."""
    table, ship = activated("admiral_yularen", revealed=REPAIR)
    tie = table.squadron("tie_bomber_squadron", X + 30.5 + gap + 17.1, Y, hull=hull)
    table.run(RepairCommand(ship=ship))
    return table, tie


@proves("CMD-54")
def test_two_points_give_a_squadron_a_hull_point_as_often_as_they_go() -> None:
    table, tie = yularen()
    use(use(table, "admiral_yularen"), "admiral_yularen")
    assert table.the_squadron(tie).hull == 3
    assert "admiral_yularen" not in offered(table)


def test_an_undamaged_squadron_or_one_too_far_away_recovers_nothing() -> None:
    assert "admiral_yularen" not in offered(yularen(hull=5)[0])
    assert "admiral_yularen" not in offered(yularen(250)[0])


@proves("CMD-40")
def test_with_a_token_yularen_s_ships_activate_one_squadron_more() -> None:
    table, ship = activated("admiral_yularen")
    table.run(StillTable())
    by_token, by_dial = SquadronCommand(ship=ship, by_token=True), SquadronCommand(ship=ship, by_dial=True)
    assert (by_token.most(table.game), by_dial.most(table.game)) == (2, 3)


# TI-99


def guarded(gap: float = 100, *, squadron: str = TIE, activated: bool = False) -> tuple[Scenario, SquadronId]:
    """An X-wing squadron attacks a squadron so far from a ship with TI-99."""
    table = Scenario()
    table.ship(VICTORY, X, Y, upgrades=["ti_99"])
    table.ship(CORVETTE, 1700, 800, side=1)
    own = table.squadron(squadron, X + 30.5 + gap + 17.1, Y, activated=activated)
    enemy = table.squadron(X_WING, X + 30.5 + gap + 17.1, Y + 60, side=1)
    return squadron_attack(table, enemy, own, *["accuracy"] * 4), own


def counter_of(table: Scenario, squadron: SquadronId) -> int | None:
    return keyword_value(table.game, squadron, "counter")


@proves("KEY-35")
def test_near_ti_99_unactivated_squadrons_have_counter_3_or_one_more() -> None:
    for card, value in ((TIE, 3), ("tie_interceptor_squadron", 3)):
        table = Scenario()
        table.ship(VICTORY, X, Y, upgrades=["ti_99"])
        near, far = table.squadron(card, X + 100, Y), table.squadron(card, X + 400, Y)
        done = table.squadron(card, X, Y + 150, activated=True)
        table.run(StillTable())
        printed = counter_of(table, far)
        assert counter_of(table, near) == (value if printed is None else printed + 1)
        assert counter_of(table, done) == printed


@proves("SQN-13")
def test_a_squadron_that_countered_counts_as_activated() -> None:
    table, own = guarded()
    use(table, "counter").roll("accuracy", "accuracy", "accuracy")
    assert table.the_squadron(own).activated


def test_a_squadron_that_does_not_counter_stays_unactivated() -> None:
    table, own = guarded()
    decline(table)
    assert not table.the_squadron(own).activated


# Ahsoka Tano of the Republic


def snipers(squadron: str = TIE, *, by_ship: bool = True) -> tuple[Scenario, SquadronId]:
    """A ship with Ahsoka activates a squadron, or it activates by itself."""
    table, ship = activated("ahsoka_tano_officer_republic", revealed=SQUADRON)
    own = table.squadron(squadron, X + 100, Y)
    table.squadron(X_WING, X + 100, Y + 140, side=1)
    if by_ship:
        table.run(SquadronCommand(ship=ship)).answer(SQUADRON_TO_ACTIVATE, own)
    else:
        table.run(SquadronActivation(squadron=own))
    return table, own


@proves("KEY-30")
def test_a_squadron_that_the_ship_activates_has_snipe_for_its_dice() -> None:
    table, own = snipers()
    use(table, "ahsoka_tano_officer_republic")
    assert keyword_value(table.game, own, "snipe") == 3
    table.answer(SQUADRON_ACTION, Action.ATTACK).roll("hit", "hit", "hit")
    assert rolled_colors(table) == ["blue"] * 3


def test_unique_squadrons_and_those_activated_otherwise_have_no_snipe() -> None:
    key = "ahsoka_tano_officer_republic"
    assert key not in offered(snipers("howlrunner")[0])
    assert key not in offered(snipers(by_ship=False)[0])


@proves("FX-08")
def test_no_more_than_three_squadrons_have_snipe_in_a_command() -> None:
    key = "ahsoka_tano_officer_republic"
    table, _ = activated(key, revealed=SQUADRON)
    ship = ShipId(UnitId(0))
    squadrons = [table.squadron(TIE, X + 90, Y - 60 + 40 * place) for place in range(4)]
    table.run(SquadronCommand(ship=ship, as_if_by_dial=False))
    command = table.game.innermost(SquadronCommand)
    assert command is not None
    command.activated = ()
    for squadron in squadrons[:3]:
        table.answer(SQUADRON_TO_ACTIVATE, squadron)
        pass_until(use(table, key), SQUADRON_TO_ACTIVATE)
    assert len([entry for entry in table.game.lasting(key) if entry.scope is Scope.COMMAND]) in (0, 3)


# Wedge Antilles, the officer


def wedge(gap: float = 200, squadron: str = X_WING, tokens: tuple[Command, ...] = (SQUADRON,)) -> Scenario:
    """The Squadron Phase ends for a ship with Wedge; a squadron lies so far away."""
    table, _ = activated("wedge_antilles_officer", NEBULON, tokens=tokens)
    table.squadron(squadron, X + 20.5 + gap + 17.1, Y, activated=True)
    return table.run(SquadronPhase())


@proves("KEY-33")
def test_a_squadron_token_gives_squadrons_cloak_for_the_round() -> None:
    table = use(wedge(), "wedge_antilles_officer")
    assert has_keyword(table.game, UnitId(2), "cloak")
    assert table.question.kind.name == "cloaked squadron", "which they use at once"


def test_wedge_needs_a_token_and_a_squadron_that_is_not_unique_at_distance_5() -> None:
    for table in (wedge(tokens=()), wedge(400), wedge(squadron="luke_skywalker")):
        assert "wedge_antilles_officer" not in offered(table)


# Triumphant


def reached(*, round: int = 2, gap: float = 60, commander: str = NEBULON) -> tuple[Scenario, list[SquadronId], int]:
    """A ship far from Triumphant resolves its Squadron command; four squadrons lie near Triumphant."""
    table = Scenario()
    table.round = round
    table.ship(VICTORY, X, Y, upgrades=["triumphant"])
    ship = table.ship(commander, 1700, 800, revealed=SQUADRON)
    table.ship(CORVETTE, 100, 800, side=1)
    squadrons = [table.squadron(TIE, X + 30.5 + gap + 17.1, Y - 60 + 40 * place) for place in range(4)]
    table.run(SquadronCommand(ship=ship))
    return table, squadrons, ship


@proves("CMD-39")
def test_from_round_2_a_far_ship_commands_squadrons_near_triumphant() -> None:
    table, squadrons, _ = reached()
    assert set(table.question.options) == set(squadrons)


def test_not_in_round_1_beyond_close_range_or_for_flotillas() -> None:
    for table, _, _ in (reached(round=1), reached(gap=140), reached(commander="gozanti_class_cruisers")):
        assert table.is_over


# Advanced Transponder Net


def netted(gap: float = 60) -> tuple[Scenario, SquadronId, ShipId]:
    """A bomber is engaged by a Heavy squadron so far from a ship with the net, beside an enemy ship."""
    table = Scenario()
    ship = table.ship(VICTORY, X, Y, upgrades=["advanced_transponder_net"])
    heavy = X + 30.5 + gap + 17.1
    table.squadron("tie_bomber_squadron", heavy, Y)
    bomber = table.squadron("b_wing_squadron", heavy + 60, Y, side=1)
    table.ship(CORVETTE, heavy + 140, Y)
    table.run(StillTable())
    return table, bomber, ship


@proves("ENG-03", "KEY-17", "KEY-18")
def test_heavy_squadrons_near_the_net_keep_bombers_from_attacking_ships() -> None:
    table, bomber, _ = netted()
    assert not any(table.game.is_ship(found.option.defender) for found in legal_attacks(table.game, bomber))
    assert may_move(table.game, bomber), "moving stays free"


def test_farther_away_heavy_squadrons_keep_nobody() -> None:
    table, bomber, _ = netted(200)
    assert any(table.game.is_ship(found.option.defender) for found in legal_attacks(table.game, bomber))


# Swift Return


def swift(away: float = 100, *, speed: int = 2) -> tuple[Scenario, ShipId]:
    """A corvette with the title determines its course so far from an asteroid field."""
    table, ship = activated("swift_return", CORVETTE, speed=speed)
    table.obstacle("asteroid_field_1", X + 60 + away, Y)
    table.run(ExecuteManeuver(ship=ship))
    return table, ship


@proves("MOVE-11")
def test_near_an_obstacle_the_speed_changes_by_one_without_a_command() -> None:
    table, ship = swift()
    use(table, "swift_return")
    assert set(table.question.options) == {1, 2, 3}
    table.answer(NEW_SPEED, 3)
    assert table.the_ship(ship).speed == 3


@proves("MOVE-05")
def test_or_a_yaw_value_is_raised() -> None:
    table, ship = swift()
    before = len(courses_of(table.game, ExecuteManeuver(ship=ship)).options())
    use(table, "swift_return").answer(NEW_SPEED, 2)
    assert table.question.kind is COURSE
    assert len(table.question.options) > before


def test_farther_away_from_obstacles_it_is_not_offered() -> None:
    assert "swift_return" not in offered(swift(300)[0])


# The Grand Inquisitor


def inquisitor(gap: float = 200, *, side: int = 1, used: bool = False) -> tuple[Scenario, ShipId]:
    """A ship changes its speed near one with the Grand Inquisitor."""
    table, ship = activated("the_grand_inquisitor")
    other = table.ship(NEBULON, X + 30.5 + gap + 20.5, Y, side=side)
    if used:
        exhaust(table, "the_grand_inquisitor")
    table.run(ChangeSpeed(ship=other, speed=3, by=Seat(side)))
    return table, ship


@proves("MOVE-13")
def test_the_inquisitor_s_ship_follows_a_change_of_speed_by_one() -> None:
    table, ship = inquisitor()
    use(table, "the_grand_inquisitor")
    assert table.the_ship(ship).speed == 1, "a Victory cannot go faster than 2"
    assert is_exhausted(table, "the_grand_inquisitor")


def test_the_inquisitor_answers_to_enemies_at_distance_5_while_readied() -> None:
    for table, _ in (inquisitor(400), inquisitor(side=0), inquisitor(used=True)):
        assert "the_grand_inquisitor" not in offered(table)


# Beast of Burden


def beast(gap: float = 100, *, exhausted: tuple[int, ...] = (0, 1)) -> tuple[Scenario, ShipId, ShipId]:
    """A ship with the title activates beside a friend with exhausted tokens."""
    table, ship = activated("beast_of_burden", GLADIATOR)
    other = table.ship(VICTORY, X + 61 + gap, Y, exhausted=exhausted)
    table.run(ShipActivation(ship=ship))
    return table, ship, other


@proves("DEF-24", "DEF-25")
def test_two_tokens_are_spent_to_ready_two_of_a_friend() -> None:
    table, ship, other = beast()
    use(table, "beast_of_burden").answer(CHOSEN_TOKEN, 0).answer(CHOSEN_TOKEN, 1).pass_(CHOSEN_TOKEN)
    named = [NamedToken(other, TokenId(0)), NamedToken(other, TokenId(1))]
    for token in named:
        table.answer(READIED_TOKEN, token)
    assert tokens_of(table, other) == [READIED] * 3
    assert tokens_of(table, ship) == [EXHAUSTED, EXHAUSTED, READIED]


def test_without_an_exhausted_token_at_distance_3_beast_of_burden_is_not_offered() -> None:
    assert "beast_of_burden" not in offered(beast(exhausted=())[0])
    assert "beast_of_burden" not in offered(beast(250)[0])


# Boarding teams


def boarding(
    team: str,
    *,
    gap: float = 80,
    dials: tuple[Command, ...] = (SQUADRON,),
    tokens: tuple[Command, ...] = (),
    upgrades: tuple[str, ...] = ("electronic_countermeasures", "wing_commander"),
) -> tuple[Scenario, ShipId]:
    """A ship with a boarding team reveals a dial beside an enemy ship with upgrades."""
    table = Scenario()
    ship = table.ship(VICTORY, X, Y, upgrades=[team], dials=dials, tokens=tokens)
    enemy = table.ship(NEBULON, X + 51 + gap, Y, side=1, upgrades=upgrades)
    table.run(ShipActivation(ship=ship))
    return table, enemy


@proves("UPG-20")
def test_vader_s_boarders_discard_an_upgrade_for_the_squadron_dial() -> None:
    table, _ = boarding("darth_vader_boarding_team")
    use(table, "darth_vader_boarding_team")
    cards = [table.game.state.upgrades[upgrade].card for upgrade in table.question.options]
    assert cards == ["electronic_countermeasures", "wing_commander"]
    table.answer(DISCARDED_UPGRADE, table.question.options[1])
    assert is_discarded(table, "wing_commander")
    assert is_discarded(table, "darth_vader_boarding_team")
    assert table.the_ship(0).revealed is None


def test_boarders_go_for_a_token_too_and_without_either_not_at_all() -> None:
    table, _ = boarding("darth_vader_boarding_team", dials=(NAVIGATE,), tokens=(SQUADRON,))
    use(table, "darth_vader_boarding_team")
    assert table.the_ship(0).tokens == ()
    assert table.the_ship(0).revealed is NAVIGATE
    assert "darth_vader_boarding_team" not in offered(boarding("darth_vader_boarding_team", dials=(NAVIGATE,))[0])


def test_boarders_reach_close_range_and_spare_commanders() -> None:
    assert "darth_vader_boarding_team" not in offered(boarding("darth_vader_boarding_team", gap=150)[0])
    table, _ = boarding("darth_vader_boarding_team", upgrades=("general_dodonna",))
    assert "darth_vader_boarding_team" not in offered(table)


def test_shriv_discards_teams_retrofits_and_weapons_alone() -> None:
    table, _ = boarding("shriv_suurgav", upgrades=("wing_commander", "electronic_countermeasures", "xi7_turbolasers"))
    use(table, "shriv_suurgav")
    cards = {table.game.state.upgrades[upgrade].card for upgrade in table.question.options}
    assert cards == {"electronic_countermeasures", "xi7_turbolasers"}
    assert "shriv_suurgav" not in offered(boarding("shriv_suurgav", upgrades=("wing_commander",))[0])


@proves("DEF-03")
def test_troopers_spend_as_many_tokens_as_their_squadron_value_says() -> None:
    table, enemy = boarding("boarding_troopers")
    use(table, "boarding_troopers").answer(CHOSEN_TOKEN, 0).answer(CHOSEN_TOKEN, 1)
    if table.question.kind is CHOSEN_TOKEN:
        table.answer(CHOSEN_TOKEN, 2)
    assert tokens_of(table, enemy) == [EXHAUSTED] * 3


def test_troopers_do_nothing_at_medium_range() -> None:
    assert "boarding_troopers" not in offered(boarding("boarding_troopers", gap=150)[0])


# Sunder


def sunder(*faces: str, defending: tuple[str, ...] = ("electronic_countermeasures",)) -> Scenario:
    """A CR90 B with Sunder attacks with blue dice."""
    table = duel(attacker=CR90_B, attacking=["sunder"], defending=defending, on={"speed": 0})
    table.attack(*faces)
    return table


@proves("CRIT-06")
def test_a_blue_critical_discards_a_retrofit_of_the_defender() -> None:
    table = use(sunder("crit", "hit", "hit"), "sunder")
    assert is_discarded(table, "electronic_countermeasures")
    assert is_discarded(table, "sunder")


def test_sunder_needs_a_critical_and_a_retrofit_or_weapon() -> None:
    assert "sunder" not in offered(sunder("hit", "hit", "hit"))
    assert "sunder" not in offered(sunder("crit", "hit", "hit", defending=("wing_commander",)))


# Lucid Voice


@proves("ATK-14")
def test_lucid_voice_changes_rear_and_sides() -> None:
    table = Scenario()
    ship = table.ship("providence_class_carrier", X, Y, upgrades=["lucid_voice"])
    other = table.ship("providence_class_carrier", X + 400, Y)
    table.run(StillTable())
    assert battery(table, ship, REAR) == Dice(red=3)
    assert battery(table, ship, LEFT) == battery(table, ship, RIGHT) == Dice(red=2, blue=1, black=3)
    assert battery(table, ship, FRONT) == battery(table, other, FRONT)
    assert battery(table, other, REAR) == Dice(red=1, blue=1, black=1)


# Ordnance Pods


def pods(*, dy: float = 50, used: bool = False, upgrades: tuple[str, ...] = ()) -> tuple[Scenario, list[SquadronId]]:
    """A Nebulon-B with pods in its Attack step, and two TIE squadrons before it."""
    table = Scenario()
    ship = table.ship(NEBULON, X, Y, side=1, upgrades=["ordnance_pods", *upgrades])
    squadrons = [table.squadron(TIE, X - 25 + 50 * place, Y + 51 + dy) for place in range(2)]
    table.ship(VICTORY, 1700, 800)
    if used:
        exhaust(table, "ordnance_pods")
    table.run(ShipActivation(ship=ship))
    return pass_until(table, ATTACK), squadrons


@proves("ATK-33")
def test_pods_attack_every_squadron_with_a_black_die_though_the_zone_has_attacked() -> None:
    table, (one, other) = pods()
    table.answer(ATTACK, AttackChoice(FRONT, one, None)).roll("accuracy", "accuracy")
    while "ordnance_pods" not in offered(table):
        table.answer(table.question.kind, PASS)
    use(table, "ordnance_pods").answer(ATTACK, AttackChoice(FRONT, one, None)).roll("hit")
    assert rolled_colors(table) == ["black"]
    table.answer(NEXT_SQUADRON, AttackChoice(FRONT, other, None)).roll("hit")
    assert [table.the_squadron(squadron).hull for squadron in (one, other)] == [2, 2]
    assert is_exhausted(table, "ordnance_pods")
    assert not table.game.lasting("ordnance_pods")


def test_pods_reach_close_range_alone_and_are_offered_once_readied() -> None:
    for table, _ in (pods(dy=140), pods(used=True)):
        while not table.is_over and table.question.may_pass:
            assert "ordnance_pods" not in offered(table)
            table.answer(table.question.kind, PASS)


# Tide of Progress XII


def tide(*cards: str, faceup: bool = True, used: bool = False) -> tuple[Scenario, ShipId]:
    """A ship with the title is about to be dealt a damage card."""
    table, ship = activated("tide_of_progress_xii")
    table.next_cards(*cards)
    if used:
        exhaust(table, "tide_of_progress_xii")
    table.run(DealDamageCard(ship=ship, faceup=faceup))
    return table, ship


@proves("DMG-17")
def test_a_faceup_ship_card_is_thrown_away() -> None:
    table, ship = tide("structural_damage")
    use(table, "tide_of_progress_xii")
    assert table.the_ship(ship).damage == ()


def test_crew_cards_facedown_cards_and_an_exhausted_title_change_nothing() -> None:
    for table, _ in (
        tide("blinded_gunners"),
        tide("structural_damage", faceup=False),
        tide("structural_damage", used=True),
    ):
        assert "tide_of_progress_xii" not in offered(table)


# Magnite Crystal Tractor Beam Array

MAGNITE = "magnite_crystal_tractor_beam_array"


def magnite(gap: float = 200, *, own: int = 1, speed: int = 3, used: bool = False) -> tuple[Scenario, ShipId]:
    """A ship with the array ends its activation near an enemy."""
    table = Scenario()
    ship = table.ship(VICTORY, X, Y, upgrades=[MAGNITE], speed=own)
    enemy = table.ship(NEBULON, X + 30.5 + gap + 20.5, Y + 60, side=1, speed=speed)
    if used:
        exhaust(table, MAGNITE)
    table.run(ShipActivation(ship=ship))
    for _ in range(12):
        if MAGNITE in offered(table) or table.is_over:
            break
        move_on(table)
    return table, enemy


@proves("MOVE-12")
def test_an_enemy_ship_is_given_the_speed_of_this_ship() -> None:
    table, enemy = magnite()
    use(table, MAGNITE)
    assert table.the_ship(enemy).speed == 1


def test_it_is_not_offered_at_the_same_speed_too_far_away_or_while_exhausted() -> None:
    for table, _ in (magnite(speed=1), magnite(450), magnite(used=True)):
        assert MAGNITE not in offered(table)


@proves("UPG-18")
def test_at_speed_0_the_array_stays_exhausted() -> None:
    for speed, exhausted in ((0, True), (1, False)):
        table = Scenario()
        table.ship(VICTORY, X, Y, upgrades=[MAGNITE], speed=speed)
        table.ship(CORVETTE, 100, 800, side=1)
        exhaust(table, MAGNITE)
        table.run(StatusPhase())
        assert is_exhausted(table, MAGNITE) is exhausted


# Flag Bridge, Liberator, Invincible, Radiant VII


@pytest.mark.parametrize("card", ["flag_bridge", "liberator"])
def test_a_fleet_command_of_the_ship_is_paid_by_the_card_alone(card: str) -> None:
    table = Scenario()
    table.ship(NEBULON, X, Y, side=1, upgrades=["shields_to_maximum", card], tokens=(REPAIR,))
    table.ship(VICTORY, 100, 800)
    use(table.run(ShipPhase()), "shields_to_maximum")
    assert is_discarded(table, "shields_to_maximum")
    assert table.the_ship(0).tokens == (REPAIR,)


@pytest.mark.parametrize(
    ("ship", "upgrades", "legal"),
    [
        ("providence_class_dreadnought", ("invincible", "electronic_countermeasures"), True),
        ("providence_class_dreadnought", ("electronic_countermeasures", "redundant_shields"), False),
        ("consular_class_charger_c70", ("radiant_vii", "comms_net"), True),
        ("consular_class_charger_c70", ("comms_net",), False),
        ("consular_class_charger_c70", ("radiant_vii", "dual_turbolaser_turrets"), False),
    ],
)
def test_titles_give_and_take_slots(ship: str, upgrades: tuple[str, ...], legal: bool) -> None:
    cards = catalog()
    equipped = EquippedShip(cards.ships[ship], tuple([cards.upgrades[key] for key in upgrades]))
    assert (not any(ship_faults(equipped, cards))) is legal


# Ezra Bridger


def ezra(away: float = 60, *, dials: tuple[Command, ...] = (NAVIGATE,)) -> tuple[Scenario, ShipId]:
    """A ship with Ezra reveals its dial so far from an asteroid field."""
    table, ship = activated("ezra_bridger", CORVETTE, dials=dials)
    table.obstacle("asteroid_field_1", X + 70 + away, Y)
    return table.run(ShipActivation(ship=ship)), ship


@proves("OBS-14")
def test_an_obstacle_is_moved_within_distance_2_of_its_place() -> None:
    table, _ = ezra()
    before = table.game.state.obstacles[0].pose
    assert before is not None
    use(table, "ezra_bridger")
    far = before._replace(y=before.y + 400_000)
    near = before._replace(y=before.y + 60_000)
    assert table.question.refusal(ObstacleMove(0, far)) is not None
    table.answer(OBSTACLE_MOVE, ObstacleMove(0, near))
    assert table.game.state.obstacles[0].pose == near
    assert is_discarded(table, "ezra_bridger")


def test_an_obstacle_is_not_moved_onto_a_ship() -> None:
    table, ship = ezra()
    use(table, "ezra_bridger")
    pose = table.the_ship(ship).pose
    assert pose is not None
    assert table.question.refusal(ObstacleMove(0, pose)) is not None


def test_without_an_obstacle_near_or_a_dial_ezra_does_nothing() -> None:
    assert "ezra_bridger" not in offered(ezra(200)[0])
    assert "ezra_bridger" not in offered(ezra(dials=())[0])
