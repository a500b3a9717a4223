"""Later cards of defense: less damage, obstruction, defense tokens readied and used for something else."""

from __future__ import annotations

from msgspec.structs import replace

from armada.catalog.cards import Color
from armada.effects.upgrades.officer.defense import DEFENDING_ZONE
from armada.effects.upgrades.title.attacks import SPENT_SHIELD
from armada.effects.verbs.tokens import CHOSEN_TOKEN
from armada.geometry.bases import HullZone
from armada.rules.attack import Attack
from armada.rules.attack_effects import REMOVED_DIE
from armada.rules.damage import DAMAGED_ZONE, SufferDamage
from armada.rules.damage_cards import DealDamageCard
from armada.rules.defense_tokens import DEFENSE_TOKEN, EVADED_DICE, REDIRECT_ZONES
from armada.rules.repair import RepairCommand
from armada.state.events.attack import DiceRolled
from armada.state.records import COMMANDS, Command, ShipId, UnitId
from tests.builders.attack_table import (
    CORVETTE,
    IMPERIAL,
    NEBULON,
    TIE,
    VICTORY,
    X_WING,
    Battle,
    X,
    Y,
    attack_of,
    damage,
    offered_tokens,
    pool,
    rolled_colors,
    with_tokens,
)
from tests.builders.cards_table import (
    DISCARDED,
    EXHAUSTED,
    READIED,
    decline,
    duel,
    exhaust,
    is_exhausted,
    offered,
    pass_until,
    squadron_attack,
    tokens_of,
    use,
)
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario
from tests.proves import proves

NAVIGATE, SQUADRON, REPAIR, CONCENTRATE = COMMANDS
BARE = dict.fromkeys((FRONT, LEFT, RIGHT, REAR), 0)


def struck(
    *defending: str, faces: tuple[str, ...] = ("hit", "hit", "hit"), on: dict[str, object] | None = None
) -> Battle:
    """A Gladiator with these cards is attacked at its front, and spends no defense token."""
    table = duel(defending=defending, on=on or {})
    return unspent(table.attack(*faces))


def unspent(table: Battle) -> Battle:
    """Decline everything up to the defense tokens, and spend none."""
    pass_until(table, DEFENSE_TOKEN)
    return table.pass_(DEFENSE_TOKEN) if not table.is_over and table.question.kind is DEFENSE_TOKEN else table


# Foreman's Labor


@proves("DEF-35")
def test_foremans_labor_takes_off_a_damage_where_there_is_a_shield() -> None:
    table = use(struck("foremans_labor"), "foremans_labor")
    assert damage(table) == 2
    assert is_exhausted(table, "foremans_labor")


def test_foremans_labor_does_nothing_for_a_zone_without_shields() -> None:
    assert "foremans_labor" not in offered(struck("foremans_labor", on={"shields": {FRONT: 0}}))


def test_foremans_labor_is_not_offered_while_exhausted_or_without_damage() -> None:
    table = duel(defending=["foremans_labor"])
    exhaust(table, "foremans_labor")
    assert "foremans_labor" not in offered(unspent(table.attack("hit", "hit", "hit")))
    assert "foremans_labor" not in offered(struck("foremans_labor", faces=("blank", "blank", "accuracy")))


# Implacable


def implacable(gap: float = 60, *, front: int = 3) -> tuple[Battle, ShipId]:
    """A ship is attacked; Implacable lies so far beside it."""
    table = duel()
    pose = table.units[table.defender].pose
    assert pose is not None
    ship = table.ship(
        VICTORY, X + 20.5 + gap + 30.5, pose.y / 1000, side=1, upgrades=["implacable"], shields={FRONT: front}
    )
    return unspent(table.attack("hit", "hit", "hit")), ship


def test_two_front_shields_of_implacable_take_off_two_damage() -> None:
    table, ship = implacable()
    use(table, "implacable").answer(SPENT_SHIELD, FRONT)
    assert (damage(table), table.shields(ship, FRONT)) == (1, 1)


