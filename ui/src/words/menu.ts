import { reader } from "./words.svelte";
import english from "./en/menu.ftl?raw";

await reader.learn("menu", english);
