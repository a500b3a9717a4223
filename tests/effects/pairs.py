"""Pairs of cards that hook into the same window or query, each in a fight at close quarters.

A pair is played on one side, on one ship where that is legal, and on opposite sides: a round or two by players who
resolve what they can. What was resolved is counted by the caller; here it is looked whether the game goes on.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from random import Random
from typing import Final, NamedTuple, TypeVar

from msgspec.structs import replace

import armada.effects  # noqa: F401
from armada.catalog.cards import Card, Faction, ShipCard, Slot, UpgradeCard, Works
from armada.catalog.catalog import catalog
from armada.engine.effects import EFFECTS, MODIFIERS
from armada.engine.frames import Frame
from armada.engine.seats import Seat
from armada.fleet.fleet import Fleet, FleetShip
from armada.fleet.roster import EquippedShip
from armada.fleet.upgrade_bar import ship_faults
from armada.geometry.pose import pose_at
from armada.records.game import Game
from armada.rules.game import deck_titles
from armada.rules.rounds import WholeGame
from armada.rules.timing import DMG_CARD_IMMEDIATE
from armada.state.game_state import GameState
from armada.state.records import Damage, Deck, Ship, Status, Unit
from tests.properties.close_quarters import Crowd, crowded, worn
from tests.properties.tempers import Temper, answer

G = TypeVar("G", bound=Game)

ERA: Final = (Faction.REBEL, Faction.EMPIRE)
"""The factions of 2016, whose ships are of that time here; those of the Clone Wars came later."""

FACTIONS: Final = (*ERA, Faction.REPUBLIC, Faction.SEPARATIST)
ESCORTS: Final = {
    Faction.REBEL: "nebulon_b_escort_frigate",
    Faction.EMPIRE: "gladiator_i_class_star_destroyer",
    Faction.REPUBLIC: "consular_class_charger_c70",
    Faction.SEPARATIST: "hardcell_class_transport",
}
WINGS: Final = {
    Faction.REBEL: ("x_wing_squadron", "z_95_headhunter_squadron", "y_wing_squadron"),
    Faction.EMPIRE: ("tie_fighter_squadron", "tie_advanced_squadron", "tie_bomber_squadron"),
    Faction.REPUBLIC: ("v_19_torrent_squadron", "delta_7_aethersprite_squadron", "btl_b_y_wing_squadron"),
    Faction.SEPARATIST: ("vulture_droid_squadron", "belbullab_22_squadron", "hyena_droid_bomber_squadron"),
}
ROUNDS: Final = 2
MOST_DECISIONS: Final = 600
CHECK_ONE_IN: Final = 15
TEMPER: Final = Temper(eager=0.95, cautious=0.9, keen=0.7, curious=0.9)


class Pair(NamedTuple):
    """Two cards, on one side or on opposite sides."""

    one: str
    other: str
    are_opposed: bool


# Which pairs there are


@cache
def every_pair() -> tuple[Pair, ...]:
    """The pairs of finished cards that hook into one window or query, in both arrangements where both are possible."""
    found = {pair for cards in hooks().values() for pair in combinations(sorted(cards), 2)}
    return tuple([pair for one, other in sorted(found) for pair in _arrangements(one, other)])


def hooks() -> dict[str, set[str]]:
    """The cards of ships, squadrons and the damage deck at each timing and query."""
    found: dict[str, set[str]] = {}
    for key, effects in EFFECTS.items():
        for effect in effects:
            found.setdefault(effect.at.id, set()).add(key)
    for key, modifiers in MODIFIERS.items():
        for modifier in modifiers:
            found.setdefault(modifier.query, set()).add(key)
    return {id: {key for key in keys if _takes_part(key)} for id, keys in found.items()}


def _takes_part(key: str) -> bool:
    """Finished cards; one for flagships alone would need a commander besides."""
    cards = catalog()
    if key in cards.damage_cards:
        return not any(effect.at is DMG_CARD_IMMEDIATE for effect in EFFECTS.get(key, ()))
    card: Card | None = cards.upgrades.get(key) or cards.squadrons.get(key)
    if card is None or card.effect is not Works.DONE:
        return False
    return not (isinstance(card, UpgradeCard) and card.only.flagship)


def _arrangements(one: str, other: str) -> Iterator[Pair]:
    """On opposite sides always; on one side, if a faction has both and there is at most one commander."""
    yield Pair(one, other, True)
    upgrades = catalog().upgrades
    commanders = [key for key in (one, other) if key in upgrades and upgrades[key].slots[0] is Slot.COMMANDER]
    if len(commanders) < 2 and _factions(one) & _factions(other):
        yield Pair(one, other, False)


@cache
def _factions(key: str) -> frozenset[Faction]:
    """The factions that can have a card; a damage card any."""
    cards = catalog()
    if key in cards.squadrons:
        return frozenset({cards.squadrons[key].faction})
    upgrade = cards.upgrades.get(key)
    if upgrade is None:
        return frozenset(FACTIONS)
    own = upgrade.factions or ERA
    return frozenset([faction for faction in FACTIONS if faction in own and _bearers(faction, [upgrade])])


# Their fight


def fight(cls: type[G], pair: Pair, attempt: int = 0) -> G:
    """A game in its first round, all pieces of both sides in one place, with the cards of the pair among them."""
    rng = Random(f"{pair.one} {pair.other} {pair.are_opposed} {attempt}")
    sides = [[pair.one], [pair.other]] if pair.are_opposed else [[pair.one, pair.other], []]
    factions = _sides(sides, rng)
    fleets = [_fleet(faction, cards, rng) for faction, cards in zip(factions, sides, strict=True)]
    game = cls.new(fleets, seed=f"{pair.one} {pair.other} {attempt}", allow_missing=True, allow_illegal=True)
    game.state = worn(replace(game.state, units=_deployed(game, rng), decks=_shuffled(game.state, rng)), rng)
    for seat, cards in enumerate(sides):
        for title in cards:
            if title in catalog().damage_cards:
                game.state = _with_damage(game.state, seat, title)
    game.frames = [Frame(WholeGame())]
    game.frames[0].step = WholeGame.steps.index(WholeGame.play_round)
    return game


def _sides(sides: list[list[str]], rng: Random) -> list[Faction]:
    """A faction for each side that has its cards; where there is a choice, not the same twice."""
    chosen: list[Faction] = []
    for cards in sides:
        possible = set(ESCORTS).intersection(*[_factions(key) for key in cards]) if cards else set(FACTIONS)
        fresh = [faction for faction in ESCORTS if faction in possible and faction not in chosen]
        chosen.append(rng.choice(fresh or [faction for faction in ESCORTS if faction in possible]))
    return chosen


def _fleet(faction: Faction, cards: list[str], rng: Random) -> Fleet:
    """Two ships and a wing, and the cards: both upgrades on the first ship, if one can have both."""
    upgrades = [catalog().upgrades[key] for key in cards if key in catalog().upgrades]
    bearers = _bearers(faction, upgrades)
    if bearers:
        ships = [_ship(rng.choice(bearers), upgrades), FleetShip(card=ESCORTS[faction])]
    else:
        ships = [_ship(rng.choice(_bearers(faction, [upgrade])), [upgrade]) for upgrade in upgrades]
    aces = [key for key in cards if key in catalog().squadrons]
    return Fleet(faction=faction, ships=tuple(ships), squadrons=(*aces, *WINGS[faction]), objectives=("most_wanted",))


def _bearers(faction: Faction, upgrades: list[UpgradeCard]) -> list[ShipCard]:
    """The ships that can be equipped with these upgrades at once: those of 2016, if there is one."""
    able = [
        card
        for card in catalog().ships.values()
        if card.faction is faction and not any(ship_faults(EquippedShip(card, tuple(upgrades)), catalog()))
    ]
    return [card for card in able if card.is_of_2016] or able


def _ship(card: ShipCard, upgrades: list[UpgradeCard]) -> FleetShip:
    return FleetShip(card=card.key, upgrades=tuple([upgrade.key for upgrade in upgrades]))


def _deployed(game: Game, rng: Random) -> tuple[Unit, ...]:
    """All ships and squadrons in play, around the middle of the table."""
    units: list[Unit] = []
    for unit in game.state.units:
        if isinstance(unit, Ship):
            units.append(replace(unit, pose=pose_at(0, 0), status=Status.IN_PLAY, speed=1 + int(rng.random() * 2)))
        else:
            units.append(replace(unit, pose=pose_at(0, 0), status=Status.IN_PLAY))
    crowd = Crowd.HEAP if rng.random() < 0.5 else Crowd.RAID
    return crowded(replace(game.state, units=tuple(units)), game.play_area, crowd, rng)


def _shuffled(state: GameState, rng: Random) -> tuple[Deck, ...]:
    return tuple([Deck(tuple(rng.sample(deck.order, len(deck.order)))) for deck in state.decks])


def _with_damage(state: GameState, seat: int, title: str) -> GameState:
    """A faceup damage card of this title on the first ship of a seat; it may lie there already."""
    ship = next(unit for unit in state.units if isinstance(unit, Ship) and unit.seat == seat)
    deck = state.decks[0 if len(state.decks) == 1 else seat]
    number = next((number for number in deck.order if deck_titles()[number] == title), None)
    if number is None:
        return state
    damaged = replace(ship, damage=(*ship.damage[1:], Damage(number, True, (Seat(0), Seat(1)))))
    left = replace(deck, order=tuple([card for card in deck.order if card != number]))
    units = tuple([damaged if unit.id == ship.id else unit for unit in state.units])
    return replace(state, units=units, decks=tuple([left if each is deck else each for each in state.decks]))


def play_fight(game: G, load: type[Game]) -> int:
    """Play the fight; how many decisions it took. Now and then a copy and a load must go on as the game itself."""
    rng, decisions = Random(f"fight {game.key.hex()}"), 0
    while game.state.round <= ROUNDS and decisions < MOST_DECISIONS and (questions := game.questions):
        question = rng.choice(questions)
        said = answer(game, question, TEMPER, rng)
        refusal = question.refusal(said)
        assert refusal is None, f"{question.kind.name}: {refusal}"
        twins = (game.copy(), load.load(game.save())) if decisions % CHECK_ONE_IN == 0 else ()
        game.play(said, question.seat)
        for twin in twins:
            twin.play(said, question.seat)
            assert twin.save() == game.save(), "a copy or load went on differently"
        decisions += 1
    assert decisions < MOST_DECISIONS, "the fight does not end"
    return decisions
