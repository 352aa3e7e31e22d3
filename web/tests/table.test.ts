// A table with a host of our own at the other end of the connection: what it does when something goes wrong.
import { beforeEach, expect, test, vi } from "vitest";
import type { BoardMotions } from "../src/board";
import type { Face } from "../src/games/face";
import { held, keep, type HeldSeat, type HeldTable } from "../src/keeping";
import type { GameFacts, Snapshot, Push, Refused, Update, TableFacts, ServerMessage } from "../src/protocol";
import type { ClientMessage } from "../src/protocol";
import { Table } from "../src/table/table.svelte";

const ID = "k7m2p9x4wq";
const push: Push = { type: "push", arrow: "N2", turn: 0 };
const FACTS = {
  table: ID,
  number: 4,
  seats: [
    { seat: 0, colour: "red", bot: null },
    { seat: 1, colour: "blue", bot: null },
  ],
  result: null,
} as unknown as TableFacts;

let perform: Face["perform"];
let said: ClientMessage[];
let tell: (message: ServerMessage) => void;

beforeEach(() => {
  vi.useRealTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("document", { hidden: false });
  perform = async () => {};
  said = [];
});

function sitDown(...seats: HeldSeat[]): Table {
  const names = ["Ada", "Mira"];
  const mine: HeldTable = { table: ID, game: "classic", names, seats, invitations: [], since: 1 };
  keep(mine);
  const face = { perform: (...what: Parameters<Face["perform"]>) => perform(...what) } as Face;
  const table = new Table(ID, face, {} as GameFacts, FACTS, ({ receive }) => {
    tell = receive;
    return { send: (one) => said.push(one) > 0, close: () => {} };
  });
  table.board = {} as BoardMotions;
  return table;
}

const snapshot = (you: number | null, actor = 0): Snapshot =>
  ({
    type: "snapshot",
    number: 4,
    you,
    table: FACTS,
    view: { seat: you, actor, at_turn: actor },
    choices: you === actor ? { actions: [push], opens: [], ways: [], banned: null } : null,
    said: [],
    missed: [],
  }) as unknown as Snapshot;

const update = (number: number, actor = 0): Update =>
  ({
    type: "update",
    number,
    actor,
    notation: "N2",
    events: [{ type: "pushed", seat: actor, arrow: "N2" }],
    view: { seat: 0, actor: 0, at_turn: 0, number },
    choices: { actions: [push], opens: [], ways: [], banned: null },
    result: null,
  }) as unknown as Update;

