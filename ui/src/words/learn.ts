import { reader } from "./words.svelte";
import english from "./en/learn.ftl?raw";

await reader.learn("learn", english);
