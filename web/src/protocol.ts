// Every message between host and client, written from the Python types; a test fails when they differ.
// Change the types, then `python -m wandelgang.server.typescript` writes this file again.

/** The types of each game, by its name. */
export interface Games {
  classic: {
    Options: ClassicOptions;
    View: ClassicView;
    Action: ClassicAction;
    Event: ClassicEvent;
    Opening: Opening;
    Way: ClassicWay;
  };
  master: {
    Options: MasterOptions;
    View: MasterView;
    Action: MasterAction;
    Event: MasterEvent;
    Opening: Opening;
    Way: Way;
  };
  towers: {
    Options: TowersOptions;
    View: TowersView;
    Action: TowersAction;
    Event: TowersEvent;
    Opening: TowersOpening;
    Way: TowersWay;
  };
}

/** The version that this client speaks. */
export const PROTOCOL = 2;

export type GameName = keyof Games;

export type Language = "de" | "en" | "fr";

export type Level = "easy" | "expert" | "hard" | "normal";

export type Pace = "calm" | "instant" | "quick";

export type Side = "E" | "N" | "S" | "W";

export type Reason = "best" | "gain" | "nearer" | "only" | "win";

export type Kind = "bot" | "here" | "link" | "me";

export type Code = "bad-frame" | "bad-name" | "bad-options" | "bad-record" | "bad-seats" | "handed-over" | "host-full" | "host-trouble" | "illegal" | "long-game" | "no-action" | "no-game" | "no-hints" | "no-level" | "no-page" | "no-person" | "no-replay" | "no-seat" | "no-table" | "not-asked" | "not-away" | "not-over" | "not-yours" | "old-protocol" | "old-rules" | "over" | "seat-taken" | "sit-first" | "stale" | "too-fast" | "too-long" | "watching" | "wrong-invitation" | "wrong-token";

/** How this game is played. */
export interface ClassicOptions {
  readonly players: number;
  readonly colours: readonly Colour[];
  readonly first: number | null;
  readonly cards: number | null;
  readonly events: boolean;
  readonly way_home: boolean;
}

export type Colour = "red" | "yellow" | "blue" | "green";

/** What one seat may know (X10); seat None is a spectator. */
export interface ClassicView {
  readonly seat: number | null;
  readonly options: ClassicOptions;
  readonly board: Board;
  readonly spare: Tile;
  readonly players: readonly ClassicPlayer[];
  readonly backs: readonly ClassicBack[];
  readonly actor: number | null;
  readonly at_turn: number;
  readonly turn: number;
  readonly step: ClassicStep;
  readonly last_push: string | null;
  readonly offer: ClassicMessage | null;
  readonly winner: number | null;
}

/** A board as JSON has it: its measure, and its tiles row by row from the top left. */
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

/** What a seat's view shows of one player; None where the viewer may not look. */
export interface ClassicPlayer {
  readonly colour: Colour;
  readonly cell: number;
  readonly start: number;
  readonly found: readonly ClassicPicture[];
  readonly left: number;
  readonly goals: readonly ClassicPicture[] | null;
  readonly pile: readonly ClassicPicture[] | null;
  readonly choice_open: boolean;
}

export type ClassicPicture = "book" | "purse" | "map" | "crown" | "keys" | "skull" | "ring" | "chest" | "emerald" | "sword" | "candelabrum" | "helmet" | "ghost" | "genie" | "dragon" | "goblin" | "fairy" | "bat" | "owl" | "lizard" | "mouse" | "moth" | "scarab" | "spider";

/** A tile's back that has been read: its message, or None for a blank one (C21). */
export interface ClassicBack {
  readonly number: number;
  readonly message: ClassicMessage | null;
}

export type ClassicMessage = "second-push" | "double-turn" | "swap" | "second-card" | "exchange" | "through-wall";

export type ClassicStep = "draw" | "push" | "read" | "move" | "look" | "choose" | "again" | "over";

/** Turn the spare clockwise by so many quarters and push it in at an arrow. */
export interface Push {
  readonly type: "push";
  readonly arrow: string;
  readonly turn: number;
}

/** Walk to a cell; to stay is to walk to the own cell. */
export interface Walk {
  readonly type: "walk";
  readonly cell: number;
}

/** Change places with another seat's figure (C17). */
export interface ClassicSwap {
  readonly type: "swap";
  readonly seat: number;
}

