"""Engagement: enemy squadrons at distance 1 bind each other (ENG).

Nothing is stored: each question is asked afresh, from where the squadrons lie now (ENG-08, ENG-10, ENG-12).
"""

from __future__ import annotations

from collections.abc import Sequence

from armada.engine.effects import CardInPlay, Contribution, Stage, modifier
from armada.engine.procedures import rule
from armada.engine.questions import Refusal
from armada.geometry.bases import SQUADRON_RADIUS
from armada.geometry.measure import measure
from armada.geometry.pieces import Disc, Ship
from armada.geometry.pose import MICROMETRES, Pose
from armada.geometry.ruler import Distance
from armada.geometry.targets import attack_lines, targets
from armada.messages.message import Listed, Message, Sentences, message
from armada.rules.armament import dice_left
from armada.rules.bans import ban_among, name_of, rule_of
from armada.rules.game import Game
from armada.rules.keywords import has_keyword
from armada.rules.queries import (
    ENGAGED,
    MAY_MOVE,
    MAY_TARGET,
    MUST_ATTACK_SQUADRON,
    OBSTRUCTED,
    AttackOption,
    Engagement,
)
from armada.rules.table_layout import TableLayout
from armada.state.records import IN_PLAY, Squadron, SquadronId

REACH = round((Distance.ONE.end + 2 * SQUADRON_RADIUS) * MICROMETRES) + 1
"""No two squadrons whose centres are farther apart than this, in micrometres, are at distance 1 of each other."""


def are_near(one: Pose, other: Pose) -> bool:
    """Whether two squadrons may be at distance 1: the quick test before the exact one."""
    dx, dy = one.x - other.x, one.y - other.y
    return dx * dx + dy * dy <= REACH * REACH


def enemies_at_distance_1(game: Game, squadron: SquadronId) -> dict[Ship | Disc, SquadronId]:
    """The enemy squadrons in play at distance 1 of a squadron, by their bases."""
    state = game.state
    own = state.units[squadron]
    if own.pose is None:
        return {}
    players = state.players
    side = players[own.seat].side
    found: dict[Ship | Disc, SquadronId] = {}
    for unit in state.units:
        if (
            isinstance(unit, Squadron)
            and unit.pose is not None
            and players[unit.seat].side != side
            and unit.status is IN_PLAY
            and are_near(own.pose, unit.pose)
        ):
            body = game.base(unit.id)
            if Distance.ONE.reaches(measure(game.base(squadron), body).mm):
                found[body] = unit.id
    return found


@rule("ENG-01", "ENG-04", "ENG-05", "ENG-07", "ENG-08", "ENG-10", "ENG-13")
def engagement(game: Game, squadron: SquadronId) -> Engagement:
    """The squadrons that engage a squadron: enemies at distance 1 with nothing in the line between the two."""
    known = TableLayout.of(game).engaging
    engaging = known.get(squadron)
    if engaging is None:
        engaging = known[squadron] = _engaging(game, squadron)
    return game.ask(ENGAGED, squadron, Engagement(engaging))


def _engaging(game: Game, squadron: SquadronId) -> tuple[SquadronId, ...]:
    near = enemies_at_distance_1(game, squadron)
    if not near:
        return ()
    found = targets(game.base(squadron), tuple(near), TableLayout.of(game).obstructing(game))
    return tuple([near[target.defender] for target in found if not target.obstructed_by])


def is_engaged(game: Game, squadron: SquadronId) -> bool:
    """Whether a squadron is engaged, by squadrons or treated so."""
    return engagement(game, squadron).total > 0


@rule("ENG-02", "ENG-12")
def may_move(game: Game, squadron: SquadronId, *, ignore_engagement: bool = False) -> bool:
    """Whether a squadron may move: not while it is engaged, unless an effect lifts the ban."""
    return game.ask(MAY_MOVE, squadron, ignore_engagement or not is_engaged(game, squadron))


@rule("ENG-02", "ENG-12")
def why_not_move(game: Game, squadron: SquadronId) -> Refusal:
    """Why a squadron may not move: the card that forbids it, or who holds it."""
    name = game.squadron(squadron).label
    ban = ban_among(game, game.explain(MAY_MOVE, squadron, not is_engaged(game, squadron)))
    if ban is not None:
        return Refusal(message("refusals-move-forbidden", squadron=name, by=ban.by), ban.rule)
    reasons, cited = _held(game, squadron)
    return Refusal(Sentences(tuple(reasons)), cited)


@rule("KEY-18", "KEY-20", "KEY-23", "KEY-24")
def _held(game: Game, squadron: SquadronId) -> tuple[list[Message], str]:
    """The enemies that engage a squadron, and the rule.

    Grit helps against a single enemy alone, and there Heavy ones count; without Grit they hold nobody.
    """
    enemies = engagement(game, squadron).squadrons
    heavy = [enemy for enemy in enemies if has_keyword(game, enemy, "heavy")]
    has_grit = has_keyword(game, squadron, "grit")
    holding = enemies if has_grit else tuple([enemy for enemy in enemies if enemy not in heavy])
    treating = game.explain(ENGAGED, squadron, Engagement(enemies))
    name = game.squadron(squadron).label
    causes = [message("refusals-move-engaged", squadron=name, enemies=_listed(game, holding))] if holding else []
    causes += [_treated(game, name, said) for said in treating]
    if not holding:
        return causes, rule_of(treating[0])
    if not has_grit:
        return causes, "KEY-20" if heavy else "ENG-02"
    causes.append(message("refusals-move-grit"))
    if not heavy:
        return causes, "KEY-23"
    return [*causes, message("refusals-move-heavy", enemies=_listed(game, heavy), count=len(heavy))], "KEY-24"


def _treated(game: Game, name: str, said: Contribution) -> Message:
    count, by = said.after.total - said.before.total, name_of(game, said.key)
    if said.before.total:
        return message("refusals-move-treated-more", count=count, by=by)
    return message("refusals-move-treated", squadron=name, count=count, by=by)


def _listed(game: Game, squadrons: Sequence[SquadronId]) -> Listed:
    return Listed(tuple([game.squadron(squadron).label for squadron in squadrons]))


@modifier("engagement", at=MUST_ATTACK_SQUADRON, stage=Stage.PRINTED, standing=True)
@rule("ENG-03", "ENG-11", "ENG-12")
def binds_attacks(game: Game, card: CardInPlay, squadron: SquadronId, must: bool) -> bool:
    """A squadron must attack an engaged squadron, if it can attack one, rather than a ship."""
    return must or any(can_attack(game, squadron, enemy) for enemy in engagement(game, squadron).squadrons)


def can_attack(game: Game, squadron: SquadronId, enemy: SquadronId) -> bool:
    """Whether a squadron can attack one that it is engaged with: nothing forbids it, and a die will be rolled."""
    for line in attack_lines(game.base(squadron), game.base(enemy)):
        option = AttackOption(squadron, None, enemy, None, line)
        option = option._replace(obstructed=game.ask(OBSTRUCTED, option, False))
        if game.ask(MAY_TARGET, option, True):
            return dice_left(game, option, option.obstructed) > 0
    return False
