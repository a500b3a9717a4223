import { reader } from "./words.svelte";
import english from "./en/notices.ftl?raw";

await reader.learn("notices", english);
