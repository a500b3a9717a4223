"""The odds of any attack that somebody asks about: legal or not, at the range measured or at another one."""

from __future__ import annotations

from armada.analysis.attack_odds import dice_rolled, odds_of
from armada.analysis.odds import left_out, rolled_on_average
from armada.geometry.convex import Line
from armada.geometry.measure import measure
from armada.geometry.ruler import Range
from armada.geometry.targets import AttackLine, attack_lines
from armada.messages.message import say
from armada.odds.results import Odds
from armada.rules.armament import armament
from armada.rules.game import Game
from armada.rules.queries import AttackOption
from armada.rules.targets import look_along
from armada.screens.previews.measurements import no_such_zone, not_on_table
from armada.screens.previews.replies import OddsShown, PreviewRefused
from armada.screens.previews.requests import OddsRequest
from armada.screens.previews.unavailable_attacks import farthest
from armada.state.records import Status, UnitId
from armada.words.names import range_name, zone_name

RANGES = {band.name.lower(): band for band in Range}


def odds_asked(game: Game, asked: OddsRequest) -> OddsShown | PreviewRefused:
    """The odds of an attack against the best defense, or why there are none."""
    refused = why_not_asked(game, asked)
    if refused is not None:
        return refused
    option = option_asked(game, asked)
    odds = odds_of(game, option)
    return OddsShown(
        dice=tuple([color.value for color in dice_rolled(game, option)]),
        rolled=round(rolled_on_average(game, option), 4),
        damage=round(odds.mean("damage"), 4),
        shields=round(odds.mean("shields"), 4),
        cards=round(odds.mean("cards"), 4),
        any_card=round(odds.at_least("cards", 1), 4),
        faceup=round(odds.at_least("faceup", 1), 4),
        destroyed=round(odds.mean("destroyed"), 4),
        by_cards=_by_cards(odds, is_ship=game.is_ship(asked.defender)),
        left_out=left_out(game, option),
        range=None if option.range is None else option.range.name.lower(),
        obstructed=option.obstructed,
    )


def _by_cards(odds: Odds, *, is_ship: bool) -> tuple[tuple[int, float, float], ...]:
    """The chance of each number of damage cards, or of damage to a squadron, and of what it destroys."""
    ways: dict[int, int] = {}
    deadly: dict[int, int] = {}
    for result, count in odds.ways:
        amount = result.cards if is_ship else result.damage
        ways[amount] = ways.get(amount, 0) + count
        deadly[amount] = deadly.get(amount, 0) + count * result.destroyed
    return tuple(
        [
            (amount, round(ways[amount] / odds.total, 4), round(deadly[amount] / odds.total, 4))
            for amount in sorted(ways)
        ]
    )


def why_not_asked(game: Game, asked: OddsRequest) -> PreviewRefused | None:
    """Why there are no odds of such an attack."""
    for unit, zone in ((asked.attacker, asked.zone), (asked.defender, asked.target_zone)):
        refused = not_on_table(game, unit) or _zone_refused(game, unit, zone)
        if refused is not None:
            return refused
        if game.unit(unit).status is not Status.IN_PLAY:
            return PreviewRefused(reason=say("previews-destroyed", unit=game.unit(unit).label), rule="ATK-02")
    if game.unit(asked.attacker).pose is None:
        return PreviewRefused(reason=say("previews-cannot-attack", unit=game.unit(asked.attacker).label))
    if game.are_friendly(asked.attacker, asked.defender):
        attacker, defender = game.unit(asked.attacker).label, game.unit(asked.defender).label
        return PreviewRefused(reason=say("previews-friendly", attacker=attacker, defender=defender), rule="ATK-08")
    if asked.range is not None and asked.range not in RANGES:
        ranges = ", ".join([range_name(band) for band in RANGES])
        return PreviewRefused(reason=say("previews-no-range", range=asked.range, ranges=ranges), rule="RANGE-01")
    return None


def _zone_refused(game: Game, unit: int, zone: str | None) -> PreviewRefused | None:
    if zone is not None:
        return no_such_zone(game, unit, zone)
    if game.is_ship(unit):
        known = ", ".join([zone_name(each) for each in game.zones(unit)])
        return PreviewRefused(reason=say("previews-name-zone", unit=game.unit(unit).label, zones=known), rule="ATK-02")
    return None


def option_asked(game: Game, asked: OddsRequest) -> AttackOption:
    """The attack as it would be declared, at the range asked for; else as measured, or as far as its dice reach."""
    attacker, defender = UnitId(asked.attacker), UnitId(asked.defender)
    body, other = game.body(attacker), game.piece(defender)
    lines = attack_lines(body, other)
    line = next((line for line in lines if (line.zone, line.target_zone) == (asked.zone, asked.target_zone)), None)
    if line is not None:
        option = look_along(game, AttackOption(attacker, asked.zone, defender, asked.target_zone, line))
    else:
        between: Line = measure(body, other)
        option = AttackOption(
            attacker,
            asked.zone,
            defender,
            asked.target_zone,
            AttackLine(asked.zone, asked.target_zone, between, between),
        )
    band = RANGES.get(asked.range or "")
    if band is None and option.range is None:
        band = farthest(armament(game, option)) or Range.LONG if game.is_ship(attacker) else Range.CLOSE
    if band is None:
        return option
    return option._replace(line=option.line._replace(measured=option.line.measured._replace(mm=band.end)))
