"""The log: a sentence for each event. Ships and squadrons go by their labels, no two of which are alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from armada.catalog.cards import CardKind
from armada.engine.effects import read_ident
from armada.messages.message import listed, say
from armada.rules.destruction import LEFT_PLAY_AREA
from armada.rules.scoring import DESTROYED
from armada.state.events import Event, cards, commands, damage, movement, rounds, setup, teams
from armada.state.events import attack as attacks
from armada.state.game_state import GameState
from armada.state.records import Command
from armada.words.citations import card_of, damage_card_of, rules_of, units_of
from armada.words.log_of_teams import appointed, dials_shown, listed_commands, votes
from armada.words.names import (
    Names,
    clicks,
    color_name,
    command_name,
    damage_card,
    obstacle_name,
    phase_name,
    pool,
    range_name,
    state_name,
    token_name,
    zone_name,
)


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

    cause: str = ""
    """The name of the card or rule that caused it, where there is one besides the attack."""


Sentence = Callable[[Any, Names], str]


def is_logged(event: Event, state: GameState) -> bool:
    """Whether an event has a sentence. What follows from another event has none.

    So has a squadron without hull points, which is logged as destroyed, and the critical effect of a card, which is
    logged as its effect.
    """
    match event:
        case damage.HullChanged():
            return event.hull > 0
        case attacks.CriticalEffectResolved():
            return not Names(state).is_card(event.effect)
        case _:
            return type(event) not in UNLOGGED


def describe_event(event: Event, state: GameState) -> LogSentence | None:
    """The log's sentence for an event; None for an event that needs none."""
    if not is_logged(event, state):
        return None
    level, sentence = SENTENCES.get(type(event), (2, _by_its_fields))
    names = Names(state)
    text = sentence(event, names)
    return LogSentence(
        level,
        text,
        rules_of(event, state),
        card_of(event),
        units_of(event, state),
        damage_card_of(event),
        _by(event, names),
    )


def is_shown_silently(event: Event) -> bool:
    """Whether an event without a line is told with the next one: what it changes can be seen on the table."""
    return type(event) not in UNSEEN


def _by(event: Event, names: Names) -> str:
    named = str(getattr(event, "by", "") or getattr(event, "effect", "") or "")
    key = read_ident(named)[0]
    return names.card(key) if key and key not in ("attack", LEFT_PLAY_AREA) else ""


def describe_events(events: Iterable[Event], state: GameState) -> Iterator[str]:
    """The sentences of some events, one line each, indented."""
    for event in events:
        told = describe_event(event, state)
        if told is not None:
            yield "  " * told.level + told.text


def _by_its_fields(event: Event, names: Names) -> str:
    """An event without a sentence of its own: its name and its fields."""
    fields = [f"{name} {getattr(event, name)}" for name in event.__struct_fields__]
    return say("log-other", event=type(event).__name__, fields=", ".join(fields))


def _cause(event: Any, names: Names) -> str:
    """The card or rule that caused it; inside an attack, the attack itself needs no mention."""
    return names.card(event.by) if event.by and event.by != "attack" else "none"


def _attack(e: attacks.AttackDeclared, n: Names) -> str:
    return say(
        "log-salvo-declared" if e.is_salvo else "log-attack-declared",
        attacker=n.zone_of(e.attacker, e.zone),
        defender=n.zone_of(e.defender, e.target_zone),
        range=range_name(e.range),
        obstructed="yes" if e.obstructed else "no",
    )


def _removed(e: attacks.DieRemoved, n: Names) -> str:
    return say("log-die-removed", attacker=n.unit(e.attacker), color=color_name(e.color), cause=_cause(e, n))


def _replaced(e: attacks.DiceReplaced, n: Names) -> str:
    colors = listed([color_name(color) for color in e.colors])
    return say("log-dice-replaced", attacker=n.unit(e.attacker), colors=colors, count=len(e.colors), cause=_cause(e, n))


def _modified(e: attacks.DiceModified, n: Names) -> str:
    return say("log-dice-modified" if e.pool.dice else "log-dice-gone", pool=pool(e.pool), cause=_cause(e, n))


