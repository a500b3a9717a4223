"""The rules behind the lines of a log: every kind of event that is told names some, and all of them exist."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

import armada.effects  # noqa: F401
from armada.catalog.cards import Color, DefenseToken
from armada.catalog.catalog import catalog
from armada.catalog.rules import rules
from armada.engine.seats import Seat, Side
from armada.fleet.ready_made import ready_made
from armada.geometry.bases import HullZone
from armada.records.game import Game
from armada.state.events import Event, attack, cards, commands, damage, movement, rounds
from armada.state.game_state import GameState, Outcome, Phase
from armada.state.records import Command, Ship, Squadron, Token, TokenId, TokenState
from armada.views.masking import masked
from armada.words.citations import BY, CITED, MOST, card_of, rules_of, rulings_on, units_of
from armada.words.log import SENTENCES, UNLOGGED, describe_event


def some_game(seed: int = 1) -> Game:
    fleets = [ready_made()[key] for key in ("rebels_400_squadrons", "empire_400_flotillas")]
    return Game.new(fleets, profile="tournament", seed=seed, allow_missing=True)


STATE: GameState = some_game().state
SHIP = next(unit for unit in STATE.units if isinstance(unit, Ship))
SQUADRON = next(unit for unit in STATE.units if isinstance(unit, Squadron))


def test_every_kind_of_event_that_is_told_rests_on_a_rule() -> None:
    missing = sorted(kind.__name__ for kind in set(SENTENCES) - set(CITED))
    assert not missing, f"name the rules of these in armada/words/citations.py: {', '.join(missing)}"
    assert not set(CITED) & UNLOGGED


def test_all_rules_that_are_cited_by_kind_or_by_cause_exist() -> None:
    by_kind = [id for cited in CITED.values() if isinstance(cited, tuple) for id in cited]
    by_cause = [id for ids in BY.values() for id in ids]
    assert not set(by_kind + by_cause) - set(rules())


@pytest.mark.parametrize("seed", range(4))
def test_in_whole_games_every_line_names_one_to_three_rules_that_exist(seed: int) -> None:
    game, rng, told = some_game(seed), Random(seed), 0
    while game.questions:
        question = rng.choice(game.questions)
        for event in game.play(question.sample(rng), question.seat):
            for seat in (None, Seat(0), Seat(1)):
                line = describe_event(masked(event, seat), game.state)
                if line is not None:
                    assert 1 <= len(line.rules) <= MOST, event
                    assert not set(line.rules) - set(rules()), event
                    assert not line.card or line.card in catalog().cards
                    assert all(0 <= unit < len(game.state.units) for unit in line.units)
                    told += 1
    assert told > 500


SPENT = [
    (DefenseToken.BRACE, "DEF-19"),
    (DefenseToken.REDIRECT, "DEF-11"),
    (DefenseToken.EVADE, "DEF-16"),
    (DefenseToken.SCATTER, "DEF-20"),
    (DefenseToken.CONTAIN, "DEF-22"),
]


@pytest.mark.parametrize(("kind", "rule"), SPENT)
def test_a_defense_token_that_is_spent_names_what_such_a_token_does(kind: DefenseToken, rule: str) -> None:
    exhausted = rules_of(attack.DefenseTokenSpent(SHIP.id, TokenId(0), TokenState.EXHAUSTED, kind), STATE)
    discarded = rules_of(attack.DefenseTokenSpent(SHIP.id, TokenId(0), TokenState.DISCARDED, kind), STATE)
    assert (exhausted[0], exhausted[-1], discarded[-1]) == (rule, "DEF-03", "DEF-04")


FIELDS: list[tuple[Event, str]] = [
    (commands.CommandResolved(SHIP.id, Command.REPAIR, True, False), "CMD-47"),
    (commands.CommandResolved(SHIP.id, Command.NAVIGATE, False, True), "CMD-34"),
    (commands.CommandResolved(SHIP.id, Command.SQUADRON, True, True), "CMD-41"),
    (movement.ObstacleResolved(SHIP.id, 0, "asteroid"), "OBS-03"),
    (movement.ObstacleResolved(SHIP.id, 0, "debris"), "OBS-04"),
    (movement.ObstacleResolved(SHIP.id, 0, "station"), "OBS-05"),
    (movement.ObstacleResolved(SQUADRON.id, 0, "station"), "OBS-06"),
    (damage.Destroyed(SHIP.id, "attack"), "DMG-07"),
    (damage.Destroyed(SQUADRON.id, "attack"), "DMG-09"),
    (damage.Destroyed(SHIP.id, "play area left"), "DMG-10"),
    (damage.ShieldsChanged(SHIP.id, HullZone.FRONT, 0, 2, "repair"), BY["repair"][0]),
    (damage.ShieldsChanged(SHIP.id, HullZone.FRONT, 0, 2, "attack"), "DMG-03"),
    (rounds.PhaseBegun(Phase.SQUADRON), "SQN-01"),
    (rounds.PointsScored(Side(0), 40, "destroyed", SHIP.id), "SCORE-02"),
    (rounds.PointsScored(Side(0), 40, "victory_tokens"), "OBJ-06"),
    (rounds.PointsScored(Side(0), 400, "whole_fleet"), "TRN-50"),
    (rounds.PointsScored(Side(0), 40, "opening_salvo", SHIP.id), "SCORE-05"),
    (attack.DieRemoved(SHIP.id, Color.RED, "obstruction"), "ATK-21"),
]


@pytest.mark.parametrize(("event", "rule"), FIELDS, ids=lambda value: value if isinstance(value, str) else "")
def test_the_fields_of_an_event_decide_which_rule_comes_first(event: Event, rule: str) -> None:
    assert rules_of(event, STATE)[0] == rule


@pytest.mark.parametrize(
    ("reason", "rule"),
    [("elimination", "WIN-03"), ("six rounds", "WIN-01"), ("time", "TRN-43"), ("concession", "TRN-44")],
)
def test_the_end_of_a_game_names_the_rule_that_ended_it(reason: str, rule: str) -> None:
    ended = rounds.GameEnded(Outcome(winner=Side(0), scores=(10, 0), margin=10, reason=reason))
    assert rules_of(ended, STATE)[0] == rule


def test_shields_that_are_recovered_are_no_damage() -> None:
    changed = [damage.ShieldsChanged(SHIP.id, HullZone.FRONT, 0, 2, by) for by in ("repair", "attack")]
    recovered, lost = (rules_of(event, STATE) for event in changed)
    assert "DMG-24" in recovered
    assert "DMG-03" not in recovered
    assert "DMG-24" not in lost


def test_a_token_of_an_objective_names_the_rulings_on_the_objective() -> None:
    mined = replace(STATE, objective="minefields")
    tokens = Token(kind="minefields"), Token(kind="minefields", unit=SHIP.id)
    on_board, aboard = (cards.ObjectiveTokenPlaced(token) for token in tokens)
    assert rules_of(on_board, mined)[:2] == ("OBJ-07", "CARD-minefields-01")
    assert rules_of(aboard, mined)[0] == "OBJ-02"
    assert rules_of(on_board, replace(STATE, objective=None)) == ("OBJ-07",)


def test_an_effect_names_the_rulings_on_its_card_and_the_card() -> None:
    event = cards.EffectResolved("demolisher@3", Seat(1))
    assert rules_of(event, STATE)[0] == "CARD-demolisher-01"
    assert card_of(event) == "demolisher"
    assert rules_of(cards.EffectResolved("leading_shots@3", Seat(1)), STATE) == ("FX-19",)


def test_a_damage_card_names_its_own_rules_only_to_those_who_see_it() -> None:
    faceup = damage.DamageCardDealt(SHIP.id, 0, 0, True, ())
    facedown = damage.DamageCardDealt(SHIP.id, 0, 0, False, ())
    assert any(id.startswith("DMGCARD-") for id in rules_of(masked(faceup, None), STATE))
    assert rules_of(masked(facedown, None), STATE) == ("DMG-04", "DMG-08")


def test_a_card_spelled_otherwise_in_the_rules_finds_its_rulings_all_the_same() -> None:
    assert rulings_on("wullf_yularen") == ("CARD-wulff-yularen-01", "CARD-wulff-yularen-02")


def test_an_event_is_about_the_ships_and_squadrons_that_it_names() -> None:
    declared = attack.AttackDeclared(SHIP.id, None, SQUADRON.id, None, "close", False)
    assert units_of(declared, STATE) == (SHIP.id, SQUADRON.id)
    assert units_of(cards.UpgradeExhausted(STATE.upgrades[0].id), STATE) == (STATE.upgrades[0].ship,)
    assert units_of(rounds.RoundBegun(2), STATE) == ()
