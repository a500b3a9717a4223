"""Names of ships, cards, obstacles, dice and courses of a game."""

from __future__ import annotations

from collections.abc import Iterable

from armada.catalog.cards import DefenseToken, Kind
from armada.catalog.catalog import Catalog, catalog
from armada.engine.effects import read_ident
from armada.geometry.maneuver_tool import Clicks
from armada.geometry.pose import Pose
from armada.rules.bearers import bearer_of
from armada.rules.game import deck_titles
from armada.state.dice import Die, Pool
from armada.state.game_state import GameState
from armada.state.records import BLANK_CARD, Command, Installation


class Names:
    """The names of one game: those of ships and squadrons are all different."""

    def __init__(self, state: GameState) -> None:
        self.state = state
        self.cards: Catalog = catalog(state.printing)

    def unit(self, id: int) -> str:
        """A ship or squadron."""
        return self.state.units[id].label

    def hull_zone(self, unit: int, zone: str | None) -> str:
        """A hull zone of a ship; a unit with a single one needs no name for it."""
        return "" if zone is None or isinstance(self.state.units[unit], Installation) else words(zone)

    def units(self, ids: Iterable[int]) -> str:
        """Several ships or squadrons."""
        return listed([self.unit(id) for id in ids])

    def seat(self, seat: int) -> str:
        """A player: the name of the fleet, or its faction; of two alike, with the number of the seat."""
        names = [player.name or player.faction.title() for player in self.state.players]
        name = names[seat]
        return f"{name} ({seat + 1})" if names.count(name) > 1 else name

    def seats(self, seats: Iterable[int]) -> str:
        """Several players."""
        return listed([self.seat(seat) for seat in seats])

    def side(self, side: int) -> str:
        """A side: its players."""
        return listed([self.seat(player.seat) for player in self.state.players if player.side == side])

    def upgrade(self, id: int) -> str:
        """An upgrade card, with its ship; a ship that has its name from its title is not named twice."""
        upgrade = self.state.upgrades[id]
        title, ship = self.cards.upgrades[upgrade.card].title, self.unit(upgrade.ship)
        return f"{ship} (title)" if ship.startswith(title) else f"{title} of {ship}"

    def bearer_and_card(self, effect: str) -> tuple[str, str]:
        """The ship or squadron that resolves an effect, and the card; no bearer for an effect of the rules."""
        key, card = read_ident(effect)
        bearer = bearer_of(self.state, card)
        if card is None or bearer is None:
            return "", self.card(key)
        unit, title = self.unit(bearer), self.card(key)
        if card.kind is Kind.SQUADRON:
            return unit, "its ability"
        return unit, "its title" if unit.startswith(title) else title

    def obstacle(self, number: int) -> str:
        """An obstacle."""
        return words(self.state.obstacles[number].key)

    def token(self, unit: int, token: int) -> str:
        """A defense token; for a unit that has left the play area, as its card prints it."""
        record = self.state.units[unit]
        kinds = [each.kind for each in record.defense] or self._printed_tokens(record.card)
        return kinds[token].value.title() if token < len(kinds) else "a defense token"

    def _printed_tokens(self, key: str) -> list[DefenseToken]:
        card = self.cards.ships.get(key) or self.cards.squadrons.get(key)
        return list(card.defense_tokens) if card else []

    def objective_token(self, number: int) -> str:
        """An objective token: its objective, and its number if there are several."""
        tokens = self.state.tokens
        kind = self.card(tokens[number].kind) if number < len(tokens) else ""
        return f"{kind or 'objective'} token{f' {number + 1}' if len(tokens) > 1 else ''}"

    def card(self, key: str) -> str:
        """The title of a card by its key; any other key as plain words."""
        groups = (self.cards.upgrades, self.cards.squadrons, self.cards.ships, self.cards.objectives)
        for group in groups:
            if key in group:
                return group[key].title
        if key in self.cards.damage_cards:
            return self.cards.damage_cards[key].title
        return words(key)

    def is_card(self, key: str) -> bool:
        """Whether a key is that of a card of ships, squadrons or upgrades."""
        return key in self.cards.upgrades or key in self.cards.squadrons or key in self.cards.ships

    def is_objective(self, key: str) -> bool:
        """Whether a key is that of an objective card."""
        return key in self.cards.objectives

    def effect(self, ident: str) -> str:
        """An effect that can be resolved: its card and the bearer."""
        key, card = read_ident(ident)
        bearer = bearer_of(self.state, card)
        if card is None or bearer is None:
            return self.card(key)
        if card.kind is Kind.UPGRADE:
            return self.upgrade(card.place)
        return self.unit(bearer) if card.kind is Kind.SQUADRON else f"{self.card(key)} of {self.unit(bearer)}"


def listed(names: list[str]) -> str:
    """Names in a row: one, two and three."""
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)


def counted(count: int, what: str) -> str:
    """A count with its noun: 1 token, no tokens, 3 tokens."""
    return f"{count} {what}" if count == 1 else f"{count or 'no'} {what}s"


def with_article(name: str) -> str:
    """A name with its indefinite article."""
    return f"{'an' if name[:1].lower() in tuple('aeiou') else 'a'} {name}"


def words(key: str) -> str:
    """A key as words; hull zones are named in full."""
    return key.replace("_aux", " auxiliary").replace("_", " ")


def command_name(command: Command) -> str:
    """The name of a command, or of a facedown dial."""
    return words(command).title() if command is not Command.FACEDOWN else "facedown"


def damage_card(number: int) -> str:
    """The title of a damage card; an unknown one is just a damage card."""
    if number == BLANK_CARD:
        return "a blank damage card"
    return "a damage card" if number < 0 else words(deck_titles()[number]).title()


def die(die: Die) -> str:
    """A die: its colour and its face."""
    return f"{die.color} {die.face.replace(' ', ' and ')}"


def pool(found: Pool) -> str:
    """The attack pool."""
    return ", ".join([die(each) for each in found.dice]) or "no dice"


def place(pose: Pose) -> str:
    """A place in millimetres from the first player's left corner."""
    return f"{pose.x / 1000:.0f}, {pose.y / 1000:.0f}"


def facing(pose: Pose) -> str:
    """A place and a heading."""
    return f"{place(pose)} at {pose.heading / 1000:.0f}°"


def clicks(course: Clicks) -> str:
    """A course, joint by joint."""
    return ", ".join(["straight" if not c else f"{abs(c)} {'right' if c > 0 else 'left'}" for c in course]) or "stay"
