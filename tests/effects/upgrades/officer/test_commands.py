"""Officers of command dials and command tokens."""

from __future__ import annotations

import pytest

from armada.effects.verbs.commands import CHOSEN_COMMAND, COMMAND_TOKEN
from armada.engine.seats import Seat
from armada.rules.command_phase import DIALS, CommandPhase, ShipDials
from armada.rules.command_tokens import DISCARDED_TOKEN, SpendCommandToken
from armada.rules.commands import ways_to_resolve
from armada.rules.repair import RepairCommand
from armada.rules.ship_phase import DIAL_USE, DialUse, ShipActivation
from armada.rules.targets import ATTACK
from armada.state.events.commands import DialDiscarded, DialRevealed, DialsSeen
from armada.state.records import COMMANDS, Command, ShipId
from armada.views.masking import masked
from tests.builders.attack_table import CORVETTE, NEBULON, VICTORY, X, Y
from tests.builders.cards_table import decline, exhaust, is_discarded, is_exhausted, offered, use
from tests.builders.officer_table import aresko, isard, yularen
from tests.builders.scenario import Scenario
from tests.proves import proves

NAVIGATE, SQUADRON, REPAIR, CONCENTRATE = COMMANDS
SETTERS = {
    "engineering_captain": REPAIR,
    "navigation_officer": NAVIGATE,
    "tactical_expert": CONCENTRATE,
    "wing_commander": SQUADRON,
}
LIAISONS = {"defense_liaison": {NAVIGATE, REPAIR}, "weapons_liaison": {CONCENTRATE, SQUADRON}}


def activated(
    *upgrades: str,
    card: str = VICTORY,
    dials: tuple[Command, ...] = (NAVIGATE,),
    tokens: tuple[Command, ...] = (),
    damage: tuple[str, ...] = (),
    side: int = 0,
) -> tuple[Scenario, ShipId]:
    """A ship with these officers that activates."""
    table = Scenario()
    ship = table.ship(card, X, Y, side=side, upgrades=upgrades, dials=dials, tokens=tokens, damage=damage)
    table.ship(CORVETTE, 100, 800, side=1 - side)
    table.run(ShipActivation(ship=ship))
    return table, ship


# Officers that set the dial


@pytest.mark.parametrize("card", SETTERS)
def test_an_officer_sets_the_dial_before_it_is_revealed(card: str) -> None:
    other = next(command for command in COMMANDS if command is not SETTERS[card])
    table, _ = activated(card, dials=(other, other))
    use(table, card)
    assert table.last(DialRevealed).command is SETTERS[card]
    assert table.question.kind is DIAL_USE, "the dial can be turned into its token"


@pytest.mark.parametrize("card", SETTERS)
def test_an_officer_who_is_declined_leaves_the_dial_alone(card: str) -> None:
    table, _ = activated(card, dials=(NAVIGATE,))
    decline(table)
    assert table.last(DialRevealed).command is NAVIGATE


@pytest.mark.parametrize("card", [*SETTERS, *LIAISONS, "skilled_first_officer"])
def test_an_officer_is_not_offered_if_no_dial_will_be_revealed(card: str) -> None:
    table, _ = activated(card, dials=(), tokens=(NAVIGATE,))
    assert card not in offered(table)


@pytest.mark.parametrize("card", SETTERS)
def test_an_officer_does_not_serve_other_ships(card: str) -> None:
    table = Scenario()
    table.ship(VICTORY, X, Y, upgrades=[card], dials=(NAVIGATE,))
    other = table.ship(VICTORY, X + 200, Y, dials=(REPAIR,))
    table.run(ShipActivation(ship=other))
    assert not offered(table)


# Liaisons


@pytest.mark.parametrize("card", LIAISONS)
def test_a_liaison_spends_any_token_to_set_the_dial_to_one_of_two_commands(card: str) -> None:
    table, ship = activated(card, dials=(SQUADRON,), tokens=(CONCENTRATE, NAVIGATE))
    use(table, card).answer(COMMAND_TOKEN, CONCENTRATE)
    assert set(table.question.options) == LIAISONS[card]
    command = table.question.options[1]
    table.answer(CHOSEN_COMMAND, command)
    assert table.last(DialRevealed).command is command
    assert table.the_ship(ship).tokens == (NAVIGATE,)


