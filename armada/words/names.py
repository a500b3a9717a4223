"""Names of ships, cards, obstacles, dice and courses of a game, in the language spoken now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cached_property

from armada.catalog.cards import CardKind, Color, DefenseToken
from armada.catalog.catalog import Catalog, catalog
from armada.engine.effects import STANDING, read_ident
from armada.engine.seats import letter_of
from armada.geometry.maneuver_tool import Clicks
from armada.geometry.pose import Pose
from armada.messages.message import has_message, say
from armada.messages.message import listed as listed
from armada.rules.bearers import bearer_of
from armada.rules.game import deck_titles
from armada.rules.obstacles import KEYS
from armada.state.dice import Die, DieFace, Pool
from armada.state.game_state import GameState, Phase
from armada.state.records import BLANK_CARD, Command, Installation, Ship, TokenState


class Names:
    """The names of one game: those of ships and squadrons are all different."""

    def __init__(self, state: GameState) -> None:
        self.state = state
        self.cards: Catalog = catalog(state.printing)

    def unit(self, id: int) -> str:
        """A ship or squadron; where more than two play, a ship with its call sign."""
        label, sign = self.state.units[id].label, self.call_signs.get(id)
        return say("names-unit-call-sign", unit=label, sign=sign) if sign else label

    @cached_property
    def call_signs(self) -> dict[int, str]:
        """The call sign of each ship if more than two play: the letter of its controller and a number: A1, A2, B1."""
        return call_signs(self.state)

    def hull_zone(self, unit: int, zone: str | None) -> str:
        """A hull zone of a ship; a unit with a single one needs no name for it."""
        return "" if zone is None or isinstance(self.state.units[unit], Installation) else zone_name(zone)

    def zone_of(self, unit: int, zone: str | None) -> str:
        """A ship with one of its hull zones; a unit that has a single one or none, by its name alone."""
        named = self.hull_zone(unit, zone)
        return say("names-unit-zone", unit=self.unit(unit), zone=named) if named else self.unit(unit)

    def units(self, ids: Iterable[int]) -> str:
        """Several ships or squadrons."""
        return listed([self.unit(id) for id in ids])

    def seat(self, seat: int) -> str:
        """A player: the name of the fleet, or its faction; of two alike, with the number of the seat."""
        names = self.players
        name = names[seat]
        return say("names-player-numbered", name=name, number=seat + 1) if names.count(name) > 1 else name

    @property
    def players(self) -> list[str]:
        """The players in the order of their seats: the names of their fleets, or the factions."""
        return [player.name or say(f"names-faction-{player.faction}") for player in self.state.players]

    def seats(self, seats: Iterable[int]) -> str:
        """Several players."""
        return listed([self.seat(seat) for seat in seats])

    def side(self, side: int) -> str:
        """A side: its players."""
        return listed([self.seat(player.seat) for player in self.state.players if player.side == side])

    def count(self, side: int) -> int:
        """How many players a side has: its verbs agree with them."""
        return sum([player.side == side for player in self.state.players])

    def upgrade(self, id: int) -> str:
        """An upgrade card, with its ship; a ship that has its name from its title is not named twice."""
        upgrade = self.state.upgrades[id]
        title, ship = self.cards.upgrades[upgrade.card].title, self.unit(upgrade.ship)
        if ship.startswith(title):
            return say("names-upgrade-title", ship=ship)
        return say("names-upgrade", card=title, ship=ship)

    def obstacle(self, number: int, *, capital: bool = False) -> str:
        """An obstacle; `capital` begins a sentence."""
        return obstacle_name(self.state.obstacles[number].key, capital=capital)

    def token(self, unit: int, token: int) -> str:
        """A defense token; for a unit that has left the play area, as its card prints it."""
        record = self.state.units[unit]
        kinds = [each.kind for each in record.defense] or self._printed_tokens(record.card)
        return token_name(kinds[token]) if token < len(kinds) else say("names-defense-token-unknown")

    def _printed_tokens(self, key: str) -> list[DefenseToken]:
        card = self.cards.ships.get(key) or self.cards.squadrons.get(key)
        return list(card.defense_tokens) if card else []

    def objective_token(self, number: int) -> str:
        """An objective token: its objective, and its number if there are several."""
        tokens = self.state.tokens
        objective = self.token_objective(tokens[number].kind if number < len(tokens) else "")
        if len(tokens) > 1:
            return say("names-objective-token-numbered", objective=objective, number=number + 1)
        return say("names-objective-token", objective=objective)

    def token_objective(self, kind: str) -> str:
        """The objective that an objective token is of."""
        return self.card(kind) or say("names-objective-any")

    def card(self, key: str) -> str:
        """The title of a card by its key, or that of a rule or obstacle that acts like one."""
        key = STANDING.get(key, key)
        groups = (self.cards.upgrades, self.cards.squadrons, self.cards.ships, self.cards.objectives)
        for group in groups:
            if key in group:
                return group[key].title
        if key in self.cards.damage_cards:
            return self.cards.damage_cards[key].title
        return self.obstacle(KEYS[key]) if key in KEYS else cause_name(key)

    def is_card(self, key: str) -> bool:
        """Whether a key is that of a card of ships, squadrons or upgrades."""
        return key in self.cards.upgrades or key in self.cards.squadrons or key in self.cards.ships

    def effect(self, ident: str) -> str:
        """An effect that can be resolved: its card and the bearer."""
        key, card = read_ident(ident)
        bearer = bearer_of(self.state, card)
        if card is None or bearer is None:
            return self.card(key)
        if card.kind is CardKind.UPGRADE:
            return self.upgrade(card.place)
        if card.kind is CardKind.SQUADRON:
            return self.unit(bearer)
        return say("names-effect", card=self.card(key), unit=self.unit(bearer))


def call_signs(state: GameState) -> dict[int, str]:
    """The call signs of a game's ships; none where the names of ships say enough, between two players."""
    if len(state.players) <= 2:
        return {}
    counts: Counter[int] = Counter()
    signs: dict[int, str] = {}
    for unit in state.units:
        if isinstance(unit, Ship):
            counts[unit.controller] += 1
            signs[unit.id] = f"{letter_of(unit.controller)}{counts[unit.controller]}"
    return signs


