// Whether this page has no host: then a worker of the page keeps the tables, and everything stays on this device.
// `wandelgang pages` writes that into the document.

const root = typeof document === "undefined" ? null : document.documentElement;

export const alone: boolean = root?.dataset["host"] === "none";

/** Whether this browser can run Python, and unpack it. */
export const able: boolean =
  typeof WebAssembly === "object" &&
  typeof Worker === "function" &&
  typeof DecompressionStream === "function";

/** Where the page lies on its server; every other address begins with it. */
export const base: string = alone ? new URL(".", location.href).href : "/";