def _token(e: attacks.TokenLocked | attacks.DefenseTokenSpent | attacks.DefenseTokenTurned, n: Names) -> str:
    unit = e.defender if isinstance(e, attacks.TokenLocked) else e.unit
    return n.token(unit, e.token) if e.kind is None else token_name(e.kind)


def _token_turned(e: attacks.DefenseTokenTurned, n: Names) -> str:
    return say(
        "log-token-turned", token=_token(e, n), unit=n.unit(e.unit), state=state_name(e.state), cause=_cause(e, n)
    )


def _effect(e: cards.EffectResolved, n: Names) -> str:
    key, card = read_ident(e.effect)
    title = n.card(key)
    if e.bearer < 0:
        return say("log-effect-resolved", card=title)
    unit = n.unit(e.bearer)
    is_ability = card is not None and card.kind is CardKind.SQUADRON
    what = "ability" if is_ability else "title" if unit.startswith(title) else "card"
    return say("log-effect-resolved-by", unit=unit, what=what, card=title)


def _deck_shuffled(e: setup.DeckShuffled, n: Names) -> str:
    is_shared = len(n.state.decks) == 1
    return say("log-deck-shuffled") if is_shared else say("log-deck-of-shuffled", player=n.seat(e.deck))


def _token_placed(e: cards.ObjectiveTokenPlaced, n: Names) -> str:
    kind, objective = e.token.kind or "none", n.token_objective(e.token.kind)
    if e.token.unit >= 0:
        return say("log-objective-token-given", unit=n.unit(e.token.unit), kind=kind, objective=objective)
    return say("log-objective-token-placed", kind=kind, objective=objective)


def _token_changed(e: cards.ObjectiveTokenChanged, n: Names) -> str:
    token = n.objective_token(e.token)
    if e.unit >= 0:
        return say("log-objective-token-taken", unit=n.unit(e.unit), token=token)
    return say("log-objective-token-removed" if e.pose is None else "log-objective-token-moved", token=token)


def _dials(e: commands.DialsAssigned, n: Names) -> str:
    if all(dial is Command.FACEDOWN for dial in e.dials):
        return say("log-dials-assigned-facedown", ship=n.unit(e.ship), count=len(e.dials))
    return say("log-dials-assigned", ship=n.unit(e.ship), dials=listed_commands(e.dials))


def _dial_set(e: commands.DialSet, n: Names) -> str:
    if e.command is Command.FACEDOWN:
        return say("log-dial-set-facedown", ship=n.unit(e.ship))
    return say("log-dial-set", ship=n.unit(e.ship), command=command_name(e.command))


def _dials_seen(e: commands.DialsSeen, n: Names) -> str:
    players, count = n.seats(e.known_to), len(e.known_to)
    return say("log-dials-seen", players=players, count=count, ship=n.unit(e.ship), dials=listed_commands(e.dials))


def _resolved(e: commands.CommandResolved, n: Names) -> str:
    how = "both" if e.by_dial and e.by_token else "dial" if e.by_dial else "token"
    return say("log-command-resolved", ship=n.unit(e.ship), command=command_name(e.command), how=how)


def _toggled(e: commands.ActivationToggled, n: Names) -> str:
    return say("log-activation-toggled", unit=n.unit(e.unit), activated="yes" if e.activated else "no")


def _shields(e: damage.ShieldsChanged, n: Names) -> str:
    return say(
        "log-shields-changed", ship=n.unit(e.ship), shields=e.shields, zone=zone_name(e.zone), cause=_cause(e, n)
    )


def _hull(e: damage.HullChanged, n: Names) -> str:
    most = n.cards.squadrons[n.state.units[e.squadron].card].hull
    return say("log-hull-changed", squadron=n.unit(e.squadron), hull=e.hull, most=most, cause=_cause(e, n))


def _dealt(e: damage.DamageCardDealt, n: Names) -> str:
    return say(
        "log-damage-card-dealt" if e.faceup else "log-damage-card-dealt-facedown",
        ship=n.unit(e.ship),
        card=damage_card(e.number),
    )


