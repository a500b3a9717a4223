"""A newcomer takes a lesson: goes wrong, takes it back, is shown the answer, and finds it ticked afterwards."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.at_table import AtTable
from tests.browser.people import PHONE, Person


def test_a_lesson_is_walked_to_its_end_with_a_mistake_that_is_taken_back(person: Callable[..., Person]) -> None:
    page = person().page("/learn")
    page.get_by_role("button", name="Start with the first lesson").click()
    lesson, table = page.locator("section[data-lesson=dials]"), AtTable(page)
    table.wait_for("command dials")
    table.set_dials("squadron")
    expect(lesson.get_by_role("alert")).to_contain_text("choose Navigate")
    lesson.get_by_role("button", name="Take it back").click()
    expect(lesson.get_by_role("alert")).to_have_count(0)
    for kind in ("command dials", "ship to activate", "dial use"):
        moment = table.wait_for(kind)
        lesson.get_by_role("button", name="Show me").click()
        expect(lesson.get_by_role("status")).to_contain_text("In hand")
        table.commit.click()
        table.wait_for_other(moment)
    expect(lesson.locator("[data-task][data-done=true]")).to_have_count(4)
    expect(lesson.get_by_role("button", name="Next lesson")).to_be_visible()
    page.goto("/learn")
    expect(page.get_by_role("button", name="Go on with lesson 2")).to_be_visible()
    expect(page.locator("button[data-lesson=dials]").get_by_role("img", name="done")).to_be_visible()


def test_a_word_beside_a_lesson_explains_itself_by_keys_alone(person: Callable[..., Person]) -> None:
    page = person().page("/learn")
    page.locator("button[data-lesson=defense]").click()
    word = page.locator("button[data-term=evade]").first
    word.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="What this is")).to_contain_text("at medium range the attacker rerolls one")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="What this is")).to_be_hidden()


def test_on_a_phone_a_lesson_is_a_strip_with_the_present_task(person: Callable[..., Person]) -> None:
    page = person(size=PHONE, touch=True).page("/learn")
    page.locator("button[data-lesson=attack]").tap()
    lesson = page.locator("section[data-lesson=attack]")
    expect(lesson.locator("[data-task]")).to_have_count(1)
    box = lesson.bounding_box()
    assert box is not None
    assert box["height"] < 140


def test_a_battle_opens_with_its_setup_then_the_coach_speaks_and_falls_silent_with_one_press(
    person: Callable[..., Person],
) -> None:
    page = person().page("/")
    page.get_by_role("button", name="Play now").click()
    told = page.locator(".says")
    expect(told).to_contain_text("activates first in every phase")
    page.locator("section[data-kind] h2").click()
    expect(told).to_have_count(0)
    coach = page.locator("[data-coach]")
    coach.get_by_role("button", name="Why?").click()
    coach.get_by_role("button", name="What would you do?").click()
    expect(page.locator("section[data-kind] [data-commit]")).to_be_enabled()
    coach.get_by_role("button", name="Turn the coach off").click()
    expect(coach).to_have_count(0)
