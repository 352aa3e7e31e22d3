// The cover of the game on the start page.
import type { Cover } from "../../start/cover";
import { figures, tiles } from "../../start/showcase";

const cover: Cover = {
  showcase: {
    scene: {
      rows: 7,
      columns: 7,
      tiles: tiles("6eeeecc9a5966e7c75e7dc35a55c7ab5d5d56a57a93eb6ba9"),
      spare: null,
      figures: figures(31, 47, 46, 44),
      turn: "blue",
      coins: [
        [1, 6],
        [3, 6],
        [9, 4],
        [13, 5],
        [29, 3],
        [37, 4],
        [43, 5],
      ].map(([cell = 0, value = 0]) => ({ cell, value, bright: value === 3 })),
      pieces: [
        { drawing: "guard-white", cell: 36 },
        { drawing: "guard-black", cell: 15 },
      ],
      landmarks: [{ cell: 24, drawing: "dragon-above", facing: 2, closed: true }],
      danger: [18, 25, 32, 39, 46, 40, 47, 33, 34, 27, 41],
      beam: [25, 32, 39, 46],
    },
    destinations: [],
    middle: [3, 3],
    wide: 5.2,
  },
  shorter: { short: true },
  first: { short: true },
};

export default cover;
