// The types of this game. Written from the Python types; a test fails when they differ.
// Change the types, then run `python -m wandelgang.server.typescript`.

import type { Board, Carried, Colour, Push, Pushed, Tile, TurnStarted, Walk, Walked, Won } from "../../protocol";

declare module "../../protocol" {
  interface Games {
    classic: {
      Options: ClassicOptions;
      View: ClassicView;
      Action: ClassicAction;
      Event: ClassicEvent;
      Opening: Opening;
      Way: ClassicWay;
      Deal: ClassicDeal;
    };
  }
}

/** How this game is played. */
export interface ClassicOptions {
  readonly players: number;
  readonly colours: readonly Colour[];
  readonly first: number | null;
  readonly cards: number | null;
  readonly events: boolean;
  readonly way_home: boolean;
}

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

/** Change places with another seat's figure (C17). */
export interface ClassicSwap {
  readonly type: "swap";
  readonly seat: number;
}

/** Look at a second card (C18). */
export interface ClassicLook {
  readonly type: "look";
}

/** Announce an exchange of the current card (C19). */
export interface ClassicExchange {
  readonly type: "exchange";
}

/** Choose the new current card (C19). */
export interface ClassicChoose {
  readonly type: "choose";
  readonly card: ClassicPicture;
}

/** Skip the second half of a double turn (C16). */
export interface ClassicPass {
  readonly type: "pass";
}

/** Chance: this card is looked at (X11). */
export interface ClassicDraw {
  readonly type: "draw";
  readonly card: ClassicPicture;
}

/** Chance: this is on the back of the tile that fell out; None is a blank one (C14). */
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

/** Two figures changed places: each now stands where the other stood (C17). */
export interface ClassicSwapped {
  readonly type: "swapped";
  readonly seat: number;
  readonly other: number;
  readonly cell: number;
  readonly other_cell: number;
}

/** A seat announced that it exchanges its card (C19). */
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

/** How a walk would go, and where it passes through a wall (C20). */
export interface ClassicWay {
  readonly action: number;
  readonly cell: number;
  readonly path: readonly number[];
  readonly goal: boolean;
  readonly wall: number | null;
}

/** What chance laid out: loose tiles row by row, the spare, each player's cards (no order), who begins. */
export interface ClassicDeal {
  readonly tiles: readonly Tile[];
  readonly spare: Tile;
  readonly cards: readonly (readonly ClassicPicture[])[];
  readonly first: number;
}
