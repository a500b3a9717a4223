"""Later cards of dice: Kraken, Mar Tuuk, Romodi, Krennic, Vader the officer, and titles that reroll."""

from __future__ import annotations

from msgspec.structs import replace

from armada.catalog.cards import DefenseToken
from armada.effects.upgrades.ordnance import BARRAGED
from armada.effects.verbs.dice import CANCELED_DIE, CHANGED_DIE, NEW_FACE, REROLLED_DICE
from armada.engine.questions import PASS
from armada.rules.attack import Attack
from armada.rules.attack_effects import ADDED_COLOR, REROLLED_DIE
from armada.rules.commands import COMMAND_PAYMENT, CommandPayment
from armada.rules.deploying import SHIP_PLACEMENT, DeployShip, ShipPlacement
from armada.rules.queries import MAY_ATTACK, DeployPlace
from armada.rules.ship_phase import ShipActivation
from armada.rules.squadron_activation import SQUADRON_ACTION, Action, SquadronActivation
from armada.rules.targets import ATTACK, AttackChoice
from armada.state.dice import DieFace
from armada.state.events.attack import AttackDeclared, DiceModified
from armada.state.records import COMMANDS, Defense, ShipId, SquadronId, Status
from tests.builders.activation_table import finish
from tests.builders.attack_table import (
    CORVETTE,
    GLADIATOR,
    NEBULON,
    TIE,
    VICTORY,
    X_WING,
    Battle,
    X,
    Y,
    pool,
    pool_colors,
    possible_attacks,
    rolled_colors,
)
from tests.builders.cards_table import anti_squadron, decline, duel, is_discarded, offered, use
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario
from tests.builders.squadron_table import StillTable
from tests.builders.upgrade_table import CR90_B
from tests.proves import proves

NAVIGATE, SQUADRON, REPAIR, CONCENTRATE = COMMANDS

# Kraken


def kraken(*faces: str, gap: float = 100, at: str = "medium", attacker: str = NEBULON) -> Battle:
    """A ship attacks; Kraken is on a friend so far beside the defender."""
    table = duel(at, attacker=attacker)
    pose = table.units[table.defender].pose
    assert pose is not None
    table.ship(VICTORY, X + 20.5 + gap + 30.5, pose.y / 1000, upgrades=["kraken"])
    return table.attack(*(faces or ("blank", "hit", "hit")))


@proves("DICE-08")
def test_kraken_turns_a_die_to_a_face_with_one_icon() -> None:
    table = use(kraken(), "kraken").answer(CHANGED_DIE, 0)
    assert set(table.question.options) == {DieFace.HIT, DieFace.CRIT, DieFace.ACCURACY}
    table.answer(NEW_FACE, DieFace.ACCURACY)
    assert pool(table) == ["accuracy", "hit", "hit"]
    assert "kraken" not in offered(table)


def test_kraken_turns_a_black_die_to_its_single_hit_alone() -> None:
    table = use(kraken("hit", "hit", "blank", "blank", at="close", attacker=GLADIATOR), "kraken")
    table.answer(CHANGED_DIE, 2)
    assert pool(table) == ["hit", "hit", "hit", "blank"]


def test_kraken_needs_another_friendly_ship_at_close_or_medium_range_of_the_defender() -> None:
    assert "kraken" in offered(kraken(gap=150))
    assert "kraken" not in offered(kraken(gap=250))


def test_kraken_himself_does_not_count_as_the_other_ship() -> None:
    assert "kraken" not in offered(duel(attacking=["kraken"]).attack("blank", "hit", "hit"))


# Mar Tuuk


def test_mar_tuuk_adds_a_red_die_against_a_hull_zone_with_shields() -> None:
    table = use(duel(attacking=["mar_tuuk"]).attack("hit", "hit", "hit"), "mar_tuuk").roll("crit")
    assert pool_colors(table) == ["red"] * 4


def test_mar_tuuk_adds_nothing_against_a_zone_without_shields() -> None:
    table = duel(attacking=["mar_tuuk"], on={"shields": {FRONT: 0}}).attack("hit", "hit", "hit")
    assert "mar_tuuk" not in offered(table)
    assert len(pool(table)) == 3, "and cancels nothing, since other zones have shields"


@proves("DICE-10")
def test_mar_tuuk_cancels_a_die_against_a_ship_without_shields() -> None:
    bare = {"shields": dict.fromkeys((FRONT, LEFT, RIGHT, REAR), 0)}
    table = duel(attacking=["mar_tuuk"], on=bare).attack("hit", "blank", "hit")
    assert not table.question.may_pass
    table.answer(CANCELED_DIE, 1)
    assert pool(table) == ["hit", "hit"]


