// The first worker: it keeps the tables of this browser, in Python. One page's worker keeps them for all its pages;
// the workers of the others pass on what is said, and the next one takes over when that page is closed.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { Keeper } from "./keeper";
import type { ToPage, ToTables } from "./messages";
import { base, bootPython } from "./python";

/** `wandelgang.browser.worker.Worker` */
interface Tables {
  answer(
    method: string,
    path: string,
    body: string,
    language: string,
  ): Promise<{ toJs(): [number, string, string]; destroy(): void }>;
  connect(connection: string, table: string, language: string): void;
  receive(connection: string, text: string): void;
  disconnect(connection: string): void;
  bots_ready(): void;
}

/** On the channel: to the keeper, or to the worker of one page, or to all. */
type Passed =
  | { readonly to: "keeper"; readonly from: string; readonly message: ToTables | "hello" }
  | { readonly to: "page" | "all"; readonly page: string; readonly message: ToPage };

const me = Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join("");
const name = `wandelgang ${new URL(base).pathname}`;
const AFTER_THE_BOARD = 1000; // milliseconds
const channel = new BroadcastChannel(name);
let tables: Tables | null = null; // here, and ready
let keeping = false; // here, though perhaps not yet ready
const connected = new Map<string, Set<string>>(); // the connections of each page

function tell(page: string, message: ToPage): void {
  if (page === me) self.postMessage(message);
  else channel.postMessage({ to: "page", page, message } satisfies Passed);
}

function tellAll(message: ToPage): void {
  self.postMessage(message);
  channel.postMessage({ to: "all", page: "", message } satisfies Passed);
}

// --- who keeps the tables -------------------------------------------------------------------------------------------

self.onmessage = ({ data }: MessageEvent<ToTables>) => {
  if (keeping) return take(me, data);
  channel.postMessage({ to: "keeper", from: me, message: data } satisfies Passed);
};

channel.onmessage = ({ data }: MessageEvent<Passed>) => {
  if (data.to === "keeper") {
    if (!keeping) return;
    watch(data.from);
    if (data.message !== "hello") take(data.from, data.message);
    else if (tables) tell(data.from, { kind: "keeps", keeper: me });
  } else if (data.to === "all" || data.page === me) {
    self.postMessage(data.message);
  }
};

if (navigator.locks) {
  // Each page's worker holds a lock of its own, so that the keeper notices when it is gone.
  void navigator.locks.request(`${name} ${me}`, () => new Promise(() => undefined));
  void navigator.locks.request(name, async () => {
    await keep();
    await new Promise(() => undefined); // until the page is closed
  });
  channel.postMessage({ to: "keeper", from: me, message: "hello" } satisfies Passed);
} else {
  void keep(); // pages know nothing of each other; the storage sees to it that none overwrites another's game
}

/** Notice when a page is gone. */
function watch(page: string): void {
  if (connected.has(page)) return;
  connected.set(page, new Set());
  void navigator.locks?.request(`${name} ${page}`, () => {
    connected.get(page)?.forEach((connection) => tables?.disconnect(connection));
    connected.delete(page);
  });
}

// --- keeping them ---------------------------------------------------------------------------------------------------

async function keep(): Promise<void> {
  keeping = true;
  connected.set(me, new Set());
  try {
    const { python, machine } = await bootPython((loaded, total) =>
      tellAll({ kind: "loading", loaded, total }),
    );
    const { Worker: make } = python.pyimport("wandelgang.browser.worker") as {
      Worker: (page: unknown) => Tables;
    };
    tables = make(page);
    // The first board comes first: it is asked for now.
    setTimeout(() => thinker.start(machine), AFTER_THE_BOARD);
  } catch (error) {
    tellAll({ kind: "failed", why: String(error) });
    return;
  }
  tellAll({ kind: "keeps", keeper: me });
}

/** What a page asks for. Before Python is ready it is dropped: `keeps` lets every page ask again. */
function take(from: string, message: ToTables): void {
  if (!tables) return;
  const connection = `${from} ${message.id}`;
  switch (message.kind) {
    case "ask":
      void answer(tables, from, message);
      break;
    case "open":
      connected.get(from)?.add(connection);
      tables.connect(connection, message.table, message.language);
      break;
    case "say":
      tables.receive(connection, message.text);
      break;
    case "leave":
      connected.get(from)?.delete(connection);
      tables.disconnect(connection);
  }
}

async function answer(asked: Tables, from: string, message: ToTables & { kind: "ask" }): Promise<void> {
  const said = await asked.answer(message.method, message.path, message.body, message.language);
  const [status, type, body] = said.toJs();
  said.destroy();
  tell(from, { kind: "answer", id: message.id, status, type, body });
}

function split(connection: string): [page: string, id: number] {
  const [page = "", id = ""] = connection.split(" ");
  return [page, Number(id)];
}

/** What Python asks of the page: `wandelgang.browser.worker.Page`. */
const page = {
  keeper: new Keeper(name),
  bundle(language: string, text: string) {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    return {
      has: (key: string) => bundle.hasMessage(key),
      say(key: string, facts: string) {
        const pattern = bundle.getMessage(key)?.value;
        if (!pattern) throw new Error(`${key} has no text`);
        return bundle.formatPattern(pattern, JSON.parse(facts) as Record<string, FluentVariable>);
      },
    };
  },
  think: (data: { toJs(): Uint8Array }) => thinker.ask(data.toJs()),
  unkept: (why: string) => tellAll({ kind: "unkept", why }),
  send(connection: string, text: string) {
    const [to, id] = split(connection);
    tell(to, { kind: "said", id, text });
  },
  close(connection: string, code: number, reason: string) {
    const [to, id] = split(connection);
    tell(to, { kind: "closed", id, code, reason });
  },
};

/** The worker in which bots think. It starts when the tables are ready and the first board had its time. */
const thinker = {
  worker: null as Worker | null,
  waiting: new Map<number, { resolve: (data: Uint8Array) => void; reject: (why: Error) => void }>(),
  asked: 0,

  start(machine: WebAssembly.Module) {
    this.worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
    this.worker.postMessage(machine);
    this.worker.onmessage = ({ data }: MessageEvent<Record<string, unknown>>) => {
      if (data["ready"]) return tables?.bots_ready();
      const waiting = this.waiting.get(data["id"] as number);
      this.waiting.delete(data["id"] as number);
      if (data["why"] === undefined) waiting?.resolve(data["data"] as Uint8Array);
      else waiting?.reject(new Error(String(data["why"])));
    };
    this.worker.onerror = ({ message }) => {
      this.waiting.forEach(({ reject }) => reject(new Error(message)));
      this.waiting.clear();
    };
  },

  ask(data: Uint8Array): Promise<Uint8Array> {
    const id = (this.asked += 1);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker?.postMessage({ id, data });
    });
  },
};
