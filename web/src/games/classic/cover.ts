// The cover of the game on the start page.
import type { Cover } from "../../start/cover";
import { figures, named, tiles } from "../../start/showcase";

const cover: Cover = {
  showcase: {
    scene: {
      rows: 7,
      columns: 7,
      tiles: tiles("6ee5ecc3669d657375e6d53a663a7abed5db93556335bcb79"),
      spare: null,
      pictures: named(
        "1:ghost 2:book 4:purse 7:owl 11:goblin 12:bat 14:map 15:mouse 16:crown 18:keys 20:skull 22:lizard 25:moth " +
          "28:ring 30:chest 31:fairy 32:emerald 34:sword 35:genie 36:spider 37:scarab 44:candelabrum 46:helmet 47:dragon",
      ),
      starts: figures(0, 6, 48, 42),
      figures: figures(0, 6, 29, 42),
      turn: "blue",
    },
    destinations: [14, 21, 28, 29, 30, 31, 32, 25, 24, 18, 39, 46, 47, 40, 48, 35, 36, 42].map((cell) => ({
      cell,
    })),
    middle: [3, 4],
    wide: 5.2,
  },
  shorter: { cards: 5 },
  first: { cards: 4 },
};

export default cover;
