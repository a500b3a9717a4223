import { reader } from "./words.svelte";
import english from "./en/event_player.ftl?raw";

await reader.learn("event_player", english);
