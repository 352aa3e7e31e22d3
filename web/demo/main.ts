// Shows the board without a host: ?show=preview|push|walk|wall|choose|look|landmarks|tall|tall-push|tall-flat,
// &arrow=W4, &theme=dark, &phone. With ?bare there is no board until somebody calls show() with a scene, as the test
// that compares this board with Python's drawings does.
import { mount, tick, unmount, type ComponentProps } from "svelte";
import { Board } from "../src/board";
import "../src/games/pictures";
import "../src/theme.css";
import Demo from "./Demo.svelte";

let bare: Record<string, unknown> | null = null;

async function show(
  props: Pick<ComponentProps<typeof Board>, "scene" | "mode">,
  theme: string,
  style: string,
): Promise<void> {
  if (bare) await unmount(bare);
  document.documentElement.dataset["theme"] = theme;
  document.documentElement.dataset["style"] = style;
  const letters = { red: "R", yellow: "Y", blue: "B", green: "G" };
  bare = mount(Board, {
    target: document.body,
    props: { ...props, letters, say: () => "", describe: () => "" },
  });
  await tick();
}

if (new URLSearchParams(location.search).has("bare")) Object.assign(window, { show });
else mount(Demo, { target: document.body });
