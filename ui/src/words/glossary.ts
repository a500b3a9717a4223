import { reader } from "./words.svelte";
import english from "./en/glossary.ftl?raw";

await reader.learn("glossary", english);
