import { reader } from "./words.svelte";
import english from "./en/connection.ftl?raw";

await reader.learn("connection", english);
