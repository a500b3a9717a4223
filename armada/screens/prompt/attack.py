"""The question for a target: what can be attacked, best first, with lines and odds; and what cannot, and why."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

from armada.analysis.hypothetical import on_the_table
from armada.engine.questions import Question
from armada.geometry.bases import HullZone
from armada.messages.message import decimal, listed, percent, say
from armada.rules.attack import AttackFromZone
from armada.rules.game import Game
from armada.rules.queries import AttackOption
from armada.rules.ship_phase import ShipActivation
from armada.rules.targets import NEXT_SQUADRON, AttackChoice, legal_attacks
from armada.screens.previews.attack_options import aim_of, best_first
from armada.screens.previews.replies import Aim
from armada.screens.previews.unavailable_attacks import ClosedAttack, closed_attacks
from armada.screens.prompt.parts import Anchor, Option, TargetShown, UnavailableAnswer
from armada.screens.scene.segments import segment
from armada.state.records import Installation, UnitId
from armada.words.names import Names, range_name, zone_name
from armada.words.refusals import instead_of, rule_of
from armada.words.sentences import prompt_subject

MAX_CLOSED_TARGETS: Final = 8
"""How many closed targets are listed for each hull zone, the nearest first."""

Zones = tuple[HullZone, ...]

USED: Final = "ATK-10"


class AttackPrompt(NamedTuple):
    """The parts of the question for a target."""

    options: tuple[Option, ...]
    targets: tuple[TargetShown, ...]
    closed: tuple[UnavailableAnswer, ...]
    zones: tuple[HullZone, ...]


def attack_prompt(game: Game, question: Question[Any]) -> AttackPrompt:
    """The targets of the ship or squadron that is asked to attack."""
    attacker = prompt_subject(game, question)
    assert attacker is not None, "somebody attacks"
    unit = UnitId(attacker)
    options: tuple[AttackChoice, ...] = question.options
    wanted = set(options)
    every = legal_attacks(game, unit, goes_on=True)
    lines = [found for found in every if found.choice in wanted]
    found = best_first([aim_of(game, each.option) for each in lines])
    zones = zones_left(game, unit)
    closed = _closed_targets(game, question, unit, zones, [each.option for each in every])
    ordered = [_choice(aim) for aim in found]
    rest = [choice for choice in options if choice not in ordered]
    shown = [_option(game, choice, aim) for choice, aim in zip(ordered, found, strict=True)]
    shown += [_option(game, choice, None) for choice in rest]
    return AttackPrompt(
        tuple(shown),
        tuple([_target(place, aim) for place, aim in enumerate(found)]),
        (*_used_zones(game, question, unit, zones), *closed),
        zones,
    )


def target_options(game: Game, question: Question[Any]) -> tuple[Option, ...]:
    """The targets in the answers of a question, best first, with range, dice and damage."""
    attacker = prompt_subject(game, question)
    assert attacker is not None, "somebody attacks"
    wanted = set(question.options)
    found = [each.option for each in legal_attacks(game, UnitId(attacker), goes_on=True) if each.choice in wanted]
    return tuple([_option(game, _choice(aim), aim) for aim in best_first([aim_of(game, option) for option in found])])


def zones_left(game: Game, attacker: UnitId) -> tuple[HullZone, ...]:
    """The hull zones from which a ship can still attack; none for a squadron."""
    if not game.is_ship(attacker):
        return ()
    going_on = game.innermost(AttackFromZone)
    if going_on is not None and going_on.attacker == attacker and going_on.choice.zone is not None:
        return (going_on.choice.zone,)
    activation = game.innermost(ShipActivation)
    if activation is not None and activation.ship == attacker:
        return activation.free_zones(game)
    return game.zones(attacker)


def _choice(aim: Aim) -> AttackChoice:
    return AttackChoice(aim.zone, UnitId(aim.defender), aim.target_zone)


def _option(game: Game, choice: AttackChoice, aim: Aim | None) -> Option:
    target = _target_name(game, choice.defender, choice.target_zone)
    return Option(
        answer=msgspec.to_builtins(choice),
        label=say("prompt-target", zone=choice.zone, target=target) if choice.zone else target,
        note="" if aim is None else _note(aim),
        anchor=target_anchor(game, choice.defender, choice.target_zone),
        card=game.unit(choice.defender).card,
        icon=str(choice.zone or ""),
    )


def _target_name(game: Game, defender: int, zone: HullZone | None) -> str:
    """A target: a squadron, or a ship and its hull zone."""
    label, aimed = game.unit(defender).label, Names(game.state).hull_zone(defender, zone)
    return say("prompt-target-zone", unit=label, zone=aimed) if aimed else label


def target_anchor(game: Game, defender: int, zone: HullZone | None) -> Anchor:
    """The place of a target: a ship's hull zone, a squadron, or the obstacle that a station is."""
    record = game.unit(defender)
    return Anchor(obstacle=record.obstacle) if isinstance(record, Installation) else Anchor(unit=defender, zone=zone)


