"""Titles that change how a ship or squadron defends, or its defense tokens."""

from __future__ import annotations

from armada.catalog.cards import DefenseToken
from armada.effects.verbs.dice import CANCELED_DIE
from armada.effects.verbs.tokens import CHOSEN_TOKEN
from armada.rules.attack import REDIRECTED, Attack
from armada.rules.damage import SufferDamage
from armada.rules.defense_tokens import DEFENSE_TOKEN, EVADED_DICE, REDIRECT_ZONES
from armada.rules.rounds import Round
from armada.state.events.damage import DamageCardDealt
from armada.state.records import ShipId
from tests.builders.attack_table import NEBULON, VICTORY, X, Y, damage, offered_tokens, pool, with_tokens
from tests.builders.cards_table import (
    DISCARDED,
    EXHAUSTED,
    READIED,
    anti_squadron,
    decline,
    duel,
    offered,
    tokens_of,
    use,
)
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario
from tests.builders.title_table import MC30, endeavor, haven, suppressed
from tests.proves import proves

# Admonition


def test_admonition_discards_a_token_to_cancel_a_die() -> None:
    table = duel(defender=MC30, defending=["admonition"], on={"exhausted": [0]}).attack("hit hit", "hit", "hit")
    use(table, "admonition").answer(CHOSEN_TOKEN, 0).answer(CANCELED_DIE, 0)
    assert pool(table) == ["hit", "hit"]
    assert tokens_of(table, table.defender) == [DISCARDED, READIED, READIED, READIED]
    assert not offered(table), "once in an attack"


def test_admonition_can_discard_a_locked_token_and_acts_at_speed_0() -> None:
    table = duel(defender=MC30, defending=["admonition"], on={"speed": 0}).attack("accuracy", "hit", "hit")
    table.lock("evade")
    use(table, "admonition").answer(CHOSEN_TOKEN, 0).answer(CANCELED_DIE, 0)
    assert damage(table) == 1


def test_after_admonition_discarded_a_redirect_the_other_can_be_spent() -> None:
    table = duel(defender=MC30, defending=["admonition"]).attack("hit", "hit", "hit")
    use(table, "admonition").answer(CHOSEN_TOKEN, 2).answer(CANCELED_DIE, 0)
    assert offered_tokens(table) == ["evade", "evade", "redirect"]


def test_admonition_is_not_offered_without_a_token_or_to_the_attacker() -> None:
    table = duel(defender=MC30, defending=["admonition"])
    with_tokens(table, table.defender, ("evade", DISCARDED))
    assert not offered(table.attack("hit", "hit", "hit"))
    assert not offered(duel(attacking=["admonition"]).attack("hit", "hit", "hit"))


# Avenger


def test_against_avenger_exhausted_tokens_cannot_be_spent() -> None:
    table = duel(attacking=["avenger"], on={"exhausted": [1]}).attack("hit", "hit", "hit")
    assert offered_tokens(table) == ["evade", "redirect"]


def test_avenger_binds_squadrons_too() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, X, Y, upgrades=["avenger"])
    luke = table.squadron("luke_skywalker", X, Y + 130, side=1)
    with_tokens(table, luke, ("brace", EXHAUSTED), ("brace", EXHAUSTED))
    assert anti_squadron(table, victory, luke, "hit").is_over


def test_other_ships_do_not_profit_from_avenger_and_admonition_may_still_discard() -> None:
    table = duel(defending=["avenger"], on={"exhausted": [1]}).attack("hit", "hit", "hit")
    assert offered_tokens(table) == ["evade", "brace", "redirect"]
    table = duel(attacking=["avenger"], defender=MC30, defending=["admonition"], on={"exhausted": [0, 1, 2, 3]})
    assert offered(table.attack("hit", "hit", "hit")) == {"admonition"}


# Bright Hope


