// Drawings go by name. A name that the client writes out must be the name of a symbol.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { render } from "svelte/server";
import { expect, test } from "vitest";
import Picture from "../src/emblems/Picture.svelte";
import { addPicturesOf } from "../src/games/pictures";

const games = readdirSync("../src/wandelgang/games")
  .map((game) => `../src/wandelgang/games/${game}/pictures.svg`)
  .filter(existsSync);
const symbols = new Set(
  ["../src/wandelgang/drawing/pictures.svg", ...games].flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]),
  ),
);

const NAMED = [
  /\b(?:drawing|picture): "([^"]+)"/g,
  /<(?:Picture|NamedDrawing|Card|Roundel|Disc)\b[^>]*? (?:name|picture|drawing)="([^"{]+)"/g,
  /<use[^>]* href="#([^"{]+)"/g,
  /["'`]((?:pic|event|spell|pawn|shape)-[a-z-]*[a-z])["'`]/g,
];

test("every drawing that the client names is there", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(ts|svelte)$/.test(name),
  );
  const named = files.flatMap((file) => {
    const text = readFileSync(`src/${file}`, "utf8");
    return NAMED.flatMap((pattern) => [...text.matchAll(pattern)].map((found) => ({ file, name: found[1] })));
  });
  expect(new Set(named.map(({ name }) => name)).size).toBeGreaterThan(8);
  expect(named.filter(({ name }) => name && !symbols.has(name))).toEqual([]);
});

const shown = (name: string) => render(Picture, { props: { name } }).body;

test("a picture without a drawing is shown by its name", () => {
  expect(shown("pic-owl")).toContain('href="#pic-owl"');
  expect(shown("pic-lantern")).not.toContain("<use");
  expect(shown("pic-lantern")).toMatch(/<text[^>]*>lantern<\/text>/);
});

test("another package brings drawings, but none under a name that is not its own", () => {
  const symbol = (name: string) => `<symbol id="${name}" viewBox="0 0 8 8"><path d="M0 0h8z"/></symbol>`;
  const names = ["pic-lamps-lantern", "lamps-post", "pic-candle", "spell-sideways"];
  addPicturesOf("lamps", `<svg xmlns="http://www.w3.org/2000/svg">${names.map(symbol).join("\n")}</svg>`);
  expect(names.map((name) => shown(name).includes("<use"))).toEqual([true, true, false, false]);
  expect(shown("spell-up")).toContain('href="#spell-up"');
});
