// The board is used through its index alone.
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";

const files = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => `${folder}/${name}`);

test("nothing outside the board imports from inside it", () => {
  const outside = [...files("src"), ...files("demo"), ...files("tests")].filter(
    (name) => !name.startsWith("src/board/"),
  );
  const reaching = outside.filter((name) =>
    /["']\.[./\w-]*\/board\/[^"']+["']/.test(readFileSync(name, "utf8")),
  );
  expect(outside.length).toBeGreaterThan(100);
  expect(reaching).toEqual([]);
});

test("nothing inside the board imports from outside it, save for the pictures and looks that Python has too", () => {
  const inside = files("src/board").filter((name) => !name.endsWith(".test.ts"));
  const imported = inside.flatMap((name) =>
    [...readFileSync(name, "utf8").matchAll(/from "(\.\.?\/[^"]+)"/g)].map((found) =>
      posix.join(posix.dirname(name), found[1] ?? ""),
    ),
  );
  expect(new Set(imported.filter((name) => !name.startsWith("src/board/")))).toEqual(
    new Set(["looks.json", "pictures.svg?raw"].map((name) => `../src/wandelgang/drawing/${name}`)),
  );
});
