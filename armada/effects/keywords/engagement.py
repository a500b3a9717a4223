"""Keywords of engagement: Escort, Grit, Heavy and Intel."""

from __future__ import annotations

from armada.catalog.cards import Printing
from armada.engine.effects import CardInPlay, Stage, modifier
from armada.engine.procedures import rule
from armada.geometry.measure import measure
from armada.geometry.ruler import Distance
from armada.rules.engagement import are_near, engagement
from armada.rules.game import Game
from armada.rules.keywords import has_keyword
from armada.rules.queries import KEYWORD, MAY_MOVE, MAY_TARGET, MUST_ATTACK_SQUADRON, AttackOption, KeywordOf
from armada.state.records import IN_PLAY, Squadron, SquadronId

# Escort


@modifier("escort", at=MAY_TARGET, stage=Stage.LIMIT, standing=True)
@rule("KEY-14", "KEY-15", "KEY-16", "KEY-21")
def escort(game: Game, card: CardInPlay, option: AttackOption, may: bool) -> bool:
    """A squadron engaged with an Escort squadron cannot attack squadrons without Escort; counter attacks can.

    The ban stands before the effects that lift bans: an attacker may ignore Escort.
    """
    if not may or option.is_counter or option.zone is not None or option.target_zone is not None:
        return may
    if has_keyword(game, option.defender, "escort"):
        return True
    engaged = engagement(game, SquadronId(option.attacker)).squadrons
    return not any(has_keyword(game, enemy, "escort") for enemy in engaged)


# Grit, Heavy, Intel


@modifier("grit", at=MAY_MOVE, stage=Stage.PERMIT, standing=True)
@rule("KEY-23", "KEY-24", "KEY-25")
def grit(game: Game, card: CardInPlay, squadron: SquadronId, may: bool) -> bool:
    """A squadron with Grit may move while exactly one squadron engages it; Heavy ones and treated ones count."""
    return may or (has_keyword(game, squadron, "grit") and engagement(game, squadron).total == 1)


@modifier("heavy", at=MAY_MOVE, stage=Stage.PERMIT, standing=True)
@rule("KEY-18", "KEY-19", "KEY-20")
def heavy_lets_move(game: Game, card: CardInPlay, squadron: SquadronId, may: bool) -> bool:
    """A Heavy squadron does not keep those engaged with it from moving; others do, and so do treated ones."""
    if may:
        return True
    engaged = engagement(game, squadron)
    return not engaged.treated and all(has_keyword(game, enemy, "heavy") for enemy in engaged.squadrons)


@modifier("heavy", at=MUST_ATTACK_SQUADRON, stage=Stage.LIMIT, standing=True)
@rule("KEY-17", "KEY-20", "KEY-21")
def heavy_lets_attack(game: Game, card: CardInPlay, squadron: SquadronId, must: bool) -> bool:
    """A Heavy squadron does not keep those engaged with it from attacking ships; any other one does (C-06)."""
    return must and any(not has_keyword(game, enemy, "heavy") for enemy in engagement(game, squadron).squadrons)


GIVEN_BY_INTEL = {Printing.ERA_2016: ("heavy", False), Printing.FINAL: ("grit", True)}
"""The keyword that Intel gives, and whether it gives it to friends; by printing."""


@modifier("intel", at=KEYWORD, stage=Stage.SET, standing=True)
@rule("KEY-26", "KEY-27")
def intel(game: Game, card: CardInPlay, asked: KeywordOf, value: int | None) -> int | None:
    """Enemy squadrons at distance 1 of a squadron with Intel have Heavy; line of sight plays no part.

    Since 2020: friendly squadrons at distance 1 of it have Grit instead.
    """
    if value is not None or asked.keyword not in ("heavy", "grit"):
        return value
    given, to_friends = GIVEN_BY_INTEL[game.state.printing]
    own = game.unit(asked.unit)
    if asked.keyword != given or not isinstance(own, Squadron) or own.pose is None:
        return None
    for unit in game.state.units:
        if (
            isinstance(unit, Squadron)
            and unit.pose is not None
            and are_near(own.pose, unit.pose)
            and unit.status is IN_PLAY
            and game.are_friendly(own.id, unit.id) is to_friends
            and has_keyword(game, unit.id, "intel")
            and Distance.ONE.reaches(measure(game.base(own.id), game.base(unit.id)).mm)
        ):
            return 0
    return None
