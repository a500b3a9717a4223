"""The pages around the table: fleets, look-up, settings, first battle, and what the first load costs."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Response, expect

from tests.browser.at_table import AtTable
from tests.browser.fleets import CORVETTE
from tests.browser.people import PHONE, WIDE, Person, open_page
from tests.browser.serving import Server

BUDGET = {"home": 120_000, "table": 151_000}
"""Bytes of scripts and styles, compressed, that a page may load (design, section 10)."""

BAD_LINE = CORVETTE.replace("CR90 Corvette A (44)", "CR90 Corvete Omega (44)")


def test_a_pasted_fleet_with_a_bad_line_is_refused_with_the_number_of_the_line(person: Callable[..., Person]) -> None:
    page = person().page("/new?with=bot")
    seat = page.get_by_role("group", name="Seat A")
    seat.get_by_label("Fleet of seat A").select_option("paste")
    pasted = seat.get_by_label("The list for seat A")
    pasted.fill(BAD_LINE)
    number = BAD_LINE.splitlines().index("CR90 Corvete Omega (44)") + 1
    told = seat.locator(".fault", has_text=f"Line {number}:")
    expect(told).to_contain_text("CR90 Corvete Omega")
    expect(told).to_contain_text("Did you mean CR90 Corvette A")
    pasted.fill(CORVETTE)
    expect(page.get_by_text("legal fleet")).to_have_count(2)
    expect(told).to_have_count(0)


def test_the_first_shot_is_few_clicks_away_from_the_home_page(person: Callable[..., Person]) -> None:
    page = person().page("/")
    page.get_by_role("button", name="Play now").click()
    table = AtTable(page)
    clicks = 1
    while table.wait().kind != "attack":
        table.answer()
        clicks += 1
        assert clicks < 6, table.seen
    expect(table.commit).to_be_enabled()
    table.press(table.commit)
    clicks += 1
    expect(page.locator(".cap", has_text="Attack pool")).to_contain_text(re.compile(r"\d+ damage"))


def test_a_fleet_is_built_card_by_card_and_its_faults_name_their_rules(person: Callable[..., Person]) -> None:
    page = person().page("/fleets")
    verdict = page.locator("aside.verdict")
    page.locator("label", has_text="Points").get_by_role("combobox").select_option("180")
    page.get_by_role("button", name="CR90 Corvette A").first.click()
    ship = page.locator("article.ship")
    expect(ship).to_contain_text("CR90 Corvette A")
    expect(verdict.locator(".fault").first).to_be_visible()
    expect(verdict.get_by_role("link", name="FLEET-").first).to_be_visible()
    expect(page.get_by_role("button", name="Play with this fleet")).to_be_disabled()
    ship.get_by_role("button", name="+ commander").click()
    page.get_by_role("button", name="General Dodonna").first.click()
    expect(ship).to_contain_text("General Dodonna")
    for category in ("Assault", "Defense", "Navigation"):
        verdict.get_by_label(re.compile(f"^{category}")).select_option(index=1)
    expect(verdict.get_by_text("Legal under")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    page.get_by_label("Name of the fleet").fill("Trial")
    page.get_by_label("Name of the fleet").blur()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved in this browser")).to_be_visible()
    page.goto("/new?with=bot")
    expect(page.get_by_label("Fleet of seat A").get_by_role("option", name="Trial")).to_be_attached()


def test_cards_and_rules_are_found_by_name_words_and_number(person: Callable[..., Person]) -> None:
    page = person().page("/cards")
    search = page.get_by_label("Search by name")
    search.fill("Demolisher")
    page.get_by_role("link", name="Demolisher").first.click()
    expect(page.get_by_role("heading", name="Demolisher")).to_be_visible()
    search.fill("ATK-28")
    page.get_by_role("link", name="ATK-28").first.click()
    expect(page.get_by_role("heading", name="ATK-28")).to_be_visible()


def test_rules_are_listed_by_area_and_the_menu_marks_where_one_is(person: Callable[..., Person]) -> None:
    page = person().page("/rules")
    places = page.get_by_role("navigation", name="Pages")
    expect(places.locator("[aria-current]")).to_have_text("Cards and rules")
    found = page.get_by_label("Found")
    found.get_by_text("Attack sequence").click()
    expect(found.get_by_role("link", name=re.compile("^ATK-"))).to_have_count(53)
    found.get_by_role("link", name="ATK-28").click()
    expect(page.get_by_role("heading", name="ATK-28")).to_be_visible()
    expect(found.locator(".row[aria-current]")).to_contain_text("ATK-28")
    expect(places.locator("[aria-current]")).to_have_text("Cards and rules")


def test_the_theme_is_chosen_and_stays(person: Callable[..., Person]) -> None:
    page = person().page("/settings")
    ground = "() => getComputedStyle(document.body).backgroundColor"
    dark = page.evaluate(ground)
    page.get_by_label("Light").check()
    assert page.evaluate(ground) != dark
    page.reload()
    assert page.evaluate("() => document.documentElement.dataset.theme") == "paper"
    page.goto("/")
    assert page.evaluate("() => document.documentElement.dataset.theme") == "paper"


def test_the_language_chosen_in_the_settings_is_also_the_server_s(
    person: Callable[..., Person], server: Server
) -> None:
    """The server spoke the browser's language still."""
    page = person().page("/settings")
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    page.goto("/new?with=bot")
    expect(page.get_by_role("radio", name="Ich und Computer")).to_be_visible()
    seats = [{"player": "me", "fleet": "core_rebels"}, {"player": "random", "fleet": "core_empire"}]
    page.goto(server.link(server.make(seats, start="battle", seed=1)))
    expect(page.locator("section[data-kind] h2")).to_have_text("Schiff aktivieren")


