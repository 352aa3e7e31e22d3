// Shows the board without a host: ?show=preview|push|walk|wall|choose|look|master|towers|towers-push|towers-flat,
// &arrow=W4, &theme=dark, &phone.
import { mount } from "svelte";
import Demo from "./Demo.svelte";

mount(Demo, { target: document.body });
