// Every message between host and client, and the types that games share. Written from the Python types; a test fails when they differ.
// Change the types, then run `python -m wandelgang.server.typescript`.

/** The types of each game, by its name. Each games/<game>/types.ts adds its own. */
export interface Games {}

export type GameName = keyof Games;

/** The version that this client speaks. */
export const PROTOCOL = 5;

export type Language = "de" | "en" | "fr";

export type Level = "easy" | "expert" | "hard" | "normal";

export type Pace = "calm" | "instant" | "quick";

export type SideName = "E" | "N" | "S" | "W";

export type Reason = "best" | "gain" | "nearer" | "only" | "win";

export type Noted = "away" | "back" | "stands" | "time-up";

export type Kind = "anyone" | "bot" | "here" | "link" | "me";

export type Agreed = "later" | "no" | "now";

export type QuickClock = "day" | "minute" | "none";

export type Reaction = "clover" | "hand" | "heart" | "hourglass" | "lamp" | "laugh" | "laurel" | "moon" | "rain" | "sigh" | "swords" | "wonder";

export type Code = "bad-carried" | "bad-clock" | "bad-message" | "bad-name" | "bad-options" | "bad-position" | "bad-puzzle" | "bad-record" | "bad-remark" | "bad-seats" | "begun" | "bots-busy" | "cannot-open" | "carry-clock" | "carry-others" | "carry-secrets" | "endless" | "foreign-page" | "handed-over" | "host-full" | "host-trouble" | "illegal" | "long-game" | "many-analyses" | "many-reactions" | "many-remarks" | "no-action" | "no-analysis" | "no-chat" | "no-free-seat" | "no-game" | "no-hints" | "no-lesson" | "no-level" | "no-lobby" | "no-network" | "no-page" | "no-person" | "no-puzzle" | "no-replay" | "no-seat" | "no-storage" | "no-table" | "no-take-back" | "not-asked" | "not-away" | "not-begun" | "not-here" | "not-json" | "not-over" | "not-yours" | "old-protocol" | "old-puzzle" | "old-rules" | "others-acted" | "over" | "paused" | "revealed" | "seat-taken" | "sit-first" | "stale" | "time-up" | "too-fast" | "too-long" | "watching" | "wrong-invitation" | "wrong-token";

/** Every reaction, in the order in which they are offered. */
export const REACTIONS: readonly Reaction[] = ["laurel","heart","laugh","wonder","sigh","rain","swords","clover","lamp","hourglass","hand","moon"];

/** Seconds between two reactions of a seat, and how many it has in a minute. */
export const REACTION_PACE: readonly [gap: number, aMinute: number] = [2.0,10];

/** Seconds after which bots take the free seats of a public table, if everyone agrees. */
export const BOTS_AFTER = 120;

export type Colour = "red" | "yellow" | "blue" | "green";

/** A board in JSON: its size, and its tiles row by row from the top left. */
export interface Board {
  readonly rows: number;
  readonly columns: number;
  readonly tiles: readonly Tile[];
}

/** One tile as it lies: its number says which one it is, its openings how it is turned. */
export interface Tile {
  readonly number: number;
  readonly openings: number;
}

/** Turn the spare clockwise by some quarters and push it in at an arrow. */
export interface Push {
  readonly type: "push";
  readonly arrow: string;
  readonly turn: number;
}

/** Walk to a cell. A figure stays by walking to the cell where it stands. */
export interface Walk {
  readonly type: "walk";
  readonly cell: number;
}

/** A seat's turn has begun; turns count from 1 (X13). */
export interface TurnStarted {
  readonly type: "turn-started";
  readonly seat: number;
  readonly turn: number;
}

/** The spare went in, as it lies now, and another tile fell out. */
export interface Pushed {
  readonly type: "pushed";
  readonly seat: number;
  readonly arrow: string;
  readonly tile: Tile;
  readonly fallen: Tile;
}

/** A push took a figure along (X6). */
export interface Carried {
  readonly type: "carried";
  readonly seat: number;
  readonly start: number;
  readonly end: number;
}

