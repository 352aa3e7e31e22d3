// The catalogues of the browser: complete in every language, and nothing is asked for that is missing.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import {
  FluentParser,
  Message,
  Resource,
  Term,
  Visitor,
  type MessageReference,
  type VariableReference,
} from "@fluent/syntax";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Language } from "../src/protocol";
import { COLOUR_NAMES, ownName } from "../src/words/own-name";
import { LANGUAGES, preferred } from "../src/words/words.svelte";

const COUNTS = ["count", "minutes"];
const LOCALES = "../locales";
const PACKAGES = "../src/wandelgang/games";
const GAMES = readdirSync(PACKAGES).filter((name) => existsSync(join(PACKAGES, name, "words")));
/** The files of a language, with LANGUAGE for its name; the client's own first. */
const SHARED = readdirSync(join(LOCALES, "en"))
  .filter((name) => name.endsWith(".ftl") && name !== "host.ftl")
  .map((name) => join(LOCALES, "LANGUAGE", name));
const wordsOf = (game: string) =>
  readdirSync(join(PACKAGES, game, "words"))
    .filter((name) => name.startsWith("en."))
    .map((name) => join(PACKAGES, game, "words", name.replace("en.", "LANGUAGE.")));
const FILES = [...SHARED, ...GAMES.flatMap(wordsOf)];

function read(language: string, file: string): string {
  return readFileSync(file.replace("LANGUAGE", language), "utf8");
}

/** Every message of a file with the names of the values it uses, and (as "=name") of the messages inside it. */
function messages(source: string): Map<string, Set<string>> {
  const resource: Resource = new FluentParser({ withSpans: false }).parse(source);
  const found = new Map<string, Set<string>>();
  for (const entry of resource.body) {
    expect(entry.type, JSON.stringify(entry)).not.toBe("Junk");
    if (!(entry instanceof Message || entry instanceof Term)) continue;
    const used = new Set<string>();
    class Values extends Visitor {
      override visitVariableReference(node: VariableReference): void {
        used.add(node.id.name);
      }
      override visitMessageReference(node: MessageReference): void {
        used.add(`=${node.id.name}`);
      }
    }
    new Values().visit(entry);
    found.set(entry.id.name, used);
  }
  return found;
}

const all = new Map(
  LANGUAGES.map((language) => [
    language,
    new Map(FILES.flatMap((file) => [...messages(read(language, file))])),
  ]),
);

/** The values that a message uses, with those of the messages inside it. */
function valuesOf(language: Language, key: string): Set<string> {
  const own = [...(all.get(language)?.get(key) ?? [])];
  return new Set(
    own.flatMap((name) => (name.startsWith("=") ? [...valuesOf(language, name.slice(1))] : [name])),
  );
}

/** What the frame and the host ask any game's words for: see docs/words.md. */
const AGREED =
  "name|tagline|about|(option|summary|length|asked|step|log|field|action|rules|lesson|analysis|flaw)-[\\w-]+|refused-[A-Z]\\d+";

const english = all.get("en") ?? new Map<string, Set<string>>();

/** The source of the client, without what it was told by others. */
function sources(folder = "src"): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(ts|svelte)$/.test(entry.name) ? [readFileSync(path, "utf8")] : [];
  });
}
const code = sources().join("\n");

