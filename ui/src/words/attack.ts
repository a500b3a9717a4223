import { reader } from "./words.svelte";
import english from "./en/attack.ftl?raw";

await reader.learn("attack", english);