def test_bright_hope_takes_one_damage_less_except_at_its_rear() -> None:
    table = duel(defender="gr_75_medium_transports", defending=["bright_hope"]).attack("hit", "hit", "blank")
    table.pass_(DEFENSE_TOKEN)
    use(table, "bright_hope")
    assert damage(table) == 1
    rear = Scenario()
    victory = rear.ship(VICTORY, X, Y)
    transport = rear.ship("gr_75_medium_transports", X, Y + 230, side=1, upgrades=["bright_hope"])
    rear.run(Attack(attacker=victory, zone=FRONT, defender=transport, target_zone=REAR))
    rear.roll("hit", "hit", "blank", "accuracy", "accuracy", "accuracy").pass_()
    assert damage(rear) == 2


def test_bright_hope_can_take_away_the_card_of_a_critical() -> None:
    table = duel(defender="gr_75_medium_transports", defending=["bright_hope"], on={"shields": {FRONT: 0}})
    table.attack("crit", "blank", "blank").pass_(DEFENSE_TOKEN).resolve_critical()
    use(table, "bright_hope")
    assert not table.all(DamageCardDealt)


def test_bright_hope_does_not_lower_other_damage() -> None:
    table = duel(defender="gr_75_medium_transports", defending=["bright_hope"])
    assert table.run(SufferDamage(unit=table.defender, zone=FRONT, amount=2, by="debris")).is_over
    assert len(table.all(DamageCardDealt)) == 1


# Foresight


def test_foresight_evades_two_dice_at_long_range() -> None:
    table = duel("long", defender=MC30, defending=["foresight"]).attack("hit", "hit", "hit").spend("evade")
    table.answer(EVADED_DICE, (0, 1))
    assert pool(table) == ["hit"]


def test_foresight_may_concern_one_die_only_and_rerolls_two_together_at_medium_range() -> None:
    table = duel(defender=MC30, defending=["foresight"]).attack("hit", "hit", "hit").spend("evade")
    assert table.question.refusal((0,)) is None
    table.answer(EVADED_DICE, (0, 2)).roll("blank", "blank")
    assert pool(table) == ["blank", "hit", "blank"]


def test_foresight_evades_nothing_at_close_range_without_mon_mothma() -> None:
    table = duel("close", defender=MC30, defending=["foresight"]).attack("hit", "hit", "hit").spend("evade")
    assert pool(table) == ["hit", "hit", "hit"]
    table = duel("close", defender=MC30, defending=["foresight", "mon_mothma"]).attack("hit", "hit", "hit")
    table.spend("evade").answer(EVADED_DICE, (0, 1)).roll("blank", "blank")
    assert pool(table) == ["blank", "blank", "hit"]


@proves("CARD-mon-mothma-02")
def test_foresight_and_mon_mothma_cancel_two_dice_at_medium_range() -> None:
    table = duel(defender=MC30, defending=["foresight", "mon_mothma"]).attack("hit", "hit", "hit").spend("evade")
    table.answer(table.question.kind, table.question.options[0]).answer(EVADED_DICE, (0, 1))
    assert pool(table) == ["hit"]


def test_foresight_redirects_to_two_adjacent_hull_zones() -> None:
    table = duel("close", defender=MC30, defending=["foresight"]).attack("hit hit", "hit hit", "hit hit")
    table.spend("redirect").answer(REDIRECT_ZONES, (LEFT, RIGHT)).pass_(DEFENSE_TOKEN)
    table.answer(REDIRECTED, 2).answer(REDIRECTED, 2)
    assert (table.shields(table.defender, LEFT), table.shields(table.defender, RIGHT)) == (1, 1)


@proves("CARD-xi7-turbolasers-01")
def test_against_xi7_turbolasers_foresight_redirects_one_damage_in_all() -> None:
    table = duel("close", attacking=["xi7_turbolasers"], defender=MC30, defending=["foresight"])
    table.attack("hit hit", "hit", "hit").spend("redirect").answer(REDIRECT_ZONES, (LEFT, RIGHT)).pass_(DEFENSE_TOKEN)
    table.answer(REDIRECTED, 1)
    assert table.is_over
    assert table.shields(table.defender, LEFT) + table.shields(table.defender, RIGHT) == 5


# Gallant Haven


