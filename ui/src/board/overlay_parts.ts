/** Drawings over the board for a question: loaded when they are needed. */
export { default as Drawing } from "./overlay/Drawing.svelte";
