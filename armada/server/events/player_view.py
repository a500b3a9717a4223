"""An event as one of its players sees it: their match, both reports of it, and their rounds so far."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from msgspec.structs import replace

from armada.server.events import parts, resources
from armada.server.events.desk_view import faults_in_words
from armada.server.events.public_view import lines_of
from armada.tournament.course import match_state
from armada.tournament.cut import final_places
from armada.tournament.event import JUDGE_CALL, Event, Note, Round
from armada.tournament.printing import fleet_lines
from armada.tournament.public import public_event, public_names
from armada.tournament.standings import Standing


def own_view(id: str, event: Event, player: int) -> resources.EventMine:
    """The event for one player, with clock and game still to be filled in."""
    shown = public_event(event)
    return _view(id, shown, player, public_names(shown), final_places(shown))


def own_views(id: str, event: Event) -> Iterator[resources.EventMine]:
    """The event for each of its players."""
    shown = public_event(event)
    names, places = public_names(shown), final_places(shown)
    for player in shown.players:
        yield _view(id, shown, player, names, places)


def _view(
    id: str, shown: Event, player: int, names: dict[int, str], places: list[tuple[int | None, Standing]]
) -> resources.EventMine:
    person = shown.player(player)
    standing = next(
        (parts.standing_shown(shown, names, place, one) for place, one in places if one.player == player),
        None,
    )
    view = resources.EventMine(
        event=id,
        mark="",
        player=player,
        name=shown.label(player),
        agreed=parts.agreed_shown(shown),
        presence=person.presence,
        finished=shown.is_finished,
        match=_match(shown, player, names),
        rounds=_rounds(shown, player, names),
        standing=standing,
        fleet=() if person.fleet is None else lines_of(fleet_lines(person.fleet)),
        fleet_text=person.fleet_text,
        fleet_faults=() if person.fleet is None else faults_in_words(shown, person.fleet),
        can_hand_in=not shown.has_started,
        clock=parts.NO_CLOCK,
    )
    return replace(view, mark=parts.mark_of(view, shown.clock))


def own_at(view: resources.EventMine, event: Event, now: datetime) -> resources.EventMine:
    """The view with the clock at a time."""
    return replace(view, clock=parts.clock_shown(public_event(event), now))


def own_game(event: Event, player: int) -> str:
    """The game in which the player's match of the round is played; empty if there is none."""
    shown = public_event(event)
    match = shown.current.match_of(player) if shown.current is not None else None
    return "" if match is None else match.game


def _match(event: Event, player: int, names: dict[int, str]) -> resources.MyMatch | None:
    round = event.current
    match = None if round is None else round.match_of(player)
    if round is None or match is None or event.is_finished:
        return None
    place = match.place_of(player)
    state = match_state(round, match)
    return resources.MyMatch(
        round=round.number,
        title=round.title,
        stage=round.stage,
        size=round.size,
        table=match.table,
        place=place,
        names=tuple([names[id] for id in match.players]),
        opponent=_opponent(event, round, player, names),
        kind=match.kind,
        state=state,
        mine=parts.report_shown(match.reports[place]),
        theirs=parts.report_shown(match.reports[1 - place]),
        result=parts.match_result(event, match),
        can_report=state in ("open", "reported", "differing"),
        game=None,
        extra=0 if match.table is None else parts.extra_minutes(event, match.table),
        call=None if match.table is None else _call(event, match.table),
    )


def _opponent(event: Event, round: Round, player: int, names: dict[int, str]) -> str:
    match = round.match_of(player)
    others = [] if match is None else [id for id in match.players if id != player]
    return names[others[0]] if others else ""


def _call(event: Event, table: int) -> resources.NoteMine | None:
    """The last judge call of this table in the round."""
    calls = [
        (number, note)
        for number, note in enumerate(event.notes, start=1)
        if note.kind == JUDGE_CALL and note.table == table and note.round == len(event.open_rounds)
    ]
    return None if not calls else _note(*calls[-1])


def _note(number: int, note: Note) -> resources.NoteMine:
    return resources.NoteMine(
        number=number, text=note.text, time=note.time, open=note.is_open, answer=note.answer, minutes=note.minutes
    )


def _rounds(event: Event, player: int, names: dict[int, str]) -> tuple[resources.MyRound, ...]:
    found = []
    for round in event.rounds:
        match = round.match_of(player)
        if match is not None:
            found.append(
                resources.MyRound(
                    round=round.number,
                    title=round.title,
                    size=round.size,
                    table=match.table,
                    opponent=_opponent(event, round, player, names),
                    kind=match.kind,
                    place=match.place_of(player),
                    result=parts.match_result(event, match),
                    stage=round.stage,
                )
            )
    return tuple(found)
