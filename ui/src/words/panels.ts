import { reader } from "./words.svelte";
import english from "./en/panels.ftl?raw";

await reader.learn("panels", english);