/** A figure walked along these cells; a path of one cell means that it stayed. */
export interface Walked {
  readonly type: "walked";
  readonly seat: number;
  readonly path: readonly number[];
}

/** The game is over. */
export interface Won {
  readonly type: "won";
  readonly winners: readonly number[];
}

/** What an action before the move, such as a push, would open. */
export interface Opening {
  readonly action: number;
  readonly cells: readonly number[];
  readonly goals: readonly number[];
}

/** How a walk would go. */
export interface Way {
  readonly action: number;
  readonly cell: number;
  readonly path: readonly number[];
  readonly goal: boolean;
}

/** Take the seat that a token holds, or watch; the first message, and again to change seats. */
export interface Sit {
  readonly type: "sit";
  readonly token?: string | null;
  readonly covered?: boolean;
  readonly seen?: number | null;
  readonly name?: string;
  readonly language?: Language;
  readonly protocol?: number;
}

/** Do one of the offered actions. */
export interface Act<G extends GameName = "general"> {
  readonly type: "act";
  readonly number: number;
  readonly action: Games[G]["Action"];
}

/** Give a seat to a bot or back to its person: your own at any time, and that of a friend who has not come yet. Another's seat goes only to a bot, once its person has been away long enough. */
export interface HandOver {
  readonly type: "hand-over";
  readonly seat: number;
  readonly to: "bot" | "person";
  readonly level?: Level | null;
}

/** Ask what a good player would do now. */
export interface Ask {
  readonly type: "ask";
  readonly number: number;
}

/** Roll the die that is yours to roll. */
export interface Roll {
  readonly type: "roll";
  readonly number: number;
}

/** Take back your last step. */
export interface TakeBack {
  readonly type: "take-back";
  readonly number: number;
}

/** Change the pace of the bots, or pause the game and let it go on: for everyone who holds a seat. At a table without people, for whoever is there. */
export interface SetTempo {
  readonly type: "tempo";
  readonly pace?: Pace | null;
  readonly paused?: boolean | null;
}

/** Show a reaction at your own figure. Only seats can. */
export interface React {
  readonly type: "react";
  readonly reaction: Reaction;
}

/** Make a remark in the chat, where the table has one. Only seats can. */
export interface Say {
  readonly type: "say";
  readonly text: string;
}

/** Are you there? */
export interface Ping {
  readonly type: "ping";
}

/** The whole position, after `sit` and whenever the choices change. */
export interface Snapshot<G extends GameName = "general"> {
  readonly type: "snapshot";
  readonly number: number;
  readonly table: TableFacts<G>;
  readonly you: number | null;
  readonly view: Games[G]["View"];
  readonly choices: Choices<G> | null;
  readonly roller: number | null;
  readonly may_take_back: boolean;
  readonly said: readonly Said[];
  readonly clocks: ClockFacts | null;
  readonly missed: readonly Update<G>[];
}

/** What everybody may know about a table. */
export interface TableFacts<G extends GameName = "general"> {
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Games[G]["Options"];
  readonly seats: readonly SeatFacts[];
  readonly spectators: readonly string[];
  readonly pace: Pace;
  readonly paused: boolean;
  readonly hints: boolean;
  readonly take_back: boolean;
  readonly chat: boolean;
  readonly public: boolean;
  readonly number: number;
  readonly result: Result | null;
  readonly created: number;
  readonly hand_over_after: number;
  readonly rematch: string | null;
  readonly clock: TurnClock | BudgetClock | null;
  readonly waiting: boolean;
}

/** What everybody at the table knows about a seat. */
export interface SeatFacts {
  readonly seat: number;
  readonly colour: Colour;
  readonly name: string;
  readonly kind: Kind;
  readonly open: boolean;
  readonly bot: Level | null;
  readonly there: boolean;
  readonly away: number | null;
  readonly warming_up: boolean;
  readonly agreed: Agreed;
}

/** How the match ended: by the game's own end, or as a draw by exhaustion (X13). */
export interface Result {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly turns: number;
  readonly ended: "exhausted" | "won";
}

/** Every turn has a fixed number of seconds. Unused seconds are lost when it ends. */
export interface TurnClock {
  readonly type: "turn";
  readonly seconds: number;
}

