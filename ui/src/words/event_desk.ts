import { reader } from "./words.svelte";
import english from "./en/event_desk.ftl?raw";

await reader.learn("event_desk", english);
