"""Solar Corona: ships that attack with the corona in arc lose a die with an accuracy icon."""

from __future__ import annotations

from enum import StrEnum

from armada.effects.objectives.objective import ObjectiveEffect, ObjectiveInAttack, second_player
from armada.effects.objectives.superior_positions import FirstPlayerDeploysFirst
from armada.effects.verbs.card_effects import mark
from armada.engine.effects import CardInPlay, Stage, modifier, trigger
from armada.engine.procedures import DONE, Step, rule
from armada.engine.questions import Kind, choose
from armada.engine.seats import Seat
from armada.geometry.firing_arc import is_segment_in_arc
from armada.geometry.play_area import PlayArea
from armada.geometry.pose import Point
from armada.messages.message import message
from armada.rules.attack import Attack
from armada.rules.attack_effects import ACCURACY_DIE
from armada.rules.attack_events import modify_pool
from armada.rules.game import Game
from armada.rules.queries import MARKED_ZONES, MarkedZone
from armada.rules.setup import Setup
from armada.rules.timing import ATK_3_START, SETUP_6_AFTER, SETUP_6_BEFORE
from armada.state.dice import DieFace
from armada.state.records import Scope


class Corona(StrEnum):
    """The short edge of the play area that is the corona, as the first player sees it."""

    LEFT = "left"
    RIGHT = "right"


CORONA = Kind[Corona]("corona")


@trigger("solar_corona", at=SETUP_6_BEFORE)
class SolarCoronaDeployment(FirstPlayerDeploysFirst, kw_only=True):
    """The first player deploys everything first."""


@trigger("solar_corona", at=SETUP_6_AFTER)
class SolarCoronaEdge(ObjectiveEffect[Setup], kw_only=True):
    """Then the second player names a short edge as the corona."""

    def decider(self, game: Game, setup: Setup) -> Seat:
        """The second player."""
        return second_player(game)

    def resolve(self, game: Game, setup: Setup) -> Step:
        """For the whole game."""
        corona = yield from choose(second_player(game), CORONA, tuple(Corona))
        mark(game, self.key, Scope.GAME, text=corona.value)
        return DONE


@modifier("solar_corona", at=MARKED_ZONES, stage=Stage.INCREASE)
def corona_edge(game: Game, card: CardInPlay, table: PlayArea, zones: tuple[MarkedZone, ...]) -> tuple[MarkedZone, ...]:
    """The corona is a short edge of the play area."""
    area = table.area
    edges = {Corona.LEFT: area._replace(x2=area.x1), Corona.RIGHT: area._replace(x1=area.x2)}
    found = [
        MarkedZone(edges[Corona(entry.text)], name=message("scene-zone-corona")) for entry in game.lasting(card.key)
    ]
    return (*zones, *found)


@trigger("solar_corona", at=ATK_3_START)
class SolarCorona(ObjectiveInAttack, kw_only=True):
    """A ship that attacks with the corona in arc discards a die with an accuracy icon right after the roll."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """Such a die was rolled, and any point of the edge lies in the arc of the attacking hull zone."""
        zone = attack.zone
        if zone is None or not attack.pool.places(face=DieFace.ACCURACY):
            return False
        ends = self._ends(game)
        return ends is not None and is_segment_in_arc(game.hull(attack.attacker).zone(zone), *ends)

    def _ends(self, game: Game) -> tuple[Point, Point] | None:
        """The ends of the corona."""
        table = game.play_area
        for entry in game.lasting(self.key):
            x = 0.0 if entry.text == Corona.LEFT else table.width
            return (x, 0.0), (x, table.height)
        return None

    @rule("ARC-02", "ATK-20")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """Of the attacker's choice; the attack is not canceled, even if it was the last die."""
        pool = attack.pool
        by_color = {pool.dice[place].color: place for place in reversed(pool.places(face=DieFace.ACCURACY))}
        die = yield from choose(game.controller(attack.attacker), ACCURACY_DIE, sorted(by_color.values()))
        modify_pool(game, attack, pool.without((die,)), self.key, canceled=(die,))
        return DONE
