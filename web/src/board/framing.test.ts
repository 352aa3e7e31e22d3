// The pictures of the games on the start page: nothing on them is cut through, however low they are.
import { describe, expect, test } from "vitest";
import { frameOf, isWhole, onlyOn } from "./framing";
import { layoutOf, viewOf } from "./layout";
import type { Cover } from "../start/cover";

const RATIOS = Array.from({ length: 20 }, (_, nth) => 1.4 + nth / 10); // from a phone's to those of a small laptop
const LANDMARK = 0.62; // it reaches beyond its cell
const COVERS = import.meta.glob<Cover>("../games/*/cover.ts", { eager: true, import: "default" });

describe.each(Object.keys(COVERS))("%s", (file) => {
  const { scene, ...part } = COVERS[file]!.showcase!;
  const layout = layoutOf(scene, viewOf(scene, "oblique"), "none");
  const frames = RATIOS.map((ratio) => frameOf(scene, layout, part, ratio));

  test("is as wide for its height as there is room", () => {
    frames.forEach(({ width, height }, nth) => expect(width / height).toBeCloseTo(RATIOS[nth]!));
  });

  test("always shows somebody, and the landmarks as a whole", () => {
    for (const frame of frames) {
      const { figures, landmarks = [] } = onlyOn(scene, (cell) => isWhole(scene, layout, frame, cell));
      expect(figures).not.toEqual([]);
      for (const { cell, closed } of landmarks)
        expect(isWhole(scene, layout, frame, cell, closed ? LANDMARK : undefined)).toBe(true);
    }
  });

  test("shows a row from one side to the other, at least", () => {
    for (const { x, y, width, height } of frames) {
      const rows = layout.rows.filter((row) => row - 50 > y && row + 50 < y + height);
      const columns = layout.columns.filter((column) => column - 50 > x && column + 50 < x + width);
      expect(rows).not.toEqual([]);
      expect(columns.length).toBeGreaterThanOrEqual(5);
    }
  });

  test("only what is on the cells in sight is drawn; the board stays as it is", () => {
    const [somebody] = scene.figures;
    const { figures, pieces, coins, tiles } = onlyOn(scene, (cell) => cell === somebody!.cell);
    expect(figures).toContain(somebody);
    for (const one of [...figures, ...(pieces ?? []), ...(coins ?? [])])
      expect(one.cell).toBe(somebody!.cell);
    expect(tiles).toBe(scene.tiles);
  });
});
