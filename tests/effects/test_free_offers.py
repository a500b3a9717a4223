"""Which offers are free, one by one: what each of the others gives up, and that a free one gives up nothing."""

from __future__ import annotations

import importlib
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import armada.effects  # noqa: F401
from armada.engine.effects import EFFECTS, Effect, read_ident
from armada.engine.questions import PASS
from armada.engine.seats import Seat
from armada.rules.attack import Attack
from armada.rules.game import Game
from armada.screens.prompt.effects import effect_option
from armada.state.records import Ship, Squadron, Status, TokenState
from tests.builders.cards_table import duel
from tests.players.offers.situations import RIGHT, WRONG, Situation

LATER = ("aces", "later", "later_commands", "later_defense", "later_dice")
for _module in (
    "commanders",
    "dice",
    "final",
    *LATER,
    "later_objectives",
    "objectives",
    "officers",
    "rules",
    "squadrons",
    "teams",
    "titles",
):
    importlib.import_module(f"tests.players.offers.{_module}")

FREE = {
    "CaptainRex",
    "HotLandingRaids",
    "AhsokaTanoRepublic",
    "GeneralGrievous",
    "LuminaraUnduli",
    "ObiWanKenobi",
    "MarTuuk",
    "GeneralRomodi",
    "AckbarDice",
    "AgentKallus",
    "AiAntiSquadron",
    "AiBattery",
    "AsteroidTacticsShips",
    "AsteroidTacticsSquadrons",
    "Bossk",
    "BrightHope",
    "DamageControlOfficer",
    "DangerousTerritory",
    "Defiance",
    "DirectorIsard",
    "DutchVander",
    "EarlyWarningSystem",
    "Endeavor",
    "FlightControllers",
    "GallantHaven",
    "GarmBelIblis",
    "GarmBelIblisFinal",
    "GeneralTagge",
    "GeneralTaggeFinal",
    "GrandMoffTarkin",
    "HeraSyndulla",
    "Howlrunner",
    "InfestedFieldsShips",
    "InfestedFieldsSquadrons",
    "IntelSweep",
    "IonStormGround",
    "MostWanted",
    "Paragon",
    "QuadBatteryTurrets",
    "QuadTurbolaserCannons",
    "RaymusAntilles",
    "RedundantShields",
    "SalvageRun",
    "ShieldsRecovered",
    "SlavedTurrets",
    "StandardCritical",
    "Suppressor",
    "WedgeAntilles",
}
"""Offers that add a die, lower damage, recover or gain something, look at something, or hurt an enemy: for nothing."""

