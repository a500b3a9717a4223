"""A new game from fleets: starting values, ID tokens, sides, options, and cards that are not written yet."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from armada.catalog.cards import DefenseToken, Printing, Works
from armada.catalog.catalog import Catalog, catalog
from armada.catalog.shapes import obstacle_tokens
from armada.errors import FleetError
from armada.fleet.ready_made import ready_made
from armada.fleet.roster import roster
from armada.geometry.bases import HullZone
from armada.rules.new_game import ID_COLORS, flagship, illegal_fleets, missing_effects, new_state
from armada.rules.setup import Setup
from armada.rules.winning import UNLIMITED_ROUNDS
from armada.state.game_state import GameState, Phase
from armada.state.records import Defense, Ship, Squadron, Status, TokenState
from tests.builders.fleets import fleet
from tests.builders.scenario import StrictGame
from tests.builders.setup_table import EMPIRE, REBELS
from tests.proves import proves

CORVETTE = "cr90_corvette_a + general_dodonna"
VICTORY = "victory_i_class_star_destroyer + grand_moff_tarkin"


def state_of(*fleets: object, **options: object) -> GameState:
    """A new state; cards without effect are allowed."""
    return new_state(list(fleets), allow_missing=True, **options)  # type: ignore[arg-type]


def ship(state: GameState, label: str) -> Ship:
    """A ship by what it is called."""
    found = next(unit for unit in state.units if unit.label == label)
    assert isinstance(found, Ship)
    return found


# Starting values


@proves("SETUP-08", "TRN-23")
def test_every_shield_dial_starts_at_its_maximum() -> None:
    state = state_of(REBELS, EMPIRE, points=300)
    card = catalog().ships["victory_i_class_star_destroyer"]
    game = StrictGame(state, Setup(), b"key")
    victory = ship(state, "Victory I-class Star Destroyer").id
    assert {zone: game.shields(victory, zone) for zone in game.zones(victory)} == dict(card.shields)
    assert game.shields(victory, HullZone.REAR) == 1


@proves("SETUP-09", "SETUP-10", "TRN-23")
def test_every_squadron_starts_with_full_hull_and_not_activated() -> None:
    state = state_of(REBELS, EMPIRE)
    squadrons = [unit for unit in state.units if isinstance(unit, Squadron)]
    assert {(unit.card, unit.hull) for unit in squadrons} == {("x_wing_squadron", 5), ("tie_fighter_squadron", 3)}
    assert not any(unit.activated for unit in state.units)


@proves("SETUP-11", "SETUP-12")
def test_ships_and_unique_squadrons_have_their_defense_tokens_readied_and_others_none() -> None:
    state = state_of(fleet(CORVETTE, squadrons=["luke_skywalker", "x_wing_squadron"]), EMPIRE)
    corvette, luke, xwing = state.units[:3]
    assert corvette.defense == (
        Defense(DefenseToken.EVADE),
        Defense(DefenseToken.EVADE),
        Defense(DefenseToken.REDIRECT),
    )
    assert [token.kind for token in luke.defense] == [DefenseToken.BRACE, DefenseToken.BRACE]
    assert xwing.defense == ()
    states = {token.state for unit in state.units for token in unit.defense}
    assert states == {TokenState.READIED}


@proves("UPG-14")
def test_upgrades_begin_readied_on_their_ships() -> None:
    state = state_of(REBELS, EMPIRE)
    dodonna, tarkin = state.upgrades
    assert (dodonna.card, dodonna.ship, dodonna.seat) == ("general_dodonna", 0, 0)
    assert (tarkin.card, tarkin.ship, tarkin.seat) == ("grand_moff_tarkin", 5, 1)
    assert not any(upgrade.exhausted or upgrade.discarded for upgrade in state.upgrades)


def test_ids_are_places_and_everything_waits_to_be_deployed() -> None:
    state = state_of(REBELS, EMPIRE)
    assert [unit.id for unit in state.units] == list(range(10))
    assert {unit.status for unit in state.units} == {Status.RESERVE}
    assert all(unit.pose is None for unit in state.units)
    assert (state.phase, state.round, state.objective) == (Phase.SETUP, 0, None)


@proves("SETUP-24")
def test_the_obstacles_are_the_six_of_the_core_set() -> None:
    state = state_of(REBELS, EMPIRE)
    assert len(state.obstacles) == 6
    assert {obstacle_tokens()[obstacle.key].set for obstacle in state.obstacles} == {"core"}


@proves("DMG-31")
@pytest.mark.parametrize(("profile", "decks"), [("standard", 1), ("tournament", 2), ("sector_fleet", 2)])
def test_the_profile_says_how_many_damage_decks_there_are(profile: str, decks: int) -> None:
    state = state_of(REBELS, EMPIRE, profile=profile)
    assert len(state.decks) == decks
    assert {len(deck.order) for deck in state.decks} == {52}


@proves("TRN-12")
def test_a_game_keeps_the_options_of_its_profile() -> None:
    state = state_of(REBELS, EMPIRE, profile="tournament", options=("legacy_300",))
    game = StrictGame(state, Setup(), b"")
    assert game.profile.points == 300
    assert game.profile.options == ("legacy_300",)
    unlimited = state_of(REBELS, EMPIRE, options=(UNLIMITED_ROUNDS,))
    assert StrictGame(unlimited, Setup(), b"").profile.options == ()


# ID tokens


@proves("SETUP-13")
def test_the_flagship_is_the_ship_with_the_commander() -> None:
    state = state_of(fleet("nebulon_b_escort_frigate", CORVETTE), EMPIRE)
    assert flagship(state, state.players[0].seat) == ship(state, "CR90 Corvette A").id
    assert flagship(state, state.players[1].seat) == ship(state, "Victory I-class Star Destroyer").id


@proves("SETUP-14", "TRN-24", "TRN-70")
def test_copies_of_a_ship_or_squadron_are_numbered() -> None:
    state = state_of(fleet(CORVETTE, "cr90_corvette_a", "cr90_corvette_b", squadrons=["x_wing_squadron"] * 3), EMPIRE)
    assert [unit.label for unit in state.units if unit.seat == 0] == [
        "CR90 Corvette A 1",
        "CR90 Corvette A 2",
        "CR90 Corvette B",
        "X-wing Squadron 1",
        "X-wing Squadron 2",
        "X-wing Squadron 3",
    ]


def test_a_ship_goes_by_its_title() -> None:
    state = state_of(fleet("cr90_corvette_a + general_dodonna + dodonnas_pride"), EMPIRE)
    assert state.units[0].label == "Dodonna's Pride"


@proves("SETUP-15", "SETUP-16", "TRN-24", "TRN-25")
def test_in_a_match_of_one_faction_every_piece_bears_the_colour_of_its_side() -> None:
    state = state_of(REBELS, fleet(CORVETTE, squadrons=["luke_skywalker"]))
    assert ID_COLORS == ("white", "black")
    for unit in state.units:
        assert unit.label.endswith(f"({ID_COLORS[state.players[unit.seat].side]})")
    assert state.units[-1].label == "Luke Skywalker (black)"


@pytest.mark.parametrize("keys", [("rebels_400_squadrons", "rebels_400_squadrons"), ("empire_600", "rebels_600")])
def test_no_two_pieces_of_a_game_are_called_alike(keys: tuple[str, str]) -> None:
    state = state_of(*(ready_made()[key] for key in keys))
    labels = [unit.label for unit in state.units]
    assert len(set(labels)) == len(labels)


# Players and sides


def test_each_fleet_has_a_seat_and_speaks_for_itself() -> None:
    state = state_of(REBELS, EMPIRE)
    assert [(player.seat, player.side, player.points) for player in state.players] == [
        (0, 0, REBELS.points),
        (1, 1, EMPIRE.points),
    ]
    assert state.grand_admirals == (0, 1)


@proves("SEC-16")
def test_two_teams_of_two_have_the_player_with_the_cheaper_fleet_as_grand_admiral() -> None:
    cheap = fleet(CORVETTE)
    state = state_of(REBELS, cheap, EMPIRE, fleet(VICTORY), profile="sector_fleet")
    assert [player.side for player in state.players] == [0, 0, 1, 1]
    assert state.grand_admirals == (1, 3)
    mixed = state_of(REBELS, EMPIRE, cheap, EMPIRE, profile="sector_fleet", sides=(0, 1, 0, 1))
    assert mixed.grand_admirals == (2, 1)


@proves("SEC-16")
def test_sides_of_different_size_are_refused() -> None:
    with pytest.raises(FleetError, match=r"SEC-16"):
        state_of(REBELS, REBELS, EMPIRE, EMPIRE, profile="sector_fleet", sides=(0, 0, 0, 1))
    with pytest.raises(FleetError, match=r"OPT-05"):
        state_of(REBELS, REBELS, EMPIRE, EMPIRE)


def test_fleets_of_two_printings_cannot_meet() -> None:
    with pytest.raises(FleetError, match="one printing"):
        state_of(REBELS, replace(EMPIRE, printing=Printing.FINAL))


# The play area


@proves("SETUP-02", "SETUP-03")
def test_the_play_area_follows_from_the_points_and_standard_players_can_agree_on_the_other() -> None:
    assert state_of(REBELS, EMPIRE).play_area == "standard"
    assert state_of(REBELS, EMPIRE, points=180).play_area == "core set"
    assert state_of(REBELS, EMPIRE, points=200, play_area="core set").play_area == "core set"
    assert state_of(REBELS, EMPIRE, profile="sector_fleet", points=1000).play_area == "extended"


@proves("SETUP-03")
@pytest.mark.parametrize("area", ["core set", "extended", "a kitchen table"])
def test_a_tournament_is_played_on_the_standard_play_area(area: str) -> None:
    with pytest.raises(FleetError, match="It can be played on: standard"):
        state_of(REBELS, EMPIRE, profile="tournament", play_area=area)


# Options


@proves("OPT-01")
def test_unlimited_rounds_are_used_only_if_asked_for_and_only_in_standard_games() -> None:
    assert state_of(REBELS, EMPIRE).options == ()
    assert state_of(REBELS, EMPIRE, options=(UNLIMITED_ROUNDS,)).options == (UNLIMITED_ROUNDS,)
    with pytest.raises(FleetError, match="OPT-01"):
        state_of(REBELS, EMPIRE, profile="tournament", options=(UNLIMITED_ROUNDS,))
    with pytest.raises(FleetError, match="No option is called"):
        state_of(REBELS, EMPIRE, options=("endless",))


# Cards that are not written yet


def unfinished(*keys: str) -> Catalog:
    """The catalogue with only these cards not written."""
    cards = catalog()

    def marked(found: dict[str, object]) -> dict[str, object]:
        return {
            key: replace(card, effect=Works.NOT_YET if key in keys else Works.DONE)  # type: ignore[type-var]
            for key, card in found.items()
        }

    groups = {
        name: marked(dict(getattr(cards, name)))
        for name in ("ships", "squadrons", "upgrades", "objectives", "damage_cards", "keywords")
    }
    return replace(cards, **groups)


def test_what_is_not_written_is_found_on_ships_squadrons_keywords_objectives_and_in_the_damage_deck() -> None:
    keys = ("general_dodonna", "luke_skywalker", "bomber", "most_wanted", "crew_panic", "howlrunner")
    cards = unfinished(*keys)
    fleets = [roster(fleet(CORVETTE, squadrons=["luke_skywalker", "luke_skywalker"]))]
    marked = replace(
        fleets[0],
        ships=tuple(
            replace(ship, upgrades=tuple(cards.upgrades[u.key] for u in ship.upgrades)) for ship in fleets[0].ships
        ),
        squadrons=tuple(cards.squadrons[card.key] for card in fleets[0].squadrons),
        objectives=tuple(cards.objectives[card.key] for card in fleets[0].objectives),
    )
    found = [card.key for card in missing_effects([marked], cards)]
    assert sorted(found) == ["bomber", "crew_panic", "general_dodonna", "luke_skywalker", "most_wanted"]
    without = [card.key for card in missing_effects([marked], cards, objectives=False)]
    assert "most_wanted" not in without


def test_cards_without_effect_are_refused_by_name_or_listed_if_allowed() -> None:
    unwritten = [
        card
        for card in catalog().upgrades.values()
        if card.effect is Works.NOT_YET and card.slots[0] == "officer" and not card.is_of_2016
    ][:2]
    officers = [fleet(CORVETTE, f"cr90_corvette_b + {card.key}") for card in unwritten]
    with pytest.raises(FleetError) as refused:
        new_state(officers, points=300)
    for card in unwritten:
        assert f"the officer {card.name}" in str(refused.value)
    assert "allow them without effect" in str(refused.value)
    allowed = new_state(officers, points=300, allow_missing=True)
    assert {card.key for card in unwritten} <= set(allowed.without_effect)


# Legal fleets


def test_what_fleet_building_forbids_is_told_for_each_fleet() -> None:
    assert illegal_fleets([ready_made()["core_rebels"], ready_made()["core_empire"]], points=180) == []
    faults = illegal_fleets([ready_made()["core_rebels"], fleet("cr90_corvette_a")], points=180)
    assert len(faults) == 1
    assert faults[0].startswith("Fleet 2: ")
    assert "FLEET-11" in faults[0]


@proves("OPT-03")
def test_with_unlimited_rounds_a_fleet_needs_no_objectives() -> None:
    bare = [replace(ready_made()[key], objectives=()) for key in ("core_rebels", "core_empire")]
    assert illegal_fleets(bare, points=180)
    assert illegal_fleets(bare, points=180, options=(UNLIMITED_ROUNDS,)) == []


def test_teams_are_checked_together() -> None:
    team = [fleet(CORVETTE), fleet("cr90_corvette_b + mon_mothma")]
    faults = illegal_fleets([*team, EMPIRE, EMPIRE], profile="sector_fleet", points=600)
    assert faults
    assert all(fault.startswith("Second team: ") for fault in faults)
    assert any("SEC-24" in fault for fault in faults)
