import { reader } from "./words.svelte";
import english from "./en/aloud.ftl?raw";

await reader.learn("aloud", english);
