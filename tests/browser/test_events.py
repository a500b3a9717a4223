"""Events in the browser: an organiser's whole day, players' phones, judge calls, and pages for everybody."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.at_desk import AtDesk, Event
from tests.browser.axe import Views, faults_in_views
from tests.browser.people import PHONE, WIDE, Person
from tests.browser.serving import Server

EIGHT = ("Ada Lovelace", "Ben Okri", "Chiara Moreau", "Dag Lund", "Eve Tran", "Finn Berg", "Gro Dahl", "Hal Ito")
FILE = (
    "\ufeffName;Club;E-mail\n" + "".join(f'"{name}";North;{name[:3]}@example.org\n' for name in EIGHT) + ";Nowhere;\n"
)
DARK_AND_SMALL: Views = (("dark", WIDE), ("light", PHONE))
FIRST = [(320, 61), (200, 90), (150, 120), (90, 200)]


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desktop", "phone"])
def test_an_event_runs_from_import_to_final_standings(size: tuple[int, int], person: Callable[..., Person]) -> None:
    organiser = person(size=size, touch=size == PHONE)
    organiser.expect("409")  # a strange score is questioned
    page = organiser.page()
    desk = AtDesk(page, by_finger=size == PHONE)
    desk.make("Autumn Store Cup")
    import_players(desk, FILE)
    desk.go("Rounds")
    desk.pair(1)
    desk.enter_all(FIRST, by_hand=1 if desk.by_finger else None)

    desk.go("Players")
    desk.press("Drop Hal Ito")
    expect(desk.undo_bar).to_contain_text("Hal Ito")
    desk.go("Rounds")
    desk.pair(2)
    bye = page.locator("tr", has=page.get_by_text("bye", exact=True))
    expect(bye).to_contain_text("8 TP, margin 61")
    desk.enter_all([(180, 60), (75, 140), (10, 20)], by_hand=1)

    desk.pair(3)
    before = desk.standings
    correct_first_round(desk, FIRST[0], (61, 400))
    after = desk.standings
    assert sorted(after[name][0] - before[name][0] for name in before) == [-8, 0, 0, 0, 0, 0, 0, 8]
    desk.undo(r"61\b.*\b400")
    expect(page.get_by_role("button", name="Redo", exact=True)).to_be_enabled()
    assert desk.standings == before

    desk.enter_all([(220, 100), (300, 0), (40, 45)], by_hand=1)
    desk.press("Finish the event")
    expect(page.get_by_text("The event is finished")).to_be_visible()
    final = desk.standings
    assert sum(points for points, _ in final.values()) == 4 * 10 + (3 * 10 + 8) * 2
    desk.check_width()


def import_players(desk: AtDesk, file: str) -> None:
    """Import players from a file: the bad line is named, the others come in."""
    desk.press("Import players")
    field = desk.page.locator("input[type=file]")
    field.set_input_files({"name": "players.csv", "mimeType": "text/csv", "buffer": file.encode()})
    expect(desk.page.get_by_label("Lines not recognised")).to_contain_text("Line 10")
    desk.press("Add 8 players")
    expect(desk.page.get_by_text("8 players, all present.")).to_be_visible()
    desk.press("Close")


def correct_first_round(desk: AtDesk, was: tuple[int, int], scores: tuple[int, int]) -> None:
    """Correct table 1 of round one while another round is played, and look at the last round again."""
    page = desk.page
    page.get_by_role("group", name="Rounds").get_by_role("button", name="Round 1").click()
    page.get_by_role("button", name="Correct result for table 1", exact=True).click()
    sheet = page.get_by_role("dialog")
    fields = sheet.locator(".scores input")
    expect(fields.first).to_have_value(str(was[0]))
    sheet.get_by_label("How it ended").select_option("time")
    for place, score in enumerate(scores):
        fields.nth(place).fill(str(score))
    expect(sheet.locator(".verdict")).to_contain_text("recalculated")
    sheet.get_by_role("button", name="Save the correction").click()
    doubt = sheet.get_by_role("alert")
    expect(doubt).to_contain_text("suggests a destroyed fleet")
    sheet.get_by_role("button", name="Do it anyway").click()
    expect(sheet).to_have_count(0)
    page.get_by_role("group", name="Rounds").get_by_role("button", name="Round 3").click()


def test_two_phones_tell_the_same_result_and_it_counts(person: Callable[..., Person], server: Server) -> None:
    event = Event(server, EIGHT[:4])
    event.pair()
    first, second = (phone(person, event, id) for id in at_first_table(event))
    tell(first, (140, 60))
    expect(second.get_by_text("reported")).to_contain_text("140")
    tell(second, (60, 140), again=True)
    for page in (first, second):
        expect(page.get_by_text("Your reports differ")).to_be_visible()
    first.get_by_role("button", name="Confirm this result").click()
    for page in (first, second):
        expect(page.get_by_text("The result is final.")).to_be_visible()
    match = event.desk["rounds"][0]["matches"][0]
    assert match["state"] == "entered"
    assert match["result"]["scores"] == [60, 140]


def test_a_judge_is_called_from_a_phone_and_answered_at_the_desk(person: Callable[..., Person], server: Server) -> None:
    event = Event(server, EIGHT[:4])
    event.pair()
    player = phone(person, event, at_first_table(event)[0])
    organiser = person()
    organiser.expect("409")  # what a player told is not undone by mistake
    page = organiser.page(f"/event/{event.id}/desk#{event.secret}")
    player.get_by_role("button", name="Call a judge").click()
    player.get_by_label("What is it about?").fill("line of sight over a station")
    player.get_by_role("button", name="Call a judge").click()
    expect(player.get_by_text("A judge was called at")).to_be_visible()
    calls = page.get_by_label("Judge calls")
    expect(calls).to_contain_text("Table 1 · line of sight over a station")
    expect(page.get_by_text("Judge called")).to_be_visible()
    AtDesk(page).undo("’s call for a judge at table 1")
    expect(page.get_by_role("alert")).to_contain_text("not at the desk")
    page.get_by_role("button", name="Cancel").click()
    calls.get_by_role("button", name="Answer", exact=True).click()
    calls.get_by_label("Answer (for the log)").fill("the line is obstructed")
    calls.get_by_label("Extra minutes").fill("4")
    calls.get_by_role("button", name="Save answer").click()
    expect(calls).to_contain_text("answered: the line is obstructed · 4 extra minutes")
    answer = player.get_by_text("The judge answered: the line is obstructed")
    expect(answer).to_contain_text("Your table gets 4 extra minutes.")
    assert "#" not in page.url


def test_the_cut_is_closed_with_its_reason_while_a_round_is_played(
    person: Callable[..., Person], server: Server
) -> None:
    event = Event(server, EIGHT[:4], rounds=1)
    event.pair()
    page = person().page(f"/event/{event.id}/desk/cut#{event.secret}")
    cut = page.get_by_role("button", name="Make the cut")
    expect(cut).to_be_disabled()
    expect(page.get_by_text("Round 1: 2 results are missing.")).to_be_visible()
    for match in event.desk["rounds"][0]["matches"]:
        event.do("enter result", player=match["players"][0], report={"scores": [120, 60]})
    expect(cut).to_be_enabled()
    cut.click()
    expect(page.get_by_role("heading", name="Bracket")).to_be_visible()


def test_the_projector_page_fits_a_phone(person: Callable[..., Person], server: Server) -> None:
    event = Event(server, [*EIGHT[:3], "Maximilian von Hohenstaufen-Sigmaringen"])
    event.pair()
    event.do("start clock")
    page = person(size=PHONE, touch=True).page(f"/event/{event.id}/screen")
    clock = page.get_by_role("timer", name="Time left").bounding_box()
    assert clock is not None
    assert clock["x"] + clock["width"] <= PHONE[0]
    AtDesk(page).check_width()


def test_a_pairing_is_locked_swapped_and_paired_again_before_it_is_published(
    person: Callable[..., Person], server: Server
) -> None:
    event = Event(server, EIGHT)
    page = person().page(f"/event/{event.id}/desk#{event.secret}")
    public = person(size=PHONE).page(f"/event/{event.id}")
    page.get_by_role("button", name="Pair round 1").click()
    swaps = page.locator("tbody .swap")
    one, two = swaps.nth(0), swaps.nth(3)
    names = one.inner_text(), two.inner_text()
    one.click()
    two.click()
    expect(swaps.nth(0)).to_have_text(names[1])
    expect(swaps.nth(3)).to_have_text(names[0])
    expect(page.get_by_role("button", name="Locked")).to_have_count(2)
    page.get_by_role("button", name="Pair the rest again").click()
    expect(page.locator("tr", has_text=names[1]).get_by_role("button", name="Locked")).to_be_visible()
    expect(public.get_by_text("The first round has not been published yet")).to_be_visible()
    page.get_by_role("button", name="Publish pairings").click()
    expect(public.get_by_role("row", name=re.compile(names[1]))).to_have_count(2)


def test_a_wrong_link_does_not_take_the_place_of_the_secret_that_opened_the_desk(
    person: Callable[..., Person], server: Server
) -> None:
    event = Event(server, EIGHT[:4])
    organiser = person()
    organiser.expect("403")
    page = organiser.page(f"/event/{event.id}/desk#{event.secret}")
    expect(page.get_by_role("button", name="Pair round 1")).to_be_visible()
    page.goto("/events")
    page.get_by_label("Link to a desk").fill(f"/event/{event.id}/desk#{event.secret[::-1]}")
    page.get_by_role("button", name="Open link").click()
    expect(page.get_by_role("alert")).to_contain_text("not the secret of this desk")
    page.get_by_role("link", name="Your events").click()
    page.get_by_role("link", name="Desk", exact=True).click()
    expect(page.get_by_role("button", name="Pair round 1")).to_be_visible()


def test_a_result_is_entered_from_any_tab_of_the_desk(person: Callable[..., Person], server: Server) -> None:
    event = Event(server, EIGHT[:4])
    event.pair()
    page = person().page(f"/event/{event.id}/desk#{event.secret}")
    desk = AtDesk(page)
    expect(page.get_by_role("button", name="Enter result for table 1")).to_be_visible()
    for table, tab in enumerate(("Players", "Log"), start=1):
        desk.go(tab)
        desk.enter(table, (120, 60))
        page.keyboard.press("Escape")
    assert not event.desk["rounds"][0]["missing"]


def test_an_event_is_deleted_when_its_name_is_typed_and_its_pages_say_so(
    person: Callable[..., Person], server: Server
) -> None:
    event = Event(server, EIGHT[:4])
    visitor = person(size=PHONE)
    visitor.expect("404")
    public = visitor.page(f"/event/{event.id}")
    page = person().page(f"/event/{event.id}/desk#{event.secret}")
    AtDesk(page).go("Settings")
    button = page.get_by_role("button", name="Delete the event for good")
    expect(button).to_be_disabled()
    page.get_by_label("To delete it, type its name").fill("harbour open")
    button.click()
    expect(page.get_by_role("heading", name="Create an event")).to_be_visible()
    expect(page.get_by_text("Harbour Open")).to_have_count(0)
    expect(public.get_by_role("alert")).to_contain_text("does not exist")


def test_paper_and_files_open_with_the_secret_of_the_desk(person: Callable[..., Person], server: Server) -> None:
    event = Event(server, EIGHT)
    event.pair()
    organiser = person()
    page = organiser.page(f"/event/{event.id}/desk#{event.secret}")
    page.get_by_role("link", name="Print and files").click()
    with organiser.context.expect_page() as opened:
        page.get_by_role("link", name="slips").click()
    expect(opened.value.get_by_text("Table 4")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("link", name="The event file").click()
    other = person().page("/events")
    other.locator("input[type=file]").set_input_files(saved.value.path())
    expect(other.get_by_role("heading", name="Harbour Open")).to_be_visible()
    expect(other.get_by_role("button", name="Enter result for table 4")).to_be_visible()
    assert f"/event/{event.id}/" not in other.url


def test_axe_finds_nothing_serious_on_the_pages_of_an_event(person: Callable[..., Person], server: Server) -> None:
    event = Event(server, (*EIGHT, "Ida Noor"))
    event.pair()
    event.do("enter result", player=event.desk["rounds"][0]["matches"][0]["players"][0], report={"scores": [200, 100]})
    event.do("start clock")
    someone = at_first_table(event)[0]
    event.do("call judge", player=event.desk["rounds"][0]["matches"][1]["players"][0], text="range")
    base = f"/event/{event.id}"
    page = person(bypass_csp=True).page(f"{base}/desk#{event.secret}")
    found = {}
    page.get_by_role("button", name="Enter result for table 2").click()
    expect(page.get_by_label("How it ended")).to_be_visible()
    found["entering a result"] = faults_in_views(page, DARK_AND_SMALL)
    page.keyboard.press("Escape")
    found["rounds"] = faults_in_views(page, DARK_AND_SMALL)
    for tab in ("Players", "Cut and days", "Print and files", "Settings", "Log"):
        page.get_by_role("navigation", name="Desk").get_by_role("link", name=tab).click()
        found[tab] = faults_in_views(page, DARK_AND_SMALL)
    others = {
        base: "Find a name",
        f"{base}/screen": "Time left",
        event.codes[someone]: "My match",
        "/events": "Link to a",
    }
    for path, part in others.items():
        page.goto(path)
        expect(page.get_by_label(part).first).to_be_visible()
        found[path] = faults_in_views(page, DARK_AND_SMALL)
    assert not any(found.values()), "\n".join(f"{path}: {each}" for path, all in found.items() for each in all)


def at_first_table(event: Event) -> tuple[int, int]:
    """The players at table 1."""
    one, two = event.desk["rounds"][-1]["matches"][0]["players"]
    return one, two


def phone(person: Callable[..., Person], event: Event, player: int) -> Page:
    """The phone of a player, opened with their own link."""
    page = person(size=PHONE, touch=True).page(event.codes[player])
    expect(page.get_by_label("My match", exact=True)).to_be_visible()
    return page


def tell(page: Page, scores: tuple[int, int], *, again: bool = False) -> None:
    """Report a result; the first player of the match was the second player."""
    page.get_by_role("button", name="Report a different result" if again else "Report the result").click()
    for place, score in enumerate(scores):
        page.locator(".scores input").nth(place).fill(str(score))
    page.get_by_role("group", name="Second player").get_by_role("radio").first.check()
    expect(page.locator(".verdict")).to_contain_text("margin 80")
    page.get_by_role("button", name="Send report").click()
    expect(page.get_by_text("You reported")).to_be_visible()
