"""The choices for a new game in words: factions, profiles, options, printings, bots, sizes, clocks and spectators."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from armada.catalog.cards import Faction, Printing
from armada.catalog.profiles import TEAM_PLAY, AgreedGame, Profile, ProfileOption, options, profile, profiles
from armada.fleet.fleet import Dialect
from armada.messages.languages import speaking, spoken_language
from armada.messages.message import say
from armada.players.greedy.player import GreedyPlayer
from armada.players.random_player import RandomPlayer
from armada.rules.winning import UNLIMITED_ROUNDS
from armada.server.history.entries import Spectators
from armada.server.tables.format_choices import format_choices, people_choices
from armada.server.wire.choices import ClockChoice, GameChoices, LabelledChoice, OptionChoice, RulesProfile, SizeChoice
from armada.server.wire.lobby import AtZero

USUAL_POINTS: Final = (180, 300, 400)
"""The sizes listed where players can agree on any."""

USUAL_GAME_POINTS: Final = 400
"""The size that most players choose where they can agree on any."""

LEVELS: Final = (GreedyPlayer.name, RandomPlayer.name)
SPECTATORS: Final = (Spectators.LINK, Spectators.ALL, Spectators.NONE)
CLOCKS: Final = (None, 30, 60, 68)
"""Minutes for each player."""

TOURNAMENT_CLOCK: Final = 68
FORMATS: Final = {
    Dialect.KINGSTON: "Kingston",
    Dialect.STAR_FORGE: "Star Forge",
    Dialect.WARLORDS: "Warlords",
    Dialect.TOML: "TOML",
    Dialect.JSON: "JSON",
}


def game_choices() -> GameChoices:
    """Everything that can be chosen, except team play, which needs the names of the players who share a fleet."""
    return _game_choices(spoken_language())


@cache
def _game_choices(language: str) -> GameChoices:
    with speaking(language):
        return GameChoices(
            factions=tuple([LabelledChoice(key, say(f"choices-faction-{key}")) for key in Faction]),
            profiles=tuple([_profile(each) for each in profiles().values()]),
            options=tuple([_option(each) for key, each in options().items() if key != TEAM_PLAY]),
            printings=tuple([LabelledChoice(key, say(f"choices-printing-{key}")) for key in Printing]),
            levels=tuple([LabelledChoice(key, say(f"choices-level-{key}")) for key in LEVELS]),
            spectators=tuple([LabelledChoice(key, say(f"choices-spectators-{key}")) for key in SPECTATORS]),
            clocks=tuple([ClockChoice(minutes, _clock(minutes)) for minutes in CLOCKS]),
            at_zero=tuple([LabelledChoice(key, say(f"choices-at-zero-{key}")) for key in AtZero]),
            formats=tuple([LabelledChoice(key, label) for key, label in FORMATS.items()]),
            games=format_choices(),
            people=people_choices(),
        )


def _clock(minutes: int | None) -> str:
    if minutes is None:
        return say("choices-no-clock")
    return say("choices-clock-tournament" if minutes == TOURNAMENT_CLOCK else "choices-clock", minutes=minutes)


def _profile(rules: Profile) -> RulesProfile:
    return RulesProfile(
        key=rules.key,
        name=say(f"choices-profile-{rules.key}"),
        summary=say(f"choices-profile-{rules.key}.summary"),
        points=rules.core_set_points or rules.default_points(),
        sizes=_sizes(rules),
        printing=rules.printing or "",
    )


def _option(option: ProfileOption) -> OptionChoice:
    changed = profile(option.profiles[0], option.key)
    is_resized = changed.tables != profile(option.profiles[0]).tables
    return OptionChoice(
        key=option.key,
        summary=say(f"choices-option-{option.key}"),
        rules=option.rules,
        profiles=option.profiles,
        sizes=_sizes(changed) if is_resized else (),
    )


def _sizes(rules: Profile) -> tuple[SizeChoice, ...]:
    games = rules.table().games or [AgreedGame(points=points, each=points) for points in USUAL_POINTS]
    return tuple([SizeChoice(game.points, _size(rules, game)) for game in games])


def _size(rules: Profile, game: AgreedGame) -> str:
    if game.points == rules.core_set_points:
        return say("choices-size-core-set", points=game.points)
    if game.extended_setup:
        return say("choices-size-extended", points=game.points)
    if game.points == USUAL_GAME_POINTS and rules.core_set_points:
        return say("choices-size-usual", points=game.points)
    return str(game.points)


def agreed_rules(profile_key: str, option_keys: Sequence[str], printing: Printing | None) -> tuple[str, ...]:
    """The rules that the players of a game agreed on, one sentence each."""
    return tuple(_agreed(profile(profile_key), option_keys, printing))


def _agreed(rules: Profile, option_keys: Sequence[str], printing: Printing | None) -> Iterator[str]:
    yield say("choices-agreed-profile", profile=say(f"choices-profile-{rules.key}"))
    for key in option_keys:
        yield say("choices-agreed-unlimited-rounds") if key == UNLIMITED_ROUNDS else say(f"choices-option-{key}")
    if printing is Printing.FINAL:
        yield say("choices-agreed-final")
