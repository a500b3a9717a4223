import { reader } from "./words.svelte";
import english from "./en/result.ftl?raw";

await reader.learn("result", english);
