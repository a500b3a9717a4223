"""Flights: what would come of a squadron's move: how far it is, whom it would engage, and what that forces."""

from __future__ import annotations

from math import hypot
from typing import Final, NamedTuple

from armada.analysis.hypothetical import supposed
from armada.catalog.shapes import ObstacleKind
from armada.geometry.measure import measure
from armada.geometry.pose import EXACT, MICROMETRES, Pose
from armada.geometry.ruler import DISTANCES, Distance
from armada.geometry.squadron_move import reach
from armada.messages.message import decimal, listed, say
from armada.rules.engagement import engagement
from armada.rules.game import Game
from armada.rules.obstacles import does_act, kind_of, overlapped_obstacles
from armada.rules.queries import MUST_ATTACK_SQUADRON
from armada.rules.squadron_movement import MoveSquadron, squadron_speed
from armada.screens.previews.attack_options import aims
from armada.screens.previews.replies import Aim, PreviewRemark
from armada.screens.previews.unavailable_attacks import length
from armada.screens.scene.segments import segment
from armada.state.records import Squadron, SquadronId
from armada.words.names import Names

NARROW_MARGIN_MM: Final = 5.0
"""A margin below this, in mm, is worth a word."""


class Flight(NamedTuple):
    """The consequences of a squadron's move to a place: remarks, whom it engages, what it can attack."""

    remarks: list[PreviewRemark]
    engages: tuple[SquadronId, ...]
    targets: tuple[Aim, ...]


def landed(known: Game, squadron: SquadronId, pose: Pose) -> Flight:
    """A squadron at a place, however it came there."""
    table = supposed(known, squadron, pose)
    if table.play_area.leaves(table.base(squadron)):
        text = say("previews-leaves", unit=table.unit(squadron).label)
        return Flight([PreviewRemark(tone="no", text=text, rule="SQN-23")], (), ())
    engaged = engagement(table, squadron).squadrons
    remarks = [*_engaged(table, squadron, engaged), *_missed(table, squadron, engaged)]
    return Flight(remarks, engaged, tuple(aims(table, squadron)[0]))


def moved(known: Game, move: MoveSquadron, pose: Pose) -> Flight:
    """A squadron that ends its move at a place: how far that is of how far it can go, and all that follows."""
    found = landed(known, move.squadron, pose)
    remarks = [_distance(known, move, pose), *found.remarks]
    if not found.remarks or found.remarks[0].rule != "SQN-23":
        remarks += _stations(known, move.squadron, pose)
    return found._replace(remarks=remarks)


def _distance(known: Game, move: MoveSquadron, pose: Pose) -> PreviewRemark:
    start = known.squadron(move.squadron).pose
    assert start is not None
    way = hypot(pose.x - start.x, pose.y - start.y) / MICROMETRES
    band = min(squadron_speed(known, move.squadron) if move.reach is None else move.reach, len(DISTANCES))
    most = reach(band)
    line = (start.centre, pose.centre)
    if way > most + EXACT:
        text = say("previews-moves-too-far", short=length(way - most), most=decimal(most), distance=band)
        return PreviewRemark(tone="no", text=text, rule="SQN-16", line=line)
    text = say("previews-moves", way=f"{way:.0f}", most=f"{most:.0f}", distance=band)
    return PreviewRemark(tone="ok", text=text, rule="SQN-16", line=line)


def _engaged(table: Game, squadron: SquadronId, engaged: tuple[SquadronId, ...]) -> list[PreviewRemark]:
    """The squadrons it engages, by how much if that is little, and what engagement will force (ENG-02, ENG-03)."""
    if not engaged:
        return [PreviewRemark(tone="ok", text=say("previews-engages-nobody"), rule="ENG-01")]
    names = Names(table.state)
    base = table.base(squadron)
    said = []
    for enemy in engaged:
        spare = Distance.ONE.end - measure(base, table.base(enemy)).mm
        name = names.unit(enemy)
        said.append(
            say("previews-just-engaged", squadron=name, spare=length(spare)) if spare < NARROW_MARGIN_MM else name
        )
    line = segment(measure(base, table.base(engaged[0])))
    text = say("previews-engages", squadrons=listed(said))
    found = [PreviewRemark(tone="careful", text=text, rule="ENG-01", units=engaged, line=line)]
    if table.ask(MUST_ATTACK_SQUADRON, squadron, False):
        text = say("previews-must-attack")
        found.append(PreviewRemark(tone="careful", text=text, rule="ENG-03", units=engaged))
    return found


def _missed(table: Game, squadron: SquadronId, engaged: tuple[SquadronId, ...]) -> list[PreviewRemark]:
    """Enemy squadrons that it would only just not engage."""
    base, found = table.base(squadron), []
    for unit in table.state.units:
        if isinstance(unit, Squadron) and unit.id not in engaged and table.is_in_play(unit.id):
            if table.are_friendly(unit.id, squadron):
                continue
            line = measure(base, table.base(unit.id))
            short = line.mm - Distance.ONE.end
            if 0.0 < short < NARROW_MARGIN_MM:
                text = say("previews-not-engaged", short=length(short), squadron=unit.label)
                found.append(PreviewRemark(tone="ok", text=text, rule="ENG-01", units=(unit.id,), line=segment(line)))
    return found


def _stations(known: Game, squadron: SquadronId, pose: Pose) -> list[PreviewRemark]:
    """Stations on which it could recover a hull point."""
    table = supposed(known, squadron, pose)
    if table.squadron(squadron).hull >= table.squadron_card(squadron).hull:
        return []
    on_station = any(
        kind_of(table, number) is ObstacleKind.STATION and does_act(table, squadron, number)
        for number in overlapped_obstacles(table, squadron)
    )
    return [PreviewRemark(tone="ok", text=say("previews-can-recover"), rule="OBS-06")] if on_station else []
