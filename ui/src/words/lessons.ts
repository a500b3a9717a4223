import { reader } from "./words.svelte";
import english from "./en/lessons.ftl?raw";

await reader.learn("lessons", english);
