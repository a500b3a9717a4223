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

/** How the strips along both long edges look, from six fleets on: with words, without, or as rows of badges. */
export type StripForm = "full" | "brief" | "tight" | "badges";

export interface Strips {
  readonly form: StripForm;
  readonly top: number;
  readonly bottom: number;
}

/** From this number of fleets on they lie along the long edges. */
const IN_STRIPS = 6;
/** How high a strip is folded, with a fleet that is pinned open, and as badges; what is between two of them; the row on a phone. */
const FOLDED = 56;
const PINNED = 96;
const BADGES = 40;
const BETWEEN = 6;
/** Where the strip above begins, how far the one below is from the edge, and how high the tools are that stand on it. */
export const STRIP_TOP = 58;
export const STRIP_FOOT = 10;
const TRAY = 54;
const LAST_LINE = 28;

/** The strips for a number of fleets, some of them the viewer's; null where there is a rail. `text`: the size of letters. */
export function stripsOf(layout: Layout, width: number, fleets: number, own: number, text = 1): Strips | null {
  if (fleets < IN_STRIPS || layout === "upright" || layout === "phone" || layout === "aside") return null;
  if (width < 1024) return { form: "badges", top: BADGES * text, bottom: BADGES * text };
  const form = layout === "wide" ? "full" : layout === "laptop" ? "brief" : "tight";
  const bottom = own ? own * PINNED * text + (own - 1) * BETWEEN : FOLDED * text;
  return { form, top: FOLDED * text, bottom };
}

/** The parts of the board covered by strips and panels. */
export function insetsWithStrips(layout: Layout, strips: Strips, hasPanel: boolean, hasFleet: boolean): Insets {
  return {
    top: STRIP_TOP + strips.top + BETWEEN,
    left: hasFleet ? FLEET + 12 : 12,
    right: hasPanel ? PANEL[layout] + 24 : 12,
    bottom: STRIP_FOOT + strips.bottom + TRAY + (layout === "wide" ? 0 : LAST_LINE),
  };
}

/** The width of the rail of cards. */
export const FLEET = 244;

/** The parts of a small screen covered by rows of badges: above the board and below it. */
export const withTiles = (insets: Insets, layout: Layout): Insets => ({
  ...insets,
  top: 46 + BADGES,
  bottom: insets.bottom + (layout === "aside" ? 0 : BADGES),
});

/** The parts of the board covered by panels, which lie above it. */
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
