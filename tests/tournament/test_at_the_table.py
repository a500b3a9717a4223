"""The Tournament Rules for the game at a table: decks, rounds, destroyed ships, measuring."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from armada.catalog.cards import Printing
from armada.catalog.catalog import catalog
from armada.catalog.rules import InForce, rules
from armada.errors import FleetError
from armada.fleet import Fleet
from armada.fleet.ready_made import ready_made
from armada.geometry.ruler import Distance, Range, distance_of, range_of
from armada.records.game import Game
from armada.rules.damage import SufferDamage
from armada.rules.damage_cards import DealDamageCard
from armada.rules.destruction import Destroy
from armada.rules.game import cards_of, deck_titles
from armada.rules.winning import EndReason
from armada.state.events.commands import ActivationBegun
from armada.state.events.damage import Removed
from armada.state.events.rounds import FleetsDestroyed, GameEnded, PhaseBegun, RoundBegun
from armada.state.game_state import Phase
from armada.state.records import Status
from armada.tournament.profiles import profile_named
from armada.tournament.scoring import Ending as MatchEnding
from armada.tournament.scoring import Report, verdict
from tests.builders.ending_table import (
    CORVETTE,
    TIES,
    VICTORY,
    X_WINGS,
    RoundAfterRound,
    duel,
    ended,
    lose,
    play_rounds,
    then,
)
from tests.builders.scenario import FRONT, Scenario
from tests.proves import proves

REPLACED = {
    *("FLEET-03", "FLEET-04", "FLEET-05"),  # the limit is 400 points (TRN-11)
    *("SETUP-03", "SETUP-05"),  # every table is 6 feet by 3 (TRN-10)
    *("WIN-03", "WIN-05", "WIN-06", "WIN-07"),  # a match ends with the round (TRN-40, TRN-41)
}
"""Rules of the Rules Reference in whose place the Tournament Rules have their own; optional rules come on top."""


@proves("TRN-01")
def test_all_the_rules_reference_says_holds_in_tournaments_but_for_what_their_own_rules_replace() -> None:
    reference = [one for one in rules().values() if one.source.startswith("Rules Reference") and not one.is_extended]
    assert len(reference) > 400
    left_out = {
        rule.id
        for rule in reference
        if InForce.STANDARD in rule.profiles and InForce.TOURNAMENT not in rule.profiles and rule.area != "OPT"
    }
    assert left_out == REPLACED


@proves("TRN-02")
def test_fleets_of_an_event_are_read_with_the_cards_as_the_faq_words_them() -> None:
    """The cards of 2016 are those under the Tournament FAQ; a list that says nothing else gets them."""
    fleet = Fleet.read(ready_made()["rebels_400_ships"].write("kingston"))
    assert fleet.printing is Printing.ERA_2016
    later = catalog(Printing.FINAL).upgrades
    changed = [key for key, card in catalog().upgrades.items() if later[key].points != card.points]
    assert changed, "the last errata change costs, which the FAQ of 2016 does not know"


@proves("TRN-83")
@pytest.mark.parametrize("band", [*Distance, *Range])
def test_a_measurement_that_ends_on_a_line_counts_as_the_closer_band(band: Distance | Range) -> None:
    if isinstance(band, Distance):
        assert distance_of(band.end) is band
        assert distance_of(band.end + 0.001) is not band
    else:
        assert range_of(band.end) is band
        assert range_of(band.end + 0.001) is not band


@proves("TRN-84")
def test_the_round_is_counted_after_the_status_phase_for_both_players_to_see() -> None:
    table, _, _ = duel("tournament")
    table.round = 1
    table.run(RoundAfterRound())
    play_rounds(table, until=4)
    told = [event for event in table.events if isinstance(event, RoundBegun | PhaseBegun)]
    for before, after in pairwise(told):
        if isinstance(after, RoundBegun):
            assert before == PhaseBegun(Phase.STATUS)
    assert [event.round for event in table.all(RoundBegun)] == [2, 3, 4]
    assert table.game.state.round == 4


@proves("TRN-86", "TRN-87")
def test_each_player_draws_damage_from_an_own_deck_and_keeps_an_own_discard_pile() -> None:
    table, victory, corvette = duel("tournament")
    table.run(DealDamageCard(ship=victory))
    assert [len(deck.order) for deck in table.game.state.decks] == [51, 52]
    then(table, DealDamageCard(ship=corvette))
    assert [len(deck.order) for deck in table.game.state.decks] == [51, 51]
    then(table, Destroy(unit=corvette))
    assert [len(deck.discarded) for deck in table.game.state.decks] == [0, 1]


@proves("TRN-88")
def test_what_is_in_a_damage_deck_is_open_to_both_players_and_complete() -> None:
    """Nobody needs to look through the opponent's deck: both hold each of the 52 cards, in an order nobody knows."""
    game = Game.new(
        [ready_made()["rebels_400_ships"], ready_made()["empire_400_ships"]], profile="tournament", points=400
    )
    decks = [Counter(deck_titles()[number] for number in deck.order) for deck in game.state.decks]
    printed = Counter({key: card.count for key, card in catalog().damage_cards.items() if card.count})
    assert decks[0] == decks[1]
    assert decks[0].total() == 52
    assert all(printed[title] == count for title, count in decks[0].items())


