/** Props of a component that is made for one value: a page for one game, a panel for one question. */
import { untrack } from "svelte";

/** Read such a prop once, while the component is made; whoever draws it puts it into a `{#key}` block, so another value makes another component. */
export const fixed = <T>(prop: () => T): T => untrack(prop);
