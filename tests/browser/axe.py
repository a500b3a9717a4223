"""What axe, which judges how accessible a page is, finds in a page."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.serving import ROOT

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

THEMES = ("dark", "light")


def faults(page: Page) -> list[str]:
    """What axe calls serious or critical in a page."""
    if not page.evaluate("() => 'axe' in window"):
        page.add_script_tag(content=AXE)
    found: list[str] = page.evaluate(RUN)
    return found
