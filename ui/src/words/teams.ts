import { reader } from "./words.svelte";
import english from "./en/teams.ftl?raw";

await reader.learn("teams", english);
