"""Cards, rules and pieces over the network."""

from __future__ import annotations

import httpx
import pytest

from armada.catalog.cards import Card
from armada.catalog.catalog import catalog
from armada.catalog.rules import rules
from armada.catalog.rulings import card_of_ruling
from armada.server.api.library import card_shown
from tests.server.running import Running


def test_all_cards_say_whether_they_work(server: Running) -> None:
    cards = {card["key"]: card for card in server.rest.get("/cards").json()}
    assert cards["demolisher"]["works"]
    assert cards["demolisher"]["slot"] == "title"
    assert cards["cr90_corvette_a"]["facts"]["hull"] == 4
    assert len(cards) > 500


def test_what_does_not_change_is_sent_once(server: Running) -> None:
    first = server.rest.get("/pieces")
    again = server.rest.get("/pieces", headers={"if-none-match": first.headers["etag"]})
    assert first.status_code == 200
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(("path", "kilobytes"), [("/pieces", 60), ("/cards", 60), ("/choices", 10)])
def test_long_answers_are_sent_compressed(server: Running, path: str, kilobytes: int) -> None:
    """The pieces were sent as 193 kB."""
    packed = server.rest.get(path, headers={"accept-encoding": "gzip"})
    plain = server.rest.get(path, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert "accept-encoding" in plain.headers.get("vary", "accept-encoding").lower()
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) < kilobytes * 1000 < len(plain.content)


def test_short_answers_and_pages_are_not_compressed_again(server: Running) -> None:
    assert "content-encoding" not in server.rest.get("/search").headers
    page = httpx.get(f"http://127.0.0.1:{server.port}/", headers={"accept-encoding": "gzip"})
    assert page.text.startswith("<!doctype html>")


def test_only_the_drawings_that_are_asked_for_are_sent(server: Running) -> None:
    some = server.rest.get("/drawings", params={"of": "cr90,x_wing_squadron,no_such_ship"})
    assert set(some.json()) == {"cr90", "x_wing_squadron"}
    assert some.json()["cr90"]["metal"] == "rebel"
    assert len(some.content) < 4000
    assert len(server.rest.get("/drawings").json()) == 66


def test_a_card_comes_with_its_rulings(server: Running) -> None:
    card = server.rest.get("/cards/demolisher").json()
    assert "CARD-demolisher-01" in [rule["id"] for rule in card["rulings"]]


def test_an_unknown_card_is_refused_with_a_way_to_find_it(server: Running) -> None:
    answer = server.rest.get("/cards/no_such_card")
    assert answer.status_code == 404
    assert "no_such_card" in answer.json()["reason"]


def test_a_rule_is_found_however_its_id_is_written(server: Running) -> None:
    assert server.rest.get("/rules/atk-28").json()["id"] == "ATK-28"


def test_an_unknown_rule_names_the_nearest_ones(server: Running) -> None:
    answer = server.rest.get("/rules/ATK-999")
    assert answer.status_code == 404
    assert "Nearest: ATK-" in answer.json()["reason"]


def test_a_search_finds_the_card_of_that_name_first(server: Running) -> None:
    found = server.rest.get("/search", params={"q": "engine techs"}).json()
    assert found["cards"][0]["key"] == "engine_techs"


def test_a_search_forgives_a_slip_and_answers_with_the_text_of_the_best_rule_first(server: Running) -> None:
    found = server.rest.get("/search", params={"q": "dodona"}).json()
    assert found["cards"][0]["title"] == "General Dodonna"
    rule = server.rest.get("/search", params={"q": "brace"}).json()["rules"][0]
    assert rule["text"].startswith("Brace:")


def test_the_rules_can_be_searched_within_an_area(server: Running) -> None:
    told = server.rest.get("/rules", params={"q": "obstructed"}).json()["rules"]
    assert len({rule["area"] for rule in told}) > 1
    within = server.rest.get("/rules", params={"q": "obstructed", "area": "LOS"}).json()["rules"]
    assert within
    assert {rule["area"] for rule in within} == {"LOS"}


def test_a_search_for_nothing_finds_nothing(server: Running) -> None:
    assert server.rest.get("/search").json() == {"cards": [], "rules": []}


def test_the_rules_are_listed_by_area(server: Running) -> None:
    told = server.rest.get("/rules").json()
    assert ["ATK", "attack sequence"] in told["areas"]
    assert told["rules"] == []
    attack = server.rest.get("/rules", params={"area": "ATK"}).json()["rules"]
    assert [rule["id"] for rule in attack] == [rule.id for rule in rules().values() if rule.area == "ATK"]
    refused = server.rest.get("/rules", params={"area": "XYZ"})
    assert refused.status_code == 404
    assert "The areas are FX" in refused.json()["reason"]


def test_a_ruling_on_another_card_names_that_card() -> None:
    """Darth Vader showed "The ship may choose one of its own defense tokens", which is said of Intel Officer."""
    vader = card_shown(catalog().cards["darth_vader_commander"], with_rulings=True)
    others = {rule.id: rule.card.title for rule in vader.rulings if rule.card is not None}
    assert others["CARD-intel-officer-01"] == "Intel Officer"


@pytest.mark.parametrize("card", catalog().cards.values(), ids=lambda card: card.key)
def test_every_ruling_that_a_card_shows_says_which_card_it_is_on(card: Card) -> None:
    for rule in card_shown(card, with_rulings=True).rulings:
        assert rule.card is not None
        assert rule.card.title == catalog().cards[rule.card.key].title
        assert rule.card.key == card_of_ruling(rule.id)


def test_a_card_is_shown_in_the_printing_that_is_asked_for(server: Running) -> None:
    then, now = [server.rest.get("/cards/mon_mothma", params={"printing": key}).json() for key in ("2016", "final")]
    assert (then["points"], now["points"]) == (30, 27)
    assert then["summary"] != now["summary"]
    cards = {card["key"]: card for card in server.rest.get("/cards", params={"printing": "final"}).json()}
    assert cards["mon_mothma"]["points"] == 27
    found = server.rest.get("/search", params={"q": "mon mothma", "printing": "final"}).json()["cards"]
    assert found[0]["points"] == 27


def test_a_card_of_the_last_printing_comes_with_the_last_rulings(server: Running) -> None:
    card = server.rest.get("/cards/demolisher", params={"printing": "final"}).json()
    ids = [rule["id"] for rule in card["rulings"]]
    assert ids[0] == "EXT-ruling-01"
    assert "CARD-demolisher-01" not in ids
    assert "CARD-demolisher-04" in ids


def test_an_unknown_printing_is_refused(server: Running) -> None:
    assert server.rest.get("/cards", params={"printing": "2017"}).status_code == 400
