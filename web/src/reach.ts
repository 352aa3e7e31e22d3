// The connection to what keeps the tables: a host, or a worker of this page where there is no host.
import { alone } from "./alone";

/** As much of a WebSocket as we use. */
export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: string }) => void) | null;
  onclose: ((event: { readonly code: number; readonly reason: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

const line = () => import("./alone/line");

/** Ask for something under the API's address. Fails if nobody answers. */
export async function ask(path: string, init: RequestInit): Promise<Response> {
  return alone ? (await line()).ask(path, init) : fetch(`/api${path}`, init);
}

/** Connect to a table. */
export function connect(table: string): Socket {
  if (alone) return new LateSocket(line().then(({ connect }) => connect(table)));
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api/tables/${table}/ws`) as unknown as Socket;
}

/** A socket that is still on its way. */
class LateSocket implements Socket {
  #socket: Socket | null = null;
  #closed = false;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  constructor(coming: Promise<Socket>) {
    coming.then(
      (socket) => {
        this.#socket = socket;
        if (this.#closed) return socket.close();
        socket.onopen = () => this.onopen?.();
        socket.onmessage = (event) => this.onmessage?.(event);
        socket.onclose = (event) => this.onclose?.(event);
      },
      () => this.onclose?.({ code: 1006, reason: "" }),
    );
  }

  get readyState(): number {
    return this.#socket?.readyState ?? (this.#closed ? WebSocket.CLOSED : WebSocket.CONNECTING);
  }

  send(text: string): void {
    this.#socket?.send(text);
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }
}
