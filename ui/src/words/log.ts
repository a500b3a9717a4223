import { reader } from "./words.svelte";
import english from "./en/log.ftl?raw";

await reader.learn("log", english);