/** Look at a second card (C18). */
export interface ClassicLook {
  readonly type: "look";
}

/** Say that one exchanges the current card (C19). */
export interface ClassicExchange {
  readonly type: "exchange";
}

/** Choose the new current card (C19). */
export interface ClassicChoose {
  readonly type: "choose";
  readonly card: ClassicPicture;
}

/** Leave the second half of a double turn (C16). */
export interface ClassicPass {
  readonly type: "pass";
}

/** Chance: this card is looked at (X11). */
export interface ClassicDraw {
  readonly type: "draw";
  readonly card: ClassicPicture;
}

/** Chance: this stands on the back of the tile that fell out; None is a blank one (C14). */
export interface ClassicRead {
  readonly type: "read";
  readonly message: ClassicMessage | null;
}

export type ClassicAction =
  | Push
  | Walk
  | ClassicSwap
  | ClassicLook
  | ClassicExchange
  | ClassicChoose
  | ClassicPass
  | ClassicDraw
  | ClassicRead;

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

/** A seat looked at a card of its pile; only the owner knows which. */
export interface ClassicDrew {
  readonly type: "drew";
  readonly seat: number;
  readonly card: ClassicPicture | null;
}

/** A seat turned up a card (C9). */
export interface ClassicFound {
  readonly type: "found";
  readonly seat: number;
  readonly card: ClassicPicture;
}

/** The back of a tile was read for the first time, or turned up again with its message (C14, C21). */
export interface ClassicBackRead {
  readonly type: "back-read";
  readonly seat: number;
  readonly number: number;
  readonly message: ClassicMessage | null;
}

/** Two figures changed places: where the first stood is now the second (C17). */
export interface ClassicSwapped {
  readonly type: "swapped";
  readonly seat: number;
  readonly other: number;
  readonly cell: number;
  readonly other_cell: number;
}

/** A seat said that it exchanges its card (C19). */
export interface ClassicExchanging {
  readonly type: "exchanging";
  readonly seat: number;
}

/** A seat chose its new current card; only the owner knows which (C19). */
export interface ClassicExchanged {
  readonly type: "exchanged";
  readonly seat: number;
  readonly card: ClassicPicture | null;
}

export type ClassicEvent =
  | TurnStarted
  | Pushed
  | Carried
  | Walked
  | Won
  | ClassicDrew
  | ClassicFound
  | ClassicBackRead
  | ClassicSwapped
  | ClassicExchanging
  | ClassicExchanged;

/** What an action before the move (a push, a swap) would open. */
export interface Opening {
  readonly action: number;
  readonly cells: readonly number[];
  readonly goals: readonly number[];
}

/** How a walk would go, and where it passes through a wall (C20). */
export interface ClassicWay {
  readonly action: number;
  readonly cell: number;
  readonly path: readonly number[];
  readonly goal: boolean;
  readonly wall: number | null;
}

/** How this game is played. */
export interface MasterOptions {
  readonly players: number;
  readonly colours: readonly Colour[];
  readonly first: number | null;
  readonly short: boolean;
}

/** What one seat may know (X10); seat None is a spectator. */
export interface MasterView {
  readonly seat: number | null;
  readonly options: MasterOptions;
  readonly board: Board;
  readonly spare: Tile;
  readonly players: readonly MasterPlayer[];
  readonly guards: readonly [number, number];
  readonly gaze: number;
  readonly treasures: readonly MasterTreasure[];
  readonly lowest: number | null;
  readonly aside: readonly number[];
  readonly discards: readonly number[];
  readonly box: readonly number[];
  readonly actor: number | null;
  readonly at_turn: number;
  readonly turn: number;
  readonly step: MasterStep;
  readonly last_push: string | null;
  readonly extra: boolean;
  readonly taken: number | null;
  readonly duel: MasterDuel | null;
  readonly threatened: readonly number[];
  readonly threat: readonly number[];
  readonly final_open: boolean;
  readonly slayer: number | null;
}

/** What a seat's view shows of one player; None where the viewer may not look. */
export interface MasterPlayer {
  readonly colour: Colour;
  readonly cell: number;
  readonly start: number;
  readonly treasures: readonly number[];
  readonly coins: number;
  readonly cards: number;
  readonly hand: readonly number[] | null;
  readonly score: number;
}

/** A treasure that lies on the board. */
export interface MasterTreasure {
  readonly value: number;
  readonly cell: number;
}

