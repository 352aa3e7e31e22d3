// Made-up positions, as in the mock-ups.
import type { Destination, Scene, Tile } from "../src/board";

const FIXED = [
  "ES",
  "ESW",
  "ESW",
  "SW",
  "NES",
  "NES",
  "ESW",
  "NSW",
  "NES",
  "NEW",
  "NSW",
  "NSW",
  "NE",
  "NEW",
  "NEW",
  "NW",
];

function bits(letters: string): number {
  return [...letters].reduce(
    (sum, letter) => sum | { N: 1, E: 2, S: 4, W: 8 }[letter as "N" | "E" | "S" | "W"],
    0,
  );
}

/** A board from the openings of its loose tiles, row by row; "NE:owl" has a picture. */
function lay(
  columns: number,
  fixed: readonly string[],
  loose: readonly string[],
): { tiles: Tile[]; pictures: Record<number, string> } {
  const pictures: Record<number, string> = {};
  const tiles: Tile[] = [];
  let nextFixed = 0;
  let nextLoose = 0;
  for (let cell = 0; cell < columns * columns; cell++) {
    const isFixed = Math.floor(cell / columns) % 2 === 0 && (cell % columns) % 2 === 0;
    const text = (isFixed ? fixed[nextFixed] : loose[nextLoose]) ?? "NS";
    const number = isFixed ? nextFixed++ : fixed.length + nextLoose++;
    const [letters = "NS", picture] = text.split(":");
    tiles.push({ number, openings: bits(letters) });
    if (picture) pictures[number] = picture;
  }
  return { tiles, pictures };
}

export function cellName(cell: number, columns: number): string {
  return `${String.fromCharCode(97 + (cell % columns))}${Math.floor(cell / columns) + 1}`;
}

const cell = (name: string, columns = 7) => (Number(name.slice(1)) - 1) * columns + name.charCodeAt(0) - 97;
const cells = (names: string, columns = 7) => names.split(" ").map((name) => cell(name, columns));

const PICTURES = [
  "",
  "book",
  "purse",
  "",
  "map",
  "crown",
  "keys",
  "skull",
  "ring",
  "chest",
  "emerald",
  "sword",
  "",
  "candelabrum",
  "helmet",
  "",
];
const plain = lay(
  7,
  FIXED.map((letters, at) => (PICTURES[at] ? `${letters}:${PICTURES[at]}` : letters)),
  [
    // b1, d1, f1
    "ESW:ghost",
    "NS",
    "SW",
    // a2 … g2
    "NE:owl",
    "ES",
    "ES",
    "NW",
    "NSW:goblin",
    "ES:bat",
    "NS",
    "NE:mouse",
    "NS",
    "ES",
    // a4 … g4, before the push from the left
    "NE",
    "EW",
    "ES",
    "ES:moth",
    "NE:lizard",
    "EW",
    "EW",
    "EW",
    "ESW:fairy",
    "NS",
    "NEW:genie",
    "NW:spider",
    "NE:scarab",
    "NS",
    "NS",
    "ES",
    "NE",
    "NS",
    "SW",
    "NES:dragon",
  ],
);

export const PLAIN: Scene = {
  rows: 7,
  columns: 7,
  tiles: plain.tiles,
  pictures: plain.pictures,
  spare: { number: 49, openings: bits("NS") },
  starts: [
    { colour: "red", cell: cell("a1") },
    { colour: "yellow", cell: cell("g1") },
    { colour: "blue", cell: cell("g7") },
    { colour: "green", cell: cell("a7") },
  ],
  figures: [
    { colour: "red", cell: cell("a1") },
    { colour: "yellow", cell: cell("e4") },
    { colour: "blue", cell: cell("f7") },
    { colour: "green", cell: cell("b6") },
  ],
  turn: "blue",
  banned: "S2",
  lastPush: "N2",
  lastWalk: null,
};

const FOUND: Destination[] = cells("a3 a4 a5 b5 c5 d5 e5 e4 d4 e3 e6 e7 f7 f6 g7 a6 b6 a7").map((at) => ({
  cell: at,
}));
export const PLAIN_OPENS = FOUND;
export const PLAIN_WALL: Destination[] = [
  ...cells("f7 g7 e7").map((at) => ({ cell: at })),
  ...[
    ["g6", "g7"],
    ["g5", "g7"],
    ["d7", "e7"],
  ].map(([to, from]) => ({
    cell: cell(to as string),
    way: to === "d7" ? cells("f7 e7 d7") : cells(to === "g5" ? "f7 g7 g6 g5" : "f7 g7 g6"),
    costs: ["event-through-the-wall"],
    wall: [cell(from as string), cell(to === "g5" ? "g6" : (to as string))] as const,
  })),
];