const refused = (code: Refused["code"], number: number | null): Refused => ({
  type: "refused",
  code,
  message: "No.",
  number,
  clause: null,
  detail: null,
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

test("what cannot be shown has happened all the same, and the game goes on", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  const table = sitDown({ seat: 0, token: "mine" });
  tell(snapshot(0));
  perform = () => Promise.reject(new Error("the board has gone"));
  tell(update(5, 1));
  tell(update(6, 1));
  await settle();
  expect(table.number).toBe(6);
  expect(table.view).toMatchObject({ number: 6 });
  expect(table.asked).toBe(true);
  expect(complaint).toHaveBeenCalledTimes(2);

  const now = table.view;
  await table.again();
  expect(table.view).toBe(now);
  expect(table.asked).toBe(true);
  complaint.mockRestore();
});

test("a reaction that the host refuses is not counted", () => {
  vi.useFakeTimers();
  const table = sitDown({ seat: 0, token: "mine" });
  tell(snapshot(0));
  for (let nth = 0; nth < 10; nth++) {
    expect(table.talk.resting).toBe(false);
    table.react("heart");
    tell(refused("many-reactions", null));
    expect(table.talk.resting).toBe(true);
    vi.advanceTimersByTime(2_000);
  }
  expect(table.talk.resting).toBe(false);
  expect(table.refused).toBe(null);
});

test("who looks again at one screen sees nothing that only the player before may know", async () => {
  const table = sitDown({ seat: 0, token: "ada" }, { seat: 1, token: "mira" });
  tell(snapshot(0));
  const seen: unknown[] = [];
  perform = async (event, performance) => {
    seen.push([event.type, performance.sees(0), table.covered]);
  };
  const chance = { ...update(6, -1), events: [{ type: "drew-spell", seat: 0, spell: "joker" }] };
  tell(update(5, 0));
  tell({ ...chance, view: { seat: 0, actor: 1, at_turn: 1 }, choices: null } as unknown as Update);
  await settle();
  expect(seen).toEqual([
    ["pushed", true, false],
    ["drew-spell", true, false],
  ]);
  table.ready();
  tell({ ...snapshot(1, 1), number: 6 });
  await table.again();
  expect(seen.slice(2)).toEqual([
    ["pushed", false, true],
    ["drew-spell", false, true],
  ]);
});

test("an action waits for its own answer, whatever else is refused meanwhile", () => {
  const table = sitDown({ seat: 0, token: "mine" });
  tell(snapshot(0));
  table.ask();
  table.act(push);
  tell(refused("not-away", null));
  expect(table.refused?.code).toBe("not-away");
  expect(table.sent).not.toBeNull();
  expect(table.asking).toBe(true);
  tell(refused("illegal", 4));
  expect(table.sent).toBeNull();
  expect(table.asking).toBe(false);
});

test("a token that the host does not know is forgotten for good", () => {
  const table = sitDown({ seat: 0, token: "old" });
  tell(refused("wrong-token", null));
  expect(said.at(-1)).toMatchObject({ type: "sit", token: null });
  expect(table.seatsHere).toEqual([]);
  expect(held(ID)).toBeNull();
});

test("where several share a screen, one bad token costs one seat", () => {
  const here = [0, 1, 2].map((seat) => ({ seat, token: `token ${seat}` }));
  const table = sitDown(...here);
  tell(snapshot(null, 1));
  expect(table.curtain).toBe(1);
  table.ready();
  expect(said.at(-1)).toMatchObject({ type: "sit", token: "token 1" });
  tell(refused("wrong-token", null));
  expect(table.seatsHere.map(({ seat }) => seat)).toEqual([0, 2]);
  expect(held(ID)?.seats.map(({ seat }) => seat)).toEqual([0, 2]);
  expect(table.curtain).toBeNull();
  expect(said.at(-1)).toMatchObject({ type: "sit", token: "token 0", covered: true });
  tell(snapshot(null, 1));
  expect(table.curtain).toBeNull();
  tell({ ...snapshot(null, 0), number: 5 });
  expect(table.curtain).toBe(0);
});

test("while a die rolls in your own turn your hand stays in sight, at a shared screen too", async () => {
  const table = sitDown({ seat: 0, token: "a" }, { seat: 1, token: "b" });
  const rolling = (turn: number) => {
    const here = snapshot(0, -1);
    return { ...here, view: { ...here.view, at_turn: turn } } as Snapshot;
  };
  tell(rolling(0));
  await vi.waitFor(() => expect(table.busy).toBe(false), 30_000);
  expect(table.covered).toBe(false);
  tell(rolling(1));
  await vi.waitFor(() => expect(table.busy).toBe(false), 30_000);
  expect(table.covered).toBe(true);
});

test("an action that the host failed at is not said again by itself", () => {
  const table = sitDown({ seat: 0, token: "mine" });
  tell(snapshot(0));
  table.act(push);
  tell(refused("host-trouble", null));
  tell(snapshot(0)); // the connection is back
  expect(said.filter(({ type }) => type === "act")).toHaveLength(1);
  expect(table.refused?.code).toBe("host-trouble");
  expect(table.asked).toBe(true);
});

test("who was called to the screen and then answered for by the host leaves nobody's hand open", async () => {
  const table = sitDown({ seat: 0, token: "ada" }, { seat: 1, token: "mira" });
  tell(snapshot(0));
  tell({ ...update(5, 0), view: { seat: 0, actor: 1, at_turn: 0 }, choices: null } as unknown as Update);
  await settle();
  expect(table.curtain).toBe(1);
  tell(update(6, 1)); // a question with one answer: the table answered it, and Ada is asked again
  await settle();
  expect(table.covered).toBe(true);
  expect(table.asked).toBe(false);
  expect(said.at(-1)).toMatchObject({ type: "sit", covered: true });
  tell({ ...snapshot(null, 0), number: 6 });
  await settle();
  expect(table.curtain).toBe(0);
});

test("a question with only one answer is not put to anybody: the table gives it (M30)", async () => {
  const table = sitDown({ seat: 0, token: "mine" });
  tell(snapshot(0));
  const asks = (...actions: object[]) => ({ actions, opens: [], ways: [], banned: null });
  const decline = { type: "decline" };
  tell({ ...update(5, 0), choices: asks(decline) } as unknown as Update);
  await settle();
  expect(table.asked).toBe(false);
  tell({ ...update(6, 0), choices: asks({ type: "double", card: 8 }, decline) } as unknown as Update);
  await settle();
  expect(table.asked).toBe(true);
  tell({ ...update(7, 0), choices: asks({ type: "walk", cell: 0 }) } as unknown as Update);
  await settle();
  expect(table.asked).toBe(true); // to stay is a move that a person makes
});

test("who watched, and comes back after a rematch was opened, is shown the way to it", () => {
  const table = sitDown();
  tell({ ...snapshot(null), table: { ...FACTS, rematch: "next" } });
  expect(table.moved).toMatchObject({ table: "next", seats: [] });
});

test("a lost connection of somebody else leaves the position, its choices and an answer on its way as they are", async () => {
  const table = sitDown({ seat: 0, token: "mine" });
  tell(snapshot(0));
  const { choices } = table;
  table.aim = 0;
  const noted = { ...update(5, 1), events: [], noted: "away", view: { seat: 0, actor: 0, at_turn: 0 } };
  tell(noted as unknown as Update);
  await Promise.resolve();
  expect(table.choices).toBe(choices);
  expect(table.aim).toBe(0);
  table.act(push);
  expect(said.at(-1)).toMatchObject({ type: "act", number: 4 });
  tell({ ...update(6, 1), events: [], noted: "back" } as unknown as Update);
  await Promise.resolve();
  expect(table.sent).not.toBeNull();
});

test("choices that come with a note about somebody else are taken", async () => {
  const table = sitDown({ seat: 0, token: "mine" });
  tell(snapshot(0, 1));
  expect(table.choices).toBeNull();
  tell({ ...update(5, 1), events: [], noted: "away" } as unknown as Update);
  await Promise.resolve();
  expect(table.choices).not.toBeNull();
  expect(table.number).toBe(5);
});
