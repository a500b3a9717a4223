import "@fontsource/barlow/latin-400.css";
import "@fontsource/barlow/latin-600.css";
import "@fontsource/barlow-condensed/latin-500.css";
import "@fontsource/barlow-condensed/latin-600.css";
import "@fontsource/barlow-condensed/latin-700.css";
import "./look/tokens.css";
import "./look/players.css";
import "./look/battle.css";
import "./look/page.css";
import { mount } from "svelte";
import { layIcons } from "./look/icons";
import App from "./App.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");
layIcons();

/** The letters come with the page: until they are there nothing is shown that would move with them, but not for long, in ms. */
const PATIENCE = 400;
const letters = Promise.all([...document.fonts].map((face) => face.load()));
const enough = new Promise((done) => setTimeout(done, PATIENCE));
void Promise.race([letters, enough])
  .catch(() => undefined)
  .then(() => mount(App, { target }));
