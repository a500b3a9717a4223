/** Drawings over the board for a question, a tool or a ship being placed: loaded when they are needed. */
export { default as Drawing } from "./overlay/Drawing.svelte";
export { default as Ghost } from "./Ghost.svelte";
export { default as Loupe } from "./Loupe.svelte";
export { default as NudgePad } from "./NudgePad.svelte";