export type MasterStep = "push" | "move" | "coin" | "lay" | "dragon-die" | "duel-die" | "again" | "fight" | "final-die" | "final-again" | "double" | "over";

/** Who fights whom: the first of the duellists rolls, the others wait (M17). */
export interface MasterDuel {
  readonly foe: MasterFoe;
  readonly duellists: readonly number[];
  readonly rolls: readonly number[];
}

export type MasterFoe = "dragon" | "white" | "black";

/** Hand in the card of the treasure just taken for a coin (M14). */
export interface MasterCoin {
  readonly type: "coin";
  readonly card: number;
}

/** Hand in a card of 1–6 to roll the duel die again (M19, M26). */
export interface MasterAgain {
  readonly type: "again";
  readonly card: number;
}

/** Hand in a card of 7–12 for another turn (M21). */
export interface MasterDouble {
  readonly type: "double";
  readonly card: number;
}

/** Fight the final duel (M25). */
export interface MasterFight {
  readonly type: "fight";
}

/** Say no to what was asked. */
export interface MasterDecline {
  readonly type: "decline";
}

/** Chance: this value comes to lie on the next treasure space (M23). */
export interface MasterLay {
  readonly type: "lay";
  readonly value: number;
}

/** Chance: the dragon die shows this face (M16). */
export interface MasterDragonDie {
  readonly type: "dragon-die";
  readonly face: MasterFace;
}

export type MasterFace = "1" | "2" | "3" | "4" | "white" | "black";

/** Chance: the duel die shows so many pips (M19, M26). */
export interface MasterDuelDie {
  readonly type: "duel-die";
  readonly pips: number;
}

export type MasterAction =
  | Push
  | Walk
  | MasterCoin
  | MasterAgain
  | MasterDouble
  | MasterFight
  | MasterDecline
  | MasterLay
  | MasterDragonDie
  | MasterDuelDie;

/** A push took a guard along (M11). */
export interface MasterGuardCarried {
  readonly type: "guard-carried";
  readonly guard: MasterFoe;
  readonly start: number;
  readonly end: number;
}

