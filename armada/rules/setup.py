"""Setup in eight steps: areas, components, initiative, objective, obstacles, deployment, the rest, cleaning up (SETUP).

Shields, hull points, defense tokens and upgrades have their starting values from the beginning: see `new_game`. In the
windows after the fourth step an objective, or a card that names one of them, changes what `obstacles` and `deployment`
say (SETUP-30, FX-23).
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from armada.catalog.profiles import DamageDecks
from armada.engine.procedures import NEXT, REPEAT, Call, Procedure, Step, StepResult, rule
from armada.engine.questions import Asking, Kind, Refusal, choose
from armada.engine.seats import Side
from armada.engine.secrecy import all_open
from armada.geometry.play_area import Area
from armada.messages.message import message
from armada.rules.commanders import AssignTargets
from armada.rules.deployment import Deployment, DeploymentPlan
from armada.rules.dice import flip_coin, shuffled
from armada.rules.game import Game
from armada.rules.grand_admirals import ChooseGrandAdmirals, fleet_of_admiral, voting_sides
from armada.rules.object_places import standard_obstacle_place
from armada.rules.obstacle_placement import ObstaclePlan, PlaceObstacles
from armada.rules.team_play import with_teammates
from armada.rules.timing import (
    SETUP_4_AFTER,
    SETUP_5_AFTER,
    SETUP_5_BEFORE,
    SETUP_6_AFTER,
    SETUP_6_BEFORE,
    SETUP_AFTER,
)
from armada.rules.winning import UNLIMITED_ROUNDS, eliminated, end_if_eliminated
from armada.state.events.setup import CoinFlipped, DeckShuffled, FirstPlayerChosen, ObjectiveChosen, ObjectivesShown

FIRST_PLAYER = Kind[Side]("first player")
OBJECTIVE = Kind[str]("objective")

NOWHERE: Final = Area(0.0, 0.0, 0.0, 0.0)


@all_open
class Setup(Procedure):
    """Setup. `obstacles` and `deployment` say how obstacles are placed and fleets deployed.

    `chooser` is the side that says which is first player.
    """

    has_admirals: bool = False
    """Whether teams of several players have chosen their Grand Admirals."""

    chooser: Side = Side(0)
    obstacles: ObstaclePlan = ObstaclePlan((), (), standard_obstacle_place(NOWHERE))
    deployment: DeploymentPlan = DeploymentPlan((NOWHERE, NOWHERE), NOWHERE)

    @rule("SETUP-01", "SETUP-02", "SETUP-03", "SETUP-04", "SETUP-05", "SETUP-06", "SETUP-07", "SEC-02", "SEC-09")
    def define_areas(self, game: Game) -> StepResult:
        """1. The setup area lies between its markers, the deployment zones at the players' edges."""
        table = game.play_area
        everything = tuple(range(len(game.state.obstacles)))
        self.obstacles = ObstaclePlan(everything, (), standard_obstacle_place(table.setup_area))
        zones = table.deployment_zone(second=False), table.deployment_zone(second=True)
        self.deployment = DeploymentPlan(zones, table.setup_area)
        return NEXT

    @rule("TRN-21", "TRN-26")
    def shuffle_own_decks(self, game: Game) -> Step:
        """2. Where each player has a damage deck it is shuffled here; what cards it holds is known to all."""
        if game.profile.damage_decks is DamageDecks.PER_PLAYER:
            yield from shuffle_decks(game)
        return NEXT

    @rule("SETUP-17", "SETUP-18", "SEC-27", "SEC-29")
    def determine_initiative(self, game: Game) -> Step:
        """3. The side whose fleets cost less decides who is first player; if both cost the same, a coin says which.

        Before that, teams choose their Grand Admirals.
        """
        if not self.has_admirals and voting_sides(game):
            self.has_admirals = True
            return Call(ChooseGrandAdmirals(), then=REPEAT)
        costs = [sum([player.points for player in game.state.players if player.side == side]) for side in (0, 1)]
        if costs[0] != costs[1]:
            self.chooser = Side(costs.index(min(costs)))
            return NEXT
        heads = yield from flip_coin()
        self.chooser = Side(0) if heads else Side(1)
        game.emit(CoinFlipped(self.chooser))
        return NEXT

    @rule("SETUP-17", "SETUP-19", "SETUP-51", "SEC-29", "SEC-30")
    def choose_first_player(self, game: Game) -> Step:
        """The first player has the initiative: places obstacles second, and deploys and activates first."""
        first = yield from choose(game.grand_admiral(self.chooser), FIRST_PLAYER, (Side(0), Side(1)))
        game.emit(FirstPlayerChosen(first))
        order = game.sides_in_order
        self.obstacles = replace(self.obstacles, placers=(order[1], order[0]))
        self.deployment = replace(self.deployment, order=order)
        return NEXT

    @rule("SETUP-21", "INFO-13", "OPT-03", "SEC-31", "SEC-65")
    def show_objectives(self, game: Game) -> StepResult:
        """4. The first player looks at the second player's objective cards; with Unlimited Rounds there are none."""
        first, second = [game.grand_admiral(side) for side in game.sides_in_order]
        owner = fleet_of_admiral(game, game.side_of(second))
        objectives = game.state.players[owner].objectives
        if objectives and UNLIMITED_ROUNDS not in game.state.options:
            known_to = (second, first) if owner == second else (owner, second, first)
            game.emit(ObjectivesShown(owner, with_teammates(game, known_to), objectives))
        return NEXT

    @rule("SETUP-21", "SETUP-22", "OBJ-01", "OBJ-03", "OPT-03", "SEC-31")
    def choose_objective(self, game: Game) -> Step:
        """The first player chooses one of them: it is open from now on, and all others are out of the game."""
        first, second = game.sides_in_order
        objectives = game.state.players[fleet_of_admiral(game, second)].objectives
        if not objectives or UNLIMITED_ROUNDS in game.state.options:
            return NEXT
        refused = Refusal(message("refusals-objective"), "SETUP-21", objectives[0])
        chosen = yield from choose(game.grand_admiral(first), OBJECTIVE, objectives, why_not=lambda _: refused)
        game.emit(ObjectiveChosen(chosen))
        game.index_cards()
        return NEXT

    @rule("SETUP-23", "SETUP-24", "SETUP-25", "SETUP-30", "TRN-27")
    def place_obstacles(self, game: Game) -> StepResult:
        """5. The sides place the obstacles in alternation, the second player first."""
        return Call(PlaceObstacles(plan=self.obstacles))

    @rule("SETUP-31")
    def deploy(self, game: Game) -> StepResult:
        """6. The sides deploy their fleets in alternation, the first player first."""
        return Call(Deployment(plan=self.deployment))

    @rule("SETUP-46", "SETUP-47", "DMG-31")
    def prepare(self, game: Game) -> Step:
        """7. A shared damage deck is shuffled; the round that comes is the first."""
        if game.profile.damage_decks is DamageDecks.SHARED:
            yield from shuffle_decks(game)
        return NEXT

    @rule("SETUP-48", "WIN-03", "SEC-49")
    def clean_up(self, game: Game) -> StepResult:
        """8. The markers are gone. A fleet of which no ship found a place has lost. Commanders are assigned targets."""
        return end_if_eliminated(game) if eliminated(game) else Call(AssignTargets())

    steps = (
        define_areas,
        shuffle_own_decks,
        determine_initiative,
        choose_first_player,
        show_objectives,
        choose_objective,
        SETUP_4_AFTER,
        SETUP_5_BEFORE,
        place_obstacles,
        SETUP_5_AFTER,
        SETUP_6_BEFORE,
        deploy,
        SETUP_6_AFTER,
        prepare,
        clean_up,
        SETUP_AFTER,
    )


def shuffle_decks(game: Game) -> Asking[None]:
    """Shuffle every damage deck; nobody knows the order."""
    orders = []
    for deck in game.state.decks:
        order = yield from shuffled(deck.order)
        orders.append(order)
    for number, order in enumerate(orders):
        game.emit(DeckShuffled(number, order))
