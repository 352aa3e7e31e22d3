// The page's end of the line to the worker that keeps its tables.
import type { Socket } from "../reach";
import { language } from "../words/words.svelte";
import { able, base } from ".";
import type { ToPage, ToTables } from "./messages";
import { state } from "./state.svelte";

const RESTARTS = 1012; // as a host says it: another one has the table at once
const GONE = 1006;

type Ask = ToTables & { readonly kind: "ask" };

const asked = new Map<number, { readonly message: Ask; answer(response: Response): void; fail(): void }>();
const sockets = new Map<number, LineSocket>();
let last = 0;
let keeper = ""; // the worker that keeps the tables; empty: not yet

const worker = able ? new Worker(new URL("./tables.ts", import.meta.url), { type: "module" }) : null;
if (!worker) state.failed = "WebAssembly";

const tell = (message: ToTables): void => worker?.postMessage(message);

/** What never changes comes with the page, so that it can be used before Python is ready. */
const answers: Promise<Record<string, unknown>> = fetch(new URL("answers.json", base))
  .then((answer) => (answer.ok ? (answer.json() as Promise<Record<string, unknown>>) : {}))
  .catch(() => ({}));

export async function ask(path: string, init: RequestInit): Promise<Response> {
  const method = init.method ?? "GET";
  const known = method === "GET" ? (await answers)[path] : undefined;
  if (known !== undefined) return Response.json(known);
  if (state.failed) throw new Error(state.failed);
  const body = init.body ? await new Response(init.body).text() : "";
  const message: Ask = { kind: "ask", id: (last += 1), method, path, body, language: language() };
  return new Promise((answer, reject) => {
    asked.set(message.id, { message, answer, fail: () => reject(new Error(state.failed)) });
    if (keeper) tell(message);
  });
}

export function connect(table: string): Socket {
  return new LineSocket(table);
}

class LineSocket implements Socket {
  readonly id = (last += 1);
  readyState: number = WebSocket.CONNECTING;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  constructor(private readonly table: string) {
    sockets.set(this.id, this);
    if (keeper) setTimeout(() => this.open()); // once the caller listens
  }

  open(): void {
    if (this.readyState !== WebSocket.CONNECTING) return;
    tell({ kind: "open", id: this.id, table: this.table, language: language() });
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  send(text: string): void {
    tell({ kind: "say", id: this.id, text });
  }

  close(): void {
    tell({ kind: "leave", id: this.id });
    this.ended(GONE, "");
  }

  ended(code: number, reason: string): void {
    if (!sockets.delete(this.id)) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code, reason });
  }
}

function hear(message: ToPage): void {
  switch (message.kind) {
    case "answer": {
      const { id, status, type, body } = message;
      asked.get(id)?.answer(new Response(body, { status, headers: { "Content-Type": type } }));
      asked.delete(id);
      break;
    }
    case "said":
      sockets.get(message.id)?.onmessage?.({ data: message.text });
      break;
    case "closed":
      sockets.get(message.id)?.ended(message.code, message.reason);
      break;
    case "loading":
      Object.assign(state, { loaded: message.loaded, total: message.total });
      break;
    case "keeps":
      if (message.keeper !== keeper) meet(message.keeper);
      break;
    case "unkept":
      state.unkept = true;
      break;
    case "failed":
      console.error(message.why);
      state.failed = message.why;
      asked.forEach(({ fail }) => fail());
      asked.clear();
  }
}

/** Another worker keeps the tables from now on: ask it what the last one left open. */
function meet(other: string): void {
  keeper = other;
  state.ready = true;
  asked.forEach(({ message }) => tell(message));
  for (const socket of [...sockets.values()]) {
    if (socket.readyState === WebSocket.CONNECTING) socket.open();
    else socket.ended(RESTARTS, "");
  }
}

if (worker) {
  worker.onmessage = ({ data }: MessageEvent<ToPage>) => hear(data);
  worker.onerror = (event) => hear({ kind: "failed", why: event.message || "the worker did not start" });
}
