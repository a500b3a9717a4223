import { reader } from "./words.svelte";
import english from "./en/board.ftl?raw";

await reader.learn("board", english);
