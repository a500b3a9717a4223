"""A seat receives the same bytes when only facts hidden from it differ."""

from __future__ import annotations

from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from armada.analysis.defenses import outcomes_of
from armada.engine.seats import Seat
from armada.rules.game import Game
from armada.screens.previews.dispatch import preview
from armada.screens.previews.requests import (
    ContoursRequest,
    CoursesRequest,
    End,
    Figure,
    Measure,
    OddsRequest,
    PreviewRequest,
    ReasonsRequest,
    TargetsRequest,
    ThreatRequest,
    TryCourse,
)
from armada.server.settings import Limits
from armada.server.store.sqlite import SqliteStore
from armada.server.tables import new_game as plan_new_game
from armada.server.tables.session import Session
from armada.server.tables.table import Table
from armada.server.tables.view_cache import ViewCache
from armada.testing.other_secrets import with_other_secrets
from tests.amounts import amount
from tests.server.ledgers import Log, screen_of
from tests.server.player import SocketPlayer
from tests.server.running import ONLINE, Json, Running

REBEL, EMPIRE = Seat(0), Seat(1)
COMMANDS = ("navigate", "squadron", "repair", "concentrate fire")


def shown(log: Log, seats: tuple[Seat, ...], tmp: Any) -> bytes:
    """All that a socket of these seats is told of a table."""
    table = Table("game", log.ledger, SqliteStore(tmp / "none.db"), lambda table: None, grace=0.0)
    table.view_cache = ViewCache(log.ledger)
    return msgspec.json.encode([table.update(Session(screen_of(*seats), Limits())), table.listed(), table.shown()])


@pytest.mark.parametrize("seed", range(amount(8)))
def test_updates_and_lists_do_not_depend_on_what_is_hidden(seed: int, tmp_path: Any) -> None:
    log = Log(seed)
    timeline = log.ledger.timeline
    assert timeline is not None
    compared = 0
    for step in range(300):
        if log.ledger.is_over:
            break
        if step % 3 == 0:
            true = timeline.game
            for viewer in (REBEL, EMPIRE):
                others = with_other_secrets(true, viewer)
                if others.state == true.state and others.frames == true.frames:
                    continue
                for seats in ((viewer,), ()):
                    before = shown(log, seats, tmp_path)
                    timeline.game = others
                    try:
                        assert shown(log, seats, tmp_path) == before
                    finally:
                        timeline.game = true
                    compared += 1
        log.decide()
    assert compared > 40


def every_ask(game: Game) -> list[PreviewRequest]:
    """Whatever can be asked of a game without answering a question, of some ships and squadrons of both sides."""
    units = [unit.id for unit in game.state.units][::4]
    asked: list[PreviewRequest] = [ReasonsRequest(what=figure, unit=unit) for figure in Figure for unit in units]
    asked += [ReasonsRequest(what=figure) for figure in Figure]
    asked += [ReasonsRequest(what=Figure.FLEET, seat=seat) for seat in (REBEL, EMPIRE)]
    asked += [ContoursRequest(side, unit) for side in (0, 1) for unit in (None, units[0])]
    asked += [ask(unit) for ask in (TargetsRequest, ThreatRequest) for unit in units]
    asked += [CoursesRequest(), *[TryCourse(unit, (0,)) for unit in units]]
    for one, other in [(units[0], units[-1]), (units[-1], units[0])]:
        asked += [ReasonsRequest(what=figure, unit=one, defender=other) for figure in (Figure.DICE, Figure.ODDS)]
        asked += [OddsRequest(one, None, other, None), Measure(End(unit=one), End(unit=other))]
    return asked


