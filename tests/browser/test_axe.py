"""axe finds no serious fault on any page, nor at the table, in both themes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from tests.browser.at_table import AtTable
from tests.browser.axe import VIEWS, faults_in_views
from tests.browser.people import Person, open_page
from tests.browser.serving import Server

PAGES = ("/", "/new", "/fleets", "/cards/demolisher", "/rules/ATK-28", "/learn", "/watch", "/settings")


def test_axe_finds_nothing_serious_on_any_page(person: Callable[..., Person]) -> None:
    page = person(bypass_csp=True).page()
    found = {}
    for path in PAGES:
        open_page(page, path)
        if wrong := faults_in_views(page, VIEWS[:2]):
            found[path] = wrong
    assert not found, "\n".join(f"{path}: {each}" for path, all in found.items() for each in all)


STEPS = 60
"""How many answers lead from the first question through setup and the Command Phase to squadrons that move."""

POSITIONS = {"closed_target": "attack"}
"""A later state of a game, and the question there."""


def test_axe_finds_nothing_serious_at_the_table(person: Callable[..., Person], server: Server) -> None:
    seats = [{"player": "me", "fleet": "core_rebels"}, {"player": "here", "fleet": "core_empire"}]
    made = server.make(seats, seed=11)
    page = person(bypass_csp=True).page(server.link(made))
    table = AtTable(page, Random(3))
    found: dict[str, list[str]] = {}
    looked: set[str] = set()
    for _ in range(STEPS):
        moment = table.wait()
        name = moment.kind or moment.what
        if name not in looked:
            looked.add(name)
            if wrong := faults_in_views(page, VIEWS):
                found[name] = wrong
        table.answer()
    assert {"hand over", "command dials", "course", "squadron move"} <= looked
    for position, kind in POSITIONS.items():
        record = Path(__file__).with_name("positions") / f"{position}.record"
        page.goto(server.link(server.play_on(record.read_text(), [{"player": "me"}, {"player": "greedy"}])))
        table.wait_for(kind)
        if wrong := faults_in_views(page, VIEWS):
            found[kind] = wrong
    assert not found, "\n".join(f"{kind}: {each}" for kind, all in found.items() for each in all)
