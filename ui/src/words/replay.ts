import { reader } from "./words.svelte";
import english from "./en/replay.ftl?raw";

await reader.learn("replay", english);
