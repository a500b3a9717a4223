/** The parts of the board that only a table of more than two players needs: loaded when there is one. */
import "./teams.css";

export { default as Cluster } from "./Cluster.svelte";
export { clustersOf } from "./clusters";
export { default as Patterns } from "./Patterns.svelte";
export { default as SetupMarkers } from "./SetupMarkers.svelte";
export { default as TeamNames } from "./TeamNames.svelte";
