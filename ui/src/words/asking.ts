import { reader } from "./words.svelte";
import english from "./en/asking.ftl?raw";

await reader.learn("asking", english);
