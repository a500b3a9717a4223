import { reader } from "./words.svelte";
import english from "./en/tools.ftl?raw";

await reader.learn("tools", english);
