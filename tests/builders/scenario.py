"""Small positions in the game's words: ships and squadrons on a table, forced dice, answers by kind of question.

table = Scenario()
victory = table.ship("victory_ii_class_star_destroyer", 900, 300)
corvette = table.ship("cr90_corvette_a", 900, 520, side=1)
table.run(Attack(attacker=victory, zone=FRONT, defender=corvette, target_zone=REAR))
table.roll("hit", "hit", "crit")
table.answer(EFFECT, PASS)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Self, TypeVar

from armada.catalog.cards import Printing
from armada.catalog.catalog import catalog
from armada.catalog.profiles import TEAM_PLAY, DamageDecks
from armada.catalog.profiles import profile as profile_named
from armada.engine.chance import seed_key
from armada.engine.procedures import Procedure
from armada.engine.questions import PASS, Kind, Question
from armada.engine.seats import CHANCE, Seat, Side
from armada.engine.strict import StrictDriver
from armada.geometry.bases import HullZone
from armada.geometry.pose import pose_at
from armada.rules.dice import ROLL, SHUFFLE
from armada.rules.game import Game, deck_titles
from armada.state.dice import DieFace
from armada.state.events import Event
from armada.state.game_state import GameState, Phase
from armada.state.records import (
    Command,
    Damage,
    Deck,
    Defense,
    Obstacle,
    Player,
    Ship,
    ShipId,
    Squadron,
    SquadronId,
    Status,
    Token,
    TokenId,
    TokenState,
    Unit,
    Upgrade,
    UpgradeId,
)

FRONT, RIGHT, REAR, LEFT = HullZone.FRONT, HullZone.RIGHT, HullZone.REAR, HullZone.LEFT
E = TypeVar("E", bound=Event)


class StrictGame(StrictDriver[GameState], Game):
    """The game on the driver that names a step which acts before it asks."""


class Scenario:
    """A table with ships and squadrons, and a procedure carried out on it."""

    def __init__(
        self,
        *,
        profile: str = "standard",
        printing: Printing = Printing.ERA_2016,
        options: tuple[str, ...] = (),
        sides: Sequence[int] = (0, 1),
        grand_admirals: tuple[int, int] | None = None,
        without_fleet: Sequence[int] = (),
    ) -> None:
        """`sides` has the side of each seat: (0, 0, 1, 1) are two players against two.

        The first seat of a side is its Grand Admiral, unless `grand_admirals` names another. `without_fleet` are the
        last seats, of Grand Admirals who own no fleet.
        """
        assert {0, 1} == set(sides)
        assert max(sides.count(0), sides.count(1)) <= 4, "at most four players share a side"
        self.profile, self.printing, self.options, self.sides = profile, printing, options, tuple(sides)
        self.grand_admirals = grand_admirals
        self.without_fleet = tuple([Seat(seat) for seat in without_fleet])
        self.units: list[Unit] = []
        self.upgrades: list[Upgrade] = []
        self.obstacles: list[Obstacle] = []
        self.tokens: list[Token] = []
        self.objective: str | None = None
        self.round = 1
        self.first = 0
        self.deck: tuple[int, ...] = tuple(range(len(deck_titles())))
        self.events: list[Event] = []
        self._faces: list[DieFace] = []
        self._game: StrictGame | None = None

    # Setting the table

    def ship(
        self,
        card: str,
        x: float,
        y: float,
        degrees: float = 0.0,
        *,
        side: int = 0,
        seat: int | None = None,
        speed: int = 2,
        upgrades: Iterable[str] = (),
        shields: dict[HullZone, int] | None = None,
        dials: tuple[Command, ...] = (),
        revealed: Command | None = None,
        tokens: tuple[Command, ...] = (),
        damage: Iterable[str | None] = (),
        exhausted: Iterable[int] = (),
    ) -> ShipId:
        """A ship of a side's first seat, or of another `seat`.

        `damage` lists faceup titles and, as None, facedown cards; `exhausted` defense tokens by place.
        """
        owner = self._owner(side, seat)
        printed = catalog(self.printing).ships[card]
        id = ShipId(len(self.units))  # type: ignore[arg-type]
        zones = [zone for zone in (FRONT, RIGHT, REAR, LEFT) if zone in printed.shields]
        values = {**printed.shields, **(shields or {})}
        defense = [
            Defense(kind, TokenState.EXHAUSTED if place in set(exhausted) else TokenState.READIED)
            for place, kind in enumerate(printed.defense_tokens)
        ]
        self.units.append(
            Ship(
                id=id,
                seat=owner,
                card=card,
                label=f"{printed.name} {id}",
                status=Status.IN_PLAY,
                pose=pose_at(x, y, degrees),
                speed=speed,
                shields=tuple(values[zone] for zone in zones),
                defense=tuple(defense),
                dials=dials,
                revealed=revealed,
                tokens=tokens,
                damage=tuple(self._damage(title) for title in damage),
            )
        )
        for key in upgrades:
            self.upgrades.append(Upgrade(id=UpgradeId(len(self.upgrades)), card=key, ship=id, seat=owner))
        return id

    def _owner(self, side: int, seat: int | None) -> Seat:
        """The seat that is named, else the first of the side."""
        return Seat(self.sides.index(side) if seat is None else seat)

    def _without_fleet(self) -> tuple[Seat, ...]:
        """The seats that own none; in team play those that share the fleet of the first seat of their side."""
        owners = (self._owner(0, None), self._owner(1, None))
        seats = [Seat(seat) for seat in range(len(self.sides))]
        return (
            tuple([seat for seat in seats if seat not in owners]) if TEAM_PLAY in self.options else self.without_fleet
        )

    def _damage(self, title: str | None) -> Damage:
        used = {card.number for unit in self.units if isinstance(unit, Ship) for card in unit.damage}
        wanted = title or "structural_damage"
        free = [n for n in self.deck if n not in used and deck_titles()[n] == wanted]
        number = free[0]
        self.deck = tuple(n for n in self.deck if n != number)
        return Damage(number, title is not None, tuple(map(Seat, range(len(self.sides)))) if title else ())

    def squadron(
        self,
        card: str,
        x: float,
        y: float,
        *,
        side: int = 0,
        seat: int | None = None,
        hull: int | None = None,
        activated: bool = False,
    ) -> SquadronId:
        """A squadron of a side's first seat, or of another `seat`."""
        printed = catalog(self.printing).squadrons[card]
        id = SquadronId(len(self.units))  # type: ignore[arg-type]
        self.units.append(
            Squadron(
                id=id,
                seat=self._owner(side, seat),
                card=card,
                label=f"{printed.title} {id}",
                status=Status.IN_PLAY,
                pose=pose_at(x, y),
                hull=printed.hull if hull is None else hull,
                defense=tuple(Defense(kind) for kind in printed.defense_tokens),
                activated=activated,
            )
        )
        return id

    def obstacle(self, key: str, x: float, y: float, degrees: float = 0.0) -> int:
        """An obstacle."""
        self.obstacles.append(Obstacle(key=key, pose=pose_at(x, y, degrees)))
        return len(self.obstacles) - 1

    def token(self, kind: str, x: float | None = None, y: float = 0.0, *, ship: int = -1) -> int:
        """An objective token: on the table, or with a ship."""
        self.tokens.append(Token(kind=kind, pose=None if x is None else pose_at(x, y), unit=ship))
        return len(self.tokens) - 1

    def next_cards(self, *titles: str) -> None:
        """Put these damage cards on top of the deck, the first one first."""
        chosen: list[int] = []
        for title in titles:
            chosen.append(next(n for n in self.deck if deck_titles()[n] == title and n not in chosen))
        self.deck = (*chosen, *[n for n in self.deck if n not in chosen])

    # Playing on it

    def run(self, procedure: Procedure) -> Self:
        """Carry out a procedure up to its first question."""
        players = tuple(
            Player(seat=Seat(seat), side=Side(side), faction="rebel" if side else "empire", points=300)
            for seat, side in enumerate(self.sides)
        )
        per_player = profile_named(self.profile).damage_decks is DamageDecks.PER_PLAYER
        one, other = self.grand_admirals or (self._owner(0, None), self._owner(1, None))
        state = GameState(
            profile=self.profile,
            options=self.options,
            printing=self.printing,
            points=300,
            play_area="standard",
            players=players,
            grand_admirals=(Seat(one), Seat(other)),
            first_side=Side(self.first),
            round=self.round,
            phase=Phase.SHIP,
            units=tuple(self.units),
            upgrades=tuple(self.upgrades),
            obstacles=tuple(self.obstacles),
            tokens=tuple(self.tokens),
            decks=(Deck(self.deck),) * (len(self.sides) - len(self.without_fleet) if per_player else 1),
            objective=self.objective,
            victory_tokens=(0, 0),
            lasting=(),
            without_effect=(),
            outcome=None,
            without_fleet=self._without_fleet(),
        )
        self._game = StrictGame(state, procedure, seed_key("scenario"))
        self._game.index_cards()
        self._game.external_chance = True
        _ = self._game.question
        self.events = list(self._game.events)
        self._go_on()
        return self

    @property
    def game(self) -> StrictGame:
        """The game under way."""
        assert self._game is not None, "run something first"
        return self._game

    @property
    def question(self) -> Question[Any]:
        """The open question."""
        found = self.game.question
        assert found is not None, "nothing is asked: it is over"
        return found

    @property
    def is_over(self) -> bool:
        """Whether the procedure has ended."""
        return self.game.question is None

    def roll(self, *faces: str) -> Self:
        """The faces of the dice that are rolled next; also those rolled later, if more are given."""
        self._faces += [DieFace(face) for face in faces]
        self._go_on()
        return self

    def answer(self, kind: Kind[Any], answer: Any, *, seat: int | None = None) -> Self:
        """Answer the open question, which must be of this kind (and put to this seat)."""
        question = self.question
        assert question.kind is kind, f"asked is {question.kind.name}, not {kind.name}"
        assert seat is None or question.seat == seat, f"seat {question.seat} is asked, not {seat}"
        refusal = question.refusal(answer)
        assert refusal is None, f"refused: {refusal}"
        self.events += self.game.play(answer)
        self._go_on()
        return self

    def pass_(self, *kinds: Kind[Any]) -> Self:
        """Pass on the questions of these kinds, in this order; without kinds, on all that can be passed."""
        for kind in kinds:
            self.answer(kind, PASS)
        while not kinds and not self.is_over and self.question.may_pass:
            self.answer(self.question.kind, PASS)
        return self

    def _go_on(self) -> None:
        """Answer chance from the forced faces, as long as there are enough."""
        game = self.game
        while (question := game.question) is not None and question.seat == CHANCE:
            if question.kind is ROLL:
                count = next(n for n in range(1, 40) if self._fits(question, n))
                if len(self._faces) < count:
                    return
                faces, self._faces = tuple(self._faces[:count]), self._faces[count:]
                refusal = question.refusal(faces)
                assert refusal is None, refusal
                self.events += game.play(faces)
            elif question.kind is SHUFFLE:
                self.events += game.play(question.sample(_Still()))
            else:
                return

    @staticmethod
    def _fits(question: Question[Any], count: int) -> bool:
        refusal = question.refusal((DieFace.HIT,) * count)
        return refusal is None

    def last(self, kind: type[E]) -> E:
        """The last event of a kind."""
        return next(event for event in reversed(self.events) if isinstance(event, kind))

    def all(self, kind: type[E]) -> list[E]:
        """All events of a kind, in order."""
        return [event for event in self.events if isinstance(event, kind)]

    def the_ship(self, id: int) -> Ship:
        """A ship as it is now."""
        return self.game.ship(id)

    def the_squadron(self, id: int) -> Squadron:
        """A squadron as it is now."""
        return self.game.squadron(id)

    def shields(self, ship: int, zone: HullZone) -> int:
        """The shields of a hull zone now."""
        return self.game.shields(ship, zone)


class _Still:
    """Numbers that leave the order of a shuffle as it is."""

    def random(self) -> float:
        return 0.999999


TOKEN = TokenId
