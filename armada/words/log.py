"""The log: a sentence for each event. Ships and squadrons go by their labels, no two of which are alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from armada.catalog.cards import DefenseToken
from armada.rules.destruction import LEFT_PLAY_AREA
from armada.rules.game import deck_titles
from armada.state.events import Event, cards, commands, damage, movement, rounds, setup
from armada.state.events import attack as attacks
from armada.state.game_state import GameState
from armada.state.records import Command, TokenState
from armada.words.citations import card_of, rules_of, units_of
from armada.words.names import (
    Names,
    clicks,
    command_name,
    counted,
    damage_card,
    listed,
    pool,
    with_article,
    words,
)
from armada.words.position import PHASES


class LogSentence(NamedTuple):
    """A sentence of the log; a higher level is indented farther."""

    level: int
    text: str
    rules: tuple[str, ...] = ()
    """The rules that it follows from, the most important first."""

    card: str = ""
    """The key of the card that caused it, if one did."""

    units: tuple[int, ...] = ()
    """The ships and squadrons it is about."""

    about: str = ""
    """The key of the damage card it is about, if the reader may know it."""


OF_A_DAMAGE_CARD = (
    damage.DamageCardDealt,
    damage.DamageCardFlipped,
    damage.DamageCardDiscarded,
    damage.TopCardDiscarded,
)

Sentence = Callable[[Any, Names], str]

TOKENS = {TokenState.READIED: "is readied", TokenState.EXHAUSTED: "is exhausted", TokenState.DISCARDED: "is discarded"}
SPENT = {TokenState.EXHAUSTED: "and exhausts it", TokenState.DISCARDED: "and discards it"}


def describe_event(event: Event, state: GameState) -> LogSentence | None:
    """The sentence of an event that has happened; None for an event that needs none."""
    kind = type(event)
    if kind in UNLOGGED:
        return None
    level, sentence = SENTENCES.get(kind, (2, _by_its_fields))
    text = sentence(event, Names(state))
    if not text:
        return None
    return LogSentence(level, text, rules_of(event, state), card_of(event), units_of(event, state), _damage_card(event))


def _damage_card(event: Event) -> str:
    return deck_titles()[event.number] if isinstance(event, OF_A_DAMAGE_CARD) and event.number >= 0 else ""


def describe_events(events: Iterable[Event], state: GameState) -> Iterator[str]:
    """The sentences of some events, one line each, indented."""
    for event in events:
        told = describe_event(event, state)
        if told is not None:
            yield "  " * told.level + told.text


def _by_its_fields(event: Event, names: Names) -> str:
    """An event without a sentence of its own: its name and its fields."""
    said = "".join([f" {letter.lower()}" if letter.isupper() else letter for letter in type(event).__name__]).strip()
    fields = [f"{words(name)} {getattr(event, name)}" for name in event.__struct_fields__]
    return f"{said.capitalize()}: {', '.join(fields)}."


def _by(event: Any, names: Names) -> str:
    """The card or rule that caused it; inside an attack, the attack itself needs no mention."""
    return f" ({names.card(event.by)})" if event.by and event.by != "attack" else ""


def _where(zone: Any) -> str:
    return f" {words(zone)}" if zone else ""


def _attack(e: attacks.AttackDeclared, n: Names) -> str:
    blocked = ", obstructed" if e.obstructed else ""
    attacker = f"{n.unit(e.attacker)}{_where(e.zone)}"
    defender = f"{n.unit(e.defender)}{_where(n.hull_zone(e.defender, e.target_zone))}"
    return f"{attacker} attacks {defender} at {e.range} range{blocked}."


def _replaced(e: attacks.DiceReplaced, n: Names) -> str:
    dice = f"a {e.colors[0]} die" if len(e.colors) == 1 else f"{listed(list(e.colors))} dice"
    return f"{n.unit(e.attacker)} rolls {dice} instead{_by(e, n)}."


def _defense_token(kind: DefenseToken) -> str:
    return with_article(f"{kind.value.title()} token")


def _token_spent(e: attacks.DefenseTokenSpent, n: Names) -> str:
    return f"{n.unit(e.unit)} spends {n.token(e.unit, e.token)} {SPENT.get(e.state, '')}."


def _critical(e: attacks.CriticalEffectResolved, n: Names) -> str:
    """The critical effect of the rules; that of a card is logged as its effect."""
    return "" if n.is_card(e.effect) else f"{n.unit(e.attacker)} resolves the {n.card(e.effect)} effect."


def _dials(e: commands.DialsAssigned, n: Names) -> str:
    if all(dial is Command.FACEDOWN for dial in e.dials):
        return f"{n.unit(e.ship)} is assigned {counted(len(e.dials), 'facedown dial')}."
    return f"{n.unit(e.ship)} is assigned {listed([command_name(dial) for dial in e.dials])}."


def _resolved(e: commands.CommandResolved, n: Names) -> str:
    how = "dial and token" if e.by_dial and e.by_token else "dial" if e.by_dial else "token"
    return f"{n.unit(e.ship)} resolves {command_name(e.command)} with its {how}."


def _dealt(e: damage.DamageCardDealt, n: Names) -> str:
    card = f"{damage_card(e.number)} faceup" if e.faceup else "a facedown damage card"
    return f"{n.unit(e.ship)} is dealt {card}."


def _turned(e: damage.DamageCardFlipped, n: Names) -> str:
    return _capital(f"{damage_card(e.number)} of {n.unit(e.ship)} is flipped {'faceup' if e.faceup else 'facedown'}.")


def _maneuver(e: movement.ManeuverExecuted, n: Names) -> str:
    if not e.clicks:
        return f"{n.unit(e.ship)} stays where it is."
    course = clicks(e.clicks) if any(e.clicks) else "straight ahead"
    slowed = f", stopped at speed {e.speed}" if e.speed < len(e.clicks) else ""
    return f"{n.unit(e.ship)} moves at speed {len(e.clicks)} ({course}){slowed}."


def _hull(e: damage.HullChanged, n: Names) -> str:
    """The hull points left; a squadron with none left is logged as destroyed."""
    most = n.cards.squadrons[n.state.units[e.squadron].card].hull
    return f"{n.unit(e.squadron)} has {e.hull} of {most} hull points left{_by(e, n)}." if e.hull else ""


def _destroyed(e: damage.Destroyed, n: Names) -> str:
    if e.by == LEFT_PLAY_AREA:
        return f"{n.unit(e.unit)} is destroyed: it left the play area."
    return f"{n.unit(e.unit)} is destroyed{_by(e, n)}."


def _scored(e: rounds.PointsScored, n: Names) -> str:
    why = n.card(e.why)
    if e.unit >= 0:
        why = f"{n.unit(e.unit)} ({why})" if n.is_objective(e.why) else f"{n.unit(e.unit)} {why}"
    return f"{n.side(e.side)} scores {e.points} points for {why}."


def _ended(e: rounds.GameEnded, n: Names) -> str:
    outcome = e.outcome
    own, other = outcome.scores[outcome.winner], outcome.scores[1 - outcome.winner]
    return (
        f"The game is over ({words(str(outcome.reason))}): {n.side(outcome.winner)} wins, "
        f"{own} to {other}, margin {outcome.margin}."
    )


def _token_changed(e: cards.ObjectiveTokenChanged, n: Names) -> str:
    token = n.objective_token(e.token)
    if e.unit >= 0:
        return f"{n.unit(e.unit)} has the {token}."
    where = "is removed" if e.pose is None else "is moved"
    return f"The {token} {where}."


def _token_placed(e: cards.ObjectiveTokenPlaced, n: Names) -> str:
    token = e.token
    what = with_article(f"{n.card(token.kind) or 'objective'} token")
    if token.unit >= 0:
        return f"{n.unit(token.unit)} is given {what}."
    return f"{_capital(what)} is placed."


def _dial_set(e: commands.DialSet, n: Names) -> str:
    if e.command is Command.FACEDOWN:
        return f"{n.unit(e.ship)} sets its top dial again."
    return f"{n.unit(e.ship)} sets its top dial to {command_name(e.command)}."


def _dials_seen(e: commands.DialsSeen, n: Names) -> str:
    dials = listed([command_name(dial) for dial in e.dials])
    return f"{n.seats(e.known_to)} {_verb(e.known_to, 'looks', 'look')} at the dials of {n.unit(e.ship)}: {dials}."


def _sorted(e: damage.TopCardsSorted, n: Names) -> str:
    discarded = listed([damage_card(number) for number in e.discarded])
    return f"{n.seats(e.known_to)} {_verb(e.known_to, 'discards', 'discard')} {discarded} from the damage deck."


def _verb(seats: Sequence[int], one: str, several: str) -> str:
    return one if len(seats) == 1 else several


def _effect(e: cards.EffectResolved, n: Names) -> str:
    unit, card = n.bearer_and_card(e.effect)
    return f"{unit} resolves {card}." if unit else f"{_capital(card)} is resolved."


def _modified(e: attacks.DiceModified, n: Names) -> str:
    return (
        f"The attack pool is now {pool(e.pool)}{_by(e, n)}." if e.pool.dice else f"The attack pool is empty{_by(e, n)}."
    )


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


UNLOGGED: frozenset[type[Event]] = frozenset(
    {
        attacks.AttackEnded,
        attacks.RedirectChosen,
        cards.LastingBegun,
        cards.LastingEnded,
        cards.LastingDropped,
        commands.ActivationEnded,
        commands.DialSpent,
        commands.CommandTokenSpent,
        damage.Removed,
        rounds.InitiativeFlipped,
        rounds.FleetsDestroyed,
    }
)
"""The events that follow from another logged event."""

SENTENCES: dict[type[Event], tuple[int, Sentence]] = {
    attacks.AttackDeclared: (2, _attack),
    attacks.DieRemoved: (3, lambda e, n: f"{n.unit(e.attacker)} removes a {e.color} die{_by(e, n)}."),
    attacks.DiceReplaced: (3, _replaced),
    attacks.DiceRolled: (3, lambda e, n: f"{n.unit(e.attacker)} rolls {pool(e.pool)}."),
    attacks.DiceModified: (3, _modified),
    attacks.TokenLocked: (3, lambda e, n: f"{n.unit(e.defender)} cannot spend {n.token(e.defender, e.token)}."),
    attacks.DefenseTokenSpent: (3, _token_spent),
    attacks.DefenseTokenTurned: (
        3,
        lambda e, n: f"{n.token(e.unit, e.token)} of {n.unit(e.unit)} {TOKENS[e.state]}{_by(e, n)}.",
    ),
    attacks.DefenseTokenGained: (3, lambda e, n: f"{n.unit(e.unit)} gains {_defense_token(e.kind)}."),
    attacks.DefenseTokenReplaced: (
        3,
        lambda e, n: f"{n.unit(e.unit)} swaps a defense token for {_defense_token(e.kind)}.",
    ),
    attacks.CriticalEffectResolved: (3, _critical),
    attacks.DamageTotaled: (3, lambda e, n: f"{n.unit(e.defender)} suffers {e.amount or 'no'} damage."),
    attacks.AttackCanceled: (3, lambda e, n: f"The attack of {n.unit(e.attacker)} is canceled: no dice are left."),
    cards.UpgradeExhausted: (3, lambda e, n: f"{n.upgrade(e.upgrade)} is exhausted."),
    cards.UpgradeReadied: (2, lambda e, n: f"{n.upgrade(e.upgrade)} is readied."),
    cards.UpgradeDiscarded: (3, lambda e, n: f"{n.upgrade(e.upgrade)} is discarded."),
    cards.MarksChanged: (3, lambda e, n: f"{n.upgrade(e.upgrade)} has {counted(e.marks, 'token')} on it."),
    cards.EffectResolved: (3, _effect),
    cards.ObjectiveTokenPlaced: (2, _token_placed),
    cards.ObjectiveTokenChanged: (2, _token_changed),
    cards.EffectDiceRolled: (3, lambda e, n: f"{n.card(e.by)} rolls {pool(e.pool)} against {n.unit(e.unit)}."),
    commands.DialsAssigned: (2, _dials),
    commands.DialRevealed: (2, lambda e, n: f"{n.unit(e.ship)} reveals {command_name(e.command)}."),
    commands.DialDiscarded: (2, lambda e, n: f"{n.unit(e.ship)} discards its {command_name(e.command)} dial."),
    commands.DialSet: (2, _dial_set),
    commands.DialsSeen: (2, _dials_seen),
    commands.DialsTakenBack: (2, lambda e, n: f"{n.unit(e.ship)} takes back its dials."),
    commands.CommandTokenGained: (2, lambda e, n: f"{n.unit(e.ship)} gains a {command_name(e.command)} token."),
    commands.CommandTokenDiscarded: (2, lambda e, n: f"{n.unit(e.ship)} discards a {command_name(e.command)} token."),
    commands.CommandResolved: (2, _resolved),
    commands.ActivationBegun: (1, lambda e, n: f"{n.unit(e.unit)} activates."),
    commands.ActivationToggled: (
        2,
        lambda e, n: f"{n.unit(e.unit)} counts as {'activated' if e.activated else 'not activated'}.",
    ),
    commands.SpeedChanged: (2, lambda e, n: f"{n.unit(e.ship)} sets its speed to {e.speed}."),
    damage.ShieldsChanged: (
        3,
        lambda e, n: f"{n.unit(e.ship)} has {counted(e.shields, 'shield')} on its {words(e.zone)}{_by(e, n)}.",
    ),
    damage.HullChanged: (3, _hull),
    damage.DamageCardDealt: (3, _dealt),
    damage.DamageCardFlipped: (3, _turned),
    damage.DamageCardDiscarded: (3, lambda e, n: f"{n.unit(e.ship)} discards {damage_card(e.number)}."),
    damage.TopCardDiscarded: (3, lambda e, n: _capital(f"{damage_card(e.number)} is discarded from the damage deck.")),
    damage.TopCardsSorted: (3, _sorted),
    damage.Destroyed: (2, _destroyed),
    movement.ManeuverExecuted: (2, _maneuver),
    movement.ShipsOverlapped: (3, lambda e, n: f"{n.unit(e.ship)} overlaps {n.units(e.others)}."),
    movement.SquadronMoved: (2, lambda e, n: f"{n.unit(e.squadron)} moves."),
    movement.SquadronLifted: (3, lambda e, n: f"{n.unit(e.squadron)} is displaced."),
    movement.SquadronPlaced: (3, lambda e, n: f"{n.unit(e.squadron)} is placed."),
    movement.ObstacleResolved: (3, lambda e, n: f"{n.unit(e.unit)} overlaps {n.obstacle(e.obstacle)}."),
    movement.ObstacleMoved: (2, lambda e, n: _capital(f"{n.obstacle(e.obstacle)} is moved.")),
    rounds.RoundBegun: (0, lambda e, n: f"Round {e.round}"),
    rounds.PhaseBegun: (0, lambda e, n: PHASES[e.phase]),
    rounds.InitiativePassed: (1, lambda e, n: f"{n.side(e.side)} becomes the first player."),
    rounds.VictoryTokensGained: (2, lambda e, n: f"{n.side(e.side)} gains {counted(e.amount, 'victory token')}."),
    rounds.GameEnded: (0, _ended),
    rounds.TimeCalled: (1, lambda e, n: "Time is called. This is the last round."),
    rounds.Conceded: (1, lambda e, n: f"{n.side(e.side)} concedes."),
    rounds.PointsScored: (1, _scored),
    setup.FirstPlayerChosen: (1, lambda e, n: f"{n.side(e.side)} is the first player."),
    setup.ObjectivesShown: (
        1,
        lambda e, n: (
            f"{n.seat(e.seat)} reveals three objectives: {listed([n.card(key) or '?' for key in e.objectives])}."
        ),
    ),
    setup.ObjectiveChosen: (1, lambda e, n: f"The objective is {n.card(e.objective)}."),
    setup.ObstaclePlaced: (1, lambda e, n: _capital(f"{n.obstacle(e.obstacle)} is placed.")),
    setup.ShipDeployed: (1, lambda e, n: f"{n.unit(e.ship)} is deployed at speed {e.speed}."),
    setup.SquadronDeployed: (1, lambda e, n: f"{n.unit(e.squadron)} is deployed."),
    setup.DeckShuffled: (1, lambda e, n: "The damage deck is shuffled."),
    setup.CoinFlipped: (1, lambda e, n: f"A coin is flipped: {n.side(e.side)} chooses the first player."),
    setup.ObstacleLeftOut: (1, lambda e, n: f"There is no room for {n.obstacle(e.obstacle)}. It is left out."),
    setup.ObstacleAdded: (1, lambda e, n: f"{words(e.key).capitalize()} is added."),
    setup.InstallationAdded: (1, lambda e, n: f"{n.seat(e.seat)} has {with_article(e.label)}."),
}
"""The level and the sentence of each kind of event."""
