import { reader } from "./words.svelte";
import english from "./en/hints.ftl?raw";

await reader.learn("hints", english);