const landmarks = lay(7, FIXED, [
  "ESW",
  "ESW",
  "SW",
  "NW",
  "EW",
  "NS",
  "NW",
  "ES",
  "ES",
  "ESW",
  "SW",
  "NS",
  "NES",
  "SW",
  "NE",
  "NS",
  "EW",
  "NS",
  "NS",
  "SW",
  "EW",
  "NS",
  "NS",
  "NS",
  "ES",
  "EW",
  "NS",
  "NES",
  "EW",
  "NW",
  "ESW",
  "ES",
  "EW",
]);
export const LANDMARKS: Scene = {
  rows: 7,
  columns: 7,
  tiles: landmarks.tiles,
  spare: { number: 49, openings: bits("NW") },
  figures: [
    { colour: "red", cell: cell("d5") },
    { colour: "yellow", cell: cell("f7") },
    { colour: "blue", cell: cell("e7") },
    { colour: "green", cell: cell("c7") },
  ],
  turn: "blue",
  banned: "E4",
  lastPush: "W4",
  coins: [
    ["b1", 6],
    ["d1", 6],
    ["c2", 4],
    ["g2", 5],
    ["b5", 3],
    ["c6", 4],
    ["b7", 5],
  ].map(([at, value]) => ({ cell: cell(String(at)), value: Number(value), bright: value === 3 })),
  pieces: [
    { drawing: "guard-white", cell: cell("b6") },
    { drawing: "guard-black", cell: cell("f3") },
  ],
  landmarks: [{ cell: cell("d4"), drawing: "dragon-above", facing: 2, closed: true }],
  danger: cells("e3 e4 e5 e6 e7 f6 f7 f5 g5 g4 g6"),
  beam: cells("e4 e5 e6 e7"),
};

const TALL_FIXED = ["ES", "ESW:book", "SW", "NES:crown", "NESW", "NSW:keys", "NE", "NEW:chest", "NW"];
const TALL_LOOSE = [
  "NE",
  "EW",
  "EW",
  "ESW:helmet",
  "NSW:ring",
  "ES:purse",
  "NW:sword",
  "NW",
  "NS",
  "NES:skull",
  "NS",
  "SW:map",
  "NW:emerald",
  "EW",
  "NW:candelabrum",
  "EW",
];
const tall = lay(5, TALL_FIXED, TALL_LOOSE);
const HEIGHTS = [1, 3, 1, 3, 5, 3, 1, 3, 1, 2, 2, 3, 2, 3, 1, 3, 1, 1, 1, 2, 2, 3, 4, 4, 3];
export const TALL: Scene = {
  rows: 5,
  columns: 5,
  tiles: tall.tiles,
  pictures: tall.pictures,
  spare: { number: 25, openings: bits("ES") },
  heights: Object.fromEntries([...HEIGHTS, 4].map((height, number) => [number, height])),
  landmarks: [{ cell: cell("c3", 5), drawing: "pic-rune" }],
  starts: [
    { colour: "red", cell: cell("a1", 5) },
    { colour: "yellow", cell: cell("e1", 5) },
    { colour: "blue", cell: cell("e5", 5) },
    { colour: "green", cell: cell("a5", 5) },
  ],
  figures: [
    { colour: "red", cell: cell("a1", 5) },
    { colour: "yellow", cell: cell("b4", 5) },
    { colour: "blue", cell: cell("b3", 5) },
    { colour: "green", cell: cell("d5", 5) },
  ],
  turn: "blue",
  banned: "E2",
  lastPush: "W2",
};
const paid: Record<string, string[]> = {
  e2: ["spell-up"],
  a3: ["spell-up"],
  c3: ["spell-up"],
  d2: ["spell-down", "spell-joker"],
  d3: ["spell-down", "spell-joker"],
  a4: ["spell-up", "spell-down"],
  a5: ["spell-up", "spell-down"],
  c4: ["spell-up", "spell-joker"],
};
export const TALL_DESTINATIONS: Destination[] = [
  ...cells("a2 b1 c1 d1 e1 b2 c2 b3", 5).map((at) => ({ cell: at })),
  ...Object.entries(paid).map(([name, costs]) => ({ cell: cell(name, 5), costs })),
];
