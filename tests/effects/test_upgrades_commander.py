"""Commanders: values, defense and movement of a fleet."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from armada.effects.upgrades.commander import KEPT_CARD
from armada.effects.verbs import CHOSEN_COMMAND, CHOSEN_SHIP, CHOSEN_TOKEN
from armada.engine.procedures import Outcome, Procedure
from armada.engine.seats import Seat
from armada.rules.command_tokens import DISCARDED_TOKEN
from armada.rules.damage import DAMAGED_ZONE, SufferDamage
from armada.rules.damage_cards import DealDamageCard
from armada.rules.defense_tokens import DEFENSE_TOKEN, EVADE_EFFECT, EVADED_DICE, EvadeEffect
from armada.rules.destruction import CheckDestroyed, Destroy, hull_value
from armada.rules.game import Game, deck_titles
from armada.rules.navigate import NEW_SPEED
from armada.rules.rounds import Round
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.ship_phase import ShipActivation, ShipPhase
from armada.rules.status_phase import StatusPhase
from armada.rules.winning import end_of_round
from armada.state.events.commands import SpeedChanged
from armada.state.events.damage import (
    DamageCardDealt,
    DamageCardDiscarded,
    Destroyed,
    Removed,
    TopCardsSorted,
)
from armada.state.events.rounds import GameEnded
from armada.state.events.setup import DeckShuffled
from armada.state.game_state import Phase
from armada.state.records import COMMANDS, Deck, ShipId, TokenState
from armada.views.masking import masked
from tests.effects.cards_table import (
    DISCARDED,
    READIED,
    decline,
    duel,
    offered,
    squadron_attack,
    tokens_of,
    use,
)
from tests.effects.test_upgrades_support_team import navigating, straight
from tests.proves import proves
from tests.rules.attack_table import (
    CORVETTE,
    GLADIATOR,
    IMPERIAL,
    NEBULON,
    VICTORY,
    X_WING,
    X,
    Y,
    pool,
    with_tokens,
)
from tests.rules.builders import FRONT, LEFT, Scenario
from tests.rules.movement_table import clicks_of
from tests.rules.squadron_table import StillTable

NAVIGATE, SQUADRON, REPAIRS, CONCENTRATE = COMMANDS
RAIDER = "raider_i_class_corvette"

# Admiral Konstantine


def konstantine(
    *, second: str = VICTORY, speed: int = 3, gap: float = 250, damage: tuple[str, ...] = ()
) -> tuple[Scenario, ShipId]:
    """A corvette between a Victory with Konstantine and another Imperial ship."""
    table = Scenario()
    table.ship(VICTORY, X - 51 - gap, Y, upgrades=["admiral_konstantine"])
    table.ship(second, X + 51 + gap, Y)
    corvette = table.ship(CORVETTE, X, Y, side=1, speed=speed, damage=damage)
    table.run(StatusPhase())
    return table, corvette


@proves("CARD-admiral-konstantine-02")
@pytest.mark.parametrize("speed", [2, 4])
def test_konstantine_changes_the_speed_of_an_enemy_ship_near_two_larger_ones(speed: int) -> None:
    table, corvette = konstantine()
    use(table, "admiral_konstantine").answer(CHOSEN_SHIP, corvette).answer(NEW_SPEED, speed)
    assert table.the_ship(corvette).speed == speed
    assert table.is_over, "each ship once"


@proves("CARD-admiral-konstantine-02")
def test_konstantine_lowers_no_speed_below_1_and_raises_none_beyond_the_chart() -> None:
    table, corvette = konstantine(speed=1)
    use(table, "admiral_konstantine").answer(CHOSEN_SHIP, corvette)
    assert table.the_ship(corvette).speed == 2, "the only speed possible"
    table, corvette = konstantine(speed=4)
    use(table, "admiral_konstantine").answer(CHOSEN_SHIP, corvette)
    assert table.the_ship(corvette).speed == 3


@proves("CARD-admiral-konstantine-01", "DMGCARD-thruster-fissure-01")
def test_konstantine_does_not_trigger_a_thruster_fissure() -> None:
    table, corvette = konstantine(damage=("thruster_fissure",))
    use(table, "admiral_konstantine").answer(CHOSEN_SHIP, corvette).answer(NEW_SPEED, 2)
    assert table.the_ship(corvette).speed == 2
    assert len(table.the_ship(corvette).damage) == 1
    assert not table.all(DamageCardDealt)


@proves("CARD-admiral-konstantine-02")
def test_konstantine_needs_two_medium_or_large_ships_in_reach() -> None:
    assert konstantine(second=GLADIATOR)[0].is_over
    assert konstantine(gap=330)[0].is_over


def test_konstantine_decides_on_each_ship_by_itself() -> None:
    table = Scenario()
    table.ship(VICTORY, X - 200, Y, upgrades=["admiral_konstantine"])
    table.ship(IMPERIAL, X + 200, Y)
    one = table.ship(CORVETTE, X - 60, Y, side=1, speed=2)
    two = table.ship(CORVETTE, X + 60, Y, side=1, speed=2)
    table.run(StatusPhase())
    use(table, "admiral_konstantine").answer(CHOSEN_SHIP, two).answer(NEW_SPEED, 1)
    table.pass_(CHOSEN_SHIP)
    assert (table.the_ship(one).speed, table.the_ship(two).speed) == (2, 1)


# Admiral Motti


@proves("CARD-admiral-motti-02")
@pytest.mark.parametrize(("card", "hull"), [(RAIDER, 5), (VICTORY, 10), (IMPERIAL, 14)])
def test_motti_gives_friendly_ships_more_hull_by_size(card: str, hull: int) -> None:
    table = Scenario()
    table.ship(VICTORY, X, Y, upgrades=["admiral_motti"])
    ship = table.ship(card, X + 300, Y)
    enemy = table.ship(CORVETTE, X + 600, Y, side=1)
    table.run(StillTable())
    assert hull_value(table.game, ship) == hull
    assert hull_value(table.game, enemy) == 4


@proves("CARD-admiral-motti-02")
def test_a_ship_lives_under_motti_with_as_many_cards_as_printed_hull() -> None:
    table = Scenario()
    table.ship(VICTORY, X, Y, upgrades=["admiral_motti"])
    raider = table.ship(RAIDER, X + 300, Y, damage=[None] * 3)
    table.run(DealDamageCard(ship=raider))
    assert table.game.is_in_play(raider)
    assert not table.all(Destroyed)


@proves("CARD-admiral-motti-01")
def test_ships_that_motti_kept_alive_are_destroyed_with_him() -> None:
    table = Scenario()
    flagship = table.ship(VICTORY, X, Y, upgrades=["admiral_motti"])
    one = table.ship(RAIDER, X + 300, Y, damage=[None] * 4)
    two = table.ship(RAIDER, X + 400, Y, damage=[None] * 4)
    healthy = table.ship(RAIDER, X + 500, Y)
    table.ship(CORVETTE, 100, 800, side=1)
    table.run(Destroy(unit=flagship))
    assert {event.unit for event in table.all(Removed)} == {flagship, one, two}
    assert table.game.is_in_play(healthy)


@proves("CARD-admiral-motti-01")
def test_all_ships_lost_with_motti_are_destroyed_before_the_game_ends() -> None:
    table = Scenario()
    flagship = table.ship(VICTORY, X, Y, upgrades=["admiral_motti"])
    raider = table.ship(RAIDER, X + 300, Y, damage=[None] * 4)
    table.ship(CORVETTE, 100, 800, side=1)
    table.run(Destroy(unit=flagship))
    assert {event.unit for event in table.all(Removed)} == {flagship, raider}
    assert table.last(GameEnded).outcome.winner == 1


# Admiral Ozzel


@proves("CARD-admiral-ozzel-02")
def test_ozzel_lets_a_navigate_token_change_speed_by_2() -> None:
    table = Scenario()
    table.ship(VICTORY, 200, 800, upgrades=["admiral_ozzel_commander"])
    raider = table.ship(RAIDER, X, Y, tokens=(NAVIGATE,))
    use(table.run(ExecuteManeuver(ship=raider)), "navigate")
    assert set(table.question.options) == {0, 1, 2, 3, 4}
    straight(table.answer(NEW_SPEED, 4))
    assert len(table.all(SpeedChanged)) == 1, "one change, of two steps"


@proves("CARD-admiral-ozzel-01")
def test_ozzel_still_changes_speed_when_nav_team_used_the_token_for_yaw() -> None:
    table = Scenario()
    table.ship(VICTORY, 200, 800, upgrades=["admiral_ozzel_commander"])
    raider = table.ship(RAIDER, X, Y, tokens=(NAVIGATE,), upgrades=["nav_team"], speed=2)
    use(table.run(ExecuteManeuver(ship=raider)), "navigate").answer(NEW_SPEED, 3)
    assert (1, 1, 1) in clicks_of(table), "the first joint has no yaw at speed 3"


def test_ozzel_does_nothing_without_navigate_or_for_enemies() -> None:
    table = Scenario()
    table.ship(VICTORY, 200, 800, upgrades=["admiral_ozzel_commander"])
    enemy = table.ship(CORVETTE, X, Y, side=1, tokens=(NAVIGATE,))
    use(table.run(ExecuteManeuver(ship=enemy)), "navigate")
    assert set(table.question.options) == {1, 2, 3}
    raider = table.ship(RAIDER, X + 400, Y)
    straight(table.run(ExecuteManeuver(ship=raider)))
    assert table.the_ship(raider).speed == 2


# Garm Bel Iblis


def garm(round: int, **nebulon: object) -> tuple[Scenario, ShipId]:
    """A round begins for a fleet of Garm Bel Iblis."""
    table = Scenario()
    ship = table.ship(NEBULON, X, Y, side=1, upgrades=["garm_bel_iblis"], **nebulon)  # type: ignore[arg-type]
    table.ship(CORVETTE, X + 300, Y, side=1)
    table.run(Round(number=round))
    return table, ship


@proves("CARD-garm-bel-iblis-02")
def test_garm_gives_a_ship_as_many_tokens_as_its_command_value() -> None:
    table, nebulon = garm(1)
    use(table, "garm_bel_iblis").answer(CHOSEN_SHIP, nebulon)
    table.answer(CHOSEN_COMMAND, NAVIGATE).answer(CHOSEN_COMMAND, REPAIRS)
    assert table.the_ship(nebulon).tokens == (NAVIGATE, REPAIRS)
    table.pass_(CHOSEN_SHIP)
    assert table.the_ship(nebulon + 1).tokens == (), "the corvette went without"


@proves("CARD-garm-bel-iblis-01")
def test_a_token_named_twice_for_garm_is_held_once() -> None:
    table, nebulon = garm(1)
    use(table, "garm_bel_iblis").answer(CHOSEN_SHIP, nebulon)
    table.answer(CHOSEN_COMMAND, NAVIGATE).answer(CHOSEN_COMMAND, NAVIGATE)
    assert table.the_ship(nebulon).tokens == (NAVIGATE,)


def test_in_round_5_tokens_of_garm_may_be_too_many() -> None:
    table, nebulon = garm(5, tokens=(SQUADRON,))
    use(table, "garm_bel_iblis").answer(CHOSEN_SHIP, nebulon)
    table.answer(CHOSEN_COMMAND, NAVIGATE).answer(CHOSEN_COMMAND, REPAIRS).answer(DISCARDED_TOKEN, NAVIGATE)
    assert table.the_ship(nebulon).tokens == (SQUADRON, REPAIRS)


@proves("CARD-garm-bel-iblis-02")
@pytest.mark.parametrize("number", [2, 3, 4, 6])
def test_garm_is_not_offered_in_other_rounds(number: int) -> None:
    assert not offered(garm(number)[0])


# General Dodonna


def dodonna(*titles: str, faceup: bool = True, side: int = 0) -> tuple[Scenario, ShipId]:
    """A ship is dealt a damage card; Dodonna commands the other side's fleet if the ship is the first player's."""
    table = Scenario()
    table.ship(NEBULON, 200, 800, side=1, upgrades=["general_dodonna"])
    ship = table.ship(VICTORY, X, Y, side=side)
    table.next_cards(*titles)
    table.run(DealDamageCard(ship=ship, faceup=faceup))
    return table, ship


FOUR = ("coolant_discharge", "blinded_gunners", "crew_panic", "capacitor_failure")


@proves("CARD-general-dodonna-01")
def test_dodonna_chooses_among_four_cards_and_discards_the_others() -> None:
    table, ship = dodonna(*FOUR)
    use(table, "general_dodonna")
    assert [deck_titles()[number] for number in table.question.options] == list(FOUR)
    assert table.question.seat == 1
    table.answer(KEPT_CARD, table.question.options[2])
    assert [deck_titles()[card.number] for card in table.the_ship(ship).damage] == ["crew_panic"]
    assert len(table.game.state.decks[0].discarded) == 3


@proves("CARD-general-dodonna-01")
def test_the_cards_that_dodonna_sees_are_hidden_from_the_opponent() -> None:
    table, _ = dodonna(*FOUR)
    use(table, "general_dodonna").answer(KEPT_CARD, table.question.options[0])
    sorted_cards = table.last(TopCardsSorted)
    assert masked(sorted_cards, Seat(1)).kept == sorted_cards.kept
    assert masked(sorted_cards, Seat(0)).kept == -1


def test_if_dodonna_is_declined_the_top_card_is_dealt() -> None:
    table, ship = dodonna(*FOUR)
    decline(table)
    assert [deck_titles()[card.number] for card in table.the_ship(ship).damage] == ["coolant_discharge"]
    assert table.game.state.decks[0].discarded == ()


@proves("CARD-general-dodonna-01")
def test_dodonna_is_not_offered_for_facedown_cards_or_friendly_ships() -> None:
    assert dodonna(*FOUR, faceup=False)[0].is_over
    assert dodonna(*FOUR, side=1)[0].is_over


@proves("DMG-15")
def test_with_two_cards_left_dodonna_sees_two_more_after_reshuffling() -> None:
    table = Scenario()
    table.ship(NEBULON, 200, 800, side=1, upgrades=["general_dodonna"])
    ship = table.ship(VICTORY, X, Y)
    table.run(StillTable())
    state = table.game.state
    table.game.state = replace(state, decks=(Deck((0, 1), tuple(range(2, 52))),))
    table.game.interrupt(DealDamageCard(ship=ship, faceup=True))
    use(table, "general_dodonna")
    assert len(table.question.options) == 4
    assert table.question.options[:2] == (0, 1)
    assert table.last(DeckShuffled)


# General Madine


@proves("CARD-general-madine-01", "CARD-general-madine-03")
def test_madine_raises_two_yaw_values_with_a_dial_also_of_one_joint() -> None:
    table, _ = navigating("general_madine", card=VICTORY, tokens=(), revealed=NAVIGATE)
    use(table, "navigate").answer(NEW_SPEED, 2)
    clicks = clicks_of(table)
    assert {(2, 1), (1, 2)} <= clicks, "yaw is '-' and I: one joint from '-' to II, or both by one"
    assert (2, 2) not in clicks


@proves("CARD-general-madine-03")
def test_madine_lets_a_token_raise_a_yaw_value_instead_of_changing_speed() -> None:
    table, _ = navigating("general_madine", card=VICTORY)
    use(table, "navigate").answer(NEW_SPEED, 2)
    assert (1, 1) in clicks_of(table)
    assert (1, 2) not in clicks_of(table)


@proves("CARD-general-madine-02")
def test_madine_and_nav_team_do_not_add_up_for_a_token() -> None:
    table, _ = navigating("general_madine", "nav_team", card=VICTORY)
    use(table, "navigate").answer(NEW_SPEED, 2)
    assert (1, 1) in clicks_of(table)
    assert not {(1, 2), (2, 1)} & clicks_of(table)


def test_madine_does_nothing_without_navigate() -> None:
    table, _ = navigating("general_madine", card=VICTORY, tokens=())
    assert clicks_of(table) == {(0, -1), (0, 0), (0, 1)}


# General Rieekan


def rieekan(**ship: object) -> tuple[Scenario, ShipId, ShipId]:
    """A Rebel fleet of Rieekan, and an enemy."""
    table = Scenario()
    flagship = table.ship(NEBULON, X, Y, side=1, upgrades=["general_rieekan"], **ship)  # type: ignore[arg-type]
    other = table.ship(CORVETTE, X + 300, Y, side=1)
    table.ship(VICTORY, X, Y + 500, 180)
    return table, flagship, other


@proves("CARD-general-rieekan-03", "CARD-general-rieekan-08")
def test_a_destroyed_ship_of_rieekan_stays_and_can_act() -> None:
    table, _, corvette = rieekan()
    table.run(SufferDamage(unit=corvette, zone=FRONT, amount=9, by="test"))
    assert len(table.the_ship(corvette).damage) == 7, "further damage can be suffered"
    assert not table.all(Destroyed)
    assert table.game.is_in_play(corvette)
    table.game.interrupt(ShipActivation(ship=corvette))
    assert table.question.kind is not None, "it activates like any other"


@proves("CARD-general-rieekan-06")
def test_rieekan_protects_the_ship_that_carries_him() -> None:
    table, flagship, _ = rieekan(damage=[None] * 4)
    table.run(DealDamageCard(ship=flagship))
    assert table.game.is_in_play(flagship)
    assert not table.all(Removed)


@proves("CARD-general-rieekan-01")
def test_ships_of_rieekan_are_destroyed_at_the_end_of_the_status_phase_even_if_repaired() -> None:
    table, _, corvette = rieekan()
    table.run(DealDamageCard(ship=corvette))
    for _ in range(3):
        table.game.interrupt(DealDamageCard(ship=corvette))
    assert not table.all(Destroyed)
    table.game.emit(DamageCardDiscarded(corvette, 0, 0, table.the_ship(corvette).damage[0].number))
    table.events = []
    table.events += table.game.interrupt(StatusPhase())
    assert [event.unit for event in table.all(Removed)] == [corvette]
    assert table.is_over


@proves("CARD-general-rieekan-05")
def test_a_ship_of_rieekan_that_leaves_the_play_area_is_destroyed_at_once() -> None:
    table, _, corvette = rieekan()
    table.run(Destroy(unit=corvette, left_play_area=True))
    assert [event.unit for event in table.all(Removed)] == [corvette]


@proves("CARD-general-rieekan-08")
def test_rieekan_keeps_unique_squadrons_and_no_others() -> None:
    table, _, _ = rieekan()
    luke = table.squadron("luke_skywalker", 300, 300, side=1, hull=1)
    x_wing = table.squadron(X_WING, 400, 300, side=1, hull=1)
    enemy = table.squadron("howlrunner", 500, 300, hull=1)
    table.run(StillTable())
    for unit in (luke, x_wing, enemy):
        table.events += table.game.interrupt(SufferDamage(unit=unit, amount=1, by="test"))
    assert {event.unit for event in table.all(Removed)} == {x_wing, enemy}


@proves("CARD-general-rieekan-07", "CARD-general-rieekan-02")
def test_the_last_ship_of_rieekan_keeps_the_game_going_until_the_round_is_over() -> None:
    table = Scenario()
    flagship = table.ship(NEBULON, X, Y, side=1, upgrades=["general_rieekan"], damage=[None] * 4)
    table.ship(VICTORY, X, Y + 500, 180)
    table.run(DealDamageCard(ship=flagship))
    assert table.is_over
    assert not table.all(GameEnded)
    table.events += table.game.interrupt(StatusPhase())
    assert table.all(Removed)
    assert not table.all(GameEnded), "the effects at the end of the round come first"
    assert table.game.state.phase is Phase.STATUS
    table.events += table.game.interrupt(RoundsEnd())
    assert table.last(GameEnded).outcome.winner == 0


class RoundsEnd(Procedure):
    """The end of a round alone."""

    def look(self, game: Game) -> Outcome:
        """Whether the game ends."""
        return end_of_round(game)

    steps = (look,)


@proves("CARD-general-rieekan-01", "CARD-general-rieekan-02")
def test_all_that_rieekan_kept_falls_together_the_commander_too() -> None:
    table, flagship, corvette = rieekan(damage=[None] * 4)
    table.run(DealDamageCard(ship=flagship))
    for _ in range(4):
        table.game.interrupt(DealDamageCard(ship=corvette))
    table.events = []
    table.events += table.game.interrupt(StatusPhase())
    kinds = [type(event) for event in table.events if isinstance(event, (Destroyed, Removed))]
    assert kinds == [Destroyed, Destroyed, Removed, Removed]


def test_a_ship_of_rieekan_that_is_doomed_can_repair_to_no_avail() -> None:
    table, _, corvette = rieekan()
    table.run(DealDamageCard(ship=corvette))
    for _ in range(3):
        table.game.interrupt(DealDamageCard(ship=corvette))
    table.game.interrupt(CheckDestroyed(units=(corvette,)))
    assert table.game.is_in_play(corvette), "it is not destroyed again"


# General Tagge


def tagge(round: int, *states: TokenState) -> tuple[Scenario, ShipId]:
    """A round begins for a fleet of General Tagge."""
    table = Scenario()
    ship = table.ship(VICTORY, X, Y, upgrades=["general_tagge"])
    with_tokens(table, ship, *zip(("brace", "redirect", "redirect"), states, strict=True))
    table.run(Round(number=round))
    return table, ship


@proves("CARD-devastator-02")
def test_tagge_recovers_one_discarded_token_readied() -> None:
    table, ship = tagge(3, DISCARDED, DISCARDED, READIED)
    use(table, "general_tagge").answer(CHOSEN_SHIP, ship).answer(CHOSEN_TOKEN, 0)
    assert tokens_of(table, ship) == [READIED, DISCARDED, READIED]
    assert "general_tagge" not in offered(table)


def test_tagge_is_not_offered_in_other_rounds_or_without_a_discarded_token() -> None:
    assert not offered(tagge(4, DISCARDED, READIED, READIED)[0])
    assert not offered(tagge(5, READIED, READIED, READIED)[0])
    assert offered(tagge(5, DISCARDED, READIED, READIED)[0]) == {"general_tagge"}


# Grand Moff Tarkin


def tarkin(**ship: object) -> tuple[Scenario, ShipId, ShipId]:
    """The Ship Phase begins for a fleet of Tarkin."""
    table = Scenario()
    one = table.ship(VICTORY, X, Y, upgrades=["grand_moff_tarkin"], dials=(NAVIGATE,))
    two = table.ship(GLADIATOR, X + 300, Y, dials=(NAVIGATE,), **ship)  # type: ignore[arg-type]
    table.ship(CORVETTE, 100, 800, side=1, dials=(NAVIGATE,))
    table.run(ShipPhase())
    return table, one, two


def test_tarkin_gives_every_friendly_ship_a_token_of_the_named_command() -> None:
    table, one, two = tarkin()
    use(table, "grand_moff_tarkin").answer(CHOSEN_COMMAND, REPAIRS)
    assert table.the_ship(one).tokens == table.the_ship(two).tokens == (REPAIRS,)
    assert table.the_ship(two + 1).tokens == (), "no enemy"


def test_a_ship_that_holds_tarkins_token_already_gains_nothing() -> None:
    table, _, two = tarkin(tokens=(REPAIRS,))
    use(table, "grand_moff_tarkin").answer(CHOSEN_COMMAND, REPAIRS)
    assert table.the_ship(two).tokens == (REPAIRS,)


def test_a_full_ship_chooses_which_token_goes_for_tarkins() -> None:
    table, _, two = tarkin(tokens=(NAVIGATE, SQUADRON))
    use(table, "grand_moff_tarkin").answer(CHOSEN_COMMAND, REPAIRS).answer(DISCARDED_TOKEN, SQUADRON)
    assert table.the_ship(two).tokens == (NAVIGATE, REPAIRS)


def test_tarkin_can_be_declined() -> None:
    table, one, two = tarkin()
    decline(table)
    assert table.the_ship(one).tokens == table.the_ship(two).tokens == ()


def test_tarkin_is_not_offered_once_his_flagship_is_gone() -> None:
    table, one, _ = tarkin()
    table.run(Destroy(unit=one))
    table.game.interrupt(ShipPhase())
    assert not offered(table)


# Moff Jerjerrod


def jerjerrod(*, speed: int = 3, card: str = IMPERIAL, upgrades: tuple[str, ...] = (), **more: object) -> Scenario:
    """A ship of Moff Jerjerrod determines its course."""
    table = Scenario()
    ship = table.ship(card, X, Y, upgrades=["moff_jerjerrod", *upgrades], speed=speed, **more)  # type: ignore[arg-type]
    table.ship(VICTORY, 100, 800)
    table.ship(CORVETTE, 1700, 800, side=1)
    table.run(ExecuteManeuver(ship=ship))
    return table


def test_jerjerrod_makes_the_first_yaw_value_two_for_a_damage() -> None:
    table = jerjerrod()
    assert (2, 0, 0) not in (clicks_of(decline(jerjerrod())))
    use(table, "moff_jerjerrod").answer(DAMAGED_ZONE, LEFT)
    assert table.shields(0, LEFT) == 2
    assert (2, 1, 1) in clicks_of(table)


def test_jerjerrod_serves_a_maneuver_of_engine_techs_only_at_the_speed_of_the_dial() -> None:
    for speed, served in ((1, True), (2, False)):
        table = jerjerrod(speed=speed, upgrades=("engine_techs",), tokens=(NAVIGATE,))
        use(table, "moff_jerjerrod").answer(DAMAGED_ZONE, LEFT)
        straight(use(table, "navigate").answer(NEW_SPEED, speed))
        use(table, "engine_techs")
        assert ((2,) in clicks_of(use_again(table))) is served


def use_again(table: Scenario) -> Scenario:
    """Decline Jerjerrod in the second maneuver."""
    return decline(table) if "moff_jerjerrod" in offered(table) else table


def test_a_ship_destroyed_for_jerjerrod_does_not_move() -> None:
    table = jerjerrod(card=VICTORY, speed=2, shields={LEFT: 0}, damage=[None] * 7)
    use(table, "moff_jerjerrod").answer(DAMAGED_ZONE, LEFT)
    assert table.all(Removed)
    assert table.is_over


def test_jerjerrod_is_not_offered_twice_nor_where_the_yaw_is_two_already() -> None:
    table = jerjerrod()
    use(table, "moff_jerjerrod").answer(DAMAGED_ZONE, LEFT)
    assert not offered(table)
    assert not offered(jerjerrod(card=GLADIATOR, speed=1)), "a Gladiator has II at speed 1"
    assert not offered(jerjerrod(speed=0))


def test_jerjerrod_does_not_serve_a_maneuver_slowed_by_a_g_8_projector() -> None:
    table = Scenario()
    ship = table.ship(IMPERIAL, X, Y, upgrades=["moff_jerjerrod"], speed=3)
    table.ship("interdictor_combat_refit", X + 250, Y, side=1, upgrades=["g_8_experimental_projector"])
    use(table.run(ExecuteManeuver(ship=ship)), "g_8_experimental_projector")
    use(table, "moff_jerjerrod").answer(DAMAGED_ZONE, LEFT)
    assert (2, 0) not in clicks_of(table)


# Mon Mothma


def mothma(at: str, *faces: str, upgrades: tuple[str, ...] = ()) -> Scenario:
    """A Nebulon-B of Mon Mothma has spent Evade."""
    table = duel(at, attacker=VICTORY, defender=NEBULON, defending=["mon_mothma", *upgrades])
    table.attack(*faces)
    if "accuracy" in offered(table):
        decline(table)
    return table.spend("evade")


@proves("CARD-mon-mothma-02", "CARD-mon-mothma-01")
def test_under_mon_mothma_an_evade_can_cancel_a_die_at_medium_range() -> None:
    table = mothma("medium", *["hit"] * 6)
    table.answer(EVADE_EFFECT, EvadeEffect.CANCEL).answer(EVADED_DICE, (0,))
    assert len(pool(table)) == 5
    assert table.question.kind is DEFENSE_TOKEN, "and nothing is rerolled"


@proves("CARD-mon-mothma-01")
def test_under_mon_mothma_an_evade_can_still_reroll_at_medium_range() -> None:
    table = mothma("medium", *["hit"] * 6)
    table.answer(EVADE_EFFECT, EvadeEffect.REROLL).answer(EVADED_DICE, (0,)).roll("blank")
    assert pool(table) == ["blank", *["hit"] * 5]


@proves("CARD-mon-mothma-02")
def test_under_mon_mothma_an_evade_rerolls_a_die_at_close_range() -> None:
    table = mothma("close", *["hit"] * 6).answer(EVADED_DICE, (5,)).roll("accuracy")
    assert pool(table) == [*["hit"] * 5, "accuracy"]


@proves("CARD-mon-mothma-02")
def test_under_mon_mothma_an_evade_rerolls_a_die_of_a_squadron_at_distance_1() -> None:
    table = Scenario()
    nebulon = table.ship(NEBULON, X, Y, side=1, upgrades=["mon_mothma"])
    bomber = table.squadron("tie_bomber_squadron", X, Y + 90)
    squadron_attack(table, bomber, nebulon, "hit crit", zone=FRONT).answer(DEFENSE_TOKEN, 0).roll("blank")
    assert pool(table) == ["blank"]


def test_mon_mothma_changes_nothing_at_long_range() -> None:
    table = mothma("long", "hit", "hit", "hit").answer(EVADED_DICE, (0,))
    assert pool(table) == ["hit", "hit"]
    assert table.question.kind is DEFENSE_TOKEN


def test_mon_mothma_does_nothing_for_enemies() -> None:
    table = duel("close", attacking=["mon_mothma"]).attack("hit", "hit", "hit").spend("evade")
    assert pool(table) == ["hit", "hit", "hit"]