@pytest.mark.parametrize("place", ["home", "table"])
def test_scripts_and_styles_stay_within_the_budget(place: str, person: Callable[..., Person], server: Server) -> None:
    loaded: dict[str, int] = {}
    page = person(new=True).page()

    def weigh(response: Response) -> None:
        if response.request.resource_type in ("script", "stylesheet"):
            assert response.headers.get("content-encoding") == "gzip", response.url
            loaded[response.url] = len(gzip.compress(response.body(), 6))

    page.on("response", weigh)
    if place == "home":
        open_page(page, "/")
    else:
        seats = [{"player": "me", "fleet": "core_rebels"}, {"player": "random", "fleet": "core_empire"}]
        page.goto(server.link(server.make(seats, start="battle", seed=1)))
        table = AtTable(page)
        table.wait()
        expect(table.commit).to_be_enabled()  # the best answer is in hand, and drawn on the board
    assert loaded
    assert sum(loaded.values()) <= BUDGET[place], loaded


def test_no_page_is_wider_than_a_small_phone(person: Callable[..., Person]) -> None:
    page = person(size=PHONE, touch=True).page()
    too_wide = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
    found = {}
    for path in ("/", "/new", "/fleets", "/cards", "/rules", "/learn", "/watch", "/settings"):
        open_page(page, path)
        found[path] = page.evaluate(too_wide)
    assert not [path for path, more in found.items() if more > 0]


def test_an_unknown_address_says_so_and_leads_back(person: Callable[..., Person]) -> None:
    """The home page was shown at any address."""
    somebody = person()
    somebody.expect("status of 404")
    page = somebody.page("/flets")
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
    expect(page.get_by_text("/flets")).to_be_visible()
    page.get_by_role("link", name="Go to the home page").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_a_link_carries_a_fleet_into_the_builder_of_somebody_else(person: Callable[..., Person]) -> None:
    page = person().page("/fleets")
    page.locator("label", has_text="Points").get_by_role("combobox").select_option("180")
    page.get_by_role("button", name="CR90 Corvette A").first.click()
    expect(page.locator("article.ship")).to_contain_text("CR90 Corvette A")
    page.get_by_role("button", name="Link to this fleet").click()
    link = page.get_by_role("textbox", name="Link to this fleet")
    expect(link).to_have_value(re.compile(r"/fleets#\S+"))
    path = link.input_value().partition("/fleets")[2]
    other = person().page(f"/fleets{path}")
    expect(other.locator("article.ship")).to_contain_text("CR90 Corvette A")
    expect(other.locator("label", has_text="Points").get_by_role("combobox")).to_have_value("180")
    expect(other).not_to_have_url(re.compile("#"))


SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (!entry.hadRecentInput) shifts.push([entry.value, entry.sources.map((at) => at.node?.className ?? "")]);
  }
}).observe({ type: "layout-shift", buffered: true });
"""
"""Every layout shift that no press caused, with what moved."""

MOST_SHIFT = 0.02
"""How far a page may shift while it fills; browsers call up to 0.1 good."""


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("path", ["/", "/new", "/fleets/rebels_400_squadrons", "/cards/cr90_corvette_a"])
def test_nothing_moves_while_a_page_fills(
    path: str, size: tuple[int, int], person: Callable[..., Person], server: Server
) -> None:
    page = person(size=size, touch=size is PHONE).page()
    page.add_init_script(SHIFTS)
    page.goto(path, wait_until="networkidle")
    shifts = page.evaluate("() => shifts")
    assert sum(value for value, _ in shifts) <= MOST_SHIFT, shifts
