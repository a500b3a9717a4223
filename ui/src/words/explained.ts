import { reader } from "./words.svelte";
import english from "./en/explained.ftl?raw";

await reader.learn("explained", english);
