import { reader } from "./words.svelte";
import english from "./en/event_players.ftl?raw";

await reader.learn("event_players", english);
