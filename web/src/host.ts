// What the host answers over HTTP.
import type {
  Claim,
  GameFacts,
  GameName,
  HostFacts,
  Lesson,
  Moved,
  NewTable,
  OpenedTable,
  Refusal,
  Replay,
  SeatToken,
  TableFacts,
} from "./protocol";
import { language, t } from "./words/words.svelte";

/** The host said no, with a sentence for people; or it did not answer at all. */
export class HostRefusal extends Error {
  constructor(
    readonly code: Refusal["code"] | "no-answer",
    message: string,
  ) {
    super(message);
  }
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      ...init,
      headers: { "Accept-Language": language(), ...init.headers },
    });
  } catch {
    throw new HostRefusal("no-answer", t("host-no-answer"));
  }
  if (answer.ok) return (await answer.json()) as T;
  const refusal = (await answer.json().catch(() => null)) as Refusal | null;
  throw new HostRefusal(refusal?.code ?? "host-trouble", refusal?.message ?? t("host-no-answer"));
}

function post<T>(path: string, body: unknown): Promise<T> {
  return ask<T>(path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json" },
  });
}

let games: Promise<readonly GameFacts[]> | null = null;

/** What can be played here. Asked once: it never changes while the host runs. */
export function gamesHere(): Promise<readonly GameFacts[]> {
  games ??= ask<readonly GameFacts[]>("/games").catch((refusal: unknown) => {
    games = null;
    throw refusal;
  });
  return games;
}

export const aboutHost = () => ask<HostFacts>("/host");
export const lessonOf = (game: GameName) => ask<Lesson>(`/lessons/${game}`);
export const examplesOf = (game: GameName) => ask<readonly Replay[]>(`/examples/${game}`);
export const openTable = (wish: NewTable) => post<OpenedTable>("/tables", wish);
export const aboutTable = (table: string) => ask<TableFacts>(`/tables/${table}`);
export const claimSeat = (table: string, seat: number, claim: Claim) =>
  post<SeatToken>(`/tables/${table}/seats/${seat}/claim`, claim);
export const askRematch = (table: string, token: string) =>
  post<Moved>(`/tables/${table}/rematch`, { token });
const seenBy = (seat: number | null) => (seat === null ? "" : `?seat=${seat}`);
export const replayOfTable = (table: string, seat: number | null) =>
  ask<Replay>(`/tables/${table}/replay${seenBy(seat)}`);
export const replayOfRecord = (replay: string, seat: number | null) =>
  ask<Replay>(`/replays/${replay}${seenBy(seat)}`);
export const readRecord = (record: Blob) => ask<Replay>("/replays", { method: "POST", body: record });
export const recordAddress = (table: string) => `/api/tables/${table}/record`;