def _flipped(e: damage.DamageCardFlipped, n: Names) -> str:
    card = damage_card(e.number, capital=True)
    return say("log-damage-card-flipped", card=card, ship=n.unit(e.ship), faceup="yes" if e.faceup else "no")


def _sorted(e: damage.TopCardsSorted, n: Names) -> str:
    discarded = listed([damage_card(number) for number in e.discarded])
    return say("log-top-cards-sorted", players=n.seats(e.known_to), count=len(e.known_to), cards=discarded)


def _destroyed(e: damage.Destroyed, n: Names) -> str:
    if e.by == LEFT_PLAY_AREA:
        return say("log-destroyed-outside", unit=n.unit(e.unit))
    return say("log-destroyed", unit=n.unit(e.unit), cause=_cause(e, n))


def _maneuver(e: movement.ManeuverExecuted, n: Names) -> str:
    ship, speed = n.unit(e.ship), len(e.clicks)
    if not speed:
        return say("log-maneuver-stay", ship=ship)
    course = clicks(e.clicks) if any(e.clicks) else say("log-maneuver-ahead")
    if e.speed < speed:
        return say("log-maneuver-stopped", ship=ship, speed=speed, course=course, reached=e.speed)
    return say("log-maneuver", ship=ship, speed=speed, course=course)


def _proposed(e: rounds.ActivationsProposed, n: Names) -> str:
    commander = n.seat(e.commander)
    if not e.proposals:
        return say("log-activations-proposed-hidden", commander=commander)
    proposals = [
        say("log-activation-proposed", unit=n.unit(each.unit), player=n.seat(each.seat)) for each in e.proposals
    ]
    return say("log-activations-proposed", proposals=listed(proposals), commander=commander)


def _scored(e: rounds.PointsScored, n: Names) -> str:
    side, count, why = n.side(e.side), n.count(e.side), n.card(e.why)
    if e.unit < 0:
        return say("log-points-scored", side=side, count=count, points=e.points, why=why)
    if e.why == DESTROYED:
        return say("log-points-scored-destroyed", side=side, count=count, points=e.points, unit=n.unit(e.unit))
    return say("log-points-scored-unit", side=side, count=count, points=e.points, unit=n.unit(e.unit), why=why)


def _ended(e: rounds.GameEnded, n: Names) -> str:
    outcome = e.outcome
    own, other = outcome.scores[outcome.winner], outcome.scores[1 - outcome.winner]
    reason, winner = outcome.reason.replace(" ", "_"), n.side(outcome.winner)
    count = n.count(outcome.winner)
    return say("log-game-ended", reason=reason, winner=winner, count=count, own=own, other=other, margin=outcome.margin)


def _objectives(e: setup.ObjectivesShown, n: Names) -> str:
    objectives = listed([n.card(key) or "?" for key in e.objectives])
    return say("log-objectives-shown", player=n.seat(e.seat), objectives=objectives)


def _installation(e: setup.InstallationAdded, n: Names) -> str:
    return say("log-installation-added", player=n.seat(e.seat), card=e.card, name=e.label)


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
        setup.InstallationTaken,
    }
)
"""The events that follow from another logged event."""

UNSEEN: frozenset[type[Event]] = frozenset(
    {cards.LastingBegun, cards.LastingEnded, cards.LastingDropped, rounds.FleetsDestroyed, setup.InstallationTaken}
)
"""Of these, the ones that change nothing that lies on the table."""

