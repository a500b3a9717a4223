"""Random play with all finished unique squadrons: nothing is stuck, and no step acts before it asks."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

import pytest

import armada.effects  # noqa: F401
from armada.catalog.cards import Faction, Printing, Works
from armada.catalog.catalog import catalog
from armada.engine.effects import EFFECTS
from armada.engine.questions import PASS
from armada.engine.windows import EFFECT
from armada.fleet.fleet import Fleet, FleetShip
from armada.records.game import Game
from armada.rules.keywords import printed_keywords
from armada.rules.rounds import Round
from armada.state.events.damage import HullChanged, ShieldsChanged
from armada.state.records import Squadron
from tests.amounts import amount
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario
from tests.properties.games import StrictWholeGame, play_to_the_end

SEEDS = range(20)
WARS = ((Faction.REBEL, Faction.EMPIRE), (Faction.REPUBLIC, Faction.SEPARATIST))
"""The factions that meet."""

SHIPS = {
    Faction.REBEL: ("assault_frigate_mark_ii_b", "nebulon_b_escort_frigate"),
    Faction.EMPIRE: ("victory_i_class_star_destroyer", "gladiator_i_class_star_destroyer"),
    Faction.REPUBLIC: ("acclamator_i_class_assault_ship", "consular_class_charger_c70"),
    Faction.SEPARATIST: ("munificent_class_comms_frigate", "hardcell_class_transport"),
}
ORDINARY = {
    Faction.REBEL: ("x_wing_squadron", "z_95_headhunter_squadron", "y_wing_squadron"),
    Faction.EMPIRE: ("tie_fighter_squadron", "tie_advanced_squadron", "tie_bomber_squadron"),
    Faction.REPUBLIC: ("v_19_torrent_squadron", "delta_7_aethersprite_squadron", "btl_b_y_wing_squadron"),
    Faction.SEPARATIST: ("vulture_droid_squadron", "belbullab_22_squadron", "hyena_droid_bomber_squadron"),
}
GAPS = (48.0, 95.0)
"""From the centre of one squadron of a melee to that of the next, in mm: in a crowd, and with some room."""

RAIDERS = (0, 6)
"""Bombers of each side that begin beside an enemy ship."""

ROUNDS = 4
RARE = 6
"""How many aces may find no use in all melees: some need a critical icon against a ship."""

EAGER = 0.8
"""How often a player who would pass thinks again."""


def aces(faction: Faction) -> list[str]:
    """The unique squadrons of a faction whose abilities are written."""
    return [
        card.key
        for card in catalog().squadrons.values()
        if card.faction is faction and card.unique and card.effect is Works.DONE
    ]


def squadrons_of(faction: Faction, rng: Random) -> list[str]:
    """All aces of a faction and some squadrons without a name, in any order."""
    found = [*aces(faction), *ORDINARY[faction]]
    rng.shuffle(found)
    return found


def fleet_of_aces(faction: Faction, seed: int) -> Fleet:
    """Two ships and all aces."""
    return Fleet(
        faction=faction,
        ships=tuple([FleetShip(card=card) for card in SHIPS[faction]]),
        squadrons=tuple(squadrons_of(faction, Random(f"fleet {seed}"))),
        objectives=("most_wanted", "fire_lanes", "minefields"),
    )


@pytest.mark.parametrize("seed", range(amount(len(SEEDS))))
def test_a_game_with_all_aces_comes_to_its_end(seed: int) -> None:
    fleets = [fleet_of_aces(faction, seed) for faction in WARS[seed % 4 == 3]]
    game: Game = StrictWholeGame.new(fleets, seed=seed, points=600, allow_missing=True, allow_illegal=True)
    play_to_the_end(game, seed)
    assert game.outcome is not None


def melee(seed: int, factions: tuple[Faction, Faction]) -> Scenario:
    """Most squadrons on one heap, some bombers around an enemy ship that may have lost its shields."""
    rng, table, gap, raiders = Random(f"melee {seed}"), Scenario(), GAPS[seed % 2], RAIDERS[seed // 2 % 2]
    table.first = seed // 4 % 2
    heap = []
    for side, faction in enumerate(factions):
        squadrons = squadrons_of(faction, rng)
        bombers = [key for key in squadrons if "bomber" in printed_keywords(key, Printing.ERA_2016)][:raiders]
        heap += [(key, side) for key in squadrons if key not in bombers]
        x = (250.0, 1550.0)[side]
        target, own = SHIPS[factions[1 - side]][rng.random() < 0.5], SHIPS[faction][0]
        shields = dict.fromkeys((FRONT, LEFT, RIGHT, REAR), int(rng.random() * 2))
        table.ship(target, x, 450, side=1 - side, shields=shields)
        table.ship(own, (650.0, 1150.0)[side], 450, (90.0, 270.0)[side], side=side)
        for place, key in enumerate(bombers):
            angle = 2 * pi * place / raiders
            table.squadron(key, x + 95 * sin(angle), 450 + 95 * cos(angle), side=side)
    rng.shuffle(heap)
    for place, (key, side) in enumerate(heap):
        x, y = 900 + gap * (place % 5 - 2), 450 + gap * (place // 5 - 2.5)
        table.squadron(key, x, y, side=side, activated=rng.random() < 0.2)
    return table


def fly(seed: int, factions: tuple[Faction, Faction]) -> set[str]:
    """Play rounds of the melee at random; the cards whose effects were resolved in them."""
    rng, table = Random(f"fly {seed}"), melee(seed, factions)
    game = table.run(Round(number=1)).game
    acted = {event.by for event in table.events if isinstance(event, HullChanged | ShieldsChanged)}
    decisions = 0
    while game.state.outcome is None and game.state.round < ROUNDS:
        while (question := game.question) is not None:
            answer = question.sample(rng)
            while answer is PASS and question.options and rng.random() < EAGER:
                answer = question.sample(rng)
            if question.kind is EFFECT:
                acted.add(str(answer).partition("@")[0])
            acted |= {event.by for event in game.play(answer) if isinstance(event, HullChanged | ShieldsChanged)}
            decisions += 1
            assert decisions < 10_000, "the melee does not end"
            for unit in game.state.units:
                assert not isinstance(unit, Squadron) or 0 <= unit.hull <= game.squadron_card(unit.id).hull
        if game.state.outcome is None:
            game.interrupt(Round(number=game.state.round + 1))
    return acted


@pytest.mark.parametrize(("factions", "least"), [(WARS[0], 20), (WARS[1], 12)])
def test_melees_come_to_an_end_and_nearly_all_aces_act_in_them(factions: tuple[Faction, Faction], least: int) -> None:
    acted = set[str]().union(*[fly(seed, factions) for seed in SEEDS])
    wanted = {key for faction in factions for key in aces(faction) if key in EFFECTS}
    assert len(wanted) > least
    assert len(wanted - acted) <= RARE, f"never used: {wanted - acted}"


def test_all_33_aces_of_the_time_are_among_them() -> None:
    assert len(aces(Faction.REBEL)) + len(aces(Faction.EMPIRE)) >= 33
