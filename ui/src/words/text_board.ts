import { reader } from "./words.svelte";
import english from "./en/text_board.ftl?raw";

await reader.learn("text_board", english);
