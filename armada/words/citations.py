"""Citations: the ids of the rules behind an event, the most important first. A log shows them on request.

Most kinds of event always rest on the same rules. Where a field decides (which token was spent, which obstacle it was,
by what), a function looks at it. It sees the event as its reader may know it, and so tells nothing that is hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from armada.catalog.cards import DefenseToken, Printing
from armada.catalog.catalog import catalog
from armada.catalog.profiles import Profile
from armada.catalog.rulings import rulings_of
from armada.catalog.shapes import ObstacleKind
from armada.engine.effects import read_ident
from armada.rules.game import deck_titles, profile_of
from armada.rules.scoring import DESTROYED, VICTORY_TOKENS, WHOLE_FLEET
from armada.rules.winning import EndReason
from armada.state.events import Event, cards, commands, damage, movement, rounds, setup, teams
from armada.state.events import attack as attacks
from armada.state.game_state import GameState, Phase
from armada.state.records import Command, Squadron, TokenState

Ids = tuple[str, ...]
Cite = Callable[[Any, GameState], Ids]

MOST: Final = 3
"""How many rules are cited at most."""

MOST_RULINGS: Final = 2
"""How many rulings on the card itself are cited, to leave room for the rule it changes."""

NAMING: Final = ("attacker", "defender", "unit", "ship", "squadron", "bearer")
"""The fields in which events name ships and squadrons."""

OF_A_DAMAGE_CARD: Final = (
    damage.DamageCardDealt,
    damage.DamageCardFlipped,
    damage.DamageCardDiscarded,
    damage.TopCardDiscarded,
)

BY: Final[Mapping[str, Ids]] = {
    "accuracy": ("ATK-26", "DICE-03"),
    "adept": ("EXT-keyword-02", "DICE-06"),
    "ai_anti_squadron": ("EXT-keyword-04", "DICE-07"),
    "ai_battery": ("EXT-keyword-04", "DICE-07"),
    "asteroid": ("OBS-03", "DMG-27"),
    "assault": ("EXT-keyword-07",),
    "attack": ("ATK-32",),
    "bomber": ("KEY-11",),
    "collision": ("OVL-12", "DMG-27"),
    "concentrate_fire": ("CMD-58", "CMD-59"),
    "concession": ("TRN-44",),
    "counter": ("KEY-02",),
    "damage card": ("DMG-12",),
    "debris": ("OBS-04",),
    "dodge": ("EXT-keyword-10", "DICE-11"),
    "evade": ("DEF-16", "DEF-17"),
    "exogorth": ("EXT-obstacle-08",),
    "no legal place": ("SETUP-55",),
    "obstruction": ("ATK-21", "ATK-22"),
    "play area left": ("DMG-10", "SCORE-07"),
    "purrgil": ("EXT-obstacle-17",),
    "repair": ("CMD-52", "CMD-50"),
    "salvo": ("EXT-salvo-02", "EXT-salvo-03"),
    "scatter": ("DEF-20", "DEF-21"),
    "snipe": ("KEY-30",),
    "standard_critical": ("CRIT-07", "CRIT-01"),
    "station": ("OBS-05", "OBS-06"),
    "status_phase": ("STAT-01", "DEF-25"),
    "swarm": ("KEY-22", "DICE-06"),
}
"""The rules behind a word that an event gives as its cause; a cause that is a card has rulings of its own."""


def rules_of(event: Event, state: GameState) -> Ids:
    """The rules that an event rests on; the game is that after it."""
    cited = CITED.get(type(event), ())
    found = cited if isinstance(cited, tuple) else cited(event, state)
    return tuple(dict.fromkeys(found))[:MOST]


def card_of(event: Event) -> str:
    """The key of the card that brought an event about, if it names one."""
    named = getattr(event, "effect", None) or getattr(event, "by", None) or getattr(event, "why", None) or ""
    key = read_ident(str(named))[0]
    if isinstance(event, setup.ObjectiveChosen):
        key = event.objective
    return key if is_card(key) else ""


def damage_card_of(event: Event) -> str:
    """The key of the damage card that an event is about, if its reader may know it."""
    number = event.number if isinstance(event, OF_A_DAMAGE_CARD) else -1
    return deck_titles()[number] if number >= 0 else ""


@cache
def is_card(key: str) -> bool:
    """Whether a key is that of a card that can be looked up."""
    known = catalog()
    groups = (known.upgrades, known.squadrons, known.ships, known.objectives, known.damage_cards)
    return any(key in group for group in groups)


def units_of(event: Event, state: GameState) -> tuple[int, ...]:
    """The ships and squadrons that an event is about."""
    named = [getattr(event, field, -1) for field in NAMING]
    upgrade = getattr(event, "upgrade", -1)
    bearers = (state.upgrades[upgrade].ship,) if upgrade >= 0 else ()
    found = (*named, *getattr(event, "others", ()), *bearers)
    return tuple(dict.fromkeys([unit for unit in found if unit >= 0]))


@cache
def rulings_on(key: str, printing: Printing = Printing.ERA_2016) -> Ids:
    """The rulings that bear on a card in a printing, those on the card itself first."""
    return tuple([rule.id for rule in rulings_of(key, printing)])


def rules_behind(cause: str, printing: Printing = Printing.ERA_2016) -> Ids:
    """The rules behind a cause: a word of the rules, or the key of a card."""
    return BY.get(cause) or rulings_on(cause, printing)[:MOST_RULINGS]


def _caused(*ids: str) -> Cite:
    """The rules of its cause, then these."""
    return lambda event, state: (*rules_behind(event.by, state.printing), *ids)


def _is_squadron(state: GameState, unit: int) -> bool:
    return isinstance(state.units[unit], Squadron)


def _own_card(number: int) -> Ids:
    """The rules of a damage card that is known."""
    titles = deck_titles()
    return rulings_on(titles[number])[:MOST_RULINGS] if 0 <= number < len(titles) else ()


# Attack


def _declared(event: attacks.AttackDeclared, state: GameState) -> Ids:
    told = ("ATK-07", "ATK-02") if _is_squadron(state, event.attacker) else ("ATK-02", "ATK-06")
    return ("ATK-21", "ATK-04", *told) if event.obstructed else told


def _rolled(event: attacks.DiceRolled, state: GameState) -> Ids:
    return ("ATK-24", "ATK-17" if _is_squadron(state, event.attacker) else "ATK-16")


DEFENDING: Final[Mapping[DefenseToken, Ids]] = {
    DefenseToken.BRACE: ("DEF-19",),
    DefenseToken.REDIRECT: ("DEF-11", "DEF-12"),
    DefenseToken.EVADE: ("DEF-16", "DEF-17"),
    DefenseToken.SCATTER: ("DEF-20",),
    DefenseToken.CONTAIN: ("DEF-22",),
    DefenseToken.SALVO: ("EXT-salvo-02",),
}


def _spent(event: attacks.DefenseTokenSpent, state: GameState) -> Ids:
    """The effect of the token, and its state afterwards."""
    does = () if event.kind is None else DEFENDING[event.kind]
    return (*does, "DEF-03" if event.state is TokenState.EXHAUSTED else "DEF-04")


def _turned(event: attacks.DefenseTokenTurned, state: GameState) -> Ids:
    also = {TokenState.READIED: "DEF-25", TokenState.EXHAUSTED: "DEF-26", TokenState.DISCARDED: "DEF-27"}
    return (*rules_behind(event.by), also[event.state])


def _totaled(event: attacks.DamageTotaled, state: GameState) -> Ids:
    return ("ATK-30" if _is_squadron(state, event.defender) else "ATK-31", "ATK-29", "ATK-32")


# Cards


def _effect(event: cards.EffectResolved, state: GameState) -> Ids:
    """Rulings on the card; then whether it had to be resolved."""
    key = read_ident(event.effect)[0]
    known = catalog()
    general = "FX-19" if key in known.upgrades else "OBJ-04" if key in known.objectives else "FX-20"
    return (*rules_behind(key), "DMG-12" if key in known.damage_cards else general)


def _upgrade(*ids: str) -> Cite:
    """Rules of the state of a card, then rulings on it."""
    return lambda event, state: (*ids, *rulings_on(state.upgrades[event.upgrade].card, state.printing)[:MOST_RULINGS])


def _objective_token(event: cards.ObjectiveTokenPlaced, state: GameState) -> Ids:
    first = "OBJ-02" if event.token.unit >= 0 else "OBJ-07"
    return (first, *rulings_on(state.objective or "", state.printing)[:MOST_RULINGS])


def _objective(*ids: str) -> Cite:
    """These rules, then rulings on the objective of the game."""
    return lambda event, state: (*ids, *rulings_on(state.objective or "", state.printing)[:MOST_RULINGS])


# Commands

RESOLVING: Final[Mapping[Command, tuple[str, str, str]]] = {
    Command.NAVIGATE: ("CMD-33", "CMD-34", "CMD-35"),
    Command.SQUADRON: ("CMD-39", "CMD-40", "CMD-41"),
    Command.REPAIR: ("CMD-47", "CMD-48", "CMD-49"),
    Command.CONCENTRATE_FIRE: ("CMD-58", "CMD-59", "CMD-60"),
}
"""The effect of a command by dial, by token, and by both."""


def _resolved(event: commands.CommandResolved, state: GameState) -> Ids:
    dial, token, both = RESOLVING[event.command]
    return (both if event.by_dial and event.by_token else dial if event.by_dial else token, "CMD-25", "CMD-26")


def _dials(event: commands.DialsAssigned, state: GameState) -> Ids:
    return ("CMD-03", "CMD-06", "CMD-02") if len(event.dials) > 1 else ("CMD-04", "CMD-05", "CMD-02")


def _activates(event: commands.ActivationBegun, state: GameState) -> Ids:
    if not _is_squadron(state, event.unit):
        return ("SHIP-05", "SHIP-02")
    return ("SQN-07", "SQN-01") if state.phase is Phase.SQUADRON else ("SQN-08", "CMD-43")


def _toggled(event: commands.ActivationToggled, state: GameState) -> Ids:
    return ("SQN-11", "SQN-10") if _is_squadron(state, event.unit) else ("SHIP-02", "SHIP-09")


# Damage


def _shields(event: damage.ShieldsChanged, state: GameState) -> Ids:
    return (*rules_behind(event.by), "DMG-24") if event.by == "repair" else ("DMG-03", *rules_behind(event.by))


def _hull(event: damage.HullChanged, state: GameState) -> Ids:
    return ("OBS-06",) if event.by == ObstacleKind.STATION else ("DMG-01", *rules_behind(event.by))


def _dealt(event: damage.DamageCardDealt, state: GameState) -> Ids:
    return ("DMG-12", *_own_card(event.number)) if event.faceup else ("DMG-04", "DMG-08")


def _flipped(event: damage.DamageCardFlipped, state: GameState) -> Ids:
    return ("DMG-12", *_own_card(event.number)) if event.faceup else ("DMG-14", "DMG-13")


def _destroyed(event: damage.Destroyed, state: GameState) -> Ids:
    cause = rules_behind(event.by)
    if event.by in ("play area left", "no legal place", "concession"):
        return (*cause, "DMG-20")
    return ("DMG-09" if _is_squadron(state, event.unit) else "DMG-07", *cause, "DMG-20")


# Movement


def _maneuver(event: movement.ManeuverExecuted, state: GameState) -> Ids:
    if event.speed < len(event.clicks):
        return ("OVL-09", "OVL-11", "MOVE-14")
    return ("MOVE-02", "MOVE-08", "MOVE-14") if event.clicks else ("MOVE-27", "MOVE-08")


def _overlapped(event: movement.ShipsOverlapped, state: GameState) -> Ids:
    all_ships = catalog(state.printing).ships
    flotilla = any(all_ships[state.units[ship].card].flotilla for ship in (event.ship, *event.others))
    return ("OVL-09", "FLOT-03" if flotilla else "OVL-12", "OVL-13")


ON_OBSTACLE: Final[Mapping[str, Ids]] = {
    ObstacleKind.ASTEROID: ("OBS-03", "OBS-01"),
    ObstacleKind.DEBRIS: ("OBS-04", "OBS-01"),
    ObstacleKind.EXOGORTH: ("EXT-obstacle-08", "OBS-01"),
    ObstacleKind.PURRGIL: ("EXT-obstacle-17", "OBS-01"),
    ObstacleKind.GRAVITY_RIFT: ("EXT-obstacle-16", "OBS-01"),
}


def _on_obstacle(event: movement.ObstacleResolved, state: GameState) -> Ids:
    if event.kind == ObstacleKind.STATION:
        return ("OBS-06" if _is_squadron(state, event.unit) else "OBS-05", "OBS-01")
    return ON_OBSTACLE.get(event.kind, ("OBS-01", "OBS-02"))


# Rounds and the end

PHASES: Final[Mapping[Phase, Ids]] = {
    Phase.SETUP: ("SETUP-01",),
    Phase.COMMAND: ("CMD-02", "CMD-01"),
    Phase.SHIP: ("SHIP-01", "CMD-01"),
    Phase.SQUADRON: ("SQN-01", "CMD-01"),
    Phase.STATUS: ("STAT-01", "STAT-02", "STAT-03"),
    Phase.OVER: ("SCORE-01",),
}

ENDINGS: Final[Mapping[str, Ids]] = {
    EndReason.ELIMINATION: ("WIN-03", "WIN-04"),
    EndReason.SIX_ROUNDS: ("WIN-01", "STAT-07"),
    EndReason.TIME: ("TRN-43",),
    EndReason.CONCESSION: ("TRN-44", "TRN-63"),
}


def _ended(event: rounds.GameEnded, state: GameState) -> Ids:
    one, other = event.outcome.scores
    return (*ENDINGS.get(event.outcome.reason, ()), *(("WIN-02",) if one == other else ()), "SCORE-01")


def rules_of_points(why: str, *, is_squadron: bool, profile: Profile) -> Ids:
    """The rules by which points are scored: for what was destroyed, a fleet, victory tokens, or by an objective."""
    if why == DESTROYED:
        return ("SCORE-02", "SCORE-10" if is_squadron else "SCORE-03")
    if why == VICTORY_TOKENS:
        return ("OBJ-06", "SCORE-02")
    if why == WHOLE_FLEET:
        return ("TRN-50",) if profile.scores_limit_for_fleet else ("SEC-63",)
    return ("SCORE-05", *rulings_on(why)[:MOST_RULINGS])


def _scored(event: rounds.PointsScored, state: GameState) -> Ids:
    of_squadron = event.unit >= 0 and _is_squadron(state, event.unit)
    return rules_of_points(event.why, is_squadron=of_squadron, profile=profile_of(state))


CITED: Final[Mapping[type[Event], Ids | Cite]] = {
    attacks.AttackDeclared: _declared,
    attacks.DieRemoved: _caused("ATK-23"),
    attacks.DiceReplaced: _caused("ATK-24", "FX-05"),
    attacks.DiceRolled: _rolled,
    attacks.DiceModified: _caused("ATK-25", "FX-05"),
    attacks.TokenLocked: ("ATK-27", "ATK-26", "ATK-53"),
    attacks.DefenseTokenSpent: _spent,
    attacks.DefenseTokenTurned: _turned,
    attacks.DefenseTokenGained: ("DEF-01", "FX-02"),
    attacks.DefenseTokenReplaced: ("DEF-01", "FX-02"),
    attacks.CriticalEffectResolved: ("CRIT-07", "CRIT-01", "CRIT-05"),
    attacks.DamageTotaled: _totaled,
    attacks.AttackCanceled: ("ATK-18", "ATK-23", "ATK-48"),
    cards.UpgradeExhausted: _upgrade("UPG-15"),
    cards.UpgradeReadied: ("STAT-02", "UPG-18"),
    cards.UpgradeDiscarded: _upgrade("UPG-20"),
    cards.MarksChanged: _upgrade("FX-02"),
    cards.EffectResolved: _effect,
    cards.ObjectiveTokenPlaced: _objective_token,
    cards.ObjectiveTokenChanged: _objective("OBJ-04"),
    cards.EffectDiceRolled: lambda event, state: ("DICE-05", *rules_behind(event.by)),
    commands.DialsAssigned: _dials,
    commands.DialRevealed: ("CMD-10", "CMD-11"),
    commands.DialDiscarded: ("CMD-14", "CMD-15"),
    commands.DialSet: ("FX-02", "CMD-10"),
    commands.DialsSeen: ("INFO-08", "INFO-11"),
    commands.DialsShown: ("SEC-39",),
    commands.DialsTakenBack: ("FX-02", "CMD-03"),
    commands.CommandTokenGained: ("CMD-17", "CMD-21"),
    commands.CardDialsAssigned: ("OBJ-09", "INFO-11"),
    commands.CardDialRevealed: ("OBJ-09",),
    commands.RaidTokenGained: ("EXT-raid-01", "EXT-raid-10"),
    commands.RaidTokenDiscarded: ("EXT-raid-04", "EXT-raid-05"),
    commands.CommandTokenDiscarded: ("CMD-18", "CMD-19", "CMD-23"),
    commands.CommandResolved: _resolved,
    commands.ActivationBegun: _activates,
    commands.ActivationToggled: _toggled,
    commands.SpeedChanged: ("MOVE-09", "CMD-37", "MOVE-11"),
    damage.ShieldsChanged: _shields,
    damage.HullChanged: _hull,
    damage.DamageCardDealt: _dealt,
    damage.DamageCardFlipped: _flipped,
    damage.DamageCardDiscarded: ("DMG-17", "CMD-53"),
    damage.TopCardDiscarded: ("DMG-17", "INFO-16"),
    damage.TopCardsSorted: ("DMG-17", "INFO-16"),
    damage.Destroyed: _destroyed,
    movement.ManeuverExecuted: _maneuver,
    movement.ShipsOverlapped: _overlapped,
    movement.SquadronMoved: ("SQN-16", "SQN-14"),
    movement.SquadronLifted: ("OVL-01", "OVL-02"),
    movement.SquadronPlaced: ("OVL-03", "OVL-24"),
    movement.ObstacleResolved: _on_obstacle,
    movement.ObstacleMoved: ("OBS-14", "FX-02"),
    movement.ObstacleRemoved: ("OBJ-04",),
    rounds.RoundBegun: ("CMD-01", "STAT-05"),
    rounds.PhaseBegun: lambda event, state: PHASES[event.phase],
    rounds.ActivationsProposed: ("OPT-12",),
    rounds.InitiativePassed: ("OPT-04",),
    rounds.VictoryTokensGained: _objective("OBJ-05"),
    rounds.GameEnded: _ended,
    rounds.TimeCalled: ("TRN-43",),
    rounds.Conceded: ("TRN-44",),
    rounds.PointsScored: _scored,
    setup.FirstPlayerChosen: ("SETUP-17", "SETUP-19", "SETUP-51"),
    setup.ObjectivesShown: ("SETUP-21", "INFO-13"),
    setup.ObjectiveChosen: ("SETUP-21", "SETUP-22", "OBJ-03"),
    setup.ObstaclePlaced: ("SETUP-27", "SETUP-28", "SETUP-29"),
    setup.ShipDeployed: ("SETUP-33", "SETUP-34", "SETUP-32"),
    setup.SquadronDeployed: ("SETUP-37", "SETUP-32"),
    setup.DeckShuffled: lambda event, state: ("DMG-15",) if state.round else ("SETUP-46",),
    setup.CoinFlipped: ("SETUP-18",),
    setup.ObstacleLeftOut: ("SETUP-55",),
    setup.ObstacleAdded: ("SETUP-30",),
    setup.InstallationAdded: ("OBJ-04",),
    teams.VotesShown: ("SEC-27",),
    teams.GrandAdmiralAppointed: lambda event, state: (
        ("SEC-27",) if event.how is teams.Appointment.AGREED else ("SEC-28", "SEC-27")
    ),
    teams.TargetAssigned: ("SEC-49",),
}
"""The rules of each kind of event in the log."""
