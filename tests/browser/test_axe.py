"""axe finds no serious fault on any page, nor at the table, in both themes."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page

from tests.browser.at_table import AtTable
from tests.browser.people import PHONE, WIDE, Person
from tests.browser.serving import ROOT, Server

AXE = (ROOT / "ui" / "node_modules" / "axe-core" / "axe.min.js").read_text()
RUN = """async () => {
  const { violations } = await axe.run(document, {resultTypes: ["violations"]});
  const said = (node) => `${node.html.slice(0, 160)} | ${node.any[0]?.message ?? ""}`;
  const isOnPiece = (node) => !!document.querySelector(node.target[0])?.closest("svg");
  const isFigure = (rule, node) => rule === "label-content-name-mismatch" && isOnPiece(node);
  return violations.filter((each) => ["serious", "critical"].includes(each.impact))
    .map((each) => [each.id, each.nodes.filter((node) => !isFigure(each.id, node))])
    .flatMap(([id, nodes]) => (nodes.length ? [`${id}: ${nodes.slice(0, 4).map(said).join(" ; ")}`] : []));
}"""
"""What axe finds, but for figures drawn on a piece: shields and hull are values, and the piece's name says them."""

PAGES = ("/", "/new", "/fleets", "/cards/demolisher", "/rules/ATK-28", "/learn", "/watch", "/settings")
THEMES = ("dark", "light")


def faults(page: Page) -> list[str]:
    """What axe calls serious or critical in a page."""
    if not page.evaluate("() => 'axe' in window"):
        page.add_script_tag(content=AXE)
    found: list[str] = page.evaluate(RUN)
    return found


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_serious_on_any_page(theme: str, person: Callable[..., Person]) -> None:
    page = person(theme=theme, bypass_csp=True).page()
    found = {}
    for path in PAGES:
        page.goto(path, wait_until="networkidle")
        if wrong := faults(page):
            found[path] = wrong
    assert not found, "\n".join(f"{path}: {each}" for path, all in found.items() for each in all)


@pytest.mark.parametrize(("theme", "size"), [("dark", WIDE), ("light", WIDE), ("dark", PHONE)])
def test_axe_finds_nothing_serious_at_the_table(
    theme: str, size: tuple[int, int], person: Callable[..., Person], server: Server
) -> None:
    seats = [{"player": "me", "fleet": "core_rebels"}, {"player": "here", "fleet": "core_empire"}]
    made = server.make(seats, seed=11)
    page = person(theme=theme, size=size, bypass_csp=True).page(server.link(made))
    table = AtTable(page, Random(3))
    found: dict[str, list[str]] = {}
    looked: set[str] = set()
    for _ in range(90):
        moment = table.wait()
        name = moment.kind or moment.what
        if name not in looked:
            looked.add(name)
            if wrong := faults(page):
                found[name] = wrong
        if {"course", "squadron move", "attack"} <= looked or moment.what == "over":
            break
        table.answer()
    assert {"hand over", "command dial", "course"} <= looked
    assert not found, "\n".join(f"{kind}: {each}" for kind, all in found.items() for each in all)
