// On a phone the board gives way to what the tray says. Under a finger that is about to tap it stays where it is.
import type { Attachment } from "svelte/attachments";
import { innerHeight, innerWidth } from "svelte/reactivity/window";
import type { Steering } from "./steering.svelte";
import type { Table } from "./table.svelte";

/** While a finger aims, the board keeps its size; and until the next step it does not grow again. */
export function steady(table: Table, steering: Steering): Attachment<HTMLElement> {
  return (board) => {
    let seen = 0; // its height as the finger saw it last
    let screen = "";
    const height = () => board.getBoundingClientRect().height;
    const size = () => `${innerWidth.current} ${innerHeight.current}`;
    const capHeight = () => (board.style.maxHeight = table.asked ? `${height()}px` : "");

    const watch = new ResizeObserver(() => {
      seen = height();
      capHeight();
    });
    watch.observe(board);
    $effect(() => {
      void [table.number, size()];
      board.style.maxHeight = "";
      capHeight();
    });
    $effect(() => {
      const turned = screen !== size();
      screen = size();
      board.style.flex = "";
      // A hint comes with an aim of its own; its words need their room first.
      const aims = steering.aimed !== null || steering.preview !== null;
      if (aims && table.asked && !table.hint) board.style.flex = `0 0 ${turned ? height() : seen}px`;
    });
    return () => watch.disconnect();
  };
}
