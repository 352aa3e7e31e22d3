// Drawings go by name. A name that the client writes out must be the name of a symbol.
import { readdirSync, readFileSync } from "node:fs";
import { render } from "svelte/server";
import { expect, test } from "vitest";
import Picture from "../src/drawing/Picture.svelte";

const symbols = new Set(
  [...readFileSync("../src/wandelgang/drawing/pictures.svg", "utf8").matchAll(/<symbol id="([^"]+)"/g)].map(
    (found) => found[1],
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

test("a picture without a drawing is shown by its name", () => {
  const shown = (name: string) => render(Picture, { props: { name } }).body;
  expect(shown("pic-owl")).toContain('href="#pic-owl"');
  expect(shown("pic-lantern")).not.toContain("<use");
  expect(shown("pic-lantern")).toMatch(/<text[^>]*>lantern<\/text>/);
});
