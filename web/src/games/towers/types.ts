// The types of this game. Written from the Python types; a test fails when they differ.
// Change the types, then run `python -m wandelgang.server.typescript`.

import type { Board, Carried, Colour, Push, Pushed, Tile, TurnStarted, Won } from "../../protocol";

declare module "../../protocol" {
  interface Games {
    towers: {
      Options: TowersOptions;
      View: TowersView;
      Action: TowersAction;
      Event: TowersEvent;
      Opening: TowersOpening;
      Way: TowersWay;
      Deal: TowersDeal;
    };
  }
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

/** Numbers of spell cards of each kind: a hand, a pile without order (X11), or what a walk hands in. */
export interface TowersSpells {
  readonly up: number;
  readonly down: number;
  readonly joker: number;
}

export type TowersStep = "spell" | "draw" | "push" | "move" | "over";

/** Walk to a cell for some spell cards. A figure stays by walking to its own cell (T6–T8). */
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

/** Cells, and the spell cards that the table would take for each of them (T8). */
export interface TowersCost {
  readonly cells: readonly number[];
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

/** What chance laid out: movable towers row by row, the spare, each player's treasure cards (no order), who begins. Spell cards are drawn in the game itself, the first ones too (X11). */
export interface TowersDeal {
  readonly tiles: readonly Tile[];
  readonly spare: Tile;
  readonly cards: readonly (readonly TowersTreasure[])[];
  readonly first: number;
}