@pytest.mark.parametrize("card", LIAISONS)
def test_a_liaison_is_not_offered_without_a_token(card: str) -> None:
    table, _ = activated(card, dials=(SQUADRON,))
    assert card not in offered(table)


def test_the_token_spent_on_a_liaison_resolves_no_command() -> None:
    table, ship = activated("defense_liaison", dials=(SQUADRON,), tokens=(NAVIGATE,))
    use(table, "defense_liaison").answer(CHOSEN_COMMAND, NAVIGATE)
    assert table.the_ship(ship).resolved == ()
    table.answer(DIAL_USE, DialUse.KEEP)
    assert ways_to_resolve(table.game, ship, NAVIGATE)


def test_wullf_yularen_gives_back_the_token_spent_on_a_liaison() -> None:
    table, ship = activated("weapons_liaison", "wullf_yularen", dials=(NAVIGATE,), tokens=(REPAIR,))
    use(table, "weapons_liaison")
    use(table, "wullf_yularen").answer(CHOSEN_COMMAND, SQUADRON)
    assert table.the_ship(ship).tokens == (REPAIR,)


def test_both_liaisons_of_a_ship_can_act_and_the_later_one_stands() -> None:
    table, _ = activated("defense_liaison", "weapons_liaison", dials=(NAVIGATE,), tokens=(REPAIR, SQUADRON))
    use(table, "weapons_liaison").answer(COMMAND_TOKEN, REPAIR).answer(CHOSEN_COMMAND, SQUADRON)
    use(table, "defense_liaison").answer(CHOSEN_COMMAND, REPAIR)
    assert table.last(DialRevealed).command is REPAIR


# Skilled First Officer


def test_skilled_first_officer_discards_the_top_dial_for_the_next() -> None:
    table, _ = activated("skilled_first_officer", dials=(NAVIGATE, REPAIR, SQUADRON))
    use(table, "skilled_first_officer")
    assert table.last(DialDiscarded).command is NAVIGATE
    assert table.last(DialRevealed).command is REPAIR
    assert is_discarded(table, "skilled_first_officer")


def test_with_the_last_dial_discarded_by_skilled_first_officer_nothing_is_revealed() -> None:
    table, _ = activated("skilled_first_officer", card=CORVETTE, dials=(NAVIGATE,), side=1)
    use(table, "skilled_first_officer")
    assert not table.all(DialRevealed)


def test_other_officers_act_on_the_dial_that_skilled_first_officer_brought_up() -> None:
    table, _ = activated("skilled_first_officer", "wing_commander", dials=(NAVIGATE, REPAIR))
    use(table, "skilled_first_officer")
    use(table, "wing_commander")
    assert table.last(DialRevealed).command is SQUADRON


# Support Officer


def test_support_officer_takes_back_all_dials_so_that_new_ones_are_assigned() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, X, Y, upgrades=["support_officer"], dials=(NAVIGATE, NAVIGATE))
    use(table.run(CommandPhase()), "support_officer")
    table.answer(DIALS, (ShipDials(ship, (REPAIR, SQUADRON, CONCENTRATE)),))
    assert table.the_ship(ship).dials == (REPAIR, SQUADRON, CONCENTRATE)
    assert is_discarded(table, "support_officer")


def test_support_officer_and_relentless_leave_one_dial_less() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, X, Y, upgrades=["support_officer", "relentless"], dials=(NAVIGATE,))
    use(table.run(CommandPhase()), "support_officer")
    table.answer(DIALS, (ShipDials(ship, (REPAIR, SQUADRON)),))
    assert table.the_ship(ship).dials == (REPAIR, SQUADRON)


def test_support_officer_is_not_offered_without_dials() -> None:
    table = Scenario()
    table.ship(VICTORY, X, Y, upgrades=["support_officer"])
    assert not offered(table.run(CommandPhase()))


# Commandant Aresko


def test_aresko_gains_the_token_of_a_command_revealed_near_by() -> None:
    table, other = aresko()
    use(table, "commandant_aresko")
    assert table.the_ship(other).tokens == (SQUADRON,)
    assert is_exhausted(table, "commandant_aresko")


def test_aresko_is_not_offered_beyond_distance_3_or_for_his_own_ship() -> None:
    assert "commandant_aresko" not in offered(aresko(gap=190)[0])
    assert "commandant_aresko" not in offered(aresko(own=True)[0])


