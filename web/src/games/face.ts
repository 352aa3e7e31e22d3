// What the frame needs to know of a game: how to show it. The rules stay with the host.
import type { Component, Snippet } from "svelte";
import type { BoardMotions, Mode, Reach, Scene } from "../board";
import type { BoxFacts, Choices, Colour, GameName, Games, Result, SeatFacts, TowersSpell } from "../protocol";
import type { Rolled } from "../drawing/Die.svelte";
import type { Values } from "../words/words.svelte";

export type View = Games[GameName]["View"];
export type Action = Games[GameName]["Action"];
export type Event = Games[GameName]["Event"];
export type Opening = Games[GameName]["Opening"];

/** Who sits where, as far as the names on the screen need it. */
export type Sitter = Pick<SeatFacts, "seat" | "colour" | "name" | "bot">;

/** A game as it lies before someone's eyes: at a table, or in a replay. */
export interface Showing {
  readonly face: Face;
  readonly box: BoxFacts;
  readonly view: View;
  readonly choices: Choices | null;
  readonly sitters: readonly Sitter[];
  readonly result: Result | null;
  /** The seat whose eyes these are; null: nobody's. */
  readonly you: number | null;
  /** Those eyes look at this screen; false in a replay, where one looks over a shoulder. */
  readonly mine: boolean;
  /** The owner of the secrets is not the one who looks at the moment: several share this screen. */
  readonly covered: boolean;
  /** Whether a goal could be reached: after the push that is being looked at, or now. */
  readonly near: "push" | "walk" | null;
  /** What the push that is being looked at would open. */
  readonly opening: Opening | null;
  /** The way that the player is about to walk, by its place among the ways: it costs something, so it is weighed. */
  aim: number | null;
  /** What the player does about an offer. */
  offer: OfferState;
  act(action: Action): void;
}

/** An offer lies open; it is being used (the board lets one choose how); or it was left aside. */
export type OfferState = "open" | "using" | "left";

/** A sentence of the catalogue about a seat, with what it needs; `who` and `you` are put in when it is shown. */
export interface Sentence {
  readonly key: string;
  readonly seat: number | null;
  readonly values?: Values;
  /** Only its owner may hear it: not said aloud where several share a screen. */
  readonly secret?: boolean;
}

/** One of the steps of a turn, for the panel that leads through it. */
export interface TurnStep {
  readonly key: string;
  readonly state: "done" | "now" | "later";
}

/** Where events are performed: the board, and who is who. */
export interface Stage {
  readonly board: BoardMotions;
  readonly pace: number;
  readonly colours: readonly Colour[];
  /** Whether those who look may see what only this seat knows: at one screen the past is another's. */
  sees(seat: number): boolean;
  /** Turn up a card before everyone's eyes, for as long as it takes to read it. */
  turnUp(card: TurnedUp): Promise<void>;
}

/** Something held up for everyone: a card's drawing or a die, a title, and what it means. */
export interface TurnedUp {
  readonly picture?: string;
  readonly die?: Rolled;
  /** The die counts no more: it is rolled again. */
  readonly dropped?: boolean;
  /** The rolls before it that count, what all make together, and how much it takes. */
  readonly tally?: { readonly before: readonly Rolled[]; readonly sum: number; readonly goal: number };
  readonly title: string;
  /** The key of what it offers to its owner; the others are told that the owner may use it. */
  readonly text?: string;
  /** Or a sentence that is the same for everyone. */
  readonly says?: Sentence;
  readonly seat: number;
  /** Milliseconds to look at it; left out: as long as a card with an offer takes. */
  readonly look?: number;
}

/** The smallest sign of a goal: a drawing, a treasure's value, or the way home. */
export type Sign =
  | { readonly picture: string; /** light on dark */ readonly stone?: true }
  | { readonly value: number }
  | { readonly home: true };

/** What the board rings in the owner's colour. */
export interface Goals {
  readonly pictures: readonly string[];
  readonly cells: readonly number[];
}

/** How a game shows itself. The frame treats all games alike. */
export interface Face<G extends GameName = GameName> {
  readonly name: G;
  scene(view: Games[G]["View"], box: BoxFacts): Scene;
  /** What the board lets one do now. */
  mode(view: Games[G]["View"], choices: Choices<G> | null, offer: OfferState): Mode;
  /** In mode `choose`: the seats whose figures can be chosen, and what choosing one does. */
  choosable(choices: Choices<G>): readonly { readonly seat: number; readonly action: Action }[];
  /** Where the figure may walk now. */
  reaches(choices: Choices<G>, view: Games[G]["View"]): readonly Reach[];
  /** A way that costs something, as the board shows it; it is asked about first. Left out: none costs anything. */
  weighed?(way: Games[G]["Way"], view: Games[G]["View"]): Reach | null;
  /** The spells that an action takes, as its player counts them. Left out: none takes any. */
  spells?(action: Games[G]["Action"], view: Games[G]["View"]): readonly TowersSpell[];
  /** Where it could walk after a push. */
  opened(opening: Games[G]["Opening"], view: Games[G]["View"]): readonly Reach[];
  /** What this seat wants to get to, as far as the view tells. */
  goals(view: Games[G]["View"], seat: number | null): Goals;
  /** The same as signs, where there is no room to say it. */
  goalSigns(view: Games[G]["View"], seat: number | null): readonly Sign[];
  /** What a turn or a question out of turn is about; left out, or null: it is simply somebody's turn. */
  heading?(view: Games[G]["View"], seat: number): Sentence | null;
  /** The key of what the player at turn is asked to do. */
  asked(view: Games[G]["View"], offer: OfferState): string;
  steps(view: Games[G]["View"]): readonly TurnStep[];
  /** What happened, in sentences: for the log, or (with more detail) as it happens, for the screen reader. */
  told(events: readonly Games[G]["Event"][], box: BoxFacts, live: boolean): readonly Sentence[];
  /** Show on the board what happened. */
  perform(event: Games[G]["Event"], stage: Stage): Promise<void>;
  /** How the table is played, for the header. */
  house(options: Games[G]["Options"]): readonly Sentence[];

  /** What the owner of the view is after. */
  readonly Goal: Component<{ show: Showing; small?: boolean }>;
  /** The own holdings stand among the players' too: the goal does not tell them. */
  readonly ownRow?: boolean;
  /** What a player has, for the list of players. */
  readonly Holdings: Component<{ show: Showing; seat: number }>;
  /** The number that counts, for the narrow list of players on a phone; or that only the way home is left. */
  count(view: Games[G]["View"], seat: number): number | "home";
  /** The key of that number in words. */
  readonly counted: string;
  /** What else the player is asked besides push and walk: a message turned up, a card to choose … */
  readonly Prompt: Component<{ show: Showing; beside?: Snippet | undefined }>;
  /** Whether such a question is open. */
  prompts(show: Showing): boolean;
  /** Where the points come from, for the end; left out: what a player has says it all. */
  readonly Score?: Component<{ show: Showing }>;
}