def test_one_shield_is_enough_and_more_than_there_are_cannot_be_spent() -> None:
    table, ship = implacable()
    use(table, "implacable").pass_(SPENT_SHIELD)
    assert (damage(table), table.shields(ship, FRONT)) == (2, 2)
    table, ship = implacable(front=1)
    use(table, "implacable")
    assert (damage(table), table.shields(ship, FRONT)) == (2, 0)


def test_implacable_needs_a_front_shield_and_a_friend_at_distance_2() -> None:
    assert "implacable" not in offered(implacable(front=0)[0])
    assert "implacable" not in offered(implacable(150)[0])


# Seventh Fleet Star Destroyer, Task Force Antilles


def with_copy(title: str, gap: float, *, used: bool = False, zone: HullZone = FRONT) -> tuple[Battle, ShipId]:
    """A ship with a title is attacked; another with a copy of it lies so far beside it."""
    table = duel(defending=[title])
    pose = table.units[table.defender].pose
    assert pose is not None
    other = table.ship(CORVETTE, X + 41 + gap, pose.y / 1000, side=1, upgrades=[title])
    if used:
        table.upgrades[-1] = replace(table.upgrades[-1], exhausted=True)
    if zone is not FRONT:
        table.run(Attack(attacker=table.attacker, zone=FRONT, defender=table.defender, target_zone=zone, band="medium"))
        table.roll("hit", "hit", "hit")
        return unspent(table), other
    return unspent(table.attack("hit", "hit", "hit")), other


def test_the_copy_of_another_star_destroyer_takes_off_a_damage_from_the_front() -> None:
    title = "seventh_fleet_star_destroyer"
    table, _ = with_copy(title, 200)
    use(table, title)
    assert damage(table) == 2
    assert [upgrade.exhausted for upgrade in table.game.state.upgrades] == [False, True]


def test_the_copy_must_be_near_and_readied() -> None:
    title = "seventh_fleet_star_destroyer"
    assert title not in offered(with_copy(title, 300)[0])
    assert title not in offered(with_copy(title, 200, used=True)[0])
    assert title not in offered(struck(title)), "its own copy does not help"


@proves("DMG-05", "DEF-30")
def test_a_ship_of_the_task_force_suffers_one_damage_for_another() -> None:
    title = "task_force_antilles"
    table, other = with_copy(title, 100)
    use(table, title).answer(DAMAGED_ZONE, FRONT)
    assert damage(table) == 2
    assert table.shields(other, FRONT) == 1


def test_the_task_force_must_be_at_distance_3() -> None:
    assert "task_force_antilles" not in offered(with_copy("task_force_antilles", 250)[0])


def test_with_its_own_copy_exhausted_a_ship_has_no_engineering_points() -> None:
    table = Scenario()
    ship = table.ship(NEBULON, X, Y, upgrades=["task_force_antilles"], revealed=REPAIR, shields=BARE)
    table.ship(CORVETTE, 100, 800, side=1)
    exhaust(table, "task_force_antilles")
    table.run(RepairCommand(ship=ship))
    assert table.is_over
    assert table.the_ship(ship).shields == (0, 0, 0, 0)


# Stronghold


def stronghold(squadron: str = TIE, gap: float = 60) -> Scenario:
    """An X-wing squadron attacks a squadron so far from Stronghold."""
    table = Scenario()
    table.ship(VICTORY, X, Y, upgrades=["stronghold"])
    table.ship(CORVETTE, 1700, 800, side=1)
    own = table.squadron(squadron, X + 30.5 + gap + 17.1, Y)
    x_wing = table.squadron(X_WING, X + 30.5 + gap + 17.1, Y + 60, side=1)
    return squadron_attack(table, x_wing, own)


@proves("ATK-22")
def test_a_squadron_with_swarm_near_stronghold_is_attacked_with_a_die_less() -> None:
    table = stronghold().roll("hit", "hit", "hit")
    assert len(table.last(DiceRolled).pool.dice) == 3


