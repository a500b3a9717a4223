import { reader } from "./words.svelte";
import english from "./en/newgame.ftl?raw";

await reader.learn("newgame", english);
