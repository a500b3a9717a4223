import "@fontsource/barlow/latin-400.css";
import "@fontsource/barlow/latin-600.css";
import "@fontsource/barlow-condensed/latin-500.css";
import "@fontsource/barlow-condensed/latin-600.css";
import "@fontsource/barlow-condensed/latin-700.css";
import "../look/tokens.css";
import "../look/battle.css";
import "../look/page.css";
import { mount } from "svelte";
import { layIcons } from "../look/icons";
layIcons();
import Demo from "./Demo.svelte";

const query = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = query.get("theme") ?? "deep";
const pieces = await (await fetch("/fixtures/pieces.json")).json();
const update = await (await fetch(`/fixtures/${query.get("f") ?? "attack"}.json`)).json();
mount(Demo, { target: document.getElementById("app")!, props: { pieces, update } });
