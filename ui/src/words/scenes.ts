import { reader } from "./words.svelte";
import english from "./en/scenes.ftl?raw";

await reader.learn("scenes", english);
