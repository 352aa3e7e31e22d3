// What a page and its workers say to each other.
import type { Language } from "../protocol";

/** What `wandelgang pages` wrote down about the parts of Python. */
export interface Part {
  readonly file: string;
  readonly size: number; // bytes over the wire
}

export interface Parts {
  readonly version: string;
  readonly lock: unknown; // of Pyodide: which Python this is
  readonly loader: Part;
  readonly runtime: Part;
  readonly machine: Part;
  readonly library: Part;
  readonly package: Part;
}

/** From a page to the worker that keeps the tables. */
export type ToTables =
  | {
      readonly kind: "ask";
      readonly id: number;
      readonly method: string;
      readonly path: string;
      readonly body: string;
      readonly language: Language;
    }
  | { readonly kind: "open"; readonly id: number; readonly table: string; readonly language: Language }
  | { readonly kind: "say"; readonly id: number; readonly text: string }
  | { readonly kind: "leave"; readonly id: number };

/** Back to the page. */
export type ToPage =
  | {
      readonly kind: "answer";
      readonly id: number;
      readonly status: number;
      readonly type: string;
      readonly body: string;
    }
  | { readonly kind: "said"; readonly id: number; readonly text: string }
  | { readonly kind: "closed"; readonly id: number; readonly code: number; readonly reason: string }
  | { readonly kind: "loading"; readonly loaded: number; readonly total: number }
  /** A worker keeps the tables from now on: this page's, or another's. What was under way has to be asked again. */
  | { readonly kind: "keeps"; readonly keeper: string }
  | { readonly kind: "unkept"; readonly why: string }
  | { readonly kind: "failed"; readonly why: string };
