"""Somebody at a table, through a real socket."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from random import Random
from types import TracebackType
from typing import Any

from websockets.sync.client import connect

from armada.cli.bench.socket_player import ask_courses, decide, needs_courses, some_answer
from tests.patience import PATIENCE

Json = dict[str, Any]


class SocketPlayer:
    """A socket that said Hello. It keeps the latest update, and all that was ever told to it."""

    def __init__(
        self,
        port: int,
        game: str,
        token: str | None,
        since: int = 0,
        *,
        hello: bool = True,
        language: str = "en",
        **options: Any,
    ) -> None:
        self._open = ExitStack()
        url = f"ws://127.0.0.1:{port}/api/games/{game}/live?language={language}"
        self.socket = self._open.enter_context(connect(url, max_size=None, **options))
        self.heard: list[str] = []
        self.update: Json = {}
        self.table: Json = {}
        self.welcome: Json = {}
        self._ids = count(1)
        self._prefix = f"{id(self):x}"
        if hello:
            self.say({"type": "hello", "token": token, "since": since})
            self.welcome = self.hear_until(lambda message: message["type"] in ("welcome", "failed"))

    def __enter__(self) -> SocketPlayer:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._open.close()

    # Saying and hearing

    def say(self, message: Json) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = PATIENCE) -> Json:
        """The next message; raises TimeoutError if none comes."""
        text = self.socket.recv(timeout=timeout)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = json.loads(text)
        if message["type"] == "welcome":
            self.update = message["update"]
            self.table = self.update["table"]
        elif message["type"] == "update":
            self.update = message
            self.table = message["table"]
        elif message["type"] == "table":
            self.table = message["table"]
        return message

    def hear_until(self, wanted: Callable[[Json], bool]) -> Json:
        """Messages up to one that is wanted."""
        while True:
            message = self.hear()
            if wanted(message):
                return message

    def hear_all(self, *, quiet: float = 0.3) -> None:
        """Hear until nothing is said for a while, by a server that has had time to answer: a slow one is waited for."""
        is_quiet = False
        while not is_quiet:
            self._hear_while_said(quiet)
            before = len(self.heard)
            self.request("ping")
            is_quiet = len(self.heard) == before + 1

    def _hear_while_said(self, quiet: float) -> None:
        while True:
            try:
                self.hear(quiet)
            except TimeoutError:
                return

    def request(self, type: str, **fields: Any) -> Json:
        """Ask for something; the answer to it."""
        id = fields.pop("id", None) or f"{self._prefix}-{next(self._ids)}"
        self.say({"type": type, "id": id, **fields})
        return self.hear_until(lambda message: message.get("id") == id)

    # Playing

    @property
    def prompt(self) -> Json | None:
        """The open question of one of my seats."""
        prompts = self.update["prompts"]
        return prompts[0] if prompts else None

    @property
    def is_over(self) -> bool:
        return self.update["scene"]["outcome"] is not None

    def answer_for(self, prompt: Json, rng: Random) -> Any:
        """Some legal answer."""
        courses = None
        if needs_courses(prompt):
            id = f"{self._prefix}-{next(self._ids)}"
            self.say(ask_courses(id, prompt))
            courses = self.hear_until(lambda message: message.get("id") == id)["told"]
        return some_answer(prompt, rng, courses)

    def decide(self, rng: Random, prompt: Json | None = None) -> Json:
        """Answer my question somehow and hear what came of it; the answer of the server."""
        asked = prompt or self.prompt
        assert asked is not None, "nothing is asked"
        answer = self.answer_for(asked, rng)
        return self.request(**_fields(decide(f"{self._prefix}-{next(self._ids)}", asked, answer)))

    def next_prompt(self) -> Json | None:
        """Wait until I am asked something; None if the game is over."""
        while self.prompt is None and not self.is_over:
            self.hear()
        return self.prompt

    def wait_for(self, holds: Callable[[Json], bool]) -> Json:
        """Wait for an update of which something holds."""
        while not holds(self.update):
            self.hear()
        return self.update

    def play(self, rng: Random, decisions: int = 10_000, until: Callable[[Json], bool] = lambda update: False) -> int:
        """Play until the game is over, something holds, or the limit of decisions is reached; return their number."""
        made = 0
        while made < decisions and not until(self.update):
            prompt = self.next_prompt()
            if prompt is None or until(self.update):
                break
            answer = self.decide(rng, prompt)
            assert answer["type"] == "accepted", (answer, prompt)
            made += 1
            self.wait_until_answered(prompt)
        return made

    def wait_until_answered(self, prompt: Json) -> None:
        """Wait until a question is not asked any more."""
        self.wait_for(lambda update: not is_asked(update, prompt))


def play_in_turns(players: list[SocketPlayer], rng: Random, decisions: int) -> None:
    """Let several players make a number of decisions, whoever is asked; at the end all have heard of the last one."""
    made = 0
    while made < decisions and not any(player.is_over for player in players):
        asked = next((player for player in players if player.prompt is not None), None)
        if asked is not None:
            made += asked.play(rng, 1)
        for player in players:
            player.hear_all(quiet=0.002 if asked else 0.05)
    last = max(player.update["number"] for player in players)
    for player in players:
        player.wait_for(lambda update: update["number"] >= last)


def is_asked(update: Json, prompt: Json) -> bool:
    """Whether this very question is still open."""
    return (prompt["seat"], prompt["number"]) in [(each["seat"], each["number"]) for each in update["prompts"]]


def _fields(message: Json) -> Json:
    return message