/** A seat has a number of seconds for the whole game, and gets an increment before each turn. */
export interface BudgetClock {
  readonly type: "budget";
  readonly seconds: number;
  readonly increment: number;
}

/** What the seat to act may do. Only that seat gets it. */
export interface Choices<G extends GameName = "general"> {
  readonly actions: readonly Games[G]["Action"][];
  readonly notations: readonly string[];
  readonly opens: readonly Games[G]["Opening"][];
  readonly ways: readonly Games[G]["Way"][];
  readonly banned: string | null;
}

/** Somebody has made a remark in the chat. It is not stored and in no record. */
export interface Said {
  readonly type: "said";
  readonly seat: number;
  readonly text: string;
  readonly at: number;
}

/** How much time everybody has. A client counts on from here, without asking what time it is. */
export interface ClockFacts {
  readonly seats: readonly SeatClock[];
  readonly running: number | null;
}

/** The time of a seat at the moment when the message is sent, in milliseconds. */
export interface SeatClock {
  readonly left: number;
  readonly grace: number | null;
  readonly spent: number;
}

/** One action and what came of it, as this seat may know it; or a step taken back, or something noted. */
export interface Update<G extends GameName = "general"> {
  readonly type: "update";
  readonly number: number;
  readonly actor: number;
  readonly notation: string | null;
  readonly events: readonly Games[G]["Event"][];
  readonly view: Games[G]["View"];
  readonly choices: Choices<G> | null;
  readonly result: Result | null;
  readonly roller: number | null;
  readonly undone: number;
  readonly may_take_back: boolean;
  readonly noted: Noted | null;
  readonly clocks: ClockFacts | null;
}

/** Somebody came or went, took a seat, or a seat was handed over. */
export interface Presence {
  readonly type: "presence";
  readonly seats: readonly SeatFacts[];
  readonly spectators: readonly string[];
}

/** Somebody has changed the pace, paused the game, or let it go on. */
export interface Tempo {
  readonly type: "tempo";
  readonly pace: Pace;
  readonly paused: boolean;
}

/** The same people play again at another table; a watcher gets no seats. */
export interface Moved {
  readonly type: "moved";
  readonly table: string;
  readonly seats: readonly SeatToken[];
}

/** A seat, and the secret that holds it. */
export interface SeatToken {
  readonly seat: number;
  readonly token: string;
}

/** What a good player would do now: one or more actions, until chance or another player acts. */
export interface Hint<G extends GameName = "general"> {
  readonly type: "hint";
  readonly number: number;
  readonly actions: readonly Games[G]["Action"][];
  readonly notations: readonly string[];
  readonly reason: Reason;
  readonly bot: string;
}

/** Somebody shows a reaction. It is not stored and in no record. */
export interface Reacted {
  readonly type: "reacted";
  readonly seat: number;
  readonly reaction: Reaction;
}

/** The host did not do what was asked, and nothing has changed. */
export interface Refused {
  readonly type: "refused";
  readonly code: Code;
  readonly message: string;
  readonly number: number | null;
  readonly clause: string | null;
  readonly detail: string | null;
}

/** I am here. */
export interface Pong {
  readonly type: "pong";
  readonly number: number;
}

/** The public tables: all of them at first, and from then on those that have changed. */
export interface Lobby<G extends GameName = "general"> {
  readonly type: "lobby";
  readonly whole: boolean;
  readonly tables: readonly PublicTable<G>[];
  readonly gone: readonly string[];
  readonly playing: number;
  readonly people: number;
}

/** What everybody may know about a public table. */
export interface PublicTable<G extends GameName = "general"> {
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Games[G]["Options"];
  readonly seats: readonly PublicSeat[];
  readonly clock: TurnClock | BudgetClock | null;
  readonly waiting: boolean;
  readonly spectators: number;
  readonly created: number;
}

/** What everybody may know about a seat of a public table. */
export interface PublicSeat {
  readonly colour: Colour;
  readonly name: string;
  readonly kind: Kind;
  readonly open: boolean;
  readonly bot: Level | null;
  readonly there: boolean;
}

