// Shows the board without a host: ?show=classic|walk|choose|master|towers, &theme=dark, &phone.
import { mount } from "svelte";
import Demo from "./Demo.svelte";

mount(Demo, { target: document.body });
