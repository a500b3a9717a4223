/** What is laid over the board for a question, a tool or a ship that is placed: loaded when there is something to lay. */
export { default as Drawing } from "./overlay/Drawing.svelte";
export { default as Ghost } from "./Ghost.svelte";
export { default as Loupe } from "./Loupe.svelte";
export { default as NudgePad } from "./NudgePad.svelte";
