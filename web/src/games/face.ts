// What the frame needs to know about a game: how to show it. The rules stay with the host.
import type { Component, Snippet } from "svelte";
import type { BoardMotions, Destination, Mode, Scene } from "../board";
import type {
  BoxFacts,
  Choices,
  Colour,
  GameFacts,
  GameName,
  Games,
  Hint,
  Result,
  SeatFacts,
} from "../protocol";
import type { Sound } from "../sound/sounds";
import type { Values } from "../words/words.svelte";

// What all games have in common; a game's own types have more.
export type View = Games["general"]["View"];
export type Action = Games["general"]["Action"];
export type Event = Games["general"]["Event"];
export type Deal = Games["general"]["Deal"];
export type Opening = Games["general"]["Opening"];

/** The walk in a game's events. */
type WalkOf<G extends GameName> = Games[G]["Event"] & { readonly type: "walked" };

/** Who sits where, as far as the names on the screen need it. */
export type Sitter = Pick<SeatFacts, "seat" | "colour" | "name" | "bot">;

/** A game as it is shown to somebody: at a table, or in a replay. */
export interface Showing<G extends GameName = "general"> {
  readonly face: Face<G>;
  readonly game: GameFacts;
  readonly box: BoxFacts;
  readonly view: Games[G]["View"];
  readonly choices: Choices<G> | null;
  readonly sitters: readonly Sitter[];
  readonly result: Result | null;
  /** The seat whose view this is; null: nobody's. */
  readonly you: number | null;
  /** The owner of the view looks at this screen; false in a replay, where others look over a shoulder. */
  readonly mine: boolean;
  /** Several share this screen, and somebody other than the owner of the secrets looks at it now. */
  readonly covered: boolean;
  /** Whether a goal could be reached: after the push that is being looked at, or now. */
  readonly near: "push" | "walk" | null;
  /** What the push that is being looked at would open. */
  readonly opening: Games[G]["Opening"] | null;
  /** The way that the player is about to walk, by its place among the ways: it costs something, so it is weighed. */
  aim: number | null;
  /** The picture that the player is about to choose: the board shows where it lies. */
  picked: string | null;
  /** What the player does about an offer. */
  offer: OfferState;
  /** Whether a hint, or the guide of a lesson, says to do this now: what does it is marked. */
  advises(action: Games[G]["Action"]): boolean;
  act(action: Games[G]["Action"]): void;
}

/** An offer is open; it is being used (people choose how on the board); or it was left aside. */
export type OfferState = "open" | "using" | "left";

/** A sentence of the catalogue about a seat, with what it needs; `who` and `you` are put in when it is shown. */
export interface Sentence {
  readonly key: string;
  readonly seat: number | null;
  readonly values?: Values;
  /** Only for its owner: not read aloud where several share a screen. */
  readonly secret?: boolean;
}

/** One of the steps of a turn, for the panel that leads through it. */
export interface TurnStep {
  readonly label: string;
  readonly state: "done" | "now" | "later";
}

/** Where events are shown: the board, and the players. */
export interface Performance {
  readonly board: BoardMotions;
  readonly pace: number;
  readonly colours: readonly Colour[];
  /** Whether this screen may show what only this seat knows: where several share it, not another's past. */
  sees(seat: number): boolean;
  /** Turn up a card or a die for everyone to see, for as long as it takes to read it. */
  turnUp(shown: TurnedUp): Promise<void>;
}

/** How a die of a game is drawn: what lies on top, how large, whether it comes rolling, what it is called. */
export interface DieProps {
  readonly face: string;
  readonly size?: number;
  readonly rolling?: boolean;
  readonly label?: string;
}

/** A die that was rolled: the game's own drawing of it, and what it shows. */
export interface Rolled {
  readonly Die: Component<DieProps>;
  readonly face: string;
}

/** Something held up for everyone: a card's drawing or a die, a title, and what it means. */
export interface TurnedUp {
  readonly picture?: string;
  readonly die?: Rolled;
  /** The die no longer counts: it is rolled again. */
  readonly dropped?: boolean;
  /** The rolls before it that count, what all make together, and how much it takes. */
  readonly total?: { readonly before: readonly Rolled[]; readonly sum: number; readonly goal: number };
  readonly title: string;
  /** The key of what it offers to its owner; the others read that the owner may use it. */
  readonly text?: string;
  /** Or a sentence that is the same for everyone. */
  readonly says?: Sentence;
  readonly seat: number;
  /** Milliseconds to look at it; left out: as long as a card with an offer takes. */
  readonly look?: number;
}

/** What the board rings in the owner's colour. */
export interface Goals {
  readonly pictures: readonly string[];
  readonly cells: readonly number[];
}

/** The number that counts for a player, or that only the way home is left; and the same in words. */
interface Count {
  readonly count: number | "home";
  readonly about: string;
}

