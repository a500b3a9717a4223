import { reader } from "./words.svelte";
import english from "./en/opening.ftl?raw";

await reader.learn("opening", english);
