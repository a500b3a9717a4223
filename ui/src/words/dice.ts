import { reader } from "./words.svelte";
import english from "./en/dice.ftl?raw";

await reader.learn("dice", english);