@pytest.mark.parametrize("seed", range(amount(4)))
def test_nothing_that_can_be_asked_depends_on_what_is_hidden(seed: int) -> None:
    log = Log(seed)
    timeline = log.ledger.timeline
    assert timeline is not None
    compared = 0
    for step in range(150):
        if log.ledger.is_over:
            break
        if step in (70, 149):
            true = timeline.game
            for viewer in (REBEL, EMPIRE):
                others = with_other_secrets(true, viewer)
                for asked in every_ask(true):
                    for seat in (viewer, None):
                        told = [msgspec.json.encode(preview(game, seat, asked)) for game in (true, others)]
                        assert told[0] == told[1], asked
                        compared += 1
        log.decide()
    assert compared > 300


def test_what_defense_tokens_come_to_does_not_depend_on_facedown_cards() -> None:
    compared = 0
    for seed in range(4):
        log = Log(seed)
        timeline = log.ledger.timeline
        assert timeline is not None
        while not log.ledger.is_over and compared < 12 * (seed + 1):
            game = timeline.game
            question = game.questions[0]
            if question.kind.name == "defense token":
                others = with_other_secrets(game, question.seat)
                told = [outcomes_of(each, each.questions[0]) for each in (game, others)]
                assert told[0] == told[1]
                compared += bool(told[0])
            log.decide()
    assert compared > 8


def test_what_a_player_hears_does_not_depend_on_the_dials_of_the_other(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plan_new_game, "token_hex", lambda size: "08" * size)
    told = [hear_a_round(server, offset) for offset in (0, 1)]
    assert len(told[0]) > 30
    for one, other in zip(*told, strict=True):
        assert one == other


def hear_a_round(server: Running, offset: int) -> list[str]:
    """All that seat 0, a spectator and REST receive until dials are assigned; seat 1 chooses by `offset`."""
    made = server.make(ONLINE)
    joined = server.join(made, name="Ben")
    rng = Random(8)
    with (
        server.sit(made["game"], made["token"]) as one,
        server.sit(made["game"], joined["token"]) as other,
        server.sit(made["game"]) as watcher,
    ):
        players = [one, other, watcher]
        for player in players:
            player.hear_all()
            player.heard.clear()
        while one.update["scene"]["phase"] in ("setup", "command"):
            asked = one if one.prompt else other
            prompt = asked.prompt
            assert prompt is not None
            answer = (
                some_dials(prompt, offset) if asked is other and prompt["secret"] else asked.answer_for(prompt, rng)
            )
            fields = {"seat": prompt["seat"], "number": prompt["number"], "answer": answer, "id": "x" * 8}
            asked.request("decide", **{**fields, "id": f"decision {prompt['number']} {prompt['seat']}"})
            hear_one_update(players, asked)
        refused = one.request("decide", id="not mine", seat=1, number=1, answer="pass")
        abouts: list[Json] = [{"type": "threat", "unit": 0}, {"type": "reasons", "what": "command", "unit": 2}]
        abouts += [{"type": "contours", "side": 0}, {"type": "courses"}]
        told = [one.request("ask", id=about["type"], seat=0, about=about) for about in abouts]
        path = f"/games/{made['game']}"
        rest = [server.rest.get(path).text, httpx.get(f"{server.rest.base_url}{path[1:]}/log").text]
        rest.append(server.rest.get(f"{path}/log", params={"seat": made["token"]}).text)
        heard = [*one.heard, *watcher.heard, msgspec.json.encode([refused, told]).decode(), *rest]
    return [text.replace(made["game"], "the game") for text in heard if not text.startswith('{"type":"previewed"')]


def some_dials(prompt: Json, offset: int) -> list[Json]:
    """Dials with another command for another offset."""
    return [
        {"ship": row["ship"], "commands": [list(row["notes"])[offset] for cell in row["cells"] if not cell["command"]]}
        for row in prompt["dials"]
    ]


def hear_one_update(players: list[SocketPlayer], asked: SocketPlayer) -> None:
    """Each change is told to each once; the one who asked may have heard it already."""
    for player in players:
        if player is asked and player.heard and '"type":"update"' in player.heard[-1][:20]:
            continue
        player.hear_until(lambda message: message["type"] == "update")