GIVEN_UP = {
    "a die, or a better face of it": {
        "AdmiralSloane",
        "Kraken",
        "HeavyFireZone",
        "BaktoidPrototypes",
        "CaptainJonus",
        "CommanderSato",
        "FirepowerIntensified",
        "FlechetteTorpedoes",
        "H9Turbolasers",
        "HomeOne",
        "IntelScan",
        "LeadingShots",
        "MaarekStele",
        "MaleeHurra",
        "PrecisionStrike",
        "RiftAssault",
        "SpendAccuracy",
        "TenNumb",
        "Warlord",
        "WeaponsBatteryTechs",
        "AdmiralScreed",
        "Assault",
        "KananJarrus",
    },
    "a face that is rerolled, at least one": {
        "Unity",
        "NevootaBee",
        "DirectorKrennic",
        "LinkedTurbolaserTowers",
        "LinkedTurbolaserTowersFinal",
        "Adept",
        "BomberCommandCenter",
        "BomberCommandCenterFinal",
        "CommanderWoldar",
        "DashRendar",
        "Dfs311",
        "Dodge",
        "KeyanFarlander",
        "LieutenantBlount",
        "OddBall",
        "OrdnanceExperts",
        "OrdnanceExpertsFinal",
        "PointDefenseIonCannons",
        "PointDefenseReroute",
        "Swarm",
        "TargetingBeacons",
        "TorynFarr",
    },
    "another critical effect, for which it stands": {
        "WideAreaBarrage",
        "AssaultConcussionMissiles",
        "AssaultProtonTorpedoes",
        "DodonnasPride",
        "IonCannonBatteries",
        "IonCannonCritical",
        "IonStorm",
        "MarkedForDestruction",
        "VolatileDeposits",
        "MS1IonCannons",
        "NorraWexley",
        "Nym",
        "OverloadPulse",
        "XX9Turbolasers",
    },
    "a command dial or token": {
        "FB88",
        "WedgeAntillesOfficer",
        "LiraWessex",
        "CloneGunners",
        "AllFightersFollowMe",
        "CommsNet",
        "ConcentrateFire",
        "DefenseLiaison",
        "EngineeringCaptain",
        "EntrapmentFormation",
        "IntensifyFirepower",
        "LeiaOrganaOfficer",
        "NavigationOfficer",
        "RaidDial",
        "RaidToken",
        "ResolveNavigate",
        "ShieldsToMaximum",
        "TacticalExpert",
        "TakeEvasiveAction",
        "TantiveIV",
        "WeaponsLiaison",
        "WingCommander",
    },
    "a defense token": {
        "AegisAfterCommands",
        "AegisAfterShips",
        "BarrissOffee",
        "ThermalShields",
        "KyrstaAgate",
        "Admonition",
        "AnakinIgnoresEngagement",
        "AxeBesideAttacks",
        "AxeInAttacks",
        "CaptainNeeda",
        "DarthVaderCommander",
        "EmperorPalpatine",
        "JanOrs",
        "KitFisto",
        "LandoRerolls",
        "LandoSetsADie",
        "MornaKee",
        "TurbolaserRerouteCircuits",
        "Vanguard",
    },
    "shields or engineering points": {
        "AbandonedMiningFacility",
        "AdmiralYularen",
        "Dominator",
        "ProjectionExperts",
        "RepairCrews",
        "WatTambor",
    },
    "shields of other hull zones": {"Aspiration", "Tranquility"},
    "what a defense token does": {"ExpertShieldTech", "SaNalaor"},
    "another upgrade card": {
        "DarthVaderOfficer",
        "MonCalamariExodusFleet",
        "SeventhFleetStarDestroyer",
        "TaskForceAntilles",
        "TaskForceOrgana",
    },
    "further attacks": {"PatriotFist"},
    "further commands": {"LeiaOrganaCommander", "LeiaOrganaCommanderFinal"},
    "its own hull": {"Dbs404"},
    "an activation, or the order of those to come": {"FennRau", "IG88B"},
    "a chance to be countered": {"AhsokaTanoDelta7", "HaorChallAtShips", "HaorChallAtSquadrons"},
    "damage that a friend suffers": {
        "BiggsDarklighter",
        "JangoFett",
        "MoffJerjerrod",
        "MoffJerjerrodFinal",
        "RuthlessStrategists",
        "ZertikStrom",
    },
    "attacks from other hull zones": {"AckbarBroadsides"},
    "the choice of others for it": {"AnakinSkywalkerDelta7"},
    "an attack, or what comes of one": {
        "ColonelJendon",
        "Counter",
        "Demolisher",
        "DemolisherFinal",
        "HondoOhnaka",
        "Impetuous",
        "Independence",
    },
    "a hull point of its own": {"Amity"},
    "an attack of its activation": {"TF1726"},
    "tokens of two ships": {"AsajjVentress"},
    "its one use": {"Devastator", "GeneralRieekanFinal", "PlanetaryIonCannon"},
    "cards of the damage deck": {"GeneralDodonna"},
    "what an obstacle does, a station too": {"JainasLight"},
    "an earlier moment, or the choice of one": {
        "AnyTimeAfterManeuver",
        "AnyTimeInAttack",
        "AnyTimeInCourse",
        "FlightCommander",
        "HanSolo",
    },
    "a position or a speed": {
        "SwiftReturn",
        "AdmiralKonstantine",
        "AdmiralKonstantineFinal",
        "AdmiralOzzelFinal",
        "AdmiralOzzelOfficer",
        "AdmiralTitus",
        "EntrapmentSpeed",
        "FighterCoordinationTeam",
        "RiftAmbushPush",
        "Kickback",
        "MoraloEval",
        "Whisper",
        "WhisperLater",
    },
    "a move": {"YavarisFinal"},
    "squadrons on the table": {"LaunchBaysFilled", "RapidLaunchBays"},
    "a token whose place or bearer counts for both players": {
        "CaptureTheVip",
        "FleetInBeing",
        "MarkedPrey",
        "GravShiftReroute",
        "GravShiftToken",
        "GravWellProjector",
        "Strategic",
    },
}
"""Things that an offer spends, risks or gives away although its card costs nothing."""


def offers() -> Iterator[tuple[str, type[Effect[Any]]]]:
    """The offers of the program, with the keys of their cards."""
    for key, kinds in EFFECTS.items():
        for kind in kinds:
            if not kind.is_mandatory and kind.__module__.startswith("armada."):
                yield key, kind


def test_each_offer_declares_whether_it_is_free() -> None:
    assert {kind.__name__ for _, kind in offers() if kind.is_free} == FREE


