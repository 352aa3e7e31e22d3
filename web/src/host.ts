// What the host answers over HTTP.
import { address } from "./address";
import { able, alone } from "./alone";
import { hasFace } from "./games";
import { addPicturesOf } from "./games/pictures";
import type { Deal } from "./games/face";
import type {
  Agree,
  AnalysisPart,
  AnalysisWish,
  CarriedGame,
  CarriedText,
  Claim,
  CheckedDraft,
  Draft,
  DraftWish,
  FromPosition,
  GameFacts,
  HostFacts,
  HeldSeats,
  HintWish,
  Lesson,
  LineShown,
  LineWish,
  MatchedSeat,
  MatchWish,
  Moved,
  NewTable,
  OpenedTable,
  PositionLine,
  PuzzleLink,
  PuzzleHint,
  PuzzleSet,
  PuzzleStart,
  PuzzleTry,
  QrCode,
  Refusal,
  Replay,
  SeatToken,
  SeenPosition,
  SitDown,
  SolvedDraft,
  TableFacts,
  TableTurn,
  TakenAlong,
  Tried,
} from "./protocol";
import { ask as reach } from "./reach";
import { language, learn, t, type Source } from "./words/words.svelte";

/** The host said no, with a sentence for people; or it did not answer at all. */
export class HostRefusal extends Error {
  constructor(
    readonly code: Refusal["code"] | "no-answer",
    message: string,
  ) {
    super(message);
  }
}

async function send(path: string, init: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await reach(path, { ...init, headers: { "Accept-Language": language(), ...init.headers } });
  } catch {
    throw new HostRefusal(
      "no-answer",
      t(alone ? (able ? "alone-failed" : "alone-unable") : "host-no-answer"),
    );
  }
  if (answer.ok) return answer;
  const refusal = (await answer.json().catch(() => null)) as Refusal | null;
  throw new HostRefusal(refusal?.code ?? "host-trouble", refusal?.message ?? t("host-no-answer"));
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  return (await (await send(path, init)).json()) as T;
}

const json = (body: unknown): RequestInit => ({
  method: "POST",
  body: JSON.stringify(body),
  headers: { "Content-Type": "application/json" },
});

const post = <T>(path: string, body: unknown) => ask<T>(path, json(body));

let games: Promise<readonly GameFacts[]> | null = null;

/** What can be played here. Asked once: it never changes while the host runs. */
export function gamesHere(): Promise<readonly GameFacts[]> {
  games ??= askGames().catch((refusal: unknown) => {
    games = null;
    throw refusal;
  });
  return games;
}

async function askGames(): Promise<readonly GameFacts[]> {
  const found = await ask<readonly GameFacts[]>("/games");
  const others = found.map(({ name }) => name).filter((name) => !hasFace(name));
  await Promise.all([learn(...others.map(wordsFor)), ...others.map(bringPictures)]);
  return found;
}

/** The drawings of a game that this client has no folder for. Without them its pictures are shown by name. */
async function bringPictures(game: string): Promise<void> {
  const found = await send(`/games/${game}/pictures.svg`, {}).catch(() => null);
  if (found) addPicturesOf(game, await found.text());
}

/** The words of a game that this client has no folder for: the host has them, if the game's package does. */
function wordsFor(game: string): Source {
  return (language) =>
    send(`/games/${game}/words/${language}`, {}).then(
      (found) => found.text(),
      () => "",
    );
}

/** The rules of a game as the host renders them: HTML made from the markdown in the game's package. */
export const rulesPage = async (game: string) =>
  (await send(`/games/${game}/rules/${language()}`, {})).text();

export const aboutHost = () => ask<HostFacts>("/host");
/** Let others on the local network in; only a page on the host's own machine may. */
export const openToNetwork = () => ask<HostFacts>("/host/network", { method: "POST" });
/** The drawing of a link to a path here. The path may hold an invitation: it goes in the body, out of logs. */
export const qrCode = async (path: string) =>
  // Only the page knows where it lies on its server.
  (await send("/qr.svg", json({ path: alone ? address(path) : path } satisfies QrCode))).text();
export const lessonOf = (game: string) => ask<Lesson>(`/lessons/${game}`);
export const examplesOf = (game: string) => ask<readonly Replay[]>(`/examples/${game}`);
export const openTable = (wish: NewTable) => post<OpenedTable>("/tables", wish);
export const aboutTable = (table: string) => ask<TableFacts>(`/tables/${table}`);
export const claimSeat = (table: string, seat: number, claim: Claim) =>
  post<SeatToken>(`/tables/${table}/seats/${seat}/claim`, claim);
