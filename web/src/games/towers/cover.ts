// The cover of the game on the start page.
import type { Cover } from "../../start/cover";
import { figures, named, tiles } from "../../start/showcase";

const paid: Record<string, readonly string[]> = {
  9: ["spell-up"],
  10: ["spell-up"],
  12: ["spell-up"],
  8: ["spell-down", "spell-joker"],
  13: ["spell-down", "spell-joker"],
};

const cover: Cover = {
  showcase: {
    scene: {
      rows: 5,
      columns: 5,
      tiles: tiles("63eacaed6979f5d75c9a39ba9"),
      spare: null,
      pictures: named(
        "2:book 6:helmet 7:ring 8:purse 9:sword 10:crown 14:keys 15:skull 17:map 18:emerald 21:candelabrum 22:chest",
      ),
      heights: Object.fromEntries([..."1232132313315131223414331"].map((height, at) => [at, Number(height)])),
      landmarks: [{ cell: 12, drawing: "pic-rune" }],
      starts: figures(0, 4, 24, 20),
      figures: figures(0, 16, 11, 23),
      turn: "blue",
    },
    destinations: [
      ...[5, 1, 2, 3, 4, 6, 7, 11].map((cell) => ({ cell })),
      ...Object.entries(paid).map(([cell, costs]) => ({ cell: Number(cell), costs })),
    ],
    middle: [2, 1.5],
    wide: 4.9,
  },
};

export default cover;
