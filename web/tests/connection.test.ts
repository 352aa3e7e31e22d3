// The connection to the host, with a clock and a socket of our own: when it tries again, and when it does not.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Refused, ServerMessage } from "../src/protocol";
import { Connection } from "../src/table/connection";
import type { ConnectionState } from "../src/table/transport";

const AGAINST_RULES = 1008; // as docs/protocol.md has them
const RESTARTS = 1012;
const COME_BACK = 1013;
const BROKEN = 1006; // what a browser says when nobody closed properly
const MINUTE = 60_000;

class Socket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static opened: Socket[] = [];
  readyState = Socket.CONNECTING;
  readonly said: string[] = [];
  onopen = (): void => {};
  onmessage = (_: { data: string }): void => {};
  onclose = (_: { code: number; reason: string }): void => {};

  constructor() {
    Socket.opened.push(this);
  }

  static get last(): Socket {
    return Socket.opened.at(-1) as Socket;
  }

  send(text: string): void {
    this.said.push(text);
  }

  close(): void {
    this.readyState = 3;
  }

  accept(): void {
    this.readyState = Socket.OPEN;
    this.onopen();
  }

  tell(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  end(code = BROKEN, reason = ""): void {
    this.readyState = 3;
    this.onclose({ code, reason });
  }

  /** What a host that refuses a connection does: it accepts it, says why, and closes it. */
  refuse(code: number, reason: Refused["code"]): void {
    this.accept();
    this.tell({ type: "refused", code: reason });
    this.end(code, reason);
  }
}

let page: EventTarget;
let states: ConnectionState[];
let heard: ServerMessage[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal("location", { protocol: "http:", host: "localhost" });
  vi.stubGlobal("WebSocket", Socket);
  Socket.opened = [];
  states = [];
  heard = [];
  connection = new Connection("k7m2p9x4wq", {
    greeting: () => ({ type: "sit", token: null, seen: 0, language: "en" }),
    receive: (message) => heard.push(message),
    connectionChanged: (state) => states.push(state),
  });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How many new attempts there are within this many milliseconds, each of which ends in the same way. */
function attempts(within: number, end: (socket: Socket) => void): number {
  const before = Socket.opened.length;
  for (let at = 0; at < within; at += 100) {
    const tried = Socket.opened.length;
    vi.advanceTimersByTime(100);
    if (Socket.opened.length > tried) end(Socket.last);
  }
  return Socket.opened.length - before;
}

test("a connection that breaks is opened again at once, and sits down again", () => {
  Socket.last.accept();
  Socket.last.tell({ type: "snapshot" });
  Socket.last.end();
  vi.advanceTimersByTime(500);
  Socket.last.accept();
  Socket.last.tell({ type: "snapshot" });
  expect(Socket.opened).toHaveLength(2);
  expect(Socket.last.said).toHaveLength(1);
  expect(states).toEqual(["there", "lost", "there"]);
});

test("a host that takes the connection and drops it before there is a snapshot is asked ever more seldom", () => {
  const drop = (socket: Socket) => {
    socket.accept();
    socket.end();
  };
  drop(Socket.last);
  expect(attempts(MINUTE, drop)).toBeLessThan(12);
  expect(states).not.toContain("there");
});

test("a snapshot makes the wait short again", () => {
  Socket.last.end();
  attempts(MINUTE, (socket) => socket.end());
  vi.advanceTimersByTime(10_000);
  Socket.last.accept();
  Socket.last.tell({ type: "snapshot" });
  Socket.last.end();
  expect(attempts(500, () => {})).toBe(1);
});

test("a host that refuses the connection is not asked again, whatever wakes the page", () => {
  Socket.last.refuse(AGAINST_RULES, "old-rules");
  expect(heard).toMatchObject([{ type: "refused", code: "old-rules" }]);
  expect(states.at(-1)).toBe("refused");
  page.dispatchEvent(new Event("offline"));
  page.dispatchEvent(new Event("online"));
  document.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(MINUTE);
  expect(Socket.opened).toHaveLength(1);
  expect(states.at(-1)).toBe("refused");
});

test("a page that slept through its own greeting may greet again", () => {
  Socket.last.refuse(AGAINST_RULES, "sit-first");
  expect(attempts(MINUTE, (socket) => socket.refuse(AGAINST_RULES, "sit-first"))).toBeGreaterThan(3);
});

test("a host that is full is left in peace for the longest wait from the start", () => {
  Socket.last.refuse(COME_BACK, "host-full");
  expect(attempts(7_900, () => {})).toBe(0);
  expect(attempts(200, () => {})).toBe(1);
  expect(states.at(-1)).toBe("lost");
});

test("a host that stops sends the page to another one at once, and nobody sees it", () => {
  Socket.last.accept();
  Socket.last.tell({ type: "snapshot" });
  Socket.last.end(RESTARTS);
  vi.advanceTimersByTime(300);
  expect(Socket.opened).toHaveLength(2);
  Socket.last.accept();
  Socket.last.tell({ type: "snapshot" });
  expect(Socket.last.said).toHaveLength(1);
  expect(states).toEqual(["there", "there"]);
});

test("if there is no other host, the connection is lost until there is one", () => {
  Socket.last.accept();
  Socket.last.tell({ type: "snapshot" });
  Socket.last.end(RESTARTS);
  vi.advanceTimersByTime(300);
  Socket.last.end();
  expect(states.at(-1)).toBe("lost");
  expect(attempts(MINUTE, (socket) => socket.end(RESTARTS))).toBeLessThan(12);
});

test("a page that is closed does not follow its host", () => {
  Socket.last.accept();
  Socket.last.tell({ type: "snapshot" });
  connection.close();
  Socket.last.end(RESTARTS);
  vi.advanceTimersByTime(MINUTE);
  expect(Socket.opened).toHaveLength(1);
});