def test_mar_tuuk_leaves_attacks_on_squadrons_alone() -> None:
    table = Scenario()
    ship = table.ship(NEBULON, X, Y, upgrades=["mar_tuuk"])
    tie = table.squadron(X_WING, X, Y + 110, side=1)
    table.ship(CORVETTE, 1700, 800, side=1)
    assert "mar_tuuk" not in offered(anti_squadron(table, ship, tie, "hit", "accuracy"))


# Romodi


def past(*, romodi: bool = True, obstacle: bool = True, defending: tuple[str, ...] = ()) -> Battle:
    """A Nebulon-B of Romodi's fleet attacks past an asteroid field."""
    table = duel("long", attacking=["general_romodi"] if romodi else [], defending=defending, on={"speed": 3})
    if obstacle:
        table.obstacle("asteroid_field_1", X, 380)
    return table


def declared(table: Battle) -> Battle:
    """The attack as the rules declare it, obstructed or not."""
    return table.answer(ATTACK, attack_step(table))


def attack_step(table: Battle) -> AttackChoice:
    """In the attacker's activation: the attack from its front on the defender, which it can declare now."""
    table.run(ShipActivation(ship=table.attacker))
    while table.question.kind is not ATTACK:
        table.answer(table.question.kind, PASS if table.question.may_pass else table.question.options[0])
    options: tuple[AttackChoice, ...] = table.question.options
    return next(choice for choice in options if choice.zone is FRONT and choice.defender == table.defender)


@proves("ATK-21")
def test_romodi_s_ships_lose_no_die_past_an_obstacle_and_add_one() -> None:
    table = declared(past()).roll("hit", "hit", "hit")
    assert rolled_colors(table) == ["red"] * 3
    use(table, "general_romodi").roll("hit")
    assert len(pool(table)) == 4


def test_without_romodi_a_die_is_lost() -> None:
    table = declared(past(romodi=False))
    table.roll("hit", "hit")
    assert rolled_colors(table) == ["red"] * 2


def test_romodi_does_nothing_where_the_line_of_sight_is_free() -> None:
    table = declared(past(obstacle=False)).roll("hit", "hit", "hit")
    assert "general_romodi" not in offered(table)


@proves("ATK-22")
def test_an_attack_obstructed_by_a_card_alone_loses_its_die() -> None:
    table = declared(past(obstacle=False, defending=("admiral_montferrat",))).roll("hit", "hit")
    assert rolled_colors(table) == ["red"] * 2
    assert "general_romodi" not in offered(table)


# Unity and TB-73


def test_once_deployed_unity_and_tb_73_have_one_token_more() -> None:
    for title, kind in (("unity", DefenseToken.REDIRECT), ("tb_73", DefenseToken.EVADE)):
        table = Scenario()
        ship = table.ship(NEBULON, X, Y, side=1, upgrades=[title])
        table.ship(VICTORY, 100, 800)
        pose = table.units[ship].pose
        assert pose is not None
        table.units[ship] = replace(table.units[ship], status=Status.RESERVE, pose=None)
        table.run(StillTable())
        before = table.the_ship(ship).defense
        table.game.interrupt(DeployShip(ship=ship, place=DeployPlace((table.game.play_area.area,))))
        table.answer(SHIP_PLACEMENT, ShipPlacement(pose, 2))
        assert table.the_ship(ship).defense == (*before, Defense(kind)), title


def unity(squadron: str | None, *faces: str) -> Scenario:
    """A ship with Unity attacks a TIE squadron, which such a friendly squadron engages."""
    table = Scenario()
    ship = table.ship(NEBULON, X, Y, side=1, upgrades=["unity"])
    tie = table.squadron(TIE, X, Y + 110)
    table.ship(VICTORY, 1700, 800)
    if squadron is not None:
        table.squadron(squadron, X + 60, Y + 110, side=1)
    return anti_squadron(table, ship, tie, *(faces or ("crit", "hit")))


def test_unity_rerolls_a_die_against_an_engaged_squadron() -> None:
    table = use(unity(X_WING), "unity").answer(REROLLED_DIE, 0).roll("hit")
    assert [die.face.value for die in table.last(DiceModified).pool.dice] == ["hit", "hit"]