def test_aresko_is_not_offered_while_exhausted() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, X, Y, dials=(SQUADRON,))
    table.ship(VICTORY, X + 150, Y, upgrades=["commandant_aresko"])
    exhaust(table, "commandant_aresko")
    assert not offered(table.run(ShipActivation(ship=ship)))


# Director Isard


@proves("INFO-07")
def test_isard_shows_her_player_all_dials_of_an_enemy_ship() -> None:
    table, enemy = isard()
    use(table, "director_isard")
    seen = table.last(DialsSeen)
    assert masked(seen, Seat(0)).dials == (REPAIR, SQUADRON)
    assert masked(seen, None).dials == (Command.FACEDOWN, Command.FACEDOWN)
    assert table.the_ship(enemy).dials == (REPAIR, SQUADRON), "nothing is changed"
    view = masked(table.game.state, Seat(0)).units[enemy]
    assert view.top_dial is REPAIR  # type: ignore[union-attr]


def test_isard_is_not_offered_without_an_enemy_dial_or_without_a_reveal() -> None:
    assert "director_isard" not in offered(isard(dials=())[0])
    table, _ = activated("director_isard", dials=())
    assert "director_isard" not in offered(table)


# Leia Organa


def leia(*, gap: float = 280, dials: tuple[Command, ...] = (NAVIGATE, SQUADRON)) -> tuple[Scenario, ShipId]:
    """A ship with Leia reveals Repair; a friend is beside it."""
    table = Scenario()
    ship = table.ship(NEBULON, X, Y, side=1, dials=(REPAIR,), upgrades=["leia_organa_officer"])
    friend = table.ship(NEBULON, X + 41 + gap, Y, side=1, dials=dials)
    table.ship(VICTORY, 100, 800)
    table.run(ShipActivation(ship=ship))
    return table, friend


def test_leia_sets_the_top_dial_of_a_friendly_ship_to_the_revealed_command() -> None:
    table, friend = leia()
    use(table, "leia_organa_officer")
    assert table.the_ship(friend).dials == (REPAIR, SQUADRON)


def test_leia_copies_the_command_as_an_officer_changed_it() -> None:
    table = Scenario()
    ship = table.ship(NEBULON, X, Y, side=1, dials=(REPAIR,), upgrades=["leia_organa_officer", "wing_commander"])
    friend = table.ship(NEBULON, X + 200, Y, side=1, dials=(NAVIGATE,))
    use(table.run(ShipActivation(ship=ship)), "wing_commander")
    use(table, "leia_organa_officer")
    assert table.the_ship(friend).dials == (SQUADRON,)


def test_leia_is_not_offered_beyond_distance_5_or_without_a_dial_there() -> None:
    assert "leia_organa_officer" not in offered(leia(gap=320)[0])
    assert "leia_organa_officer" not in offered(leia(dials=())[0])


def test_leia_is_not_offered_without_a_revealed_dial() -> None:
    table = Scenario()
    ship = table.ship(NEBULON, X, Y, side=1, upgrades=["leia_organa_officer"])
    table.ship(NEBULON, X + 200, Y, side=1, dials=(NAVIGATE,))
    assert not offered(table.run(ShipActivation(ship=ship)))


# Raymus Antilles, Veteran Captain


def test_raymus_gains_the_token_and_keeps_the_dial() -> None:
    table, ship = activated("raymus_antilles", card=CORVETTE, dials=(REPAIR,), side=1)
    use(table, "raymus_antilles")
    assert table.the_ship(ship).tokens == (REPAIR,)
    assert table.the_ship(ship).revealed is REPAIR


def test_raymus_gains_nothing_that_is_held_already_and_keeps_the_limit() -> None:
    table, ship = activated("raymus_antilles", card=CORVETTE, dials=(REPAIR,), tokens=(REPAIR,), side=1)
    use(table, "raymus_antilles")
    assert table.the_ship(ship).tokens == (REPAIR,)
    table, ship = activated("raymus_antilles", card=CORVETTE, dials=(REPAIR,), tokens=(NAVIGATE,), side=1)
    use(table, "raymus_antilles").answer(DISCARDED_TOKEN, NAVIGATE)
    assert table.the_ship(ship).tokens == (REPAIR,)


@pytest.mark.parametrize("card", ["raymus_antilles", "veteran_captain"])
def test_nothing_is_gained_without_a_revealed_dial(card: str) -> None:
    table, _ = activated(card, dials=())
    assert card not in offered(table)


