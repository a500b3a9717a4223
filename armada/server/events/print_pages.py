"""Pages to print and files to download: some for everybody, the others for the organiser."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from armada.errors import TournamentError
from armada.messages.message import say
from armada.server.addresses import address_for
from armada.server.events.auth import check_desk, is_desk
from armada.server.events.registry import EventRegistry
from armada.server.events.settings import EXPORTS, PRINTS
from armada.server.wire.problems import AnyRequest, NotFound
from armada.tournament.event import Event, Round
from armada.tournament.export import archive_json, standings_csv, whole_json
from armada.tournament.log import TITLE, AuditLine, written
from armada.tournament.log_text import describe_log
from armada.tournament.organiser import Organiser
from armada.tournament.printing import (
    Paper,
    codes_page,
    fleet_sheets_page,
    pairings_page,
    slips_page,
    standings_page,
)
from armada.tournament.public import public_event

ROUND = Annotated[int, QueryParameter(name="round", description="Which round; 0 for the last.")]
PAPER = Annotated[str, QueryParameter(name="paper", description="A4 or letter.")]

SECRET_PRINTS: Final = frozenset({"slips", "fleets", "codes"})
SECRET_EXPORTS: Final = frozenset({"event", "json", "log"})

ENDINGS: Final = {
    "event": (".event", "text/plain"),
    "json": (".json", "application/json"),
    "standings": ("-standings.csv", "text/csv"),
    "results": ("-results.json", "application/json"),
    "log": ("-log.txt", "text/plain"),
}


@get("/events/{event:str}/print/{what:str}", media_type="text/html")
async def print_page(
    event: FromPath[str],
    what: FromPath[str],
    request: AnyRequest,
    events: NamedDependency[EventRegistry],
    round: ROUND = 0,
    paper: PAPER = "A4",
) -> Response[str]:
    """A page to print, or to save as PDF there."""
    held = await events.find(event)
    if what not in PRINTS:
        raise NotFound(say("problems-no-page", known=", ".join(PRINTS)))
    if what in SECRET_PRINTS:
        check_desk(request, held)
    size = Paper.LETTER if paper.lower() == Paper.LETTER else Paper.A4
    is_organiser = is_desk(request, held)
    codes = await held.codes() if what == "codes" else {}
    way = address_for(request, events.settings)
    address = f"{way.address}/event/{held.id}/me"

    def make(organiser: Organiser) -> str:
        shown = organiser.event if is_organiser else public_event(organiser.event)
        match what:
            case "pairings" | "tables":
                return pairings_page(shown, _round(shown, round), by_table=what == "tables", paper=size)
            case "slips":
                return slips_page(shown, _round(shown, round), paper=size, address=address, warning=way.warning)
            case "standings":
                after = _round(shown, round).number if round else None
                return standings_page(shown, after=after, paper=size)
            case "codes":
                return codes_page(shown, codes, address, paper=size, warning=way.warning)
        return fleet_sheets_page(shown, paper=size)

    page = await held.look(make)
    return Response(page, media_type="text/html", headers={"cache-control": "no-store"})


def _round(event: Event, number: int) -> Round:
    if not event.rounds:
        raise TournamentError(say("problems-no-pairings"), remedy=say("problems-no-pairings.remedy"))
    return event.round(number or len(event.rounds))


@get("/events/{event:str}/export/{what:str}", media_type="text/plain")
async def export_event(
    event: FromPath[str], what: FromPath[str], request: AnyRequest, events: NamedDependency[EventRegistry]
) -> Response[str]:
    """The event, its standings or its results as a file."""
    held = await events.find(event)
    if what not in EXPORTS:
        raise NotFound(say("problems-no-file", known=", ".join(EXPORTS)))
    if what in SECRET_EXPORTS:
        check_desk(request, held)

    def write(organiser: Organiser) -> str:
        match what:
            case "event":
                return f"{TITLE}\n" + "".join([written(line) for line in organiser.lines])
            case "json":
                return whole_json(organiser.event, organiser.lines)
            case "log":
                said = describe_log(organiser.lines, organiser.event)
                return "".join([_in_words(*each) for each in zip(organiser.lines, said, strict=True)])
            case "standings":
                return standings_csv(public_event(organiser.event))
        return archive_json(public_event(organiser.event))

    text = await held.look(write)
    ending, kind = ENDINGS[what]
    headers = {
        "content-disposition": f'attachment; filename="{held.id}{ending}"',
        "cache-control": "no-store",
    }
    return Response(text, media_type=kind, headers=headers)


def _in_words(line: AuditLine, said: str) -> str:
    insisted = f" [overruled: {' '.join(line.overruled)}]" if line.overruled else ""
    return f"{line.number:>4}  {line.time:%Y-%m-%d %H:%M:%S}  {line.author}  {said}{insisted}\n"


HANDLERS = (print_page, export_event)
