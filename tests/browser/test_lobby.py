"""A lobby in three browsers: one link, seats, fleets with a fault and its repair, ready, and the table."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.at_lobby import bring, come_by_link, seat
from tests.browser.people import PHONE, Person, Wire
from tests.browser.serving import Json, Server

FRIEND: Json = {"player": "friend"}


def lobby_of(server: Server) -> Json:
    """A lobby for four; its host, Ilse, has the first seat."""
    made = server.make(
        [{"player": "me", "name": "Ilse"}, FRIEND, FRIEND, FRIEND],
        lobby=True,
        profile="sector_fleet",
        points=600,
        title="Saturday sector",
    )
    server.rest.cookies.clear()
    return made


def test_three_people_meet_by_one_link_repair_a_fleet_and_are_at_the_table_together(
    person: Callable[..., Person], server: Server
) -> None:
    made = lobby_of(server)
    ilse, jun, mara = [somebody.page() for somebody in (person(), person(), person(size=PHONE, touch=True))]
    ilse.goto(server.link(made))
    link = ilse.get_by_label("Link to this table").input_value()
    come_by_link(jun, link, "Jun", "B")
    bring(ilse, "A", "rebels_300")
    ready = "[data-ready]"
    expect(ilse.locator(ready)).to_have_text("I am ready")

    # A unique name twice in a team: the fleet brought later is repaired
    expect(seat(jun, "A")).to_contain_text("Not ready yet")
    bring(jun, "B", "rebels_300_spearhead")
    expect(jun.locator(ready)).to_have_text("Not ready: 1 fault")
    expect(jun.locator(ready)).to_be_disabled()
    expect(seat(ilse, "B")).to_contain_text("1 fault")
    jun.get_by_role("button", name="Repair", exact=True).click()
    expect(jun.locator(ready)).to_have_text("I am ready")

    # Opponents see that a fleet is brought, and not which
    come_by_link(mara, link, "Mara", "C")
    mara.get_by_role("tab", name="Opponents").click()
    expect(seat(mara, "A")).to_contain_text("hidden until the start")
    mara.get_by_role("tab", name="Your fleet").click()
    bring(mara, "C", "empire_300_wedge")

    # The builder knows for how many players the fleet is
    with jun.context.expect_page() as opened:
        jun.get_by_role("button", name="Open", exact=True).click()
    expect(opened.value.get_by_text("of 300")).to_be_visible()
    expect(opened.value.get_by_text("SEC-08")).to_have_count(0)
    opened.value.close()

    # The host fills the last seat; nobody starts before all are ready
    start = ilse.get_by_role("button", name="Start the game")
    ilse.get_by_role("button", name="Fill the free seat").click()
    expect(seat(ilse, "D")).to_contain_text("Computer")
    for page in (ilse, jun, mara):
        expect(start).to_be_disabled()
        page.locator(ready).click()
        expect(page.locator(ready)).to_contain_text("Ready. Press to change")
    expect(start).to_be_enabled()

    # The lobby becomes the table, without a reload
    for page in (ilse, jun, mara):
        page.evaluate("window.stayed = true")
    start.click()
    for page in (ilse, jun, mara):
        expect(page.locator("[data-region=prompt]").first).to_be_visible()
        assert page.evaluate("window.stayed")


def test_nothing_typed_is_lost_by_a_refusal_or_a_lost_connection(person: Callable[..., Person], server: Server) -> None:
    made = lobby_of(server)
    late = person()
    late.expect("status of 400")
    page = late.page()
    wire = Wire(page)
    page.goto(f"{server.address}{made['invitations']['table']}")
    name = page.get_by_role("textbox", name="Your name")
    name.fill("Ilse")
    seat(page, "B").get_by_role("button", name="Sit here").click()
    expect(page.get_by_role("alert")).to_contain_text("Ilse is already at the table")
    expect(name).to_have_value("Ilse")
    name.fill("Jun")
    seat(page, "B").get_by_role("button", name="Sit here").click()
    expect(seat(page, "B")).to_contain_text("You")

    page.get_by_role("button", name="Paste").click()
    pasted = page.get_by_label("The list")
    pasted.fill("Name: Nothing\nFaction: Rebel\n\nA Card That There Is Not (12)\n")
    page.get_by_label("To your team: Ilse").fill("Which one do you bring?")
    wire.cut()
    expect(page.get_by_text("Reconnecting. Nothing is lost.")).to_be_visible()
    page.get_by_role("button", name="Bring this fleet").click()
    wire.mend()
    expect(page.get_by_role("status").filter(has_text="Line")).to_be_visible()
    expect(pasted).to_have_value("Name: Nothing\nFaction: Rebel\n\nA Card That There Is Not (12)\n")
    expect(page.get_by_label("To your team: Ilse")).to_have_value("Which one do you bring?")