def test_veteran_captain_gains_any_token_once() -> None:
    table, ship = activated("veteran_captain", dials=(NAVIGATE,))
    use(table, "veteran_captain").answer(CHOSEN_COMMAND, CONCENTRATE)
    assert table.the_ship(ship).tokens == (CONCENTRATE,)
    assert is_discarded(table, "veteran_captain")


def test_a_token_of_veteran_captain_that_is_held_already_is_lost() -> None:
    table, ship = activated("veteran_captain", dials=(NAVIGATE,), tokens=(CONCENTRATE,))
    use(table, "veteran_captain").answer(CHOSEN_COMMAND, CONCENTRATE)
    assert table.the_ship(ship).tokens == (CONCENTRATE,)
    assert is_discarded(table, "veteran_captain")


# Ahsoka Tano


def ahsoka(*, tokens: tuple[Command, ...] = (REPAIR,), gap: float = 250) -> tuple[Scenario, ShipId]:
    """A ship with a token activates; Ahsoka is on another."""
    table = Scenario()
    ship = table.ship(NEBULON, X, Y, side=1, tokens=tokens, dials=(NAVIGATE,))
    table.ship(NEBULON, X + 41 + gap, Y, side=1, upgrades=["ahsoka_tano_officer_rebel"])
    table.ship(VICTORY, 100, 800)
    table.run(ShipActivation(ship=ship))
    return table, ship


def test_ahsoka_exchanges_a_command_token_of_an_activating_ship() -> None:
    table, ship = ahsoka()
    use(table, "ahsoka_tano_officer_rebel").answer(CHOSEN_COMMAND, CONCENTRATE)
    assert table.the_ship(ship).tokens == (CONCENTRATE,)
    assert is_exhausted(table, "ahsoka_tano_officer_rebel")


def test_ahsoka_can_discard_a_token_without_gaining_another() -> None:
    table, ship = ahsoka()
    use(table, "ahsoka_tano_officer_rebel").pass_(CHOSEN_COMMAND)
    assert table.the_ship(ship).tokens == ()


def test_ahsoka_can_act_between_attacks() -> None:
    table = Scenario()
    ship = table.ship(NEBULON, X, Y, side=1, tokens=(REPAIR,), upgrades=["ahsoka_tano_officer_rebel"])
    table.ship(VICTORY, X, Y + 250, 180)
    table.run(ShipActivation(ship=ship))
    while table.question.kind is not ATTACK:
        table.pass_(table.question.kind)
    table.answer(ATTACK, table.question.options[0]).roll("blank", "hit", "hit")
    assert "any_time" in offered(table)
    use(table, "any_time")
    use(table, "ahsoka_tano_officer_rebel").answer(CHOSEN_COMMAND, CONCENTRATE)
    assert "concentrate_fire" in offered(table)


def test_ahsoka_is_not_offered_without_a_token_or_beyond_distance_5() -> None:
    assert not offered(ahsoka(tokens=())[0])
    assert not offered(ahsoka(gap=320)[0])


# Wullf Yularen


@proves("CARD-wulff-yularen-02")
def test_yularen_gives_back_a_token_that_his_ship_spent() -> None:
    table, ship = yularen()
    assert table.the_ship(ship).tokens == ()
    use(table, "wullf_yularen")
    assert table.the_ship(ship).tokens == (REPAIR,)
    assert is_exhausted(table, "wullf_yularen")


@proves("CARD-wulff-yularen-01")
def test_the_regained_token_cannot_resolve_the_same_command_again_this_round() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, X, Y, upgrades=["wullf_yularen"], tokens=(REPAIR,))
    use(table.run(RepairCommand(ship=ship)), "wullf_yularen")
    assert table.the_ship(ship).tokens == (REPAIR,)
    assert ways_to_resolve(table.game, ship, REPAIR) == ()


@proves("CARD-wulff-yularen-02")
def test_yularen_is_not_offered_for_other_ships_or_while_exhausted() -> None:
    assert yularen(ship_spends=False)[0].is_over
    table = Scenario()
    ship = table.ship(VICTORY, X, Y, upgrades=["wullf_yularen"], tokens=(REPAIR,))
    exhaust(table, "wullf_yularen")
    assert table.run(SpendCommandToken(ship=ship, command=REPAIR)).is_over
