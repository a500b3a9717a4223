import { reader } from "./words.svelte";
import english from "./en/table.ftl?raw";

await reader.learn("table", english);
