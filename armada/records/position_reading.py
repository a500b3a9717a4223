"""Reading a position: values that a line leaves out are those at the start of a game of the same fleets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeVar

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from armada.catalog.cards import Card, Faction, Printing
from armada.catalog.catalog import Catalog, catalog
from armada.catalog.profiles import TEAM_PLAY
from armada.catalog.search import named
from armada.catalog.shapes import obstacle_tokens
from armada.engine.seats import Seat, Side
from armada.errors import FleetError, PositionError
from armada.fleet.fleet import Fleet, FleetShip
from armada.records.older_states import fields_of
from armada.records.position import Position, plain
from armada.records.position_lines import Entries, LineValue, PositionLine, did_you_mean, lines_of
from armada.records.position_units import (
    INSTALLATION,
    SHIP,
    SQUADRON,
    read_dial,
    read_installation,
    read_ship,
    read_squadron,
    read_upgrade,
)
from armada.records.position_writing import TITLE
from armada.rules.game import PLAY_AREAS, deck_titles
from armada.rules.new_game import flagship, new_state
from armada.state.game_state import GameState, Outcome, Phase
from armada.state.records import CardDials, Deck, Lasting, Obstacle, Scope, Ship, Token, Unit, UnitId

T = TypeVar("T", bound=Card)

HEADER: Final = (
    "profile",
    "options",
    "printing",
    "points",
    "play area",
    "seen by",
    "round",
    "phase",
    "activating",
    "under way",
    "first player",
    "objective",
    "victory tokens",
    "ending",
    "outcome",
)
PIECES: Final = (
    "player",
    "discarded",
    "obstacle",
    "token",
    "stack",
    "ship",
    "squadron",
    "installation",
    "lasting",
)


def read_position(text: str) -> Position:
    """The position of a text."""
    return Reader(text).position()


class Reader:
    """Reads the lines of a text, then builds the position."""

    def __init__(self, text: str) -> None:
        self.header: dict[str, LineValue] = {}
        self.lines: dict[str, list[PositionLine]] = {kind: [] for kind in PIECES}
        for line in lines_of(text, TITLE):
            self._sort(line)
        self.printing = self._header("printing", lambda e: Printing(e.word(tuple(Printing))), Printing.ERA_2016)
        self.cards: Catalog = catalog(self.printing)
        self.players = len(self.lines["player"])
        self.labels: dict[str, int] = {}
        self.teams: list[tuple[int, ...]] = []

    def _sort(self, line: PositionLine) -> None:
        if line.head in HEADER:
            if line.head in self.header:
                raise line.fault(f"`{line.head}` occurs twice. Leave one of them out.")
            self.header[line.head] = line.whole
            return
        kind = line.head.split(maxsplit=1)[0] if line.head else ""
        if kind not in PIECES:
            raise line.fault(f"unknown line `{line.head}`. {did_you_mean(line.head, (*HEADER, *PIECES))}")
        self.lines[kind].append(line)

    def _header(self, name: str, read: Any, otherwise: Any) -> Any:
        return read(self.header[name]) if name in self.header else otherwise

    def position(self) -> Position:
        """The position."""
        self._check_players()
        ships, squadrons = self._units_by_seat("ship", SHIP), self._units_by_seat("squadron", SQUADRON)
        state = self._start(ships, squadrons)
        everything = [entries for seat in range(self.players) for entries in (*ships[seat], *squadrons[seat])]
        state = self._with_table(state)
        installations = [line.entries(INSTALLATION) for line in self.lines["installation"]]
        labels = [entries.line.label or unit.label for entries, unit in zip(everything, state.units, strict=True)]
        labels += [entries.line.label or "" for entries in installations]
        self._name(labels, [*everything, *installations])
        units: list[Unit] = []
        for entries, unit, label in zip(everything, state.units, labels, strict=False):
            read = read_ship if isinstance(unit, Ship) else read_squadron
            units.append(read(self, entries, replace(unit, label=label)))  # type: ignore[arg-type]
        for entries in installations:
            units.append(read_installation(self, entries, UnitId(len(units)), state))
        state = replace(state, units=tuple(units), upgrades=self._upgrades(state, everything))
        self._check_flagships(state, everything)
        state = replace(state, tokens=self._tokens(), card_dials=self._card_dials(), **fields_of(self._lasting()))
        return self._at_its_moment(state)

    # The game

    def _check_players(self) -> None:
        for place, line in enumerate(self.lines["player"], 1):
            if line.named(("player",)).value != str(place):
                raise line.fault(f"this is not player {place}. List the players in order: player 1, player 2, …")
        if not self.players:
            raise PositionError("A position needs players: a line `player 1: rebel` and a line `player 2: empire`.")

    def _units_by_seat(self, kind: str, names: tuple[str, ...]) -> list[list[Entries]]:
        found: list[list[Entries]] = [[] for _ in range(self.players)]
        for line in self.lines[kind]:
            entries = line.entries(names)
            found[entries.need("player").seat(self.players)].append(entries)
        return found

    def card(self, entry: LineValue, cards: Mapping[str, T], kind: str) -> str:
        """The key of a card; for a misspelled one the error suggests the right one."""
        if entry.value in cards:
            return entry.value
        meant = [card.key for card in named(self.cards, entry.value) if card.key in cards]
        hint = f"Did you mean `{meant[0]}`?" if meant else did_you_mean(entry.value, list(cards))
        raise entry.fault(f"unknown {kind} card `{entry.value}`. {hint}")

    def _start(self, ships: list[list[Entries]], squadrons: list[list[Entries]]) -> GameState:
        """The game of the same fleets at its start."""
        known = (*Faction, "name", "points", "side", "grand admiral", "speaks", "no fleet")
        listed = [line.entries(known) for line in self.lines["player"]]
        without = [entries.flag("no fleet") for entries in listed]
        with_fleet = without.index(True) if any(without) else self.players
        if not all(without[with_fleet:]):
            raise listed[with_fleet].line.fault("a player without a fleet comes after all players with one.")
        fleets = [self._fleet(seat, listed[seat], ships[seat], squadrons[seat]) for seat in range(with_fleet)]
        sides = [entries.get("side", lambda e: e.whole(1, 2) - 1, -1) for entries in listed]
        options: tuple[str, ...] = self._header("options", lambda e: tuple([part.value for part in e.parts()]), ())
        shares = TEAM_PLAY in options
        try:
            state = new_state(
                fleets,
                profile=self._header("profile", lambda e: e.value, "standard"),
                points=self._header("points", lambda e: e.whole(1), None),
                options=options,
                play_area=self._header("play area", lambda e: e.word(PLAY_AREAS), None),
                sides=None if -1 in sides else sides[:with_fleet],
                admirals_without_fleet=[] if shares else sides[with_fleet:],
                names=[] if shares else [entries.get("name", lambda e: e.quoted(), "") for entries in listed],
                allow_missing=True,
                teams=self._teams(listed, sides, with_fleet) if shares else None,
            )
        except FleetError as error:
            raise PositionError(str(error)) from error
        players = [
            replace(player, points=entries.get("points", lambda e: e.whole(), player.points))
            for player, entries in zip(state.players, listed, strict=True)
        ]
        grand_admirals = list(state.grand_admirals)
        for player, entries in zip(players, listed, strict=True):
            if entries.flag("grand admiral") or entries.flag("speaks"):
                grand_admirals[player.side] = player.seat
        return replace(state, players=tuple(players), grand_admirals=(grand_admirals[0], grand_admirals[1]))

    def _teams(self, listed: list[Entries], sides: list[int], with_fleet: int) -> list[list[str]]:
        """The names of the players who share each fleet: its owner first, then those of the side without a fleet."""
        names = [entries.get("name", lambda e: e.quoted(), "") for entries in listed]
        self.teams = [
            (owner, *[seat for seat in range(with_fleet, self.players) if sides[seat] == sides[owner]])
            for owner in range(with_fleet)
        ]
        if [seat for _, *others in self.teams for seat in others] != [*range(with_fleet, self.players)]:
            raise listed[with_fleet].line.fault(
                "name the side of each player, and list those who share the first fleet before the others."
            )
        return [[names[seat] for seat in team] for team in self.teams]

    def controller(self, entries: Entries, owner: int) -> Seat | UnsetType:
        """The player who decides for a ship or squadron, if it is not its owner."""
        return entries.get("controller", lambda e: self._teammate(e, owner), UNSET)

    def _teammate(self, entry: LineValue, owner: int) -> Seat | UnsetType:
        seat = entry.seat(self.players)
        if not any(owner in team and seat in team for team in self.teams):
            raise entry.fault(f"player {seat + 1} does not share the fleet of player {owner + 1}. Name one who does.")
        return UNSET if seat == owner else seat

    def _fleet(self, seat: int, player: Entries, ships: list[Entries], squadrons: list[Entries]) -> Fleet:
        faction = next((faction for faction in Faction if player.flag(faction)), None)
        if faction is None:
            raise player.line.fault(f"player {seat + 1} has no faction. Name one: {', '.join(Faction)}.")
        return Fleet(
            name=player.get("name", lambda e: e.quoted(), ""),
            faction=faction,
            printing=self.printing,
            ships=tuple(
                [
                    FleetShip(self.card(e.line.named(("ship",)), self.cards.ships, "ship"), self._upgrade_keys(e))
                    for e in ships
                ]
            ),
            squadrons=tuple(
                [self.card(e.line.named(("squadron",)), self.cards.squadrons, "squadron") for e in squadrons]
            ),
        )

    def _upgrade_keys(self, ship: Entries) -> tuple[str, ...]:
        parts: list[LineValue] = ship.get("upgrades", lambda e: e.parts(), [])
        keys = [LineValue(part.line, part.name, part.value.partition(" ")[0]) for part in parts]
        return tuple([self.card(key, self.cards.upgrades, "upgrade") for key in keys])

    def _name(self, labels: list[str], entries: list[Entries]) -> None:
        for place, (label, entry) in enumerate(zip(labels, entries, strict=True)):
            if label in self.labels:
                raise entry.line.fault(f"two pieces are called {label!r}. Give one of them another name.")
            self.labels[label] = place

    def unit(self, entry: LineValue) -> int:
        """The ship or squadron that an entry names."""
        label = entry.quoted()
        if label not in self.labels:
            raise entry.fault(f"no piece is called {label!r}. {did_you_mean(label, tuple(self.labels))}")
        return self.labels[label]

    # What is on the table

    def _with_table(self, state: GameState) -> GameState:
        decks = list(state.decks)
        for line in self.lines["discarded"]:
            number = line.named(("discarded",)).whole(1, len(decks))
            titles = deck_titles()
            cards = [
                titles.index(part.word(tuple(dict.fromkeys(titles)), "damage card")) for part in line.whole.parts()
            ]
            decks[number - 1] = Deck(decks[number - 1].order, tuple(cards))
        return replace(
            state,
            decks=tuple(decks),
            obstacles=tuple([self._obstacle(line) for line in self.lines["obstacle"]]),
            objective=self._header("objective", lambda e: self.card(e, self.cards.objectives, "objective"), None),
        )

    def _obstacle(self, line: PositionLine) -> Obstacle:
        entries = line.entries(("at", "not placed", "mirrored"))
        return Obstacle(
            key=line.named(("obstacle",)).word(tuple(obstacle_tokens()), "obstacle"),
            pose=entries.get("at", lambda e: e.pose(), None),
            mirrored=entries.flag("mirrored"),
        )

    def _tokens(self) -> tuple[Token, ...]:
        found = []
        for line in self.lines["token"]:
            entries = line.entries(("at", "on", "player", "not placed"))
            found.append(
                Token(
                    kind=line.named(("token",)).value,
                    pose=entries.get("at", lambda e: e.pose(), None),
                    unit=entries.get("on", self.unit, -1),
                    seat=entries.get("player", lambda e: int(e.seat(self.players)), -1),
                )
            )
        return tuple(found)

    def _card_dials(self) -> CardDials | None:
        """The command dials on the objective card."""
        for line in self.lines["stack"]:
            entries = line.entries(("player", "dials"))
            seat = entries.need("player").seat(self.players)
            dials = entries.get("dials", lambda e: tuple([read_dial(part) for part in e.parts()]), ())
            return CardDials(seat=seat, known_to=(seat,), dials=dials)
        return None

    def _lasting(self) -> tuple[Lasting, ...]:
        found = []
        for line in self.lines["lasting"]:
            entries = line.entries((Scope.ROUND, Scope.GAME, "on", "player", "value", "text"))
            if not line.label or not (entries.flag(Scope.ROUND) ^ entries.flag(Scope.GAME)):
                raise line.fault('write `lasting "key": round` or `lasting "key": game`.')
            found.append(
                Lasting(
                    key=line.label,
                    scope=Scope.ROUND if Scope.ROUND in entries else Scope.GAME,
                    unit=entries.get("on", self.unit, -1),
                    seat=entries.get("player", lambda e: int(e.seat(self.players)), -1),
                    value=entries.get("value", lambda e: e.whole(-1_000_000), 0),
                    text=entries.get("text", lambda e: e.quoted(), ""),
                )
            )
        return tuple(found)

    def _upgrades(self, state: GameState, units: list[Entries]) -> Any:
        parts = [part for entries in units for part in entries.get("upgrades", lambda e: e.parts(), [])]
        return tuple([read_upgrade(part, upgrade) for part, upgrade in zip(parts, state.upgrades, strict=True)])

    def _check_flagships(self, state: GameState, units: list[Entries]) -> None:
        """Check the word `flagship`: it helps readers, and must be on the ship with the commander."""
        for entries, unit in zip(units, state.units, strict=False):
            if "flagship" in entries and entries.flag("flagship") and flagship(state, unit.seat) != unit.id:
                raise entries.line.fault(
                    f"{unit.label} is not the flagship: it has no commander. Leave out `flagship`."
                )

    # The moment

    def _at_its_moment(self, state: GameState) -> Position:
        first = self._header("first player", lambda e: e.seat(self.players), Seat(0))
        phase, is_start, turn, is_second = self._header(
            "phase", lambda e: self._phase(e, state), (Phase.SHIP, False, None, False)
        )
        first_side = state.players[first].side
        if turn is None and phase in (Phase.SHIP, Phase.SQUADRON) and not is_start:
            turn = first_side
        activating, has_moved = self._header("activating", self._activating, (-1, False))
        state = replace(
            state,
            first_side=first_side,
            round=self._header("round", lambda e: e.whole(0, 1000), 1),
            phase=phase,
            victory_tokens=self._header("victory tokens", lambda e: self._two(e), (0, 0)),
            outcome=self._header("outcome", lambda e: self._outcome(e, state), None),
        )
        state = self._header("ending", lambda e: self._ending(e, state), state)
        return Position(
            state=plain(state),
            viewer=self._header("seen by", lambda e: None if e.value == "spectators" else e.seat(self.players), None),
            is_start=is_start,
            turn=turn,
            is_second=is_second,
            activating=activating,
            has_moved=has_moved,
            under_way=self._header("under way", lambda e: tuple([part.value for part in e.parts()]), ()),
        )

    def _phase(self, entry: LineValue, state: GameState) -> tuple[Phase, bool, Side | None, bool]:
        name, *acting = entry.parts()
        is_start = name.value.startswith("start of ")
        phase = Phase(LineValue(entry.line, "phase", name.value.removeprefix("start of ")).word(tuple(Phase)))
        if not acting:
            return phase, is_start, None, False
        words = acting[0].value
        is_second = words.endswith(" one more")
        words = words.removesuffix(" one more")
        if (
            len(acting) > 1
            or not words.endswith(" to activate")
            or phase not in (Phase.SHIP, Phase.SQUADRON)
            or is_start
        ):
            raise entry.fault(f"phase: `{entry.value}` is not a moment. Write `phase: ship, player 1 to activate`.")
        seat = LineValue(entry.line, "phase", words.removesuffix(" to activate")).seat(self.players)
        return phase, False, state.players[seat].side, is_second and phase is Phase.SQUADRON

    def _activating(self, entry: LineValue) -> tuple[int, bool]:
        name, *moved = entry.parts()
        if [part.value for part in moved] not in ([], ["moved"]):
            raise entry.fault(f'activating: `{entry.value}` is not clear. Write `activating: "name", moved`.')
        return self.unit(name), bool(moved)

    def _two(self, entry: LineValue) -> tuple[int, int]:
        numbers = [part.whole() for part in entry.parts()]
        if len(numbers) != 2:
            raise entry.fault(f"{entry.name}: write one number for each side, as in `{entry.name} 0, 20`.")
        return numbers[0], numbers[1]

    def _ending(self, entry: LineValue, state: GameState) -> GameState:
        """The state with what leads to the end of the game."""
        names = ("time called", "destroyed", "together", "conceded")
        entries = PositionLine(entry.line, f"ending: {entry.value}").entries(names)

        def sides(entry: LineValue) -> tuple[Side, ...]:
            return tuple([state.players[part.seat(self.players)].side for part in entry.parts()])

        return replace(
            state,
            destroyed_fleets=entries.get("destroyed", sides, ()),
            destroyed_together=entries.flag("together"),
            is_time_called=entries.flag("time called"),
            conceded=entries.get("conceded", sides, ()),
        )

    def _outcome(self, entry: LineValue, state: GameState) -> Outcome:
        entries = PositionLine(entry.line, f"outcome: {entry.value}").entries(("player", "scores", "margin", "reason"))
        return Outcome(
            winner=state.players[entries.need("player").seat(self.players)].side,
            scores=self._two(entries.need("scores")),
            margin=entries.need("margin").whole(),
            reason=entries.need("reason").quoted(),
        )