SENTENCES: dict[type[Event], tuple[int, Sentence]] = {
    attacks.AttackDeclared: (2, _attack),
    attacks.DieRemoved: (3, _removed),
    attacks.DiceReplaced: (3, _replaced),
    attacks.DiceRolled: (3, lambda e, n: say("log-dice-rolled", attacker=n.unit(e.attacker), pool=pool(e.pool))),
    attacks.DiceModified: (3, _modified),
    attacks.TokenLocked: (3, lambda e, n: say("log-token-locked", unit=n.unit(e.defender), token=_token(e, n))),
    attacks.DefenseTokenSpent: (
        3,
        lambda e, n: say("log-token-spent", unit=n.unit(e.unit), token=_token(e, n), state=e.state),
    ),
    attacks.DefenseTokenTurned: (3, _token_turned),
    attacks.DefenseTokenGained: (
        3,
        lambda e, n: say("log-token-gained", unit=n.unit(e.unit), kind=e.kind, token=token_name(e.kind)),
    ),
    attacks.DefenseTokenReplaced: (
        3,
        lambda e, n: say("log-token-replaced", unit=n.unit(e.unit), kind=e.kind, token=token_name(e.kind)),
    ),
    attacks.CriticalEffectResolved: (
        3,
        lambda e, n: say("log-critical-resolved", attacker=n.unit(e.attacker), effect=n.card(e.effect)),
    ),
    attacks.DamageTotaled: (3, lambda e, n: say("log-damage-totaled", unit=n.unit(e.defender), amount=e.amount)),
    attacks.AttackCanceled: (3, lambda e, n: say("log-attack-canceled", attacker=n.unit(e.attacker))),
    cards.UpgradeExhausted: (3, lambda e, n: say("log-upgrade-exhausted", upgrade=n.upgrade(e.upgrade))),
    cards.UpgradeReadied: (2, lambda e, n: say("log-upgrade-readied", upgrade=n.upgrade(e.upgrade))),
    cards.UpgradeDiscarded: (3, lambda e, n: say("log-upgrade-discarded", upgrade=n.upgrade(e.upgrade))),
    cards.MarksChanged: (3, lambda e, n: say("log-marks-changed", upgrade=n.upgrade(e.upgrade), marks=e.marks)),
    cards.EffectResolved: (3, _effect),
    cards.ObjectiveTokenPlaced: (2, _token_placed),
    cards.ObjectiveTokenChanged: (2, _token_changed),
    cards.EffectDiceRolled: (
        3,
        lambda e, n: say("log-effect-dice-rolled", card=n.card(e.by), pool=pool(e.pool), unit=n.unit(e.unit)),
    ),
    commands.DialsAssigned: (2, _dials),
    commands.DialRevealed: (
        2,
        lambda e, n: say("log-dial-revealed", ship=n.unit(e.ship), command=command_name(e.command)),
    ),
    commands.DialDiscarded: (
        2,
        lambda e, n: say("log-dial-discarded", ship=n.unit(e.ship), command=command_name(e.command)),
    ),
    commands.DialSet: (2, _dial_set),
    commands.DialsSeen: (2, _dials_seen),
    commands.DialsShown: (2, dials_shown),
    commands.DialsTakenBack: (2, lambda e, n: say("log-dials-taken-back", ship=n.unit(e.ship))),
    commands.CommandTokenGained: (
        2,
        lambda e, n: say("log-command-token-gained", ship=n.unit(e.ship), command=command_name(e.command)),
    ),
    commands.CommandTokenDiscarded: (
        2,
        lambda e, n: say("log-command-token-discarded", ship=n.unit(e.ship), command=command_name(e.command)),
    ),
    commands.CardDialsAssigned: (
        2,
        lambda e, n: say("log-card-dials-assigned", player=n.seat(e.seat), count=len(e.dials)),
    ),
    commands.CardDialRevealed: (2, lambda e, n: say("log-card-dial-revealed", command=command_name(e.command))),
    commands.RaidTokenGained: (
        2,
        lambda e, n: say("log-raid-token-gained", ship=n.unit(e.ship), command=command_name(e.command)),
    ),
    commands.RaidTokenDiscarded: (
        2,
        lambda e, n: say("log-raid-token-discarded", ship=n.unit(e.ship), command=command_name(e.command)),
    ),
    commands.CommandResolved: (2, _resolved),
    commands.ActivationBegun: (1, lambda e, n: say("log-activation-begun", unit=n.unit(e.unit))),
    commands.ActivationToggled: (2, _toggled),
    commands.SpeedChanged: (2, lambda e, n: say("log-speed-changed", ship=n.unit(e.ship), speed=e.speed)),
    damage.ShieldsChanged: (3, _shields),
    damage.HullChanged: (3, _hull),
    damage.DamageCardDealt: (3, _dealt),
    damage.DamageCardFlipped: (3, _flipped),
    damage.DamageCardDiscarded: (
        3,
        lambda e, n: say("log-damage-card-discarded", ship=n.unit(e.ship), card=damage_card(e.number)),
    ),
    damage.TopCardDiscarded: (
        3,
        lambda e, n: say("log-top-card-discarded", card=damage_card(e.number, capital=True)),
    ),
    damage.TopCardsSorted: (3, _sorted),
    damage.Destroyed: (2, _destroyed),
    movement.ManeuverExecuted: (2, _maneuver),
    movement.ShipsOverlapped: (
        3,
        lambda e, n: say("log-ships-overlapped", ship=n.unit(e.ship), others=n.units(e.others)),
    ),
    movement.SquadronMoved: (2, lambda e, n: say("log-squadron-moved", squadron=n.unit(e.squadron))),
    movement.SquadronLifted: (3, lambda e, n: say("log-squadron-lifted", squadron=n.unit(e.squadron))),
    movement.SquadronPlaced: (3, lambda e, n: say("log-squadron-placed", squadron=n.unit(e.squadron))),
    movement.ObstacleResolved: (
        3,
        lambda e, n: say("log-obstacle-resolved", unit=n.unit(e.unit), obstacle=n.obstacle(e.obstacle)),
    ),
    movement.ObstacleMoved: (
        2,
        lambda e, n: say("log-obstacle-moved", obstacle=n.obstacle(e.obstacle, capital=True)),
    ),
    movement.ObstacleRemoved: (
        2,
        lambda e, n: say("log-obstacle-removed", obstacle=n.obstacle(e.obstacle, capital=True)),
    ),
    rounds.RoundBegun: (0, lambda e, n: say("log-round-begun", round=e.round)),
    rounds.PhaseBegun: (0, lambda e, n: phase_name(e.phase)),
    rounds.ActivationsProposed: (1, _proposed),
    rounds.InitiativePassed: (1, lambda e, n: say("log-initiative-passed", side=n.side(e.side))),
    rounds.VictoryTokensGained: (
        2,
        lambda e, n: say("log-victory-tokens-gained", side=n.side(e.side), count=n.count(e.side), tokens=e.amount),
    ),
    rounds.GameEnded: (0, _ended),
    rounds.TimeCalled: (1, lambda e, n: say("log-time-called")),
    rounds.Conceded: (1, lambda e, n: say("log-conceded", side=n.side(e.side), count=n.count(e.side))),
    rounds.PointsScored: (1, _scored),
    setup.FirstPlayerChosen: (1, lambda e, n: say("log-first-player-chosen", side=n.side(e.side))),
    setup.ObjectivesShown: (1, _objectives),
    setup.ObjectiveChosen: (1, lambda e, n: say("log-objective-chosen", objective=n.card(e.objective))),
    setup.ObstaclePlaced: (
        1,
        lambda e, n: say("log-obstacle-placed", obstacle=n.obstacle(e.obstacle, capital=True)),
    ),
    setup.ShipDeployed: (1, lambda e, n: say("log-ship-deployed", ship=n.unit(e.ship), speed=e.speed)),
    setup.SquadronDeployed: (1, lambda e, n: say("log-squadron-deployed", squadron=n.unit(e.squadron))),
    setup.DeckShuffled: (1, _deck_shuffled),
    setup.CoinFlipped: (1, lambda e, n: say("log-coin-flipped", side=n.side(e.side))),
    setup.ObstacleLeftOut: (1, lambda e, n: say("log-obstacle-left-out", obstacle=n.obstacle(e.obstacle))),
    setup.ObstacleAdded: (1, lambda e, n: say("log-obstacle-added", obstacle=obstacle_name(e.key, capital=True))),
    setup.InstallationAdded: (1, _installation),
    teams.VotesShown: (1, votes),
    teams.GrandAdmiralAppointed: (1, appointed),
    teams.TargetAssigned: (
        1,
        lambda e, n: say("log-target-assigned", player=n.seat(e.seat), target=n.seat(e.target)),
    ),
}
"""The level and the sentence of each kind of event."""