def test_unity_does_nothing_where_nobody_or_a_heavy_squadron_engages() -> None:
    assert "unity" not in offered(unity(None))
    assert "unity" not in offered(unity("y_wing_squadron"))


def test_unity_rerolls_nothing_against_a_ship() -> None:
    assert "unity" not in offered(duel(attacking=["unity"]).attack("blank", "hit", "hit"))


# Patriot Fist


def fist(at: str = "long") -> Battle:
    """A Nebulon-B with Patriot Fist in its Attack step."""
    return declared(duel(at, attacking=["patriot_fist"])).roll("blank", "hit", "hit")


def test_patriot_fist_adds_two_blue_dice_and_attacks_no_more() -> None:
    table = use(fist(), "patriot_fist").roll("hit", "hit")
    assert pool_colors(table) == ["red", "red", "red", "blue", "blue"]
    assert not table.game.ask(MAY_ATTACK, table.attacker, True)
    finish(table)
    assert len(table.all(AttackDeclared)) == 1


def test_patriot_fist_is_for_medium_and_long_range() -> None:
    assert "patriot_fist" in offered(fist("medium"))
    assert "patriot_fist" not in offered(fist("close"))


def test_patriot_fist_is_for_the_first_attack_of_an_activation_alone() -> None:
    table = duel("long", attacking=["patriot_fist"])
    choice = attack_step(table)
    activation = table.game.innermost(ShipActivation)
    assert activation is not None
    activation.attacks = 1
    table.answer(ATTACK, choice).roll("hit", "hit", "hit")
    assert "patriot_fist" not in offered(table)


def test_declined_patriot_fist_leaves_the_second_attack() -> None:
    table = decline(fist())
    assert table.game.ask(MAY_ATTACK, table.attacker, True)


def test_outside_its_activation_patriot_fist_adds_nothing() -> None:
    assert "patriot_fist" not in offered(duel(attacking=["patriot_fist"]).attack("hit", "hit", "hit"))


# Task Force Organa


def organa(gap: float = 150, *, used: bool = False) -> tuple[Battle, ShipId]:
    """A ship attacks; another with the title lies beside it."""
    table = duel(attacking=["task_force_organa"])
    other = table.ship(CORVETTE, X + 41 + gap, Y, upgrades=["task_force_organa"])
    if used:
        table.upgrades[-1] = replace(table.upgrades[-1], exhausted=True)
    return table, other


@proves("DICE-06")
def test_the_copy_of_another_ship_is_exhausted_to_reroll_two_dice() -> None:
    table, _ = organa()
    use(table.attack("blank", "blank", "hit"), "task_force_organa").answer(REROLLED_DICE, (0, 1)).roll("hit", "hit")
    assert pool(table) == ["hit", "hit", "hit"]
    assert [upgrade.exhausted for upgrade in table.game.state.upgrades] == [False, True]


def test_the_copy_must_be_readied_and_near() -> None:
    for table, _ in (organa(300), organa(used=True)):
        assert "task_force_organa" not in offered(table.attack("blank", "blank", "hit"))


def test_a_ship_whose_copy_is_exhausted_cannot_attack_ships() -> None:
    table, _ = organa()
    table.upgrades[0] = replace(table.upgrades[0], exhausted=True)
    assert not possible_attacks(table, table.attacker)


# Nevoota Bee


def bee(squadron: str = "y_wing_squadron", *, by_ship: bool = True) -> tuple[Scenario, ShipId]:
    """A squadron attacks a ship, in an activation that a ship with Nevoota Bee gives it or not."""
    table = Scenario()
    carrier = table.ship(NEBULON, X, Y - 100, side=1, upgrades=["nevoota_bee"])
    victory = table.ship(VICTORY, X, Y + 250, 180)
    own = table.squadron(squadron, X, Y + 160, side=1)
    table.run(SquadronActivation(squadron=own, by_command=by_ship, ship=carrier if by_ship else -1))
    table.answer(SQUADRON_ACTION, Action.ATTACK)
    if table.question.kind is ATTACK:
        table.answer(ATTACK, table.question.options[0])
    return table, victory


def test_a_squadron_that_the_ship_activates_rerolls_a_die_against_a_ship() -> None:
    table, _ = bee()
    use(table.roll("blank"), "nevoota_bee").roll("hit")
    assert table.last(DiceModified).pool.hits == 1


def test_a_unique_squadron_gains_no_swarm() -> None:
    table, _ = bee("dutch_vander")
    assert "nevoota_bee" not in offered(table.roll("blank"))


