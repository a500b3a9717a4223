import { reader } from "./words.svelte";
import english from "./en/terms.ftl?raw";

await reader.learn("terms", english);
