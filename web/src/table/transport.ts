// How a table exchanges messages with whatever keeps the game.
import type { ClientMessage, ServerMessage, Sit } from "../protocol";

/** `refused`: the other end has said why, and trying again would change nothing. */
export type ConnectionState = "joining" | "there" | "lost" | "refused";

/**
 * Carries messages between a table and what keeps the game: a host (`Connection`), a lesson (`LessonTransport`) or
 * a puzzle (`PuzzleTransport`).
 * It hands over what arrives in order, and a snapshot before any update.
 */
export interface Transport {
  /** Send a message; false if there is no connection at the moment. */
  send(message: ClientMessage): boolean;
  close(): void;
}

/** The table's end of a transport. */
export interface TableEnd {
  /** What to send first, each time a connection is made: who sits here, and what has been seen already. */
  greeting(): Sit;
  receive(message: ServerMessage): void;
  connectionChanged(state: ConnectionState): void;
}

export type OpenTransport = (table: TableEnd) => Transport;
