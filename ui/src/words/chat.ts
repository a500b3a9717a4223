import { reader } from "./words.svelte";
import english from "./en/chat.ftl?raw";

await reader.learn("chat", english);
