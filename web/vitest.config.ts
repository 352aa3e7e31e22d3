import { svelte } from "@sveltejs/vite-plugin-svelte";
import { looks } from "./looks.ts";
import { defineConfig } from "vitest/config";

export default defineConfig({ plugins: [looks, svelte()], test: { include: ["{src,tests}/**/*.test.ts"] } });