/** A section of the rules. Its sentences are GAME-rules-NAME. */
export interface Section {
  readonly name: string;
  /** The example that shows it. */
  readonly example?: string;
  /** Sections inside it, each with an example. */
  readonly parts?: readonly Section[];
}

/** How a game shows itself. The frame treats all games alike; `generalFace` has a form of everything for any game. */
export interface Face<G extends GameName = "general"> {
  /** The game's name. */
  readonly name: string;
  scene(view: Games[G]["View"], box: BoxFacts): Scene;
  /** What people can do on the board now. */
  mode(view: Games[G]["View"], choices: Choices<G> | null, offer: OfferState): Mode;
  /** In mode `choose`: the seats whose figures can be chosen, and what choosing one does. */
  choosable(choices: Choices<G>): readonly { readonly seat: number; readonly action: Games[G]["Action"] }[];
  /** Where the figure may walk now. */
  destinations(choices: Choices<G>, view: Games[G]["View"]): readonly Destination[];
  /** A way that costs something, as the board shows it; it is asked about first. Left out: none costs anything. */
  weighed?(way: Games[G]["Way"], view: Games[G]["View"]): Destination | null;
  /** What an action costs, in words that follow the action's own. Left out: nothing. */
  cost?(action: Games[G]["Action"], view: Games[G]["View"]): string;
  /** What each step of a walk cost, by the drawing of it. Left out: nothing. */
  tolls?(walk: WalkOf<G>): readonly (string | null)[];
  /** Where it could walk after a push. */
  opened(opening: Games[G]["Opening"], view: Games[G]["View"]): readonly Destination[];
  /** What this seat wants to get to, as far as the view tells. */
  goals(view: Games[G]["View"], seat: number | null): Goals;
  /** What else is on a cell, in words, for those who do not see the board. Left out: nothing. */
  described?(view: Games[G]["View"], box: BoxFacts, cell: number): readonly string[];
  /** That a cell can be reached, in words. Left out, or null: just that. */
  reached?(destination: Destination): string | null;
  /** The die that is to be rolled now, with any of its faces on top. */
  die?(view: Games[G]["View"]): Rolled;
  /** What a turn or a question out of turn is about; left out, or null: it is simply somebody's turn. */
  heading?(view: Games[G]["View"], seat: number): Sentence | null;
  /** What the player whose turn it is should do now. */
  asked(view: Games[G]["View"], offer: OfferState): string;
  steps(view: Games[G]["View"]): readonly TurnStep[];
  /** What happened, in sentences: for the log, or (with more detail) as it happens, for the screen reader. */
  sentencesFor(
    events: readonly Games[G]["Event"][],
    show: Pick<Showing<G>, "box" | "view">,
    live: boolean,
  ): readonly Sentence[];
  /** Show on the board what happened. */
  perform(event: Games[G]["Event"], performance: Performance): Promise<void>;
  /** The sounds of events that only this game has. */
  readonly sounds?: Readonly<Partial<Record<Games[G]["Event"]["type"], Sound>>>;
  /** What a hint advises, where it is neither a push nor a walk. Left out, or null: the action's notation is named. */
  advised?(show: Showing<G>, hint: Hint<G>): string | null;
  /** Make ready what a hint advises, where it is neither a push nor a walk. Left out: its button is marked anyway. */
  prepare?(show: Showing<G>, action: Games[G]["Action"]): void;
  /** What an advised action gains. Left out, or null: the goal, or a place to be. */
  gain?(view: Games[G]["View"], action: Games[G]["Action"]): string | null;
  /** What a learner is asked to do. Left out, or null: the usual sentence for a push or a walk. */
  coached?(action: Games[G]["Action"], view: Games[G]["View"], box: BoxFacts): string | null;
  /** The rules, section by section; left out: the host has them as a page. */
  readonly sections?: readonly Section[];

  /** What the owner of the view is after; `beside` ends its first row. */
  readonly Goal: Component<{ show: Showing<G>; small?: boolean; beside?: Snippet | undefined }>;
  /** Whether the list of players shows your own holdings too, because the goal does not. */
  readonly ownRow?: boolean;
  /** What a player has, for the list of players; at the end all of it, and what is missing of what was dealt (null
   * until the host has told it). */
  readonly Holdings: Component<{
    show: Showing<G>;
    seat: number;
    deal?: Games[G]["Deal"] | null | undefined;
  }>;
  /** What counts, for the narrow list of players on a phone; null: nothing. */
  count(view: Games[G]["View"], seat: number): Count | null;
  /** What the player is asked other than push and walk: a message turned up, a card to choose … */
  readonly Prompt: Component<{ show: Showing<G>; beside?: Snippet | undefined }>;
  /** Whether such a question is open. */
  prompts(show: Showing<G>): boolean;
  /** What the only winner got together, in words that end before how long it took. Left out: nothing is said. */
  won?(view: Games[G]["View"], seat: number, box: BoxFacts): string;
  /** Where the points come from, for the end; left out: what a player has says it all. */
  readonly Score?: Component<{ show: Showing<G> }>;
}
