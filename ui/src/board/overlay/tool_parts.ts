/** Drawings of tools: the ruler, the maneuver tool with its buttons, and contours. */
export { default as Buttons } from "./Buttons.svelte";
export { default as Contours } from "./Contours.svelte";
export { default as Ruler } from "./Ruler.svelte";
export { default as Tool } from "./Tool.svelte";
