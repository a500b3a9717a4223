"""The Status Phase, and the round that ends with it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from armada.engine.effects import CardInPlay, Effect, Stage
from armada.engine.procedures import DONE, StepResult
from armada.engine.seats import Seat
from armada.rules.game import Game
from armada.rules.queries import DEFTOKEN_READY, TokenUse
from armada.rules.status_phase import StatusPhase
from armada.rules.timing import ROUND_END, STATUS_END, STATUS_START
from armada.state.events.attack import DefenseTokenTurned
from armada.state.events.cards import UpgradeReadied
from armada.state.events.rounds import GameEnded, InitiativeFlipped, PhaseBegun, RoundBegun
from armada.state.game_state import Phase
from armada.state.records import Defense, TokenState
from tests.builders.ending_table import (
    CORVETTE,
    VICTORY,
    NoteRound,
    RoundAfterRound,
    duel,
    lose,
    play_rounds,
)
from tests.builders.notes import EffectNoted
from tests.builders.scenario import Scenario
from tests.proves import proves
from tests.rules.conftest import MadeUpCards

LUKE = "luke_skywalker"


def states(table: Scenario, unit: int) -> list[TokenState]:
    return [token.state for token in table.game.unit(unit).defense]


def set_tokens(table: Scenario, unit: int, *states: TokenState) -> None:
    record = table.units[unit]
    tokens = [Defense(token.kind, state) for token, state in zip(record.defense, states, strict=True)]
    table.units[unit] = replace(record, defense=tuple(tokens))


@proves("STAT-01", "DEF-25")
def test_step_1_readies_exhausted_defense_tokens() -> None:
    table = Scenario()
    corvette = table.ship(CORVETTE, 900, 300, exhausted=(0, 2))
    table.run(StatusPhase())
    assert states(table, corvette) == [TokenState.READIED] * 3
    assert [event.token for event in table.all(DefenseTokenTurned)] == [0, 2]


@proves("STAT-01", "DEF-27")
def test_a_discarded_defense_token_stays_discarded() -> None:
    table = Scenario()
    corvette = table.ship(CORVETTE, 900, 300)
    set_tokens(table, corvette, TokenState.DISCARDED, TokenState.EXHAUSTED, TokenState.READIED)
    table.run(StatusPhase())
    assert states(table, corvette) == [TokenState.DISCARDED, TokenState.READIED, TokenState.READIED]


@proves("STAT-06")
def test_tokens_of_squadrons_are_readied_like_those_of_ships() -> None:
    table = Scenario()
    corvette, luke = table.ship(CORVETTE, 900, 300, exhausted=(1,)), table.squadron(LUKE, 900, 500)
    set_tokens(table, luke, *[TokenState.EXHAUSTED] * len(table.units[luke].defense))
    table.run(StatusPhase())
    assert set(states(table, luke)) == set(states(table, corvette)) == {TokenState.READIED}


def test_a_token_that_an_effect_keeps_exhausted_is_not_readied(made_up: MadeUpCards) -> None:
    def never_the_first(game: Game, card: CardInPlay, use: TokenUse, may: bool) -> bool:
        return may and use.token != 0

    made_up.modifier(never_the_first, DEFTOKEN_READY, stage=Stage.FORBID)
    table = Scenario()
    corvette = table.ship(CORVETTE, 900, 300, exhausted=(0, 1))
    table.run(StatusPhase())
    assert states(table, corvette) == [TokenState.EXHAUSTED, TokenState.READIED, TokenState.READIED]


@proves("STAT-02")
def test_step_2_readies_exhausted_upgrade_cards() -> None:
    table = Scenario()
    table.ship(VICTORY, 900, 300, upgrades=("engine_techs", "intel_officer"))
    table.upgrades = [replace(upgrade, exhausted=True) for upgrade in table.upgrades]
    table.run(StatusPhase())
    assert not any(upgrade.exhausted for upgrade in table.game.state.upgrades)
    assert len(table.all(UpgradeReadied)) == 2


def test_cards_that_are_inactive_are_not_readied() -> None:
    table = Scenario()
    table.ship(VICTORY, 900, 300, upgrades=("engine_techs",))
    lost = table.ship(VICTORY, 900, 600, upgrades=("engine_techs",), exhausted=(0,))
    table.upgrades = [replace(upgrade, exhausted=True, discarded=upgrade.id == 0) for upgrade in table.upgrades]
    lose(table, lost)
    table.run(StatusPhase())
    assert not table.all(UpgradeReadied)
    assert not table.all(DefenseTokenTurned)


@proves("STAT-03")
def test_step_3_flips_the_initiative_token_and_nothing_counts_as_activated() -> None:
    table = Scenario()
    ship, squadron = table.ship(CORVETTE, 900, 300), table.squadron(LUKE, 900, 500, activated=True)
    table.units[ship] = replace(table.units[ship], activated=True)
    first = table.first
    table.run(StatusPhase())
    assert table.last(InitiativeFlipped)
    assert not table.the_ship(ship).activated
    assert not table.the_squadron(squadron).activated
    assert table.game.state.first_side == first


class NoteTokens(Effect[Any], kw_only=True):
    """Note whether tokens are exhausted, and whether ships count as activated."""

    def decider(self, game: Game, subject: Any) -> Seat:
        return Seat(0)

    def resolve(self, game: Game, subject: Any) -> StepResult:
        ship = game.ship(0)
        game.emit(EffectNoted(f"{type(self).at.id} {ship.defense[0].state} {ship.activated}", 0))
        return DONE


def test_effects_at_the_start_come_before_the_steps_and_those_at_the_end_after_them(made_up: MadeUpCards) -> None:
    class AtTheEnd(NoteTokens, kw_only=True):
        """The same at the end."""

    made_up.trigger(NoteTokens, STATUS_START)
    made_up.trigger(AtTheEnd, STATUS_END)
    table = Scenario()
    ship = table.ship(CORVETTE, 900, 300, exhausted=(0,))
    table.units[ship] = replace(table.units[ship], activated=True)
    table.run(StatusPhase())
    told = [event.effect for event in table.all(EffectNoted)]
    assert told == ["STATUS.START exhausted True", "STATUS.END readied False"]


@proves("STAT-04", "STAT-05")
def test_after_the_status_phase_the_next_round_is_counted() -> None:
    table, _, _ = duel()
    table.round = 2
    table.run(RoundAfterRound())
    play_rounds(table, until=4)
    assert [event.round for event in table.all(RoundBegun)] == [3, 4]
    assert table.game.state.round == 4


@proves("STAT-07")
def test_after_the_status_phase_of_round_six_the_game_ends() -> None:
    table, _, _ = duel()
    table.round = 5
    table.run(RoundAfterRound())
    play_rounds(table)
    phases = [event.phase for event in table.all(PhaseBegun)]
    assert phases == [Phase.COMMAND, Phase.SHIP, Phase.SQUADRON, Phase.STATUS]
    assert table.last(GameEnded).outcome.reason == "six rounds"
    assert table.game.state.round == 6


@proves("STAT-08", "STAT-09")
def test_effects_at_the_end_of_the_round_come_after_the_status_phase_and_see_the_round_just_played(
    made_up: MadeUpCards,
) -> None:
    class AtTheEndOfTheRound(NoteRound, kw_only=True):
        """The same at the end of the round."""

    made_up.trigger(NoteRound, STATUS_END)
    made_up.trigger(AtTheEndOfTheRound, ROUND_END)
    table, _, _ = duel()
    table.round = 2
    table.run(RoundAfterRound())
    play_rounds(table, until=4)
    order = [event for event in table.events if isinstance(event, RoundBegun | EffectNoted | PhaseBegun)]
    end = [event.effect for event in order if isinstance(event, EffectNoted)]
    assert end == ["STATUS.END of round 3", "ROUND.END of round 3"]
    assert order.index(PhaseBegun(Phase.STATUS)) < order.index(EffectNoted(end[0], 0))
    assert order.index(EffectNoted(end[1], 0)) < order.index(RoundBegun(4))
