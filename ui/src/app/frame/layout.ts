/** How the screen is divided at each size (ux, section 3). */
import type { Insets } from "../../board/camera.svelte";

export type Layout = "wide" | "laptop" | "tablet" | "upright" | "phone" | "aside";

export function layoutOf(width: number, height: number): Layout {
  if (height < 480 && width > height) return "aside";
  if (width < 600) return "phone";
  if (width < 900) return "upright";
  if (width < 1180) return "tablet";
  return width >= 1340 && height >= 780 ? "wide" : "laptop";
}

/** The width of the decision panel. */
export const PANEL: Record<Layout, number> = { wide: 344, laptop: 312, tablet: 320, upright: 0, phone: 0, aside: 300 };

/** How high the sheet stands at half, of a screen that high: the board keeps 330 to 350 px on a phone. */
export const half = (layout: Layout, height: number): number =>
  layout === "upright" ? Math.max(280, height - 46 - 520) : Math.max(220, height - 46 - 344);

/** Where the sentence begins that stands on the board of small screens, below the bar; what it is from there to a line of it. */
const PROMPT = 52;
const ONE_LINE = 34;

/** What panels cover of the board, which lies below all of them. */
export function insetsOf(layout: Layout, height: number, hasPanel: boolean, hasRail: boolean, sentence = ONE_LINE): Insets {
  const below = PROMPT + Math.max(ONE_LINE, sentence);
  const panel = hasPanel ? PANEL[layout] + 24 : 12;
  switch (layout) {
    case "wide":
      return { top: 58, left: hasRail ? 250 : 12, right: panel, bottom: 62 };
    case "laptop":
    case "tablet":
      // The last line of the log stands above the tools
      return { top: 56, left: hasRail ? 66 : 12, right: panel, bottom: 92 };
    case "upright":
      return { top: below, left: 8, right: 8, bottom: half(layout, height) };
    case "phone":
      return { top: below, left: 4, right: 4, bottom: half(layout, height) };
    case "aside":
      return { top: 46, left: 4, right: hasPanel ? PANEL.aside : 4, bottom: 4 };
  }
}
