import { reader } from "./words.svelte";
import english from "./en/event_public.ftl?raw";

await reader.learn("event_public", english);