describe.each(LANGUAGES)("the catalogue in %s", (language) => {
  test("has the same files, and the same messages in each, as in English", () => {
    for (const file of FILES) {
      expect([...messages(read(language, file)).keys()].sort(), file).toEqual(
        [...messages(read("en", file)).keys()].sort(),
      );
    }
  });

  test("uses no value that English does not use", () => {
    for (const key of all.get(language)?.keys() ?? []) {
      const wanted = valuesOf("en", key);
      for (const name of valuesOf(language, key)) expect([...wanted], key).toContain(name);
    }
  });

  test("can be formatted without a fault", () => {
    const bundle = new FluentBundle(language);
    for (const file of FILES)
      expect(bundle.addResource(new FluentResource(read(language, file)))).toEqual([]);
    for (const key of all.get(language)?.keys() ?? []) {
      const pattern = bundle.getMessage(key)?.value;
      expect(pattern, key).toBeTruthy();
      const used = [...valuesOf(language, key)];
      const values = Object.fromEntries(used.map((name) => [name, COUNTS.includes(name) ? 2 : "x"]));
      const faults: Error[] = [];
      if (pattern) bundle.formatPattern(pattern, values, faults);
      expect(faults, key).toEqual([]);
    }
  });

  test("has four different letters for the four figures", () => {
    const bundle = new FluentBundle(language);
    bundle.addResource(new FluentResource(read(language, join(LOCALES, "LANGUAGE", "common.ftl"))));
    const letters = ["red", "yellow", "blue", "green"].map((colour) => {
      const pattern = bundle.getMessage(`letter-${colour}`)?.value;
      return pattern ? bundle.formatPattern(pattern) : "";
    });
    expect(new Set(letters).size).toBe(4);
    for (const letter of letters) expect(letter).toMatch(/^\p{Lu}\p{Ll}?$/u);
  });
});

test.each(GAMES)("every message in the words of %s begins with the name of the game", (game) => {
  for (const file of wordsOf(game))
    for (const key of messages(read("en", file)).keys()) expect(key).toMatch(new RegExp(`^${game}-`));
});

test("every message that the code names is there", () => {
  const ofGames = new RegExp(`["\`]((?:${GAMES.join("|")})-[\\w-]+)["\`]`, "g");
  const called = [...code.matchAll(/\bt\(\s*"([\w-]+)"/g), ...code.matchAll(ofGames)];
  const named = called.map((found) => found[1] ?? "");
  expect(named.length).toBeGreaterThan(100);
  for (const key of named) expect([...english.keys()], key).toContain(key);
});

test("every message that is there is named in the code, or built from parts that are", () => {
  const literals = new Set([...code.matchAll(/["'`]([\w-]+)["'`]/g)].map((found) => found[1] ?? ""));
  const prefixes = [...code.matchAll(/[`"]([a-z]+(?:-[a-z]+)*-)\$?\{/g)].map((found) => found[1] ?? "");
  const inside = new Set(
    [
      ...FILES.map((file) => read("en", file))
        .join("\n")
        .matchAll(/\{ ([a-z][\w-]+) \}/g),
    ].map((found) => found[1]),
  );
  const agreed = new RegExp(`^(${GAMES.join("|")})-(${AGREED})$`);
  const unused = [...english.keys()].filter(
    (key) =>
      !literals.has(key) &&
      !inside.has(key) &&
      !agreed.test(key) &&
      !prefixes.some((prefix) => key.startsWith(prefix)),
  );
  expect(unused).toEqual([]);
});

test.each([
  [["de-AT", "en"], "de"],
  [["pt", "fr-CA", "en"], "fr"],
  [["ja"], "en"],
])("of the languages %j a browser prefers, we speak %s", (wanted, spoken) => {
  expect(preferred(wanted)).toBe(spoken);
});

test("a seat that is called by its colour, in any language, has no name of its own", () => {
  const [common = ""] = SHARED.filter((file) => file.endsWith("common.ftl"));
  for (const [colour, names] of Object.entries(COLOUR_NAMES)) {
    const called = new RegExp(`^colour-${colour} = (.+)$`, "m");
    expect(names).toEqual(LANGUAGES.map((language) => called.exec(read(language, common))?.[1]));
  }
  expect(ownName({ name: "Rot", colour: "red" })).toBe("");
  expect(ownName({ name: "Rouge", colour: "red" })).toBe("");
  expect(ownName({ name: "Rouge", colour: "blue" })).toBe("Rouge");
  expect(ownName({ name: "Ada", colour: "red" })).toBe("Ada");
});
