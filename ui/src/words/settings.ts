import { reader } from "./words.svelte";
import english from "./en/settings.ftl?raw";

await reader.learn("settings", english);