def zone_name(zone: str) -> str:
    """A hull zone."""
    return say(f"names-hull-zone-{zone}")


def obstacle_name(key: str, *, capital: bool = False) -> str:
    """An obstacle by its key; `capital` begins a sentence."""
    return say(f"names-obstacle-{key}.capital" if capital else f"names-obstacle-{key}")


def token_name(kind: DefenseToken) -> str:
    """A defense token."""
    return say(f"names-defense-token-{kind}")


def state_name(state: TokenState) -> str:
    """Whether a defense token is readied, exhausted or discarded."""
    return say(f"names-token-state-{state}")


def cause_name(key: str) -> str:
    """A rule, a keyword or another cause of an event that is not a card; a key without a name as it is."""
    name = key.replace(" ", "_")
    return say(f"names-cause-{name}") if has_message(f"names-cause-{name}") else key.replace("_", " ")


def range_name(range: str) -> str:
    """Close, medium or long range."""
    return say(f"names-range-{range}")


def phase_name(phase: Phase) -> str:
    """A phase of a round; before them setup, after them the end."""
    return say(f"names-phase-{phase}")


def command_name(command: Command) -> str:
    """The name of a command, or of a facedown dial."""
    return say(f"names-command-{command}")


def damage_card(number: int, *, capital: bool = False) -> str:
    """The title of a damage card; an unknown one is just a damage card. `capital` begins a sentence."""
    if number >= 0:
        return catalog().damage_cards[deck_titles()[number]].title
    kind = "blank" if number == BLANK_CARD else "unknown"
    return say(f"names-damage-card-{kind}.capital" if capital else f"names-damage-card-{kind}")


def color_name(color: Color) -> str:
    """The colour of a die."""
    return say(f"names-color-{color}")


def face_name(face: DieFace) -> str:
    """The face of a die."""
    return say(f"names-die-face-{face.replace(' ', '_')}")


def die(die: Die) -> str:
    """A die: its colour and its face."""
    return say("names-die", color=color_name(die.color), face=face_name(die.face))


def pool(found: Pool) -> str:
    """The attack pool."""
    return ", ".join([die(each) for each in found.dice]) or say("names-pool-empty")


def place(pose: Pose) -> str:
    """A place in millimetres from the first player's left corner."""
    return f"{pose.x / 1000:.0f}, {pose.y / 1000:.0f}"


def facing(pose: Pose) -> str:
    """A place and a heading."""
    return say("names-pose", place=place(pose), heading=f"{pose.heading / 1000:.0f}")


def clicks(course: Clicks) -> str:
    """A course, joint by joint."""
    return ", ".join([_click(each) for each in course]) or say("names-course-stay")


def _click(click: int) -> str:
    if not click:
        return say("names-click-straight")
    return say("names-click-right" if click > 0 else "names-click-left", clicks=abs(click))
