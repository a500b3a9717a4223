import { reader } from "./words.svelte";
import english from "./en/open_tables.ftl?raw";

await reader.learn("open_tables", english);