def test_activated_otherwise_a_squadron_gains_nothing() -> None:
    table, _ = bee(by_ship=False)
    assert "nevoota_bee" not in offered(table.roll("blank"))


# Krennic


def krennic(at: str = "long", *, payment: CommandPayment = CommandPayment.DIAL, red: bool = True) -> Battle:
    """A ship with Krennic attacks and resolves Concentrate Fire."""
    by = {"revealed": CONCENTRATE, "tokens": (CONCENTRATE,)}
    table = duel(at, attacker=NEBULON if red else CR90_B, attacking=["director_krennic"], by=by)
    table.attack(*(("blank", "blank", "hit") if red else ("hit", "hit", "hit")))
    use(table, "concentrate_fire").answer(COMMAND_PAYMENT, payment)
    if payment is not CommandPayment.TOKEN:
        table.answer(ADDED_COLOR, table.question.options[0]).roll("blank" if red else "hit")
    if payment is not CommandPayment.DIAL:
        table.pass_(REROLLED_DIE)
    return table


@proves("CMD-58")
def test_after_the_dial_krennic_rerolls_any_red_dice() -> None:
    table = use(krennic(), "director_krennic").answer(REROLLED_DICE, (0, 1, 3)).roll("hit", "hit", "hit")
    assert pool(table) == ["hit"] * 4
    assert "director_krennic" not in offered(table)


@proves("CMD-59")
def test_after_the_token_krennic_rerolls_up_to_two() -> None:
    table = use(krennic(payment=CommandPayment.TOKEN), "director_krennic")
    assert table.question.refusal((0, 1, 2)) is not None
    table.answer(REROLLED_DICE, (0, 1)).roll("hit", "hit")
    assert "director_krennic" not in offered(table)


def test_after_both_krennic_rerolls_twice() -> None:
    table = use(krennic(payment=CommandPayment.BOTH), "director_krennic")
    table.answer(REROLLED_DICE, (0, 1, 3)).roll("blank", "blank", "hit")
    use(table, "director_krennic").answer(REROLLED_DICE, (0, 1)).roll("hit", "hit")
    assert pool(table) == ["hit"] * 4


def test_krennic_does_nothing_at_close_range_without_the_command_or_without_red_dice() -> None:
    assert "director_krennic" not in offered(krennic("close"))
    assert "director_krennic" not in offered(krennic("medium", red=False))
    plain = duel("long", attacking=["director_krennic"]).attack("blank", "hit", "hit")
    assert "director_krennic" not in offered(plain)


# Darth Vader, the officer


def vader(gap: float = 200, *upgrades: str) -> Battle:
    """A ship attacks; Vader is on another one so far away."""
    table = duel(attacking=upgrades)
    table.ship(VICTORY, X + 20.5 + gap + 30.5, Y, upgrades=["darth_vader_officer"])
    return table.attack("blank", "blank", "hit")


@proves("UPG-20", "DICE-06")
def test_an_officer_is_discarded_to_reroll_any_dice() -> None:
    table = use(vader(200, "wing_commander"), "darth_vader_officer")
    table.answer(REROLLED_DICE, (0, 1)).roll("hit", "hit")
    assert pool(table) == ["hit"] * 3
    assert is_discarded(table, "wing_commander")


def test_without_another_officer_or_commander_vader_does_nothing() -> None:
    assert "darth_vader_officer" not in offered(vader(200, "xi7_turbolasers"))
    assert "darth_vader_officer" not in offered(duel(attacking=["darth_vader_officer"]).attack("hit", "hit", "hit"))


def test_vader_must_be_at_distance_5() -> None:
    assert "darth_vader_officer" in offered(vader(300, "wing_commander"))
    assert "darth_vader_officer" not in offered(vader(400, "wing_commander"))


@proves("DMG-07")
def test_a_ship_that_lives_by_motti_is_destroyed_with_his_card() -> None:
    table = duel(attacking=["admiral_motti", "darth_vader_officer"])
    wreck = table.ship(CORVETTE, X + 600, Y, damage=[None] * 4)
    use(table.attack("blank", "blank", "hit"), "darth_vader_officer")
    assert not table.game.is_in_play(wreck)


# Clone Gunners


def gunners(gap: float = 100, *, token: bool = True) -> Battle:
    """A ship with Clone Gunners resolves Concentrate Fire; a friend with a token lies beside the defender."""
    table = duel(attacking=["clone_gunners"], by={"tokens": (CONCENTRATE,)})
    pose = table.units[table.defender].pose
    assert pose is not None
    tokens = (CONCENTRATE,) if token else ()
    table.ship(VICTORY, X + 20.5 + gap + 30.5, pose.y / 1000, tokens=tokens)
    return use(table.attack("hit", "hit", "hit"), "concentrate_fire")