def _note(aim: Aim) -> str:
    """Range, length, obstruction, dice, and their average damage."""
    may_destroy = aim.destroyed >= 0.005
    return say(
        "prompt-target-note-destroyed" if may_destroy else "prompt-target-note",
        range=range_name(aim.range) if aim.range else "",
        mm=f"{aim.mm:.0f}",
        sight="obstructed" if aim.obstructed else "clear",
        dice=dice_in_words(aim.dice),
        damage=decimal(aim.damage),
        destroyed=percent(aim.destroyed),
    )


def dice_in_words(dice: tuple[str, ...]) -> str:
    """How many dice of each colour."""
    counts = [say(f"prompt-dice-{color}", count=dice.count(color)) for color in dict.fromkeys(dice)]
    return listed(counts) or say("prompt-dice-none")


def _target(place: int, aim: Aim) -> TargetShown:
    assert aim.range is not None
    assert aim.sight is not None
    assert aim.range_line is not None
    return TargetShown(
        option=place,
        range=aim.range,
        mm=aim.mm,
        obstructed=aim.obstructed,
        dice=aim.dice,
        damage=aim.damage,
        destroyed=aim.destroyed,
        sight=aim.sight,
        range_line=aim.range_line,
    )


def _closed_targets(
    game: Game, question: Question[Any], attacker: UnitId, zones: Zones, legal: list[AttackOption]
) -> list[UnavailableAnswer]:
    """The targets that somebody may look for, from each hull zone that can attack, the nearest first.

    After them those that only a hull zone could attack that may not. After an attack on a squadron only other
    squadrons are looked at; for them the question itself says why not.
    """
    table = on_the_table(game)

    def may_be(option: AttackOption) -> bool:
        return question.kind is not NEXT_SQUADRON or not game.is_ship(option.defender)

    found: list[UnavailableAnswer] = []
    for zone in zones or (None,):
        able = legal if zone is None else [option for option in legal if option.zone in zones]
        seen = [each for each in closed_attacks(table, attacker, zone, able) if may_be(each.option)]
        found += [_closed(game, question, each, zone) for each in seen[:MAX_CLOSED_TARGETS]]
    open_to = {(choice.defender, choice.target_zone) for choice in question.options}
    for option in legal:
        if (option.defender, option.target_zone) not in open_to and may_be(option):
            refusal = question.refusal(AttackChoice(option.zone, option.defender, option.target_zone))
            if refusal is not None and refusal.rule is not None:
                vain = ClosedAttack(option, str(refusal.reason), instead_of(game, question), refusal.rule)
                found.append(_closed(game, question, vain, option.zone))
    return found


def _closed(game: Game, question: Question[Any], attack: ClosedAttack, zone: HullZone | None) -> UnavailableAnswer:
    """A closed target; after an attack on a squadron the question itself knows best why not."""
    option = attack.option
    choice = AttackChoice(option.zone, option.defender, option.target_zone)
    refusal = question.refusal(choice) if question.kind is NEXT_SQUADRON else None
    rule = (refusal and refusal.rule) or attack.rule or rule_of(question)
    return UnavailableAnswer(
        label=_target_name(game, option.defender, option.target_zone),
        reason=attack.reason if refusal is None else str(refusal.reason),
        rule=rule,
        instead=attack.instead if refusal is None else instead_of(game, question),
        anchor=target_anchor(game, option.defender, option.target_zone),
        zone=zone,
        line=segment(option.line.sight if rule.startswith("LOS") else option.line.measured),
    )


def _used_zones(game: Game, question: Question[Any], attacker: UnitId, zones: Zones) -> tuple[UnavailableAnswer, ...]:
    """The hull zones that cannot attack any more."""
    if not game.is_ship(attacker) or game.innermost(AttackFromZone) is not None:
        return ()
    name = game.unit(attacker).label
    able = [zone_name(zone) for zone in zones if any(choice.zone is zone for choice in question.options)]
    still = say("prompt-attack-from", zones=listed(able)) if able else say("prompt-no-zone-left")
    return tuple(
        [
            UnavailableAnswer(
                label=say("prompt-zone", zone=zone),
                reason=say("prompt-zone-used", zone=zone_name(zone), ship=name),
                rule=USED,
                instead=still,
                anchor=Anchor(unit=attacker, zone=zone),
            )
            for zone in game.zones(attacker)
            if zone not in zones
        ]
    )