def test_each_offer_that_is_not_free_gives_something_up() -> None:
    without_cost = {kind.__name__ for _, kind in offers() if kind.cost is None and not kind.is_free}
    said = Counter(name for names in GIVEN_UP.values() for name in names)
    assert without_cost == said.keys()
    assert max(said.values()) == 1


def test_what_its_card_pays_for_is_not_free() -> None:
    assert [key for key, kind in offers() if kind.is_free and kind.cost is not None] == []


FREE_KEYS = {key for key, kind in offers() if kind.is_free}
SITUATIONS = [each for each in (*RIGHT, *WRONG) if each.key in FREE_KEYS]


def test_there_is_a_situation_for_each_free_offer() -> None:
    assert {each.key for each in SITUATIONS} == FREE_KEYS


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda each: each.name)
def test_who_resolves_a_free_offer_has_no_less_than_who_passes(situation: Situation) -> None:
    table = situation.setting()
    game, seat = table.game, table.question.seat
    (ident,) = [option for option in table.question.options if read_ident(option)[0] == situation.key][:1]
    if not effect_option(game, ident).free:
        assert situation.key == "standard_critical" or not _is_offered_free(game, ident)
        return
    before = owned(game, seat)
    for seed in range(5):
        lost = before - owned(after(game, seat, ident, seed), seat)
        spared = before - owned(after(game, seat, PASS, seed), seat)
        assert not lost - spared, f"{situation.key} costs {lost - spared}"


@pytest.mark.parametrize(
    "key", ["ruthless_strategists", "leading_shots", "comms_net", "projection_experts", "dodonnas_pride"]
)
def test_an_offer_that_gives_something_up_is_not_free(key: str) -> None:
    """All of these counted as free, because no word of their summaries told of a price."""
    situation = next(each for each in (*RIGHT, *WRONG) if each.key == key)
    table = situation.setting()
    ident = next(option for option in table.question.options if read_ident(option)[0] == key)
    assert not effect_option(table.game, ident).free


def test_a_word_in_a_word_is_no_price() -> None:
    """ "Close range" has "lose" in it: what is free is declared, and never read from a summary."""
    table = duel(attacking=["slaved_turrets"]).attack("blank", "hit", "crit")
    ident = next(option for option in table.question.options if read_ident(option)[0] == "slaved_turrets")
    assert effect_option(table.game, ident).free


def _is_offered_free(game: Game, ident: str) -> bool:
    key = read_ident(ident)[0]
    return all(kind.is_free for kind in game.index.edition.effects_of(key))


def after(game: Game, seat: Seat, answer: Any, seed: int) -> Game:
    """The game after an answer, once its effect is resolved; the rest is answered at random."""
    twin = game.copy()
    twin.external_chance = False
    rng = Random(f"free {seed}")
    twin.play(answer, seat)
    while twin.questions and twin.innermost(Effect) is not None:
        question = twin.questions[0]
        twin.play(question.sample(rng), question.seat)
    return twin


def owned(game: Game, seat: Seat) -> Counter[str]:
    """A player's possessions that can be spent, lost or given away."""
    found: Counter[str] = Counter()
    side = game.side_of(seat)
    for unit in game.state.units:
        if game.side(unit.id) != side or unit.status is not Status.IN_PLAY:
            continue
        found[f"{unit.label} in play"] += 1
        for token in unit.defense:
            found[f"{unit.label} tokens"] += {TokenState.READIED: 2, TokenState.EXHAUSTED: 1}.get(token.state, 0)
        if isinstance(unit, Ship):
            found[f"{unit.label} shields"] += sum(unit.shields)
            found[f"{unit.label} hull"] += 20 - len(unit.damage)
            found[f"{unit.label} command tokens"] += len(unit.tokens)
            found[f"{unit.label} dials"] += len(unit.dials) + (unit.revealed is not None)
            found[f"{unit.label} at speed {unit.speed}, {unit.pose}"] += 1
        if isinstance(unit, Squadron):
            found[f"{unit.label} hull"] += unit.hull
            found[f"{unit.label} at {unit.pose}"] += 1
    for upgrade in game.state.upgrades:
        if game.side_of(upgrade.seat) == side:
            found[f"{upgrade.card} faceup"] += not upgrade.discarded
            found[f"{upgrade.card} readied"] += not upgrade.exhausted
    found["victory tokens"] += game.state.victory_tokens[side]
    attack = game.innermost(Attack)
    if attack is not None and game.side(attack.attacker) == side:
        found.update(str(die) for die in attack.pool.dice)
    return found
