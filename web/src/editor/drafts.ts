// A board that is not finished has no line of its own: its link holds the whole draft, packed.
import { HostRefusal, startDraft } from "../host";
import type { Draft } from "../protocol";
import { t } from "../words/words.svelte";

const MARK = "draft."; // no line of a position begins like this
const STEP = 0x8000; // characters that String.fromCharCode takes at once

/** Whether the text behind the # of an address holds a draft. */
export const isDraft = (text: string) => text.startsWith(MARK);

/** A draft as text for an address. */
export async function packed(draft: Draft): Promise<string> {
  const bytes = await through(
    new TextEncoder().encode(JSON.stringify(draft)),
    new CompressionStream("deflate-raw"),
  );
  let text = "";
  for (let at = 0; at < bytes.length; at += STEP)
    text += String.fromCharCode(...bytes.subarray(at, at + STEP));
  return MARK + btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The draft of such a text. What is damaged is refused, and what an older page left out is added. */
export async function unpacked(text: string): Promise<Draft> {
  const draft = await read(text).catch(() => {
    throw new HostRefusal("bad-position", t("editor-bad-link"));
  });
  const { view } = await startDraft({ game: draft.game });
  return { ...draft, view: { ...view, ...draft.view } };
}

async function read(text: string): Promise<Draft> {
  const plain = atob(text.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(plain, (character) => character.charCodeAt(0));
  const draft: unknown = JSON.parse(
    new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw"))),
  );
  if (!hasDraft(draft)) throw new TypeError("not a draft");
  return draft;
}

function hasDraft(value: unknown): value is Draft {
  const draft = value as Partial<Draft> | null;
  return (
    typeof draft?.game === "string" &&
    typeof draft.rules === "number" &&
    typeof draft.view === "object" &&
    !!draft.view
  );
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}
