"""Opening Salvo: effect, limit, and when it does nothing."""

from __future__ import annotations

from armada.rules.attack_effects import ADDED_COLOR
from armada.state.events.attack import AttackCanceled, DiceModified
from armada.state.events.cards import ObjectiveTokenChanged
from armada.state.records import ShipId
from tests.builders.ending_table import ended
from tests.builders.objective_table import CR90, VICTORY_II, X_WING, attack, decline, offered, playing, setting_up
from tests.builders.scenario import FRONT, Scenario
from tests.proves import proves

HIT, CRIT = "hit", "crit"


def salvo(*, first: int = 0, at: float = 450.0, card: str = VICTORY_II, token: bool = True) -> tuple[Scenario, ShipId]:
    """A ship of seat 0 attacks a corvette ahead, at this y, with its objective token."""
    table = playing("opening_salvo", first=first)
    ship = table.ship(card, 900, 300)
    corvette = table.ship(CR90, 900, at, 180, side=1)
    if token:
        table.token("opening_salvo", ship=ship)
    return attack(table, ship, FRONT, corvette, FRONT), ship


@proves("CARD-opening-salvo-01", "CARD-opening-salvo-04", "FX-20", "OBJ-04")
def test_the_first_players_first_attack_on_a_ship_adds_two_red_dice_after_the_roll() -> None:
    table, ship = salvo(at=620.0)
    table.roll("blank", "blank", "blank")
    assert len(table.all(DiceModified)) == 0
    assert table.question.kind.name == "roll", "nobody is asked: it must be done"
    table.roll(HIT, "crit")
    assert [die.color for die in table.last(DiceModified).pool.dice] == ["red"] * 5
    assert table.game.state.tokens[0].unit != ship
    assert table.last(ObjectiveTokenChanged).token == 0


@proves("CARD-opening-salvo-02", "CARD-opening-salvo-04", "ATK-20")
def test_the_second_player_chooses_the_colours_whatever_the_range() -> None:
    table, _ = salvo(first=1, at=620.0)
    table.roll("blank", "blank", "blank")
    table.answer(ADDED_COLOR, "black", seat=0).answer(ADDED_COLOR, "blue").roll("hit crit", HIT)
    assert [die.color for die in table.last(DiceModified).pool.dice][3:] == ["black", "blue"]


@proves("CARD-opening-salvo-04")
def test_a_ship_without_its_token_adds_nothing() -> None:
    table, _ = salvo(token=False)
    table.roll(*["blank"] * 3, *["accuracy"] * 3)
    assert "opening_salvo" not in offered(table)
    assert not table.all(DiceModified)


@proves("CARD-opening-salvo-04")
def test_an_attack_on_a_squadron_leaves_the_token() -> None:
    table = playing("opening_salvo")
    ship = table.ship(VICTORY_II, 900, 300)
    x_wing = table.squadron(X_WING, 900, 420, side=1)
    token = table.token("opening_salvo", ship=ship)
    attack(table, ship, FRONT, x_wing, None).roll(HIT)
    decline(table)
    assert table.game.state.tokens[token].unit == ship


@proves("CARD-opening-salvo-04", "ATK-48")
def test_a_canceled_attack_leaves_the_token() -> None:
    table, ship = salvo(at=620.0, card="cr90_corvette_b")
    assert table.all(AttackCanceled)
    assert table.game.state.tokens[0].unit == ship


@proves("CARD-opening-salvo-03", "CARD-opening-salvo-04", "SCORE-06", "SCORE-05")
def test_a_damaged_survivor_scores_half_its_cost_with_upgrades_rounded_up() -> None:
    table = playing("opening_salvo")
    table.ship(CR90, 300, 300, upgrades=["gunnery_team"], damage=[None])
    table.ship(CR90, 500, 300, shields={FRONT: 0})
    table.ship(CR90, 900, 700, side=1)
    assert ended(table).scores == (0, (44 + 7 + 1) // 2), "51 points: 26; without a damage card nothing"


@proves("CARD-opening-salvo-04", "OBJ-04")
def test_once_both_fleets_are_deployed_each_ship_has_a_token() -> None:
    table = setting_up("opening_salvo").finish()
    game = table.game
    assert sorted(token.unit for token in game.state.tokens) == game.ships()
