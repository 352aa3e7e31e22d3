// The connection to the host: it notices when it is dead, and reconnects.
import { alone } from "../alone";
import type { ClientMessage, ServerMessage } from "../protocol";
import { connect, type Socket } from "../reach";
import type { TableEnd, Transport } from "./transport";

const FIRST_WAIT = 400; // milliseconds before the first new attempt; each further one waits twice as long
const LONGEST_WAIT = 8_000;
const PING_EVERY = 20_000; // below the half minute after which routers forget a quiet connection
const ANSWER_WITHIN = 6_000; // a connection that is silent for this long after a ping is dead
const AGAINST_RULES = 1008; // closed by the host: trying again would change nothing
const RESTARTS = 1012; // closed by a host that stops: another process may have the table at once
const SPREAD = 250; // milliseconds over which those whom it served come back
const COME_BACK = 1013; // closed by the host: later there may be room
const SLEPT = "sit-first"; // the reason when a page was put to sleep before it could send `sit`; awake, it can

export class Connection implements Transport {
  #socket: Socket | null = null;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  readonly #pinging: ReturnType<typeof setInterval>;
  #closed = false;
  #good = false; // there was a snapshot

  constructor(
    private readonly id: string,
    private readonly table: TableEnd,
  ) {
    this.#pinging = setInterval(() => this.#ping(), PING_EVERY);
    addEventListener("online", this.#wake);
    if (!alone) addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#wake);
    this.#open();
  }

  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#pinging);
    clearTimeout(this.#retry);
    clearTimeout(this.#deadline);
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#socket?.close();
  }

  #open(): void {
    clearTimeout(this.#retry);
    if (this.#closed) return;
    const socket = connect(this.id);
    this.#socket = socket;
    this.#good = false;
    socket.onopen = () => {
      this.send(this.table.greeting());
    };
    socket.onmessage = ({ data }) => {
      clearTimeout(this.#deadline);
      if (socket !== this.#socket) return;
      const message = JSON.parse(data) as ServerMessage;
      if (message.type === "snapshot") this.#seated();
      this.table.receive(message);
    };
    socket.onclose = ({ code, reason }) => {
      if (socket !== this.#socket) return;
      if (code === AGAINST_RULES && reason !== SLEPT) return this.#stop();
      if (code === RESTARTS && this.#good) return this.#elsewhere();
      if (code === COME_BACK) this.#wait = LONGEST_WAIT;
      this.#again();
    };
  }

  /** Only now is the connection good: a host that refuses accepts it first, to say why. */
  #seated(): void {
    this.#wait = FIRST_WAIT;
    this.#good = true;
    this.table.connectionChanged("there");
  }

  /** The host stops. If another one answers at once, show nothing. */
  #elsewhere(): void {
    clearTimeout(this.#deadline);
    if (this.#closed) return;
    this.#socket = null;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#open(), Math.random() * SPREAD);
  }

  #stop(): void {
    this.close();
    this.table.connectionChanged("refused");
  }

  /** The connection is dead: drop it and try again after a while. */
  #again(): void {
    clearTimeout(this.#deadline);
    if (this.#closed) return;
    this.#socket = null;
    this.table.connectionChanged("lost");
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #ping(): void {
    if (!this.send({ type: "ping" })) return;
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(this.#drop, ANSWER_WITHIN);
  }

  // The machine woke up, or the network is back: check the connection at once.
  readonly #wake = (): void => {
    if (document.hidden || this.#closed) return;
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#ping();
    if (this.#socket?.readyState === WebSocket.CONNECTING) return;
    this.#wait = FIRST_WAIT;
    this.#open();
  };

  readonly #drop = (): void => {
    const socket = this.#socket;
    this.#again();
    socket?.close();
  };
}
