/** What places a piece, and looks at it closely: loaded when a piece is placed. */
export { default as Ghost } from "./Ghost.svelte";
export { default as Loupe } from "./Loupe.svelte";
export { default as NudgePad } from "./NudgePad.svelte";
