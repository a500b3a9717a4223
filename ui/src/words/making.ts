import { reader } from "./words.svelte";
import english from "./en/making.ftl?raw";

await reader.learn("making", english);