def test_gallant_haven_lowers_damage_to_squadrons_at_distance_1() -> None:
    table = use(haven(), "gallant_haven")
    assert damage(table) == 2


def test_gallant_haven_acts_after_brace() -> None:
    table = haven(squadron="luke_skywalker").answer(DEFENSE_TOKEN, 0)
    if table.question.kind is DEFENSE_TOKEN:
        table.pass_(DEFENSE_TOKEN)
    use(table, "gallant_haven")
    assert damage(table) == 1


def test_gallant_haven_is_not_offered_beyond_distance_1_or_for_enemies() -> None:
    assert haven(gap=80).is_over
    assert haven(side=0).is_over


# Mon Karren


def test_against_mon_karren_a_ship_spends_one_token_only() -> None:
    table = duel(attacking=["mon_karren"]).attack("hit", "hit", "hit").spend("brace")
    assert table.is_over, "no other token can be spent"
    assert damage(table) == 2


def test_mon_karren_does_not_bind_squadrons_nor_others_attacks() -> None:
    table = Scenario()
    ship = table.ship("mc80_battle_cruiser", X, Y, side=1, upgrades=["mon_karren"])
    howlrunner = table.squadron("howlrunner", X, Y + 130)
    anti_squadron(table, ship, howlrunner, "hit", "hit").answer(DEFENSE_TOKEN, 1)
    assert offered_tokens(table) == ["scatter"]
    table = duel(defending=["mon_karren"]).attack("hit", "hit", "hit").spend("brace")
    assert offered_tokens(table) == ["evade", "redirect"]


def test_mon_karren_leaves_effects_that_are_no_tokens_possible() -> None:
    table = duel(attacking=["mon_karren"], defending=["lando_calrissian_officer"]).attack("hit", "hit", "hit")
    decline(table).spend("brace")
    assert offered(table) == {"lando_calrissian_officer"}


# Suppressor, Endeavor


def test_suppressor_exhausts_a_token_of_an_enemy_that_ends_its_activation_near_it() -> None:
    table, ship = suppressed()
    use(pass_until_effect(table, "suppressor"), "suppressor").answer(CHOSEN_TOKEN, 1)
    assert tokens_of(table, ship) == [READIED, EXHAUSTED, READIED]


def pass_until_effect(table: Scenario, key: str) -> Scenario:
    """Pass on everything until a card is offered."""
    while not table.is_over and key not in offered(table) and table.question.may_pass:
        table.pass_(table.question.kind)
    return table


def test_suppressor_is_not_offered_beyond_distance_3_for_friends_or_without_a_readied_token() -> None:
    for options in ({"gap": 190}, {"side": 0}, {"exhausted": (0, 1, 2)}):
        table, _ = suppressed(**options)
        assert pass_until_effect(table, "suppressor").is_over


def test_endeavor_gains_a_contain_token_in_round_1() -> None:
    table, ship = endeavor(1)
    use(table, "endeavor")
    assert [token.kind for token in table.the_ship(ship).defense][-1] is DefenseToken.CONTAIN
    assert tokens_of(table, ship)[-1] is READIED


def test_endeavor_gains_nothing_in_later_rounds() -> None:
    assert not offered(endeavor(2)[0])


# Vanguard


def vanguard(round: int) -> tuple[Scenario, ShipId]:
    """A round begins for a Nebulon-B with the title."""
    table = Scenario()
    ship = table.ship(NEBULON, X, Y, side=1, upgrades=["vanguard"], exhausted=[0])
    return table.run(Round(number=round)), ship


def test_vanguard_replaces_a_defense_token_by_a_readied_redirect() -> None:
    table, ship = vanguard(1)
    use(table, "vanguard").answer(CHOSEN_TOKEN, 0)
    token = table.the_ship(ship).defense[0]
    assert (token.kind, token.state) == (DefenseToken.REDIRECT, "readied")
    assert len(table.the_ship(ship).defense) == 3
    assert "vanguard" not in offered(table)


def test_vanguard_is_not_offered_after_round_1() -> None:
    assert "vanguard" not in offered(vanguard(2)[0])