def test_other_squadrons_and_those_farther_away_are_attacked_with_all_dice() -> None:
    for table in (stronghold("tie_bomber_squadron"), stronghold(gap=150)):
        table.roll("hit", "hit", "hit", "hit")
        assert len(table.last(DiceRolled).pool.dice) == 4


# Sa Nalaor


def nalaor(*, speed: int = 2, at: str = "long") -> Battle:
    """A Gladiator with Sa Nalaor is attacked, and spends its Brace."""
    table = duel(at, defending=["sa_nalaor"], on={"speed": speed})
    table.attack("hit hit", "hit", "hit")
    return pass_until(table, DEFENSE_TOKEN).spend("brace")


@proves("DEF-17")
def test_any_token_cancels_a_die_at_long_range_instead_of_what_it_does() -> None:
    table = use(nalaor(), "sa_nalaor").answer(EVADED_DICE, (0,))
    assert pool(table) == ["hit", "hit"]
    assert not attack_of(table).is_braced
    assert "evade" not in offered_tokens(table), "one Evade in an attack"


def test_declined_the_token_has_its_own_effect() -> None:
    assert attack_of(decline(nalaor())).is_braced


def test_below_speed_2_tokens_do_only_what_they_do() -> None:
    assert "sa_nalaor" not in offered(nalaor(speed=1))


@proves("DEF-06")
def test_after_an_evade_no_other_token_is_one() -> None:
    table = duel("long", defending=["sa_nalaor"])
    pass_until(table.attack("hit hit", "hit", "hit"), DEFENSE_TOKEN)
    table.spend("evade").answer(EVADED_DICE, (0,))
    assert "sa_nalaor" not in offered(table.spend("brace"))


# Obi-Wan Kenobi


def obi_wan(*, exhausted: tuple[int, ...] = (), token: str = "redirect") -> Battle:
    """A Gladiator of Obi-Wan's fleet spends a token against three hits."""
    table = duel(defending=["obi_wan_kenobi"], on={"exhausted": exhausted})
    pass_until(table.attack("hit", "hit", "hit"), DEFENSE_TOKEN)
    return table.spend(token)


def test_a_readied_redirect_takes_off_a_damage_with_obi_wan() -> None:
    table = obi_wan().answer(REDIRECT_ZONES, (LEFT,)).pass_(DEFENSE_TOKEN)
    use(table, "obi_wan_kenobi")
    assert damage(table) == 2


def test_an_exhausted_redirect_or_another_token_gives_nothing() -> None:
    table = obi_wan(exhausted=(2,)).answer(REDIRECT_ZONES, (LEFT,)).pass_(DEFENSE_TOKEN)
    assert "obi_wan_kenobi" not in offered(table)
    assert "obi_wan_kenobi" not in offered(obi_wan(token="brace").pass_(DEFENSE_TOKEN))


# Luminara Unduli


def luminara(*tokens: str, exhausted: tuple[int, ...] = (0,), gap: float | None = None) -> Battle:
    """A Gladiator of Luminara's fleet is attacked at medium range and spends these tokens."""
    table = duel(defending=["luminara_unduli_commander"], on={"exhausted": exhausted})
    if gap is not None:
        pose = table.units[table.defender].pose
        assert pose is not None
        table.ship(VICTORY, X + 20.5 + gap + 30.5, pose.y / 1000, side=1, exhausted=[0])
    pass_until(table.attack("hit", "hit", "hit"), DEFENSE_TOKEN)
    for token in tokens:
        table.spend(token)
        if table.question.kind is REDIRECT_ZONES:
            table.answer(REDIRECT_ZONES, (LEFT,))
    return table.pass_(DEFENSE_TOKEN)


@proves("DEF-25")
def test_a_defender_that_spent_one_token_readies_another() -> None:
    table = use(luminara("brace"), "luminara_unduli_commander")
    assert tokens_of(table, table.defender) == [READIED, EXHAUSTED, READIED], "not the one that it spent"


