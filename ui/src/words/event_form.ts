import { reader } from "./words.svelte";
import english from "./en/event_form.ftl?raw";

await reader.learn("event_form", english);
