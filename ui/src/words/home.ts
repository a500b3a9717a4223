import { reader } from "./words.svelte";
import english from "./en/home.ftl?raw";

await reader.learn("home", english);
