import { reader } from "./words.svelte";
import english from "./en/fleets.ftl?raw";

await reader.learn("fleets", english);
