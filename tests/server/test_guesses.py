"""Whoever tries many tokens, codes or links that do not fit has to wait, and longer each time."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from httpx import Request
from msgspec.structs import replace

from armada.server.guesses import MAX_WAIT_SECONDS, Guesses
from armada.server.wire.problems import Forbidden, TooManyRequests
from tests.server.running import ONLINE, Running, running, settings_in

HERE, THERE = "10.0.0.1", "10.0.0.2"


class Clock:
    """A clock that is set by hand."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def waits(guesses: Guesses, clock: Clock, address: str = HERE) -> float:
    """Seconds until an address may try again."""
    begun = clock.now
    while True:
        try:
            guesses.check(address, "another")
        except TooManyRequests:
            clock.now += 0.5
        else:
            found, clock.now = clock.now - begun, begun
            return found


def test_each_further_guess_waits_twice_as_long_up_to_ten_minutes() -> None:
    clock = Clock()
    guesses = Guesses(3, clock)
    found = []
    for number in range(20):
        guesses.wrong(HERE, f"guess {number}")
        found.append(waits(guesses, clock))
    assert found[:6] == [0, 0, 0, 2, 4, 8]
    assert max(found) == MAX_WAIT_SECONDS
    assert waits(guesses, clock, THERE) == 0


def test_wrong_guesses_are_forgiven_in_time() -> None:
    clock = Clock()
    guesses = Guesses(3, clock)
    for number in range(4):
        guesses.wrong(HERE, f"guess {number}")
    clock.now += 3600
    guesses.wrong(HERE, "a slip")
    assert waits(guesses, clock) == 0


def test_the_same_old_link_counts_once_and_what_fitted_before_is_never_kept_waiting() -> None:
    clock = Clock()
    guesses = Guesses(3, clock)
    guesses.right(HERE, "mine")
    for _ in range(50):
        guesses.wrong(HERE, "an old cookie")
    assert waits(guesses, clock) == 0
    for number in range(9):
        guesses.wrong(HERE, f"guess {number}")
    guesses.check(HERE, "mine")
    with pytest.raises(TooManyRequests, match="Try again in"):
        guesses.check(HERE, "another")


def test_addresses_of_one_network_of_ipv6_count_together() -> None:
    clock = Clock()
    guesses = Guesses(3, clock)
    for number in range(9):
        guesses.wrong(f"2001:db8::{number}", f"guess {number}")
    assert waits(guesses, clock, "2001:db8::abcd") > 0
    assert waits(guesses, clock, "2001:db8:0:1::1") == 0


def test_what_a_block_refuses_was_a_wrong_guess() -> None:
    guesses = Guesses(0, Clock())
    with pytest.raises(Forbidden), guesses.guess(HERE, "guess"):
        raise Forbidden("no")
    with pytest.raises(TooManyRequests):
        guesses.check(HERE, "another")


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that lets an address guess three times; callers say by a header where they come from."""
    folder = tmp_path_factory.mktemp("strict")
    limits = replace(settings_in(folder).limits, wrong_secrets=3)
    settings = settings_in(folder, limits=limits, proxies=("127.0.0.1",), thinkers=0, previewers=0)
    with running(settings) as found:
        yield found


DOORS: dict[str, Callable[[Running, str, str, int], Request]] = {
    "game": lambda server, game, event, guess: server.rest.build_request("GET", f"/games/{guess:012x}"),
    "invitation": lambda server, game, event, guess: server.rest.build_request(
        "POST", f"/games/{game}/join", json={"invitation": f"{guess}"}
    ),
    "invitation shown": lambda server, game, event, guess: server.rest.build_request(
        "GET", f"/games/{game}", params={"invitation": f"{guess}"}
    ),
    "token": lambda server, game, event, guess: server.rest.build_request(
        "POST", f"/games/{game}/seat", json={"token": f"{game}.{guess}"}
    ),
    "new token": lambda server, game, event, guess: server.rest.build_request(
        "POST", f"/games/{game}/seat/renew", json={"token": f"{game}.{guess}"}
    ),
    "cookie": lambda server, game, event, guess: server.rest.build_request(
        "GET", f"/games/{game}", headers={"cookie": f"armada-{game}={game}.{guess}"}
    ),
    "log": lambda server, game, event, guess: server.rest.build_request(
        "GET", f"/games/{game}/log", params={"seat": f"{game}.{guess}"}
    ),
    "mine": lambda server, game, event, guess: server.rest.build_request(
        "GET", "/games", params={"mine": f"{game}.{guess}"}
    ),
    "code": lambda server, game, event, guess: server.rest.build_request(
        "GET", f"/events/{event}/me", headers={"authorization": f"Bearer ABCDE-{guess:05}"}
    ),
    "desk": lambda server, game, event, guess: server.rest.build_request(
        "GET", f"/events/{event}/desk", headers={"authorization": f"Bearer {guess}"}
    ),
}


@pytest.mark.parametrize("door", DOORS)
def test_guesses_of_games_invitations_tokens_and_codes_are_throttled(strict: Running, door: str) -> None:
    game = strict.make(ONLINE)["game"]
    event = strict.rest.post("/events", json={"name": "An event"}).json()["event"]
    address = {"x-forwarded-for": f"10.1.0.{list(DOORS).index(door)}"}
    answers = []
    for guess in range(5):
        request = DOORS[door](strict, game, event, guess)
        request.headers.update(address)
        answers.append(strict.rest.send(request))
    assert [answer.status_code == 429 for answer in answers] == [False, False, False, False, True]
    assert "Try again in" in answers[-1].json()["reason"]


def test_guesses_of_tokens_by_socket_are_throttled_and_the_right_one_is_not(strict: Running) -> None:
    made = strict.make(ONLINE)
    headers = {"x-forwarded-for": "10.2.0.1"}
    with strict.sit(made["game"], made["token"], additional_headers=headers):
        reasons = []
        for guess in range(5):
            with strict.sit(made["game"], f"{made['game']}.{guess}", additional_headers=headers) as guesser:
                reasons.append(guesser.welcome["reason"])
        assert "Try again in" in reasons[-1]
        with strict.sit(made["game"], made["token"], additional_headers=headers) as again:
            assert again.welcome["seats"] == [0]