@proves("TRN-90")
def test_a_destroyed_ship_leaves_the_table_and_its_upgrades_count_no_more() -> None:
    table = Scenario(profile="tournament")
    table.ship(VICTORY, 300, 200)
    corvette = table.ship(CORVETTE, 1500, 800, 180, side=1, upgrades=("engine_techs",))
    table.run(SufferDamage(unit=corvette, zone=FRONT, amount=20, by="test"))
    aboard = [card for card in cards_of(table.game.state) if card.unit == corvette]
    gone = table.the_ship(corvette)
    assert table.last(Removed).unit == corvette
    assert (gone.pose, gone.status) == (None, Status.DESTROYED)
    assert not table.game.is_in_play(corvette)
    assert [card.key for card in aboard] == ["engine_techs"]
    assert not any(table.game.is_in_force(card) for card in aboard)


@proves("TRN-98", "TRN-40")
def test_who_has_no_ships_left_passes_in_the_ship_phase_and_activates_squadrons_to_the_end_of_the_round() -> None:
    table = Scenario(profile="tournament")
    first = table.ship(VICTORY, 300, 200, speed=0)
    second = table.ship(VICTORY, 300, 500, speed=0)
    leaving = table.ship(CORVETTE, 900, 870, side=1, speed=4)
    wings = table.squadron(X_WINGS, 1700, 700, side=1)
    table.squadron(TIES, 100, 800)
    table.run(RoundAfterRound())
    play_rounds(table)
    fallen = table.events.index(table.last(FleetsDestroyed))
    order = [event.unit for event in table.events[fallen:] if isinstance(event, ActivationBegun)]
    begun = [event.unit for event in table.events if isinstance(event, ActivationBegun)]
    assert leaving in begun
    assert {first, second} <= set(begun), "the opponent's ships all activate"
    assert wings in order
    assert table.last(GameEnded).outcome.winner == 0
    assert len(table.all(RoundBegun)) == 1


@proves("TRN-99")
def test_a_game_won_with_the_lower_score_gives_both_players_five_points() -> None:
    table, _, corvette = duel("tournament")
    table.objective = "fire_lanes"
    lose(table, corvette)
    outcome = ended(table, EndReason.ELIMINATION, victory_tokens=(0, 30))
    told = Report(ending=MatchEnding.DESTROYED, lost=1 - outcome.winner, scores=outcome.scores)
    found = verdict(profile_named("tournament"), told)
    assert (found.winner, found.margin, found.points) == (outcome.winner, outcome.margin, (5, 5))


@proves("TRN-42", "TRN-52", "TRN-54")
@pytest.mark.parametrize("tokens", [(0, 0), (3, 0), (0, 4), (20, 1)])
def test_a_game_and_the_organiser_agree_on_winner_and_margin(tokens: tuple[int, int]) -> None:
    table, _, _ = duel("tournament")
    table.objective = "fire_lanes"
    outcome = ended(table, victory_tokens=tokens)
    found = verdict(profile_named("tournament"), Report(scores=outcome.scores, second=1 - table.first))
    assert (found.winner, found.margin) == (outcome.winner, outcome.margin)


@proves("SEC-01")
def test_sector_fleets_are_no_tournament_fleets_unless_all_agree_on_that_profile() -> None:
    fleet = ready_made()["rebels_600"]
    assert "TRN-11" in [fault.rule for fault in fleet.faults("tournament")]
    assert fleet.faults("sector_fleet", 600) == []
    with pytest.raises(FleetError):
        Game.new([fleet, ready_made()["empire_600"]], profile="tournament", seed=1)
    assert Game.new([fleet, ready_made()["empire_600"]], profile="sector_fleet", points=600, seed=1).question
