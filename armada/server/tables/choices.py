"""The choices for a new game in words: factions, profiles, options, printings, bots, sizes, clocks and spectators."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from armada.catalog.cards import Faction, Printing
from armada.catalog.profiles import TEAM_PLAY, AgreedGame, Option, Profile, options, profile, profiles
from armada.fleet.fleet import Dialect
from armada.players.greedy.player import GreedyPlayer
from armada.players.random_player import RandomPlayer
from armada.rules.winning import UNLIMITED_ROUNDS
from armada.server.history.entries import Spectators
from armada.server.wire.choices import ClockChoice, GameChoices, LabelledChoice, OptionChoice, RulesProfile, SizeChoice

USUAL_POINTS: Final = (180, 300, 400)
"""The sizes listed where players can agree on any."""

USUAL_GAME_POINTS: Final = 400
"""The size that most players choose where they can agree on any."""

FACTIONS: Final = {
    Faction.REBEL: "Rebel Alliance",
    Faction.EMPIRE: "Galactic Empire",
    Faction.REPUBLIC: "Galactic Republic",
    Faction.SEPARATIST: "Separatist Alliance",
}
PRINTINGS: Final = {
    Printing.ERA_2016: "2016: cards as they were that year",
    Printing.FINAL: "Final: cards with the last official errata",
}
LEVELS: Final = {
    GreedyPlayer.name: "Good: looks ahead and knows the odds",
    RandomPlayer.name: "Harmless: plays at random",
}
SPECTATORS: Final = {
    Spectators.LINK: "Anyone with the link",
    Spectators.ALL: "Everybody: the game is listed",
    Spectators.NONE: "Nobody but the players",
}
CLOCKS: Final = {
    None: "No clock",
    30: "30 minutes",
    60: "60 minutes",
    68: "68 minutes, as in a tournament",
}
NO_ROUND_LIMIT: Final = "Unlimited Rounds: the game ends when a side is eliminated."
FORMATS: Final = {
    Dialect.KINGSTON: "Kingston",
    Dialect.STAR_FORGE: "Star Forge",
    Dialect.WARLORDS: "Warlords",
    Dialect.TOML: "TOML",
    Dialect.JSON: "JSON",
}


@cache
def game_choices() -> GameChoices:
    """Everything that can be chosen, except team play, which needs the names of the players who share a fleet."""
    return GameChoices(
        factions=tuple([LabelledChoice(key, label) for key, label in FACTIONS.items()]),
        profiles=tuple([_profile(each) for each in profiles().values()]),
        options=tuple([_option(each) for key, each in options().items() if key != TEAM_PLAY]),
        printings=tuple([LabelledChoice(key, label) for key, label in PRINTINGS.items()]),
        levels=tuple([LabelledChoice(key, label) for key, label in LEVELS.items()]),
        spectators=tuple([LabelledChoice(key, label) for key, label in SPECTATORS.items()]),
        clocks=tuple([ClockChoice(minutes, label) for minutes, label in CLOCKS.items()]),
        formats=tuple([LabelledChoice(key, label) for key, label in FORMATS.items()]),
    )


def _profile(rules: Profile) -> RulesProfile:
    return RulesProfile(
        key=rules.key,
        name=rules.name,
        summary=rules.summary,
        points=rules.core_set_points or rules.default_points(),
        sizes=_sizes(rules),
    )


def _option(option: Option) -> OptionChoice:
    changed = profile(option.profiles[0], option.key)
    is_resized = changed.tables != profile(option.profiles[0]).tables
    return OptionChoice(
        key=option.key,
        summary=option.summary,
        rules=option.rules,
        profiles=option.profiles,
        sizes=_sizes(changed) if is_resized else (),
    )


def _sizes(rules: Profile) -> tuple[SizeChoice, ...]:
    games = rules.table().games or [AgreedGame(points=points, each=points) for points in USUAL_POINTS]
    return tuple([SizeChoice(game.points, _size(rules, game)) for game in games])


def _size(rules: Profile, game: AgreedGame) -> str:
    if game.points == rules.core_set_points:
        return f"Core set, {game.points}"
    if game.extended_setup:
        return f"{game.points}, extended setup area"
    return (
        f"{game.points}, the usual size"
        if game.points == USUAL_GAME_POINTS and rules.core_set_points
        else str(game.points)
    )


def agreed_rules(profile_key: str, option_keys: Sequence[str], printing: Printing | None) -> tuple[str, ...]:
    """The rules that the players of a game agreed on, one sentence each."""
    return tuple(_agreed(profile(profile_key), option_keys, printing))


def _agreed(rules: Profile, option_keys: Sequence[str], printing: Printing | None) -> Iterator[str]:
    yield f"{rules.name} rules."
    for key in option_keys:
        yield NO_ROUND_LIMIT if key == UNLIMITED_ROUNDS else options()[key].summary
    if printing is Printing.FINAL:
        yield "All cards have the last official errata."
