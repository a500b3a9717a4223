import { reader } from "./words.svelte";
import english from "./en/event.ftl?raw";

await reader.learn("event", english);