@proves("ATK-20")
def test_another_ship_s_token_gives_a_blue_accuracy() -> None:
    table = use(gunners(), "clone_gunners")
    assert (pool(table)[-1], pool_colors(table)[-1]) == ("accuracy", "blue")
    assert all(not ship.tokens for ship in table.game.state.units)  # type: ignore[union-attr]


def test_the_other_ship_must_have_a_token_and_be_near_the_defender() -> None:
    assert "clone_gunners" in offered(gunners(250))
    assert "clone_gunners" not in offered(gunners(400))
    assert "clone_gunners" not in offered(gunners(token=False))


def test_without_the_command_clone_gunners_do_nothing() -> None:
    table = duel(attacking=["clone_gunners"])
    table.ship(VICTORY, X + 150, 400, tokens=(CONCENTRATE,))
    assert "clone_gunners" not in offered(table.attack("hit", "hit", "hit"))


# Wide-Area Barrage


def barrage(*faces: str, gap: float = 60) -> Battle:
    """A Gladiator attacks at close range; a TIE squadron of its own lies beside the defender."""
    table = duel("close", attacker=GLADIATOR, defender=NEBULON, attacking=["wide_area_barrage"], on={"speed": 0})
    pose = table.units[table.defender].pose
    assert pose is not None
    table.squadron(TIE, X + 20.5 + gap + 17.1, pose.y / 1000, side=1)
    return table.attack(*faces)


@proves("CRIT-12")
def test_half_the_black_hits_strike_another_unit_rounded_up() -> None:
    table = barrage("hit hit", "blank", "hit crit", "hit")
    use(table, "wide_area_barrage")
    squadron = next(unit for unit in table.question.options if not table.game.is_ship(unit))
    table.answer(BARRAGED, squadron)
    assert table.the_squadron(squadron).hull == 2


def test_the_defender_cannot_be_chosen_and_the_attacker_can() -> None:
    table = use(barrage("blank", "blank", "hit crit", "hit crit"), "wide_area_barrage")
    assert table.defender not in table.question.options
    assert table.attacker in table.question.options


def test_without_a_black_critical_there_is_no_barrage() -> None:
    assert "wide_area_barrage" not in offered(barrage("crit", "crit", "hit", "hit"))


# Heavy Fire Zone


def zone(dy: float = 110, *, friend: bool = False, rear: bool = True) -> tuple[Scenario, ShipId, SquadronId]:
    """A Nebulon-B with the card, and a TIE squadron before it."""
    table = Scenario()
    ship = table.ship(NEBULON, X, Y, side=1, upgrades=["heavy_fire_zone"])
    tie = table.squadron(TIE, X, Y + 51 + dy)
    table.ship(VICTORY, 1700, 800)
    if friend:
        table.squadron(X_WING, X + 50, Y + 51 + dy, side=1)
    return table, ship, tie


@proves("RANGE-10")
def test_blue_anti_squadron_dice_reach_to_long_range_as_red_ones() -> None:
    table, ship, tie = zone(240)
    assert ("front", tie, None) in possible_attacks(table, ship)
    table.answer(ATTACK, AttackChoice(FRONT, tie, None)).roll("hit", "hit")
    assert rolled_colors(table) == ["red", "red"]


def test_a_squadron_that_a_friend_engages_is_no_target_at_long_range() -> None:
    table, ship, _ = zone(240, friend=True)
    assert not possible_attacks(table, ship)


@proves("ATK-15")
def test_nearer_the_attacker_chooses() -> None:
    for used, color in ((True, "red"), (False, "blue")):
        table, ship, tie = zone(50)
        table.run(Attack(attacker=ship, zone=FRONT, defender=tie))
        use(table, "heavy_fire_zone") if used else decline(table)
        assert rolled_colors(table.roll("hit", "hit")) == [color] * 2


def test_against_an_engaged_squadron_or_a_ship_nothing_is_offered() -> None:
    table, ship, tie = zone(50, friend=True)
    assert "heavy_fire_zone" not in offered(table.run(Attack(attacker=ship, zone=FRONT, defender=tie)))
    battle = duel(attacking=["heavy_fire_zone"])
    assert "heavy_fire_zone" not in offered(battle.attack("hit", "hit", "hit"))
