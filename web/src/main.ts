// Where the client begins.
import { mount } from "svelte";
import "./theme.css";
import "./app.css";
import { alone } from "./alone";
import App from "./App.svelte";
import { leaveWord } from "./away";
import { showPictures } from "./board";
import { offline } from "./offline.svelte";
import { applySettings } from "./settings.svelte";

await applySettings();
showPictures();
const target = document.getElementById("app");
if (target) mount(App, { target });
if (alone) void import("./alone/begin").then(({ begin }) => begin());
void leaveWord();
void offline.look();
