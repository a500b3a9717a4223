import { reader } from "./words.svelte";
import english from "./en/team.ftl?raw";

await reader.learn("team", english);
