// How the client is built: into the Python package, so that the wheel and the host have it.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const host = process.env["WANDELGANG_HOST"] ?? "http://127.0.0.1:8765"; // the running host that `npm run dev` talks to

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: here("../src/wandelgang/server/client"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here("..")] }, // locales and pictures lie outside web/
    proxy: { "/api": { target: host, ws: true } },
  },
});
