import { reader } from "./words.svelte";
import english from "./en/coach.ftl?raw";

await reader.learn("coach", english);
