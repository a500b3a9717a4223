import { reader } from "./words.svelte";
import english from "./en/shell.ftl?raw";

await reader.learn("shell", english);
