import { reader } from "./words.svelte";
import english from "./en/frame.ftl?raw";

await reader.learn("frame", english);
