// How the client is built: into the Python package, so that the wheel and the host have it.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { catalogues } from "./catalogues.ts";
import { looks } from "./looks.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const host = process.env["WANDELGANG_HOST"] ?? "http://127.0.0.1:8765"; // the running host that `npm run dev` talks to

const SOURCE = here("../src/wandelgang");

/** The drawings come with the page, not in its scripts: they are no JavaScript, and symbols need no parsing there. */
const drawings: Plugin = {
  name: "drawings",
  enforce: "pre",
  load: (id) => (/(pictures|reactions)\.svg\?raw$/.test(id) ? 'export default ""' : null),
  transformIndexHtml(html) {
    const games = readdirSync(`${SOURCE}/games`).sort();
    const folders = ["drawing", ...games.map((game) => `games/${game}`)];
    const files = [
      ...folders.map((folder) => `${SOURCE}/${folder}/pictures.svg`),
      here("src/table/reactions.svg"),
    ];
    const symbols = files
      .filter((file) => existsSync(file))
      .flatMap((file) => readFileSync(file, "utf-8").match(/<symbol .*?<\/symbol>/gs) ?? []);
    const sheet = `<svg id="drawings" width="0" height="0" aria-hidden="true">${symbols.join("")}</svg>`;
    return html.replace("</body>", `${sheet}</body>`);
  },
};

export default defineConfig(({ command }) => ({
  // Scripts find each other wherever they lie: `wandelgang pages` writes the same client for any path. Only the document
  // says where it is.
  experimental: {
    renderBuiltUrl: (_file, { hostType }) => (hostType === "html" ? undefined : { relative: true }),
  },
  worker: { format: "es", rolldownOptions: { checks: { pluginTimings: false } } },
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
    chunkSizeWarningLimit: 1000, // tests/e2e/test_size.py has the limits that count
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false }, // a worker is a build of its own
      output: {
        // What every visitor needs comes in one piece: it packs better than many.
        codeSplitting: {
          groups: [
            {
              name: "main",
              priority: 1,
              test: /node_modules\/(?!three\/|@threlte\/)|web\/src\/(?!board\/(solid\/|picture\.ts)|alone\/(?!index)|analysis\/|editor\/|learn\/|lobby\/|mine\/|puzzles\/|replay\/|games\/(?!general)\w+\/)/,
            },
            // The view in depth is as large as all the rest: only those who choose it load it.
            { name: "solid", test: /node_modules\/(three|@threlte)\/|web\/src\/board\/solid\// },
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
