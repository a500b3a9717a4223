"""Why an attack has its dice and its damage, and what its odds count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from armada.analysis.attack_odds import concentrated, dice_rolled
from armada.analysis.odds import left_out
from armada.analysis.progress import progress_of
from armada.catalog.cards import Color, Dice
from armada.messages.message import listed, say
from armada.rules.armament import ALL_COLORS, COLORS_AT, NO_DICE, armament, gathered, obstruction_dice
from armada.rules.attack import Attack
from armada.rules.commands import CommandPayment
from armada.rules.game import Game
from armada.rules.queries import (
    ANTI_SQUADRON,
    BATTERY,
    BRACE,
    DAMAGE_TOTAL,
    GATHER,
    OBSTRUCTION_DICE,
    REMOVED_DICE,
    Armament,
    AttackOption,
)
from armada.screens.previews.any_odds import option_asked, why_not_asked
from armada.screens.previews.reason_parts import contributions, from_card, part, reasons, signed
from armada.screens.previews.replies import PreviewRefused, ReasonPart, Reasons
from armada.screens.previews.requests import OddsRequest, ReasonsRequest
from armada.screens.scene.attack import TOTALED, attack_of, line_of
from armada.state.records import Ship, Status
from armada.words.names import Names, range_name, token_name, zone_name


def _no_attack() -> PreviewRefused:
    return PreviewRefused(reason=say("reasons-no-attack"))


# Dice


def why_dice(game: Game, asked: ReasonsRequest) -> Reasons | PreviewRefused:
    """The dice of the attack under way, or of one that could be declared."""
    if asked.unit is None:
        return _dice_of_attack(game)
    refused = _refused(game, asked)
    if refused is not None:
        return refused
    option = option_asked(game, _as_odds(asked))
    rolled = dice_rolled(game, option)
    return reasons(say("reasons-title-dice", whose=_title(game, option)), in_dice(rolled), _gathering(game, option))


def _dice_of_attack(game: Game) -> Reasons | PreviewRefused:
    attack = game.innermost(Attack)
    if attack is None:
        return _no_attack()
    now = tuple([die.color for die in attack.pool.dice]) if attack.was_performed else attack.colors
    line = line_of(game, attack)
    if line is None or attack.given:
        parts = [ReasonPart(amount=in_dice(attack.given or now), words=say("reasons-granted-dice"), rule="FX-02")]
        return reasons(say("reasons-title-dice", whose=game.unit(attack.attacker).label), in_dice(now), parts)
    option = attack.option(game)
    parts = _gathering(game, option)
    removed = obstruction_dice(game, option, attack.obstructed) + game.ask(REMOVED_DICE, option, 0)
    expected = len(gathered(game, option)) - removed
    if attack.was_performed and len(now) != expected:
        words = say("reasons-since-roll")
        parts.append(part(len(now) - expected, words, rule="ATK-25"))
    return reasons(say("reasons-title-dice", whose=_title(game, option)), in_dice(now), parts)


def _gathering(game: Game, option: AttackOption) -> list[ReasonPart]:
    """The armament as printed, what changes it, what the range leaves of it, and what must be removed."""
    is_anti_squadron = not game.is_ship(option.defender)
    base = _printed(game, option, is_anti_squadron=is_anti_squadron)
    rule = "ATK-15" if is_anti_squadron else "ATK-14"
    parts = [ReasonPart(amount=_dice(base), words=_armament(option, is_anti_squadron=is_anti_squadron), rule=rule)]
    changes = (
        game.explain(ANTI_SQUADRON, option, base)
        if is_anti_squadron
        else game.explain(BATTERY, Armament(option.attacker, option.zone), base)
    )
    parts += [from_card(game, change.key, _difference(change.before, change.after)) for change in changes]
    parts += _at_range(game, option)
    if option.obstructed:
        parts.append(part(-1, say("reasons-obstructed"), rule="ATK-21"))
        parts += [
            from_card(game, change.key, signed(change.before - change.after))
            for change in game.explain(OBSTRUCTION_DICE, option, 1)
        ]
    return parts + [
        from_card(game, change.key, signed(change.before - change.after))
        for change in game.explain(REMOVED_DICE, option, 0)
    ]


def _printed(game: Game, option: AttackOption, *, is_anti_squadron: bool) -> Dice:
    attacker = game.unit(option.attacker)
    if isinstance(attacker, Ship):
        card = game.ship_card(attacker.id)
        battery = card.battery.get(option.zone, NO_DICE) if option.zone else NO_DICE
        return card.anti_squadron if is_anti_squadron else battery
    squadron = game.squadron_card(attacker.id)
    return squadron.anti_squadron if is_anti_squadron else squadron.battery


def _at_range(game: Game, option: AttackOption) -> list[ReasonPart]:
    """The dice that the range does not allow, and cards that allow them all the same."""
    band = option.range
    dice = armament(game, option)
    if band is None or not game.is_ship(option.attacker):
        return []
    lost = [color for color in _colors(dice) if color not in COLORS_AT[band]]
    parts = []
    if lost:
        words = say("reasons-not-at-range", range=range_name(band.name.lower()))
        parts.append(ReasonPart(amount=f"−{in_dice(lost)}", words=words, rule="RANGE-11"))
    for change in game.explain(GATHER, option, COLORS_AT[band]):
        gained = [color for color in _colors(dice) if color in change.after and color not in change.before]
        if gained:
            parts.append(from_card(game, change.key, f"+{in_dice(gained)}"))
    return parts


def _colors(dice: Dice) -> list[Color]:
    counts = {Color.RED: dice.red, Color.BLUE: dice.blue, Color.BLACK: dice.black}
    return [color for color in ALL_COLORS for _ in range(counts[color])]


def _difference(before: Dice, after: Dice) -> str:
    old, new = Counter(_colors(before)), Counter(_colors(after))
    added, gone = new - old, old - new
    found = [f"+{in_dice(added.elements())}"] if added else []
    return ", ".join([*found, f"−{in_dice(gone.elements())}"] if gone else found) or _dice(after)


def _dice(dice: Dice) -> str:
    return in_dice(_colors(dice))


def in_dice(colors: Iterable[Color]) -> str:
    """Dice by their colours, such as 2 red 1 blue."""
    count = Counter(colors)
    found = [say(f"reasons-dice-{color}", count=count[color]) for color in ALL_COLORS if count[color]]
    return " ".join(found) or say("reasons-no-dice")


# Damage


def why_damage(game: Game, asked: ReasonsRequest) -> Reasons | PreviewRefused:
    """The damage of the attack under way: its icons, what changes their sum, and Brace."""
    attack, progress, shown = game.innermost(Attack), progress_of(game, Attack), attack_of(game)
    if attack is None or progress is None or shown is None:
        return _no_attack()
    defender = game.unit(attack.defender).label
    if game.unit(attack.defender).status is not Status.IN_PLAY:
        parts = [ReasonPart(amount="0", words=say("reasons-already-destroyed"), rule="DMG-28")]
        return reasons(say("reasons-title-damage", whose=defender), shown.damage, parts)
    hits, crits = attack.pool.hits, attack.pool.crits
    parts = [part(hits, say("reasons-hits"), rule="DICE-01")]
    icons = hits
    if attack.is_ship_to_ship(game):
        icons += crits
        parts.append(part(crits, say("reasons-crits"), rule="ATK-31"))
    changes = contributions(game, DAMAGE_TOTAL, attack, icons)
    if crits and icons == hits and not changes:
        parts.append(part(0, say("reasons-no-crits"), rule="DICE-17"))
    parts += changes
    total = max(0, game.ask(DAMAGE_TOTAL, attack, icons))
    if attack.is_braced:
        parts.append(part(-(total // 2), say("reasons-brace", total=total), rule="DEF-19"))
        parts += [
            from_card(game, change.key, signed(change.before - change.after))
            for change in game.explain(BRACE, attack, total // 2)
        ]
        total -= game.ask(BRACE, attack, total // 2)
    if progress.step > TOTALED and shown.damage != total:
        parts.append(part(shown.damage - total, say("reasons-changed"), rule="DEF-35"))
    return reasons(say("reasons-title-damage", whose=defender), shown.damage, parts)


# Odds


def why_odds(game: Game, asked: ReasonsRequest) -> Reasons | PreviewRefused:
    """The effects that the odds of an attack count, and those they leave out."""
    refused = _refused(game, asked)
    if refused is not None:
        return refused
    option = option_asked(game, _as_odds(asked))
    parts = _gathering(game, option)
    ways = concentrated(game, option)
    if ways:
        by_dial = CommandPayment.DIAL in ways
        said = say("reasons-dial-counted" if by_dial else "reasons-token-counted")
        parts.append(ReasonPart(amount=say("reasons-counted"), words=said, rule="CMD-58" if by_dial else "CMD-59"))
    tokens = [token_name(token.kind) for token in game.unit(option.defender).defense if token.state != "discarded"]
    if tokens:
        said = say("reasons-best-defense", tokens=listed(tokens))
        parts.append(ReasonPart(amount=say("reasons-counted"), words=said, rule="DEF-02"))
    parts += [ReasonPart(amount=say("reasons-left-out"), words=card) for card in left_out(game, option)]
    return reasons(say("reasons-title-odds", whose=_title(game, option)), in_dice(dice_rolled(game, option)), parts)


# Which attack


def _as_odds(asked: ReasonsRequest) -> OddsRequest:
    assert asked.unit is not None
    assert asked.defender is not None
    return OddsRequest(asked.unit, asked.zone, asked.defender, asked.target_zone, asked.range)


def _refused(game: Game, asked: ReasonsRequest) -> PreviewRefused | None:
    if asked.unit is None or asked.defender is None:
        return _no_attack()
    return why_not_asked(game, _as_odds(asked))


def _title(game: Game, option: AttackOption) -> str:
    names = Names(game.state)
    attacker, defender = names.unit(option.attacker), names.unit(option.defender)
    if option.target_zone:
        defender = say("reasons-target", defender=defender, zone=zone_name(option.target_zone))
    if option.range is None or not game.is_ship(option.attacker):
        return say("reasons-attack", attacker=attacker, defender=defender)
    band = range_name(option.range.name.lower())
    return say("reasons-attack-at", attacker=attacker, defender=defender, range=band)


def _armament(option: AttackOption, *, is_anti_squadron: bool) -> str:
    """The printed dice that an attack gathers."""
    if is_anti_squadron:
        return say("reasons-printed-anti-squadron")
    if option.zone is None:
        return say("reasons-printed-battery")
    return say("reasons-printed-battery-of", zone=zone_name(option.zone))