/** A listed game as spectators see it, for a small picture. Sent now and then, not at every action. */
export interface LobbyPosition<G extends GameName = "general"> {
  readonly type: "position";
  readonly table: string;
  readonly number: number;
  readonly view: Games[G]["View"];
}

/** The body of every refusal over HTTP. */
export interface Refusal {
  readonly code: Code;
  readonly message: string;
  readonly clause: string | null;
  readonly detail: string | null;
}

/** About this host. */
export interface HostFacts {
  readonly version: string;
  readonly protocol: number;
  readonly languages: readonly Language[];
  readonly lan: string | null;
  readonly may_open: boolean;
  readonly longest_name: number;
  readonly lobby: boolean;
  readonly offline: number;
}

/** An address to be drawn. It may hold an invitation, so it comes in a body: logs keep addresses. */
export interface QrCode {
  readonly path: string;
}

/** A game that can be played here. */
export interface GameFacts {
  readonly name: string;
  readonly rules: number;
  readonly fewest: number;
  readonly most: number;
  readonly options: readonly Option[];
  readonly levels: readonly LevelFacts[];
  readonly box: BoxFacts;
  readonly earlier: readonly EarlierBox[];
  readonly lesson: boolean;
}

/** One option of a game. Seats go by number: their place clockwise (X9). */
export interface Option {
  readonly name: string;
  readonly kind: "choice" | "number" | "seats" | "switch";
  readonly default: boolean | number | string | readonly number[] | null;
  readonly limits: readonly Limits[];
  readonly about: string;
  readonly choices: readonly string[];
}

/** The values that a number option may have with this many players. */
export interface Limits {
  readonly players: number;
  readonly low: number;
  readonly high: number;
}

/** A level of play that exists for a game. */
export interface LevelFacts {
  readonly level: Level;
  readonly bot: string;
}

/** What a client needs to draw a game: all that never changes. */
export interface BoxFacts {
  readonly rows: number;
  readonly columns: number;
  readonly cells: readonly string[];
  readonly fixed: readonly number[];
  readonly arrows: readonly ArrowFacts[];
  readonly tiles: readonly PrintedTile[];
  readonly starts: readonly StartFacts[];
  readonly places: readonly Place[];
}

/** A place on the rim where the spare can go in. */
export interface ArrowFacts {
  readonly name: string;
  readonly side: SideName;
  readonly line: number;
  readonly cells: readonly number[];
  readonly opposite: string;
}

/** What is printed on a tile. */
export interface PrintedTile {
  readonly openings: number;
  readonly picture: string | null;
  readonly height: number | null;
}

/** Where a colour starts. */
export interface StartFacts {
  readonly colour: Colour;
  readonly cell: number;
}

/** A cell that has a meaning in a game, independent of the tile that lies there. */
export interface Place {
  readonly name: string;
  readonly cell: number;
}

/** The box of earlier rules, for games that began under them. */
export interface EarlierBox {
  readonly rules: number;
  readonly box: BoxFacts;
}

/** Go on from a position of a finished game or of a record that was shown before. */
export interface BranchOff {
  readonly type: "branch";
  readonly of: string;
  readonly after: number;
}

/** A table to be opened. Players and colours come from the seats; the other options are the game's. */
export interface NewTable<G extends GameName = "general"> {
  readonly game: string;
  readonly seats: readonly SeatWish[];
  readonly options?: Partial<Omit<Games[G]["Options"], "players" | "colours">>;
  readonly pace?: Pace;
  readonly hints?: boolean;
  readonly take_back?: boolean;
  readonly chat?: boolean;
  readonly clock?: TurnClock | BudgetClock | null;
  readonly public?: boolean;
  readonly begin?: BranchOff | FromPosition | null;
}

/** Who is to sit at a new table. */
export interface SeatWish {
  readonly colour: Colour;
  readonly kind: Kind;
  readonly name?: string;
  readonly level?: Level | null;
}

/** Takes the place of a deal: the match begins from this position, written as one line. */
export interface FromPosition {
  readonly type: "position";
  readonly line: string;
}

