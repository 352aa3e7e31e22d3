import { svelte } from "@sveltejs/vite-plugin-svelte";
import { catalogues } from "./catalogues.ts";
import { looks } from "./looks.ts";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [catalogues, looks, svelte()],
  test: { include: ["{src,tests}/**/*.test.ts"] },
});
