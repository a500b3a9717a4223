"""Opening Salvo: each ship's first attack has two dice more, and damaged ships score."""

from __future__ import annotations

from armada.effects.objectives.objective import ObjectiveEffect, ObjectiveInAttack, is_of_first, remove_token
from armada.effects.verbs.dice import COLORS
from armada.engine.effects import trigger
from armada.engine.procedures import DONE, Step, StepResult, rule
from armada.engine.questions import choose
from armada.engine.seats import Side
from armada.rules.armament import may_add_dice
from armada.rules.attack import Attack
from armada.rules.attack_effects import ADDED_COLOR
from armada.rules.attack_events import modify_pool
from armada.rules.dice import roll
from armada.rules.game import Game
from armada.rules.scoring import cost
from armada.rules.setup import Setup
from armada.rules.timing import ATK_3_MODIFY, GAME_END_OBJECTIVE, SETUP_6_AFTER
from armada.rules.winning import EndOfGame
from armada.state.events.cards import ObjectiveTokenPlaced
from armada.state.records import Token


def _salvo(game: Game, unit: int) -> int | None:
    """The objective token that a ship still has."""
    for number, token in enumerate(game.state.tokens):
        if token.unit == unit and token.kind == "opening_salvo":
            return number
    return None


@trigger("opening_salvo", at=SETUP_6_AFTER)
class OpeningSalvoTokens(ObjectiveEffect[Setup], kw_only=True):
    """Once both fleets are deployed, each ship gets an objective token."""

    @rule("CARD-opening-salvo-04")
    def resolve(self, game: Game, setup: Setup) -> StepResult:
        """Ships of both players."""
        for ship in game.ships():
            game.emit(ObjectiveTokenPlaced(Token(kind=self.key, unit=ship)))
        return DONE


@trigger("opening_salvo", at=ATK_3_MODIFY)
class OpeningSalvo(ObjectiveInAttack, kw_only=True):
    """At its first attack on a ship a ship discards its token and adds two dice: red ones, or of any colours."""

    @rule("CARD-opening-salvo-04")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """A ship with its token attacks a ship."""
        return (
            game.is_ship(attack.defender) and _salvo(game, attack.attacker) is not None and may_add_dice(game, attack)
        )

    @rule("CARD-opening-salvo-01", "CARD-opening-salvo-02", "FX-20")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """The second player chooses the colours, whatever the range."""
        colors = (COLORS[0], COLORS[0])
        if not is_of_first(game, attack.attacker):
            seat = game.controller(attack.attacker)
            one = yield from choose(seat, ADDED_COLOR, COLORS)
            other = yield from choose(seat, ADDED_COLOR, COLORS)
            colors = (one, other)
        token = _salvo(game, attack.attacker)
        assert token is not None
        faces = yield from roll(colors)
        remove_token(game, token)
        pool = attack.pool
        for color, face in zip(colors, faces, strict=True):
            pool = pool.added(color, face)
        modify_pool(game, attack, pool, self.key)
        return DONE


@trigger("opening_salvo", at=GAME_END_OBJECTIVE)
class OpeningSalvoScore(ObjectiveEffect[EndOfGame], kw_only=True):
    """Each damaged enemy ship that is still in play scores half its cost, upgrades included, rounded up."""

    def can_resolve(self, game: Game, end: EndOfGame) -> bool:
        """There is such a ship."""
        return any(game.ship(ship).damage for ship in game.ships())

    @rule("CARD-opening-salvo-03", "CARD-opening-salvo-04", "SCORE-05", "SCORE-06")
    def resolve(self, game: Game, end: EndOfGame) -> StepResult:
        """Ship by ship; damage cards count, shields do not."""
        for ship in game.ships():
            if game.ship(ship).damage:
                end.add(Side(1 - game.side(ship)), (cost(game, ship) + 1) // 2, self.key, ship)
        return DONE
