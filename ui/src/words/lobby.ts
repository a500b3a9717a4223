import { reader } from "./words.svelte";
import english from "./en/lobby.ftl?raw";

await reader.learn("lobby", english);
