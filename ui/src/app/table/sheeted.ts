/** Whether the panel lies in the sheet of a small screen, where it takes the width it is given. */
import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { layoutOf } from "../frame/layout";

export function sheeted(): boolean {
  const layout = layoutOf(innerWidth.current ?? 1440, innerHeight.current ?? 900);
  return layout === "phone" || layout === "upright" || layout === "aside";
}

/** Whether the sheet is so narrow that the title of the question stands on its tab. */
export function titled(): boolean {
  const layout = layoutOf(innerWidth.current ?? 1440, innerHeight.current ?? 900);
  return layout === "phone" || layout === "aside";
}

/** Whether the panel is a drawer that can be put aside: on a tablet lying on its side. */
export const drawn = (): boolean => layoutOf(innerWidth.current ?? 1440, innerHeight.current ?? 900) === "tablet";

/** Whether there is little room from top to bottom: what can be said short is said short. */
export const tight = (): boolean => sheeted() || (innerHeight.current ?? 900) < 800;
