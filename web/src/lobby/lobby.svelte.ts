// The lobby as the host tells it: the public tables and their positions, kept up to date over one WebSocket.
import type { View } from "../games/face";
import type { LobbyMessage, PublicTable } from "../protocol";

const FIRST_WAIT = 400; // milliseconds before the first new attempt; each further one waits twice as long
const LONGEST_WAIT = 8_000;
const AGAINST_RULES = 1008; // closed by the host: there is no lobby

type State = "coming" | "there" | "lost" | "off";

export class Lobby {
  state = $state<State>("coming");
  people = $state(0);
  playing = $state(0);
  positions = $state.raw<ReadonlyMap<string, View>>(new Map());
  #tables = $state.raw<ReadonlyMap<string, PublicTable>>(new Map());
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor() {
    document.addEventListener("visibilitychange", this.#wake);
    addEventListener("online", this.#wake);
    this.#open();
  }

  /** Tables with free seats, the newest first. */
  get open(): readonly PublicTable[] {
    const waiting = [...this.#tables.values()].filter(({ waiting }) => waiting);
    return waiting.sort((one, other) => other.created - one.created);
  }

  /** Games that are being played, those with the most spectators first. */
  get watched(): readonly PublicTable[] {
    const begun = [...this.#tables.values()].filter(({ waiting }) => !waiting);
    return begun.sort((one, other) => other.spectators - one.spectators || other.created - one.created);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    document.removeEventListener("visibilitychange", this.#wake);
    removeEventListener("online", this.#wake);
    this.#socket?.close();
  }

  #open(): void {
    clearTimeout(this.#retry);
    if (this.#closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/lobby/ws`);
    this.#socket = socket;
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket === this.#socket) this.#receive(JSON.parse(data) as LobbyMessage);
    };
    socket.onclose = ({ code, reason }) => {
      if (socket !== this.#socket || this.#closed) return;
      if (code === AGAINST_RULES && reason === "no-lobby") {
        this.state = "off";
        return this.close();
      }
      this.state = "lost";
      this.#retry = setTimeout(() => this.#open(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  #receive(message: LobbyMessage): void {
    if (message.type === "position") {
      this.positions = new Map([...this.positions, [message.table, message.view]]);
    } else if (message.type === "lobby") {
      const tables = new Map(message.whole ? [] : this.#tables);
      for (const gone of message.gone) tables.delete(gone);
      for (const table of message.tables) tables.set(table.table, table);
      this.#tables = tables;
      this.positions = new Map([...this.positions].filter(([table]) => tables.has(table)));
      this.people = message.people;
      this.playing = message.playing;
      this.state = "there";
      this.#wait = FIRST_WAIT;
    }
  }

  readonly #wake = (): void => {
    if (document.hidden || this.#closed || this.state !== "lost") return;
    this.#wait = FIRST_WAIT;
    this.#open();
  };
}
