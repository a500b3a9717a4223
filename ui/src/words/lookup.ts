import { reader } from "./words.svelte";
import english from "./en/lookup.ftl?raw";

await reader.learn("lookup", english);
