// The sentences of the client, one text for each part and language: fetched when needed, because they are no JavaScript.
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const NAME = "virtual:catalogues";
const LANGUAGES = ["de", "en", "fr"];

const APART = /(^|\.)(analysis|learn|puzzles)\.ftl$/;

/** Sentences of lessons, puzzles and analyses are apart, so that the start stays light; what only Python says stays out. */
const PARTS = {
  words: (name: string) => !APART.test(name) && name !== "host.ftl",
  analysis: (name: string) => name === "analysis.ftl",
  learn: (name: string) => name.endsWith("learn.ftl"),
  puzzles: (name: string) => name.endsWith("puzzles.ftl"),
};

/** Leave out what only people read: comments, empty lines and the depth of indents. */
function packed(file: string): string {
  const lines = readFileSync(file, "utf-8").split("\n");
  const kept = lines.filter((line) => line.trim() && !line.startsWith("#"));
  return kept.map((line) => line.replace(/^ +/, " ")).join("\n");
}

function files(language: string): string[] {
  const games = readdirSync(`${ROOT}src/wandelgang/games`, { recursive: true, encoding: "utf-8" });
  const ours = [`${language}.ftl`, `${language}.learn.ftl`, `${language}.puzzles.ftl`];
  return [
    ...readdirSync(`${ROOT}locales/${language}`).map((name) => `${ROOT}locales/${language}/${name}`),
    ...games
      .filter((file) => ours.includes(basename(file)))
      .map((file) => `${ROOT}src/wandelgang/games/${file}`),
  ].sort();
}

let building = false;

export const catalogues: Plugin = {
  name: "catalogues",
  configResolved: ({ command }) => {
    building = command === "build";
  },
  resolveId: (id) => (id === NAME ? NAME : null),
  load(id) {
    if (id !== NAME) return null;
    const address = (name: string, source: string): string =>
      building
        ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name, source })}`
        : JSON.stringify(`data:text/plain;base64,${Buffer.from(source).toString("base64")}`);
    const parts = Object.entries(PARTS).map(([part, belongs]) => {
      const addresses = LANGUAGES.map((language) => {
        const found = files(language).filter((file) => belongs(basename(file)));
        found.forEach((file) => this.addWatchFile(file));
        return `${language}: ${address(`${part}-${language}.txt`, found.map(packed).join("\n"))}`;
      });
      return `${part}: { ${addresses.join(", ")} }`;
    });
    return `export default { ${parts.join(", ")} };`;
  },
};
