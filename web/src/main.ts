// Where the client begins.
import { mount } from "svelte";
import "./theme.css";
import "./app.css";
import App from "./App.svelte";
import { leaveWord } from "./away";
import { showPictures } from "./board";
import { applySettings } from "./settings.svelte";

await applySettings();
showPictures();
const target = document.getElementById("app");
if (target) mount(App, { target });
void leaveWord();
