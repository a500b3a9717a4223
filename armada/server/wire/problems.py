"""Refusals of requests: each becomes a `Problem` that says what can be done."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import ClientException, HTTPException

from armada.errors import ArmadaError, TournamentError
from armada.server.store.store import DISK_FAILS, EntryExists, StoreError
from armada.server.wire.resources import Problem

log: Final = logging.getLogger("armada.server")

AnyRequest = Request[Any, Any, Any]

BODY: Final = "data"
"""The framework's word for all that was sent."""

RETRY_AFTER_SECONDS: Final = "30"
"""Seconds after which a caller may try again."""

SCHEMA_HINT: Final = "Correct it and send it again. /api/schema lists what can be sent."


class Refused(Exception):
    """A request that cannot be carried out as it is."""

    status = 400

    def __init__(self, reason: str, *, rule: str | None = None, where: str = "") -> None:
        super().__init__(reason)
        self.problem = Problem(reason=reason, rule=rule, where=where)


class NotFound(Refused):
    """The requested thing does not exist."""

    status = 404


class Forbidden(Refused):
    """The caller may not do that."""

    status = 403


class Conflict(Refused):
    """The request does not fit the present state."""

    status = 409


class GameClosed(Conflict):
    """A game that cannot go on under the present rules; `record` is where its record can be had, if it has one."""

    def __init__(self, reason: str, record: str = "") -> None:
        super().__init__(reason)
        self.record = record


class TooManyRequests(Refused):
    """Too many requests, or too much of something."""

    status = 429


def refusal_response(_: AnyRequest, refused: Refused) -> Response[Problem]:
    """The response to one of our own refusals."""
    return Response(refused.problem, status_code=refused.status)


def outage_response(request: AnyRequest, error: StoreError | OSError) -> Response[Problem]:
    """The response when the store or disk fails; the details go only to the log."""
    log.error("the store failed", extra={"path": request.url.path, "why": repr(error)})
    reason = error.public_message if isinstance(error, StoreError) else DISK_FAILS
    return Response(Problem(reason=reason), status_code=503, headers={"retry-after": RETRY_AFTER_SECONDS})


def entry_exists_response(_: AnyRequest, error: EntryExists) -> Response[Problem]:
    """The response when another server wrote to the same game at the same moment."""
    return Response(Problem(reason="Somebody else acted first. Reload the game, then try again."), status_code=409)


def tournament_response(request: AnyRequest, error: TournamentError) -> Response[Problem]:
    """The response when an event forbids a command, asks for confirmation, or cannot read its file."""
    if isinstance(error.__cause__, OSError):
        return outage_response(request, error.__cause__)
    return Response(problem_of(error), status_code=409 if error.can_overrule else 422)


def problem_of(error: ArmadaError) -> Problem:
    """An error as a problem, marked if the organiser may overrule it."""
    if isinstance(error, StoreError):
        return Problem(reason=error.public_message)
    if not isinstance(error, TournamentError):
        return Problem(reason=str(error), rule=getattr(error, "rule", None))
    return Problem(reason=error.reason, rule=error.rule or None, remedy=error.remedy, can_overrule=error.can_overrule)


def mistake_response(_: AnyRequest, error: ArmadaError) -> Response[Problem]:
    """The response when the engine rejects the input."""
    return Response(problem_of(error), status_code=422)


def http_response(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    """The response when the framework refuses a path, method or body."""
    return Response(_problem_with(error), status_code=error.status_code)


def _problem_with(error: HTTPException) -> Problem:
    """The reason and place of a fault in a request: `command.player` is the field `player` of the field `command`."""
    if not isinstance(error, ClientException) or error.status_code != ClientException.status_code:
        return Problem(reason=error.detail)
    extra = error.extra if isinstance(error.extra, list) else []
    wrong = [(one.get("message", ""), one.get("key", BODY)) for one in extra] or [(error.detail, BODY)]
    said = [what if where == BODY else f"{what} at `{where}`" for what, where in wrong]
    places = [where for _, where in wrong if where != BODY]
    reason = f"The request cannot be read: {'; '.join(said)}."
    return Problem(reason=reason, where=", ".join(places), remedy=SCHEMA_HINT)


def nesting_response(request: AnyRequest, error: RecursionError) -> Response[Problem]:
    """The response to input that is nested too deeply; it is logged, since it could be our fault."""
    log.warning("a request is nested too deep", exc_info=error, extra={"path": request.url.path})
    return Response(Problem(reason="The request is nested too deeply.", remedy=SCHEMA_HINT), status_code=400)


EXCEPTION_HANDLERS = {
    Refused: refusal_response,
    StoreError: outage_response,
    EntryExists: entry_exists_response,
    OSError: outage_response,
    TournamentError: tournament_response,
    ArmadaError: mistake_response,
    HTTPException: http_response,
    RecursionError: nesting_response,
}
"""The response to each kind of exception."""
