import { reader } from "./words.svelte";
import english from "./en/games.ftl?raw";

await reader.learn("games", english);
