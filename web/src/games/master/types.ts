// The types of this game. Written from the Python types; a test fails when they differ.
// Change the types, then run `python -m wandelgang.server.typescript`.

import type { Board, Carried, Colour, Push, Pushed, Tile, TurnStarted, Walk, Walked, Won } from "../../protocol";

declare module "../../protocol" {
  interface Games {
    master: {
      Options: MasterOptions;
      View: MasterView;
      Action: MasterAction;
      Event: MasterEvent;
      Opening: Opening;
      Way: Way;
      Deal: MasterDeal;
    };
  }
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
export interface MasterTakeCoin {
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

/** Chance: this value is laid on the next treasure space (M23). */
export interface MasterLay {
  readonly type: "lay";
  readonly value: number;
}

/** Chance: the dragon die shows this face (M16). */
export interface MasterDragonDie {
  readonly type: "dragon-die";
  readonly face: MasterDieFace;
}

export type MasterDieFace = "1" | "2" | "3" | "4" | "white" | "black";

/** Chance: the duel die shows this many pips (M19, M26). */
export interface MasterDuelDie {
  readonly type: "duel-die";
  readonly pips: number;
}

export type MasterAction =
  | Push
  | Walk
  | MasterTakeCoin
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
  readonly face: MasterDieFace;
}

/** The dragon turned clockwise from one side to another; four quarters are a full turn (M16). */
export interface MasterDragonTurned {
  readonly type: "dragon-turned";
  readonly quarters: number;
  readonly start: number;
  readonly end: number;
}

/** A foe threatens these cells, none when it is a guard under the lair (M16). Of the nearest adventurers those with a treasure duel, in this order (M17, M18). */
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

/** A seat handed in a card to roll the duel die again; the old roll no longer counts (M19, M26). */
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

/** What chance laid out: loose tiles row by row, the spare, the treasures space by space, the dragon's first gaze (a side), each player's cards, who begins. */
export interface MasterDeal {
  readonly tiles: readonly Tile[];
  readonly spare: Tile;
  readonly treasures: readonly number[];
  readonly gaze: number;
  readonly cards: readonly (readonly number[])[];
  readonly first: number;
}
