"""Eight players at a table: a cell for each in the strips, fleets that open by keys, and nothing on anything else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, TimeoutError, expect

from tests.browser.axe import faults
from tests.browser.people import Person
from tests.browser.serving import Server

RECORD = Path(__file__).parent / "positions" / "ship_of_eight.record"
SEATS = [{"player": "me"}, {"player": "friend", "name": "Ruth"}, *[{"player": "random"} for _ in range(6)]]

OVERLAPS = """(selectors) => {
  const named = (selector) => [...document.querySelectorAll(selector)].map((element) => [selector, element]);
  const boxes = selectors.flatMap(named)
    .filter(([, element]) => element.getClientRects().length)
    .map(([selector, element]) => [selector, element, element.getBoundingClientRect()]);
  const found = [];
  for (const [one, a, r] of boxes) for (const [other, b, s] of boxes) {
    if (a === b || a.contains(b) || b.contains(a)) continue;
    const across = Math.min(r.right, s.right) - Math.max(r.left, s.left);
    const down = Math.min(r.bottom, s.bottom) - Math.max(r.top, s.top);
    if (across > 1 && down > 1) found.push(`${one} on ${other}`);
  }
  return found;
}"""
CUT = """() => [...document.querySelectorAll('.strip .chips, .strip .chip, .strip .team')]
  .filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent)"""
PARTS = (
    ".strip [data-cell]",
    ".strip .team",
    ".side .panel",
    ".dock.panel",
    ".tray",
    "header.bar",
    ".opened",
    ".tiles button",
    ".sheet",
)


def settled(page: Page, script: str, argument: object, width: int) -> None:
    """The page finds its new shape some frames after the window has; then the script must find nothing."""
    try:
        page.wait_for_function(f"(given) => ({script})(given).length === 0", arg=argument)
    except TimeoutError:
        raise AssertionError(f"{width}: {page.evaluate(script, argument)}") from None


def test_each_of_eight_players_has_a_cell_and_opens_as_a_fleet(person: Callable[..., Person], server: Server) -> None:
    page = person(bypass_csp=True).page(server.link(server.play_on(RECORD.read_text(), SEATS)))
    expect(page.locator("[data-cell]")).to_have_count(8)
    above, below = page.locator(".strip.top"), page.locator(".strip.bottom")
    expect(above.locator("[data-cell]")).to_have_count(4)
    expect(above.get_by_role("button", name="Seat E, Computer 5, opponent, computer")).to_be_visible()
    expect(below.get_by_role("button", name="Seat B, Ruth, teammate")).to_be_visible()
    expect(below.get_by_role("group", name="Seat A, You").locator(".mini")).to_have_count(4)

    page.keyboard.press("f")
    expect(page.locator("[data-cell]:focus")).to_have_count(1)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    fleet = page.get_by_role("complementary", name="Fleet of Computer 8")
    expect(fleet.locator(".sc")).to_have_count(4)
    expect(page.locator(".dock.panel")).to_be_visible()
    assert not faults(page)
    for width, height in ((1440, 900), (1280, 800), (1024, 768), (960, 700), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("(wide) => document.querySelector('main.frame').clientWidth === wide", arg=width)
        expect(page.locator("[data-cell]").first).to_be_visible()
        settled(page, OVERLAPS, list(PARTS), width)
        settled(page, CUT, None, width)

    page.set_viewport_size({"width": 1440, "height": 900})
    in_hand = page.locator("[data-choice][aria-pressed=true]")
    expect(in_hand).to_have_count(1)
    page.keyboard.press("Escape")
    expect(fleet).to_have_count(0)
    expect(in_hand).to_have_count(1)
    expect(page.locator(".dock.panel [role=log]")).to_be_visible()
    page.keyboard.press("Shift+Y")
    field = page.get_by_label("To everybody, spectators too")
    expect(field).to_be_focused()
    page.keyboard.press("Escape")
    page.keyboard.press("y")
    page.get_by_label("To your team: nobody has joined yet").fill("C3 blocks the way.")
    page.keyboard.press("Enter")
    expect(page.locator(".dock.panel [role=log]")).to_contain_text("C3 blocks the way.")
