import { reader } from "./words.svelte";
import english from "./en/cards.ftl?raw";

await reader.learn("cards", english);
