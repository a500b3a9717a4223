import { reader } from "./words.svelte";
import english from "./en/piece.ftl?raw";

await reader.learn("piece", english);