/** A push took a treasure along (M11). */
export interface MasterTreasureCarried {
  readonly type: "treasure-carried";
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

/** A seat took a treasure from the board (M13). */
export interface MasterTookTreasure {
  readonly type: "took-treasure";
  readonly seat: number;
  readonly value: number;
  readonly cell: number;
}

/** A seat handed in a card for a coin (M14). */
export interface MasterGotCoin {
  readonly type: "got-coin";
  readonly seat: number;
  readonly card: number;
}

/** A treasure of the second phase was laid on its space (M23). */
export interface MasterLaid {
  readonly type: "laid";
  readonly value: number;
  readonly cell: number;
}

/** The second phase has begun: these treasures lie on the board (M23). */
export interface MasterLaidOut {
  readonly type: "laid-out";
  readonly treasures: readonly MasterTreasure[];
}

/** A seat rolled the dragon die (M16). */
export interface MasterDragonRolled {
  readonly type: "dragon-rolled";
  readonly seat: number;
  readonly face: MasterFace;
}

/** The dragon turned clockwise from one side to another; four quarters are a full turn (M16). */
export interface MasterDragonTurned {
  readonly type: "dragon-turned";
  readonly quarters: number;
  readonly start: number;
  readonly end: number;
}

/** A foe threatens these cells, none when it is a guard under the refuge (M16). Of the nearest adventurers those with a treasure duel, in this order (M17, M18). */
export interface MasterThreatened {
  readonly type: "threatened";
  readonly foe: MasterFoe;
  readonly cell: number;
  readonly cells: readonly number[];
  readonly nearest: readonly number[];
  readonly duellists: readonly number[];
}

/** A seat rolled the duel die against a foe and lost no treasure, or stands to lose one (M19). */
export interface MasterDuelRolled {
  readonly type: "duel-rolled";
  readonly seat: number;
  readonly foe: MasterFoe;
  readonly pips: number;
  readonly safe: boolean;
}

/** A seat handed in a card to roll the duel die again; the old roll counts no more (M19, M26). */
export interface MasterRolledAgain {
  readonly type: "rolled-again";
  readonly seat: number;
  readonly card: number;
  readonly pips: number;
}

/** A seat lost a treasure to the box (M19, M27). */
export interface MasterLost {
  readonly type: "lost";
  readonly seat: number;
  readonly foe: MasterFoe;
  readonly value: number;
}

/** The last treasure has been taken: from the next turn on the dragon can be fought (M24). */
export interface MasterFinalDuelOpened {
  readonly type: "final-duel-opened";
}

/** A seat fights the final duel (M25). */
export interface MasterFinalDuel {
  readonly type: "final-duel";
  readonly seat: number;
}

/** A seat rolled in the final duel; the rolls that count, and their sum so far (M26). */
export interface MasterFinalRolled {
  readonly type: "final-rolled";
  readonly seat: number;
  readonly pips: number;
  readonly rolls: readonly number[];
  readonly total: number;
}

/** A seat has beaten the dragon, or has not (M27). */
export interface MasterFinalDuelEnded {
  readonly type: "final-duel-ended";
  readonly seat: number;
  readonly total: number;
  readonly won: boolean;
}

/** A seat handed in a card for another turn (M21). */
export interface MasterDoubleTurn {
  readonly type: "double-turn";
  readonly seat: number;
  readonly card: number;
}

export type MasterEvent =
  | TurnStarted
  | Pushed
  | Carried
  | MasterGuardCarried
  | MasterTreasureCarried
  | Walked
  | MasterTookTreasure
  | MasterGotCoin
  | MasterLaid
  | MasterLaidOut
  | MasterDragonRolled
  | MasterDragonTurned
  | MasterThreatened
  | MasterDuelRolled
  | MasterRolledAgain
  | MasterLost
  | MasterFinalDuelOpened
  | MasterFinalDuel
  | MasterFinalRolled
  | MasterFinalDuelEnded
  | MasterDoubleTurn
  | Won;

/** How a walk would go. */
export interface Way {
  readonly action: number;
  readonly cell: number;
  readonly path: readonly number[];
  readonly goal: boolean;
}

/** How this game is played. */
export interface TowersOptions {
  readonly players: number;
  readonly colours: readonly Colour[];
  readonly first: number | null;
  readonly children: readonly number[];
}

/** What one seat may know (X10, T12a); seat None is a spectator. */
export interface TowersView {
  readonly seat: number | null;
  readonly options: TowersOptions;
  readonly board: Board;
  readonly spare: Tile;
  readonly players: readonly TowersPlayer[];
  readonly draw_pile: number;
  readonly discards: TowersSpells;
  readonly actor: number | null;
  readonly at_turn: number;
  readonly turn: number;
  readonly step: TowersStep;
  readonly last_push: string | null;
  readonly winner: number | null;
}

/** What a seat's view shows of one player; None where the viewer may not look. */
export interface TowersPlayer {
  readonly colour: Colour;
  readonly cell: number;
  readonly start: number;
  readonly child: boolean;
  readonly found: readonly TowersTreasure[];
  readonly left: number;
  readonly goal: TowersTreasure | null;
  readonly rune: boolean;
  readonly spell_count: number;
  readonly spells: TowersSpells | null;
}

export type TowersTreasure = "book" | "crown" | "keys" | "chest" | "skull" | "helmet" | "ring" | "purse" | "map" | "emerald" | "sword" | "candelabrum";

/** So many spell cards of each kind: a hand, a pile without order (X11), or what a walk hands in. */
export interface TowersSpells {
  readonly up: number;
  readonly down: number;
  readonly joker: number;
}

export type TowersStep = "spell" | "draw" | "push" | "move" | "over";

/** Walk to a cell for so many spell cards of each kind; to stay is to walk to the own cell (T6–T8). */
export interface TowersWalk {
  readonly type: "walk";
  readonly cell: number;
  readonly up: number;
  readonly down: number;
  readonly joker: number;
}

/** Chance: this treasure card is looked at (X11). */
export interface TowersDraw {
  readonly type: "draw";
  readonly card: TowersTreasure;
}

/** Chance: this spell card comes from the draw pile (X11). */
export interface TowersDrawSpell {
  readonly type: "draw-spell";
  readonly spell: TowersSpell;
}

export type TowersSpell = "up" | "down" | "joker";

export type TowersAction =
  | Push
  | TowersWalk
  | TowersDraw
  | TowersDrawSpell;

/** A figure walked along these cells; a path of one cell means that it stayed. */
export interface TowersWalked {
  readonly type: "walked";
  readonly seat: number;
  readonly path: readonly number[];
  readonly spells: readonly (TowersSpell | null)[];
}

/** A seat looked at a treasure card of its pile; only the owner knows which. */
export interface TowersDrew {
  readonly type: "drew";
  readonly seat: number;
  readonly card: TowersTreasure | null;
}

/** A seat turned up a treasure card (T9). */
export interface TowersFound {
  readonly type: "found";
  readonly seat: number;
  readonly card: TowersTreasure;
}

/** A seat ended a move on the rune for the first time and turned its rune card over (T9). */
export interface TowersRuneTurned {
  readonly type: "rune-turned";
  readonly seat: number;
}

/** The draw pile was empty, so the discards became the draw pile (T11). */
export interface TowersReshuffled {
  readonly type: "reshuffled";
  readonly spells: TowersSpells;
}

/** A seat drew a spell card; only the owner knows which. */
export interface TowersDrewSpell {
  readonly type: "drew-spell";
  readonly seat: number;
  readonly spell: TowersSpell | null;
}

export type TowersEvent =
  | TurnStarted
  | Pushed
  | Carried
  | TowersWalked
  | Won
  | TowersDrew
  | TowersFound
  | TowersRuneTurned
  | TowersReshuffled
  | TowersDrewSpell;

/** What a push would open; the cells with a cost are among the cells. */
export interface TowersOpening {
  readonly action: number;
  readonly cells: readonly number[];
  readonly goals: readonly number[];
  readonly costs: readonly TowersCost[];
}

/** A cell and the spell cards that the table would take for it (T8). */
export interface TowersCost {
  readonly cell: number;
  readonly up: number;
  readonly down: number;
  readonly joker: number;
}

/** How a walk would go. Of several ways to a cell the table's own choice comes first (T8). */
export interface TowersWay {
  readonly action: number;
  readonly cell: number;
  readonly path: readonly number[];
  readonly goal: boolean;
  readonly spells: readonly (TowersSpell | null)[];
}

/** Take the seat that a token holds, or watch; the first message, and again to change seats. */
export interface Sit {
  readonly type: "sit";
  readonly token?: string | null;
  readonly covered?: boolean;
  readonly seen?: number | null;
  readonly language?: Language;
  readonly protocol?: number;
}

/** Do one of the offered actions. */
export interface Act<G extends GameName = GameName> {
  readonly type: "act";
  readonly number: number;
  readonly action: Games[G]["Action"];
}

/** Give a seat to a bot or back to its person: one's own at any time, and a friend's who has not come yet. Another's goes only to a bot, once its person has been away for long. */
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

/** Are you there? */
export interface Ping {
  readonly type: "ping";
}

/** The whole position, after `sit` and whenever the choices change. */
export interface Snapshot<G extends GameName = GameName> {
  readonly type: "snapshot";
  readonly number: number;
  readonly table: TableFacts<G>;
  readonly you: number | null;
  readonly view: Games[G]["View"];
  readonly choices: Choices<G> | null;
  readonly missed: readonly Update<G>[];
}

/** What everybody may know about a table. */
export interface TableFacts<G extends GameName = GameName> {
  readonly table: string;
  readonly game: G;
  readonly options: Games[G]["Options"];
  readonly seats: readonly SeatFacts[];
  readonly watchers: number;
  readonly pace: Pace;
  readonly hints: boolean;
  readonly number: number;
  readonly result: Result | null;
  readonly created: number;
  readonly hand_over_after: number;
  readonly rematch: string | null;
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
  readonly warming: boolean;
}

/** How the match ended: by the game's own end, or as a draw by exhaustion (X13). */
export interface Result {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly turns: number;
  readonly ended: "exhausted" | "won";
}

/** What the seat that is asked may do. Only that seat gets it. */
export interface Choices<G extends GameName = GameName> {
  readonly actions: readonly Games[G]["Action"][];
  readonly opens: readonly Games[G]["Opening"][];
  readonly ways: readonly Games[G]["Way"][];
  readonly banned: string | null;
}

/** One action and what came of it, as this seat may know it. */
export interface Update<G extends GameName = GameName> {
  readonly type: "update";
  readonly number: number;
  readonly actor: number;
  readonly notation: string | null;
  readonly events: readonly Games[G]["Event"][];
  readonly view: Games[G]["View"];
  readonly choices: Choices<G> | null;
  readonly result: Result | null;
}

/** Somebody came or went, took a seat, or a seat was handed over. */
export interface Presence {
  readonly type: "presence";
  readonly seats: readonly SeatFacts[];
  readonly watchers: number;
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

/** What a good player would do now: actions in a row up to the next chance or other player. */
export interface Hint<G extends GameName = GameName> {
  readonly type: "hint";
  readonly number: number;
  readonly actions: readonly Games[G]["Action"][];
  readonly notations: readonly string[];
  readonly reason: Reason;
  readonly bot: string;
}

/** The host did not do what was asked, and the game stands as it was. */
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

/** The body of every HTTP answer that refuses. */
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
  readonly longest_name: number;
}

/** An address here to be drawn. It may hold an invitation, so it comes in a body: logs keep addresses. */
export interface QrCode {
  readonly path: string;
}

/** A game that can be played here. */
export interface GameFacts<G extends GameName = GameName> {
  readonly name: G;
  readonly rules: number;
  readonly fewest: number;
  readonly most: number;
  readonly options: readonly Option[];
  readonly levels: readonly LevelFacts[];
  readonly box: BoxFacts;
}

/** One option of a game. Seats go by number: their place clockwise (X9). */
export interface Option {
  readonly name: string;
  readonly kind: "number" | "seats" | "switch";
  readonly default: boolean | number | readonly number[] | null;
  readonly limits: readonly Limits[];
  readonly about: string;
}

/** The values that a number option may have with so many players. */
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

/** All that a client needs to draw a game and that never changes. */
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
  readonly side: Side;
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

/** A cell that means something in a game, whatever tile lies there. */
export interface Place {
  readonly name: string;
  readonly cell: number;
}

/** A table to be opened. Players and colours come from the seats; the other options are the game's. */
export interface NewTable<G extends GameName = GameName> {
  readonly game: G;
  readonly seats: readonly SeatWish[];
  readonly options?: Partial<Omit<Games[G]["Options"], "players" | "colours">>;
  readonly pace?: Pace;
  readonly hints?: boolean;
}

/** Who shall sit at a new table. */
export interface SeatWish {
  readonly colour: Colour;
  readonly kind: Kind;
  readonly name?: string;
  readonly level?: Level | null;
}

/** A new table. Seats go clockwise by colour, whatever order they were wished in. */
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

/** Take a friend's seat by its invitation; with the token got before, again. */
export interface Claim {
  readonly invitation: string;
  readonly name: string;
  readonly token?: string | null;
}

/** Ask for another game with the same people. */
export interface Rematch {
  readonly token: string;
}

/** A game to look at, whole or (as an example of a rule) in part. */
export interface Replay<G extends GameName = GameName> {
  readonly replay: string;
  readonly game: G;
  readonly options: Games[G]["Options"];
  readonly seats: readonly SeatName[];
  readonly result: Result | null;
  readonly frames: readonly Frame<G>[];
}

/** Who sat where in a replay. */
export interface SeatName {
  readonly colour: Colour;
  readonly name: string;
  readonly bot: string | null;
}

/** One position of a replay: with everything open that anybody knew, or as one seat knew it. */
export interface Frame<G extends GameName = GameName> {
  readonly number: number;
  readonly actor: number | null;
  readonly notation: string | null;
  readonly events: readonly Games[G]["Event"][];
  readonly view: Games[G]["View"];
}

/** A guided game, as the learner may see it. It needs no table: all that happens is in it. */
export interface Lesson<G extends GameName = GameName> {
  readonly game: G;
  readonly snapshot: Snapshot<G>;
  readonly updates: readonly Update<G>[];
  readonly expected: readonly Expected<G>[];
  readonly notes: readonly Note[];
}

/** What the learner is asked to do at a position of a guided game. */
export interface Expected<G extends GameName = GameName> {
  readonly number: number;
  readonly action: Games[G]["Action"];
}

/** Something that a learner is told at a position of a guided game. */
export interface Note {
  readonly at: number;
  readonly name: string;
}

export type ClientMessage<G extends GameName = GameName> =
  | Sit
  | Act<G>
  | HandOver
  | Ask
  | Ping;

export type ServerMessage<G extends GameName = GameName> =
  | Snapshot<G>
  | Update<G>
  | Presence
  | Moved
  | Hint<G>
  | Refused
  | Pong;
