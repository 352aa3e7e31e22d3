// How the client is built: into the Python package, so that the wheel and the host have it.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { looks } from "./looks.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const host = process.env["WANDELGANG_HOST"] ?? "http://127.0.0.1:8765"; // the running host that `npm run dev` talks to

/** Leave out what only people read: comments, empty lines and the depth of indents. */
const catalogues: Plugin = {
  name: "catalogues",
  enforce: "pre",
  load(id) {
    if (!id.endsWith(".ftl?raw")) return null;
    const lines = readFileSync(id.slice(0, -"?raw".length), "utf-8").split("\n");
    const kept = lines.filter((line) => line.trim() && !line.startsWith("#"));
    return `export default ${JSON.stringify(kept.map((line) => line.replace(/^ +/, " ")).join("\n"))}`;
  },
};

const SOURCE = here("../src/wandelgang");

/** The drawings come with the page, not in its scripts: they are no JavaScript, and symbols need no parsing there. */
const drawings: Plugin = {
  name: "drawings",
  enforce: "pre",
  load: (id) => (id.endsWith("pictures.svg?raw") ? 'export default ""' : null),
  transformIndexHtml(html) {
    const games = readdirSync(`${SOURCE}/games`).sort();
    const files = ["drawing", ...games.map((game) => `games/${game}`)].map(
      (folder) => `${SOURCE}/${folder}/pictures.svg`,
    );
    const symbols = files
      .filter((file) => existsSync(file))
      .flatMap((file) => readFileSync(file, "utf-8").match(/<symbol .*?<\/symbol>/gs) ?? []);
    const sheet = `<svg id="drawings" width="0" height="0" aria-hidden="true">${symbols.join("")}</svg>`;
    return html.replace("</body>", `${sheet}</body>`);
  },
};

export default defineConfig(({ command }) => ({
  plugins: [
    catalogues,
    drawings,
    looks,
    // Short class names, made from the styles. In development they would change with every edit of a style.
    svelte(command === "build" ? { compilerOptions: { cssHash: ({ hash, css }) => `w${hash(css)}` } } : {}),
  ],
  build: {
    outDir: here("../src/wandelgang/server/client"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every visitor needs comes in one piece: it packs better than many.
        codeSplitting: {
          groups: [
            {
              name: "main",
              test: /node_modules|web\/src\/(?!learn\/|mine\/|replay\/|games\/(?!general)\w+\/|words\/..\.ts)/,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here("..")] }, // locales, pictures and looks lie outside web/
    proxy: { "/api": { target: host, ws: true } },
  },
}));