def test_a_friend_s_token_at_distance_5_is_readied_instead() -> None:
    table = luminara(exhausted=(), gap=250)
    use(table, "luminara_unduli_commander")
    assert READIED in tokens_of(table, UnitId(table.defender + 3))
    assert "luminara_unduli_commander" not in offered(luminara(exhausted=(), gap=400))


def test_after_two_tokens_nothing_is_readied() -> None:
    assert "luminara_unduli_commander" not in offered(luminara("brace", "redirect"))


def test_without_an_exhausted_token_nothing_is_offered() -> None:
    assert "luminara_unduli_commander" not in offered(luminara("brace", exhausted=()))


# General Grievous


def grievous(gap: float = 200, *, side: int = 0, exhausted: tuple[int, ...] = (1,)) -> tuple[Scenario, ShipId]:
    """A squadron is destroyed so far from a ship of Grievous's fleet."""
    table = Scenario()
    table.ship(CORVETTE, 100, 100, upgrades=["general_grievous_commander"])
    ship = table.ship(VICTORY, X, Y, exhausted=exhausted)
    table.ship(CORVETTE, 1700, 800, side=1)
    tie = table.squadron(TIE, X + 30.5 + gap + 17.1, Y, side=side)
    table.run(SufferDamage(unit=tie, amount=9, by="test"))
    return table, ship


@proves("DMG-29")
def test_when_a_squadron_is_lost_a_ship_near_it_readies_a_token() -> None:
    table, ship = grievous()
    use(table, "general_grievous_commander")
    assert tokens_of(table, ship) == [READIED] * 3


def test_the_lost_squadron_must_be_a_friend_at_distance_5_with_a_token_to_ready() -> None:
    key = "general_grievous_commander"
    for table, _ in (grievous(400), grievous(side=1), grievous(exhausted=())):
        assert key not in offered(table)


def test_a_discarded_token_is_recovered_exhausted() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, X, Y, upgrades=["general_grievous_commander"])
    with_tokens(table, ship, ("brace", DISCARDED))
    table.ship(CORVETTE, 1700, 800, side=1)
    tie = table.squadron(TIE, X + 100, Y)
    use(table.run(SufferDamage(unit=tie, amount=9, by="test")), "general_grievous_commander")
    assert tokens_of(table, ship) == [EXHAUSTED]


# Reeva Demesne


def reeva(*, front: int = 3, exhausted: tuple[int, ...] = (1,), damage: tuple[str, ...] = ()) -> Battle:
    """A Gladiator with Reeva is declared as target."""
    on = {"shields": {FRONT: front}, "exhausted": exhausted, "damage": damage}
    table = duel(defending=["reeva_demesne"], on=on)
    table.run(Attack(attacker=table.attacker, zone=FRONT, defender=table.defender, target_zone=FRONT))
    return table


@proves("DEF-25")
def test_reeva_readies_a_token_before_the_dice_are_rolled() -> None:
    table = use(reeva(), "reeva_demesne")
    assert tokens_of(table, table.defender) == [READIED] * 3
    assert is_exhausted(table, "reeva_demesne")
    assert not table.all(DiceRolled)


def test_reeva_needs_a_shield_there_and_a_token_that_may_be_readied() -> None:
    for table in (reeva(front=0), reeva(exhausted=()), reeva(damage=("compartment_fire",))):
        assert "reeva_demesne" not in offered(table)


# Lira Wessex


def lira(
    *cards: str, faceup: bool = True, tokens: tuple[Command, ...] = (REPAIR,), hull: int = 0
) -> tuple[Scenario, ShipId]:
    """A ship with Lira is dealt a damage card."""
    table = Scenario()
    ship = table.ship(VICTORY, X, Y, upgrades=["lira_wessex"], tokens=tokens, damage=[None] * hull)
    table.ship(CORVETTE, 100, 800, side=1)
    table.next_cards(*(cards or ("structural_damage",)))
    table.run(DealDamageCard(ship=ship, faceup=faceup))
    return table, ship