/** A new table. Its seats go clockwise by colour, in whatever order they were given. */
export interface OpenedTable {
  readonly table: string;
  readonly seats: readonly OpenedSeat[];
}

/** A seat of a new table with its secret: a token for this screen, an invitation for a friend. */
export interface OpenedSeat {
  readonly seat: number;
  readonly colour: Colour;
  readonly kind: Kind;
  readonly token: string | null;
  readonly invitation: string | null;
}

/** Take a friend's seat with its invitation; later again with the token it gave. */
export interface Claim {
  readonly invitation: string;
  readonly name: string;
  readonly token?: string | null;
}

/** Ask for another game with the same people. */
export interface Rematch {
  readonly token: string;
}

/** Who asks: the secret that holds a seat. */
export interface SeatHeld {
  readonly token: string;
}

/** A running game for another device, without what its person does not know. */
export interface TakenAlong {
  readonly text: string;
  readonly record: string;
}

/** A game that another device has written. It comes in a body: logs keep addresses. */
export interface CarriedText {
  readonly text: string;
}

/** A game that another device has written, as a spectator would see it. */
export interface CarriedGame<G extends GameName = "general"> {
  readonly game: string;
  readonly rules: number;
  readonly turn: number;
  readonly seats: readonly CarriedSeat[];
  readonly view: Games[G]["View"];
}

/** Who plays a carried game. */
export interface CarriedSeat {
  readonly colour: Colour;
  readonly name: string;
  readonly kind: Kind;
  readonly level: Level | null;
}

/** A game to look at, whole or (as an example of a rule) in part. */
export interface Replay<G extends GameName = "general"> {
  readonly replay: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Games[G]["Options"];
  readonly seats: readonly SeatName[];
  readonly result: Result | null;
  readonly frames: readonly Frame<G>[];
  readonly clock: TurnClock | BudgetClock | null;
  readonly branch: Branch | null;
  readonly laid: boolean;
}

/** Who sat where in a replay. */
export interface SeatName {
  readonly colour: Colour;
  readonly name: string;
  readonly bot: string | null;
}

/** One position of a replay: with everything that anybody knew, or as one seat knew it. */
export interface Frame<G extends GameName = "general"> {
  readonly number: number;
  readonly actor: number | null;
  readonly notation: string | null;
  readonly events: readonly Games[G]["Event"][];
  readonly view: Games[G]["View"];
  readonly spent: number;
  readonly time_up: boolean;
}

/** Where a match branched off: it has the deal and the first actions of another game. */
export interface Branch {
  readonly after: number;
  readonly of: string;
}

/** What somebody sees of a position, to be written as one line. */
export interface SeenPosition<G extends GameName = "general"> {
  readonly game: string;
  readonly rules: number;
  readonly view: Games[G]["View"];
}

/** A position as one line of text. It may hold secrets, so it comes in a body: logs keep addresses. */
export interface PositionLine {
  readonly line: string;
}

/** A board to begin with: dealt for these players. */
export interface DraftWish<G extends GameName = "general"> {
  readonly game: string;
  readonly colours?: readonly Colour[];
  readonly options?: Partial<Omit<Games[G]["Options"], "players" | "colours">>;
}

/** A position that is being laid out: a view of the seat whose turn it is. Cells without a tile, the spare and figures that are missing are null. */
export interface Draft<G extends GameName = "general"> {
  readonly game: string;
  readonly rules: number;
  readonly view: Games[G]["View"];
}

/** What there is to say about a draft. */
export interface CheckedDraft<G extends GameName = "general"> {
  readonly flaws: readonly Flaw[];
  readonly view: Games[G]["View"] | null;
  readonly line: string | null;
}

/** Why a game cannot be in a position. */
export interface Flaw {
  readonly name: string;
  readonly clause: string;
  readonly reason: string;
  readonly cells: readonly number[];
  readonly facts: Readonly<Record<string, string | number>>;
}

/** A solved draft; without a solution, nothing can be solved here, and `why` says so in English. */
export interface SolvedDraft {
  readonly solution: Solution | null;
  readonly why: string;
}

