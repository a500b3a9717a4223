import { reader } from "./words.svelte";
import english from "./en/watch.ftl?raw";

await reader.learn("watch", english);
