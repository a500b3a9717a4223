"""Salvo: a ship that spent this defense token attacks its attacker in return (EXT-salvo)."""

from __future__ import annotations

from armada.engine.effects import CardInPlay, Effect, Stage, modifier, trigger
from armada.engine.procedures import DONE, Call, StepResult, rule
from armada.engine.seats import Seat
from armada.rules.attack import Attack
from armada.rules.game import Game
from armada.rules.queries import REMOVAL
from armada.rules.timing import ATK_SALVO
from armada.state.records import UnitId


def salvo_against(attack: Attack) -> Attack:
    """The salvo attack that answers an attack."""
    return Attack(
        attacker=attack.defender,
        zone=attack.target_zone,
        defender=attack.attacker,
        target_zone=attack.zone,
        obstructed=attack.obstructed,
        band=attack.band,
        is_salvo=True,
        measured_from=attack.aimed_zone,
    )


@trigger("salvo", at=ATK_SALVO, standing=True)
class AnswerWithSalvo(Effect[Attack], kw_only=True):
    """After an attack on a ship that spent Salvo, the ship attacks the attacker in return, even if destroyed by it."""

    def decider(self, game: Game, attack: Attack) -> Seat:
        """The controller of the defender."""
        return game.controller(attack.defender)

    @rule("EXT-salvo-02", "EXT-salvo-15")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """The attacker is still in play."""
        return attack.owes_salvo and game.is_in_play(attack.attacker)

    @rule("EXT-salvo-06", "EXT-salvo-07", "EXT-salvo-09", "EXT-salvo-14", "EXT-salvo-16", "EXT-salvo-17")
    def resolve(self, game: Game, attack: Attack) -> StepResult:
        """An attack like any other, from the zone that was attacked at the one that attacked, measured as that was."""
        attack.owes_salvo = False
        return Call(salvo_against(attack), then=DONE)


@modifier("salvo", at=REMOVAL, stage=Stage.LIMIT, standing=True)
@rule("EXT-salvo-14", "DMG-20")
def salvo_waits(game: Game, card: CardInPlay, unit: UnitId, is_due: bool) -> bool:
    """A ship destroyed by an attack stays on the table until it has answered it."""
    return is_due and not any(
        attack.owes_salvo and attack.defender == unit for attack in game.procedures() if isinstance(attack, Attack)
    )
