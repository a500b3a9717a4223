"""A game that is over: scrubbed, stepped through, seen from every side, shared, downloaded and opened again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.at_table import AtTable, concede
from tests.browser.axe import VIEWS, faults_in_views
from tests.browser.fleets import CORVETTE, RAIDER
from tests.browser.people import PHONE, Person
from tests.browser.serving import Server


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """The first of some games that goes on for a while: at random a ship may leave the table at once."""
    seats = [{"player": "random", "fleet": CORVETTE, "name": "Mara"}, {"player": "random", "fleet": RAIDER}]
    for _ in range(10):
        game = str(server.make(seats, points=100)["game"])
        server.wait_until_over(game)
        if server.listed(game)["round"] > 2:
            return game
    raise AssertionError("ten games in a row were over in no time")


def decision(page: Page) -> int:
    """At which decision the replay stands."""
    return int(page.get_by_role("slider", name="Decision").input_value())


def length(page: Page) -> int:
    """How many decisions the replay has, once it is there."""
    slider = page.get_by_role("slider", name="Decision")
    expect(slider).not_to_have_attribute("max", "0")
    return int(slider.get_attribute("max") or 0)


def test_a_replay_is_scrubbed_and_stepped_through(person: Callable[..., Person], finished: str) -> None:
    page = person().page(f"/replay/{finished}")
    slider = page.get_by_role("slider", name="Decision")
    last = length(page)
    assert last > 20
    slider.fill(str(last))
    expect(page.get_by_label("Score sheet")).to_be_visible()
    page.get_by_role("button", name="Round 1", exact=True).click()
    expect(page.get_by_text("Round 1 · Command Phase.")).to_be_visible()
    at = decision(page)
    page.get_by_role("heading", name="Replay").click()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value(str(at + 1))
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(at))
    page.get_by_role("button", name="Next activation").click()
    expect(slider).not_to_have_value(str(at))
    page.get_by_role("button", name="Play", exact=True).click()
    at = decision(page)
    expect(slider).not_to_have_value(str(at))
    page.get_by_role("button", name="Pause").click()


def test_arrows_go_by_round_and_space_plays(person: Callable[..., Person], finished: str) -> None:
    page = person().page(f"/replay/{finished}")
    slider = page.get_by_role("slider", name="Decision")
    length(page)
    page.keyboard.press("ArrowDown")
    expect(page.get_by_text("Round 1 · Command Phase.")).to_be_visible()
    first = decision(page)
    page.keyboard.press("ArrowDown")
    expect(page.get_by_text("Round 2 · Command Phase.")).to_be_visible()
    page.keyboard.press("ArrowUp")
    expect(slider).to_have_value(str(first))
    page.keyboard.press("Space")
    expect(slider).not_to_have_value(str(first))
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_the_story_of_a_game_leads_to_its_moments(person: Callable[..., Person], finished: str) -> None:
    page = person().page(f"/replay/{finished}")
    length(page)
    expect(page.get_by_text("Dice: ").first).to_be_visible()
    turns = page.get_by_label("Turning points").get_by_role("button")
    if turns.count():
        turns.last.click()
        expect(page.get_by_role("slider", name="Decision")).not_to_have_value("0")


def test_the_tools_of_the_table_measure_at_a_moment_of_a_replay(person: Callable[..., Person], finished: str) -> None:
    page = person().page(f"/replay/{finished}")
    length(page)
    page.get_by_role("button", name="Round 1", exact=True).click()
    piece = page.locator("[data-unit][role]").first
    expect(piece).to_be_visible()
    page.keyboard.press("t")
    piece.click()
    expect(page.get_by_text("at its position").or_(page.get_by_text("could be declared"))).to_be_visible()


def test_a_game_is_played_on_from_a_moment_against_the_computer(person: Callable[..., Person], finished: str) -> None:
    page = person().page(f"/replay/{finished}")
    length(page)
    page.get_by_role("button", name="Round 2", exact=True).click()
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    dialog.get_by_label("Level").select_option("random")
    dialog.get_by_role("button", name="Play on").click()
    page.wait_for_url("**/game/*")
    expect(page.get_by_label("Round 2 of 6")).to_be_visible()
    expect(page.get_by_text("Assign command dials").first).to_be_attached()


def test_axe_finds_nothing_serious_in_a_replay(person: Callable[..., Person], finished: str) -> None:
    page = person(bypass_csp=True).page(f"/replay/{finished}?at=30")
    length(page)
    expect(page.get_by_text("Dice: ").first).to_be_attached()
    assert not faults_in_views(page, (*VIEWS[:2], ("light", PHONE)))


def test_a_replay_fits_a_phone(person: Callable[..., Person], finished: str) -> None:
    page = person(size=PHONE, touch=True).page(f"/replay/{finished}")
    last = length(page)
    expect(page.get_by_role("button", name="Play on from here")).to_be_visible()
    page.get_by_role("button", name="Next activation").click()
    page.get_by_role("slider", name="Decision").fill(str(last))
    expect(page.get_by_label("Score sheet")).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_a_replay_is_seen_from_every_view_and_a_moment_of_it_is_shared(
    person: Callable[..., Person], finished: str
) -> None:
    somebody = person()
    somebody.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = somebody.page(f"/replay/{finished}")
    page.get_by_role("button", name="Round 1", exact=True).click()
    views = page.get_by_label("Seen by")
    names = views.get_by_role("option").all_inner_texts()
    assert len(names) == 4, names
    views.select_option("spectator")
    page.get_by_role("button", name="Share this moment").click()
    expect(page.get_by_text("was copied")).to_be_visible()
    link = page.evaluate("() => navigator.clipboard.readText()")
    other = person().page(link)
    expect(other.get_by_label("Seen by")).to_have_value("spectator")
    expect(other.get_by_role("slider", name="Decision")).to_have_value(str(decision(page)))


def test_a_record_is_downloaded_and_opened_again(person: Callable[..., Person], finished: str, tmp_path: Path) -> None:
    page = person().page(f"/replay/{finished}")
    last = length(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    record = tmp_path / "game.txt"
    download.value.save_as(record)
    page.goto("/watch")
    page.get_by_label("Open a record file").set_input_files(record)
    page.wait_for_url("**/replay/*")
    expect(page.get_by_role("slider", name="Decision")).to_have_attribute("max", str(last))


def test_a_record_that_is_none_is_refused_in_words(person: Callable[..., Person], tmp_path: Path) -> None:
    somebody = person()
    somebody.expect("status of 4")
    page = somebody.page("/watch")
    wrong = tmp_path / "letter.txt"
    wrong.write_text("Dear Mara,")
    page.get_by_label("Open a record file").set_input_files(wrong)
    expect(page.get_by_role("alert")).to_contain_text("record")


@pytest.mark.parametrize("seat", [0, 1])
def test_a_replay_is_looked_at_from_the_side_that_was_played(
    person: Callable[..., Person], server: Server, seat: int
) -> None:
    """It was turned against the game just played where that was the second player's."""
    seats = [{"player": "random", "fleet": "core_empire"}, {"player": "random", "fleet": "core_empire"}]
    seats[seat] = {"player": "me", "fleet": "core_rebels"}
    made = server.make(seats, start="battle", seed=1)
    page = person().page(server.link(made))
    AtTable(page).wait()
    board = page.locator("[data-region=board]")
    is_turned = str(board.get_attribute("data-turned"))
    concede(page)
    page.goto(f"/replay/{made['game']}")
    page.get_by_role("slider", name="Decision").fill(str(length(page)))
    expect(board).to_have_attribute("data-turned", is_turned)