@proves("DMG-14")
def test_a_faceup_card_is_turned_facedown_before_it_acts() -> None:
    table, ship = lira()
    use(table, "lira_wessex")
    assert [card.faceup for card in table.the_ship(ship).damage] == [False], "Structural Damage deals no second card"
    assert table.the_ship(ship).tokens == ()


def test_lira_needs_a_repair_token_and_a_faceup_card() -> None:
    assert "lira_wessex" not in offered(lira("blinded_gunners", tokens=(NAVIGATE,))[0])
    assert "lira_wessex" not in offered(lira(faceup=False)[0])


def test_a_card_that_destroys_the_ship_is_not_turned() -> None:
    table, ship = lira("blinded_gunners", hull=7)
    assert "lira_wessex" not in offered(table)
    assert not table.game.is_in_play(ship)


# Barriss Offee


def barriss(**on: object) -> Battle:
    """A Gladiator with Barriss is declared as target."""
    table = duel(defending=["barriss_offee"], on=on)
    table.run(Attack(attacker=table.attacker, zone=FRONT, defender=table.defender, target_zone=FRONT))
    return table


@proves("DEF-24")
def test_a_redirect_lets_another_hull_zone_suffer_the_damage() -> None:
    table = use(barriss(), "barriss_offee").roll("hit", "hit", "hit")
    pass_until(table, DEFENSE_TOKEN)
    assert "redirect" not in offered_tokens(table)
    table.pass_(DEFENSE_TOKEN)
    assert FRONT not in table.question.options
    table.answer(DEFENDING_ZONE, REAR)
    assert table.shields(table.defender, REAR) == 0
    assert table.shields(table.defender, FRONT) == 3


def test_declined_the_hull_zone_stays() -> None:
    table = decline(barriss()).roll("hit", "hit", "hit")
    unspent(table)
    assert table.shields(table.defender, FRONT) == 0


@proves("DEF-05")
def test_at_speed_0_barriss_cannot_spend_a_redirect() -> None:
    assert "barriss_offee" not in offered(barriss(speed=0))


# Thermal Shields


def thermal(*, at: str = "medium", attacker: str = IMPERIAL, **on: object) -> Battle:
    """A Gladiator with the shields is attacked by an Imperial with three red and two blue dice."""
    table = duel(at, attacker=attacker, defending=["thermal_shields"], on=on)
    table.run(Attack(attacker=table.attacker, zone=FRONT, defender=table.defender, target_zone=FRONT))
    return table


def test_half_the_dice_rounded_down_are_removed_for_a_brace() -> None:
    table = use(thermal(), "thermal_shields").answer(REMOVED_DIE, Color.BLUE, seat=1).answer(REMOVED_DIE, Color.BLUE)
    table.roll("hit", "hit", "hit")
    assert rolled_colors(table) == ["red"] * 3
    assert tokens_of(table, table.defender) == [READIED, EXHAUSTED, READIED]


@proves("DEF-06")
def test_no_second_brace_is_spent_in_that_attack() -> None:
    table = duel(attacker=IMPERIAL, defending=["thermal_shields"])
    with_tokens(table, table.defender, ("brace", READIED), ("brace", READIED))
    table.run(Attack(attacker=table.attacker, zone=FRONT, defender=table.defender, target_zone=FRONT))
    use(table, "thermal_shields").answer(CHOSEN_TOKEN, 0)
    table.answer(REMOVED_DIE, Color.BLUE).answer(REMOVED_DIE, Color.BLUE).roll("hit", "hit", "hit")
    pass_until(table, DEFENSE_TOKEN)
    assert table.is_over or table.question.kind is not DEFENSE_TOKEN


def test_thermal_shields_need_two_dice_a_brace_and_speed() -> None:
    for table in (thermal(speed=0), thermal(at="long", attacker="cr90_corvette_a")):
        colors = attack_of(table).colors if not table.is_over else ()
        assert ("thermal_shields" in offered(table)) is (len(colors) > 1 and table.the_ship(table.defender).speed > 0)
