"""The findings in a page of axe, which judges how accessible it is."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page

from tests.browser.people import PHONE, WIDE
from tests.browser.serving import ROOT

AXE = (ROOT / "ui" / "node_modules" / "axe-core" / "axe.min.js").read_text()
RUN = """async (only) => {
  const wanted = only ? {runOnly: {type: "rule", values: only}} : {};
  const { violations } = await axe.run(document, {resultTypes: ["violations"], ...wanted});
  const said = (node) => `${node.html.slice(0, 160)} | ${node.any[0]?.message ?? ""}`;
  const isOnPiece = (node) => !!document.querySelector(node.target[0])?.closest("svg");
  const isFigure = (rule, node) => rule === "label-content-name-mismatch" && isOnPiece(node);
  return violations.filter((each) => ["serious", "critical"].includes(each.impact))
    .map((each) => [each.id, each.nodes.filter((node) => !isFigure(each.id, node))])
    .flatMap(([id, nodes]) => (nodes.length ? [`${id}: ${nodes.slice(0, 4).map(said).join(" ; ")}`] : []));
}"""
"""The findings of axe, except for figures drawn on a piece: its name contains its shields and hull."""

Views = tuple[tuple[str, tuple[int, int]], ...]

VIEWS: Views = (("dark", WIDE), ("light", WIDE), ("dark", PHONE))
"""The themes, and the sizes of the window, in which a page is looked at."""

SHOWN = "([theme, width]) => document.documentElement.dataset.theme === theme && innerWidth === width"
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"

COLOURS = ("color-contrast", "link-in-text-block")
"""The rules of axe that look at colours, but for those that ask for more than level AA."""


def faults(page: Page, only: Sequence[str] | None = None) -> list[str]:
    """The serious and critical findings of axe in a page, by all its rules or some."""
    if not page.evaluate("() => 'axe' in window"):
        page.add_script_tag(content=AXE)
    found: list[str] = page.evaluate(RUN, only)
    return found


def faults_in_views(page: Page, views: Views) -> list[str]:
    """The findings of axe in each theme and size, one after the other; afterwards the page is as in the first.

    Themes differ in their colours alone, so by all its rules axe looks at a page once in each size.
    """
    found, sizes = [], set[tuple[int, int]]()
    for theme, size in views:
        show_in(page, theme, size)
        wrong = faults(page, COLOURS if size in sizes else None)
        sizes.add(size)
        found += [f"{theme}, {size[0]} wide: {each}" for each in wrong]
    show_in(page, *views[0])
    return found


def show_in(page: Page, theme: str, size: tuple[int, int]) -> None:
    """Show a page in a theme and a size, and wait until it is drawn so."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme="light" if theme == "light" else "dark")
    page.wait_for_function(SHOWN, arg=["paper" if theme == "light" else "deep", size[0]])
    page.evaluate(DRAWN)
