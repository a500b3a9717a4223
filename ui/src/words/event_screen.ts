import { reader } from "./words.svelte";
import english from "./en/event_screen.ftl?raw";

await reader.learn("event_screen", english);