/** The fewest turns in which the seat whose turn it is reaches its goal. */
export interface Solution {
  readonly turns: number | null;
  readonly solution: readonly SolvedTurn[];
  readonly boards: number;
  readonly first_pushes: readonly Push[];
}

/** One turn of a solution. */
export interface SolvedTurn {
  readonly push: Push;
  readonly cell: number;
  readonly cards: Readonly<Record<string, number>>;
}

/** A position as a puzzle. */
export interface PuzzleLink {
  readonly link: string;
}

/** A guided game, as the learner may see it. It needs no table: all that happens is in it. */
export interface Lesson<G extends GameName = "general"> {
  readonly game: string;
  readonly snapshot: Snapshot<G>;
  readonly updates: readonly Update<G>[];
  readonly expected: readonly Expected<G>[];
  readonly notes: readonly Note[];
}

/** What the learner is asked to do at a position of a guided game. */
export interface Expected<G extends GameName = "general"> {
  readonly number: number;
  readonly action: Games[G]["Action"];
}

/** A note for the learner at a position of a guided game. */
export interface Note {
  readonly at: number;
  readonly name: string;
}

/** Take a free seat of a public table. A token of yours at this table gives you the seat it holds. */
export interface SitDown {
  readonly name?: string;
  readonly token?: string | null;
  readonly agreed?: Agreed;
}

/** Give up a seat at a public table that still waits for players. */
export interface Leave {
  readonly token: string;
}

/** Say whether bots may take the free seats. */
export interface Agree {
  readonly token: string;
  readonly agreed: Agreed;
}

/** A quick match: any game that fits, with anyone. */
export interface MatchWish {
  readonly game?: string | null;
  readonly players?: number | null;
  readonly clock?: QuickClock;
  readonly bots?: boolean;
  readonly name?: string;
  readonly elsewhere?: readonly string[];
}

/** The seat that a quick match found, and the secret that holds it. */
export interface MatchedSeat {
  readonly table: string;
  readonly game: string;
  readonly seat: number;
  readonly token: string;
}

/** Ask about many tables at once. Tokens come in the body: logs keep addresses. */
export interface TurnsAsked {
  readonly tables: readonly HeldSeats[];
}

/** A table at which you hold seats. */
export interface HeldSeats {
  readonly table: string;
  readonly tokens?: readonly string[];
}

/** How things stand at one of your tables. */
export interface TableTurn {
  readonly table: string;
  readonly game: string;
  readonly seats: readonly TurnSeat[];
  readonly yours: readonly number[];
  readonly asked: number | null;
  readonly waiting: boolean;
  readonly over: boolean;
  readonly paused: boolean;
  readonly since: number;
  readonly left: number | null;
}

/** A seat in the answer to `TurnsAsked`. */
export interface TurnSeat {
  readonly colour: Colour;
  readonly name: string;
  readonly bot: Level | null;
  readonly open: boolean;
}

/** The puzzles that come with a game. */
export interface PuzzleSet {
  readonly game: string;
  readonly shelves: readonly PuzzleShelf[];
}

/** The puzzles of one kind that come with a game. */
export interface PuzzleShelf {
  readonly kind: string;
  readonly turns: readonly number[];
  readonly levels: readonly (readonly string[])[];
}

/** A puzzle and its position. */
export interface PuzzleStart<G extends GameName = "general"> {
  readonly puzzle: PuzzleFacts<G>;
  readonly start: Tried<G>;
}

/** A puzzle, without its answer. */
export interface PuzzleFacts<G extends GameName = "general"> {
  readonly link: string;
  readonly id: string;
  readonly game: string;
  readonly kind: string;
  readonly turns: number;
  readonly level: number;
  readonly difficulty: number;
  readonly best: number;
  readonly ways: number;
  readonly whose: number;
  readonly goals: readonly PuzzleGoal[];
  readonly table: TableFacts<G>;
}

/** What somebody wants to get to, as far as it can be named before the first turn. */
export interface PuzzleGoal {
  readonly pictures: readonly string[];
  readonly cells: readonly number[];
}

