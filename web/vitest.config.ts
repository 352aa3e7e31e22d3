import { svelte } from "@sveltejs/vite-plugin-svelte";
import { catalogues } from "./catalogues.ts";
import { looks } from "./looks.ts";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [catalogues, looks, svelte()],
  // A busy machine needs patience; it costs time only when something fails.
  test: { include: ["{src,tests}/**/*.test.ts"], testTimeout: 60_000 },
});