export const quickMatch = (wish: MatchWish) => post<MatchedSeat>("/lobby/match", wish);
/** Take a free seat of a public table. */
export const sitDown = (table: string, wish: SitDown) => post<SeatToken>(`/tables/${table}/sit`, wish);
/** Give up a seat of a public table that waits for players. */
export const leaveSeat = (table: string, token: string) => send(`/tables/${table}/leave`, json({ token }));
/** Say whether bots may take the free seats. */
export const agreeToBots = (table: string, wish: Agree) => send(`/tables/${table}/agree`, json(wish));
/** How things stand at many tables. */
export const askTurns = (tables: readonly HeldSeats[]) =>
  post<readonly TableTurn[]>("/tables/turns", { tables });
export const askRematch = (table: string, token: string) =>
  post<Moved>(`/tables/${table}/rematch`, { token });
const seenBy = (seat: number | null) => (seat === null ? "" : `?seat=${seat}`);
export const replayOfTable = (table: string, seat: number | null) =>
  ask<Replay>(`/tables/${table}/replay${seenBy(seat)}`);
export const replayOfRecord = (replay: string, seat: number | null) =>
  ask<Replay>(`/replays/${replay}${seenBy(seat)}`);
const place = (of: "table" | "record", id: string) => `/${of === "table" ? "tables" : "replays"}/${id}`;
/** What is new in the analysis of a finished game; the answer may take a few seconds. */
export const askAnalysis = (of: "table" | "record", id: string, wish: AnalysisWish) =>
  post<AnalysisPart>(`${place(of, id)}/analysis`, wish);
/** How a finished game would have gone on with other actions. */
export const tryLine = (of: "table" | "record", id: string, wish: LineWish) =>
  post<LineShown>(`${place(of, id)}/line`, wish);
/** A position that is written as one line, as a replay of one frame. */
export const replayOfPosition = (line: string) => post<Replay>("/positions/frame", { line });
/** What somebody sees, as one line. */
export const lineOf = (seen: SeenPosition) => post<PositionLine>("/positions", seen);
/** The address of what somebody sees, to be looked at again or sent to others. */
export async function positionLink(seen: SeenPosition): Promise<string> {
  const { line } = await lineOf(seen);
  return new URL(address(`/p#${encodeURIComponent(line)}`), location.href).href;
}
export const readRecord = (record: Blob) => ask<Replay>("/replays", { method: "POST", body: record });
export const recordAddress = (table: string) => `/api/tables/${table}/record`;
/** A running game for another device. */
export const takeAlong = (table: string, token: string) =>
  post<TakenAlong>(`/tables/${table}/carry`, { token });
export const lookAtCarried = (carried: CarriedText) => post<CarriedGame>("/carried", carried);
export const openCarried = (carried: CarriedText) => post<OpenedTable>("/tables/carried", carried);
/** For a link to a record: without a host there is nothing to fetch it from, so the page itself makes the file. */
export function saveRecord(event: MouseEvent, table: string): void {
  if (!alone) return;
  event.preventDefault();
  void send(`/tables/${table}/record`, {}).then(async (found) => {
    const file = Object.assign(document.createElement("a"), {
      href: URL.createObjectURL(await found.blob()),
      download: `wandelgang-${table}.json`,
    });
    file.click();
    setTimeout(() => URL.revokeObjectURL(file.href), 60_000);
  });
}
/** What was dealt at a table; null if its game began from a position. */
export async function dealtAt(table: string): Promise<Deal | null> {
  const { deal } = await ask<{ deal: Deal | FromPosition }>(`/tables/${table}/record`);
  return "type" in deal ? null : deal;
}

// The board editor: the host keeps nothing between two requests, a draft is all there is.
export const startDraft = (wish: DraftWish) => post<Draft>("/editor/start", wish);
export const openDraft = (line: string) => post<Draft>("/editor/open", { line });
export const checkDraft = (draft: Draft) => post<CheckedDraft>("/editor/check", draft);
export const solveDraft = (draft: Draft) => post<SolvedDraft>("/editor/solve", draft);
export const puzzleOfDraft = (draft: Draft) => post<PuzzleLink>("/editor/puzzle", draft);
let sets: Promise<readonly PuzzleSet[]> | null = null;

/** The puzzles that come with each game. Asked once, like the games. */
export function puzzlesHere(): Promise<readonly PuzzleSet[]> {
  sets ??= ask<readonly PuzzleSet[]>("/puzzles").catch((refusal: unknown) => {
    sets = null;
    throw refusal;
  });
  return sets;
}

export const puzzleOfDay = (day: string) => ask<PuzzleStart>(`/puzzles/day/${encodeURIComponent(day)}`);
export const puzzleOfSet = (game: string, id: string) =>
  ask<PuzzleStart>(`/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`);
/** What an attempt comes to. */
export const tryPuzzle = (attempt: PuzzleTry) => post<PuzzleStart>("/puzzles/try", attempt);
export const hintForPuzzle = (wish: HintWish) => post<PuzzleHint>("/puzzles/hint", wish);
export const solutionOfPuzzle = (link: string) => post<readonly Tried[]>("/puzzles/solution", { link });
