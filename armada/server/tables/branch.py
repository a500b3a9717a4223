"""Branching: a new game that goes on from a moment of a record, as if the rest had never happened.

Nothing is made up: the decisions up to there are entered in its log like any other, and chance answers them as it did.
Whoever has the record knows its key and all that was hidden. So what nobody knows there is dealt again, and chance gets
a key of its own; where several people play, so are dials and cards that one of them knows: the others may too.
"""

from __future__ import annotations

from collections.abc import Iterator
from secrets import token_hex
from typing import Any

import msgspec
from msgspec.structs import replace

from armada.catalog.profiles import TEAM_PLAY
from armada.engine.seats import Seat
from armada.messages.message import say
from armada.records.game import Declaration, Game
from armada.records.record import Replayed, follow_record, fresh_deal
from armada.server.history.entries import ChanceReseeded, Decided, LogEntry, SecretsRedealt
from armada.server.tables.new_game import KEY_BYTES, NewGamePlan, is_for_several, plan_new_game
from armada.server.wire.lobby import Role
from armada.server.wire.problems import Conflict, Refused
from armada.server.wire.resources import Branch, GameWanted, SeatWanted


def plan_branch(record: str, wanted: Branch) -> tuple[NewGamePlan, list[LogEntry]]:
    """The game to be made, and the decisions up to the moment."""
    steps = follow_record(Game, record)
    first = next(steps)
    header, key = first.game.header, first.game.key.hex()
    if not key:
        raise Conflict(say("problems-record-without-seed"))
    if header.get("position"):
        raise Conflict(say("problems-record-from-position"))
    roles = _roles(header)
    if len(wanted.seats) != len(roles):
        reason = say("problems-record-seats", seats=len(roles))
        raise Refused(reason, where="seats")
    planned = plan_new_game(_wanted(header, wanted))
    made = replace(
        planned.made,
        options=_options(header),
        play_area=header["play_area"],
        points=header["points"],
        allow_illegal=header["allow_illegal"],
        key=key,
    )
    knowers = () if is_for_several(planned.made) else tuple([Seat(place) for place in range(len(made.seats))])
    deal = SecretsRedealt(seed=token_hex(KEY_BYTES), key=token_hex(KEY_BYTES), knowers=knowers)
    return planned._replace(made=made), [*_decisions(first, steps, wanted.moment), deal]


def _wanted(header: dict[str, Any], wanted: Branch) -> GameWanted:
    """The game as somebody would have wanted it from its beginning."""
    nothing = [""] * len(wanted.seats)
    fleets = [*[msgspec.json.encode(fleet).decode() for fleet in header["fleets"]], *nothing]
    names = [*_names(header), *nothing]
    seats = [
        SeatWanted(player=seat.player, name=seat.name or names[place], fleet=fleets[place], role=role, side=side)
        for place, (seat, (role, side)) in enumerate(zip(wanted.seats, _roles(header), strict=True))
    ]
    return GameWanted(
        seats=tuple(seats),
        profile=header["profile"],
        options=(TEAM_PLAY,) if header.get("teams") else (),
        controllers=tuple([tuple(own) for own in header.get("controllers") or ()]),
        points=header["points"],
        minutes=wanted.minutes,
        allow_missing=header["allow_missing"],
        title=wanted.title,
        spectators=wanted.spectators,
    )


def _roles(header: dict[str, Any]) -> list[tuple[Role, int | None]]:
    """The role of each seat of a record: those with fleets come first, as in every game."""
    admirals = [(Role.GRAND_ADMIRAL, side) for side in header.get("admirals_without_fleet", ())]
    mates = [(Role.TEAMMATE, side) for side, team in enumerate(header.get("teams") or ()) for _ in team[1:]]
    return [*[(Role.FLEET, None) for _ in header["fleets"]], *admirals, *mates]


def _names(header: dict[str, Any]) -> list[str]:
    """The names of the players, as far as they gave one, by seat."""
    teams = header.get("teams") or ()
    return [*[team[0] for team in teams], *[name for team in teams for name in team[1:]]] or header.get("names") or []


def _options(header: dict[str, Any]) -> tuple[str, ...]:
    options = tuple(header["options"])
    return (*options, TEAM_PLAY) if header.get("teams") and TEAM_PLAY not in options else options


def _decisions(first: Replayed[Game], steps: Iterator[Replayed[Game]], moment: int) -> list[LogEntry]:
    """The decisions of a record up to a moment."""
    found: list[LogEntry] = []
    count, is_over = 0, not first.game.questions
    for step in steps:
        if step.is_decision:
            if count == moment:
                break
            count += 1
            found.append(_decided(step))
        elif step.line[0] == Declaration.CHANCE_RESEEDED:
            found.append(ChanceReseeded(draws=int(step.line[1])))
        elif step.line[0] == Declaration.SECRETS_REDEALT:
            seed, knowers, key = fresh_deal(step.line)
            found.append(SecretsRedealt(seed=seed.hex(), key=key.hex(), knowers=knowers))
        is_over = step.game.outcome is not None
    if not 0 <= moment <= count:
        raise Refused(say("problems-no-moment", last=count), where="moment")
    if is_over:
        raise Conflict(say("problems-moment-over"))
    return found


def _decided(step: Replayed[Game]) -> Decided:
    """A decision as it is entered."""
    who, what, *answered = step.line
    if not answered:
        raise Conflict(say("problems-moment-declared", what=str(who)))
    return Decided(seat=Seat(who), kind=what, answer=answered[0])