/** What an attempt has come to. */
export interface Tried<G extends GameName = "general"> {
  readonly notation: string | null;
  readonly events: readonly Games[G]["Event"][];
  readonly view: Games[G]["View"];
  readonly choices: Choices<G> | null;
  readonly status: "failed" | "open" | "solved";
  readonly left: number;
  readonly reached: number;
  readonly near: boolean;
  readonly good_start: boolean;
  readonly got: number | null;
  readonly answer: readonly Games[G]["Action"][];
}

/** An attempt: a puzzle, and what was done so far. */
export interface PuzzleTry<G extends GameName = "general"> {
  readonly link: string;
  readonly actions?: readonly Games[G]["Action"][];
}

/** Which hint to which puzzle. */
export interface HintWish {
  readonly link: string;
  readonly step: 1 | 2 | 3;
}

/** One step of help. Each holds what the one before does. */
export interface PuzzleHint<G extends GameName = "general"> {
  readonly line: string;
  readonly actions: readonly Games[G]["Action"][];
}

/** Asks for an analysis, or for what is new in it. As long as somebody asks, it goes on. */
export interface AnalysisWish {
  readonly cards?: "open" | "seen";
  readonly after?: number;
  readonly place?: number | null;
}

/** What has been found so far, without the verdicts that are known already. */
export interface AnalysisPart {
  readonly cards: "open" | "seen";
  readonly progress: "done" | "stopped" | "waiting" | "working";
  readonly place: number;
  readonly decisions: number;
  readonly after: number;
  readonly verdicts: readonly Verdict[];
  readonly seats: readonly SeatSummary[];
}

/** What an analysis says of one decision. */
export interface Verdict {
  readonly number: number;
  readonly turn: number;
  readonly seat: number;
  readonly step: string;
  readonly choices: number;
  readonly mark: "brilliant" | "good" | "inaccuracy" | "missed-goal" | "mistake" | null;
  readonly why: "answer" | "best" | "block" | "cheaper" | "goal" | "only" | "onward" | "place" | "win";
  readonly goal: Goal | null;
  readonly played: Line;
  readonly better: Line | null;
  readonly cost: number;
  readonly chance: number;
  readonly after: number;
  readonly luck: number;
  readonly lead: number | null;
  readonly chances: readonly number[];
  readonly chances_after: readonly number[];
}

/** What was in reach: a picture, or something with a value, or else a place; and the cell where it was. */
export interface Goal {
  readonly cell: string;
  readonly picture: string | null;
  readonly value: number | null;
}

/** What a seat did, or could have done, from a decision on: as notations and as actions. */
export interface Line {
  readonly notations: readonly string[];
  readonly actions: readonly (Readonly<Record<string, unknown>>)[];
  readonly stays: boolean;
}

/** How one seat did: `end` is `start` + `luck` + `play`. */
export interface SeatSummary {
  readonly seat: number;
  readonly colour: string;
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly luck: number;
  readonly play: number;
  readonly adjusted: number;
  readonly decisions: number;
  readonly error_rate: number;
  readonly marks: Readonly<Partial<Record<"brilliant" | "good" | "inaccuracy" | "missed-goal" | "mistake", number>>>;
}

/** Asks what a game would look like if it had gone on differently. */
export interface LineWish {
  readonly after: number;
  readonly actions: readonly (Readonly<Record<string, unknown>>)[];
  readonly save?: boolean;
}

/** How it would have gone on: one frame for each action. */
export interface LineShown<G extends GameName = "general"> {
  readonly frames: readonly Frame<G>[];
  readonly replay: string;
}

export type ClientMessage<G extends GameName = "general"> =
  | Sit
  | Act<G>
  | HandOver
  | Ask
  | Roll
  | TakeBack
  | SetTempo
  | React
  | Say
  | Ping;

export type ServerMessage<G extends GameName = "general"> =
  | Snapshot<G>
  | Update<G>
  | Presence
  | Tempo
  | Moved
  | Hint<G>
  | Reacted
  | Said
  | Refused
  | Pong;

export type LobbyMessage<G extends GameName = "general"> =
  | Lobby<G>
  | LobbyPosition<G>
  | Refused;
