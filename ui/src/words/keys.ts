import { reader } from "./words.svelte";
import english from "./en/keys.ftl?raw";

await reader.learn("keys", english);
