"""Fighter Ambush: squadrons deploy last, and earn victory tokens for the damage cards they deal to ships."""

from __future__ import annotations

from msgspec.structs import replace

from armada.effects.objectives.objective import ObjectiveEffect, ObjectiveInAttack, gain_victory_tokens, second_player
from armada.effects.objectives.obstacles import lying_obstacles
from armada.engine.effects import trigger
from armada.engine.procedures import DONE, REPEAT, Call, Step, StepResult, rule
from armada.engine.questions import choose
from armada.engine.seats import Seat
from armada.geometry.pose import EXACT
from armada.geometry.ruler import Distance
from armada.rules.attack import Attack
from armada.rules.damage_cards import DealDamageCard
from armada.rules.deploying import DeploySquadron
from armada.rules.deployment import DEPLOY
from armada.rules.game import Game
from armada.rules.queries import DEPLOY_PLACE, DeployPlace
from armada.rules.setup import Setup
from armada.rules.timing import ATK_AFTER, DMG_CARD_DEAL, SETUP_6_AFTER, SETUP_6_BEFORE
from armada.state.records import SquadronId, Status


@trigger("fighter_ambush", at=SETUP_6_BEFORE)
class FighterAmbushAside(ObjectiveEffect[Setup], kw_only=True):
    """The second player sets aside all own squadrons."""

    def resolve(self, game: Game, setup: Setup) -> StepResult:
        """All of them, until both fleets are deployed."""
        aside = tuple(_waiting_squadrons(game))
        setup.deployment = replace(setup.deployment, aside=aside)
        return DONE


def _waiting_squadrons(game: Game) -> list[SquadronId]:
    """The second player's squadrons that are not deployed."""
    _, second = game.sides_in_order
    return [
        game.squadron(unit.id).id
        for unit in game.state.units
        if unit.status is Status.RESERVE and not game.is_ship(unit.id) and game.side(unit.id) == second
    ]


@trigger("fighter_ambush", at=SETUP_6_AFTER)
class FighterAmbushDeployment(ObjectiveEffect[Setup], kw_only=True):
    """Then these squadrons are deployed, near ships or at obstacles, far from the first player's edge."""

    def decider(self, game: Game, setup: Setup) -> Seat:
        """The second player."""
        return second_player(game)

    @rule("SETUP-37", "SETUP-39", "SETUP-40", "SETUP-55")
    def deploy(self, game: Game) -> Step:
        """One after the other, in any order."""
        waiting = _waiting_squadrons(game)
        if not waiting:
            return DONE
        chosen = yield from choose(second_player(game), DEPLOY, waiting)
        squadron = game.squadron(chosen).id
        _, second = game.sides_in_order
        area = game.play_area.setup_area._replace(y1=Distance.FIVE.end + EXACT)
        place = DeployPlace((area,), near=tuple(game.ships(second)), at_obstacles=lying_obstacles(game))
        return Call(DeploySquadron(squadron=squadron, place=game.ask(DEPLOY_PLACE, squadron, place)), then=REPEAT)

    steps = (deploy,)


@trigger("fighter_ambush", at=DMG_CARD_DEAL)
class FighterAmbushDealt(ObjectiveEffect[DealDamageCard], kw_only=True):
    """A damage card that a squadron's attack puts on a ship is remembered."""

    is_silent = True

    def can_resolve(self, game: Game, dealing: DealDamageCard) -> bool:
        """By its damage, its critical effect, or a card dealt by these."""
        attack = game.innermost(Attack)
        return attack is not None and attack.defender == dealing.ship and not game.is_ship(attack.attacker)

    def resolve(self, game: Game, dealing: DealDamageCard) -> StepResult:
        """For the end of the attack."""
        attack = game.innermost(Attack)
        assert attack is not None
        attack.notes += (self.key,)
        return DONE


@trigger("fighter_ambush", at=ATK_AFTER)
class FighterAmbush(ObjectiveInAttack, kw_only=True):
    """After a squadron's attack that dealt a ship damage cards its owner gains a victory token."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """However many cards, and whatever became of the squadron since (S-23)."""
        return self.key in attack.notes

    @rule("OBJ-05")
    def resolve(self, game: Game, attack: Attack) -> StepResult:
        """One for each attack."""
        gain_victory_tokens(game, game.side(attack.attacker), unit=attack.attacker)
        return DONE
