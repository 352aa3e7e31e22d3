// A position of each game for its picture on the start page; drawn by the board itself.
import type { Figure, Reach, Scene, Tile } from "../board";
import type { GameName } from "../protocol";

export interface Sample {
  readonly scene: Scene;
  readonly reaches: readonly Reach[];
  /** The part that is shown: the cell in its middle, and how many cells it is wide. */
  readonly middle: readonly [column: number, row: number];
  readonly wide: number;
}

/** Tiles from their openings, one hexadecimal digit each, row by row. */
function tiles(openings: string): Tile[] {
  return [...openings].map((digit, number) => ({ number, openings: parseInt(digit, 16) }));
}

/** "1:ghost 2:book": what is drawn on which cell. */
function named(text: string): Record<number, string> {
  return Object.fromEntries(text.split(" ").map((one) => one.split(":") as [string, string]));
}

function figures(red: number, yellow: number, blue: number, green: number): Figure[] {
  return [
    { colour: "red", cell: red },
    { colour: "yellow", cell: yellow },
    { colour: "blue", cell: blue },
    { colour: "green", cell: green },
  ];
}

const classic: Sample = {
  scene: {
    rows: 7,
    columns: 7,
    tiles: tiles("6ee5ecc3669d657375e6d53a663a7abed5db93556335bcb79"),
    spare: null,
    pictures: named(
      "1:ghost 2:book 4:purse 7:owl 11:goblin 12:bat 14:map 15:mouse 16:crown 18:keys 20:skull 25:moth 26:lizard " +
        "28:ring 30:chest 31:fairy 32:emerald 34:sword 35:genie 36:spider 37:scarab 44:candelabrum 46:helmet 47:dragon",
    ),
    starts: figures(0, 6, 48, 42),
    figures: figures(0, 26, 47, 36),
    turn: "blue",
  },
  reaches: [14, 21, 28, 29, 30, 31, 32, 25, 24, 18, 39, 46, 47, 40, 48, 35, 36, 42].map((cell) => ({ cell })),
  middle: [3.9, 4.4],
  wide: 5.6,
};

const master: Sample = {
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
      { drawing: "guard-black", cell: 19 },
    ],
    landmarks: [{ cell: 24, drawing: "dragon-above", facing: 2, closed: true }],
    danger: [18, 25, 32, 39, 46, 40, 47, 33, 34, 27, 41],
    beam: [25, 32, 39, 46],
  },
  reaches: [],
  middle: [3.6, 4.4],
  wide: 6,
};

const paid: Record<string, readonly string[]> = {
  9: ["spell-up"],
  10: ["spell-up"],
  12: ["spell-up"],
  8: ["spell-down", "spell-joker"],
  13: ["spell-down", "spell-joker"],
};

const towers: Sample = {
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
  reaches: [
    ...[5, 1, 2, 3, 4, 6, 7, 11].map((cell) => ({ cell })),
    ...Object.entries(paid).map(([cell, signs]) => ({ cell: Number(cell), signs })),
  ],
  middle: [2, 1.4],
  wide: 5.4,
};

export const SAMPLES: Readonly<Record<GameName, Sample>> = { classic, master, towers };
