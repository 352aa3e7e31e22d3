import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import Board from "./Board.svelte";
import type { Described, Mode, Scene } from "./types";

const SCENE: Scene = {
  rows: 7,
  columns: 7,
  tiles: Array.from({ length: 49 }, (_, number) => ({ number, openings: 7 })),
  spare: { number: 49, openings: 5 },
  figures: [
    { colour: "red", cell: 0 },
    { colour: "blue", cell: 48 },
  ],
  pictures: { 1: "owl", 2: "unheard-of" },
  turn: "red",
  banned: "S2",
  lastPush: "N2",
};

function words(what: Described): string {
  if (what.kind === "cell") return `cell ${what.cell}${what.destination ? " in reach" : ""}`;
  if (what.kind === "arrow")
    return `arrow ${what.arrow}${what.preview ? ` opens ${what.preview.opens.length}` : ""}`;
  return what.kind;
}

function board(mode: Mode, more: object = {}): string {
  const letters = { red: "R", yellow: "G", blue: "B", green: "Ü" };
  const say = (word: string) => `[${word}]`;
  return render(Board, { props: { scene: SCENE, mode, letters, say, describe: words, ...more } }).body;
}

const tags = (html: string, has: string) =>
  (html.match(/<button[^>]*>/g) ?? []).filter((tag) => tag.includes(has));

describe("arrows", () => {
  test("are buttons in the order of the rim, one of which takes the focus", () => {
    const buttons = tags(board("push"), "data-arrow");
    expect(buttons).toHaveLength(12);
    expect(buttons.filter((tag) => tag.includes('tabindex="0"'))).toHaveLength(1);
    expect(buttons[0]).toContain('aria-label="arrow N2"');
  });

  test("that are banned say why", () => {
    const [banned] = tags(board("push"), 'data-arrow="S2"');
    expect(banned).toContain('aria-disabled="true"');
    expect(banned).toContain('title="[board-banned]"');
  });

  test("cannot be used while one walks or looks on", () => {
    for (const mode of ["walk", "look"] as const) {
      const buttons = tags(board(mode), "data-arrow");
      expect(
        buttons.every((tag) => tag.includes('aria-disabled="true"') && tag.includes('tabindex="-1"')),
      ).toBe(true);
    }
  });

  test("ask for a preview with the fewest turns that lay the spare so", () => {
    const asked: unknown[] = [];
    const previewOf = (arrow: string, turn: number) => {
      asked.push([arrow, turn]);
      return { arrow, turn, opens: [{ cell: 21 }, { cell: 22 }] };
    };
    const html = board("push", { selected: "W4", quarters: 3, previewOf });
    expect(asked[0]).toEqual(["W4", 1]);
    expect(tags(html, 'data-arrow="W4"')[0]).toContain("arrow W4 opens 2");
    expect(html.match(/class="slab ghost lit/g)).toHaveLength(2);
    expect(html.match(/class="slab ghost/g)).toHaveLength(8); // the row, and the tile that would fall out
  });

  test("have no preview where the spare may not go in", () => {
    expect(board("push", { selected: "S2" })).not.toContain('class="slab ghost');
  });
});

describe("cells", () => {
  test("form a grid with one description each, and one takes the focus", () => {
    const html = board("look");
    expect(html.match(/role="row"/g)).toHaveLength(7);
    const buttons = tags(html, 'role="gridcell"');
    expect(buttons).toHaveLength(49);
    expect(buttons.filter((tag) => tag.includes('tabindex="0"'))).toHaveLength(1);
    expect(buttons[48]).toContain('aria-label="cell 48"');
  });

  test("say in walk mode whether they are in reach; others are dimmed", () => {
    const html = board("walk", { destinations: [{ cell: 0 }, { cell: 3, costs: ["pic-map"] }] });
    expect(tags(html, 'data-cell="3"')[0]).toContain("cell 3 in reach");
    expect(html.match(/class="slab \w+ lit/g)).toHaveLength(1);
    expect(html.match(/class="slab \w+ cost/g)).toHaveLength(1);
    expect(html.match(/class="slab \w+ dim/g)).toHaveLength(47);
    expect(html).toContain('href="#pic-map"');
  });
});

test("a figure carries the letter of its language, and a shape of its own", () => {
  const html = board("look");
  expect(html).toContain('href="#pawn-red"');
  expect(html).toMatch(/<text[^>]*>R<\/text>/);
});

test("a picture without a drawing is shown by its name", () => {
  expect(board("look")).toContain(">unheard-</text>");
});

test("a figure to be chosen is a button, and only the ones that may be chosen", () => {
  const buttons = tags(board("choose", { choices: ["blue"] }), "data-figure");
  expect(buttons).toHaveLength(1);
  expect(buttons[0]).toContain('data-figure="blue"');
});

test("the spare can be turned only where it is drawn and when it may be pushed in", () => {
  expect(board("push")).toContain("board-turn-left");
  expect(board("walk")).not.toContain("board-turn-left");
  expect(board("push", { room: "none" })).not.toContain("board-turn-left");
});

const WALLED = {
  ...SCENE,
  tiles: SCENE.tiles.map((tile, cell) => (cell < 14 ? tile : { ...tile, openings: 8 })),
};

test("a game that is won lights the corridors from the winner's cell, and the winner gets a laurel", () => {
  const won = board("look", { scene: { ...WALLED, glow: [0], laurel: ["red"] } });
  expect(won.match(/href="#laurel"/g)).toHaveLength(1);
  expect(won).toMatch(/class="slab [^"]*\blit\b/);
  expect(won).toMatch(/class="slab [^"]*\bdim\b/);
  const going = board("look");
  expect(going).not.toContain("#laurel");
  expect(going).not.toMatch(/class="slab [^"]*\blit\b/);
});

describe("moves to look at", () => {
  const crossings: Scene = { ...SCENE, tiles: SCENE.tiles.map((tile) => ({ ...tile, openings: 15 })) };
  const better = { push: { arrow: "S4", turn: 0 }, path: [0, 1, 2] };
  const played = { push: { arrow: "N6", turn: 1 }, path: [0, 7, 14] };
  const looked = (shows: object, scene = crossings) => board("look", { scene, shows });

  test("share a board where the walk that was played is possible after the better push", () => {
    const html = looked({ better, played });
    expect(html).toContain('data-named="better"');
    expect(html).toContain('data-named="played"');
    expect(html).toContain('data-ended="14"');
    expect(html.match(/class="slab[^"]* lit/g)).toHaveLength(3);
    expect(html.indexOf("data-named"), "no tile hides a name").toBeGreaterThan(
      html.lastIndexOf('class="slab'),
    );
  });

  test("are shown one at a time where it is not", () => {
    const carried = { ...played, path: [7, 14] }; // the push moved the figure
    const html = looked({ better, played: carried });
    expect(html).toContain('data-named="better"');
    expect(html).not.toContain('data-named="played"');
    expect(html).not.toContain("data-ended");
  });

  test("stand after the push that was played where nothing better is shown", () => {
    const html = looked({ better: null, played });
    expect(html).not.toContain('data-named="better"');
    expect(html).toContain('data-named="played"');
    expect(html).toContain('data-ended="14"');
    expect(html).not.toMatch(/class="slab[^"]* lit/);
  });

  test("name the push once where both are the same", () => {
    const html = looked({ better, played: { ...played, push: better.push } });
    expect(html.match(/data-named/g)).toHaveLength(1);
  });
});
