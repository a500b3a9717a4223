"""Fire Lanes: three tokens, each of them controlled by whose ships bring more dice to bear on it."""

from __future__ import annotations

from typing import Final

from armada.catalog.cards import Color
from armada.effects.objectives.objective import (
    ObjectiveEffect,
    first_player,
    gain_victory_tokens,
    second_player,
    token_place,
    tokens_on_table,
)
from armada.engine.effects import trigger
from armada.engine.procedures import DONE, Call, StepResult, rule
from armada.engine.seats import Seat, Side
from armada.geometry.line_of_sight import obstructions
from armada.geometry.overlap import overlaps
from armada.geometry.pieces import Disc, Obstacle, Ship, place_token
from armada.geometry.ruler import Distance
from armada.geometry.targets import AttackLine, attack_lines
from armada.rules.armament import COLORS_AT, NO_DICE
from armada.rules.game import Game
from armada.rules.moving_objects import MoveTokens
from armada.rules.queries import BATTERY, GATHER, MAY_TARGET, OBSTRUCTED, Armament, AttackOption
from armada.rules.rounds import Round
from armada.rules.setup import Setup
from armada.rules.timing import ROUND_END, SETUP_5_AFTER
from armada.rules.token_placement import PlaceTokens
from armada.state.records import ShipId, UnitId

TOKENS: Final = 3

NOBODY: Final = UnitId(-1)
"""The defender of an attack that is only thought of: a token is no ship or squadron."""


@trigger("fire_lanes", at=SETUP_5_AFTER)
class FireLanesTokens(ObjectiveEffect[Setup], kw_only=True):
    """The second player places three tokens; the first player may then move each of them a little."""

    def decider(self, game: Game, setup: Setup) -> Seat:
        """The second player begins."""
        return second_player(game)

    @rule("CARD-fire-lanes-04", "OBJ-10")
    def place(self, game: Game) -> StepResult:
        """In the setup area, beyond distance 4 of the players' edges."""
        placers = (second_player(game),) * TOKENS
        return Call(PlaceTokens(placers=placers, kind=self.key, place=token_place(game, edges=Distance.FOUR.end)))

    @rule("CARD-fire-lanes-04")
    def move(self, game: Game) -> StepResult:
        """Within distance 1-2 of where it lies, anywhere in the play area."""
        tokens = tuple(tokens_on_table(game, self.key))
        return Call(MoveTokens(by=first_player(game), tokens=tokens, band=Distance.TWO.number))

    steps = (place, move)


@trigger("fire_lanes", at=ROUND_END)
class FireLanes(ObjectiveEffect[Round], kw_only=True):
    """At the end of the round who controls a token gains a victory token for it."""

    @rule("CARD-fire-lanes-04")
    def resolve(self, game: Game, round: Round) -> StepResult:
        """Token by token."""
        for number in tokens_on_table(game, self.key):
            side = controller(game, number)
            if side is not None:
                gain_victory_tokens(game, side, token=number)
        return DONE


@rule("CARD-fire-lanes-04")
def controller(game: Game, number: int) -> Side | None:
    """The side that controls a token: the opponent of the only side on it, or else the side with more dice."""
    pose = game.state.tokens[number].pose
    assert pose is not None
    token = place_token(pose)
    lying = {game.side(unit) for unit in (*game.ships(), *game.squadrons()) if overlaps(game.body(unit), token)}
    if len(lying) == 2:
        return None
    if lying:
        return Side(1 - lying.pop())
    dice = [0, 0]
    for ship in game.ships():
        dice[game.side(ship)] += dice_at(game, ship, token)
    return None if dice[0] == dice[1] else Side(int(dice[1] > dice[0]))


@rule("CARD-fire-lanes-01", "CARD-fire-lanes-02", "CARD-fire-lanes-03", "LOS-05", "ATK-21")
def dice_at(game: Game, ship: ShipId, token: Disc) -> int:
    """How many battery dice all hull zones of a ship could roll at a token, which is measured like a squadron."""
    lines = attack_lines(game.hull(ship), token)
    if not lines:
        return 0
    pieces = game.obstructing_bodies()
    return sum([_dice_of_zone(game, ship, line, token, pieces) for line in lines])


def _dice_of_zone(game: Game, ship: ShipId, line: AttackLine, token: Disc, pieces: tuple[Ship | Obstacle, ...]) -> int:
    """The dice of the armament as it is now whose colours reach so far; one less if the line is obstructed.

    What is granted while attacking, or after the roll, does not count; bans on such an attack do.
    """
    zone, band = line.zone, line.range
    assert zone is not None
    assert band is not None
    option = AttackOption(ship, zone, NOBODY, None, line)
    obstructed = game.ask(OBSTRUCTED, option, bool(obstructions(line.sight, game.hull(ship), token, pieces)))
    option = option._replace(obstructed=obstructed)
    if not game.ask(MAY_TARGET, option, True):
        return 0
    battery = game.ask(BATTERY, Armament(ship, zone), game.ship_card(ship).battery.get(zone, NO_DICE))
    colors = game.ask(GATHER, option, COLORS_AT[band])
    counts = {Color.RED: battery.red, Color.BLUE: battery.blue, Color.BLACK: battery.black}
    return max(0, sum([counts[color] for color in colors]) - obstructed)
