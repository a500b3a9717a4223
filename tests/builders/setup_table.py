"""A table before setup: small fleets, setup carried out on the strict driver, answers by kind of question."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, TypeVar

from armada.engine.chance import seed_key
from armada.engine.procedures import Procedure
from armada.engine.questions import Kind, Question, Refusal
from armada.engine.seats import Seat, Side
from armada.fleet import Fleet
from armada.geometry.pose import pose_at
from armada.rules.deploying import SHIP_PLACEMENT, SQUADRON_PLACEMENT, ShipPlacement
from armada.rules.deployment import DEPLOY
from armada.rules.grand_admirals import GRAND_ADMIRAL
from armada.rules.new_game import new_state
from armada.rules.obstacle_placement import OBSTACLE
from armada.rules.setup import FIRST_PLAYER, Setup
from armada.rules.winning import UNLIMITED_ROUNDS
from armada.state.events import Event
from armada.state.game_state import GameState
from armada.state.records import UnitId
from tests.builders.fleets import fleet
from tests.builders.scenario import StrictGame

E = TypeVar("E", bound=Event)

REBELS = fleet("cr90_corvette_a + general_dodonna", "nebulon_b_escort_frigate", squadrons=["x_wing_squadron"] * 3)
EMPIRE = fleet(
    "victory_i_class_star_destroyer + grand_moff_tarkin",
    squadrons=["tie_fighter_squadron"] * 4,
    objectives=("opening_salvo", "contested_outpost", "superior_positions"),
)


class SetupTable:
    """Setup, or a part of it, under way."""

    def __init__(
        self, state: GameState, procedure: Procedure | None = None, *, seed: int = 7, external_chance: bool = False
    ) -> None:
        self.game = StrictGame(state, Setup() if procedure is None else procedure, seed_key(seed))
        self.game.external_chance = external_chance
        self.game.index_cards()
        self.rng = Random(seed)
        _ = self.game.question
        self.events: list[Any] = list(self.game.events)

    @property
    def question(self) -> Question[Any]:
        """The open question."""
        found = self.game.question
        assert found is not None, "setup is over"
        return found

    @property
    def is_over(self) -> bool:
        """Whether setup has ended."""
        return self.game.question is None

    def asks(self, kind: Kind[Any], seat: int) -> bool:
        """Whether this seat is asked this kind of question now."""
        return self.question.kind is kind and self.question.seat == seat

    def answer(self, kind: Kind[Any], answer: Any, seat: int | None = None) -> SetupTable:
        """Answer the open question, which is of this kind (and put to this seat)."""
        question = self.question
        assert question.kind is kind, f"asked is {question.kind.name}, not {kind.name}"
        assert seat is None or question.seat == seat, f"seat {question.seat} is asked, not {seat}"
        refusal = question.refusal(answer)
        assert refusal is None, f"refused: {refusal}"
        return self.play(answer)

    def play(self, answer: Any) -> SetupTable:
        """Go on with an answer."""
        self.events += self.game.play(answer)
        return self

    def refusal(self, answer: Any) -> Refusal:
        """Why an answer to the open question is refused; the answer named instead is legal."""
        refusal = self.question.refusal(answer)
        assert refusal is not None, f"{answer} is accepted"
        assert refusal.nearest is None or self.question.accepts(refusal.nearest)
        return refusal

    def go_to(self, kind: Kind[Any]) -> SetupTable:
        """Answer at random until this kind of question is asked."""
        while self.question.kind is not kind:
            self.play(self.question.sample(self.rng))
        return self

    def finish(self) -> SetupTable:
        """Answer at random until setup is over."""
        while not self.is_over:
            self.play(self.question.sample(self.rng))
        return self

    def appoint(self, *admirals: int) -> SetupTable:
        """All players of each team vote for the Grand Admiral named for their side."""
        while not self.is_over and self.question.kind is GRAND_ADMIRAL:
            self.play(Seat(admirals[self.game.side_of(self.question.seat)]))
        return self

    def all(self, kind: type[E]) -> list[E]:
        """All events of a kind, in order."""
        return [event for event in self.events if isinstance(event, kind)]

    def unit(self, label: str) -> UnitId:
        """A ship or squadron by what it is called."""
        return next(unit.id for unit in self.game.state.units if unit.label == label)

    def deploy_ship(self, label: str, x: float, y: float, degrees: float = 0.0, speed: int = 1) -> SetupTable:
        """Choose a ship, if there is a choice, and deploy it."""
        self.choose(label)
        return self.answer(SHIP_PLACEMENT, ShipPlacement(pose_at(x, y, degrees), speed))

    def deploy_squadron(self, label: str, x: float, y: float) -> SetupTable:
        """Choose a squadron, if there is a choice, and deploy it."""
        self.choose(label)
        return self.answer(SQUADRON_PLACEMENT, pose_at(x, y))

    def choose(self, label: str) -> SetupTable:
        """Choose what to deploy, if there is a choice."""
        return self.answer(DEPLOY, self.unit(label)) if self.question.kind is DEPLOY else self


def battle(
    rebels: Fleet = REBELS,
    empire: Fleet = EMPIRE,
    *,
    profile: str = "standard",
    points: int | None = 300,
    options: Sequence[str] = (),
    play_area: str | None = None,
    seed: int = 7,
) -> SetupTable:
    """Setup of a battle of Rebels, seat 0, against the Empire, seat 1, up to its first question."""
    state = new_state(
        [rebels, empire], profile=profile, points=points, options=options, play_area=play_area, allow_missing=True
    )
    return SetupTable(state, seed=seed)


def after_obstacles(rebels: Fleet = REBELS, empire: Fleet = EMPIRE, *, first: int = 0, seed: int = 7) -> SetupTable:
    """The same without an objective, one side first player, and the obstacles placed at random."""
    table = battle(rebels, empire, options=(UNLIMITED_ROUNDS,), seed=seed).answer(FIRST_PLAYER, Side(first))
    while not table.is_over and table.question.kind is OBSTACLE:
        table.play(table.question.sample(table.rng))
    return table
