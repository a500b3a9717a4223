import { reader } from "./words.svelte";
import english from "./en/events.ftl?raw";

await reader.learn("events", english);
