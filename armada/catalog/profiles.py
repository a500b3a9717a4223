"""The profiles of a game: point limits, damage decks, the end of the game, and options to add."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from armada.catalog.cards import Faction, Printing, Record
from armada.catalog.catalog import DATA
from armada.catalog.names import suggestions
from armada.catalog.reading import read_files, read_record
from armada.errors import FleetError

FILE = "profiles.toml"

TEAM_PLAY: Final = "team_play"
"""The option under which the players of a side share a fleet (OPT-05)."""


class DamageDecks(StrEnum):
    """The decks that damage cards are drawn from."""

    SHARED = "shared"
    PER_PLAYER = "per player"


class Elimination(StrEnum):
    """When a game ends because a side has no ship left."""

    AT_ONCE = "at once"
    END_OF_ROUND = "end of round"


class AgreedGame(Record, frozen=True, kw_only=True):
    """A listed game size: the points of a side, and of each fleet in it."""

    points: int
    each: int
    extended_setup: bool = False


class Citations(Record, frozen=True, kw_only=True):
    """The rule that a fault cites, by subject; a profile may replace the general one."""

    limit: str = "FLEET-01"
    squadrons: str = "FLEET-13"
    flagship: str = "FLEET-11"
    commanders: str = "FLEET-12"
    objectives: str = "FLEET-20"
    flotillas: str = "FLOT-07"
    flagship_flotilla: str = "FLOT-06"
    aces: str = "FLEET-25"
    faction: str = "FLEET-07"
    outsider: str = "FLEET-08"
    upgrade_faction: str = "UPG-03"
    withdrawn: str = "FX-02"
    printing: str = "FLEET-02"


class TableSettings(Record, frozen=True, kw_only=True):
    """The settings for one number of players. Without `games` the players may agree on any limit (FLEET-05).

    `flotillas_hold_out`: a side with no ship but flotillas is not yet eliminated.
    """

    players: int
    games: tuple[AgreedGame, ...] = ()
    flotillas: int | None = None
    elimination: Elimination
    flotillas_hold_out: bool = True
    rules: Citations = Citations()

    def game(self, points: int) -> AgreedGame | None:
        """The listed game at these points; if any limit is allowed, a game at these points."""
        if not self.games:
            return AgreedGame(points=points, each=points)
        return next((game for game in self.games if game.points == points), None)


class Profile(Record, frozen=True, kw_only=True):
    """A set of rules that players agree on, identified by `key` and `options`.

    `points` is the default limit (FLEET-03, TRN-11, TRN-12), `core_set_points` the one for players with a single core
    set (FLEET-04).

    `scores_limit_for_fleet`: a fleet without ships is worth the points of the game (TRN-50).
    `second_wins_if_both_fall`: if both fleets are destroyed together, the second player wins by 0 points (TRN-53).
    `tournament_points`: the margin of victory is worth tournament points (TRN-56).
    `sector_points`: they follow the table of sector fleet games (SEC-03 to SEC-07).
    `shared_fleets`: the players of a side share one fleet (OPT-05).
    `close_evades`: an Evade rerolls a die at close range and distance 1 too (EXT-evade-01, EXT-evade-02).
    `larger_evades`: against a larger ship an Evade can affect one die more, and is discarded for it (EXT-evade-04).
    `mandatory_upgrades`: effects of upgrades whose text has no "may" must be resolved (EXT-timing-01).
    `later_rulings`: the last official rulings on single cards, where they differ (EXT-ruling).
    `printing`: the only printing of the cards that it is played with; None: any.
    `take_backs`: players may agree to take back a decision; `stand_ins`: a bot may play for a player who left.
    """

    key: str
    options: tuple[str, ...] = ()
    name: str
    summary: str
    points: int
    core_set_points: int | None = None
    squadron_share: int
    rounded_up: bool
    printing: Printing | None = None
    squadron_cap: int | None = None
    flotillas: int | None = None
    flagship_flotilla: bool = True
    aces_per_hundred: int | None = None
    factions: tuple[Faction, ...] = tuple(Faction)
    one_tool: bool = False
    close_evades: bool = False
    larger_evades: bool = False
    mandatory_upgrades: bool = False
    later_rulings: bool = False
    shared_fleets: bool = False
    scores_limit_for_fleet: bool = False
    second_wins_if_both_fall: bool = False
    tournament_points: bool = False
    sector_points: bool = False
    take_backs: bool = True
    stand_ins: bool = True
    damage_decks: DamageDecks
    tables: tuple[TableSettings, ...]

    def table(self, players: int = 2) -> TableSettings:
        """The settings for this number of players (OPT-05: players who share a fleet count as one)."""
        for table in self.tables:
            if table.players == players:
                return table
        if len(self.tables) == 1:
            raise FleetError(
                f"A {self.name} game cannot have {players} players with a fleet each (OPT-05). "
                "Two players play it, or two teams with one fleet each: add the option team_play."
            )
        known = ", ".join(str(table.players) for table in self.tables)
        raise FleetError(
            f"A {self.name} game cannot have {players} players (SEC-16). It is for {known} players; "
            "a player who controls two fleets counts as two."
        )

    def default_points(self, players: int = 2) -> int:
        """The default points of a side: those of the first game listed for this number of players."""
        games = self.table(players).games
        return games[0].points if games else self.points

    def squadron_points(self, limit: int) -> int:
        """The most points of squadrons in a fleet with this limit (FLEET-13, FLEET-14, TRN-13, SEC-11, SEC-23)."""
        if self.squadron_cap is not None:
            return self.squadron_cap
        return -(-limit // self.squadron_share) if self.rounded_up else limit // self.squadron_share


class ProfileOption(Record, frozen=True, kw_only=True):
    """An optional rule that players may add to a profile; off by default."""

    key: str
    summary: str
    rules: tuple[str, ...]
    profiles: tuple[str, ...]
    changes: dict[str, Any]

    def is_for(self, profile: str) -> bool:
        """Whether it may be added to a profile."""
        return profile in self.profiles


def profiles() -> Mapping[str, Profile]:
    """Every profile by key, without options."""
    return MappingProxyType({key: profile(key) for key in _tables() if key != "options"})


@cache
def options() -> Mapping[str, ProfileOption]:
    """Every option by key."""
    tables = _tables()["options"]
    return MappingProxyType(
        {
            key: read_record(ProfileOption, {"key": key, **table}, file=FILE, card=f"options.{key}")
            for key, table in tables.items()
        }
    )


@cache
def profile(key: str, *added: str) -> Profile:
    """The profile with this key, with these options added."""
    known = [name for name in _tables() if name != "options"]
    if key not in known:
        raise FleetError(_unknown("profile", key, known))
    values = dict(_tables()[key])
    for name in added:
        if name not in options():
            raise FleetError(_unknown("option", name, list(options())))
        option = options()[name]
        if not option.is_for(key):
            raise FleetError(
                f"The option {name} cannot be added to the profile {key} ({', '.join(option.rules)}). "
                f"It is for {', '.join(option.profiles)}."
            )
        values |= option.changes
    return read_record(Profile, {"key": key, "options": added, **values}, file=FILE, card=key)


@cache
def _tables() -> Mapping[str, Any]:
    return read_files(DATA, FILE)[0].tables


def _unknown(what: str, key: str, known: list[str]) -> str:
    close = suggestions(key, known, n=1)
    hint = f"Did you mean {close[0]}? " if close else ""
    return f"No {what} is called {key!r}. {hint}Choose from {', '.join(known)}."
